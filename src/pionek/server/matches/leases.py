"""Leases: which process owns a match, in a store that several processes share.

Only the owner of a match plays, draws and sends it. A lease is the name of its owner in the row of the match; it holds while
the owner says twice a second that it is alive, by the clock of the database. Every write of a match names its owner and is
refused if that is another, so a process that was stopped for a minute and does not know that it lost its leases writes
nothing. Leases only decide who works; the version of a match decides what counts.

A file belongs to one process (store/shards.py), so there nothing here does anything.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from pionek.server.errors import ApiError
from pionek.server.store.database import StoreFailed

if TYPE_CHECKING:
    from pionek.server.matches.live_match import LiveMatch
    from pionek.server.matches.registry import Matches

ALIVE_MS = 2500
"""How long a process counts as alive after it said so. A dead owner is replaced after that time at most."""
RENEW_SECONDS = 0.5
MOST_WAIT, LOOK_SECONDS, ASK_SECONDS = 5.0, 0.1, 0.5
"""How long a match is waited for, how often its lease is tried meanwhile, and how often its owner is asked to give it up."""
LEAST_HELD = 1.0
"""How long an owner keeps a match at least, so that processes that disagree about it do not take it from each other all the time."""


class Leases:
    """The leases of this process."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.store = matches.store
        self.leaving: dict[str, asyncio.Task[None]] = {}
        """Matches that are being given up."""

    @property
    def owner(self) -> str | None:
        """Who writes matches, as the store compares it; None for a file, which has one owner for everything."""
        return self.store.name if self.store.shared else None

    async def begin(self, predecessor: str = "") -> None:
        """Become an owner. A `predecessor` is known to be dead, so its matches are free at once."""
        if self.store.shared:
            if predecessor:
                await self.store.release_all(predecessor)
            await self.store.stay_alive(ALIVE_MS)
            self.matches.run_in_background(self.renew())

    async def renew(self) -> None:
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            try:
                await self.store.stay_alive(ALIVE_MS)
            except StoreFailed as error:
                self.matches.journal.warn("store-failed", reason=str(error))

    async def end(self) -> None:
        if self.store.shared:
            await self.store.release_all(self.store.name)

    async def take(self, id: str) -> None:
        """Own a match. If another process owns it, ask that to give it up, and wait until it does or is dead."""
        if not self.store.shared:
            return
        began = asked = time.monotonic() - ASK_SECONDS
        while (owner := await self.store.take_lease(id)) != self.store.name:
            now = time.monotonic()
            if owner is None:
                raise ApiError("no-match")
            if now - began > MOST_WAIT or self.matches.stopping:
                raise ApiError("wrong-owner")
            if now - asked >= ASK_SECONDS:
                asked = now
                await self.store.want_lease(id)
            await asyncio.sleep(LOOK_SECONDS)

    async def check(self, live: LiveMatch) -> None:
        """After a write that was refused: if the match has another owner by now, nobody here may use it any more."""
        if self.store.shared and await self.store.take_lease(live.id) != self.store.name:
            self.move(live)
            raise ApiError("leaving")

    def move(self, live: LiveMatch) -> None:
        """Forget a match that has another owner, or that cannot be read now, and let its clients come back to it."""
        self.matches.discard(live)
        live.moved = True
        for stream in live.streams.values():
            for listener in list(stream.listeners):
                stream.listeners.discard(listener)
                listener.owner_moved()

    def wanted(self, id: str) -> None:
        """Another process wants to own a match."""
        live = self.matches.in_memory.get(id)
        if live is not None and id not in self.leaving:
            task = self.leaving[id] = self.matches.run_in_background(self.give_up(live))
            task.add_done_callback(lambda _task: self.leaving.pop(id, None))

    async def give_up(self, live: LiveMatch) -> None:
        """Let another process own a match, once what is being written is written."""
        await asyncio.sleep(max(0.0, live.opened_at + LEAST_HELD - time.monotonic()))
        async with live.lock:
            if live.gone:
                return
            await self.matches.pack(live)
            self.move(live)
            await self.store.release(live.id)
