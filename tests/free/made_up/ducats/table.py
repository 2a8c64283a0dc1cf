"""The table of the made-up game: coins, hidden hands, a deck, stalls."""

from __future__ import annotations

from pionek.core.language.definitions import Content
from pionek.core.rules.in_force import ActiveAbility, value
from pionek.core.rules.resolving import Resolution
from pionek.core.rules.windows import Window
from pionek.core.state.decision import Decision, Guard, Option
from pionek.core.state.fields import Fields
from pionek.core.state.frame import Frame
from pionek.core.state.piece import CardNo, Piece
from pionek.core.state.rng import Rng
from pionek.core.state.table import Result, Table
from pionek.core.state.zones import Zone
from tests.free.made_up.ducats import words
from tests.free.made_up.ducats.cards import Card, Raze, Steal


class Stall(Piece, metaclass=Fields):
    """A card that stays on the table."""

    card: CardNo
    owner: int


class Town(Table):
    __slots__ = ("coins", "deck", "discard", "hands", "stalls")

    checks = ((words.WEALTH, "wealth"),)

    def __init__(self, content: Content, seats: int, seed: int) -> None:
        super().__init__(content, seats, Rng(seed))
        self.coins = [2] * seats
        self.hands = [Zone(0, [], []) for _ in range(seats)]
        cards = [each.index for each in content.entries["card"] if isinstance(each, Card) for _ in range(each.copies)]
        self.deck = Zone(0, cards, [0] * len(cards))
        self.discard = Zone(0, [], [])
        self.stalls: list[Stall] = []

    def clone(self) -> Town:
        new = Town.__new__(Town)
        self.copy_into(new)
        new.coins = self.coins[:]
        new.hands = [hand.clone() for hand in self.hands]
        new.deck = self.deck.clone()
        new.discard = self.discard.clone()
        new.stalls = [stall.clone() for stall in self.stalls]
        return new

    def zones(self) -> list[Zone]:
        return [*self.hands, self.deck, self.discard]

    def card(self, index: int) -> Card:
        card = self.content.entries["card"][index]
        assert isinstance(card, Card)
        return card

    def active_seat(self) -> int:
        return self.agenda[0].who

    def base(self, what: int, subject: int) -> int:
        return self.card(subject).price

    def printed_abilities(self) -> list[ActiveAbility]:
        return [
            ActiveAbility(ability, stall.owner, stall.card)
            for stall in self.stalls
            for ability in self.card(stall.card).abilities
        ]

    def wealth(self) -> None:
        rich = tuple(seat for seat in range(self.seats) if self.coins[seat] >= words.ENOUGH)
        if rich:
            self.happened(words.RICH, rich[0], rule="DU-END-01")
            self.finish(Result(rich, "rich", "DU-END-01"))

    def rolled(self, who: int, dice: list[int], rule: str) -> None:
        self.happened(words.ROLLED, who, amount=dice[0], rule="DU-PLAY-03")

    def pay_out(self, seat: int, amount: int) -> None:
        self.coins[seat] += amount
        self.unsettled |= words.WEALTH
        self.happened(words.GAINED, seat, amount=amount, rule="DU-PLAY-03")

    def draw(self, seat: int, rule: str) -> None:
        if not self.deck.cards:
            return
        card = self.deck.take()
        self.revealed += 1
        self.hands[seat].put(card, 1 << seat)
        self.happened(words.DREW, seat, card, rule=rule, seen=1 << seat)

    def cancel(self, place: int) -> None:
        play = self.agenda[place]
        assert isinstance(play, PlayCard)
        play.cancelled = True
        self.happened(words.CANCELLED, play.who, play.card, rule="DU-PLAY-03")

    def raze(self) -> None:
        stall = self.stalls.pop(0)
        self.fall(stall.card)
        self.discard.put(stall.card)
        self.happened(words.RAZED, stall.owner, stall.card, rule="DU-PLAY-03")

    def window_options(self, kind: int, seat: int) -> list[Option] | None:
        if not self.hands[seat].cards:
            return None
        return plays(self, seat) if seat != self.agenda[-2].who else []

    def window_play(self, window: Frame, seat: int, option: Option) -> None:
        self.then(PlayCard(seat, option.subject, len(self.agenda) - 2))


