"""Unique names: of several miniatures with the same one their controller keeps one (glossary, "Unique")."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Option
from pionek.core.state.frame import Frame
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.vocabulary import SIDES


def check_unique(table: Deeds) -> None:
    """A player who controls two miniatures of one Unique name must choose (DB-UNIQUE-02, -03)."""
    for seat in range(2):
        names: list[str] = []
        for piece in members(table.fielded & SIDES[seat]):
            name = table.definition(piece).unique
            if name and name in names:
                table.then(KeepOne(seat, name))
                return
            names.append(name)


class KeepOne(Frame):
    """Of several miniatures with the same Unique name their controller keeps one and sacrifices the others."""

    name: str

    steps = (("keep", "DB-UNIQUE-03"),)

    def keep(self, table: Deeds) -> Decision:
        return Decision(self.who, [vocabulary.TARGETS[piece] for piece in table.named(self.who, self.name)])

    def took_keep(self, table: Deeds, option: Option) -> None:
        for piece in table.named(self.who, self.name):
            if piece != option.subject:
                table.sacrifice(piece, "DB-UNIQUE-03")
        table.unsettled |= vocabulary.UNIQUE
