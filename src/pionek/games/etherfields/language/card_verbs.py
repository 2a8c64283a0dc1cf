"""Verbs of cards and of what lies on a Dreamer's board."""

from __future__ import annotations

from typing import ClassVar

from pionek.core.language.amounts import Amount
from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.kinds import AMOUNT, IntKind, Word
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.language.amounts import FiguresNear, x_unless_number
from pionek.games.etherfields.language.base import EtherfieldsEffect, person, text_rule
from pionek.games.etherfields.language.selectors import hits
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.procedures.distress_and_sealing import Harm, Sealing
from pionek.games.etherfields.procedures.drawing import Discarding, Drawing


class Draw(EtherfieldsEffect):
    """Cards are drawn from one's own deck."""

    word = "draw"
    away = True
    draw: Amount = field(AMOUNT)
    en = 'draw { NOUN($draw, noun: "card") }'
    pl = 'dobierz { NOUN($draw, noun: "card", case: "acc") }'
    variants: ClassVar[dict[str, tuple[str, str]]] = {"x": ("draw X cards, where X is { $draw }", "dobierz X kart, gdzie X to { $draw }")}
    example = "{draw: 2}"

    def variant(self) -> str:
        return x_unless_number(self.draw)

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        table.then(Drawing(seat, self.draw.of(table, resolution), text_rule(resolution)))


class Discard(EtherfieldsEffect):
    """Hand cards are discarded: so many, at random, or down to a number."""

    word = "discard"
    is_price = True
    discard: int = field(IntKind(0, 9))
    how: str = field(Word("choice", "random", "down-to", "any"), default="choice")
    asks = True
    en = 'discard { NOUN($discard, noun: "card") }'
    pl = 'odrzuć { NOUN($discard, noun: "card", case: "acc") }'
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "random": ('discard { NOUN($discard, noun: "card") } at random', 'odrzuć losowo { NOUN($discard, noun: "card", case: "acc") }'),
        "down-to": ('discard down to { NOUN($discard, noun: "card") }', "odrzuć karty, by mieć ich najwyżej { $discard }"),
        "any": ("discard any number of cards", "odrzuć dowolną liczbę kart"),
    }
    example = "{discard: 1}"

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return self.how != "choice" or len(table.dreamers[person(resolution)].hand) >= self.discard

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        hand = table.dreamers[seat].hand
        if self.how == "random":
            for _ in range(min(self.discard, len(hand))):
                table.discard(seat, hand[table.chance(len(hand))], "EF-INF-03")
        elif self.how == "down-to":
            table.then(Discarding(seat, len(hand) - self.discard, "EF-INF-03"))
        else:
            table.then(Discarding(seat, len(hand) if self.how == "any" else self.discard, "EF-INF-03", self.how == "any"))


class Redraw(EtherfieldsEffect):
    """Discard any number of cards, draw as many."""

    word = "redraw"
    away = True
    asks = True
    en = "discard any number of cards, then draw as many"
    pl = "odrzuć dowolną liczbę kart, potem dobierz tyle samo"
    example = "redraw"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        seat = person(resolution)
        hand = table.dreamers[seat].hand
        options = [Option(vocabulary.TAKE, target=card) for card in sorted(set(hand))]
        return Decision(seat, [*options, Option(vocabulary.DONE)], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        seat = person(resolution)
        if option.verb == vocabulary.DONE:
            counted, resolution.amount = resolution.amount, 0
            table.then(Drawing(seat, counted, text_rule(resolution)))
            return
        resolution.amount += 1
        table.discard(seat, option.target, "EF-INF-03")
        resolution.todo.append(self)


class Suffer(EtherfieldsEffect):
    """Distress is suffered; an Entity's is raised by its Morphings and ignored while it is Stunned."""

    word = "suffer"
    suffer: Amount = field(AMOUNT)
    en = 'suffer { NOUN($suffer, noun: "distress") }'
    pl = 'otrzymaj { NOUN($suffer, noun: "distress", case: "acc") }'
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "counted": ("suffer Distress: { $suffer }", "otrzymaj Udrękę: { $suffer }"),
        "x": ("suffer X Distress, where X is { $suffer }", "otrzymaj X Udręki, gdzie X to { $suffer }"),
    }
    example = "{suffer: 1}"

    def variant(self) -> str:
        return "counted" if isinstance(self.suffer, FiguresNear) else x_unless_number(self.suffer)

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        """Hand over to Harm, which can be answered; an Entity's Distress grows with its Morphings, and figures that are Stunned deal none (EF-DEATH-01, EF-TCARD-05, EF-FLAW-02, EF-MORPH-03, EF-STATE-02, -05)."""
        amount = self.suffer.of(table, resolution)
        entity = resolution.mode - 1
        if entity < 0:
            table.then(Harm(seat, amount, resolution.rule() or "EF-DEATH-01"))
            return
        entity_tile = table.entity_tile(entity)
        within = max(0, resolution.chosen)
        reaching = hits(table, entity, seat, within)
        awake = [at for at in reaching if not table.figures[at].has(vocabulary.STUNNED)]
        left = self.suffer.counted(awake) if isinstance(self.suffer, FiguresNear) else amount if awake or not reaching else 0
        if left < amount:
            table.happened(vocabulary.PREVENTED, seat, amount=amount - left, rule="EF-STATE-05")
        if not left:
            return
        amount = left
        if entity_tile is not None:
            amount += entity_tile.morphs[vocabulary.MORPH_DISTRESS]
        table.then(Harm(seat, amount, "EF-TCARD-05", entity, within))


