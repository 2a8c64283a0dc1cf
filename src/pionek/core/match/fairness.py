"""Chance that can be checked: a secret that nobody knows while people play, its commitment, and the secret afterwards.

The commitment is shown when the match begins. It says nothing about the secret, and no other secret has the same one. When
the match is over the secret is shown, and anybody can see that it belongs to the commitment and that all dice and decks
follow from it.
"""

from __future__ import annotations

import hashlib
import secrets
from functools import lru_cache

from pionek.core.state.rng import SECRET

LARGEST = (1 << 63) - 1
"""The largest number that every reader of JSON keeps; a larger one is written as text."""


def secret_seed() -> int:
    """A seed for a match of people: 128 bits from the operating system."""
    return SECRET | secrets.randbits(128)


def is_secret(seed: int) -> bool:
    return seed >= SECRET


def secret_of(seed: int) -> str:
    """The secret of a seed as text; "" for a plain seed."""
    return f"{seed - SECRET:032x}" if is_secret(seed) else ""


@lru_cache(maxsize=4096)
def commitment(seed: int) -> str:
    """What is shown of a secret before it is: its hash. "" for a plain seed."""
    return hashlib.sha256(secret_of(seed).encode()).hexdigest() if is_secret(seed) else ""


def packed_number(number: int) -> int | str:
    """A number as JSON can hold it."""
    return number if -LARGEST <= number <= LARGEST else hex(number)


def unpacked_number(packed: int | str) -> int:
    return packed if isinstance(packed, int) else int(packed, 16)
