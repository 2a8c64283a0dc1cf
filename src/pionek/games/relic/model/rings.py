"""The geometry of the two outer tiers: each is a ring of spaces (rulebook p. 8)."""

from __future__ import annotations

from pionek.games.relic import vocabulary
from pionek.games.relic.vocabulary import SpaceNo


def beside(space: SpaceNo, steps: int) -> int:
    """The space so many steps along the same ring, clockwise, or anticlockwise where they are negative."""
    if space < vocabulary.MIDDLE:
        return (space + steps) % vocabulary.OUTER_SPACES
    return vocabulary.MIDDLE + (space - vocabulary.MIDDLE + steps) % vocabulary.MIDDLE_SPACES


def spaces_round(space: SpaceNo) -> range:
    """All spaces of the ring in which this space lies; none for the inner tier and for a figure off the board."""
    if not 0 <= space < vocabulary.INNER:
        return range(0)
    return range(vocabulary.MIDDLE) if space < vocabulary.MIDDLE else range(vocabulary.MIDDLE, vocabulary.INNER)


def steps_to_gate(gated: list[bool], direction: int) -> list[int]:
    """For each space of the rings, the number of steps to the next movement box, or a whole round where there is none."""
    found: list[int] = []
    for space in range(vocabulary.INNER):
        steps = 1
        while steps < len(spaces_round(space)) and not gated[beside(space, steps * direction)]:
            steps += 1
        found.append(steps)
    return found
