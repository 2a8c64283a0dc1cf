"""Tips, reasons of bots and the coach, in lines, on the screen and as a command."""

import json

import pytest

import pionek as library
from pionek.bots.thoughts import Thoughts, Weighed
from pionek.cli import play, thinking
from pionek.cli.lines import LineTable
from pionek.cli.session import Session
from pionek.cli.words import Say
from pionek.core import registry
from tests.cli.conftest import refused

pytestmark = pytest.mark.skipif("connectfour" not in registry.names(), reason="these tests play connect four")
WON = (1, 2, 1, 2, 1, 2)
"""After these columns the first player wins with the first one."""
LOST = (*WON, 7, 2)


def sitting(columns: tuple[int, ...], lang: str = "en", seats: tuple[str, ...] = ("human", "bot:greedy")) -> Session:
    match = library.new_match("connectfour", seed=1, first="1")
    match.listen()
    for column in columns:
        match.play(f"drop:{column}")
    return Session(match, list(seats), lang)


@pytest.fixture
def lost(tmp_path):
    """The file of a match in which the first player did not take the win."""
    file = tmp_path / "lost.json"
    file.write_bytes(sitting(LOST).match.save())
    return file


def test_a_tip_weighs_the_options_the_best_first():
    lines = sitting(WON).hear("t").lines
    assert lines[0].startswith("Best: drop a disc into column 1, 100 of 100 to win, against ")
    assert lines[1].startswith("What a bot weighs")
    assert lines[2].startswith("* drop a disc into column 1 (drop:1): ")
    assert lines[2].endswith(" visits, expected +1.000")
    assert all(line.startswith("- ") for line in lines[3:])
    polish = sitting(WON, "pl").hear("t").lines
    assert polish[0].startswith("Najlepsze: wrzuć krążek do kolumny 1, 100 na 100 szans na wygraną; ")
    assert polish[2].startswith("* wrzuć krążek do kolumny 1 (drop:1): ")
    assert polish[2].endswith("oczekiwany wynik +1,000")


@pytest.mark.skipif("dicethrone" not in registry.names(), reason="it has a guided first game")
def test_while_a_guide_leads_the_tip_is_its_advice():
    guide = play.guide_of("dicethrone")
    match = play.begun("dicethrone", guide.settings, (), guide.seed, entered=False)
    match.listen()
    session = Session(match, ["human" if seat == guide.seat else "bot:greedy" for seat in range(match.table.seats)], "en", guide)
    while session.let_bot_play():
        pass
    assert session.hear("t").lines == session.guidance() != []


def test_a_tip_changes_nothing_and_is_the_same_again():
    session = sitting(WON)
    before = session.match.digest()
    reply = session.hear("t")
    assert not reply.moved
    assert session.match.digest() == before
    assert session.hear("t") == reply
    assert sitting(LOST).hear("t").lines == ["There is nothing to decide now."]


def test_the_last_move_of_a_bot_is_explained():
    lines = sitting((4, 3)).hear("y").lines
    assert lines[0].startswith("Player 2: drop a disc into column 3 (drop:3).")
    assert any("(drop:3): " in line for line in lines[2:])
    assert sitting(()).hear("y").lines[0].startswith("There is no move of a bot")
    assert sitting((4, 3), seats=("human", "human")).hear("y").lines[0].startswith("While several people play")


def test_what_a_bot_did_is_told_wherever_it_came():
    weighed = [Weighed(f"drop:{column}", 9 - column, 0.0) for column in range(1, 7)]
    names = {f"drop:{column}": f"column {column}" for column in range(1, 8)}
    thoughts = Thoughts("searched", "drop:1", weighed, 1)
    assert [each.key for each in thoughts.shown(3)] == ["drop:1", "drop:2", "drop:3"]
    assert [each.key for each in thoughts.shown(3, "drop:2")] == ["drop:1", "drop:2", "drop:3"]
    assert [each.key for each in thoughts.shown(3, "drop:5")] == ["drop:1", "drop:2", "drop:5"]
    untried = "What it did was not worth a try to such a bot."
    assert untried in thinking.weighed(Say("en"), thoughts, names, "drop:7")
    assert untried not in thinking.weighed(Say("en"), thoughts, names, "drop:6")


