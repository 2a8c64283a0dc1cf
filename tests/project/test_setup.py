"""`make setup`: does nothing when up to date, never looks finished when it is not, and says what is missing."""

import json
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from tools import setup, web

PYPROJECT = """\
[build-system]
requires = ["hatchling"]
[project]
name = "made-up"
version = "1"
[tool.ruff]
line-length = 100
"""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").write_text(PYPROJECT)
    (tmp_path / "requirements").mkdir()
    for level in setup.LEVELS:
        (tmp_path / "requirements" / f"{level}.txt").write_text(f"# {level}\n")
    return tmp_path


def finished(clone: Path, level: str) -> None:
    (clone / ".venv").mkdir(exist_ok=True)
    (clone / ".venv" / setup.STAMP).write_text(json.dumps({"level": level, "digest": setup.digest(clone, level)}))


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The levels that were built, with nothing really built."""
    levels: list[str] = []

    def build(root: Path, level: str) -> None:
        levels.append(level)
        finished(root, level)

    monkeypatch.setattr(setup, "build", build)
    monkeypatch.setattr(setup, "TOOLS", {})
    return levels


@pytest.fixture
def commands(built: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """The programs that were run, with nothing really run; the test tools are missing, and apt-get is there."""
    ran: list[tuple[object, ...]] = []
    monkeypatch.setattr(setup, "TOOLS", {"speller": str(tmp_path / "speller")})
    monkeypatch.setattr(setup, "run", lambda what, *command, env=None: ran.append(command))
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    return ran


def test_root_gets_the_programs_that_tests_use(clone, commands, monkeypatch):
    monkeypatch.setattr("os.geteuid", lambda: 0)
    setup.set_up(clone, "play")
    assert commands == []
    setup.set_up(clone, "dev")
    assert commands[-1] == ("apt-get", "install", "-y", "--no-install-recommends", "speller")
    Path(setup.TOOLS["speller"]).touch()
    commands.clear()
    setup.set_up(clone, "dev")
    assert commands == []


def test_others_are_told_what_to_install_and_go_on(clone, commands, monkeypatch, capsys):
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    setup.set_up(clone, "dev")
    assert commands == []
    assert "sudo apt-get install -y speller" in capsys.readouterr().err


def test_a_program_that_cannot_be_installed_does_not_stand_in_the_way(clone, commands, monkeypatch, capsys):
    def fails(what: str, *command: object, env: object = None) -> None:
        raise setup.SetupError("apt-get update failed")

    monkeypatch.setattr("os.geteuid", lambda: 0)
    monkeypatch.setattr(setup, "run", fails)
    setup.set_up(clone, "dev")
    assert "some tests will be skipped" in capsys.readouterr().err


def test_an_environment_is_built_once(clone, built):
    setup.set_up(clone, "dev")
    setup.set_up(clone, "dev")
    assert built == ["dev"]


def test_the_test_tools_include_what_playing_needs(clone, built):
    setup.set_up(clone, "dev")
    setup.set_up(clone, "play")
    assert built == ["dev"]


def test_playing_first_and_testing_later_builds_both(clone, built):
    setup.set_up(clone, "play")
    setup.set_up(clone, "dev")
    assert built == ["play", "dev"]


def test_a_developer_who_plays_keeps_the_test_tools(clone, built):
    setup.set_up(clone, "dev")
    (clone / "requirements" / "dev.txt").write_text("# other\n")
    setup.set_up(clone, "play")
    assert built == ["dev", "dev"]


def test_a_change_of_the_lock_file_or_the_project_is_noticed(clone, built):
    setup.set_up(clone, "dev")
    (clone / "requirements" / "dev.txt").write_text("# other\n")
    setup.set_up(clone, "dev")
    (clone / "pyproject.toml").write_text(PYPROJECT.replace('"1"', '"2"'))
    setup.set_up(clone, "dev")
    assert built == ["dev"] * 3


def test_settings_of_the_linter_change_nothing(clone, built):
    setup.set_up(clone, "dev")
    (clone / "pyproject.toml").write_text(PYPROJECT.replace("100", "120"))
    setup.set_up(clone, "dev")
    assert built == ["dev"]


def test_an_environment_without_a_stamp_or_with_a_torn_one_is_not_finished(clone):
    (clone / ".venv").mkdir()
    assert not setup.is_current(clone, "play")
    (clone / ".venv" / setup.STAMP).write_text("{")
    assert not setup.is_current(clone, "play")


def test_a_failed_set_up_keeps_what_was_there(clone, monkeypatch):
    finished(clone, "play")

    def fail(what: str, *_command: object, **_options: object) -> None:
        raise setup.SetupError(f"{what} failed")

    monkeypatch.setattr(setup, "run", fail)
    with pytest.raises(setup.SetupError):
        setup.set_up(clone, "dev")
    assert setup.is_current(clone, "play")
    assert not setup.is_current(clone, "dev")
    assert not (clone / ".venv.new").exists()


def test_a_first_set_up_that_fails_leaves_no_environment(clone, monkeypatch, capsys):
    monkeypatch.setattr(setup, "ROOT", clone)
    monkeypatch.setattr(setup, "have_venv", lambda: True)
    monkeypatch.setattr(setup.sys, "executable", "/nonexistent/python")
    assert setup.main(["play"]) == 1
    assert not (clone / ".venv").exists()
    assert "Traceback" not in capsys.readouterr().err


def test_without_venv_and_without_root_the_line_to_type_is_said(clone, monkeypatch, capsys):
    monkeypatch.setattr(setup, "ROOT", clone)
    monkeypatch.setattr(setup, "have_venv", lambda: False)
    monkeypatch.setattr(setup.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(setup.os, "geteuid", lambda: 1000)
    assert setup.main(["play"]) == 1
    said = capsys.readouterr().err
    assert said == "setup: Python's venv module is missing; type: sudo apt-get install -y python3-venv\n"


def test_without_venv_root_installs_it(monkeypatch):
    here = iter([False, True])
    typed = []
    monkeypatch.setattr(setup, "have_venv", lambda: next(here))
    monkeypatch.setattr(setup.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(setup.os, "geteuid", lambda: 0)
    monkeypatch.setattr(setup, "run", lambda what, *command, **_: typed.append(what))
    setup.need_venv()
    assert typed == ["apt-get update", "apt-get install python3-venv"]


def test_a_page_that_is_not_up_to_date_is_built_also_when_the_environment_is(clone, built, monkeypatch):
    (clone / "web" / "src").mkdir(parents=True)
    (clone / "web" / "package.json").write_text("{}")
    (clone / "tools").mkdir()
    shutil.copy(Path(setup.__file__).parent / "web.py", clone / "tools" / "web.py")
    pages = []
    monkeypatch.setattr(setup, "build_page", pages.append)
    setup.set_up(clone, "play")
    setup.set_up(clone, "play")
    assert (built, pages) == (["play"], [clone, clone])
    page = clone / "src" / "pionek" / "server" / "page"
    page.mkdir(parents=True)
    (page / web.STAMP).write_text(web.digest(clone, web.sources(clone)))
    setup.set_up(clone, "play")
    assert len(pages) == 2
    (clone / "web" / "src" / "new.ts").write_text("")
    setup.set_up(clone, "play")
    assert len(pages) == 3


def test_the_command_finds_an_environment_up_to_date_and_says_nothing():
    told = subprocess.run([sys.executable, setup.ROOT / "tools" / "setup.py", "play"], capture_output=True, text=True, check=False, cwd="/")
    assert (told.returncode, told.stderr) == (0, "")


def test_an_unknown_level_is_refused(capsys):
    assert setup.main(["everything"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_scripts_work_after_the_environment_has_taken_its_place(tmp_path):
    new, place = tmp_path / ".venv.new", tmp_path / ".venv"
    venv.create(new, with_pip=False, symlinks=True)
    script = new / "bin" / "hello"
    script.write_text(f"#!{new}/bin/python\nimport sys\nprint(sys.prefix)\n")
    script.chmod(0o755)
    setup.relocate(new, place)
    new.rename(place)
    done = subprocess.run([place / "bin" / "hello"], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(place)


def test_two_set_ups_at_once_wait_for_each_other(clone):
    tools = clone / "tools"
    tools.mkdir()
    shutil.copy(setup.__file__, tools / "setup.py")
    slow = (
        "import sys, time; sys.path.insert(0, sys.argv[1]); from tools import setup\n"
        "def build(root, level):\n"
        "    (root / 'began').open('a').write('x'); time.sleep(0.3)\n"
        "    (root / '.venv').mkdir()\n"
        "    (root / '.venv' / setup.STAMP).write_text(__import__('json').dumps({'level': level, 'digest': setup.digest(root, level)}))\n"
        "setup.build = build\n"
        "sys.exit(setup.main(['dev']))\n"
    )
    both = [subprocess.Popen([sys.executable, "-c", slow, clone], stderr=subprocess.DEVNULL) for _ in range(2)]
    assert [one.wait() for one in both] == [0, 0]
    assert (clone / "began").read_text() == "x"
