"""Several processes: each match has one owner, everybody reaches it, and any process may die."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import socket
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from pionek.core import registry
from pionek.server import admin
from pionek.server.processes.routing import FRONT, Routing, match_named
from pionek.server.store.shards import shard_file, shard_files, shard_of
from tests.server.crowd import Crowd, stored
from tests.server.postgres import Cluster, binaries
from tests.server.process import Process, Seat

pytestmark = pytest.mark.skipif("connectfour" not in registry.names(), reason="these tests play connect four")
SOAK = bool(os.environ.get("PIONEK_SOAK"))
AGAIN_SECONDS = 5.0 if SOAK else 40.0
"""Within which a server serves everybody again after one of its processes was killed. Tests may run on a busy machine."""


def test_the_address_of_a_request_says_who_serves_it():
    assert match_named("/api/matches/1.aB/replay?at=3") == "1.aB"
    assert match_named("/api/play/aB-_9") == "aB-_9"
    assert match_named("/api/games/x/packs?lang=en&match=2.q") == "2.q"
    assert match_named("/api/matches?status=running") == match_named("/assets/x.js") == match_named("/") == ""
    files = Routing("games.db", 3)
    assert [files.process_for("GET", f"/api/matches/{id}", FRONT) for id in ("old", "1.a", "2.b")] == [1, 2, 3]
    assert {files.process_for("POST", "/api/matches", FRONT) for _ in range(9)} == {1, 2, 3}
    assert files.process_for("POST", "/api/matches", 2) == 2
    assert files.process_for("GET", "/api/matches", 2) == FRONT
    shared = Routing("postgresql://here/x", 2)
    assert {shared.owner_of(f"m{n}") for n in range(30)} == {1, 2}


def test_ids_name_their_file(tmp_path):
    db = str(tmp_path / "games.db")
    assert [shard_of(id) for id in ("abc", "0.x", "12.x", "9999.x", "a.b", "")] == [0, 0, 12, 0, 0, 0]
    assert shard_files(db) == [db]
    assert shard_files(db, 2) == [db, str(tmp_path / "games.1.db")]
    for shard in range(3):
        Path(shard_file(db, shard)).touch()
    assert len(shard_files(db, 2)) == 3, "a file that is there is served, however few workers are wanted"


@pytest.fixture
def server(address, tmp_path):
    """A server with two owners, on either store."""
    started = Process(address, tmp_path / "log", workers=2)
    yield started
    started.stop()


def both_owners(server: Process) -> list[tuple[str, list[str]]]:
    """Two matches, one of each owner."""
    routing = Routing("postgresql://", 2)
    found: dict[int, tuple[str, list[str]]] = {}
    sharded = "." in "".join(server.match(options={"first": "1"})[0] for _ in range(2))
    while len(found) < 2:
        made = server.match(options={"first": "1"})
        found[shard_of(made[0]) if sharded else routing.owner_of(made[0])] = made
    return list(found.values())


def test_two_tabs_spectators_bots_undo_and_the_lobby_are_as_with_one_process(server):
    async def play(id: str, tokens: list[str]) -> None:
        tabs = [await server.sit(tokens[0], id) for _ in range(2)]
        other, watcher = await server.sit(tokens[1], id), await server.sit(match=id, watch=id)
        assert (await tabs[0].answer("a", "drop:4"))["is"] == "ack"
        await watcher.until("change")
        await until(tabs[1], lambda seat: not seat.offered())
        await until(other, lambda seat: bool(seat.offered()))
        assert (await tabs[1].answer("a", "drop:4"))["is"] == "ack", "the same answer, repeated in another tab, counts once"
        await tabs[0].socket.send(json.dumps({"is": "undo", "id": "u"}))
        assert (await tabs[0].until("ack"))["key"] in ("done", "offered")
        for seat in (*tabs, other, watcher):
            await seat.socket.close()

    async def against_a_bot() -> None:
        id, tokens = await asyncio.to_thread(server.match, seats=["human", "bot:greedy"], options={"first": "1"})
        seat = await server.sit(tokens[0], id)
        for turn in range(3):
            await until(seat, lambda seat: bool(seat.offered()) or seat.view["match"]["status"] == "finished")
            if seat.offered():
                assert (await seat.answer(f"a{turn}", seat.offered()[turn]))["is"] == "ack"
                await seat.until("change")
        await seat.socket.close()

    made = both_owners(server)
    for id, tokens in made:
        asyncio.run(play(id, tokens))
    asyncio.run(against_a_bot())
    listed = {row["match"] for row in server.http("GET", "/api/matches?status=running")[1]["matches"]}
    assert {id for id, _tokens in made} <= listed
    for id, tokens in made:
        assert server.http("GET", f"/api/matches/{id}", token=tokens[1])[1]["seat"] == 1
    assert server.http("GET", "/healthz") == (200, {"ok": True})
    with urllib.request.urlopen(server.url + "/metrics") as told:  # noqa: S310 - our own server
        assert b"pionek_answers_total" in told.read()


async def until(seat: Seat, wanted: Any) -> None:
    while not wanted(seat):
        await seat.until("change", "welcome")


def test_a_connection_goes_on_to_whoever_serves_its_next_request(server):
    """One kept-alive connection asks for the page, for matches of both owners, and for the lobby."""
    import http.client

    made = both_owners(server)
    line = http.client.HTTPConnection(server.url.removeprefix("http://"), timeout=20)
    for path, wanted in [("/", b"<"), *((f"/api/matches/{id}", id.encode()) for id, _ in made), ("/api/matches", b"[")] * 2:
        line.request("GET", path)
        response = line.getresponse()
        assert response.status == 200
        assert wanted in response.read()
    line.close()


def test_a_body_that_comes_after_its_head_reaches_the_owner_too(server):
    """The connection moves when the first line is read; the rest may come before or after that."""
    host, _, port = server.url.removeprefix("http://").partition(":")
    body = b'{"code": "nothing"}'
    for id, _tokens in both_owners(server) * 8:
        with socket.create_connection((host, int(port)), 20) as line:
            line.sendall(f"POST /api/matches/{id}/join HTTP/1.1\r\nHost: {host}\r\nContent-Length: {len(body)}\r\n\r\n".encode())
            line.sendall(body)
            status = line.recv(65536).split(b" ", 2)[1]
        assert status == b"403", status


def test_an_account_is_known_to_all_processes(server):
    who = {"name": "Ola", "passphrase": "correct horse"}
    assert server.http("POST", "/api/people", who)[0] == 201
    token = server.http("POST", "/api/people/token", who)[1]["token"]
    for _ in range(2):
        made = server.http("POST", "/api/matches", {"game": "connectfour", "seats": ["human", "human"]})[1]
        path = f"/api/matches/{made['match']}/join"
        codes = [seat["code"] for seat in made["seats"]]
        assert server.http("POST", path, {"code": codes[0], "name": "ola"})[0] == 409, "the name is taken"
        assert server.http("POST", path, {"code": codes[0], "name": "Ola"}, token=token)[0] == 200
        assert server.http("POST", "/api/join", {"code": codes[1]})[0] == 307, "by the address of its match; browsers follow at once"
        assert server.http("POST", path, {"code": codes[1]})[0] == 200
    assert len(server.http("GET", "/api/people/me", token=token)[1]["matches"]) == 2


def test_two_servers_of_several_processes_run_beside_each_other(server, tmp_path):
    other = Process(str(tmp_path / "other.db"), tmp_path / "other.log", workers=2)
    try:
        assert other.http("GET", "/healthz") == server.http("GET", "/healthz") == (200, {"ok": True})
    finally:
        assert other.stop() == 0


def test_a_socket_that_names_no_match_is_told_where_to_go(server):
    async def test(id: str, tokens: list[str]) -> None:
        with pytest.raises(ConnectionRefusedError, match="wrong-owner"):
            await server.sit(tokens[0])
        await (await server.sit(tokens[0], id)).socket.close()

    for id, tokens in both_owners(server):
        asyncio.run(test(id, tokens))


def test_any_process_may_be_killed_and_nothing_acknowledged_is_lost(address, tmp_path):
    """Rounds of kill -9 of the front, of owners and of those in which bots think, under load; with PostgreSQL's, in soak a hundred."""
    rounds = (100 if SOAK else 10) * (6 if "postgres" not in address else 4) // 10
    server = Process(address, tmp_path / "log", workers=2, PIONEK_SERVER_CONNECTS_PER_SECOND="1000", PIONEK_SERVER_MATCHES_PER_MINUTE="6000")
    crowd = Crowd(server, 6, with_bots=3)

    async def kill() -> list[float]:
        took = []
        await crowd.all_served_since(time.monotonic(), 30)
        for turn in range(rounds):
            for pid in server.bots() if turn % 4 == 3 else [server.processes()[turn % 4]]:
                os.kill(pid, signal.SIGKILL)
            took.append(await crowd.all_served_since(time.monotonic(), AGAIN_SECONDS))
            while len(server.processes()) < 3:
                await asyncio.sleep(0.02)
        return took

    took = asyncio.run(crowd.during(kill))
    print(f"{rounds} kills, {crowd.count()} answers acknowledged; served again after {max(took):.2f} s at most")
    assert server.stop() == 0
    asyncio.run(crowd.check(address))
    assert crowd.count() > rounds * 5


