"""Lessons and puzzles on the server: listed, begun, told as they stand, and refused in a sentence when there are none."""

import pytest

from pionek.core import registry
from pionek.core.teaching.lessons import read_answers
from pionek.core.teaching.puzzles import games_with_puzzles, of_day
from pionek.server.matches.creating import day_of
from tests.server.rig import Client, Rig, run

TAUGHT = [name for name in registry.names() if registry.get(name).lessons]
PUZZLING = games_with_puzzles()
DAY = "2026-11-18"


async def begun(rig: Rig, **wanted: str) -> Client:
    made = await rig.post("/api/matches", wanted)
    assert made.status == 201, made.data
    (code,) = [seat["code"] for seat in made.data["seats"] if seat["code"]]
    return await rig.sit((await rig.post("/api/join", {"code": code})).data["token"])


async def stands(client: Client, state: str) -> dict:
    await client.when(lambda view: view["match"]["task"]["state"] == state)
    return client.view["match"]["task"]


async def answer(client: Client, keys: list[str]) -> None:
    for key in keys:
        await client.when(lambda view, key=key: any(choice["key"] == key for choice in view["scene"].get("choices", [])))
        assert (await client.answer(key))["is"] == "ack"


@pytest.mark.parametrize("name", TAUGHT[:2])
def test_a_lesson_is_open_then_praised_and_its_match_is_an_ordinary_one(file, name):
    game = registry.get(name)
    first, second = game.lessons[:2]

    async def test(rig: Rig) -> None:
        listed = (await rig.get(f"/api/games/{name}/lessons?lang=pl")).data["lessons"]
        assert listed[0] == {"id": first.id, "title": first.title["pl"]}
        client = await begun(rig, game=name, lesson=first.id)
        told = await stands(client, "open")
        assert (told["title"], told["text"], told["hint"], told["next"]) == (first.title["en"], first.say["en"], first.hint["en"], second.id)
        assert not client.view["match"]["chosen_seed"]
        await answer(client, read_answers(game.folder)[first.id].right)
        assert (await stands(client, "reached"))["said"] == [first.praise["en"]]
        assert (await client.ask(is_="undo"))["is"] == "ack"

    run(file, test)


@pytest.mark.parametrize("name", TAUGHT[:2])
def test_a_lesson_that_was_missed_says_so_and_is_open_again_after_taking_back(file, name):
    game = registry.get(name)
    first = game.lessons[0]

    async def test(rig: Rig) -> None:
        client = await begun(rig, game=name, lesson=first.id)
        await answer(client, read_answers(game.folder)[first.id].wrong)
        assert (await stands(client, "missed"))["said"] == [first.missed["en"]]

    run(file, test)


@pytest.mark.parametrize("name", PUZZLING[:1])
@pytest.mark.parametrize("state", ["reached", "missed"])
def test_a_puzzle_is_judged_by_its_first_answer_and_explained(file, name, state):
    puzzle = of_day(registry.get(name).puzzles, day_of(DAY))

    async def test(rig: Rig) -> None:
        listed = (await rig.get(f"/api/puzzles?date={DAY}")).data
        assert listed["game"] in [each["id"] for each in listed["games"]]
        client = await begun(rig, game=name, puzzle=DAY)
        assert (await stands(client, "open"))["said"] == []
        await answer(client, [puzzle.answer if state == "reached" else puzzle.rival.key])
        said = (await stands(client, state))["said"]
        assert said[1:] == puzzle.explained(puzzle.begin(registry.get(name)), "en")

    run(file, test)


def test_what_is_not_there_is_refused_in_a_sentence(file):
    async def test(rig: Rig) -> None:
        name = registry.names()[0]
        assert (await rig.get("/api/puzzles")).status == 422
        assert (await rig.get("/api/puzzles?date=never")).status == 422
        made = await rig.post("/api/matches", {"game": name, "lesson": "nothing"})
        assert made.status == 422
        assert "nothing" in str(made.data)
        assert (await rig.post("/api/matches", {"game": name, "puzzle": "2026-02-31"})).status == 422

    run(file, test)


def test_what_was_learned_belongs_to_the_person_and_the_first_answer_of_a_day_stays(file):
    game = TAUGHT[0]
    lesson = registry.get(game).lessons[0].id

    async def test(rig: Rig) -> None:
        rig.time.ms = 1_795_000_000_000  # in November 2026
        token = (await rig.post("/api/people", {"name": "Ola", "passphrase": "long enough"})).data["token"]
        days = {"2026-11-17": "reached", "2026-11-18": "missed", "2020-01-01": "reached"}
        told = await rig.post("/api/people/learned", {"lessons": {game: [lesson, "none"], "chess": ["a"]}, "puzzles": days}, token=token)
        assert told.data == {"lessons": {game: [lesson]}, "puzzles": {"2026-11-17": "reached", "2026-11-18": "missed"}}
        other = await rig.post("/api/people/learned", {"lessons": {}, "puzzles": {"2026-11-18": "reached"}}, token=token)
        assert other.data == told.data
        wrong = await rig.post("/api/people/learned", {"lessons": {}, "puzzles": {"20261118": "reached"}}, token=token)
        assert (wrong.status, wrong.data["error"]) == (422, "wrong-value")
        assert (await rig.post("/api/people/learned", {"lessons": {}, "puzzles": {}})).data["error"] == "no-person"
        await rig.post("/api/people/delete", {"name": "Ola", "passphrase": "long enough"})
        again = (await rig.post("/api/people", {"name": "Ola", "passphrase": "long enough"})).data["token"]
        empty = await rig.post("/api/people/learned", {"lessons": {}, "puzzles": {}}, token=again)
        assert empty.data == {"lessons": {}, "puzzles": {}}

    run(file, test)
