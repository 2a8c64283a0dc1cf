"""What DreamBlade tells bots."""

from __future__ import annotations

from pionek.core.hints import Hints
from pionek.core.state.decision import Option
from pionek.games.dreamblade.hints.advice import advise, prune, standing
from pionek.games.dreamblade.model.deeds import Deeds


class DreamBladeHints(Hints[Deeds]):
    """The hints of this game, tied together."""

    iterations = 40
    weighing = "race"

    def evaluate(self, table: Deeds, seat: int) -> float:
        return standing(table, seat)

    def advise(self, table: Deeds, seat: int) -> Option | None:
        return advise(table, seat)

    def worth_trying(self, table: Deeds, seat: int, options: list[Option]) -> list[Option]:
        return prune(table, seat, options)

    def length(self, table: Deeds) -> int:
        return table.turn
