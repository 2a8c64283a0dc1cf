"""The table of a match with its procedures tied in, and the evening that runs from set-up to the end."""

from __future__ import annotations

from pionek.core.rules.rolls import Roll
from pionek.core.rules.windows import Window
from pionek.core.state.decision import Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.state.table import Result, Table
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.choices.offers import answers
from pionek.games.etherfields.model import pieces
from pionek.games.etherfields.model.deeds import Dreamworld
from pionek.games.etherfields.model.state import CAMPAIGN
from pionek.games.etherfields.procedures.action import DISCARDED, KEPT, Undertaking
from pionek.games.etherfields.procedures.awakening import Awakening, Dying, collect_cards, lose_shiny
from pionek.games.etherfields.procedures.distress_and_sealing import Discarding, Harm, Surplus
from pionek.games.etherfields.procedures.districts import open_districts
from pionek.games.etherfields.procedures.dream import DreamPlay, Entrance
from pionek.games.etherfields.procedures.dreamworld import Travel, finish_campaign
from pionek.games.etherfields.procedures.slumber import SlumberPlay, lay_slumber_map
from pionek.games.etherfields.vocabulary import DreamNo, SlumberNo


class Night(Dreamworld):
    """A Dreamworld that knows its procedures; the procedures know only the Dreamworld."""

    def redealt(self, seat: int, seed: int) -> Table:
        """EF-INF-07: the back of a deck's top card is open to all, so it stays what it is."""
        new = super().redealt(seat, seed)
        assert isinstance(new, Night)
        for at in range(self.seats):
            keep_back(self, new, at, seat)
        return new

    def window_kinds(self, kind: int, seat: int) -> int:
        """EF-DEATH-01, EF-INF-06: what a seat may use in a window of this kind, as bits of timing."""
        if kind != vocabulary.HARM:
            return kind
        harm = next(frame for frame in reversed(self.agenda) if isinstance(frame, Harm))
        return vocabulary.HARM if harm.who == seat else vocabulary.HARM_NEAR

    def window_options(self, kind: int, seat: int) -> list[Option] | None:
        """EF-INF-06: hands lie open: everybody sees it when there is nothing to play."""
        return answers(self, seat, self.window_kinds(kind, seat)) or None

    def window_play(self, window: Window, seat: int, option: Option) -> None:
        self.then(Undertaking(seat, option.verb, option.subject, option.amount))

    def rolled(self, who: int, dice: list[int], rule: str) -> None:
        """EF-LUCK-01, EF-EMOV-01, EF-REROLL-01 to -03."""
        if rule == "EF-EMOV-01":
            self.happened(vocabulary.ROLLED, -1, amount=9, other=10 + dice[0], rule=rule)
            return
        result = vocabulary.LUCK[dice[0] - 1]
        if result == 3:
            self.dreamers[who].marks[pieces.THREES] += 1
        self.happened(vocabulary.ROLLED, who, amount=result, other=dice[0], rule=rule)

    def after_roll(self, roll: Roll) -> Frame | None:
        """EF-BASIC-05, EF-REROLL-01 to -03: every die may be rerolled before its result is used."""
        window = Window(max(0, roll.who), vocabulary.ROLLING | vocabulary.ROLLING_OWN, "EF-REROLL-01")
        return window if window.ask(self) is not None else None

    def check_death(self) -> None:
        """EF-DEATH-01 to -03, EF-MISS-02."""
        if "no-distress-left" in self.flags:
            self.die(0, "EF-MISS-02")
            return
        for seat in range(self.seats):
            sleeper = self.dreamers[seat]
            limit = self.limit(vocabulary.DISTRESS_LIMIT, seat)
            if sleeper.distress >= limit:
                mask = sleeper.mask
                if mask >= 0 and "moth" in self.content.masks[mask].rulings and not self.morphed(vocabulary.MORPH_MASKS):
                    sleeper.distress = max(0, limit - 3)
                    sleeper.mask = -1
                    sleeper.lost_masks.append(mask)
                    self.changed()
                else:
                    self.die(seat, "EF-DEATH-01")
                    return
            if sleeper.cards_left() + self.cards_held(seat) < vocabulary.FEWEST_CARDS and sleeper.dreamer >= 0:
                self.die(seat, "EF-DEATH-02")
                return

    def cards_held(self, seat: int) -> int:
        """R14: a card that is being played counts as discarded."""
        held = 0
        for frame in self.agenda:
            if isinstance(frame, Undertaking) and frame.who == seat and frame.holds_card() and frame.at > 0 and frame.fate in (DISCARDED, KEPT):
                held += 1
        return held

    def die(self, seat: int, rule: str) -> None:
        """EF-CAMP-01, EF-DEATH-01 to -07: all lose together. In a campaign the Death card follows."""
        self.happened(vocabulary.DIED, seat, rule=rule)
        if not self.modes & CAMPAIGN:
            self.finish(Result((), "death", rule))
            return
        evening = self.agenda[0]
        assert isinstance(evening, Evening)
        evening.dead = seat
        self.leave(1)
        evening.back_to("death")

    def check_limits(self) -> None:
        """EF-HAND-03, EF-PROG-12: what is too much is discarded at once."""
        for seat in range(self.seats):
            sleeper = self.dreamers[seat]
            over = len(sleeper.hand) - self.limit(vocabulary.HAND_LIMIT, seat)
            if over > 0:
                self.then(Discarding(seat, over, "EF-HAND-03"))
            spare = len(sleeper.progress) - self.limit(vocabulary.PROGRESS_LIMIT, seat)
            if spare > 0:
                self.then(Surplus(seat, spare))


