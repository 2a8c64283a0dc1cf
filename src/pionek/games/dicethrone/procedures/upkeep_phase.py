"""The Upkeep Phase (rulebook chapter "1. Upkeep Phase")."""

from __future__ import annotations

from pionek.core.rules.windows import open_window
from pionek.core.state.decision import Decision
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.phases import DamagePhase


class Upkeep(DamagePhase):
    """The active player's tokens act; their damage and healing are applied together at the end."""

    steps = (
        ("before", "DT-WINDOW-03"),
        ("tokens_act", "DT-UPKEEP-02"),
        ("summed_up", "DT-WINDOW-03"),
        ("apply", "DT-UPKEEP-03"),
    )

    def before(self, table: Deeds) -> Decision | None:
        return open_window(table, self.who, vocabulary.INSTANTS, "DT-WINDOW-03")

    def tokens_act(self, table: Deeds) -> None:
        table.happened(vocabulary.UPKEEP, self.who, self.who, rule="DT-UPKEEP-01")

    def summed_up(self, table: Deeds) -> Decision | None:
        return open_window(table, self.who, vocabulary.INSTANTS, "DT-WINDOW-03")

    def apply(self, table: Deeds) -> None:
        self.apply_all(table, "DT-UPKEEP-03")
