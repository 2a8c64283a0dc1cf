"""Draw the board of the Ice Garden for its how-to-play pages: `python tools/board_picture.py`.

Regions are drawn from the game's own pack, so that the picture cannot show other borders than the rules know.
"""

from pathlib import Path
from xml.sax.saxutils import escape

from pionek.core.registry import get
from pionek.games.icegarden.content import Midgaard

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "play"
SCALE = 7
EDGE = 60
INK, GROUND, PLATE, BORDER = "#e6eef2", "#101a22", "#24343f", "#5f7a8a"


def picture(lang: str) -> str:
    content = get("icegarden").content()
    assert isinstance(content, Midgaard)
    regions = content.regions
    places = [(each.at[0] * SCALE + EDGE, each.at[1] * SCALE * 0.7 + EDGE) for each in regions]
    width, height = 100 * SCALE + 2 * EDGE, int(100 * SCALE * 0.7) + 2 * EDGE
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="17">',
        f'<rect width="{width}" height="{height}" fill="{GROUND}"/>',
    ]
    for region in regions:
        for other in region.borders:
            if other > region.index:
                (x, y), (to_x, to_y) = places[region.index], places[other]
                lines.append(f'<path d="M{x:.0f} {y:.0f}L{to_x:.0f} {to_y:.0f}" stroke="{BORDER}" stroke-width="5"/>')
    for region in regions:
        x, y = places[region.index]
        lines.append(f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="92" ry="38" fill="{PLATE}" stroke="{INK}" stroke-width="2"/>')
        name = escape(region.name[lang])
        lines.append(f'<text x="{x:.0f}" y="{y + 6:.0f}" text-anchor="middle" fill="{INK}">{name}</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def main() -> None:
    for lang in ("en", "pl"):
        path = FOLDER / f"icegarden-board-{lang}.svg"
        path.write_text(picture(lang), encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
