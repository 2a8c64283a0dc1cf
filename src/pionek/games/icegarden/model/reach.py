"""Which region the special icons of cards are about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.rules.in_force import ActiveAbility, Reach

if TYPE_CHECKING:
    from pionek.games.icegarden.model.state import State


class UnitInRegion(Reach["State"]):
    """A region that the owner of a unit type dominates and in which one of its figures stands (IG-ABIL-02, IG-FJOLL-04, IG-DYKEN-06, IG-FREI-04)."""

    __slots__ = ()

    def sees(self, table: State, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        return who == entry.seat and table.stands_in(who, table.content.units[entry.bearer].place, subject)


class ThornInRegion(Reach["State"]):
    """The region of the Thorn, while its owner dominates it."""

    __slots__ = ()

    def sees(self, table: State, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        return who == entry.seat and table.thorn == subject
