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
    """A match that this bot cannot play, with the reason in one sentence."""


class Bot:
    """Answers decisions from a seat's own view.

    The answer is the same on every table that looks alike to the seat: random numbers come from the bot's own
    generator, and the bot tries options only on tables from `match.imagine`.
    """

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def check(self, match: Match) -> None:
        """Refuse a match that this bot cannot play, before the first move is made."""

    def choose(self, match: Match, seat: int) -> Option:
        """Choose one of the options that the seat is offered now."""
        raise NotImplementedError


class RandomBot(Bot):
    """Chooses at random."""

    def choose(self, match: Match, seat: int) -> Option:
        options = options_of(match.decision, seat)
        return options[self.rng.below(len(options))]
