"""What strangers, former players and a wrong clock cannot do."""

from __future__ import annotations

import asyncio
import json
import os
import stat
import time
from pathlib import Path

import pytest

from pionek.server import serving
from pionek.server.clock import SteadyClock
from pionek.server.config import Config
from pionek.server.http.origins import allowed_host
from pionek.server.store.rows import Header
from pionek.server.store.store import Store
from pionek.server.telemetry import Journal, JournalHandler
from pionek.server.tokens import DAY_MS
from tests.server.process import Process
from tests.server.rig import Rig, run, two

# Seats


def test_a_seat_that_was_handed_on_cannot_be_taken_back_from_the_match_before(file):
    async def test(rig: Rig) -> None:
        id, tokens, (first, second) = await two(rig)
        await first.ask(is_="resign")
        await first.ask(is_="propose", kind="rematch")
        await second.ask(is_="reply", kind="rematch", yes=True)
        path = f"/api/matches/{id}/next"
        one = await rig.post(path, token=tokens[0])
        again = await rig.post(path, token=tokens[0])
        assert (one.status, again.status) == (200, 200), "a lost reply can be asked for again"
        assert (await rig.get(f"/api/matches/{one.data['match']}", token=one.data["token"])).status == 401
        code = (await rig.post(f"/api/matches/{one.data['match']}/invite", token=again.data["token"])).data["code"]
        heir = (await rig.post("/api/join", {"code": code})).data["token"]
        refused = await rig.post(path, token=tokens[0])
        assert (refused.status, refused.data["error"]) == (409, "taken")
        assert (await rig.get(f"/api/matches/{one.data['match']}", token=heir)).status == 200

    run(file, test)


def test_a_lost_reply_to_a_join_can_be_asked_for_again_by_who_sent_it(file):
    async def test(rig: Rig) -> None:
        made = await rig.post("/api/matches", {"game": "connectfour", "seats": ["human", "human"]})
        code = made.data["seats"][0]["code"]
        lost = await rig.post("/api/join", {"code": code, "id": "mine"})
        again = await rig.post("/api/join", {"code": code, "id": "mine"})
        assert again.status == 200
        assert (await rig.post("/api/join", {"code": code, "id": "another"})).status == 403
        assert (await rig.post("/api/join", {"code": code})).status == 403
        assert (await rig.get(f"/api/matches/{again.data['match']}", token=lost.data["token"])).status == 401
        assert (await rig.get(f"/api/matches/{again.data['match']}", token=again.data["token"])).status == 200
        handed = (await rig.post(f"/api/matches/{again.data['match']}/invite", token=again.data["token"])).data["code"]
        assert (await rig.post("/api/join", {"code": handed})).status == 200
        assert (await rig.post("/api/join", {"code": code, "id": "mine"})).status == 403, "the seat was handed on"

    run(file, test)


def test_a_chosen_seed_is_refused_with_open_seats_and_told_otherwise(file):
    async def test(rig: Rig) -> None:
        refused = await rig.post("/api/matches", {"game": "connectfour", "seats": ["human", "open"], "seed": 7})
        assert (refused.status, refused.data["error"]) == (422, "wrong-value")
        assert (await rig.post("/api/matches", {"game": "connectfour", "seats": ["human", "open"]})).status == 201
        for more, told in (({"seed": 7}, True), ({}, False)):
            _id, tokens = await rig.match("connectfour", "human", "human", **more)
            assert (await rig.sit(tokens[1])).view["match"]["chosen_seed"] is told

    run(file, test)


# Names


@pytest.mark.parametrize("name", ["a", " Ann", "Ann ", "A\x00nn", "\u202ennA", "A\u200bnn", "A\u2066n", "\u3164\u3164", "\u2003\u2003"])
def test_a_guest_has_a_name_that_can_be_read(file, name):
    async def test(rig: Rig) -> None:
        made = await rig.post("/api/matches", {"game": "connectfour", "seats": ["human", "human"]})
        refused = await rig.post("/api/join", {"code": made.data["seats"][0]["code"], "name": name})
        assert (refused.status, refused.data["error"]) == (422, "wrong-name")

    run(file, test)


