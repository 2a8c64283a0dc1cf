"""What the verbs of Relic have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pionek.core.language.amounts import Amount, Number
from pionek.core.language.effects import Effect
from pionek.core.language.kinds import Word
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.games.relic import vocabulary
from pionek.games.relic.model.deeds import Deeds

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer

TRAIT = Word(*vocabulary.TRAITS)
TRAIT_OR_ANY = Word("", *vocabulary.TRAITS)
ATTRIBUTE_OPTIONS = [Option(vocabulary.ATTRIBUTE, attribute) for attribute in range(3)]


def actor(resolution: Resolution) -> int:
    """The player whom a text addresses: within an "each" the player in question, otherwise its owner."""
    return resolution.target if resolution.target != vocabulary.NOTHING else resolution.who


def attributes_meant(table: Deeds, seat: int, of: str) -> list[int]:
    """The attributes a word can mean; of equal ones the player chooses (RE-CLAR-08, RE-ATTR-02, RE-BATTLE-02, RE-LEVEL-03); never Life (RE-LIFE-01)."""
    dials = table.players[seat].dials
    if of == "attribute":
        return [0, 1, 2]
    if of == "lowest":
        return [each for each in range(3) if dials[each] == min(dials)]
    if of == "highest":
        return [each for each in range(3) if dials[each] == max(dials)]
    return [vocabulary.ATTRIBUTES.index(of)]


def so_much(describer: Describer, amount: Amount, what: str) -> dict[str, Any]:
    """A number of something, or as much of it as something else."""
    if isinstance(amount, Number):
        return {"how": "number", "n": amount.n, "amount": "", "what": what}
    return {"how": "amount", "n": 0, "amount": amount.named(describer), "what": what}


def changed_by(number: int) -> dict[str, Any]:
    """A change as its size and its direction, because nobody says "by minus one"."""
    return {"n": abs(number), "way": "more" if number >= 0 else "less"}


class RelicEffect(Effect[Deeds]):
    """A verb of Relic."""


class Offer(RelicEffect):
    """A verb that lets its player choose one of several things. Without any of them it is not possible."""

    asks = True

    def offers(self, table: Deeds, seat: int) -> list[Option]:
        raise NotImplementedError(self.word)

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return bool(self.offers(table, actor(resolution)))

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        return Decision(actor(resolution), self.offers(table, actor(resolution)), partial=True)
