"""Unique names: of several miniatures with the same one their controller keeps one (glossary, "Unique")."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Option
from pionek.core.state.frame import Frame
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.vocabulary import SIDES


class KeepOne(Frame):
    """Of several miniatures with the same Unique name their controller keeps one and sacrifices the others."""

    name: str

    steps = (("keep", "DB-UNIQUE-03"),)

    def same(self, table: Deeds) -> list[int]:
        return [
            piece
            for piece in members(table.fielded & SIDES[self.who])
            if table.definition(piece).unique == self.name
        ]

    def keep(self, table: Deeds) -> Decision:
        return Decision(self.who, [vocabulary.TARGETS[piece] for piece in self.same(table)])

    def took_keep(self, table: Deeds, option: Option) -> None:
        for piece in self.same(table):
            if piece != option.subject:
                table.sacrifice(piece, "DB-UNIQUE-03")
        table.unsettled |= vocabulary.UNIQUE
