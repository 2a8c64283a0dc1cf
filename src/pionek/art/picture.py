"""A finished picture: colours, what shows through, and how it is stored."""

from __future__ import annotations

from io import BytesIO
from typing import NamedTuple

import numpy as np
from PIL import Image

from pionek.art.brushes import Pixels

EDGE_QUALITY = 80
"""WebP's quality for what shows through."""


class Picture(NamedTuple):
    """Colours of 0 to 1, an optional mask of the same size (1 is solid), and WebP's quality."""

    colours: Pixels
    alpha: Pixels | None = None
    quality: int = 60

    def image(self) -> Image.Image:
        data = (np.clip(self.colours, 0, 1) * 255 + 0.5).astype("uint8")
        if self.alpha is not None:
            data = np.dstack([data, (np.clip(self.alpha, 0, 1) * 255 + 0.5).astype("uint8")])
        return Image.fromarray(data)

    def webp(self) -> bytes:
        buffer = BytesIO()
        self.image().save(buffer, "WEBP", quality=self.quality, method=6, alpha_quality=EDGE_QUALITY)
        return buffer.getvalue()
