"""Puzzles: every stored position loads, offers its answer, is like no other, and explains its solution in both languages."""

import datetime as dt

import pytest

from pionek.cli.session import Session
from pionek.core.teaching.puzzles import DECIDED, game_of_day, of_day, packed_puzzles
from pionek.core.teaching.tasks import MISSED, OPEN, REACHED
from pionek.lab.puzzles import FEWEST, LONG, still_holds
from tests.free.games import NAMES, game_of

FAR = 0.04
"""Two wins of 100, in games in which single decisions count for little."""
PUZZLING = [name for name in NAMES if game_of(name).puzzles]


@pytest.mark.parametrize("name", PUZZLING)
def test_no_two_puzzles_are_alike_and_each_has_its_proof(name):
    puzzles = game_of(name).puzzles
    assert len({puzzle.alike(puzzle.begin(game_of(name))) for puzzle in puzzles}) == len(puzzles)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        assert puzzle.options >= FEWEST
        assert puzzle.playouts >= LONG
        assert puzzle.rival.lead >= FAR
        assert puzzle.rival.least() >= FAR / 2 - 1e-3  # figures are rounded


@pytest.mark.parametrize("name", PUZZLING)
def test_every_position_loads_and_explains_itself_in_both_languages(name):
    for puzzle in game_of(name).puzzles:
        match = puzzle.begin(game_of(name))
        assert match.decision.seat == puzzle.seat
        assert {puzzle.answer, puzzle.rival.key} <= set(match.keys())
        assert len(match.keys()) == puzzle.options
        english, polish = puzzle.explained(match, "en"), puzzle.explained(match, "pl")
        assert len(english) == len(polish) >= 2
        assert english[-1] != polish[-1]
        assert puzzle.answer not in english[0] or ":" not in puzzle.answer  # the answer in words, not its key


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("name", PUZZLING)
def test_what_an_answer_gives_up_is_its_price_and_not_in_its_favour(name, lang):
    book = game_of(name).book
    for puzzle in game_of(name).puzzles:
        if puzzle.expected >= DECIDED:
            continue
        said = "\n".join(puzzle.explained(puzzle.begin(game_of(name)), lang))
        for key, wanted in (("puzzle-reasons", True), ("puzzle-against", False)):
            parts = [book.text(lang, f"part-{part}", way="more" if wanted else "less") for part, more in puzzle.speaks if (more > 0) is wanted]
            sentence = book.text(lang, key, reasons="; ".join(parts))
            assert (sentence in said) is bool(parts)


@pytest.mark.parametrize("name", PUZZLING)
def test_only_what_is_good_speaks_for_an_answer(name):
    """What the answer does less for than its rival is told too, but as what speaks against it."""
    game = game_of(name)
    against = 0
    for puzzle in game.puzzles:
        match = puzzle.begin(game)
        said = {line.partition(":")[0]: line for line in puzzle.explained(match, "en")}
        for part, more in puzzle.speaks:
            word = game.book.text("en", f"part-{part}", way="more" if more > 0 else "less")
            assert word not in said.get("Against it" if more > 0 else "In its favour", "")
            against += more <= 0 and word in said.get("Against it", "")
    assert against or name != "icegarden"


@pytest.mark.parametrize("name", PUZZLING)
def test_the_first_answer_decides_and_whoever_takes_it_back_may_try_again(name):
    puzzle = game_of(name).puzzles[0]
    match = puzzle.begin(game_of(name))
    seats = ["human" if seat == puzzle.seat else "bot:greedy" for seat in range(match.table.seats)]
    session = Session(match, seats, "en", task=puzzle)
    match.listen()
    assert puzzle.standing(match) == OPEN
    assert session.hear(puzzle.rival.key).moved
    assert puzzle.standing(match) == MISSED
    assert any("Not this one" in line for line in session.guidance())
    match.undo(puzzle.seat, agreed=True)
    assert puzzle.standing(match) == OPEN
    assert session.hear(puzzle.answer).moved
    assert puzzle.standing(match) == REACHED
    assert puzzle.first(match) == MISSED
    assert any("Solved" in line for line in session.guidance())


@pytest.mark.parametrize("name", PUZZLING)
def test_a_proof_holds_on_other_tables(name):
    clearest = max(game_of(name).puzzles, key=lambda puzzle: puzzle.rival.lead)
    assert still_holds(game_of(name), clearest, 3)


@pytest.mark.parametrize("name", PUZZLING)
def test_every_puzzle_has_its_day_and_the_file_is_the_same_when_written_again(name):
    puzzles = game_of(name).puzzles
    first = dt.date(2026, 11, 18)
    days = [of_day(puzzles, first + dt.timedelta(days=at)).id for at in range(len(puzzles))]
    assert sorted(days) == sorted(puzzle.id for puzzle in puzzles)
    assert of_day(puzzles, first).id == days[0]
    assert packed_puzzles(puzzles[::-1]) == packed_puzzles(puzzles)


def test_each_game_has_its_turn():
    days = [game_of_day(["one", "two", "three"], dt.date(2026, 11, 18) + dt.timedelta(days=at)) for at in range(6)]
    assert days[:3] == days[3:]
    assert sorted(days[:3]) == ["one", "three", "two"]
