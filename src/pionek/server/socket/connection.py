"""The websocket: one connection is one seat, or one spectator. The token of its first message decides which."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from pionek.bots.reasons import Reason
from pionek.core.errors import UserError
from pionek.server.errors import ApiError
from pionek.server.limits import Bucket, Gate
from pionek.server.matches import commands
from pionek.server.matches.live_match import SPECTATOR
from pionek.server.matches.matches import Matches, SeatHandle
from pionek.server.socket import protocol
from pionek.server.socket.protocol import Ack, ClientMessage, Closing, Hello, Notice, Refused, encode
from pionek.server.store.rows import CLOSED
from pionek.server.thinking.explaining import why

if TYPE_CHECKING:
    from pionek.bots.thoughts import Thoughts
    from pionek.server.matches.live_match import Stream

POLICY, TOO_BIG, RESTART, OVERLOAD, NORMAL = 1008, 1009, 1012, 1013, 1000
COME_BACK_SECONDS = 2
STRIKES = 20
"""Refused messages after which a connection is closed."""

Handler = Callable[["Connection", Any], Awaitable["str | Thoughts | Reason"]]


class Connection:
    """One connection: what comes is read one at a time, what goes waits in a queue with an end."""

    def __init__(self, socket: WebSocket, matches: Matches) -> None:
        self.socket = socket
        self.matches = matches
        self.lang = "en"
        self.handle: SeatHandle | None = None
        self.stream: Stream | None = None
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(matches.config.queue)
        self.bucket = Bucket(matches.config.messages_per_second)
        self.strikes = 0
        self.received = 0.0
        self.close_with = NORMAL

    # Going

    def push(self, data: bytes) -> None:
        """Send it when its turn comes; whoever cannot keep up is sent away, and gets what it missed on its return."""
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self.matches.metrics.count("slow_clients")
            self.stop(OVERLOAD)

    def stop(self, code: int) -> None:
        """Close when what waits is sent; at once if nothing more can wait."""
        self.close_with = code
        if self.stream is not None:
            self.stream.listeners.discard(self)
        while self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    def ended(self) -> None:
        """The seat has changed hands: the token of this connection is worth nothing any more."""
        self.tell_refusal("", ApiError("wrong-token"))
        self.stop(POLICY)

    def leaving(self) -> None:
        self.push(encode(Closing(COME_BACK_SECONDS)))
        self.stop(RESTART)

    def tell_refusal(self, id: str, refusal: ApiError) -> None:
        self.matches.metrics.count("refusals", f'code="{refusal.code}"')
        self.push(encode(Refused(id, refusal.code, refusal.text(self.lang))))

    async def send_on(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (data := await self.queue.get()) is not None:
                await self.socket.send_text(data.decode())
            if self.socket.application_state == WebSocketState.CONNECTED:
                await self.socket.close(self.close_with)

    # Coming

    async def run(self) -> None:
        """Until either side has had enough."""
        sender = asyncio.ensure_future(self.send_on())
        reader = asyncio.ensure_future(self.read_on())
        try:
            await asyncio.wait({sender, reader}, return_when=asyncio.FIRST_COMPLETED)
            if not sender.done():
                self.stop(self.close_with)
                await asyncio.wait({sender}, timeout=COME_BACK_SECONDS)
        finally:
            if self.stream is not None:
                self.stream.listeners.discard(self)
            for task in (sender, reader):
                task.cancel()
            await asyncio.gather(sender, reader, return_exceptions=True)

    async def read_on(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            try:
                message = await asyncio.wait_for(self.read(), self.matches.config.hello_seconds)
                await self.hello(message)
            except TimeoutError:
                self.close_with = POLICY
                return
            except ApiError as refusal:
                self.tell_refusal("", refusal)
                self.close_with = POLICY
                return
            while self.strikes < STRIKES:
                await self.heed()
            self.close_with = POLICY

    async def read(self) -> ClientMessage:
        """The next message; Refusal if it is not one."""
        received = await self.socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", NORMAL))
        self.received = time.perf_counter()
        if self.handle is not None:
            await self.handle.live.told_all.wait()  # what is said to a message comes behind what happened before it
        data = received.get("text") or received.get("bytes") or ""
        if len(data) > protocol.LONGEST:
            raise ApiError("too-big", most=protocol.LONGEST)
        if not self.bucket.take():
            raise ApiError("too-fast")
        try:
            message: ClientMessage = protocol.decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise ApiError("malformed", str(error)[:200]) from None
        return message

    async def hello(self, message: ClientMessage) -> None:
        """Who is there? A token opens its seat; without one, one looks on."""
        if not isinstance(message, Hello):
            raise ApiError("malformed", "the first message must be hello", "pierwszą wiadomością musi być hello")
        self.lang = message.lang
        if message.protocol != protocol.VERSION:
            raise ApiError("wrong-version", most=protocol.VERSION)
        if message.token:
            self.handle = await self.matches.handle(message.token)
        else:
            live = await self.matches.live(message.watch)
            if not live.row.state.spectators:
                raise ApiError("no-spectators")
            self.handle = SeatHandle(live, SPECTATOR)
        if self.handle.live.row.status == CLOSED:
            raise ApiError("closed")
        await self.matches.recall(self.handle.live)
        if self.handle.seat >= 0:
            with contextlib.suppress(ApiError):
                await commands.back(self.matches, self.handle)
        await self.listen(message.stream, message.seq)

    async def listen(self, name: str = "", seq: int = 0) -> None:
        """Hear the stream of this seat: what was missed, or everything."""
        assert self.handle is not None
        live = self.handle.live
        async with live.lock:
            if live.gone:
                raise ApiError("no-match")
            if self.stream is not None:
                self.stream.listeners.discard(self)
            stream = self.stream = live.stream(self.handle.seat, self.lang)
            live.refresh(stream)
            stream.listeners.add(self)
            missed = stream.missed(name, seq)
            for data in [stream.welcome(live)] if missed is None else missed:
                self.push(data)
            if live.asked() == self.handle.seat:
                self.push(encode(Notice("your-turn", self.handle.seat)))

    async def heed(self) -> None:
        """One message after the first."""
        id = ""
        try:
            message = await self.read()
            id = getattr(message, "id", "")
            handler = HANDLERS.get(type(message))
            if handler is None:
                raise ApiError("malformed", "hello is said once", "hello mówi się raz")
            assert self.handle is not None
            if self.handle.seat < 0 and type(message) not in FOR_ALL:
                raise ApiError("not-yours")
            told = await handler(self, message)
        except ApiError as refusal:
            self.strikes += refusal.code in ("malformed", "too-big", "too-fast", "not-yours")
            self.tell_refusal(id, refusal)
            return
        except WebSocketDisconnect:
            raise
        except Exception as error:  # noqa: BLE001  one broken match must not end the others
            self.matches.metrics.count("errors")
            reason = str(error) if isinstance(error, UserError) else f"{type(error).__name__}: {error}"
            self.matches.journal.warn("error", match=self.handle.live.id if self.handle else "", reason=reason)
            self.tell_refusal(id, ApiError("broken"))
            return
        self.push(encode(acknowledged(id, told)))
        if isinstance(message, protocol.Answer):
            self.matches.metrics.answered(time.perf_counter() - self.received)


def acknowledged(id: str, told: str | Thoughts | Reason) -> Ack:
    """That it was done, with what it gave."""
    if isinstance(told, str):
        return Ack(id, told)
    return Ack(id, told.taken, reason=told) if isinstance(told, Reason) else Ack(id, told.best, told)


# What each message does; what it gives goes back with the acknowledgement.


async def on_answer(connection: Connection, message: protocol.Answer) -> str:
    assert connection.handle is not None
    assert connection.stream is not None
    seen = connection.stream.seen_at(message.seq)
    await commands.answer(connection.matches, connection.handle, message.id, message.key, seen)
    connection.matches.metrics.count("answers")
    return ""


async def on_resign(connection: Connection, message: protocol.Resign) -> str:
    assert connection.handle is not None
    await commands.resign(connection.matches, connection.handle, message.id)
    return ""


async def on_undo(connection: Connection, message: protocol.Undo) -> str:
    assert connection.handle is not None
    return "done" if await commands.undo(connection.matches, connection.handle, message.id) else "offered"


async def on_propose(connection: Connection, message: protocol.Propose) -> str:
    assert connection.handle is not None
    await commands.propose(connection.matches, connection.handle, message.kind)
    return ""


async def on_reply(connection: Connection, message: protocol.Reply) -> str:
    assert connection.handle is not None
    await commands.reply(connection.matches, connection.handle, message.kind, message.yes)
    return ""


async def on_leave(connection: Connection, _message: protocol.Leave) -> str:
    assert connection.handle is not None
    await commands.leave(connection.matches, connection.handle)
    return ""


async def on_back(connection: Connection, _message: protocol.Back) -> str:
    assert connection.handle is not None
    await commands.back(connection.matches, connection.handle)
    return ""


async def on_hint(connection: Connection, _message: protocol.Hint) -> Thoughts:
    assert connection.handle is not None
    return await commands.hint(connection.matches, connection.handle)


async def on_why(connection: Connection, _message: protocol.Why) -> Reason:
    assert connection.handle is not None
    return await why(connection.matches, connection.handle, connection.lang)


async def on_say(connection: Connection, message: protocol.Say) -> str:
    assert connection.handle is not None
    commands.say(connection.handle, message.phrase)
    return ""


async def on_point(connection: Connection, message: protocol.Point) -> str:
    assert connection.handle is not None
    commands.point(connection.handle, message.thing)
    return ""


async def on_speak(connection: Connection, message: protocol.Speak) -> str:
    connection.lang = message.lang
    await connection.listen()
    return ""


async def on_wish(connection: Connection, message: protocol.Wish) -> str:
    assert connection.handle is not None
    await commands.wish(connection.matches, connection.handle, message.kind, message.wish)
    return ""


async def on_ping(_line: Connection, _message: protocol.Ping) -> str:
    return ""


HANDLERS: dict[type[ClientMessage], Handler] = {
    protocol.Answer: on_answer,
    protocol.Resign: on_resign,
    protocol.Undo: on_undo,
    protocol.Propose: on_propose,
    protocol.Reply: on_reply,
    protocol.Leave: on_leave,
    protocol.Back: on_back,
    protocol.Hint: on_hint,
    protocol.Why: on_why,
    protocol.Say: on_say,
    protocol.Point: on_point,
    protocol.Speak: on_speak,
    protocol.Wish: on_wish,
    protocol.Ping: on_ping,
}
FOR_ALL = (protocol.Speak, protocol.Ping)
"""What spectators may send too."""


def own_page(socket: WebSocket, origins: list[str]) -> bool:
    """Whether the page that opens this connection may: one of this server's own host, or of those allowed."""
    origin = socket.headers.get("origin")
    if origin is None or "*" in origins or origin in origins:
        return True  # programs send no origin; browsers always do
    return urlsplit(origin).netloc == socket.headers.get("host", "")


class Connections:
    """All connections of this server."""

    def __init__(self, matches: Matches, gate: Gate) -> None:
        self.matches = matches
        self.gate = gate
        self.open: set[Connection] = set()

    async def connected(self, socket: WebSocket) -> None:
        address = socket.client.host if socket.client is not None else ""
        if not own_page(socket, self.matches.config.origins) or self.matches.stopping or not self.gate.enter(address):
            await socket.close(POLICY)
            return
        connection = Connection(socket, self.matches)
        self.open.add(connection)
        try:
            await socket.accept()
            await connection.run()
        finally:
            self.open.discard(connection)
            self.gate.leave(address)

    async def end(self) -> None:
        """Tell everybody to come back."""
        for connection in list(self.open):
            connection.leaving()
        for _ in range(50):
            if not self.open:
                return
            await asyncio.sleep(0.02)
