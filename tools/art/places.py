"""Places that stand on the map like figures: castles, houses, temples, gates."""

import math

import numpy as np

from pionek.art.brushes import rgb
from pionek.art.glyphs import icons
from tools.art.clay import Clay


def castle(c: Clay, hue, roof) -> None:
    """A place of power: three towers with light in the windows."""
    for x, w, h in ((-0.28, 0.11, 0.52), (0.28, 0.11, 0.46), (0.0, 0.15, 0.66)):
        c.poly([(x - w, 0.0), (x - w, h), (x + w, h), (x + w, 0.0)], hue, 0.10, False)
        for k in (-1, 0, 1):
            c.poly([(x + k * w * 0.72 - 0.03, h), (x + k * w * 0.72 - 0.03, h + 0.06), (x + k * w * 0.72 + 0.03, h + 0.06), (x + k * w * 0.72 + 0.03, h)], hue, 0.02, False)
        c.poly([(x - w * 0.9, h + 0.04), (x, h + 0.30), (x + w * 0.9, h + 0.04)], roof, 0.06, False)
        c.disc((x, h * 0.72), 0.028, 0.045, "#ffd970", glow=0.5)
    c.poly([(-0.40, 0.0), (-0.40, 0.22), (0.40, 0.22), (0.40, 0.0)], tuple(rgb(hue) * 0.85), 0.05, False)
    c.poly([(-0.08, 0.0), (-0.08, 0.14), (0, 0.20), (0.08, 0.14), (0.08, 0.0)], "#16121c", 0.02)


def windowed(c: Clay, at, size, glow) -> None:
    c.disc(at, size * 0.6, size, glow, glow=0.5)


def cottage(c: Clay, hue, roof, glow="#ffd970") -> None:
    """A crooked house with a lit window, and a tree that leans over it."""
    c.curve([(0.34, 0.0), (0.38, 0.34), (0.28, 0.66), (0.36, 0.92)], 0.06, 0.018, "#3a2a24")
    for x, y in ((0.16, 0.98), (0.50, 0.90), (0.22, 0.80)):
        c.curve([(0.31, 0.66), ((0.31 + x) / 2, y - 0.10), (x, y)], 0.028, 0.008, "#3a2a24")
    c.poly([(-0.36, 0.0), (-0.32, 0.40), (0.22, 0.40), (0.26, 0.0)], hue, 0.08, False)
    c.poly([(-0.46, 0.36), (-0.16, 0.74), (0.02, 0.84), (0.34, 0.38), (0.0, 0.42)], roof, 0.08)
    c.poly([(-0.30, 0.58), (-0.30, 0.84), (-0.20, 0.84), (-0.20, 0.62)], "#5a4a52", 0.03, False)
    c.poly([(-0.06, 0.0), (-0.06, 0.20), (0.02, 0.26), (0.10, 0.20), (0.10, 0.0)], "#1c1018", 0.02)
    c.stamp("heart", (-0.20, 0.22), 0.15, glow, glow=0.5) if "heart" in icons() else windowed(c, (-0.20, 0.22), 0.07, glow)
    windowed(c, (-0.06, 0.54), 0.05, glow)


def temple(c: Clay, hue, glow="#ff9a3a") -> None:
    """Steps, columns and a fire that never goes out."""
    for n in range(3):
        w = 0.46 - 0.06 * n
        c.poly([(-w, 0.09 * n), (-w, 0.09 * n + 0.10), (w, 0.09 * n + 0.10), (w, 0.09 * n)], tuple(rgb(hue) * (0.7 + 0.12 * n)), 0.04, False)
    for x in (-0.28, -0.11, 0.11, 0.28):
        c.limb((x, 0.27), (x, 0.62), 0.042, 0.036, hue)
    c.poly([(-0.12, 0.28), (-0.14, 0.44), (-0.04, 0.60), (0.0, 0.48), (0.06, 0.58), (0.13, 0.42), (0.12, 0.28)], glow, 0.06, glow=0.5)
    c.poly([(-0.38, 0.62), (-0.38, 0.70), (0.38, 0.70), (0.38, 0.62)], hue, 0.03, False)
    c.poly([(-0.42, 0.70), (0.0, 0.94), (0.42, 0.70)], tuple(rgb(hue) * 1.1), 0.06, False)
    c.disc((0, 0.78), 0.05, 0.05, glow, glow=0.5)


