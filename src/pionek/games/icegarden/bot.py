"""How well a seat stands: the hints of this game for bots."""

from __future__ import annotations

from pionek.core.decision import Option
from pionek.games.icegarden.table import Board


def worth(table: Board, seat: int) -> float:
    result = table.result
    if result is not None:
        return 1.0 if seat in result.winners else -1.0
    return table.players[seat].points / 100


def advise(table: Board, seat: int) -> Option | None:
    return None


def prune(table: Board, seat: int, options: list[Option]) -> list[Option]:
    return options
