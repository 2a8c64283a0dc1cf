"""How things that are no definitions are called."""

from __future__ import annotations

from pionek.games.relic import vocabulary

NAMED = {
    "attribute": (*vocabulary.ATTRIBUTES, "level"),
    "colour": vocabulary.COLOURS,
    "outcome": vocabulary.OUTCOMES,
    "verdict": vocabulary.VERDICTS,
    "deck": vocabulary.DECKS,
}
"""Kinds of things and the last parts of the keys under which their names stand."""

SAME_IN_BOTH = frozenset(
    {
        "Manufactorum", "Relic", "Autarcha", "Apothecarium Sepha", "Adeptus Astartes.", "Officio Assassinorum.",
        "Adeptus Mechanicus.", "Adepta Sororitas.", "Adeptus Astra Telepathica.",
    }
)  # fmt: skip
