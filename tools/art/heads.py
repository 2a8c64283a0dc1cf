"""Heads of people and beasts."""

from pionek.art.brushes import rgb
from tools.art.clay import Clay
from tools.art.materials import BONE, GOLD, INK, STEEL


def head(c: Clay, kind: str, at, r: float, hue, skin, hair) -> None:
    x, y = at
    p = lambda *pts: [(x + a * r, y + b * r) for a, b in pts]
    eyes = lambda colour, dy=0.0, gap=0.36, s=0.15: [c.disc((x + k * gap * r, y + dy * r), s * r, s * r * 0.8, colour, glow=0.6) for k in (-1, 1)]
    if kind in ("wolf", "croc", "horse", "dragon", "boar", "hound"):  # beasts look to the left
        long = {"wolf": 1.6, "croc": 2.3, "horse": 1.7, "dragon": 1.8, "boar": 1.4, "hound": 1.5}[kind]
        c.poly(p((0.7, 0.5), (0.0, 0.95), (-0.7, 0.55), (-long, 0.15), (-long - 0.1, -0.2), (-0.8, -0.35), (0.0, -0.75), (0.8, -0.5)), skin, r * 0.7)
        c.poly(p((-0.3, -0.45), (-long + 0.15, -0.38), (-long + 0.35, -0.68), (-0.4, -0.95), (0.4, -0.7)), skin, r * 0.3)
        if kind in ("wolf", "hound"):
            c.poly(p((0.0, 0.7), (0.15, 1.75), (0.75, 0.6)), skin, r * 0.25, False)
        if kind == "dragon":
            for k in (0.0, 0.5):
                c.curve(p((0.2 + k, 0.6), (0.9 + k, 1.2), (1.8 + k, 1.3)), r * 0.24, r * 0.04, BONE)
        if kind == "boar":
            c.curve(p((-1.0, -0.5), (-1.5, -0.1), (-1.4, 0.5)), r * 0.16, r * 0.04, BONE)
        if kind == "croc":
            for k in range(5):
                c.poly(p((-0.8 - 0.3 * k, -0.3), (-0.72 - 0.3 * k, -0.62), (-0.62 - 0.3 * k, -0.3)), BONE, r * 0.1, False)
        c.disc((x - 0.35 * r, y + 0.35 * r), 0.17 * r, 0.13 * r, "#ffd75e", glow=0.6)
        return
    if kind == "skull":
        c.disc((x, y + 0.15 * r), 0.95 * r, 0.95 * r, BONE)
        c.poly(p((-0.55, -0.3), (0.55, -0.3), (0.42, -1.0), (-0.42, -1.0)), BONE, r * 0.3)
        for k in (-1, 1):
            c.disc((x + 0.38 * r * k, y + 0.05 * r), 0.27 * r, 0.30 * r, "#17131c")
        c.disc((x, y - 0.42 * r), 0.12 * r, 0.18 * r, "#17131c")
        return
    if kind == "hood":
        c.poly(p((0, 1.45), (-0.85, 0.85), (-1.15, -0.2), (-1.05, -1.25), (1.05, -1.25), (1.15, -0.2), (0.85, 0.85)), hue, r * 0.8)
        c.poly(p((0, 0.85), (-0.58, 0.45), (-0.66, -0.3), (0, -0.95), (0.66, -0.3), (0.58, 0.45)), "#14111b", r * 0.2)
        eyes(hair or "#ffd9a0", 0.05, 0.28, 0.15)
        return
    if kind == "blank":
        c.disc(at, 0.85 * r, 1.1 * r, skin)
        return
    if kind in ("long", "wild", "veil"):
        flare = {"long": 1.15, "wild": 1.7, "veil": 1.5}[kind]
        c.poly(p((0, 1.3), (-1.05, 0.8), (-flare, -0.6), (-flare * 0.95, -1.9), (0, -1.3), (flare * 0.95, -1.9), (flare, -0.6), (1.05, 0.8)), hair, r * 0.6)
    if kind in ("beard", "viking"):
        c.poly(p((-0.75, 0.0), (-0.8, -0.8), (0, -2.0), (0.8, -0.8), (0.75, 0.0)), hair, r * 0.5)
    c.disc(at, 0.86 * r, 1.0 * r, skin)
    if kind not in ("helm", "visor", "great-helm", "mask", "two-face", "ape", "samurai", "orc", "bird", "beetle"):
        for k in (-1, 1):
            c.disc((x + 0.33 * r * k, y - 0.02 * r), 0.11 * r, 0.085 * r, "#1c1420")
        c.poly(p((-0.16, -0.5), (0, -0.56), (0.18, -0.5)), tuple(rgb(skin) * 0.45) if isinstance(skin, str) else INK, r * 0.1, False)
    if kind == "orc":
        c.poly(p((-0.8, 0.1), (-1.05, -0.7), (0, -1.15), (1.05, -0.7), (0.8, 0.1)), skin, r * 0.5)
        eyes("#ffd75e", 0.2, 0.34, 0.13)
        for k in (-1, 1):
            c.poly(p((0.30 * k, -0.75), (0.42 * k, -0.10), (0.62 * k, -0.7)), BONE, r * 0.12, False)
            c.poly(p((0.8 * k, 0.3), (1.7 * k, 0.6), (0.85 * k, -0.2)), skin, r * 0.2, False)
    if kind in ("long", "wild"):
        c.poly(p((0, 1.25), (-0.95, 0.75), (-0.9, 0.15), (-0.2, 0.55), (0.5, 0.5), (0.9, 0.1), (0.95, 0.75)), hair, r * 0.4)
    if kind in ("beard", "short", "glasses"):
        c.poly(p((0, 1.2), (-0.95, 0.75), (-0.92, 0.2), (-0.5, 0.55), (0.5, 0.55), (0.92, 0.2), (0.95, 0.75)), hair, r * 0.4)
    if kind == "glasses":
        for k in (-1, 1):
            c.disc((x + 0.42 * r * k, y - 0.02 * r), 0.34 * r, 0.32 * r, "#23222c")
            c.disc((x + 0.42 * r * k, y - 0.02 * r), 0.23 * r, 0.21 * r, "#dff1fa")
    if kind == "ape":
        for k in (-1, 1):
            c.disc((x + 1.05 * r * k, y + 0.1 * r), 0.30 * r, 0.36 * r, skin)
        c.poly(p((0, 1.55), (-0.8, 1.05), (-1.1, 0.1), (-1.0, -0.7), (0, -1.1), (1.0, -0.7), (1.1, 0.1), (0.8, 1.05)), hue, r * 0.7)
        c.poly(p((-0.1, 0.62), (-0.62, 0.58), (-0.78, 0.2), (-0.5, -0.1), (0.5, -0.1), (0.78, 0.2), (0.62, 0.58), (0.1, 0.62)), skin, r * 0.3)
        c.disc((x, y - 0.50 * r), 0.80 * r, 0.56 * r, skin)
        for k in (-1, 1):
            c.disc((x + 0.32 * r * k, y + 0.22 * r), 0.17 * r, 0.15 * r, "#1c1420")
            c.disc((x + 0.20 * r * k, y - 0.30 * r), 0.10 * r, 0.08 * r, "#3a2426")
        c.poly(p((-0.5, -0.62), (0, -0.70), (0.5, -0.62), (0, -0.80)), "#3a2426", r * 0.1)
    if kind == "bird":
        c.poly(p((-0.8, 0.5), (-1.9, -0.1), (-1.5, -0.5), (-0.6, -0.4)), GOLD, r * 0.3)
        c.disc((x - 0.3 * r, y + 0.25 * r), 0.16 * r, 0.16 * r, "#1c1420")
        for k in range(3):
            c.poly(p((0.0 + 0.3 * k, 0.7), (0.5 + 0.5 * k, 2.0 - 0.3 * k), (0.6 + 0.3 * k, 0.4)), (hue, BONE, hue)[k], r * 0.2, False)
    if kind in ("helm", "visor", "great-helm", "viking", "samurai"):
        c.poly(p((0, 1.3), (-0.95, 0.85), (-1.05, 0.05), (1.05, 0.05), (0.95, 0.85)), STEEL if kind != "samurai" else hue, r * 0.6, metal=0.6)
    if kind in ("visor", "great-helm"):
        c.poly(p((-1.0, 0.3), (-0.9, -0.7), (0, -1.25), (0.9, -0.7), (1.0, 0.3)), STEEL, r * 0.6, metal=0.6)
        c.poly(p((-0.8, 0.18), (0.8, 0.18), (0.8, -0.04), (-0.8, -0.04)), "#0f0d14", r * 0.1, False)
        c.poly(p((-0.08, 0.1), (0.08, 0.1), (0.08, -0.95), (-0.08, -0.95)), "#17141c", r * 0.1, False)
    if kind == "visor":
        c.poly(p((-0.1, 1.2), (0.2, 1.9), (0.9, 1.9), (1.6, 1.2), (1.5, 0.4), (0.9, 1.1)), hue, r * 0.35)
    if kind == "helm":
        c.poly(p((-0.12, 0.6), (0.12, 0.6), (0.10, -0.4), (-0.10, -0.4)), STEEL, r * 0.1, False)
        c.poly(p((-0.14, 1.1), (-0.3, 1.9), (0.9, 1.7), (1.3, 0.9), (0.5, 1.2)), hue, r * 0.35)
    if kind == "viking":
        for k in (-1, 1):
            c.curve(p((0.9 * k, 0.6), (1.5 * k, 0.9), (1.5 * k, 1.7)), r * 0.26, r * 0.05, BONE)
    if kind == "samurai":
        c.poly(p((-1.0, 0.25), (-1.75, -0.35), (-1.0, -0.4), (1.0, -0.4), (1.75, -0.35), (1.0, 0.25)), hue, r * 0.3)
        c.disc((x, y - 0.35 * r), 0.62 * r, 0.62 * r, "#7a2a2a")
        for k in (-1, 1):
            c.curve(p((0.15 * k, 0.8), (0.8 * k, 1.5), (0.95 * k, 2.3)), r * 0.16, r * 0.07, GOLD)
        eyes("#ffe9b0", -0.15, 0.3, 0.1)
    if kind in ("crown", "queen"):
        if kind == "queen":
            c.poly(p((0, 1.2), (-0.95, 0.75), (-1.1, -0.9), (-0.75, -0.2), (-0.6, 0.45), (0.6, 0.45), (0.75, -0.2), (1.1, -0.9), (0.95, 0.75)), hair, r * 0.4)
        c.poly(p((-0.85, 0.55), (-1.05, 1.55), (-0.5, 1.1), (0, 1.85), (0.5, 1.1), (1.05, 1.55), (0.85, 0.55)), GOLD, r * 0.2, False, metal=0.6)
    if kind == "horns":
        for k in (-1, 1):
            c.curve(p((0.6 * k, 0.65), (1.4 * k, 0.9), (1.35 * k, 2.0)), r * 0.30, r * 0.05, BONE)
        eyes("#ffd75e", 0.0, 0.35, 0.16)
    if kind == "ram":
        for k in (-1, 1):
            c.curve(p((0.5 * k, 0.8), (1.5 * k, 1.1), (1.9 * k, 0.1), (1.3 * k, -0.4)), r * 0.34, r * 0.08, BONE)
        eyes("#ffd75e", 0.0, 0.35, 0.16)
    if kind == "imp":
        for k in (-1, 1):
            c.poly(p((0.7 * k, 0.2), (2.1 * k, 0.9), (0.7 * k, -0.4)), skin, r * 0.2, False)
        eyes("#ffe27a", 0.05, 0.38, 0.22)
    if kind == "beetle":
        c.poly(p((0, 1.2), (-0.95, 0.7), (-0.9, -0.5), (0, -1.1), (0.9, -0.5), (0.95, 0.7)), hue, r * 0.5, metal=0.3)
        for k in (-1, 1):
            c.curve(p((0.3 * k, 0.8), (0.9 * k, 1.6), (0.5 * k, 2.2)), r * 0.18, r * 0.05, INK)
            c.disc((x + 0.45 * r * k, y + 0.05 * r), 0.26 * r, 0.32 * r, "#ffb84a", glow=0.4)
    if kind == "cap":  # redcap's and jack's
        c.poly(p((-1.0, 0.3), (-0.7, 1.1), (0.2, 1.7), (1.6, 1.5), (0.9, 0.9), (1.0, 0.3)), hue, r * 0.4)
    if kind == "peaked":
        c.poly(p((-1.2, 0.7), (-0.9, 1.5), (0, 1.25), (0.9, 1.5), (1.2, 0.7)), hue, r * 0.4)
        c.poly(p((-1.0, 0.35), (-1.0, 0.75), (1.0, 0.75), (1.0, 0.35)), "#8a2228", r * 0.15, False)
        c.poly(p((-1.15, 0.30), (0, 0.10), (0.9, 0.35), (0, 0.42)), INK, r * 0.1)
        c.disc((x - 0.1 * r, y + 1.0 * r), 0.22 * r, 0.22 * r, GOLD, metal=0.6)
    if kind in ("hat", "fedora"):
        c.poly(p((-0.8, 0.4), (-0.75, 1.25), (0, 1.1), (0.75, 1.25), (0.8, 0.4)), hue, r * 0.35)
        c.poly(p((-1.6, 0.35), (0, 0.72), (1.6, 0.35), (0, 0.18)), hue, r * 0.2)
        c.poly(p((-0.8, 0.5), (0.8, 0.5), (0.8, 0.72), (-0.8, 0.72)), "#7a2f3c", r * 0.1, False)
    if kind == "mask":
        c.poly(p((0, 1.1), (-0.9, 0.7), (-0.95, -0.3), (0, -1.3), (0.95, -0.3), (0.9, 0.7)), BONE, r * 0.4)
        for k in (-1, 1):
            c.poly(p((0.15 * k, 0.0), (0.62 * k, 0.32), (0.6 * k, -0.05)), "#15111a", r * 0.1, False)
    if kind == "two-face":
        c.poly(p((0, 1.15), (-0.95, 0.6), (-0.95, -0.4), (0, -1.25)), "#f2efe6", r * 0.5)
        c.poly(p((0, 1.15), (0.95, 0.6), (0.95, -0.4), (0, -1.25)), "#2b2836", r * 0.5)
        c.disc((x - 0.4 * r, y + 0.1 * r), 0.18 * r, 0.12 * r, "#15111a")
        c.disc((x + 0.4 * r, y + 0.1 * r), 0.18 * r, 0.12 * r, "#ffffff", glow=0.5)
    if kind == "halo":
        c.poly(p((0, 1.15), (-0.9, 0.7), (-0.95, -0.9), (-0.6, 0.4), (0.6, 0.4), (0.95, -0.9), (0.9, 0.7)), hair, r * 0.4)
