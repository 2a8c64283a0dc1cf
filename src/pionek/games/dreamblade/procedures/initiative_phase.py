"""The initiative phase: who goes first, and whether there are spawn phases (chapter "Faza inicjatywy")."""

from __future__ import annotations

from pionek.core.rules.in_force import value
from pionek.core.rules.rolls import Roll
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.deeds import Deeds


class Initiative(Frame):
    """Each player rolls a die: the higher roll goes first, and a 1 skips the spawn phases."""

    pending: list[int] = later([0, 1])
    """The seats that still have to roll."""

    steps = (("roll", "DB-INIT-01"), ("ones", "DB-TURNONE-01"), ("order", "DB-INIT-02"), ("skip", "DB-INIT-04"))

    def roll(self, table: Deeds) -> None:
        """The seats roll one after the other, and again where they must (DB-INIT-03, DB-TURNONE-01)."""
        if self.pending:
            self.back_to("roll")
            table.then(Roll(self.pending[0], 1, "DB-INIT-01"))

    def returned(self, table: Deeds, child: Frame) -> None:
        if not isinstance(child, Roll):
            return
        seat = self.pending.pop(0)
        table.initiative[seat] = child.dice[0]
        table.happened(vocabulary.INITIATIVE, seat, amount=child.dice[0], rule="DB-DICE-05")

    def ones(self, table: Deeds) -> None:
        """On turn 1 ones are rerolled; by the tournament rule also after a turn without spawn phases (ruling R-02)."""
        if table.turn == 1 or (table.strict and table.skipped):
            self.pending = [seat for seat in range(2) if table.initiative[seat] == 1]
            for seat in self.pending:
                table.happened(vocabulary.ONE_AGAIN, seat)
            if self.pending:
                self.back_to("roll")

    def order(self, table: Deeds) -> None:
        """The higher roll goes first, in a tie the player with more turns won; else both roll again (DB-INIT-01, -03, -05, DB-TURNONE-02)."""
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
        """A 1 on a die counts, whatever modifies the roll (DB-INIT-05)."""
        table.skipped = 1 in table.initiative
        if table.skipped:
            table.happened(vocabulary.SKIPPED, -1, rule="DB-INIT-06")
