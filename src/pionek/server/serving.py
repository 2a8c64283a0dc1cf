"""Running the server: one process, until SIGTERM or Ctrl-C tells it to stop."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import gc
import itertools
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator

import msgspec
import uvicorn

from pionek.core.errors import UserError
from pionek.server.app import Server
from pionek.server.config import Config
from pionek.server.matches.registry import Matches
from pionek.server.socket.protocol import LONGEST
from pionek.server.store.database import failed, is_postgres, shown
from pionek.server.store.store import Store
from pionek.server.telemetry import log_everything
from pionek.server.wire import WireConfig

BACKLOG = 512
COLLECT_SECONDS = 0.1
COLLECT_ALL = 6000
"""One in so many garbage collections is a full one: one every ten minutes."""


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

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self.server = server

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on SIGTERM and Ctrl-C with exit code 0, because an orderly stop is not a failure."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in (signal.SIGTERM, signal.SIGINT):
                loop.remove_signal_handler(number)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.server.matches.stopping = True
        await self.server.connections.end()
        await super().shutdown(sockets)


async def serve(config: Config, listening: socket.socket, store: Store) -> None:
    matches = Matches(store, config)
    log_everything(matches.journal)
    server = Server(matches)
    running = GracefulServer(uvicorn_config(server, config), server)
    host, port = listening.getsockname()[:2]
    matches.journal.note("serving", host=host, port=port, db=shown(config.db))
    collecting = asyncio.ensure_future(collect_garbage())
    await running.serve(sockets=[listening])
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
    for turn in itertools.count(1):
        await asyncio.sleep(COLLECT_SECONDS)
        gc.collect(0 if turn % COLLECT_ALL else 2)


def switch_threads_often() -> None:
    """Let the store's threads run soon after the disk has answered them.

    A thread waits for the interpreter several times in each commit. By default that takes up to five milliseconds each
    time while scenes are being drawn, and every answer in the same commit waits with it.
    """
    sys.setswitchinterval(0.0002)


def run(config: Config, show: Callable[[str], None] | None = None) -> int:
    """Serve until a signal stops the server. With `show` (at home) any free port will do if the wanted one is in use."""
    try:
        listening = listening_socket(config)
    except CannotListen:
        if show is None:
            raise
        listening = listening_socket(msgspec.structs.replace(config, port=0))
    try:
        lock = lock_store(config.db)
        store = Store(config.db)
    except UserError:
        listening.close()
        raise
    host, port = listening.getsockname()[:2]
    url = f"http://{host}:{port}{config.root_path}"
    sys.stdout.write(f"{url}\n")
    sys.stdout.flush()
    if show is not None:
        show(url)
    switch_threads_often()
    asyncio.run(serve(config, listening, store))
    os.close(lock)
    return 0
