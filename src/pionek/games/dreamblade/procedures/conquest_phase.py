"""The conquest phase: who claims which cells (chapter "Faza podboju")."""

from __future__ import annotations

from pionek.core.rules.in_force import permitted
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.model.map import CELLS
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.model.state import State


def claimed(table: Deeds, seat: int) -> int:
    """The worth of the scoring cells that a seat claims (DB-CONQ-02, -04, -08, DB-MAP-06, -08)."""
    points = 0
    for cell in range(CELLS):
        worth = table.content.values[seat][cell]
        if worth and claims(table, seat, cell):
            points += worth
            table.happened(vocabulary.CLAIMED, seat, amount=worth, other=cell, rule="DB-CONQ-02")
    return points


def claims(table: State, seat: int, cell: int) -> bool:
    """Whether a seat has a creature in a cell, and either no enemy creature is there or one of its own dominates.

    (DB-CONQ-03, DB-LOC-05, DB-DOMINATE-01)
    """
    own = table.creatures_at(cell, seat)
    if not table.creatures_at(cell, 1 - seat):
        return bool(own)
    for piece in members(own):
        if permitted(table, vocabulary.CLAIM, piece) is not None:
            return True
    return False
