"""Every route and every message, asked in two servers that differ in nothing but what is hidden from the one who asks.

The two have the same clock and the same tokens, so that any byte that differs, of a head or of a body, is a leak. The
match is not over: what opens at its end is refused in both alike.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import shutil
from pathlib import Path
from typing import Any

import pytest

from pionek.bots.search import Budget
from pionek.bots.thoughts import Thoughts
from pionek.core import registry
from pionek.core.match.match import Match
from pionek.server import errors
from pionek.server.http import api
from pionek.server.http.api import ROUTES
from pionek.server.matches import commands, creating
from pionek.server.matches.live_match import LiveMatch
from pionek.server.packs.measuring import RUNS, Measuring
from pionek.server.packs.shelf import Shelf
from pionek.server.packs.uploading import Checks
from pionek.server.socket import connection
from pionek.server.socket.protocol import CLIENT_MESSAGES, VERSION
from pionek.server.store.rows import Clock
from pionek.server.thinking.bot_workers import MoveRequest, ReviewRequest, WorkerPool, choose_move, review_match
from pionek.testing.leaks import alike, first_difference, shape, went_apart
from tests.free.games import SOAK, every_game, some
from tests.free.made_up.ducats import GAME as DUCATS
from tests.server.rig import Rig, add_games, serving, shelved

LANGS = ("en", "pl")
SPECTATOR, PUBLIC = -1, 61
"""Who looks on, and the bit of a mask that says that everybody knows a card."""
POSITIONS = 20 if SOAK else 2

ASKED: dict[str, list[tuple[str, Any]]] = {
    "GET /healthz": [("", None)],
    "GET /api/games": [("", None)],
    "GET /api/games/{game}/look": [("", None)],
    "GET /api/games/{game}/rules": [("", None), ("?words=card", None)],
    "GET /api/games/{game}/play": [("", None)],
    "GET /api/games/{game}/lessons": [("", None)],
    "GET /api/docs": [("", None)],
    "GET /api/docs/{page}": [("", None)],
    "GET /api/puzzles": [("", None), ("?date=2026-11-18", None), ("?date=never", None)],
    "GET /api/games/{game}/packs": [("", None), ("?match={id}", None), ("?packs={digest}&match={id}", None)],
    "GET /api/games/{game}": [("", None), ("?packs={digest}", None)],
    "POST /api/games/{game}/setup": [("", {}), ("", {"packs": ["{digest}"], "change": {"name": "seats", "value": 2}})],
    "GET /api/games/{game}/begin": [("", None)],
    "GET /api/packs": [("", None), ("?game={game}", None)],
    "GET /api/packs/{digest}": [("", None)],
    "GET /api/packs/{digest}/file": [("", None)],
    "GET /api/packs/{digest}/files": [("", None)],
    "POST /api/packs": [("", b"PK")],
    "POST /api/packs/check": [("", {"files": {}}), ("", {"files": {"pack.yaml": "game: {game}"}})],
    "POST /api/packs/files": [("", {"files": {"pack.yaml": "game: {game}"}})],
    "GET /api/examples": [("", None)],
    "POST /api/examples/{example}": [("", {})],
    "POST /api/balance": [("", {"game": "{game}", "packs": ["{digest}"], "games": 1})],
    "GET /api/balance/{run}": [("", None)],
    "POST /api/balance/{run}/stop": [("", {})],
    "POST /api/balance/{run}/on": [("", {})],
    "POST /api/matches": [("", {"game": "nothing"})],
    "GET /api/matches": [("", None), ("?status=running", None), ("?status=finished", None)],
    "POST /api/join": [("", {"code": "guessed"})],
    "POST /api/matches/{id}/join": [("", {"code": "guessed"})],
    "GET /api/matches/{id}": [("", None)],
    "POST /api/matches/{id}/seats": [("", {})],
    "POST /api/matches/{id}/answers": [("", {"id": "a", "key": "nothing:9", "at": 1}), ("", {"id": "", "key": "x", "at": 0})],
    "GET /api/matches/{id}/log": [("", None), ("?since=3", None)],
    "GET /api/matches/{id}/replay": [("", None), ("?at=0", None), ("?at=99999", None)],
    "GET /api/matches/{id}/file": [("", None)],
    "POST /api/matches/{id}/branch": [("", {"at": 0}), ("", {"at": 99999})],
    "POST /api/matches/{id}/coach": [("", {})],
    "POST /api/matches/{id}/invite": [("", {})],
    "GET /api/matches/{id}/campaign": [("", None)],
    "POST /api/matches/{id}/campaign": [("", {})],
    "POST /api/matches/{id}/mine": [("", {})],
    "POST /api/matches/{id}/next": [("", {})],
    "POST /api/people": [("", {"name": "x", "passphrase": "short"})],
    "POST /api/people/token": [("", {"name": "x", "passphrase": "a guess of it"})],
    "POST /api/people/passphrase": [("", {"name": "x", "passphrase": "a guess of it", "new": "another one"})],
    "POST /api/people/end": [("", {})],
    "POST /api/people/delete": [("", {"name": "x", "passphrase": "a guess of it"})],
    "GET /api/people/me": [("", None)],
    "POST /api/people/me": [("", {"shown": True})],
    "POST /api/people/learned": [("", {"lessons": {}, "puzzles": {}})],
    "POST /api/people/mail": [("", {"address": "ola@example.com"})],
    "GET /api/people/called/{name}": [("", None)],
    "POST /api/mail/confirm": [("", {"code": "guessed"})],
    "POST /api/mail/stop": [("", {"code": "guessed"})],
}
"""Each route with the requests that are made of it; `digest` is a pack that this server offers."""

SAID: dict[str, list[dict[str, Any]]] = {
    "hello": [{"protocol": VERSION}],
    "ping": [{}],
    "speak": [{"lang": "pl"}, {"lang": "en"}],
    "point": [{"thing": "deck"}, {"thing": "card:nothing"}],
    "say": [{"phrase": "hello"}, {"phrase": "nonsense"}],
    "reply": [{"kind": "draw", "yes": True}, {"kind": "undo", "yes": False}],
    "undo": [{}],
    "propose": [{"kind": "rematch"}, {"kind": "draw"}],
    "answer": [{"key": "nothing:9", "seq": 1}, {"key": "x", "seq": 99}],
    "hint": [{}],
    "why": [{}],
    "wish": [{"kind": "nothing", "wish": "never"}, {"kind": "all", "wish": "always"}, {"kind": "all", "wish": "useful"}],
    "leave": [{}],
    "back": [{}],
    "replace": [{"seat": 1}],
    "resign": [],  # it ends the match, and then everything is open
}
"""Each message with what is said in it; a real answer of the seat comes besides, if it is asked."""


TAKEN_HOME = "/api/matches/{id}/file"
"""The file of a match that nobody else plays holds everything, for it is one's own."""


