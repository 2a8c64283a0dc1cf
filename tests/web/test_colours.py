"""The colours of seats for any colour vision: simulated, as people with one kind of cones missing see them."""

import re
from itertools import combinations

import numpy as np
import pytest

from tests.web.conftest import ROOT

LEAST = 11.0
"""The distance in CIELAB below which two colours beside each other are easily mixed up."""
SEEN = {
    "usual": [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    "protanopia": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    "deuteranopia": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    "tritanopia": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
}
"""What becomes of linear red, green and blue: Machado, Oliveira and Fernandes 2009, full severity."""
TO_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
WHITE = np.array([0.9505, 1.0, 1.089])


def lab(colour: str, seen: list[list[float]]) -> np.ndarray:
    parts = np.array([int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)])
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    xyz = TO_XYZ @ np.clip(np.array(seen) @ linear, 0, 1) / WHITE
    curve = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.array([116 * curve[1] - 16, 500 * (curve[0] - curve[1]), 200 * (curve[1] - curve[2])])


@pytest.mark.parametrize("vision", SEEN)
def test_clear_colours_stay_apart(vision):
    listed = re.search(r"const CLEAR = \[(.*)\]", (ROOT / "web" / "src" / "look.ts").read_text(encoding="utf-8"))
    assert listed is not None
    colours = re.findall(r"#[0-9a-f]{6}", listed[1])
    assert len(colours) == 6
    apart = {pair: float(np.linalg.norm(lab(pair[0], SEEN[vision]) - lab(pair[1], SEEN[vision]))) for pair in combinations(colours, 2)}
    assert min(apart.values()) >= LEAST, apart
