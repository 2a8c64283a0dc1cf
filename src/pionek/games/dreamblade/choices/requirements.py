"""What must be met before a miniature is spawned, used, moved or added: each function gives the guard in the way, or None."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.rules.in_force import banned
from pionek.core.state.decision import Guard
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.choices.targets import shift_ways, spawn_cells
from pionek.games.dreamblade.model.map import ADJACENT
from pionek.games.dreamblade.model.state import State
from pionek.games.dreamblade.vocabulary import SEAT_OF, FigureNo, PieceSet

if TYPE_CHECKING:
    from pionek.games.dreamblade.model.definitions import Activation
    from pionek.games.dreamblade.procedures.spawn_phase import SpawnPhase
    from pionek.games.dreamblade.procedures.warband_building import Building


def refuse_piece(table: State, phase: SpawnPhase, piece: int) -> Guard | None:
    """Why a miniature cannot be spawned in its player's own spawn phase (DB-RESPAWN-01)."""
    figure = table.definition(piece)
    seat = phase.who
    if figure.vengeance > table.won[1 - seat]:
        return vocabulary.VENGEANCE_WAITS
    if figure.unique and table.named(seat, figure.unique):
        return vocabulary.UNIQUE_IN_PLAY
    price = figure.respawn if table.buried >> piece & 1 else table.price(piece)
    if price > table.points:
        return vocabulary.TOO_EXPENSIVE
    if not spawn_cells(table, phase, piece):
        return vocabulary.NO_CREATURE_FOR_LOCATION
    return None


def refuse_use(table: State, piece: int, activation: Activation) -> Guard | None:
    """Why a spawn ability cannot be used: it works once a turn, must be paid for, and may need a scoring cell (DB-ACT-10, DB-GEN-25)."""
    if activation.score and not table.in_scoring_cell(piece):
        return vocabulary.NOT_IN_SCORING_CELL
    if table.used[piece] >> activation.index & 1:
        return vocabulary.ALREADY_USED
    return vocabulary.TOO_FEW_POINTS if table.points < max(1, activation.pay) else None


def refuse_move(table: State, piece: int, moved: PieceSet) -> Guard | None:
    """Why a miniature cannot move in a shift in which those others have moved (DB-SHIFT-01)."""
    if not table.creatures >> piece & 1:
        return vocabulary.LOCATION_STAYS
    if moved >> piece & 1:
        return vocabulary.ALREADY_MOVED
    if table.engaged(piece):
        return vocabulary.ENGAGED
    return None if shift_ways(table, piece) else vocabulary.NOWHERE_TO_GO


def refuse_way(table: State, piece: int, cell: int) -> Guard | None:
    """Why a creature cannot shift into a cell (DB-SHIFT-03, -04)."""
    if not ADJACENT[table.cells[piece]] >> cell & 1:
        return vocabulary.NOT_ADJACENT
    if not table.has_room(cell, SEAT_OF[piece]):
        return vocabulary.CELL_FULL
    return vocabulary.DEFENDER_STAYS_OUT if banned(table, vocabulary.MOVE, piece, cell) is not None else None


def refuse_add(building: Building, figure: FigureNo) -> Guard | None:
    """Why a figure cannot be put into the warband."""
    if building.source == vocabulary.FROM_OPENED and building.chosen.count(figure) >= building.pool.count(figure):
        return vocabulary.NOT_IN_POOL
    if len(building.chosen) >= vocabulary.MOST_FIGURES:
        return vocabulary.WARBAND_FULL
    return vocabulary.THREE_COPIES if building.chosen.count(figure) >= vocabulary.MOST_COPIES else None
