"""Pictures for the packs of designers: from the glyph that a pack names for an entry, in its hue, by the painter of all cards."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from PIL import Image

from pionek.art.panels import H, W, card, emblem
from pionek.core.view.look import LEVEL

FOLDER = "art"
INDEX = "index.json"
SKIN = ("#33291f", "#a38b66", "#fff4da")
"""What the subjects are made of: bone."""
CARD, EMBLEM = (W, H), (360, 360)


class Painting(NamedTuple):
    """A picture before it is painted, and the things that it shows. What is square is the emblem of somebody."""

    name: str
    things: tuple[str, ...]
    glyph: str
    hue: str
    motif: str
    square: bool

    def made(self) -> bytes:
        seed = zlib.crc32(self.name.encode()) % 997
        return (emblem if self.square else card)(self.glyph, self.hue, self.motif, SKIN, seed).webp()


def shapes(art: Path) -> dict[str, bool]:
    """The kinds of things that have pictures in a game, and whether those are square. A game without any has cards."""
    found = {}
    for folder in sorted(art.iterdir()) if art.is_dir() else []:
        first = next(iter(sorted(folder.glob("*.webp"))), None) if folder.is_dir() else None
        if first is not None:
            with Image.open(first) as picture:
                if picture.size in (EMBLEM, CARD):
                    found[folder.name] = picture.size == EMBLEM
    return found or {"card": False}


def paintings(look: dict[str, Any], own: dict[str, Any], art: Path, pack: str, entries: list[tuple[str, str]]) -> list[Painting]:
    """What is to be painted for a pack: each of its entries (kind and id) for which its look names an icon; the levels of one thing
    share their picture. `look` and `art` are the game's."""
    shown: dict[str, list[str]] = {}
    for kind, id in entries:
        local = id.removeprefix(f"{pack}:")
        name = next((each for each in (f"{kind}:{local}", f"{kind}:{LEVEL.sub('', local)}", f"ability:{LEVEL.sub('', local)}") if each in own["icons"]), None)
        if name is not None:
            shown.setdefault(name, []).append(f"{kind}:{id}")
    kinds = shapes(art)
    found = []
    for name, things in shown.items():
        kind, _, local = name.partition(":")
        if kind not in kinds:
            continue
        hues = [own["colours"].get(name), own["accents"].get(local), own["colours"].get(kind), next(iter(own["accents"].values()), None), look["colours"].get(kind)]
        hue = next((each for each in hues if each), look["dark"]["accent"])
        found.append(Painting(f"{kind}/{local}", tuple(things), own["icons"][name], hue, own["motif"], kinds[kind]))
    return found


def paint(folder: Path, works: list[Painting]) -> Iterator[tuple[str, int]]:
    """Paint them into the pack's art folder, with the index that the page reads; tells each file with its size."""
    files: dict[str, str] = {}
    things: dict[str, str] = {}
    for work in works:
        path = folder / FOLDER / f"{work.name}.webp"
        path.parent.mkdir(parents=True, exist_ok=True)
        data = work.made()
        path.write_bytes(data)
        files[f"{work.name}.webp"] = hashlib.sha256(data).hexdigest()[:6]
        things |= dict.fromkeys(work.things, f"{work.name}.webp")
        yield f"{FOLDER}/{work.name}.webp", len(data)
    index = {"files": files, "things": things}
    (folder / FOLDER / INDEX).write_bytes(msgspec.json.format(msgspec.json.encode(index, order="sorted"), indent=1) + b"\n")
