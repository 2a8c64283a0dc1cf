"""Etherfields on paper: tiles of two by two fields washed in water colour, walls in ink, darkness as ink that runs.

`tile` paints one tile of a pack; `main` lays those of one moment of a dream on the night table, as the mock-up shows them.
"""

import numpy as np
from scipy import ndimage as nd

from pionek.art.brushes import kuwahara, noise, over, ramp, rgb, smooth, vignette, warp
from pionek.art.glyphs import glyph
from pionek.art.picture import Picture

F = 150  # a field, in pixels
WASH = {"plain": ("#b98fa6", "#d9b994"), "light": ("#e9c95f", "#f3e2a4"), "swamp": ("#7f9350", "#b3b06a"), "water": ("#5f93b8", "#a9cbd6"), "blocked": ("#4a4450", "#6a6070"), "darkness": ("#8f83a8", "#b7a8bd")}


def rough_edge(h, w, inset, seed):
    """A sheet torn by hand."""
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    d = np.minimum(np.minimum(xx, w - xx), np.minimum(yy, h - yy)) - inset
    return d + 2.6 * noise(h, w, 26, 4, seed)


def tile(kinds, walls, sketches, seed):
    """`kinds`: four terrains, row by row; `walls`: (x0, y0, x1, y1) in fields; `sketches`: (glyph, x, y, size) in fields."""
    pad = 26
    h = w = 2 * F + 2 * pad
    d = rough_edge(h, w, pad - 8, seed)
    sheet = smooth(d, 0, 1.6)
    img = np.ones((h, w, 3)) * rgb("#efe6d8")
    img *= (1 + 0.035 * noise(h, w, 4, 3, seed) + 0.02 * noise(h, w, 60, 3, seed + 1))[..., None]
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    fx, fy = (xx - pad) / F, (yy - pad) / F
    for n, kind in enumerate(kinds):  # each field its own wash, pooling at the rim, a little outside the lines
        cx, cy = n % 2 + 0.5, n // 2 + 0.5
        box = 0.47 - np.maximum(np.abs(fx - cx), np.abs(fy - cy)) + 0.045 * noise(h, w, 50, 4, seed + 5 + n)
        hues = WASH[kind] if kind != "plain" else (("#b5839c", "#e0bd94"), ("#a58fc0", "#d3b3c4"), ("#c9a878", "#c48f97"), ("#c0897c", "#dfbda0"))[(n + seed) % 4]
        for k, colour in enumerate(hues):
            cover = smooth(box - 0.04 * k, 0, 0.02) * (0.55 + 0.30 * noise(h, w, 80, 5, seed + 20 + n + 9 * k))
            pool = np.exp(-(((box - 0.025 - 0.04 * k) / 0.018) ** 2)) * 0.30
            img = img * (1 - np.clip(cover + pool, 0, 0.85)[..., None] * (1 - rgb(colour)) * 1.15)
        bloom = smooth(noise(h, w, 40, 3, seed + 40 + n), 0.7, 0.75) * smooth(box, 0.05, 0.1)
        img = over(img, "#f3ecdf", 0.18 * bloom)
    grid = np.minimum(np.abs(fx - 1), np.abs(fy - 1)) * F  # a thin pencil cross between fields
    img = over(img, "#4a4152", 0.45 * np.exp(-((grid / 0.9) ** 2)) * smooth(noise(h, w, 16, 3, seed + 60), -0.6, 0.2) * (d > 10))
    for icon, gx, gy, size in sketches:
        n = int(size * F)
        m = np.zeros((h, w))
        x0, y0 = int(pad + gx * F - n / 2), int(pad + gy * F - n / 2)
        m[y0:y0 + n, x0:x0 + n] = glyph(icon, n)
        m = warp(m, 1.5 * noise(h, w, 18, 2, seed + 70), 1.5 * noise(h, w, 18, 2, seed + 71))
        pen = np.hypot(*np.gradient(nd.gaussian_filter(m, 0.8))) * 2.2 * smooth(noise(h, w, 26, 3, seed + 72), -1.3, 0.2)
        hatch = (np.sin((xx + yy) / 1.9) > 0.55) * nd.shift(m, (2, 2), order=0)
        img = over(img, "#2a2333", np.clip(1.3 * pen + 0.30 * hatch, 0, 0.95))
    # darkness: ink let into the wet fields, running out in fingers
    if "darkness" in kinds:
        ink = np.full((h, w), -1.0)
        for n, kind in enumerate(kinds):
            if kind == "darkness":
                ink = np.maximum(ink, 0.52 - np.maximum(np.abs(fx - n % 2 - 0.5), np.abs(fy - n // 2 - 0.5)))
        ink = ink * 2.0 + 0.30 * noise(h, w, 60, 6, seed + 80) + 0.16 * noise(h, w, 26, 4, seed + 81, ridged=True) - 0.14
        a = smooth(ink, 0.0, 0.10) * (0.66 + 0.20 * noise(h, w, 90, 4, seed + 82)) + 0.25 * np.exp(-(((ink - 0.03) / 0.05) ** 2))
        img = over(img, "#191430", np.clip(a, 0, 0.86) * sheet)
        for icon, gx, gy, size in sketches:  # chalk where the ink would hide a drawing
            n = int(size * F)
            m = np.zeros((h, w))
            x0, y0 = int(pad + gx * F - n / 2), int(pad + gy * F - n / 2)
            m[y0:y0 + n, x0:x0 + n] = glyph(icon, n)
            img = over(img, "#d9cfe6", np.clip(np.hypot(*np.gradient(nd.gaussian_filter(m, 0.9))) * 2.6, 0, 0.9) * np.clip(a, 0, 1))
    for x0, y0, x1, y1 in walls:  # a loaded brush
        ax, ay, bx, by = (pad + F * v for v in (x0, y0, x1, y1))
        ux, uy = bx - ax, by - ay
        t = np.clip(((xx - ax) * ux + (yy - ay) * uy) / (ux**2 + uy**2), 0, 1)
        dist = np.hypot(xx - ax - t * ux, yy - ay - t * uy)
        width = 6.5 + 2.0 * noise(h, w, 30, 3, seed + 90) + 1.5 * np.sin(t * 3.1)
        img = over(img, "#15101d", smooth(width - dist, 0, 1.4) * (0.93 + 0.07 * noise(h, w, 8, 2, seed + 91)))
    img = over(img, "#8c7f6a", 0.55 * np.exp(-(((d - 1.5) / 1.8) ** 2)))
    shadow = 0.62 * nd.gaussian_filter(nd.shift(sheet, (9, 7), order=1), 8)
    turn = (seed % 7 - 3) * 0.28  # laid by hand: never quite straight
    img = nd.rotate(img, turn, reshape=False, order=1, mode="nearest")
    sheet, shadow = (nd.rotate(each, turn, reshape=False, order=1) for each in (sheet, shadow))
    both = np.maximum(sheet, shadow)
    return Picture(np.clip(img, 0, 1) * (sheet / np.maximum(both, 1e-3))[..., None], both, 50)


def cloth() -> Picture:
    """The night table under the sheets."""
    w, h = 4 * 2 * F + 200, 3 * 2 * F + 100
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    folds = noise(h, w, 380, 6, 1)
    img = ramp(np.clip(0.45 + 0.25 * folds + 0.08 * noise(h, w, 30, 4, 2), 0, 1), "#100e1a", "#1f1b30", "#3a3150")
    img += (0.025 * np.sin(xx * 1.6) * np.sin(yy * 1.6))[..., None]  # weave
    lamp = np.exp(-((np.hypot((xx - w * 0.46) / w, (yy - h * 0.42) / h) / 0.42) ** 2))
    img = img * (0.62 + 0.75 * lamp)[..., None] + lamp[..., None] * rgb("#6a4a5a") * 0.12
    return Picture(vignette(kuwahara(np.clip(img, 0, 1), 2), 0.35, 0.7), quality=55)
