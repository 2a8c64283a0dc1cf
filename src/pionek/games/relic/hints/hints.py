"""The hints of Relic for bots."""

from __future__ import annotations

from pionek.core.hints import Hints
from pionek.core.state.decision import Option
from pionek.games.relic.hints.advice import advise, worth_trying
from pionek.games.relic.hints.evaluation import evaluate, parts
from pionek.games.relic.hints.rollouts import obvious_move, rollout_move
from pionek.games.relic.hints.traits import RelicTraits
from pionek.games.relic.hints.winning_chance import rollout_value
from pionek.games.relic.model.deeds import Deeds


class RelicHints(Hints[Deeds]):
    """The hints of this game, tied together."""

    iterations = 60
    traits = RelicTraits()

    def evaluate(self, table: Deeds, seat: int) -> float:
        return evaluate(table, seat)

    def parts(self, table: Deeds, seat: int) -> dict[str, float]:
        return parts(table, seat)

    def advise(self, table: Deeds, seat: int) -> Option | None:
        return advise(table, seat)

    def worth_trying(self, table: Deeds, seat: int, options: list[Option]) -> list[Option]:
        return worth_trying(table, seat, options)

    def obvious_move(self, table: Deeds, seat: int) -> Option | None:
        return obvious_move(table, seat)

    def rollout_move(self, table: Deeds, seat: int) -> Option | None:
        return rollout_move(table, seat)

    def rollout_value(self, table: Deeds, seat: int) -> float:
        return rollout_value(table, seat)

    def clock(self, table: Deeds) -> int:
        """Single turns, so that a search stops at the end of a turn, not in the middle of another player's."""
        return table.turn

    def until(self, table: Deeds) -> int:
        """To the end of the active player's next turn: only then does a destination show its worth."""
        return self.clock(table) + 1 + table.seats

    def length(self, table: Deeds) -> int:
        """Turns for each player."""
        return (table.turn + table.seats - 1) // table.seats

    def search_kind(self, table: Deeds) -> str:
        """So many dice fall between two answers that a tree would learn nothing."""
        return "race"
