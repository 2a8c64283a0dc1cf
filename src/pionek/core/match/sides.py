"""Sides: seats that win and lose together."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.state.table import Table


def sides_of(game: Game, table: Table) -> list[list[int]]:
    """Seats that win and lose together: those that leave the win to the same other seats. One side plays against the table."""
    found: dict[tuple[int, ...], list[int]] = {}
    for seat in range(table.seats):
        found.setdefault(tuple(game.left(table, seat)), []).append(seat)
    return list(found.values())
