"""Clocks: time for each move, or from a bank.

A player whose time runs out is reminded first. If that does not help, a bot answers for the player, and in the end the
player loses the seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.bots.seats import REPLACEMENT
from pionek.server.matches.commands import resigned
from pionek.server.socket.protocol import Notice
from pionek.server.store.rows import RUNNING, Entry

if TYPE_CHECKING:
    from pionek.server.matches.live_match import LiveMatch
    from pionek.server.matches.registry import Matches

GRACE_MS = 30_000
"""Time left after the reminder, at least. With a long clock it is a tenth of the clock's time."""
MOST_MISSED = 3
"""How many times a bot answers for a player who ran out of time; the next time the player loses the seat."""


def update(live: LiveMatch, entries: list[Entry], now: int) -> None:
    """After a change: charge the seat that answered, and set when the clock of the next seat runs out."""
    row, clock = live.row, live.row.state.clock
    if clock.kind == "none" or row.status != RUNNING:
        row.due = 0
        return
    state = row.state
    answered = [entry for entry in entries if entry.seat >= 0]
    for entry in answered[:1]:  # the entries after the first are passes of seats that did not want to be asked
        chair = live.chairs[entry.seat] if entry.seat < len(live.chairs) else None
        if chair is not None and not chair.kept:
            if clock.kind == "bank":
                chair.bank = max(0, chair.bank - max(0, now - state.since))
            chair.reminded = False
    seat, later = next_asked(live)
    if seat < 0 or live.bot_of(seat):
        row.due, state.since = 0, now
    elif answered or not row.due:
        state.since = now + later
        row.due = state.since + time_allowed(live, seat)


def next_asked(live: LiveMatch) -> tuple[int, int]:
    """The seat that is asked next, and after how many milliseconds: those of the pauses before it."""
    later = 0
    for stop in live.stops:
        if stop.asks():
            return stop.seat, later
        later += stop.pause
    decision = live.match.decision
    return (decision.seat if decision is not None else -1), later


def time_allowed(live: LiveMatch, seat: int) -> int:
    clock = live.row.state.clock
    return clock.seconds * 1000 if clock.kind == "move" else live.chairs[seat].bank


def grace(live: LiveMatch) -> int:
    return max(GRACE_MS, live.row.state.clock.seconds * 100)


async def time_up(matches: Matches, live: LiveMatch) -> None:
    """The time of the seat asked is over: remind its player, let a bot answer, or take the seat away."""
    reminded: list[int] = []

    def run_out(live: LiveMatch, now: int) -> list[Entry] | None:
        seat = live.seat_asked()
        reminded.clear()
        if seat < 0 or not live.row.due or live.row.due > now or live.bot_of(seat):
            return None
        chair = live.chairs[seat]
        if not chair.reminded:
            chair.reminded = True
            live.row.due = now + grace(live)
            reminded.append(seat)
            return []
        chair.missed += 1
        if chair.missed <= MOST_MISSED:
            chair.kept = True
            return []
        if len(live.chairs) == 2:
            return resigned(live, seat, now)
        chair.word, chair.kept = REPLACEMENT, False
        return []

    await matches.changes.apply(live, run_out)
    for seat in reminded:
        matches.metrics.count("reminders")
        live.notify_seat(seat, Notice("reminder", seat))
