"""What DreamBlade tells bots."""

from __future__ import annotations

from pionek.core.hints import Hints
from pionek.core.state.decision import Option
from pionek.games.dreamblade.hints.advice import advise, prune, standing
from pionek.games.dreamblade.model.state import Dreamscape


class DreamBladeHints(Hints[Dreamscape]):
    """The hints of this game, tied together."""

    iterations = 40
    weighing = "race"

    def evaluate(self, table: Dreamscape, seat: int) -> float:
        return standing(table, seat)

    def advise(self, table: Dreamscape, seat: int) -> Option | None:
        return advise(table, seat)

    def worth_trying(self, table: Dreamscape, seat: int, options: list[Option]) -> list[Option]:
        return prune(table, seat, options)

    def length(self, table: Dreamscape) -> int:
        return table.turn