def test_every_route_and_every_message_is_asked():
    assert set(ASKED) == {f"{route.method} {route.path}" for route in ROUTES}
    assert set(SAID) == {message.__struct_config__.tag for message in CLIENT_MESSAGES}


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> None:
    """The made-up game is one of the games; nothing is drawn that could differ.

    Bots think in this process, and shortly. Whatever pack is brought is found to be in order and to be on the shelf already.
    """
    add_games(monkeypatch, DUCATS)

    async def ask(_self: WorkerPool, request: MoveRequest | ReviewRequest, _progress: Any = None, owner: str = "") -> str:
        return choose_move(request) if isinstance(request, MoveRequest) else review_match(request)

    async def check(self: Checks, _arguments: list[str], _data: bytes) -> dict[str, Any]:
        return {"problems": [], "entries": 0, "pack": {"digest": self.matches.shelf.offered[0]}}

    monkeypatch.setattr(WorkerPool, "ask", ask)
    monkeypatch.setattr(Checks, "run", check)
    monkeypatch.setattr(Measuring, "work", lambda _self: asyncio.sleep(0))  # no games between bots beside these
    monkeypatch.setattr(connection, "STRIKES", 99)  # who looks on may say nothing, and says everything here
    monkeypatch.setattr(commands, "patience", lambda _match, _most: Budget(8))


