"""Positions of connect four, laid by dropping discs. Columns and rows are counted from 1, seats from 0."""

from __future__ import annotations

from typing import Self

from tests.scenario import Scenario

WIDTH, HEIGHT = 7, 6
EMPTY = -1


class ConnectFourScenario(Scenario):
    """A match after discs were dropped into these columns, by the seats in turn."""

    game = "connectfour"

    def __init__(self, *columns: int, first: int = 0) -> None:
        super().__init__(seed=1, first=str(first + 1))
        self.drop(*columns)

    def drop(self, *columns: int) -> Self:
        return self.play(*(f"drop:{column}" for column in columns))

    def cell(self, column: int, row: int) -> int:
        """The seat whose disc lies there, or EMPTY."""
        return int(self.table.cells[(column - 1) * HEIGHT + row - 1])

    def column(self, column: int) -> list[int]:
        """The seats of all cells of a column, from the bottom."""
        return [self.cell(column, row) for row in range(1, HEIGHT + 1)]

    def discs(self) -> int:
        """How many discs lie in the grid."""
        return sum(self.cell(column, row) != EMPTY for column in range(1, WIDTH + 1) for row in range(1, HEIGHT + 1))
