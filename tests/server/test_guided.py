"""A guided first game: its player is told what to look at and what to do, and everybody else answers as the guide says."""

import pytest

from pionek.core import registry
from pionek.core.view.guide import BROWSER, spoken
from tests.server.rig import Client, Rig, run

pytestmark = pytest.mark.skipif("connectfour" not in registry.names(), reason="these tests play connect four")


async def guided(rig: Rig, lang: str = "en") -> Client:
    made = await rig.post("/api/matches", {"game": "connectfour", "guided": True})
    assert made.status == 201
    (code,) = [seat["code"] for seat in made.data["seats"] if seat["code"]]
    token = (await rig.post("/api/join", {"code": code})).data["token"]
    return await rig.sit(token, lang=lang)


def guide_of(client: Client) -> dict:
    return client.view["match"].get("guide", {})


async def asked(client: Client) -> None:
    await client.when(lambda view: not view["scene"]["prompt"]["waiting"])


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_guide_speaks_to_every_question_until_it_says_farewell(file, lang):
    guide = registry.get("connectfour").guide
    assert guide is not None

    async def test(rig: Rig) -> None:
        client = await guided(rig, lang)
        for step in guide.steps:
            await asked(client)
            assert guide_of(client) == {"text": step.say[lang], "look": step.look, "advise": step.advise, "left": False}
            assert (await client.answer(step.advise))["is"] == "ack"
            await client.when(lambda view: "guide" not in view["match"])
        await asked(client)
        assert guide_of(client)["text"] == spoken(guide.farewell[lang], BROWSER)
        await client.answer("drop:6")
        await client.when(lambda view: view["match"]["status"] == "finished")
        assert client.view["scene"]["result"]["winners"] == [guide.seat]
        assert not guide_of(client)

    run(file, test)


def test_whoever_goes_another_way_is_told_and_comes_back_by_taking_the_move_back(file):
    async def test(rig: Rig) -> None:
        client = await guided(rig)
        first = guide_of(client)
        await client.answer("drop:1")
        await client.when(lambda view: view["scene"]["prompt"]["waiting"])
        await asked(client)
        assert guide_of(client)["left"]
        assert (await client.ask(is_="undo"))["is"] == "ack"
        await client.when(lambda view: view["match"].get("guide") == first)

    run(file, test)


def test_a_guided_match_goes_on_along_its_guide_after_it_was_packed(file):
    guide = registry.get("connectfour").guide
    assert guide is not None

    async def test(rig: Rig) -> None:
        client = await guided(rig)
        await client.answer(guide.steps[0].advise)
        await client.when(lambda view: view["match"].get("guide", {}).get("advise") == guide.steps[1].advise)
        live = next(iter(rig.matches.in_memory.values()))
        token = (await rig.post("/api/join", {"code": await rig.matches.seats.invite(await handle_of(rig, live))})).data["token"]
        await client.until("closed")
        await rig.matches.unload(live)
        assert live.id not in rig.matches.in_memory
        again = await rig.sit(token)
        assert guide_of(again)["advise"] == guide.steps[1].advise

    async def handle_of(rig: Rig, live):
        from pionek.server.matches.seats import SeatHandle

        return SeatHandle(live, 0)

    run(file, test)


def test_a_guided_match_is_nobody_elses_and_a_game_without_a_guide_is_refused(file):
    async def test(rig: Rig) -> None:
        client = await guided(rig)
        id = client.view["match"]["id"]
        assert (await rig.get(f"/api/matches/{id}")).data["error"] == "no-spectators"
        for status in ("waiting", "running"):
            assert (await rig.get(f"/api/matches?status={status}")).data["matches"] == []
        assert (await rig.post("/api/matches", {"game": "chess", "guided": True})).status == 404
        for game in (await rig.get("/api/games")).data["games"]:
            if not game["guided"]:
                told = await rig.post("/api/matches", {"game": game["id"], "guided": True})
                assert (told.status, told.data["error"]) == (422, "wrong-value")

    run(file, test)
