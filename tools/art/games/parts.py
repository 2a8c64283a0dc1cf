"""What the works of several games have in common: card art, portraits, pieces and bases."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Any

from pionek.art.panels import palette_of, panel, washes
from pionek.art.picture import Picture
from tools.art.figures import base, miniature, standee
from tools.art.portraits import portrait
from tools.art.works import Work

BONE = ("#33291f", "#a38b66", "#fff4da")
STEEL = ("#1c2028", "#6f7a86", "#f0f4f6")
FLESH = ("#3a1c18", "#b06a4c", "#ffe0bc")
BRASS = ("#2c1e10", "#a67c3e", "#ffe6a8")
EMBER = ("#4a2a20", "#c07a50", "#fff0c8")
"""Palettes of what a card shows: dark, middle, light."""


def seed_of(name: str) -> int:
    """A seed of its own for each work, the same on every machine."""
    return zlib.crc32(name.encode()) % 997


def card(glyph: str, hue: str, motif: str, skin: tuple[str, ...], seed: int) -> Picture:
    """The art of a card: 320 x 224."""
    palette = washes(hue) if motif == "paper" else palette_of(hue)
    return Picture(panel(glyph, palette, motif, seed, skin=skin), quality=58)


def bust(hue: str, key: str, rim: str, motif: str, sign: str | None, seed: int, how: dict[str, Any]) -> Picture:
    return Picture(portrait(key, rim, palette_of(hue), motif, sign, seed=seed, **how), quality=68)


def emblem(glyph: str, hue: str, motif: str, skin: tuple[str, ...], seed: int) -> Picture:
    """For a side that has no face."""
    return Picture(panel(glyph, palette_of(hue), motif, seed, 360, 360, skin=skin, plan=0), quality=66)


def mini(body: str, hue: str, scale: float, how: dict[str, Any]) -> Picture:
    return Picture(*miniature(body, hue, 150, scale, **how), 76)


def paper(body: str, hue: str, how: dict[str, Any]) -> Picture:
    return Picture(*standee(body, hue, 150, **how), 78)


def plinth(hue: str, rings: int) -> Picture:
    return Picture(*base(hue, 150, rings), 78)


def bases(hues: list[str]) -> Iterator[Work]:
    """A base for each seat: seats differ by hue and by the number of rings."""
    for seat, hue in enumerate(hues):
        yield Work(f"base/{seat}", plinth, (hue, seat % 3 + 1))


def portraits(cast: dict[str, tuple[Any, ...]], kind: str) -> Iterator[Work]:
    for name, (hue, key, rim, motif, sign, how) in cast.items():
        yield Work(f"{kind}/{name}", bust, (hue, key, rim, motif, sign, seed_of(name), how))


def miniatures(cast: dict[str, tuple[Any, ...]], kind: str = "figure") -> Iterator[Work]:
    for name, (body, hue, scale, how) in cast.items():
        yield Work(f"{kind}/{name}", mini, (body, hue, scale, how))
