"""Names of pictures that nobody may fetch before he knows the thing they show."""

from __future__ import annotations

PRIME = 0x01000193
SEEDS = (0x811C9DC5, 0x9E3779B9)


def veil(name: str) -> str:
    """A name that says nothing: two FNV-1a hashes of 32 bits. The page computes the same from the id of a thing that it sees."""
    parts = []
    for seed in SEEDS:
        number = seed
        for byte in name.encode():
            number = (number ^ byte) * PRIME & 0xFFFFFFFF
        parts.append(f"{number:08x}")
    return "".join(parts)
