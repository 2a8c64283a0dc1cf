"""The store: where matches are written down. One interface; SQLite in a file, or PostgreSQL for several workers.

Reading and writing happen in threads of the store's own, never in the event loop. One writer takes everything that
waits, commits it as one transaction and only then answers: a thing acknowledged is a thing on the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import secrets
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import apsw
import psycopg

from pionek.server.store import schema, statements
from pionek.server.store.database import (
    CHANNEL,
    Database,
    PostgresDatabase,
    SqliteDatabase,
    StoreFailed,
    failed,
    is_postgres,
    shown,
)
from pionek.server.store.rows import Entry, Packed, Person, Row, Secret

GROUP = 256
"""Writes in one transaction at most."""
DATABASE_ERRORS = (apsw.Error, psycopg.Error, OSError)
RETRIED = (psycopg.errors.DeadlockDetected, psycopg.errors.SerializationFailure)
LISTEN_SECONDS = 1.0

T = TypeVar("T")
Changed = Callable[[str, int], None]
"""Told of a match that another worker wrote, and its version; "" when something may have been missed."""


class Job:
    """Something to do with a connection, and whom to tell."""

    __slots__ = ("about", "error", "future", "loop", "result", "work")

    def __init__(self, about: str, work: Callable[[Database], Any], future: asyncio.Future[Any]) -> None:
        self.about = about
        self.work = work
        self.future = future
        self.loop = future.get_loop()
        self.result: Any = None
        self.error: BaseException | None = None

    def failed(self) -> bool:
        return self.error is not None

    def tell(self) -> None:
        if self.future.cancelled():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Worker(threading.Thread):
    """A thread with a connection of its own, doing jobs in the order in which they come."""

    def __init__(self, name: str, connect: Callable[[], Database]) -> None:
        super().__init__(name=name, daemon=True)
        self.connect = connect
        self.db: Database | None = None
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()

    def waiting(self) -> list[Job] | None:
        """All jobs there are, at least one; nothing when the store closes."""
        first = self.jobs.get()
        if first is None:
            return None
        found = [first]
        with contextlib.suppress(queue.Empty):
            while len(found) < GROUP:
                job = self.jobs.get_nowait()
                if job is None:
                    self.jobs.put(None)
                    break
                found.append(job)
        return found

    def run(self) -> None:
        while (jobs := self.waiting()) is not None:
            try:
                if self.db is None:
                    self.db = self.connect()
                self.do(self.db, jobs)
            except (*DATABASE_ERRORS, StoreFailed) as error:
                self.give_up(jobs, error if isinstance(error, StoreFailed) else failed(error))
            told(jobs)
        if self.db is not None:
            self.db.close()

    def do(self, db: Database, jobs: list[Job]) -> None:
        for job in jobs:
            attempt(job, db)

    def give_up(self, jobs: list[Job], error: StoreFailed) -> None:
        """Nothing of this group counts. A connection that failed is opened again for the next one."""
        for job in jobs:
            job.error = error
        if self.db is not None:
            with contextlib.suppress(*DATABASE_ERRORS):
                self.db.close()
        self.db = None


class Writer(Worker):
    """Commits in groups. What fails alone is undone alone; if the commit fails, nothing of the group counts."""

    def do(self, db: Database, jobs: list[Job]) -> None:
        jobs.sort(key=lambda job: job.about)  # workers that lock matches in one order do not wait for each other in a ring
        try:
            if not self.group(db, jobs):
                self.group(db, jobs, apart=True)
        except RETRIED:
            for job in jobs:
                self.group(db, [job], apart=True)

    def group(self, db: Database, jobs: list[Job], apart: bool = False) -> bool:
        """One transaction; whether it was committed. Unless jobs are kept apart, which costs more than they do
        themselves, it is only if none of them failed.
        """
        db.begin()
        try:
            for job in jobs:
                job.result = job.error = None
                if apart:
                    db.run("SAVEPOINT job")
                attempt(job, db)
                if apart:
                    db.run("ROLLBACK TO SAVEPOINT job" if job.failed() else "RELEASE SAVEPOINT job")
                elif job.failed():
                    db.rollback()
                    return False
            db.commit()
        except BaseException:
            with contextlib.suppress(*DATABASE_ERRORS):
                db.rollback()
            raise
        return True


def attempt(job: Job, db: Database) -> None:
    """Do it. What the statements refuse is the job's own error; what the database says concerns the whole group."""
    try:
        job.result = job.work(db)
    except DATABASE_ERRORS:
        raise
    except Exception as error:  # noqa: BLE001  whoever waits is told, whatever it is
        job.error = error


def told(jobs: list[Job]) -> None:
    """Answer all at once: one visit to the event loop for a group."""
    for loop in {job.loop for job in jobs}:
        mine = [job for job in jobs if job.loop is loop]
        with contextlib.suppress(RuntimeError):  # its loop has ended
            loop.call_soon_threadsafe(tell_all, mine)


def tell_all(jobs: list[Job]) -> None:
    for job in jobs:
        job.tell()


