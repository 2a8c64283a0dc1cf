"""Who is meant, how many, and on what condition: the small words of this game's texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from pionek.core.language.amounts import Selector
from pionek.core.language.effects import Resolution
from pionek.games.relic import vocabulary
from pionek.games.relic.model.deeds import Sector

if TYPE_CHECKING:
    from pionek.core.state.table import Table


def actor(resolution: Resolution) -> int:
    """Who a text speaks to: inside an "each" the one in question, else its owner."""
    return resolution.target if resolution.target != vocabulary.NOTHING else resolution.who


def in_circle(table: Sector, seat: int) -> list[int]:
    """The other players, clockwise from this one."""
    found: list[int] = []
    for offset in range(1, table.seats):
        other = (seat + offset) % table.seats
        if not table.players[other].out:
            found.append(other)
    return found


class You(Selector):
    """The one the text speaks to."""

    __slots__ = ()

    word = "you"
    en = "you"
    pl = "ty"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        return [actor(resolution)]


class All(Selector):
    """Every player, the one the text speaks to first."""

    __slots__ = ()

    word = "all"
    en = "every player"
    pl = "każdy gracz"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        return [actor(resolution), *in_circle(cast(Sector, table), actor(resolution))]


class Others(Selector):
    """All other players."""

    __slots__ = ()

    word = "others"
    en = "every other player"
    pl = "każdy inny gracz"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        return in_circle(cast(Sector, table), actor(resolution))


class Tier(Selector):
    """All other players in the same tier."""

    __slots__ = ()

    word = "tier"
    en = "every other player in your tier"
    pl = "każdy inny gracz w twoim sektorze"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        sector = cast(Sector, table)
        seat = actor(resolution)
        return [other for other in in_circle(sector, seat) if sector.tier(other) == sector.tier(seat)]


class WholeTier(Selector):
    """Every player in the same tier, the one the text speaks to last: being vanquished ends the text."""

    __slots__ = ()

    word = "whole-tier"
    en = "every player in your tier"
    pl = "każdy gracz w twoim sektorze"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        sector = cast(Sector, table)
        seat = actor(resolution)
        return [*[other for other in in_circle(sector, seat) if sector.tier(other) == sector.tier(seat)], seat]


class ChosenPlayer(Selector):
    """One other player, chosen; asked by the verb."""

    __slots__ = ()

    word = "chosen"
    en = "another player of your choice"
    pl = "wybrany inny gracz"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        return in_circle(cast(Sector, table), actor(resolution))


class ActivePlayer(Selector):
    """The player whose turn it is: the one a card is played on in somebody else's turn."""

    __slots__ = ()

    word = "active"
    en = "the active player"
    pl = "aktywny gracz"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        return [cast(Sector, table).active]


class Leader(Selector):
    """The player of the highest level; of several one is chosen."""

    __slots__ = ()

    word = "leader"
    en = "the player of the highest level"
    pl = "gracz o najwyższym poziomie"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        sector = cast(Sector, table)
        seats = [actor(resolution), *in_circle(sector, actor(resolution))]
        most = max([sector.players[seat].level for seat in seats])
        return [seat for seat in seats if sector.players[seat].level == most]


YOU = You()


WHO: tuple[type[Selector], ...] = (You, All, Others, Tier, WholeTier, ChosenPlayer, ActivePlayer, Leader)
