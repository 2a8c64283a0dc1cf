"""How the options of one decision are compared: which of them to try next, and which did best."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from pionek.bots.tree import Bounds, Node, picked

if TYPE_CHECKING:
    from pionek.core.state.decision import Option

LEAST = 4
"""How many tables all options are tried on before the first one is dropped from a race."""
DOUBT = 2.5
"""How many standard errors behind the leader an option must be to be dropped: luck rarely does that."""
ALIKE = 12
"""On how many tables options must have been equal for a race to end with several left."""
DIGITS = 9
EQUAL = 10**-DIGITS
"""Values that differ by no more are equal."""
FAVOUR = 0.7
"""How many standard errors ahead of the first option another must be at the end: the first was not chosen by luck."""


class Weighing:
    """Chooses which option to try next, records the results, and says which option is best."""

    def begin(self, iterations: int) -> None:
        """Say about how many rollouts there will be."""

    def next(self) -> Option:
        raise NotImplementedError

    def add(self, option: Option, value: float) -> None:
        """Record the value of an option on the next table."""

    def is_over(self) -> bool:
        """Whether further rollouts cannot change the answer."""
        return False

    def best(self) -> Option:
        raise NotImplementedError


class ByTree(Weighing):
    """Compares options by a tree that also searches what follows: the root counts the visits to each option."""

    def __init__(self, root: Node, options: list[Option], bounds: Bounds) -> None:
        self.root = root
        self.options = options
        self.bounds = bounds

    def next(self) -> Option:
        return picked(self.root, self.options, self.bounds)

    def best(self) -> Option:
        """The option with most visits; among equals the one that did better, and then the advised one."""
        root = self.root
        tried = [option for option in self.options if option in root.children]
        if not tried:
            return self.options[0]
        ranks = {option: (root.children[option].visits, root.children[option].mean(), option == root.advice) for option in tried}
        return max(tried, key=lambda option: ranks[option])


class Halving(Weighing):
    """Tries every option on a few play-outs, then the better half on twice as many more, and so on until one is left.

    The given order decides between equal options. With hardly more play-outs than options each is tried a single time.
    """

    def __init__(self, options: list[Option]) -> None:
        self.options = options
        self.left = options[:]
        self.values: dict[Option, list[float]] = {option: [] for option in options}
        self.each = 1
        """The play-outs of each option in this lap."""
        self.given = 0
        """Those of all options in this lap so far."""

    def begin(self, iterations: int) -> None:
        """Make the laps as long as so many play-outs allow."""
        self.each = max(1, iterations // (len(self.options) * len(self.options).bit_length()))

    def next(self) -> Option:
        return self.left[self.given % len(self.left)]

    def add(self, option: Option, value: float) -> None:
        self.values[option].append(value)
        self.given += 1
        if self.given == self.each * len(self.left):
            alike = len(self.values[option])
            better = sorted(self.left, key=lambda each: -round(self.mean(each, alike), DIGITS))[: (len(self.left) + 1) // 2]
            self.left = [each for each in self.left if each in better]
            self.each *= 2
            self.given = 0

    def is_over(self) -> bool:
        return len(self.left) == 1

    def best(self) -> Option:
        """Of the options that are left the first that did best, on as many play-outs as all of them had; what was not tried comes last."""
        alike = max(1, min(len(self.values[option]) for option in self.left))
        least = max(self.mean(option, alike) for option in self.left) - EQUAL
        return next(option for option in self.left if self.mean(option, alike) >= least)

    def mean(self, option: Option, alike: int) -> float:
        values = self.values[option][:alike]
        return sum(values) / len(values) if values else float("-inf")


class Race(Weighing):
    """The options still in it, and what each was worth on the first table, the second and so on.

    Two options differ far less on one table than one option differs from table to table, so options are compared by
    their differences on the same tables. The first option is the favourite: it wins where the difference may be luck.
    """

    def __init__(self, options: list[Option]) -> None:
        self.first = options[0]
        self.left = options[:]
        self.values: dict[Option, list[float]] = {option: [] for option in options}
        self.are_alike = False

    def is_over(self) -> bool:
        """Whether one option is left, or several that nothing tells apart."""
        return len(self.left) == 1 or self.are_alike

    def next(self) -> Option:
        """The option whose turn it is."""
        return min(self.left, key=lambda option: len(self.values[option]))

    def add(self, option: Option, value: float) -> None:
        self.values[option].append(value)
        rounds = len(self.values[self.left[-1]])
        if option == self.left[-1] and rounds >= LEAST:
            leader = self.leader()
            self.left = [each for each in self.left if each == leader or self.is_near(each, leader)]
            self.are_alike = rounds >= ALIKE and all(self.values[each] == self.values[leader] for each in self.left)

    def leader(self) -> Option:
        """The option that did best on the tables that all options were tried on; the first of equal ones."""
        rounds = len(self.values[self.left[-1]])
        return max(self.left, key=lambda option: sum(self.values[option][:rounds]))

    def best(self) -> Option:
        if self.first not in self.left:
            return self.leader()
        if len(self.values[self.left[-1]]) < 2:
            return self.first
        leader = self.leader()
        return leader if self.lead(leader, self.first) > FAVOUR else self.first

    def is_near(self, option: Option, leader: Option) -> bool:
        """Whether the options differ by no more than luck explains. One that has always been equal to the favourite is not needed."""
        if option != self.first and self.first in self.left and self.values[option] == self.values[self.first]:
            return False
        return self.lead(leader, option) <= DOUBT

    def lead(self, leader: Option, option: Option) -> float:
        """How many standard errors the leader is ahead of an option; 0 between equal ones."""
        gaps = [more - less for more, less in zip(self.values[leader], self.values[option], strict=False)]
        mean = sum(gaps) / len(gaps)
        spread = sum([(gap - mean) ** 2 for gap in gaps]) / (len(gaps) - 1)
        if not spread:
            return float("inf") if mean > 0 else 0.0
        return mean / sqrt(spread / len(gaps))
