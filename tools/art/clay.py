"""Clay: a figure is a pile of simple parts (limbs, plates, cloth, glyphs), each with its colour, from back to front.

The same pile is rendered as a lit miniature (`sculpt`) or as a drawing on paper (`drawn`). Units: x to the right of the middle, y up from the ground, 1 is the height of a grown person.
"""

import math

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage as nd

from pionek.art.brushes import kuwahara, light, noise, over, rgb, smooth, warp
from pionek.art.glyphs import glyph, relief

SS = 2  # drawn twice as large, then made smaller


def spline(pts, n: int = 8, closed: bool = True) -> list:
    """Catmull-Rom through the points."""
    p = np.array(pts, float)
    m = len(p)
    at = (lambda i: p[i % m]) if closed else (lambda i: p[min(max(i, 0), m - 1)])
    out = []
    for i in range(m if closed else m - 1):
        a, b, c, d = at(i - 1), at(i), at(i + 1), at(i + 2)
        for t in np.linspace(0, 1, n, endpoint=False):
            out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return out if closed else [*out, p[-1]]


class Clay:
    def __init__(self, size: int, w: float = 1.1, h: float = 1.15, ground: float = 1.07, middle: float = 0.53, scale: float = 1.0):
        self.size, self.w, self.h = size, int(size * w) * SS, int(size * h) * SS
        self.unit, self.ox, self.oy = size * SS * scale, size * SS * middle, size * SS * ground
        self.parts = []

    def at(self, p):
        return self.ox + p[0] * self.unit, self.oy - p[1] * self.unit

    def add(self, mask: np.ndarray, colour, soft: float, metal: float = 0.0, glow: float = 0.0) -> None:
        self.parts.append((mask, rgb(colour) if isinstance(colour, str) else np.asarray(colour, float), soft * self.unit, metal, glow))

    def _mask(self, draw) -> np.ndarray:
        img = Image.new("L", (self.w, self.h))
        draw(ImageDraw.Draw(img))
        return np.asarray(img) / 255.0

    def poly(self, pts, colour, soft=0.06, smooth_=True, **kw) -> None:
        pts = spline(pts) if smooth_ else pts
        self.add(self._mask(lambda d: d.polygon([self.at(p) for p in pts], fill=255)), colour, soft, **kw)

    def curve(self, pts, r0, r1, colour, soft=None, mid=None, **kw) -> None:
        """A tube along a curve whose thickness runs from r0 over mid to r1: arms, tails, necks, tentacles."""
        line = spline(pts, 14, closed=False)
        rr = np.interp(np.linspace(0, 1, len(line)), [0, 0.5, 1], [r0, mid if mid is not None else (r0 + r1) / 2, r1])

        def draw(d):
            last = None
            for p, r in zip(line, rr, strict=True):
                x, y = self.at(p)
                k = r * self.unit
                d.ellipse((x - k, y - k, x + k, y + k), fill=255)
                if last:
                    d.line((*last, x, y), fill=255, width=max(1, round(2 * k)))
                last = x, y
        self.add(self._mask(draw), colour, soft or max(r0, r1, mid or 0) * 0.95, **kw)

    def limb(self, p, q, r0, r1, colour, **kw) -> None:
        self.curve([p, ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2), q], r0, r1, colour, **kw)

    def disc(self, c, rx, ry, colour, tilt=0.0, soft=None, **kw) -> None:
        t = np.linspace(0, 2 * np.pi, 40, endpoint=False)
        cs, sn = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))
        pts = [(c[0] + rx * math.cos(a) * cs - ry * math.sin(a) * sn, c[1] + rx * math.cos(a) * sn + ry * math.sin(a) * cs) for a in t]
        self.poly(pts, colour, soft or min(rx, ry) * 0.95, False, **kw)

    def local(self, c, angle, pts) -> list:
        """Points of something held: along its own axis (first up), turned by an angle (degrees, clockwise) about c."""
        a = math.radians(-angle)
        return [(c[0] + x * math.cos(a) - y * math.sin(a), c[1] + x * math.sin(a) + y * math.cos(a)) for x, y in pts]

    def stamp(self, name, c, size, colour, angle=0.0, flip=False, soft=0.035, fill=True, **kw) -> None:
        """A glyph as a part; `fill` closes its inner lines so that it is solid."""
        n = int(size * self.unit)
        m = glyph(name, n)
        m = m[:, ::-1] if flip else m
        if fill:
            m = np.maximum(m, nd.binary_closing(np.pad(m > 0.5, 6), iterations=max(2, n // 60))[6:-6, 6:-6])
        img = Image.fromarray((m * 255).astype("uint8")).rotate(-angle, Image.Resampling.BICUBIC, expand=True)
        x, y = self.at(c)
        out = Image.new("L", (self.w, self.h))
        out.paste(img, (int(x - img.width / 2), int(y - img.height / 2)))
        self.add(np.asarray(out) / 255.0, colour, soft, **kw)

    def bounds(self) -> tuple[float, float, float, float]:
        """Left, right, low and high of all parts, in units."""
        every = np.max([mask for mask, *_ in self.parts], 0) > 0.3
        ys, xs = np.nonzero(every)
        return (xs.min() - self.ox) / self.unit, (xs.max() - self.ox) / self.unit, (self.oy - ys.max()) / self.unit, (self.oy - ys.min()) / self.unit

    # ---- renderers ------------------------------------------------------------------------------------------------

    def shadow(self, wide: float, off: float = 0.0) -> np.ndarray:
        yy, xx = np.mgrid[0:self.h, 0:self.w].astype(np.float32)
        x, y = self.ox + (off + 0.05) * self.unit, self.oy - 0.01 * self.unit
        return 0.75 * np.exp(-(np.hypot((xx - x) / (wide * self.unit), (yy - y) / (wide * 0.34 * self.unit)) ** 2.4))

    def sculpt(self, wide: float = 0.3, seed: int = 3, rim: str = "#8fb4ff", off: float = 0.0) -> tuple[np.ndarray, np.ndarray]:
        """Painted resin: every part lit from the north-west, dark where parts meet, a warm edge to the light and a cool one from behind."""
        h, w, u = self.h, self.w, self.unit
        img, alpha = np.zeros((h, w, 3)), np.zeros((h, w))
        rough = noise(h, w, u * 0.10, 4, seed)
        for mask, c, soft, metal, glow in self.parts:
            ys, xs = np.nonzero(mask > 0.02)
            if not len(ys):
                continue
            pad = 14
            box = np.s_[max(ys.min() - pad, 0):ys.max() + pad, max(xs.min() - pad, 0):xs.max() + pad]
            m = nd.gaussian_filter(mask[box], 0.7)
            form = relief(m, max(soft, 2.0)) * soft * 0.95 + 0.5 * rough[box] * m
            lit = light(form, 1.0, 315, 40)
            back = light(form, 1.2, 118, 14)
            k = np.clip(1.25 * (lit - 0.26) + 0.05 * rough[box], 0, 1)
            dark = c * np.array([0.18, 0.17, 0.26]) + np.array([0.012, 0.010, 0.022])
            pale = c * 0.45 + np.array([0.58, 0.55, 0.47]) * (0.72 + 0.4 * metal)
            at = np.array([0.0, 0.30, 0.62, 1.0]) if not metal else np.array([0.0, 0.38, 0.60, 0.86])
            cols = np.stack([dark, c * 0.55, c * 1.02, np.minimum(pale, 1)])
            tone = np.stack([np.interp(k, at, cols[:, n]) for n in range(3)], -1)
            tone = over(tone, rim, (0.38 + 0.2 * metal) * smooth(back, 0.5, 0.97))
            tone = over(tone, np.minimum(c * 0.6 + 0.45, 1), np.full(m.shape, glow))
            if not glow:  # this part darkens what lies behind it, to the south-east more
                occ = np.clip(nd.gaussian_filter(nd.shift(m, (u * 0.012, u * 0.014), order=1), u * 0.016) * 1.1, 0, 0.78)
                img[box] = img[box] * (1 - occ)[..., None]
            else:
                img[box] = np.minimum(img[box] + (0.55 * nd.gaussian_filter(m, u * 0.03))[..., None] * c * (alpha[box] > 0.3)[..., None], 1)
            img[box] = over(img[box], tone, m)
            alpha[box] = np.maximum(alpha[box], m)
        body = nd.gaussian_filter(alpha, u * 0.05)
        low = np.clip((self.oy - np.mgrid[0:h, 0:w][0]) / u, 0, 1)
        img = img * (0.52 + 0.48 * smooth(low, -0.05, 0.42))[..., None] * (0.9 + 0.12 * body)[..., None]
        edge = np.clip(alpha - nd.shift(alpha, (u * 0.011, u * 0.011), order=1), 0, 1)
        img = over(img, "#fff0d0", 0.62 * edge * (0.4 + 0.6 * smooth(low, 0.1, 0.6)))
        away = np.clip(alpha - nd.shift(alpha, (-u * 0.008, -u * 0.010), order=1), 0, 1)
        img = over(img, rim, 0.42 * away)
        line = np.clip(nd.gaussian_filter(nd.grey_dilation(alpha, 5), 0.8), 0, 1)  # a dark line keeps it apart from any ground
        under = np.maximum(0.9 * line, self.shadow(wide, off))
        full = alpha + under * (1 - alpha)
        img = (img * alpha[..., None] + np.array([0.03, 0.025, 0.05]) * (under * (1 - alpha))[..., None]) / np.maximum(full, 1e-3)[..., None]
        img = kuwahara(np.clip(img, 0, 1), 2) * 0.5 + img * 0.5
        return self.down(img, full)

    def drawn(self, hue: str, seed: int = 4, sheet_px: float = 0.055) -> tuple[np.ndarray, np.ndarray]:
        """A paper cut-out: washes inside a pen line, hatched on the side away from the light, a pale margin, a slot below."""
        h, w, u = self.h, self.w, self.unit
        ink, wash, total = np.zeros((h, w)), np.ones((h, w, 3)), np.zeros((h, w))
        wob = u * 0.006
        dx, dy = wob * noise(h, w, u * 0.09, 2, seed + 7), wob * noise(h, w, u * 0.09, 2, seed + 8)
        pool = noise(h, w, u * 0.22, 4, seed)
        yy, xx = np.mgrid[0:h, 0:w]
        hatch = smooth(np.sin((xx + yy * 0.9) * 2 * np.pi / (u * 0.033) + 1.5 * noise(h, w, u * 0.2, 2, seed + 3)), 0.55, 0.9)
        for mask, c, soft, _metal, _glow in self.parts:
            m = warp(mask, dx, dy)
            form = relief(m, max(soft, 2.0)) * soft
            lit = light(form, 1.0, 315, 40)
            dim = smooth(0.56 - lit, 0, 0.4)
            tone = 1 - (1 - c) * np.clip(0.80 + 0.20 * pool - 0.35 * smooth(lit, 0.6, 0.95), 0.15, 1)[..., None]
            tone = tone * (1 - 0.22 * dim)[..., None]
            wash = over(wash, tone, m)
            pen = np.clip(np.hypot(*np.gradient(nd.gaussian_filter(m, 1.1))) * 2.6, 0, 1)
            ink = np.maximum(ink * (1 - m), np.maximum(pen, 0.75 * hatch * smooth(0.42 - lit, 0, 0.12) * m * (soft > u * 0.03)))
            total = np.maximum(total, m)
        foot = np.zeros((h, w))
        y0 = int(self.oy - 0.015 * u)
        foot[y0:min(h, y0 + int(0.05 * u)), int(self.ox - 0.26 * u):int(self.ox + 0.26 * u)] = 1
        grown = nd.distance_transform_edt((total < 0.4) & (foot < 0.5)) < sheet_px * u
        sheet = smooth(nd.gaussian_filter(nd.binary_fill_holes(nd.binary_closing(grown, iterations=int(u * 0.03))).astype(float), u * 0.014), 0.4, 0.6)
        img = np.ones((h, w, 3)) * rgb("#f3ebdc") * (0.97 + 0.03 * noise(h, w, 8, 2, 2))[..., None]
        halo = 0.30 * smooth(noise(h, w, u * 0.35, 3, seed + 5), -0.1, 0.3) * (1 - total)
        img = img * (1 - halo[..., None] * (1 - rgb(hue)))
        img = over(img, wash * rgb("#f6eede"), total)
        img = over(img, "#1d1826", np.clip(ink, 0, 0.93) * np.clip(0.9 + 0.2 * pool, 0.5, 1))
        rimmed = np.exp(-(((nd.distance_transform_edt(sheet > 0.5) - 2) / 2.4) ** 2)) * sheet
        img = over(img, "#8f8672", 0.55 * rimmed)
        fall = 0.5 * nd.gaussian_filter(nd.shift(sheet, (u * 0.02, u * 0.03), order=1), u * 0.02)
        alpha = np.maximum(sheet, fall)
        return self.down(img * (sheet / np.maximum(alpha, 1e-3))[..., None], alpha)

    def down(self, img, alpha):
        pre = np.dstack([np.clip(img, 0, 1) * alpha[..., None], alpha])
        out = np.stack([np.asarray(Image.fromarray(pre[..., k].astype(np.float32)).resize((self.w // SS, self.h // SS), Image.Resampling.BOX)) for k in range(4)], -1)
        a = np.clip(out[..., 3], 0, 1)
        return np.clip(out[..., :3] / np.maximum(a, 1e-3)[..., None], 0, 1), a
