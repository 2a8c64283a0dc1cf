"""Portraits: a painted bust. Head and shoulders are modelled as a height field, lit hard from the north-west in the light of the faction and faintly from behind;
most of the face stays in the dark. What tells people apart is the outline (helmet, hood, crown, hair, beard, mask), the light and what burns behind them."""

import math
from typing import Any

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage as nd
from scipy.interpolate import PchipInterpolator

from pionek.art.brushes import brush, light, noise, over, rgb, smooth, vignette, warp
from pionek.art.glyphs import glyph, relief
from pionek.art.panels import MOTIFS, palette_of
from pionek.art.picture import Picture
from tools.art.clay import spline

N = 360
ZOOM, DROP = 1.2, 0.07  # the head fills the frame


class Bust:
    """Layers from back to front; every layer has a height of its own, so that folds and plates catch the light."""

    def __init__(self, n: int = N, seed: int = 1):
        self.n, self.seed = n, seed
        yy, xx = np.mgrid[0:n, 0:n].astype(np.float32)
        self.x, self.y = (xx / n - 0.5) * 2 / ZOOM, ((yy / n - 0.5) * 2 - DROP) / ZOOM  # about -1..1, y down
        self.layers = []

    def mask(self, pts, smooth_=True) -> np.ndarray:
        pts = spline(pts, 10) if smooth_ else pts
        big = Image.new("L", (self.n * 2, self.n * 2))
        ImageDraw.Draw(big).polygon([((p[0] * ZOOM + 1) * self.n, (p[1] * ZOOM + DROP + 1) * self.n) for p in pts], fill=255)
        return np.asarray(big.resize((self.n, self.n), Image.Resampling.BOX)) / 255.0

    def put(self, mask, colour, soft=0.16, deep=1.0, metal=0.0, extra=None, glow=0.0) -> None:
        m = nd.gaussian_filter(mask, 0.8)
        r = soft * self.n / 2 * ZOOM
        form = relief(m, max(r, 2)) * r * deep
        if extra is not None:
            form = form + extra * self.n / 2
        self.layers.append((m, rgb(colour) if isinstance(colour, str) else np.asarray(colour), form, metal, glow))

    def poly(self, pts, colour, soft=0.16, smooth_=True, mirror=False, **kw) -> None:
        self.put(self.mask(pts, smooth_), colour, soft, **kw)
        if mirror:
            self.put(self.mask([(-x, y) for x, y in pts], smooth_), colour, soft, **kw)

    def stroke(self, pts, r0, r1, colour, mirror=False, **kw) -> None:
        for k in (1, -1) if mirror else (1,):
            line = spline([(x * k, y) for x, y in pts], 14, closed=False)
            rr = np.linspace(r0, r1, len(line))
            big = Image.new("L", (self.n * 2, self.n * 2))
            d = ImageDraw.Draw(big)
            last = None
            for p, r in zip(line, rr, strict=True):
                x, y, q = (p[0] * ZOOM + 1) * self.n, (p[1] * ZOOM + DROP + 1) * self.n, r * self.n * ZOOM
                d.ellipse((x - q, y - q, x + q, y + q), fill=255)
                if last:
                    d.line((*last, x, y), fill=255, width=max(1, int(2 * q)))
                last = x, y
            self.put(np.asarray(big.resize((self.n, self.n), Image.Resampling.BOX)) / 255.0, colour, max(r0, r1) * 0.95, **kw)

    def face(self, skin, cx=0.0, cy=-0.18, wide=1.0, jaw=1.0, brow=1.0, old=0.0, look=-0.10, fem=False) -> None:
        """Planes of a head turned a little to the light: skull, brow, sockets, nose, cheeks, lips, chin."""
        u, v = (self.x - cx) / (0.30 * wide), (self.y - cy) / 0.42
        edge = np.clip(PchipInterpolator([-1.0, -0.93, -0.75, -0.4, 0.1, 0.45, 0.75, 0.93, 1.0], [0.0, 0.42, 0.78, 1.0, 0.94, 0.80 * (0.5 + 0.5 * jaw), 0.56 * jaw, 0.30 * jaw, 0.0])(np.clip(v, -1, 1)), 0, 2)
        m = smooth(edge - np.abs(u), 0, 0.03) * (np.abs(v) < 1)
        t = u - look  # features sit a little to one side
        f = lambda a, b, sa, sb: np.exp(-(((t - a) / sa) ** 2) - ((v - b) / sb) ** 2)
        h = 0.26 * np.sqrt(np.clip(1 - (u / np.maximum(edge, 0.2)) ** 2 * 0.96, 0, 1)) + 0.02 * np.cos(v * 1.4)
        both = lambda a, b, sa, sb: f(-a, b, sa, sb) + f(a, b, sa, sb)
        h += 0.034 * brow * both(0.30, -0.11, 0.26, 0.09) - 0.034 * both(0.34, 0.06, 0.22, 0.13) + 0.012 * both(0.34, 0.06, 0.13, 0.06)
        nose = np.exp(-((t / np.interp(v, [-0.15, 0.28, 0.36], [0.10, 0.17, 0.21])) ** 2)) * smooth(v, -0.20, 0.30) * (1 - smooth(v, 0.30, 0.46))
        h += (0.050 if fem else 0.066) * nose
        h += 0.020 * both(0.52, 0.22, 0.24, 0.18) - (0.010 + 0.008 * old) * both(0.50, 0.52, 0.20, 0.20)
        h += 0.016 * f(0, 0.555, 0.20, 0.05) + 0.018 * f(0, 0.665, 0.17, 0.05) - 0.008 * f(0, 0.75, 0.2, 0.04) + 0.022 * f(0, 0.88, 0.22, 0.12)
        if old:
            h += old * 0.0022 * np.sin(v * 40) * smooth(-v, 0.25, 0.5) - old * 0.010 * (f(-0.26, 0.42, 0.05, 0.14) + f(0.26, 0.42, 0.05, 0.14))
        form = h * self.n / 2 * ZOOM
        self.layers.append((m, rgb(skin), form, 0.0, 0.0))

        def glaze(amount, colour) -> None:  # thin paint over the planes: it takes the same light
            self.layers.append((np.clip(amount, 0, 1) * m, rgb(colour) if isinstance(colour, str) else colour, form, 0.0, -1.0))

        deep = rgb(skin) * 0.16
        glaze(0.80 * both(0.34, 0.02, 0.22, 0.085), deep)  # sockets
        glaze(0.50 * f(0.16, 0.20, 0.10, 0.22) + 0.22 * f(0.05, 0.385, 0.20, 0.035), deep)  # beside and below the nose
        glaze(0.9 * smooth(f(0, 0.605, 0.23, 0.018), 0.3, 0.9) + 0.30 * f(0, 0.74, 0.16, 0.03), deep)  # mouth
        glaze((0.35 if fem else 0.2) * (f(0, 0.565, 0.18, 0.035) + f(0, 0.66, 0.15, 0.04)), rgb(skin) * np.array([0.8, 0.35, 0.35]))
        glaze(0.9 * smooth(both(0.34, 0.055, 0.13, 0.035), 0.35, 0.7), rgb(skin) * 0.35 + 0.30)  # eyes
        glaze(smooth(both(0.33, 0.055, 0.055, 0.038), 0.35, 0.7), "#0a0709")
        glaze(0.9 * smooth(both(0.34, 0.018, 0.17, 0.020), 0.35, 0.8), "#0a0709")
        glaze((0.55 if fem else 0.8) * brow * smooth(both(0.36, -0.085, 0.22, 0.030), 0.3, 0.9), rgb(skin) * 0.12)
        glaze(0.6 * smooth(u, 0.25, 0.95), rgb(skin) * 0.12)  # the side away from the light

    def eyes(self, colour, cx=0.0, cy=-0.16, gap=0.105, r=0.022) -> None:
        for k in (-1, 1):
            m = np.exp(-((np.hypot((self.x - cx - k * gap), (self.y - cy) * 1.5) / r) ** 2))
            self.layers.append((np.clip(m * 1.3, 0, 1), rgb(colour), np.zeros_like(m), 0.0, 1.0))

    def paint(self, key: str, rim: str, palette, motif: str, icon: str | None = None) -> np.ndarray:
        n = self.n
        back, front, cover = MOTIFS[motif](n, n, self.seed, palette)
        back = nd.gaussian_filter(np.clip(back, 0, 1), (2, 2, 0))
        if icon:  # the sign of the faction, large and faint, as if painted on the wall
            size = int(n * 0.86)
            mark = np.zeros((n, n))
            o = (n - size) // 2
            mark[int(n * 0.02):int(n * 0.02) + size, o:o + size] = glyph(icon, size)
            mark = nd.gaussian_filter(warp(mark, 2 * noise(n, n, 30, 3, self.seed + 4), 2 * noise(n, n, 30, 3, self.seed + 5)), 1.2)
            emboss = light(mark * 5, 1, 315, 45) - 0.707
            back = back * (1 + 0.6 * emboss)[..., None] * (1 - 0.30 * mark)[..., None] + 0.22 * (mark * smooth(-self.y - self.x, -0.6, 1.4))[..., None] * rgb(palette[2])
        far = np.hypot(self.x + 0.35, self.y + 0.35)
        img = back * (0.30 + 0.75 * np.exp(-((far / 0.75) ** 2)))[..., None]
        rough = noise(n, n, 26, 5, self.seed + 9)
        k, r = rgb(key), rgb(rim)
        total = np.zeros((n, n))
        for m, c, form, metal, glow in self.layers:
            if glow > 0:
                img = np.clip(img + nd.gaussian_filter(m, 9)[..., None] * c * 2.2, 0, 1.2)
                img = over(img, np.minimum(c * 0.5 + 0.5, 1), m)
                continue
            lit = light(nd.gaussian_filter(form, 0.8) + 0.8 * rough * m, 1.0, 305, 26)
            kick = light(form + 0.4 * rough * m, 1.1, 80, 8)
            a = smooth(lit, 0.30 + 0.10 * metal, 0.98 - 0.10 * metal)
            tone = c * (0.055 + 0.03 * metal) + np.array([0.010, 0.008, 0.016])
            tone = tone + a[..., None] * c * k * 1.45 + (a ** 4)[..., None] * (0.16 + 0.55 * metal) * (k * 0.6 + 0.4)
            tone = tone + (smooth(kick, 0.45, 0.98) * (0.34 + 0.35 * metal))[..., None] * r * (c * 0.55 + 0.35)
            if glow < 0:
                img = over(img, np.clip(tone, 0, 1.1), m)
                continue
            occ = np.clip(nd.gaussian_filter(nd.shift(m, (n * 0.014, n * 0.016), order=1), n * 0.018), 0, 0.8)
            img = img * (1 - occ * 0.85)[..., None]
            img = over(img, np.clip(tone, 0, 1.1), m)
            total = np.maximum(total, m)
        low = smooth(self.y, 0.35, 1.1)
        img = img * (1 - 0.62 * low)[..., None]
        edge = np.clip(nd.gaussian_filter(total, 0.8) - nd.gaussian_filter(nd.shift(total, (3.2, 3.6), order=1), 1.0), 0, 1)
        img = np.clip(img + (0.75 * edge * (1 - 0.6 * low))[..., None] * (k * 0.8 + 0.15), 0, 1)
        away = np.clip(nd.gaussian_filter(total, 0.8) - nd.gaussian_filter(nd.shift(total, (1.5, -3.4), order=1), 1.0), 0, 1)
        img = np.clip(img + (0.55 * away * (1 - 0.6 * low))[..., None] * r, 0, 1)
        img = brush(img, 3) * 0.55 + brush(img, 1) * 0.45
        veil = np.clip(cover, 0, 1) * smooth(self.y, 0.45, 1.0) * 0.75
        img = over(img, np.clip(front, 0, 1) * 0.8, veil)
        img = img * (1 + 0.02 * noise(n, n, 2.5, 2, self.seed + 60))[..., None]
        return np.clip(vignette(img, 0.5, 0.65), 0, 1) * 0.90 + 0.02


