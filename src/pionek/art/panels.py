"""Card art: (glyph, palette, motif) -> a panel (320 x 224) that looks painted.

Order of work, as a painter would: ground in the mood of the motif, light behind the subject, the subject carved out of the glyph and lit
from that light, something of the motif in front of it, brush, grade. The same call draws a banner of any size.
"""

import colorsys
from typing import Any, TypeAlias

import numpy as np
from PIL import Image
from scipy import ndimage as nd

from pionek.art.brushes import Pixels, brush, cells, light, noise, over, ramp, rgb, smooth, vignette, warp
from pionek.art.glyphs import glyph, icons, relief
from pionek.art.picture import Picture

W, H = 320, 224

Palette: TypeAlias = tuple[str, ...]
"""Dark, middle and light."""
Ground: TypeAlias = tuple[Pixels, Pixels, Pixels]
"""What is behind a subject, what stands before it, and where."""


def field(h: int, w: int) -> tuple[Pixels, Pixels]:
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    return (xx - w / 2) / h, (yy - h / 2) / h


def fire(h: int, w: int, s: int, p: Palette) -> Ground:
    x, y = field(h, w)
    up = noise(h, w, h * 0.34, 5, s, ridged=True)
    flame = warp(up, h * 0.10 * noise(h, w, h * 0.2, 4, s + 1), h * 0.22 * noise(h, w, h * 0.3, 4, s + 2))
    heat = np.clip(0.34 + 0.95 * (flame - 0.35) + 0.75 * y - 0.25 * np.abs(x), 0, 1)
    back = ramp(heat, "#120608", p[0], p[1], p[2])
    front = smooth(y + 0.55 * (flame - 0.5), 0.22, 0.52)
    return back, ramp(np.clip(heat * 1.2, 0, 1), p[0], p[1], p[2], "#fff2c4"), 0.85 * front


def ice(h: int, w: int, s: int, p: Palette) -> Ground:
    _x, y = field(h, w)
    edge, val = cells(h, w, h * 0.17, s)
    tilt = np.clip(0.35 + 0.45 * (val - 0.5) + 0.25 * noise(h, w, h * 0.5, 3, s) - 0.35 * y, 0, 1)
    back = ramp(tilt, "#0a1520", p[0], p[1], p[2])
    back = over(back, "#ffffff", 0.55 * np.exp(-((edge / 1.6) ** 2)) * smooth(val, 0.3, 0.9))
    shard, v2 = cells(h, w, h * 0.26, s + 5)
    front = smooth(y + 0.30 * (v2 - 0.5), 0.27, 0.30)
    return back, ramp(np.clip(0.5 + 0.5 * (v2 - 0.5) + 0.3 * np.exp(-((shard / 3) ** 2)), 0, 1), p[0], p[1], "#ffffff"), 0.8 * front


def leaves(h: int, w: int, s: int, p: Palette) -> Ground:
    x, y = field(h, w)
    back = ramp(np.clip(0.5 - 0.7 * np.hypot(x * 0.8, y + 0.1) + 0.18 * noise(h, w, h * 0.4, 4, s), 0, 1), "#07120c", p[0], p[1])
    rng = np.random.default_rng(s)
    front, mask = back.copy(), np.zeros((h, w))
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    for n in range(150):
        a, size = rng.uniform(0, 2 * np.pi), h * rng.uniform(0.05, 0.12)
        rad = rng.uniform(0.42, 0.85)
        cx, cy = w / 2 + np.cos(a) * rad * h * 0.85, h / 2 + np.sin(a) * rad * h * 0.62
        b = a + rng.uniform(-0.9, 0.9)
        u, v = ((xx - cx) * np.cos(b) + (yy - cy) * np.sin(b)) / size, (-(xx - cx) * np.sin(b) + (yy - cy) * np.cos(b)) / size
        leaf = smooth(0.42 * (1 - u**2) - np.abs(v), 0, 0.05) * (np.abs(u) < 1)
        tone = ramp(np.clip(0.35 + 0.5 * rng.random() + 0.35 * np.sign(v) * 0.4 - 0.5 * np.exp(-((v / 0.05) ** 2)) * 0.4, 0, 1), p[0], p[1], p[2])
        target = n < 90
        if target:
            back = over(back, tone * 0.55, leaf)
        else:
            front, mask = over(front, tone, leaf), np.maximum(mask, leaf)
    return back, front, mask * 0.95


