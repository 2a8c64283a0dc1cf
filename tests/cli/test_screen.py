"""The terminal table, through its pilot: panels at both sizes, answers, commands, leaving."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

import pionek
from pionek.cli.session import Session
from pionek.core import registry

pytest.importorskip("textual")

from textual.pilot import Pilot
from textual.widgets import Input, Static

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


def test_a_digit_answers_at_once_and_letters_reach_the_line_whatever_is_scrolled(home):
    async def play(app, pilot):
        await pilot.press("3")
        await settled(app, pilot)
        assert app.session.match.record()[-2:][0] == "0:drop:3" or "0:drop:3" in app.session.match.record()
        await pilot.press("tab", "tab", "c", "o")
        assert app.query_one("#answer", Input).value == "co"
        assert app.scrolled != "log"
        await pilot.press("escape")
        assert app.query_one("#answer", Input).value == ""

    sit(play)


def test_what_gives_something_away_wants_enter(home):
    async def play(app, pilot):
        while not any(choice.gives for choice in app.session.question().choices):
            await typed(app, pilot, "0" if app.session.question().dice else "1")
        question = app.session.question()
        at = next(at for at, choice in enumerate(question.choices, 1) if choice.gives)
        before = app.session.match.version
        await pilot.press(str(at))
        await settled(app, pilot)
        assert app.session.match.version == before
        assert app.session.say("answer-gives") in screen_text(app)
        await pilot.press("enter")
        await settled(app, pilot)
        assert app.session.match.version > before

    sit(play, "dicethrone")


@pytest.mark.parametrize("game", [name for name in registry.names() if registry.get(name).guide is not None])
def test_every_option_of_a_guided_game_is_seen_at_80_by_24(home, game):
    guide = registry.get(game).guide
    match = pionek.new_match(game, seed=guide.seed, **guide.settings)
    match.listen()
    seats = ["human" if seat == guide.seat else "bot:greedy" for seat in range(match.table.seats)]
    app = TableApp(Session(match, seats, "en", guide))

    async def main() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(app, pilot)
            text = " ".join(" ".join(screen_text(app).replace("│", " ").split()).split())
            question = app.session.question()
            for choice in question.choices if not question.dice and len(question.choices) <= 9 else []:
                assert choice.text[:24] in text, choice.text

    asyncio.run(main())


@pytest.mark.parametrize("name", ["relic"])
def test_a_way_says_where_it_leads_and_what_waits_there(home, name):
    match = pionek.new_match(name, seed=3)
    session = Session(match, ["human"] * match.table.seats, "en")
    while match.decision is not None and not any(choice.way for choice in match.scene(match.decision.seat).choices):
        match.play(match.decision.options[0])
    ways = [choice for choice in session.question().choices if choice.way]
    assert len(ways) > 1
    assert all(choice.detail for choice in ways)
