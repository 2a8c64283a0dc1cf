"""The frames that deeds write to: they remember a phase, an attack or a combat; procedures/ adds their steps."""

from __future__ import annotations

from typing import ClassVar

from pionek.core.rules.numbers import Modifier
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame


class Phase(Frame):
    """A spawn phase or an action phase of one player: the third frame of the agenda while it lasts."""

    is_action: ClassVar[bool] = False


class Attack(Frame):
    """Attack dice are thrown: in a combat, a deathblow or a special attack."""

    dice: list[int] = later([])
    lucky: int = later(0)
    """Attackers that may still have dice rolled again (Fortunate)."""


class Gathering(Attack):
    """Creatures that attack together: those of a combat, or those of a deathblow."""

    cell: int
    attackers: int = later(0)


class Battle(Gathering):
    """A combat: what it must remember until it has ended.

    `noted` are pairs of a piece and the damage of abilities that it is to be assigned in step 5 (gaps R-26, R-58);
    `hurt`, `disrupted` and `destroyed` are the pieces to which that happened in this combat.
    """

    blades: int = later(0)
    used: list[int] = later([])
    parts: list[Modifier] = later([])
    noted: list[int] = later([])
    hurt: int = later(0)
    disrupted: int = later(0)
    destroyed: int = later(0)

    def notes_damage(self) -> bool:
        """Whether damage of abilities still waits for step 5."""
        raise NotImplementedError
