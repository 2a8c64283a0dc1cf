"""Checking an untrusted pack: in a process of its own, with limits on memory and time."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content

MEMORY = 1 << 30
SECONDS = 20
NAMES = ("file", "line", "entry", "field", "found", "expected")


def checked(folder: Path, game: str | None) -> dict[str, Any] | None:
    """The findings of the other process; None if it died."""
    command = [sys.executable, "-m", "pionek.cli.checking", str(folder), game or ""]
    try:
        done = subprocess.run(command, capture_output=True, timeout=SECONDS * 3, check=False)  # noqa: S603
        found: dict[str, Any] = json.loads(done.stdout)
    except (subprocess.TimeoutExpired, ValueError):
        return None
    return found


def game_of(folder: Path) -> str | None:
    """The game that the header of a pack names."""
    named = header(folder).get("game")
    return named if isinstance(named, str) else None


def header(folder: Path) -> dict[str, object]:
    from pionek.core.packs.yamlfile import read_file

    if not (folder / "pack.yaml").is_file():
        return {}
    plain = read_file(folder / "pack.yaml", folder).plain()
    return plain if isinstance(plain, dict) else {}


def read(folder: Path, game: str) -> Content:
    """Load a pack with the game's own content. A changed copy of the game's own pack is loaded alone."""
    from pionek.core import registry
    from pionek.core.packs.loader import load

    found = registry.get(game)
    own = found.folder / "content"
    alone = header(folder).get("id") == found.id or not own.is_dir()
    content: Content = load(found, [folder] if alone else [own, folder])
    return content


def findings(folder: Path, game: str) -> dict[str, Any]:
    """All problems of a pack, as plain data."""
    from pionek.core.packs.yamlfile import Problem, Problems
    from pionek.core.registry import UnknownGame

    try:
        named = game or game_of(folder)
        if named is None and folder.is_dir():
            return {"wrong": "header", "problems": []}
        content = read(folder, named or "")
    except Problems as error:
        problems = error.problems
    except UnknownGame as error:
        problems = [Problem("pack.yaml", 0, "pack", "game", str(error)) if folder.is_dir() else no_folder(folder)]
    else:
        own = content.packs[-1].id
        number = sum(each.pack == own for definitions in content.entries.values() for each in definitions)
        return {"game": named, "entries": number, "problems": []}
    rows = [{**{name: getattr(each, name) for name in NAMES}, "text": str(each)} for each in problems]
    return {"game": game or None, "entries": 0, "problems": rows}


def no_folder(folder: Path) -> Any:
    from pionek.core.packs.yamlfile import Problem

    return Problem(str(folder), 0, "pack", "", "no such folder", "a folder with a pack.yaml")


def main() -> None:
    """Run in the other process: check the pack and print its problems."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    folder, game = sys.argv[1:]
    sys.stdout.write(json.dumps(findings(Path(folder), game)))


if __name__ == "__main__":
    main()
