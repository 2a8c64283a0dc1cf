"""Sets of pieces and of cells are numbers with one bit for each member."""

from __future__ import annotations


def members(mask: int) -> list[int]:
    """The members of a set, in order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def first_of(mask: int) -> int:
    """The first member of a set that is not empty."""
    return (mask & -mask).bit_length() - 1
