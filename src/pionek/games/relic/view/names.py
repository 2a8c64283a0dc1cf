"""The names of players and of things that are not definitions."""

from __future__ import annotations

from pionek.core.names import Names
from pionek.games.relic import vocabulary
from pionek.games.relic.model.deeds import Deeds

NAMED = {
    "attribute": (*vocabulary.ATTRIBUTES, "level"),
    "form": vocabulary.ATTRIBUTES,
    "skill": (*vocabulary.ATTRIBUTES, "level"),
    "colour": vocabulary.COLOURS,
    "outcome": vocabulary.outcome.names,
    "verdict": vocabulary.VERDICTS,
    "deck": vocabulary.deck.names,
}
"""For each kind of thing, the last parts of the keys of its names."""

SAME_IN_BOTH = frozenset(
    {
        "Manufactorum", "Relic", "Autarcha", "Chaos", "Eldar", "Apothecarium Sepha", "Adeptus Astartes.", "Officio Assassinorum.",
        "Adeptus Mechanicus.", "Adepta Sororitas.", "Adeptus Astra Telepathica.",
    }
)  # fmt: skip


class RelicNames(Names[Deeds]):
    """The names of this game."""

    def seat_name(self, table: Deeds, seat: int, lang: str) -> str:
        return self.seat_then(table, table.naming(), seat, lang)

    def seat_then(self, table: Deeds, then: tuple[int, ...], seat: int, lang: str) -> str:
        """A player is called by the character, which corruption exchanges for another one."""
        if then[seat] == vocabulary.NOTHING:
            return super().seat_name(table, seat, lang)
        return table.content.name_of("character", then[seat], lang)

    def name_of(self, table: Deeds, kind: str, index: int, lang: str) -> object | None:
        if kind == "resource":
            return vocabulary.resource.names[index]
        named = NAMED.get(kind)
        return table.content.book.text(lang, f"{kind}-{named[index]}") if named is not None and index >= 0 else None