# ---- clothes: what lies on the shoulders ------------------------------------------------------------------------------

SHOULDERS = [(-1.15, 1.3), (-0.98, 0.72), (-0.62, 0.46), (-0.26, 0.34), (0.0, 0.40), (0.26, 0.34), (0.62, 0.46), (0.98, 0.72), (1.15, 1.3)]


def shoulders(b: Bust, kind: str, colour: str, trim: str, wide: float = 1.0) -> None:
    s = [(x * wide, y) for x, y in SHOULDERS]
    if kind == "plate":
        b.poly(s, colour, 0.30, metal=0.5)
        b.poly([(-0.30, 0.36), (-0.10, 0.52), (0, 0.56), (0.10, 0.52), (0.30, 0.36), (0.34, 0.26), (0, 0.34), (-0.34, 0.26)], trim, 0.06, metal=0.6)
        for k in (-1, 1):
            for n in range(3):
                b.poly([(k * wide * (0.40 + 0.06 * n), 0.52 + 0.17 * n), (k * wide * 0.66, 0.30 + 0.18 * n), (k * wide * 0.98, 0.44 + 0.20 * n), (k * wide * 1.08, 0.76 + 0.2 * n), (k * wide * 0.72, 0.66 + 0.2 * n)], (colour, trim, colour)[n], 0.13, metal=0.55)
    elif kind == "power":  # a giant's armour: huge round pauldrons
        b.poly(s, colour, 0.3, metal=0.4)
        b.poly([(-0.40, 0.48), (-0.36, 0.20), (0, 0.34), (0.36, 0.20), (0.40, 0.48), (0, 0.62)], tuple(rgb(colour) * 0.6), 0.1, metal=0.4)
        for k in (-1, 1):
            b.poly([(k * 0.42, 0.62), (k * 0.50, 0.26), (k * 0.82, 0.10), (k * 1.12, 0.30), (k * 1.25, 0.80), (k * 0.8, 0.98)], trim, 0.30, metal=0.4)
            b.poly([(k * 0.50, 0.62), (k * 0.57, 0.33), (k * 0.83, 0.20), (k * 1.12, 0.38), (k * 1.2, 0.76), (k * 0.8, 0.88)], colour, 0.30, metal=0.4)
    elif kind == "fur":
        b.poly(s, colour, 0.25)
        rng = np.random.default_rng(b.seed)
        for _ in range(46):
            t = rng.uniform(-1, 1)
            x, y = t * 0.92 * wide, 0.36 + 0.40 * abs(t) ** 1.5 + rng.uniform(-0.04, 0.16)
            b.poly([(x - 0.09, y), (x + 0.02 + 0.05 * t, y - 0.13), (x + 0.09, y + 0.02), (x + 0.06 * t, y + 0.20)], tuple(rgb(trim) * rng.uniform(0.6, 1.1)), 0.05)
    elif kind == "robe":
        b.poly(s, colour, 0.35)
        for k in (-1, 1):
            b.poly([(k * 0.22, 0.30), (k * 0.34, 0.36), (k * 0.10, 1.2), (k * -0.06, 1.2)], trim, 0.06)
            for x in (0.5, 0.75):
                b.stroke([(k * x, 0.50 + 0.2 * (x - 0.4)), (k * (x - 0.05), 0.8), (k * (x + 0.02), 1.2)], 0.012, 0.03, tuple(rgb(colour) * 0.8))
    elif kind == "coat":
        b.poly(s, colour, 0.32)
        for k in (-1, 1):
            b.poly([(k * 0.10, 0.50), (k * 0.24, 0.26), (k * 0.40, 0.34), (k * 0.46, 0.62), (k * 0.22, 1.15), (k * 0.02, 1.15)], trim, 0.035, False)
        b.poly([(-0.10, 0.50), (0.10, 0.50), (0.05, 1.1), (-0.05, 1.1)], "#b8b0a8", 0.03, False)
    elif kind == "collar":  # a high collar behind the head
        for k in (-1, 1):
            b.poly([(k * 0.16, 0.40), (k * 0.50, -0.24), (k * 0.64, -0.20), (k * 0.62, 0.40), (k * 0.36, 0.62)], trim, 0.08)
        b.poly(s, colour, 0.32)
    elif kind == "bare":
        b.poly(s, colour, 0.42)
        b.poly([(-0.75, 0.80), (-0.40, 0.62), (-0.06, 0.78), (-0.10, 1.10), (-0.7, 1.2)], colour, 0.2, deep=0.6)
        b.poly([(0.75, 0.80), (0.40, 0.62), (0.06, 0.78), (0.10, 1.10), (0.7, 1.2)], colour, 0.2, deep=0.6)
        b.poly([(-0.9, 0.50), (-0.75, 0.48), (0.55, 1.1), (0.38, 1.2)], trim, 0.06, False)
    else:
        b.poly(s, colour, 0.32)


