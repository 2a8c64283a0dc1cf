"""The modes: who plays with whom, in which order they take turns, and how an attack finds its target.

Seats are numbered clockwise. In 2 against 2 and 3 against 3 the first half of them is one team, which sits on one side
of the table, opposite the other (DT-TEAM-01, -02); in 2 against 2 against 2 teammates sit three seats apart.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from pionek.core.state.fields import later
from pionek.core.state.piece import Piece

MODES: Final = {"duel": (2, 2), "king": (3, 6), "2v2": (4, 4), "3v3": (6, 6), "2v2v2": (6, 6)}
"""The least and the largest number of players (DT-GAME-02)."""
MOST_SEATS: Final = max([most for _least, most in MODES.values()])
HEALTH: Final = {"duel": 50, "king": 35, "2v2": 50, "3v3": 60, "2v2v2": 50}
"""The number each health counter starts with: there is one for each player, or one for each team (DT-KING-01, DT-TEAM-06)."""
CROWD: Final = "DT-MODE-02"
"""Cited for targets in modes whose rules are not in the booklet."""

LEFT: Final = 0
MIDDLE: Final = 1
RIGHT: Final = 2
OPPOSITE: Final = 3
THEY: Final = 4
YOU: Final = 5


class Seating(Piece):
    """The consequences of the mode and the number of players; made once and shared by all tables."""

    mode: str
    sides: list[int]
    """The side of each seat; a duel and King of the Hill have as many sides as players."""
    order: list[int]
    """The seats in the order of their turns."""
    ways: list[tuple[int, str]]
    """Who becomes the target by the targeting die, with the rule of each number; empty where no die is rolled."""
    several: bool = later()
    """Whether there is more than one side to win against."""
    after: list[int] = later()
    """By seat, whose turn comes next."""
    health: int = later()
    teams: bool = later()
    knows: list[int] = later()
    """By seat, a mask of the seats that see its hand (DT-TEAM-03)."""

    frozen = True

    def __post_init__(self) -> None:
        sides, order = self.sides, self.order
        self.several = max(sides) > 1
        self.after = [order[(order.index(seat) + 1) % len(order)] for seat in range(len(order))]
        self.health = HEALTH[self.mode]
        self.teams = len(set(sides)) < len(sides)
        self.knows = [sum([1 << mate for mate in range(len(sides)) if sides[mate] == side]) for side in sides]

    def mates(self, seat: int) -> list[int]:
        """All seats of a seat's side, the seat itself among them (DT-TEAM-06)."""
        return [mate for mate in range(len(self.sides)) if self.sides[mate] == self.sides[seat]]

    def opposite(self, seat: int) -> int:
        """The seat across the table, where two teams sit opposite each other (DT-MODE-02)."""
        return len(self.sides) - 1 - seat


@cache
def seating(mode: str, players: int) -> Seating:
    """The seating of a mode. 2 against 2 is in the booklet; the larger teams are on the publisher's sheet (DT-MODE-01, -02)."""
    everyone = list(range(players))
    half = players // 2
    if mode == "2v2":
        ways = [(LEFT, "DT-TARGET-05")] * 2 + [(RIGHT, "DT-TARGET-06")] * 2 + [(THEY, "DT-TARGET-07"), (YOU, "DT-TARGET-08")]
        return Seating(mode, [seat // half for seat in everyone], zigzag(half), ways)
    if mode == "3v3":
        ways = [(way, CROWD) for way in (LEFT, MIDDLE, RIGHT, OPPOSITE, THEY, YOU)]
        return Seating(mode, [seat // half for seat in everyone], zigzag(half), ways)
    if mode == "2v2v2":
        ways = [(way, CROWD) for way in (LEFT, LEFT, RIGHT, RIGHT, THEY, YOU)]
        return Seating(mode, [seat % half for seat in everyone], everyone, ways)
    return Seating(mode, everyone, everyone, [])


def zigzag(half: int) -> list[int]:
    """Turns cross the table each time, from one end of it to the other (DT-TEAM-05)."""
    order: list[int] = []
    for at in range(half):
        order.extend([half - 1 - at, half + at])
    return order
