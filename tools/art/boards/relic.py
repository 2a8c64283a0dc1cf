"""The Antian Sector as an altar-piece: every space is a painted pane, three brass frames part the tiers, the warp burns in the middle.

A pane is ground (by the kind of the space) + one silhouette (a glyph of its own) + light. Spaces come from the pack.
"""

import numpy as np
from scipy import ndimage as nd

from pionek.art.brushes import kuwahara, light, noise, over, ramp, rgb, smooth, warp
from pionek.art.glyphs import glyph, relief
from pionek.art.picture import Picture

W, H, M = 1600, 1232, 26
CW, CH = (W - 2 * M) / 7, (H - 2 * M) / 7
TONES = {  # sky from top to horizon, far silhouettes, near silhouettes, light
    "hive": (("#24150f", "#5e3519", "#c98a3e"), "#6d421f", "#1a0f0b", "#ffc46b"),
    "forge": (("#1b0c0b", "#5a1c12", "#e0662a"), "#6a2415", "#160a09", "#ff8a3a"),
    "death": (("#0f1a12", "#36512a", "#a9bf5a"), "#3d5729", "#0c140d", "#d8f07a"),
    "maiden": (("#0c2329", "#2f6f70", "#bfe0cf"), "#3c7a78", "#0b2326", "#e8fff2"),
    "outer": (("#0a0d14", "#1a2434", "#46566a"), "#26303f", "#0a0d13", "#e8d6a8"),
}
SPACE_HUE = {"middle": "#7f8fc0", "reaches": "#c06a4a", "front": "#a860b8", "fringe": "#58a8c8", "phantom": "#6fc0a8", "inner": "#ffb060"}


def towers(w: int, n: int, low: float, high: float, rng, spire: float) -> np.ndarray:
    """A skyline: how high each column is built."""
    x, top = np.arange(w), np.zeros(w)
    for _ in range(n):
        c, half, tall = rng.uniform(0, w), rng.uniform(4, 15), rng.uniform(low, high)
        d = np.abs(x - c)
        body = np.where(d < half, tall - 5 * (d > half * 0.6), 0)
        needle = np.where(d < half * 0.35, tall + spire * (1 - d / (half * 0.35)), 0)
        top = np.maximum(top, np.maximum(body, needle))
    return top


