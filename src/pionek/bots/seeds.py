"""Seeds made from seeds: every bot and every game of a simulation has a generator of its own."""

from __future__ import annotations

import hashlib

BYTES = 6
"""Short enough to be exact wherever JSON is read."""


def derived(seed: int, *words: int | str) -> int:
    """A seed for one purpose. Different words give seeds that have nothing to do with each other or with the first:
    a bot must not draw the numbers that the table is about to draw.
    """
    name = ":".join(str(word) for word in (seed, *words))
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:BYTES], "big")
