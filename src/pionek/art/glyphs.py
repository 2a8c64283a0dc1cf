"""Glyphs of the game-icons set as masks and reliefs."""

import re

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage as nd

from pionek.art.brushes import Pixels
from pionek.core.view.icons import all_icons

icons = all_icons

def _arc(p: Pixels, q: Pixels, rx: float, ry: float, phi: float, large: bool, sweep: bool, n: int = 24) -> list[Pixels]:
    """An SVG arc as points (endpoint to centre form)."""
    if not rx or not ry or np.allclose(p, q):
        return [q]
    c, s = np.cos(phi), np.sin(phi)
    m = np.array([[c, s], [-s, c]])
    x, y = m @ ((p - q) / 2)
    k = max(1.0, np.sqrt((x / rx) ** 2 + (y / ry) ** 2))
    rx, ry = rx * k, ry * k
    f = np.sqrt(max(0, (rx * ry) ** 2 - (rx * y) ** 2 - (ry * x) ** 2) / ((rx * y) ** 2 + (ry * x) ** 2)) * (-1 if large == sweep else 1)
    cx, cy = f * rx * y / ry, -f * ry * x / rx
    a = np.arctan2((y - cy) / ry, (x - cx) / rx)
    b = np.arctan2((-y - cy) / ry, (-x - cx) / rx)
    d = (b - a) % (2 * np.pi) if sweep else -((a - b) % (2 * np.pi))
    t = a + d * np.linspace(0, 1, n)[1:]
    return list((m.T @ np.array([cx + rx * np.cos(t), cy + ry * np.sin(t)])).T + (p + q) / 2)


def outlines(d: str) -> list[Pixels]:
    """The closed outlines of an SVG path, curves as short lines."""
    tokens = re.findall(r"[a-zA-Z]|[-+]?(?:\d*\.\d+|\d+\.?)(?:[eE][-+]?\d+)?", d)
    need = dict(M=2, L=2, H=1, V=1, C=6, S=4, Q=4, T=2, A=7, Z=0)
    done: list[Pixels] = []
    now: list[Pixels] = []
    at, start, cmd, i = np.zeros(2), np.zeros(2), "M", 0
    handle: Pixels = None
    # flags of arcs may be written together ("0 01"): split them by hand
    while i < len(tokens):
        if tokens[i].isalpha():
            cmd = tokens[i]
            i += 1
            if cmd in "zZ":
                if len(now) > 2:
                    done.append(np.array(now))
                now, at, handle = [], start.copy(), None
                continue
        up, rel = cmd.upper(), cmd.islower()
        if up == "A":
            args = [float(tokens[i + j]) for j in range(3)]
            i += 3
            while len(args) < 5:
                args.append(float(tokens[i][0]))
                tokens[i] = tokens[i][1:]
                i += not tokens[i]
            args += [float(tokens[i]), float(tokens[i + 1])]
            i += 2
        else:
            args = [float(each) for each in tokens[i:i + need[up]]]
            i += need[up]
        a = np.array(args)
        t = np.linspace(0, 1, 13)[1:, None]
        if up == "M":
            if len(now) > 2:
                done.append(np.array(now))
            at = at + a if rel else a
            start, now, cmd, handle = at.copy(), [at], "l" if rel else "L", None
            continue
        if not now:
            now = [at]
        if up in "HV":
            to = at.copy()
            axis = "HV".index(up)
            to[axis] = a[0] + (at[axis] if rel else 0)
            now, handle = [*now, to], None
        elif up == "L":
            to = at + a if rel else a
            now, handle = [*now, to], None
        elif up == "A":
            to = at + a[5:] if rel else a[5:]
            now, handle = now + _arc(at, to, abs(a[0]), abs(a[1]), np.deg2rad(a[2]), bool(a[3]), bool(a[4])), None
        else:
            pts = [p + at if rel else p for p in a.reshape(-1, 2)]
            if up in "ST":
                pts.insert(0, 2 * at - handle if handle is not None else at)
            to, handle = pts[-1], pts[-2]
            if len(pts) == 3:
                p, q = pts[0], pts[1]
                now = now + list((1 - t) ** 3 * at + 3 * (1 - t) ** 2 * t * p + 3 * (1 - t) * t**2 * q + t**3 * to)
            else:
                now = now + list((1 - t) ** 2 * at + 2 * (1 - t) * t * pts[0] + t**2 * to)
        at = np.array(to, float)
    if len(now) > 2:
        done.append(np.array(now))
    return done


def glyph(name: str, size: int, crop: bool = True) -> Pixels:
    """A glyph of the game-icons set as a mask of `size` x `size`, smooth edges. Non-zero winding, as browsers fill."""
    big = size * 3
    loops = outlines(icons()[name])
    pts = np.concatenate(loops)
    low, high = (pts.min(0), pts.max(0)) if crop else (np.zeros(2), np.full(2, 512.0))
    scale = (big - 6) / max(high - low)
    shift = (big - (high - low) * scale) / 2 - low * scale
    wind = np.zeros((big, big), np.int16)
    for loop in loops:
        mask = Image.new("1", (big, big))
        p = loop * scale + shift
        ImageDraw.Draw(mask).polygon([tuple(each) for each in p], fill=1)
        turn = np.sign(np.sum(p[:, 0] * np.roll(p[:, 1], -1) - p[:, 1] * np.roll(p[:, 0], -1)))
        wind += np.asarray(mask).astype(np.int16) * int(turn)
    mask = Image.fromarray(((wind != 0) * 255).astype("uint8"))
    return np.asarray(mask.resize((size, size), Image.Resampling.LANCZOS)) / 255.0


def relief(mask: Pixels, round_px: float) -> Pixels:
    """A glyph blown up like a cushion: the height of something carved, 0 to 1."""
    d = nd.distance_transform_edt(mask > 0.5)
    t = np.clip(d / round_px, 0, 1)
    return nd.gaussian_filter(np.sqrt(1 - (1 - t) ** 2), round_px * 0.12 + 0.6) * mask
