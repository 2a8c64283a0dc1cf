"""Verbs of what a Dreamer owns: tokens, Progress cards, Flaws, cards given and gained, marks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.language.amounts import Amount
from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.kinds import AMOUNT, IntKind, RefTo, Word
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.choices.offers import placings
from pionek.games.etherfields.language.amounts import x_unless_number
from pionek.games.etherfields.language.base import EtherfieldsEffect, person, text_rule
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.procedures.action import ActionPlay

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer
    from pionek.core.text.phrasebook import Part


class Gain(EtherfieldsEffect):
    """Ether, Gems, Keys, Hours or Spirit tokens, as far as the supply goes."""

    word = "gain"
    away = True
    gain: str = field(Word(*vocabulary.RESOURCES[1:]))
    much: Amount | None = field(AMOUNT, default=None)
    en = "gain { NOUN($much, $gain) }"
    pl = 'zyskaj { NOUN($much, $gain, case: "acc") }'
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "together": ("gain { $gains }", "zyskaj { $gains }"),
        "one-of-them": ("{ NOUN($much, $gain) }", '{ NOUN($much, $gain, case: "acc") }'),
        "x": ("gain { NOUN($much, $gain) }, where X is { $x }", 'zyskaj { NOUN($much, $gain, case: "acc") }, gdzie X to { $x }'),
    }
    example = "{gain: ether, much: 2}"

    def variant(self) -> str:
        return "" if self.much is None else x_unless_number(self.much)

    def breath(self) -> str:
        return "" if self.variant() else "gain"

    def say_together(self, describer: Describer, forms: list[Any]) -> tuple[Part, ...]:
        gains = [describer.parts("effect-gain-one-of-them", each.args(describer)) for each in forms]
        return describer.parts("effect-gain-together", {"gains": describer.listed(gains)})

    def args(self, describer: Describer) -> dict[str, Any]:
        if self.much is not None and self.variant():
            return {"gain": self.gain, "much": "X", "x": self.much.named(describer)}
        return {"gain": self.gain, "much": 1 if self.much is None else AMOUNT.say(describer, self.much)}

    def rivals(self, table: Deeds, resolution: Resolution) -> list[int]:
        """Inside "each Dreamer", when the supply does not reach for all of them: those who have not gained yet (EF-CORE-05, ruling R44)."""
        whole = table.agenda[-2]
        if not isinstance(whole, Resolution) or whole.loop is not self or not whole.queue:
            return []
        left = table.supply(vocabulary.RESOURCES.index(self.gain))
        wanted = (1 + len(whole.queue)) * (1 if self.much is None else self.much.of(table, resolution))
        return whole.queue if 0 < left < wanted else []

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        if self.gain in OWN_SUPPLIES and resolution.target >= 0:
            rivals = self.rivals(table, resolution)
            if rivals:
                return Decision(table.first, [Option(vocabulary.WHO, target=each) for each in sorted([resolution.target, *rivals])])
        return super().run(table, resolution)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        """The one chosen gains first; the one whose turn it was waits in that one's place."""
        whole = table.agenda[-2]
        if isinstance(whole, Resolution) and option.target in whole.queue:
            whole.queue[whole.queue.index(option.target)] = resolution.target
            resolution.target = option.target
        self.act(table, resolution, option.target)

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        what = vocabulary.RESOURCES.index(self.gain)
        table.gain(seat, what, 1 if self.much is None else self.much.of(table, resolution), RULES_OF_GAIN[what])


OWN_SUPPLIES = ("ether", "gem", "spirit")
"""What Dreamers gain one by one from a shared supply; Keys and Hours are the Team's."""
RULES_OF_GAIN = ("EF-DEATH-01", "EF-COMP-01", "EF-COMP-04", "EF-COMP-09", "EF-CLOCK-02", "EF-COMP-13")


