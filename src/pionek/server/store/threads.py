"""The threads of a store: one that writes, one that reads, and one that listens to what other workers write."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable
from typing import Any

import apsw
import psycopg

from pionek.server.store.database import CHANNEL, Database, StoreFailed, failed

GROUP = 256
"""How many writes one transaction holds at most."""
DATABASE_ERRORS = (apsw.Error, psycopg.Error, OSError)
RETRIED = (psycopg.errors.DeadlockDetected, psycopg.errors.SerializationFailure)
LISTEN_SECONDS = 1.0
APART_SECONDS = 0.008
"""How far apart commits begin, at least, while many write."""

Changed = Callable[[str, int], None]
"""Called with a match that another worker wrote, and its version; with "" if notifications may have been missed."""


class Job:
    """Work to do with a database connection, and the future that gets its result.

    `about` is the match that the work is about, "" if it is none in particular.
    """

    __slots__ = ("about", "error", "future", "loop", "result", "work")

    def __init__(self, about: str, work: Callable[[Database], Any], future: asyncio.Future[Any]) -> None:
        self.about = about
        self.work = work
        self.future = future
        self.loop = future.get_loop()
        self.result: Any = None
        self.error: BaseException | None = None

    def attempt(self, db: Database) -> None:
        """Do the work. An exception is this job's own error; only a database error is raised: it ends the whole group."""
        try:
            self.result = self.work(db)
        except DATABASE_ERRORS:
            raise
        except Exception as error:  # noqa: BLE001  raised again where the result is awaited
            self.error = error

    def failed(self) -> bool:
        return self.error is not None

    def resolve(self) -> None:
        """Give the result or the error to the future. Must run in the event loop of the future."""
        if self.future.cancelled():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Worker(threading.Thread):
    """A thread with a database connection of its own. It does jobs in the order in which they come."""

    def __init__(self, name: str, connect: Callable[[], Database]) -> None:
        super().__init__(name=name, daemon=True)
        self.connect = connect
        self.db: Database | None = None
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        """Jobs to do; None ends the thread."""

    def next_group(self) -> list[Job] | None:
        """Wait for a job, and return it with all others that wait already; None when the store closes."""
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
        while (jobs := self.next_group()) is not None:
            try:
                if self.db is None:
                    self.db = self.connect()
                self.do(self.db, jobs)
            except (*DATABASE_ERRORS, StoreFailed) as error:
                self.give_up(jobs, error if isinstance(error, StoreFailed) else failed(error))
            resolve_all(jobs)
        if self.db is not None:
            self.db.close()

    def do(self, db: Database, jobs: list[Job]) -> None:
        for job in jobs:
            job.attempt(db)

    def give_up(self, jobs: list[Job], error: StoreFailed) -> None:
        """Let all jobs of a group fail, and close the connection. The next group opens a new one."""
        for job in jobs:
            job.error = error
        if self.db is not None:
            with contextlib.suppress(*DATABASE_ERRORS):
                self.db.close()
        self.db = None


class Writer(Worker):
    """Commits jobs in groups. A job that fails is undone alone; if the commit fails, the whole group fails."""

    def __init__(self, name: str, connect: Callable[[], Database]) -> None:
        super().__init__(name, connect)
        self.busy = False
        """Whether several jobs came together lately, so that more will come soon."""
        self.committed_at = 0.0

    def next_group(self) -> list[Job] | None:
        """As every worker; while many write, commits are some milliseconds apart, because each costs as much as several jobs."""
        if self.busy and (wait := self.committed_at + APART_SECONDS - time.monotonic()) > 0:
            time.sleep(wait)
        found = super().next_group()
        self.busy = found is not None and len(found) > 1
        return found

    def do(self, db: Database, jobs: list[Job]) -> None:
        jobs.sort(key=lambda job: job.about)  # workers that lock matches in the same order cannot deadlock
        try:
            if not self.group(db, jobs):
                self.group(db, jobs, apart=True)
        except RETRIED:
            for job in jobs:
                self.group(db, [job], apart=True)

    def group(self, db: Database, jobs: list[Job], apart: bool = False) -> bool:
        """Do jobs in one transaction, and return whether it was committed.

        With `apart` each job has a savepoint, and the others are committed if one fails. A savepoint costs more than
        the job itself. So without `apart` one failed job rolls everything back, and the caller tries again with it.
        """
        db.begin()
        try:
            for job in jobs:
                job.result = job.error = None
                if apart:
                    db.run("SAVEPOINT job")
                job.attempt(db)
                if apart:
                    db.run("ROLLBACK TO SAVEPOINT job" if job.failed() else "RELEASE SAVEPOINT job")
                elif job.failed():
                    db.rollback()
                    return False
            db.commit()
            self.committed_at = time.monotonic()
        except BaseException:
            with contextlib.suppress(*DATABASE_ERRORS):
                db.rollback()
            raise
        return True


def resolve_all(jobs: list[Job]) -> None:
    """Resolve the futures of a group with one call into each event loop."""
    for loop in {job.loop for job in jobs}:
        mine = [job for job in jobs if job.loop is loop]
        with contextlib.suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(resolve_in_loop, mine)


def resolve_in_loop(jobs: list[Job]) -> None:
    for job in jobs:
        job.resolve()


class ChangeListener(threading.Thread):
    """Listens to the notifications of other workers. After it was disconnected, any of them may have been missed."""

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
