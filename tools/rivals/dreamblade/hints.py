"""The hints of DreamBlade for bots."""

from __future__ import annotations

from pionek.core.hints import Hints
from pionek.core.state.decision import Option
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.procedures.damage import Assignment
from tools.rivals.dreamblade.advice import advise
from tools.rivals.dreamblade.evaluation import evaluate, parts


class DreamBladeHints(Hints[Deeds]):
    """Ties evaluation and advice together."""

    iterations = 40

    def evaluate(self, table: Deeds, seat: int) -> float:
        return evaluate(table, seat)

    def parts(self, table: Deeds, seat: int) -> dict[str, float]:
        return parts(table, seat)

    def advise(self, table: Deeds, seat: int) -> Option | None:
        return advise(table, seat)

    def obvious_move(self, table: Deeds, seat: int) -> Option | None:
        """Who takes what is left of the damage: rarely does it matter."""
        frame = table.agenda[-1]
        return advise(table, seat) if isinstance(frame, Assignment) and frame.step_name() == "rest" else None

    def worth_trying(self, table: Deeds, seat: int, options: list[Option]) -> list[Option]:
        """Only some of many targets or cells."""
        return options if len(options) <= 12 else [*options[:11], options[-1]]

    def length(self, table: Deeds) -> int:
        return table.turn

    def search_kind(self, table: Deeds) -> str:
        """So many dice fall between two answers that a tree would learn nothing."""
        return "race"
