"""All matches of this server: opening them, changing them one at a time, telling those who look, and their bots."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence
from typing import Any

from pionek.bots.seats import OPEN
from pionek.bots.seeds import derived
from pionek.core.errors import UserError
from pionek.core.match.match import UNDO
from pionek.core.match.saving import Packer
from pionek.server.config import Config
from pionek.server.errors import ApiError
from pionek.server.matches import clocks
from pionek.server.matches.live_match import LiveMatch, opened_match, unchanged, whole_match
from pionek.server.matches.people import rate
from pionek.server.store.database import StoreFailed
from pionek.server.store.rows import CLOSED, FINISHED, RUNNING, SEAT, WAITING, Entry, Secret
from pionek.server.store.statements import Conflict, Twice
from pionek.server.store.store import Store
from pionek.server.telemetry import Journal, Metrics
from pionek.server.thinking.bot_workers import BotFailed, MoveRequest, WorkerPool, simple_answer
from pionek.server.tokens import AFTER_MATCH_MS, DAY_MS, LONGEST, hashed, seat_code, seat_token

ATTEMPTS = 20
"""How often a change is tried again because another worker wrote first."""
MOST_SEATS = 12
SWEEP_TICKS = 600
TURNS = 4
"""Of the loop, which an acknowledgement takes from the store to the socket."""

Change = Callable[[LiveMatch, int], "list[Entry] | None"]
"""Changes a match in memory and gives the lines for its log, or nothing if there is nothing to change any more.
It raises Refusal before it has changed anything.
"""


class SeatHandle:
    """A seat that somebody has shown the token of; seat -1 looks on."""

    __slots__ = ("live", "person", "seat")

    def __init__(self, live: LiveMatch, seat: int, person: str = "") -> None:
        self.live = live
        self.seat = seat
        self.person = person


def clock_ms() -> int:
    return int(time.time() * 1000)


class Matches:
    """Matches in memory and in the store. `now` is a clock that tests can set."""

    def __init__(
        self, store: Store, config: Config, journal: Journal | None = None, now: Callable[[], int] = clock_ms
    ) -> None:
        self.store = store
        self.config = config
        self.journal = journal if journal is not None else Journal(quiet=config.quiet)
        self.metrics = Metrics()
        self.now = now
        self.lives: dict[str, LiveMatch] = {}
        self.opening: dict[str, asyncio.Task[LiveMatch]] = {}
        self.bots = WorkerPool(max(1, config.bot_workers), config.bot_seconds)
        self.coach = WorkerPool(1, config.coach_seconds)
        """Apart from the bots: whoever plays never waits for somebody else's coach."""
        self.coached: dict[str, str] = {}
        """For whom the coach works or is to work, and at which match."""
        self.tasks: set[asyncio.Task[Any]] = set()
        self.untold: dict[str, LiveMatch] = {}
        """Matches that changed, and those who look have not been told."""
        self.telling: asyncio.Task[None] | None = None
        self.looking_back = asyncio.Semaphore(1)
        """A replay is worked out in a thread, one at a time, so that those who play hardly notice."""
        self.stopping = False
        self.ticks = 0

    def begin(self) -> None:
        """Start what goes on by itself: the clocks, packing, and hearing of other workers."""
        loop = asyncio.get_running_loop()

        def heard(id: str, version: int) -> None:
            loop.call_soon_threadsafe(self.heard, id, version)

        self.store.listen(heard)
        self.do(self.tick_on())

    def do(self, work: Any) -> asyncio.Task[Any]:
        """Something that goes on beside; what goes wrong in it is noted."""
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.note_error(error)

    def note_error(self, error: BaseException) -> None:
        self.metrics.count("errors")
        self.journal.warn("error", reason=f"{type(error).__name__}: {error}")

    async def end(self) -> None:
        """Stop in order: no new answers, those under way are written, and every match can be opened quickly again."""
        self.stopping = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for live in list(self.lives.values()):
            async with live.lock:
                await self.pack(live)
        await self.bots.close()
        await self.coach.close()
        self.store.close()

    # Opening

    async def live(self, id: str) -> LiveMatch:
        """The match in memory, read from the store if it is not there."""
        live = self.lives.get(id)
        if live is None:
            task = self.opening.get(id)
            if task is None:
                task = self.opening[id] = asyncio.ensure_future(self.open(id))
                task.add_done_callback(lambda _task: self.opening.pop(id, None))
            live = await asyncio.shield(task)
        live.used = time.monotonic()
        return live

    async def open(self, id: str) -> LiveMatch:
        try:
            row = await self.store.read(id) if len(id) <= LONGEST else None
            if row is None:
                raise ApiError("no-match")
            entries = await self.store.log(id)
            position = await self.store.packed(id)
        except StoreFailed as error:
            self.journal.warn("store-failed", match=id, reason=str(error))
            raise ApiError("full") from error
        del entries[row.entries :]  # written between the two looks: it will be heard of
        if position is not None and position.entries > row.entries:
            position = None
        try:
            match, whole = opened_match(row, entries, position)
        except UserError as error:
            self.journal.warn("cannot-open", match=id, reason=str(error))
            raise ApiError.told("wrong-value", error) from error
        live = LiveMatch(row, entries, match, whole)
        if len(self.lives) >= self.config.most_live:
            await self.make_room()
        self.lives[id] = live
        self.think(live)
        return live

    async def make_room(self) -> None:
        """Let go of the match that nobody has looked at for the longest time."""
        unused = [live for live in self.lives.values() if not live.listened() and not live.lock.locked()]
        if not unused:
            raise ApiError("full")
        await self.let_go(min(unused, key=lambda live: live.used))

    async def let_go(self, live: LiveMatch) -> None:
        async with live.lock:
            await self.pack(live)
            if not live.listened():
                self.lives.pop(live.id, None)

    async def pack(self, live: LiveMatch) -> None:
        """Write the last table beside the log, so that the match opens without being played again."""
        if live.gone or not live.entries:
            return
        with contextlib.suppress(Conflict, StoreFailed):
            await self.store.pack(live.id, live.row.version, live.packed())

    async def recall(self, live: LiveMatch) -> None:
        """Bring the past of a packed match back: for its log, and for taking back."""
        if live.whole:
            return
        async with live.lock:
            if not unchanged(live.row.header):
                return  # with other rules the log leads elsewhere: the past ends at the packed table
            header, entries = live.row.header, list(live.entries)
            match = await asyncio.to_thread(whole_match, header, entries)
            if match.digest() != live.match.digest():
                self.journal.warn("drifted", match=live.id)
                return
            live.take(match, whole=True)
            for stream in live.streams.values():
                stream.lines = 0

    # Changing

    async def change(
        self, live: LiveMatch, do: Change, secrets: Sequence[Secret] = (), emptied: Sequence[int] = ()
    ) -> list[Entry]:
        """Change a match: in memory, then in the store, and only then it counts and is told.

        If another worker wrote first, the change is tried on the new position; if the store fails, nothing changed.
        """
        if self.stopping:
            raise ApiError("leaving")
        async with live.lock:
            if live.id in self.untold:  # each change is told by itself, so that how many were told says nothing of the time
                self.tell_now(live)
            for _attempt in range(ATTEMPTS):
                if live.gone:
                    raise ApiError("no-match")
                if live.row.status == CLOSED:
                    raise ApiError("closed")
                now = self.now()
                expected = live.row.version
                try:
                    entries = do(live, now)
                    if entries is None:
                        return []
                    if not entries or not entries[-1].text.startswith(UNDO):  # who took back wants to be asked again
                        entries = [*entries, *live.passes(now)]
                    self.advance_row(live, entries, now)
                    await self.store.write(live.row, expected, entries, secrets, emptied)
                except (Conflict, Twice):
                    await self.reload(live)
                    continue
                except StoreFailed as error:
                    self.metrics.count("store_failures")
                    self.journal.warn("store-failed", match=live.id, reason=str(error))
                    await self.reload(live)
                    raise ApiError("not-written") from error
                except ApiError:
                    raise
                except BaseException:
                    await self.reload(live)
                    raise
                break
            else:
                raise ApiError("not-written")
        self.after(live, entries)
        return entries

    def advance_row(self, live: LiveMatch, entries: list[Entry], now: int) -> None:
        row = live.row
        row.version += 1
        row.entries += len(entries)
        row.touched = now
        live.entries += entries
        live.answers |= {entry.answer for entry in entries if entry.answer}
        if live.match.result is not None and row.status == RUNNING:
            row.status = FINISHED
            row.state.offer = None
        clocks.wind(live, entries, now)

    def after(self, live: LiveMatch, entries: list[Entry]) -> None:
        """It is written down: tell those who look, and let bots go on."""
        owed = live.owes_a_pause(entries[0].seat if entries else -1)
        if entries and owed and self.config.window_pause and len(live.people()) > 1:
            self.do(self.tell_later(live))
        else:
            self.tell(live)
        if live.row.status == FINISHED and entries:
            self.do(self.finished(live))

    async def tell_later(self, live: LiveMatch) -> None:
        """A window was opened that asked nobody: pause as long as somebody might have thought about it."""
        await asyncio.sleep(self.config.window_pause)
        self.tell(live)

    def tell(self, live: LiveMatch) -> None:
        """Tell those who look, soon: drawing takes many times longer than an acknowledgement, which others wait for."""
        self.untold[live.id] = live
        live.told_all.clear()
        if self.telling is None or self.telling.done():
            self.telling = self.do(self.tell_on())

    async def tell_on(self) -> None:
        """One match after another; in between, answers are heard and acknowledged. What is being written is told then."""
        while self.untold:
            for _turn in range(TURNS):
                await asyncio.sleep(0)
            live = next(iter(self.untold.values()), None)  # a change may have told the last one meanwhile
            if live is None:
                return
            if live.lock.locked():
                del self.untold[live.id]
                self.do(self.tell_when_written(live))
            else:
                self.tell_now(live)

    async def tell_when_written(self, live: LiveMatch) -> None:
        async with live.lock:
            self.tell_now(live)

    def tell_now(self, live: LiveMatch) -> None:
        self.untold.pop(live.id, None)
        try:
            live.tell()
        except Exception as error:  # noqa: BLE001  one broken match must not keep the others in the dark
            self.note_error(error)
        live.told_all.set()
        self.think(live)

    async def finished(self, live: LiveMatch) -> None:
        """The match is over: its tokens will end, and those who keep a name are rated."""
        await self.store.end_tokens(live.id, self.now() + AFTER_MATCH_MS)
        self.metrics.count("finished")
        self.journal.note("finished", match=live.id, game=live.row.game)
        await rate(self, live)

    async def reload(self, live: LiveMatch) -> None:
        """Take a match from the store again: what was tried in memory does not count."""
        try:
            row = await self.store.read(live.id)
            if row is None:
                live.gone = True
                self.lives.pop(live.id, None)
                return
            entries = (await self.store.log(live.id))[: row.entries]
            position = None if unchanged(row.header) else await self.store.packed(live.id)
        except StoreFailed:
            live.gone = True  # whoever asks next opens it again
            self.lives.pop(live.id, None)
            return
        live.row, live.entries = row, entries
        live.take(*opened_match(row, entries, position))
        live.answers = {entry.answer for entry in entries if entry.answer}

    def heard(self, id: str, version: int) -> None:
        """Another worker wrote a match, or may have written any."""
        for live in [self.lives[id]] if id in self.lives else [] if id else list(self.lives.values()):
            if version != live.row.version:
                self.do(self.follow(live))

    async def follow(self, live: LiveMatch) -> None:
        async with live.lock:
            row = await self.store.read(live.id)
            if row is not None and row.version == live.row.version:
                return
            await self.reload(live)
        if not live.gone:
            self.tell(live)

    # Seats

    async def handle(self, token: str) -> SeatHandle:
        """Where a token opens a seat. The one guard of everything that a seat may do or see."""
        secret = await self.secret(token)
        if secret is None or secret.kind != SEAT:
            raise ApiError("wrong-token")
        live = await self.live(secret.match)
        return SeatHandle(live, secret.seat, secret.person)

    async def secret(self, token: str) -> Secret | None:
        if not token or len(token) > LONGEST or not token.isascii():
            return None
        secret = await self.store.secret(hashed(token))
        return secret if secret is not None and not 0 < secret.ends <= self.now() else None

    async def join(self, code: str, person: str = "", name: str = "") -> tuple[str, SeatHandle]:
        """A code for a token. The token of whoever had the seat before ends."""
        secret = await self.store.spend(hashed(code)) if 0 < len(code) <= LONGEST and code.isascii() else None
        if secret is None:
            raise ApiError("wrong-code")
        return await self.seated(await self.live(secret.match), secret.seat, person, name)

    async def take_open(self, live: LiveMatch, person: str = "", name: str = "") -> tuple[str, SeatHandle]:
        """The first open seat of a match in the lobby."""
        for seat, chair in enumerate(live.chairs):
            if chair.word == OPEN and not chair.taken:
                return await self.seated(live, seat, person, name, only_free=True)
        raise ApiError("taken")

    async def seated(
        self, live: LiveMatch, seat: int, person: str, name: str, only_free: bool = False
    ) -> tuple[str, SeatHandle]:
        token, secret = seat_token(live.id, seat, person)

        def sit(live: LiveMatch, _now: int) -> list[Entry] | None:
            chair = live.chairs[seat]
            if only_free and chair.taken:
                raise ApiError("taken")
            chair.taken, chair.person, chair.name, chair.kept, chair.wishes = True, person, name, False, {}
            if live.row.status == WAITING and all(each.taken for each in live.chairs):
                live.row.status = RUNNING
            return []

        await self.change(live, sit, [secret], [seat])
        self.silence(live, seat)
        self.journal.note("seated", match=live.id, seat=seat)
        return token, SeatHandle(live, seat, person)

    def silence(self, live: LiveMatch, seat: int) -> None:
        """The seat has changed hands: whoever had it hears no more."""
        for stream in live.streams.values():
            if stream.seat == seat:
                for listener in list(stream.listeners):
                    stream.listeners.discard(listener)
                    ended = getattr(listener, "ended", None)
                    if ended is not None:
                        ended()

    async def invite(self, handle: SeatHandle) -> str:
        """A new code for one's own seat, to go on with it on another device or to hand it on."""
        code, secret = seat_code(handle.live.id, handle.seat)
        await self.store.add_secrets([secret])
        return code

    # Bots

    def think(self, live: LiveMatch) -> None:
        """Let a bot answer, if it is a bot's turn and none is thinking yet."""
        seat = live.asked()
        if seat < 0 or self.stopping or not live.bot_of(seat):
            return
        if live.thinking is None or live.thinking.done():
            live.thinking = self.do(self.bots_play(live))

    async def bots_play(self, live: LiveMatch) -> None:
        """Bots answer one after another until a person must, or the match is over."""
        while (seat := live.asked()) >= 0 and (word := live.bot_of(seat)) and not live.gone:
            version = live.row.version
            if self.config.bot_pause:
                await asyncio.sleep(self.config.bot_pause)
            if live.row.state.guided:
                await self.recall(live)
            key = live.guided_answer() or await self.bot_answer(live, seat, word)

            def play(live: LiveMatch, now: int, seat: int = seat, key: str = key, version: int = version) -> list[Entry] | None:
                if live.row.version != version or not live.bot_of(seat):
                    return None  # somebody changed something while the bot was thinking: it thinks again
                live.match.play(key, seat)
                return [live.entry(seat, now)]

            try:
                await self.change(live, play)
            except ApiError as error:
                self.journal.warn("bot-refused", match=live.id, seat=seat, code=error.code)
                return

    async def bot_answer(self, live: LiveMatch, seat: int, word: str) -> str:
        match = live.match
        seed = derived(live.row.header.seed, "bot", seat, live.row.version)
        if len(match.keys(seat)) == 1:
            return match.keys(seat)[0]
        question = MoveRequest(
            live.row.game, live.row.header.options, Packer(match.content).table(match.table), seat, word, seed
        )
        try:
            key = await self.bots.choose(question)
            if key in match.keys(seat):
                return key
            reason = "an answer that is not offered"
        except BotFailed as error:
            reason = str(error)
        self.metrics.count("bot_failures")
        self.journal.warn("bot-failed", match=live.id, seat=seat, bot=word, reason=reason)
        return simple_answer(match, seat, seed)

    # What goes on by itself

    async def tick_on(self) -> None:
        while True:
            await asyncio.sleep(self.config.tick_seconds)
            try:
                await self.tick()
            except (StoreFailed, ApiError) as error:
                self.journal.warn("tick-failed", reason=str(error))

    async def tick(self) -> None:
        """Look at the clocks, let go of what nobody looks at, and now and then remove what is old."""
        for id in await self.store.due(self.now(), 100):
            await clocks.time_up(self, await self.live(id))
        limit = time.monotonic() - self.config.idle_minutes * 60
        for live in [each for each in self.lives.values() if each.used < limit and not each.listened()][:20]:
            await self.let_go(live)
        self.ticks += 1
        if self.ticks % SWEEP_TICKS == 0:
            await self.sweep()

    async def sweep(self) -> None:
        now = self.now()
        finished, abandoned = (int(days * DAY_MS) for days in (self.config.finished_days, self.config.abandoned_days))
        for id in await self.store.sweep(now, now - finished, now - abandoned):
            self.lives.pop(id, None)
            self.journal.note("swept", match=id)
        for id in await self.store.idle(now - int(self.config.idle_minutes * 60_000), 50):
            if id not in self.lives:
                await self.let_go(await self.live(id))
