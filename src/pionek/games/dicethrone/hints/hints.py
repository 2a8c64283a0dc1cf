"""What DiceThrone tells bots."""

from __future__ import annotations

from pionek.core.hints import Hints
from pionek.core.state.decision import Option
from pionek.games.dicethrone.hints.advice import advise, hunch, idles, prune, solve
from pionek.games.dicethrone.hints.evaluation import prospect, standing
from pionek.games.dicethrone.model.deeds import Deeds


class DiceThroneHints(Hints[Deeds]):
    """The hints of this game, tied together."""

    iterations = 20

    def evaluate(self, table: Deeds, seat: int) -> float:
        return standing(table, seat)

    def rollout_value(self, table: Deeds, seat: int) -> float:
        return prospect(table, seat)

    def advise(self, table: Deeds, seat: int) -> Option | None:
        return advise(table, seat)

    def worth_trying(self, table: Deeds, seat: int, options: list[Option]) -> list[Option]:
        return prune(table, seat, options)

    def only_waits(self, table: Deeds, seat: int, option: Option) -> bool:
        return idles(table, seat, option)

    def exact_move(self, table: Deeds, seat: int) -> Option | None:
        return solve(table, seat)

    def search_kind(self, table: Deeds) -> str:
        """Among several opponents so many others answer in between that a tree learns nothing."""
        return "race" if table.seating.several else "tree"

    def rollout_move(self, table: Deeds, seat: int) -> Option | None:
        return hunch(table, seat)

    def length(self, table: Deeds) -> int:
        return table.turn
