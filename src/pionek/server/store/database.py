"""A connection to a database, SQLite or PostgreSQL. The two differ in the spelling of SQL and in their errors."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import apsw
import psycopg

from pionek.core.errors import UserError

CHANNEL = "pionek"
BUSY_MS = 5000


class StoreFailed(UserError):
    """The store does not work now, because the disk is full or read-only, or the database does not answer."""


class Database(ABC):
    """One connection. In SQL write `?` for a value, `{int}` and `{bytes}` for types, and `{now}` for the database's own time in
    milliseconds: each database spells them its way."""

    words: dict[str, str] = {}

    def __init__(self) -> None:
        self.spelled: dict[str, str] = {}

    @abstractmethod
    def run(self, sql: str, *values: Any) -> list[tuple[Any, ...]]: ...

    @abstractmethod
    def begin(self) -> None: ...

    @abstractmethod
    def commit(self) -> None: ...

    @abstractmethod
    def rollback(self) -> None: ...

    @abstractmethod
    def close(self) -> None: ...

    def only_one_migrates(self) -> None:
        """Wait until no other process migrates the store. SQLite needs no lock for that: `begin` locks the whole file."""
        return

    def notify(self, match: str, version: int) -> None:
        """Notify other processes once this transaction is committed. An SQLite file belongs to one process."""
        return

    def spell(self, sql: str) -> str:
        """The statement in the spelling of this database."""
        found = self.spelled.get(sql)
        if found is None:
            found = sql
            for word, spelling in self.words.items():
                found = found.replace(word, spelling)
            self.spelled[sql] = found
        return found


class SqliteDatabase(Database):
    """SQLite through apsw, in WAL mode. A commit returns once the data is on the disk."""

    words = {"{int}": "INTEGER", "{bytes}": "BLOB", "{now}": "CAST(unixepoch('subsec') * 1000 AS INTEGER)"}

    def __init__(self, path: Path | str, vfs: str | None = None) -> None:
        super().__init__()
        try:
            self.handle = apsw.Connection(str(path), vfs=vfs)
            self.handle.set_busy_timeout(BUSY_MS)
            self.run("PRAGMA journal_mode=WAL")
            self.run("PRAGMA synchronous=FULL")
            self.run("PRAGMA foreign_keys=ON")
        except apsw.Error as error:
            raise failed(error, str(path)) from error

    def run(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return self.handle.execute(self.spell(sql), values).fetchall()

    def begin(self) -> None:
        self.handle.execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        self.handle.execute("COMMIT")

    def rollback(self) -> None:
        if not self.handle.get_autocommit():
            self.handle.execute("ROLLBACK")

    def close(self) -> None:
        self.handle.close()


class PostgresDatabase(Database):
    """PostgreSQL through psycopg, with autocommit: a transaction needs an explicit `begin`."""

    words = {"{int}": "BIGINT", "{bytes}": "BYTEA", "{now}": "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)", "?": "%s"}

    def __init__(self, address: str, worker: str = "") -> None:
        super().__init__()
        self.worker = worker
        try:
            self.handle = psycopg.connect(address, autocommit=True)
        except psycopg.Error as error:
            raise failed(error, shown(address)) from error

    def run(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        cursor = self.handle.execute(self.spell(sql).encode(), values or None)
        return cursor.fetchall() if cursor.description is not None else []

    def begin(self) -> None:
        self.handle.execute("BEGIN")

    def commit(self) -> None:
        self.handle.execute("COMMIT")

    def rollback(self) -> None:
        if not self.handle.closed:
            self.handle.execute("ROLLBACK")

    def close(self) -> None:
        self.handle.close()

    def only_one_migrates(self) -> None:
        self.run("SELECT pg_advisory_xact_lock(7466355)")

    def notify(self, match: str, version: int) -> None:
        self.run("SELECT pg_notify(?, ?)", CHANNEL, f"{match} {version} {self.worker}")


def is_postgres(address: str) -> bool:
    return address.startswith(("postgresql://", "postgres://"))


def shown(address: str) -> str:
    """An address as it may be logged: without its password."""
    if not is_postgres(address):
        return address
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.hostname or ''}{parts.path}"


def failed(error: Exception, where: str = "") -> StoreFailed:
    """An error of a database as one sentence for the operator of the server."""
    said = " ".join(str(error).split())[:200] or type(error).__name__
    place = f" ({where})" if where else ""
    return StoreFailed(f"the store cannot be used{place}: {said}", f"nie można użyć bazy{place}: {said}")
