"""What IceGarden tells bots."""

from __future__ import annotations

from pionek.core.hints import Hints
from pionek.core.state.decision import Option
from pionek.games.icegarden.hints.advice import advise
from pionek.games.icegarden.hints.evaluation import worth
from pionek.games.icegarden.hints.rollouts import hunch
from pionek.games.icegarden.model.state import Board


class IceGardenHints(Hints[Board]):
    """The hints of this game, tied together."""

    weighing = "once"
    iterations = 8

    def evaluate(self, table: Board, seat: int) -> float:
        return worth(table, seat)

    def advise(self, table: Board, seat: int) -> Option | None:
        return advise(table, seat)

    def rollout_move(self, table: Board, seat: int) -> Option | None:
        return hunch(table, seat)

    def length(self, table: Board) -> int:
        return table.round
