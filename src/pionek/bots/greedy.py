"""The greedy bot, which needs only a game's evaluation: it looks ahead to the end of its own move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pionek.bots.bot import Bot
from pionek.core.rules.moment import taken
from pionek.core.state.decision import options_of
from pionek.core.state.rng import Rng

if TYPE_CHECKING:
    from pionek.core.hints import Hints
    from pionek.core.match.match import Match
    from pionek.core.state.decision import Option
    from pionek.core.state.table import Table

TABLES = 4
"""How many tables the bot imagines for one decision. It tries all options on the same tables, so that luck affects them equally."""
TRIALS = 240
"""How many ends of a chain are tried below one option on one table; after that the bot takes the first link."""
EQUAL = 1e-9


class GreedyBot(Bot):
    """Takes the option that looks best at the end of its own chain of choices, on average over a few imagined tables.

    `hints` replace those of the game.
    """

    def __init__(self, seed: int, hints: Hints[Any] | None = None) -> None:
        super().__init__(seed)
        self.hints = hints

    def choose(self, match: Match, seat: int) -> Option:
        options = options_of(match.decision, seat)
        rng = Rng(self.rng.next())  # one number per decision, however many are drawn while thinking
        if len(options) == 1:
            return options[0]
        hints = self.hints if self.hints is not None else match.game.hints
        first = match.imagine(seat, rng.next()).table
        advice = hints.advise(first, seat)
        if advice is not None and advice in options:
            return advice
        worth = hints.worth_trying(first, seat, options)
        if len(worth) == 1:
            return worth[0]
        tables = [first, *(match.imagine(seat, rng.next()).table for _ in range(TABLES - 1))]
        stops = any(hints.only_waits(first, seat, option) for option in options)
        sums = [tried(hints, tables, seat, option, stops) for option in worth]
        best = max(sums) - EQUAL
        equal = [option for option, total in zip(worth, sums, strict=True) if total >= best]
        return equal[rng.below(len(equal))]


def tried(hints: Hints[Any], tables: list[Table], seat: int, option: Option, stops: bool) -> float:
    """How well the seat stands once this option and the rest of its chain are done, over all tables.

    The rest of the chain is worked out on the first table and then followed on the others: a seat that cannot tell
    the tables apart cannot choose differently on them. An option that only waits is worth what the tables are worth;
    where one does, the others stop too (`stops`) before anything comes that all of them would meet.
    """
    if hints.only_waits(tables[0], seat, option):
        return sum([hints.evaluate(table, seat) for table in tables])
    total, path = explored(hints, taken(tables[0], seat, option, stops), seat, [TRIALS])
    for table in tables[1:]:
        total += followed(hints, taken(table, seat, option, stops), seat, path)
    return total


def links(table: Table, seat: int) -> list[Option]:
    """What the seat may choose next in the same chain; empty when its move is done."""
    decision = table.decision
    return decision.options if decision is not None and decision.partial and decision.seat == seat else []


def explored(hints: Hints[Any], table: Table, seat: int, left: list[int]) -> tuple[float, list[Option]]:
    """The best way to finish a chain, and its value; `left` counts the remaining trials."""
    options = links(table, seat)
    if not options:
        left[0] -= 1
        return hints.evaluate(table, seat), []
    advice = hints.advise(table, seat)
    worth = [advice] if advice is not None and advice in options else hints.worth_trying(table, seat, options)
    best, path = float("-inf"), worth[:1]
    for option in worth:
        value, rest = explored(hints, taken(table, seat, option), seat, left)
        if value > best:
            best, path = value, [option, *rest]
        if left[0] <= 0:
            break
    return best, path


def followed(hints: Hints[Any], table: Table, seat: int, path: list[Option]) -> float:
    """The value of a sequence of answers through a chain. Where chance has led elsewhere, the rest is computed anew."""
    for option in path:
        if option not in links(table, seat):
            break
        table.take(option, seat)
    return explored(hints, table, seat, [TRIALS])[0]
