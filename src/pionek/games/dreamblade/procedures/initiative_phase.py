"""The initiative phase: who goes first, and whether anybody spawns (chapter "Faza inicjatywy")."""

from __future__ import annotations

from pionek.core.rules.in_force import value
from pionek.core.rules.rolls import Roll
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.state.table import Table
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.deeds import Deeds


class Initiative(Frame):
    """Each player rolls a die; who goes first, and whether anybody spawns (chapter "Faza inicjatywy")."""

    pending: list[int] = later([0, 1])
    """The seats that still have to roll."""

    steps = (("roll", "DB-INIT-01"), ("ones", "DB-TURNONE-01"), ("order", "DB-INIT-02"), ("skip", "DB-INIT-04"))

    def roll(self, table: Deeds) -> None:
        """DB-INIT-01, DB-INIT-03, DB-TURNONE-01: one after the other, and again where it must be."""
        if self.pending:
            self.back_to("roll")
            table.then(Roll(self.pending[0], 1, "DB-INIT-01"))

    def returned(self, table: Table, child: Frame) -> None:
        assert isinstance(child, Roll)
        assert isinstance(table, Deeds)
        seat = self.pending.pop(0)
        table.initiative[seat] = child.dice[0]
        table.happened(vocabulary.INITIATIVE, seat, amount=child.dice[0], rule="DB-DICE-05")

    def ones(self, table: Deeds) -> None:
        """DB-TURNONE-01: on turn 1 ones do not count; by the option also after a turn without spawn phases (gaps R-02)."""
        if table.turn == 1 or (table.strict and table.skipped):
            self.pending = [seat for seat in range(2) if table.initiative[seat] == 1]
            for seat in self.pending:
                table.happened(vocabulary.ONE_AGAIN, seat)
            if self.pending:
                self.back_to("roll")

    def order(self, table: Deeds) -> None:
        """DB-INIT-01, DB-INIT-02, DB-INIT-03, DB-INIT-05, DB-TURNONE-02: the higher roll, then more turns won, then again."""
        ahead = value(table, vocabulary.INITIATIVE_ROLL, 0) - value(table, vocabulary.INITIATIVE_ROLL, 1)
        if not ahead:
            ahead = table.won[0] - table.won[1]
        if not ahead:
            table.happened(vocabulary.TIED, -1, rule="DB-TURNONE-02" if table.turn == 1 else "DB-INIT-03")
            self.pending = [0, 1]
            self.back_to("roll")
            return
        table.first = 0 if ahead > 0 else 1
        table.active = table.first
        table.happened(vocabulary.FIRST, table.first, rule="DB-INIT-01")

    def skip(self, table: Deeds) -> None:
        """DB-INIT-05: it is the dice as they lie that count."""
        table.skipped = 1 in table.initiative
        if table.skipped:
            table.happened(vocabulary.SKIPPED, -1, rule="DB-INIT-06")

