"""A race between the options of one decision: all are tried on the same tables, and those that fall behind are given up."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pionek.core.decision import Option

LEAST = 6
"""Tables before the first option is given up."""
DOUBT = 2.5
"""How many standard errors behind the leader an option must be: luck rarely does that."""


class Race:
    """The options still in it, and what each was worth on the first table, the second and so on.

    Two options differ by far less on one table than one option differs from table to table, so it is the differences
    on the same tables that are looked at. What comes first wins where nothing tells the options apart.
    """

    __slots__ = ("left", "values")

    def __init__(self, options: list[Option]) -> None:
        self.left = options[:]
        self.values: dict[Option, list[float]] = {option: [] for option in options}

    def is_over(self) -> bool:
        return len(self.left) == 1

    def next(self) -> Option:
        """The option whose turn it is."""
        return min(self.left, key=lambda option: len(self.values[option]))

    def add(self, option: Option, value: float) -> None:
        self.values[option].append(value)
        rounds = len(self.values[self.left[-1]])
        if option == self.left[-1] and rounds >= LEAST:
            leader = self.best()
            self.left = [each for each in self.left if each == leader or not self.is_behind(each, leader)]

    def best(self) -> Option:
        """The leader by what all have done so far; the first of equals."""
        rounds = len(self.values[self.left[-1]])
        return max(self.left, key=lambda option: sum(self.values[option][:rounds]))

    def is_behind(self, option: Option, leader: Option) -> bool:
        """Whether more than luck lies between them, or nothing at all."""
        gaps = [more - less for more, less in zip(self.values[leader], self.values[option], strict=True)]
        mean = sum(gaps) / len(gaps)
        spread = sum([(gap - mean) ** 2 for gap in gaps]) / (len(gaps) - 1)
        return mean > DOUBT * sqrt(spread / len(gaps)) or not any(gaps)
