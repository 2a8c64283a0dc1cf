"""A picture of Relic's board for the pages about the game: `.venv/bin/python tools/relic_map.py`.

Every space stands where the terminal draws it, with its name in both languages and its threat symbols; the corners that
lead inwards are joined by lines. All of it comes from the pack.
"""

import sys
from html import escape
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[0] = str(ROOT)

from pionek.core import registry  # noqa: E402 - the line above makes `tools` and sources known
from pionek.games.relic.scene import PLACES, SIDE  # noqa: E402

PAGE = ROOT / "docs" / "play" / "relic-map.svg"
CELL, GAP, EDGE = 132, 6, 16
COLOURS = {"red": "#e05252", "blue": "#5a8fe6", "yellow": "#e6c34d"}
CROSSINGS = ((0, 24), (6, 28), (12, 32))
"""The corners that lead inwards for influence, and where to."""
FILLS = ("#3a2f24", "#2a2f45", "#40243a")
"""Of the three tiers, from the outside."""


def corner(index: int) -> tuple[int, int]:
    x, y = PLACES[index]
    return EDGE + x * CELL, EDGE + y * CELL


def middle(index: int) -> tuple[int, int]:
    x, y = corner(index)
    return x + (CELL - GAP) // 2, y + (CELL - GAP) // 2


def wrapped(text: str, width: int = 17) -> list[str]:
    """Words in lines of at most so many letters."""
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + len(word) + 1 > width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def cell(space: Any, gate: dict[str, str]) -> list[str]:
    """A space; below its own names, in gold, where its movement box leads."""
    x, y = corner(space.index)
    size = CELL - GAP
    found = [f'<rect x="{x}" y="{y}" width="{size}" height="{size}" rx="8" fill="{FILLS[space.tier_number]}" stroke="#b9a98a"/>']
    at = y + 20
    for lang, colour in (("en", "#f3ead8"), ("pl", "#cbbf9f")):
        for line in wrapped(space.name[lang]):
            found.append(f'<text x="{x + size // 2}" y="{at}" fill="{colour}" font-size="13" text-anchor="middle">{escape(line)}</text>')
            at += 15
        at += 4
    for line in [f"→ {each}" for lang in ("en", "pl") for each in wrapped(gate.get(lang, ""), 24) if each]:
        found.append(f'<text x="{x + size // 2}" y="{at + 2}" fill="#d8b25a" font-size="11" text-anchor="middle">{escape(line)}</text>')
        at += 13
    for number, symbol in enumerate(space.symbols):
        found.append(f'<circle cx="{x + 18 + 22 * number}" cy="{y + size - 16}" r="8" fill="{COLOURS[symbol]}" stroke="#14110c"/>')
    return found


def way(one: int, other: int) -> str:
    (a, b), (c, d) = middle(one), middle(other)
    return f'<line x1="{a}" y1="{b}" x2="{c}" y2="{d}" stroke="#d8b25a" stroke-width="5" stroke-dasharray="10 7"/>'


def drawn() -> str:
    box: Any = registry.get("relic").content()
    spaces = box.entries["space"]
    size = 2 * EDGE + SIDE * CELL - GAP
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" font-family="sans-serif">']
    lines.append('<rect width="100%" height="100%" fill="#14110c"/>')
    lines.extend(way(one, other) for one, other in CROSSINGS)
    for space in spaces:
        lines.extend(cell(space, spaces[space.gate].name if space.gate >= 0 else {}))
    return "\n".join([*lines, "</svg>", ""])


if __name__ == "__main__":
    PAGE.write_text(drawn(), encoding="utf-8")
