"""The levels of 0.1.0: `tools.rivals.levels:Hard` wherever a command takes the word of a bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.state.decision import options_of
from tools.rivals.greedy import GreedyBot
from tools.rivals.search import Budget, SearchBot

if TYPE_CHECKING:
    from pionek.core.match.match import Match
    from pionek.core.state.decision import Option


class Hard(SearchBot):
    """The bot that searched, with the number of iterations that the game suggested."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, Budget())


class Greedy(GreedyBot):
    """The bot that looked ahead to the end of its own move."""


class Slipping(GreedyBot):
    """Played like the greedy bot, but chose at random in one of `slips` decisions."""

    slips: int

    def choose(self, match: Match, seat: int) -> Option:
        if self.rng.below(self.slips) == 0:
            options = options_of(match.decision, seat)
            return options[self.rng.below(len(options))]
        return super().choose(match, seat)


class Easy(Slipping):
    slips = 3


class Medium(Slipping):
    slips = 10
