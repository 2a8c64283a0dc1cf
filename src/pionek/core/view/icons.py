"""The outlines of all icons, which the build of the page puts into the package."""

from __future__ import annotations

import lzma
from functools import cache
from pathlib import Path

import msgspec

ICONS = "icons.json.xz"
FILE = Path(__file__).resolve().parents[2] / "server" / "page" / ICONS


@cache
def all_icons() -> dict[str, str]:
    """The SVG path of every icon by its name; none before the page is built."""
    return msgspec.json.decode(lzma.decompress(FILE.read_bytes()), type=dict[str, str]) if FILE.exists() else {}
