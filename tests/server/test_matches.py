"""Matches on the server: seats, answers, and everything one may do at a table. On both stores."""

from __future__ import annotations

import asyncio
import json
import random

import pytest

import pionek
from pionek.core import registry
from pionek.server.matches.clocks import MOST_MISSED
from tests.server.rig import Rig, play_on, run, two

pytestmark = pytest.mark.skipif("connectfour" not in registry.names(), reason="these tests play connect four")


def test_two_people_play_to_the_end(address):
    async def test(rig: Rig) -> None:
        id, tokens = await rig.match()
        clients = [await rig.sit(token) for token in tokens]
        spectator = await rig.sit(watch=id)
        assert [client.seat for client in (*clients, spectator)] == [0, 1, -1]
        await play_on(clients, random.Random(1))
        await spectator.settle()
        for client in (*clients, spectator):
            assert client.view["match"]["status"] == "finished"
            fresh = await rig.get(f"/api/matches/{id}", token=tokens[client.seat] if client.seat >= 0 else "")
            assert fresh.data["view"] == client.view
            lines = await rig.get(f"/api/matches/{id}/log", token=tokens[client.seat] if client.seat >= 0 else "")
            assert lines.data["lines"] == client.log
        saved = await rig.get(f"/api/matches/{id}/file", token=tokens[0])
        assert pionek.load(json.dumps(saved.data).encode()).result is not None

    run(address, test)


def test_a_match_begins_when_all_seats_are_taken(file):
    async def test(rig: Rig) -> None:
        made = await rig.post("/api/matches", {"game": "connectfour", "seats": ["human", "open"], "options": {"first": "1"}})
        codes = [seat["code"] for seat in made.data["seats"]]
        first = (await rig.post("/api/join", {"code": codes[0], "name": "Ola"})).data
        client = await rig.sit(first["token"])
        assert client.view["match"]["status"] == "waiting"
        assert (await client.answer("drop:1"))["code"] == "not-begun"
        listed = (await rig.get("/api/matches")).data["matches"]
        assert [each["match"] for each in listed] == [first["match"]]
        assert listed[0]["seats"][0]["name"] == "Ola"
        second = await rig.post(f"/api/matches/{first['match']}/seats", {})
        assert second.data["seat"] == 1
        assert (await rig.post(f"/api/matches/{first['match']}/seats", {})).data["error"] == "taken"
        await client.when(lambda view: view["match"]["status"] == "running")
        assert (await client.answer("drop:1"))["is"] == "ack"

    run(file, test)


def test_a_code_works_once_and_a_seat_that_changes_hands_ends_the_old_token(file):
    async def test(rig: Rig) -> None:
        id, tokens, (first, _second) = await two(rig)
        code = (await rig.post(f"/api/matches/{id}/invite", token=tokens[0])).data["code"]
        other = await rig.post("/api/join", {"code": code})
        assert other.data["seat"] == 0
        assert (await rig.post("/api/join", {"code": code})).data["error"] == "wrong-code"
        assert (await first.until("refused"))["code"] == "wrong-token"
        assert (await first.next())["is"] == "closed"
        assert (await rig.get(f"/api/matches/{id}", token=tokens[0])).data["error"] == "wrong-token"
        assert (await rig.get(f"/api/matches/{id}", token=other.data["token"])).status == 200

    run(file, test)


def test_an_answer_repeated_counts_once(address):
    async def test(rig: Rig) -> None:
        id, _tokens, (first, second) = await two(rig)
        for _ in range(3):
            assert (await first.answer("drop:4", id="same"))["is"] == "ack"
        live = await rig.matches.find(id)
        assert live.match.record() == ["0:drop:4"]
        await second.settle()
        assert (await second.answer("drop:4", id="same"))["is"] == "ack"  # ids of two seats do not meet
        assert live.match.record() == ["0:drop:4", "1:drop:4"]

    run(address, test)


def test_an_answer_to_an_earlier_position_is_refused_when_the_seat_itself_has_acted(file):
    async def test(rig: Rig) -> None:
        _id, _tokens, (first, second) = await two(rig)
        seen = first.seq
        await first.answer("drop:4")
        assert (await first.answer("drop:4", seq=seen))["code"] == "already-answered"
        await second.settle()
        await second.answer("drop:4")
        assert (await first.answer("drop:4", seq=seen))["code"] == "already-answered"
        await first.settle()
        assert (await first.answer("drop:9"))["code"] == "not-offered"
        assert (await first.answer("drop:4"))["is"] == "ack"

    run(file, test)


