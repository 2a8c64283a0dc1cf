"""Moments at which players may use what they have: one kind of window for all of them."""

from __future__ import annotations

from pionek.core.rules.windows import PASSING, Window, passed_over
from pionek.core.state.decision import Decision
from pionek.core.state.fields import later
from pionek.games.relic import vocabulary
from pionek.games.relic.model.deeds import Deeds


class Opening(Window[Deeds]):
    """Offers a player what can be used in these windows, and the others what is played in another player's turn.

    Each sentence can be used once in it; `used` holds the keys of those that were.
    """

    used: list[int] = later([])

    saved_as = "Chance"

    def for_seat(self, seat: int) -> int:
        """The windows that concern this seat, as bits."""
        return self.kind & vocabulary.OF_OWNER if seat == self.who else self.kind & vocabulary.OF_OTHERS

    def ask(self, table: Deeds) -> Decision | None:
        seat = self.asked
        passes = self.passes
        everybody = table.seats if self.kind & vocabulary.OF_OTHERS else 1
        while passes < everybody:
            windows = self.for_seat(seat)
            player = table.players[seat]
            if (player.reach | player.held) & windows:
                options = table.opening_options(windows, seat, self.used)
                if options:
                    self.asked = seat
                    self.passes = passes
                    options.append(PASSING)
                    return Decision(seat, options)
            if seat != self.who and player.hand.cards:  # what others hide is not shown by their silence
                passed_over(table, seat, self.reason)
            passes += 1
            seat = seat + 1 if seat + 1 < table.seats else 0
        return None


def give_opening(table: Deeds, who: int, kind: int, rule: str) -> Decision | None:
    """Open these windows, without a frame where no player has anything to use, as in most cases.

    For a step that ends with this call and returns its result.
    """
    if table.unsettled:  # what has just happened comes first
        table.then(Opening(who, kind, rule))
        return None
    player = table.players[who]
    if not (player.reach | player.held) & kind & vocabulary.OF_OWNER:
        others = kind & vocabulary.OF_OTHERS
        if not others or others_pass(table, who, others, rule):
            return None
    opening = Opening(who, kind, rule)
    decision = opening.ask(table)
    if decision is not None:
        opening.wait_in("ask")
        table.then(opening)
    return decision


def holds_any(table: Deeds, seat: int, kind: int) -> bool:
    """Whether the seat has anything for these windows, usable or not."""
    player = table.players[seat]
    return bool((player.reach | player.held) & kind)


def others_pass(table: Deeds, who: int, kind: int, rule: str) -> bool:
    """Let all others pass, unless one of them could act: their silence must not show what they hide."""
    silent: list[int] = []
    for seat in range(table.seats):
        if seat != who:
            player = table.players[seat]
            if (player.reach | player.held) & kind:
                return False
            if player.hand.cards:
                silent.append(seat)
    for seat in silent:
        passed_over(table, seat, rule)
    return True


def is_quiet(table: Deeds, seat: int, window: int) -> bool:
    """Whether nothing can happen in this window: no sentence waits for it, and the seat has nothing to use."""
    player = table.players[seat]
    return not (table.awaited | player.reach | player.held) >> window & 1
