"""Pieces with transparent ground: miniatures of resin, paper standees, and bases in the colours of seats."""

from typing import Any

import numpy as np
from scipy import ndimage as nd

from pionek.art.brushes import noise, over, ramp, rgb, smooth
from pionek.art.picture import Picture
from tools.art.clay import Clay
from tools.art.creatures import CREATURES
from tools.art.people import person
from tools.art.places import PLACES

SIZE = 150
BODIES = {"person": person, **CREATURES, **PLACES}


def pose(body: str, hue: str, size: int, scale: float, w: float, h: float, ground: float, how: dict, margin: float = 0.02) -> Clay:
    """Build it small first to see how much room it takes, then once more so that raised arms and wings fit the canvas."""
    trial = Clay(30, 3.0, 3.0, 2.0, 1.5)
    BODIES[body](trial, hue, **how)
    left, right, _, high = trial.bounds()
    scale = min(scale, (w - 2 * margin) / (right - left), (ground - margin) / high)
    middle = min(max(w / 2, margin - left * scale), w - margin - right * scale)
    c = Clay(size, w, h, ground, middle, scale)
    BODIES[body](c, hue, **how)
    return c


def miniature(body: str, hue: str, scale: float, how: dict[str, Any]) -> Picture:
    """A figure of painted resin, without its base."""
    return Picture(*pose(body, hue, SIZE, scale * 1.14, 1.1, 1.32, 1.24, how).sculpt(0.3, 3), 62)


def standee(body: str, hue: str, how: dict[str, Any]) -> Picture:
    """A paper cut-out that stands by itself."""
    return Picture(*pose(body, hue, SIZE, 1.04, 1.16, 1.26, 1.17, how, 0.085).drawn(hue), 64)


def base(hue: str, rings: int) -> Picture:
    """A round base seen from above at a slant: stone top, rim in the seat's colour. Seats differ by the number of rings, too."""
    w, h = SIZE, int(SIZE * 0.58)
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    rx, ry, cy, thick = w * 0.47, w * 0.185, w * 0.21, w * 0.12
    top = np.hypot((xx - w / 2) / rx, (yy - cy) / ry)
    low = np.hypot((xx - w / 2) / rx, (yy - cy - thick) / ry)
    body = (low < 1) | ((np.abs(xx - w / 2) < rx) & (yy > cy) & (yy < cy + thick))
    side = np.clip((xx - w / 2) / rx, -1, 1)
    c = rgb(hue)
    shine = 0.28 + 0.62 * np.exp(-(((side + 0.45) / 0.30) ** 2)) + 0.15 * np.exp(-(((side - 0.7) / 0.15) ** 2))
    img = np.zeros((h, w, 3)) + c * shine[..., None]
    for k in range(rings - 1):  # dark grooves around the rim: one for the second seat, two for the third
        img = over(img, "#0a0a10", 0.85 * np.exp(-(((yy - cy - np.sqrt(np.clip(1 - side**2, 0, 1)) * ry - thick * (0.36 + 0.32 * k)) / 1.6) ** 2)))
    stone = ramp(np.clip(0.45 + 0.25 * noise(h, w, w * 0.12, 4, 5) - 0.25 * (xx - w / 2) / rx, 0, 1), "#3a3646", "#615c74", "#9690a2")
    img = over(img, c * 0.86 + 0.05, smooth(1 - top, 0, 0.02))
    img = over(img, stone, smooth(0.86 - top, 0, 0.03))
    img = over(img, "#050508", 0.30 * np.exp(-((top / 0.6) ** 2)))  # contact shadow of what stands on it
    a = np.maximum(smooth(1 - top, 0, 0.02), nd.gaussian_filter(body.astype(float), 0.7))
    shadow = 0.55 * np.exp(-(np.hypot((xx - w * 0.53) / (rx * 1.04), (yy - cy - thick * 1.15) / (ry * 1.08)) ** 6))
    full = np.maximum(a, shadow)
    return Picture(img * (a / np.maximum(full, 1e-3))[..., None], full, 66)
