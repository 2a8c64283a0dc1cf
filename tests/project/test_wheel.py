"""The wheel holds all a game needs, and works where nothing but the base dependencies is installed."""

import json
import subprocess
import sys
import venv
import zipfile
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from pionek.core import pages

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "docs" / "examples"
SOURCES = ROOT / "src"
NOT_SHIPPED = {".pyc", ".so"}
HEAVIEST = 9_000_000
"""Bytes that the wheel may have: pictures, icons and all."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return next(folder.glob("pionek-*.whl"))


def base_distributions() -> dict[str, metadata.Distribution]:
    """The base dependencies with what they need themselves: no extras, no test tools."""
    found: dict[str, metadata.Distribution] = {}
    waiting = ["pionek"]
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found[name] = metadata.distribution(name)
        for text in found[name].requires or ():
            needed = Requirement(text)
            if needed.marker is None or needed.marker.evaluate({"extra": ""}):
                waiting.append(needed.name.lower())
    del found["pionek"]
    return found


@pytest.fixture(scope="module")
def empty(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and its base dependencies, which are lent by the environment of the tests."""
    place = tmp_path_factory.mktemp("empty") / "env"
    venv.create(place, with_pip=False, symlinks=True)
    site = next((place / "lib").glob("python*")) / "site-packages"
    for distribution in base_distributions().values():
        for top in {file.parts[0] for file in distribution.files or ()} - {"..", "__pycache__"}:
            source = Path(str(distribution.locate_file(top)))
            if source.exists() and not (site / top).exists():
                (site / top).symlink_to(source)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", place / "bin" / "python"]
    install = [*pip, "install", "--quiet", "--no-index", "--no-deps", wheel]
    done = subprocess.run(install, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return place


def run(*command: str | Path, folder: Path) -> subprocess.CompletedProcess[str]:
    clean = {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "HOME": str(folder), "PIONEK_HOME": str(folder)}
    return subprocess.run(command, cwd=folder, env=clean, capture_output=True, text=True, check=False, input="")


def test_every_file_of_the_package_is_in_the_wheel(wheel):
    here = {
        path.relative_to(SOURCES).as_posix()
        for path in (SOURCES / "pionek").rglob("*")
        if path.is_file() and path.suffix not in NOT_SHIPPED
    }
    examples = {f"pionek/examples/{path.relative_to(EXAMPLES).as_posix()}" for header in EXAMPLES.glob("*/pack.yaml") for path in header.parent.rglob("*") if path.is_file()}
    inside = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("pionek/")}
    assert here | examples | {"pionek/docs.xz"} == inside
    assert examples


def test_the_wheel_works_in_an_empty_environment(empty, tmp_path):
    python = empty / "bin" / "python"
    where = run(python, "-c", "import pionek; print(pionek.__file__)", folder=tmp_path)
    assert where.returncode == 0, where.stderr
    assert Path(where.stdout.strip()).is_relative_to(empty)

    absent = run(python, "-c", "import textual", folder=tmp_path)
    assert "No module named 'textual'" in absent.stderr, "the environment is not empty"

    told = run(empty / "bin" / "pionek", "--help", folder=tmp_path)
    assert told.returncode == 0, told.stderr
    assert "play" in told.stdout


def test_the_documentation_is_read_from_an_installed_wheel(empty, tmp_path):
    """The same as in the project's folder, though that is nowhere near."""
    code = "import json; from pionek.core import pages; print(json.dumps(pages.pages()))"
    there = run(empty / "bin" / "python", "-c", code, folder=tmp_path)
    assert there.returncode == 0, there.stderr
    assert json.loads(there.stdout) == pages.gathered(ROOT)
    told = run(empty / "bin" / "pionek", "help", "packs", folder=tmp_path)
    assert told.stdout.startswith("# Packs\n")


def test_a_game_can_be_played_from_the_base_install(empty, tmp_path):
    game = [empty / "bin" / "pionek", "play", "connectfour", "--seats", "bot:random,bot:random", "--seed", "7"]
    played = run(*game, folder=tmp_path)
    assert played.returncode == 0, played.stderr
    assert played.stdout.strip()


def test_the_wheel_is_no_burden(wheel):
    assert wheel.stat().st_size < HEAVIEST
