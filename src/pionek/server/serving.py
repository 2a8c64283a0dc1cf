"""Running the server until SIGTERM or Ctrl-C tells it to stop: one process, or a parent with several (processes/)."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import fcntl
import gc
import itertools
import os
import signal
import socket
import sys
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path as FilePath
from typing import Any, cast

import msgspec
import uvicorn

from pionek.core.errors import UserError
from pionek.server.app import Server
from pionek.server.config import Config
from pionek.server.http.author import HERE, Author, OnlyHere
from pionek.server.matches.registry import Matches, Part
from pionek.server.packs.shelf import Shelf, folder_of
from pionek.server.processes.passing import Passing
from pionek.server.socket.protocol import LONGEST
from pionek.server.store.database import failed, is_postgres, shown
from pionek.server.store.store import Store
from pionek.server.telemetry import log_everything
from pionek.server.wire import TimedHttp, WireConfig

BACKLOG = 512
COLLECT_SECONDS = 0.1
COLLECT_OLDER, COLLECT_ALL, TRIM = 100, 6000, 300
"""One in so many garbage collections also goes through what has lasted a while, as connections do: one every ten seconds.
And one in so many is a full one: one every ten minutes. Free memory goes back to the system every thirty seconds."""


class CannotListen(UserError):
    """The address is in use, or does not belong to this machine."""


def listening_socket(config: Config) -> socket.socket:
    """The listening socket. It is opened before the store, so that an address in use is reported first and clearly."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((config.host, config.port))
    except (OSError, OverflowError) as error:
        listening.close()
        reason = getattr(error, "strerror", None) or str(error)
        where = f"{config.host}:{config.port}"
        raise CannotListen(f"cannot listen on {where}: {reason}", f"nie można nasłuchiwać na {where}: {reason}") from error
    listening.listen(BACKLOG)
    return listening


def author_of(config: Config, several: bool) -> Author | None:
    """What `--author` shows, if it is asked for; refused where others than the author could see it."""
    if not config.author:
        return None
    if several or config.host not in HERE:
        raise OnlyHere
    return Author(tuple(FilePath(path) for path in config.packs))


class StoreInUse(UserError):
    """Another server has the store open."""


def lock_store(address: str) -> int:
    """Make sure that no other server uses the same file; returns a file descriptor to keep open meanwhile.

    The lock is a file of its own, so that copies and other work on the store are possible while the server runs. It ends
    with the process, however that ends. PostgreSQL serves several workers and needs no lock.
    """
    path = os.devnull if is_postgres(address) else f"{address}.lock"
    try:
        lock = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise failed(error, address) from error
    try:
        if path != os.devnull:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(lock)
        raise StoreInUse(f"another server is using {address}", f"inny serwer używa {address}") from error
    return lock


def uvicorn_config(server: Server, config: Config) -> WireConfig:
    return WireConfig(
        server.app,
        server.gate,
        server.passing,
        ws_max_size=4 * LONGEST,
        ws_per_message_deflate=False,  # patches are small, but a compressor for each socket is not
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="on",
        root_path=config.root_path,
        proxy_headers=True,
        forwarded_allow_ips=config.proxies,
        access_log=False,
        log_config=None,
        log_level="critical",
        server_header=False,
        timeout_graceful_shutdown=int(config.stop_seconds),
        timeout_keep_alive=15,
        h11_max_incomplete_event_size=16_384,
    )


