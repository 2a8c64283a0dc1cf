"""Where an answer could matter to a player: a game's own cautious test, so that people are asked only where it is useful."""

from __future__ import annotations

from typing import Generic

from pionek.core.state.decision import Option
from pionek.core.state.frame import T


class Mattering(Generic[T]):
    """What need not be asked. It reads only what the seat knows; by default everything is asked."""

    def idle(self, table: T, seat: int) -> Option | None:
        """The answer that changes nothing, where no other could matter to the seat; None where one could, and where in doubt."""
        return None

    def episode(self, table: T) -> str:
        """A name for the attack in progress, the same until it is over; "" where there is none to be passed for as a whole."""
        return ""
