"""The server as people run it: started, stopped in order, killed, and asked in anger."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from pionek.core import registry
from pionek.server.store import Store
from tests.server.process import Process, Seat

pytestmark = pytest.mark.skipif("connectfour" not in registry.names(), reason="these tests play connect four")
ROUNDS = 20 if os.environ.get("PIONEK_SOAK") else 2
AGAIN_SECONDS = 2.0 if os.environ.get("PIONEK_SOAK") else 60.0
"""Within which a killed server serves again; only the soak measures it, on a machine that does nothing else."""


@pytest.fixture
def place(tmp_path) -> tuple[str, Path]:
    return str(tmp_path / "pionek.db"), tmp_path / "log"


def lines(log: Path) -> list[dict]:
    return [json.loads(line) for line in log.read_text().splitlines()]


def test_it_serves_and_stops_in_order(place):
    server = Process(*place)
    id, tokens = server.match(options={"first": "1"})
    assert server.http("GET", "/healthz") == (200, {"ok": True})

    async def play() -> None:
        seat, other = await server.sit(tokens[0]), await server.sit(tokens[1])
        assert (await seat.answer("a", "drop:4"))["is"] == "ack"
        server.child.terminate()
        assert (await other.until("closing"))["after"] > 0
        with pytest.raises(ConnectionClosed) as closed:
            await other.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        await seat.socket.close()

    asyncio.run(play())
    assert server.stop() == 0
    told = lines(place[1])
    assert [told[0]["event"], told[-1]["event"]] == ["serving", "stopped"]
    text = place[1].read_text()
    assert not any(token in text for token in tokens)
    assert "drop" not in text

    async def written() -> list[str]:
        store = Store(place[0])
        try:
            assert await store.packed(id) is not None  # the next version, whatever its rules, finds the last table
            return [entry.text for entry in await store.log(id)]
        finally:
            store.close()

    assert asyncio.run(written()) == ["0:drop:4"]


def test_a_server_that_is_killed_loses_no_acknowledged_answer_and_doubles_none(place):
    """Several matches at once, killed at a random moment; clients repeat what was not acknowledged."""
    luck = random.Random(11)
    server = Process(*place)
    tables = [server.match() for _ in range(6)]
    accepted: dict[str, list[str]] = {id: [] for id, _ in tables}
    waiting: dict[str, tuple[int, str, str]] = {}

    async def play(server: Process, id: str, tokens: list[str]) -> None:
        """Both seats, answering as fast as they can, until the connection is lost or the match is over."""
        seats: list[Seat] = []
        try:
            seats.extend([await server.sit(token) for token in tokens])
            if id in waiting:
                at, answer, key = waiting[id]
                told = await seats[at].answer(answer, key)
                if told["is"] == "ack":
                    accepted[id].append(answer)
                del waiting[id]
            while True:
                asked = [at for at, seat in enumerate(seats) if seat.offered()]
                if not asked:
                    if seats[0].view["match"]["status"] == "finished":
                        return
                    for seat in seats:
                        await seat.socket.send(json.dumps({"is": "ping", "id": "p"}))
                        await seat.until("ack")
                    continue
                answer, key = f"a{len(accepted[id])}-{luck.random()}", luck.choice(seats[asked[0]].offered())
                waiting[id] = (asked[0], answer, key)
                told = await seats[asked[0]].answer(answer, key)
                del waiting[id]
                if told["is"] == "ack":
                    accepted[id].append(answer)
        except (WebSocketException, OSError):
            return
        finally:
            for seat in seats:
                seat.socket.transport.abort()

    async def round_of(server: Process) -> None:
        playing = [asyncio.ensure_future(play(server, id, tokens)) for id, tokens in tables]
        enough = sum(map(len, accepted.values())) + luck.randrange(5, 20)
        while sum(map(len, accepted.values())) < enough and not all(each.done() for each in playing):
            await asyncio.sleep(luck.random() / 100)
        server.kill()
        await asyncio.wait_for(asyncio.gather(*playing), 60)

    async def check() -> None:
        store = Store(place[0])
        try:
            for id, answers in accepted.items():
                log = [entry.answer.partition(":")[2] for entry in await store.log(id)]
                assert len(log) == len(set(log))
                assert [each for each in log if each in answers] == answers
                assert len(log) - len(answers) <= (id in waiting)
        finally:
            store.close()

    for _ in range(ROUNDS):
        asyncio.run(round_of(server))
        asyncio.run(check())
        began = time.monotonic()
        server = Process(*place)
        assert server.http("GET", "/healthz")[0] == 200
        assert time.monotonic() - began < AGAIN_SECONDS
        tables.append(server.match())
        accepted[tables[-1][0]] = []
    asyncio.run(round_of(server))
    asyncio.run(check())
    assert sum(map(len, accepted.values())) >= 5 * ROUNDS


def test_frames_too_big_close_only_their_own_connection(place):
    server = Process(*place)
    try:
        _id, tokens = server.match(options={"first": "1"})

        async def test() -> None:
            seat, hostile = await server.sit(tokens[0]), await server.sit(tokens[1])
            await hostile.socket.send("x" * 1_000_000)
            with pytest.raises(ConnectionClosed) as closed:
                await hostile.until("never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
            assert (await seat.answer("a", "drop:4"))["is"] == "ack"
            await seat.socket.close()

        asyncio.run(test())
        assert server.http("POST", "/api/matches", {"game": "x" * 100_000})[0] == 413
    finally:
        assert server.stop() == 0


def test_an_address_that_is_taken_is_told_in_one_line(place, tmp_path):
    server = Process(*place)
    try:
        port = server.url.rpartition(":")[2]
        command = [sys.executable, "-m", "pionek.cli", "serve", "--port", port, "--db", str(tmp_path / "other.db")]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        assert f"cannot listen on 127.0.0.1:{port}" in done.stderr
    finally:
        server.stop()
