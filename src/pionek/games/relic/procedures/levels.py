"""Gaining levels (rulebook p. 14)."""

from __future__ import annotations

from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.relic import vocabulary
from pionek.games.relic.model.deeds import Deeds


class Levels(Frame):
    """Gain levels one by one, each with the rewards of its column from the top down."""

    left: int
    row: int = later(0)

    steps = (("rise", "RE-LEVEL-01"), ("reward", "RE-LEVEL-02"), ("risen", "RE-LEVEL-02"))

    def rise(self, table: Deeds) -> None:
        """Gain a level, or a completed mission beyond the twelfth (RE-LEVEL-04)."""
        player = table.players[self.who]
        self.left -= 1
        self.row = 0
        if player.level == vocabulary.MOST:
            table.complete_free(self.who, "RE-LEVEL-04")
            self.back_to("risen")
            self.row = vocabulary.NOTHING
            return
        player.level += 1
        table.happened(vocabulary.GAINED, self.who, amount=1, other=vocabulary.LEVELS, rule="RE-LEVEL-01")

    def reward(self, table: Deeds) -> None:
        player = table.players[self.who]
        column = table.sheet(player).columns[player.level - 1]
        if self.row < len(column):
            self.back_to("reward")
            text = column[self.row]
            self.row += 1
            table.resolve_text(self.who, text)

    def risen(self, table: Deeds) -> None:
        if self.row != vocabulary.NOTHING:
            table.signal(vocabulary.LEVEL, self.who)
        if self.left > 0:
            self.back_to("rise")
