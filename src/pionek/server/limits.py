"""Limits for each address, so that no client can slow down the others."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict

MOST_KNOWN = 20_000
"""How many addresses are remembered; those not seen for the longest time are forgotten first."""


class Bucket:
    """A token bucket: `rate` actions a second, and as many as a few seconds allow at once."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, seconds: float = 3.0) -> None:
        self.rate = rate
        self.most = max(1.0, rate * seconds)
        self.left = self.most
        self.at = time.monotonic()

    def take(self) -> bool:
        """Whether one more action is allowed now; if so, it is counted."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Gate:
    """Counts requests and sockets for each address."""

    def __init__(self, rate: float, sockets_each: int, most_sockets: int) -> None:
        self.rate = rate
        self.sockets_each = sockets_each
        self.most_sockets = most_sockets
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.sockets: Counter[str] = Counter()

    def request(self, address: str) -> bool:
        """Whether an address may send a request now."""
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.rate)
            if len(self.buckets) > MOST_KNOWN:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(address)
        return bucket.take()

    def enter(self, address: str) -> bool:
        """Whether an address may open one more socket; if so, `leave` must follow when it closes."""
        if self.sockets[address] >= self.sockets_each or self.sockets.total() >= self.most_sockets:
            return False
        self.sockets[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.sockets[address] -= 1
        if self.sockets[address] <= 0:
            del self.sockets[address]
