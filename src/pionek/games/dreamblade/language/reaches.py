"""Which pieces an ability in force is about: reaches of several keywords. Those of one keyword stand beside it."""

from __future__ import annotations

from typing import Final

from pionek.core.rules.in_force import ActiveAbility, Reach
from pionek.games.dreamblade.model.map import NEAR
from pionek.games.dreamblade.model.state import State
from pionek.games.dreamblade.vocabulary import SEAT_OF

ALLIES: Final = 0
ENEMIES: Final = 1
EVERYBODY: Final = 2


class Itself(Reach[State]):
    """Only the miniature that bears it."""

    def holds(self, table: State, entry: ActiveAbility, subject: int, other: int) -> bool:
        return subject == entry.bearer


class Around(Reach[State]):
    """Creatures of some side and type in the bearer's cell, or also in adjacent cells.

    (DB-GEN-18, -20, DB-TERM-01 to -03, DB-BOLSTER-01, DB-DRAIN-01, DB-HELLSFURY-01, DB-NULLIFY-01, -02)
    """

    __slots__ = ("adjacent", "side", "types")

    def __init__(self, side: int, adjacent: bool, types: int = 0) -> None:
        self.side = side
        self.adjacent = adjacent
        self.types = types

    def holds(self, table: State, entry: ActiveAbility, subject: int, other: int) -> bool:
        there = table.cells[subject]
        if there < 0:
            return False
        bearer = entry.bearer
        here = table.cells[bearer]
        if here != there and not (self.adjacent and NEAR[here] >> there & 1):
            return False
        if self.side == ALLIES:
            if subject == bearer or SEAT_OF[subject] != entry.seat:
                return False
        elif self.side == ENEMIES and SEAT_OF[subject] == entry.seat:
            return False
        if self.types and not table.definition(subject).types & self.types:
            return False
        return bool(table.creatures >> subject & 1)


class Scoring(Reach[State]):
    """Another reach, while the bearer stands in a scoring cell of its controller (DB-ACT-09, DB-GEN-16)."""

    __slots__ = ("inner",)

    def __init__(self, inner: Reach) -> None:
        self.inner = inner

    def holds(self, table: State, entry: ActiveAbility, subject: int, other: int) -> bool:
        return table.in_scoring_cell(entry.bearer) and self.inner.holds(table, entry, subject, other)

    def sees(self, table: State, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        return table.in_scoring_cell(entry.bearer) and self.inner.sees(table, entry, who, subject, amount, other)


ITSELF: Final = Itself()
