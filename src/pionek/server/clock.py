"""The time of the server: the clock of the machine when it started, and from then on a clock that is never set."""

from __future__ import annotations

import time

JUMP_MS = 60_000
"""How far the machine's clock may be off before that is a jump and not a correction."""


class SteadyClock:
    """Milliseconds since 1970. If the machine's clock is set, players neither gain nor lose time.

    Small corrections are followed, so that the time stays right over months. After a jump the clock goes on as before
    until the server is started again, and `jumped` says so.
    """

    def __init__(self) -> None:
        self.offset = time.time() - time.monotonic()
        self.jumped = False

    def __call__(self) -> int:
        return int((time.monotonic() + self.offset) * 1000)

    def check(self) -> None:
        """Follow a small correction of the machine's clock, and notice a jump. Called once in a while."""
        off = time.time() - time.monotonic() - self.offset
        if abs(off) * 1000 > JUMP_MS:
            self.jumped = True
        else:
            self.offset += off
