"""Whatever is no person: beasts, insects, ghosts, giants of stone, and things that walk."""

import math

import numpy as np
from scipy import ndimage as nd

from pionek.art.brushes import rgb, smooth
from tools.art.clay import Clay, spline
from tools.art.heads import head
from tools.art.held import weapon
from tools.art.materials import BONE, GOLD, INK, IRON, STEEL, WOOD


def beast(c: Clay, hue, head_="hound", mane=None, tail=None, build=1.0, neck=None, horse=False, wings=None, spikes=None, rider=False, armour=None, eggs=None) -> tuple:
    """On four legs, looking to the left. Gives the point where a neck or a rider's body begins."""
    h = 0.52 if horse else 0.42
    b = build
    dark = tuple(rgb(hue) * 0.62) if isinstance(hue, str) else hue
    if wings:
        pts = [(0.02, h), (0.10, h + 0.32), (0.34, h + 0.58), (0.44, h + 0.30), (0.52, h + 0.10), (0.36, h + 0.10), (0.26, h - 0.02)]
        c.poly(pts, wings, 0.06)
        c.poly([(x - 0.22, y + 0.03) for x, y in pts], tuple(rgb(wings) * 0.7), 0.06)
    if tail:
        c.curve([(0.28, h + 0.04), (0.40, h - 0.02), (0.46, h - 0.22), (0.50, h - 0.34)] if horse else [(0.28, h + 0.02), (0.42, h + 0.10), (0.46, h + 0.28), (0.40, h + 0.36)], 0.05, 0.02, tail)
    for x, k in ((-0.10, 0.0), (0.22, 0.03)):  # far legs
        c.curve([(x, h), (x - 0.06, h * 0.5), (x - 0.10 + k, 0.05)], 0.075 * b, 0.040 * b, dark)
    c.curve([(-0.18, h + 0.02), (0.02, h + 0.0), (0.24, h + 0.02)], 0.155 * b, 0.14 * b, hue, mid=0.125 * b)
    for x, k in ((-0.20, 0.02), (0.27, 0.06)):
        c.curve([(x, h - 0.02), (x + 0.05 * (x > 0), h * 0.5), (x - 0.02 + k, 0.04)], 0.10 * b, 0.045 * b, hue)
        c.disc((x - 0.04 + k, 0.025), 0.065 * b, 0.032, INK if horse else hue)
    if spikes:
        for x in np.linspace(-0.2, 0.24, 5):
            c.poly([(x - 0.05, h + 0.11 * b), (x + 0.05, h + 0.24 * b), (x + 0.06, h + 0.10 * b)], spikes, 0.02, False)
    if armour:
        c.poly([(-0.24, h + 0.16), (-0.26, h - 0.04), (-0.06, h - 0.10), (0.16, h - 0.06), (0.20, h + 0.14), (0.0, h + 0.17)], armour, 0.05, metal=0.6)
    for x, y in ((-0.14, 0.20), (0.02, 0.25), (0.18, 0.20), (-0.05, 0.34), (0.11, 0.34)) if eggs else ():
        c.disc((x, h + y - 0.04), 0.085, 0.10, eggs, glow=0.12)
    if rider:
        return -0.20, h + 0.10
    if neck:
        c.curve([(-0.20, h + 0.04), (-0.26, h + 0.20), neck], 0.12 * b, 0.075 * b, hue)
    at = neck or (-0.32, h + 0.13)
    if mane:
        c.poly([(at[0] + 0.02, at[1] + 0.13), (at[0] + 0.18, at[1] + 0.10), (at[0] + 0.24, at[1] - 0.10), (at[0] + 0.12, at[1] - 0.22), (at[0] - 0.05, at[1] - 0.16)], mane, 0.06)
    head(c, head_, at, 0.105 * b, hue, hue, mane or INK)
    return at


def centaur(c: Clay, hue, skin="#b9785a", arm="bow", **kw) -> None:
    beast(c, kw.get("coat", "#6d3b30"), horse=True, tail=INK, rider=True)
    _rise(c, hue, skin, arm)


def _rise(c, hue, skin, arm):
    x, y = -0.20, 0.56
    c.limb((x + 0.11, y + 0.26), (x + 0.26, y + 0.20), 0.05, 0.04, skin)
    c.limb((x + 0.26, y + 0.20), (x + 0.06, y + 0.24), 0.04, 0.035, skin)
    c.poly([(x - 0.14, y + 0.28), (x - 0.10, y + 0.06), (x - 0.10, y - 0.06), (x + 0.12, y - 0.06), (x + 0.10, y + 0.08), (x + 0.14, y + 0.28), (x, y + 0.33)], hue, 0.09)
    head(c, "wild", (x - 0.01, y + 0.41), 0.085, hue, skin, "#2a1a20")
    weapon(c, arm, (x - 0.22, y + 0.20), 0 if arm == "bow" else -30, hue, 0.95)
    c.limb((x - 0.12, y + 0.25), (x - 0.22, y + 0.20), 0.055, 0.04, skin)


