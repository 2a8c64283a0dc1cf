"""Passing connections between the processes of a server.

A connection is accepted by the front. Whenever a request begins on it, its first line decides which process serves it, and
the open connection itself moves there, with what was read of it. So nothing is ever forwarded: from then on the client and
the owner of its match speak directly. Connections travel through one datagram socket for each process, which the parent
holds open; those that come while a process is being replaced wait there for its successor.
"""

from __future__ import annotations

import array
import asyncio
import contextlib
import os
import socket
from collections.abc import Callable
from typing import NamedTuple

from pionek.server.processes.routing import Routing

LONGEST = 98_304
"""Bytes that travel with a connection at most: more than the longest request."""
BUFFER = 1_048_576
ASK_SECONDS = 3.0
INSIDE, OUTSIDE = b"i", b"o"
"""Who is at the other end: another process of this server, or a client."""


class Channel(NamedTuple):
    """The two ends of the socket through which one process gets connections."""

    out: socket.socket
    into: socket.socket


def new_channel() -> Channel:
    into, out = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    for end in (out, into):
        end.setblocking(False)
        end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BUFFER)
    return Channel(out, into)


class Passing:
    """Sends connections to other processes, and receives them."""

    def __init__(self, here: int, routing: Routing, out: list[socket.socket], into: socket.socket) -> None:
        self.here = here
        self.routing = routing
        self.out = out
        self.into = into

    def process_for(self, head: bytes) -> int:
        """The process that serves the request that begins with these bytes: this one, unless the first line says another."""
        line = head.partition(b"\r\n")[0].decode("latin-1").split(" ")
        return self.routing.process_for(line[0], line[1], self.here) if len(line) == 3 else self.here

    def send(self, to: int, file: int, data: bytes, who: bytes = OUTSIDE) -> bool:
        """Send a connection, by its file descriptor, to a process; returns whether that was possible."""
        try:
            self.out[to].sendmsg([who, data], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [file]))])
        except OSError:
            return False
        return True

    def listen(self, take: Callable[[socket.socket, bytes, bool], None]) -> None:
        """Call `take` with each connection that comes, what was read of it, and whether it is from inside."""

        def ready() -> None:
            with contextlib.suppress(BlockingIOError, InterruptedError):
                data, files = self.receive()
                if files:
                    take(socket.socket(fileno=files[0]), data[1:], data[:1] == INSIDE)

        asyncio.get_running_loop().add_reader(self.into.fileno(), ready)

    def receive(self) -> tuple[bytes, list[int]]:
        data, ancillary, _flags, _address = self.into.recvmsg(LONGEST + 1, socket.CMSG_SPACE(array.array("i").itemsize))
        files = array.array("i")
        for level, kind, content in ancillary:
            if level == socket.SOL_SOCKET and kind == socket.SCM_RIGHTS:
                files.frombytes(content[: len(content) - len(content) % files.itemsize])
        return data, list(files)

    def stop_listening(self) -> None:
        asyncio.get_running_loop().remove_reader(self.into.fileno())

    async def ask(self, to: int, path: str) -> tuple[int, bytes]:
        """The status and the body that another process answers to a request of this one; (0, b"") if it does not answer."""
        mine, theirs = socket.socketpair()
        mine.setblocking(False)
        try:
            sent = self.send(to, theirs.fileno(), f"GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n".encode(), INSIDE)
            theirs.close()
            data = b""
            if sent:
                async with asyncio.timeout(ASK_SECONDS):
                    while chunk := await asyncio.get_running_loop().sock_recv(mine, 65_536):
                        data += chunk
        except (TimeoutError, OSError):
            return 0, b""
        finally:
            mine.close()
        head, _, body = data.partition(b"\r\n\r\n")
        status = head.split(b" ", 2)[1:2]
        return (int(status[0]), body) if status else (0, b"")


def moved(transport: asyncio.Transport, passing: Passing, to: int, data: bytes) -> bool:
    """Move the connection of a transport to another process. Here it is closed, without the client noticing.

    From now on nothing may be read here: what comes next is for the other process.
    """
    transport.pause_reading()
    file = os.dup(transport.get_extra_info("socket").fileno())
    try:
        return passing.send(to, file, data)
    finally:
        os.close(file)
        transport.abort()
