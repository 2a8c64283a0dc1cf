"""The dreamscape: a 5 x 5 floor of cracked stone and glass that floats in the sky of a dream, seen from the near side.

The floor is lit as a flat texture, then laid into perspective. `quad` in the JSON are the corners of the field in per cent of the
painting: the page lays cells and figures with the same four points.
"""


from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFont
from scipy import ndimage as nd

from pionek.art.brushes import cells, kuwahara, light, noise, over, ramp, rgb, smooth, warp
from pionek.art.picture import Picture

W, H, T = 1600, 1150, 1500  # painting, texture
N, PAD = 5, 0.10
RAISED = 0.2
WIDE = 1.3  # a cell is wider than deep: figures stand side by side
FONT = Path(__file__).resolve().parents[3] / "web/node_modules/@fontsource/cinzel/files/cinzel-latin-700-normal.woff2"
KEYS = {(1, 1): (5, "S"), (2, 1): (4, "S"), (3, 1): (3, "S"), (1, 2): (1, ""), (2, 2): (2, ""), (3, 2): (1, ""), (1, 3): (3, "N"), (2, 3): (4, "N"), (3, 3): (5, "N")}
PORTALS = {(0, 0): "#6fa8e6", (4, 4): "#f0a24e"}
INLAY = {"S": "#f2b35c", "N": "#7db8f2", "": "#c9c4e8"}

# -- camera: above the near edge, looking down and north
EYE = np.array([2.5 * WIDE, 9.6, 11.5])
LOOK = np.array([2.5 * WIDE, 2.66, 0.0])
FOCAL = 2.95 * W / 2
fwd = (LOOK - EYE) / np.linalg.norm(LOOK - EYE)
right = np.array([1.0, 0, 0])
up = np.cross(right, fwd)
if up[2] < 0:
    up = -up


def project(u, v, z=0.0):
    p = np.array([u * WIDE, v, z]) - EYE
    return np.array([W / 2 + FOCAL * (p @ right) / (p @ fwd), H / 2 - FOCAL * (p @ up) / (p @ fwd)])


def plane(z: float):
    """Where the ray of each pixel meets the plane of this height, as u, v of the field."""
    yy, xx = np.mgrid[0:H, 0:W].astype(np.float32)
    ray = fwd + ((xx - W / 2) / FOCAL)[..., None] * right - ((yy - H / 2) / FOCAL)[..., None] * up
    t = (z - EYE[2]) / np.minimum(ray[..., 2], -1e-4)
    return (EYE[0] + t * ray[..., 0]) / WIDE, EYE[1] + t * ray[..., 1], ray


def sample(tex, u, v):
    k = (T - 1) / (N + 2 * PAD)
    at = [(v + PAD) * k, (u + PAD) * k]
    return np.stack([nd.map_coordinates(tex[..., c], at, order=1, mode="nearest") for c in range(3)], -1)


