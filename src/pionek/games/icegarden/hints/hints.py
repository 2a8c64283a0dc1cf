"""The hints of this game for bots."""

from __future__ import annotations

from pionek.core.hints import Hints
from pionek.core.state.decision import Option
from pionek.core.state.rng import Rng
from pionek.games.icegarden.hints.advice import advise
from pionek.games.icegarden.hints.evaluation import evaluate, parts
from pionek.games.icegarden.hints.rollouts import rollout_move, varied_move
from pionek.games.icegarden.hints.traits import IceGardenTraits
from pionek.games.icegarden.procedures.table import IceGardenTable


class IceGardenHints(Hints[IceGardenTable]):
    """What bots may ask about a table of this game."""

    iterations = 32
    traits = IceGardenTraits()

    def evaluate(self, table: IceGardenTable, seat: int) -> float:
        return evaluate(table, seat)

    def parts(self, table: IceGardenTable, seat: int) -> dict[str, float]:
        return parts(table, seat)

    def advise(self, table: IceGardenTable, seat: int) -> Option | None:
        return advise(table, seat)

    def rollout_move(self, table: IceGardenTable, seat: int) -> Option | None:
        return rollout_move(table, seat)

    def varied_move(self, table: IceGardenTable, seat: int, luck: Rng) -> Option | None:
        return varied_move(table, seat, luck)

    def search_kind(self, table: IceGardenTable) -> str:
        return "halving"

    def length(self, table: IceGardenTable) -> int:
        return table.round
