"""Selectors: which players a text means."""

from __future__ import annotations

from pionek.core.language.amounts import Selector
from pionek.core.rules.resolving import Resolution
from pionek.games.relic.language.base import actor
from pionek.games.relic.model.deeds import Deeds


def in_circle(table: Deeds, seat: int) -> list[int]:
    """The other players, clockwise from this one."""
    found: list[int] = []
    for offset in range(1, table.seats):
        other = (seat + offset) % table.seats
        if not table.players[other].out:
            found.append(other)
    return found


class You(Selector[Deeds]):
    """The one the text speaks to."""

    word = "you"
    en = "you"
    pl = "ty"

    def select(self, table: Deeds, resolution: Resolution) -> list[int]:
        return [actor(resolution)]


class All(Selector[Deeds]):
    """Every player, the one the text speaks to first."""

    word = "all"
    en = "every player"
    pl = "każdy gracz"

    def select(self, table: Deeds, resolution: Resolution) -> list[int]:
        return [actor(resolution), *in_circle(table, actor(resolution))]


class Others(Selector[Deeds]):
    """All other players."""

    word = "others"
    en = "every other player"
    pl = "każdy inny gracz"

    def select(self, table: Deeds, resolution: Resolution) -> list[int]:
        return in_circle(table, actor(resolution))


class Tier(Selector[Deeds]):
    """All other players in the same tier."""

    word = "tier"
    en = "every other player in your tier"
    pl = "każdy inny gracz w twoim sektorze"

    def select(self, table: Deeds, resolution: Resolution) -> list[int]:
        seat = actor(resolution)
        return [other for other in in_circle(table, seat) if table.tier(other) == table.tier(seat)]


class WholeTier(Selector[Deeds]):
    """Every player in the same tier, the one the text speaks to last: being vanquished ends the text."""

    word = "whole-tier"
    en = "every player in your tier"
    pl = "każdy gracz w twoim sektorze"

    def select(self, table: Deeds, resolution: Resolution) -> list[int]:
        seat = actor(resolution)
        return [*[other for other in in_circle(table, seat) if table.tier(other) == table.tier(seat)], seat]


class ChosenPlayer(Selector[Deeds]):
    """One other player, chosen; asked by the verb."""

    word = "chosen"
    en = "another player of your choice"
    pl = "wybrany inny gracz"

    def select(self, table: Deeds, resolution: Resolution) -> list[int]:
        return in_circle(table, actor(resolution))


class ActivePlayer(Selector[Deeds]):
    """The player whose turn it is: the one a card is played on in somebody else's turn."""

    word = "active"
    en = "the active player"
    pl = "aktywny gracz"

    def select(self, table: Deeds, resolution: Resolution) -> list[int]:
        return [table.active]


class Leader(Selector[Deeds]):
    """The player of the highest level; of several one is chosen."""

    word = "leader"
    en = "the player of the highest level"
    pl = "gracz o najwyższym poziomie"

    def select(self, table: Deeds, resolution: Resolution) -> list[int]:
        seats = [actor(resolution), *in_circle(table, actor(resolution))]
        most = max([table.players[seat].level for seat in seats])
        return [seat for seat in seats if table.players[seat].level == most]


YOU = You()


SELECTOR_FORMS: tuple[type[Selector], ...] = (You, All, Others, Tier, WholeTier, ChosenPlayer, ActivePlayer, Leader)
