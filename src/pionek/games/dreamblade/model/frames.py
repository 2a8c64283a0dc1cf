"""What a phase, an attack and a combat remember, so that questions and deeds can read it; procedures/ adds the steps."""

from __future__ import annotations

from typing import ClassVar

from pionek.core.rules.numbers import Modifier
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.dreamblade.vocabulary import PieceSet


class Phase(Frame):
    """A spawn phase or an action phase of one player: the third frame of the agenda while it lasts."""

    is_action: ClassVar[bool] = False


class Attack(Frame):
    """Attack dice are thrown: in a combat, a deathblow or a special attack."""

    dice: list[int] = later([])
    lucky: PieceSet = later(0)
    """Attackers whose Fortunate may still reroll dice."""

    def attacks(self, piece: int) -> bool:
        """Whether a piece takes part in this attack."""
        raise NotImplementedError


class JointAttack(Attack):
    """Creatures that attack together: those of a combat, or those of a deathblow."""

    cell: int
    attackers: PieceSet = later(0)

    def attacks(self, piece: int) -> bool:
        return bool(self.attackers >> piece & 1)


class BaseCombat(JointAttack):
    """What a combat must remember until it has ended."""

    blades: int = later(0)
    used: list[int] = later([])
    """The blade abilities that were activated (see choices/blade_abilities.py)."""
    parts: list[Modifier] = later([])
    """What changes the damage of the attack."""
    noted: list[int] = later([])
    """Pairs of a piece and the damage of an ability, which is assigned to it in step 5 (rulings R-26, R-58)."""
    disrupted: PieceSet = later(0)
    destroyed: PieceSet = later(0)

    def notes_damage(self) -> bool:
        """Whether damage of abilities still waits for step 5."""
        raise NotImplementedError
