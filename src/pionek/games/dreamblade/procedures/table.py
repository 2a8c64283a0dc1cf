"""The table of DreamBlade: the deeds, and the procedures that proposals and standing checks begin."""

from __future__ import annotations

from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.procedures.destruction import Displacement, Fates
from pionek.games.dreamblade.procedures.unique import check_unique


class DreamBladeTable(Deeds):
    """One match of DreamBlade."""

    checks = ((vocabulary.UNIQUE, "check_unique"), (vocabulary.DAMAGE, "check_damage"))

    def perform(self, kind: int, seat: int, subject: int, amount: int, other: int) -> None:
        """Disrupt, banish or destroy a piece; `other` is the seat that does it.

        A destroyed creature stays on the map until its deathblow; a location does not; who was sacrificed meanwhile is gone (DB-KILL-05, -07, DB-DBLOW-01, DB-LOC-07).
        """
        if not self.on_map(subject):
            return
        if kind == vocabulary.DISRUPT:
            self.then(Displacement(other, subject))
        elif kind == vocabulary.BANISH:
            self.banish(subject, "DB-TERM-05")
        elif self.creatures >> subject & 1:
            self.dying |= 1 << subject
            self.unsettled |= vocabulary.DAMAGE
        else:
            self.bury(subject, other)

    def check_damage(self) -> None:
        """Damage is judged once no simultaneous ability is left to resolve (DB-DMG-09, -10, DB-DBLOW-11)."""
        self.then(Fates(self.active))

    def check_unique(self) -> None:
        check_unique(self)
