"""One process of a server with several: the front, or an owner of matches. The parent starts it (parent.py)."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
import time

import msgspec

from pionek.core.errors import UserError
from pionek.server.config import Config
from pionek.server.matches.registry import Part
from pionek.server.processes.passing import Passing
from pionek.server.processes.routing import FRONT, Routing
from pionek.server.serving import StoreInUse, lock_store, run_loop, serve, switch_threads_often
from pionek.server.store.database import is_postgres
from pionek.server.store.shards import Shards, shard_files
from pionek.server.store.store import Store
from pionek.server.telemetry import Journal

VARIABLE = "PIONEK_CHILD"
LOCK_SECONDS = 15.0
"""How long the process before this one may take to stop."""
READY = b"ready\n"


class Duty(msgspec.Struct):
    """What a process is started for. The files are numbers of open file descriptors."""

    config: Config
    number: int
    owners: int
    name: str
    """Its name in leases."""
    predecessor: str
    listening: int
    into: int
    out: list[int]
    parent: int
    """A pipe that ends when the parent does."""
    ready: int
    """A pipe to tell the parent that connections are served from now on."""


def locked(db: str) -> int:
    """The lock on a file of the store. The process before this one may still be stopping."""
    ends = time.monotonic() + LOCK_SECONDS
    while True:
        try:
            return lock_store(db if is_postgres(db) else f"{db}.owner")  # the parent has the lock of the whole server
        except StoreInUse:
            if time.monotonic() > ends:
                raise
            time.sleep(0.05)


def part_of(duty: Duty) -> tuple[Store, Part, int]:
    """The store of this process, its part of the server, and the lock on its file."""
    files = shard_files(duty.config.db, duty.owners)
    if duty.number == FRONT:
        stores = [Store(file) for file in files]
        return stores[0], Part(Shards(stores), owns=False), os.open(os.devnull, os.O_RDONLY)
    shard = duty.number - 1 if len(files) > 1 else 0
    lock = locked(files[shard])
    store = Store(files[shard])
    store.name = duty.name
    part = Part(Shards([store if shard == 0 else Store(files[0])]), shard, predecessor=duty.predecessor)
    routing = Routing(duty.config.db, duty.owners)
    if routing.sharded:  # with leases any process may own a match; the front sends it here in any case
        part.address = lambda id: routing.owner_of(id) == duty.number
    return store, part, lock


async def work(duty: Duty, store: Store, part: Part) -> None:
    routing = Routing(duty.config.db, duty.owners)
    passing = Passing(duty.number, routing, [socket.socket(fileno=file) for file in duty.out], socket.socket(fileno=duty.into))
    loop = asyncio.get_running_loop()

    def parent_ended() -> None:
        loop.remove_reader(duty.parent)
        os.kill(os.getpid(), signal.SIGTERM)

    loop.add_reader(duty.parent, parent_ended)

    def ready() -> None:
        with contextlib.suppress(OSError):
            os.write(duty.ready, READY)
            os.close(duty.ready)

    listening = socket.socket(fileno=duty.listening) if duty.number == FRONT else None
    await serve(duty.config, listening, store, part, passing, ready)


def main() -> int:
    duty = msgspec.json.decode(os.environ.pop(VARIABLE), type=Duty)
    try:
        store, part, lock = part_of(duty)
    except UserError as error:
        Journal().warn("cannot-start", reason=str(error))
        return 1
    switch_threads_often()
    run_loop(work(duty, store, part))
    os.close(lock)
    return 0


if __name__ == "__main__":
    sys.exit(main())