def test_a_guest_cannot_take_a_registered_name(address):
    async def test(rig: Rig) -> None:
        token = (await rig.post("/api/people", {"name": "Ann", "passphrase": "correct horse"})).data["token"]
        made = await rig.post("/api/matches", {"game": "connectfour", "seats": ["human", "open"]})
        code = made.data["seats"][0]["code"]
        assert (await rig.post("/api/join", {"code": code, "name": "ANN"})).data["error"] == "name-taken"
        sit = f"/api/matches/{made.data['match']}/seats"
        assert (await rig.post(sit, {"name": "ann"})).data["error"] == "name-taken"
        assert (await rig.post("/api/join", {"code": code, "name": "Ann"}, token=token)).status == 200

    run(address, test)


def test_a_name_that_cannot_be_is_refused_before_there_is_a_table(address):
    async def test(rig: Rig) -> None:
        token = (await rig.post("/api/people", {"name": "Ann", "passphrase": "correct horse"})).data["token"]
        wanted = {"game": "connectfour", "seats": ["human", "open"]}
        assert (await rig.post("/api/matches", wanted | {"name": "ANN"})).data["error"] == "name-taken"
        assert (await rig.post("/api/matches", wanted | {"name": "x"})).data["error"] == "wrong-name"
        assert (await rig.get("/api/matches?status=waiting")).data["matches"] == []
        assert (await rig.post("/api/matches", wanted | {"name": "Ann"}, token=token)).status == 201

    run(address, test)


def test_texts_say_the_names_of_those_who_sit_there_in_every_language(file):
    async def test(rig: Rig) -> None:
        made = (await rig.post("/api/matches", {"game": "connectfour", "seats": ["human", "human"], "options": {"first": "1"}})).data
        seats = [(await rig.post("/api/join", {"code": seat["code"], "name": name})).data for seat, name in zip(made["seats"], ("Ann", ""), strict=True)]
        path, tokens = f"/api/matches/{made['match']}", [seat["token"] for seat in seats]
        for lang, told in (("en", "Ann is deciding."), ("pl", "Decyduje Ann.")):
            view = (await rig.get(path, token=tokens[1], lang=lang)).data["view"]
            assert view["scene"]["prompt"]["text"] == told
        first = await rig.sit(tokens[0])
        await first.answer("drop:1")
        view = (await rig.get(path, token=tokens[0])).data["view"]
        assert view["scene"]["prompt"]["text"] == "Player 2 is deciding."  # who has said no name
        assert "'name': 'Ann'}, ' drops" in str((await rig.get(f"{path}/log", token=tokens[1])).data)

    run(file, test)


def test_nul_in_a_path_or_a_name_disturbs_nobody(address):
    async def test(rig: Rig) -> None:
        _id, tokens, (first, _second) = await two(rig)
        wrong = [
            rig.get("/api/matches/a\x00b"), rig.get("/api/matches/x", token="a\x00b"),  # noqa: S106
            rig.post("/api/join", {"code": "a\x00b"}), rig.post("/api/people/token", {"name": "a\x00b", "passphrase": "x" * 9}),
            rig.post("/api/people", {"name": "a\x00b", "passphrase": "x" * 9}),
            rig.post("/api/matches", {"game": "a\x00b"}), rig.get("/api/games/a\x00b/rules"),
        ]  # fmt: skip
        *found, told = await asyncio.gather(*wrong, first.answer("drop:1"))
        assert [each.status for each in found if each.status >= 500] == []
        assert told["is"] == "ack"
        assert tokens

    run(address, test)


@pytest.mark.parametrize("value", [{"a": 1}, ["hill", "duel"], [], {"a": {"b": []}}])
def test_an_option_of_a_wrong_shape_is_refused(file, value):
    async def test(rig: Rig) -> None:
        refused = await rig.post("/api/matches", {"game": "dicethrone", "options": {"mode": value}})
        assert (refused.status, refused.data["error"]) == (422, "wrong-value")

    run(file, test)


# Pages of strangers


def test_a_page_of_strangers_cannot_change_anything(file):
    async def test(rig: Rig) -> None:
        body = json.dumps({"game": "connectfour"}).encode()
        for headers, status in (
            ({"origin": "https://evil.example"}, 403),
            ({"origin": "null"}, 403),
            ({"origin": "http://table"}, 201),
            ({}, 201),
        ):
            assert (await rig.http("POST", "/api/matches", raw=body, headers=headers)).status == status

    run(file, test)