def keep_back(real: Dreamworld, new: Dreamworld, at: int, seat: int) -> None:
    """Let the top card of an imagined deck show the same back as the real one."""
    deck, cards = real.dreamers[at].deck, new.dreamers[at].deck.cards
    for top in cards[-1:]:
        back = real.card(deck.cards[-1]).deck
        hidden = [place for place, known in enumerate(deck.known) if not known >> seat & 1]
        fitting = [place for place in hidden if new.card(cards[place]).deck == back]
        for place in fitting[:1] if new.card(top).deck != back else ():
            cards[-1], cards[place] = cards[place], top


class Evening(Frame):
    """From set-up to the end: a single Dream or Slumber, or an evening of the campaign until it is saved."""

    dream: DreamNo
    slumber: SlumberNo
    begun: bool
    outside: bool = False
    dead: int = later(-1)

    steps = (
        ("set_up", "EF-SETUP-04"), ("start", "EF-SETUP-15"), ("enter", "EF-MAP-04"), ("slumbers", "EF-SLUM-06"), ("home", "EF-FIN-04"),
        ("world", "EF-WORLD-01"), ("death", "EF-DEATH-04"),
    )  # fmt: skip
    def set_up(self, table: Dreamworld) -> None:
        """EF-SETUP-03 to -07, -12, EF-CAMP-03, EF-COMP-22, EF-SAVE-03."""
        table.happened(vocabulary.SESSION, -1, amount=table.seats, rule="EF-CAMP-01")
        if self.outside:
            table.turns_used.cards = list(range(len(table.content.turns)))
            table.turns_used.known = [0] * len(table.content.turns)
            table.shuffle(table.turns_used)
            table.changed()
            self.back_to("world")
            return
        for seat in range(table.seats):
            sleeper = table.dreamers[seat]
            if not self.begun or not self.campaign(table):
                for card in sleeper.discard:
                    sleeper.deck.put(card, 0)
                sleeper.discard = []
                table.shuffle(sleeper.deck)
            if sleeper.ether_card:
                sleeper.ether_card = 0
                table.gain(seat, vocabulary.ETHER, 1, "EF-SAVE-03")
        table.turns_used.cards = list(range(len(table.content.turns)))
        table.turns_used.known = [0] * len(table.content.turns)
        for zone in (table.turns_used, table.fates, table.flaws, table.market):
            table.shuffle(zone)
        table.hours = vocabulary.STARTING_HOURS[table.seats - 1]
        table.happened(vocabulary.HOURS, -1, amount=table.hours, rule="EF-SETUP-12")
        table.stack_slumbers()
        table.changed()

    def campaign(self, table: Dreamworld) -> bool:
        return bool(table.modes & CAMPAIGN)

    def start(self, table: Dreamworld) -> None:
        if self.campaign(table) and self.begun:
            self.back_to("world")
            waking = Awakening(table.first)
            waking.back_to("swap")
            table.then(waking)
        elif self.slumber >= 0:
            lay_slumber_map(table)
        else:
            self.back_to("home")
            table.then(DreamPlay(table.first, self.dream))

    def enter(self, table: Dreamworld) -> None:
        table.then(Entrance(table.first))

    def slumbers(self, table: Dreamworld) -> None:
        if self.slumber in table.slumbers.cards:
            table.slumbers.remove(self.slumber)
        table.then(SlumberPlay(table.first, self.slumber))

    def home(self, table: Dreamworld) -> None:
        """EF-FIN-04: after the First Dream the Dreamers Awaken on the Dreamworld."""
        if self.campaign(table):
            self.begun = True
            open_districts(table)
            if table.ending:
                finish_campaign(table)
                return
            table.then(Awakening(table.first))
            return
        if table.ending:
            table.finish(Result(tuple(range(table.seats)), f"ending-{table.ending}", "EF-CAMP-01"))
        elif table.won:
            table.finish(Result(tuple(range(table.seats)), "won", "EF-CAMP-01"))
        else:
            table.finish(Result((), "failed", "EF-TURN-11"))

    def world(self, table: Dreamworld) -> None:
        """EF-WORLD-01: one figure for the whole Team, on the Awakening Location."""
        if table.location < 0:
            table.location = table.content.find("location", "s1")
        table.then(Travel(table.first))

    def death(self, table: Dreamworld) -> None:
        """EF-DEATH-04 to -06; the First Dream simply starts again, with the Items found kept."""
        table.flags = [flag for flag in table.flags if flag != "no-distress-left"]
        for seat in range(table.seats):
            table.lose(seat, vocabulary.DISTRESS, vocabulary.ALL, "EF-DEATH-04")
            table.unseal(seat, vocabulary.ALL, "EF-DEATH-04")
        if self.begun:
            self.back_to("world")
            table.then(Dying(table.first, self.dead))
            return
        table.gain_wisdom(table.content.find("wisdom", "w03"))
        collect_cards(table)
        for seat in range(table.seats):
            table.renew(seat, "EF-DEATH-04")
        lose_shiny(table)
        table.hours = vocabulary.STARTING_HOURS[table.seats - 1]
        table.gather_turns()
        self.back_to("start")


