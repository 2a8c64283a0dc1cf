"""Exact odds of five dice: which to keep, and how likely a result is with the roll attempts left.

Every way in which at most five dice can lie there, in ascending numbers, has a place in one list: first no dice at all,
then one die, and so on. What leads from where to where is worked out once, so that solving is adding up by places.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

FACES: Final = 6
DICE: Final = 5


@cache
def hands(size: int) -> tuple[tuple[int, ...], ...]:
    """All results of so many dice, in ascending numbers."""
    if size == 0:
        return ((),)
    return tuple((*hand, face) for hand in hands(size - 1) for face in range(hand[-1] if hand else 1, FACES + 1))


LYING: Final = [hand for size in range(DICE + 1) for hand in hands(size)]
PLACES: Final = {hand: place for place, hand in enumerate(LYING)}
FULL: Final = PLACES[hands(DICE)[0]]
"""The first place at which all dice lie there."""
MORE: Final = [tuple(PLACES[tuple(sorted((*hand, face)))] for face in range(1, FACES + 1)) for hand in LYING[:FULL]]
"""By place, the six places that one further die leads to."""
FEWER: Final = [
    tuple(sorted({PLACES[hand[:at] + hand[at + 1 :]] for at in range(len(hand))})) for hand in LYING
]
"""By place, where one leads by taking up one die."""


@cache
def kept_sets(hand: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Every different way to keep some of five dice: the mask of those thrown again, and the place of what stays."""
    found: dict[int, int] = {}
    for mask in range(1 << len(hand)):
        stays = tuple(hand[at] for at in range(len(hand)) if not mask >> at & 1)
        found.setdefault(PLACES[stays], mask)
    return tuple((mask, place) for place, mask in found.items())


class Keeping:
    """The best way to keep dice when every final result has a worth: solved backwards, exactly."""

    def __init__(self, worths: list[float]) -> None:
        """`worths` are those of all results, in the order of `hands(DICE)`."""
        self.best: list[list[float]] = [worths]
        """The expected worth of a result with 0, 1, 2 ... attempts left."""
        self.thrown: list[list[float]] = []
        """By place, the expected worth of throwing all other dice, with so many attempts left after that."""

    def solve(self, attempts: int) -> None:
        while len(self.best) <= attempts:
            expected = [0.0] * FULL + self.best[-1]
            for place in range(FULL - 1, -1, -1):
                one, two, three, four, five, six = MORE[place]
                expected[place] = (
                    expected[one] + expected[two] + expected[three] + expected[four] + expected[five] + expected[six]
                ) / FACES
            best = expected[:]  # the best of what stays, whatever of these dice is taken up
            for place in range(1, len(best)):
                most = best[place]
                for fewer in FEWER[place]:
                    if best[fewer] > most:  # noqa: PLR1730 (a call would cost as much as all the rest)
                        most = best[fewer]
                best[place] = most
            self.thrown.append(expected)
            self.best.append(best[FULL:])

    def worth(self, dice: list[int], attempts: int) -> float:
        """What these dice are worth with so many attempts left, kept as well as possible."""
        self.solve(attempts)
        return self.best[attempts][PLACES[tuple(sorted(dice))] - FULL]

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
        return self.thrown[attempts - 1][0]


def keeping_by(worth: Callable[[tuple[int, ...]], float]) -> Keeping:
    """The best way to keep dice, by what a final result is worth."""
    return Keeping([worth(hand) for hand in hands(DICE)])
