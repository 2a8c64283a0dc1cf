"""The base of effects that act on players."""

from __future__ import annotations

from pionek.core.language.amounts import Selector
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.forms import DiceThroneEffect
from pionek.games.dicethrone.model.state import BEARERS, BOARDS
from pionek.games.dicethrone.vocabulary import TokenNo


def token_of(resolution: Resolution) -> TokenNo:
    """The token whose text acts by itself or was spent; -1 in a text of a card or an ability."""
    acts = resolution.trigger is not None or resolution.mode == vocabulary.BY_TOKEN
    return resolution.bearer % BEARERS if acts and 0 <= resolution.bearer < BOARDS else -1


class Aimed(DiceThroneEffect):
    """An effect that acts on players. If one of several must be chosen, it asks first."""

    __slots__ = ("to",)

    def __init__(self, to: Selector) -> None:
        """By hand: each form declares `to` among its own fields, in its own place and with its own default."""
        super().__init__()
        self.to = to

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        seats = self.to.select(table, resolution)
        if self.to.asks:
            return Decision(resolution.who, [Option(vocabulary.PLAYER, seat) for seat in seats], partial=True)
        for seat in seats:
            self.act(table, resolution, seat)
        return None

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        self.act(table, resolution, option.subject)

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        """Do it to this player."""
        raise NotImplementedError(self.word)
