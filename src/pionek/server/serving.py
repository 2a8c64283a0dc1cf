"""Running the server: one process, until SIGTERM or Ctrl-C asks it to stop in order."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
import signal
import socket
import sys
from collections.abc import Callable, Iterator

import msgspec
import uvicorn

from pionek.core.errors import UserError
from pionek.server.app import Server
from pionek.server.config import Config
from pionek.server.matches.matches import Matches
from pionek.server.socket.protocol import LONGEST
from pionek.server.store.database import shown
from pionek.server.store.store import Store

BACKLOG = 512
COLLECT_SECONDS = 0.1
COLLECT_ALL = 6000
"""Among so many looks for garbage, one goes through everything: every ten minutes."""


class CannotListen(UserError):
    """The address is taken, or not ours."""


def bound(config: Config) -> socket.socket:
    """The socket, before anything else is opened: an address that is taken is told in one sentence."""
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


def uvicorn_of(server: Server, config: Config) -> uvicorn.Server:
    return uvicorn.Server(
        uvicorn.Config(
            server.app,
            ws="websockets-sansio",
            ws_max_size=4 * LONGEST,
            ws_per_message_deflate=False,  # differences are small; a compressor for each socket is not
            ws_ping_interval=20,
            ws_ping_timeout=20,
            lifespan="on",
            root_path=config.root_path,
            proxy_headers=True,
            forwarded_allow_ips=config.proxies,
            access_log=False,
            log_level="critical",
            server_header=False,
            timeout_graceful_shutdown=int(config.stop_seconds),
            timeout_keep_alive=15,
            h11_max_incomplete_event_size=65_536,
        )
    )


class Stopping(uvicorn.Server):
    """Tells clients to come back before it closes their connections."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self.server = server

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """SIGTERM and Ctrl-C ask to stop, and stopping in order is no failure: the process ends with 0."""
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
    server = Server(matches)
    running = Stopping(uvicorn_of(server, config).config, server)
    host, port = listening.getsockname()[:2]
    matches.journal.note("serving", host=host, port=port, db=shown(config.db))
    collecting = asyncio.ensure_future(collect_on())
    await running.serve(sockets=[listening])
    collecting.cancel()
    matches.journal.note("stopped")


async def collect_on() -> None:
    """Look for circles of garbage a little at a time: among what is new, often; among everything, seldom.

    Left to itself the interpreter waits until more is there than was let go of. Here as much goes as comes, views and
    tables that nobody holds, so it would wait long and then hold everybody up while it looks through all matches.
    """
    gc.collect()
    gc.freeze()
    gc.disable()
    for turn in itertools.count(1):
        await asyncio.sleep(COLLECT_SECONDS)
        gc.collect(0 if turn % COLLECT_ALL else 2)


def take_turns() -> None:
    """A thread of the store that comes back from the disk waits for the interpreter, several times a commit and five
    milliseconds each time while scenes are drawn; everybody in its group would wait with it.
    """
    sys.setswitchinterval(0.0002)


def run(config: Config, show: Callable[[str], None] | None = None) -> int:
    """Serve until told to stop. At home a port that is taken is no obstacle: any other will do."""
    try:
        listening = bound(config)
    except CannotListen:
        if show is None:
            raise
        listening = bound(msgspec.structs.replace(config, port=0))
    try:
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
    take_turns()
    asyncio.run(serve(config, listening, store))
    return 0