def dragon(c: Clay, hue, wing, belly=None) -> None:
    for k, d in ((1, 0.72), (-1, 1.0)):
        pts = [(0.05, 0.52), (0.20, 0.80), (0.40, 1.00), (0.52, 0.80), (0.50, 0.56), (0.40, 0.64), (0.34, 0.44), (0.24, 0.54), (0.14, 0.40)]
        c.poly([(k * x + 0.06, y) for x, y in pts], tuple(rgb(wing) * d), 0.05)
        for x, y in ((0.50, 0.56), (0.34, 0.44)):
            c.curve([(k * 0.20 + 0.06, 0.80), (k * (x + 0.32) / 2 + 0.06, (y + 0.95) / 2), (k * x + 0.06, y)], 0.018, 0.008, tuple(rgb(hue) * d))
        c.curve([(k * 0.05 + 0.06, 0.52), (k * 0.20 + 0.06, 0.80), (k * 0.40 + 0.06, 1.0)], 0.034, 0.014, tuple(rgb(hue) * d))
    c.curve([(0.10, 0.20), (0.30, 0.10), (0.44, 0.12), (0.46, 0.28), (0.38, 0.32)], 0.10, 0.012, hue)
    c.curve([(0.14, 0.30), (0.22, 0.16), (0.14, 0.04)], 0.10, 0.05, hue)
    c.curve([(0.04, 0.16), (0.06, 0.36), (0.0, 0.54)], 0.17, 0.11, hue)
    c.curve([(-0.06, 0.30), (-0.16, 0.16), (-0.12, 0.04)], 0.09, 0.05, hue)
    c.curve([(0.0, 0.54), (-0.06, 0.68), (-0.02, 0.82), (-0.14, 0.90)], 0.11, 0.06, hue)
    if belly:
        c.curve([(-0.06, 0.20), (-0.05, 0.36), (-0.08, 0.52)], 0.07, 0.05, belly)
    head(c, "dragon", (-0.17, 0.91), 0.085, hue, hue, BONE)


def insect(c: Clay, hue, legs=INK, wings=None, big=1.0, fangs=True, spot=None) -> None:
    """A hiveling: eight jointed legs, abdomen behind, armoured back, red eyes."""
    for k in (-1, 1):
        for n, (x, y) in enumerate(((0.50, 0.0), (0.44, 0.02), (0.34, -0.01))):
            c.curve([(k * 0.10, 0.30), (k * (0.26 + 0.06 * (2 - n)), 0.46 - 0.08 * n), (k * x * 0.92, 0.20), (k * x, y)], 0.036, 0.012, legs)
    if wings:
        for k in (-1, 1):
            c.poly([(k * 0.04, 0.46), (k * 0.24, 0.86), (k * 0.46, 0.92), (k * 0.42, 0.66), (k * 0.16, 0.42)], wings, 0.04)
    c.disc((0.0, 0.48 * big), 0.24 * big, 0.28 * big, hue)
    if spot:
        for x, y in ((-0.09, 0.60), (0.10, 0.58), (0.0, 0.46)):
            c.disc((x * big, y * big), 0.05, 0.06, spot, glow=0.2)
    c.disc((0.0, 0.26), 0.17, 0.14, tuple(rgb(hue) * 0.8))
    c.disc((0.0, 0.14), 0.12, 0.10, hue)
    for k in (-1, 1):
        c.disc((k * 0.055, 0.17), 0.030, 0.026, "#ff5a3c", glow=0.5)
        if fangs:
            c.curve([(k * 0.06, 0.09), (k * 0.13, 0.02), (k * 0.03, -0.01)], 0.03, 0.008, BONE)


