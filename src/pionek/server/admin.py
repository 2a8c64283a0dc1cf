"""What operators do with the store of a server, even while the server is running."""

from __future__ import annotations

import asyncio
import base64
import gzip
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from pionek.core.errors import UserError
from pionek.server.config import Config
from pionek.server.matches.people import NAME_WANTED, fold, readable
from pionek.server.packs.shelf import Shelf, folder_of
from pionek.server.store import schema, statements
from pionek.server.store.database import Database, is_postgres
from pionek.server.store.rows import CLOSED, STATUSES, Person, Row
from pionek.server.store.shards import latest, shard_files, shard_of
from pionek.server.store.statements import bytes_of
from pionek.server.store.store import Store
from pionek.server.tokens import seat_code

T = TypeVar("T")
TABLES = {
    "matches": ("id", "game", "status", "version", "entries", "header", "state", "created", "touched", "due"),
    "entries": ("match", "place", "text", "seat", "at", "answer"),
    "packs": ("match", "entries", "log", "position"),
    "secrets": ("hash", "kind", "match", "seat", "person", "ends"),
    "people": ("id", "name", "folded", "salt", "passphrase", "ratings", "shown"),
    "sittings": ("person", "match"),
    "results": ("person", "match", "game", "at", "told"),
    "mailboxes": ("person", "address", "lang", "confirmed", "sent"),
    "learned": ("person", "what", "how"),
}
"""All tables and their columns. A backup holds their rows, so it can be restored into either kind of database."""
OF_ACCOUNTS = ("people", "results", "mailboxes", "learned")
NOT_KEPT = {"pionek_schema": ("version",), "owners": ("name", "until"), "matches": ("owner",)}
"""What is true of a running server only: who owns a match, and the schema, which stands in the first line of a backup."""
SHELF = "shelf"
"""How the line of a file of a pack begins: its place on the shelf, and what is in it."""
FORMAT = "pionek-backup"
LEAST_SCHEMA = 2
"""The first schema that can be restored; columns that were added later, at the end of a table, are left as they are made."""


class AdminError(UserError):
    """The reason why a command cannot be done, in one sentence."""


def with_store(address: str, work: Callable[[Store], Coroutine[Any, Any, T]], match: str = "") -> T:
    """Open a store, do some work with it, and close it again. With `match`, it is the file that has that match."""
    store = Store(file_of(address, match))
    try:
        return asyncio.run(work(store))
    finally:
        store.close()


def file_of(address: str, match: str) -> str:
    """The file of a store that has a match; the first one where no file is that of its id."""
    files = shard_files(address)
    shard = shard_of(match) if len(files) > 1 else 0
    return files[shard] if shard < len(files) else files[0]


def backup(address: str, out: Path, shelf: Path | None = None) -> int:
    """Write everything that a server keeps to a file, as lines of JSON; returns the number of matches.

    Each file of the store is written as of one moment. A match lies in one file, so each is whole. The packs come last: what a
    match is played with was on the shelf before it.
    """

    def rows(db: Database) -> Iterator[tuple[str, tuple[Any, ...]]]:
        for table, columns in TABLES.items():
            for row in db.run(f"SELECT {', '.join(columns)} FROM {table}"):  # noqa: S608 - our own names
                yield table, tuple(bytes_of(value) if isinstance(value, memoryview) else value for value in row)

    unfinished = out.with_name(out.name + ".part")
    unfinished.touch(0o600)
    with gzip.open(unfinished, "wb") as file:
        file.write(msgspec.json.encode([FORMAT, schema.VERSION]) + b"\n")

        def work(db: Database) -> int:
            matches = 0
            for table, row in rows(db):
                matches += table == "matches"
                file.write(msgspec.json.encode([table, *(packed_value(value) for value in row)]) + b"\n")
            return matches

        # in the writer, so that nothing changes meanwhile
        matches = sum(with_store(each, lambda store: store.writing("", work)) for each in shard_files(address))
        for place, data in Shelf(shelf or folder_of(Config(db=address))).files():
            file.write(msgspec.json.encode([SHELF, place, packed_value(data)]) + b"\n")
    unfinished.replace(out)
    return matches


def packed_value(value: Any) -> Any:
    """A value as JSON can hold it: bytes are wrapped in an object to distinguish them from text."""
    return {"bytes": value} if isinstance(value, bytes) else value


def unpacked_value(value: Any) -> Any:
    return base64.b64decode(value["bytes"]) if isinstance(value, dict) else value