def ground(kind: str, h: int, w: int, seed: int) -> np.ndarray:
    """Sky, haze and three layers of silhouettes, the far ones paler."""
    sky, far, near, glow = TONES[kind]
    rng = np.random.default_rng(seed)
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    t = yy / h * 1.35 + 0.16 * noise(h, w, 90, 5, seed)
    img = ramp(np.clip(t, 0, 1), *sky)
    sun = np.exp(-(np.hypot((xx - w * rng.uniform(0.25, 0.75)) / w, (yy - h * 0.68) / h) / 0.34) ** 2)
    img += sun[..., None] * rgb(glow) * 0.42
    for layer in range(3):
        k = layer / 2
        if kind in ("hive", "forge", "outer"):
            top = towers(w, 26 - 7 * layer, h * (0.28 - 0.06 * layer), h * (0.62 - 0.13 * layer), rng, h * (0.22 if kind == "hive" else 0.05))
        elif kind == "death":
            x = np.arange(w)
            top = h * (0.40 - 0.09 * layer) + 13 * noise(1, w, 60, 3, seed + layer)[0]
            for _ in range(20):  # fronds
                c, lean, tall = rng.uniform(0, w), rng.uniform(-0.5, 0.5), rng.uniform(10, 34)
                top = np.maximum(top, np.where(np.abs(x - c) < 5, top + tall * (1 - np.abs(x - c + lean * 3) / 5), top))
        else:
            top = h * (0.44 - 0.11 * layer) + 20 * noise(1, w, 80, 3, seed + layer)[0]
        mask = smooth(yy - (h - top), -0.7, 0.7)
        haze = np.clip((yy - (h - top)) / (h * 0.5), 0, 1)
        colour = rgb(far) * (1 - k) + rgb(near) * k
        tone = colour + (rgb(sky[2]) - colour) * (0.55 * (1 - k) * haze)[..., None]
        img = over(img, tone, mask)
        if kind in ("hive", "forge") and layer:
            win = (rng.random((h // 4 + 1, w // 4 + 1)) < 0.10).repeat(4, 0).repeat(4, 1)[:h, :w] & (yy % 4 < 2) & (xx % 4 < 2) & (mask > 0.9)
            img = over(img, glow, nd.gaussian_filter(win.astype(float), 0.6) * 1.2 * (0.5 + 0.5 * k))
        mist = smooth(noise(h, w, 70, 3, seed + 9 + layer), 0, 1.4) * smooth(yy, h * 0.4, h * 0.9)
        img = over(img, sky[2], 0.34 * mist * (1 - 0.6 * k))
    return img


def silhouette(name: str, size: int):
    mask = glyph(name, size)
    return mask, relief(mask, size * 0.08)


def put(img: np.ndarray, name: str, x0: int, y0: int, size: int, dark: str, lamp: str, sink: float = 0.35, alpha: float = 0.95, glimmer: float = 0.10) -> None:
    """A lit silhouette: dark body, rim of light from the left, its foot lost in haze."""
    mask, high = silhouette(name, size)
    lit = light(high, size * 0.09, 300, 30)
    low = rgb(dark) * 0.75 + rgb(lamp) * glimmer
    tone = low + (rgb(lamp) - low) * np.clip(0.10 + 1.7 * (lit - 0.52) + 0.05 * noise(size, size, 12, 3, size), 0, 0.9)[..., None]
    tone = kuwahara(tone, 2)
    foot = np.linspace(0, 1, size)[:, None] * np.ones(size)
    a = mask * alpha * (1 - sink * smooth(foot, 0.5, 1.0))
    view = img[y0:y0 + size, x0:x0 + size]
    halo = nd.gaussian_filter(mask, size * 0.06)
    view[:] = view + halo[..., None] * rgb(lamp) * 0.16
    view[:] = over(view, tone, a)


def board(spaces: list[tuple[str, int, int, str]]) -> Picture:
    """The whole board; `spaces` are kind, column, row and glyph of each."""
    yy, xx = np.mgrid[0:H, 0:W].astype(np.float32)
    cx, cy = M + 3.5 * CW, M + 3.5 * CH
    # -- deep space behind the middle ring: nebulae, one hue to a side, stars of three sizes
    cloud = noise(H, W, 330, 7, 1)
    cloud = warp(cloud, 70 * noise(H, W, 240, 4, 2), 70 * noise(H, W, 240, 4, 3))
    dust = noise(H, W, 200, 6, 4, ridged=True)
    north, east = smooth(cy - yy, 0, 330), smooth(xx - cx, 0, 430)
    south, west = smooth(yy - cy, 0, 330), smooth(cx - xx, 0, 430)
    hue = north[..., None] * rgb("#b0442a") + east[..., None] * rgb("#8a2f9a") + south[..., None] * rgb("#1f7fb0") + west[..., None] * rgb("#1f9a80")
    hue = hue / np.maximum(north + east + south + west, 1)[..., None]
    img = np.ones((H, W, 3)) * rgb("#070914")
    img += (smooth(cloud, -0.5, 1.3) ** 1.3 * (0.45 + 0.75 * dust))[..., None] * (hue * 0.85 + 0.10)
    img = over(img, "#04050b", 0.75 * smooth(warp(dust, 30 * cloud, 20 * cloud), 0.62, 0.9))
    # -- the rift: a whirl around the scenario space
    dx, dy = (xx - cx) / CW, (yy - cy) / CH
    r, a = np.hypot(dx, dy) + 1e-3, np.arctan2(dy, dx)
    turn = a * 3 + 4.6 * np.log(r + 0.10) + 0.55 * noise(H, W, 170, 4, 6)
    arm = 0.5 + 0.5 * np.sin(turn)
    fine = 0.5 + 0.5 * np.sin(turn * 3 + 1.2 * noise(H, W, 70, 4, 7))
    fire = np.clip(0.62 * arm**1.8 + 0.20 * fine * arm + 0.22 * noise(H, W, 60, 5, 8, ridged=True) - 0.07 * r + 0.5 * np.exp(-((r / 0.45) ** 2)) - 0.10, 0, 1)
    whirl = ramp(fire, "#0d0614", "#2f0b38", "#6f1656", "#b83248", "#f08a3c", "#ffe9b0")
    whirl += np.exp(-((r / 0.34) ** 2))[..., None] * rgb("#ffdf9a") * 0.45
    img = over(img, whirl, smooth(2.1 - np.maximum(np.abs(dx), np.abs(dy)) * 1.12, 0.0, 0.7))
    # -- panes: first the grounds, brushed; then stars, worlds and silhouettes, drawn
    w, h = round(CW), round(CH)
    for n, (kind, column, row, _) in enumerate(spaces):
        x0, y0 = round(M + column * CW), round(M + row * CH)
        if kind in TONES:
            img[y0:y0 + h, x0:x0 + w] = ground(kind, h, w, 100 + n)[: H - y0, : W - x0]
    img = kuwahara(np.clip(img, 0, 1.2), 3)
    rng = np.random.default_rng(5)
    space = np.maximum(np.abs(dx), np.abs(dy)) < 2.5
    for count, glow, power in ((2600, 0.6, 1.0), (420, 0.95, 3.0), (60, 1.9, 11)):
        star = np.zeros((H, W))
        star[rng.integers(0, H, count), rng.integers(0, W, count)] = rng.uniform(0.3, 1, count)
        img += (nd.gaussian_filter(star * space, glow) * power * (1 - 0.6 * smooth(1.9 - np.maximum(np.abs(dx), np.abs(dy)), 0, 0.4)))[..., None]
    for n, (kind, column, row, icon) in enumerate(spaces):
        x0, y0 = round(M + column * CW), round(M + row * CH)
        size = int(h * (0.70 if kind in TONES else 0.62 if kind != "inner" else 0.5))
        if kind in ("middle", "fringe", "reaches"):  # a world far below
            pr = h * rng.uniform(0.34, 0.5)
            px, py = x0 + w * rng.uniform(0.1, 0.9), y0 + h * rng.uniform(0.85, 1.05)
            inside = smooth(1.0 - np.hypot(xx - px, yy - py) / pr, 0, 0.02)
            inside[:, : x0 + 2] = inside[:, x0 + w - 2:] = inside[: y0 + 2] = inside[y0 + h - 2:] = 0
            band = 0.5 + 0.5 * np.sin((yy - py) / pr * 9 + 1.4 * noise(H, W, 50, 3, n))
            ball = ramp(np.clip(band, 0, 1), "#1a1c28", SPACE_HUE[kind]) * np.clip(0.15 + 1.1 * ((px - xx) * 0.6 + (py - yy) * 0.8) / pr, 0.06, 1.1)[..., None]
            img = over(img, ball, inside)
        dark, lamp = (TONES[kind][2], TONES[kind][3]) if kind in TONES else ("#10131f" if kind != "inner" else "#1a0612", SPACE_HUE[kind])
        put(img, icon, x0 + (w - size) // 2, y0 + int(h * 0.12), size, dark, lamp, 0.55 if kind in TONES else 0.2, glimmer=0.10 if kind in TONES else 0.26)
    # each pane is a window: dark along its edge
    px, py = (xx - M) % CW, (yy - M) % CH
    edge = np.minimum(np.minimum(px, CW - px), np.minimum(py, CH - py))
    hole = (np.abs(xx - (M + 2.5 * CW)) < CW / 2) & (yy > M + 3 * CH) & (yy < M + 5 * CH)
    img *= (1 - 0.42 * (1 - smooth(edge, 3, 26)) * ~hole)[..., None]

    # -- brass: bars between panes, three frames between tiers, bosses where they cross
    high = np.zeros((H, W), np.float32)

    def frame(x0, y0, x1, y1, half):
        d = np.abs(np.maximum(np.abs(xx - (x0 + x1) / 2) - (x1 - x0) / 2, np.abs(yy - (y0 + y1) / 2) - (y1 - y0) / 2))
        t = np.clip(d / half, 0, 1)
        body = np.sqrt(1 - t**2) * half * 0.7
        if half > 6:  # a groove along the middle of the great frames
            body -= 2.6 * np.exp(-((d / 2.0) ** 2)) + 1.2 * np.exp(-(((d - half * 0.62) / 1.2) ** 2))
        np.maximum(high, np.where(d < half, np.maximum(body, 0.3), 0), out=high)

    for _, column, row, _ in spaces:
        x0, y0 = M + column * CW, M + row * CH
        frame(x0, y0, x0 + CW, y0 + CH, 3.2)
    for k, half in ((0, 13), (1, 10), (2, 10)):
        frame(M + k * CW, M + k * CH, W - M - k * CW, H - M - k * CH, half)
        for bx in (M + k * CW, W - M - k * CW, cx):
            for by in (M + k * CH, H - M - k * CH, cy):
                if bx == cx and by == cy:
                    continue
                d = np.hypot(xx - bx, yy - by) / (22 if bx != cx and by != cy else 14)
                np.maximum(high, np.where(d < 1, 8 + 9 * np.sqrt(1 - np.minimum(d, 1) ** 2) - 3.5 * np.exp(-(((d - 0.62) / 0.1) ** 2)), 0), out=high)
    metal = high > 0.05
    worn = noise(H, W, 40, 5, 30)
    lit = light(nd.gaussian_filter(high, 0.8) + 0.25 * worn, 0.75, 315, 42)
    shine = smooth(lit, 0.78, 0.99)
    brass = ramp(np.clip(1.25 * lit - 0.3 + 0.07 * worn, 0, 1), "#1e150b", "#5b4021", "#a17a41", "#e4c583")
    brass = over(brass, "#4f6f62", 0.28 * smooth(noise(H, W, 60, 4, 31), 0.3, 1.1) * smooth(0.7 - lit, 0, 0.4))
    brass = over(brass, "#fff2cf", 0.5 * shine)
    drop = nd.gaussian_filter(nd.shift(metal.astype(np.float32), (5, 5), order=0), 4)
    img = over(img, "#020203", 0.7 * drop)
    img = over(img, brass, nd.gaussian_filter(metal.astype(np.float32), 0.6))
    img = 0.02 + 0.93 * np.clip(img, 0, 1)
    return Picture(nd.gaussian_filter(img, (0.4, 0.4, 0)), quality=42)
