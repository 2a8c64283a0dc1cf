"""One scenario language: every game's tests speak it, and they speak of the game, not of the insides of its table."""

import ast
import importlib
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pionek.core import registry
from tests.dicethrone.scenario import Bout, barbarian, pyromancer
from tests.scenario import OPEN, Scenario, close_all

ROOT = Path(__file__).resolve().parents[2]
TESTS = ROOT / "tests"
MOST = {"connectfour": 0, "dicethrone": 52, "dreamblade": 36, "etherfields": 53, "icegarden": 62, "relic": 37}
"""How often the tests of a game may reach into the table; what they ask more often deserves a word of the scenario."""
WITHOUT = ("invariants", "test_window_examples", "test_packs", "test_laying_out")
"""Modules that play with packs, lay out positions, or look at every table, without a scenario."""
SETTINGS = {"game", "declining", "turn_begins", "turn_counter"}
"""What a game tells the base about itself."""


def test_the_limits_together_stay_small():
    assert sum(MOST.values()) <= 300


FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


def inside(node: ast.AST) -> Iterator[ast.AST]:
    """What stands in a module or function; of a function in it only the function itself."""
    for child in ast.iter_child_nodes(node):
        yield child
        if not isinstance(child, FUNCTIONS):
            yield from inside(child)


def bound(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    """What an assignment binds to which value: of `a, b = c, d` both pairs, and what is cast as it is."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    value = getattr(node, "value", None)
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "cast":
        value = value.args[-1]
    for target in targets:
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            yield from zip(target.elts, value.elts, strict=True)
        elif isinstance(value, ast.expr):
            yield target, value


def is_table(node: ast.expr, names: frozenset[str]) -> bool:
    """Whether this is `<something>.table`, or one of the names that are bound to it."""
    return (isinstance(node, ast.Attribute) and node.attr == "table") or (isinstance(node, ast.Name) and node.id in names)


def reaches_in(scope: ast.AST, names: frozenset[str] = frozenset()) -> int:
    """How often a module or function reaches into a table, also by a local name such as `table = night.table`."""
    nodes = list(inside(scope))
    pairs = [pair for node in nodes for pair in bound(node)]
    names |= {target.id for target, value in pairs if isinstance(target, ast.Name) and is_table(value, frozenset())}
    found = sum(isinstance(node, ast.Attribute) and is_table(node.value, names) for node in nodes)
    return found + sum(reaches_in(node, names) for node in nodes if isinstance(node, FUNCTIONS))


def reaches(game: str) -> int:
    """How often the tests of a game reach into the table; scenario classes and invariants are there for that."""
    own = {kind.__module__ for kind in scenarios()} | {f"tests.{game}.{name}" for name in WITHOUT}
    files = [path for path in (TESTS / game).glob("*.py") if f"tests.{game}.{path.stem}" not in own]
    return sum(reaches_in(ast.parse(path.read_text(encoding="utf-8"))) for path in files)


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


@pytest.mark.parametrize(("text", "number"), [
    ("night.table.turn", 1), ("night.table", 0), ("look(night.table).turn", 0), ("night.table.dreamers[0].hand", 1),
    ("table = night.table\ntable.turn + table.first", 2), ("table: Any = cast(Any, night.table)\ntable.turn", 1), ("table, at = night.table, 1\ntable.turn + at.real", 1),
    ("def one():\n    table = night.table\n    return lambda: table.turn\ndef two(table):\n    return table.turn", 1),
])  # fmt: skip
def test_a_reach_is_counted_by_whatever_name_the_table_has(text, number):
    assert reaches_in(ast.parse(text)) == number


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
