"""A server inside the test: the whole application, asked by its ASGI door, without a network in between."""

from __future__ import annotations

import asyncio
import io
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import pytest

from pionek.core import registry
from pionek.core.game import Game
from pionek.core.packs.beginning import example_files
from pionek.core.packs.checking import read
from pionek.core.view.patches import patched
from pionek.server.app import SOCKET, Server
from pionek.server.config import Config
from pionek.server.http.author import Author
from pionek.server.matches.registry import Matches
from pionek.server.packs.shelf import Shelf
from pionek.server.socket.protocol import VERSION
from pionek.server.store.store import Store
from pionek.server.telemetry import Journal

UNLIMITED = {
    "requests_per_second": 1e9, "messages_per_second": 1e9, "connects_per_second": 1e9, "processor_share": 1e9,
    "bytes_per_second": 1e12, "matches_per_minute": 1e9, "passphrases_per_minute": 1e9, "speak_seconds": 1e-9,
    "uploads_per_hour": 1e9, "checks_per_minute": 1e9, "mails_per_hour": 1e9,
}  # fmt: skip
"""A test is one address that does more than any player; tests of a limit set it."""
PATIENCE = 60
"""Seconds after which a test gives up; no test measures anything by it."""


def add_games(monkeypatch: pytest.MonkeyPatch, *games: Game) -> None:
    """Games made up for a test are among those there are."""
    names, get = registry.names, registry.get
    made_up = {game.id: game for game in games}
    monkeypatch.setattr(registry, "names", lambda: sorted([*names(), *made_up]))
    monkeypatch.setattr(registry, "get", lambda name: made_up.get(name) or get(name))


def shelved(shelf: Shelf, game: Game) -> str:
    """A small pack of a game, put on the shelf; returns its hash."""
    staged = shelf.staging()
    for name, text in example_files(game, "small").items():
        (staged / name).write_text(text, encoding="utf-8")
    digest: str = read(staged, game.id).packs[-1].digest
    shelf.keep(staged, digest)
    return digest


class Given(NamedTuple):
    status: int
    data: Any
    headers: dict[str, str]
    raw: bytes


class Time:
    """A clock that moves when the test says so."""

    def __init__(self) -> None:
        self.ms = 1_000_000

    def __call__(self) -> int:
        return self.ms