def restore(address: str, file: Path, shelf: Path | None = None) -> int:
    """Restore a backup into an empty store, and its packs beside those on the shelf; returns the number of matches."""
    try:
        with gzip.open(file, "rb") as lines:
            rows = [msgspec.json.decode(line) for line in lines]
    except (gzip.BadGzipFile, EOFError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise not_a_backup(file) from error
    if not rows or rows[0][0] != FORMAT:
        raise not_a_backup(file)
    if not LEAST_SCHEMA <= rows[0][1] <= schema.VERSION:
        raise AdminError(
            f"{file} holds schema {rows[0][1]}; restore it with the version that made it, then let this one migrate",
            f"{file} ma schemat {rows[0][1]}; odtwórz go wersją, która go zrobiła, a ta go zaktualizuje",
        )

    kept = [row for row in rows[1:] if row[0] != SHELF]
    shards = [0 if is_postgres(address) else shard_of_row(table, row) for table, *row in kept]
    files = shard_files(address, max([0, *shards]) + 1)
    if any(with_store(each, lambda store: store.reading(holds_something)) for each in files):
        raise AdminError(
            "the store is not empty: a backup is restored into a new one",
            "baza nie jest pusta: kopię odtwarza się do nowej",
        )
    Shelf(shelf or folder_of(Config(db=address))).put_back((row[1], unpacked_value(row[2])) for row in rows[1:] if row[0] == SHELF)
    for shard, each in enumerate(files):
        mine = [row for at, row in zip(shards, kept, strict=True) if at == shard]
        with_store(each, partial(restore_rows, mine))
    return sum(row[0] == "matches" for row in kept)


def holds_something(db: Database) -> bool:
    return any(db.run(f"SELECT 1 FROM {table} LIMIT 1") for table in TABLES)  # noqa: S608 - our own names


async def restore_rows(rows: list[Any], store: Store) -> None:
    """Write the rows of a backup that belong into one file. An older backup may lack the last columns of a table."""

    def work(db: Database) -> None:
        for table, *row in rows:
            columns = TABLES[table][: len(row)]
            marks = ", ".join("?" for _ in columns)
            values = [unpacked_value(value) for value in row]
            db.run(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", *values)  # noqa: S608 - our own names

    await store.writing("", work)


def shard_of_row(table: str, row: list[Any]) -> int:
    """The file that a row belongs into: that of its match, or the first one for accounts and what they have done."""
    if table in OF_ACCOUNTS:
        return 0
    return shard_of(str(row[TABLES[table].index("id" if table == "matches" else "match")]))


def not_a_backup(file: Path) -> AdminError:
    return AdminError(f"{file} is not a backup of a store", f"{file} nie jest kopią bazy")


def listed(address: str, limit: int) -> list[Row]:
    return latest([with_store(each, lambda store: store.listed(STATUSES, limit)) for each in shard_files(address)], limit)


def close(address: str, id: str) -> None:
    """Close a match: nobody can play it any more, but it is kept."""

    async def work(store: Store) -> None:
        for _ in range(20):
            row = await store.read(id)
            if row is None:
                raise no_match(id)
            expected = row.version
            row.version, row.status, row.due = expected + 1, CLOSED, 0
            try:
                await store.write(row, expected)
            except statements.Conflict:
                continue
            return

    with_store(address, work, id)


def forget(address: str, id: str) -> None:
    """Delete a match and everything about it."""
    if not with_store(address, lambda store: store.forget(id), id):
        raise no_match(id)


def no_match(id: str) -> AdminError:
    return AdminError(f"there is no match {id!r}", f"nie ma rozgrywki {id!r}")


def revoke(address: str, id: str, seat: int) -> str:
    """End all tokens and codes of a seat; returns a new code for it."""
    code, secret = seat_code(id, seat)

    async def work(store: Store) -> None:
        row = await store.read(id)
        if row is None:
            raise no_match(id)
        if not 0 <= seat < len(row.state.chairs):
            raise AdminError(f"{id} has no such seat", f"rozgrywka {id} nie ma takiego miejsca")
        await store.end_seat(id, seat)
        await store.add_secrets([secret])

    with_store(address, work, id)
    return code


def rename(address: str, name: str, new: str) -> None:
    """Give an account another name."""

    async def work(store: Store) -> None:
        person = await person_called(store, name)
        if not readable(new):
            raise AdminError(*NAME_WANTED)
        try:
            await store.rename(person.id, new, fold(new))
        except statements.Twice:
            raise AdminError(f"the name {new!r} is taken", f"nazwa {new!r} jest zajęta") from None

    with_store(address, work)


def expel(address: str, name: str) -> None:
    """Delete an account."""

    async def work(store: Store) -> None:
        await store.forget_person((await person_called(store, name)).id)

    with_store(address, work)


async def person_called(store: Store, name: str) -> Person:
    person = await store.person_called(fold(name))
    if person is None:
        raise AdminError(f"there is no account {name!r}", f"nie ma konta {name!r}")
    return person
