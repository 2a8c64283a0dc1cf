"""What the works of several games have in common."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Any

from tools.art.figures import base, miniature
from tools.art.portraits import bust
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


def bases(hues: list[str]) -> Iterator[Work]:
    """A base for each seat: seats differ by hue and by the number of rings."""
    for seat, hue in enumerate(hues):
        yield Work(f"base/{seat}", base, (hue, seat % 3 + 1))


def portraits(cast: dict[str, tuple[Any, ...]], kind: str) -> Iterator[Work]:
    for name, (hue, key, rim, motif, sign, how) in cast.items():
        yield Work(f"{kind}/{name}", bust, (hue, key, rim, motif, sign, seed_of(name), how))


def miniatures(cast: dict[str, tuple[Any, ...]], kind: str = "figure") -> Iterator[Work]:
    for name, (body, hue, scale, how) in cast.items():
        yield Work(f"{kind}/{name}", miniature, (body, hue, scale, how))
