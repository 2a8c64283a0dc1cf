"""Midgaard as a relief map, painted from the region outlines of look.yaml.

Writes the painting with a bleed of sea (so the table itself is the sea), and the same outlines bent as the painting
bends them: what the page lights or veils then follows the painted border to the pixel.
"""


from typing import NamedTuple

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage as nd

from pionek.art.brushes import cast, cells, hollow, kuwahara, light, noise, over, ramp, rgb, scattered, smooth, warp
from pionek.art.picture import Picture

W, H = 1600, 1143
BLEED = (0.0625, 0.0625)  # sea around the land, as a share of the painting, left-right and top-bottom
GROUND = {  # base height, roughness, low colour, high colour
    "ice-cape": (0.46, 0.30, "#7f9fb4", "#dfeaf1"),
    "wolf-fjords": (0.44, 0.80, "#4a6462", "#dfe9ee"),
    "iron-shore": (0.30, 0.46, "#51474a", "#b39a8c"),
    "ash-plains": (0.24, 0.20, "#4b4545", "#9a8c85"),
    "desert-marches": (0.24, 0.08, "#a5865a", "#e6cf9d"),
    "misty-moors": (0.17, 0.14, "#4d6450", "#a9b58a"),
    "old-forests": (0.27, 0.20, "#2b4a3c", "#6f8f62"),
    "black-pass": (0.60, 1.00, "#3f4654", "#c9d3dd"),
}


def trace(mask: np.ndarray, every: int = 7) -> list[float]:
    """The outline of the greatest part of a mask, walked clockwise, in per cent of the painting."""
    lab, _n = nd.label(mask)
    mask = np.pad(lab == 1 + np.argmax(np.bincount(lab.ravel())[1:]), 1)
    ring = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
    start = at = tuple(np.argwhere(mask)[0])
    walk, back = [at], 4
    while True:
        for k in range(1, 9):
            step = ring[(back + k) % 8]
            if mask[at[0] + step[0], at[1] + step[1]]:
                at, back = (at[0] + step[0], at[1] + step[1]), (back + k + 4) % 8
                break
        if at == start or len(walk) > 40000:
            break
        walk.append(at)
    p = nd.gaussian_filter1d(np.array(walk, float)[:, ::-1], 2.5, axis=0, mode="wrap")[::every] - 1
    return [round(float(v), 2) for v in (p / (W, H) * 100).ravel()]


class Map(NamedTuple):
    """The map by night and by day, and the outline of each region as painted, in per cent."""

    dark: Picture
    light: Picture
    outlines: dict[str, list[float]]


