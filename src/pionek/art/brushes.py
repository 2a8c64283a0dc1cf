"""Brushes that all painters share: colour, noise, light and a painterly filter. Nothing is random without a seed."""

from typing import Any, TypeAlias

import numpy as np
from PIL import Image
from scipy import ndimage as nd
from scipy.spatial import cKDTree

Pixels: TypeAlias = Any
"""An array of numpy: a field of numbers, or a picture with three of them a pixel. Its types say nothing of shapes."""


def rgb(code: str) -> Pixels:
    """`#rrggbb` as three floats of 0 to 1."""
    return np.array([int(code[i:i + 2], 16) for i in (1, 3, 5)]) / 255


def ramp(t: Pixels, *stops: str) -> Pixels:
    """A picture of a field of 0 to 1, through colours evenly apart."""
    at = np.linspace(0, 1, len(stops))
    cols = np.array([rgb(each) for each in stops])
    return np.stack([np.interp(t, at, cols[:, c]) for c in range(3)], -1)


def over(under: Pixels, colour: Pixels | str, alpha: Pixels) -> Pixels:
    """Lay a colour or a picture over another with a mask of 0 to 1."""
    colour = rgb(colour) if isinstance(colour, str) else colour
    return under * (1 - alpha[..., None]) + colour * alpha[..., None]


def smooth(x: Pixels, low: Pixels, high: Pixels) -> Pixels:
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def noise(h: int, w: int, scale: float, octaves: int = 5, seed: int = 0, ridged: bool = False, gain: float = 0.5) -> Pixels:
    """Fractal noise whose largest lumps are `scale` pixels: about -1..1, or 0..1 with crests at 1 when ridged."""
    rng = np.random.default_rng(seed)
    total, amp, out = 0.0, 1.0, np.zeros((h, w), np.float32)
    for octave in range(octaves):
        step = max(scale / 2**octave, 1.0)
        gh, gw = int(h / step) + 5, int(w / step) + 5
        grid = Image.fromarray(rng.standard_normal((gh, gw)).astype(np.float32))
        x0, y0 = rng.uniform(1, 2, 2)
        layer = np.asarray(grid.resize((w, h), Image.Resampling.BICUBIC, box=(x0, y0, x0 + w / step, y0 + h / step)))
        layer = layer / 0.62
        if ridged:
            layer = (1 - np.minimum(np.abs(layer), 1.6) / 1.6) ** 1.6
        out += amp * layer
        total += amp
        amp *= gain
    return out / total


def warp(field: Pixels, dx: Pixels, dy: Pixels, order: int = 1) -> Pixels:
    """A field or picture looked at through wavy glass."""
    h, w = field.shape[:2]
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    at = [yy + dy, xx + dx]
    if field.ndim == 2:
        return nd.map_coordinates(field, at, order=order, mode="nearest")
    return np.stack([nd.map_coordinates(field[..., c], at, order=order, mode="nearest") for c in range(field.shape[2])], -1)


def scattered(h: int, w: int, step: float, seed: int, jitter: float = 0.85) -> Pixels:
    """Points about `step` apart, as rows of (y, x)."""
    rng = np.random.default_rng(seed)
    yy, xx = np.mgrid[0:h / step, 0:w / step]
    pts = np.stack([yy.ravel(), xx.ravel()], 1) + 0.5 + rng.uniform(-0.5, 0.5, (yy.size, 2)) * jitter
    pts = pts * step
    return pts[(pts[:, 0] < h) & (pts[:, 1] < w)]


def cells(h: int, w: int, step: float, seed: int) -> tuple[Pixels, Pixels]:
    """Crazed ground: how far each pixel is from the nearest edge of its cell, and a random number per cell."""
    pts = np.concatenate([scattered(h + 4 * int(step), w + 4 * int(step), step, seed) - 2 * step])
    yy, xx = np.mgrid[0:h, 0:w]
    far, which = cKDTree(pts).query(np.stack([yy.ravel(), xx.ravel()], 1), k=2)
    value = np.random.default_rng(seed + 1).random(len(pts))[which[:, 0]]
    return (far[:, 1] - far[:, 0]).reshape(h, w), value.reshape(h, w)


def light(height: Pixels, z: float = 1.0, azimuth: float = 315, altitude: float = 45) -> Pixels:
    """Lambert light on a height field, 0 to 1; the sun stands north-west, as on every map."""
    gy, gx = np.gradient(height * z)
    az, alt = np.deg2rad(azimuth), np.deg2rad(altitude)
    lx, ly, lz = np.sin(az) * np.cos(alt), -np.cos(az) * np.cos(alt), np.sin(alt)
    return np.clip((-gx * lx - gy * ly + lz) / np.sqrt(gx**2 + gy**2 + 1), 0, 1)


def cast(height: Pixels, z: float, steps: int = 40, slope: float = 0.8, dx: float = 1, dy: float = 1) -> Pixels:
    """Cast shadows of a low sun in the north-west: 1 where the sun does not reach."""
    shade = np.zeros_like(height)
    for k in range(1, steps, 2):
        shade = np.maximum(shade, nd.shift(height, (k * dy, k * dx), order=0, mode="nearest") * z - height * z - k * slope)
    return np.clip(nd.gaussian_filter(shade, 1.2) / 6, 0, 1)


def hollow(height: Pixels, radius: float) -> Pixels:
    """How deep a point lies among its neighbours (for the dark in folds)."""
    return nd.gaussian_filter(height, radius) - height


def kuwahara(img: Pixels, r: int = 3) -> Pixels:
    """Brush strokes: every pixel takes the mean of its calmest quarter. Turns noise into paint and helps WebP."""
    grey = img.mean(-1)
    size = r + 1
    half = r // 2 + r % 2
    mean = [nd.uniform_filter(img[..., c], size) for c in range(3)]
    m1 = nd.uniform_filter(grey, size)
    var = nd.uniform_filter(grey**2, size) - m1**2
    best, out = np.full(grey.shape, np.inf), np.zeros_like(img)
    for dy, dx in ((-half, -half), (-half, half), (half, -half), (half, half)):
        v = np.roll(var, (dy, dx), (0, 1))
        take = v < best
        best = np.where(take, v, best)
        for c in range(3):
            out[..., c] = np.where(take, np.roll(mean[c], (dy, dx), (0, 1)), out[..., c])
    return out


def vignette(img: Pixels, strength: float = 0.5, start: float = 0.45) -> Pixels:
    h, w = img.shape[:2]
    yy, xx = np.mgrid[-1:1:h * 1j, -1:1:w * 1j]
    return img * (1 - strength * smooth(np.hypot(xx, yy), start, 1.5))[..., None]


def brush(img: Pixels, r: int) -> Pixels:
    """`kuwahara` without its torn edge."""
    k = 2 * r + 2
    return kuwahara(np.pad(img, ((k, k), (k, k), (0, 0)), mode="reflect"), r)[k:-k, k:-k]
