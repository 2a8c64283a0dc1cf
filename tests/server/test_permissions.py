"""Who may do what: every route and every message, for everybody who could ask. A new one without a row fails."""

from __future__ import annotations

from typing import Any

import pytest

from pionek.core import registry
from pionek.server.app import SOCKET
from pionek.server.http.api import ROUTES
from pionek.server.socket.protocol import CLIENT_MESSAGES, VERSION
from tests.server.rig import Rig, run, shelved

pytestmark = pytest.mark.skipif("connectfour" not in registry.names(), reason="these tests play connect four")

WHO = ("own", "other", "spectator", "former", "stranger", "expired", "elsewhere")
"""One's own seat, the other seat, a spectator, who had the seat before, a made-up token, one that has ended, and one of
another match. In a match that allows no spectators, the spectator is nobody.
"""
ALL = "ok ok ok ok ok ok ok"
SEATED = "ok ok no-token wrong-token wrong-token wrong-token wrong-token"
LOOKING = "ok ok ok wrong-token wrong-token wrong-token wrong-token"
HIDDEN = "still-played still-played still-played wrong-token wrong-token wrong-token wrong-token"
KEPT = "still-played still-played no-token wrong-token wrong-token wrong-token wrong-token"
GUESTS = "no-person no-person ok no-person no-person no-person no-person"
"""A token given where a person's is wanted must be one; without any, one is a guest."""

ROWS: dict[str, tuple[str, Any]] = {
    "GET /healthz": (ALL, None),
    "GET /api/games": (ALL, None),
    "GET /api/games/{game}/look": (ALL, None),
    "GET /api/games/{game}/rules": (ALL, None),
    "GET /api/games/{game}/play": (ALL, None),
    "GET /api/games/{game}/lessons": (ALL, None),
    "GET /api/docs": (ALL, None),
    "GET /api/docs/{page}": (ALL, None),
    "GET /api/puzzles": (ALL.replace("ok", "wrong-value"), None),  # whoever asks must say which day it is
    "GET /api/games/{game}/packs": (ALL, None),
    "GET /api/games/{game}": (ALL, None),
    "POST /api/games/{game}/setup": (ALL, {}),
    "GET /api/games/{game}/begin": (ALL, None),
    "GET /api/packs": (ALL, None),
    "GET /api/packs/{digest}": (ALL, None),
    "GET /api/packs/{digest}/file": (ALL, None),
    "GET /api/packs/{digest}/files": (ALL, None),
    "POST /api/packs": (ALL.replace("ok", "no-uploads"), b"PK"),  # unless the server's owner allows it: then see test_packs.py
    "POST /api/packs/check": (ALL.replace("ok", "no-uploads"), {"files": {}}),
    "POST /api/packs/files": (ALL.replace("ok", "no-uploads"), {"files": {}}),
    "GET /api/examples": (ALL, None),
    "POST /api/examples/{example}": (ALL.replace("ok", "no-pack"), {}),
    "POST /api/balance": (ALL.replace("ok", "no-uploads"), {"game": "connectfour", "packs": [""]}),
    "GET /api/balance/{run}": (ALL.replace("ok", "no-run"), None),  # whoever has begun a run knows its id, and nobody else
    "POST /api/balance/{run}/stop": (ALL.replace("ok", "no-run"), {}),
    "POST /api/balance/{run}/on": (ALL.replace("ok", "no-run"), {}),
    "POST /api/matches": (ALL, {"game": "connectfour"}),
    "GET /api/matches": (ALL, None),
    "POST /api/join": (GUESTS.replace("ok", "wrong-code"), {"code": "guessed"}),
    "POST /api/matches/{id}/join": (GUESTS.replace("ok", "wrong-code"), {"code": "guessed"}),
    "GET /api/matches/{id}": (LOOKING, None),
    "POST /api/matches/{id}/seats": (GUESTS.replace("ok", "taken"), {}),
    "POST /api/matches/{id}/answers": (
        "ok not-offered no-token wrong-token wrong-token wrong-token wrong-token", {"id": "a", "key": "drop:1", "at": 0}),
    "GET /api/matches/{id}/log": (LOOKING, None),
    "GET /api/matches/{id}/replay": (LOOKING, None),
    "GET /api/matches/{id}/file": (HIDDEN, None),
    "POST /api/matches/{id}/branch": (KEPT, {"at": 0}),
    "POST /api/matches/{id}/coach": (SEATED.replace("ok ", "not-over "), {}),
    "POST /api/matches/{id}/invite": (SEATED, {}),
    "GET /api/matches/{id}/campaign": (SEATED.replace("ok ", "no-campaign "), None),
    "POST /api/matches/{id}/campaign": (SEATED.replace("ok ", "not-over "), {}),
    "POST /api/matches/{id}/mine": (ALL.replace("ok", "no-person"), {}),
    "POST /api/matches/{id}/next": (SEATED.replace("ok ", "no-offer "), {}),
    "POST /api/people": (ALL, {"name": "somebody", "passphrase": "long enough"}),
    "POST /api/people/token": (ALL.replace("ok", "wrong-passphrase"), {"name": "nobody", "passphrase": "long enough"}),
    "POST /api/people/passphrase": (
        ALL.replace("ok", "wrong-passphrase"), {"name": "nobody", "passphrase": "long enough", "new": "longer still"}),
    "POST /api/people/end": (ALL.replace("ok", "no-person"), {}),
    "POST /api/people/delete": (ALL.replace("ok", "wrong-passphrase"), {"name": "nobody", "passphrase": "long enough"}),
    "GET /api/people/me": (ALL.replace("ok", "no-person"), None),
    "POST /api/people/me": (ALL.replace("ok", "no-person"), {"shown": True}),
    "POST /api/people/learned": (ALL.replace("ok", "no-person"), {"lessons": {}, "puzzles": {}}),
    "POST /api/people/mail": (ALL.replace("ok", "no-person"), {"address": "ola@example.com"}),
    "GET /api/people/called/{name}": (ALL.replace("ok", "no-page"), None),
    "POST /api/mail/confirm": (ALL.replace("ok", "old-link"), {"code": "guessed"}),
    "POST /api/mail/stop": (ALL.replace("ok", "old-link"), {"code": "guessed"}),
    "GET /openapi.json": (ALL, None),
    "GET /metrics": (ALL.replace("ok", "not-found"), None),  # for operators only, by their address
    "GET /": (ALL, None),
    "GET /assets/{name}": (ALL.replace("ok", "404"), None),
    "GET /art/{game}/{path:path}": (ALL.replace("ok", "404"), None),
}  # fmt: skip

