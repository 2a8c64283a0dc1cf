"""The arena of Dice Throne: flagstones with torches in the corners, and a leather tray with a brass rim. Neutral: the page pours in the heroes' hues."""

import numpy as np
from scipy import ndimage as nd

from pionek.art.brushes import kuwahara, light, noise, over, ramp, rgb, smooth, vignette
from pionek.art.picture import Picture

W, H = 1600, 1000
EDGE = 40
"""From the edge of the picture of the tray to its leather."""


def floor() -> Picture:
    """Flagstones in rings around the middle of the table."""
    yy, xx = np.mgrid[0:H, 0:W].astype(np.float32)
    cx, cy = W / 2, H * 0.405
    dx, dy = (xx - cx) / 1.55, yy - cy
    r, a = np.hypot(dx, dy), np.arctan2(dy, dx)
    ring = np.floor(r / 74)
    many = np.maximum(np.floor(ring * 3.4), 6)
    turn = (a / (2 * np.pi) + 0.5 + 0.37 * ring) * many
    joint = np.minimum(np.minimum(r % 74, 74 - r % 74), np.minimum(turn % 1, 1 - turn % 1) * 2 * np.pi * r / many)
    stone_id = (ring * 131 + np.floor(turn) * 17) % 97
    tone = np.random.default_rng(3).random(97)[stone_id.astype(int)]
    worn = noise(H, W, 120, 7, 1)
    high = 3.4 * smooth(joint, 0.5, 5) + 1.5 * worn + 1.6 * tone
    lit = light(nd.gaussian_filter(high, 0.9), 1.0, 315, 46)
    img = ramp(np.clip(0.30 + 0.20 * worn + 0.34 * (tone - 0.5), 0, 1), "#15161c", "#2c2e38", "#595a66") * (0.25 + 0.95 * lit)[..., None]
    img = over(img, "#6a3a26", 0.22 * smooth(noise(H, W, 200, 5, 5), 0.3, 1.1))  # old stains
    for tx, ty in ((0.02, 0.10), (0.98, 0.10), (0.02, 0.95), (0.98, 0.95)):  # torchlight
        glow = np.exp(-(np.hypot((xx / W - tx) * 1.6, yy / H - ty) / 0.42) ** 2)
        img = img * (1 + 0.55 * glow)[..., None] + glow[..., None] * rgb("#ff8a3a") * 0.09
    img = kuwahara(np.clip(img, 0, 1), 2)
    return Picture(vignette(img, 0.55, 0.75), quality=52)


def tray() -> Picture:
    """The tray: leather in a brass rim, with its shadow. The page stretches it between its corners."""
    h, w = 300, 900
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    bx, by = w / 2, h / 2
    rx, ry, cr = w / 2 - EDGE, h / 2 - EDGE, 60
    qx, qy = np.abs(xx - bx) - rx + cr, np.abs(yy - by) - ry + cr
    sd = np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) + np.minimum(np.maximum(qx, qy), 0) - cr
    felt = noise(h, w, 7, 3, 8) * 0.5 + noise(h, w, 90, 5, 9)
    img = ramp(np.clip(0.42 + 0.14 * felt, 0, 1), "#1a0f0d", "#48261d", "#7a4a35") * (0.55 + 0.6 * np.exp(-(np.hypot((xx - bx) / 420, (yy - by) / 130) ** 2)))[..., None]
    img = over(img, "#000000", 0.72 * np.exp(-((np.clip(-sd, 0, None) / 26) ** 2)) * (sd < 0) * smooth(0.4 - (yy - by) / ry - (xx - bx) / rx * 0.3, -0.6, 0.9))
    stitch = np.exp(-(((sd + 24) / 1.6) ** 2)) * (np.sin((xx * 0.9 + yy * 1.3) / 5) > 0)
    img = over(img, "#c99a5a", 0.55 * stitch)
    t = np.clip(np.abs(sd - 7) / 9, 0, 1)
    rim = light(np.where(t < 1, np.sqrt(1 - t**2) * 6, 0) + 0.2 * noise(h, w, 120, 7, 1), 0.9, 315, 42)
    brass = ramp(np.clip(1.25 * rim - 0.3, 0, 1), "#1e150b", "#6b4a24", "#b88f4c", "#f2d795")
    solid = smooth(16 - sd, 0, 1.5)
    img = over(img, brass, smooth(1 - t, 0, 0.1))
    shadow = 0.65 * np.exp(-((np.clip(sd - 12, 0, None) / 12) ** 2))
    both = np.maximum(solid, shadow)
    return Picture(np.clip(img, 0, 1) * (solid / np.maximum(both, 1e-3))[..., None], both, 66)