class Store:
    """A store that is open. All methods may be called from any event loop."""

    def __init__(self, address: str, vfs: str | None = None) -> None:
        self.address = address
        self.vfs = vfs
        self.name = secrets.token_hex(6)
        """Of this worker, so that it does not hear itself."""
        first = self.connect()
        try:
            self.had = schema.migrate(first)
        except DATABASE_ERRORS as error:
            raise failed(error, shown(address)) from error
        finally:
            first.close()
        self.writer = Writer("store-writer", self.connect)
        self.reader = Worker("store-reader", self.connect)
        self.writer.start()
        self.reader.start()
        self.listener: Ear | None = None

    @property
    def shared(self) -> bool:
        """Whether other workers may write the same matches."""
        return is_postgres(self.address)

    def connect(self) -> Database:
        if self.shared:
            return PostgresDatabase(self.address, self.name)
        return SqliteDatabase(Path(self.address), self.vfs)

    def listen(self, changed: Changed) -> None:
        """Hear of what other workers write."""
        if self.shared:
            self.listener = Ear(self.address, self.name, changed)
            self.listener.start()

    def close(self) -> None:
        """What waits is written first."""
        if self.listener is not None:
            self.listener.stopping = True
        for worker in (self.writer, self.reader):
            worker.jobs.put(None)
        for worker in (self.writer, self.reader):
            worker.join()
        if self.listener is not None:
            self.listener.join()

    async def ask(self, worker: Worker, about: str, work: Callable[[Database], T]) -> T:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        worker.jobs.put(Job(about, work, future))
        result: T = await future
        return result

    async def reading(self, work: Callable[[Database], T]) -> T:
        return await self.ask(self.reader, "", work)

    async def writing(self, about: str, work: Callable[[Database], T]) -> T:
        return await self.ask(self.writer, about, work)

    # Matches

    async def create(self, row: Row, entries: Sequence[Entry] = (), secrets: Sequence[Secret] = ()) -> None:
        await self.writing(row.id, lambda db: statements.create(db, row, entries, secrets))

    async def read(self, id: str) -> Row | None:
        return await self.reading(lambda db: statements.read(db, id))

    async def write(
        self,
        row: Row,
        expected: int,
        entries: Sequence[Entry] = (),
        secrets: Sequence[Secret] = (),
        emptied: Sequence[int] = (),
    ) -> None:
        """Conflict if the match is not at the version expected; Twice if an answer with one of these ids is there."""
        await self.writing(row.id, lambda db: statements.write(db, row, expected, entries, secrets, emptied))

    async def log(self, id: str, after: int = 0) -> list[Entry]:
        return await self.reading(lambda db: statements.log(db, id, after))

    async def packed(self, id: str) -> Packed | None:
        return await self.reading(lambda db: statements.packed(db, id))

    async def pack(self, id: str, version: int, position: Packed) -> None:
        await self.writing(id, lambda db: statements.pack(db, id, version, position))

    async def listed(self, statuses: Sequence[str], limit: int, before: int = 0) -> list[Row]:
        return await self.reading(lambda db: statements.listed(db, statuses, limit, before))

    async def idle(self, before: int, limit: int) -> list[str]:
        return await self.reading(lambda db: statements.idle(db, before, limit))

    async def due(self, now: int, limit: int) -> list[str]:
        return await self.reading(lambda db: statements.due(db, now, limit))

    async def forget(self, id: str) -> bool:
        return await self.writing(id, lambda db: statements.forget(db, id))

    async def counts(self) -> dict[str, int]:
        return await self.reading(statements.counts)

    async def sweep(self, now: int, finished: int, abandoned: int) -> list[str]:
        return await self.writing("", lambda db: statements.sweep(db, now, finished, abandoned))

    # Tokens and codes

    async def add_secrets(self, secrets: Sequence[Secret]) -> None:
        await self.writing("", lambda db: statements.add_secrets(db, secrets))

    async def secret(self, hashed: bytes) -> Secret | None:
        return await self.reading(lambda db: statements.secret(db, hashed))

    async def spend(self, hashed: bytes) -> Secret | None:
        return await self.writing("", lambda db: statements.spend(db, hashed))

    async def end_tokens(self, match: str, ends: int) -> None:
        await self.writing(match, lambda db: statements.end_tokens(db, match, ends))

    # People

    async def add_person(self, person: Person, folded: str) -> None:
        await self.writing("", lambda db: statements.add_person(db, person, folded))

    async def person(self, id: str) -> Person | None:
        return await self.reading(lambda db: statements.person(db, "id", id))

    async def person_called(self, folded: str) -> Person | None:
        return await self.reading(lambda db: statements.person(db, "folded", folded))

    async def rate(self, ratings: dict[str, dict[str, tuple[float, float, int]]]) -> None:
        def work(db: Database) -> None:
            for id in sorted(ratings):
                statements.rate(db, id, ratings[id])

        await self.writing("", work)

    async def matches_of(self, person: str, limit: int) -> list[Row]:
        return await self.reading(lambda db: statements.matches_of(db, person, limit))


class Ear(threading.Thread):
    """Listens to what other workers wrote. After a lost connection everything may have been missed."""

    def __init__(self, address: str, name: str, changed: Changed) -> None:
        super().__init__(name="store-listener", daemon=True)
        self.address = address
        self.own = name
        self.changed = changed
        self.stopping = False

    def run(self) -> None:
        while not self.stopping:
            try:
                with psycopg.connect(self.address, autocommit=True) as db:
                    db.execute(f"LISTEN {CHANNEL}".encode())
                    self.changed("", 0)
                    while not self.stopping:
                        for note in db.notifies(timeout=LISTEN_SECONDS, stop_after=1):
                            match, version, worker = note.payload.split(" ")
                            if worker != self.own:
                                self.changed(match, int(version))
            except psycopg.Error:
                threading.Event().wait(LISTEN_SECONDS)
