"""What the observations of all games are made of: seats counted from the one who looks, and marks in a row."""

from __future__ import annotations


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
