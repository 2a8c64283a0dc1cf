"""Incoming damage: from whom, of what kind, how much of it is prevented, and the final sum (rulebook chapter "Final damage")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pionek.core.rules.numbers import ADD, HALVE, Modifier, subtotal, total
from pionek.core.state.fields import later
from pionek.core.state.piece import Piece
from pionek.games.dicethrone.vocabulary import COLLATERAL, NORMAL, PURE, AbilityNo, TokenNo

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content


class Harm(Piece):
    """Damage about to be dealt to one player from one source.

    `firm` damage belongs to an ultimate: it cannot be avoided, but grow (DT-ULT-02, -03, DT-DAMAGE-15). Modifiers raise
    `amount` itself, so that the damage they add has the type of the attack. The types are those of DT-DAMAGE-02; all but
    the first are undefendable (DT-DAMAGE-12).
    """

    dealer: int
    kind: int
    amount: int
    attack: bool
    firm: bool
    ability: AbilityNo = -1
    """The ability that deals it, if one does."""
    token: TokenNo = -1
    """The token that deals it, if one does."""

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """Damage in saves before rules version 4 does not say what deals it."""
        packed.pop("source", None)
        packed.setdefault("ability", None)
        packed.setdefault("token", None)

    def enhanceable(self) -> bool:
        """Whether modifiers can increase it; pure and collateral damage cannot grow (DT-DAMAGE-07 to -11, DT-KEY-12)."""
        return self.kind not in (PURE, COLLATERAL)

    def defendable(self) -> bool:
        """Whether a defensive ability can be used against it; cards and tokens can be in any case (DT-KEY-11)."""
        return self.kind == NORMAL


class Incoming(Piece):
    """The damage and the healing that wait for one player until the end of a phase (DT-KEY-15)."""

    avoided: bool = False
    harms: list[Harm] = later([])
    shields: list[Modifier] = later([])
    healing: int = later(0)
    reflections: int = later(0)

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """In saves before rules version 3 damage cannot be avoided altogether."""
        packed.setdefault("avoided", False)

    def clear(self) -> None:
        """Everything was applied; who has avoided all damage goes on doing so."""
        self.harms = []
        self.shields = []
        self.healing = 0
        self.reflections = 0

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
        """The sum after fixed amounts and then each halving of the subtotal, in whatever order they came (DT-FINAL-02 to -08, -10)."""
        return self.firm() if self.avoided else max(0, total(self.soft(), self.shields)) + self.firm()

    def reflected(self) -> int:
        """For each reflection half of the subtotal, rounded up, even if no damage is taken in the end (DT-FINAL-07, -09)."""
        if not self.reflections:
            return 0
        return self.reflections * ((max(0, subtotal(self.soft(), self.shields)) + self.firm() + 1) // 2)

    def attack(self) -> Harm | None:
        """The main damage of the attack on this player, if there is one."""
        for harm in self.harms:
            if harm.attack:
                return harm
        return None
