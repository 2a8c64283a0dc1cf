"""`pionek game`: new and check, for authors of games."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import click

from pionek.cli import command as parts
from pionek.cli.errors import Wrong
from pionek.cli.words import Say

FAULTY = 1
TEMPLATE = Path(__file__).parent / "new_game"
NAME = re.compile(r"[a-z][a-z0-9]{1,30}")


def command(say: Say) -> click.Command:
    return parts.Group("game", say, {name: f"{__name__}:{name}_command" for name in ("new", "check")})


def new_command(say: Say) -> click.Command:
    params = [parts.argument("NAME"), parts.option(say, "--folder", "PATH", help=say("option-game-folder"))]
    return parts.Command("new", say, params, lambda **given: new(say, **given), key="game-new")


def check_command(say: Say) -> click.Command:
    params = [parts.argument("NAME"), parts.flag(say, "--quick")]
    return parts.Command("check", say, params, lambda **given: check(say, **given), key="game-check")


def new(say: Say, name: str, folder: str | None) -> None:
    """A package with a small game that runs."""
    from pionek.core import registry

    if not NAME.fullmatch(name):
        raise Wrong("wrong-game-name", name=repr(name))
    if name in registry.names() or name in sys.stdlib_module_names:
        raise Wrong("wrong-game-taken", name=name)
    place = Path(folder or name)
    if place.exists():
        raise Wrong("wrong-game-there", path=str(place))
    words = {"NAME": name, "TITLE": name.capitalize(), "CLASS": name.capitalize(), "PREFIX": name[:2].upper()}
    for path in sorted(path for path in TEMPLATE.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
        target = place / where(path.relative_to(TEMPLATE), name)
        target.parent.mkdir(parents=True, exist_ok=True)
        text = path.read_text(encoding="utf-8")
        target.write_text(re.sub(r"\b(NAME|TITLE|CLASS|PREFIX)\b", lambda found: words[found[0]], text), encoding="utf-8")
    for line in say("game-made", path=str(place), name=name).splitlines():
        click.echo(line)


def where(path: Path, name: str) -> Path:
    """The place of a file of the template in the new package."""
    if path.name == "pyproject.toml":
        return path
    if path.name.startswith("test_"):
        return Path("tests") / path.name.removesuffix(".txt")
    return Path(name) / ("__init__.py" if path.name == "game.py.txt" else path)


def check(say: Say, name: str, quick: bool) -> int:
    """What is wrong with a game: first as it is written, then in play."""
    from pionek.core import registry
    from pionek.core.soundness import faults
    from pionek.lab.extras import need

    found = [*faults(registry.get(name))]
    for problem in found:
        click.echo(problem.text(say.lang), err=True)
    if found:
        return FAULTY
    click.echo(say("game-sound", name=name))
    if quick:
        return 0
    need("author", "pytest")
    line = [sys.executable, "-m", "pytest", "-q", "--no-header", "--tb=short", "-p", "pionek.testing.plugin", "-p", "no:cacheprovider"]
    spec = importlib.util.find_spec("pionek.testing.checks")
    assert spec is not None
    assert spec.origin is not None
    checks = Path(spec.origin).parent
    done = subprocess.run([*line, "-c", checks.parent / "pytest.ini", "--rootdir", checks, checks, "--game", name], check=False)  # noqa: S603  our own words
    return FAULTY if done.returncode else 0
