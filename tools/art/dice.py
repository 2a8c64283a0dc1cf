"""Dice of resin, as rays see them."""

import numpy as np
from PIL import Image
from scipy import ndimage as nd

from pionek.art.brushes import noise, over, rgb
from pionek.art.glyphs import glyph
from pionek.art.picture import Picture

ANGLES = (-17, 9, 24)
SIZE = 120
EDGE_STEPS = 24
"""How many degrees of shining through a die and its shadow have: the eye sees no more, and each costs."""


def die(faces: tuple[str, str, str], hue: str, ink: str, yaw: float = 20, size: int = 150) -> tuple[np.ndarray, np.ndarray]:
    """A rounded cube by ray marching; `faces` are the glyphs on top, on the near face and on the right face."""
    ss = size * 2
    ys, xs = np.mgrid[1.62:-1.62:ss * 1j, -1.62:1.62:ss * 1j]
    pitch, turn = np.deg2rad(57), np.deg2rad(yaw)
    ray = np.array([0, np.cos(pitch), -np.sin(pitch)])
    org = xs[..., None] * np.array([1.0, 0, 0]) + ys[..., None] * np.array([0, np.sin(pitch), np.cos(pitch)]) - 4 * ray
    spin = np.array([[np.cos(turn), np.sin(turn), 0], [-np.sin(turn), np.cos(turn), 0], [0, 0, 1]])
    org, ray = org @ spin.T, spin @ ray
    b, r = 0.80, 0.20

    def sdf(p):
        q = np.abs(p) - b
        return np.linalg.norm(np.maximum(q, 0), axis=-1) + np.minimum(q.max(-1), 0) - r

    t = np.full((ss, ss), 1.5)
    for _ in range(46):
        t = t + sdf(org + t[..., None] * ray) * 0.95
    p = org + t[..., None] * ray
    hit = sdf(p) < 0.02
    e = 0.01
    nrm = np.stack([sdf(p + e * np.eye(3)[k]) - sdf(p - e * np.eye(3)[k]) for k in range(3)], -1)
    nrm /= np.linalg.norm(nrm, axis=-1, keepdims=True) + 1e-6
    sun = spin @ np.array([-0.45, -0.35, 0.82])
    lam = np.clip(nrm @ sun, 0, 1)
    half = sun - ray
    spec = np.clip(nrm @ (half / np.linalg.norm(half)), 0, 1) ** 46
    c = rgb(hue)
    low = np.clip((p[..., 2] + 1) / 2, 0, 1)
    img = c * (0.26 + 0.80 * lam)[..., None] * (0.74 + 0.26 * low)[..., None] + 0.05 * noise(ss, ss, 40, 4, 2)[..., None] * c
    marks = [glyph(each, 200) if each else np.zeros((200, 200)) for each in faces]
    for axis, sign, mark, (ua, ub, flip) in ((2, 1, marks[0], (0, 1, -1)), (1, -1, marks[1], (0, 2, -1)), (0, 1, marks[2], (1, 2, -1))):
        on = hit & (np.abs(p).argmax(-1) == axis) & (np.sign(p[..., axis]) == sign)
        u, v = p[..., ua] / 0.66, flip * p[..., ub] / 0.66
        at = [(v * 0.5 + 0.5) * 199, (u * 0.5 + 0.5) * 199]
        m = nd.map_coordinates(mark, at, order=1, mode="constant") * on
        groove = nd.map_coordinates(nd.gaussian_filter(mark, 3), [at[0] - 5, at[1] - 5], order=1, mode="constant") * on
        img = over(img, ink, 0.94 * m)
        img = over(img, "#ffffff", 0.30 * np.clip(groove - m, 0, 1) * 0.6)
    img = img + (0.55 * spec)[..., None]
    edge = np.clip(1 - np.abs(nrm @ ray), 0, 1) ** 3
    img = img + (0.16 * edge)[..., None] * (c * 0.5 + 0.5)
    a = nd.gaussian_filter(hit.astype(float), 0.7)
    yy, xx = np.mgrid[-1:1:ss * 1j, -1:1:ss * 1j]
    shadow = 0.6 * np.exp(-(np.hypot((xx - 0.12) / 0.80, (yy - 0.42) / 0.52) ** 4))
    alpha = np.maximum(a, shadow)
    img = np.clip(img, 0, 1) * (a / np.maximum(alpha, 1e-3))[..., None]
    out = Image.fromarray((np.dstack([img, alpha]) * 255).astype("uint8")).resize((size, size), Image.Resampling.LANCZOS)
    out = np.asarray(out) / 255.0
    return out[..., :3], out[..., 3]


def sheet(glyphs: list[str], hue: str, ink: str) -> Picture:
    """The six faces of a die, a row each, in three resting angles."""
    rows = []
    for top in range(6):
        faces = (glyphs[top], glyphs[(top + 1) % 6], glyphs[(top + 3) % 6])
        rows.append(np.concatenate([np.dstack(die(faces, hue, ink, yaw, SIZE)) for yaw in ANGLES], axis=1))
    every = np.concatenate(rows)
    return Picture(every[..., :3], np.round(every[..., 3] * EDGE_STEPS) / EDGE_STEPS, 58)