class Seal(EtherfieldsEffect):
    """Cards of the deck are Sealed; an Entity's Sealing is raised by its Morphings."""

    word = "seal"
    is_price = True
    seal: Amount = field(AMOUNT)
    en = 'Seal { NOUN($seal, noun: "card") }'
    pl = 'Zablokuj { NOUN($seal, noun: "card", case: "acc") }'
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "counted": ("Seal cards: { $seal }", "Zablokuj karty: { $seal }"),
        "x": ("Seal X cards, where X is { $seal }", "Zablokuj X kart, gdzie X to { $seal }"),
    }
    example = "{seal: 2}"

    def variant(self) -> str:
        return "counted" if isinstance(self.seal, FiguresNear) else x_unless_number(self.seal)

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        """As a choice only with enough cards (ruling R10)."""
        return table.can_seal(person(resolution)) >= self.seal.of(table, resolution)

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        """Hand over to Sealing, which can be answered; an Entity's grows with its Morphings (EF-SEAL-01, EF-MORPH-04)."""
        amount = self.seal.of(table, resolution)
        entity_tile = table.entity_tile(resolution.mode - 1)
        if entity_tile is not None:
            amount += 2 * entity_tile.morphs[vocabulary.MORPH_SEAL]
        table.then(Sealing(seat, amount, "EF-SEAL-01"))


class Unseal(EtherfieldsEffect):
    """Sealed cards go to the discard pile."""

    word = "unseal"
    away = True
    unseal: int = field(IntKind(1, 20))
    en = 'Unseal { NOUN($unseal, noun: "card") }'
    pl = 'Odblokuj { NOUN($unseal, noun: "card", case: "acc") }'
    example = "{unseal: 3}"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        table.unseal(seat, self.unseal, "EF-SEAL-02")


class Cure(EtherfieldsEffect):
    """Distress goes back to the supply."""

    word = "cure"
    away = True
    cure: int = field(IntKind(1, 9))
    en = 'cure { NOUN($cure, noun: "distress") }'
    pl = 'wylecz { NOUN($cure, noun: "distress", case: "acc") }'
    example = "{cure: 1}"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        table.lose(seat, vocabulary.DISTRESS, self.cure, text_rule(resolution))


class Reshuffle(EtherfieldsEffect):
    """EF-RESH-03: deck and discard pile become a new deck, without penalty."""

    word = "reshuffle"
    away = True
    en = "reshuffle your deck and discard pile without penalty"
    pl = "przetasuj bez kary swoją talię i stos odrzuconych"
    example = "reshuffle"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        table.renew(seat, "EF-RESH-03")