def worm(c: Clay, hue, mouth="#7a1f2c") -> None:
    pts = [(0.34, 0.06), (0.14, 0.04), (-0.12, 0.10), (-0.06, 0.30), (0.14, 0.42), (0.08, 0.66), (-0.12, 0.74)]
    c.curve(pts, 0.06, 0.13, hue, mid=0.14)
    for p in spline(pts, 3, closed=False)[2:-1]:
        c.curve([(p[0] - 0.09, p[1] + 0.03), (p[0], p[1] - 0.01), (p[0] + 0.09, p[1] + 0.03)], 0.010, 0.010, tuple(rgb(hue) * 0.6))
    c.disc((-0.15, 0.75), 0.15, 0.14, hue)
    c.disc((-0.18, 0.74), 0.10, 0.095, mouth)
    for a in range(0, 360, 45):
        x, y = -0.18 + 0.095 * math.cos(math.radians(a)), 0.74 + 0.09 * math.sin(math.radians(a))
        c.poly([(x + 0.02, y + 0.02), (x - 0.02, y - 0.02), (-0.18 + (x + 0.18) * 0.35, 0.74 + (y - 0.74) * 0.35)], BONE, 0.01, False)


def ghost(c: Clay, hue, eyes="#d8fff0") -> None:
    c.poly([(0, 0.98), (-0.20, 0.88), (-0.25, 0.62), (-0.44, 0.58), (-0.40, 0.50), (-0.24, 0.44), (-0.26, 0.16), (-0.16, 0.24), (-0.10, 0.06), (0.0, 0.20), (0.12, 0.04), (0.16, 0.22), (0.28, 0.14), (0.24, 0.46), (0.42, 0.66), (0.36, 0.72), (0.24, 0.66), (0.20, 0.88)], hue, 0.12)
    for k in (-1, 1):
        c.disc((k * 0.08 - 0.02, 0.78), 0.045, 0.06, "#101018")
    c.disc((-0.02, 0.62), 0.055, 0.085, "#101018")


def colossus(c: Clay, hue, glow="#7fd0ff", tears=True) -> None:
    """Boulders piled to the shape of a giant."""
    rng = np.random.default_rng(5)
    def rock(x, y, rx, ry):
        x *= 0.84
        pts = [(x + rx * math.cos(a) * k, y + ry * math.sin(a) * k) for a, k in zip(np.linspace(0, 2 * np.pi, 8, endpoint=False), rng.uniform(0.86, 1.1, 8), strict=True)]
        c.poly(pts, tuple(np.clip(rgb(hue) * rng.uniform(0.85, 1.1), 0, 1)), min(rx, ry) * 0.5, False)
    for x, y, rx, ry in ((-0.18, 0.10, 0.12, 0.12), (0.18, 0.10, 0.12, 0.12), (-0.17, 0.28, 0.11, 0.11), (0.17, 0.28, 0.11, 0.11), (0.40, 0.56, 0.12, 0.14), (-0.40, 0.56, 0.12, 0.14), (0, 0.44, 0.20, 0.14), (0, 0.68, 0.30, 0.20), (0.43, 0.34, 0.13, 0.14), (-0.43, 0.34, 0.13, 0.14), (0.30, 0.76, 0.13, 0.12), (-0.30, 0.76, 0.13, 0.12), (0, 0.92, 0.13, 0.12)):
        rock(x, y, rx, ry)
    for k in (-1, 1):
        c.disc((k * 0.05, 0.93), 0.026, 0.022, glow, glow=0.7)
        if tears:
            c.curve([(k * 0.05, 0.91), (k * 0.06, 0.84), (k * 0.07, 0.72), (k * 0.08, 0.60)], 0.012, 0.016, glow, glow=0.5)


def tentacled(c: Clay, hue, eye="#ffe27a") -> None:
    for x, y, a in ((-0.48, 0.10, -1), (0.46, 0.08, 1), (-0.40, 0.66, -1), (0.44, 0.70, 1), (-0.18, 0.0, -1), (0.20, 0.0, 1)):
        c.curve([(0.0, 0.45), (x * 0.55, y + 0.22 * (y < 0.3) - 0.05), (x * 0.95, y), (x + 0.05 * a, y + 0.14)], 0.10, 0.022, tuple(rgb(hue) * 0.85))
    c.disc((0, 0.55), 0.27, 0.34, hue)
    for x, y, r in ((-0.10, 0.66, 0.06), (0.08, 0.74, 0.045), (0.12, 0.60, 0.055), (-0.02, 0.80, 0.035)):
        c.disc((x, y), r, r, eye, glow=0.3)
        c.disc((x, y), r * 0.4, r * 0.6, "#120d14")
    c.poly([(-0.17, 0.48), (0.0, 0.44), (0.17, 0.48), (0.10, 0.33), (-0.10, 0.33)], "#3a0f1c", 0.03)
    for x in np.linspace(-0.13, 0.13, 6):
        c.poly([(x - 0.02, 0.47), (x + 0.02, 0.47), (x, 0.40)], BONE, 0.01, False)


