"""All matches of this server: finds a match in memory or opens it from the store, and puts idle ones away again."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine
from typing import Any

from pionek.core.errors import UserError
from pionek.server.clock import SteadyClock
from pionek.server.config import Config
from pionek.server.errors import ApiError
from pionek.server.mail.post_office import PostOffice
from pionek.server.matches import holding
from pionek.server.matches.bots import Bots
from pionek.server.matches.changing import Changes
from pionek.server.matches.health import Health
from pionek.server.matches.leases import Leases
from pionek.server.matches.live_match import LiveMatch
from pionek.server.matches.opening import open_match, replay_log, same_rules
from pionek.server.matches.seats import Seats
from pionek.server.matches.telling import Updates
from pionek.server.matches.upkeep import Upkeep
from pionek.server.packs.measuring import Measuring
from pionek.server.packs.shelf import Shelf, folder_of
from pionek.server.packs.uploading import Checks
from pionek.server.store.database import StoreFailed
from pionek.server.store.rows import RUNNING
from pionek.server.store.shards import Shards
from pionek.server.store.statements import WANTED, Conflict
from pionek.server.store.store import Store
from pionek.server.telemetry import Journal, Metrics
from pionek.server.thinking.coaching import Coach
from pionek.server.tokens import plausible


class Part:
    """The part of a server that one process plays: all of it, unless there are several.

    `has` tells whether a match may be opened here, `owns` whether any may.
    """

    def __init__(self, shards: Shards, shard: int = 0, owns: bool = True, predecessor: str = "") -> None:
        self.shards = shards
        """All files of the store, as far as this process needs them; the first has the accounts."""
        self.shard = shard
        """The file of new matches."""
        self.owns = owns
        self.predecessor = predecessor
        """The process that did this work before and is dead."""
        self.address: Callable[[str], bool] = lambda _id: True

    def has(self, id: str) -> bool:
        return self.owns and self.address(id)


class Matches:
    """The matches in memory, and what all of them share. `now` is a clock that tests can set.

    Each duty besides finding matches has an object of its own: `changes` changes a match, `updates` sends clients what
    has changed, `seats` gives seats to people, `bots` answers for bots, `upkeep` does what is due by the clock, and
    `coach` reviews finished matches. `shelf` has the packs, `checks` checks those of players, `measuring`
    runs games to balance them, and `post` writes to people who are waited for.
    """

    def __init__(
        self, store: Store, config: Config, journal: Journal | None = None, now: Callable[[], int] | None = None,
        part: Part | None = None,
    ) -> None:  # fmt: skip
        self.store = store
        self.config = config
        self.part = part if part is not None else Part(Shards([store]))
        self.shards = self.part.shards
        self.journal = journal if journal is not None else Journal(quiet=config.quiet)
        self.metrics = Metrics()
        self.now = now if now is not None else SteadyClock()
        self.in_memory: dict[str, LiveMatch] = {}
        self.opening: dict[str, asyncio.Task[LiveMatch]] = {}
        self.background: set[asyncio.Task[Any]] = set()
        self.stopping = False
        self.replaying = asyncio.Semaphore(1)
        """Held while a replay is computed in a thread: one at a time, so that people who play hardly notice."""
        self.stretching = asyncio.Semaphore(2)
        """Held while a passphrase is hashed."""
        self.stretching_waits = 0
        self.health = Health(self)
        self.changes = Changes(self)
        self.updates = Updates(self)
        self.seats = Seats(self)
        self.leases = Leases(self)
        self.bots = Bots(self)
        self.upkeep = Upkeep(self)
        self.coach = Coach(self)
        self.shelf = Shelf(folder_of(config), config.packs)
        self.checks = Checks(self)
        self.measuring = Measuring(self)
        self.post = PostOffice(self)

    async def begin(self) -> None:
        """Start what runs without a request: leases, clocks, packing, and hearing what operators write."""
        if not self.part.owns:
            return
        loop = asyncio.get_running_loop()

        def written(id: str, version: int) -> None:
            loop.call_soon_threadsafe(self.written_elsewhere, id, version)

        await self.leases.begin(self.part.predecessor)
        self.store.listen(written)
        self.run_in_background(self.upkeep.run())
        self.run_in_background(self.post.begin())

    async def end(self) -> None:
        """Stop in order: refuse new answers, finish those being written, and pack every match so that it opens fast."""
        self.stopping = True
        for task in list(self.background):
            task.cancel()
        await asyncio.gather(*self.background, return_exceptions=True)
        for live in list(self.in_memory.values()):
            async with live.lock:
                await self.pack(live)
        with contextlib.suppress(StoreFailed):
            await self.leases.end()
        await self.bots.workers.close()
        await self.coach.workers.close()
        for store in {self.store, *self.shards.stores}:
            store.close()

    def run_in_background(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run a coroutine that nobody awaits; an exception in it is counted and logged."""
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self.background.add(task)
        task.add_done_callback(self.background_done)
        return task

    def background_done(self, task: asyncio.Task[Any]) -> None:
        self.background.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.note_error(error)

    def note_error(self, error: BaseException) -> None:
        self.metrics.count("errors")
        self.journal.warn("error", reason=f"{type(error).__name__}: {error}")

    # Finding and opening

    async def find(self, id: str) -> LiveMatch:
        """The match in memory, opened from the store if it is not there yet."""
        live = self.in_memory.get(id)
        if live is None:
            if not self.part.has(id):
                raise ApiError("wrong-owner")
            task = self.opening.get(id)
            if task is None:
                task = self.opening[id] = asyncio.ensure_future(self.open(id))
                task.add_done_callback(lambda _task: self.opening.pop(id, None))
            live = await asyncio.shield(task)
        live.last_used = time.monotonic()
        return live

    async def open(self, id: str) -> LiveMatch:
        try:
            if not plausible(id):
                raise ApiError("no-match")
            await self.leases.take(id)
            row = await self.store.read(id)
            if row is None:
                raise ApiError("no-match")
            entries = await self.store.log(id)
            position = await self.store.packed(id)
        except StoreFailed as error:
            self.journal.warn("store-failed", match=id, reason=str(error))
            raise ApiError("full") from error
        del entries[row.entries :]  # written after the row was read: a notification about them follows
        if position is not None and position.entries > row.entries:
            position = None
        try:
            packs = await self.shelf.for_match(row.game, row.header.packs)
            self.shelf.used(packs)
            match, whole = open_match(row, entries, position, packs)
        except UserError as error:
            self.journal.warn("cannot-open", match=id, reason=str(error))
            raise ApiError.from_error("wrong-value", error) from error
        live = LiveMatch(row, entries, match, whole)
        self.hold_again(live)
        if len(self.in_memory) >= self.config.most_live:
            await self.make_room()
        self.in_memory[id] = live
        self.bots.wake(live)
        return live

    async def load_past(self, live: LiveMatch) -> None:
        """Play the whole log of a match that was opened from its packed table: for its log, replays and undo.

        A match whose rules or packs have changed keeps no past before its packed table, because its log would lead
        elsewhere now.
        """
        if live.whole:
            return
        async with live.lock:
            packs = live.match.content.folders
            if not same_rules(live.row.header, packs):
                return
            header, entries = live.row.header, list(live.entries)
            match = await asyncio.to_thread(replay_log, header, entries, 0, packs)
            if match.digest() != live.match.digest():
                self.journal.warn("drifted", match=live.id)
                return
            live.replace_match(match, whole=True)
            for stream in live.streams.values():
                stream.log_sent = 0

    # Putting away

    async def make_room(self) -> None:
        """Unload the match that nobody has used for the longest time."""
        unused = [live for live in self.in_memory.values() if not live.has_listeners() and not live.lock.locked()]
        if not unused:
            raise ApiError("full")
        await self.unload(min(unused, key=lambda live: live.last_used))

    async def unload(self, live: LiveMatch) -> None:
        """Pack a match, and remove it from memory unless somebody has connected to it meanwhile."""
        async with live.lock:
            await self.pack(live)
            self.shelf.used(live.match.content.folders)
            if not live.has_listeners():
                self.in_memory.pop(live.id, None)
                if self.store.shared:
                    await self.store.release(live.id)

    async def pack(self, live: LiveMatch) -> None:
        """Write the current table beside the log, so that the match opens without its log being played."""
        if live.gone or not live.entries or live.stops:
            return
        with contextlib.suppress(Conflict, StoreFailed):
            await self.store.pack(live.id, live.row.version, live.packed())

    def discard(self, live: LiveMatch) -> None:
        """Remove a match from memory that must not be used any more; the next request opens it again, if it exists."""
        live.gone = True
        self.in_memory.pop(live.id, None)

    # Following the store

    async def reload(self, live: LiveMatch) -> None:
        """Read a match from the store again and drop any change that was made in memory only."""
        try:
            row = await self.store.read(live.id)
            if row is None:
                self.discard(live)
                return
            entries = (await self.store.log(live.id))[: row.entries]
            packs = live.match.content.folders
            position = None if same_rules(row.header, packs) else await self.store.packed(live.id)
        except StoreFailed:
            self.leases.move(live)  # whoever comes back finds it when the store works again
            return
        live.load(row, entries, *open_match(row, entries, position, packs))
        self.hold_again(live)

    def hold_again(self, live: LiveMatch) -> None:
        """Stop where everybody stops at a match that was just read, and go on from there in time."""
        holding.hold_again(live, self.now())
        live.asked_at = time.monotonic()
        if live.stops:
            self.updates.go_on_later(live)
        elif live.match.result is not None and live.row.status == RUNNING:
            self.run_in_background(self.changes.settle(live))

    def written_elsewhere(self, id: str, version: int) -> None:
        """Another process wrote the match `id`, or wants it. An empty id means that notifications may have been missed."""
        if version == WANTED:
            self.leases.wanted(id)
            return
        for live in [self.in_memory[id]] if id in self.in_memory else [] if id else list(self.in_memory.values()):
            if version != live.row.version:
                self.run_in_background(self.catch_up(live))

    async def catch_up(self, live: LiveMatch) -> None:
        """Read what an operator wrote, and send it to the clients."""
        async with live.lock:
            row = await self.store.read(live.id)
            if row is not None and row.version == live.row.version:
                return
            await self.reload(live)
        if not live.gone:
            self.updates.queue(live)
