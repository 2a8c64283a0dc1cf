"""Moments at which a player may use what he has: one window for all of them, open to its owner and, where cards say so, to others."""

from __future__ import annotations

from typing import cast

from pionek.core.decision import Decision, Option
from pionek.core.table import Table
from pionek.core.windows import PASSING, Window
from pionek.games.relic import words
from pionek.games.relic.table import Sector


class Chance(Window):
    """Offers its owner what works in these windows, and the others what is played in somebody else's turn.

    Each sentence works once in it; `used` are the keys of those that did.
    """

    __slots__ = ("used",)

    def __init__(self, who: int, kind: int, reason: str) -> None:
        super().__init__(who, kind, reason)
        self.used: list[int] = []

    def clone(self) -> Chance:
        new = Chance(self.who, self.kind, self.reason)
        new.at = self.at
        new.asked = self.asked
        new.passes = self.passes
        new.used = self.used[:]
        return new

    def for_seat(self, seat: int) -> int:
        """The windows that concern this seat, as bits."""
        return self.kind & ~words.OF_OTHERS if seat == self.who else self.kind & words.OF_OTHERS

    def ask(self, table: Table) -> Decision | None:
        seat = self.asked
        passes = self.passes
        while passes < table.seats:
            if self.for_seat(seat):
                options: list[Option] = table.window_options(self, seat)
                if options:
                    self.asked = seat
                    self.passes = passes
                    options.append(PASSING)
                    return Decision(seat, options)
                if seat not in (table.acting, self.who) and table.hides_cards(seat):
                    table.opened += 1
                    table.revealed += 1
            passes += 1
            seat = seat + 1 if seat + 1 < table.seats else 0
        return None


def open_chance(table: Sector, who: int, kind: int, rule: str) -> None:
    """Open the window, but leave no frame behind where nobody has anything to use: most are of that kind."""
    if not kind & words.OF_OTHERS:
        player = table.players[who]
        if not player.reach & kind:
            windows = table.box.windows
            for card in player.hand.cards:
                if windows[card] & kind:
                    break
            else:
                return
    chance = Chance(who, kind, rule)
    if chance.ask(table) is not None:
        table.then(chance)


def chance_under_way(table: Sector) -> Chance | None:
    return cast("Chance | None", table.nearest(Chance))
