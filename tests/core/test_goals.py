"""The language of goals: each of its words, at a table of connect four."""

import pytest

import pionek
from pionek.core import registry
from pionek.core.packs.reader import reading
from pionek.core.teaching.goals import FORMS, GOAL, Situation
from pionek.core.teaching.positions import from_here, packed, unpacked

pytestmark = pytest.mark.skipif("connectfour" not in registry.names(), reason="these tests play connect four")


def holds(tmp_path, goal, answers, seat=0):
    """Whether a goal, as a file writes it, is true for a seat after these answers of both seats."""
    file = tmp_path / "goal.yaml"
    file.write_text(goal)
    with reading(file, "goal", FORMS) as (node, reader):
        read = GOAL.read(reader, node)
    match = pionek.new_match("connectfour", first="1", seed=7)
    match.listen()
    own = []
    for key in answers:
        if match.decision.seat == seat:
            own.append(key)
        match.play(key)
    return read.holds(Situation(match.game, match.table, seat, own, match.listen().events))


FOUR = ["drop:1", "drop:2"] * 3 + ["drop:1"]


@pytest.mark.parametrize(
    ("goal", "answers", "expected"),
    [
        ("{answered: 'drop:4'}", ["drop:4"], True),
        ("{answered: 'drop:4'}", ["drop:3", "drop:4"], False),
        ("{answered: 'drop:*', least: 2}", ["drop:4"], False),
        ("{answered: 'drop:*', least: 2}", ["drop:4", "drop:4", "drop:1"], True),
        ("{offered: 'drop:*', least: 7}", [], True),
        ("{offered: 'drop:*'}", ["drop:1"], False),
        ("{asked: '*'}", [], True),
        ("{asked: '*'}", ["drop:1"], False),
        ("{asked: somewhere-else}", [], False),
        ("{happened: dropped}", ["drop:4"], True),
        ("{happened: dropped, by: others}", ["drop:4"], False),
        ("{happened: dropped, by: anybody, least: 2}", ["drop:4", "drop:4"], True),
        ("{happened: dropped, with: '5'}", ["drop:4"], False),
        ("{holds: '*'}", ["drop:4"], True),
        ("{holds: '*'}", [], False),
        ("{holds: '*', least: 2}", ["drop:4"], False),
        ("{won: true}", FOUR, True),
        ("{won: false}", FOUR, False),
        ("{won: true}", FOUR[:-1], False),
        ("{not: {answered: 'drop:4'}}", ["drop:4"], False),
        ("{any: [{won: true}, {answered: 'drop:4'}]}", ["drop:4"], True),
        ("{all: [{won: true}, {answered: 'drop:4'}]}", ["drop:4"], False),
    ],
)
def test_every_word_means_what_it_says(tmp_path, goal, answers, expected):
    assert holds(tmp_path, goal, answers) is expected


def test_a_position_is_a_match_file_without_a_past():
    match = pionek.new_match("connectfour", first="1", seed=7)
    for key in ("drop:4", "drop:4", "drop:3"):
        match.play(key)
    begun = from_here(match)
    assert begun.record() == []
    assert begun.digest() == match.digest()
    assert pionek.load(begun.save()).digest() == match.digest()
    again = unpacked(match.game, packed(match))
    assert again.digest() == match.digest()
    again.play("drop:1")
    again.undo()
    assert again.digest() == match.digest()
