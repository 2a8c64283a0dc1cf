"""The bot that every game gets from its evaluation: it looks to the end of its own move and no further."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.bots.bot import Bot
from pionek.core.rng import Rng
from pionek.core.stage import options_of

if TYPE_CHECKING:
    from pionek.core.decision import Option
    from pionek.core.game import Game
    from pionek.core.match import Match
    from pionek.core.table import Table

TABLES = 4
"""How many tables it imagines for one decision. All options are tried on the same ones, so that luck is shared."""
TRIALS = 240
"""Ends of chains looked at below one option on one table; from there on the bot takes a link as it comes."""
EQUAL = 1e-9


class GreedyBot(Bot):
    """Takes what looks best at the end of its own chain of choices, on the average of a few imagined tables."""

    def choose(self, match: Match, seat: int) -> Option:
        options = options_of(match.decision, seat)
        rng = Rng(self.rng.next())  # one number a decision, however much is drawn while thinking
        if len(options) == 1:
            return options[0]
        game = match.game
        tables = [match.imagine(seat, rng.next()).table for _ in range(TABLES)]
        advice = game.advise(tables[0], seat)
        if advice is not None and advice in options:
            return advice
        worth = game.prune(tables[0], seat, options)
        if len(worth) == 1:
            return worth[0]
        sums = [sum(tried(game, table, seat, option) for table in tables) for option in worth]
        best = max(sums) - EQUAL
        equal = [option for option, total in zip(worth, sums, strict=True) if total >= best]
        return equal[rng.below(len(equal))]


def tried(game: Game, table: Table, seat: int, option: Option) -> float:
    """How well the seat stands once this option and the rest of its chain are done."""
    return end_of_chain(game, taken(table, seat, option), seat, [TRIALS])


def taken(table: Table, seat: int, option: Option) -> Table:
    after = table.clone()
    after.take(option, seat)
    return after


def end_of_chain(game: Game, table: Table, seat: int, left: list[int]) -> float:
    """The value of the best way to finish a chain; `left` counts the trials still to be spent on it."""
    decision = table.decision
    if decision is None or not decision.partial or decision.seat != seat:
        left[0] -= 1
        return game.evaluate(table, seat)
    advice = game.advise(table, seat)
    if advice is not None and advice in decision.options:
        return end_of_chain(game, taken(table, seat, advice), seat, left)
    best = float("-inf")
    for option in game.prune(table, seat, decision.options):
        best = max(best, end_of_chain(game, taken(table, seat, option), seat, left))
        if left[0] <= 0:
            break
    return best
