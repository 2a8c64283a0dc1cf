"""What players may use at which moments: a game's own declaration, from which its page of windows and the tests are made."""

from __future__ import annotations

from typing import ClassVar, Generic

from pionek.core.state.decision import Option
from pionek.core.state.frame import T


class Uses(Generic[T]):
    """The things that players use outside the fixed course of play (instants, tokens, masks ...), and when.

    A moment is known by the rule of the frame that asks: that of its step, or of its window.
    """

    moments: ClassVar[dict[str, dict[str, str]]] = {}
    """For each kind of use: the rule of every moment at which it is possible, with the rule that allows it there."""
    without: ClassVar[dict[str, str]] = {}
    """The rules of windows in which none of these uses is possible, each with the reason."""

    def use_of(self, table: T, option: Option) -> str:
        """The kind of use that an option is; "" for everything that belongs to the course of play."""
        return ""

    def conceivable(self, table: T, kind: int, seat: int) -> bool:
        """Whether a seat could use something in a window, for all that the others know of its cards.

        Where it could not, everybody knows that it is not asked, and nobody need wait for it.
        """
        return True
