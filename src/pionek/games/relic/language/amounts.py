"""Amounts: numbers that texts read from the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.language.amounts import Amount
from pionek.core.language.fields import field
from pionek.core.language.forms import pattern_key
from pionek.core.language.kinds import Word
from pionek.core.rules.resolving import Resolution
from pionek.games.relic import vocabulary
from pionek.games.relic.language.base import TRAIT, actor
from pionek.games.relic.model.deeds import Deeds

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer
    from pionek.core.text.phrasebook import Part


def by_as_much(describer: Describer, amount: Amount) -> tuple[Part, ...]:
    """An amount behind a verb, in the accusative: "zwiększ o liczbę swoich kart"."""
    if "by" in amount.variants:
        return describer.parts(pattern_key(amount.family, amount.word, "by"), amount.args(describer))
    return amount.say(describer)


class CountOf(Amount[Deeds]):
    """As many as one has cards of a kind."""

    word = "count"
    count: str = field(Word(*vocabulary.KINDS))
    en = "the number of your { kind-many }"
    pl = "liczba twoich { kind-many }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {"by": ("the number of your { kind-many }", "liczbę swoich { kind-many }")}
    example = "{gain: {count: asset}, of: influence}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"kind": f"kind-{self.count}"}

    def of(self, table: Deeds, resolution: Resolution) -> int:
        return table.counted(actor(resolution), self.count)


class Here(Amount[Deeds]):
    """As many as there are other enemies with a trait on one's space."""

    word = "here"
    here: str = field(TRAIT)
    en = "the number of other { trait-many } on your space"
    pl = "liczba innych { trait-many } na twoim polu"
    variants: ClassVar[dict[str, tuple[str, str]]] = {"by": ("the number of other { trait-many } on your space", "liczbę innych { trait-many } na swoim polu")}
    example = "{foe: {here: ork}}"

    def args(self, describer: Describer) -> dict[str, object]:
        return {"trait": f"trait-{self.here}"}

    def of(self, table: Deeds, resolution: Resolution) -> int:
        """Count when the score is worked out (RE-BATTLE-10)."""
        cards = table.laid[table.players[actor(resolution)].space][:]
        cards.remove(resolution.card)
        return sum([self.here in table.content.cards[card].traits for card in cards])


class TopPower(Amount[Deeds]):
    """The number of the top Power card, which is turned up and discarded."""

    word = "top-power"
    en = "the power number of the top Power card (discard it)"
    pl = "stopień mocy wierzchniej karty Mocy (odrzuć ją)"
    example = "{bonus: top-power, in: battle}"

    def of(self, table: Deeds, resolution: Resolution) -> int:
        card = table.take_top(vocabulary.POWER_DECK)
        if card == vocabulary.NOTHING:
            return 0
        table.discard(card, "RE-DISC-03", actor(resolution))
        return table.content.cards[card].value


class Dial(Amount[Deeds]):
    """The level or the life of a player."""

    word = "dial"
    dial: str = field(Word("level", "life"))
    en = "{ $dial -> [level] your level *[life] your Life }"
    pl = "{ $dial -> [level] twój poziom *[life] twoje życie }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "by": ("{ $dial -> [level] your level *[life] your Life }", "{ $dial -> [level] swój poziom *[life] swoje życie }")
    }
    example = "{if: {most: 2, of: {dial: life}}, do: {gain: 1, of: life}}"

    def of(self, table: Deeds, resolution: Resolution) -> int:
        player = table.players[actor(resolution)]
        return player.level if self.dial == "level" else player.life


AMOUNT_FORMS: tuple[type[Amount], ...] = (CountOf, Here, TopPower, Dial)
