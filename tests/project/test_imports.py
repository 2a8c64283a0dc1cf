"""Dependencies point one way: core knows nothing of games; games know only core; all else knows games by the registry.

Inside a game the rooms point one way as well: the model imports no other room, and only the contract, the game's
`__init__`, imports the view and the hints.
"""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "pionek"

# Nothing of these may be there after `import pionek`: it must be quick, and the base install does not have them all.
HEAVY = ("textual", "rich", "click", "matplotlib", "starlette", "uvicorn", "numpy", "asyncio", "multiprocessing", "pionek.games.")


def imported(source: str) -> Iterator[tuple[int, str]]:
    """Every module that a file names, with its line: imports anywhere in it, and names given to importlib."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = "." * node.level + (node.module or "")
            yield from ((node.lineno, f"{origin}.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("pionek."):
            yield node.lineno, node.value


def inside(module: str, *packages: str) -> bool:
    return any(module == package or module.startswith(package + ".") for package in packages)


def allowed(place: tuple[str, ...], module: str) -> bool:
    """Whether a file at this place of the package may name that module."""
    if module.startswith("."):
        return False  # the whole name says at once which way it points
    if not inside(module, "pionek"):
        return True
    if place[0] == "core":
        # The registry finds games where they lie, and so knows the name of that folder, but of no game.
        return inside(module, "pionek.core") or (
            place == ("core", "registry.py") and module.rstrip(".") == "pionek.games"
        )
    if place[0] == "games":
        own = f"pionek.games.{place[1]}" if len(place) > 2 else ""
        return inside(module, "pionek.core") or (inside(module, own) and may_enter(place[2:], module.removeprefix(f"{own}.")))
    return not inside(module, "pionek.games")


ONLY_THE_CONTRACT = ("view", "hints")
"""The rooms of a game that nobody but its contract may enter."""


def may_enter(place: tuple[str, ...], module: str) -> bool:
    """Whether a file at this place of a game may name that module of the same game."""
    room, wanted = place[0] if len(place) > 1 else "", module.split(".", maxsplit=1)[0]
    if place == ("__init__.py",) or room == wanted:
        return True
    if room == "model":
        return wanted == "vocabulary"
    return wanted not in ONLY_THE_CONTRACT


def wrong_ways(package: Path) -> list[str]:
    found = []
    for path in sorted(package.rglob("*.py")):
        place = path.relative_to(package).parts
        for line, module in imported(path.read_text(encoding="utf-8")):
            if not allowed(place, module):
                found.append(f"{'/'.join(place)}:{line} names {module}")
    return found


def test_imports_point_one_way():
    assert wrong_ways(PACKAGE) == []


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("core/state/table.py", "import pionek.games.chess"),
        ("core/state/table.py", "from pionek import games"),
        ("core/state/table.py", "from pionek.bots import greedy"),
        ("core/match/match.py", "def late():\n    from pionek.cli import main"),
        ("core/match/match.py", "import_module('pionek.games.chess')"),
        ("core/registry.py", "import pionek.games.chess"),
        ("games/chess/table.py", "from pionek.games.go.table import Table"),
        ("games/chess/table.py", "import pionek"),
        ("games/chess/model/state.py", "from pionek.games.chess.procedures.turn import Turn"),
        ("games/chess/model/state.py", "from pionek.games.chess import hints"),
        ("games/chess/procedures/turn.py", "from pionek.games.chess.view.scene import ChessScene"),
        ("games/chess/hints/hints.py", "from pionek.games.chess.view.names import NAMES"),
        ("games/chess/vocabulary.py", "from pionek.games.chess.hints import advice"),
        ("games/chess/bot.py", "from pionek.bots.search import Search"),
        ("bots/search.py", "from pionek.games.chess import table"),
        ("lab/simulate.py", "from pionek.games import chess"),
        ("server/app.py", "from ..games import chess"),
        ("cli/play.py", "import_module('pionek.games.chess')"),
        ("__init__.py", "from pionek.games import chess"),
    ],
)
def test_a_wrong_way_is_found(tmp_path, place, line):
    path = tmp_path / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(line)
    assert len(wrong_ways(tmp_path)) == 1


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("core/state/table.py", "from pionek.core.state.rng import Rng"),
        ("core/registry.py", "import_module(f'pionek.games.{name}')"),
        ("games/chess/table.py", "from pionek.core.state.table import Table"),
        ("games/chess/steps.py", "from pionek.games.chess.table import Board"),
        ("games/chess/model/state.py", "from pionek.games.chess import vocabulary"),
        ("games/chess/model/deeds.py", "from pionek.games.chess.model.state import State"),
        ("games/chess/hints/hints.py", "from pionek.games.chess.hints import advice"),
        ("games/chess/__init__.py", "from pionek.games.chess.view.scene import ChessScene"),
        ("bots/search.py", "from pionek.core import registry"),
        ("cli/play.py", "from pionek.bots import seats"),
        ("__init__.py", "from pionek.core.match.match import Match"),
    ],
)
def test_a_right_way_is_allowed(tmp_path, place, line):
    path = tmp_path / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(line)
    assert wrong_ways(tmp_path) == []


def test_import_pionek_is_light():
    code = "import sys, pionek; print(*sys.modules, sep='\\n')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    heavy = [name for name in done.stdout.split() if (name + ".").startswith(tuple(f"{h.rstrip('.')}." for h in HEAVY))]
    assert [name for name in heavy if name != "pionek.games"] == []
