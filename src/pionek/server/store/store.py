"""The store that keeps all matches: an SQLite file, or PostgreSQL for several workers, behind one interface.

The store reads and writes in threads of its own, never in the event loop. One writer takes everything that waits,
commits it as one transaction and only then answers: what is acknowledged is on the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from pionek.server.store import schema, statements
from pionek.server.store.database import Database, PostgresDatabase, SqliteDatabase, failed, is_postgres, shown
from pionek.server.store.rows import Entry, Mailbox, Outcome, Packed, Person, Row, Secret
from pionek.server.store.threads import DATABASE_ERRORS, Changed, ChangeListener, Job, Worker, Writer

T = TypeVar("T")


def owner_only(path: Path) -> None:
    """Create the file of a store, and let nobody but its owner read it. SQLite's other files beside it follow it."""
    with contextlib.suppress(OSError):  # SQLite tells why it cannot be opened
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        path.chmod(0o600)


class Store:
    """An open store. Its methods may be called from any event loop."""

    def __init__(self, address: str, vfs: str | None = None) -> None:
        self.address = address
        self.vfs = vfs
        self.name = secrets.token_hex(6)
        """The name of this process in leases, and in notifications, so that it can ignore its own."""
        if not self.shared and vfs is None:
            owner_only(Path(address))
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
        self.listener: ChangeListener | None = None

    @property
    def shared(self) -> bool:
        """Whether other processes may use the same store."""
        return is_postgres(self.address)

    def connect(self) -> Database:
        if self.shared:
            return PostgresDatabase(self.address, self.name)
        return SqliteDatabase(Path(self.address), self.vfs)

    def listen(self, changed: Changed) -> None:
        """Call `changed` for everything that other workers write, in another thread."""
        if self.shared:
            self.listener = ChangeListener(self.address, self.name, changed)
            self.listener.start()

    def close(self) -> None:
        """Write what waits, and end the threads."""
        if self.listener is not None:
            self.listener.stopping = True
        for worker in (self.writer, self.reader):
            worker.jobs.put(None)
        for worker in (self.writer, self.reader):
            worker.join()
        if self.listener is not None:
            self.listener.join()

    async def ask(self, worker: Worker, about: str, work: Callable[[Database], T]) -> T:
        """Let a thread do some work, and wait for its result."""
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
        owner: str | None = None,
    ) -> None:
        """Write the next version of a match.

        Raises Conflict if the stored version is not `expected` or the match is not that owner's, and Twice if an answer with
        one of these ids is stored.
        """
        await self.writing(row.id, lambda db: statements.write(db, row, expected, entries, secrets, emptied, owner))

    async def log(self, id: str, after: int = 0) -> list[Entry]:
        return await self.reading(lambda db: statements.log(db, id, after))

    async def packed(self, id: str) -> Packed | None:
        return await self.reading(lambda db: statements.packed(db, id))

    async def pack(self, id: str, version: int, position: Packed) -> None:
        await self.writing(id, lambda db: statements.pack(db, id, version, position))

    async def listed(self, statuses: Sequence[str], limit: int, before: int = 0) -> list[Row]:
        return await self.reading(lambda db: statements.listed(db, statuses, limit, before))

    async def idle(self, before: int, limit: int) -> list[str]:
        return await self.reading(lambda db: statements.idle(db, before, limit, self.name))

    async def due(self, now: int, limit: int) -> list[str]:
        return await self.reading(lambda db: statements.due(db, now, limit, self.name))

    async def forget(self, id: str) -> bool:
        return await self.writing(id, lambda db: statements.forget(db, id))

    async def counts(self) -> dict[str, int]:
        return await self.reading(statements.counts)

    async def newest(self) -> int:
        return await self.reading(statements.newest)

    async def sweep(self, now: int, finished: int, abandoned: int, unseated: int, used: Sequence[str] = ()) -> list[str]:
        return await self.writing("", lambda db: statements.sweep(db, now, finished, abandoned, unseated, used, self.name))

    async def writes(self) -> None:
        """Raise StoreFailed if nothing could be written now."""
        await self.writing("", statements.touch)

    # Owners

    async def stay_alive(self, ms: int) -> None:
        await self.writing("", lambda db: statements.stay_alive(db, self.name, ms))

    async def take_lease(self, id: str) -> str | None:
        return await self.writing(id, lambda db: statements.take_lease(db, id, self.name))

    async def want_lease(self, id: str) -> None:
        """Ask the owner of a match, whoever that is, to give it up."""
        await self.writing(id, lambda db: db.notify(id, statements.WANTED))

    async def release(self, id: str) -> None:
        await self.writing(id, lambda db: statements.release(db, id, self.name))

    async def release_all(self, owner: str) -> None:
        await self.writing("", lambda db: statements.release_all(db, owner))

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

    async def set_passphrase(self, person: Person) -> None:
        await self.writing("", lambda db: statements.set_passphrase(db, person))

    async def rename(self, id: str, name: str, folded: str) -> None:
        await self.writing("", lambda db: statements.rename(db, id, name, folded))

    async def forget_person(self, id: str) -> None:
        await self.writing("", lambda db: statements.forget_person(db, id))

    async def end_token(self, hashed: bytes) -> None:
        await self.writing("", lambda db: statements.end_token(db, hashed))

    async def end_seat(self, match: str, seat: int) -> None:
        await self.writing(match, lambda db: statements.end_seat(db, match, seat))

    async def rate(self, ratings: dict[str, dict[str, tuple[float, float, int]]]) -> None:
        def work(db: Database) -> None:
            for id in sorted(ratings):
                statements.rate(db, id, ratings[id])

        await self.writing("", work)

    async def matches_of(self, person: str, limit: int) -> list[Row]:
        return await self.reading(lambda db: statements.matches_of(db, person, limit))

    async def show_person(self, id: str, shown: bool) -> None:
        await self.writing("", lambda db: statements.show_person(db, id, shown))

    async def add_outcomes(self, outcomes: dict[str, Outcome]) -> None:
        await self.writing("", lambda db: statements.add_outcomes(db, outcomes))

    async def outcomes(self, person: str, limit: int) -> list[Outcome]:
        return await self.reading(lambda db: statements.outcomes(db, person, limit))

    # Mail

    async def learned(self, person: str) -> dict[str, str]:
        return await self.reading(lambda db: statements.learned(db, person))

    async def add_learned(self, person: str, found: dict[str, str]) -> None:
        await self.writing("", lambda db: statements.add_learned(db, person, found))

    async def mailbox(self, person: str) -> Mailbox | None:
        return await self.reading(lambda db: statements.mailbox(db, person))

    async def set_mailbox(self, box: Mailbox) -> None:
        await self.writing("", lambda db: statements.set_mailbox(db, box))

    async def confirm_mail(self, person: str) -> None:
        await self.writing("", lambda db: statements.confirm_mail(db, person))

    async def no_mail(self, person: str) -> None:
        await self.writing("", lambda db: statements.no_mail(db, person))

    async def last_mail(self, address: str) -> int:
        return await self.reading(lambda db: statements.last_mail(db, address))

    async def may_mail(self, person: str, now: int, before: int) -> bool:
        return await self.writing("", lambda db: statements.may_mail(db, person, now, before))
