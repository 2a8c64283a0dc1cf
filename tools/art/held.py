"""Things that figures hold: weapons, tools and shields."""

import math

import numpy as np

from pionek.art.glyphs import icons
from tools.art.clay import Clay
from tools.art.materials import BONE, GOLD, INK, IRON, STEEL, WOOD


def weapon(c: Clay, kind: str, hand, angle: float, hue, k: float = 1.0) -> None:
    """Drawn thick, so that it can be seen at 48 px. `angle` is clockwise from upright."""
    put = lambda pts, colour, soft=0.02, round_=False, **kw: c.poly(c.local(hand, angle, [(x * k, y * k) for x, y in pts]), colour, soft, round_, **kw)
    pole = lambda low, high, r=0.016, colour=WOOD: c.limb(*c.local(hand, angle, [(0, low * k), (0, high * k)]), r, r, colour)
    tip = lambda y: c.local(hand, angle, [(0, y * k)])[0]
    if kind == "sword":
        put([(-0.034, 0.06), (-0.034, 0.50), (0, 0.60), (0.034, 0.50), (0.034, 0.06)], STEEL, 0.03, metal=0.8)
        put([(-0.10, 0.04), (0.10, 0.04), (0.10, 0.08), (-0.10, 0.08)], GOLD, 0.02)
        pole(-0.08, 0.05, 0.02)
    elif kind == "great":
        put([(-0.055, 0.08), (-0.065, 0.62), (0, 0.78), (0.065, 0.62), (0.055, 0.08)], STEEL, 0.05, metal=0.8)
        put([(-0.14, 0.05), (0.14, 0.05), (0.14, 0.10), (-0.14, 0.10)], GOLD, 0.02)
        pole(-0.14, 0.06, 0.024)
    elif kind == "katana":
        put([(-0.02, 0.06), (-0.035, 0.30), (-0.015, 0.66), (0.02, 0.62), (0.02, 0.30), (0.028, 0.06)], STEEL, 0.02, True, metal=0.9)
        pole(-0.12, 0.05, 0.02, INK)
    elif kind == "rapier":
        put([(-0.016, 0.05), (0, 0.72), (0.016, 0.05)], STEEL, 0.015, metal=0.9)
        c.disc(tip(0.05), 0.06 * k, 0.06 * k, GOLD)
    elif kind in ("axe", "double-axe"):
        pole(-0.20, 0.52, 0.02)
        put([(0.01, 0.32), (0.10, 0.30), (0.24, 0.22), (0.28, 0.40), (0.24, 0.58), (0.10, 0.48), (0.01, 0.48)], STEEL, 0.045, True, metal=0.7)
        if kind == "double-axe":
            put([(-0.01, 0.32), (-0.10, 0.30), (-0.24, 0.22), (-0.28, 0.40), (-0.24, 0.58), (-0.10, 0.48), (-0.01, 0.48)], STEEL, 0.045, True, metal=0.7)
    elif kind == "hammer":
        pole(-0.22, 0.46, 0.022)
        put([(-0.20, 0.38), (0.20, 0.38), (0.20, 0.58), (-0.20, 0.58)], IRON, 0.05, metal=0.6)
    elif kind == "spear":
        pole(-0.52, 0.50, 0.016)
        put([(-0.06, 0.46), (0, 0.70), (0.06, 0.46), (0, 0.42)], STEEL, 0.03, metal=0.8)
    elif kind == "scythe":
        pole(-0.50, 0.50, 0.018)
        put([(0.02, 0.52), (-0.16, 0.56), (-0.36, 0.46), (-0.46, 0.28), (-0.32, 0.40), (-0.14, 0.46), (0.02, 0.44)], STEEL, 0.03, True, metal=0.8)
    elif kind == "staff":
        pole(-0.55, 0.42, 0.018)
        c.disc(tip(0.46), 0.075, 0.075, hue, glow=0.35)
    elif kind == "bow":
        arc = [(-0.02, -0.46), (0.10, -0.30), (0.15, 0.0), (0.10, 0.30), (-0.02, 0.46)]
        c.curve(c.local(hand, angle, [(x * k - 0.13, y * k) for x, y in arc][::-1]), 0.012, 0.012, WOOD, mid=0.026)
        c.curve(c.local(hand, angle, [(-0.15 * k, -0.46 * k), (-0.15, 0.0), (-0.15 * k, 0.46 * k)]), 0.005, 0.005, BONE)
    elif kind == "whip":
        pts = [(0, 0), (-0.06, 0.16), (-0.20, 0.10), (-0.18, -0.10), (-0.02, -0.22), (-0.10, -0.40), (-0.26, -0.46)]
        c.curve(c.local(hand, angle, [(x * k, y * k) for x, y in pts]), 0.024, 0.008, "#a8402c")
    elif kind == "torch":
        pole(-0.12, 0.18, 0.024)
        put([(-0.08, 0.18), (-0.11, 0.30), (-0.05, 0.36), (-0.03, 0.50), (0.05, 0.38), (0.10, 0.34), (0.09, 0.20), (0, 0.14)], "#ff9a2e", 0.05, True, glow=0.5)
    elif kind == "lantern":
        pole(0.0, 0.16, 0.012, IRON)
        put([(-0.09, -0.20), (-0.09, 0.0), (0.09, 0.0), (0.09, -0.20)], "#ffcf5e", 0.04, glow=0.45)
        put([(-0.11, 0.0), (0, 0.07), (0.11, 0.0)], IRON, 0.02)
    elif kind == "cleaver":
        pole(-0.10, 0.06, 0.024)
        put([(-0.03, 0.06), (-0.15, 0.08), (-0.16, 0.38), (0.04, 0.42), (0.04, 0.06)], STEEL, 0.03, metal=0.7)
    elif kind == "mace":
        pole(-0.16, 0.34, 0.022)
        c.stamp("spiked-ball", tip(0.44), 0.30 * k, IRON, metal=0.6) if "spiked-ball" in icons() else c.disc(tip(0.44), 0.12, 0.12, IRON, metal=0.6)
    elif kind == "gun":
        put([(-0.035, -0.06), (-0.035, 0.42), (0.035, 0.42), (0.035, -0.02), (0.10, -0.12), (0.04, -0.16)], IRON, 0.025, metal=0.6)
    elif kind == "banner":
        pole(-0.55, 0.56, 0.016)
        put([(0.02, 0.54), (0.18, 0.50), (0.36, 0.54), (0.33, 0.40), (0.36, 0.26), (0.18, 0.22), (0.02, 0.26)], hue, 0.04, True)
    elif kind == "claws":
        for t in (-24, 0, 24):
            c.curve(c.local(hand, angle + t, [(0, 0.02), (0.01, 0.12 * k), (0.045, 0.22 * k)]), 0.024, 0.005, BONE)
    elif kind == "noose":
        pole(-0.02, 0.40, 0.014, BONE)
        ring = [(0.09 * math.sin(a), -0.10 + 0.12 * math.cos(a)) for a in np.linspace(0, 2 * np.pi, 13)]
        c.curve(c.local(hand, angle, [(x * k, y * k) for x, y in ring]), 0.018, 0.018, BONE)
    elif kind == "keg":
        put([(-0.12, -0.16), (-0.15, 0.0), (-0.12, 0.16), (0.12, 0.16), (0.15, 0.0), (0.12, -0.16)], WOOD, 0.08, True)
        for y in (-0.09, 0.09):
            put([(-0.145, y - 0.02), (0.145, y - 0.02), (0.145, y + 0.02), (-0.145, y + 0.02)], IRON, 0.02, metal=0.5)
        c.disc(tip(0.24), 0.035, 0.045, "#ffb03a", glow=0.6)
    elif kind.startswith("on-staff:"):
        pole(-0.55, 0.36, 0.018)
        c.stamp(kind.split(":")[1], tip(0.48), 0.26 * k, hue)
    elif kind.startswith("glyph:"):
        c.stamp(kind.split(":")[1], tip(0.12), 0.34 * k, hue, angle)


