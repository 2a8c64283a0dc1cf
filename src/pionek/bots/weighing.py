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
        """The option with most visits; among equals the one that did better."""
        children = self.root.children
        tried = [option for option in self.options if option in children]
        if not tried:
            return self.options[0]
        return max(tried, key=lambda option: (children[option].visits, children[option].mean()))


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
            better = sorted(self.left, key=lambda each: -self.mean(each, alike))[: (len(self.left) + 1) // 2]
            self.left = [each for each in self.left if each in better]
            self.each *= 2
            self.given = 0

    def is_over(self) -> bool:
        return len(self.left) == 1

    def best(self) -> Option:
        """Of the options that are left the one that did best, on as many play-outs as all of them had; what was not tried comes last."""
        alike = max(1, min(len(self.values[option]) for option in self.left))
        return max(self.left, key=lambda option: self.mean(option, alike))

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

    def is_over(self) -> bool:
        return len(self.left) == 1

    def next(self) -> Option:
        """The option whose turn it is."""
        return min(self.left, key=lambda option: len(self.values[option]))

    def add(self, option: Option, value: float) -> None:
        self.values[option].append(value)
        rounds = len(self.values[self.left[-1]])
        if option == self.left[-1] and rounds >= LEAST:
            leader = self.leader()
            self.left = [each for each in self.left if each == leader or self.is_near(each, leader)]

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
        """Whether the options differ, but by no more than luck explains."""
        return self.values[option] != self.values[leader] and self.lead(leader, option) <= DOUBT

    def lead(self, leader: Option, option: Option) -> float:
        """How many standard errors the leader is ahead of an option; 0 between equal ones."""
        gaps = [more - less for more, less in zip(self.values[leader], self.values[option], strict=False)]
        mean = sum(gaps) / len(gaps)
        spread = sum([(gap - mean) ** 2 for gap in gaps]) / (len(gaps) - 1)
        if not spread:
            return float("inf") if mean > 0 else 0.0
        return mean / sqrt(spread / len(gaps))
