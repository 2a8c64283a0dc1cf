"""Levels for people: easy, medium (the greedy bot) and hard, the same words in every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.bots.greedy import GreedyBot
from pionek.bots.search import Budget, SearchBot
from pionek.core.stage import options_of

if TYPE_CHECKING:
    from pionek.core.decision import Option
    from pionek.core.match import Match

SLIPS = 3
"""Of so many decisions an easy bot takes one without a thought."""


class EasyBot(GreedyBot):
    """Plays like the greedy bot, but now and then takes whatever comes to hand: someone to win one's first games against."""

    def choose(self, match: Match, seat: int) -> Option:
        if self.rng.below(SLIPS) == 0:
            options = options_of(match.decision, seat)
            return options[self.rng.below(len(options))]
        return super().choose(match, seat)


class HardBot(SearchBot):
    """The bot that searches, as long as each game finds worth while."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, Budget())