def refuse_play(table: Town, seat: int, index: int) -> Guard | None:
    card = table.card(index)
    if index not in table.hands[seat].cards:
        return words.LIES_ON_TABLE if any(stall.card == index for stall in table.stalls) else words.NOT_IN_HAND
    frame = table.agenda[-1]
    if isinstance(frame, Window):
        if seat == table.agenda[-2].who:
            return words.NOT_YOUR_TURN
        if card.when != "answer":
            return words.NO_ANSWER
    elif card.when == "answer":
        return words.ONLY_AS_ANSWER
    elif frame.who != seat:
        return words.NOT_YOUR_TURN
    elif not isinstance(frame, Turn):
        return words.CHOOSE_FIRST
    if table.coins[seat] < value(table, words.PRICE, index):
        return words.TOO_EXPENSIVE
    if isinstance(card.effect, Steal) and not any(coins for who, coins in enumerate(table.coins) if who != seat):
        return words.NOTHING_TO_STEAL
    if isinstance(card.effect, Raze) and not table.stalls:
        return words.NO_STALL
    if table.decision is not None and table.decision.seat != seat:
        return words.WAIT
    return None


def plays(table: Town, seat: int) -> list[Option]:
    hand = sorted(set(table.hands[seat].cards))
    return [Option(words.PLAY, card) for card in hand if refuse_play(table, seat, card) is None]


class Turn(Frame):
    __slots__ = ()
    is_turn = True
    steps = (("draw", "DU-TURN-01"), ("act", "DU-TURN-02"), ("pass_on", "DU-TURN-04"))

    def clone(self) -> Turn:
        new = Turn(self.who)
        new.at = self.at
        return new

    def draw(self, table: Town) -> None:
        if table.deck.cards:
            table.draw(self.who, "DU-TURN-01")
            return
        most = max(table.coins)
        winners = tuple(seat for seat in range(table.seats) if table.coins[seat] == most)
        drawn = len(winners) == table.seats
        table.finish(Result(() if drawn else winners, "draw" if drawn else "deck", "DU-END-02"))

    def act(self, table: Town) -> Decision:
        return Decision(self.who, [*plays(table, self.who), words.ENDING])

    def took_act(self, table: Town, option: Option) -> None:
        if option.verb == words.PLAY:
            self.back_to("act")
            table.then(PlayCard(self.who, option.subject))

    def pass_on(self, table: Town) -> None:
        self.who = (self.who + 1) % table.seats
        self.back_to("draw")


class PlayCard(Frame):
    """One card being played; the frame holds it from paying to the end."""

    __slots__ = ("about", "cancelled", "card", "held", "target")
    steps = (("aim", "DU-PLAY-02"), ("pay", "DU-PLAY-01"), ("answers", "DU-ANSWER-01"), ("work", "DU-PLAY-03"))
    refers = {"card": "card"}

    def __init__(self, who: int, card: int, about: int = -1) -> None:
        super().__init__(who)
        self.card = card
        self.about = about
        self.target = -1
        self.held = False
        self.cancelled = False

    def clone(self) -> PlayCard:
        new = PlayCard(self.who, self.card, self.about)
        new.at = self.at
        new.target = self.target
        new.held = self.held
        new.cancelled = self.cancelled
        return new

    def aim(self, table: Town) -> Decision | None:
        if not table.card(self.card).aims:
            return None
        seats = [seat for seat in range(table.seats) if seat != self.who]
        return Decision(self.who, [Option(words.AIM, seat) for seat in seats], partial=True)

    def took_aim(self, table: Town, option: Option) -> None:
        self.target = option.subject

    def pay(self, table: Town) -> None:
        table.coins[self.who] -= value(table, words.PRICE, self.card)
        table.hands[self.who].remove(self.card)
        self.held = True
        table.happened(words.PLAYED, self.who, self.card, rule="DU-PLAY-01")

    def answers(self, table: Town) -> None:
        table.then(Window((self.who + 1) % table.seats, 0, "DU-ANSWER-01"))

    def work(self, table: Town) -> None:
        card = table.card(self.card)
        if self.cancelled:
            return
        if card.stall:
            self.held = False
            table.stalls.append(Stall(self.card, self.who))
            table.happened(words.OPENED, self.who, self.card, rule="DU-PLAY-03")
            for ability in card.abilities:
                table.stand(ActiveAbility(ability, self.who, self.card))
        elif card.effect is not None:
            table.then(Resolution(self.who, [card.effect], about=self.about, card=self.card, target=self.target))

    def closed(self, table: Town) -> None:
        if self.held:
            table.discard.put(self.card)
            table.happened(words.DISCARDED, self.who, self.card, rule="DU-PLAY-03")