def shield(c: Clay, at, hue, kind: str = "heater", k: float = 1.0) -> None:
    if kind == "round":
        c.disc(at, 0.17 * k, 0.18 * k, IRON, metal=0.4)
        c.disc(at, 0.135 * k, 0.145 * k, hue, soft=0.05)
        c.disc(at, 0.045 * k, 0.045 * k, GOLD, metal=0.5)
    elif kind == "tower":
        pts = [(-0.15, -0.30), (-0.16, 0.26), (0, 0.32), (0.16, 0.26), (0.15, -0.30)]
        c.poly([(at[0] + x * k, at[1] + y * k) for x, y in pts], STEEL, 0.05, False, metal=0.4)
        c.poly([(at[0] + x * k * 0.78, at[1] + y * k * 0.86) for x, y in pts], hue, 0.06, False)
    else:
        pts = [(-0.16, 0.18), (0, 0.21), (0.16, 0.18), (0.15, 0.0), (0.08, -0.16), (0, -0.24), (-0.08, -0.16), (-0.15, 0.0)]
        c.poly([(at[0] + x * k, at[1] + y * k) for x, y in pts], STEEL, 0.05, True, metal=0.4)
        c.poly([(at[0] + x * k * 0.76, at[1] + y * k * 0.78) for x, y in pts], hue, 0.06, True)
