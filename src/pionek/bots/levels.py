"""Levels for people: easy, medium, hard and master, the same in every game, each clearly different from the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.bots.greedy import GreedyBot
from pionek.bots.search import Budget, SearchBot
from pionek.core.state.decision import options_of

if TYPE_CHECKING:
    from pionek.core.match.match import Match
    from pionek.core.state.decision import Option

MASTER = 20
"""How many times longer than hard, which takes at most 50 ms a decision, a master thinks: at most a second."""


class SlippingBot(GreedyBot):
    """Plays like the greedy bot, but chooses at random in one of `slips` decisions, as people make mistakes."""

    slips: int

    def choose(self, match: Match, seat: int) -> Option:
        if self.rng.below(self.slips) == 0:
            options = options_of(match.decision, seat)
            return options[self.rng.below(len(options))]
        return super().choose(match, seat)


class EasyBot(SlippingBot):
    """An opponent for a player's first games."""

    slips = 3


class MediumBot(SlippingBot):
    """An opponent who knows the game and is sometimes careless."""

    slips = 10


class HardBot(SearchBot):
    """The bot that searches, with the number of iterations that the game suggests."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, Budget())


class MasterBot(SearchBot):
    """The bot that searches twenty times as long: it counts iterations, not seconds, so that its games can be repeated."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, Budget(times=MASTER))
