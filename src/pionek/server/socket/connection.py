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
from pionek.server.errors import Refusal
from pionek.server.limits import Bucket, Gate
from pionek.server.matches import commands
from pionek.server.matches.live_match import SPECTATOR
from pionek.server.matches.matches import Hall, Place
from pionek.server.socket import protocol
from pionek.server.socket.protocol import Ack, Asked, Closing, Hello, Notice, Refused, encode
from pionek.server.store.rows import CLOSED
from pionek.server.thinking.explaining import why

if TYPE_CHECKING:
    from pionek.bots.thoughts import Thoughts
    from pionek.server.matches.live_match import Stream

POLICY, TOO_BIG, RESTART, OVERLOAD, NORMAL = 1008, 1009, 1012, 1013, 1000
COME_BACK_SECONDS = 2
STRIKES = 20
"""Refused messages after which a connection is closed."""

Handler = Callable[["Line", Any], Awaitable["str | Thoughts | Reason"]]


class Line:
    """One connection: what comes is read one at a time, what goes waits in a queue with an end."""

    def __init__(self, socket: WebSocket, hall: Hall) -> None:
        self.socket = socket
        self.hall = hall
        self.lang = "en"
        self.place: Place | None = None
        self.stream: Stream | None = None
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(hall.config.queue)
        self.bucket = Bucket(hall.config.messages_per_second)
        self.strikes = 0
        self.received = 0.0
        self.close_with = NORMAL

    # Going

    def push(self, data: bytes) -> None:
        """Send it when its turn comes; whoever cannot keep up is sent away, and gets what it missed on its return."""
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self.hall.metrics.count("slow_clients")
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
        self.tell_refusal("", Refusal("wrong-token"))
        self.stop(POLICY)

    def leaving(self) -> None:
        self.push(encode(Closing(COME_BACK_SECONDS)))
        self.stop(RESTART)

    def tell_refusal(self, id: str, refusal: Refusal) -> None:
        self.hall.metrics.count("refusals", f'code="{refusal.code}"')
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
                message = await asyncio.wait_for(self.read(), self.hall.config.hello_seconds)
                await self.hello(message)
            except TimeoutError:
                self.close_with = POLICY
                return
            except Refusal as refusal:
                self.tell_refusal("", refusal)
                self.close_with = POLICY
                return
            while self.strikes < STRIKES:
                await self.heed()
            self.close_with = POLICY

    async def read(self) -> Asked:
        """The next message; Refusal if it is not one."""
        received = await self.socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", NORMAL))
        self.received = time.perf_counter()
        if self.place is not None:
            await self.place.live.told_all.wait()  # what is said to a message comes behind what happened before it
        data = received.get("text") or received.get("bytes") or ""
        if len(data) > protocol.LONGEST:
            raise Refusal("too-big", most=protocol.LONGEST)
        if not self.bucket.take():
            raise Refusal("too-fast")
        try:
            message: Asked = protocol.decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Refusal("malformed", str(error)[:200]) from None
        return message

    async def hello(self, message: Asked) -> None:
        """Who is there? A token opens its seat; without one, one looks on."""
        if not isinstance(message, Hello):
            raise Refusal("malformed", "the first message must be hello", "pierwszą wiadomością musi być hello")
        self.lang = message.lang
        if message.protocol != protocol.VERSION:
            raise Refusal("wrong-version", most=protocol.VERSION)
        if message.token:
            self.place = await self.hall.place(message.token)
        else:
            live = await self.hall.live(message.watch)
            if not live.row.state.spectators:
                raise Refusal("no-spectators")
            self.place = Place(live, SPECTATOR)
        if self.place.live.row.status == CLOSED:
            raise Refusal("closed")
        await self.hall.recall(self.place.live)
        if self.place.seat >= 0:
            with contextlib.suppress(Refusal):
                await commands.back(self.hall, self.place)
        await self.listen(message.stream, message.seq)

    async def listen(self, name: str = "", seq: int = 0) -> None:
        """Hear the stream of this seat: what was missed, or everything."""
        assert self.place is not None
        live = self.place.live
        async with live.lock:
            if live.gone:
                raise Refusal("no-match")
            if self.stream is not None:
                self.stream.listeners.discard(self)
            stream = self.stream = live.stream(self.place.seat, self.lang)
            live.refresh(stream)
            stream.listeners.add(self)
            missed = stream.missed(name, seq)
            for data in [stream.welcome(live)] if missed is None else missed:
                self.push(data)
            if live.asked() == self.place.seat:
                self.push(encode(Notice("your-turn", self.place.seat)))

    async def heed(self) -> None:
        """One message after the first."""
        id = ""
        try:
            message = await self.read()
            id = getattr(message, "id", "")
            handler = HANDLERS.get(type(message))
            if handler is None:
                raise Refusal("malformed", "hello is said once", "hello mówi się raz")
            assert self.place is not None
            if self.place.seat < 0 and type(message) not in FOR_ALL:
                raise Refusal("not-yours")
            told = await handler(self, message)
        except Refusal as refusal:
            self.strikes += refusal.code in ("malformed", "too-big", "too-fast", "not-yours")
            self.tell_refusal(id, refusal)
            return
        except WebSocketDisconnect:
            raise
        except Exception as error:  # noqa: BLE001  one broken match must not end the others
            self.hall.metrics.count("errors")
            reason = str(error) if isinstance(error, UserError) else f"{type(error).__name__}: {error}"
            self.hall.journal.warn("error", match=self.place.live.id if self.place else "", reason=reason)
            self.tell_refusal(id, Refusal("broken"))
            return
        self.push(encode(acknowledged(id, told)))
        if isinstance(message, protocol.Answer):
            self.hall.metrics.answered(time.perf_counter() - self.received)


