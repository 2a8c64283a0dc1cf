"""Time at the table: for each move or from a bank. Whoever runs out is reminded, then played by a bot, then out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.bots.seats import PREFIX
from pionek.server.matches.live_match import send
from pionek.server.socket.protocol import Notice, encode
from pionek.server.store.rows import RUNNING, Entry

if TYPE_CHECKING:
    from pionek.server.matches.live_match import LiveMatch
    from pionek.server.matches.matches import Matches

GRACE_MS = 30_000
"""After the reminder; with days for a move, a tenth of that time."""
MOST_MISSED = 3
"""So many times a bot answers for somebody who ran out of time; the next time the seat is out."""


def wind(live: LiveMatch, entries: list[Entry], now: int) -> None:
    """After a change: charge whoever answered, and set the time at which the clock must be looked at."""
    row, clock = live.row, live.row.state.clock
    if clock.kind == "none" or row.status != RUNNING:
        row.due = 0
        return
    state = row.state
    answered = [entry for entry in entries if entry.seat >= 0]
    for entry in answered[:1]:  # whatever follows it was passed at once
        chair = live.chairs[entry.seat] if entry.seat < len(live.chairs) else None
        if chair is not None and not chair.kept:
            if clock.kind == "bank":
                chair.bank = max(0, chair.bank - (now - state.since))
            chair.reminded = False
    seat = live.asked()
    if seat < 0 or live.bot_of(seat):
        row.due, state.since = 0, now
    elif answered or not row.due:
        state.since = now
        row.due = now + allowed(live, seat)


def allowed(live: LiveMatch, seat: int) -> int:
    clock = live.row.state.clock
    return clock.seconds * 1000 if clock.kind == "move" else live.chairs[seat].bank


def grace(live: LiveMatch) -> int:
    return max(GRACE_MS, live.row.state.clock.seconds * 100)


async def time_up(matches: Matches, live: LiveMatch) -> None:
    """Somebody's time is over."""
    told: list[Notice] = []

    def run_out(live: LiveMatch, now: int) -> list[Entry] | None:
        seat = live.asked()
        told.clear()
        if seat < 0 or not live.row.due or live.row.due > now or live.bot_of(seat):
            return None
        chair = live.chairs[seat]
        if not chair.reminded:
            chair.reminded = True
            live.row.due = now + grace(live)
            told.append(Notice("reminder", seat))
            return []
        chair.missed += 1
        if chair.missed <= MOST_MISSED:
            chair.kept = True
            return []
        if len(live.chairs) == 2:
            live.match.resign(seat)
            return [live.entry(seat, now)]
        chair.word, chair.kept = f"{PREFIX}greedy", False
        return []

    await matches.change(live, run_out)
    for notice in told:
        matches.metrics.count("reminders")
        for stream in live.streams.values():
            if stream.seat == notice.seat:
                send(stream, encode(notice))
