"""How well a seat stands: the hints of this game for bots."""

from __future__ import annotations

from pionek.core.decision import Option
from pionek.games.dreamblade.table import Dreamscape


def standing(table: Dreamscape, seat: int) -> float:
    return 0.0


def advise(table: Dreamscape, seat: int) -> Option | None:
    return None


def prune(table: Dreamscape, seat: int, options: list[Option]) -> list[Option]:
    return options
