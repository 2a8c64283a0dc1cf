"""A game is one folder: take it away and everything else still works; add one and it is found, played and drawn."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAMES = sorted(path.parent.name for path in (ROOT / "src" / "pionek" / "games").glob("*/game.yaml"))
BUILT = shutil.ignore_patterns("__pycache__", "*.so", "*.pyc", ".pytest_cache", ".mypy_cache")

# What the smaller house is tried with: of every kind, and quick; all of it when nobody waits.
QUICK = "games_end or another_process or forgets_no_field or planted or answers_alike or both_languages or core"
SOAK = bool(os.environ.get("PIONEK_SOAK"))
CHOSEN = [] if SOAK else ["-k", QUICK]
TAKEN = GAMES if SOAK else ["connectfour", "dicethrone"]
"""The games that are taken away: the two that most tests play, all of them when nobody waits."""


def house(tmp_path: Path, without: str) -> Path:
    """A copy of the project without the folder of one game, and without the tests of that game."""
    for name in ("src", "tools", "tests/core", "tests/free", "tests/bots"):
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / name, ignore=BUILT)
    for name in ("pyproject.toml", "tests/conftest.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.rmtree(tmp_path / "src" / "pionek" / "games" / without)
    return tmp_path


def run(folder: Path, *arguments: str, path: tuple[Path, ...] = ()) -> subprocess.CompletedProcess[str]:
    """Run Python on the copy, not on what is installed."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (folder / "src", *path)))}
    for name in ("PIONEK_SOAK", "PIONEK_REQUIRE"):
        environment.pop(name, None)
    return subprocess.run([sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("game", TAKEN)
def test_the_suite_passes_without_the_folder_of_a_game(tmp_path, game):
    folder = house(tmp_path, game)
    where = run(folder, "-c", "import pionek; from pionek.core import registry; print(pionek.__file__, registry.names())")
    assert where.stdout.strip() == f"{folder / 'src' / 'pionek' / '__init__.py'} {[name for name in GAMES if name != game]}"
    done = run(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/core", "tests/free", *CHOSEN)
    assert done.returncode == 0, done.stdout[-3000:]
    assert " passed" in done.stdout


def test_an_unknown_game_is_refused_with_those_there_are(tmp_path):
    folder = house(tmp_path, GAMES[0])
    done = run(folder, "-c", f"import pionek; pionek.new_match({GAMES[0]!r})")
    assert f"there is no game {GAMES[0]!r}; there are {', '.join(GAMES[1:])}" in done.stderr


def guest(tmp_path: Path, name: str = "ducats") -> Path:
    """A made-up game of the free tests as a package of its own, installed beside Pionek."""
    folder = tmp_path / "site"
    game = folder / name
    shutil.copytree(ROOT / "tests" / "free" / "made_up" / name, game, ignore=BUILT)
    for path in game.glob("*.py"):
        path.write_text(path.read_text(encoding="utf-8").replace(f"tests.free.made_up.{name}", name), encoding="utf-8")
    facts = folder / f"{name}-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text(f"[pionek.games]\n{name} = {name}:GAME\n")
    return folder


PLAY = """
import random
import pionek
from pionek.core import registry
assert "ducats" in registry.names(), registry.names()
match = pionek.new_match("ducats", seed=7, players="4")
luck = random.Random(7)
while match.decision:
    scene = match.scene(match.decision.seat, "pl")
    assert scene.choices and scene.things
    match.play(luck.choice(match.decision.options))
again = pionek.load(match.save())
assert again.digest() == match.digest()
print(match.result.cause)
"""

CHESS_LIKE = """
import random
import pionek
match = pionek.new_match("fours", seed=3)
while match.decision:
    assert match.scene(0).things[0].places
    match.play(random.choice(match.decision.options))
print(match.result.cause)
"""


def test_a_made_up_game_of_another_package_is_found_played_and_drawn(tmp_path):
    folder = guest(tmp_path)
    done = run(ROOT, "-c", PLAY, path=(folder,))
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() in ("rich", "deck", "draw")


@pytest.mark.skipif("connectfour" not in GAMES, reason="the new folder is made from that of connect four")
def test_a_new_folder_among_the_games_is_found_played_and_drawn(tmp_path):
    for name in ("src/pionek/core", "src/pionek/games/connectfour"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=BUILT)
    for name in ("__init__.py", "compiled.py"):
        shutil.copy(ROOT / "src/pionek" / name, tmp_path / "src/pionek" / name)
    games = tmp_path / "src" / "pionek" / "games"
    (games / "connectfour").rename(games / "fours")
    about = games / "fours" / "game.yaml"
    about.write_text(about.read_text(encoding="utf-8").replace("id: connectfour", "id: fours"), encoding="utf-8")
    done = run(tmp_path, "-c", CHESS_LIKE)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() in ("four", "draw")