def gate(c: Clay, hue, glow="#c07aff") -> None:
    """An arch of broken stone with another sky inside."""
    c.poly([(-0.26, 0.06), (-0.26, 0.58), (0.0, 0.84), (0.26, 0.58), (0.26, 0.06)], glow, 0.10, glow=0.3)
    for turn, far in ((0.0, 0.20), (2.1, 0.13), (4.2, 0.16)):
        pts = [(far * r * math.cos(turn + 3 * r), 0.46 + 1.3 * far * r * math.sin(turn + 3 * r)) for r in np.linspace(0.2, 1, 5)]
        c.curve(pts, 0.010, 0.026, "#fff0ff", glow=0.5)
    rng = np.random.default_rng(7)
    ring = [(-0.33, y) for y in (0.08, 0.24, 0.40, 0.56)] + [(0.36 * math.cos(a), 0.62 + 0.30 * math.sin(a)) for a in np.linspace(math.pi * 0.92, math.pi * 0.08, 6)] + [(0.33, y) for y in (0.56, 0.40, 0.24, 0.08)]
    for x, y in ring:
        w, h = rng.uniform(0.085, 0.11), rng.uniform(0.08, 0.10)
        c.poly([(x - w, y - h), (x - w * 0.9, y + h), (x + w * 0.95, y + h * 0.9), (x + w, y - h * 0.9)], tuple(rgb(hue) * rng.uniform(0.7, 1.1)), 0.05, False)


def hill(c: Clay, hue, icon="skull-mask", ground="#5a6a52") -> None:
    """A hill of what was left behind, with one great piece on top."""
    c.poly([(-0.50, 0.0), (-0.40, 0.18), (-0.20, 0.34), (0.0, 0.40), (0.22, 0.32), (0.42, 0.16), (0.50, 0.0)], ground, 0.14)
    for x, y, size in ((-0.34, 0.10, 0.17), (0.34, 0.10, 0.16), (-0.16, 0.14, 0.19), (0.14, 0.12, 0.20), (0.0, 0.26, 0.20), (-0.26, 0.24, 0.14), (0.26, 0.23, 0.15)):
        c.disc((x, y), size * 0.5, size * 0.48, hue)
        for k in (-1, 1):
            c.disc((x + k * size * 0.18, y), size * 0.12, size * 0.13, "#1c1820")
    c.stamp(icon, (0.0, 0.66), 0.56, hue, soft=0.08)


def nest(c: Clay, hue, egg="#dfe8b8") -> None:
    """Twigs around eggs that glow from inside."""
    rng = np.random.default_rng(3)
    for x, y in ((-0.16, 0.38), (0.16, 0.38), (0.0, 0.46)):
        c.disc((x, y), 0.15, 0.21, egg, glow=0.15)
    for n in range(26):
        a = rng.uniform(0, math.pi)
        x, y = 0.40 * math.cos(a), 0.10 + 0.14 * rng.random()
        c.curve([(x - 0.16, y + rng.uniform(-0.05, 0.10)), (x, y), (x + 0.16, y + rng.uniform(-0.05, 0.12))], 0.026, 0.016, tuple(rgb(hue) * rng.uniform(0.6, 1.2)))
        if n % 6 == 0:
            c.curve([(x, y), (x * 1.2, y + 0.24), (x * 1.35 + 0.03, y + 0.44)], 0.024, 0.008, tuple(rgb(hue) * 0.7))


def mirrors(c: Clay, hue, frame="#9a6ad8") -> None:
    """Three tall mirrors that do not show the same thing."""
    for x, lean, tall, tone in ((-0.30, -0.05, 0.74, 0.7), (0.30, 0.05, 0.74, 0.7), (0.0, 0.0, 0.96, 1.0)):
        pts = [(x - 0.15, 0.04), (x - 0.15 + lean, tall - 0.14), (x + lean, tall), (x + 0.15 + lean, tall - 0.14), (x + 0.15, 0.04)]
        c.poly(pts, tuple(rgb(frame) * tone), 0.05, metal=0.5)
        mid = (x + lean * 0.5, tall * 0.5)
        c.poly([(mid[0] + (px - mid[0]) * 0.74, mid[1] + (py - mid[1]) * 0.84) for px, py in pts], tuple(np.minimum(rgb(hue) * (0.5 + 0.6 * tone), 1)), 0.10, metal=0.9)
        c.limb((mid[0] - 0.05, mid[1] - 0.12), (mid[0] + 0.05, mid[1] + 0.16), 0.012, 0.006, "#ffffff", glow=0.4)
    c.stamp("eyeball", (0.0, 0.56), 0.16, "#2a1c3a")


PLACES = {each.__name__: each for each in (castle, cottage, temple, gate, hill, nest, mirrors)}
