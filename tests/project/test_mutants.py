"""`make mutants`: what is changed, which tests are run for it, and that the working tree stays as it is."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tools import mutants as command
from tools.mutation import cited, points
from tools.mutation.workshop import Probe, Workshop

ROOT = Path(__file__).resolve().parents[2]

SAMPLE = '''
"""A made-up game."""
FULL = Guard("full", "XX-TURN-03", 1)


def refuse_put(table, seat, place):
    if table.decision is not None and table.decision.seat != seat:
        return None
    return FULL if table.places[place] == 6 else None


class Turn(Frame):
    """XX-TURN-09: a docstring of the class with 5 numbers."""

    steps = (("put", "XX-TURN-01"), ("check", "XX-END-01"))

    def __init__(self):
        self.left = 3

    def clone(self):
        return Turn(1)

    def put(self, table):
        """XX-CARD-02, -03 and XX-HARM-07 to -09: up to 4 things."""
        assert self.left >= 0
        table.happened(PUT, 1, subject=2, amount=3, rule="XX-TURN-02")
        return [each for each in table.things if each]

    def took_put(self, table, option):
        while not self.left:
            self.left -= 1

    def plain(self, table):
        return table.size > 2

    def finish(self, table):
        return table.size > 4

    def say_more(self, describer):
        return describer.words > 2


class Card(Definition):
    def finish(self, content):
        self.dear = self.cost > 3


class Sample(Game):
    def evaluate(self, table, seat):
        return 1 if seat > 0 else -1

    def refuse(self, table, seat, verb, subject):
        return seat < 1
'''


@pytest.fixture
def sample(tmp_path):
    (tmp_path / "__init__.py").write_text(SAMPLE)
    return tmp_path


def changes(folder: Path) -> list[tuple[str, str, str]]:
    return [(each.function, each.before, each.after) for each in points.mutants(folder)]


@pytest.mark.parametrize("game", command.names())
def test_rules_are_changed_and_neither_what_is_drawn_nor_what_is_advised(game):
    rooms = {each.file.split("/", maxsplit=1)[0] for each in points.mutants(command.GAMES / game)}
    assert rooms - {"__init__.py"} == (set() if game == "connectfour" else {"model", "procedures", "choices", "language"})


def test_a_word_for_talking_or_reading_packs_does_not_hide_rules_of_the_same_name():
    """Only what takes a describer or the content is passed over, not every function or file that is called alike."""
    found = {(each.file, each.function) for game in ("dreamblade", "relic", "dicethrone") for each in points.mutants(command.GAMES / game)}
    assert {
        ("procedures/spawn_phase.py", "finish"), ("model/state.py", "counted"), ("language/uses.py", "pay"),
        ("model/definitions.py", "power_limit"), ("model/definitions.py", "least_cost"), ("model/content.py", "each_once"),
    } <= found  # fmt: skip
    assert not {("language/wording.py", "counted"), ("model/definitions.py", "finish"), ("choices/uses.py", "use_of")} & found


def test_numbers_comparisons_and_conditions_are_changed(sample):
    found = changes(sample)
    assert ("refuse_put", "table.places[place] == 6", "table.places[place] != 6") in found
    assert ("refuse_put", "6", "7") in found
    assert ("refuse_put", "6", "5") in found
    whole = "table.decision is not None and table.decision.seat != seat"
    assert ("refuse_put", whole, "table.decision is not None or table.decision.seat != seat") in found
    assert ("refuse_put", whole, "table.decision.seat != seat") in found
    assert ("refuse_put", whole, "table.decision is not None") in found
    assert ("put", "each", "not each") in found
    assert ("took_put", "not self.left", "self.left") in found
    assert ("plain", "table.size > 2", "table.size >= 2") in found
    assert ("refuse", "seat < 1", "seat <= 1") in found


def test_what_cannot_matter_is_left_alone(sample):
    found = changes(sample)
    assert {function for function, _before, _after in found} == {"refuse_put", "put", "took_put", "plain", "finish", "refuse"}
    assert [before for function, before, _after in found if function == "finish"].count("table.size > 4") == 1
    assert [(before, after) for function, before, after in found if function == "put"] == [
        ("3", "4"), ("3", "2"), ("each", "not each"),
    ]  # fmt: skip


def test_every_change_makes_another_program_that_can_be_read(sample):
    source = (sample / "__init__.py").read_bytes()
    for mutant in points.mutants(sample):
        changed = mutant.applied(source)
        assert ast.dump(ast.parse(changed)) != ast.dump(ast.parse(source)), mutant


@pytest.mark.parametrize("game", command.names())
def test_every_change_of_a_game_can_be_read(game):
    folder = command.GAMES / game
    found = points.mutants(folder)
    assert len(found) >= 40
    for mutant in found:
        compile(mutant.applied((folder / mutant.file).read_bytes()), mutant.file, "exec")


def test_rules_are_found_in_the_function_its_steps_and_its_guards(sample):
    rules = cited.cited(sample)
    assert rules.functions["__init__.py", "", "refuse_put"] == ["XX-TURN-03"]
    assert rules.functions["__init__.py", "Turn", "put"] == [
        "XX-TURN-01", "XX-CARD-02", "XX-CARD-03", "XX-HARM-07", "XX-HARM-08", "XX-HARM-09", "XX-TURN-02",
    ]  # fmt: skip
    assert rules.functions["__init__.py", "Turn", "took_put"] == ["XX-TURN-01"]
    assert rules.functions["__init__.py", "Turn", "plain"] == []
    assert "XX-TURN-09" in rules.of("__init__.py", "Turn", "plain")[1]


def mutant_in(folder: Path, function: str) -> points.Mutant:
    return next(each for each in points.mutants(folder) if each.function == function)


def test_the_nearest_rules_choose_the_tests(sample):
    rules = cited.cited(sample)
    near, wide, other = Probe("near", ("XX-TURN-03",), 0.1), Probe("wide", ("XX-TURN-09",), 0.1), Probe("other", (), 0.1)
    tests = [near, wide, other]
    assert command.tests_for(mutant_in(sample, "refuse_put"), rules, tests) == ("XX-TURN-03", [near])
    assert command.tests_for(mutant_in(sample, "plain"), rules, tests) == ("XX-TURN-09, then all", [wide, *(each for each in tests if each is not wide)])
    assert command.tests_for(mutant_in(sample, "refuse"), rules, tests) == ("all tests", tests)


def test_the_same_seed_makes_the_same_changes(sample):
    found = points.mutants(sample)
    assert command.chosen(found, 5, 3) == command.chosen(found, 5, 3)
    assert command.chosen(found, 5, 3) != command.chosen(found, 5, 4)
    assert command.chosen(found, 1000, 3) == found


def test_a_change_is_noticed_in_a_copy_and_the_sources_stay(tmp_path):
    game = command.GAMES / "connectfour"
    before = (game / "__init__.py").read_bytes()
    found = points.mutants(game)
    shop = Workshop(tmp_path / "copy", "connectfour")
    tests = [
        Probe(f"tests/connectfour/test_rules.py::{name}", (), 0.1)
        for name in ("test_a_full_column_takes_no_more_discs", "test_four_in_a_row_win_at_once")
    ]
    four = next(each for each in found if each.before == "cells[one] == seat")
    assert shop.notices(four, tests)
    assert not shop.notices(four, tests[:1])
    shop.close()
    assert (game / "__init__.py").read_bytes() == before
    assert (shop.sources / "__init__.py").read_bytes() == before


def test_wrong_usage_is_refused_in_one_line():
    for words in (["--game", "chess"], ["--game", "connectfour", "--number", "0"]):
        done = subprocess.run(
            [sys.executable, "tools/mutants.py", *words], cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert done.returncode == 2
        assert "mutants.py: error:" in done.stderr.splitlines()[-1]
