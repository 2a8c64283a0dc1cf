"""What Dice Throne offers to bots."""

from __future__ import annotations

from pionek.core.hints import Hints
from pionek.core.state.decision import Option
from pionek.games.dicethrone.model.deeds import Deeds
from tools.rivals.dicethrone.advice import advise, exact_move, only_waits, rollout_move, worth_trying
from tools.rivals.dicethrone.evaluation import evaluate, parts, rollout_value


class DiceThroneHints(Hints[Deeds]):
    """The hints of this game."""

    iterations = 20

    def evaluate(self, table: Deeds, seat: int) -> float:
        return evaluate(table, seat)

    def parts(self, table: Deeds, seat: int) -> dict[str, float]:
        return parts(table, seat)

    def rollout_value(self, table: Deeds, seat: int) -> float:
        return rollout_value(table, seat)

    def advise(self, table: Deeds, seat: int) -> Option | None:
        return advise(table, seat)

    def worth_trying(self, table: Deeds, seat: int, options: list[Option]) -> list[Option]:
        return worth_trying(table, seat, options)

    def only_waits(self, table: Deeds, seat: int, option: Option) -> bool:
        return only_waits(table, seat, option)

    def exact_move(self, table: Deeds, seat: int) -> Option | None:
        return exact_move(table, seat)

    def search_kind(self, table: Deeds) -> str:
        """With several opponents so many players act in between that a tree search learns too little."""
        return "race" if table.seating.several else "tree"

    def rollout_move(self, table: Deeds, seat: int) -> Option | None:
        return rollout_move(table, seat)

    def length(self, table: Deeds) -> int:
        return table.turn
