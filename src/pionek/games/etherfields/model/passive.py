"""What the content must know of texts that are in force by themselves; the texts are forms in language/passive.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.language.effects import Effect
from pionek.core.rules.in_force import Ability
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision

if TYPE_CHECKING:
    from pionek.core.state.table import Table


class Passive(Effect):
    """A text that is in force while its card, Mask, slot or tile is in play. It is never carried out as such."""

    def abilities(self, origin: str, rule: str) -> list[Ability]:
        """The abilities that it brings."""
        raise NotImplementedError(self.word)

    def ruling(self) -> str:
        """The name of the rule that it brings, which procedures ask for; "" for none."""
        return ""

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        return None


def rulings(passive: list[Effect]) -> frozenset[str]:
    """The names of the rules that these texts bring."""
    return frozenset([each.ruling() for each in passive if isinstance(each, Passive) and each.ruling()])