def neck(b: Bust, skin: str, thick: float = 1.0) -> None:
    b.poly([(-0.15 * thick, 0.05), (0.15 * thick, 0.05), (0.20 * thick, 0.42), (0, 0.52), (-0.20 * thick, 0.42)], skin, 0.14, False)


# ---- what sits on the head --------------------------------------------------------------------------------------------

def hair_back(b: Bust, colour: str, kind: str) -> None:
    if kind == "long":
        b.poly([(0, -0.70), (-0.34, -0.56), (-0.46, -0.10), (-0.52, 0.40), (-0.44, 0.75), (-0.20, 0.45), (0.20, 0.45), (0.44, 0.75), (0.52, 0.40), (0.46, -0.10), (0.34, -0.56)], colour, 0.14)
    elif kind == "wild":
        rng = np.random.default_rng(b.seed)
        for a in np.linspace(215, -35, 26):
            long = rng.uniform(0.46, 0.60)
            x, y = math.cos(math.radians(a)), -math.sin(math.radians(a))
            b.stroke([(x * 0.18, -0.22 + y * 0.3), (x * 0.40, -0.20 + y * 0.46), (x * long + 0.03, -0.02 + y * long * 0.9)], 0.10, 0.035, tuple(rgb(colour) * rng.uniform(0.7, 1.1)))
    elif kind == "flame":  # tongues that lick upwards
        rng = np.random.default_rng(b.seed)
        for x in np.r_[np.linspace(-0.40, 0.40, 15), np.linspace(-0.30, 0.30, 9)]:
            tip = -1.02 + 1.6 * x * x + rng.uniform(-0.10, 0.16)
            sway = rng.uniform(-0.09, 0.09)
            b.stroke([(x * 0.85, -0.12 - 0.25 * (abs(x) < 0.26)), (x * 1.05 + sway, (tip - 0.25) / 2 - 0.10), (x * 0.9 - sway, tip)], 0.085, 0.010, ("#ff7a1e", "#ffb03a", "#e0481a")[int(rng.integers(3))], deep=0.5)


