"""Damage outside the phases that add damage up: players can respond to it, and it is then dealt at once (ruling R-60)."""

from __future__ import annotations

from pionek.core.rules.windows import open_window
from pionek.core.state.decision import Decision
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.phases import DamagePhase


class SuddenDamage(DamagePhase):
    """Damage of a Main Phase card: a window while it is incoming, no attack, no defence."""

    steps = (("answers", "DT-DAMAGE-04"), ("apply", "DT-GAME-04"))

    def adds_up_healing(self) -> bool:
        """Only the Upkeep Phase and the Defensive Roll Phase add healing up (ruling R-54)."""
        return False

    def answers(self, table: Deeds) -> Decision | None:
        return open_window(table, table.active, vocabulary.INSTANTS, "DT-DAMAGE-04")

    def apply(self, table: Deeds) -> None:
        self.apply_all(table, "DT-GAME-04")