def test_postgresql_itself_may_be_killed(tmp_path):
    """kill -9 of the database under load: nothing acknowledged is lost, and everybody plays on when it is back."""
    folder = Path(tempfile.mkdtemp(prefix="pionek-pg-"))
    own = Cluster(folder, binaries(folder))
    own.start()
    try:
        address = own.database("killed")
        server = Process(address, tmp_path / "log", workers=2, PIONEK_SERVER_CONNECTS_PER_SECOND="1000", PIONEK_SERVER_MATCHES_PER_MINUTE="6000")
        crowd = Crowd(server, 3)

        async def kill() -> None:
            await crowd.all_served_since(time.monotonic(), 60)
            for _ in range(20 if SOAK else 1):
                own.kill()
                await asyncio.sleep(0.5)
                await asyncio.to_thread(own.run, "on")
                await crowd.all_served_since(time.monotonic(), AGAIN_SECONDS + 10)

        asyncio.run(crowd.during(kill))
        assert server.stop() == 0
        asyncio.run(crowd.check(address))
        events = [json.loads(line)["event"] for line in (tmp_path / "log").read_text().splitlines()]
        assert "store-failed" in events
    finally:
        own.stop()
        shutil.rmtree(folder, ignore_errors=True)


def test_processes_end_with_their_parent_and_the_next_server_goes_on(address, tmp_path):
    server = Process(address, tmp_path / "log", workers=2)
    crowd = Crowd(server, 3)

    async def kill() -> None:
        await crowd.all_served_since(time.monotonic(), 30)
        server.kill()
        crowd.server = await asyncio.to_thread(Process, address, tmp_path / "log", 0, 2)
        await crowd.all_served_since(time.monotonic(), 40)

    asyncio.run(crowd.during(kill))
    assert crowd.server.stop() == 0
    asyncio.run(crowd.check(address))


