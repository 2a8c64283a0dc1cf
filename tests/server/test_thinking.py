"""Hints, the coach and bots by level, asked of a server."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest

from pionek.core import registry
from pionek.server.config import Config
from pionek.server.matches.creating import most_iterations
from pionek.server.thinking import coaching
from pionek.server.thinking.bot_workers import ReviewRequest, WorkerPool
from tests.server.rig import Rig, run, two

pytestmark = pytest.mark.skipif("connectfour" not in registry.names(), reason="these tests play connect four")
WON = (1, 2, 1, 2, 1, 2)
"""After these columns the first player wins with the first one."""


async def dropped(rig: Rig, columns: tuple[int, ...]) -> tuple[str, list[str], Any]:
    """A match of two people in which these columns were chosen in turn."""
    id, tokens, clients = await two(rig)
    for turn, column in enumerate(columns):
        await clients[turn % 2].settle()
        told = await clients[turn % 2].answer(f"drop:{column}")
        assert told["is"] == "ack", told
    for client in clients:
        await client.settle()
    return id, tokens, clients


async def coached(rig: Rig, id: str, token: str, lang: str = "en") -> dict[str, Any]:
    """What the coach says at last."""
    while True:
        given = await rig.post(f"/api/matches/{id}/coach", token=token, lang=lang)
        assert given.status == 200, given.data
        if given.data["done"]:
            return dict(given.data)
        await asyncio.sleep(0.02)


def test_a_hint_tells_what_was_weighed_and_the_win_is_best(file):
    async def test(rig: Rig) -> None:
        _id, _tokens, (first, second) = await dropped(rig, WON)
        told = await first.ask(is_="hint")
        weighed = told["thoughts"]
        assert told["key"] == weighed["best"] == weighed["options"][0]["key"] == "drop:1"
        assert weighed["how"] == "searched"
        assert weighed["options"][0]["expected"] == 1.0
        assert {each["key"] for each in weighed["options"]} <= set(first.offered())
        assert (await first.ask(is_="hint"))["thoughts"] == weighed
        assert (await second.ask(is_="hint"))["code"] == "not-offered"

    run(file, test)


def test_a_hint_that_does_not_come_in_time_is_refused(file):
    async def test(rig: Rig) -> None:
        _id, _tokens, (first, _second) = await two(rig)
        rig.matches.bots.workers.program = ("python3", "-c", "import time; time.sleep(600)")
        rig.matches.bots.workers.seconds = 0.3
        assert (await first.ask(is_="hint"))["code"] == "no-hint"
        assert '"hint-failed"' in rig.journal.getvalue()

    run(file, test)


def test_a_bot_explains_its_last_move(file):
    async def test(rig: Rig) -> None:
        _id, tokens = await rig.match("connectfour", "human", "bot:random", options={"first": "2"})
        client = await rig.sit(tokens[0])
        await client.when(lambda view: bool(view["scene"].get("choices")))
        told = await client.ask(is_="why")
        reason = told["reason"]
        assert (reason["seat"], reason["taken"]) == (1, told["key"])
        assert reason["words"][told["key"]].startswith("drop a disc into column")
        assert {each["key"] for each in reason["thoughts"]["options"]} <= set(reason["words"])
        assert (await client.ask(is_="why"))["reason"] == reason
        await client.ask(is_="speak", lang="pl")
        assert (await client.ask(is_="why"))["reason"]["words"][told["key"]].startswith("wrzuć krążek do kolumny")
        _id, tokens = await rig.match("connectfour", "human", "bot:random", options={"first": "1"})
        assert (await (await rig.sit(tokens[0])).ask(is_="why"))["code"] == "no-reason", "it has not moved yet"

    run(file, test)


def test_an_explanation_that_does_not_come_in_time_is_refused(file):
    async def test(rig: Rig) -> None:
        _id, tokens = await rig.match("connectfour", "human", "bot:random", options={"first": "2"})
        client = await rig.sit(tokens[0])
        await client.when(lambda view: bool(view["scene"].get("choices")))
        for process in list(rig.matches.bots.workers.running):
            await rig.matches.bots.workers.end(process)
        rig.matches.bots.workers.program = ("python3", "-c", "import time; time.sleep(600)")
        rig.matches.bots.workers.seconds = 0.3
        assert (await client.ask(is_="why"))["code"] == "no-hint"
        assert '"why-failed"' in rig.journal.getvalue()

    run(file, test)


def test_the_coach_shows_who_did_not_take_the_win_where_it_was(file):
    async def test(rig: Rig) -> None:
        id, tokens, _clients = await dropped(rig, (*WON, 7, 2))
        first = await rig.post(f"/api/matches/{id}/coach", token=tokens[0])
        assert (first.status, first.data) == (200, {"done": False, "share": 0})
        found = await coached(rig, id, tokens[0])
        assert found["decisions"] == 4
        dearest = found["mistakes"][0]
        assert dearest["played"]["text"] == "drop a disc into column 7"
        assert dearest["better"] == {"text": "drop a disc into column 1", "expected": 1.0}
        assert dearest["cost"] > dearest["margin"]
        moment = (await rig.get(f"/api/matches/{id}/replay?at={dearest['moment']}", token=tokens[0])).data
        assert moment["answers"] == 6
        assert "drop:7" in [choice["key"] for choice in moment["scene"]["choices"]]
        polish = await coached(rig, id, tokens[0], "pl")
        assert polish["mistakes"][0]["better"]["text"] == "wrzuć krążek do kolumny 1"
        assert rig.matches.coach.waiting == {}

    run(file, test)


def test_the_coach_takes_one_match_at_a_time_for_a_person_and_not_too_many_for_all(file, monkeypatch):
    async def test(rig: Rig) -> None:
        person = (await rig.post("/api/people", {"name": "Ada", "passphrase": "long enough"})).data["token"]
        matches = []
        for _ in range(2):
            made = await rig.post("/api/matches", {"game": "connectfour", "seats": ["human", "bot:random"]})
            code = made.data["seats"][0]["code"]
            token = (await rig.post("/api/join", {"code": code}, token=person)).data["token"]
            client = await rig.sit(token)
            await client.when(lambda view: bool(view["scene"].get("choices")))
            assert (await rig.post(f"/api/matches/{made.data['match']}/coach", token=token)).data["error"] == "not-over"
            await client.ask(is_="resign")
            matches.append((made.data["match"], token))
        (one, mine), (other, too) = matches
        assert not (await rig.post(f"/api/matches/{one}/coach", token=mine)).data["done"]
        assert (await rig.post(f"/api/matches/{other}/coach", token=too)).data["error"] == "coach-busy"
        await coached(rig, one, mine)
        monkeypatch.setattr(coaching, "MOST_WAITING", 0)
        assert (await rig.post(f"/api/matches/{other}/coach", token=too)).data["error"] == "full"
        monkeypatch.undo()
        assert (await coached(rig, other, too))["mistakes"] == []

    run(file, test)


def test_a_match_from_before_an_update_is_not_called_faultless(file, monkeypatch):
    async def test(rig: Rig) -> None:
        id, tokens, _clients = await dropped(rig, (*WON, 7, 2))
        await rig.matches.pack(await rig.matches.find(id))
        rig.matches.in_memory.pop(id)
        game = registry.get("connectfour")
        monkeypatch.setitem(game.about, "rules_version", game.rules_version + 1)
        assert (await rig.post(f"/api/matches/{id}/coach", token=tokens[0])).data["error"] == "coach-unknown"

    run(file, test)


def test_a_coach_that_fails_says_so_and_can_be_asked_again(file):
    async def test(rig: Rig) -> None:
        id, tokens, clients = await two(rig)
        await clients[0].ask(is_="resign")
        program, rig.matches.coach.workers.program = rig.matches.coach.workers.program, ("python3", "-c", "import sys; sys.exit(3)")
        while (given := await rig.post(f"/api/matches/{id}/coach", token=tokens[0])).status == 200:
            await asyncio.sleep(0.02)
        assert given.data["error"] == "coach-failed"
        rig.matches.coach.workers.program = program
        assert (await coached(rig, id, tokens[0]))["decisions"] == 0

    run(file, test)


def test_levels_may_be_chosen_and_who_thinks_too_long_may_not_sit_down(file):
    most = most_iterations(registry.get("connectfour"), Config())

    async def seated(rig: Rig, word: str) -> Any:
        return (await rig.post("/api/matches", {"game": "connectfour", "seats": ["human", word]})).data

    async def test(rig: Rig) -> None:
        words = (await rig.get("/api/games")).data["seats"]
        assert {"bot:easy", "bot:medium", "bot:hard", "bot:master"} <= set(words)
        for word in ("bot:easy", "bot:medium", "bot:hard", "bot:master", "bot:search:200", f"bot:search:{most}"):
            assert (await seated(rig, word))["seats"][1]["bot"] == word.removeprefix("bot:")
        for word in ("bot:search:2s", f"bot:search:{most + 1}"):
            refused = await seated(rig, word)
            assert refused["error"] == "wrong-value"
            assert refused["text"] == f"seats: {word!r} thinks too long for this server; at most bot:search:{most} may sit here"
        for word in ("bot:policy:secret", "search:200", "bot:search:0", "bot:clever"):
            assert "cannot sit at a table" in (await seated(rig, word))["text"]

    run(file, test)


def test_where_bots_have_hardly_any_time_none_that_thinks_may_sit_down(file):
    async def test(rig: Rig) -> None:
        made = await rig.post("/api/matches", {"game": "connectfour", "seats": ["human", "bot:hard"]})
        assert made.data["error"] == "wrong-value"

    run(file, test, bot_seconds=0.1)


def test_a_hard_bot_answers_from_its_own_process(file):
    async def test(rig: Rig) -> None:
        id, tokens = await rig.match("connectfour", "human", "bot:hard", options={"first": "2"})
        client = await rig.sit(tokens[0])
        await client.when(lambda view: bool(view["scene"].get("choices")))
        assert len((await rig.matches.find(id)).match.record()) == 1
        assert "bot-failed" not in rig.journal.getvalue()

    run(file, test)


def test_a_bot_that_is_called_off_while_its_process_starts_is_ended_with_the_pool():
    async def test() -> None:
        pool = WorkerPool(1, 5.0)
        task = asyncio.create_task(pool.ask(ReviewRequest("connectfour", {}, 1, False, None, [], 0)))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await pool.close()
        assert not pool.running
        assert not pool.cleanups

    asyncio.run(test())


HESITANT = """
import json, sys
held = []
for line in sys.stdin:
    held.append(json.loads(line)["seat"])
    if held[-1]:
        print(*held, sep="\\n", flush=True)
        held.clear()
"""
"""A bot that says which seat was asked for; for the first seat only when it is asked for another."""


def test_an_answer_that_nobody_waits_for_any_more_reaches_nobody_else():
    """A hint to somebody who closes the page would otherwise be the next one's answer, and so on for ever."""

    async def test() -> None:
        pool = WorkerPool(1, 60.0, (sys.executable, "-c", HESITANT))
        asked = [ReviewRequest("connectfour", {}, 1, False, None, [], seat) for seat in range(3)]
        assert await pool.ask(asked[1]) == "1"
        (first,) = pool.running
        task = asyncio.create_task(pool.ask(asked[0]))
        await asyncio.sleep(0.05)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert await pool.ask(asked[2]) == "2"
        await pool.close()
        assert first.returncode is not None

    asyncio.run(test())
