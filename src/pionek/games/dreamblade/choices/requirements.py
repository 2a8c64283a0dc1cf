"""What must be met before a miniature is spawned, used, moved or added to a warband: the first guard that is not, or None."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.rules.in_force import banned
from pionek.core.state.decision import Guard
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.choices.targets import shift_ways, spawn_cells
from pionek.games.dreamblade.model.map import ADJACENT
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.model.state import State
from pionek.games.dreamblade.vocabulary import SEAT_OF, SIDES

if TYPE_CHECKING:
    from pionek.games.dreamblade.model.definitions import Activation
    from pionek.games.dreamblade.procedures.spawn_phase import SpawnPhase
    from pionek.games.dreamblade.procedures.warband_building import Building


def refuse_piece(table: State, phase: SpawnPhase, piece: int) -> Guard | None:
    """DB-VENGEANCE-01, DB-UNIQUE-01, DB-MINI-03, DB-COST-01, DB-RESPAWN-01, DB-LOC-01: why it cannot be spawned in one's own spawn phase."""
    figure = table.definition(piece)
    seat = phase.who
    if figure.vengeance > table.won[1 - seat]:
        return vocabulary.VENGEANCE_WAITS
    if figure.unique and controls_unique(table, seat, figure.unique):
        return vocabulary.UNIQUE_IN_PLAY
    price = figure.respawn if table.buried >> piece & 1 else table.price(piece)
    if price > table.points:
        return vocabulary.ASPECTS_MISSING if figure.cost <= table.points else vocabulary.TOO_EXPENSIVE
    if not spawn_cells(table, phase, piece):
        return vocabulary.NO_CREATURE_FOR_LOCATION
    return None



def controls_unique(table: State, seat: int, name: str) -> bool:
    """DB-UNIQUE-01, DB-UNIQUE-02: one of the same name, on the map, of the same player."""
    for piece in members(table.fielded & SIDES[seat]):
        if table.definition(piece).unique == name:
            return True
    return False



def refuse_use(table: State, seat: int, piece: int, activation: Activation) -> Guard | None:
    """DB-ACT-07, DB-ACT-08, DB-ACT-09, DB-ACT-10, DB-GEN-25: once a turn, in a scoring cell if it says so, and paid for."""
    if activation.score and not table.in_scoring_cell(piece):
        return vocabulary.NOT_IN_SCORING_CELL
    if table.used[piece] >> activation.index & 1:
        return vocabulary.ALREADY_USED
    return vocabulary.TOO_FEW_POINTS if table.points < max(1, activation.pay) else None



def refuse_move(table: State, seat: int, piece: int, moved: int) -> Guard | None:
    """DB-SHIFT-01, DB-SHIFT-02, DB-SHIFT-04, DB-SHIFT-07: why a creature of one's own cannot move in this shift."""
    if not table.creatures >> piece & 1:
        return vocabulary.LOCATION_STAYS
    if moved >> piece & 1:
        return vocabulary.ALREADY_MOVED
    if table.engaged(piece):
        return vocabulary.ENGAGED
    return None if shift_ways(table, piece) else vocabulary.NOWHERE_TO_GO



def refuse_way(table: State, piece: int, cell: int) -> Guard | None:
    """DB-SHIFT-03, DB-SHIFT-04, DB-DEFENDER-01: why a creature cannot shift into a cell."""
    if not ADJACENT[table.cells[piece]] >> cell & 1:
        return vocabulary.NOT_ADJACENT
    if not table.has_room(cell, SEAT_OF[piece]):
        return vocabulary.CELL_FULL
    return vocabulary.DEFENDER_STAYS_OUT if banned(table, vocabulary.MOVE, piece, cell) is not None else None



def refuse_add(building: Building, figure: int) -> Guard | None:
    """DB-BAND-01, DB-BAND-03, DB-VAR-01: why a figure cannot be put into the warband."""
    if building.source == vocabulary.FROM_OPENED and building.chosen.count(figure) >= building.pool.count(figure):
        return vocabulary.NOT_IN_POOL
    if len(building.chosen) >= vocabulary.MOST_FIGURES:
        return vocabulary.WARBAND_FULL
    return vocabulary.THREE_COPIES if building.chosen.count(figure) >= vocabulary.MOST_COPIES else None
