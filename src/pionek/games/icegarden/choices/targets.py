"""What several chapters ask about pieces: where units may march, and why a region or a unit may not be chosen."""

from __future__ import annotations

from pionek.core.state.decision import Guard, Option
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.model.state import NOWHERE, Board


def shut(table: Board, region: int) -> Guard | None:
    """Why a region takes no part in anything."""
    if table.closed[region]:
        return vocabulary.REGION_CLOSED
    return None if table.is_open(region) else vocabulary.OUT_OF_PLAY


def marches(table: Board, seat: int) -> list[Option]:
    """IG-MOVE-01, -04: one step of each unit to each open neighbour; equal figures in one region are one option."""
    found: list[Option] = []
    figures = table.players[seat].figures
    for unit in table.card(seat):
        rows = table.content.marches[unit.index]
        seen = 0
        for figure in vocabulary.FIGURES_OF[unit.place]:
            region = figures[figure]
            if region != NOWHERE and not seen >> region & 1:
                seen |= 1 << region
                row = rows[region]
                found.extend([row[other] for other in vocabulary.BITS[table.reach[region]]])
    return found


def refuse_march(table: Board, seat: int, unit: int) -> Guard:
    """Why a unit type cannot move."""
    if table.owner_of(unit) != seat:
        return vocabulary.NOT_YOURS
    place = table.content.units[unit].place
    for figure in vocabulary.FIGURES_OF[place]:
        if table.players[seat].figures[figure] != NOWHERE:
            return vocabulary.NOWHERE_TO_MOVE
    return vocabulary.NOT_ON_BOARD