def hair_front(b: Bust, colour: str, kind: str) -> None:
    if kind == "parted":
        for k in (-1, 1):
            b.poly([(0.02 * k, -0.62), (0.26 * k, -0.54), (0.36 * k, -0.20), (0.38 * k, 0.20), (0.46 * k, 0.52), (0.30 * k, 0.40), (0.27 * k, 0.0), (0.22 * k, -0.34)], colour, 0.08)
            b.stroke([(0.06 * k, -0.58), (0.28 * k, -0.30), (0.33 * k, 0.10), (0.40 * k, 0.44)], 0.022, 0.010, tuple(np.minimum(rgb(colour) * 1.3, 1)))
    elif kind == "short":
        b.poly([(-0.30, -0.16), (-0.34, -0.42), (-0.20, -0.64), (0.06, -0.68), (0.28, -0.58), (0.35, -0.36), (0.30, -0.16), (0.25, -0.36), (0.05, -0.46), (-0.22, -0.40)], colour, 0.09)
        for x in (-0.2, -0.06, 0.08, 0.2):
            b.stroke([(x - 0.06, -0.42), (x, -0.54), (x + 0.10, -0.62)], 0.024, 0.008, tuple(np.minimum(rgb(colour) * 1.2, 1)))
    elif kind == "bob":
        for k in (-1, 1):
            b.poly([(0, -0.66), (0.30 * k, -0.58), (0.42 * k, -0.22), (0.40 * k, 0.18), (0.27 * k, 0.16), (0.26 * k, -0.22), (0.12 * k, -0.42), (0, -0.44)], colour, 0.10)
    elif kind == "mohawk":
        b.poly([(-0.10, -0.48), (-0.15, -0.76), (0.0, -0.84), (0.13, -0.76), (0.12, -0.46), (0, -0.40)], colour, 0.10)
    elif kind == "bun":
        b.poly([(-0.10, -0.60), (-0.13, -0.74), (0.0, -0.84), (0.13, -0.74), (0.10, -0.60)], colour, 0.10)
        b.poly([(-0.30, -0.20), (-0.32, -0.46), (-0.14, -0.64), (0.14, -0.64), (0.32, -0.46), (0.30, -0.20), (0.20, -0.42), (-0.20, -0.42)], colour, 0.09)


