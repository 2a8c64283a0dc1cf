"""Short lessons: the known way leads to every goal, another one past it, and all is said in both languages."""

import pytest

from pionek.cli.session import Session
from pionek.core.packs.problems import Problems
from pionek.core.teaching.lessons import load_lessons, read_answers
from pionek.core.teaching.tasks import MISSED, OPEN, REACHED
from tests.free.games import NAMES, game_of

TAUGHT = [name for name in NAMES if game_of(name).lessons]
LESSONS = [(name, lesson.id) for name in TAUGHT for lesson in game_of(name).lessons]


def lesson_of(name, id):
    return next(lesson for lesson in game_of(name).lessons if lesson.id == id)


def taken(name, id, keys):
    """A person at the terminal table who gives these answers; everybody else is a bot."""
    lesson = lesson_of(name, id)
    match = lesson.begin(game_of(name))
    seats = ["human" if seat == lesson.seat else "bot:greedy" for seat in range(match.table.seats)]
    session = Session(match, seats, "en", task=lesson)
    match.listen()
    assert lesson.standing(match) == OPEN
    for key in keys:
        while session.let_bot_play():
            pass
        assert session.hear(key).moved, key
    while session.let_bot_play():
        pass
    return session


@pytest.mark.parametrize("name", TAUGHT)
def test_a_game_has_a_handful_of_lessons_with_known_answers(name):
    lessons = [lesson.id for lesson in game_of(name).lessons]
    assert 5 <= len(lessons) <= 8
    assert len(set(lessons)) == len(lessons)
    assert list(read_answers(game_of(name).folder)) == lessons


@pytest.mark.parametrize(("name", "id"), LESSONS)
def test_the_known_way_reaches_the_goal_and_is_praised(name, id):
    session = taken(name, id, read_answers(game_of(name).folder)[id].right)
    lesson = lesson_of(name, id)
    assert lesson.standing(session.match) == REACHED
    assert session.say("task-says", text=lesson.praise["en"]) in session.guidance()


@pytest.mark.parametrize(("name", "id"), LESSONS)
def test_a_wrong_way_misses_the_goal_and_can_be_taken_back(name, id):
    session = taken(name, id, read_answers(game_of(name).folder)[id].wrong)
    lesson = lesson_of(name, id)
    assert lesson.standing(session.match) == MISSED
    assert session.say("task-says", text=lesson.missed["en"]) in session.guidance()
    while session.match.effective():
        session.match.undo(agreed=True)
    assert lesson.standing(session.match) == OPEN


@pytest.mark.parametrize(("name", "id"), LESSONS)
def test_a_lesson_speaks_both_languages_and_hints_before_a_bot_does(name, id):
    lesson = lesson_of(name, id)
    for said in (lesson.title, lesson.say, lesson.hint, lesson.praise, lesson.missed):
        assert said["en"] != said["pl"]
    assert taken(name, id, []).hear("t").lines == [f"» {lesson.hint['en']}"]


def test_mistakes_in_lessons_are_named_with_their_lines(tmp_path, monkeypatch):
    game = game_of(NAMES[0])
    monkeypatch.setattr(game, "folder", tmp_path)
    assert load_lessons(game) == []
    (tmp_path / "lessons").mkdir()
    file = tmp_path / "lessons" / "lessons.yaml"
    file.write_text("id: no list\n")
    with pytest.raises(Problems, match="a list of lessons"):
        load_lessons(game)
    both = "{en: a, pl: b}"
    texts = "".join(f"  {name}: {both}\n" for name in ("title", "say", "hint", "praise", "missed"))
    file.write_text(f"- id: one\n{texts}  seat: 1\n  settings: []\n  where: {{won: false}}\n  goal: {{answered: 'fly:*'}}\n")
    with pytest.raises(Problems, match=r"lessons.yaml.*10.*fly|fly.*lessons.yaml") as caught:
        load_lessons(game)
    assert "goal" in str(caught.value)
    file.write_text(f"- id: one\n{texts}  seat: 1\n  settings: []\n  where: {{won: false}}\n  goal: {{flown: 1}}\n")
    with pytest.raises(Problems, match="a goal of a lesson"):
        load_lessons(game)
