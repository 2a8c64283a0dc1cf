"""Hostile input: one clear refusal each, nobody else disturbed, memory bounded. And what schemathesis can think of."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from pionek.core import registry
from pionek.server.config import Config, ConfigError, read_config
from pionek.server.errors import ERRORS, ApiError
from pionek.server.limits import MOST_KNOWN, Gate
from pionek.server.matches.registry import Matches
from pionek.server.socket import protocol
from pionek.server.telemetry import Metrics
from tests.server.rig import Client, Rig, run

pytestmark = pytest.mark.skipif("connectfour" not in registry.names(), reason="these tests play connect four")


HELLOS = {
    "not json": ("{", "malformed"),
    "nothing": ("", "malformed"),
    "a number": ("7", "malformed"),
    "deep": ("[" * 5000, "malformed"),
    "another tag": ('{"is":"dance"}', "malformed"),
    "not hello": ('{"is":"ping","id":"a"}', "malformed"),
    "wrong types": ('{"is":"hello","protocol":"one"}', "malformed"),
    "unknown field": ('{"is":"hello","protocol":1,"seat":0}', "malformed"),
    "wrong version": ('{"is":"hello","protocol":99}', "wrong-version"),
    "no token": ('{"is":"hello","protocol":1,"token":"guessed"}', "wrong-token"),
    "a long token": ('{"is":"hello","protocol":1,"token":"' + "x" * 65 + '"}', "malformed"),
    "no match": ('{"is":"hello","protocol":1,"watch":"nothing"}', "no-match"),
    "another language": ('{"is":"hello","protocol":1,"lang":"de"}', "malformed"),
    "too big": ('{"is":"hello","protocol":1,"token":"' + "x" * 20000 + '"}', "too-big"),
    "bytes": (b"\xff\xfe\x00", "malformed"),
}


@pytest.mark.parametrize("name", HELLOS)
def test_a_wrong_beginning_is_refused_and_closed(file, name):
    data, code = HELLOS[name]

    async def test(rig: Rig) -> None:
        client = rig.connect()
        client.raw(data)
        message = await client.next()
        assert (message["is"], message["code"]) == ("refused", code)
        assert message["text"]
        assert (await client.next()) == {"is": "closed", "code": 1008}

    run(file, test)


MESSAGES = {
    "a key too long": ({"is": "answer", "id": "a", "key": "x" * 201, "seq": 1}, "malformed"),
    "an id of spaces": ({"is": "answer", "id": "a b", "key": "drop:1", "seq": 1}, "malformed"),
    "no seq": ({"is": "answer", "id": "a", "key": "drop:1"}, "malformed"),
    "seq below zero": ({"is": "answer", "id": "a", "key": "drop:1", "seq": -1}, "malformed"),
    "seq is huge": ({"is": "answer", "id": "a", "key": "drop:1", "seq": 2**60}, "malformed"),
    "another's seat": ({"is": "answer", "id": "a", "key": "drop:1", "seq": 1, "seat": 1}, "malformed"),
    "not an option": ({"is": "answer", "id": "a", "key": "castle", "seq": 1}, "not-offered"),
    "an entry of the log": ({"is": "answer", "id": "a", "key": "undo:0", "seq": 1}, "not-offered"),
    "resign by key": ({"is": "answer", "id": "a", "key": "resign", "seq": 1}, "not-offered"),
    "an offer that is none": ({"is": "propose", "id": "a", "kind": "undo"}, "malformed"),
    "hello again": ({"is": "hello", "protocol": 1}, "malformed"),
}


@pytest.mark.parametrize("name", MESSAGES)
def test_a_wrong_message_is_refused_and_the_game_goes_on(file, name):
    message, code = MESSAGES[name]

    async def test(rig: Rig) -> None:
        _id, tokens = await rig.match(options={"first": "1"})
        client = await rig.sit(tokens[0])
        client.raw(json.dumps(message))
        assert (await client.until("refused"))["code"] == code
        assert (await client.answer("drop:1"))["is"] == "ack"

    run(file, test)


def test_whoever_goes_on_sending_nonsense_is_sent_away(file):
    async def test(rig: Rig) -> None:
        _id, tokens = await rig.match(options={"first": "1"})
        client, other = await rig.sit(tokens[1]), await rig.sit(tokens[0])
        for _ in range(50):
            client.raw("nonsense")
        while (message := await client.next())["is"] != "closed":
            assert message["is"] in ("refused", "notice")
        assert (await other.answer("drop:1"))["is"] == "ack"

    run(file, test)


def test_too_fast_is_refused(file):
    async def test(rig: Rig) -> None:
        _id, tokens = await rig.match()
        client = await rig.sit(tokens[0])
        told = [await client.ask(is_="ping") for _ in range(10)]
        assert [each["is"] for each in told].count("refused") >= 5
        assert {each.get("code") for each in told} == {None, "too-fast"}

    run(file, test, messages_per_second=1)


def test_too_many_requests_of_one_address_do_not_disturb_another(file):
    async def test(rig: Rig) -> None:
        found = [await rig.get("/healthz", address="hostile") for _ in range(10)]
        assert found[-1].data["error"] == "too-fast"
        assert found[-1].headers["retry-after"]
        assert (await rig.get("/healthz", address="friend")).status == 200

    run(file, test, requests_per_second=1)


def test_too_many_sockets_of_one_address(file):
    async def test(rig: Rig) -> None:
        _id, tokens = await rig.match()
        clients = [await rig.sit(tokens[0]) for _ in range(3)]
        more = rig.connect()
        assert (await more.next())["is"] == "closed"
        friend = rig.connect(address="friend")
        friend.send(is_="hello", protocol=1, token=tokens[1])
        assert (await friend.next())["is"] == "welcome"
        await clients[0].leave()
        assert (await rig.sit(tokens[0])).seat == 0

    run(file, test, sockets_each=3)


def test_a_client_that_says_nothing_is_sent_away(file):
    async def test(rig: Rig) -> None:
        client = rig.connect()
        assert (await client.next())["is"] == "closed"

    run(file, test, hello_seconds=0.05)


class Stuck(Client):
    """A client whose connection takes nothing after the first message."""

    def __init__(self, rig: Rig, headers: dict[str, str], address: str) -> None:
        self.taken = 0
        super().__init__(rig, headers, address)

    async def take(self, event: dict[str, Any]) -> None:
        self.taken += 1
        if self.taken > 2:
            await asyncio.Event().wait()
        await super().take(event)


def test_a_client_that_does_not_read_is_sent_away_and_the_others_go_on(file):
    async def test(rig: Rig) -> None:
        _id, tokens = await rig.match(options={"first": "1"})
        other = await rig.sit(tokens[0])
        slow = Stuck(rig, {}, "slow")
        rig.clients.append(slow)
        slow.send(is_="hello", protocol=1, token=tokens[1])
        assert (await slow.next())["is"] == "welcome"
        for _ in range(40):
            assert (await other.ask(is_="say", phrase="hello"))["is"] == "ack"
            await asyncio.sleep(0)
        assert rig.matches.metrics.counts["slow_clients", ""] >= 1
        assert (await other.answer("drop:1"))["is"] == "ack"

    run(file, test, queue=5)


def test_the_memory_of_addresses_is_bounded():
    gate = Gate(Config(), Metrics().count)
    first = gate.address("first")
    assert gate.enter(first)
    for n in range(MOST_KNOWN + 100):
        gate.address(str(n))
    assert len(gate.addresses) <= MOST_KNOWN + 1
    assert gate.address("first") is first, "an address with something open is not forgotten"


BODIES = {
    "not json": (b"{", 400),
    "a list": (b"[]", 400),
    "deep": (b"[" * 50_000, 400),
    "too big": (b" " * 70_000, 413),
    "no game": (b"{}", 400),
    "another game": (b'{"game":"chess"}', 404),
    "three seats": (b'{"game":"connectfour","seats":["human","human","human"]}', 422),
    "a seat for nobody": (b'{"game":"connectfour","seats":["human","king"]}', 422),
    "an option too many": (b'{"game":"connectfour","options":{"colour":"red"}}', 422),
    "a wrong option": (b'{"game":"connectfour","options":{"first":"9"}}', 422),
    "a wrong seed": (b'{"game":"connectfour","seed":-1}', 400),
    "a clock without time": (b'{"game":"connectfour","clock":"move"}', 422),
    "an unknown field": (b'{"game":"connectfour","admin":true}', 400),
    "a path": (b'{"game":"../../secret"}', 404),
}


@pytest.mark.parametrize("name", BODIES)
def test_a_wrong_body_is_refused_in_one_sentence_of_each_language(file, name):
    data, status = BODIES[name]

    async def test(rig: Rig) -> None:
        english, polish = [await rig.http("POST", "/api/matches", raw=data, lang=lang) for lang in ("en", "pl-PL,en;q=0.5")]
        assert (english.status, polish.status) == (status, status)
        assert english.data["error"] in ERRORS
        assert english.data["text"] != polish.data["text"]
        assert "\n" not in english.data["text"]

    run(file, test)


def test_addresses_that_are_not_there(file):
    async def test(rig: Rig) -> None:
        assert (await rig.get("/nothing")).data["error"] == "not-found"
        assert (await rig.http("DELETE", "/api/matches")).data["error"] == "wrong-method"
        assert (await rig.get("/api/games/chess/rules")).data["error"] == "no-game"
        assert (await rig.get("/api/matches/" + "x" * 500)).data["error"] == "no-match"
        assert (await rig.get("/api/matches?status=all")).data["error"] == "wrong-value"

    run(file, test)


def test_what_breaks_inside_is_told_in_one_sentence_and_noted(file, monkeypatch):
    async def broken(self, id):
        raise ZeroDivisionError("the secret card is 7")

    async def test(rig: Rig) -> None:
        monkeypatch.setattr(Matches, "find", broken)
        given = await rig.get("/api/matches/x")
        assert (given.status, given.data["error"]) == (500, "broken")
        assert "secret" not in given.raw.decode()
        assert "ZeroDivisionError" in rig.journal.getvalue()

    run(file, test)


def test_every_refusal_has_its_sentence_in_both_languages():
    for code in ERRORS:
        error = ApiError(code, "what", "co", 7)
        assert error.text("en") != error.text("pl")
        assert "{" not in error.text("en") + error.text("pl")


def test_metrics_and_the_journal_hold_no_token(file):
    async def test(rig: Rig) -> None:
        _id, tokens = await rig.match(options={"first": "1"})
        client = await rig.sit(tokens[0])
        await client.answer("drop:3")
        text = (await rig.get("/metrics", address="127.0.0.1")).data
        assert "pionek_answers_total 1" in text
        assert 'pionek_answer_seconds_bucket{le="+Inf"} 1' in text
        everything = text + rig.journal.getvalue()
        assert not any(token in everything for token in tokens)
        assert "drop" not in everything
        for line in rig.journal.getvalue().splitlines():
            assert {"at", "level", "event"} <= json.loads(line).keys()
        with pytest.raises(AssertionError, match="no field token"):
            rig.matches.journal.note("oops", token="x")  # noqa: S106

    run(file, test)


# Settings


def test_settings_come_from_flags_then_the_environment_then_a_file(tmp_path):
    toml = tmp_path / "pionek.toml"
    toml.write_text('port = 1\nhost = "file"\nbot_workers = 3\norigins = ["https://a"]\n')
    environment = {"PIONEK_SERVER_HOST": "env", "PIONEK_SERVER_PORT": "2", "PIONEK_SERVER_QUIET": "true"}
    found = read_config({"port": 3, "db": None}, environment, toml)
    assert (found.port, found.host, found.bot_workers, found.origins, found.quiet) == (3, "env", 3, ["https://a"], True)
    assert read_config({}, {}) == Config()


def test_every_setting_is_in_the_page_for_those_who_run_a_server():
    page = (Path(__file__).resolve().parents[2] / "docs" / "operations.md").read_text(encoding="utf-8")
    assert [name for name in Config.__struct_fields__ if f"`{name}`" not in page] == []


@pytest.mark.parametrize("text", ["port = 'many'", "colour = 1", "port = "])
def test_a_wrong_setting_is_told(tmp_path, text):
    toml = tmp_path / "pionek.toml"
    toml.write_text(text)
    with pytest.raises(ConfigError):
        read_config({}, {}, toml)


def test_the_protocol_refuses_what_it_does_not_know():
    for message in protocol.CLIENT_MESSAGES:
        assert message.__struct_config__.forbid_unknown_fields
