"""The map: 25 cells in rows and columns, portals, spawn rows and key cells, seen by South (seat 0) from below row 1."""

from __future__ import annotations

from typing import Final

from pionek.games.dreamblade.model.sets import set_of
from pionek.games.dreamblade.vocabulary import CellSet

WIDTH: Final = 5
CELLS: Final = 25
MOST_CREATURES: Final = 4
"""How many creatures of one player a cell holds (DB-MAP-09)."""

SOUTH_PORTAL: Final = 4
NORTH_PORTAL: Final = 20
PORTALS: Final = (SOUTH_PORTAL, NORTH_PORTAL)
"""The corner at each player's right hand, e1 and a5 (DB-MAP-03)."""
PORTAL_CELLS: Final = (1 << SOUTH_PORTAL) | (1 << NORTH_PORTAL)
SPAWN_ROWS: Final[tuple[CellSet, CellSet]] = (0b11111, 0b11111 << 20)
"""The row of cells nearest to each player (DB-MAP-04)."""
ALL_CELLS: Final = (1 << CELLS) - 1


def neighbours(cell: int) -> list[int]:
    """The cells that share a side with this one (DB-MAP-02)."""
    x, y = cell % WIDTH, cell // WIDTH
    found: list[int] = []
    if y < WIDTH - 1:
        found.append(cell + WIDTH)
    if x < WIDTH - 1:
        found.append(cell + 1)
    if y > 0:
        found.append(cell - WIDTH)
    if x > 0:
        found.append(cell - 1)
    return found


NEXT_TO: Final = tuple(neighbours(cell) for cell in range(CELLS))
ADJACENT: Final = tuple(set_of(NEXT_TO[cell]) for cell in range(CELLS))
NEAR: Final = tuple(ADJACENT[cell] | 1 << cell for cell in range(CELLS))
"""Each cell together with the cells adjacent to it."""
COLUMNS: Final = tuple(set_of([x + WIDTH * y for y in range(WIDTH)]) for x in range(WIDTH))
COLUMN_OF: Final = tuple(COLUMNS[cell % WIDTH] for cell in range(CELLS))


def distance(one: int, other: int) -> int:
    """Steps between two cells; no obstacle is on the map (ruling A1)."""
    return abs(one % WIDTH - other % WIDTH) + abs(one // WIDTH - other // WIDTH)
