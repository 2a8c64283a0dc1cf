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


def set_of(numbers: list[int]) -> int:
    """A set with these members."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
