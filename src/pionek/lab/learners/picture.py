"""The table of an environment for people to look at: as text, as an SVG picture, or as an array of colours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from xml.sax.saxutils import escape

from pionek.cli.drawing import NAMES, Drawing
from pionek.cli.words import Say
from pionek.lab.extras import need

if TYPE_CHECKING:
    from pionek.core.match.match import Match

WIDTH, HEIGHT = 960, 720
"""The size of a picture: all frames of a film have the same."""
LINE, LEFT, SIZE = 16, 16, 13
MOST_ROWS = HEIGHT // LINE - 2
PAPER, INK, TITLE = "#12161d", "#d8dee6", "#e9c46a"


def rows_of(match: Match, seat: int) -> list[str]:
    """The table as a seat sees it, the question and its answers, row by row."""
    scene = match.scene(seat)
    rows = [str(row) for row in Drawing(scene, Say("en"), NAMES).rows()]
    asked = match.decision
    if asked is None:
        return [*rows, "", "The match is over."]
    return [*rows, "", f"{scene.prompt.text} (seat {asked.seat})", *(f"  {choice.text} ({choice.key})" for choice in scene.choices)]


def text_of(match: Match, seat: int) -> str:
    return "\n".join(rows_of(match, seat))


def shown(match: Match, seat: int) -> list[str]:
    """The rows of a picture: the question and its answers are always among them."""
    rows = rows_of(match, seat)
    asked = len(rows) - rows[::-1].index("")
    below = rows[asked : asked + MOST_ROWS // 2]
    above = rows[: asked - 1]
    room = MOST_ROWS - len(below) - 1
    return [*(above if len(above) <= room else [*above[: room - 1], "..."]), "", *below]


def svg_of(match: Match, seat: int) -> str:
    """A picture of fixed size, as SVG."""
    texts = [
        f'<text x="{LEFT}" y="{LINE * (at + 2)}" fill="{INK if row.startswith(" ") else TITLE}" xml:space="preserve">{escape(row)}</text>'
        for at, row in enumerate(shown(match, seat))
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" font-family="monospace" font-size="{SIZE}">',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>', *texts, "</svg>",
        ]
    )  # fmt: skip


def rgb_of(match: Match, seat: int) -> Any:
    """The same picture as an array of height, width and three colours: what recorders of films take."""
    need("learn", "PIL", "numpy")
    import numpy as np
    from PIL import Image, ImageDraw, ImageFont

    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    brush = ImageDraw.Draw(image)
    font = ImageFont.load_default(SIZE)
    for at, row in enumerate(shown(match, seat)):
        brush.text((LEFT + 7 * (len(row) - len(row.lstrip())), LINE * (at + 1)), row.strip(), INK if row.startswith(" ") else TITLE, font)
    return np.asarray(image)


def rendered(match: Match, seat: int, mode: str | None) -> Any:
    """What an environment's `render` returns in this mode."""
    if mode == "ansi":
        return text_of(match, seat)
    if mode == "svg":
        return svg_of(match, seat)
    return rgb_of(match, seat) if mode == "rgb_array" else None