def shadow(h: int, w: int, s: int, p: Palette) -> Ground:
    x, y = field(h, w)
    smoke = warp(noise(h, w, h * 0.6, 6, s), h * 0.3 * noise(h, w, h * 0.5, 3, s + 1), h * 0.3 * noise(h, w, h * 0.5, 3, s + 2))
    back = ramp(np.clip(0.42 + 0.4 * smoke - 0.5 * np.hypot(x * 0.7, y), 0, 1), "#060409", p[0], p[1], p[2])
    front = smooth(smoke + 1.5 * y, 0.75, 1.6)
    return back, ramp(np.clip(0.25 + 0.3 * smoke, 0, 1), "#050308", p[0], p[1]), 0.75 * front


def lightful(h: int, w: int, s: int, p: Palette) -> Ground:
    x, y = field(h, w)
    a = np.arctan2(y + 0.62, x + 0.12)
    ray = np.interp(a, np.linspace(-np.pi, np.pi, 900), noise(1, 900, 34, 3, s)[0])
    back = ramp(np.clip(0.62 - 0.55 * (y + 0.35) + 0.22 * ray + 0.10 * noise(h, w, h * 0.5, 4, s + 1) - 0.15 * np.abs(x), 0, 1), p[0], p[1], p[2], "#fffbe6")
    rng = np.random.default_rng(s)
    mote = np.zeros((h, w))
    mote[rng.integers(0, h, 60), rng.integers(0, w, 60)] = rng.uniform(0.3, 1, 60)
    motes = np.clip(nd.gaussian_filter(mote, h * 0.008) * 60 + nd.gaussian_filter(mote, h * 0.02) * 80, 0, 1)
    return back, np.ones((h, w, 3)) * rgb("#fff6d0"), 0.8 * motes


def storm(h: int, w: int, s: int, p: Palette) -> Ground:
    _x, y = field(h, w)
    cloud = warp(noise(h, w, h * 0.5, 6, s), h * 0.2 * noise(h, w, h * 0.4, 3, s + 1), h * 0.1 * noise(h, w, h * 0.4, 3, s + 2))
    back = ramp(np.clip(0.42 + 0.34 * cloud - 0.3 * y, 0, 1), "#07080f", p[0], p[1], p[2])
    bolt = np.zeros((h, w))
    rng = np.random.default_rng(s + 3)
    for _ in range(3):
        knots = np.cumsum(np.r_[w * rng.uniform(0.1, 0.9), rng.normal(0, h * 0.055, 14)])
        for row in range(h):
            cx = np.interp(row / h * 14, range(15), knots)
            if 0 <= cx < w:
                bolt[row, int(cx)] = 1
    glow = np.clip(nd.gaussian_filter(bolt, 1) * 4 + nd.gaussian_filter(bolt, 8) * 14, 0, 1)
    cover = np.maximum(0.9 * glow, 0.5 * smooth(cloud + 1.6 * y, 0.55, 1.2))
    return back, over(back * 0.6, "#fff4ff", glow), cover