def thing(c: Clay, hue, icon, large=0.78, plinth=True, eyes=None, angle=0.0, second=None, fat=0.0) -> None:
    """Something that is no body: a solid glyph on a heap of stones; with eyes if it is alive."""
    if plinth:
        for x, rx, ry in ((-0.20, 0.16, 0.08), (0.20, 0.17, 0.09), (0.0, 0.22, 0.11)):
            c.disc((x, 0.06), rx, ry, "#565064", soft=0.05)
    c.stamp(icon, (0.0, 0.12 + large * 0.5), large, hue, angle, soft=0.06, metal=0.5)
    if fat:  # thin glyphs get flesh
        mask, *rest = c.parts[-1]
        c.parts[-1] = (smooth(nd.gaussian_filter((nd.distance_transform_edt(mask < 0.5) < fat * c.unit).astype(float), 1.0), 0.3, 0.7), *rest)
    if second:
        c.stamp(second, (0.0, 0.12 + large * 0.5), large * 0.45, GOLD, soft=0.03)
    for x, y in eyes or ():
        c.disc((x, y), 0.055, 0.065, "#fff4d8", glow=0.4)
        c.disc((x - 0.01, y - 0.01), 0.022, 0.03, "#15111a")


def urchin(c: Clay, hue, eye="#ffb84a") -> None:
    """A ball of spikes with one eye."""
    for a in np.linspace(-20, 200, 13):
        x, y = math.cos(math.radians(a)), math.sin(math.radians(a))
        c.poly([(0.16 * x - 0.05 * y, 0.36 + 0.16 * y + 0.05 * x), (0.50 * x, 0.36 + 0.52 * y), (0.16 * x + 0.05 * y, 0.36 + 0.16 * y - 0.05 * x)], BONE, 0.03, False)
    c.disc((0, 0.36), 0.28, 0.27, hue)
    for x in (-0.16, 0.16, 0.0):
        c.curve([(x * 0.6, 0.20), (x, 0.10), (x * 1.5, 0.0)], 0.06, 0.03, hue)
    c.disc((-0.06, 0.42), 0.11, 0.12, eye, glow=0.35)
    c.disc((-0.07, 0.41), 0.035, 0.08, "#120d14")


def maw(c: Clay, hue, inside="#5a0f1c") -> None:
    """Almost nothing but a mouth, on two short legs."""
    for k in (-1, 1):
        c.limb((0.14 * k, 0.24), (0.20 * k, 0.05), 0.11, 0.08, hue)
        c.disc((0.20 * k - 0.03, 0.035), 0.12, 0.05, hue)
        c.curve([(0.30 * k, 0.56), (0.50 * k, 0.44), (0.46 * k, 0.22)], 0.08, 0.035, hue)
    c.disc((0, 0.56), 0.38, 0.42, hue)
    c.poly([(-0.30, 0.60), (0.0, 0.74), (0.30, 0.60), (0.24, 0.36), (0.0, 0.22), (-0.24, 0.36)], inside, 0.06)
    for k in range(7):
        x = -0.24 + 0.08 * k
        high, low = 0.70 - 1.1 * x * x, 0.26 + 1.4 * x * x
        c.poly([(x - 0.035, high), (x + 0.035, high), (x, high - 0.12)], BONE, 0.02, False)
        c.poly([(x - 0.035, low), (x + 0.035, low), (x, low + 0.10)], BONE, 0.02, False)
    for x, y, r in ((-0.18, 0.86, 0.05), (0.0, 0.90, 0.06), (0.18, 0.86, 0.05)):
        c.disc((x, y), r, r, "#ffd75e", glow=0.4)
        c.disc((x, y), r * 0.35, r * 0.7, "#120d14")


def swarm(c: Clay, hue, eye="#d8ff8a") -> None:
    """A cloud of winged things that almost has a shape."""
    rng = np.random.default_rng(11)
    for n in range(11):
        a, far = n * 2.4, 0.06 + 0.034 * n
        x, y = 0.92 * far * math.cos(a), 0.52 + 0.95 * far * math.sin(a)
        size = rng.uniform(0.10, 0.13)
        for k in (-1, 1):
            c.disc((x + k * size * 0.8, y + size * 0.7), size * 0.9, size * 0.45, "#c8d4ff", tilt=35 * k)
        c.disc((x, y), size, size * 0.85, tuple(rgb(hue) * rng.uniform(0.75, 1.15)))
        c.poly([(x - size * 0.2, y - size * 0.7), (x + size * 0.2, y - size * 0.7), (x, y - size * 1.5)], INK, 0.02, False)
        for k in (-1, 1):
            c.disc((x + k * size * 0.35, y + size * 0.15), size * 0.26, size * 0.26, eye, glow=0.5)