def test_an_answer_that_is_late_only_because_another_acted_is_tried_on_the_new_position(file):
    async def test(rig: Rig) -> None:
        _id, _tokens, (first, second) = await two(rig)
        seen = second.seq  # before the first has moved
        await first.answer("drop:4")
        assert (await second.answer("drop:4", seq=seen))["is"] == "ack"
        seen = second.seq
        await second.settle()
        refused = await second.answer("drop:4")
        assert refused["code"] == "not-offered"

    run(file, test)


def test_of_simultaneous_answers_to_one_position_one_counts(address):
    async def test(rig: Rig) -> None:
        id, tokens, (first, _second) = await two(rig)
        again = await rig.sit(tokens[0])
        first.send(is_="answer", key="drop:1", seq=first.seq, id="a")
        again.send(is_="answer", key="drop:2", seq=again.seq, id="b")
        told = [await first.told("a"), await again.told("b")]
        assert sorted(each["is"] for each in told) == ["ack", "refused"]
        assert len((await rig.matches.find(id)).match.record()) == 1

    run(address, test)


def test_whoever_comes_back_gets_what_it_missed(file):
    async def test(rig: Rig) -> None:
        _id, tokens, (first, second) = await two(rig)
        await second.leave()
        await first.answer("drop:4")
        again = rig.connect()
        again.view, again.seq, again.log = second.view, second.seq, second.log
        again.send(is_="hello", protocol=1, token=tokens[1], stream=second.stream, seq=second.seq)
        message = await again.next()
        assert message["is"] == "change"
        assert again.offered()
        whole = await rig.sit(tokens[1])
        assert (whole.view, whole.log, whole.seq) == (again.view, again.log, again.seq)
        unknown = await rig.sit(tokens[1], stream="another", seq=1)
        assert unknown.view == whole.view

    run(file, test)


def test_the_language_can_be_changed_in_place(file):
    async def test(rig: Rig) -> None:
        _id, _tokens, (first, _) = await two(rig)
        english = first.view["scene"]["prompt"]["text"]
        await first.ask(is_="speak", lang="pl")
        assert first.view["scene"]["lang"] == "pl"
        assert first.view["scene"]["prompt"]["text"] != english
        assert (await first.answer("drop:9"))["text"].startswith("tego nie można")

    run(file, test)


def test_people_against_bots_of_each_kind(file):
    async def test(rig: Rig) -> None:
        for bot in ("bot:greedy", "bot:random"):
            _id, tokens = await rig.match("connectfour", "human", bot, seed=3)
            client = await rig.sit(tokens[0])
            await play_on([client], random.Random(2))
        _id, tokens = await rig.match("connectfour", "bot:random", "bot:random")
        spectator = await rig.sit(watch=_id)
        await spectator.when(lambda view: view["match"]["status"] == "finished")

    run(file, test)


def test_a_bot_that_fails_or_hangs_is_replaced_by_a_simple_answer(file):
    async def test(rig: Rig) -> None:
        for program in ("import sys; sys.exit(3)", "print('!broken', flush=True); input()", "import time; time.sleep(600)"):
            rig.matches.bots.workers.program = ("python3", "-c", program)
            rig.matches.bots.workers.seconds = 0.3
            _id, tokens = await rig.match("connectfour", "human", "bot:greedy", options={"first": "2"})
            client = await rig.sit(tokens[0])
            await client.when(lambda view: bool(view["scene"].get("choices")))
            live = await rig.matches.find(_id)
            assert len(live.match.record()) == 1
        assert rig.journal.getvalue().count('"bot-failed"') == 3

    run(file, test)


def test_undo_is_free_until_something_is_revealed_and_by_consent_beyond(address):
    async def test(rig: Rig) -> None:
        id, _tokens, (first, second) = await two(rig)
        await first.answer("drop:4")
        assert (await first.ask(is_="undo"))["key"] == "done"
        await first.settle()
        assert len(first.log) == 1
        await first.answer("drop:3")
        await second.settle()
        await second.answer("drop:3")
        assert (await first.ask(is_="undo"))["key"] == "offered"
        await second.when(lambda view: "offer" in view["match"])
        assert (await second.ask(is_="reply", kind="undo", yes=False))["is"] == "ack"
        await first.when(lambda view: "offer" not in view["match"])
        assert (await first.ask(is_="undo"))["key"] == "offered"
        assert (await first.ask(is_="reply", kind="undo", yes=True))["code"] == "no-offer"
        assert (await second.ask(is_="reply", kind="undo", yes=True))["is"] == "ack"
        live = await rig.matches.find(id)
        assert live.match.record() == ["0:drop:4", "undo:0", "0:drop:3", "1:drop:3", "undo:0"]
        assert live.row.state.marked
        assert (await second.ask(is_="undo"))["code"] == "nothing-to-undo"
        await first.settle()
        assert len(first.offered()) == 7

    run(address, test)


