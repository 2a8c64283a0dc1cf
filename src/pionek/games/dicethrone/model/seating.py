"""The modes: who plays with whom, in which order they take turns, and how an attack finds its target.

Seats are numbered clockwise. In 2 against 2 and 3 against 3 the first half of them is one team, which sits on one side
of the table, opposite the other; in 2 against 2 against 2 teammates sit three seats apart.
"""

from __future__ import annotations

from functools import cache
from typing import Final

MODES: Final = {"duel": (2, 2), "king": (3, 6), "2v2": (4, 4), "3v3": (6, 6), "2v2v2": (6, 6)}
"""How many may play, at least and at most."""
HEALTH: Final = {"duel": 50, "king": 35, "2v2": 50, "3v3": 60, "2v2v2": 50}
"""What every counter starts with: one of each player, or one of each team."""
CROWD: Final = "DT-MODE-02"
"""Cited for targets in modes whose rules are not in the booklet."""

LEFT: Final = 0
MIDDLE: Final = 1
RIGHT: Final = 2
OPPOSITE: Final = 3
THEY: Final = 4
YOU: Final = 5


class Seating:
    """What follows from the mode and the number of players; made once and shared by all tables."""

    __slots__ = ("after", "health", "knows", "mode", "order", "several", "sides", "teams", "ways")

    def __init__(self, mode: str, sides: list[int], order: list[int], ways: list[tuple[int, str]]) -> None:
        self.mode = mode
        self.sides = sides
        """The side of each seat; a duel and King of the Hill have as many sides as players."""
        self.several = max(sides) > 1
        """Whether there is more than one side to win against."""
        self.order = order
        """The seats in the order of their turns."""
        self.after = [order[(order.index(seat) + 1) % len(order)] for seat in range(len(order))]
        """By seat, whose turn comes next."""
        self.ways = ways
        """Who becomes the target by the targeting die, with the rule of each number; empty where no die is rolled."""
        self.health = HEALTH[mode]
        self.teams = len(set(sides)) < len(sides)
        self.knows = [sum([1 << mate for mate in range(len(sides)) if sides[mate] == side]) for side in sides]
        """By seat, a mask of those who see its hand (DT-TEAM-03)."""

    def mates(self, seat: int) -> list[int]:
        """All of a seat's side, the seat itself among them (DT-TEAM-06)."""
        return [mate for mate in range(len(self.sides)) if self.sides[mate] == self.sides[seat]]

    def opposite(self, seat: int) -> int:
        """Whom a seat faces across the table, where two teams sit opposite each other (DT-MODE-02)."""
        return len(self.sides) - 1 - seat


@cache
def seating(mode: str, players: int) -> Seating:
    """DT-MODE-01, -02: two against two is in the booklet; the larger teams are those of the publisher's sheet."""
    everyone = list(range(players))
    half = players // 2
    if mode == "2v2":
        ways = [(LEFT, "DT-TARGET-05")] * 2 + [(RIGHT, "DT-TARGET-06")] * 2 + [(THEY, "DT-TARGET-07"), (YOU, "DT-TARGET-08")]
        return Seating(mode, [0] * half + [1] * half, zigzag(half), ways)
    if mode == "3v3":
        ways = [(way, CROWD) for way in (LEFT, MIDDLE, RIGHT, OPPOSITE, THEY, YOU)]
        return Seating(mode, [0] * half + [1] * half, zigzag(half), ways)
    if mode == "2v2v2":
        ways = [(way, CROWD) for way in (LEFT, LEFT, RIGHT, RIGHT, THEY, YOU)]
        return Seating(mode, [seat % half for seat in everyone], everyone, ways)
    return Seating(mode, everyone, everyone, [])


def zigzag(half: int) -> list[int]:
    """DT-TEAM-05: across the table after every turn, from one end of it to the other."""
    order: list[int] = []
    for at in range(half):
        order.extend([half - 1 - at, half + at])
    return order
