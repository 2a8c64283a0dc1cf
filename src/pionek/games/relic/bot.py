"""How well a seat stands, and what is worth a thought: the hints of this game for bots."""

from __future__ import annotations

from pionek.core.decision import Option
from pionek.games.relic.table import Sector


def standing(table: Sector, seat: int) -> float:
    """Between -1 (lost) and 1 (won)."""
    result = table.result
    if result is not None:
        if not result.winners:
            return 0.0
        return 1.0 if seat in result.winners else -1.0
    return 0.0


def advise(table: Sector, seat: int) -> Option | None:
    return None


def pruned(table: Sector, seat: int, options: list[Option]) -> list[Option]:
    return options