def space(h: int, w: int, s: int, p: Palette) -> Ground:
    x, y = field(h, w)
    neb = warp(noise(h, w, h * 0.7, 6, s), h * 0.3 * noise(h, w, h * 0.5, 3, s + 1), h * 0.25 * noise(h, w, h * 0.5, 3, s + 2))
    back = ramp(np.clip(0.34 + 0.42 * neb, 0, 1), "#05060d", p[0], p[1], p[2])
    rng = np.random.default_rng(s)
    star = np.zeros((h, w))
    star[rng.integers(0, h, 240), rng.integers(0, w, 240)] = rng.uniform(0.2, 1, 240)
    back += np.clip(nd.gaussian_filter(star, 0.6) * 3, 0, 1)[..., None]
    r = np.hypot(x - 0.52, y - 0.62) / 0.5
    globe = ramp(np.clip(0.25 + 0.9 * (-(x - 0.52) * 0.7 - (y - 0.62) * 0.9) + 0.25 * neb, 0, 1), "#060812", p[1], p[2])
    return back, globe, smooth(1 - r, 0, 0.02)


def dream(h: int, w: int, s: int, p: Palette) -> Ground:
    x, y = field(h, w)
    r, a = np.hypot(x, y) + 0.02, np.arctan2(y, x)
    silk = 0.5 + 0.5 * np.sin(2 * a + 5 * np.log(r) + 1.6 * noise(h, w, h * 0.4, 4, s))
    back = ramp(np.clip(0.15 + 0.6 * silk * smooth(r, 0.05, 0.6) + 0.5 * np.exp(-((r / 0.33) ** 2)), 0, 1), "#0c0a20", p[0], p[1], p[2])
    veil = smooth(0.5 + 0.5 * np.sin(7 * x + 9 * y + 2.5 * noise(h, w, h * 0.4, 4, s + 1)), 0.8, 1.0) * smooth(r, 0.3, 0.6)
    return back, np.ones((h, w, 3)) * rgb(p[2]), 0.35 * veil


def waves(h: int, w: int, s: int, p: Palette) -> Ground:
    x, y = field(h, w)
    sky = ramp(np.clip(0.8 - 0.9 * (y + 0.5) + 0.2 * noise(h, w, h * 0.6, 4, s), 0, 1), p[0], p[1], p[2])
    back = sky
    front, mask = sky.copy(), np.zeros((h, w))
    for k in range(6):
        crest = 0.02 + 0.085 * k + (0.05 + 0.012 * k) * np.sin(5 * x + 1.9 * k + s) + 0.035 * noise(1, w, 40, 3, s + k)[0]
        m = smooth(y - crest, 0, 0.012)
        foam = np.exp(-(((y - crest) / 0.018) ** 2))
        tone = ramp(np.clip(0.62 - 0.1 * k - 1.4 * (y - crest) + 0.12 * noise(h, w, 30, 3, s + k), 0, 1), "#04121c", p[0], p[1])
        tone = over(tone, "#f2fbff", 0.75 * foam * smooth(noise(h, w, 24, 3, s + 20 + k), -0.6, 0.6))
        if k < 3:
            back = over(back, tone, m)
        else:
            front, mask = over(front, tone, m), np.maximum(mask, m)
    return back, front, mask


def paper(h: int, w: int, s: int, p: Palette) -> Ground:
    """Washes of water colour that pool at their edges, on laid paper."""
    grain = noise(h, w, 5, 3, s)
    img = np.ones((h, w, 3)) * rgb("#efe6d6") * (1 + 0.03 * grain)[..., None]
    for k in range(4):
        f = noise(h, w, h * 0.7, 5, s + k * 7) + 0.15 * k - 0.2
        wash = smooth(f, 0.0, 0.05) * (0.35 + 0.2 * noise(h, w, 40, 3, s + k))
        pool = np.exp(-(((f - 0.03) / 0.035) ** 2)) * 0.35
        img = img * (1 - (np.clip(wash + pool, 0, 0.8))[..., None] * (1 - rgb(p[k % 3])))
    return img, img, np.zeros((h, w))


MOTIFS = {f.__name__: f for f in (fire, ice, leaves, shadow, storm, space, dream, waves, paper)} | {"light": lightful}


