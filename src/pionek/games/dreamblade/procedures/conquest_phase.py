"""The conquest phase: who claims which cells, and who wins the turn (chapter "Faza podboju")."""

from __future__ import annotations

from pionek.core.rules.in_force import permitted
from pionek.core.state.table import Result
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.model.map import CELLS
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.model.state import State


def count_points(table: Deeds) -> None:
    """More points for claimed cells and destroyed miniatures win the turn (DB-CONQ-01, -02 to -04, DB-GOAL-03)."""
    table.active = table.first
    scores = [table.conquest[seat] + claimed(table, seat) for seat in range(2)]
    if scores[0] == scores[1]:
        table.happened(vocabulary.TURN_DRAWN, -1, amount=scores[0], rule="DB-CONQ-06")
        return
    winner = scores.index(max(scores))
    table.won[winner] += 1
    table.happened(vocabulary.TURN_WON, winner, amount=scores[winner], other=scores[1 - winner], rule="DB-CONQ-05")
    if table.won[winner] >= vocabulary.TURNS_TO_WIN:
        table.finish(Result((winner,), "six-turns", "DB-GOAL-01"))


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
    return any(permitted(table, vocabulary.CLAIM, piece) is not None for piece in members(own))
