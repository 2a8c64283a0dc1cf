"""Laying out a position to try units: what a player has when the match begins."""

from __future__ import annotations

from types import MappingProxyType

from pionek.core.laying_out import LayingOut
from pionek.games.icegarden.model.deeds import Deeds
from pionek.games.icegarden.procedures.setup import SetUp

MOST_POINTS = 60


class IceGardenLayingOut(LayingOut[Deeds]):
    """Figures come from the player's reserve to the first open region, tokens from the supply; M-factor lies on level 0."""

    kinds = ("unit", "resource")
    numbers = MappingProxyType({"points": MOST_POINTS})

    def is_ready(self, table: Deeds) -> bool:
        return not isinstance(table.agenda[-1], SetUp)

    def lay(self, table: Deeds, seat: int, kind: str, index: int, count: int) -> bool:
        player = table.players[seat]
        if kind == "points" and count <= MOST_POINTS:
            player.points = count
        elif kind == "resource" and index >= 0 and count <= table.supply[index] + player.tokens[index]:
            table.supply[index] -= count - player.tokens[index]
            player.tokens[index] = count
        elif kind == "unit":
            waiting = [figure for figure in player.reserve(table.content.units[index].place) if table.unit_of(seat, figure).index == index]
            if len(waiting) < count or not table.open_regions():
                return False
            for figure in waiting[:count]:
                player.figures[figure] = table.open_regions()[0]
        else:
            return False
        return True