def shelled(c: Clay, hue, horn="#c8d84a") -> None:
    """A wall of shell with a horned head under it, seen from the side."""
    for x in (-0.26, -0.02, 0.24):
        c.curve([(x, 0.24), (x - 0.06, 0.12), (x - 0.03, 0.03)], 0.09, 0.06, tuple(rgb(hue) * 0.7))
        c.disc((x - 0.05, 0.03), 0.09, 0.04, INK)
    c.disc((-0.36, 0.24), 0.15, 0.13, tuple(rgb(hue) * 0.8))
    c.curve([(-0.44, 0.30), (-0.58, 0.40), (-0.56, 0.58)], 0.055, 0.010, horn)
    c.disc((-0.41, 0.28), 0.03, 0.03, "#ff5a3c", glow=0.6)
    for n in range(5):
        x, size = 0.34 - 0.15 * n, 0.30 + 0.055 * (2 - abs(n - 2))
        c.poly([(x + 0.16, 0.16), (x + 0.14, 0.20 + size), (x, 0.30 + size), (x - 0.16, 0.20 + size * 0.8), (x - 0.16, 0.16)], tuple(rgb(hue) * (0.8 + 0.08 * (n % 2))), 0.10, metal=0.3)
        c.poly([(x - 0.03, 0.28 + size), (x + 0.04, 0.44 + size), (x + 0.08, 0.27 + size)], horn, 0.03, False)


def book(c: Clay, hue) -> None:
    """An open book that looks back, over a whirl of torn pages."""
    for x, y, a in ((-0.34, 0.20, -20), (0.32, 0.16, 25), (0.10, 0.06, 8), (-0.12, 0.10, -6)):
        c.poly(c.local((x, y), a, [(-0.08, -0.05), (0.08, -0.05), (0.08, 0.05), (-0.08, 0.05)]), BONE, 0.02, False)
    c.poly([(-0.46, 0.80), (-0.44, 0.36), (0.0, 0.28), (0.44, 0.36), (0.46, 0.80), (0.0, 0.70)], hue, 0.04, False)
    for k in (-1, 1):
        c.poly([(0.0, 0.72), (0.14 * k, 0.82), (0.42 * k, 0.82), (0.41 * k, 0.40), (0.14 * k, 0.40), (0.0, 0.32)], "#f0e8d4", 0.08)
        c.disc((0.21 * k, 0.62), 0.095, 0.075, "#fff8e8", glow=0.3)
        c.disc((0.21 * k - 0.02, 0.61), 0.035, 0.05, "#3a1c4a")
    c.poly([(-0.20, 0.46), (0.0, 0.38), (0.20, 0.46), (0.0, 0.42)], "#3a1c4a", 0.02)


def scarab(c: Clay, hue, trim="#e0b84a") -> None:
    """A jewel that walks: shining wing-cases in a golden setting."""
    for k in (-1, 1):
        for x, y, lift in ((0.46, 0.02, 0.24), (0.48, 0.30, 0.44), (0.40, 0.62, 0.66)):
            c.curve([(0.12 * k, lift), (0.34 * k, lift + 0.06), (x * k, y)], 0.04, 0.018, trim, metal=0.5)
    c.disc((0, 0.40), 0.30, 0.36, trim, metal=0.6)
    for k in (-1, 1):
        c.poly([(0.02 * k, 0.66), (0.22 * k, 0.60), (0.26 * k, 0.36), (0.14 * k, 0.12), (0.02 * k, 0.08)], hue, 0.09, metal=0.8)
    c.disc((0, 0.74), 0.17, 0.13, tuple(rgb(hue) * 0.8), metal=0.6)
    c.disc((0, 0.90), 0.12, 0.12, "#ff9a4a", glow=0.35)


def choir(c: Clay, hue, faces="#f4f0ff", hair=None) -> None:
    """Three robed singers, the outer two half gone."""
    for x, scale, tone in ((-0.28, 0.78, 0.62), (0.28, 0.78, 0.62), (0.0, 0.94, 1.0)):
        colour = tuple(rgb(hue) * tone)
        c.poly([(x, scale), (x - 0.13, scale - 0.16), (x - 0.18, 0.30), (x - 0.22, 0.02), (x, 0.06), (x + 0.22, 0.02), (x + 0.18, 0.30), (x + 0.13, scale - 0.16)], colour, 0.10)
        if hair:
            c.disc((x, scale - 0.08), 0.12, 0.12, hair)
        c.disc((x, scale - 0.13), 0.075, 0.10, tuple(rgb(faces) * (0.4 + 0.6 * tone)))
        c.disc((x, scale - 0.16), 0.026, 0.045, "#1a1424")


