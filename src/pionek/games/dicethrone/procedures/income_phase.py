"""The Income Phase (rulebook chapter "2. Income Phase")."""

from __future__ import annotations

from pionek.core.rules.windows import open_window
from pionek.core.state.decision import Decision
from pionek.core.state.frame import Frame
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.deeds import Deeds


class Income(Frame):
    """1 CP, then a card, from a deck made anew if it is empty (DT-CP-04, DT-INCOME-04)."""

    steps = (("combat_point", "DT-INCOME-01"), ("card", "DT-INCOME-03"), ("answers", "DT-WINDOW-04"))

    def combat_point(self, table: Deeds) -> None:
        full = table.players[self.who].cp >= vocabulary.MOST_CP
        table.gain_cp(self.who, 1, "DT-INCOME-02" if full else "DT-INCOME-01")

    def card(self, table: Deeds) -> None:
        table.draw_cards(self.who, 1, "DT-INCOME-03")

    def answers(self, table: Deeds) -> Decision | None:
        return open_window(table, self.who, vocabulary.INSTANTS, "DT-WINDOW-04")
