"""How packs look at a table: the icons, hues and accents that they name, and the pictures that `pionek pack art` painted."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from pionek.core.view.look import added_names, load_pack_look
from pionek.server.packs.shelf import header_of

ART = "art"
INDEX = "index.json"
PICTURE = ".webp"
BELOW = "pack/"
"""Below this name a game's pictures have those of packs, each pack by its hash."""


@lru_cache(100)
def look_of(folder: Path) -> tuple[dict[str, dict[str, str]], dict[str, dict[str, str]]]:
    """What a pack on the shelf adds to the look of its game, and to the list of its pictures."""
    header = header_of(folder)
    added = added_names(load_pack_look(folder), str(header["id"]), str(header["game"]))
    path = folder / ART / INDEX
    index = msgspec.json.decode(path.read_bytes(), type=dict[str, dict[str, str]]) if path.is_file() else {"files": {}, "things": {}}
    below = f"{BELOW}{folder.name}/"
    art = {
        "files": {below + file: version for file, version in index["files"].items()},
        "things": {thing: below + file for thing, file in index["things"].items()},
    }
    return added, art


def with_packs(look: dict[str, Any], art: dict[str, Any], folders: tuple[Path, ...]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The look of a game and the list of its pictures, with those of packs on the shelf."""
    for folder in folders:
        added, pictures = look_of(folder)
        look = look | {part: look[part] | names for part, names in added.items()}
        art = art | {part: art[part] | names for part, names in pictures.items()}
    return look, art


def picture_of(folder: Path, name: str) -> Path | None:
    """A picture of a pack on the shelf, if its own list names it."""
    listed = f"{BELOW}{folder.name}/{name}" in look_of(folder)[1]["files"]
    return folder / ART / name if listed and name.endswith(PICTURE) else None