def beard(b: Bust, colour: str, long: float = 1.0) -> None:
    b.poly([(-0.29, -0.04), (-0.30, 0.16), (-0.20, 0.34 * long), (-0.10, 0.50 * long), (0.0, 0.60 * long), (0.12, 0.50 * long), (0.20, 0.34 * long), (0.30, 0.16), (0.29, -0.04), (0.20, 0.06), (0.10, 0.015), (0.0, 0.03), (-0.12, 0.015), (-0.20, 0.06)], colour, 0.10)
    for x in (-0.18, -0.08, 0.02, 0.12):
        b.stroke([(x, 0.08), (x * 0.9, 0.24 * long), (x * 0.4, 0.46 * long)], 0.026, 0.010, tuple(np.minimum(rgb(colour) * 1.15, 1)))
    b.stroke([(-0.15, 0.055), (-0.04, 0.02), (0.0, 0.035), (0.04, 0.02), (0.13, 0.055)], 0.024, 0.024, tuple(np.minimum(rgb(colour) * 1.1, 1)))


def hood(b: Bust, colour: str, deep: float = 1.0) -> None:
    b.poly([(0.0, -0.92), (-0.34, -0.78), (-0.50, -0.30), (-0.48, 0.20), (-0.60, 0.56), (0.0, 0.70), (0.60, 0.56), (0.48, 0.20), (0.50, -0.30), (0.34, -0.78)], colour, 0.20)


def hood_rim(b: Bust, colour: str) -> None:
    for k in (-1, 1):
        b.stroke([(0.0, -0.70), (0.24 * k, -0.58), (0.33 * k, -0.20), (0.31 * k, 0.14), (0.12 * k, 0.44)], 0.055, 0.060, colour)


def dark_inside(b: Bust, most: float = 1.0) -> None:
    m = b.mask([(0.0, -0.66), (-0.26, -0.52), (-0.33, -0.16), (-0.30, 0.14), (0, 0.44), (0.30, 0.14), (0.33, -0.16), (0.26, -0.52)])
    b.layers.append((m * most, rgb("#08060b"), np.zeros_like(m), 0.0, 0.0))


def veil_of_shadow(b: Bust, top: float, bottom: float, most: float = 0.85) -> None:
    """A shadow thrown by a brim or a hood over the upper face."""
    m = smooth(b.y, top - 0.3, top) * (1 - smooth(b.y, bottom - 0.10, bottom + 0.10)) * (np.abs(b.x) < 0.40)
    b.layers.append((m * most * smooth(0.36 - np.abs(b.x), 0, 0.05), rgb("#0a0709"), np.zeros_like(m), 0.0, 0.0))


