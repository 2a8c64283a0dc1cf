"""Damage outside the phases that add it up: it can be answered, and is then dealt at once (gaps Q60)."""

from __future__ import annotations

from pionek.core.decision import Decision
from pionek.core.windows import open_window
from pionek.games.dicethrone import words
from pionek.games.dicethrone.phases import Reckoning
from pionek.games.dicethrone.table import Arena


class SuddenDamage(Reckoning):
    """Damage of a Main Phase card: a window while it is incoming, no attack, no defence."""

    steps = (("answers", "DT-DAMAGE-04"), ("apply", "DT-GAME-04"))

    def adds_up_healing(self, table: Arena) -> bool:
        """Gaps Q54: only the Upkeep and the Defensive Roll Phase add healing up."""
        return False

    def answers(self, table: Arena) -> Decision | None:
        return open_window(table, table.active, words.INSTANTS, "DT-DAMAGE-04")

    def apply(self, table: Arena) -> None:
        self.apply_all(table, "DT-GAME-04")
