"""What speaks for an option, in words: which parts of a seat's standing it does more for than another option, and by how much.

Both options are carried out on the same imagined tables, and the parts that `Hints.parts_of_standing` names are compared there. So
nothing is said that the seat may not know, and nothing that the evaluation does not rest on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from pionek.bots.seeds import derived

if TYPE_CHECKING:
    from pionek.core.match.match import Match
    from pionek.core.state.decision import Option
    from pionek.core.state.table import Table

TABLES = 12
"""How many tables are imagined."""
MOST = 2
"""How many parts are named."""
LEAST = 0.004
"""A difference below this is not worth a word."""


class Speaks(msgspec.Struct, gc=False):
    """A part of the standing, and how much more of it one option gives than the other; below 0 it is what it costs."""

    part: str
    more: float


def speaks_for(
    match: Match, seat: int, better: Option, other: Option, seed: int, go_on: Callable[[Table], None] | None = None
) -> list[Speaks]:
    """What the better option does more for, the greatest difference first, and then what it costs, if that is much.

    `go_on` plays further before the parts are compared, for options that have no effect at once.
    """
    total: dict[str, float] = {}
    for at in range(TABLES):
        for option, sign in ((better, 1.0), (other, -1.0)):
            then = match.imagine(seat, derived(seed, "speaks", at))
            then.play(option)
            if go_on is not None:
                go_on(then.table)
            for name, value in then.game.hints.parts_of_standing(then.table, seat).items():
                total[name] = total.get(name, 0.0) + sign * value / TABLES
    found = [Speaks(name, round(more, 4)) for name, more in total.items()]
    gains = sorted((each for each in found if each.more >= LEAST), key=lambda each: -each.more)[:MOST]
    costs = sorted((each for each in found if each.more <= -LEAST), key=lambda each: each.more)[:1]
    return [*gains, *costs]
