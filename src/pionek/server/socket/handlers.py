"""What the server does with each message of a client. The result of a handler goes back with the acknowledgement."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from pionek.bots.reasons import Reason
from pionek.bots.thoughts import Thoughts
from pionek.server.errors import ApiError
from pionek.server.matches import commands, offers
from pionek.server.matches.seats import SeatHandle
from pionek.server.socket import protocol
from pionek.server.socket.protocol import ClientMessage
from pionek.server.thinking.explaining import explain

if TYPE_CHECKING:
    from pionek.server.socket.connection import Connection

Result = str | Thoughts | Reason
Handler = Callable[["Connection", SeatHandle, Any], Coroutine[Any, Any, Result]]


async def on_answer(connection: Connection, handle: SeatHandle, message: protocol.Answer) -> str:
    assert connection.stream is not None
    seen = connection.stream.entries_seen(message.seq)
    await commands.answer(connection.matches, handle, message.id, message.key, seen)
    connection.matches.metrics.count("answers")
    return ""


async def on_resign(connection: Connection, handle: SeatHandle, message: protocol.Resign) -> str:
    await commands.resign(connection.matches, handle, message.id)
    return ""


async def on_undo(connection: Connection, handle: SeatHandle, message: protocol.Undo) -> str:
    return "done" if await offers.undo(connection.matches, handle, message.id) else "offered"


async def on_propose(connection: Connection, handle: SeatHandle, message: protocol.Propose) -> str:
    await offers.propose(connection.matches, handle, message.kind)
    return ""


async def on_reply(connection: Connection, handle: SeatHandle, message: protocol.Reply) -> str:
    await offers.reply(connection.matches, handle, message.kind, message.yes)
    return ""


async def on_leave(connection: Connection, handle: SeatHandle, _message: protocol.Leave) -> str:
    await commands.leave(connection.matches, handle)
    return ""


async def on_back(connection: Connection, handle: SeatHandle, _message: protocol.Back) -> str:
    await commands.back(connection.matches, handle)
    return ""


async def on_replace(connection: Connection, handle: SeatHandle, message: protocol.Replace) -> str:
    await commands.replace(connection.matches, handle, message.seat)
    return ""


async def on_hint(connection: Connection, handle: SeatHandle, _message: protocol.Hint) -> Thoughts:
    return await commands.hint(connection.matches, handle, connection.lang)


async def on_why(connection: Connection, handle: SeatHandle, _message: protocol.Why) -> Reason:
    return await explain(connection.matches, handle, connection.lang)


async def on_say(_connection: Connection, handle: SeatHandle, message: protocol.Say) -> str:
    commands.say(handle, message.phrase)
    return ""


async def on_point(_connection: Connection, handle: SeatHandle, message: protocol.Point) -> str:
    commands.point(handle, message.thing)
    return ""


async def on_speak(connection: Connection, handle: SeatHandle, message: protocol.Speak) -> str:
    if not connection.languages.take():
        raise ApiError("too-fast")
    connection.lang = message.lang
    await connection.listen(handle)
    return ""


async def on_wish(connection: Connection, handle: SeatHandle, message: protocol.Wish) -> str:
    await commands.set_preference(connection.matches, handle, message.kind, message.wish)
    return ""


async def on_ping(_connection: Connection, _handle: SeatHandle, _message: protocol.Ping) -> str:
    return ""


HANDLERS: dict[type[ClientMessage], Handler] = {
    protocol.Answer: on_answer,
    protocol.Resign: on_resign,
    protocol.Undo: on_undo,
    protocol.Propose: on_propose,
    protocol.Reply: on_reply,
    protocol.Leave: on_leave,
    protocol.Back: on_back,
    protocol.Replace: on_replace,
    protocol.Hint: on_hint,
    protocol.Why: on_why,
    protocol.Say: on_say,
    protocol.Point: on_point,
    protocol.Speak: on_speak,
    protocol.Wish: on_wish,
    protocol.Ping: on_ping,
}
FOR_SPECTATORS = (protocol.Speak, protocol.Ping)
"""The messages that spectators may send too."""