class PutUnder(EtherfieldsEffect):
    """A hand card goes under the deck."""

    word = "put-under"
    is_price = True
    asks = True
    en = "put a hand card under your deck"
    pl = "włóż kartę z ręki pod swoją talię"
    example = "[put-under, {draw: 1}]"

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return bool(table.dreamers[person(resolution)].hand)

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        seat = person(resolution)
        return Decision(seat, [Option(vocabulary.TAKE, target=card) for card in sorted(set(table.dreamers[seat].hand))], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        seat = person(resolution)
        dreamer = table.dreamers[seat]
        dreamer.hand.remove(option.target)
        dreamer.deck.put_under(option.target)
        table.happened(vocabulary.DISCARDED, seat, option.target, other=vocabulary.UNDER_DECK, rule=text_rule(resolution))


class TakeBack(EtherfieldsEffect):
    """The top card of the discard pile comes into hand."""

    word = "take-back"
    away = True
    en = "take the top card of your discard pile into hand"
    pl = "weź na rękę wierzchnią kartę swojego stosu odrzuconych"
    example = "take-back"

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        dreamer = table.dreamers[person(resolution)]
        return bool(dreamer.discard) and not table.content.flaw[dreamer.discard[-1]]

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        dreamer = table.dreamers[seat]
        if self.possible(table, resolution):
            dreamer.hand.append(dreamer.discard.pop())
            table.unsettled |= vocabulary.LIMITS
            table.happened(vocabulary.DISCARDED, seat, dreamer.hand[-1], other=vocabulary.BACK_TO_HAND, rule=text_rule(resolution))


class TakeTop(EtherfieldsEffect):
    """The top card of the deck comes into hand: Change of Heart."""

    word = "take-top"
    away = True
    en = "take the top card of your deck into hand"
    pl = "weź na rękę wierzchnią kartę swojej talii"
    example = "take-top"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        dreamer = table.dreamers[seat]
        if dreamer.deck.cards and not table.content.flaw[dreamer.deck.cards[-1]]:
            dreamer.hand.append(table.take_top(seat))
            table.unsettled |= vocabulary.LIMITS
            table.happened(vocabulary.DISCARDED, seat, dreamer.hand[-1], other=vocabulary.OFF_THE_TOP, rule=text_rule(resolution))


class DropTop(EtherfieldsEffect):
    """The top card of the deck is discarded: the price of a back action; a Lucid Dreamer keeps it the first time."""

    word = "drop-top"
    is_price = True
    en = "discard the top card of your deck"
    pl = "odrzuć wierzchnią kartę swojej talii"
    example = "drop-top"

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return bool(table.dreamers[person(resolution)].deck.cards)

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        dreamer = table.dreamers[seat]
        dreamer.marks.backs += 1
        if dreamer.marks.lucid and dreamer.marks.backs == 1:
            return
        if dreamer.deck.cards:
            card = table.take_top(seat)
            dreamer.discard.append(card)
            table.happened(vocabulary.DISCARDED, seat, card, other=vocabulary.DISCARDS, rule="EF-INF-07")


class LookAtTop(EtherfieldsEffect):
    """The top cards of the deck are looked at; one is taken, the rest go back in any order."""

    word = "catalogue"
    away = True
    catalogue: int = field(IntKind(1, 9))
    asks = True
    en = 'look at the top { NOUN($catalogue, noun: "card") } of your deck, take 1 and put the rest back in any order'
    pl = 'obejrzyj z wierzchu swojej talii { NOUN($catalogue, noun: "card", case: "acc") }, weź 1, a resztę odłóż w dowolnej kolejności'
    example = "{catalogue: 4}"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        seat = person(resolution)
        if not resolution.amount:
            table.dreamers[seat].deck.look(table, seat, self.catalogue)
            table.happened(vocabulary.LOOKED, seat, amount=min(self.catalogue, len(table.dreamers[seat].deck.cards)), rule=text_rule(resolution))
        seen = table.dreamers[seat].deck.cards[-(self.catalogue - resolution.amount):]
        seen = [card for card in seen if resolution.amount or not table.content.flaw[card]]
        return Decision(seat, [Option(vocabulary.TAKE, target=card) for card in sorted(set(seen))], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        """The first choice comes into hand; each further one goes back on top of those left."""
        seat = person(resolution)
        dreamer = table.dreamers[seat]
        at = len(dreamer.deck.cards) - 1
        while dreamer.deck.cards[at] != option.target:
            at -= 1
        known = dreamer.deck.known.pop(at)
        dreamer.deck.cards.pop(at)
        if not resolution.amount:
            dreamer.hand.append(option.target)
            table.unsettled |= vocabulary.LIMITS
            table.happened(vocabulary.DISCARDED, seat, option.target, other=vocabulary.OFF_THE_TOP, rule=text_rule(resolution))
        else:
            place = max(0, len(dreamer.deck.cards) - (self.catalogue - resolution.amount - 1))
            dreamer.deck.cards.insert(place, option.target)
            dreamer.deck.known.insert(place, known)
        resolution.amount += 1
        if resolution.amount < self.catalogue - 1 and len(dreamer.deck.cards) >= self.catalogue - resolution.amount:
            resolution.todo.append(self)
        else:
            resolution.amount = 0


CARD_VERBS: tuple[type[Effect], ...] = (
    Draw, Discard, Redraw, Suffer, Seal, Unseal, Cure, Reshuffle, PutUnder, TakeBack, TakeTop, DropTop, LookAtTop,
)  # fmt: skip