def test_against_bots_everything_can_be_taken_back(file):
    async def test(rig: Rig) -> None:
        _id, tokens = await rig.match("connectfour", "human", "bot:random", options={"first": "1"})
        client = await rig.sit(tokens[0])
        await client.answer("drop:4")
        await client.settle()
        await client.when(lambda view: bool(view["scene"].get("choices")))
        assert (await client.ask(is_="undo"))["key"] == "done"
        await client.settle()
        assert (len(client.log), client.view["match"]["marked"]) == (1, True)

    run(file, test)


def test_a_draw_is_agreed_and_a_rematch_seats_the_same_people(address):
    async def test(rig: Rig) -> None:
        _id, tokens, (first, second) = await two(rig)
        assert (await first.ask(is_="propose", kind="rematch"))["code"] == "not-over"
        await first.ask(is_="propose", kind="draw")
        await second.when(lambda view: "offer" in view["match"])
        await second.ask(is_="reply", kind="draw", yes=True)
        await first.when(lambda view: view["match"]["status"] == "finished")
        assert first.view["scene"]["result"]["cause"] == "agreed"
        await second.ask(is_="propose", kind="rematch")
        await first.ask(is_="reply", kind="rematch", yes=True)
        await second.when(lambda view: view["match"]["next"] != "")
        again = [(await rig.post(f"/api/matches/{_id}/next", token=token)).data for token in tokens]
        assert {each["match"] for each in again} == {second.view["match"]["next"]}
        clients = [await rig.sit(each["token"]) for each in again]
        assert [client.seat for client in clients] == [0, 1]
        await clients[0].when(lambda view: view["match"]["status"] == "running")

    run(address, test)


def test_resigning_ends_the_match(file):
    async def test(rig: Rig) -> None:
        _id, _tokens, (first, second) = await two(rig)
        await second.ask(is_="resign", id="r")
        await first.when(lambda view: view["match"]["status"] == "finished")
        assert first.view["scene"]["result"]["winners"] == [0]
        assert (await second.ask(is_="resign", id="r"))["is"] == "ack"
        assert (await first.ask(is_="resign"))["code"] == "over"

    run(file, test)


def test_a_bot_keeps_a_seat_warm_and_gives_it_back(file):
    async def test(rig: Rig) -> None:
        _id, tokens, (first, second) = await two(rig)
        await second.ask(is_="leave")
        await first.when(lambda view: view["match"]["seats"][1]["kept"])
        await first.answer("drop:4")
        await first.when(lambda view: bool(view["scene"].get("choices")))
        again = await rig.sit(tokens[1])
        assert not again.view["match"]["seats"][1]["kept"]
        await first.settle()
        await first.answer("drop:4")
        await again.when(lambda view: bool(view["scene"].get("choices")))
        assert (await again.answer("drop:2"))["is"] == "ack"

    run(file, test)


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_whoever_runs_out_of_time_is_reminded_then_played_by_a_bot_then_out(address, kind):
    async def test(rig: Rig) -> None:
        id, _tokens, (first, second) = await two(rig, clock=kind, seconds=60)
        live = await rig.matches.find(id)
        assert first.view["match"]["deadline"] == rig.time.ms + 60_000
        assert "deadline" not in second.view["match"]
        rig.time.ms += 59_000
        await rig.matches.upkeep.tick()
        assert not live.chairs[0].reminded
        rig.time.ms = live.row.due
        await rig.matches.upkeep.tick()
        assert (await first.until("notice", kind="reminder"))["seat"] == 0
        rig.time.ms = live.row.due
        await rig.matches.upkeep.tick()
        await second.when(lambda view: bool(view["scene"].get("choices")))  # a bot has answered for the first
        assert (live.chairs[0].kept, live.chairs[0].missed) == (True, 1)
        assert (await first.ask(is_="back"))["is"] == "ack"
        assert not live.chairs[0].kept
        await second.settle()
        await second.answer("drop:4")
        live.chairs[0].missed = MOST_MISSED
        for _ in ("reminded", "out"):
            rig.time.ms = live.row.due
            await rig.matches.upkeep.tick()
        await second.when(lambda view: view["match"]["status"] == "finished")
        assert second.view["scene"]["result"]["winners"] == [1]

    run(address, test)


def test_hints_come_from_the_bot(file):
    async def test(rig: Rig) -> None:
        _id, _tokens, (first, second) = await two(rig)
        assert (await first.ask(is_="hint"))["key"] in first.offered()
        assert (await second.ask(is_="hint"))["code"] == "not-offered"

    run(file, test)


def test_a_notice_comes_when_it_is_my_turn(file):
    async def test(rig: Rig) -> None:
        _id, _tokens, (first, second) = await two(rig)
        await first.answer("drop:4")
        assert (await second.until("notice", kind="your-turn"))["seat"] == 1
        await first.settle()
        assert not any(b'"your-turn"' in data and b'"seat":1' in data for data in first.heard)

    run(file, test)


