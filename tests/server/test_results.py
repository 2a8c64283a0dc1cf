"""What a finished match means for accounts: results, ratings with their interval, and who may read of them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from pionek.core import registry
from pionek.server.matches.results import BEGINNER, new_ratings, shown_rating
from tests.server.rig import Rig, run
from tests.server.test_mail import person

pytestmark = pytest.mark.skipif("connectfour" not in registry.names(), reason="these tests play connect four")


async def played(rig: Rig, tokens: list[str], loser: int, seats: tuple[str, ...] = ("human", "human"), **more: Any) -> str:
    """A match that one seat gives up; returns its id once it is in the books."""
    rig.time.ms += 1000
    made = (await rig.post("/api/matches", {"game": "connectfour", "seats": list(seats), "options": {"first": str(loser + 1)}} | more)).data
    codes = [seat["code"] for seat in made["seats"] if seat["code"]]
    joined = [(await rig.post("/api/join", {"code": code, "name": ""}, token=token)).data["token"] for code, token in zip(codes, tokens, strict=True)]
    client = await rig.sit(joined[loser if len(joined) > 1 else 0])
    await client.ask(is_="resign")
    while made["match"] not in [each["match"] for each in (await page(rig, tokens[0]))["latest"]]:
        await asyncio.sleep(0.01)
    return str(made["match"])


async def page(rig: Rig, token: str) -> dict[str, Any]:
    found: dict[str, Any] = (await rig.get("/api/people/me", token=token)).data
    return found


def test_the_numbers_are_those_of_weng_and_lin():
    """A match of two beginners, as the documentation of OpenSkill has it: 27.64 and 22.36, 8.07 each."""
    won, lost = new_ratings([BEGINNER, BEGINNER], [[0], [1]], {0})
    assert (round(won[0], 2), round(lost[0], 2)) == (27.64, 22.36)
    assert round(won[1], 2) == round(lost[1], 2) == 8.07
    assert shown_rating(BEGINNER) == {"points": 1500, "margin": 653}


def test_seats_that_win_together_are_rated_together():
    after = new_ratings([BEGINNER] * 4, [[0, 2], [1, 3]], {0, 2})
    assert after[0] == after[2] > BEGINNER > after[1] == after[3]


def test_results_by_game_and_opponent_and_the_course_of_the_rating(tmp_path):
    async def test(rig: Rig) -> None:
        ola, jan = await person(rig, "Ola"), await person(rig, "Jan")
        for loser in (0, 1, 1):
            await played(rig, [ola, jan], loser)
        await played(rig, [ola], 0, ("human", "bot:easy"))
        told = await page(rig, ola)
        (game,) = told["games"]
        assert (game["played"], game["won"], game["lost"], game["drawn"]) == (4, 2, 2, 0)
        points = [each["points"] for each in game["course"]]
        assert points[0] < points[1] < points[2] > points[3]
        margins = [each["margin"] for each in game["course"]]
        assert margins == sorted(margins, reverse=True)
        assert [(each["bot"], each["won"], each["lost"]) for each in told["opponents"]] == [(True, 0, 1)]  # Jan played without a name
        assert told["ratings"]["connectfour"]["points"] == points[-1]

    run(str(tmp_path / "pionek.db"), test)


def test_a_chosen_seed_and_a_replaced_player_do_not_count(tmp_path):
    async def test(rig: Rig) -> None:
        ola, jan = await person(rig, "Ola"), await person(rig, "Jan")
        await played(rig, [ola, jan], 0, seed=5)
        (game,) = (await page(rig, ola))["games"]
        assert (game["played"], game["course"]) == (1, [])

    run(str(tmp_path / "pionek.db"), test)


def test_a_page_tells_others_only_what_its_people_show(tmp_path):
    async def test(rig: Rig) -> None:
        ola, jan = await person(rig, "Ola"), await person(rig, "Jan")
        listed = await played(rig, [ola, jan], 0)
        await played(rig, [ola, jan], 1, listed=False)
        assert (await rig.get("/api/people/called/ola")).data["error"] == "no-page"
        assert (await rig.post("/api/people/me", {"shown": True}, token=ola)).status == 200
        told = (await rig.get("/api/people/called/OLA")).data
        assert told["name"] == "Ola"
        assert [each["match"] for each in told["latest"]] == [listed]
        assert told["opponents"] == []
        assert {"mail", "mails", "matches"}.isdisjoint(told)
        await rig.post("/api/people/me", {"shown": True}, token=jan)
        told = (await rig.get("/api/people/called/ola")).data
        assert [(each["name"], each["page"], each["played"]) for each in told["opponents"]] == [("Jan", True, 2)]
        await rig.post("/api/people/me", {"shown": False}, token=ola)
        assert (await rig.get("/api/people/called/ola")).status == 404
        await rig.post("/api/people/delete", {"name": "Jan", "passphrase": "long enough"})
        assert (await rig.get("/api/people/called/jan")).status == 404
        assert await rig.matches.shards.accounts.outcomes("Jan", 10) == []

    run(str(tmp_path / "pionek.db"), test)


def test_ones_seat_comes_along_to_another_device(tmp_path):
    async def test(rig: Rig) -> None:
        ola, jan = await person(rig, "Ola"), await person(rig, "Jan")
        made = (await rig.post("/api/matches", {"game": "connectfour", "seats": ["human", "bot:easy"]})).data
        old = (await rig.post("/api/join", {"code": made["seats"][0]["code"]}, token=ola)).data["token"]
        path = f"/api/matches/{made['match']}"
        assert (await rig.post(f"{path}/mine", token=jan)).data["error"] == "not-yours"
        new = (await rig.post(f"{path}/mine", token=ola)).data
        assert new["seat"] == 0
        assert (await rig.get(path, token=old)).status == 401
        assert (await rig.get(path, token=new["token"])).data["seat"] == 0

    run(str(tmp_path / "pionek.db"), test)


def test_a_bot_takes_the_seat_of_who_has_not_come_or_has_left(tmp_path):
    async def test(rig: Rig) -> None:
        made = (await rig.post("/api/matches", {"game": "connectfour", "seats": ["human", "human"]})).data
        first = await rig.sit((await rig.post("/api/join", {"code": made["seats"][0]["code"]})).data["token"])
        assert (await first.ask(is_="replace", seat=0))["code"] == "not-offered"
        assert (await first.ask(is_="replace", seat=7))["code"] == "not-offered"
        assert (await first.ask(is_="replace", seat=1))["is"] == "ack"
        view = await first.when(lambda view: view["match"]["status"] == "running")
        assert view["match"]["seats"][1]["bot"] == "greedy"
        assert (await rig.post("/api/join", {"code": made["seats"][1]["code"]})).data["error"] == "wrong-code"

        _id, tokens = await rig.match("connectfour", "human", "human", options={"first": "2"})
        first, second = await rig.sit(tokens[0]), await rig.sit(tokens[1])
        assert (await first.ask(is_="replace", seat=1))["code"] == "still-here"
        await second.leave()
        assert (await first.ask(is_="replace", seat=1))["is"] == "ack"
        await first.when(lambda view: view["match"]["seats"][1]["kept"] and bool(view["scene"].get("choices")))
        await rig.sit(tokens[1])  # whoever comes back has the seat again
        await first.when(lambda view: not view["match"]["seats"][1]["kept"])

        _id, tokens = await rig.match("connectfour", "human", "human", clock="move", seconds=60)
        assert (await (await rig.sit(tokens[0])).ask(is_="replace", seat=1))["code"] == "clock-decides"

    run(str(tmp_path / "pionek.db"), test, away_seconds=0.0)


def test_nobody_sits_down_under_the_name_of_an_account(tmp_path):
    async def test(rig: Rig) -> None:
        ola = await person(rig, "Ola")
        made = (await rig.post("/api/matches", {"game": "connectfour", "seats": ["human", "open"]})).data
        code = made["seats"][0]["code"]
        for name in ("Ola", "OLA", "ｏｌａ"):
            assert (await rig.post("/api/join", {"code": code, "name": name})).data["error"] == "name-taken"
            assert (await rig.post(f"/api/matches/{made['match']}/seats", {"name": name})).data["error"] == "name-taken"
        assert (await rig.post("/api/join", {"code": code, "name": "Ola"}, token=ola)).status == 200

    run(str(tmp_path / "pionek.db"), test)