def floor(portals, inlay):
    """Two textures, lit: the floor with its grooves and portals, and the slabs of key cells. And what glows by itself."""
    k = T / (N + 2 * PAD)
    yy, xx = np.mgrid[0:T, 0:T].astype(np.float32)
    u, v = xx / k - PAD, yy / k - PAD
    cu, cv = np.floor(u), np.floor(v)
    fu, fv = u - cu, v - cv
    edge = np.minimum(np.minimum(fu, 1 - fu), np.minimum(fv, 1 - fv))
    inside = (u > 0) & (u < N) & (v > 0) & (v < N)
    gap, shard = cells(T // 2, T // 2, 38, 3)
    gap, shard = (np.kron(each, np.ones((2, 2))) for each in (gap, shard))
    gap = warp(gap, 9 * noise(T, T, 60, 3, 4), 9 * noise(T, T, 60, 3, 5))
    where = smooth(noise(T, T, 260, 3, 6), 0.0, 0.7)  # cracks gather in places
    crack = np.exp(-((gap / 1.5) ** 2)) * where
    stone = noise(T, T, 120, 6, 7)
    groove = smooth(edge, 0.0, 0.045)
    high = 5 * groove + 1.0 * stone - 3.2 * crack + 0.9 * where * shard
    lit = light(nd.gaussian_filter(high, 1.0), 1.0, 315, 50)
    per_cell = np.random.default_rng(9).uniform(-1, 1, (N + 2, N + 2))[np.clip(cv + 1, 0, N + 1).astype(int), np.clip(cu + 1, 0, N + 1).astype(int)]
    near = np.clip(v / N, 0, 1)
    cool = ramp(np.clip(0.45 + 0.20 * stone + 0.10 * per_cell + 0.10 * (shard - 0.5) * where, 0, 1), "#191a3c", "#34407e", "#7286c4")
    warm = ramp(np.clip(0.45 + 0.20 * stone + 0.10 * per_cell + 0.10 * (shard - 0.5) * where, 0, 1), "#2a1a38", "#6a4364", "#bd8a80")
    base = cool * (1 - near)[..., None] + warm * near[..., None]
    glow = np.zeros((T, T, 3))
    vein = smooth(crack, 0.35, 1.0)
    glow += (vein * 0.30)[..., None] * (rgb("#7fb0ff") * (1 - near)[..., None] + rgb("#ff9f7a") * near[..., None])
    tex = base * (0.22 + 1.05 * lit)[..., None]
    tex = over(tex, "#0a0920", 0.8 * (1 - smooth(edge, 0.006, 0.03)) * inside)
    rim = np.exp(-(((edge - 0.045) / 0.007) ** 2)) * inside  # an edge of glass around every cell
    glow += (rim * 0.34)[..., None] * (rgb("#8fb4ff") * (1 - near)[..., None] + rgb("#ffc49a") * near[..., None])
    for (pu, pv), colour in portals.items():
        du, dv = u - pu - 0.5, v - pv - 0.5
        r, a = np.hypot(du * WIDE, dv), np.arctan2(dv, du * WIDE)
        arm = 0.5 + 0.5 * np.sin(3 * a + 16 * np.sqrt(r + 0.01) + 1.3 * stone)
        disc = smooth(0.41 - r, 0, 0.015)
        pool = ramp(np.clip(arm * (0.35 + 0.65 * smooth(r, 0.0, 0.40)) + 0.75 * np.exp(-((r / 0.08) ** 2)), 0, 1), "#0a0724", "#2a1766", colour, "#fff6e0")
        tex = over(tex, pool, disc)
        glow += (np.exp(-(((r - 0.42) / 0.016) ** 2)) * 1.1 + 0.35 * np.exp(-(((r - 0.42) / 0.06) ** 2)))[..., None] * rgb(colour)
        runes = np.exp(-(((r - 0.465) / 0.012) ** 2)) * (np.sin(a * 24) > 0.2)
        glow += (0.5 * runes)[..., None] * rgb(colour)
    # slabs of the key cells: paler stone, bevelled, a numeral cut into them
    cut = Image.new("L", (T, T))
    own = np.zeros((T, T, 3))
    for (ku, kv), (value, whose) in KEYS.items():
        x, y = (ku + 0.5 + PAD) * k, (kv + 0.53 + PAD) * k
        sign = Image.new("L", (int(k), int(k)))
        ImageDraw.Draw(sign).text((k / 2, k * 0.53), str(value), font=ImageFont.truetype(str(FONT), int(k * 0.74)), fill=255, anchor="mm")
        sign = sign.resize((int(k / WIDE), int(k)))
        cut.paste(sign, (int(x - sign.width / 2), int(y - k * 0.53)))
        own[int((kv + PAD) * k):int((kv + 1 + PAD) * k), int((ku + PAD) * k):int((ku + 1 + PAD) * k)] = rgb(inlay[whose])
    cut = np.asarray(cut) / 255.0
    depth = np.clip(nd.distance_transform_edt(cut > 0.5) / 8, 0, 1)
    frame = np.exp(-(((edge - 0.115) / 0.010) ** 2))
    kh = 9 * smooth(edge, 0.02, 0.075) + 1.3 * stone - 2.4 * crack - 5.5 * depth - 2.4 * frame
    klit = light(nd.gaussian_filter(kh, 1.0), 1.0, 315, 48)
    kbase = ramp(np.clip(0.52 + 0.20 * stone + 0.10 * per_cell, 0, 1), "#3a3868", "#7f7cae", "#c9c3dc")
    kbase = kbase * (1 - 0.35 * near)[..., None] + rgb("#b08a8a") * (0.35 * near)[..., None]
    key = kbase * (0.20 + 0.92 * klit)[..., None]
    key = over(key, own, 0.85 * smooth(depth, 0.15, 0.6) * (0.55 + 0.45 * klit))
    kglow = own * (0.16 * smooth(depth, 0.2, 0.8) + 0.35 * frame)[..., None]
    return tex, glow, key, kglow


def sky(h, w):
    """The sky of the dream, and the silk of its clouds."""
    yy = np.mgrid[0:h, 0:w][0].astype(np.float32)
    swirl = warp(noise(h, w, 420, 6, 20), 130 * noise(h, w, 380, 3, 21), 90 * noise(h, w, 380, 3, 22))
    silk = warp(noise(h, w, 300, 5, 23, ridged=True), 120 * swirl, 60 * swirl)
    img = ramp(np.clip(0.40 + 0.34 * swirl + 0.24 * (silk - 0.5), 0, 1), "#0b0a1e", "#1b1644", "#33296e", "#5a479a", "#a07ab8")
    img = over(img, "#d98a7a", 0.42 * smooth(yy, h * 0.62, h * 1.02) * smooth(silk, 0.35, 0.8))
    img = over(img, "#4f86c8", 0.35 * smooth(h * 0.34 - yy, 0, h * 0.34) * smooth(silk, 0.35, 0.8))
    rng = np.random.default_rng(2)
    for count, soft, power in ((1400, 0.6, 1.1), (160, 1.0, 3.4), (26, 2.0, 12)):
        star = np.zeros((h, w))
        star[rng.integers(0, h, count), rng.integers(0, w, count)] = rng.uniform(0.3, 1, count)
        img += (nd.gaussian_filter(star, soft) * power)[..., None] * np.array([0.93, 0.95, 1.0])
    return img, silk


def backdrop() -> Picture:
    """The sky under the whole table, into which the field's own runs out; darker, since panels float on it."""
    img, _ = sky(1000, 1600)
    img = kuwahara(np.clip(img, 0, 1.1), 4)
    return Picture(np.clip(over(img, "#0d0c20", np.full(img.shape[:2], 0.34)), 0, 1), quality=44)


def field(north: bool = False) -> Picture:
    """The field as South sees it, or as North does: the same values, the colours of the sides exchanged."""
    portals = dict(zip(PORTALS, reversed(PORTALS.values()), strict=True)) if north else PORTALS
    inlay = {"S": INLAY["N"], "N": INLAY["S"], "": INLAY[""]} if north else INLAY
    yy, xx = np.mgrid[0:H, 0:W].astype(np.float32)
    img, _ = sky(H, W)
    mx, my, mr = W * 0.84, 66, 92  # a moon behind the far edge
    d = np.hypot(xx - mx, yy - my) / mr
    img += np.exp(-((d / 1.7) ** 2))[..., None] * rgb("#8fa8ff") * 0.30
    moon = ramp(np.clip(0.72 + 0.2 * noise(H, W, 50, 5, 25) - 0.5 * smooth((xx - mx) / mr + 0.3, 0, 1), 0, 1), "#4a4a80", "#a8aee0", "#f4f2ff")
    img = over(img, moon, smooth(1 - d, 0, 0.03))
    # islets adrift
    for ix, iy, size, seed in ((86, 250, 70, 1), (1530, 420, 58, 2), (60, 640, 44, 3)):
        du, dv = (xx - ix) / size, (yy - iy) / size
        top = np.abs(dv) * 3.2 < np.sqrt(np.clip(1 - du**2, 0, 1)) * (1 + 0.2 * noise(H, W, 30, 2, seed))
        root = (dv > 0) & (dv < (1 - np.abs(du) ** 1.3) * (0.9 + 0.5 * noise(H, W, 26, 3, seed + 9)))
        img = over(img, ramp(np.clip(0.55 - 0.5 * dv + 0.3 * noise(H, W, 18, 3, seed), 0, 1), "#120f2a", "#3a3168", "#6f62a0"), nd.gaussian_filter(root.astype(float), 1))
        img = over(img, ramp(np.clip(0.6 + 0.3 * noise(H, W, 18, 3, seed), 0, 1), "#5a5696", "#a79fd0"), nd.gaussian_filter(top.astype(float), 1))
    img = kuwahara(np.clip(img, 0, 1.1), 4)
    # -- the slab: shadow of light under it, its broken foot, the floor
    tex, glow, key, kglow = floor(portals, inlay)
    u, v, ray = plane(0)
    on = (u > -PAD) & (u < N + PAD) & (v > -PAD) & (v < N + PAD)
    halo = nd.gaussian_filter(on.astype(np.float32), 46)
    img += (halo * ~on)[..., None] * (rgb("#6f7fe0") * 0.30 + rgb("#ff9a70") * 0.25 * smooth(yy, H * 0.5, H)[..., None])
    t = (N + PAD - EYE[1]) / np.where(np.abs(ray[..., 1]) < 1e-4, 1e-4, ray[..., 1])  # the front face
    fz, fu = EYE[2] + t * ray[..., 2], (EYE[0] + t * ray[..., 0]) / WIDE
    foot = -0.30 - 0.26 * np.abs(np.interp(fu, np.linspace(-1, 7, 400), noise(1, 400, 60, 5, 31)[0])) - 0.20 * np.interp(fu, np.linspace(-1, 7, 60), np.random.default_rng(4).random(60))
    face = (fz < 0) & (fz > foot) & (fu > -PAD) & (fu < N + PAD)
    rock = ramp(np.clip(0.62 + fz * 0.9 + 0.22 * noise(H, W, 40, 4, 32) + 0.10 * np.sin(fz * 40 + 2 * noise(H, W, 80, 2, 33)), 0, 1), "#0e0b22", "#3b2a4c", "#8d6670", "#d8a688")
    img = over(img, rock, nd.gaussian_filter(face.astype(float), 0.6))
    ground = sample(tex, u, v) + sample(glow, u, v)
    # soft shadows that slabs throw south-east
    k = T / (N + 2 * PAD)
    block = np.zeros((T, T), np.float32)
    for ku, kv in KEYS:
        block[int((kv + PAD) * k):int((kv + 1 + PAD) * k), int((ku + PAD) * k):int((ku + 1 + PAD) * k)] = 1
    shade = nd.gaussian_filter(nd.shift(block, (0.10 * k, 0.10 * k), order=0), 9)
    ground = over(ground, "#06051a", 0.55 * sample(np.dstack([shade] * 3), u, v)[..., 0])
    img = over(img, ground, nd.gaussian_filter(on.astype(float), 0.5))
    # -- raised slabs: south wall, then top
    u1, v1, _ = plane(RAISED)
    inset = 0.035
    for ku, kv in sorted(KEYS, key=lambda c: c[1]):
        t = (kv + 1 - inset - EYE[1]) / np.where(np.abs(ray[..., 1]) < 1e-4, 1e-4, ray[..., 1])
        wz, wu = EYE[2] + t * ray[..., 2], (EYE[0] + t * ray[..., 0]) / WIDE
        wall = (wz > 0) & (wz < RAISED) & (wu > ku + inset) & (wu < ku + 1 - inset)
        side = ramp(np.clip(0.25 + wz / RAISED * 0.5 + 0.15 * noise(H, W, 30, 3, ku + 7 * kv), 0, 1), "#1b1838", "#54507e", "#8f86b0")
        img = over(img, side, nd.gaussian_filter(wall.astype(float), 0.5))
        top = (u1 > ku + inset) & (u1 < ku + 1 - inset) & (v1 > kv + inset) & (v1 < kv + 1 - inset)
        img = np.where(top[..., None], sample(key, u1, v1) + sample(kglow, u1, v1), img)
    # light rises from the portals
    for (pu, pv), colour in portals.items():
        x, y = project(pu + 0.5, pv + 0.5)
        wide = 0.42 * (project(pu + 1, pv + 0.5)[0] - project(pu, pv + 0.5)[0])
        beam = np.exp(-(((xx - x) / wide) ** 4)) * smooth(y - yy, -20, 30) * np.exp(-np.clip(y - yy, 0, None) / 70)
        img += (0.34 * beam)[..., None] * rgb(colour)
    img = np.clip(img, 0, 1)
    img = kuwahara(img, 1) * 0.6 + img * 0.4
    edge = np.minimum(np.minimum(xx, W - xx), np.minimum(yy, H - yy))
    img = over(img, "#0d0c20", 1 - smooth(edge, 0, 60))
    return Picture(img, quality=58)


def quad() -> list[list[float]]:
    """The corners of the field in per cent of the painting, for `quad` in look.yaml."""
    corners = ((0, 0), (N, 0), (N, N), (0, N))
    return [[round(float(at / size * 100), 2) for at, size in zip(project(*corner), (W, H), strict=True)] for corner in corners]
