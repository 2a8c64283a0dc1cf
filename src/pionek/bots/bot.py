"""What a bot is, and the simplest one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.errors import UserError
from pionek.core.state.decision import options_of
from pionek.core.state.rng import Rng

if TYPE_CHECKING:
    from pionek.core.match.match import Match
    from pionek.core.state.decision import Option


class Unfit(UserError):
    """A bot that cannot play what is played here, in one sentence."""


class Bot:
    """Answers decisions from a seat's own view.

    Its answer is the same on every table that looks alike to its seat: chance comes from its own generator, and
    whatever it tries out it tries on tables from `match.imagine`.
    """

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def check(self, match: Match) -> None:
        """Refuse a match that this bot cannot play, before anybody has played a move of it."""

    def choose(self, match: Match, seat: int) -> Option:
        """One of the options that the seat is offered now."""
        raise NotImplementedError


class RandomBot(Bot):
    """Chooses at random."""

    def choose(self, match: Match, seat: int) -> Option:
        options = options_of(match.decision, seat)
        return options[self.rng.below(len(options))]
