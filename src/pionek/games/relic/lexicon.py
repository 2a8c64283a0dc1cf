"""How things that are no definitions are called."""

from __future__ import annotations

from pionek.games.relic import words

NAMED = {
    "attribute": (*words.ATTRIBUTES, "level"),
    "colour": words.COLOURS,
    "outcome": words.OUTCOMES,
    "verdict": words.VERDICTS,
    "deck": words.DECKS,
}
"""Kinds of things and the last parts of the keys under which their names stand."""

SAME_IN_BOTH = frozenset(
    {
        "Manufactorum", "Relic", "Autarcha", "Apothecarium Sepha", "Adeptus Astartes.", "Officio Assassinorum.",
        "Adeptus Mechanicus.", "Adepta Sororitas.", "Adeptus Astra Telepathica.",
    }
)  # fmt: skip
