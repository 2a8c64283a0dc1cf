"""Finding puzzles and making lessons: the same seed finds the same, and an interrupted search goes on."""

import pytest

from pionek.core import registry
from pionek.core.errors import UserError
from pionek.core.teaching import puzzles as kept
from pionek.core.teaching.goals import Answered, No, Won
from pionek.core.teaching.lessons import Lesson
from pionek.lab import lessons, puzzles

pytestmark = pytest.mark.skipif("connectfour" not in registry.names(), reason="these tests play connect four")
GAMES = 2


def found(journal, games=GAMES):
    return list(puzzles.find(registry.get("connectfour"), games, 1, journal))


def test_the_same_seed_finds_the_same_puzzles_and_an_interrupted_search_goes_on(tmp_path):
    whole = found(tmp_path / "one")
    part = tmp_path / "two"
    assert found(part, 1) == whole[:1]
    with part.open("ab") as file:
        file.write(b'{"game": 1, "puz')  # the power went out here
    assert found(part) == whole
    assert found(part) == whole  # nothing is searched again


def test_puzzles_are_stored_and_read_again(tmp_path):
    searched = [puzzle for each in found(tmp_path / "journal") for puzzle in each.puzzles]
    assert searched
    puzzles.store(tmp_path / kept.FILE, searched)
    read = kept.read_puzzles(tmp_path)
    assert sorted(each.id for each in read) == sorted(each.id for each in searched)
    match = read[0].begin(registry.get("connectfour"))
    assert read[0].answer in match.keys()  # noqa: SIM118  a match is no dictionary
    assert kept.read_puzzles(tmp_path / "elsewhere") == []


def a_lesson(**more):
    text = {"en": "a", "pl": "b"}
    said = dict.fromkeys(("title", "say", "hint", "praise", "missed"), text)
    return Lesson(id="four", **said, seat=0, settings=["first=1"], **more)


def test_a_position_is_found_with_a_way_to_the_goal_and_one_past_it(tmp_path, monkeypatch):
    game = registry.get("connectfour")
    monkeypatch.setattr(game, "folder", tmp_path)
    (tmp_path / "lessons").mkdir()
    lesson = a_lesson(where=No(not_=Won(won=True)), goal=Answered(answered="drop:4"))
    monkeypatch.setitem(vars(game), "lessons", [lesson])
    answers = lessons.make(game, lesson)
    assert answers.right == ["drop:4"]
    assert answers.wrong
    assert (tmp_path / "lessons" / "four.json").exists()
    monkeypatch.setattr(lessons, "GAMES", 1)
    with pytest.raises(UserError, match="no game of 1"):
        lessons.make(game, a_lesson(where=Won(won=True), goal=Answered(answered="drop:4")))
