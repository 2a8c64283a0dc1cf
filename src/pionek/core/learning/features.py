"""A game as numbers for learners: what a seat sees, and every option there could be."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Generic

from pionek.core.learning.options import products
from pionek.core.state.decision import Option
from pionek.core.state.frame import T

if TYPE_CHECKING:
    from pionek.core.game import Game

KEPT = 8
"""How many widths are cached: as many as a program is likely to use at once."""


class Features(Generic[T]):
    """What a game offers to learners."""

    def names(self, content: Any, seats: int) -> list[str]:
        """What each number of `observe` means, for a match with so many seats."""
        raise NotImplementedError

    def observe(self, table: T, seat: int) -> list[float]:
        """What the seat sees, as numbers: always equally many, and the same on all tables that the seat may imagine."""
        raise NotImplementedError

    def blank(self, content: Any, seats: int) -> list[float]:
        """A row of zeros as long as `names`. A game that fills it in place observes quicker than one that joins lists: most numbers are 0."""
        return [0.0] * width_of(self, content, seats)

    def options(self, game: Game, content: Any, verb: int) -> list[Option]:
        """Every option of a verb that a decision could offer with this content, always in the same order.

        Learners number options by it. By default it is all that can be named together; where that is far more than can
        happen, a game lists the options of that verb itself.
        """
        return products(game, content, game.words.verbs[verb], verb)


@lru_cache(KEPT)
def width_of(features: Features[Any], content: Any, seats: int) -> int:
    return len(features.names(content, seats))


def count_into(row: list[float], first: int, indices: list[int]) -> None:
    """Add to the row how often each number occurs; its zero stands at the place `first`."""
    for index in indices:
        row[first + index] += 1.0


def from_here(seat: int, seats: int) -> list[int]:
    """All seats in the order in which this seat observes them: itself first, then clockwise."""
    return [(seat + offset) % seats for offset in range(seats)]


def labels(seats: int) -> list[str]:
    """The names of seats in features, in the same order."""
    return ["me", *(f"+{offset}" for offset in range(1, seats))]


def marked(index: int, size: int) -> list[float]:
    """A row of zeros with a one at this place; all zeros for what is not there (-1)."""
    row = [0.0] * size
    if 0 <= index < size:
        row[index] = 1.0
    return row


def tally(indices: list[int], size: int) -> list[float]:
    """How often each number occurs."""
    row = [0.0] * size
    for index in indices:
        row[index] += 1.0
    return row