class GracefulServer(uvicorn.Server):
    """Asks clients to come back before it closes their connections."""

    def __init__(self, config: WireConfig, server: Server, ready: Callable[[], None] | None = None) -> None:
        super().__init__(config)
        self.wire = config
        self.server = server
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.wire.passing is not None:
            self.wire.passing.listen(self.take)
        if self.ready is not None:
            self.ready()

    def take(self, connection: socket.socket, data: bytes, inside: bool) -> None:
        """Serve a connection that another process has passed on, from what was read of it."""
        connection.setblocking(False)

        def protocol() -> TimedHttp:
            return TimedHttp(self.wire, self.server_state, self.lifespan.state, begun=data, inside=inside)

        self.server.matches.run_in_background(accepted(protocol, connection))

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on SIGTERM and Ctrl-C with exit code 0, because an orderly stop is not a failure.

        SIGHUP is for the parent of several processes; a single one has nobody to take its place, so it goes on.
        """
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGHUP, self.server.matches.journal.note, "hangup")
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
                loop.remove_signal_handler(number)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.wire.passing is not None:
            self.wire.passing.stop_listening()
        self.server.matches.stopping = True
        await self.server.connections.end()
        await super().shutdown(sockets)


async def accepted(protocol: Callable[[], TimedHttp], connection: socket.socket) -> None:
    with contextlib.suppress(OSError):  # the client has gone meanwhile
        await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)


async def serve(
    config: Config, listening: socket.socket | None, store: Store, part: Part | None = None, passing: Passing | None = None,
    ready: Callable[[], None] | None = None, author: Author | None = None,
) -> None:  # fmt: skip
    """Serve in this process: connections of a listening socket, and those that other processes pass on."""
    matches = Matches(store, config, part=part)
    log_everything(matches.journal)
    server = Server(matches, passing, author)
    running = GracefulServer(uvicorn_config(server, config), server, ready)
    if listening is not None:
        host, port = listening.getsockname()[:2]
        matches.journal.note("serving", host=host, port=port, db=shown(config.db))
    collecting = asyncio.ensure_future(collect_garbage())
    await running.serve(sockets=[listening] if listening is not None else [])
    collecting.cancel()
    matches.journal.note("stopped")


async def collect_garbage() -> None:
    """Collect cyclic garbage in small portions: the youngest generation often, everything seldom.

    The interpreter itself collects when many more objects were created than freed. A server creates and frees views
    and tables all the time, so that would happen seldom, and then stop all players while it goes through all matches.
    """
    gc.collect()
    gc.freeze()
    gc.disable()
    trim = trimmer()
    for turn in itertools.count(1):
        await asyncio.sleep(COLLECT_SECONDS)
        gc.collect(2 if not turn % COLLECT_ALL else 1 if not turn % COLLECT_OLDER else 0)
        if not turn % TRIM:
            await asyncio.to_thread(trim, 0)


def trimmer() -> Callable[[int], Any]:
    """Gives memory that is free back to the system. Floods leave it in pieces, and the C library would keep it all."""
    with contextlib.suppress(OSError, AttributeError):
        return cast(Callable[[int], Any], ctypes.CDLL(None).malloc_trim)
    return lambda _pad: None  # this C library has none


def switch_threads_often() -> None:
    """Let the store's threads run soon after the disk has answered them.

    A thread waits for the interpreter several times in each commit. By default that takes up to five milliseconds each
    time while scenes are being drawn, and every answer in the same commit waits with it.
    """
    sys.setswitchinterval(0.0002)


def with_packs(config: Config) -> Config:
    """Put the packs of the server's owner on the shelf, and name them by their hashes from now on."""
    if not config.packs:
        return config
    shelf = Shelf(folder_of(config))
    return msgspec.structs.replace(config, packs=[shelf.take(FilePath(path)) for path in config.packs])


def run_loop(work: Coroutine[Any, Any, None]) -> None:
    """Run an event loop until the work is done: uvloop, which does more of its own work in C, where it is installed."""
    try:
        from uvloop import new_event_loop
    except ImportError:  # there is none for Windows
        asyncio.run(work)
        return
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(work)


def run(config: Config, show: Callable[[str], None] | None = None) -> int:
    """Serve until a signal stops the server. With `show` (at home) any free port will do if the wanted one is in use."""
    try:
        listening = listening_socket(config)
    except CannotListen:
        if show is None:
            raise
        listening = listening_socket(msgspec.structs.replace(config, port=0))
    from pionek.server.processes.parent import Parent, owners_for

    several = owners_for(config) > 1
    try:
        author = author_of(config, several)
        lock = lock_store(config.db)
        config = with_packs(config)
        store = Store(config.db) if not several else None
    except UserError:
        listening.close()
        raise
    host, port = listening.getsockname()[:2]
    url = f"http://{host}:{port}{config.root_path}"
    sys.stdout.write(f"{url}\n")
    sys.stdout.flush()
    if show is not None:
        show(url)
    if store is None:
        code = Parent(config, listening).run()
    else:
        switch_threads_often()
        run_loop(serve(config, listening, store, author=author))
        code = 0
    os.close(lock)
    return code
