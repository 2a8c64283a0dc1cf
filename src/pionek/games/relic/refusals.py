"""What may be done with a thing, and why not: one function a verb, early returns in the rulebook's order."""

from __future__ import annotations

from pionek.core.decision import Guard
from pionek.core.windows import Window
from pionek.games.relic import words
from pionek.games.relic.table import Sector


def refuse(table: Sector, seat: int, verb: int, subject: int) -> Guard | None:
    return words.NOT_YOUR_MOMENT