CLOSED = " wrong-token wrong-token wrong-token wrong-token"
PLAYERS = "ok ok not-yours" + CLOSED
SPOKEN: dict[str, tuple[str, dict[str, Any]]] = {
    "hello": ("malformed malformed malformed" + CLOSED, {"protocol": VERSION}),
    "answer": ("ok not-offered not-yours" + CLOSED, {"key": "drop:1", "seq": 1}),
    "resign": (PLAYERS, {}),
    "undo": ("nothing-to-undo nothing-to-undo not-yours" + CLOSED, {}),
    "propose": (PLAYERS, {"kind": "draw"}),
    "reply": ("no-offer no-offer not-yours" + CLOSED, {"kind": "draw", "yes": True}),
    "leave": (PLAYERS, {}),
    "back": (PLAYERS, {}),
    "replace": ("still-here not-offered not-yours" + CLOSED, {"seat": 1}),
    "hint": ("ok not-offered not-yours" + CLOSED, {}),
    "why": ("no-reason no-reason not-yours" + CLOSED, {}),
    "say": (PLAYERS, {"phrase": "hello"}),
    "point": (PLAYERS, {"thing": "board"}),
    "speak": ("ok ok ok" + CLOSED, {"lang": "pl"}),
    "wish": (PLAYERS, {"kind": "all", "wish": "never"}),
    "ping": ("ok ok ok" + CLOSED, {}),
}


def test_every_route_and_every_message_has_a_row(tmp_path):
    async def test(rig: Rig) -> None:
        served = {route.path for route in rig.server.app.routes} - {SOCKET, f"{SOCKET}/{{match}}"}
        assert {row.split(" ")[1] for row in ROWS} == served

    run(str(tmp_path / "pionek.db"), test)
    assert {f"{route.method} {route.path}" for route in ROUTES} <= set(ROWS)
    assert set(SPOKEN) == {message.__struct_config__.tag for message in CLIENT_MESSAGES}


