"""The one random generator of a table: a quick one for simulations, and one that nobody can compute for people."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from pionek.core.state.fields import later
from pionek.core.state.piece import Piece

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content

MASK: Final = 0xFFFFFFFF
MULTIPLIER: Final = 0x3E9F0409
"""MULTIPLIER * 2^32 - 1 is a safe prime, so the period is about 2^61."""
MIXER: Final = 0x45D9F3B
SECRET: Final = 1 << 128
"""A seed from here on is a secret of 128 bits, and its numbers are those of a keyed stream."""
KEYED: Final = 1 << 192
"""The state of a keyed stream: this, the key above 64 bits, and how many numbers were drawn below them."""
PLACES: Final = (1 << 64) - 1
WORDS: Final = 16
"""Numbers of 32 bits in one block."""


class Rng(Piece):
    """Multiply with carry: a step is one multiplication, and its state is one number below 2^62.

    It gives the same numbers interpreted and compiled, and is cheap to copy. A number is the exclusive or of both
    halves of the state, because neither half alone is random enough.

    Whoever sees some numbers can compute the others. So where people play, the seed is a secret (see SECRET), and the
    numbers are the blocks BLAKE2b(key, 0), BLAKE2b(key, 1) and so on, of which the ones seen tell nothing about the rest.
    """

    state: int = later()

    def __init__(self, seed: int) -> None:
        if seed >= SECRET:
            self.state = KEYED | (seed & (SECRET - 1)) << 64
            return
        low = mixed((seed ^ (seed >> 64)) & MASK)
        high = mixed(((seed >> 32) & MASK) ^ low)
        state = (high % MULTIPLIER << 32 | low) or 1
        for _ in range(3):  # passed over, so that seeds that differ little do not show it
            state = MULTIPLIER * (state & MASK) + (state >> 32)
        self.state = state

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """The generator of the first saves had four numbers. A keyed stream is text in all of them."""
        if "state" not in packed:
            packed["state"] = Rng(packed["a"] | packed["b"] << 32 | packed["c"] << 64).state
        elif isinstance(packed["state"], str):
            packed["state"] = int(packed["state"], 16)

    def next(self) -> int:
        """The next 32 random bits."""
        state = self.state
        if state >= KEYED:
            self.state = state + 1
            return keyed(state)
        low = state & MASK
        high = state >> 32
        self.state = MULTIPLIER * low + high
        return low ^ high

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each exactly as likely (numbers that would favour some are drawn anew)."""
        product = self.next() * n
        if (product & MASK) < n:
            least = (MASK + 1 - n) % n
            while (product & MASK) < least:
                product = self.next() * n
        return product >> 32

    def dice(self, count: int, faces: int) -> list[int]:
        """So many equal dice, numbered from 1: one number for all of them as long as it is large enough."""
        results = faces**count if count > 1 else faces
        if results > MASK:
            return [self.below(faces) + 1 for _ in range(count)]
        state = self.state
        if state >= KEYED:
            number = self.below(results)
        else:
            while True:  # as in `below`
                low = state & MASK
                high = state >> 32
                state = MULTIPLIER * low + high
                product = (low ^ high) * results
                if (product & MASK) >= results or (product & MASK) >= (MASK + 1 - results) % results:
                    break
            self.state = state
            number = product >> 32
        if count == 1:
            return [number + 1]
        found: list[int] = []
        for _ in range(count):
            found.append(number % faces + 1)
            number //= faces
        return found

    def each_below(self, limits: list[int]) -> list[int]:
        """A number below each of these, the same as from `below` one after the other, only sooner."""
        found: list[int] = []
        state = self.state
        if state >= KEYED:
            for n in limits:
                found.append(self.below(n))
            return found
        for n in limits:
            while True:
                low = state & MASK
                high = state >> 32
                state = MULTIPLIER * low + high
                product = (low ^ high) * n
                if (product & MASK) >= n or (product & MASK) >= (MASK + 1 - n) % n:
                    break
            found.append(product >> 32)
        self.state = state
        return found

    def shuffle(self, things: list[int]) -> None:
        i = len(things) - 1
        for j in self.each_below(list(range(len(things), 1, -1))):
            things[i], things[j] = things[j], things[i]
            i -= 1


def keyed(state: int) -> int:
    """The number of a keyed stream at a state of it."""
    place = state & PLACES
    key = ((state >> 64) & (SECRET - 1)).to_bytes(16, "big")
    block = blake2b((place // WORDS).to_bytes(8, "big"), key=key, person=b"pionek chance").digest()
    at = place % WORDS * 4
    return int.from_bytes(block[at : at + 4], "big")


def mixed(bits: int) -> int:
    """32 bits, each of which depends on all that were given."""
    bits = ((bits ^ (bits >> 16)) * MIXER) & MASK
    bits = ((bits ^ (bits >> 16)) * MIXER) & MASK
    return bits ^ (bits >> 16)
