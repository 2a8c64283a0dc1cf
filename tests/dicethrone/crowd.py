"""Positions for more than two players, with four plain heroes made up for these tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Self

from tests.dicethrone.scenario import SPARE, Bout, Side

CROWD = (Path(__file__).parent / "crowd",)
HEROES = [
    "barbarian", "moon-elf", "monk", "ninja", "paladin", "pyromancer", "shadow-thief", "treant", "crowd:knight",
    "crowd:miller", "crowd:piper", "crowd:smith",
]  # fmt: skip
MODES = [("duel", 2), ("king", 3), ("king", 4), ("king", 5), ("king", 6), ("2v2", 4), ("3v3", 6), ("2v2v2", 6)]

THREE_SWORDS = (1, 1, 1, 4, 6)
SMALL_STRAIGHT = (1, 2, 3, 4, 6)
TWO_AND_TWO = (1, 1, 4, 4, 6)
THREE_LIVES = (4, 4, 4, 1, 6)
THREE_POWS = (6, 6, 6, 4, 1)
FIVE_POWS = (6, 6, 6, 6, 6)


def knight(**given: Any) -> Side:
    return Side("crowd:knight", **given)


def miller(**given: Any) -> Side:
    return Side("crowd:miller", **given)


def piper(**given: Any) -> Side:
    return Side("crowd:piper", **given)


def smith(**given: Any) -> Side:
    return Side("crowd:smith", **given)


class Melee(Bout):
    """More than two heroes, in the order of their seats; it waits in every Main Phase, as a bout does."""

    def __init__(self, mode: str, *sides: Side, first: int = 0) -> None:
        super().__init__(*sides, first=first, packs=CROWD, mode=mode)

    def arrange(self, seat: int, side: Side) -> None:
        SPARE.setdefault(side.hero, ("crowd:shared-bread", "crowd:hail"))
        super().arrange(seat, side)

    def blow(self, *then: int) -> Self:
        """The active hero's plain attack with three swords, announced; `then` are the dice that follow."""
        return self.use("blow", THREE_SWORDS, *then)

    def use(self, what: str, dice: tuple[int, ...], *then: int) -> Self:
        """Announce an ability of a made-up hero; `then` are the dice that follow, the targeting die first."""
        return self.attack(f"{self.hero(self.active)}-{what}", *dice, *then)

    def healths(self) -> list[int]:
        return [self.health(seat) for seat in range(self.table.seats)]


def four(mode: str = "2v2", first: int = 0, **sides: Side) -> Melee:
    """Four made-up heroes; a side is given by the name of its hero."""
    made = {"knight": knight, "miller": miller, "piper": piper, "smith": smith}
    return Melee(mode, *(sides.get(name) or side() for name, side in made.items()), first=first)


def three(first: int = 0, **sides: Side) -> Melee:
    """King of the Hill for three made-up heroes."""
    made = {"knight": knight, "miller": miller, "piper": piper}
    return Melee("king", *(sides.get(name) or side() for name, side in made.items()), first=first)
