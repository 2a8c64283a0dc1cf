"""Chance, and nothing but chance: the one generator that lives inside a table."""

from __future__ import annotations

MASK = 0xFFFFFFFF


class Rng:
    """sfc32: adds and shifts only, every intermediate below 2^62, so it runs alike interpreted and compiled."""

    __slots__ = ("a", "b", "c", "count")

    def __init__(self, seed: int) -> None:
        a = seed & MASK
        b = (seed >> 32) & MASK
        c = (seed >> 64) & MASK
        for count in range(1, 16):  # fifteen numbers are passed over, so that seeds that differ little do not show it
            out = (a + b + count) & MASK
            a = b ^ (b >> 9)
            b = (c * 9) & MASK
            c = (((c << 21) | (c >> 11)) + out) & MASK
        self.a = a
        self.b = b
        self.c = c
        self.count = 16

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
        self.b = (c * 9) & MASK
        self.c = (((c << 21) | (c >> 11)) + out) & MASK
        return out

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each exactly as likely (numbers that would favour some are drawn anew)."""
        product = self.next() * n
        if (product & MASK) < n:
            least = (MASK + 1 - n) % n
            while (product & MASK) < least:
                product = self.next() * n
        return product >> 32

    def each_below(self, limits: list[int]) -> list[int]:
        """A number below each of these, the same as from `below` one after the other, only sooner."""
        found: list[int] = []
        a, b, c, count = self.a, self.b, self.c, self.count
        for n in limits:
            while True:
                out = (a + b + count) & MASK
                count = (count + 1) & MASK
                a = b ^ (b >> 9)
                b = (c * 9) & MASK
                c = (((c << 21) | (c >> 11)) + out) & MASK
                product = out * n
                if (product & MASK) >= n or (product & MASK) >= (MASK + 1 - n) % n:
                    break
            found.append(product >> 32)
        self.a, self.b, self.c, self.count = a, b, c, count
        return found

    def shuffle(self, things: list[int]) -> None:
        i = len(things) - 1
        for j in self.each_below(list(range(len(things), 1, -1))):
            things[i], things[j] = things[j], things[i]
            i -= 1
