"""Laying out a position to try figures: which of a player's miniatures are on the map when the match begins."""

from __future__ import annotations

from pionek.core.laying_out import LayingOut
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.model.map import PORTAL_CELLS, SPAWN_ROWS
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.vocabulary import SIDES

MIDDLE_FIRST = (2, 1, 3, 0)
"""The cells of a row in the order in which they are filled; the fifth one is a portal."""


class DreamBladeLayingOut(LayingOut[Deeds]):
    """Miniatures come from the player's reserves to the row nearest to the player, where all sixteen of a warband have room."""

    kinds = ("figure",)

    def lay(self, table: Deeds, seat: int, kind: str, index: int, count: int) -> bool:
        if kind != "figure":
            return False
        waiting = [piece for piece in members(table.reserve & SIDES[seat]) if table.figures[piece] == index]
        row = members(SPAWN_ROWS[seat] & ~PORTAL_CELLS)
        for piece in waiting[:count]:
            table.put(piece, next(row[at] for at in MIDDLE_FIRST if table.has_room(row[at], seat)))
        return len(waiting) >= count
