"""The verbs of Dice Throne: what all have in common, and those of cards, points and phases."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from pionek.core.language.amounts import Selector
from pionek.core.language.effects import Effect, Resolution
from pionek.core.state.decision import Decision, Option
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.deeds import Deeds

if TYPE_CHECKING:
    from pionek.core.state.table import Table

class Verb(Effect):
    """A verb of this game, with what it needs so that it does not come to nothing."""

    is_price: ClassVar[bool] = False
    """Whether nothing else of the text can be had without it."""

    def demand(self) -> int:
        """What must be there, as bits of words.py; 0 for nothing."""
        return 0

    def has_room(self, table: Deeds, seat: int) -> bool:
        """Whether what it would give fits."""
        return True


class Aimed(Verb):
    """A verb that acts on somebody: one that must be chosen is asked for first."""

    __slots__ = ("to",)

    def __init__(self, to: Selector) -> None:
        super().__init__()
        self.to = to

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        arena = cast(Deeds, table)
        seats = self.to.select(arena, resolution)
        if self.to.asks:
            return Decision(resolution.who, [Option(vocabulary.PLAYER, seat) for seat in seats], partial=True)
        for seat in seats:
            self.act(arena, resolution, seat)
        return None

    def took(self, table: Table, resolution: Resolution, option: Option) -> None:
        self.act(cast(Deeds, table), resolution, option.subject)

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        raise NotImplementedError(self.word)