def crab(c: Clay, hue) -> None:
    """Wider than tall, with two great claws."""
    for k in (-1, 1):
        for x, y in ((0.46, 0.0), (0.38, -0.01), (0.28, 0.0)):
            c.curve([(0.16 * k, 0.24), (x * 0.95 * k, 0.26), (x * k, y)], 0.045, 0.016, tuple(rgb(hue) * 0.75))
        c.curve([(0.22 * k, 0.34), (0.42 * k, 0.42), (0.40 * k, 0.60)], 0.07, 0.06, hue)
        c.poly([(0.30 * k, 0.58), (0.26 * k, 0.80), (0.36 * k, 0.92), (0.38 * k, 0.74), (0.46 * k, 0.90), (0.54 * k, 0.74), (0.48 * k, 0.58)], hue, 0.07)
        c.curve([(0.08 * k, 0.44), (0.10 * k, 0.54), (0.10 * k, 0.58)], 0.02, 0.02, hue)
        c.disc((0.10 * k, 0.60), 0.038, 0.042, "#15111a")
    c.disc((0, 0.32), 0.34, 0.20, hue)
    c.poly([(-0.16, 0.22), (0.0, 0.17), (0.16, 0.22), (0.0, 0.20)], "#5a1c1c", 0.02)


def tree(c: Clay, hue, bark="#5f4630") -> None:
    """A tree that walks: roots for feet, a face in the bark, a crown of leaves."""
    for x in (-0.26, -0.10, 0.12, 0.28):
        c.curve([(x * 0.4, 0.24), (x * 0.8, 0.12), (x, 0.01)], 0.075, 0.028, bark)
    for k in (-1, 1):
        c.curve([(0.10 * k, 0.50), (0.30 * k, 0.54), (0.42 * k, 0.40), (0.46 * k, 0.22)], 0.07, 0.022, bark)
        for turn in (-0.06, 0.02, 0.09):
            c.curve([(0.45 * k, 0.26), ((0.46 + turn) * k, 0.18), ((0.46 + 1.4 * turn) * k, 0.10)], 0.022, 0.008, bark)
    c.poly([(-0.15, 0.16), (-0.13, 0.46), (-0.17, 0.72), (0.17, 0.72), (0.13, 0.46), (0.16, 0.16)], bark, 0.10)
    for k in (-1, 1):
        c.disc((0.06 * k, 0.56), 0.034, 0.026, "#d8ff7a", glow=0.6)
    c.poly([(-0.07, 0.44), (0.0, 0.40), (0.08, 0.44), (0.0, 0.47)], "#1c120c", 0.02)
    for x, y, r in ((-0.24, 0.78, 0.16), (0.24, 0.78, 0.16), (-0.10, 0.90, 0.18), (0.13, 0.91, 0.17), (0.0, 0.76, 0.17)):
        c.disc((x, y), r, r * 0.85, tuple(rgb(hue) * (0.85 + 0.4 * (y - 0.76))))


def umbrellas(c: Clay, hue) -> None:
    """A pack of umbrellas on the hunt."""
    for x, y, size, tone in ((-0.26, 0.34, 0.8, 0.8), (0.26, 0.36, 0.8, 1.15), (0.0, 0.56, 1.0, 1.0)):
        c.curve([(x, y), (x, y - 0.30 * size), (x + 0.05, y - 0.36 * size), (x + 0.08, y - 0.30 * size)], 0.018, 0.016, WOOD)
        c.poly([(x - 0.26 * size, y - 0.02), (x - 0.18 * size, y + 0.18 * size), (x, y + 0.27 * size), (x + 0.18 * size, y + 0.18 * size), (x + 0.26 * size, y - 0.02), (x + 0.13 * size, y + 0.04), (x, y - 0.01), (x - 0.13 * size, y + 0.04)], tuple(np.minimum(rgb(hue) * tone, 1)), 0.08)
        for k in (-1, 1):
            c.disc((x + 0.07 * size * k, y + 0.11 * size), 0.028, 0.034, "#ffe9a0", glow=0.4)