def test_a_name_that_leads_to_this_server_does_not_make_it_another(file):
    async def test(rig: Rig) -> None:
        rebound = {"host": "evil.example", "origin": "http://evil.example"}
        for method, path in (("POST", "/api/matches"), ("GET", "/api/matches"), ("GET", "/")):
            assert (await rig.http(method, path, raw=b"{}", headers=rebound)).status == 421
        assert (await rig.connect(rebound).next())["is"] == "closed"

    run(file, test)


@pytest.mark.parametrize(
    ("settings", "host", "allowed"),
    [
        ({}, "localhost:8123", True), ({}, "127.0.0.1:8123", True), ({}, "[::1]:8123", True), ({}, "evil.example", False), ({}, "", False),
        ({}, "[", False), ({"host": "192.0.2.1"}, "any.example", True), ({"hosts": ["a.example"]}, "a.example", True),
        ({"hosts": ["a.example"]}, "localhost", False), ({"hosts": ["*"]}, "any.example", True),
    ],
)  # fmt: skip
def test_the_names_of_a_server(settings, host, allowed):
    assert allowed_host({"host": host}, Config(**settings)) is allowed


def test_players_cannot_read_the_figures_for_operators(file):
    async def test(rig: Rig) -> None:
        assert (await rig.get("/metrics", address="player")).status == 404
        assert (await rig.get("/metrics", address="127.0.0.1")).status == 200
        slow = [await rig.get("/openapi.json", address="hostile") for _ in range(6)]
        assert slow[-1].status == 429

    run(file, test, requests_per_second=1)


# Accounts


def test_a_passphrase_can_be_changed_and_then_all_tokens_end(address):
    async def test(rig: Rig) -> None:
        who = {"name": "Ann", "passphrase": "correct horse"}
        token = (await rig.post("/api/people", who)).data["token"]
        assert (await rig.post("/api/people/passphrase", who | {"new": "short"})).status == 422
        assert (await rig.post("/api/people/passphrase", who | {"passphrase": "a wrong one", "new": "battery staple"})).status == 401
        changed = await rig.post("/api/people/passphrase", who | {"new": "battery staple"})
        assert changed.status == 200
        assert (await rig.get("/api/people/me", token=token)).status == 401
        assert (await rig.get("/api/people/me", token=changed.data["token"])).status == 200
        assert (await rig.post("/api/people/token", who)).status == 401
        assert (await rig.post("/api/people/token", who | {"passphrase": "battery staple"})).status == 200

    run(address, test)


def test_a_token_can_be_ended_and_an_account_deleted(address):
    async def test(rig: Rig) -> None:
        who = {"name": "Ann", "passphrase": "correct horse"}
        token = (await rig.post("/api/people", who)).data["token"]
        made = await rig.post("/api/matches", {"game": "connectfour", "seats": ["human", "human"]})
        seat = (await rig.post("/api/join", {"code": made.data["seats"][0]["code"]}, token=token)).data["token"]
        assert (await rig.post("/api/people/end", token=token)).status == 200
        assert (await rig.get("/api/people/me", token=token)).status == 401
        assert (await rig.post("/api/people/delete", who | {"passphrase": "a wrong one"})).status == 401
        assert (await rig.post("/api/people/delete", who)).status == 200
        assert (await rig.post("/api/people/token", who)).status == 401
        assert (await rig.get(f"/api/matches/{made.data['match']}", token=seat)).status == 200, "the seat stays"
        assert (await rig.post("/api/people", who)).status == 201, "the name is free again"

    run(address, test)


# The clock


def test_the_clock_goes_on_when_the_machines_clock_is_set(monkeypatch):
    clock = SteadyClock()
    now, wall = clock(), time.time
    monkeypatch.setattr(time, "time", lambda: wall() + 5)
    clock.check()
    assert 4_000 < clock() - now < 60_000, "a small correction is followed"
    assert not clock.jumped
    monkeypatch.setattr(time, "time", lambda: wall() - 3600)
    clock.check()
    assert clock.jumped
    assert clock() >= now, "an hour back gives nobody an hour"