def test_the_coach_speaks_when_the_match_is_over():
    assert sitting(WON).hear("c").lines == ["The coach looks at finished matches."]
    lines = sitting(LOST).hear("c").lines
    assert lines[0].startswith("Player 1: 4 decisions with a choice")
    assert lines[1:3] == ["1. after 6 answers:", lines[2]]
    assert lines[2].startswith("  chosen: drop a disc into column 7 (drop:7), expected -")
    assert lines[3] == "  better: drop a disc into column 1 (drop:1), expected +1.000"
    assert sitting(LOST).hear("c 2").lines == ["A bot played seat 2; the coach is for people."]
    assert sitting(LOST).hear("c 3").lines == ["there is no seat 3; this match has 2"]


def test_after_a_match_the_coach_is_offered_to_who_sits_at_a_terminal(pionek, monkeypatch):
    monkeypatch.setattr(play, "at_terminal", lambda: True)
    done = pionek("play", "connectfour", "--plain", "--seed", "7", typed="x\ny\nc\nq\n")
    assert done.code == 0
    offers = [at for at, line in enumerate(done.lines) if "c: the coach" in line]
    assert len(offers) == 3
    assert "There is no move of a bot" in done.lines[offers[1] - 1]
    assert done.lines[offers[2] - 1].startswith("No decision was clearly worse")


def test_over_a_pipe_a_match_ends_with_its_result():
    written: list[str] = []
    session = sitting(WON)
    assert LineTable(session, lambda: "drop:1\n", written.append).play()
    assert written[-1] == session.ending()


def test_the_command_tells_the_same_and_as_json(pionek, lost):
    told = pionek("coach", lost)
    assert told.code == 0
    assert "  better: drop a disc into column 1 (drop:1), expected +1.000" in told.lines
    assert pionek("coach", lost).out == told.out
    assert "lepiej: wrzuć krążek do kolumny 1" in pionek("coach", lost, "--lang", "pl").out
    found = json.loads(pionek("coach", lost, "--json").out)
    assert (found["seat"], found["decisions"]) == (0, 4)
    assert (found["mistakes"][0]["place"], found["mistakes"][0]["better"]) == (6, "drop:1")


def test_what_the_command_refuses(pionek, lost, tmp_path):
    assert refused(pionek("coach", lost, "--seat", "3")) == "there is no seat 3; this match has 2"
    running = tmp_path / "running.json"
    running.write_bytes(sitting(WON).match.save())
    assert refused(pionek("coach", running)) == f"the match in {running} is not over; the coach looks at finished ones"
    assert "cannot be used" in refused(pionek("coach", tmp_path / "none.json"))
    older = json.loads(lost.read_text(encoding="utf-8")) | {"rules_version": 0}
    lost.write_text(json.dumps(older), encoding="utf-8")
    assert refused(pionek("coach", lost)).startswith("how this match was played is not known")
    lost.write_text("{")
    assert refused(pionek("coach", lost)) == "this is not a saved match"


def test_on_the_screen_a_tip_opens_a_page_and_the_coach_is_told_of(home):
    pytest.importorskip("textual")
    from pionek.cli.screen import PageOfText
    from tests.cli.screens import screen_text
    from tests.cli.test_screen import sit, typed

    async def look(app, pilot):
        await typed(app, pilot, "t")
        assert isinstance(app.screen, PageOfText)
        assert "What a bot weighs" in screen_text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert not app.busy
        await typed(app, pilot, "x")
        assert "c: the coach" in screen_text(app)
        await typed(app, pilot, "c")
        assert "No decision was clearly worse" in screen_text(app)

    sit(look)
