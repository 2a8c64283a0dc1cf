"""`pionek game`: the package that `new` makes runs, `check` passes it, and names the file and line of every mistake planted in it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import refused


@pytest.fixture
def harbour(pionek, tmp_path, monkeypatch) -> Path:
    """A new package, installed as far as Python's path goes."""
    monkeypatch.chdir(tmp_path)
    made = pionek("game", "new", "harbour")
    assert made.code == 0
    assert "pip install --editable harbour" in made.out
    about = tmp_path / "harbour" / "pionek_harbour-0.1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: pionek-harbour\nVersion: 0.1.0\n")
    (about / "entry_points.txt").write_text("[pionek.games]\nharbour = harbour:GAME\n")
    return tmp_path / "harbour"


def run(package: Path, *words: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(package), *sys.path])
    return subprocess.run(
        [sys.executable, *words], env={**os.environ, "PYTHONPATH": path, "LANG": "C"}, cwd=package, capture_output=True, text=True, check=False
    )


def checked(package: Path) -> subprocess.CompletedProcess[str]:
    return run(package, "-m", "pionek.cli", "game", "check", "harbour", "--quick")


def change(package: Path, file: str, old: str, new: str) -> int:
    """Change a file of the game; gives the line."""
    path = package / "harbour" / file
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    return text[: text.index(old)].count("\n") + 1


def test_a_new_game_passes_all_checks_and_its_own_test(harbour):
    done = run(harbour, "-m", "pionek.cli", "game", "check", "harbour")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "harbour: rules, texts, steps and fields fit together" in done.stdout
    assert " passed" in done.stdout
    own = run(harbour, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")
    assert "1 passed" in own.stdout, own.stdout


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("__init__.py", '"nothing-yet", "HA-TURN-04"', '"nothing-yet", "HA-TURN-09"', "guard nothing-yet, field rule: found 'HA-TURN-09', expected a rule of rules.yaml"),
        ("__init__.py", '"act", "HA-TURN-01"', '"act", "HA-ACT-01"', "Turn, step act, field rule: found 'HA-ACT-01', expected a rule of rules.yaml"),
        ("__init__.py", '(("act", "HA-TURN-01"),)', '(("act", "HA-TURN-01"), ("rest", "HA-TURN-01"))', "Turn, step rest: no method rest for this step"),
        ("__init__.py", '"HA-END-02"', '"HA-END-07"', "resign_rule, field rule: found 'HA-END-07', expected a rule of rules.yaml"),
        ("__init__.py", 'WORDS.moment("kept")', 'WORDS.moment("took")', "took: no text log-took in texts/en.ftl, texts/pl.ftl"),
    ],
    ids=["guard", "rule of a step", "step", "giving up", "text"],
)
def test_a_mistake_is_told_with_its_file_and_line(harbour, file, old, new, told):
    line = change(harbour, file, old, new)
    done = checked(harbour)
    assert done.returncode != 0
    assert f"{harbour / 'harbour' / file}:{line}: {told}" in done.stderr, done.stderr


def test_a_clone_that_forgets_a_field_is_told(harbour):
    line = change(harbour, "__init__.py", "    def active_seat", "    def clone(self) -> Race:\n        new = Race.__new__(Race)\n        self.copy_into(new)\n        new.points = self.points[:]\n        return new\n\n    def active_seat")
    done = checked(harbour)
    assert f"{harbour / 'harbour' / '__init__.py'}:{line}: Race: clone forgets the field pot" in done.stderr, done.stderr


def test_a_broken_ledger_and_a_text_of_one_language_are_told(harbour):
    change(harbour, "rules.yaml", "kind: turn", "kind: tune")
    assert "rules.yaml:1" in checked(harbour).stderr
    change(harbour, "rules.yaml", "kind: tune", "kind: turn")
    change(harbour, "texts/pl.ftl", "thing-pot = Pula\n", "")
    assert "text 'thing-pot' (pl): there is none" in checked(harbour).stderr


def test_a_game_with_mistakes_is_not_played(harbour):
    change(harbour, "__init__.py", '"nothing-yet", "HA-TURN-04"', '"nothing-yet", "HA-TURN-09"')
    done = run(harbour, "-m", "pionek.cli", "play", "harbour", "--seats", "bot:random,bot:random")
    assert done.returncode == 2
    assert "guard nothing-yet" in done.stderr


def test_a_failure_in_play_names_the_line_of_the_game(harbour):
    line = change(harbour, "__init__.py", "die = table.chance(6) + 1", "die = table.chance(6) + table.luck")
    done = run(harbour, "-m", "pionek.cli", "game", "check", "harbour")
    assert done.returncode == 1
    assert f"{harbour / 'harbour' / '__init__.py'}:{line}: AttributeError" in done.stdout


def test_code_that_fails_while_the_game_is_loaded_or_played_is_told_with_its_line_and_not_as_a_fault_of_pionek(harbour):
    line = change(harbour, "__init__.py", "table.points = [0] * seats", "table.points = [0] * table.places")
    simulated = run(harbour, "-m", "pionek.cli", "simulate", "harbour", "--bots", "random", "--games", "1", "--jobs", "1")
    assert f"{harbour / 'harbour' / '__init__.py'}:{line}: " in simulated.stderr, simulated.stderr
    assert "inside Pionek" not in simulated.stderr
    line = change(harbour, "__init__.py", 'WORDS.verb("stop", subject="deed")', 'WORDS.deed("stop", subject="deed")')
    assert f"{harbour / 'harbour' / '__init__.py'}:{line}: AttributeError: 'Words' object has no attribute 'deed'" in checked(harbour).stderr


def test_names_that_cannot_be_are_refused(pionek, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert "'Harbour' is no name for a game" in refused(pionek("game", "new", "Harbour"))
    assert "connectfour is taken" in refused(pionek("game", "new", "connectfour"))
    assert "json is taken" in refused(pionek("game", "new", "json"))
    (tmp_path / "harbour").mkdir()
    assert "harbour is there already; nothing was written" in refused(pionek("game", "new", "harbour"))
