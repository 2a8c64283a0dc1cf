"""Who is meant, how many, and on what condition: the small words of this game's texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from pionek.core.language.amounts import Selector
from pionek.core.language.effects import Resolution
from pionek.games.dicethrone.model.deeds import Deeds

if TYPE_CHECKING:
    from pionek.core.state.table import Table


class You(Selector):
    """The one whose text it is."""

    word = "you"
    en = "you"
    pl = "ty"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        return [resolution.who]


class Target(Selector):
    """The one the ability is aimed at; as long as he is not found, -1. Who is out is not meant any more."""

    word = "target"
    en = "the target"
    pl = "cel"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        target = resolution.target
        return [] if target >= 0 and cast(Deeds, table).players[target].out else [target]


class Attacker(Selector):
    """The one whose attack is being defended against."""

    word = "attacker"
    en = "the attacker"
    pl = "atakujący"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        return [resolution.target]


class AnyPlayer(Selector):
    """One player, chosen."""

    word = "any-player"
    asks = True
    en = "a chosen player"
    pl = "wybrany gracz"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        return cast(Deeds, table).in_play()


class ChosenOpponent(Selector):
    """One opponent, chosen."""

    word = "opponent"
    asks = True
    en = "a chosen opponent"
    pl = "wybrany przeciwnik"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        return cast(Deeds, table).opponents(resolution.who)


class AllOpponents(Selector):
    """Every opponent."""

    word = "all-opponents"
    en = "all opponents"
    pl = "wszyscy przeciwnicy"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        return cast(Deeds, table).opponents(resolution.who)


class ThatPlayer(Selector):
    """The player chosen earlier in the same text."""

    word = "that-player"
    en = "that player"
    pl = "ten gracz"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        return [resolution.target]


class ChosenTeammate(Selector):
    """One teammate, chosen; nobody where everybody plays alone."""

    word = "teammate"
    asks = True
    en = "a chosen teammate"
    pl = "wybrany członek twojej drużyny"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        arena = cast(Deeds, table)
        return [seat for seat in arena.in_play() if seat != resolution.who and arena.same_side(seat, resolution.who)]


class OwnSide(Selector):
    """You and all your teammates."""

    word = "own-side"
    en = "you and your teammates"
    pl = "ty i członkowie twojej drużyny"

    def select(self, table: Table, resolution: Resolution) -> list[int]:
        arena = cast(Deeds, table)
        return [seat for seat in arena.in_play() if arena.same_side(seat, resolution.who)]


YOU: Final = You()
TARGET: Final = Target()


def looking(seat: int, dice: list[int]) -> Resolution:
    """A text that is only looked at, not resolved: whose it is and the dice it would read."""
    scope = Resolution.__new__(Resolution)
    scope.who = seat
    scope.dice = dice
    return scope
