"""Lessons and the puzzle of the day at the terminal: listed, played, remembered."""

import datetime as dt

import pytest

from pionek.cli.learned import Learned
from pionek.core import registry
from pionek.core.teaching.lessons import read_answers
from pionek.core.teaching.puzzles import games_with_puzzles, of_day
from tests.cli.conftest import refused

TAUGHT = [name for name in registry.names() if registry.get(name).lessons]
PUZZLING = games_with_puzzles()
DAY = dt.date(2026, 11, 18)


@pytest.mark.parametrize("name", TAUGHT[:1])
def test_a_lesson_is_listed_played_praised_and_ticked(pionek, name):
    game = registry.get(name)
    first = game.lessons[0]
    assert f"· 1. {first.title['en']}" in pionek("lesson", name).lines
    right = read_answers(game.folder)[first.id].right
    done = pionek("lesson", name, "1", "--plain", typed="\n".join([*right, "q", ""]))
    assert done.code == 0
    assert f"» {first.say['en']}" in done.lines
    assert f"» {first.praise['en']}" in done.lines
    assert done.lines[-1] == f"Next: pionek lesson {name} 2"
    assert f"✓ 1. {first.title['pl']}" in pionek("lesson", name, "--lang", "pl").lines


@pytest.mark.parametrize("name", TAUGHT[:1])
def test_a_lesson_that_was_missed_is_not_ticked(pionek, name):
    game = registry.get(name)
    first = game.lessons[0]
    done = pionek("lesson", name, "1", "--plain", typed="\n".join([*read_answers(game.folder)[first.id].wrong, "q", ""]))
    assert f"» {first.missed['en']}" in done.lines
    assert f"· 1. {first.title['en']}" in pionek("lesson", name).lines


def test_what_is_not_there_is_refused_in_one_sentence(pionek):
    without = next((name for name in registry.names() if name not in TAUGHT), None)
    if without is not None:
        assert refused(pionek("lesson", without)) == f"{without} has no lessons"
    for name in TAUGHT[:1]:
        assert "lessons 1 to" in refused(pionek("lesson", name, "99"))
    for name in PUZZLING[:1]:
        assert "is no date" in refused(pionek("puzzle", name, "--date", "tomorrow"))


@pytest.mark.parametrize("name", PUZZLING[:1])
def test_the_puzzle_of_a_day_is_solved_or_missed_and_days_in_a_row_are_counted(pionek, name):
    def tried(day, key_of):
        puzzle = of_day(registry.get(name).puzzles, day)
        return pionek("puzzle", name, "--date", day.isoformat(), "--plain", typed=f"{key_of(puzzle)}\nq\n")

    solved = tried(DAY, lambda puzzle: puzzle.answer)
    assert "» Solved!" in solved.lines
    assert solved.lines[-1] == "1 day in a row."
    assert tried(DAY + dt.timedelta(days=1), lambda puzzle: puzzle.answer).lines[-1] == "2 days in a row."
    missed = tried(DAY + dt.timedelta(days=2), lambda puzzle: puzzle.rival.key)
    assert "» Not this one." in missed.lines
    assert missed.lines[-1] == "0 days in a row."
    assert tried(DAY + dt.timedelta(days=2), lambda puzzle: puzzle.answer).lines[-1] == "0 days in a row."


@pytest.mark.skipif(not PUZZLING, reason="no game has puzzles")
def test_without_a_game_each_has_its_turn(pionek):
    named = {pionek("puzzle", "--date", (DAY + dt.timedelta(days=at)).isoformat(), "--plain", typed="q\n").lines[0] for at in range(len(PUZZLING))}
    assert len(named) == len(PUZZLING)


def test_a_day_that_is_not_over_does_not_break_a_streak():
    learned = Learned()
    learned.did_puzzle(DAY, "reached")
    assert learned.streak(DAY) == learned.streak(DAY + dt.timedelta(days=1)) == 1
    assert learned.streak(DAY + dt.timedelta(days=2)) == 0
