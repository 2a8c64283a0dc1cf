"""The terminal table, through its pilot: panels at both sizes, answers, commands, leaving."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

import pionek
from pionek.cli.session import Session
from pionek.core import registry

pytest.importorskip("textual")

from textual.pilot import Pilot
from textual.widgets import Static

from pionek.cli.screen import PageOfText, TableApp
from tests.cli.screens import screen_text

SIZES = [(80, 24), (120, 40)]
KEYS = {" ": "space", "?": "question_mark", "ą": "ą"}
Sitting = Callable[[TableApp, "Pilot[None]"], Awaitable[None]]


def sit(what: Sitting, game: str = "connectfour", size: tuple[int, int] = (80, 24), lang: str = "en") -> TableApp:
    match = pionek.new_match(game, seed=7)
    match.listen()
    app = TableApp(Session(match, ["human", *["bot:greedy"] * (match.table.seats - 1)], lang))

    async def main() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(app, pilot)
            await what(app, pilot)

    asyncio.run(main())
    return app


async def settled(app: TableApp, pilot: "Pilot[None]") -> None:
    await app.workers.wait_for_complete()
    await pilot.pause()


async def typed(app: TableApp, pilot: "Pilot[None]", text: str) -> None:
    await pilot.press(*(KEYS.get(letter, letter) for letter in text), "enter")
    await settled(app, pilot)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_panels_of_every_game_are_there(home, game, size, lang):
    async def look(app, pilot):
        text = screen_text(app)
        say = app.session.say
        question = app.session.question()
        assert question is not None
        assert all(len(line) == size[0] for line in text.splitlines())
        for title in (say("panel-log"), say("panel-question"), say("panel-answer"), question.text[:30]):
            assert title in text, title
        for choice in question.choices[:3]:
            assert choice.text[:20] in text
        for portrait in app.session.scene().things:
            if portrait.kind == "hero":
                assert portrait.name in text

    sit(look, game, size, lang)


@pytest.mark.parametrize("game", registry.names())
def test_a_match_can_be_played_at_the_terminal(home, game):
    async def play(app, pilot):
        for at in range(12):
            question = app.session.question()
            if question is None:
                break
            before = app.session.match.version
            await typed(app, pilot, "0" if question.dice else str(at % len(question.choices) + 1))
            assert app.session.match.version > before

    sit(play, game, (120, 40))


def test_an_option_is_chosen_by_its_number_and_by_its_name(home):
    async def play(app, pilot):
        await typed(app, pilot, "3")
        await typed(app, pilot, "column 5")
        assert "●" in screen_text(app)

    app = sit(play)
    keys = [entry for entry in app.session.match.record() if entry.startswith("0:")]
    assert keys == ["0:drop:3", "0:drop:5"]


def test_a_wrong_answer_is_told_under_the_question(home):
    async def play(app, pilot):
        await typed(app, pilot, "9")
        assert "9 is not the number of an option" in screen_text(app)
        await typed(app, pilot, "3")
        assert "9 is not the number of an option" not in screen_text(app)

    sit(play)


def test_the_commands_are_those_of_line_mode(home):
    async def play(app, pilot):
        await typed(app, pilot, "h")
        assert isinstance(app.screen, PageOfText)
        assert "take your last move back" in screen_text(app)
        await pilot.press("escape")
        await pilot.pause()
        await typed(app, pilot, "? 1")
        assert "CF-TURN-01" in screen_text(app)
        await pilot.press("escape")
        await pilot.pause()
        await typed(app, pilot, "4")
        await typed(app, pilot, "u")
        assert not [answer for answer in app.session.match.effective() if answer.seat == 0]
        await typed(app, pilot, "l")
        assert "Wybierz kolumnę" in screen_text(app)
        assert "Dziennik" in screen_text(app)
        await typed(app, pilot, "x")
        assert "Poddanie" in str(app.query_one("#question-text", Static).render())

    sit(play)


@pytest.mark.parametrize("way", ["q", "ctrl+q"])
def test_leaving_saves_the_game(home, way):
    async def play(app, pilot):
        await typed(app, pilot, "4")
        if way == "q":
            await typed(app, pilot, "q")
        else:
            await pilot.press(way)

    app = sit(play)
    assert "pionek play connectfour --load" in app.last_words[0]
    assert len(list((home / "saves").iterdir())) == 1


def test_a_resized_terminal_is_drawn_anew(home):
    async def play(app, pilot):
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert len(screen_text(app).splitlines()) == 40

    sit(play)
