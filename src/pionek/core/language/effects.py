"""Effects: what a card, figure, token or space does, as data that can be resolved and can describe itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic

from pionek.core.language.forms import Form
from pionek.core.state.decision import Decision, Option
from pionek.core.state.frame import T

if TYPE_CHECKING:
    from pionek.core.rules.resolving import Resolution


class Effect(Form, Generic[T]):
    """One verb of a game or one control form of the core.

    A verb is a deed (does it in `run`), a question (`run` returns the Decision, `took` gets the answer), or a
    procedure (`run` ends with `table.then`).
    """

    family: ClassVar[str] = "effect"
    asks: ClassVar[bool] = False
    """Whether it may ask: nothing that asks can stand in a modifier."""
    gives: ClassVar[str] = ""
    """What it provides to the forms after it in the same text ("roll" ...)."""
    is_price: ClassVar[bool] = False
    """Whether it gives something up: a player who does not have it cannot carry out the text."""

    def gives_up(self) -> bool:
        """Whether it is a price: a choice may be one too."""
        return self.is_price

    def run(self, table: T, resolution: Resolution) -> Decision | None:
        raise NotImplementedError(self.word)

    def took(self, table: T, resolution: Resolution, option: Option) -> None:
        raise NotImplementedError(self.word)

    def possible(self, table: T, resolution: Resolution) -> bool:
        """Whether it could do anything now. An alternative that could not is not offered."""
        return True