def test_a_clock_set_back_fills_no_bank(file):
    async def test(rig: Rig) -> None:
        id, _tokens, (first, second) = await two(rig, clock="bank", seconds=600)
        await first.answer("drop:1")
        await second.settle()
        rig.time.ms -= 3_600_000
        await second.answer("drop:1")
        live = await rig.matches.find(id)
        assert live.chairs[1].bank <= 600_000

    run(file, test)


def test_nothing_is_deleted_after_a_jump_of_the_clock(file):
    async def test(rig: Rig) -> None:
        await two(rig)
        rig.time.ms += 100 * DAY_MS
        assert not await rig.matches.upkeep.clock_is_right()
        assert "clock-jumped" in rig.journal.getvalue()

    run(file, test)


def test_what_is_in_memory_is_never_deleted(file):
    async def test(rig: Rig) -> None:
        id, _tokens, (first, _second) = await two(rig)
        rig.time.ms += 1000 * DAY_MS
        await rig.matches.upkeep.sweep()
        assert (await first.answer("drop:1"))["is"] == "ack"
        assert (await rig.matches.find(id)).row.entries == 1

    run(file, test)


def test_matches_that_have_never_begun_are_deleted_soon(file):
    async def test(rig: Rig) -> None:
        made = await rig.post("/api/matches", {"game": "connectfour", "seats": ["human", "human"]})
        rig.time.ms += 8 * DAY_MS
        await rig.matches.upkeep.sweep()
        assert (await rig.get(f"/api/matches/{made.data['match']}")).status == 404

    run(file, test)


# Files, health and the log


def test_the_store_can_be_read_by_its_owner_only(tmp_path):
    path = tmp_path / "pionek.db"
    path.touch(0o644)
    store = Store(str(path))
    for each in tmp_path.iterdir():
        assert stat.S_IMODE(each.stat().st_mode) == 0o600, each
    store.close()


def test_a_second_server_on_one_file_refuses_to_start(tmp_path):
    path = str(tmp_path / "pionek.db")
    lock = serving.lock_store(path)
    with pytest.raises(serving.StoreInUse, match="another server is using"):
        serving.lock_store(path)
    os.close(lock)
    os.close(serving.lock_store(path))


def test_health_tells_whether_matches_can_be_written_and_read(file, monkeypatch):
    async def test(rig: Rig) -> None:
        id, _tokens, _clients = await two(rig)
        rig.matches.health.at -= 60
        assert (await rig.get("/healthz")).status == 200
        row = await rig.matches.store.read(id)
        assert row is not None
        broken = Header("nothing", 1, {}, {}, 1)

        def spoil(db):
            db.run("UPDATE matches SET header = ?", json.dumps({field: getattr(broken, field) for field in broken.__struct_fields__}).encode())

        await rig.matches.store.writing("", spoil)
        assert (await rig.get("/healthz")).status == 200, "kept for a moment"
        rig.matches.health.at -= 60
        ill = await rig.get("/healthz")
        assert (ill.status, ill.data["error"]) == (503, "ill")

    run(file, test)


def test_what_libraries_log_becomes_json_and_does_not_flood(tmp_path):
    import io
    import logging

    out = io.StringIO()
    logger = logging.getLogger("pionek-test")
    logger.propagate = False
    logger.addHandler(JournalHandler(Journal(out)))
    for _ in range(5000):
        logger.warning("socket.send() raised exception.")
    try:
        raise OSError(24, "Too many open files")
    except OSError:
        logger.exception("socket.accept() out of system resource\nsecond line")
    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [line["event"] for line in lines] == ["library", "library"]
    assert "Too many open files" in lines[1]["reason"]


def test_few_file_handles_do_not_fill_the_log(tmp_path):
    """More connections than handles: each is refused, and the server answers again afterwards."""
    import socket

    log = tmp_path / "log"
    server = Process(str(tmp_path / "pionek.db"), log, PIONEK_SERVER_PROXIES="none", PIONEK_SERVER_SOCKETS_EACH="4", PIONEK_SERVER_QUIET="true")
    try:
        host, port = server.url.removeprefix("http://").split(":")
        clients = [socket.create_connection((host, int(port)), timeout=10) for _ in range(60)]
        for client in clients[40:]:
            assert client.recv(10) == b"", "too many from one address"
        for client in clients:
            client.close()
        assert Path(log).stat().st_size < 20_000
    finally:
        assert server.stop() == 0
