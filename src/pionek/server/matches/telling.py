"""Telling clients what has changed in their matches: soon, one match after another, and never before it is written."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from pionek.server.matches import holding

if TYPE_CHECKING:
    from pionek.server.matches.holding import Stop
    from pionek.server.matches.live_match import LiveMatch
    from pionek.server.matches.registry import Matches

ACKNOWLEDGEMENT_TURNS = 3
"""Turns of the event loop that an acknowledgement needs from the store to the network, and one to spare.

In the first turn the store's thread hands its results over. In the second the command that waited for one continues,
and its connection writes the acknowledgement.
"""


async def let_acknowledgements_pass() -> None:
    """Let all acknowledgements of answers that are already written go out first."""
    for _turn in range(ACKNOWLEDGEMENT_TURNS):
        await asyncio.sleep(0)


class Updates:
    """Sends the clients of matches that changed what is new for them.

    Computing and comparing the views of a match takes many times longer than acknowledging an answer. So matches wait
    in a queue here, and acknowledgements go first.
    """

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.queued: dict[str, LiveMatch] = {}
        self.sender: asyncio.Task[None] | None = None

    def queue(self, live: LiveMatch) -> None:
        """Update the clients of a match soon."""
        self.queued[live.id] = live
        live.up_to_date.clear()
        if self.sender is None or self.sender.done():
            self.sender = self.matches.run_in_background(self.send_queued())

    def go_on_later(self, live: LiveMatch) -> None:
        """Go on from the stop that is shown now, if any, when its pause is over."""
        held = live.row.state.held
        if live.stops and live.stops[0].pause and held is not None:
            self.matches.run_in_background(self.go_on(live, live.stops[0], held.since + live.stops[0].pause))

    async def go_on(self, live: LiveMatch, stop: Stop, ends: int) -> None:
        """Wait for the end of a stop, and show what comes after it."""
        await self.pause(min(stop.pause, ends - self.matches.now()) / 1000)
        async with live.lock:
            if live.gone or not live.stops or live.stops[0] is not stop:
                return
            holding.next_stop(live, self.matches.now())
            live.asked_at = time.monotonic()
        self.queue(live)
        self.go_on_later(live)
        if not live.stops and not self.matches.stopping:
            await self.matches.changes.settle(live)

    async def pause(self, seconds: float) -> None:
        await asyncio.sleep(max(0.0, seconds))

    async def send_queued(self) -> None:
        """Update one match after another until the queue is empty. A match being changed waits until that is written."""
        while self.queued:
            await let_acknowledgements_pass()
            live = next(iter(self.queued.values()), None)
            if live is None:  # a change has sent the last one meanwhile
                return
            if live.lock.locked():
                del self.queued[live.id]
                self.matches.run_in_background(self.send_when_written(live))
            else:
                self.send(live)

    async def send_when_written(self, live: LiveMatch) -> None:
        async with live.lock:
            self.send(live)

    def send_if_queued(self, live: LiveMatch) -> None:
        """Send what waits before the match changes again.

        Every change is sent separately, so that the number of messages says nothing about how fast others answered.
        """
        if live.id in self.queued:
            self.send(live)

    def send(self, live: LiveMatch) -> None:
        """Update the clients of a match now, at the cost of who changed it, and let its bots continue."""
        self.queued.pop(live.id, None)
        began = time.thread_time()
        try:
            live.send_updates()
        except Exception as error:  # noqa: BLE001  one broken match must not keep others from being updated
            self.matches.note_error(error)
        if live.payer is not None:
            live.payer.charge_seconds(time.thread_time() - began)
            live.payer = None
        live.up_to_date.set()
        self.matches.post.changed(live)
        self.matches.bots.wake(live)
