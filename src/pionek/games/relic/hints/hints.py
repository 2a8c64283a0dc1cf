"""What Relic tells bots."""

from __future__ import annotations

from pionek.core.hints import Hints
from pionek.core.state.decision import Option
from pionek.games.relic.hints.advice import advise, pruned
from pionek.games.relic.hints.evaluation import standing
from pionek.games.relic.hints.rollouts import hunch, routine
from pionek.games.relic.hints.winning_chance import outlook
from pionek.games.relic.model.deeds import Sector


class RelicHints(Hints[Sector]):
    """The hints of this game, tied together."""

    weighing = "race"
    iterations = 60

    def evaluate(self, table: Sector, seat: int) -> float:
        return standing(table, seat)

    def advise(self, table: Sector, seat: int) -> Option | None:
        return advise(table, seat)

    def worth_trying(self, table: Sector, seat: int, options: list[Option]) -> list[Option]:
        return pruned(table, seat, options)

    def obvious_move(self, table: Sector, seat: int) -> Option | None:
        return routine(table, seat)

    def rollout_move(self, table: Sector, seat: int) -> Option | None:
        return hunch(table, seat)

    def rollout_value(self, table: Sector, seat: int) -> float:
        return outlook(table, seat)

    def clock(self, table: Sector) -> int:
        """Single turns, so that a search stops at the end of one, not in the middle of somebody else's."""
        return table.turn

    def until(self, table: Sector) -> int:
        """To the end of the next turn of whoever moves now: where one lands shows its worth only there."""
        return self.clock(table) + 1 + table.seats

    def length(self, table: Sector) -> int:
        """Turns a player."""
        return (table.turn + table.seats - 1) // table.seats