def gear(b: Bust, kind: str, colour: str, trim: str) -> None:
    dark = "#0a080c"
    if kind == "great-helm":
        b.poly([(0, -0.78), (-0.28, -0.70), (-0.37, -0.30), (-0.36, 0.16), (-0.22, 0.36), (0, 0.44), (0.22, 0.36), (0.36, 0.16), (0.37, -0.30), (0.28, -0.70)], colour, 0.26, metal=0.7)
        b.poly([(-0.035, -0.76), (0.035, -0.76), (0.045, 0.40), (-0.045, 0.40)], trim, 0.03, False, metal=0.7)
        b.poly([(-0.37, -0.27), (0.37, -0.27), (0.37, -0.20), (-0.37, -0.20)], trim, 0.02, False, metal=0.7)
        for k in (-1, 1):
            b.poly([(0.055 * k, -0.17), (0.31 * k, -0.19), (0.30 * k, -0.125), (0.06 * k, -0.10)], dark, 0.01, False, deep=0.1)
            for n in range(4):
                b.poly([(0.10 * k + 0.05 * n * k, 0.06), (0.12 * k + 0.05 * n * k, 0.06), (0.12 * k + 0.045 * n * k, 0.22 - 0.02 * n), (0.10 * k + 0.045 * n * k, 0.22 - 0.02 * n)], dark, 0.01, False, deep=0.1)
    elif kind == "power-helm":
        b.poly([(0, -0.72), (-0.28, -0.64), (-0.38, -0.24), (-0.35, 0.12), (-0.20, 0.32), (0.20, 0.32), (0.35, 0.12), (0.38, -0.24), (0.28, -0.64)], colour, 0.26, metal=0.5)
        b.poly([(-0.13, 0.02), (-0.20, 0.36), (0, 0.42), (0.20, 0.36), (0.13, 0.02)], trim, 0.06, metal=0.5)
        for n in range(4):
            b.poly([(-0.11 + 0.063 * n, 0.12), (-0.085 + 0.063 * n, 0.12), (-0.085 + 0.063 * n, 0.32), (-0.11 + 0.063 * n, 0.32)], dark, 0.01, False, deep=0.1)
        b.poly([(-0.34, -0.22), (0, -0.14), (0.34, -0.22), (0.35, -0.30), (0, -0.24), (-0.35, -0.30)], tuple(rgb(colour) * 0.8), 0.05, False, metal=0.5)
        for k in (-1, 1):
            b.poly([(0.05 * k, -0.10), (0.28 * k, -0.17), (0.26 * k, -0.07), (0.08 * k, -0.03)], "#ff5a3a", 0.02, False, glow=1.0)
        b.poly([(-0.05, -0.40), (-0.07, -0.76), (0.0, -0.86), (0.07, -0.76), (0.05, -0.40)], trim, 0.05)
    elif kind == "knight":
        b.poly([(0, -0.80), (-0.27, -0.70), (-0.38, -0.32), (-0.37, 0.02), (-0.28, 0.22), (-0.24, 0.0), (-0.25, -0.24), (0.25, -0.24), (0.24, 0.0), (0.28, 0.22), (0.37, 0.02), (0.38, -0.32), (0.27, -0.70)], colour, 0.18, metal=0.6)
        b.poly([(-0.04, -0.50), (0.04, -0.50), (0.05, 0.0), (-0.05, 0.0)], trim, 0.03, False, metal=0.7)
        for k in (-1, 1):
            b.poly([(0.36 * k, -0.30), (0.52 * k, -0.62), (0.80 * k, -0.86), (0.70 * k, -0.62), (0.76 * k, -0.56), (0.62 * k, -0.42), (0.64 * k, -0.34), (0.44 * k, -0.20)], trim, 0.05, metal=0.5)
    elif kind == "viking":
        b.poly([(0, -0.82), (-0.28, -0.70), (-0.37, -0.26), (0.37, -0.26), (0.28, -0.70)], colour, 0.2, metal=0.5)
        b.poly([(-0.38, -0.33), (0.38, -0.33), (0.39, -0.22), (-0.39, -0.22)], trim, 0.04, False, metal=0.6)
        b.poly([(-0.04, -0.26), (0.04, -0.26), (0.035, 0.02), (-0.035, 0.02)], trim, 0.03, False, metal=0.6)
    elif kind == "horned":
        b.poly([(0, -0.74), (-0.28, -0.64), (-0.36, -0.28), (0.36, -0.28), (0.28, -0.64)], colour, 0.2, metal=0.4)
        b.stroke([(0.32, -0.42), (0.60, -0.46), (0.76, -0.70), (0.72, -0.95)], 0.10, 0.014, "#d8caa8", mirror=True)
        b.poly([(-0.37, -0.34), (0.37, -0.34), (0.37, -0.24), (-0.37, -0.24)], trim, 0.04, False, metal=0.5)
    elif kind == "crown":
        b.poly([(-0.31, -0.40), (-0.37, -0.78), (-0.20, -0.60), (-0.10, -0.90), (0.0, -0.62), (0.10, -0.90), (0.20, -0.60), (0.37, -0.78), (0.31, -0.40), (0, -0.34)], colour, 0.05, False, metal=0.7)
    elif kind == "circlet":
        b.stroke([(-0.31, -0.34), (0.0, -0.28), (0.31, -0.34)], 0.022, 0.022, colour, metal=0.8)
        b.poly([(0, -0.40), (-0.05, -0.30), (0, -0.20), (0.05, -0.30)], trim, 0.03, False, glow=0.0, metal=0.8)
    elif kind in ("fedora", "inquisitor"):
        tall = 0.34 if kind == "fedora" else 0.44
        b.poly([(-0.31, -0.38), (-0.27, -0.42 - tall), (-0.08, -0.40 - tall), (0.05, -0.43 - tall), (0.27, -0.40 - tall), (0.31, -0.38)], colour, 0.16)
        b.poly([(-0.32, -0.44), (0.32, -0.44), (0.32, -0.36), (-0.32, -0.36)], trim, 0.03, False)
        b.poly([(-0.74, -0.36), (-0.40, -0.38), (0, -0.34), (0.40, -0.38), (0.74, -0.40), (0.52, -0.24), (0, -0.18), (-0.52, -0.22)], colour, 0.07)
        if kind == "inquisitor":
            b.poly([(-0.05, -0.62), (0.05, -0.62), (0.05, -0.44), (-0.05, -0.44)], "#d8b45a", 0.02, False, metal=0.8)
    elif kind == "tricorne":
        b.poly([(-0.30, -0.36), (-0.22, -0.74), (0.22, -0.74), (0.30, -0.36)], colour, 0.14)
        b.poly([(-0.72, -0.62), (-0.40, -0.34), (0.0, -0.22), (0.40, -0.34), (0.72, -0.62), (0.30, -0.56), (0, -0.74), (-0.30, -0.56)], colour, 0.08)
        b.stroke([(-0.72, -0.62), (-0.30, -0.56), (0, -0.74), (0.30, -0.56), (0.72, -0.62)], 0.018, 0.018, trim, metal=0.6)
        b.stroke([(0.40, -0.50), (0.66, -0.80), (0.95, -0.74)], 0.07, 0.02, "#e8e0d0")
    elif kind == "peaked":
        b.poly([(-0.36, -0.40), (-0.52, -0.66), (-0.20, -0.86), (0.20, -0.86), (0.52, -0.66), (0.36, -0.40)], colour, 0.14)
        b.poly([(-0.34, -0.48), (0.34, -0.48), (0.33, -0.34), (-0.33, -0.34)], trim, 0.03, False)
        b.poly([(-0.34, -0.36), (0, -0.30), (0.34, -0.36), (0.30, -0.22), (0, -0.16), (-0.30, -0.22)], "#15121a", 0.04, metal=0.8)
        b.poly([(0, -0.76), (-0.16, -0.66), (-0.05, -0.56), (0, -0.48), (0.05, -0.56), (0.16, -0.66)], "#e0b84a", 0.03, False, metal=0.8)
    elif kind == "goggles":
        b.stroke([(-0.33, -0.20), (0, -0.17), (0.33, -0.20)], 0.03, 0.03, "#2a2026")
        for k in (-1, 1):
            b.poly([(0.13 * k + 0.12 * math.cos(a), -0.16 + 0.12 * math.sin(a)) for a in np.linspace(0, 6.28, 16, endpoint=False)], trim, 0.05, metal=0.8)
            b.poly([(0.13 * k + 0.08 * math.cos(a), -0.16 + 0.08 * math.sin(a)) for a in np.linspace(0, 6.28, 16, endpoint=False)], colour, 0.03, glow=1.0 if kind == "goggles" else 0.0)
    elif kind == "respirator":
        b.poly([(-0.20, 0.0), (-0.16, 0.26), (0, 0.34), (0.16, 0.26), (0.20, 0.0), (0, -0.04)], colour, 0.10, metal=0.6)
        for k in (-1, 1):
            b.stroke([(0.14 * k, 0.20), (0.32 * k, 0.34), (0.40 * k, 0.62), (0.30 * k, 1.0)], 0.05, 0.05, trim, metal=0.4)
    elif kind == "ninja":
        b.poly([(-0.33, 0.0), (-0.30, 0.16), (-0.18, 0.32), (0, 0.42), (0.18, 0.32), (0.30, 0.16), (0.33, 0.0), (0, -0.07)], colour, 0.14)
        b.poly([(0, -0.70), (-0.27, -0.60), (-0.36, -0.26), (-0.30, -0.22), (0, -0.26), (0.30, -0.22), (0.36, -0.26), (0.27, -0.60)], colour, 0.18)
        b.poly([(-0.34, -0.38), (0, -0.34), (0.34, -0.38), (0.34, -0.27), (0, -0.24), (-0.34, -0.27)], trim, 0.04, metal=0.5)
        for y in (0.08, 0.19):
            b.stroke([(-0.27, y - 0.02), (0, y + 0.03), (0.27, y - 0.02)], 0.010, 0.010, tuple(rgb(colour) * 0.7))
        b.stroke([(0.32, -0.32), (0.55, -0.20), (0.70, 0.06), (0.90, 0.10)], 0.06, 0.02, trim)
    elif kind == "half-mask":
        b.poly([(-0.32, -0.26), (-0.31, -0.06), (-0.12, -0.04), (0, -0.10), (0.12, -0.04), (0.31, -0.06), (0.32, -0.26), (0, -0.22)], colour, 0.06)
        for k in (-1, 1):
            b.poly([(0.05 * k - 0.03, -0.15), (0.20 * k - 0.03, -0.19), (0.19 * k - 0.03, -0.12), (0.07 * k - 0.03, -0.11)], dark, 0.01, False, deep=0.1)
    elif kind == "bark":
        rng = np.random.default_rng(b.seed)
        for k in (-1, 1):
            b.stroke([(0.16 * k, -0.50), (0.34 * k, -0.80), (0.30 * k, -1.05)], 0.07, 0.03, colour)
            b.stroke([(0.26 * k, -0.66), (0.56 * k, -0.74), (0.74 * k, -0.98)], 0.05, 0.012, colour)
            b.stroke([(0.40 * k, -0.71), (0.60 * k, -0.56), (0.82 * k, -0.58)], 0.03, 0.010, colour)
        for _ in range(40):
            a, d = rng.uniform(0, np.pi), rng.uniform(0.44, 0.78)
            x, y = math.cos(a) * d * 0.95, -0.24 - math.sin(a) * d * 0.85
            s, t = rng.uniform(0.07, 0.12), rng.uniform(0, 6.28)
            b.poly([(x + s * math.cos(t), y + s * math.sin(t)), (x + 0.5 * s * math.cos(t + 1.57), y + 0.5 * s * math.sin(t + 1.57)), (x - s * math.cos(t), y - s * math.sin(t)), (x - 0.5 * s * math.cos(t + 1.57), y - 0.5 * s * math.sin(t + 1.57))], tuple(rgb(trim) * rng.uniform(0.6, 1.2)), 0.02)
        for x in (-0.2, -0.1, 0.02, 0.13, 0.22):  # a beard of roots
            b.stroke([(x, 0.10), (x * 1.1, 0.30), (x * 0.7 + 0.03, 0.62 - abs(x))], 0.05, 0.012, tuple(rgb(colour) * rng.uniform(0.7, 1.1)))
    elif kind == "ears":
        b.poly([(0.26, -0.20), (0.37, -0.28), (0.64, -0.50), (0.47, -0.14), (0.30, -0.02)], colour, 0.06, mirror=True)
    elif kind == "glasses":
        for k in (-1, 1):
            ring = [(0.125 * k - 0.03 + 0.105 * math.cos(a), -0.155 + 0.095 * math.sin(a)) for a in np.linspace(0, 6.28, 18, endpoint=False)]
            m = b.mask(ring) - b.mask([(0.125 * k - 0.03 + (x - 0.125 * k + 0.03) * 0.82, -0.155 + (y + 0.155) * 0.82) for x, y in ring])
            b.put(np.clip(m, 0, 1), colour, 0.02, metal=0.8)
            glint = b.mask([(0.125 * k - 0.09, -0.16), (0.125 * k - 0.03, -0.22), (0.125 * k - 0.01, -0.20), (0.125 * k - 0.07, -0.13)], False)
            b.layers.append((glint * 0.7, rgb("#fff8e8"), np.zeros_like(glint), 0.0, 0.0))
        b.stroke([(-0.055, -0.165), (-0.03, -0.18), (0.0, -0.165)], 0.010, 0.010, colour, metal=0.8)
    elif kind == "cap":
        b.poly([(0, -0.74), (-0.29, -0.62), (-0.36, -0.32), (0.36, -0.32), (0.29, -0.62)], colour, 0.2)
        b.poly([(-0.30, -0.34), (-0.62, -0.24), (-0.50, -0.16), (0.05, -0.26), (0.34, -0.32)], colour, 0.05)
    elif kind == "cables":
        for k in (-1, 1):
            for n in range(3):
                b.stroke([(0.24 * k, -0.44 + 0.1 * n), (0.50 * k, -0.50 + 0.14 * n), (0.62 * k, 0.0 + 0.1 * n), (0.42 * k, 0.5)], 0.028, 0.028, (colour, trim, colour)[n], metal=0.5)