def acknowledged(id: str, told: str | Thoughts | Reason) -> Ack:
    """That it was done, with what it gave."""
    if isinstance(told, str):
        return Ack(id, told)
    return Ack(id, told.taken, reason=told) if isinstance(told, Reason) else Ack(id, told.best, told)


# What each message does; what it gives goes back with the acknowledgement.


async def on_answer(line: Line, message: protocol.Answer) -> str:
    assert line.place is not None
    assert line.stream is not None
    seen = line.stream.seen_at(message.seq)
    await commands.answer(line.hall, line.place, message.id, message.key, seen)
    line.hall.metrics.count("answers")
    return ""


async def on_resign(line: Line, message: protocol.Resign) -> str:
    assert line.place is not None
    await commands.resign(line.hall, line.place, message.id)
    return ""


async def on_undo(line: Line, message: protocol.Undo) -> str:
    assert line.place is not None
    return "done" if await commands.undo(line.hall, line.place, message.id) else "offered"


async def on_propose(line: Line, message: protocol.Propose) -> str:
    assert line.place is not None
    await commands.propose(line.hall, line.place, message.kind)
    return ""


async def on_reply(line: Line, message: protocol.Reply) -> str:
    assert line.place is not None
    await commands.reply(line.hall, line.place, message.kind, message.yes)
    return ""


async def on_leave(line: Line, _message: protocol.Leave) -> str:
    assert line.place is not None
    await commands.leave(line.hall, line.place)
    return ""


async def on_back(line: Line, _message: protocol.Back) -> str:
    assert line.place is not None
    await commands.back(line.hall, line.place)
    return ""


async def on_hint(line: Line, _message: protocol.Hint) -> Thoughts:
    assert line.place is not None
    return await commands.hint(line.hall, line.place)


async def on_why(line: Line, _message: protocol.Why) -> Reason:
    assert line.place is not None
    return await why(line.hall, line.place, line.lang)


async def on_say(line: Line, message: protocol.Say) -> str:
    assert line.place is not None
    commands.say(line.place, message.phrase)
    return ""


async def on_point(line: Line, message: protocol.Point) -> str:
    assert line.place is not None
    commands.point(line.place, message.thing)
    return ""


async def on_speak(line: Line, message: protocol.Speak) -> str:
    line.lang = message.lang
    await line.listen()
    return ""


async def on_wish(line: Line, message: protocol.Wish) -> str:
    assert line.place is not None
    await commands.wish(line.hall, line.place, message.kind, message.wish)
    return ""


async def on_ping(_line: Line, _message: protocol.Ping) -> str:
    return ""


HANDLERS: dict[type[Asked], Handler] = {
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


class Sockets:
    """All connections of this server."""

    def __init__(self, hall: Hall, gate: Gate) -> None:
        self.hall = hall
        self.gate = gate
        self.lines: set[Line] = set()

    async def connected(self, socket: WebSocket) -> None:
        address = socket.client.host if socket.client is not None else ""
        if not own_page(socket, self.hall.config.origins) or self.hall.stopping or not self.gate.enter(address):
            await socket.close(POLICY)
            return
        line = Line(socket, self.hall)
        self.lines.add(line)
        try:
            await socket.accept()
            await line.run()
        finally:
            self.lines.discard(line)
            self.gate.leave(address)

    async def end(self) -> None:
        """Tell everybody to come back."""
        for line in list(self.lines):
            line.leaving()
        for _ in range(50):
            if not self.lines:
                return
            await asyncio.sleep(0.02)
