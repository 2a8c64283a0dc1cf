"""The guide "build a card game", followed in an empty folder: the game passes its checks and its tests, and plays with its further pack."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project.test_docs import ROOT, write

GUIDE = ROOT / "docs" / "card-game.md"


def run(package: Path, *words: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(package), str(ROOT / "src")])
    environment = {**os.environ, "PYTHONPATH": path, "LANG": "C"}
    return subprocess.run([sys.executable, *words], env=environment, cwd=package, capture_output=True, text=True, check=False)


def pionek(package: Path, *words: str) -> str:
    done = run(package, "-m", "pionek.cli", *words)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def package(tmp_path_factory) -> Path:
    """The package after the last file of the guide, installed as far as Python's path goes."""
    empty = tmp_path_factory.mktemp("empty")
    pionek(empty, "game", "new", "magpies")
    made = empty / "magpies"
    write(GUIDE, made)
    about = made / "pionek_magpies-0.1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: pionek-magpies\nVersion: 0.1.0\n")
    (about / "entry_points.txt").write_text("[pionek.games]\nmagpies = magpies:GAME\n")
    return made


def test_the_game_of_the_guide_passes_all_checks_and_its_own_tests(package):
    said = pionek(package, "game", "check", "magpies")
    assert "magpies: rules, texts, steps and fields fit together" in said
    assert " passed" in said
    own = run(package, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")
    assert "3 passed" in own.stdout, own.stdout


def test_its_further_pack_is_in_order_and_is_played(package):
    assert "more is in order: 2 entries for magpies." in pionek(package, "pack", "check", "more")
    assert "Thimble: Collect 1 treasure; draw 1 card." in pionek(package, "pack", "show", "more")
    played = pionek(package, "simulate", "magpies", "--pack", "more", "--bots", "greedy,random", "--games", "20", "--jobs", "1")
    assert "20 games" in played


def test_a_hand_that_is_shown_to_everybody_is_found(package):
    path = package / "magpies" / "__init__.py"
    right = path.read_text()
    assert "if seat == builder.seat:" in right
    path.write_text(right.replace("if seat == builder.seat:", "if seat >= 0:"))
    try:
        done = run(package, "-m", "pionek.cli", "game", "check", "magpies")
    finally:
        path.write_text(right)
    assert done.returncode == 1
    assert "test_nothing_seen_depends_on_what_is_hidden" in done.stdout
    assert "magpies" in done.stdout