def portrait(key: str, rim: str, palette: tuple, motif: str, icon: str | None = None, *, skin="#d9a67e", hair="#4a3324", back=None, front=None, beard_=0.0, hood_=None, wear="robe", cloth="#5a4a52", trim="#c9a04a", head=(),
             face=None, eyes=None, shade=0.0, thick=1.0, wide=1.0, seed=1, n=N) -> np.ndarray:
    """One person. `head` is a tuple of (kind, colour, trim) laid on in order; `face=False` leaves only the dark and the eyes."""
    b = Bust(n, seed)
    if wear == "collar":
        shoulders(b, wear, cloth, trim, wide)
    if hood_:
        hood(b, hood_)
    if back:
        hair_back(b, hair, back)
    if wear != "collar":
        if wear in ("robe", "bare", "coat", "fur"):
            neck(b, skin, thick)
        shoulders(b, wear, cloth, trim, wide)
        if wear in ("power", "plate"):
            neck(b, "#2a2630", thick)
    else:
        neck(b, skin, thick)
    if hood_:
        dark_inside(b)
    if face is not False:
        if not (hood_ or back):  # ears
            across = 0.30 * (face or {}).get("wide", 1.0)
            b.poly([(across * 0.92, -0.24), (across * 1.14, -0.26), (across * 1.18, -0.12), (across * 1.02, -0.02), (across * 0.90, -0.06)], skin, 0.04, mirror=True)
        b.face(skin, **(face or {}))
    if beard_:
        beard(b, hair, beard_)
    if shade:
        veil_of_shadow(b, -0.34, -0.34 + shade)
    if hood_:
        m = smooth(-b.y, -0.10, 0.45) * b.mask([(0.0, -0.66), (-0.30, -0.52), (-0.34, -0.16), (-0.30, 0.14), (0, 0.44), (0.30, 0.14), (0.34, -0.16), (0.30, -0.52)])
        b.layers.append((m * 0.85, rgb("#08060b"), np.zeros_like(m), 0.0, 0.0))
    if front:
        hair_front(b, hair, front)
    for kind, colour, second in head:
        gear(b, kind, colour, second)
    if hood_:
        hood_rim(b, hood_)
    if eyes:
        b.eyes(eyes, -0.03 if face is not False else 0.0)
    return b.paint(key, rim, palette, motif, icon)


def bust(hue: str, key: str, rim: str, motif: str, sign: str | None, seed: int, how: dict[str, Any]) -> Picture:
    """One person as a picture: the hue of the faction, the light, the light from behind, what burns behind, and a sign on the wall."""
    return Picture(portrait(key, rim, palette_of(hue), motif, sign, seed=seed, **how), quality=68)
