"""The Dreamworld as a drawn chart: a blank sheet, and for each hall two layers that the page lays on it when the hall is revealed.

The lower layers are islands of water colour; the upper ones are drawn with a pen: places as sketches, ways from them as arrows, shortcuts
dotted. Ways bow around the places between their ends.
"""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage as nd

from pionek.art.brushes import noise, over, ramp, rgb, smooth, warp
from pionek.art.glyphs import glyph
from pionek.art.picture import Picture

CELL, MARGIN = 196, 46
RING = 56
"""The radius of the ring around a place."""
BOWS = (0.12, -0.12, 0.22, -0.22, 0.34, -0.34, 0.5, -0.5)
INK = "#2a2038"

Places = dict[str, tuple[int, int, str, list[str], list[str], str]]
"""id: column, row, glyph, ways, shortcuts, hall."""


def size(columns: int, rows: int) -> tuple[int, int]:
    return rows * CELL + 2 * MARGIN, columns * CELL + 2 * MARGIN


def middle(place: tuple[int, int, str, list[str], list[str], str]) -> np.ndarray:
    return np.array([MARGIN + (place[0] + 0.5) * CELL, MARGIN + (place[1] + 0.46) * CELL])


def paper(h: int, w: int) -> tuple[np.ndarray, np.ndarray]:
    """Old paper that was folded in a pocket, and how far each pixel is from its torn edge."""
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    img = ramp(np.clip(0.62 + 0.16 * noise(h, w, 300, 6, 1) + 0.05 * noise(h, w, 5, 2, 2), 0, 1), "#c9b48c", "#efe3c8", "#f8f0de")
    fold = np.minimum(np.abs((xx % (w / 4)) - 1), np.abs((yy % (h / 2)) - 1))
    img *= (1 - 0.10 * np.exp(-((fold / 2.2) ** 2)) + 0.04 * np.exp(-(((fold - 6) / 5) ** 2)))[..., None]
    stain = noise(h, w, 200, 4, 3)
    img *= (1 - 0.25 * smooth(stain, 0.9, 1.0) * smooth(1.06 - stain, 0, 0.1))[..., None]  # a cup stood here
    edge = np.minimum(np.minimum(xx, w - xx), np.minimum(yy, h - yy)) + 2 * noise(h, w, 60, 4, 70)
    return img, edge


def blank(columns: int, rows: int) -> Picture:
    """The sheet before anything is drawn on it: a double border, a compass."""
    h, w = size(columns, rows)
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    img, edge = paper(h, w)
    x, y = w - MARGIN - 0.6 * CELL, h - MARGIN - 0.75 * CELL
    r, a = np.hypot(xx - x, yy - y), np.arctan2(yy - y, xx - x)
    for points, far, tone in ((8, 62, "#8a6a3a"), (4, 104, INK)):
        turn = (a / (2 * np.pi) * points + 0.5) % 1 - 0.5
        star = smooth(far * (1 - np.abs(turn) * 2 * (0.6 + 0.4 * points / 4)) - r - np.abs(turn) * far * 0.9, -1, 1.5)
        img = over(img, tone, star * np.where(turn > 0, 0.7, 0.3))
    for far in (70, 75, 112):
        img = over(img, INK, 0.5 * np.exp(-(((r - far) / 1.1) ** 2)))
    for far, wide in ((18, 1.8), (25, 0.8)):
        img = over(img, INK, 0.8 * np.exp(-(((edge - far) / wide) ** 2)))
    img = over(img, "#6a5030", 0.45 * np.exp(-((edge / 14) ** 2)))
    return Picture(nd.gaussian_filter(np.clip(img, 0, 1), (0.4, 0.4, 0)), smooth(edge, 2, 4), 58)


def curve(start: np.ndarray, end: np.ndarray, others: list[np.ndarray], edge: tuple[int, int]) -> np.ndarray:
    """Points of a way, with the smallest bow that keeps on the sheet and clear of the places between."""
    far = float(np.hypot(*(end - start)))
    aside = np.array([-(end - start)[1], (end - start)[0]]) / far
    best, clearest = np.zeros((2, 2)), -1.0
    t = np.linspace((RING + 10) / far, 1 - (RING + 18) / far, max(int(far / 3), 8))[:, None]
    for bow in BOWS:
        knee = (start + end) / 2 + aside * bow * far
        line = (1 - t) ** 2 * start + 2 * (1 - t) * t * knee + t**2 * end
        clear = min((float(np.hypot(*(line - other).T).min()) for other in others), default=np.inf)
        inside = min(line.min(), (np.array(edge[::-1]) - line).min())
        clear = min(clear, float(inside) + RING)
        if clear > RING + 14:
            return line
        if clear > clearest:
            best, clearest = line, clear
    return best


