"""Text as a player sees it: its contrast with the pixels under it, measured on the screen.

    python -m tests.web.contrast GAME [ANSWERS] [--pl] [--light] [--size 1024x768]     prints what is too pale or too small

The letters are made transparent (their halo stays), the screen is taken, and the median contrast of every text with what lies under
it is computed. Text on something that cannot be used now may be fainter, as the guidelines for accessible pages allow.
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image

from tests.web.player import WIDE, Player

LEAST = 4.5
SMALLEST = 12
LARGE = 24
"""Letters of this size, or bold ones of 3/4 of it, need a contrast of three only."""
TEXTS = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pen = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  const found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const el = node.parentElement;
    if (!node.textContent.trim() || !el.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
    if (el.closest('.unseen, .skip, .floating, [disabled], script, style, title, option')) continue;
    const css = getComputedStyle(el);
    if (css.clipPath === 'inset(50%)') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    let box = range.getBoundingClientRect();
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (let up = el; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
        const edge = up.getBoundingClientRect();
        left = Math.max(left, edge.left); right = Math.min(right, edge.right); top = Math.max(top, edge.top); bottom = Math.min(bottom, edge.bottom);
      }
    }
    left = Math.max(left, 0); top = Math.max(top, 0); right = Math.min(right, innerWidth); bottom = Math.min(bottom, innerHeight);
    if (right - left < 3 || bottom - top < 3) continue;
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (above && getComputedStyle(above).pointerEvents !== 'none' && getComputedStyle(el).pointerEvents !== 'none' && !above.contains(el) && !el.contains(above)) continue;
    let opacity = 1;
    for (let up = el; up; up = up.parentElement) opacity *= parseFloat(getComputedStyle(up).opacity);
    pen.clearRect(0, 0, 1, 1); pen.fillStyle = css.color; pen.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
    found.push({text: node.textContent.trim().slice(0, 40), left, top, right, bottom, size: parseFloat(css.fontSize), bold: Number(css.fontWeight) >= 700,
      colour: [r, g, b], opacity: opacity * a / 255});
  }
  return found;
}"""
NO_INK = "* { -webkit-text-fill-color: transparent !important; caret-color: transparent !important } ::marker { color: transparent } svg text { fill: transparent !important }"
LOADED = "() => [...document.images].every(each => each.complete || each.loading === 'lazy') && document.fonts.status === 'loaded'"


def luminance(colours: Any) -> Any:
    c = np.asarray(colours, float) / 255
    return np.where(c <= 0.03928, c / 12.92, ((c + 0.055) / 1.055) ** 2.4) @ (0.2126, 0.7152, 0.0722)


def pale(player: Player) -> list[str]:
    """What cannot be read well on the screen as it is now, a line each."""
    page = player.page
    page.mouse.move(1, 1)
    page.wait_for_function(LOADED)
    texts = page.evaluate(TEXTS)
    style = page.add_style_tag(content=NO_INK)
    shot = np.asarray(Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")).astype(float)
    style.evaluate("each => each.remove()")
    found = []
    for text in texts:
        if text["size"] < SMALLEST - 0.01:
            found.append(f"{text['size']:.1f} px: {text['text']}")
        under = shot[int(text["top"]) : int(text["bottom"]) + 1, int(text["left"]) : int(text["right"]) + 1].reshape(-1, 3)
        if not len(under):
            continue
        ink = np.array(text["colour"]) * text["opacity"] + np.median(under, 0) * (1 - text["opacity"])
        ground, letters = luminance(under), luminance(ink)
        ratio = float(np.median((np.maximum(ground, letters) + 0.05) / (np.minimum(ground, letters) + 0.05)))
        large = text["size"] >= (LARGE * 3 / 4 if text["bold"] else LARGE)
        if ratio < (3 if large else LEAST):
            found.append(f"{ratio:.1f} : 1: {text['text']}")
    return sorted(set(found))


def main() -> None:
    from tests.web.chromium import chromium
    from tests.web.conftest import serving

    given = sys.argv[1:]
    size = WIDE
    if "--size" in given:
        at = given.index("--size")
        wide, high = given[at + 1].split("x")
        size, given = (int(wide), int(high)), given[:at] + given[at + 2 :]
    words = [each for each in given if not each.startswith("--")]
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = serving(Path(folder))
        try:
            player = Player(browser, server, lang="pl" if "--pl" in given else "en", theme="light" if "--light" in given else "dark", size=size)
            player.sit_at(words[0], [], seed=21)
            player.answer(int(words[1]) if len(words) > 1 else 0)
            sys.stdout.write("".join(f"{line}\n" for line in pale(player)) or "everything can be read\n")
        finally:
            server.stop()


if __name__ == "__main__":
    main()
