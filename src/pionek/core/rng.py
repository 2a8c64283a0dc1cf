"""Chance, and nothing but chance: the one generator that lives inside a table."""

from __future__ import annotations

MASK = 0xFFFFFFFF


class Rng:
    """sfc32: adds and shifts only, every intermediate below 2^62, so it runs alike interpreted and compiled."""

    __slots__ = ("a", "b", "c", "count")

    def __init__(self, seed: int) -> None:
        self.a = seed & MASK
        self.b = (seed >> 32) & MASK
        self.c = (seed >> 64) & MASK
        self.count = 1
        self.skip(15)

    def clone(self) -> Rng:
        new = Rng.__new__(Rng)
        new.a = self.a
        new.b = self.b
        new.c = self.c
        new.count = self.count
        return new

    def next(self) -> int:
        """The next 32 random bits."""
        b, c, count = self.b, self.c, self.count
        out = (self.a + b + count) & MASK
        self.count = (count + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) | (c >> 11)) & MASK) + out) & MASK
        return out

    def skip(self, numbers: int) -> None:
        """Pass over so many numbers."""
        a, b, c, count = self.a, self.b, self.c, self.count
        for _ in range(numbers):
            out = (a + b + count) & MASK
            count = (count + 1) & MASK
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & MASK
            c = ((((c << 21) | (c >> 11)) & MASK) + out) & MASK
        self.a, self.b, self.c, self.count = a, b, c, count

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each exactly as likely (numbers that would favour some are drawn anew)."""
        product = self.next() * n
        if (product & MASK) < n:
            least = (MASK + 1 - n) % n
            while (product & MASK) < least:
                product = self.next() * n
        return product >> 32

    def shuffle(self, things: list[int]) -> None:
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]