def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    luck = random.Random(1)
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: luck.randbytes(size).hex()[: size + size // 3])
    monkeypatch.setattr(secrets, "token_hex", lambda size: luck.randbytes(size).hex())
    monkeypatch.setattr(secrets, "randbits", luck.getrandbits)


async def everything(match: Match, seat: int, key: str, file: Path, shelf: Shelf) -> dict[str, bytes]:
    """All that a seat (or, at -1, a spectator) is sent, by what was asked; `key` is what it answers at last, if it may."""
    begun = Match(match.game, match.content, match.settings, 0, match.table)
    begun.base = match.table.clone()
    (digest,) = shelf.offered
    shutil.rmtree(shelf.folder / RUNS, ignore_errors=True)
    async with serving(str(file), uploads=True, packs=[digest], packs_folder=str(shelf.folder)) as rig:
        seats = ["human"] * match.table.seats
        row, codes = await creating.create_from(rig.matches, begun, seats, Clock("bank", 60), True, True, given_seed=False)
        tokens = [(await rig.post("/api/join", {"code": codes[at]})).data["token"] for at in range(len(seats))]
        token = tokens[seat] if seat >= 0 else ""
        found = await heard(rig, row.id, token, key)

        def filled(text: str) -> str:
            return text.replace("{id}", row.id).replace("{game}", match.game.id).replace("{digest}", digest).replace("{page}", "rules-in-force")

        for route in ROUTES:
            if match.table.seats == 1 and route.path == TAKEN_HOME:
                continue
            for at, (query, body) in enumerate(ASKED[f"{route.method} {route.path}"]):
                for lang in LANGS:
                    raw = body if isinstance(body, bytes) else filled(json.dumps(body)).encode() if body is not None else None
                    given = await rig.http(route.method, filled(route.path + query), token=token, lang=lang, raw=raw)
                    assert given.status < 500, given
                    assert given.status < 300 or "/api/packs" not in route.path, given
                    found[f"{route.method} {route.path} {at} {lang}"] = f"{given.status} {sorted(given.headers.items())}\n".encode() + given.raw
        for path in ("/openapi.json", "/"):
            found[path] = (await rig.get(path, token=token)).raw
        return found


async def heard(rig: Rig, id: str, token: str, key: str) -> dict[str, bytes]:
    """Everything a connection hears: the welcome, what is said to each of its messages, and what happens then."""
    client = await rig.sit(token, **({} if token else {"watch": id}))
    await client.ask(is_="ping", id="first")
    said = [(tag, fields) for tag, each in SAID.items() for fields in each]
    said += [("answer", {"key": key, "seq": 1})] if key else []
    for number, (tag, fields) in enumerate(said):
        client.send(is_=tag, **fields, **({} if tag == "hello" else {"id": f"m{number}"}))
        await asyncio.sleep(0)
    client.send(is_="ping", id="last")
    while (await client.next()).get("id") != "last":
        pass
    return {f"message {at}": data for at, data in enumerate(client.heard)}


def dealt_anew(match: Match, seat: int, seed: int) -> Match | None:
    """A match that must look alike; for who looks on, everything is dealt anew that is not public."""
    assert match.decision is not None
    if seat != SPECTATOR:
        return alike(match, seat, seed)
    if match.decision.partial:
        return None  # the first link of a chain may have named a card that nobody has seen yet
    other = Match(match.game, match.content, match.settings, 0, match.table.redealt(PUBLIC, seed))
    other.table.ask_again()
    return other if shape(other.table) == shape(match.table) else None  # with other cards it may go on elsewhere


def same_way(one: Match, other: Match, seat: int) -> str:
    """An answer of the seat after which both go on alike: elsewhere another seat may be asked, for it has other cards.

    None that ends the match: then everything is open.
    """
    other.table.rng = one.table.rng.clone()
    for key in one.keys(seat) if seat >= 0 else []:
        after = [each.clone() for each in (one, other)]
        for each in after:
            each.play(key, seat)
        tables = [each.table for each in after]
        if tables[0].result is None and not went_apart(tables[0], tables[1], seat):
            return key
    return ""


def leaks(match: Match, seat: int, seed: int, folder: Path, shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    folder.mkdir()
    other = dealt_anew(match, seat, seed)
    if other is None:
        return []
    key = same_way(match, other, seat)
    sent = []
    for name, each in (("real", match), ("dealt anew", other)):
        with monkeypatch.context() as patch:
            same_luck(patch)
            sent.append(asyncio.run(everything(each, seat, key, folder / f"{name}.db", shelf)))
    one, two = sent
    found = [] if one.keys() == two.keys() else [f"seat {seat} is sent {len(one)} and {len(two)} things"]
    return found + [f"seat {seat}, {what}: {first_difference(one[what], two[what])}" for what in one.keys() & two.keys() if one[what] != two[what]]


def searched(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch, positions: int = POSITIONS) -> list[str]:
    found: list[str] = []
    shelf = Shelf(folder / "shelf")
    shelf.offered = [shelved(shelf, registry.get(name))]
    for at, match in enumerate(some(name, 1, positions)):
        for seat in range(SPECTATOR, min(2, match.table.seats)):
            found += leaks(match.clone(), seat, at + 7, folder / f"{at} {seat}", shelf, monkeypatch)
    return found


@every_game
def test_no_route_and_no_message_says_what_is_hidden(house, tmp_path, monkeypatch, name):
    assert searched(name, tmp_path, monkeypatch)[:5] == []


# A test of the test: leaks planted in a refusal, in the lobby, in a message and in what nobody thinks of.


def rich(live: LiveMatch) -> int:
    """Something hidden: what lies in all hands and decks, in its order."""
    return sum(at * card for zone in live.match.table.zones() for at, card in enumerate(zone.cards)) % 97


def plant_in_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    check = LiveMatch.check_late

    def checked(live: LiveMatch, seat: int, seen: int) -> None:
        check(live, seat, seen)
        raise errors.ApiError("wrong-value", f"not now {rich(live)}")

    monkeypatch.setattr(LiveMatch, "check_late", checked)


def plant_in_the_lobby(monkeypatch: pytest.MonkeyPatch) -> None:
    told = api.row_info
    monkeypatch.setattr(api, "row_info", lambda row: told(row) | {"base": row.header.base})


def plant_in_the_numbering(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = LiveMatch.stream

    def counted(live: LiveMatch, seat: int, lang: str) -> Any:
        found = stream(live, seat, lang)
        found.seq += rich(live)
        return found

    monkeypatch.setattr(LiveMatch, "stream", counted)


def plant_in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = LiveMatch.log_lines
    monkeypatch.setattr(LiveMatch, "log_lines", lambda live, seat, lang, since: lines(live, seat, lang, since) * (1 + rich(live) % 2) + [rich(live)])


def plant_in_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    hint = commands.hint

    async def cheated(matches: Any, handle: Any, lang: str) -> Thoughts:
        found = await hint(matches, handle, lang)
        return Thoughts(found.how, found.best, found.options, rich(handle.live))

    monkeypatch.setattr(commands, "hint", cheated)


PLANTS = [plant_in_an_error, plant_in_the_lobby, plant_in_the_numbering, plant_in_the_log, plant_in_a_hint]


@pytest.mark.parametrize("plant", PLANTS)
def test_a_planted_leak_is_found(house, tmp_path, monkeypatch, plant):
    plant(monkeypatch)
    assert searched(DUCATS.id, tmp_path, monkeypatch, 1)
