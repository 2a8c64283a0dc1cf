"""Who is meant: the players that texts name."""

from __future__ import annotations

from typing import Final

from pionek.core.language.amounts import Selector
from pionek.core.language.kinds import WhoKind
from pionek.core.rules.resolving import Resolution
from pionek.games.dicethrone.model.state import State


class You(Selector[State]):
    """The one whose text it is."""

    word = "you"
    en = "you"
    pl = "ty"

    def select(self, table: State, resolution: Resolution) -> list[int]:
        return [resolution.who]


class Target(Selector[State]):
    """The one the ability is aimed at; as long as he is not found, -1. Who is out is not meant any more."""

    word = "target"
    en = "the target"
    pl = "cel"

    def select(self, table: State, resolution: Resolution) -> list[int]:
        target = resolution.target
        return [] if target >= 0 and table.players[target].out else [target]


class Attacker(Selector[State]):
    """The one whose attack is being defended against."""

    word = "attacker"
    en = "the attacker"
    pl = "atakujący"

    def select(self, table: State, resolution: Resolution) -> list[int]:
        return [resolution.target]


class AnyPlayer(Selector[State]):
    """One player, chosen."""

    word = "any-player"
    asks = True
    en = "a chosen player"
    pl = "wybrany gracz"

    def select(self, table: State, resolution: Resolution) -> list[int]:
        return table.in_play()


class AllOpponents(Selector[State]):
    """Every opponent."""

    word = "all-opponents"
    en = "all opponents"
    pl = "wszyscy przeciwnicy"

    def select(self, table: State, resolution: Resolution) -> list[int]:
        return table.opponents(resolution.who)


class ChosenOpponent(AllOpponents):
    """One opponent, chosen."""

    word = "opponent"
    asks = True
    en = "a chosen opponent"
    pl = "wybrany przeciwnik"


class ThatPlayer(Selector[State]):
    """The player chosen earlier in the same text."""

    word = "that-player"
    en = "that player"
    pl = "ten gracz"

    def select(self, table: State, resolution: Resolution) -> list[int]:
        return [resolution.target]


class ChosenTeammate(Selector[State]):
    """One teammate, chosen; nobody where everybody plays alone."""

    word = "teammate"
    asks = True
    en = "a chosen teammate"
    pl = "wybrany członek twojej drużyny"

    def select(self, table: State, resolution: Resolution) -> list[int]:
        return [seat for seat in table.in_play() if seat != resolution.who and table.same_side(seat, resolution.who)]


class OwnSide(Selector[State]):
    """You and all your teammates."""

    word = "own-side"
    en = "you and your teammates"
    pl = "ty i członkowie twojej drużyny"

    def select(self, table: State, resolution: Resolution) -> list[int]:
        return [seat for seat in table.in_play() if table.same_side(seat, resolution.who)]


YOU: Final = You()
OTHERS: Final = WhoKind("target", "attacker", "any-player", "opponent", "all-opponents", "that-player", "teammate", "own-side")
"""On whom a token is inflicted; one's own are gained."""
VICTIM: Final = WhoKind("target", "attacker", "any-player", "opponent", "all-opponents", "that-player")
"""From whom something is stolen."""
TARGET: Final = Target()