def inked(img: Pixels, mask: Pixels, palette: Palette, seed: int) -> Pixels:
    """On paper the subject is drawn: a wash inside, a pen line that swells and breaks around, a few drops."""
    h, w = mask.shape
    soft = nd.gaussian_filter(mask, 1.0)
    wash = smooth(nd.gaussian_filter(mask, 2), 0.3, 0.7) * (0.62 + 0.22 * noise(h, w, 46, 4, seed + 3))
    img = img * (1 - np.clip(wash, 0, 0.9)[..., None] * (1 - rgb(palette[0]) * 0.75))
    pool = np.exp(-(((nd.distance_transform_edt(mask > 0.5) - 2.5) / 2.2) ** 2))
    img = img * (1 - 0.35 * pool * mask)[..., None]
    pen = np.hypot(*np.gradient(soft)) * 2.6 * smooth(noise(h, w, 30, 3, seed + 4), -1.2, 0.1)
    img = over(img, "#1d1826", np.clip(pen, 0, 0.92))
    rng = np.random.default_rng(seed)
    drop = np.zeros((h, w))
    drop[rng.integers(0, h, 26), rng.integers(0, w, 26)] = rng.uniform(0.3, 1, 26)
    drop = smooth(nd.gaussian_filter(drop, 1.7) * 22, 0.45, 0.8)
    return np.clip(over(img, "#2a2233", 0.7 * drop), 0, 1)


# ---- composition: so that twelve cards of one motif are twelve pictures ----------------------------------------------------

PLANS: tuple[dict[str, Any], ...] = (  # size of the subject, its middle (parts of the panel), tilt, what else is there
    dict(size=0.76, at=(0.50, 0.50), tilt=0, accent="halo"),
    dict(size=0.74, at=(0.34, 0.52), tilt=0, echo=((0.80, 0.34, 0.30, 8),), accent="motes"),
    dict(size=1.22, at=(0.60, 0.62), tilt=0, accent="none"),
    dict(size=0.58, at=(0.52, 0.57), tilt=0, accent="disc", ground=0.80),
    dict(size=0.80, at=(0.62, 0.50), tilt=-16, accent="streaks"),
    dict(size=0.62, at=(0.30, 0.58), tilt=0, again=((0.60, 0.44, 0.42), (0.83, 0.34, 0.28)), accent="motes"),
    dict(size=0.70, at=(0.50, 0.53), tilt=0, accent="burst", backlit=True),
    dict(size=0.64, at=(0.33, 0.58), tilt=6, ghost=(0.70, 0.46, 1.05), accent="motes"),
    dict(size=0.66, at=(0.66, 0.55), tilt=10, accent="beam", ground=0.88),
    dict(size=1.05, at=(0.36, 0.56), tilt=-8, accent="streaks", backlit=True),
)
ECHO = {"fire": ("flame", "small-fire", "burning-embers", "flamer"), "ice": ("snowflake-1", "ice-spear", "crystal-cluster"), "leaves": ("oak-leaf", "vine-leaf", "three-leaves"), "shadow": ("evil-moon", "raven", "dead-wood"),
        "light": ("sun", "sunbeams", "feather"), "storm": ("lightning-trio", "lightning-storm", "tornado"), "space": ("ringed-planet", "star-formation", "galaxy"), "dream": ("moon", "dream-catcher", "eyeball"),
        "waves": ("big-wave", "seagull", "whale-tail"), "paper": ("quill-ink", "eyeball", "key")}


def place(canvas: Pixels, icon: str, size: float, at: tuple[float, ...], tilt: float = 0, flip: bool = False) -> Pixels:
    """A glyph somewhere on the panel, turned, cut off at the edge."""
    h, w = canvas.shape
    n = max(8, int(h * size))
    m = glyph(icon, n)
    m = m[:, ::-1] if flip else m
    img = Image.fromarray((m * 255).astype("uint8"))
    img = img.rotate(tilt, Image.Resampling.BICUBIC, expand=True) if tilt else img
    out = Image.new("L", (w, h))
    out.paste(img, (int(at[0] * w - img.width / 2), int(at[1] * h - img.height / 2)))
    return np.maximum(canvas, np.asarray(out) / 255.0)


