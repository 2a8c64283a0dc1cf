"""Windows that tell nothing: the table stops where somebody might have been asked, whether or not anybody was.

A player with hidden cards and nothing to play is not asked in a window. Others must not learn that, neither from what
they see nor from when they see it. So the server shows the table as it was in that window ("waiting for the others") to
every reader on every route, as if the player had been asked, and goes on after a pause that is drawn from the times that
this player takes to pass. Only then does it show, offer and accept what comes next. The match itself has already gone on,
and its log holds no trace of the pause.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING

from pionek.core.match.ask_preferences import ALWAYS, NEVER
from pionek.core.rules.windows import PASSING, Window
from pionek.core.state.decision import Decision
from pionek.server.store.rows import Held

if TYPE_CHECKING:
    from pionek.core.state.table import Table
    from pionek.server.matches.live_match import LiveMatch
    from pionek.server.store.rows import Entry

ENOUGH, MOST = 6, 48
"""How many of a player's own times make a sample, and how many are kept."""
SPREAD = 0.5
"""How much usual times differ: the standard deviation of their logarithm."""
SHORTEST, LONGEST = 0.3, 5.0
"""The shortest and the longest usual pause, as parts of the middle one."""
BOT_PART = 0.15
"""How long bots think, compared with people, before anything is known of them."""
JITTER = 0.15
SPECTATOR = -1

draw = random.SystemRandom()


class Stop:
    """One window that asked nobody: the table as it was then, and how many lines the log had."""

    __slots__ = ("lines", "pause", "rule", "seat", "table")

    def __init__(self, seat: int, rule: str, lines: int, table: Table) -> None:
        self.seat = seat
        self.rule = rule
        self.lines = lines
        self.table = table
        self.pause = 0

    def asks(self) -> bool:
        """Whether the player of the seat is asked here, although passing is all there is."""
        return not self.pause


class PassTimes:
    """How long one seat has lately taken to pass in a window, in milliseconds."""

    def __init__(self) -> None:
        self.known: deque[int] = deque(maxlen=MOST)

    def note(self, ms: int) -> None:
        self.known.append(ms)

    def drawn(self, usual: float) -> int:
        """A time such as this seat takes; until that is known, one around `usual` seconds."""
        if len(self.known) >= ENOUGH:
            return max(1, int(draw.choice(self.known) * draw.uniform(1 - JITTER, 1 + JITTER)))
        factor = min(LONGEST, max(SHORTEST, draw.lognormvariate(0.0, SPREAD)))
        return max(1, int(usual * factor * 1000))


def stops_of(live: LiveMatch) -> list[Stop]:
    """The stops in the windows that were passed over since pictures were wanted, but for seats that never want to be asked."""
    listener = live.match.listen()
    pictures = listener.pictures or []
    windows = listener.windows[len(listener.windows) - len(pictures) :]
    found = [
        Stop(seat, rule, lines, table)
        for (seat, rule), (lines, table) in zip(windows, pictures, strict=True)
        if live.preferences(seat).preference(rule) != NEVER and conceivable(live, table, seat)
    ]
    return [stop for at, stop in enumerate(found) if not only_thinks(live, stop, found[at + 1] if at + 1 < len(found) else None)]


def conceivable(live: LiveMatch, table: Table, seat: int) -> bool:
    """Whether the others think it possible that a seat is asked in the window that a table stands in."""
    window = table.agenda[-1]
    return not isinstance(window, Window) or live.match.game.uses.conceivable(table, window.kind, seat)


def only_thinks(live: LiveMatch, stop: Stop, following: Stop | None) -> bool:
    """Whether a seat is silent in its own window and decides next, so that others only see it take its time."""
    if stop.table.agenda[-1].who != stop.seat:
        return False
    lines = following.lines if following is not None else len(live.match.listen().events)
    table = shown(following) if following is not None else live.match.table
    if lines != stop.lines or table.decision is None or table.decision.seat != stop.seat:
        return False
    draw_scene = live.match.game.scene
    return draw_scene(shown(stop), SPECTATOR, "en") == draw_scene(table, SPECTATOR, "en")


def hold(live: LiveMatch, entries: list[Entry], now: int, usual: float, writes: Sequence[float] = ()) -> None:
    """Show a change only up to the first window that asked nobody. Called before the change is written.

    `writes` are the times that writing took lately: a pass is seen when it is written, so a pause lasts as much longer.
    """
    stops = stops_of(live) if usual and len(live.people()) > 1 else []
    for stop in stops:
        asked = live.preferences(stop.seat).preference(stop.rule) == ALWAYS and not live.bot_of(stop.seat)
        share = BOT_PART if live.bot_of(stop.seat) else 1.0
        stop.pause = 0 if asked else live.pass_times[stop.seat].drawn(usual * share) + int(draw.choice(writes) if writes else 0)
    live.set_stops(stops)
    live.row.state.held = Held(len(entries), now, [stop.pause for stop in stops]) if stops else None


def hold_again(live: LiveMatch, now: int) -> None:
    """Stop where the store says that everybody stops, after the match was read from there."""
    held = live.row.state.held
    pictured = live.match.listen().pictures
    if held is None or not pictured:
        live.set_stops([])
        return
    stops = stops_of(live)[-len(held.pauses) :]
    pauses, since = held.pauses[-len(stops) :] if stops else [], held.since
    for stop, pause in zip(stops, pauses, strict=True):
        stop.pause = pause
    while stops and stops[0].pause and not 0 <= now - since < stops[0].pause:
        since += stops.pop(0).pause
    live.set_stops(stops)
    live.row.state.held = Held(held.entries, since, [stop.pause for stop in stops]) if stops else None


def next_stop(live: LiveMatch, now: int) -> None:
    """Go on from the first stop, to the next one or to what the match is at now."""
    held = live.row.state.held
    live.set_stops(live.stops[1:])
    live.row.state.held = Held(held.entries, now, [stop.pause for stop in live.stops]) if held is not None and live.stops else None


def skip_stops(live: LiveMatch, seat: int, now: int) -> None:
    """A seat does not want to be asked any more: nobody waits for it."""
    held = live.row.state.held
    left = [stop for stop in live.stops if stop.seat != seat or live.preferences(seat).preference(stop.rule) != NEVER]
    if held is None or len(left) == len(live.stops):
        return
    since = held.since if left and left[0] is live.stops[0] else now
    live.set_stops(left)
    live.row.state.held = Held(held.entries, since, [stop.pause for stop in left]) if left else None


def shown(stop: Stop) -> Table:
    """The table at a stop. Its player is asked only if the player wants to be."""
    stop.table.decision = Decision(stop.seat, [PASSING] if stop.asks() else [])
    return stop.table
