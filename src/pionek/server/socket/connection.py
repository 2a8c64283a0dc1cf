"""The websocket: a connection belongs to one seat or one spectator, as the token of its first message decides."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from pionek.bots.reasons import Reason
from pionek.core.errors import UserError
from pionek.server.errors import ApiError
from pionek.server.http.origins import allowed_host, allowed_origin
from pionek.server.limits import Bucket, Budget, Gate, Metered, paying
from pionek.server.matches import commands
from pionek.server.matches.registry import Matches
from pionek.server.matches.seats import SeatHandle, spectate
from pionek.server.socket import protocol
from pionek.server.socket.handlers import FOR_SPECTATORS, HANDLERS, Result
from pionek.server.socket.protocol import Ack, ClientMessage, Closing, Hello, Notice, Refused, encode
from pionek.server.store.rows import CLOSED
from pionek.server.wire import WIRE

if TYPE_CHECKING:
    from pionek.server.matches.streams import Stream
    from pionek.server.wire import BudgetedSocket

POLICY, RESTART, OVERLOAD, NORMAL = 1008, 1012, 1013, 1000
COME_BACK_SECONDS = 2
STRIKES = 20
"""How many offending messages a connection may send before it is closed."""


class Connection:
    """One connection: reads one message at a time, and sends from a queue of limited length."""

    def __init__(self, socket: WebSocket, matches: Matches, budget: Budget) -> None:
        self.socket = socket
        self.matches = matches
        self.budget = budget
        self.lang = "en"
        self.handle: SeatHandle | None = None
        """The seat of this connection; None before its first message."""
        self.stream: Stream | None = None
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(matches.config.queue)
        """Messages to send; None closes the connection."""
        self.messages = Bucket(matches.config.messages_per_second)
        self.languages = Bucket(1 / matches.config.speak_seconds, 3 * matches.config.speak_seconds)
        self.wire: BudgetedSocket | None = socket.scope.get(WIRE)
        self.sending = False
        """Whether a message has left the queue and is not written yet."""
        self.strikes = 0
        self.received_at = 0.0
        self.close_code = NORMAL

    # Sending

    def push(self, data: bytes) -> None:
        """Send a message: at once if nothing waits before it, else through the queue.

        A client too slow for its queue is disconnected, and gets what it missed when it returns.
        """
        if self.wire is not None and not self.sending and self.queue.empty() and self.wire.write_now(data):
            return
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self.matches.metrics.count("slow_clients")
            self.stop(OVERLOAD)

    def stop(self, code: int) -> None:
        """Close the connection after the queued messages. If the queue is full, the oldest ones are dropped."""
        self.close_code = code
        if self.stream is not None:
            self.stream.listeners.discard(self)
        while self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    def seat_taken_over(self) -> None:
        """Somebody else has the seat now, so the token of this connection is not valid any more."""
        self.send_error("", ApiError("wrong-token"))
        self.stop(POLICY)

    def owner_moved(self) -> None:
        """Another process owns the match now: the client finds it by connecting again."""
        self.push(encode(Closing(0)))
        self.stop(RESTART)

    def server_stops(self) -> None:
        """Ask the client to come back, and close."""
        self.push(encode(Closing(COME_BACK_SECONDS)))
        self.stop(RESTART)

    def send_error(self, id: str, error: ApiError) -> None:
        self.matches.metrics.count("refusals", f'code="{error.code}"')
        self.push(encode(Refused(id, error.code, error.text(self.lang))))

    async def send_loop(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (data := await self.queue.get()) is not None:
                self.sending = True
                await self.socket.send_text(data.decode())
                self.sending = False
            if self.socket.application_state == WebSocketState.CONNECTED:
                await self.socket.close(self.close_code)

    # Receiving

    async def run(self) -> None:
        """Read and send until the client or the server closes the connection."""
        paying.set(self.budget)
        sender = asyncio.ensure_future(self.send_loop())
        reader = asyncio.ensure_future(self.read_loop())
        try:
            await asyncio.wait({sender, reader}, return_when=asyncio.FIRST_COMPLETED)
            if not sender.done():
                self.stop(self.close_code)
                await asyncio.wait({sender}, timeout=COME_BACK_SECONDS)
        finally:
            self.leave()
            for task in (sender, reader):
                task.cancel()
            await asyncio.gather(sender, reader, return_exceptions=True)

    def leave(self) -> None:
        """Listen to the seat no longer."""
        if self.stream is None:
            return
        self.stream.listeners.discard(self)
        if self.handle is not None and self.handle.seat >= 0:
            self.handle.live.last_seen[self.handle.seat] = time.monotonic()

    async def read_loop(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            try:
                message = await asyncio.wait_for(self.read(), self.matches.config.hello_seconds)
                handle = await Metered(self.budget, self.hello(message))
            except TimeoutError:
                self.close_code = POLICY
                return
            except ApiError as error:
                self.send_error("", error)
                self.close_code = POLICY if error.status != 503 else RESTART  # what passes is worth another try
                return
            while self.strikes < STRIKES:
                await self.serve_message(handle)
            self.close_code = POLICY

    async def read(self) -> ClientMessage:
        """The next message; ApiError if it is too long, too early or malformed.

        It is not read before the connection and its address have paid for what they did before.
        """
        if wait := self.budget.wait():
            self.matches.metrics.count("throttled")
            await asyncio.sleep(wait)
        received = await self.socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", NORMAL))
        self.received_at = time.perf_counter()
        self.matches.metrics.count("messages")
        if self.handle is not None:
            await self.handle.live.up_to_date.wait()  # the reply must follow what happened before the message
        data = received.get("text") or received.get("bytes") or ""
        if len(data) > protocol.LONGEST:
            raise ApiError("too-big", most=protocol.LONGEST)
        if not self.messages.take():
            raise ApiError("too-fast")
        try:
            message: ClientMessage = protocol.decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise ApiError("malformed", str(error)[:200]) from None
        return message

    async def hello(self, message: ClientMessage) -> SeatHandle:
        """The first message: its token opens a seat; without a token the client is a spectator."""
        if not isinstance(message, Hello):
            raise ApiError("malformed", "the first message must be hello", "pierwszą wiadomością musi być hello")
        self.lang = message.lang
        if message.protocol != protocol.VERSION:
            raise ApiError("wrong-version", most=protocol.VERSION)
        if message.token:
            handle = await self.matches.seats.by_token(message.token)
        else:
            handle = spectate(await self.matches.find(message.watch))
        if (named := self.socket.path_params.get("match")) and named != handle.live.id:
            raise ApiError("wrong-token")
        self.handle = handle
        if handle.live.row.status == CLOSED:
            raise ApiError("closed")
        await self.matches.load_past(handle.live)
        if handle.seat >= 0:
            with contextlib.suppress(ApiError):
                await commands.back(self.matches, handle)
        await self.listen(handle, message.stream, message.seq)
        return handle

    async def listen(self, handle: SeatHandle, name: str = "", seq: int = 0) -> None:
        """Listen to the stream of the seat, from what the client has missed or from the whole view."""
        live = handle.live
        async with live.lock:
            if live.gone:
                raise ApiError("no-match")
            if self.stream is not None:
                self.stream.listeners.discard(self)
            stream = self.stream = live.stream(handle.seat, self.lang)
            live.refresh(stream)
            stream.listeners.add(self)
            missed = stream.missed(name, seq)
            for data in [stream.welcome(live)] if missed is None else missed:
                self.budget.charge_bytes(len(data))
                self.push(data)
            if handle.seat >= 0 and live.seat_asked() == handle.seat:
                self.push(encode(Notice("your-turn", handle.seat)))

    async def serve_message(self, handle: SeatHandle) -> None:
        """Read one message after the first and reply with an acknowledgement or an error."""
        id = ""
        try:
            message = await self.read()
            id = getattr(message, "id", "")
            handler = HANDLERS.get(type(message))
            if handler is None:
                raise ApiError("malformed", "hello is said once", "hello mówi się raz")
            if handle.seat < 0 and type(message) not in FOR_SPECTATORS:
                raise ApiError("not-yours")
            result = await Metered(self.budget, handler(self, handle, message))
        except ApiError as error:
            self.strikes += error.code in ("malformed", "too-big", "too-fast", "not-yours")
            self.send_error(id, error)
            return
        except WebSocketDisconnect:
            raise
        except Exception as error:  # noqa: BLE001  one broken match must not end the connection
            self.matches.metrics.count("errors")
            reason = str(error) if isinstance(error, UserError) else f"{type(error).__name__}: {error}"
            self.matches.journal.warn("error", match=handle.live.id, reason=reason)
            self.send_error(id, ApiError("broken"))
            return
        self.push(encode(acknowledgement(id, result)))
        if isinstance(message, protocol.Answer):
            self.matches.metrics.answered(time.perf_counter() - self.received_at)


def acknowledgement(id: str, result: Result) -> Ack:
    """The acknowledgement of a message, with the result of its handler."""
    if isinstance(result, str):
        return Ack(id, result)
    return Ack(id, result.taken, reason=result) if isinstance(result, Reason) else Ack(id, result.best, result)


class Connections:
    """All open connections of this server."""

    def __init__(self, matches: Matches, gate: Gate) -> None:
        self.matches = matches
        self.gate = gate
        self.open: set[Connection] = set()

    async def accept(self, socket: WebSocket) -> None:
        """Serve a new websocket until it closes."""
        address = self.gate.address(socket.client.host if socket.client is not None else "")
        config = self.matches.config
        welcome = allowed_host(socket.headers, config) and allowed_origin(socket.headers, config)
        if self.matches.stopping or not welcome or not self.gate.enter(address):
            await socket.close(POLICY)
            return
        connection = Connection(socket, self.matches, self.gate.connection(address))
        self.open.add(connection)
        try:
            await socket.accept()
            await connection.run()
        finally:
            self.open.discard(connection)
            self.gate.leave(address)

    async def end(self) -> None:
        """Ask all clients to come back, and wait a moment until they have disconnected."""
        for connection in list(self.open):
            connection.server_stops()
        for _ in range(50):
            if not self.open:
                return
            await asyncio.sleep(0.02)
