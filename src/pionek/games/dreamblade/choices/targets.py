"""The cells to which a miniature may go: where it may be spawned, shifted or placed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.rules.in_force import banned
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.map import CELLS, COLUMN_OF, MOST_CREATURES, PORTALS, SPAWN_ROWS
from pionek.games.dreamblade.model.sets import members, set_of
from pionek.games.dreamblade.model.state import State
from pionek.games.dreamblade.vocabulary import SIDES, CellSet

if TYPE_CHECKING:
    from pionek.games.dreamblade.model.definitions import Figure
    from pionek.games.dreamblade.procedures.spawn_phase import SpawnPhase


def spawn_cells(table: State, phase: SpawnPhase, piece: int) -> CellSet:
    """The cells in which this miniature may be spawned now (DB-LOC-01, DB-ROW-06, DB-REINFORCE-01, DB-TURNONE-03)."""
    figure = table.definition(piece)
    if figure.location:
        return location_cells(table, phase.who)
    found = row_cells(table, phase)
    if figure.reinforces and table.turn > 1:
        found |= reinforced_cells(table, phase, figure)
    return found


def row_cells(table: State, phase: SpawnPhase) -> CellSet:
    """The portal, and open cells of the spawn row (DB-PORTAL-01, -02, DB-ROW-01 to -07, DB-TURNONE-03)."""
    seat = phase.who
    portal = 1 << PORTALS[seat]
    if table.turn == 1:
        return portal
    found = portal
    for cell in members(SPAWN_ROWS[seat] & ~portal & ~phase.shut & own_columns(table, seat)):
        if has_spawn_room(table, phase, cell):
            found |= 1 << cell
    return found


def own_columns(table: State, seat: int) -> CellSet:
    """All cells of the columns in which a seat controls a miniature of any kind (DB-ROW-02 to -04)."""
    found = 0
    for piece in members(table.fielded & SIDES[seat]):
        found |= COLUMN_OF[table.cells[piece]]
    return found


def has_spawn_room(table: State, phase: SpawnPhase, cell: int) -> bool:
    """Whether a cell has fewer than four creatures, and fewer than four were spawned there; the portal always has room.

    (DB-SPAWN-08, DB-MAP-09, DB-PORTAL-02, DB-REINFORCE-02)
    """
    if cell == PORTALS[phase.who]:
        return True
    if phase.spawned.count(cell) >= MOST_CREATURES:
        return False
    return table.has_room(cell, phase.who)


def reinforced_cells(table: State, phase: SpawnPhase, figure: Figure) -> CellSet:
    """Cells with a creature of the same player, of a type if one is named (DB-REINFORCE-01 to -03)."""
    own = members(table.fielded & table.creatures & SIDES[phase.who])
    if figure.reinforce_types:
        own = [piece for piece in own if table.definition(piece).types & figure.reinforce_types]
    cells = [table.cells[piece] for piece in own]
    return set_of([cell for cell in cells if has_spawn_room(table, phase, cell)])


def location_cells(table: State, seat: int) -> CellSet:
    """Cells with a creature of the same player and no location (DB-LOC-01, -02, -13, DB-MAP-10, DB-PORTAL-03, -04, DB-TURNONE-03)."""
    cells = [PORTALS[seat]] if table.turn == 1 else range(CELLS)
    return set_of([cell for cell in cells if table.creatures_at(cell, seat) and not table.local[cell] & ~table.creatures])


def shift_ways(table: State, piece: int) -> CellSet:
    """The cells into which a creature may shift (DB-DEFENDER-01)."""
    ways = table.ways(piece)
    if not table.in_force.restricted & (1 << vocabulary.MOVE):
        return ways
    found = 0
    for cell in members(ways):
        if banned(table, vocabulary.MOVE, piece, cell) is None:
            found |= 1 << cell
    return found


def free_cells(table: State, dealer: int) -> CellSet:
    """The cells in which a disrupted creature may be placed: empty ones, but not the dealer's own portal (DB-KILL-05)."""
    return table.empty_cells() & ~(1 << PORTALS[dealer])
