"""Exact odds of five dice: which to keep, and how likely a result is with the roll attempts left."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

FACES = 6
DICE = 5


@cache
def hands(size: int) -> tuple[tuple[int, ...], ...]:
    """All results of so many dice, in ascending numbers."""
    if size == 0:
        return ((),)
    return tuple((*hand, face) for hand in hands(size - 1) for face in range(hand[-1] if hand else 1, FACES + 1))


@cache
def with_one_more(hand: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The six results that one further die can lead to."""
    return tuple(tuple(sorted((*hand, face))) for face in range(1, FACES + 1))


@cache
def kept_sets(hand: tuple[int, ...]) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Every different way to keep some of five dice: the mask of those thrown again, and the numbers that stay."""
    found: dict[tuple[int, ...], int] = {}
    for mask in range(1 << len(hand)):
        stays = tuple(hand[at] for at in range(len(hand)) if not mask >> at & 1)
        found.setdefault(stays, mask)
    return tuple((mask, stays) for stays, mask in found.items())


class Keeping:
    """The best way to keep dice when every final result has a worth: solved backwards, exactly."""

    def __init__(self, worth: Callable[[tuple[int, ...]], float]) -> None:
        self.best: list[dict[tuple[int, ...], float]] = [{hand: worth(hand) for hand in hands(DICE)}]
        """The expected worth of a result with 0, 1, 2 ... attempts left."""
        self.thrown: list[dict[tuple[int, ...], float]] = []
        """The expected worth of throwing all but some kept dice, with so many attempts left after that."""

    def solve(self, attempts: int) -> None:
        while len(self.best) <= attempts:
            expected: dict[tuple[int, ...], float] = dict(self.best[-1])
            for size in range(DICE - 1, -1, -1):
                for hand in hands(size):
                    expected[hand] = sum(expected[more] for more in with_one_more(hand)) / FACES
            self.thrown.append(expected)
            self.best.append(
                {hand: max(expected[stays] for _, stays in kept_sets(hand)) for hand in hands(DICE)}
            )

    def worth(self, dice: list[int], attempts: int) -> float:
        """What these dice are worth with so many attempts left, kept as well as possible."""
        self.solve(attempts)
        return self.best[attempts][tuple(sorted(dice))]

    def reroll(self, dice: list[int], attempts: int) -> int:
        """The mask of the dice to throw again; 0 keeps all. Of equally good ways the one that throws fewest."""
        self.solve(attempts)
        expected = self.thrown[attempts - 1]
        order = sorted(range(len(dice)), key=lambda at: dice[at])
        hand = tuple(dice[at] for at in order)
        best = max(kept_sets(hand), key=lambda each: (round(expected[each[1]], 9), -each[0].bit_count()))
        return sum(1 << order[at] for at in range(len(order)) if best[0] >> at & 1)

    def from_nothing(self, attempts: int) -> float:
        """The expected worth before the first attempt."""
        self.solve(attempts)
        return self.thrown[attempts - 1][()]