def scene(motif: str, h: int, w: int, seed: int, palette: Palette) -> tuple[Pixels, ...]:
    """The ground of a motif seen from nearer or farther, from the left or the right."""
    rng = np.random.default_rng(seed * 7 + 3)
    z = rng.uniform(1.0, 1.65)
    high, wide = int(h * z), int(w * z)
    back, front, cover = MOTIFS[motif](high, wide, seed, palette)
    y0, x0 = int((high - h) * rng.uniform(0.5, 1.0)), int((wide - w) * rng.uniform(0.15, 0.85))
    cut = [each[y0:y0 + h, x0:x0 + w] for each in (back, front, cover)]
    return tuple(each[:, ::-1] for each in cut) if rng.random() < 0.5 and motif != "light" else tuple(cut)


def accent(kind: str, h: int, w: int, at: tuple[float, ...], seed: int) -> Pixels:
    """Light of its own shape behind the subject, 0 to 1."""
    x, y = field(h, w)
    cx, cy = (at[0] - 0.5) * w / h, at[1] - 0.5
    r, a = np.hypot(x - cx, y - cy), np.arctan2(y - cy, x - cx)
    rng = np.random.default_rng(seed + 11)
    if kind == "halo":
        return 0.8 * np.exp(-(((r - 0.42 - 0.02 * noise(h, w, h * 0.2, 3, seed)) / 0.025) ** 2)) + 0.35 * np.exp(-((r / 0.5) ** 2))
    if kind == "disc":
        d = np.hypot(x - cx + 0.10, y - cy + 0.16)
        return 0.95 * smooth(0.36 - d, 0, 0.015) * np.clip(0.86 + 0.22 * noise(h, w, h * 0.2, 4, seed), 0, 1) + 0.5 * np.exp(-(np.maximum(d - 0.36, 0) / 0.13))* (d > 0.36)
    if kind == "burst":
        ray = np.interp(a, np.linspace(-np.pi, np.pi, 700), noise(1, 700, 26, 3, seed)[0])
        return np.clip((0.95 + 0.5 * ray) * np.exp(-((r / 0.62) ** 2)), 0, 1)
    if kind == "streaks":
        u = x * np.cos(0.55) + y * np.sin(0.55)
        v = -x * np.sin(0.55) + y * np.cos(0.55)
        line = np.interp(v, np.linspace(-1.2, 1.2, 900), noise(1, 900, 18, 3, seed)[0])
        return smooth(line, 0.25, 0.9) * np.clip(0.75 - 0.35 * u, 0, 0.9) * 0.75
    if kind == "beam":
        t = (x + 0.75) - 0.75 * (y + 0.5)
        return 0.7 * np.exp(-(((t - 0.55) / (0.10 + 0.22 * (y + 0.5))) ** 2)) * (1 - 0.4 * (y + 0.5))
    if kind == "motes":
        spot = np.zeros((h, w))
        spot[rng.integers(0, h, 46), rng.integers(0, w, 46)] = rng.uniform(0.3, 1, 46)
        return np.clip(nd.gaussian_filter(spot, h * 0.007) * 60 + nd.gaussian_filter(spot, h * 0.025) * 90, 0, 0.9)
    return np.zeros((h, w))


def coded(colour: Pixels) -> str:
    """Three floats as `#rrggbb`."""
    return "#" + "".join(f"{int(255 * min(max(value, 0), 1)):02x}" for value in colour)