class Lose(EtherfieldsEffect):
    """Ether, Gems, Keys or Hours are given up; as a choice only by one who has them."""

    word = "lose"
    is_price = True
    lose: str = field(Word(*vocabulary.RESOURCES[1:]))
    much: int = field(IntKind(1, 20), default=1)
    en = "lose { NOUN($much, $lose) }"
    pl = 'strać { NOUN($much, $lose, case: "acc") }'
    example = "{lose: hour}"

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return table.amount_of(vocabulary.RESOURCES.index(self.lose), person(resolution)) >= self.much

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        what = vocabulary.RESOURCES.index(self.lose)
        table.lose(seat, what, self.much, RULES_OF_LOSS[what])


RULES_OF_LOSS = ("EF-DEATH-01", "EF-ACT-02", "EF-ACT-02", "EF-ACT-02", "EF-CLOCK-02", "EF-ACT-02")


class TurnOver(EtherfieldsEffect):
    """Turns over Progress cards that lie the other way, one after the other, the Dreamer choosing which (EF-PROG-06)."""

    asks = True
    down: ClassVar[bool]
    """Whether they come to lie face down."""

    def many(self) -> int:
        raise NotImplementedError(self.word)

    def places(self, table: Deeds, seat: int) -> list[int]:
        return [at for at, flipped in enumerate(table.dreamers[seat].flipped) if bool(flipped) != self.down]

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        seat = person(resolution)
        cards = {table.dreamers[seat].progress[at] for at in self.places(table, seat)}
        return Decision(seat, [Option(vocabulary.TAKE, target=card) for card in sorted(cards)], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        """Turn the card over; `amount` counts the cards."""
        seat = person(resolution)
        at = next(at for at in self.places(table, seat) if table.dreamers[seat].progress[at] == option.target)
        table.turn_over(seat, at, self.down)
        resolution.amount += 1
        if resolution.amount < self.many() and self.places(table, seat):
            resolution.todo.append(self)
        else:
            resolution.amount = 0


class Flip(TurnOver):
    """Active Progress cards are flipped face down, the Dreamer choosing which."""

    word = "flip"
    flip: int = field(IntKind(1, 9))
    down = True
    en = 'flip { NOUN($flip, noun: "progress") }'
    pl = 'odwróć { NOUN($flip, noun: "progress", case: "acc") }'
    example = "{flip: 1}"

    def many(self) -> int:
        return self.flip


class Unflip(TurnOver):
    """Flipped Progress cards are turned up again."""

    word = "unflip"
    away = True
    unflip: int = field(IntKind(1, 9))
    down = False
    en = 'unflip { NOUN($unflip, noun: "progress") }'
    pl = 'przywróć { NOUN($unflip, noun: "progress", case: "acc") }'
    example = "{unflip: 1}"

    def many(self) -> int:
        return self.unflip

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return any(table.dreamers[person(resolution)].flipped)


class PlaceCard(EtherfieldsEffect):
    """A Progress card is placed from hand, free or for less."""

    word = "place"
    place: str = field(Word("free", "cheaper"))
    less: int = field(IntKind(0, 9), default=0)
    asks = True
    en = "you may place 1 Progress card free of charge"
    pl = "możesz wyłożyć za darmo 1 kartę Rozwoju"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "cheaper": ("you may place 1 Progress card for { $less } less", "możesz wyłożyć 1 kartę Rozwoju, płacąc o { $less } mniej")
    }
    example = "{place: cheaper, less: 2}"

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        seat = person(resolution)
        return any(table.card(card).type == "progress" for card in table.dreamers[seat].hand)

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        seat = person(resolution)
        options = placings(table, seat, vocabulary.ALL if self.place == "free" else self.less)
        return Decision(seat, [*options, Option(vocabulary.DONE)], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        if option.verb == vocabulary.PLACE:
            table.then(ActionPlay(person(resolution), vocabulary.PLACE, option.subject, option.amount, vocabulary.ALL if self.place == "free" else self.less))


class GainFlaw(EtherfieldsEffect):
    """A Flaw goes on top of the discard pile."""

    word = "gain-flaw"
    en = "gain 1 Flaw"
    pl = "otrzymaj 1 Defekt"
    example = "gain-flaw"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        table.gain_flaw(seat)


class RemoveFlaw(EtherfieldsEffect):
    """A Flaw leaves the Dreamer's cards, wherever it is."""

    word = "remove-flaw"
    away = True
    asks = True
    reaches = True
    en = "you may remove 1 of your Flaws"
    pl = "możesz usunąć 1 swój Defekt"
    example = "remove-flaw"

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return bool(own_flaws(table, person(resolution)))

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        seat = person(resolution)
        flaws = own_flaws(table, seat)
        if not flaws:
            return None
        return Decision(seat, [*(Option(vocabulary.TAKE, target=card) for card in flaws), Option(vocabulary.DONE)], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        if option.verb == vocabulary.TAKE:
            take_flaw(table, person(resolution), option.target)


def own_flaws(table: Deeds, seat: int) -> list[int]:
    dreamer = table.dreamers[seat]
    places = [*dreamer.deck.cards, *dreamer.discard, *dreamer.burdens]
    return sorted({card for card in places if table.content.flaw[card]})


def take_flaw(table: Deeds, seat: int, card: int) -> None:
    dreamer = table.dreamers[seat]
    if card in dreamer.burdens:
        dreamer.burdens.remove(card)
        table.changed()
    elif card in dreamer.discard:
        dreamer.discard.remove(card)
    else:
        dreamer.deck.remove(card)
        table.shuffle(dreamer.deck)
    table.remove_flaw(seat, card)


class DropBurden(EtherfieldsEffect):
    """A Flaw in the Progress zone is discarded: what its own price is for."""

    word = "discard-this"
    en = "discard this Flaw"
    pl = "odrzuć ten Defekt"
    example = "discard-this"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        dreamer = table.dreamers[seat]
        if resolution.card in dreamer.burdens:
            dreamer.burdens.remove(resolution.card)
            dreamer.discard.append(resolution.card)
            table.happened(vocabulary.DISCARDED, seat, resolution.card, other=vocabulary.DISCARDS, rule=text_rule(resolution))
            table.changed()


class ReturnToMarket(EtherfieldsEffect):
    """EF-MARK-04: a hand card, or a random one, goes to the bottom of the Market."""

    word = "to-market"
    how: str = field(Word("random", "choice"), default="choice")
    asks = True
    en = "you may return a hand card to the Market to gain 1 Ether"
    pl = "możesz oddać kartę z ręki na Targ i zyskać 1 Eter"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "random": ("return 1 random hand card to the Market", "oddaj na Targ 1 losową kartę z ręki")
    }
    example = "{to-market: random}"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        seat = person(resolution)
        dreamer = table.dreamers[seat]
        if not dreamer.hand:
            return None
        if self.how == "random":
            self.give(table, seat, dreamer.hand[table.chance(len(dreamer.hand))])
            return None
        return Decision(seat, [*(Option(vocabulary.TAKE, target=card) for card in sorted(set(dreamer.hand))), Option(vocabulary.DONE)], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        seat = person(resolution)
        if option.verb == vocabulary.TAKE:
            self.give(table, seat, option.target)
            table.gain(seat, vocabulary.ETHER, 1, "EF-FATE-01")

    def give(self, table: Deeds, seat: int, card: int) -> None:
        table.dreamers[seat].hand.remove(card)
        table.to_market(seat, card)


class GiveCards(EtherfieldsEffect):
    """Up to so many hand cards go to another Dreamer's hand."""

    word = "give"
    away = True
    give: int = field(IntKind(1, 6))
    asks = True
    en = 'give up to { NOUN($give, noun: "card") } from your hand to another Dreamer'
    pl = 'oddaj z ręki innemu Śniącemu najwyżej { NOUN($give, noun: "card", case: "acc") }'
    example = "{give: 2}"

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return table.seats > 1 and bool(table.dreamers[person(resolution)].hand)

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        seat = person(resolution)
        if resolution.chosen < 0:
            return Decision(seat, [Option(vocabulary.WHO, target=each) for each in range(table.seats) if each != seat], partial=True)
        hand = table.dreamers[seat].hand
        room = table.limit(vocabulary.HAND_LIMIT, resolution.chosen) - len(table.dreamers[resolution.chosen].hand)
        options = [Option(vocabulary.TAKE, target=card) for card in sorted(set(hand))] if room > 0 else []
        return Decision(seat, [*options, Option(vocabulary.DONE)], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        if option.verb == vocabulary.WHO:
            resolution.chosen = option.target
            resolution.todo.append(self)
        elif option.verb == vocabulary.TAKE:
            seat = person(resolution)
            table.dreamers[seat].hand.remove(option.target)
            table.dreamers[resolution.chosen].hand.append(option.target)
            table.happened(vocabulary.DISCARDED, seat, option.target, other=vocabulary.GIVES, rule=text_rule(resolution))
            table.happened(vocabulary.DISCARDED, resolution.chosen, option.target, other=vocabulary.GETS, rule=text_rule(resolution))
            resolution.amount += 1
            table.unsettled |= vocabulary.DEATH
            if resolution.amount < self.give:
                resolution.todo.append(self)
            else:
                resolution.amount = 0
        else:
            resolution.amount = 0


class GainCard(EtherfieldsEffect):
    """A Secret Influence card goes to the finder's discard pile; there is only one of it."""

    word = "gain-card"
    gain_card: int = field(RefTo("card"))
    en = "gain { $gain_card }"
    pl = "otrzymaj kartę { $gain_card }"
    example = "{gain-card: si01}"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        if self.gain_card in table.vault:
            table.vault.remove(self.gain_card)
            table.gain_card(seat, self.gain_card, "EF-INF-08")


class Mark(EtherfieldsEffect):
    """Something that holds for the Dreamer until the end of the Turn."""

    word = "mark"
    mark: str = field(Word("stronger", "lever", "kick", "louder", "blunt", "doubled", "sure-footed", "no-contact", "shielded", "all-sure-footed"))
    much: int = field(IntKind(1, 9), default=1)
    en = "{ $text }"
    pl = "{ $text }"
    example = "{mark: stronger, much: 2}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"text": describer.text(f"mark-{self.mark}", n=self.much)}

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        if self.mark == "all-sure-footed":
            for dreamer in table.dreamers:
                dreamer.marks.sure_footed = 1
            table.happened(vocabulary.TEAM_RULE, -1, vocabulary.TRAPS_SAFE, rule=text_rule(resolution))
        else:
            marks, name = table.dreamers[seat].marks, self.mark.replace("-", "_")
            setattr(marks, name, getattr(marks, name) + self.much)


class Bet(EtherfieldsEffect):
    """Side Bet: name a suit; if the next Turn card shows it, Ether."""

    word = "bet"
    asks = True
    en = "name a suit; when the next Turn card becomes current, gain 2 Ether if it is of that suit"
    pl = "wskaż Kolor; gdy następna karta Tury stanie się bieżąca, zyskaj 2 Eteru, jeśli ma ten Kolor"
    example = "bet"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        return Decision(person(resolution), [Option(vocabulary.PICK, vocabulary.PICK_SUITS + suit) for suit in range(len(vocabulary.SUITS))], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        seat, suit = person(resolution), option.subject - vocabulary.PICK_SUITS
        table.dreamers[seat].bet = suit
        table.happened(vocabulary.BET, seat, suit, rule=text_rule(resolution))


TOKEN_VERBS: tuple[type[Effect], ...] = (
    Gain, Lose, Flip, Unflip, PlaceCard, GainFlaw, RemoveFlaw, DropBurden, ReturnToMarket, GiveCards, GainCard, Mark, Bet,
)  # fmt: skip
