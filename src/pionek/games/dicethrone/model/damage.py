"""Damage on its way: what comes in, what is added and prevented, and the final sum."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pionek.core.rules.numbers import ADD, HALVE, Modifier, subtotal, total
from pionek.core.state.fields import later
from pionek.core.state.piece import Piece
from pionek.games.dicethrone.vocabulary import COLLATERAL, NORMAL, PURE

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content


class Harm(Piece):
    """Damage about to be dealt to one player from one source.

    `firm` damage cannot be avoided: it belongs to an ultimate. Modifiers raise `amount` itself, so that what they add
    has the type of the attack.
    """

    dealer: int
    kind: int
    amount: int
    attack: bool
    firm: bool
    source: int = -1

    def enhanceable(self) -> bool:
        """DT-DAMAGE-07 to -11: pure and collateral damage cannot be increased."""
        return self.kind not in (PURE, COLLATERAL)

    def defendable(self) -> bool:
        return self.kind == NORMAL


class Incoming(Piece):
    """All that one player is about to take and to regain at the end of a phase."""

    avoided: bool = False
    harms: list[Harm] = later([])
    shields: list[Modifier] = later([])
    healing: int = later(0)
    reflections: int = later(0)

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """Rules version 3: damage can be avoided altogether."""
        packed.setdefault("avoided", False)

    def soft(self) -> int:
        """DT-DAMAGE-04: the damage that can be avoided."""
        return sum([harm.amount for harm in self.harms if not harm.firm])

    def firm(self) -> int:
        return sum([harm.amount for harm in self.harms if harm.firm])

    def prevent(self, amount: int, rule: str, kind: str = "", source: int = -1) -> None:
        self.shields.append(Modifier(ADD, -amount, rule, kind, source))

    def halve(self, rule: str, kind: str = "", source: int = -1) -> None:
        self.shields.append(Modifier(HALVE, 0, rule, kind, source))

    def final(self) -> int:
        """DT-FINAL-02 to -08: fixed amounts, then each halving from the subtotal, never below 0."""
        return self.firm() if self.avoided else max(0, total(self.soft(), self.shields)) + self.firm()

    def reflected(self) -> int:
        """DT-FINAL-07: for each reflection half of the subtotal, rounded up, also if in the end nothing is taken."""
        if not self.reflections:
            return 0
        return self.reflections * ((max(0, subtotal(self.soft(), self.shields)) + self.firm() + 1) // 2)

    def attack(self) -> Harm | None:
        """The main damage of the attack on this player, if there is one."""
        for harm in self.harms:
            if harm.attack:
                return harm
        return None