async def tokens_of(rig: Rig) -> tuple[str, dict[str, str]]:
    """A match in which the first seat is asked, and the token of everybody who might ask."""
    over, gone = await rig.match("connectfour", "human", "human")
    await rig.matches.store.end_tokens(over, rig.time.ms + 1)
    rig.time.ms += 1
    _other, elsewhere = await rig.match("connectfour", "human", "human")
    id, tokens = await rig.match("connectfour", "human", "human", options={"first": "1"})
    code = (await rig.post(f"/api/matches/{id}/invite", token=tokens[0])).data["code"]
    own = (await rig.post("/api/join", {"code": code})).data["token"]
    return id, {
        "own": own, "other": tokens[1], "spectator": "", "former": tokens[0], "stranger": "x" * 32,
        "expired": gone[0], "elsewhere": elsewhere[0],
    }  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_a_route_answers_only_those_who_may_ask(tmp_path, row):
    method, path = row.split(" ")
    wanted, body = ROWS[row]

    async def test(rig: Rig) -> None:
        found = []
        digest = shelved(rig.matches.shelf, registry.get("connectfour")) if "{digest}" in path else ""
        for who in WHO:
            id, tokens = await tokens_of(rig)
            asked = path.replace("{id}", id).replace("{game}", "connectfour").replace("{digest}", digest).replace("{page}", "rules-in-force")
            if isinstance(body, dict) and "name" in body:
                body["name"] = f"{body['name'][:8]} {who}"
            given = await rig.http(method, asked, body, token=tokens[who], raw=body if isinstance(body, bytes) else None)
            told = given.data["error"] if isinstance(given.data, dict) and given.status >= 400 else str(given.status)
            found.append("ok" if given.status < 400 else told)
            assert given.status < 500
        assert found == wanted.split()

    run(str(tmp_path / "pionek.db"), test)


@pytest.mark.parametrize("tag", SPOKEN)
def test_a_message_is_heeded_only_from_those_who_may_send_it(tmp_path, tag):
    wanted, fields = SPOKEN[tag]

    async def test(rig: Rig) -> None:
        found = []
        for who in WHO:
            id, tokens = await tokens_of(rig)
            if who == "elsewhere":  # a token of another match opens that match and nothing of this one
                client = await rig.sit(tokens[who], watch=id)
                assert client.view["match"]["id"] != id
                found.append("wrong-token")
                continue
            client = rig.connect()
            client.send(is_="hello", protocol=VERSION, token=tokens[who], watch=id)
            first = await client.next()
            if first["is"] == "refused":
                found.append(first["code"])
                assert (await client.next())["is"] == "closed"
                continue
            told = await client.ask(is_=tag, **fields)
            found.append("ok" if told["is"] == "ack" else told["code"])
        assert found == wanted.split()

    run(str(tmp_path / "pionek.db"), test)


def test_a_match_without_spectators_shows_nothing_to_anybody_else(tmp_path):
    async def test(rig: Rig) -> None:
        id, tokens = await rig.match("connectfour", "human", "human", spectators=False)
        for part in ("", "/log", "/replay", "/file"):
            assert (await rig.get(f"/api/matches/{id}{part}")).data["error"] == "no-spectators"
        client = rig.connect()
        client.send(is_="hello", protocol=VERSION, watch=id)
        assert (await client.next())["code"] == "no-spectators"
        assert (await rig.get(f"/api/matches/{id}", token=tokens[0])).status == 200

    run(str(tmp_path / "pionek.db"), test)


def test_only_pages_of_this_server_open_a_websocket(tmp_path):
    async def test(rig: Rig) -> None:
        for origin, allowed in (("http://table", True), ("https://friend.example", True), ("http://evil.example", False)):
            client = rig.connect({"origin": origin})
            client.send(is_="hello", protocol=VERSION, watch="x")
            message = await client.next()
            assert message["is"] == ("refused" if allowed else "closed")

    run(str(tmp_path / "pionek.db"), test, origins=["https://friend.example"])
