"""Beginning a pack: a header, the smallest entry of the game that is valid in a pack of its own, and the schema for editors."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import yaml

from pionek.core.packs.loader import load, schema
from pionek.core.packs.problems import Problems
from pionek.core.packs.yamlfile import read_file

if TYPE_CHECKING:
    from pionek.core.game import Game

SCHEMA = "schema.json"
SCHEMA_LINE = f"# yaml-language-server: $schema={SCHEMA}\n"
"""By this line editors find the schema: they suggest fields and words, and mark mistakes, while one types."""
_chosen: dict[str, tuple[str, dict[str, Any]] | None] = {}
"""By game, the entry that new packs begin with."""
FIRST = ("cards", "figures")
BOOKKEEPING = ("wording", "number", "published", "cert", "count", "copies", "hero")
"""Fields that say where the game has an entry from, how often, or for whom: a new one has those without which there is none."""
LENGTH = 150
"""About how many letters an example has: enough to show how an effect is written, and not much to read."""
EXAMPLE = "my-first"
"""The id of the example entry, until the author chooses a better one."""
NAME = {"en": "My first", "pl": "Moja pierwsza"}


def write_example(game: Game, folder: Path, id: str) -> None:
    """Write a new pack after checking it: an example must be valid."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in example_files(game, id).items():
        (folder / name).write_text(text, encoding="utf-8")
    (folder / SCHEMA).write_text(json.dumps(schema(game), ensure_ascii=False, indent=1), encoding="utf-8")


def example_files(game: Game, id: str) -> dict[str, str]:
    """The files of a new pack: its header, and a file with one entry that names the schema for editors."""
    header = {"id": id, "version": "0.1.0", "game": game.id, "languages": ["en", "pl"], "licence": "CC0-1.0"}
    files = {"pack.yaml": dumped(header)}
    if game.id not in _chosen:
        found = (each for each in examples(game) if stands_alone(game, header, *each))
        _chosen[game.id] = next(found, None)
    chosen = _chosen[game.id]
    if chosen is not None:
        plural, entry = chosen
        files[f"{plural}.yaml"] = SCHEMA_LINE + dumped({plural: [entry]})
    return files


def examples(game: Game) -> Iterator[tuple[str, dict[str, Any]]]:
    """Copies of entries of the game's own pack under a new name; what designers make first comes first, then what is of a good length."""
    found: list[tuple[bool, int, str, dict[str, Any]]] = []
    needed = {kind.plural: {field.name for field in kind.fields if field.required} for kind in game.definitions}
    own = game.folder / "content"
    for path in sorted(own.rglob("*.yaml")) if own.is_dir() else []:
        plain = read_file(path, own).plain()
        if path.name == "pack.yaml" or not isinstance(plain, dict):
            continue
        for plural, entries in plain.items():
            for entry in entries:
                named = {**entry, "id": EXAMPLE, "name": NAME}
                for name in set(BOOKKEEPING) - needed[plural]:
                    named.pop(name, None)
                found.append((plural not in FIRST, abs(len(dumped(named)) - LENGTH), plural, named))
    found.sort(key=lambda each: each[:3])
    for _, _, plural, entry in found:
        yield plural, entry


def stands_alone(game: Game, header: dict[str, Any], plural: str, entry: dict[str, Any]) -> bool:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        (folder / "pack.yaml").write_text(dumped(header), encoding="utf-8")
        (folder / f"{plural}.yaml").write_text(dumped({plural: [entry]}), encoding="utf-8")
        try:
            load(game, [game.folder / "content", folder])
        except Problems:
            return False
    return True


def dumped(data: object) -> str:
    return yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=110)