def test_a_rolling_restart_loses_no_answer(address, tmp_path):
    server = Process(address, tmp_path / "log", workers=2)
    crowd = Crowd(server, 4)

    async def renew() -> None:
        await crowd.all_served_since(time.monotonic(), 30)
        before = server.processes()
        server.child.send_signal(signal.SIGHUP)
        while set(server.processes().values()) & set(before.values()) or len(server.processes()) < 3:
            await asyncio.sleep(0.05)
        await crowd.all_served_since(time.monotonic(), 30)

    asyncio.run(crowd.during(renew))
    assert server.stop() == 0
    asyncio.run(crowd.check(address))
    events = [json.loads(line)["event"] for line in (tmp_path / "log").read_text().splitlines()]
    assert "process-died" not in events
    assert "error" not in events


# Leases: several servers on one database


def test_a_match_moves_to_the_server_that_is_asked_for_it(cluster, tmp_path):
    address = cluster.database("moves")
    one, two = (Process(address, tmp_path / f"log{n}") for n in (1, 2))
    try:
        id, tokens = one.match(options={"first": "1"})

        async def test() -> None:
            first = await one.sit(tokens[0], id)
            assert (await first.answer("a", "drop:4"))["is"] == "ack"
            second = await two.sit(tokens[1], id)
            with pytest.raises(ConnectionClosed) as closed:
                await first.until("never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012, "who was at the former owner is asked to come back"
            assert (await second.answer("b", "drop:5"))["is"] == "ack"
            first = await two.sit(tokens[0], id)
            assert (await first.answer("c", "drop:4"))["is"] == "ack"
            for seat in (first, second):
                await seat.socket.close()

        asyncio.run(test())
    finally:
        assert [one.stop(), two.stop()] == [0, 0]
    assert asyncio.run(stored(address, [id]))[id] == ["a", "b", "c"]


def test_an_owner_that_slept_writes_nothing_when_it_wakes(cluster, tmp_path):
    """Stopped until another has taken its match over, an owner refuses what it had been sent."""
    address = cluster.database("slept")
    one, two = (Process(address, tmp_path / f"log{n}") for n in (1, 2))
    try:
        id, tokens = one.match(options={"first": "1"})

        async def test() -> None:
            sleeper = await one.sit(tokens[0], id)
            one.child.send_signal(signal.SIGSTOP)
            await sleeper.socket.send(json.dumps({"is": "answer", "id": "late", "key": "drop:4", "seq": sleeper.seq}))
            began = time.monotonic()
            awake = await two.sit(tokens[0], id)
            assert time.monotonic() - began < AGAIN_SECONDS
            assert (await awake.answer("a", "drop:1"))["is"] == "ack"
            one.child.send_signal(signal.SIGCONT)
            with pytest.raises(ConnectionClosed):
                await sleeper.until("ack")
            await awake.socket.close()

        asyncio.run(test())
    finally:
        one.child.send_signal(signal.SIGCONT)
        assert [one.stop(), two.stop()] == [0, 0]
    assert asyncio.run(stored(address, [id]))[id] == ["a"]


# Operators


def test_a_backup_of_several_files_is_taken_under_load_and_restored(tmp_path, cluster):
    """Into files, and into PostgreSQL: everything acknowledged before the backup is there."""
    db = str(tmp_path / "games.db")
    server = Process(db, tmp_path / "log", workers=2)
    crowd = Crowd(server, 4)

    async def backup() -> dict[str, list[str]]:
        await crowd.all_served_since(time.monotonic(), 30)
        before = {id: list(answers) for id, answers in crowd.accepted.items()}
        await asyncio.to_thread(admin.backup, db, tmp_path / "copy.gz")
        await crowd.all_served_since(time.monotonic(), 30)
        return before

    before = asyncio.run(crowd.during(backup))
    assert server.stop() == 0
    asyncio.run(crowd.check(db))
    for into in (str(tmp_path / "new.db"), cluster.database("unsharded")):
        assert admin.restore(into, tmp_path / "copy.gz") >= len(before)
        kept = asyncio.run(stored(into, list(before)))
        for id, answers in before.items():
            assert [each for each in kept[id] if each in answers] == answers
        with pytest.raises(admin.AdminError, match="not empty"):
            admin.restore(into, tmp_path / "copy.gz")
    assert Path(shard_file(str(tmp_path / "new.db"), 1)).exists()
    sharded = next(id for id in before if shard_of(id))
    admin.close(str(tmp_path / "new.db"), sharded)
    assert {row.id: row.status for row in admin.listed(str(tmp_path / "new.db"), 50)}[sharded] == "closed"
    admin.forget(str(tmp_path / "new.db"), sharded)
    assert sharded not in {row.id for row in admin.listed(str(tmp_path / "new.db"), 50)}