def arrow(pen: ImageDraw.ImageDraw, line: np.ndarray, dotted: bool) -> None:
    r = 4.4 if dotted else 3.4
    for k in range(0, len(line) - 1, 4 if dotted else 1):
        x, y = 2 * line[k]
        pen.ellipse([x - r, y - r, x + r, y + r], fill=255)
    heading = np.arctan2(*(line[-1] - line[-4])[::-1])
    x, y = 2 * line[-1]
    tip = [(x + 28 * np.cos(heading), y + 28 * np.sin(heading))]
    tip += [(x + 17 * np.cos(heading + turn), y + 17 * np.sin(heading + turn)) for turn in (2.2, -2.2)]
    pen.polygon(tip, fill=255)


def island(name: str, hue: str, columns: int, rows: int, places: Places, seed: int) -> Picture:
    """The wash of one hall, which ends where the next hall begins."""
    h, w = size(columns, rows)
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    img, _edge = paper(h, w)
    near, far = (
        np.min([np.hypot(xx - x, yy - y) for x, y in (middle(each) for each in places.values() if (each[5] == name) is mine)], 0)
        for mine in (True, False)
    )
    centre = np.mean([middle(each) for each in places.values() if each[5] == name], 0)
    d = np.minimum(near, np.hypot(xx - centre[0], yy - centre[1]) * 0.9)
    f = np.minimum(1 - d / (CELL * 0.60), (far - near) / (CELL * 0.55)) + 0.14 * noise(h, w, 120, 5, seed)
    wash = smooth(f, 0, 0.05) * (0.42 + 0.20 * noise(h, w, 110, 5, seed + 10)) + 0.42 * np.exp(-(((f - 0.03) / 0.035) ** 2))
    img = img * (1 - np.clip(wash, 0, 0.9)[..., None] * (1 - rgb(hue)) * 0.95)
    img = over(img, "#2a2333", 0.75 * np.exp(-((f / 0.012) ** 2)) * smooth(noise(h, w, 30, 3, seed + 20), -1.3, 0.1))
    return Picture(np.clip(img, 0, 1), smooth(f, -0.02, 0.02), 56)


def drawing(name: str, hue: str, columns: int, rows: int, places: Places) -> Picture:
    """What is drawn over one hall: its places, and the ways that begin there."""
    h, w = size(columns, rows)
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    img = np.ones((h, w, 3)) * rgb("#efe3c8")
    cover = np.zeros((h, w))
    mine = {key: place for key, place in places.items() if place[5] == name}
    for dotted, colour in ((True, "#9a6a1c"), (False, INK)):
        layer = Image.new("L", (w * 2, h * 2))
        for place in mine.values():
            for to in place[4] if dotted else place[3]:
                others = [middle(each) for key, each in places.items() if each is not place and key != to]
                arrow(ImageDraw.Draw(layer), curve(middle(place), middle(places[to]), others, (h, w)), dotted)
        mask = np.asarray(layer.resize((w, h), Image.Resampling.LANCZOS)) / 255.0
        mask = np.clip(warp(mask, 2.2 * noise(h, w, 40, 3, 40), 2.2 * noise(h, w, 40, 3, 41)), 0, 1)
        img = over(img, colour, mask * (0.82 + 0.14 * noise(h, w, 12, 2, 42)))
        cover = np.maximum(cover, mask)
    for place in mine.values():  # the sketches, each in a ring drawn by hand
        x, y = middle(place)
        r = np.hypot(xx - x, yy - y) + 2.4 * noise(h, w, 50, 3, 50)
        img = over(img, "#f6eedc", 0.80 * smooth(RING + 2 - r, 0, 10))
        for far, wide, strong in ((RING, 1.7, 0.85), (RING + 5, 0.9, 0.5)):
            img = over(img, INK, strong * np.exp(-(((r - far) / wide) ** 2)))
        n = 74
        sign = np.zeros((h, w))
        sign[int(y - n / 2) : int(y - n / 2) + n, int(x - n / 2) : int(x - n / 2) + n] = glyph(place[2], n)
        tint = nd.gaussian_filter(sign, 1.4) * (0.75 + 0.2 * noise(h, w, 40, 3, 60))
        img = img * (1 - np.clip(tint, 0, 0.9)[..., None] * (1 - rgb(hue)) * 0.95)
        img = over(img, "#241c30", np.clip(np.hypot(*np.gradient(nd.gaussian_filter(sign, 0.8))) * 2.4, 0, 0.92))
        cover = np.maximum(cover, smooth(RING + 9 - r, 0, 3))
    return Picture(np.clip(img, 0, 1), cover, 56)
