"""Pictures for the how-to-play pages: the real table of each game in both languages, with a number at each of its parts.

    python tools/manuals.py [GAME ...]     play/table-en.avif and play/table-pl.avif in the games' folders

The table stands in the middle of a game of bots. The list below the picture explains the numbers; a test counts both.
"""

import sys
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont
from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)  # makes `tests` known

from pionek.core import registry  # noqa: E402
from pionek.server.http.manual import FOLDER  # noqa: E402
from tests.web.chromium import chromium  # noqa: E402
from tests.web.conftest import serving  # noqa: E402
from tests.web.fullest import laid, middle  # noqa: E402
from tests.web.player import Player  # noqa: E402

PARTS = [
    ".ribbon", "ul.race", "[data-board]", "[data-question]", '[data-portrait="SEAT"]', "[data-hand]", '[data-portrait]:not([data-portrait="SEAT"])',
    "[data-just-now]",
]  # fmt: skip
"""The parts of a table in the order of their numbers; SEAT is the reader's."""
BOARD = 2
PLACES = """parts => parts.map(part => {
  const seen = [...document.querySelectorAll(part)].map(each => each.getBoundingClientRect()).find(box => box.width > 40 && box.height > 12);
  return seen ? [seen.x, seen.y, seen.width, seen.height] : null;
})"""
LANGS = ("en", "pl")
WIDTH, QUALITY = 960, 23
RADIUS, INK, FILL, RIM = 17, "#14110c", "#ffd34d", "#14110c"
Box = tuple[float, float, float, float]


def numbered(shot: bytes, boxes: list[Box]) -> Image.Image:
    """The picture with a number in the upper left corner of each box; of the board, which lies under others, in its middle."""
    image = Image.open(BytesIO(shot)).convert("RGB")
    draw, font = ImageDraw.Draw(image), ImageFont.load_default(22)
    for at_part, (x, y, width, height) in enumerate(boxes):
        number, inside = at_part + 1, (width / 2, height / 3) if at_part == BOARD else (2, 2)
        at = (min(max(x + inside[0], RADIUS + 2), image.width - RADIUS - 2), max(y + inside[1], RADIUS + 2))
        draw.ellipse([at[0] - RADIUS, at[1] - RADIUS, at[0] + RADIUS, at[1] + RADIUS], fill=FILL, outline=RIM, width=3)
        draw.text(at, str(number), fill=INK, font=font, anchor="mm", stroke_width=1, stroke_fill=INK)
    return image.resize((WIDTH, image.height * WIDTH // image.width), Image.Resampling.LANCZOS)


def parts_of(page: Page, seat: int) -> list[Box]:
    """Where the parts of this table are."""
    boxes = page.evaluate(PLACES, [part.replace("SEAT", str(seat)) for part in PARTS])
    missing = [part for part, box in zip(PARTS, boxes, strict=True) if box is None]
    if missing:
        raise SystemExit(f"this table has no {', '.join(missing)}")
    return [tuple(box) for box in boxes]


def main(games: list[str]) -> int:
    for game in games:
        with tempfile.TemporaryDirectory() as place, chromium() as browser:
            shown = middle(game)
            assert shown.decision is not None
            ((match, token),) = laid(Path(place) / "pionek.db", [shown])
            server = serving(Path(place))
            try:
                for lang in LANGS:
                    player = Player(browser, server, lang=lang)
                    player.hold(match, game, token)
                    player.table(match)
                    player.asked()
                    player.page.wait_for_timeout(900)  # until its paintings are there
                    boxes = parts_of(player.page, shown.decision.seat)
                    path = registry.get(game).folder / FOLDER / f"table-{lang}.avif"
                    numbered(player.page.screenshot(), boxes).save(path, quality=QUALITY, speed=2)
                    print(f"{path.relative_to(ROOT)}: {len(boxes)} parts, {path.stat().st_size // 1000} kB")
                    player.context.close()
            finally:
                server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or [name for name in registry.names() if name != "connectfour"]))
