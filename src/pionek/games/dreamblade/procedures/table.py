"""The table of DreamBlade: the deeds, and the procedures that proposals and standing checks begin."""

from __future__ import annotations

from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.procedures.destruction import Displacement, Fates
from pionek.games.dreamblade.procedures.unique import KeepOne
from pionek.games.dreamblade.vocabulary import SIDES


class DreamBladeTable(Deeds):
    """One match of DreamBlade."""

    checks = ((vocabulary.UNIQUE, "check_unique"), (vocabulary.DAMAGE, "check_damage"))

    def perform(self, kind: int, seat: int, subject: int, amount: int, other: int) -> None:
        """DB-KILL-05, DB-KILL-07, DB-DBLOW-01, DB-LOC-07, DB-TERM-05: `other` is the seat that does it."""
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
        """DB-DMG-09, DB-DMG-10, DB-DBLOW-11: once nothing simultaneous is left to resolve."""
        self.then(Fates(self.active))

    def check_unique(self) -> None:
        """DB-UNIQUE-02, DB-UNIQUE-03."""
        for seat in range(2):
            names: list[str] = []
            for piece in members(self.fielded & SIDES[seat]):
                name = self.definition(piece).unique
                if name and name in names:
                    self.then(KeepOne(seat, name))
                    return
                names.append(name)