def test_looking_without_a_websocket_takes_nothing_from_those_who_listen(file):
    async def test(rig: Rig) -> None:
        id, tokens, (first, second) = await two(rig)
        live = await rig.matches.find(id)
        live.match.play("drop:4", 0)  # not told to anybody yet
        looked = (await rig.get(f"/api/matches/{id}", token=tokens[1])).data
        await second.when(lambda view: view == looked["view"])
        assert second.seq == looked["at"]
        assert first.offered()

    run(file, test)


def test_phrases_and_pointing(file):
    async def test(rig: Rig) -> None:
        _id, _tokens, (first, second) = await two(rig)
        await first.ask(is_="say", phrase="hello")
        assert (await second.until("notice", kind="said"))["what"] == "hello"
        assert (await first.ask(is_="say", phrase="you fool"))["code"] == "wrong-value"
        thing = first.view["scene"]["things"][0]["id"]
        await first.ask(is_="point", thing="nothing-like-that")
        await first.ask(is_="point", thing=thing)
        assert (await second.until("notice", kind="pointed"))["what"] == thing

    run(file, test)


def test_replay_and_branch_are_open_when_nobody_is_left_to_hide_from(file):
    async def test(rig: Rig) -> None:
        id, tokens, clients = await two(rig)
        assert (await rig.get(f"/api/matches/{id}/file", token=tokens[0])).data["error"] == "still-played"
        assert (await rig.post(f"/api/matches/{id}/branch", {"at": 0}, token=tokens[0])).data["error"] == "still-played"
        await play_on(clients, random.Random(3))
        whole = (await rig.get(f"/api/matches/{id}/replay", token=tokens[0])).data
        assert whole["scene"] == clients[0].view["scene"]
        assert whole["log"] == clients[0].log
        begin = (await rig.get(f"/api/matches/{id}/replay?at=0", token=tokens[0])).data
        assert (begin["at"], begin["log"]) == (0, clients[0].log[:1])
        made = await rig.post(f"/api/matches/{id}/branch", {"at": 3, "seats": ["human", "bot:random"]}, token=tokens[0])
        assert made.status == 201
        joined = (await rig.post("/api/join", {"code": made.data["seats"][0]["code"]})).data
        other = await rig.sit(joined["token"])
        assert len((await rig.matches.find(joined["match"])).match.effective()) >= 3
        await play_on([other], random.Random(4))

    run(file, test)


def test_a_replay_goes_on_with_its_match_and_forgets_what_was_taken_back(file):
    async def test(rig: Rig) -> None:
        id, tokens, (first, second) = await two(rig)

        async def shown(at: str = "") -> tuple[int, int, int]:
            told = (await rig.get(f"/api/matches/{id}/replay{at}", token=tokens[0])).data
            return told["moments"], told["since"], len(told["log"])

        assert await shown() == (1, 0, 1)
        await first.answer("drop:4")
        assert await shown() == (2, 1, 2)
        assert await shown("?at=0") == (2, 1, 1)
        await first.ask(is_="undo")
        assert await shown() == (1, 0, 1)
        await first.settle()
        await first.answer("drop:3")
        await second.settle()
        await second.answer("drop:3")
        assert await shown() == (3, 1, 3)

    run(file, test)


def test_names_and_ratings(file):
    async def test(rig: Rig) -> None:
        made = [await rig.post("/api/people", {"name": name, "passphrase": "long enough"}) for name in ("Ola", "Jan")]
        assert (await rig.post("/api/people", {"name": "OLA", "passphrase": "long enough"})).data["error"] == "name-taken"
        assert (await rig.post("/api/people/token", {"name": "Ola", "passphrase": "not this"})).status == 401
        signed = await rig.post("/api/people/token", {"name": "ola", "passphrase": "long enough"})
        tokens = [signed.data["token"], made[1].data["token"]]
        match = await rig.post("/api/matches", {"game": "connectfour", "seats": ["human", "human"]})
        seats = [
            (await rig.post("/api/join", {"code": seat["code"]}, token=token)).data["token"]
            for seat, token in zip(match.data["seats"], tokens, strict=True)
        ]
        clients = [await rig.sit(seat) for seat in seats]
        await clients[0].ask(is_="resign")
        await clients[1].when(lambda view: view["match"]["rated"])
        while not (found := [(await rig.get("/api/people/me", token=token)).data for token in tokens])[0]["ratings"]:
            await asyncio.sleep(0.01)
        assert found[0]["ratings"]["connectfour"]["points"] < 1500 < found[1]["ratings"]["connectfour"]["points"]
        assert [each["match"] for each in found[0]["matches"]] == [match.data["match"]]

    run(file, test)


# Going on
