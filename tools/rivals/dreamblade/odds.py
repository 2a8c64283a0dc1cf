"""The exact probabilities of attack dice: how likely a number of dice deals at least some damage."""

from __future__ import annotations

from typing import Final

MOST_DICE: Final = 40
MOST_DAMAGE: Final = 60
FACES: Final = (0, 0, 0, 1, 2, 3)
"""The damage of the six faces; a blade alone deals none."""


def tables() -> list[list[float]]:
    """For each number of dice, the probability of at least 0, 1, 2 ... damage."""
    found: list[list[float]] = []
    chances = [1.0] + [0.0] * (3 * MOST_DICE)
    for _dice in range(MOST_DICE + 1):
        at_least = [0.0] * (MOST_DAMAGE + 1)
        left = 1.0
        for damage in range(MOST_DAMAGE + 1):
            at_least[damage] = max(0.0, left)
            left -= chances[damage]
        found.append(at_least)
        longer = [0.0] * len(chances)
        for damage in range(len(chances)):
            if chances[damage]:
                for face in FACES:
                    if damage + face < len(longer):
                        longer[damage + face] += chances[damage] / 6
        chances = longer
    return found


AT_LEAST: Final = tables()


def chance(dice: int, damage: int) -> float:
    """The probability that so many dice deal at least this damage."""
    if damage <= 0:
        return 1.0
    return AT_LEAST[min(max(dice, 0), MOST_DICE)][min(damage, MOST_DAMAGE)]
