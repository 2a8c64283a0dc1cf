"""Hints for bots: what a game knows about playing it well. A game without hints is played by what its results say."""

from __future__ import annotations

from typing import Any, ClassVar, Generic

from pionek.core.learned import EVEN, Learned, Traits, chance
from pionek.core.state.decision import Option
from pionek.core.state.frame import T
from pionek.core.state.rng import Rng


class Hints(Generic[T]):
    """What bots may ask about a table. The table is one that the seat imagines: answers rest on what the seat sees."""

    horizon: ClassVar[int] = 1
    """How far a search looks ahead, in the measure of `clock`; without a clock it looks to the end of the game."""
    patience: ClassVar[int] = 400
    """After how many answers a rollout is cut short."""
    iterations: ClassVar[int] = 100
    """Iterations of a search where nobody says how many: at most 50 ms a decision on average."""
    traits: ClassVar[Traits[Any]] = Traits()
    """What may decide who wins; `pionek learn` weighs it."""

    def __init__(self) -> None:
        self.learned = Learned()

    def evaluate(self, table: T, seat: int) -> float:
        """How well the seat stands: higher is better, 1 is won, -1 is lost."""
        if table.result is None or not table.result.winners:
            return 0.0
        return 1.0 if seat in table.result.winners else -1.0

    def parts(self, table: T, seat: int) -> dict[str, float]:
        """What the standing of a seat is made of, by names that the texts know as `part-NAME`; their sum is what `evaluate` rests on.

        It serves explanations and costs more than `evaluate`; nothing where a game is judged by its end alone.
        """
        return {}

    def advise(self, table: T, seat: int) -> Option | None:
        """The best answer to the pending decision, where the game can compute it (which dice to keep)."""
        return None

    def worth_trying(self, table: T, seat: int, options: list[Option]) -> list[Option]:
        """The options that a bot should consider, at least one. The advised option is considered in any case."""
        return options

    def only_waits(self, table: T, seat: int, option: Option) -> bool:
        """Whether an option only waits, so that its value is the value of the table as it is.

        The other options of the question are then looked at no later than where its procedure ends. Otherwise a bot
        would see what comes next behind some options only, and would postpone whatever it dislikes.
        """
        return False

    def exact_move(self, table: T, seat: int) -> Option | None:
        """The answer that the game computes exactly, so that no bot needs to search for it."""
        return None

    def obvious_move(self, table: T, seat: int) -> Option | None:
        """A sound answer for a search, where so little is at stake that luck would hide the difference."""
        return None

    def rollout_move(self, table: T, seat: int) -> Option | None:
        """A sound answer for rollouts, quickly; None where any option that is worth trying will do."""
        return self.advise(table, seat)

    def varied_move(self, table: T, seat: int, luck: Rng) -> Option | None:
        """Another sound answer for rollouts, where what looks best is not the only good plan: for searches of the kind `halving`."""
        return self.rollout_move(table, seat)

    def rollout_value(self, table: T, seat: int) -> float:
        """How well the seat stands where a search stops: costs more than `evaluate`, and is closer to the chance of winning."""
        return self.evaluate(table, seat)

    def standing(self, table: T, seat: int) -> float:
        """The same, mixed with what was learned: what a search compares."""
        own = self.rollout_value(table, seat)
        if table.result is not None:
            return own
        weights = self.learned.weights(self.traits.kind(table))
        if weights is None:
            return own
        return own + weights.share * (chance(weights.odds(self.traits.of(table, seat))) - own)

    def parts_of_standing(self, table: T, seat: int) -> dict[str, float]:
        """What `standing` is made of, as `parts` of both: what was learned counts as much as where the chances are even."""
        own = self.parts(table, seat)
        weights = self.learned.weights(self.traits.kind(table)) if table.result is None else None
        if weights is None:
            return own
        found = {name: (1.0 - weights.share) * value for name, value in own.items()}
        numbers = self.traits.of(table, seat)
        names = self.traits.names
        for at in range(len(names)):
            part = names[at].split(":")[0]
            found[part] = found.get(part, 0.0) + weights.share * EVEN * weights.weights[at] * numbers[at]
        return found

    def search_kind(self, table: T) -> str:
        """How a search compares options at this table.

        `tree`: the search also branches on later answers. `race`: every option is tried on the same tables until the
        difference is more than luck, where so many dice fall between two answers that a tree would learn nothing.
        `halving`: each option is tried on one rollout, the better half on more of them, which vary, and so on: where advice is
        so sound and chance so small that one rollout tells much of what the option leads to.
        """
        return "tree"

    def length(self, table: T) -> int | None:
        """How long the match has lasted, in turns or rounds; also for statistics."""
        return None

    def clock(self, table: T) -> int:
        """The measure of the horizon: `length`, unless a game can be divided into smaller pieces."""
        return self.length(table) or 0

    def until(self, table: T) -> int:
        """The value of `clock` at which a search that begins here stops."""
        return self.clock(table) + self.horizon
