"""Laying out a position to try something out: what lies before a seat when a match begins."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar, Generic

from pionek.core.state.frame import T


class LayingOut(Generic[T]):
    """Puts things before seats. A game that offers it derives a class of its own.

    Whatever is laid comes from where it lies, so that no more of anything is on the table than the box holds.
    """

    kinds: ClassVar[tuple[str, ...]] = ()
    """The kinds of entries that can lie before a seat."""
    numbers: ClassVar[Mapping[str, int]] = MappingProxyType({})
    """The numbers of a seat that can be set, with the greatest allowed; their texts are those of the scene, `thing-<name>`."""

    def is_ready(self, table: T) -> bool:
        """Whether set-up is over, so that something can be laid out."""
        return True

    def lay(self, table: T, seat: int, kind: str, index: int, count: int) -> bool:
        """Put so many of a thing before a seat: a card in its hand, tokens, a number by its name; whether that is possible."""
        return False