def palette_of(hue: str) -> Palette:
    """Dark, middle and light of one hue: the dark leans to blue, the light to yellow, as paint does."""
    h, bright, strong = colorsys.rgb_to_hls(*rgb(hue))
    shift = 0.04 if 0.18 < h < 0.66 else -0.04
    rise = 0.0 if 0.09 < h < 0.18 else shift * 0.6  # gold stays gold, it must not turn to lemon
    light_strength = min(1, strong * (0.95 if h < 0.09 else 0.78) + 0.1)
    return (
        coded(colorsys.hls_to_rgb((h + shift) % 1, bright * 0.36, strong * 0.9)),
        coded(colorsys.hls_to_rgb(h, bright * 0.85, strong * 0.85)),
        coded(colorsys.hls_to_rgb((h - rise) % 1, 0.5 + bright * 0.42, light_strength)),
    )


def washes(hue: str) -> Palette:
    """Three water colours for paper: the hue itself, thinned, and two that lie beside it."""
    return tuple(coded(rgb(colour) * (1 - thin) + thin) for colour, thin in ((hue, 0.15), ("#c98a9c", 0.35), ("#d9b070", 0.35)))


def turned(palette: Palette, seed: int) -> Palette:
    """The same hue at another hour: a little warmer or cooler, deeper or paler."""
    rng = np.random.default_rng(seed * 13 + 5)
    dh, dl = rng.uniform(-0.035, 0.035), rng.uniform(0.78, 1.18)
    out = []
    for code in palette:
        hue, bright, strong = colorsys.rgb_to_hls(*rgb(code))
        dh = min(dh, 0.004) if 0.09 < hue < 0.2 else dh  # gold must not turn green
        out.append(coded(colorsys.hls_to_rgb((hue + dh) % 1, min(bright * dl, 0.93), strong)))
    return tuple(out)


