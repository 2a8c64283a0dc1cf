"""Creating a pack: a header, and the smallest entry of the game that is valid in a pack of its own."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import yaml

from pionek.core.packs.loader import load
from pionek.core.packs.yamlfile import Problems, read_file

if TYPE_CHECKING:
    from pionek.core.game import Game

EXAMPLE = "my-first"
"""The id of the example entry, until the author chooses a better one."""
NAME = {"en": "My first", "pl": "Moja pierwsza"}


def write_example(game: Game, folder: Path, id: str) -> None:
    """Write a new pack after checking it: an example must be valid."""
    folder.mkdir(parents=True, exist_ok=True)
    header = {"id": id, "version": "0.1.0", "game": game.id, "languages": ["en", "pl"], "licence": "CC0-1.0"}
    (folder / "pack.yaml").write_text(dumped(header), encoding="utf-8")
    for plural, entry in examples(game):
        if stands_alone(game, header, plural, entry):
            (folder / f"{plural}.yaml").write_text(dumped({plural: [entry]}), encoding="utf-8")
            return


def examples(game: Game) -> Iterator[tuple[str, dict[str, Any]]]:
    """Copies of entries of the game's own pack under a new name; cards first, then the shortest first."""
    found: list[tuple[bool, int, str, dict[str, Any]]] = []
    own = game.folder / "content"
    for path in sorted(own.rglob("*.yaml")) if own.is_dir() else []:
        plain = read_file(path, own).plain()
        if path.name == "pack.yaml" or not isinstance(plain, dict):
            continue
        for plural, entries in plain.items():
            for entry in entries:
                named = {**entry, "id": EXAMPLE, "name": NAME}
                named.pop("wording", None)
                found.append((plural != "cards", len(dumped(entry)), plural, named))
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
