"""Below the application: uvicorn's protocols with limits on what a client can do before any of our handlers runs.

A connection is counted when it opens, a request must come to its end in time, and a websocket's frames are read in
small portions that are charged to its budget. Pings and pongs never reach the application, so they are counted here.
"""

from __future__ import annotations

import asyncio
import secrets
import struct
import time
from typing import Any, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN

from pionek.server.limits import Address, Bucket, Budget, Gate
from pionek.server.processes.passing import LONGEST, Passing, moved

PORTION = 2048
"""Bytes of a websocket that are read at once: few enough frames that nobody notices them."""
SPARE_LINKS = 20
"""Connections that an address may have open besides its websockets."""
TOO_MANY_FRAMES = 1008
WHOLE_TEXT = 0x81
LONGEST_LINE = 8192
WIRE = "pionek.wire"
"""Where the scope of a websocket has what it is written with."""
BETWEEN_REQUESTS = {h11.CLIENT: h11.IDLE, h11.SERVER: h11.IDLE}
INSIDE = f"inside-{secrets.token_hex(8)}"
"""The address of another process of this server, which no client can claim."""


class WireConfig(uvicorn.Config):
    """The configuration of uvicorn, with the gate that all connections pass."""

    def __init__(self, app: Any, gate: Gate, passing: Passing | None = None, **settings: Any) -> None:
        super().__init__(app, http=TimedHttp, ws=BudgetedSocket, **settings)
        self.gate = gate
        self.passing = passing
        """How connections move to other processes; None if there are none."""
        self.proxies = {name.strip() for name in gate.config.proxies.split(",") if name.strip()}

    def address_of(self, transport: asyncio.BaseTransport) -> Address | None:
        """The address at the other end of a connection; None for a proxy, which speaks for many."""
        peer = get_remote_addr(cast(asyncio.Transport, transport))
        name = peer[0] if peer is not None else ""
        return None if name in self.proxies or "*" in self.proxies else self.gate.address(name)

    def opened(self, address: Address | None) -> bool:
        """Count a new connection; returns whether there may be one more."""
        self.gate.links += 1
        if address is not None:
            address.links += 1
            if address.links > self.gate.config.sockets_each + SPARE_LINKS or not address.connects.take():
                return self.gate.turn_away("connects")
        return self.gate.links <= self.gate.most_links or self.gate.turn_away("links")

    def closed(self, address: Address | None) -> None:
        self.gate.links -= 1
        if address is not None:
            address.links -= 1


class TimedHttp(H11Protocol):
    """HTTP whose requests must come to their end in time. A request that another process serves moves there."""

    config: WireConfig

    def __init__(self, *arguments: Any, begun: bytes = b"", inside: bool = False, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.address: Address | None = None
        self.deadline: asyncio.TimerHandle | None = None
        self.begun = begun
        """What another process has read of this connection before it passed it on."""
        self.inside = inside
        """Whether another process of this server is at the other end."""
        self.head = bytearray()
        """The first line of the next request, until it is whole."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        transport = cast(asyncio.Transport, transport)  # that of uvloop does not say that it is one
        super().connection_made(transport)
        if self.inside:
            self.client = (INSIDE, 0)
        self.address = self.config.address_of(transport) if not self.inside else None
        if not self.config.opened(self.address):
            transport.abort()
            return
        self.watch()
        if self.begun:
            self.loop.call_soon(self.begin)

    def connection_lost(self, exc: Exception | None) -> None:
        self.unwatch()
        self.config.closed(self.address)
        super().connection_lost(exc)

    def begin(self) -> None:
        """Go on from what another process has read."""
        begun, self.begun = self.begun, b""
        self.feed(begun)

    def data_received(self, data: bytes) -> None:
        if self.begun:  # what follows it has come already
            self.begun += data
            return
        if self.deadline is None:
            self.watch()
        if self.config.passing is not None and (self.head or self.conn.states == BETWEEN_REQUESTS):
            self.head += data
            if b"\r\n" not in self.head and len(self.head) < LONGEST_LINE:
                return
            data = bytes(self.head)
            self.head.clear()
            to = self.config.passing.process_for(data)
            if to != self.config.passing.here and len(data) <= LONGEST:
                self.unwatch()
                moved(self.transport, self.config.passing, to, data)
                return
        self.feed(data)

    def feed(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):  # the whole request has come
            self.unwatch()

    def watch(self) -> None:
        self.deadline = self.loop.call_later(self.config.gate.config.request_seconds, self.too_slow)

    def unwatch(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def too_slow(self) -> None:
        """The rest of a request has not come. The application refuses a body that is late; here the connection ends."""
        self.deadline = None
        self.config.gate.turn_away("slow")
        cycle: Any = self.cycle
        if cycle is None or cycle.response_complete:
            self.transport.close()
        else:
            self.loop.call_later(1.0, self.transport.close)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.unwatch()
        super().handle_websocket_upgrade(event)


def text_frame(data: bytes) -> bytes:
    """A whole text message of a server as a frame: not masked, not compressed (RFC 6455, 5.2)."""
    length = len(data)
    if length < 126:
        return bytes((WHOLE_TEXT, length)) + data
    head = struct.pack("!BBH", WHOLE_TEXT, 126, length) if length < 65536 else struct.pack("!BBQ", WHOLE_TEXT, 127, length)
    return head + data


class BudgetedSocket(WebSocketsSansIOProtocol, asyncio.BufferedProtocol):
    """A websocket that is read in small portions, and not read while it has used up its budget."""

    config: WireConfig

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.buffer = bytearray(PORTION)
        self.address: Address | None = None
        self.budget: Budget | None = None
        self.throttle: asyncio.TimerHandle | None = None
        self.control = Bucket(self.config.gate.config.control_per_second, 30.0)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.address = self.config.address_of(transport)
        self.budget = self.config.gate.connection(self.address)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.throttle is not None:
            self.throttle.cancel()
        self.config.closed(self.address)
        super().connection_lost(exc)

    def get_buffer(self, _sizehint: int) -> bytearray:
        return self.buffer

    def buffer_updated(self, number: int) -> None:
        self.data_received(bytes(self.buffer[:number]))

    def data_received(self, data: bytes) -> None:
        began = time.thread_time()
        super().data_received(data)
        assert self.budget is not None
        self.budget.charge_bytes(len(data))
        self.budget.charge_seconds(time.thread_time() - began)
        if (wait := self.budget.wait()) and self.throttle is None:
            self.transport.pause_reading()
            self.throttle = self.loop.call_later(wait, self.read_again)

    def read_again(self) -> None:
        self.throttle = None
        if not self.read_paused:
            self.transport.resume_reading()

    async def run_asgi(self) -> None:
        cast(dict[str, Any], self.scope)[WIRE] = self
        await super().run_asgi()

    def write_now(self, data: bytes) -> bool:
        """Write a message at once, without a turn of the event loop; returns whether that is possible now."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if self.conn.state is not OPEN or self.conn.writes:  # what waits there goes first
            return False
        self.transport.write(text_frame(data))
        return True

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            if self.throttle is None:
                self.transport.resume_reading()
        return message

    # Frames that the application does not see

    def handle_ping(self) -> None:
        if self.counted():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.counted():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.counted():
            super().handle_cont(event)

    def counted(self) -> bool:
        """Count a frame that is not a message. Whoever sends too many is disconnected."""
        if self.close_sent or self.transport.is_closing():
            return False
        if self.control.take():
            return True
        self.config.gate.turn_away("frames")
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY_FRAMES})
        self.conn.fail(TOO_MANY_FRAMES, "too many control frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        return False


