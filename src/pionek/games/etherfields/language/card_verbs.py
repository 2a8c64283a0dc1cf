"""Verbs of cards and of what lies on a Dreamer's board."""

from __future__ import annotations

from typing import ClassVar

from pionek.core.language.amounts import Amount, Number
from pionek.core.language.effects import Effect, Resolution
from pionek.core.language.fields import field
from pionek.core.language.kinds import AMOUNT, IntKind, Word
from pionek.core.state.decision import Decision, Option
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.language.base import Verb, hits
from pionek.games.etherfields.model.deeds import Dreamworld
from pionek.games.etherfields.procedures.distress_and_sealing import Discarding, Drawing, Harm, Sealing


class Draw(Verb):
    """Cards are drawn from one's own deck."""

    word = "draw"
    draw: Amount = field(AMOUNT)
    en = 'draw { NOUN($draw, noun: "card") }'
    pl = 'dobierz { NOUN($draw, noun: "card", case: "acc") }'
    example = "{draw: 2}"

    def do_it(self, table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
        table.then(Drawing(seat, self.draw.of(table, resolution)))
        return None


class Discard(Verb):
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

    def variant(self) -> str:
        return "" if self.how == "choice" else self.how

    def can(self, table: Dreamworld, resolution: Resolution, seat: int) -> bool:
        return self.how != "choice" or len(table.dreamers[seat].hand) >= self.discard

    def do_it(self, table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
        hand = table.dreamers[seat].hand
        if self.how == "random":
            for _ in range(min(self.discard, len(hand))):
                table.discard(seat, hand[table.chance(len(hand))], "EF-INF-03")
        elif self.how == "down-to":
            table.then(Discarding(seat, len(hand) - self.discard, "EF-INF-03"))
        else:
            table.then(Discarding(seat, len(hand) if self.how == "any" else self.discard, "EF-INF-03", self.how == "any"))
        return None


class Redraw(Verb):
    """Discard any number of cards, draw as many."""

    __slots__ = ()

    word = "redraw"
    asks = True
    en = "discard any number of cards, then draw as many"
    pl = "odrzuć dowolną liczbę kart, potem dobierz tyle samo"
    example = "redraw"

    def do_it(self, table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
        hand = table.dreamers[seat].hand
        options = [Option(vocabulary.TAKE, target=card) for card in sorted(set(hand))]
        return Decision(seat, [*options, Option(vocabulary.DONE)], partial=True)

    def took_it(self, table: Dreamworld, resolution: Resolution, seat: int, option: Option) -> None:
        if option.verb == vocabulary.DONE:
            table.then(Drawing(seat, resolution.amount))
            return
        resolution.amount += 1
        table.discard(seat, option.target, "EF-INF-03")
        resolution.todo.append(self)


class Suffer(Verb):
    """Distress is suffered; an Entity's is raised by its Morphings and ignored while it is Stunned."""

    word = "suffer"
    suffer: Amount = field(AMOUNT)
    en = 'suffer { NOUN($suffer, noun: "distress") }'
    pl = 'otrzymaj { NOUN($suffer, noun: "distress", case: "acc") }'
    variants: ClassVar[dict[str, tuple[str, str]]] = {"counted": ("suffer Distress: { $suffer }", "otrzymaj Udrękę: { $suffer }")}
    example = "{suffer: 1}"

    def variant(self) -> str:
        return "" if isinstance(self.suffer, Number) else "counted"

    def do_it(self, table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
        """EF-DEATH-01, EF-TCARD-05, EF-FLAW-02."""
        amount = self.suffer.of(table, resolution)
        entity = resolution.mode - 1
        if entity < 0:
            table.then(Harm(seat, amount, resolution.rule() or "EF-DEATH-01"))
            return None
        lair = table.lair(entity)
        within = max(0, resolution.chosen)
        reaching = hits(table, entity, seat, within)
        if reaching and all(table.figures[at].has(vocabulary.STUNNED) for at in reaching):
            return None
        if lair is not None:
            amount += lair.morphs[vocabulary.MORPH_DISTRESS]
        table.then(Harm(seat, amount, "EF-TCARD-05", entity, within))
        return None


class Seal(Verb):
    """Cards of the deck are Sealed; an Entity's Sealing is raised by its Morphings."""

    word = "seal"
    is_price = True
    seal: Amount = field(AMOUNT)
    en = 'Seal { NOUN($seal, noun: "card") }'
    pl = 'Zablokuj { NOUN($seal, noun: "card", case: "acc") }'
    variants: ClassVar[dict[str, tuple[str, str]]] = {"counted": ("Seal cards: { $seal }", "Zablokuj karty: { $seal }")}
    example = "{seal: 2}"

    def variant(self) -> str:
        return "" if isinstance(self.seal, Number) else "counted"

    def can(self, table: Dreamworld, resolution: Resolution, seat: int) -> bool:
        """R10: as a choice only with enough cards."""
        return table.can_seal(seat) >= self.seal.of(table, resolution)

    def do_it(self, table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
        amount = self.seal.of(table, resolution)
        lair = table.lair(resolution.mode - 1)
        if lair is not None:
            amount += 2 * lair.morphs[vocabulary.MORPH_SEAL]
        table.then(Sealing(seat, amount, "EF-SEAL-01"))
        return None


class Unseal(Verb):
    """Sealed cards go to the discard pile."""

    word = "unseal"
    unseal: int = field(IntKind(1, 20))
    en = 'Unseal { NOUN($unseal, noun: "card") }'
    pl = 'Odblokuj { NOUN($unseal, noun: "card", case: "acc") }'
    example = "{unseal: 3}"

    def do_it(self, table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
        table.unseal(seat, self.unseal, "EF-SEAL-02")
        return None


class Cure(Verb):
    """Distress goes back to the supply."""

    word = "cure"
    cure: int = field(IntKind(1, 9))
    en = 'cure { NOUN($cure, noun: "distress") }'
    pl = 'wylecz { NOUN($cure, noun: "distress", case: "acc") }'
    example = "{cure: 1}"

    def do_it(self, table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
        table.lose(seat, vocabulary.DISTRESS, self.cure, "EF-TCARD-12")
        return None


class Reshuffle(Verb):
    """EF-RESH-03: deck and discard pile become a new deck, without penalty."""

    __slots__ = ()

    word = "reshuffle"
    en = "reshuffle your deck and discard pile without penalty"
    pl = "przetasuj bez kary swoją talię i stos odrzuconych"
    example = "reshuffle"

    def do_it(self, table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
        table.renew(seat, "EF-RESH-03")
        return None


class PutUnder(Verb):
    """A hand card goes under the deck."""

    __slots__ = ()

    word = "put-under"
    is_price = True
    asks = True
    en = "put a hand card under your deck"
    pl = "włóż kartę z ręki pod swoją talię"
    example = "[put-under, {draw: 1}]"

    def can(self, table: Dreamworld, resolution: Resolution, seat: int) -> bool:
        return bool(table.dreamers[seat].hand)

    def do_it(self, table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
        return Decision(seat, [Option(vocabulary.TAKE, target=card) for card in sorted(set(table.dreamers[seat].hand))], partial=True)

    def took_it(self, table: Dreamworld, resolution: Resolution, seat: int, option: Option) -> None:
        sleeper = table.dreamers[seat]
        sleeper.hand.remove(option.target)
        sleeper.deck.put_under(option.target)


class TakeBack(Verb):
    """The top card of the discard pile comes into hand."""

    __slots__ = ()

    word = "take-back"
    en = "take the top card of your discard pile into hand"
    pl = "weź na rękę wierzchnią kartę swojego stosu odrzuconych"
    example = "take-back"

    def can(self, table: Dreamworld, resolution: Resolution, seat: int) -> bool:
        sleeper = table.dreamers[seat]
        return bool(sleeper.discard) and not table.content.flaw[sleeper.discard[-1]]

    def do_it(self, table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
        sleeper = table.dreamers[seat]
        if self.can(table, resolution, seat):
            sleeper.hand.append(sleeper.discard.pop())
            table.unsettled |= vocabulary.LIMITS
        return None


class TakeTop(Verb):
    """The top card of the deck comes into hand: Change of Heart."""

    __slots__ = ()

    word = "take-top"
    en = "take the top card of your deck into hand"
    pl = "weź na rękę wierzchnią kartę swojej talii"
    example = "take-top"

    def do_it(self, table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
        sleeper = table.dreamers[seat]
        if sleeper.deck.cards and not table.content.flaw[sleeper.deck.cards[-1]]:
            sleeper.hand.append(table.take_top(seat))
        return None


class DropTop(Verb):
    """The top card of the deck is discarded: the price of a back action; a Lucid Dreamer keeps it the first time."""

    __slots__ = ()

    word = "drop-top"
    is_price = True
    en = "discard the top card of your deck"
    pl = "odrzuć wierzchnią kartę swojej talii"
    example = "drop-top"

    def can(self, table: Dreamworld, resolution: Resolution, seat: int) -> bool:
        return bool(table.dreamers[seat].deck.cards)

    def do_it(self, table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
        sleeper = table.dreamers[seat]
        sleeper.marks.backs += 1
        if sleeper.marks.lucid and sleeper.marks.backs == 1:
            return None
        if sleeper.deck.cards:
            card = table.take_top(seat)
            sleeper.discard.append(card)
            table.happened(vocabulary.DISCARDED, seat, card, other=vocabulary.DISCARDS, rule="EF-INF-07")
        return None


class LookAtTop(Verb):
    """The top cards of the deck are looked at; one is taken, the rest go back in any order."""

    word = "catalogue"
    catalogue: int = field(IntKind(1, 9))
    asks = True
    en = 'look at the top { NOUN($catalogue, noun: "card") } of your deck, take 1 and put the rest back in any order'
    pl = 'obejrzyj z wierzchu swojej talii { NOUN($catalogue, noun: "card", case: "acc") }, weź 1, a resztę odłóż w dowolnej kolejności'
    example = "{catalogue: 4}"

    def do_it(self, table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
        if not resolution.amount:
            table.dreamers[seat].deck.look(table, seat, self.catalogue)
        seen = table.dreamers[seat].deck.cards[-(self.catalogue - resolution.amount):]
        seen = [card for card in seen if resolution.amount or not table.content.flaw[card]]
        return Decision(seat, [Option(vocabulary.TAKE, target=card) for card in sorted(set(seen))], partial=True)

    def took_it(self, table: Dreamworld, resolution: Resolution, seat: int, option: Option) -> None:
        """The first choice comes into hand; each further one goes back on top of those left."""
        sleeper = table.dreamers[seat]
        at = len(sleeper.deck.cards) - 1
        while sleeper.deck.cards[at] != option.target:
            at -= 1
        known = sleeper.deck.known.pop(at)
        sleeper.deck.cards.pop(at)
        if not resolution.amount:
            sleeper.hand.append(option.target)
            table.unsettled |= vocabulary.LIMITS
        else:
            place = max(0, len(sleeper.deck.cards) - (self.catalogue - resolution.amount - 1))
            sleeper.deck.cards.insert(place, option.target)
            sleeper.deck.known.insert(place, known)
        resolution.amount += 1
        if resolution.amount < self.catalogue - 1 and len(sleeper.deck.cards) >= self.catalogue - resolution.amount:
            resolution.todo.append(self)


HANDS: tuple[type[Effect], ...] = (
    Draw, Discard, Redraw, Suffer, Seal, Unseal, Cure, Reshuffle, PutUnder, TakeBack, TakeTop, DropTop, LookAtTop,
)  # fmt: skip

