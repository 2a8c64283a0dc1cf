"""One scenario language: every game's tests speak it, and they speak of the game, not of the insides of its table."""

import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

from pionek.core import registry
from tests.dicethrone.scenario import Bout, barbarian, pyromancer
from tests.scenario import OPEN, Scenario, close_all

ROOT = Path(__file__).resolve().parents[2]
TESTS = ROOT / "tests"
MOST = {"connectfour": 0, "dicethrone": 30, "dreamblade": 23, "etherfields": 58, "icegarden": 36, "relic": 13}
"""How often the tests of a game may reach into the table; what they ask more often deserves a word of the scenario."""
SETTINGS = {"game", "declining", "turn_begins", "turn_counter"}
"""What a game tells the base about itself."""


def test_the_limits_together_stay_small():
    assert sum(MOST.values()) <= 300


def reaches(game: str) -> int:
    """How often the tests of a game reach into the table."""
    files = [path for path in sorted((TESTS / game).glob("*.py")) if path.name != "scenario.py"]
    return sum(len(re.findall(r"\.table\.", path.read_text(encoding="utf-8"))) for path in files)


def scenarios(kind: type[Scenario] = Scenario) -> list[type[Scenario]]:
    """The scenario classes of all games."""
    for game in registry.names():
        importlib.import_module(f"tests.{game}.scenario")
    return [found for each in kind.__subclasses__() for found in (each, *scenarios(each))]


def words(kind: type) -> set[str]:
    return {name for name in vars(kind) if not name.startswith("_")}


@pytest.mark.parametrize("game", registry.names())
def test_every_game_has_a_scenario_of_the_shared_language(game):
    assert game in {kind.game for kind in scenarios()}


@pytest.mark.parametrize("game", registry.names())
def test_tests_speak_of_the_game_and_not_of_its_table(game):
    assert reaches(game) <= MOST[game]


def test_no_scenario_says_a_shared_word_in_its_own_way():
    again = {f"{kind.__name__}.{word}" for kind in scenarios() for word in words(kind) & words(Scenario) - SETTINGS}
    assert again == set()


def test_every_shared_word_is_documented():
    bare = [word for word in words(Scenario) - SETTINGS if not getattr(Scenario, word).__doc__]
    assert bare == []


def test_no_scenario_is_called_like_a_class_of_the_program():
    files = [path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py")]
    classes = {name for text in files for name in re.findall(r"^ *class (\w+)", text, re.MULTILINE)}
    assert "Table" in classes
    assert {kind.__name__ for kind in scenarios()} & classes == set()


# The words themselves


def fresh() -> Bout:
    return Bout(barbarian(), pyromancer())


def test_dice_that_run_out_fail():
    with pytest.raises(AssertionError, match="the scripted dice have run out"):
        fresh().roll(1, 2, 3)


def test_dice_of_later_turns_fall_as_they_may():
    scenario = fresh().roll(1, 2, 3, 4, 6).next_turn()
    assert len(scenario.play("pass").on_table()) == 5


def test_dice_left_over_fail():
    scenario = fresh().dice(4)
    with pytest.raises(AssertionError, match=r"scripted dice were never thrown: \[4\]"):
        close_all()
    assert OPEN == []
    scenario.never_thrown(1)
    close_all()


def test_so_many_dice_were_never_thrown():
    scenario = fresh().roll(1, 2, 3, 4, 6, 6)
    with pytest.raises(AssertionError, match="1 of the scripted dice"):
        scenario.never_thrown(2)
    scenario.never_thrown(1)


def test_all_dice_may_show_the_same_or_anything():
    assert fresh().all_dice(6).play("pass").on_table() == [6] * 5
    assert len(fresh().any_dice().roll(1).on_table()) == 5


def test_what_never_comes_fails():
    with pytest.raises(AssertionError, match=r"Tea\.pour never comes: [\w.]+ is asked"):
        fresh().until("Tea.pour")
    with pytest.raises(AssertionError, match="the match does not end"):
        fresh().to_the_end()
    for wait in (lambda scenario: scenario.until("Tea.pour"), Scenario.next_turn, Scenario.idle):
        with pytest.raises(AssertionError, match="the match is over"):
            wait(Bout(barbarian(), pyromancer(health=2, tokens={"burn": 1})).to_the_end())


LEFT_OVER = """
from tests.dicethrone.scenario import Bout, barbarian, pyromancer

def test_left_over():
    Bout(barbarian(), pyromancer()).dice(4)

def test_thrown():
    Bout(barbarian(), pyromancer()).roll(1, 2, 3, 4, 6)
"""


def test_a_test_that_leaves_dice_over_fails_and_no_other(tmp_path):
    """Also in a worker of its own."""
    (tmp_path / "test_dice.py").write_text(LEFT_OVER)
    command = [sys.executable, "-m", "pytest", "-q", "-c", str(ROOT / "pyproject.toml"), "-p", "tests.conftest", "-n", "1"]
    done = subprocess.run([*command, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=False)
    assert "1 failed, 1 passed" in done.stdout
    assert "scripted dice were never thrown: [4]" in done.stdout
