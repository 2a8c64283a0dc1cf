"""What the server does without a request: clocks that run out, idle matches to put away, old ones to delete."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from pionek.server.clock import SteadyClock
from pionek.server.errors import ApiError
from pionek.server.matches import clocks
from pionek.server.store.database import StoreFailed
from pionek.server.tokens import DAY_MS

if TYPE_CHECKING:
    from pionek.server.matches.registry import Matches

SWEEP_TICKS = 600
"""Old matches are deleted once in so many ticks."""
MOST_DUE, MOST_UNLOADED, MOST_PACKED = 100, 20, 50
"""How many matches one tick, or one sweep, handles of each kind. The rest waits for the next one."""

PACK_DAYS = 30.0
"""How many days longer than finished matches a pack is kept that nothing uses any more."""


class Upkeep:
    """Does what is due, once every `tick_seconds`."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.ticks = 0
        self.trusted: bool | None = None
        """Whether the clock can be trusted to tell how old a match is; None while nobody has looked."""

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self.matches.config.tick_seconds)
            try:
                await self.tick()
            except (StoreFailed, ApiError) as error:
                self.matches.journal.warn("tick-failed", reason=str(error))

    async def tick(self) -> None:
        """Handle clocks that ran out, unload matches that nobody uses, and now and then delete old ones."""
        matches = self.matches
        for id in await matches.store.due(matches.now(), MOST_DUE):
            await clocks.time_up(matches, await matches.find(id))
        matches.post.tick()
        matches.bots.watch()
        limit = time.monotonic() - matches.config.idle_minutes * 60
        idle = [live for live in matches.in_memory.values() if live.last_used < limit and not live.has_listeners()]
        for live in idle[:MOST_UNLOADED]:
            await matches.unload(live)
        self.ticks += 1
        if self.ticks % SWEEP_TICKS == 0 and await self.clock_is_right():
            await self.sweep()

    async def clock_is_right(self) -> bool:
        """Whether the clock tells how old matches are. After a jump of a day or more, nothing is deleted before a restart."""
        matches = self.matches
        if self.trusted is None:
            newest = await matches.store.newest()
            self.trusted = not newest or abs(matches.now() - newest) < DAY_MS
            if not self.trusted:
                matches.journal.warn("clock-jumped", reason="the newest match is more than a day away; no old ones are deleted")
        if self.trusted and isinstance(matches.now, SteadyClock):
            matches.now.check()
            if matches.now.jumped:
                self.trusted = False
                matches.journal.warn("clock-jumped", reason="the clock of the machine was set; no old matches are deleted")
        return self.trusted

    async def sweep(self) -> None:
        """Delete matches that were finished or abandoned long ago, and pack idle ones that are not packed yet."""
        matches, config, now = self.matches, self.matches.config, self.matches.now()
        finished, abandoned = int(config.finished_days * DAY_MS), int(config.abandoned_days * DAY_MS)
        unseated = int(config.unseated_days * DAY_MS)
        used = list(matches.in_memory)
        for id in await matches.store.sweep(now, now - finished, now - abandoned, now - unseated, used):
            matches.journal.note("swept", match=id)
        for digest in matches.shelf.sweep(config.finished_days + PACK_DAYS):
            matches.journal.note("pack-swept", pack=digest)
        for id in await matches.store.idle(now - int(config.idle_minutes * 60_000), MOST_PACKED):
            if id not in matches.in_memory:
                await matches.unload(await matches.find(id))
