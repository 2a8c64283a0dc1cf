"""Action phases: shift or strike, and the moves of a shift (chapter "Fazy akcji")."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.choices.offers import can_shift, can_strike, moves
from pionek.games.dreamblade.choices.targets import shift_ways
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.model.frames import Phase
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.procedures.strike import Strike
from pionek.games.dreamblade.vocabulary import PieceSet


class ActionPhase(Phase):
    """One player shifts or strikes with all creatures (DB-ACTION-02)."""

    is_action = True
    steps = (("choose", "DB-ACTION-01"), ("finish", "DB-ACTION-06"))

    def choose(self, table: Deeds) -> Decision | None:
        """A player who could do neither is not asked (DB-SHIFT-01, DB-STRIKE-01)."""
        table.active = self.who
        if not can_shift(table, self.who) and not can_strike(table):
            table.happened(vocabulary.IDLE, self.who)
            return None
        return Decision(self.who, vocabulary.CHOICE_OF_ACTION)

    def took_choose(self, table: Deeds, option: Option) -> None:
        """The whole phase is spent on one of the two (DB-ACTION-03)."""
        if option.verb == vocabulary.SHIFT:
            table.happened(vocabulary.SHIFTED, self.who)
            table.then(Shift(self.who))
        else:
            table.happened(vocabulary.STRUCK, self.who)
            table.then(Strike(self.who))

    def finish(self, table: Deeds) -> None:
        table.clear_damage("DB-ACTION-06")


class Shift(Frame):
    """Creatures that are not engaged move, one at a time (DB-SHIFT-07)."""

    moved: PieceSet = later(0)
    piece: int = later(-1)

    steps = (("pick", "DB-SHIFT-01"), ("go", "DB-SHIFT-03"))

    def pick(self, table: Deeds) -> Decision:
        """No creature must move (DB-SHIFT-05)."""
        return Decision(self.who, [*moves(table, self.who, self.moved), vocabulary.DONE_OPTION])

    def took_pick(self, table: Deeds, option: Option) -> None:
        if option.verb == vocabulary.DONE:
            self.end()
        else:
            self.piece = option.subject

    def go(self, table: Deeds) -> Decision:
        ways = members(shift_ways(table, self.piece))
        return Decision(self.who, [vocabulary.TOS[cell] for cell in ways], partial=True)

    def took_go(self, table: Deeds, option: Option) -> None:
        """A creature may also move into a cell with enemies (DB-SHIFT-06)."""
        self.moved |= 1 << self.piece
        table.enter(self.piece, option.subject, vocabulary.WALKED, self.who, "DB-SHIFT-01")
        self.back_to("pick")