def piano(c: Clay, hue) -> None:
    """A grand piano with teeth for keys."""
    for x in (-0.36, 0.0, 0.36):
        c.limb((x, 0.26), (x, 0.03), 0.04, 0.028, hue)
    c.poly([(-0.46, 0.34), (-0.40, 0.94), (-0.10, 0.98), (0.10, 0.76), (0.36, 0.70), (0.46, 0.34)], tuple(rgb(hue) * 0.8), 0.08)
    c.poly([(-0.48, 0.24), (-0.48, 0.46), (0.48, 0.46), (0.48, 0.24)], hue, 0.06, False)
    c.poly([(-0.44, 0.30), (-0.44, 0.42), (0.44, 0.42), (0.44, 0.30)], "#5a0f1c", 0.03, False)
    for n in range(11):
        x = -0.40 + 0.08 * n
        c.poly([(x - 0.036, 0.42), (x + 0.036, 0.42), (x + 0.025, 0.33), (x, 0.29), (x - 0.025, 0.33)], BONE, 0.02, False)
    for x in (-0.20, 0.04):
        c.disc((x, 0.62), 0.05, 0.06, "#fff4d8", glow=0.4)
        c.disc((x - 0.01, 0.61), 0.02, 0.03, "#15111a")


def lighthouse(c: Clay, hue) -> None:
    """A lighthouse that smiles."""
    for x, rx in ((-0.22, 0.18), (0.20, 0.20), (0.0, 0.26)):
        c.disc((x, 0.05), rx, 0.09, "#6a6470", soft=0.05)
    c.poly([(-0.18, 0.06), (-0.11, 0.72), (0.11, 0.72), (0.18, 0.06)], hue, 0.10, False)
    for y in (0.20, 0.48):
        c.poly([(-0.165 + 0.10 * y, y), (-0.155 + 0.10 * y, y + 0.12), (0.155 - 0.10 * y, y + 0.12), (0.165 - 0.10 * y, y)], "#b04a4a", 0.06, False)
    c.disc((0, 0.82), 0.11, 0.11, "#ffe27a", glow=0.5)
    c.poly([(-0.15, 0.88), (0.0, 1.04), (0.15, 0.88)], "#8a3a3a", 0.04, False)
    for k in (-1, 1):
        c.poly([(0.12 * k, 0.84), (0.50 * k, 0.96), (0.50 * k, 0.72)], "#fff0b0", 0.02, False, glow=0.6)
        c.disc((0.04 * k, 0.42), 0.018, 0.024, "#2a1c20")
    c.curve([(-0.05, 0.36), (0.0, 0.33), (0.05, 0.36)], 0.009, 0.009, "#2a1c20")


def scarecrow(c: Clay, hue) -> None:
    """A sack head on a cross of wood; ropes hold it up."""
    for x in (-0.42, 0.42):
        c.curve([(x, 0.70), (x * 0.9, 0.90), (x * 0.55, 1.06)], 0.012, 0.012, BONE)
    c.limb((0, 0.0), (0, 0.72), 0.030, 0.030, WOOD)
    c.limb((-0.46, 0.66), (0.46, 0.66), 0.026, 0.026, WOOD)
    c.poly([(-0.40, 0.72), (-0.44, 0.58), (-0.18, 0.56), (-0.20, 0.26), (-0.08, 0.32), (0.0, 0.22), (0.10, 0.32), (0.20, 0.26), (0.18, 0.56), (0.44, 0.58), (0.40, 0.72), (0.0, 0.78)], "#5a6a4a", 0.08)
    for k in (-1, 1):
        for turn in (-0.06, 0.0, 0.06):
            c.curve([(0.40 * k, 0.65), (0.48 * k, 0.64 + turn), (0.56 * k, 0.62 + 2 * turn)], 0.018, 0.006, hue)
    c.disc((0, 0.88), 0.125, 0.14, "#c8a86a")
    c.poly([(-0.22, 0.94), (0.0, 1.02), (0.22, 0.94), (0.0, 0.90)], "#4a3a2a", 0.03)
    c.poly([(-0.12, 0.95), (-0.06, 1.12), (0.08, 1.10), (0.12, 0.95)], "#4a3a2a", 0.05)
    for k in (-1, 1):
        c.disc((k * 0.05, 0.89), 0.028, 0.028, "#ff8a3a", glow=0.6)
    c.curve([(-0.06, 0.82), (0.0, 0.80), (0.06, 0.82)], 0.010, 0.010, INK)


def ball(c: Clay, hue, spikes=BONE, glow="#c07aff") -> None:
    """A ball that rolls by itself and grins."""
    for a in np.linspace(0, 360, 10, endpoint=False):
        x, y = math.cos(math.radians(a)), math.sin(math.radians(a))
        c.poly([(0.22 * x - 0.06 * y, 0.40 + 0.22 * y + 0.06 * x), (0.42 * x, 0.40 + 0.42 * y), (0.22 * x + 0.06 * y, 0.40 + 0.22 * y - 0.06 * x)], spikes, 0.03, False, metal=0.4)
    c.disc((0, 0.40), 0.31, 0.31, hue, metal=0.3)
    for k in (-1, 1):
        c.poly([(k * 0.05 - 0.02, 0.46), (k * 0.18 - 0.02, 0.56), (k * 0.17 - 0.02, 0.43)], glow, 0.02, False, glow=0.6)
    c.poly([(-0.20, 0.33), (0.0, 0.24), (0.16, 0.33), (0.0, 0.28)], glow, 0.02, glow=0.5)


