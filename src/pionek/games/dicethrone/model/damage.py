"""Incoming damage: from whom, of what kind, how much of it is prevented, and the final sum (rulebook chapter "Final damage")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pionek.core.rules.numbers import ADD, HALVE, Modifier, subtotal, total
from pionek.core.state.fields import later
from pionek.core.state.piece import Piece
from pionek.games.dicethrone.vocabulary import COLLATERAL, NORMAL, PURE, TokenNo

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content


class Harm(Piece):
    """Damage about to be dealt to one player from one source.

    `firm` damage belongs to an ultimate and cannot be avoided. Modifiers raise `amount` itself, so that the damage they
    add has the type of the attack.
    """

    dealer: int
    kind: int
    amount: int
    attack: bool
    firm: bool
    source: int = -1
    token: TokenNo = -1
    """The token that deals it, if one does."""

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """Damage in saves before rules version 4 does not know its token."""
        packed.setdefault("token", None)

    def enhanceable(self) -> bool:
        """Whether modifiers can increase it; pure and collateral damage cannot grow (DT-DAMAGE-07 to -11)."""
        return self.kind not in (PURE, COLLATERAL)

    def defendable(self) -> bool:
        return self.kind == NORMAL


class Incoming(Piece):
    """The damage and the healing that wait for one player until the end of a phase."""

    avoided: bool = False
    harms: list[Harm] = later([])
    shields: list[Modifier] = later([])
    healing: int = later(0)
    reflections: int = later(0)

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """In saves before rules version 3 damage cannot be avoided altogether."""
        packed.setdefault("avoided", False)

    def soft(self) -> int:
        """The damage that can be avoided (DT-DAMAGE-04)."""
        return sum([harm.amount for harm in self.harms if not harm.firm])

    def firm(self) -> int:
        """The damage that cannot be avoided."""
        return sum([harm.amount for harm in self.harms if harm.firm])

    def prevent(self, amount: int, rule: str, kind: str = "", source: int = -1) -> None:
        self.shields.append(Modifier(ADD, -amount, rule, kind, source))

    def halve(self, rule: str, kind: str = "", source: int = -1) -> None:
        self.shields.append(Modifier(HALVE, 0, rule, kind, source))

    def final(self) -> int:
        """The sum after fixed amounts and then each halving of the subtotal, never below 0 (DT-FINAL-02 to -08)."""
        return self.firm() if self.avoided else max(0, total(self.soft(), self.shields)) + self.firm()

    def reflected(self) -> int:
        """For each reflection half of the subtotal, rounded up, even if no damage is taken in the end (DT-FINAL-07)."""
        if not self.reflections:
            return 0
        return self.reflections * ((max(0, subtotal(self.soft(), self.shields)) + self.firm() + 1) // 2)

    def attack(self) -> Harm | None:
        """The main damage of the attack on this player, if there is one."""
        for harm in self.harms:
            if harm.attack:
                return harm
        return None
