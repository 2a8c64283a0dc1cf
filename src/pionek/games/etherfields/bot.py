"""How well the Dreamers stand, and what is worth a thought: the hints of this game for bots."""

from __future__ import annotations

from pionek.core.decision import Option
from pionek.games.etherfields import words
from pionek.games.etherfields.table import Dreamworld


def standing(table: Dreamworld, seat: int) -> float:
    if table.result is not None:
        return 1.0 if table.result.winners else -1.0
    return 0.0


def advise(table: Dreamworld, seat: int) -> Option | None:
    return None


def prune(table: Dreamworld, seat: int, options: list[Option]) -> list[Option]:
    return [option for option in options if option.verb != words.DONE] or options
