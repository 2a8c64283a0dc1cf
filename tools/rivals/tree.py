"""The tree of a search over what a seat may know: one node for each sequence of answers, independent of hidden cards."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pionek.core.state.decision import Option

CURIOSITY = 0.6
"""How strongly options that were seldom tried are preferred to options that did well so far."""
TRUST = 0.5
"""The prior share of the advised option; all options divide the rest equally."""


class Node:
    """Statistics of one sequence of answers: how often it was tried and how it ended for the seat that chose it."""

    __slots__ = ("advice", "asked", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Option, Node] = {}
        self.visits = 0
        self.total = 0.0
        self.advice: Option | None = None
        """The answer that the game advises here, as computed when a seat first had to choose here."""
        self.asked = False

    def mean(self) -> float:
        return self.total / self.visits

    def add(self, value: float) -> None:
        self.visits += 1
        self.total += value


class Bounds:
    """The best and the worst value that a search has met. Positions differ by little, so values are compared within these bounds."""

    __slots__ = ("least", "most")

    def __init__(self) -> None:
        self.least = float("inf")
        self.most = float("-inf")

    def add(self, value: float) -> None:
        self.least = min(self.least, value)
        self.most = max(self.most, value)

    def scaled(self, value: float) -> float:
        """The position of a value between the worst (0) and the best (1)."""
        span = self.most - self.least
        return (value - self.least) / span if span > 0 else 0.5


def picked(node: Node, options: list[Option], bounds: Bounds) -> Option:
    """The option to follow next (PUCT). An option that was never tried counts like its parent."""
    tried = 0
    for option in options:
        child = node.children.get(option)
        if child is not None:
            tried += child.visits
    reach = CURIOSITY * sqrt(tried + 1)
    share = (1.0 - TRUST) / len(options) if node.advice is not None else 1.0 / len(options)
    parent = bounds.scaled(average(node, options)) if tried else 0.5
    best, most = options[0], float("-inf")
    for option in options:
        prior = share + TRUST if option == node.advice else share
        child = node.children.get(option)
        if child is None or not child.visits:
            score = parent + reach * prior
        else:
            score = bounds.scaled(child.mean()) + reach * prior / (1 + child.visits)
        if score > most:
            best, most = option, score
    return best


def average(node: Node, options: list[Option]) -> float:
    """The average result of all options that were tried here."""
    total, visits = 0.0, 0
    for option in options:
        child = node.children.get(option)
        if child is not None:
            total += child.total
            visits += child.visits
    return total / visits
