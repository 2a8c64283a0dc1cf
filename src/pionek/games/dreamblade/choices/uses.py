"""Which abilities players use of their own accord, and at which moments."""

from __future__ import annotations

from typing import ClassVar

from pionek.core.state.decision import Option
from pionek.core.uses import Uses
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.state import State

WORDS = {vocabulary.USE: "spawn ability", vocabulary.BLADE: "blade ability", vocabulary.REROLL: "reroll"}


class DreamBladeUses(Uses[State]):
    """Spawn abilities in one's own spawn phase, blade abilities between roll and damage, rerolls after any attack roll."""

    moments: ClassVar[dict[str, dict[str, str]]] = {
        "spawn ability": {"DB-SPAWN-05": "DB-ACT-07"},
        "blade ability": {"DB-SEQ-04": "DB-ACT-01"},
        "reroll": {"DB-FORTUNATE-01": "DB-FORTUNATE-01"},
    }

    def use_of(self, table: State, option: Option) -> str:
        return WORDS.get(option.verb, "")
