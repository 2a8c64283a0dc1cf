"""Draw the boards of games for their how-to-play pages, empty: `.venv/bin/python tools/board_picture.py [GAME ...]`.

Places and what is printed on them come from the Scene, the ways between them from the pack, so that a picture cannot
show another board than the one that is played on. A way both ways is a line; one way only is told in the place it
leaves.
"""

import sys
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from pionek.core.language.forms import walk
from pionek.core.match.match import start
from pionek.core.registry import get
from pionek.core.text.phrasebook import LANGUAGES
from pionek.core.view import scene

ROOT = Path(__file__).resolve().parents[1]
EDGE = 16
INK, DIM, GROUND, PLATE, BORDER = "#e6eef2", "#c9b37a", "#101a22", "#24343f", "#5f7a8a"
PLATES = {
    "outer": "#2e2a26", "hive": "#43301f", "forge": "#3d2626", "death": "#2f3a22", "maiden": "#22393a",
    "middle": "#262b45", "reaches": "#2f2a52", "front": "#3a2a4a", "fringe": "#24364f", "phantom": "#2b3f4a",
    "inner": "#40243a",
}  # fmt: skip
"""Places of these kinds; all others look alike."""
DOTS = {"red": "#e05252", "blue": "#5a8fe6", "yellow": "#e6c34d"}
"""Printed symbols of these kinds are drawn; nothing else lies on an empty board."""

Ways = dict[str, list[str]]
"""From the id of a place, the ids of those it leads to."""


class Style(NamedTuple):
    """How a board is drawn: pixels a unit of the Scene across and down, the size of a place, and the ways between places."""

    unit: tuple[float, float]
    size: tuple[int, int]
    letters: int
    """In a line of a place."""
    ways: Callable[[Any], Ways]


def borders(content: Any) -> Ways:
    regions = content.entries["region"]
    return {f"region:{one.id}": [f"region:{regions[other].id}" for other in one.borders] for one in regions}


def crossings(content: Any) -> Ways:
    """Movement boxes, and texts that place a figure elsewhere."""
    spaces = content.entries["space"]
    found: Ways = {}
    for space in spaces:
        placed = [form.go_to for box in space.boxes for form in walk(box) if form.word == "go-to"]
        led = [*placed, space.gate] if space.gate >= 0 else placed
        found[f"space:{space.id}"] = [f"space:{spaces[other].id}" for other in led]
    return found


STYLES = {
    "icegarden": Style((7, 4.9), (160, 56), 20, borders),
    "relic": Style((132, 132), (126, 126), 15, crossings),
}


def wrapped(text: str, width: int) -> list[str]:
    """Words in lines of at most so many letters."""
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + len(word) + 1 > width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def written(x: float, y: float, text: str, colour: str, size: int) -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" fill="{colour}" font-size="{size}" text-anchor="middle">{escape(text)}</text>'


def plate(place: scene.Place, middle: tuple[float, float], style: Style, leads: list[str]) -> list[str]:
    """A place with its name, in another colour where it leads, and its symbols."""
    width, height = style.size
    x, y = middle[0] - width / 2, middle[1] - height / 2
    fill = PLATES.get(place.kind, PLATE)
    found = [f'<rect x="{x:.0f}" y="{y:.0f}" width="{width}" height="{height}" rx="8" fill="{fill}" stroke="{INK}"/>']
    lines = [(line, INK) for line in wrapped(place.name, style.letters)]
    for name in leads:
        lines.extend((line, DIM) for line in wrapped(f"→ {name}", style.letters))
    dots = [token for token in place.tokens for _ in range(token.count) if token.kind in DOTS]
    top = middle[1] - 8 * len(lines) - (8 if dots else 0) + 13
    found.extend(written(middle[0], top + 16 * at, line, colour, 13) for at, (line, colour) in enumerate(lines))
    for at, token in enumerate(dots):
        found.append(f'<circle cx="{x + 18 + 22 * at:.0f}" cy="{y + height - 16:.0f}" r="8" fill="{DOTS[token.kind]}"/>')
    return found


def picture(name: str, lang: str) -> str:
    game, style = get(name), STYLES[name]
    board = next(each for each in start(game, {}, 1).scene(0, lang).things if isinstance(each, scene.Board))
    ways = style.ways(game.content())
    names = {place.id: place.name for place in board.places}
    (across, down), (width, height) = style.unit, style.size
    left = min(place.x for place in board.places)
    top = min(place.y for place in board.places)
    middles = {
        place.id: (EDGE + width / 2 + (place.x - left) * across, EDGE + height / 2 + (place.y - top) * down)
        for place in board.places
    }
    whole = [max(middle[axis] + style.size[axis] / 2 for middle in middles.values()) + EDGE for axis in (0, 1)]
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole[0]:.0f} {whole[1]:.0f}" font-family="sans-serif">']
    lines.append(f'<rect width="100%" height="100%" fill="{GROUND}"/>')
    for one, others in ways.items():
        for other in others:
            if one < other and one in ways[other]:
                (x, y), (to_x, to_y) = middles[one], middles[other]
                lines.append(f'<path d="M{x:.0f} {y:.0f}L{to_x:.0f} {to_y:.0f}" stroke="{BORDER}" stroke-width="5"/>')
    for place in board.places:
        leads = [names[other] for other in ways[place.id] if place.id not in ways[other]]
        lines.extend(plate(place, middles[place.id], style, leads))
    return "\n".join([*lines, "</svg>", ""])


def path_of(name: str, lang: str) -> Path:
    """Beside the how-to-play page that shows it."""
    return get(name).folder / "play" / f"board-{lang}.svg"


def main(names: list[str]) -> int:
    for name in names or STYLES:
        if name not in STYLES:
            print(f"board_picture: {name} has no board to draw; there are {', '.join(STYLES)}", file=sys.stderr)
            return 2
        for lang in LANGUAGES:
            path = path_of(name, lang)
            path.write_text(picture(name, lang), encoding="utf-8")
            print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
