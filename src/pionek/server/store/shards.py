"""Shards: the files of an embedded store, one for each owner process.

A file has one writer, so commits of different shards do not wait for each other. The id of a match says in which file it
lies: `3.AbC` in the fourth, and an id without a number in the first, which also has the accounts. PostgreSQL has no shards.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence
from pathlib import Path

from pionek.server.store.database import is_postgres
from pionek.server.store.rows import Row, Secret
from pionek.server.store.store import Store

MARK = "."


def shard_file(db: str, shard: int) -> str:
    """The file of a shard: games.db, games.1.db, games.2.db ..."""
    path = Path(db)
    return db if shard == 0 else str(path.with_name(f"{path.stem}.{shard}{path.suffix}"))


def shard_files(db: str, wanted: int = 1) -> list[str]:
    """The files of a store: those that are there, and at least as many as are wanted."""
    if is_postgres(db):
        return [db]
    number = max(1, wanted)
    while Path(shard_file(db, number)).exists():
        number += 1
    return [shard_file(db, shard) for shard in range(number)]


def shard_of(id: str) -> int:
    """The shard that the id of a match names."""
    number, mark, _rest = id.partition(MARK)
    return int(number) if mark and number.isascii() and number.isdecimal() and len(number) < 4 else 0


def share_of(id: str, owners: int) -> int:
    """Which of several owners on one machine has a match, where the store is one database."""
    return zlib.crc32(id.encode()) % owners


class Shards:
    """The open files of a store, for what is not about one match."""

    def __init__(self, stores: Sequence[Store]) -> None:
        self.stores = list(stores)

    @property
    def accounts(self) -> Store:
        """The store that has the accounts and their tokens."""
        return self.stores[0]

    async def listed(self, statuses: Sequence[str], limit: int) -> list[Row]:
        found = await asyncio.gather(*(store.listed(statuses, limit) for store in self.stores))
        return latest(found, limit)

    async def matches_of(self, person: str, limit: int) -> list[Row]:
        found = await asyncio.gather(*(store.matches_of(person, limit) for store in self.stores))
        return latest(found, limit)

    async def secret(self, hashed: bytes) -> Secret | None:
        for store in self.stores:
            secret = await store.secret(hashed)
            if secret is not None:
                return secret
        return None


def latest(found: Sequence[Sequence[Row]], limit: int) -> list[Row]:
    """The rows of all shards, those that were touched last first."""
    return sorted((row for rows in found for row in rows), key=lambda row: (-row.touched, row.id))[:limit]
