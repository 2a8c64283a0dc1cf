"""Many tables of one game that step together: what the seat that is asked sees and may do is written into given memory."""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from typing import TYPE_CHECKING, Any, Final

from pionek.core.match.match import Match, fresh

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.language.definitions import Content
    from pionek.core.learning.actions import Actions
    from pionek.core.state.decision import Option

WIDE: Final = 4
"""The bytes of a float32."""
RUNNING: Final = 0
OVER: Final = 1
CUT_OFF: Final = 2
"""How a table stands after a step: `CUT_OFF` if a length limit ended its match, not the rules."""


class Tables:
    """A row of tables. Each plays one match after another; a step answers all of them.

    `observations`, `masks` and the rest are flat and writable, row by row of the table: float32, bytes, and lists or arrays
    of numbers. `others` answers for seats that do not belong to the learner, and gives None for those that do.
    """

    def __init__(
        self, game: Game[Any, Any], content: Content, settings: dict[str, Any], actions: Actions, features: int, most_steps: int,
        observations: Any, masks: Any, seats: Any, rewards: Any, ends: Any, others: Callable[[int, Match], Option | None] | None,
        next_seed: Callable[[int, int], int], capped: tuple[str, ...],
    ) -> None:  # fmt: skip
        self.game = game
        self.content = content
        self.settings = settings
        self.actions = actions
        self.width = features
        self.many = len(actions)
        self.most_steps = most_steps
        self.pack = Struct(f"{features}f").pack_into
        self.observations = observations
        self.masks = masks
        self.seats = seats
        self.rewards = rewards
        self.ends = ends
        self.others = others
        self.next_seed = next_seed
        self.capped = capped
        self.matches: list[Match] = []
        self.offered: list[dict[int, Option]] = []
        self.steps: list[int] = []

    def reset(self, seeds: list[int]) -> None:
        """Begin a match of each seed, as many as there are tables."""
        for at in range(len(self.offered)):
            self.clear(at)
        self.matches = [self.begun(seed) for seed in seeds]
        self.offered = [{} for _ in seeds]
        self.steps = [0] * len(seeds)
        for at in range(len(seeds)):
            self.ends[at] = RUNNING
            self.go_on(at)
            self.show(at)

    def begun(self, seed: int) -> Match:
        return Match(self.game, self.content, self.settings, seed, fresh(self.game, self.content, self.settings, seed))

    def step(self, chosen: list[int]) -> None:
        """Take an action at every table. A match that is over gives its rewards, and its table begins the next one at once."""
        for at in range(len(chosen)):
            match = self.matches[at]
            option = self.offered[at].get(chosen[at])
            self.clear(at)
            self.ends[at] = RUNNING
            seats = match.table.seats
            for seat in range(seats):
                self.rewards[at * seats + seat] = 0.0
            if option is None:  # not offered: lost at once
                self.rewards[at * seats + self.seats[at]] = -1.0
                self.ends[at] = OVER
                self.renew(at)
            else:
                match.table.take(option)
                self.steps[at] += 1
                self.go_on(at)
            self.show(at)

    def go_on(self, at: int) -> None:
        """Let others answer until the learner is asked; a match that is over makes room for the next."""
        while True:
            match = self.matches[at]
            table = match.table
            decision = table.decision
            if decision is None or self.steps[at] == self.most_steps > 0:
                self.finish(at)
                self.renew(at)
                continue
            option = self.others(at, match) if self.others is not None else None
            if option is None:
                return
            table.take(option)

    def finish(self, at: int) -> None:
        table = self.matches[at].table
        result = table.result
        self.ends[at] = OVER if result is not None and result.cause not in self.capped else CUT_OFF
        if result is not None:
            for seat in range(table.seats):
                self.rewards[at * table.seats + seat] = self.game.hints.evaluate(table, seat)

    def renew(self, at: int) -> None:
        self.matches[at] = self.begun(self.next_seed(at, self.matches[at].seed))
        self.steps[at] = 0

    def show(self, at: int) -> None:
        """Write the row of a table: what the seat that is asked sees, and what it may do."""
        table = self.matches[at].table
        decision = table.decision
        assert decision is not None
        self.seats[at] = decision.seat
        self.pack(self.observations, at * self.width * WIDE, *self.game.features.observe(table, decision.seat))
        offered = self.offered[at] = self.actions.numbered(decision.options)
        first = at * self.many
        for number in offered:
            self.masks[first + number] = 1

    def clear(self, at: int) -> None:
        """Take back the marks of the last decision; the rest of the mask has none."""
        first = at * self.many
        for number in self.offered[at]:
            self.masks[first + number] = 0
