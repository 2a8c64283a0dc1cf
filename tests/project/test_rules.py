"""`make rules`: what counts as covered, and when it fails."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tools import rules

ROOT = Path(__file__).resolve().parents[2]
CONFTEST = ROOT / "tests" / "conftest.py"

LEDGER = """\
- {id: XX-A-01, kind: turn, en: a, pl: a}
- {id: XX-A-02, kind: turn, en: b, pl: b}
- {id: XX-A-03, kind: turn, en: c, pl: c}
- {id: XX-A-04, kind: turn, en: d, pl: d}
- {id: XX-N-01, kind: note, en: n, pl: n}
"""


def a_game(folder: Path, complete: bool | None = None) -> None:
    game = folder / "src" / "pionek" / "games" / "madeup"
    game.mkdir(parents=True)
    (game / "rules.yaml").write_text(LEDGER)
    if complete is not None:
        (game / "game.yaml").write_text(f"id: madeup\ncomplete: {str(complete).lower()}\nrules_version: 1\n")


@pytest.mark.parametrize(("complete", "status"), [(None, 0), (False, 0), (True, 1)])
def test_a_complete_game_needs_all_its_rules(tmp_path, complete, status):
    a_game(tmp_path, complete)
    lines, ended = rules.report(rules.ledgers(tmp_path / "src/pionek/games"), {"XX-A-01", "XX-A-03", "XX-A-04"})
    assert lines[0] == "madeup 4/5"
    assert "  XX-A-02" in lines
    assert "  XX-N-01" not in lines
    assert ended == status


def test_all_covered(tmp_path):
    a_game(tmp_path, complete=True)
    books = rules.ledgers(tmp_path / "src/pionek/games")
    assert rules.report(books, {f"XX-A-0{n}" for n in (1, 2, 3, 4)}) == (["madeup 5/5"], 0)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project of one made-up game, with this project's own conftest and tools."""
    a_game(tmp_path)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "conftest.py").write_text(CONFTEST.read_text())
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "rules.py").write_text(Path(rules.__file__).read_text())
    (tmp_path / "pytest.ini").write_text("[pytest]\npythonpath = .\nmarkers =\n    rule(*ids): rules\n")
    return tmp_path


def run(project: Path, tests: str, *options: str, require: str = "") -> tuple[subprocess.CompletedProcess[str], list[str]]:
    (project / "tests" / "test_it.py").write_text("import pytest\nrule = pytest.mark.rule\n" + tests)
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--rules-to", "out/rules.json", *options]
    clean = {"PATH": "/usr/bin:/bin", "PIONEK_REQUIRE": require, "COLUMNS": "200"}
    done = subprocess.run(command, cwd=project, env=clean, capture_output=True, text=True, check=False)
    out = project / "out" / "rules.json"
    return done, json.loads(out.read_text())["covered"] if out.exists() else []


KINDS = """
@rule("XX-A-01")
def test_passes(): pass

@rule("XX-A-02")
def test_is_skipped(): pytest.skip("not today")

@rule("XX-A-03")
@pytest.mark.xfail(strict=False)
def test_passes_against_expectation(): pass

@rule("XX-A-03")
@pytest.mark.xfail
def test_fails_as_expected(): assert False

@pytest.fixture
def breaks_after():
    yield
    assert False

@rule("XX-A-04")
def test_breaks_after(breaks_after): pass
"""


@pytest.mark.parametrize("options", [[], ["-n", "1"]], ids=["alone", "xdist"])
def test_only_a_test_that_passed_covers_its_rules(project, options):
    _done, covered = run(project, KINDS, *options)
    assert covered == ["XX-A-01"]


def test_four_rules_are_too_many(project):
    done, covered = run(project, '@rule("XX-A-01", "XX-A-02")\n@rule("XX-A-03", "XX-A-04")\ndef test_much(): pass\n')
    assert done.returncode
    assert "test_it.py::test_much: a test carries at most 3 rules" in done.stdout
    assert covered == []


def test_an_unknown_rule_is_an_error(project):
    done, _covered = run(project, '@rule("XX-A-99")\ndef test_odd(): pass\n')
    assert done.returncode
    assert "test_it.py::test_odd: no game's rules.yaml has XX-A-99" in done.stdout


@pytest.mark.parametrize("tests", ["def test_it(): pytest.skip('no')\n", "pytest.skip('no', allow_module_level=True)\n"])
def test_where_all_is_required_a_skip_is_a_failure(project, tests):
    done, _covered = run(project, "def test_ok(): pass\n" + tests, require="all")
    assert done.returncode == 1 or "error" in done.stdout.splitlines()[-1]
    assert "PIONEK_REQUIRE=all allows no skip" in done.stdout
    done, _covered = run(project, "def test_ok(): pass\n" + tests)
    assert "allows no skip" not in done.stdout