def boots(c: Clay, hue) -> None:
    """A pair of boots with nobody in them, in mid-stride, blades at the toes."""
    for x, y, tone in ((0.16, 0.04, 0.7), (-0.12, 0.0, 1.0)):
        colour = tuple(rgb(hue) * tone)
        c.poly([(x - 0.10, y + 0.68), (x - 0.11, y + 0.22), (x - 0.30, y + 0.14), (x - 0.32, y + 0.03), (x + 0.14, y + 0.03), (x + 0.12, y + 0.30), (x + 0.15, y + 0.68)], colour, 0.09)
        c.poly([(x - 0.33, y + 0.04), (x + 0.15, y + 0.04), (x + 0.15, y), (x - 0.33, y)], INK, 0.02, False)
        c.disc((x + 0.02, y + 0.68), 0.13, 0.045, "#1c1218")
        c.poly([(x - 0.30, y + 0.11), (x - 0.50, y + 0.07), (x - 0.30, y + 0.04)], STEEL, 0.02, False, metal=0.8)
        for k in range(3):
            c.limb((x - 0.10, y + 0.34 + 0.11 * k), (x + 0.06, y + 0.36 + 0.11 * k), 0.012, 0.012, BONE)


def thimble(c: Clay, hue) -> None:
    """A thimble with a face, on needle legs."""
    for x in (-0.16, -0.05, 0.07, 0.18):
        c.curve([(x * 0.8, 0.24), (x * 1.5, 0.14), (x * 1.7, 0.0)], 0.020, 0.008, STEEL, metal=0.8)
    c.poly([(-0.25, 0.20), (-0.18, 0.70), (0.0, 0.80), (0.18, 0.70), (0.25, 0.20)], hue, 0.14, metal=0.7)
    c.poly([(-0.27, 0.26), (0.27, 0.26), (0.28, 0.18), (-0.28, 0.18)], GOLD, 0.03, False, metal=0.7)
    for y in (0.60, 0.68):
        for x in np.linspace(-0.13, 0.13, 5):
            c.disc((x, y), 0.016, 0.016, "#6a6e86")
    for k in (-1, 1):
        c.disc((k * 0.09 - 0.02, 0.49), 0.055, 0.065, "#fff4d8", glow=0.4)
        c.disc((k * 0.09 - 0.03, 0.48), 0.022, 0.032, "#15111a")
    c.poly([(-0.13, 0.39), (0.0, 0.33), (0.11, 0.39), (0.0, 0.36)], "#3a1c2a", 0.02)


def engine(c: Clay, hue, glow="#c07aff") -> None:
    """A machine that dreams: a dome of glass over turning wheels, on four legs."""
    for x, y in ((-0.36, 0.0), (0.36, 0.0), (-0.18, 0.02), (0.18, 0.02)):
        c.curve([(x * 0.5, 0.36), (x * 1.15, 0.30), (x, y + 0.03)], 0.055, 0.032, IRON, metal=0.5)
        c.disc((x, 0.025), 0.075, 0.03, IRON, metal=0.5)
    c.poly([(-0.34, 0.30), (-0.38, 0.50), (-0.30, 0.60), (0.30, 0.60), (0.38, 0.50), (0.34, 0.30)], hue, 0.10, metal=0.6)
    for x, size in ((-0.19, 0.24), (0.16, 0.30)):
        c.stamp("cog", (x, 0.44), size, GOLD, metal=0.7)
    c.disc((0, 0.76), 0.24, 0.24, glow, soft=0.12, glow=0.25)
    c.stamp("brain", (0, 0.76), 0.30, "#f0d8ff")
    for k in (-1, 1):
        c.curve([(0.30 * k, 0.58), (0.42 * k, 0.70), (0.40 * k, 0.92)], 0.035, 0.028, IRON, metal=0.5)
        c.disc((0.40 * k, 0.95), 0.06, 0.045, "#ffb84a", glow=0.5)


CREATURES = {each.__name__: each for each in (beast, centaur, dragon, insect, worm, ghost, colossus, tentacled, thing, urchin, maw, swarm, shelled, book, scarab, choir, crab, tree, umbrellas, piano, lighthouse, scarecrow, ball, boots, thimble, engine)}