def panel(icon: str, palette: Palette, motif: str, seed: int = 1, w: int = W, h: int = H, size: float = 1.0, skin: Palette = ("#2a2430", "#8d8494", "#f4ecdf"), plan: int | None = None, second: str | None = None) -> Pixels:
    """One card. `plan` chooses the composition (by the seed when not given), `second` the glyph that keeps the subject company."""
    how = PLANS[(seed if plan is None else plan) % len(PLANS)]
    rng = np.random.default_rng(seed * 3 + 1)
    flip = bool(rng.random() < 0.3)
    mates = [each for each in ECHO[motif] if each in icons()]
    second = second or mates[seed // len(PLANS) % len(mates)]
    at, big = how["at"], how["size"] * size
    palette = palette if motif == "paper" else turned(palette, seed)
    back, front, cover = scene(motif, h, w, seed, palette)
    back = brush(np.clip(back, 0, 1), 3)
    mask = place(np.zeros((h, w)), icon, big, at, how["tilt"], flip)
    far = np.zeros((h, w))
    for x, y, s in how.get("again", ()):
        far = place(far, icon, s * size, (x, y), how["tilt"], flip)
    for x, y, s, tilt in how.get("echo", ()):
        far = place(far, second, s, (x, y), tilt)
    ghost = place(np.zeros((h, w)), second, how["ghost"][2], how["ghost"][:2]) if "ghost" in how else np.zeros((h, w))
    wob = h * 0.006  # a hand trembles
    dx, dy = wob * noise(h, w, h * 0.08, 2, seed + 50), wob * noise(h, w, h * 0.08, 2, seed + 51)
    mask, far, ghost = (warp(each, dx, dy) for each in (mask, far, ghost))
    if motif == "paper":
        img = back * (1 - 0.20 * ghost)[..., None]
        img = inked(img, far * 0.9, palette[1:] + palette[:1], seed + 5) if far.any() else img
        return inked(img, mask, palette, seed)
    shine = accent(how["accent"], h, w, at, seed)
    shine = np.clip(shine, 0, 1)[..., None]
    img = np.clip(back * (1 - 0.35 * shine) + 0.72 * shine * rgb(palette[2]), 0, 1)
    img = over(img, rgb(palette[0]) * 0.55, 0.62 * nd.gaussian_filter(ghost, 1.2))
    img = np.clip(img + (0.5 * np.clip(ghost - nd.shift(ghost, (2, 2), order=1), 0, 1))[..., None] * rgb(palette[2]), 0, 1)
    if "ground" in how:
        yy = np.mgrid[0:h, 0:w][0] / h
        hill = how["ground"] + 0.03 * noise(1, w, w * 0.3, 4, seed + 21)[0]
        floor = ramp(np.clip(0.55 - 2.2 * (yy - hill) + 0.25 * noise(h, w, h * 0.12, 4, seed + 22), 0, 1), "#08060a", palette[0], palette[1])
        img = over(img, floor, smooth(yy - hill, 0, 0.012))
    n = big * h
    rough = noise(h, w, n * 0.2, 5, seed + 52)

    def carve(img: Pixels, mask: Pixels, n: float, dim: float, hide: bool) -> Pixels:
        body = relief(mask, n * 0.10)
        form = body * n * 0.085 + 0.42 * rough * mask
        key, rim = light(form, 1.0, 318, 38), light(form, 1.3, 125, 14)
        tone = ramp(np.clip(0.10 + 1.25 * (key - 0.36) + 0.07 * rough, 0, 1), "#0c0810", *skin)
        low = np.clip(np.mgrid[0:h, 0:w][0] / h - at[1] + big / 2, 0, 1) / max(big, 0.1)
        tone = over(tone, palette[1], 0.42 * smooth(low, 0.35, 1.0))
        if hide:  # against the light: almost black, with a burning edge
            tone = tone * 0.30 + rgb(palette[0]) * 0.10
        tone = over(tone, palette[2], (0.95 if hide else 0.8) * smooth(rim, 0.30, 0.9) * mask)
        edge = np.clip(mask - nd.shift(mask, (h * 0.010, h * 0.010), order=1), 0, 1)
        tone = over(tone, np.minimum(rgb(palette[2]) * 0.6 + 0.4, 1), (0.85 if hide else 0.35) * edge)
        tone = over(tone, palette[1], np.full((h, w), dim))
        glow = nd.gaussian_filter(mask, h * 0.10)
        img = img * (1 - 0.30 * nd.gaussian_filter(mask, h * 0.03))[..., None]
        img = np.clip(img + glow[..., None] * rgb(palette[2]) * 0.26, 0, 1.2)
        img = over(img, "#050308", 0.62 * nd.gaussian_filter(nd.shift(mask, (h * 0.025, h * 0.02), order=1), h * 0.016))
        return over(img, tone, np.clip(mask, 0, 1))

    if far.any():
        img = carve(img, far * 0.92, n * 0.5, 0.38, False)
    img = carve(img, mask, n, 0.0, how.get("backlit", False))
    img = brush(np.clip(img, 0, 1), 2) * 0.75 + np.clip(img, 0, 1) * 0.25
    img = over(img, front, np.clip(cover, 0, 1) * (0.55 if how["size"] < 0.6 else 0.9) * (1 - (0.75 if motif in ("storm", "leaves") else 0.3) * nd.gaussian_filter(mask, 3)))
    img *= (1 + 0.022 * noise(h, w, 2.5, 2, seed + 60))[..., None]  # canvas
    grey = img.mean(-1, keepdims=True)
    return np.clip(vignette(grey + (img - grey) * (1.22 if motif == "fire" else 1.12), 0.5, 0.6), 0, 1) * 0.93 + 0.012


def card(glyph_name: str, hue: str, motif: str, skin: tuple[str, ...], seed: int) -> Picture:
    """The art of a card, from its glyph, the hue of its kind and a motif; `skin` is what the subject is made of."""
    palette = washes(hue) if motif == "paper" else palette_of(hue)
    return Picture(panel(glyph_name, palette, motif, seed, skin=skin), quality=32)


def emblem(glyph_name: str, hue: str, motif: str, skin: tuple[str, ...], seed: int) -> Picture:
    """A square panel for a side that has no face."""
    return Picture(panel(glyph_name, palette_of(hue), motif, seed, 360, 360, skin=skin, plan=0), quality=66)
