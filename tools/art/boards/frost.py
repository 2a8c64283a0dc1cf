"""Frost that creeps over the edge of a painting: ferns of ice, painted in stages that reach further in each time."""

import numpy as np
from scipy import ndimage as nd

from pionek.art.brushes import light, noise, ramp, smooth, warp
from pionek.art.picture import Picture

W, H = 640, 457
REACH = (0.07, 0.13, 0.19, 0.26)
"""How far each stage reaches in, as a share of the height; the ferns before it half as far again."""
QUALITY = 35
EDGE_STEPS = 24
"""How many degrees of shining through frost has."""


def ferns(seed: int) -> np.ndarray:
    """Blades of ice, 0 to 1, long and thin, grown out of one another."""
    dx, dy = (noise(H, W, 58, 3, seed + each) * 17 for each in (1, 2))
    long = warp(noise(H, W, 30, 4, seed + 3, ridged=True, gain=0.6), dx, dy)
    fine = warp(noise(H, W, 11, 3, seed + 4, ridged=True, gain=0.6), dx / 2, dy / 2)
    return np.clip(0.62 * long + 0.38 * fine, 0, 1)


def frost(stage: int) -> Picture:
    """What lies over the painting at a stage: solid at the rim, then blades with the land between them, then single needles."""
    yy, xx = np.mgrid[0:H, 0:W].astype(np.float32)
    rim = np.minimum(np.minimum(xx, W - 1 - xx), np.minimum(yy, H - 1 - yy)) / H
    far = rim + 0.045 * noise(H, W, 96, 4, 7) + 0.02 * noise(H, W, 28, 3, 8)
    depth = REACH[stage]
    blades = ferns(40)
    # At the rim everything is ice; further in, only where blades stand high.
    near = smooth(far, depth, depth * 0.2)
    needles = smooth(far, depth * 1.5, depth * 0.75)
    solid = smooth(blades + 0.85 * near - 0.62, 0.0, 0.42)
    alpha = np.maximum(0.94 * solid * needles, 0.3 * near)
    alpha *= 0.9 * smooth(rim, 0.0, 0.11)  # the sheet itself runs out into the page
    shade = light(nd.gaussian_filter(blades, 1.0), 9)
    colours = ramp(np.clip(0.2 + 0.85 * shade * (0.55 + 0.45 * blades), 0, 1), "#6f9cb6", "#a9cbdc", "#dcecf3", "#f2f9fb")
    alpha = np.round(np.where(alpha < 0.04, 0, alpha) * EDGE_STEPS) / EDGE_STEPS
    colours = np.where(alpha[..., None] > 0, colours, ramp(np.full((H, W), 0.7), "#6f9cb6", "#f2f9fb"))
    return Picture(colours, alpha, QUALITY)
