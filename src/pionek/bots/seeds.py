"""Seeds derived from seeds: every bot and every game of a simulation has a random generator of its own."""

from __future__ import annotations

import hashlib

BYTES = 6
"""The size of a seed: small enough that JSON readers keep it exact."""


def derived(seed: int | str, *words: int | str) -> int:
    """Derive a seed for one purpose.

    Different words give seeds that are unrelated to each other and to the original: a bot must not draw the numbers
    that the table is about to draw.
    """
    name = ":".join(str(word) for word in (seed, *words))
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:BYTES], "big")
