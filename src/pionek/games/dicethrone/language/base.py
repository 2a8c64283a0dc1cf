"""The base of effects that act on players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.language.amounts import Selector
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.core.text.phrasebook import joined
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.forms import DiceThroneEffect
from pionek.games.dicethrone.model.state import BEARERS, BOARDS
from pionek.games.dicethrone.vocabulary import TokenNo

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer
    from pionek.core.text.phrasebook import Part


def token_of(resolution: Resolution) -> TokenNo:
    """The token whose text acts by itself or was spent; -1 in a text of a card or an ability."""
    acts = resolution.trigger is not None or resolution.mode == vocabulary.BY_TOKEN
    return resolution.bearer % BEARERS if acts and 0 <= resolution.bearer < BOARDS else -1


SEVERAL = ("all-opponents", "own-side")
"""Selectors that name more than one player."""


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


class Given(Aimed):
    """What is good for whoever gets it, and reads as his own deed: "draw 1 card", "a chosen player draws 1 card"."""

    def say(self, describer: Describer) -> tuple[Part, ...]:
        clause, who = super().say(describer), self.to.say(describer)
        if self.to.word == "you":
            return clause
        return joined([who, clause], ": ") if self.to.word in SEVERAL else describer.done_by(who, clause)
