"""The server as people run it: started, stopped in order, killed, and asked in anger."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from pionek.core import registry
from pionek.server.store.store import Store
from tests.server.process import Process, Seat

pytestmark = pytest.mark.skipif("connectfour" not in registry.names(), reason="these tests play connect four")
ROUNDS = 20 if os.environ.get("PIONEK_SOAK") else 2
AGAIN_SECONDS = 2.0
"""Of processor time, within which a killed server serves again: on a machine that does nothing else, so long by the clock."""


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


class Crowd:
    """Several matches at once, both seats of each answering as fast as they can; they repeat what was not acknowledged."""

    def __init__(self) -> None:
        self.luck = random.Random(11)
        self.tables: dict[str, list[str]] = {}
        self.accepted: dict[str, list[str]] = {}
        self.waiting: dict[str, tuple[int, str, str]] = {}

    def begin(self, server: Process) -> None:
        id, tokens = server.match()
        self.tables[id], self.accepted[id] = tokens, []

    def count(self) -> int:
        return sum(map(len, self.accepted.values()))

    async def play(self, server: Process, id: str) -> None:
        """Until the connection is lost or the match is over."""
        seats: list[Seat] = []
        try:
            seats.extend([await server.sit(token) for token in self.tables[id]])
            if id in self.waiting:
                await self.answer(id, seats)
            while seats[0].view["match"]["status"] != "finished":
                asked = [at for at, seat in enumerate(seats) if seat.offered()]
                if asked:
                    key = self.luck.choice(seats[asked[0]].offered())
                    self.waiting[id] = (asked[0], f"a{len(self.accepted[id])}-{self.luck.random()}", key)
                    await self.answer(id, seats)
                for seat in seats:
                    await seat.socket.send(json.dumps({"is": "ping", "id": "p"}))
                    await seat.until("ack")
        except (WebSocketException, OSError):
            return
        finally:
            for seat in seats:
                seat.socket.transport.abort()

    async def answer(self, id: str, seats: list[Seat]) -> None:
        """Send what waits; it no longer does when the server has said something to it."""
        at, answer, key = self.waiting[id]
        told = await seats[at].answer(answer, key)
        if told["is"] == "ack":
            self.accepted[id].append(answer)
        del self.waiting[id]

    async def until_killed(self, server: Process) -> None:
        playing = [asyncio.ensure_future(self.play(server, id)) for id in self.tables]
        enough = self.count() + self.luck.randrange(5, 20)
        while self.count() < enough and not all(each.done() for each in playing):
            await asyncio.sleep(self.luck.random() / 100)
        server.kill()
        await asyncio.wait_for(asyncio.gather(*playing), 60)

    async def check(self, db: str) -> None:
        """Nothing acknowledged is lost, nothing is there twice, and at most the answer under way is there besides."""
        store = Store(db)
        try:
            for id, answers in self.accepted.items():
                log = [entry.answer.partition(":")[2] for entry in await store.log(id)]
                assert len(log) == len(set(log))
                assert [each for each in log if each in answers] == answers
                assert len(log) - len(answers) <= (id in self.waiting)
        finally:
            store.close()


def test_a_server_that_is_killed_loses_no_acknowledged_answer_and_doubles_none(place):
    crowd, server = Crowd(), Process(*place)
    for _ in range(5):
        crowd.begin(server)
    for _ in range(ROUNDS):
        crowd.begin(server)
        asyncio.run(crowd.until_killed(server))
        asyncio.run(crowd.check(place[0]))
        server = Process(*place)
        assert server.http("GET", "/healthz")[0] == 200
        assert server.busy() < AGAIN_SECONDS
    asyncio.run(crowd.until_killed(server))
    asyncio.run(crowd.check(place[0]))
    assert crowd.count() >= 5 * ROUNDS


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


def test_a_hangup_does_not_stop_a_server_of_one_process(tmp_path):
    """Whose terminal is closed, or who reloads a unit, goes on: only several processes have somebody to renew."""
    server = Process(str(tmp_path / "pionek.db"), tmp_path / "log")
    assert server.http("GET", "/healthz")[0] == 200
    server.child.send_signal(signal.SIGHUP)
    assert server.http("GET", "/healthz")[0] == 200
    assert server.stop() == 0
