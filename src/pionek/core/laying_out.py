"""Laying out a position to try something out: what lies before a seat when a match begins."""

from __future__ import annotations

from typing import Generic

from pionek.core.state.frame import T


class LayingOut(Generic[T]):
    """Puts things before seats. A game that offers it derives a class of its own."""

    def lay(self, table: T, seat: int, kind: str, index: int, count: int) -> bool:
        """Put so many of a thing before a seat: a card in its hand, tokens, a number by its name; whether that is possible."""
        return False
