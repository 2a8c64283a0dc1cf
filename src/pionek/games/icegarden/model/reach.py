"""Which region the special icons of cards are about."""

from __future__ import annotations

from pionek.core.rules.in_force import ActiveAbility, Reach
from pionek.core.state.table import Table
from pionek.games.icegarden.model.state import State


class Here(Reach):
    """The dominating player's unit type, if one of its figures stands in the region."""

    __slots__ = ()

    def sees(self, table: Table, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        assert isinstance(table, State)
        return who == entry.seat and table.stands_in(who, table.content.units[entry.bearer].place, subject)


class AtThorn(Reach):
    """The region of the Thorn, while its owner dominates it."""

    __slots__ = ()

    def sees(self, table: Table, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        assert isinstance(table, State)
        return who == entry.seat and table.thorn == subject