class Client:
    """One websocket: it keeps its view up to date as a page would."""

    def __init__(self, rig: Rig, headers: dict[str, str], address: str) -> None:
        self.rig = rig
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.outbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: list[bytes] = []
        """Every byte the server has sent here."""
        self.seat = -1
        self.view: dict[str, Any] = {}
        self.log: list[Any] = []
        self.seq = 0
        self.stream = ""
        self.closed: int | None = None
        self.n = 0
        scope = {
            "type": "websocket", "path": SOCKET, "raw_path": SOCKET.encode(), "query_string": b"", "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in ({"host": "table"} | headers).items()],
            "client": (address, 1), "server": ("table", 80), "subprotocols": [], "scheme": "ws", "state": {}, "extensions": {},
        }  # fmt: skip
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.ensure_future(rig.server.app(scope, self.inbox.get, self.take))

    async def take(self, event: dict[str, Any]) -> None:
        """What the server sends."""
        await self.outbox.put(event)

    def raw(self, data: str | bytes) -> None:
        kind = "text" if isinstance(data, str) else "bytes"
        self.inbox.put_nowait({"type": "websocket.receive", kind: data})

    def send(self, **message: Any) -> str:
        """A message; `is_` is its tag."""
        self.n += 1
        message = {"is": message.pop("is_")} | message
        if message["is"] != "hello":
            message.setdefault("id", f"{id(self)}-{self.n}")
        self.raw(json.dumps(message))
        return str(message.get("id", ""))

    async def next(self) -> dict[str, Any]:
        """The next message, taken in; what closes the connection is told as such."""
        while True:
            event = await asyncio.wait_for(self.outbox.get(), PATIENCE)
            if event["type"] == "websocket.close":
                self.closed = event.get("code", 1000)
                return {"is": "closed", "code": self.closed}
            if event["type"] == "websocket.send":
                break
        text = event["text"]
        self.heard.append(text.encode())
        message: dict[str, Any] = json.loads(text)
        if message["is"] == "welcome":
            self.seat, self.stream = message["seat"], message["stream"]
            self.view, self.seq, self.log = message["view"], message["seq"], message["log"]["lines"]
        elif message["is"] == "change":
            assert message["seq"] == self.seq + 1
            self.seq = message["seq"]
            self.view = patched(self.view, message.get("patch"))
            if "log" in message:
                self.log = self.log[: message["log"]["kept"]] + message["log"]["lines"]
        return message

    async def until(self, tag: str, **fields: Any) -> dict[str, Any]:
        while True:
            message = await self.next()
            if message["is"] == tag and all(message.get(name) == value for name, value in fields.items()):
                return message
            assert message["is"] != "closed", f"closed with {message['code']} before {tag}"

    async def when(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read on until the view is as wanted."""
        while not wanted(self.view):
            assert (await self.next())["is"] != "closed"
        return self.view

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send, and wait for what was said to this very message."""
        return await self.told(self.send(**message))

    async def told(self, id: str) -> dict[str, Any]:
        while True:
            told = await self.next()
            if told["is"] in ("ack", "refused") and told["id"] in (id, ""):
                return told
            assert told["is"] != "closed", told

    def offered(self) -> list[str]:
        return [choice["key"] for choice in self.view["scene"].get("choices", [])]

    async def answer(self, key: str, **fields: Any) -> dict[str, Any]:
        return await self.ask(is_="answer", key=key, **({"seq": self.seq} | fields))

    async def settle(self) -> None:
        """Everything the server has to say by now: a ping comes back behind it."""
        told = await self.ask(is_="ping")
        assert told["is"] == "ack"

    async def leave(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self.task, PATIENCE)


class Rig:
    def __init__(self, server: Server, time: Time, journal: io.StringIO) -> None:
        self.server = server
        self.matches = server.matches
        self.time = time
        self.journal = journal
        self.clients: list[Client] = []
        self.sent: list[Given] = []

    async def http(
        self, method: str, path: str, body: Any = None, token: str = "", lang: str = "en", raw: bytes | None = None,
        address: str = "tester", headers: dict[str, str] | None = None,
    ) -> Given:  # fmt: skip
        path, _, query = path.partition("?")
        data = raw if raw is not None else json.dumps(body).encode() if body is not None else b""
        named = {"accept-language": lang, "host": "table"} | (headers or {})
        if token:
            named["authorization"] = f"Bearer {token}"
        scope = {
            "type": "http", "method": method, "path": path, "raw_path": path.encode(), "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in named.items()], "root_path": "", "client": (address, 1), "server": ("table", 80), "scheme": "http",
            "http_version": "1.1", "state": {}, "extensions": {},
        }  # fmt: skip
        parts = [{"type": "http.request", "body": data, "more_body": False}, {"type": "http.disconnect"}]
        events: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return parts.pop(0)

        async def send(event: Any) -> None:
            events.append(event)

        await asyncio.wait_for(self.server.app(scope, receive, send), PATIENCE)
        found = b"".join(event.get("body", b"") for event in events)
        headers_back = {name.decode(): value.decode() for name, value in events[0]["headers"]}
        plain = json.loads(found) if headers_back.get("content-type") == "application/json" else found.decode(errors="replace")
        given = Given(events[0]["status"], plain, headers_back, found)
        self.sent.append(given)
        return given

    async def get(self, path: str, **how: Any) -> Given:
        return await self.http("GET", path, **how)

    async def post(self, path: str, body: Any = None, **how: Any) -> Given:
        return await self.http("POST", path, {} if body is None else body, **how)

    async def match(self, game: str = "connectfour", *seats: str, **more: Any) -> tuple[str, list[str]]:
        """A new match and the tokens of its people, in the order of their seats."""
        words = list(seats) or ["human", "human"]
        made = await self.post("/api/matches", {"game": game, "seats": words} | more)
        assert made.status == 201, made.data
        tokens = []
        for seat in made.data["seats"]:
            if seat["code"] is not None:
                joined = await self.post("/api/join", {"code": seat["code"]})
                assert joined.status == 200, joined.data
                tokens.append(joined.data["token"])
        return made.data["match"], tokens

    def connect(self, headers: dict[str, str] | None = None, address: str = "tester") -> Client:
        client = Client(self, headers or {}, address)
        self.clients.append(client)
        return client

    async def sit(self, token: str = "", **hello: Any) -> Client:
        """A websocket that has been welcomed."""
        client = self.connect()
        client.send(is_="hello", protocol=VERSION, token=token, **hello)
        message = await client.next()
        assert message["is"] in ("welcome", "change", "notice"), message
        return client


@asynccontextmanager
async def serving(address: str, time: Time | None = None, author: Author | None = None, **settings: Any) -> AsyncIterator[Rig]:
    config = Config(db=address, **(UNLIMITED | {"quiet": True, "hosts": ["table"], "tick_seconds": 3600, "window_pause": 0} | settings))
    time = time or Time()
    journal = io.StringIO()
    server = Server(Matches(Store(address), config, Journal(journal, quiet=False), now=time), author=author)
    rig = Rig(server, time, journal)
    async with server.lifespan(server.app):
        try:
            yield rig
        finally:
            for client in rig.clients:
                if not client.task.done():
                    client.task.cancel()
            await asyncio.gather(*(client.task for client in rig.clients), return_exceptions=True)


def run(address: str, test: Callable[[Rig], Awaitable[None]], **settings: Any) -> None:
    async def whole() -> None:
        async with serving(address, **settings) as rig:
            await test(rig)

    asyncio.run(whole())


async def play_on(clients: list[Client], luck: random.Random, most: int = 10_000) -> int:
    """Random answers from all seats until the match is over; gives how many."""
    for count in range(most):
        for client in clients:
            await client.settle()
        if all(client.view["match"]["status"] == "finished" for client in clients):
            return count
        able = [client for client in clients if client.offered()]
        if not able:
            await asyncio.sleep(0.005)  # a bot is thinking
            continue
        client = luck.choice(able)
        told = await client.answer(luck.choice(client.offered()))
        assert told["is"] == "ack", told
    return most


async def two(rig: Rig, **more: Any) -> tuple[str, list[str], list[Client]]:
    """A match of connect four between two people; the first seat is asked."""
    id, tokens = await rig.match("connectfour", "human", "human", options={"first": "1"}, **more)
    return id, tokens, [await rig.sit(token) for token in tokens]