def relief_map(outlines: dict[str, list[int]]) -> Map:
    """One side of the map, from the outlines of its regions in per cent of the board."""
    shapes = {key.split(":")[1]: np.array(corners, float).reshape(-1, 2) / 100 for key, corners in outlines.items()}
    names = list(shapes)
    bx, by = BLEED

    def to_px(p):
        return np.stack([(bx + p[:, 0] * (1 - 2 * bx)) * W, (by + p[:, 1] * (1 - 2 * by)) * H], 1)

    # -- regions, with borders bent by noise
    wx, wy = (noise(H, W, 150, 4, s) * 15 for s in (1, 2))
    lab = Image.new("L", (W, H))
    for i, name in enumerate(names):
        ImageDraw.Draw(lab).polygon([tuple(p) for p in to_px(shapes[name])], fill=i + 1)
    region = warp(np.asarray(lab).astype(np.float32), wx, wy, order=0).round().astype(int)
    part = {name: nd.gaussian_filter((region == i + 1).astype(np.float32), 13) for i, name in enumerate(names)}
    land0 = region > 0
    near = {name: region == i + 1 for i, name in enumerate(names)}
    for name in names:  # at the coast each region keeps its full weight
        part[name] /= np.maximum(nd.gaussian_filter(land0.astype(np.float32), 13), 0.05)

    # -- height
    mix = lambda k: sum(part[n] * GROUND[n][k] for n in names)
    base, amp = mix(0), mix(1)
    ridges = noise(H, W, 190, 7, 4, ridged=True, gain=0.52)
    hills = noise(H, W, 130, 6, 3)
    ridges = warp(ridges, noise(H, W, 90, 3, 14) * 12, noise(H, W, 90, 3, 15) * 12)
    h = base + amp * (0.95 * (ridges - 0.35) + 0.12 * hills)
    # the coast: frayed, never straight; the fjords cut deep
    inland = nd.distance_transform_edt(land0)
    shore = inland / 58 + smooth(inland, 95, 25) * (0.5 * noise(H, W, 230, 2, 18) + 0.5 * noise(H, W, 80, 6, 9)) + 0.02
    fj = np.abs(warp(noise(H, W, 150, 4, 11), wx * 1.5, wy * 1.5))
    cut = part["wolf-fjords"] * smooth(0.17 - fj, 0, 0.1) * smooth(h, 1.15, 0.35)
    sea = (shore < 0.40) | ~land0 | (cut > 0.5)
    sea = nd.binary_opening(nd.binary_closing(sea, iterations=2), iterations=1) | ~land0
    lab_sea, _ = nd.label(sea)  # ponds of a few pixels are noise
    small = np.bincount(lab_sea.ravel()) < 260
    sea &= ~small[lab_sea]
    lab_land, _n = nd.label(~sea)
    small = np.bincount(lab_land.ravel()) < 120
    sea |= small[lab_land] & (lab_land > 0)
    coast = nd.distance_transform_edt(~sea)
    h = h * smooth(coast, 0, 16) + 0.04

    yy, xx = np.mgrid[0:H, 0:W].astype(np.float32)
    # dunes: waves across the wind, steep on the lee side, wandering
    d = part["desert-marches"]
    phase = (xx * 0.55 + yy * 1.0) / 34 + 2.6 * noise(H, W, 170, 4, 51) + 0.5 * noise(H, W, 40, 3, 52)
    saw = (phase % 1.0)
    dune = np.where(saw < 0.72, saw / 0.72, (1 - saw) / 0.28)
    dune = nd.gaussian_filter(dune, 2.6) * (0.45 + 0.55 * smooth(noise(H, W, 120, 3, 53), -0.7, 0.5))
    h += d * dune * 0.062
    # craters of the ash plains
    rng = np.random.default_rng(12)
    spots = np.argwhere(nd.binary_erosion(near["ash-plains"], iterations=44))[::701]
    craters = np.zeros((H, W), np.float32)
    heat = np.zeros((H, W), np.float32)
    chosen = []
    for y, x in rng.permutation(spots):
        r = rng.uniform(16, 34) if len(chosen) > 1 else rng.uniform(50, 62)
        if all(np.hypot(y - v, x - u) > 1.25 * (r + q) for v, u, q in chosen):
            chosen.append((y, x, r))
            t = np.hypot(yy - y, xx - x) * (1 + 0.12 * noise(H, W, 60, 2, int(x))) / r
            craters += np.where(t < 1, (t**2 - 0.62) * 0.9, 0.38 * np.exp(-((t - 1) / 0.35) * 2.2)) * r / 60 * 0.42
            if r > 40:
                heat += np.exp(-(t / 0.5) ** 2)
        if len(chosen) > 7:
            break
    h += craters * smooth(part["ash-plains"], 0.2, 0.9)
    # crevasses of the glacier
    ice = part["ice-cape"]
    flow = warp(noise(H, W, 70, 3, 61, ridged=True), wx * 2, wy * 2)
    crev = smooth(np.abs(np.sin((yy * 0.9 - xx * 0.45) / 15 + 3.4 * noise(H, W, 210, 3, 62))), 0.16, 0.0) * smooth(flow, 0.45, 0.75)
    h = h * (1 - 0.35 * ice) + ice * 0.16 * nd.gaussian_filter(flow, 2)
    h -= ice * crev * 0.12
    # strata of the iron shore
    iron = part["iron-shore"]
    step = 0.085
    terr = h + 0.02 * noise(H, W, 50, 3, 71)
    terr = (np.floor(terr / step) + smooth(terr / step % 1.0, 0.55, 1.0)) * step
    h = h * (1 - 0.8 * iron) + terr * 0.8 * iron
    # moor pools
    moor = part["misty-moors"]
    pool_f = warp(noise(H, W, 70, 4, 81), wx, wy)
    pool = smooth(pool_f, 0.62, 0.70) * smooth(moor, 0.75, 0.95) * smooth(coast, 14, 26)
    h = h * (1 - 0.5 * moor) + 0.5 * moor * nd.gaussian_filter(h, 5)
    h = np.where(pool > 0.5, nd.gaussian_filter(h, 12) - 0.03, h)
    # rivers: from the pass to the sea, bent like everything else
    river = Image.new("L", (W, H))
    pen = ImageDraw.Draw(river)
    for line, width in (([(60, 47), (56, 54), (53, 62), (47, 68), (44, 77), (46, 88), (43, 100)], 5), ([(35, 36), (30, 46), (22, 52), (14, 57), (6, 56), (-2, 58)], 5), ([(68, 52), (77, 56), (84, 53), (92, 57), (101, 54)], 5)):
        p = to_px(np.array(line) / 100)
        t = np.linspace(0, len(p) - 1, 260)
        q = np.stack([np.interp(t, range(len(p)), nd.gaussian_filter1d(p[:, k], 0.6)) for k in (0, 1)], 1)
        for k in range(len(q) - 1):
            wdt = 1.5 + width * k / len(q)
            pen.ellipse([*(q[k] - wdt / 2), *(q[k] + wdt / 2)], fill=255)
            pen.line([tuple(q[k]), tuple(q[k + 1])], fill=255, width=max(1, round(wdt)))
    meander = 11 * noise(H, W, 46, 3, 91), 11 * noise(H, W, 46, 3, 92)
    river = nd.gaussian_filter(warp(np.asarray(river) / 255.0, wx * 1.2 + meander[0], wy * 1.2 + meander[1]), 0.8)
    river = np.where(sea, 0, river)
    bank = nd.gaussian_filter((river > 0.4).astype(np.float32), 7)
    h = h * (1 - 0.6 * np.clip(bank * 2.4, 0, 1)) + nd.gaussian_filter(h, 16) * 0.55 * np.clip(bank * 2.4, 0, 1)
    # trees: a dome on every point, each with its own size and green
    crowns = np.zeros((H, W), np.float32)
    tint = np.zeros((H, W), np.float32)
    thick = part["old-forests"] + 0.34 * part["misty-moors"] * smooth(noise(H, W, 120, 3, 95), 0.35, 0.9) + 0.5 * part["wolf-fjords"] * smooth(noise(H, W, 90, 3, 96), 0.3, 0.8) * smooth(h, 0.62, 0.4)
    glade = smooth(noise(H, W, 130, 3, 97), 0.95, 0.55)
    for turn, (gap, size) in enumerate(((12, 7.4), (8, 5.0))):
        pts = scattered(H, W, gap, 31 + turn)
        iy, ix = pts[:, 0].astype(int), pts[:, 1].astype(int)
        keep = (thick[iy, ix] * glade[iy, ix] > rng.uniform(0.3, 0.95, len(pts))) & (coast[iy, ix] > 7) & (bank[iy, ix] < 0.12) & (pool[iy, ix] < 0.1)
        seed_at = np.zeros((H, W), bool)
        radius, green = np.zeros((H, W), np.float32), np.zeros((H, W), np.float32)
        seed_at[iy[keep], ix[keep]] = True
        radius[iy[keep], ix[keep]] = size * rng.uniform(0.7, 1.15, keep.sum())
        green[iy[keep], ix[keep]] = rng.uniform(-1, 1, keep.sum())
        dist, (jy, jx) = nd.distance_transform_edt(~seed_at, return_indices=True)
        r = radius[jy, jx]
        dome = np.sqrt(np.clip(1 - (dist / np.maximum(r, 1)) ** 2, 0, 1)) * r
        tint = np.where(dome > crowns, green[jy, jx], tint)
        crowns = np.maximum(crowns, dome)

    # -- colour
    def blend(k):
        return sum(part[n][..., None] * rgb(GROUND[n][k]) for n in names) / np.maximum(sum(part.values()), 0.3)[..., None]

    fine = noise(H, W, 26, 4, 5)
    t = smooth(h + 0.05 * fine, 0.1, 0.95)
    img = blend(2) * (1 - t[..., None]) + blend(3) * t[..., None]
    rust = iron * smooth(noise(H, W, 60, 4, 72), 0.15, 0.9)
    img = over(img, "#8c5236", 0.55 * rust)
    img = over(img, "#6e8a5c", 0.5 * moor * smooth(noise(H, W, 50, 4, 82), 0.1, 0.9))
    img = over(img, "#7b6a4c", 0.35 * moor * smooth(noise(H, W, 33, 3, 83), 0.3, 1))
    img = over(img, "#f3e3bb", 0.35 * d * dune)
    slope = np.hypot(*np.gradient(nd.gaussian_filter(h, 1.3) * 100))
    line = 0.60 + 0.12 * noise(H, W, 70, 4, 21) + 0.22 * smooth(yy / H, 0.3, 1.0)
    snow = smooth(h, line, line + 0.12) * smooth(slope, 4.6, 1.9)
    snow = np.maximum(snow, ice * smooth(slope, 3.4, 1.2) * 0.9)
    snow = np.maximum(snow, 0.75 * part["black-pass"] * smooth(noise(H, W, 60, 4, 22) + h, 0.5, 1.1) * smooth(slope, 3.2, 1.4))
    img = over(img, "#e3ecf3", 0.9 * snow)
    img = over(img, "#2f7fa6", 0.75 * ice * np.clip(crev, 0, 1))
    lit = 0.72 * light(nd.gaussian_filter(h, 0.9), 105) + 0.28 * light(nd.gaussian_filter(h, 4), 150, 290, 40)
    shadow = cast(nd.gaussian_filter(h, 1), 100, 64, 0.85) * (1 - 0.5 * ice)
    fold = np.clip(hollow(h, 9) * 2.6, -0.3, 0.45)
    shade = (0.40 + 0.80 * lit) * (1 - 0.30 * shadow) * (1 - 0.5 * fold)
    cool = np.array([0.78, 0.90, 1.14])  # shadows are blue, light is warm
    warm = np.array([1.07, 1.02, 0.93])
    k = np.clip(shade, 0, 1.2)[..., None] / 1.2
    img = img * shade[..., None] * (cool * (1 - k) + warm * k)
    img = over(img, "#b9aaa0", 0.30 * part["ash-plains"] * smooth(noise(H, W, 44, 4, 73) + 0.6 * np.sin((xx + 2 * yy) / 34 + 3 * hills), 0.5, 1.5))
    img = kuwahara(np.clip(img, 0, 1.2), 3)  # the ground is brushed; trees, water and borders are drawn upon it
    # forest on top of the shaded ground
    leaf = crowns > 0.8
    shadow = nd.gaussian_filter(nd.shift(leaf.astype(np.float32), (4, 4), order=0), 1.6)
    img = over(img, "#0b1a18", 0.5 * shadow)
    lum = light(nd.gaussian_filter(crowns, 0.6), 1.3, altitude=40)
    crown = ramp(np.clip(0.05 + 0.62 * lum + 0.15 * tint, 0, 1), "#0e2420", "#1c3d30", "#33593f", "#5f7f50", "#a9b279")
    north = smooth(0.62 - yy / H, 0, 0.35)  # snow on the crowns of the north
    crown = over(crown, "#e4eef0", 0.75 * north * smooth(lum, 0.62, 0.85))
    img = over(img, crown, nd.gaussian_filter(leaf.astype(np.float32), 0.6))
    # lava in the greatest craters, ash cracks
    crack = smooth(np.abs(noise(H, W, 80, 4, 41)), 0.05, 0.0) * part["ash-plains"] * smooth(noise(H, W, 150, 3, 42), 0.1, 0.7)
    glow = np.clip(heat * (0.55 + 0.45 * noise(H, W, 18, 3, 43)), 0, 1) * part["ash-plains"]
    img = img + nd.gaussian_filter(glow, 9)[..., None] * rgb("#ff5a1e") * 0.55
    img = over(img, ramp(np.clip(glow, 0, 1), "#5a1408", "#e2571a", "#ffd36b"), smooth(glow, 0.35, 0.75))
    img = over(img, "#d9531e", 0.55 * crack)
    # water
    deep = nd.distance_transform_edt(sea)
    swell = noise(H, W, 30, 4, 44) + 0.6 * noise(H, W, 200, 3, 45)
    water = ramp(smooth(deep + 9 * swell, -4, 105), "#4d7f8e", "#2a586c", "#173a50", "#0e2636", "#0b1e2b")
    waves = light(noise(H, W, 16, 3, 46) + 0.4 * noise(H, W, 60, 2, 47), 1.2, altitude=60)
    water *= (0.82 + 0.26 * waves)[..., None]
    for k, far in enumerate((7, 15, 25)):  # lines of surf, as engravers draw them
        ring = np.exp(-(((deep - far + 2.6 * noise(H, W, 40, 3, 48)) / (1.15 + 0.25 * k)) ** 2))
        water = over(water, "#cfe8ea", ring * (0.42, 0.24, 0.13)[k] * smooth(noise(H, W, 70, 2, 49), -0.9, 0.3))
    # floes around the ice cape
    far_ice = nd.gaussian_filter(near["ice-cape"].astype(np.float32), 60)
    edge, val = cells(H, W, 27, 8)
    floe = smooth(edge, 4.5, 6.5) * (val < 0.15 + 1.1 * far_ice) * smooth(far_ice, 0.06, 0.16) * smooth(deep, 5, 11) * smooth(noise(H, W, 70, 3, 98), -0.5, 0.1)
    water = over(water, "#08202e", 0.5 * nd.shift(floe, (3, 3), order=1))
    water = over(water, ramp(light(nd.gaussian_filter(floe, 1.5), 3), "#7fb0c6", "#eef7fb"), floe)
    img = np.where(sea[..., None], water, img)
    cliff = np.clip(1 - coast / 4.5, 0, 1) * ~sea  # a bright lip along the coast, a dark foot in the water
    img = over(img, "#e9f2ea", 0.28 * cliff)
    img = over(img, "#06141d", 0.35 * np.clip(1 - deep / 5, 0, 1) * sea * smooth(nd.shift((~sea).astype(float), (3, 3), order=0), 0, 1))
    tarn = ramp(smooth(pool_f, 0.66, 1.05), "#6f9aa0", "#2b5566", "#173a49")
    img = over(img, tarn, pool)
    img = over(img, "#d7e6e2", 0.5 * smooth(nd.gaussian_filter(pool, 1.5) - 0.35, 0.0, 0.1) * smooth(0.75 - nd.gaussian_filter(pool, 1.5), 0, 0.1))
    img = over(img, "#3d7d95", np.clip(river * 1.5, 0, 1) * 0.95)
    img = over(img, "#d7ecef", 0.35 * smooth(river, 0.15, 0.4) * smooth(0.7 - river, 0, 0.2))
    mist = smooth(noise(H, W, 240, 4, 99), 0.0, 1.3) * nd.gaussian_filter(near["misty-moors"].astype(np.float32), 34)
    img = over(img, "#dfe8e6", 0.5 * mist)

    grey = img.mean(-1, keepdims=True)
    img = grey + (img - grey) * 0.86  # one painting: less chroma, no value at the ends, so that pieces stand out
    img = 0.045 + 0.86 * np.clip(img, 0, 1.12)
    img = nd.gaussian_filter(np.clip(img, 0, 1), (0.5, 0.5, 0))

    # -- borders: an engraved groove with a rim of frost
    line = np.zeros((H, W), bool)
    line[:, 1:] |= region[:, 1:] != region[:, :-1]
    line[1:] |= region[1:] != region[:-1]
    line &= ~sea & (coast > 2)
    dist = nd.distance_transform_edt(~line) + np.where(sea, 99, 0)
    img = over(img, "#08131b", 0.34 * np.exp(-((dist / 8.5) ** 2)))
    img = over(img, "#e8f6fb", 0.8 * np.exp(-((dist / 1.5) ** 2)) * (0.75 + 0.25 * np.sign(np.sin((xx + yy) / 5))))

    img = np.clip(img, 0, 1)
    edge = np.minimum(np.minimum(xx, W - xx), np.minimum(yy, H - yy) * 1.1)  # the painting ends in the colour of the table
    dark = over(np.clip((img - 0.5) * 1.06 + 0.47, 0, 1), "#0a1a26", 1 - smooth(edge, 2, 90))
    pale = np.clip(img, 0, 1) ** 0.78  # daylight: lifted, the sea the colour of the light page
    pale = over(pale, "#dfeaf0", 0.30 * sea + 0.10)
    pale = over(pale, "#e6eef3", np.maximum(1 - smooth(edge, 2, 90), 0.92 * smooth(deep, 8, 95) * sea))

    # the outline of each region as painted, along its border and its coast
    bent = {name: trace((region == i + 1) & ~sea) for i, name in enumerate(names)}
    return Map(Picture(dark, quality=50), Picture(pale, quality=48), bent)

