"""Floods over real sockets: whoever does too much only slows itself down, or is sent away; a pair of players goes on."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from pionek.server.app import SOCKET
from pionek.server.config import Config
from pionek.server.limits import Bucket, Budget, Gate, Metered
from pionek.server.socket.protocol import VERSION
from pionek.server.telemetry import Metrics
from tests.server.process import Process
from tests.server.rig import Rig, run

COLUMNS = [1, 2, 1, 2, 2, 1, 2, 1, 1, 2, 1, 2, 3, 4, 3, 4, 4, 3, 4, 3, 3, 4, 3, 4]
ANSWERS = 24
"""Answers that a pair makes while others flood."""
STRICT = {"PIONEK_SERVER_PROXIES": "none", "PIONEK_SERVER_QUIET": "true"}
"""Every client is its own address, as without a proxy."""


@contextmanager
def process(tmp_path: Path, **environment: str) -> Iterator[Process]:
    server = Process(str(tmp_path / "pionek.db"), tmp_path / "log", **(STRICT | environment))
    try:
        yield server
    finally:
        assert server.stop() == 0
        for line in (tmp_path / "log").read_text().splitlines():
            assert json.loads(line)["event"] != "error", line


def ws(server: Process) -> str:
    return server.url.replace("http://", "ws://") + SOCKET


async def play(server: Process) -> None:
    """Two players of connect four answer in turn; in this order nobody has four before the end."""
    _match, tokens = await asyncio.to_thread(server.match, "connectfour", options={"first": "1"})
    seats = [await server.sit(token) for token in tokens]
    for at, column in enumerate(COLUMNS[:ANSWERS]):
        seat = seats[at % 2]
        while not seat.offered():
            await seat.next()
        told = await seat.answer(f"a{at}", f"drop:{column}")
        assert told["is"] == "ack", told
        await seat.until("change")
    for seat in seats:
        await seat.socket.close()


async def beside(flood: Callable[[], Awaitable[None]], work: Awaitable[None]) -> None:
    """Do some work while a flood goes on."""
    task = asyncio.ensure_future(flood())
    try:
        await asyncio.wait_for(work, 60)
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def spectator(server: Process, match: str) -> ClientConnection:
    """Somebody who looks on, from another loopback address than the players, with a budget of its own."""
    socket = await connect(ws(server), max_size=None, local_addr=("127.0.0.2", 0))
    await socket.send(json.dumps({"is": "hello", "protocol": VERSION, "watch": match}))
    assert json.loads(await socket.recv())["is"] == "welcome"
    return socket


def test_a_socket_that_floods_with_pings_is_closed_and_the_others_play(tmp_path):
    async def test(server: Process) -> None:
        id, _tokens = server.match()
        closed: list[int | None] = []

        async def flood() -> None:
            socket = await spectator(server, id)
            try:
                for _ in range(20_000):
                    await socket.ping()
                    await asyncio.sleep(0)
            except ConnectionClosed as error:
                closed.append(error.rcvd.code if error.rcvd is not None else None)
            await asyncio.sleep(60)

        await beside(flood, play(server))
        assert closed in ([1008], [None]), "the one that floods is sent away"

    with process(tmp_path) as server:
        asyncio.run(test(server))


def test_empty_fragments_are_counted_too(tmp_path):
    async def test(server: Process) -> None:
        id, _tokens = server.match()
        socket = await spectator(server, id)

        async def fragments() -> None:
            async def empty():
                for _ in range(2000):
                    yield ""

            await socket.send(empty())
            await socket.recv()

        with pytest.raises(ConnectionClosed):
            await fragments()

    with process(tmp_path) as server:
        asyncio.run(test(server))


def test_whoever_reconnects_all_the_time_is_refused_and_the_others_play(tmp_path):
    """The flood comes from another loopback address, so that only its own budget is used up."""

    async def test(server: Process) -> None:
        refused = 0

        async def flood() -> None:
            nonlocal refused
            for _ in range(400):
                try:
                    async with connect(ws(server), local_addr=("127.0.0.2", 0), open_timeout=5):
                        await asyncio.sleep(0)
                except (OSError, TimeoutError, WebSocketException):
                    refused += 1
                await asyncio.sleep(0.002)
            await asyncio.sleep(60)

        await beside(flood, play(server))
        for _ in range(200):
            if refused:
                return
            await asyncio.sleep(0.05)
        raise AssertionError("nobody was refused")

    with process(tmp_path, PIONEK_SERVER_CONNECTS_PER_SECOND="3") as server:
        asyncio.run(test(server))


def test_half_open_requests_are_ended(tmp_path):
    beginnings = {
        "nothing": b"",
        "half a line": b"GET /hea",
        "half the headers": b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: ",
        "half a body": b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n\r\n{",
        "half a second request": b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /healthz HTT",
    }
    with process(tmp_path, PIONEK_SERVER_REQUEST_SECONDS="0.3") as server:
        host, port = server.url.removeprefix("http://").split(":")
        clients = []
        for data in beginnings.values():
            client = socket.create_connection((host, int(port)), timeout=30)
            client.sendall(data)
            clients.append(client)
        for client in clients:
            while client.recv(4096):  # a response, perhaps, and then the end
                pass
            client.close()


def test_a_dripping_request_is_ended_too(tmp_path):
    with process(tmp_path, PIONEK_SERVER_REQUEST_SECONDS="0.5") as server:
        host, port = server.url.removeprefix("http://").split(":")
        client = socket.create_connection((host, int(port)), timeout=30)


        def drip() -> None:
            for byte in b"GET / HTTP/1.1\r\n" + b"X-Header: value\r\n" * 1000:
                client.sendall(bytes([byte]))
                time.sleep(0.02)

        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            drip()
        client.close()


# Inside one process


def test_speaking_another_language_again_and_again_is_refused_and_encoded_once(file, monkeypatch):
    async def test(rig: Rig) -> None:
        id, _tokens = await rig.match("connectfour")
        client = await rig.sit("", watch=id)
        live = await rig.matches.find(id)
        drawn: list[tuple[int, str]] = []
        view = live.view
        monkeypatch.setattr(live, "view", lambda seat, lang: drawn.append((seat, lang)) or view(seat, lang))
        told = [await client.ask(is_="speak", lang=("pl", "en")[n % 2]) for n in range(12)]
        assert [each["is"] for each in told].count("ack") == 3
        assert {each["code"] for each in told if each["is"] == "refused"} == {"too-fast"}
        assert drawn == [(-1, "pl")], "each language is drawn once"
        others = [await rig.sit("", watch=id, lang="pl") for _ in range(5)]
        assert drawn == [(-1, "pl")]
        assert len({each.heard[0] for each in others}) == 1

    run(file, test, speak_seconds=3600)


def test_whoever_has_used_up_the_processor_is_read_later(file, monkeypatch):
    """The waiting itself is recorded here, not waited for."""
    waited: list[float] = []
    sleep = asyncio.sleep

    async def shortly(seconds: float) -> None:
        if seconds > 0.5:
            waited.append(seconds)
        await sleep(0)

    async def test(rig: Rig) -> None:
        _id, tokens = await rig.match("connectfour")
        client = await rig.sit(tokens[0])
        connection = next(iter(rig.server.connections.open))
        connection.budget.charge_seconds(10)
        monkeypatch.setattr("pionek.server.socket.connection.asyncio.sleep", shortly)
        client.send(is_="ping", id="now")
        while (await client.next()).get("id") != "now":
            pass
        await client.settle()
        assert waited
        assert max(waited) > 0.5
        found = await rig.get("/healthz")
        assert (found.status, found.data["error"]) == (429, "too-fast")
        assert (await rig.get("/healthz", address="friend")).status == 200

    run(file, test, processor_share=0.01)


def test_the_one_who_changes_a_match_pays_for_telling_everybody(file, monkeypatch):
    async def test(rig: Rig) -> None:
        _id, tokens = await rig.match("connectfour", options={"first": "1"})
        first, second = [await rig.sit(token) for token in tokens]
        charged: list[Budget] = []
        monkeypatch.setattr(Budget, "charge_seconds", lambda self, _seconds: charged.append(self))
        await first.answer("drop:1")
        await first.settle()
        mine = [each.budget for each in rig.server.connections.open if each.handle is not None and each.handle.seat == 0]
        assert charged.count(mine[0]) >= 2, "for the answer, and for what it caused"
        await second.settle()

    run(file, test)


def test_only_processor_time_is_metered_and_not_waiting():
    async def test() -> None:
        budget = Budget(Config(processor_share=0.1))

        async def work() -> str:
            await asyncio.sleep(0.2)
            return "done"

        assert await Metered(budget, work()) == "done"
        assert budget.wait() == 0
        assert budget.processor.left > budget.processor.most - 0.05, "0.2 s were waited, not worked"

        async def cancelled() -> None:
            await asyncio.sleep(60)

        task = asyncio.ensure_future(meter(budget, cancelled()))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    async def meter(budget: Budget, work: Awaitable[None]) -> None:
        await Metered(budget, work)

    asyncio.run(test())


def test_a_debt_is_bounded_and_paid_with_time():
    bucket = Bucket(10.0, 2.0)
    bucket.charge(1000)
    assert 1.9 < bucket.wait() <= 2.0
    bucket.at -= 3
    assert bucket.wait() == 0


def test_a_connection_is_charged_with_its_address():
    gate = Gate(Config(), Metrics().count)
    address = gate.address("one")
    connections = [gate.connection(address) for _ in range(40)]
    for each in connections:
        each.charge_bytes(100_000)
    assert connections[0].bytes.wait() == 0
    assert address.wait() > 0
    assert connections[0].wait() == pytest.approx(address.wait(), abs=1)
    assert gate.address("another").wait() == 0


def test_passphrases_and_matches_of_one_address_are_limited(file):
    async def test(rig: Rig) -> None:
        who = {"name": "Ann", "passphrase": "correct horse"}
        assert (await rig.post("/api/people", who)).status == 201
        guesses = [await rig.post("/api/people/token", {"name": "Ann", "passphrase": f"guess {n} of it"}) for n in range(6)]
        assert [each.status for each in guesses] == [401, 401, 429, 429, 429, 429]
        made = [await rig.post("/api/matches", {"game": "connectfour"}) for _ in range(4)]
        assert [each.status for each in made] == [201, 201, 429, 429]
        assert (await rig.post("/api/people/token", who, address="friend")).status == 200

    run(file, test, passphrases_per_minute=3, matches_per_minute=2)
