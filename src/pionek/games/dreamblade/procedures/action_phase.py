"""Action phases: shift or strike, and the moves of a shift (chapter "Fazy akcji")."""

from __future__ import annotations

from pionek.core.rules.in_force import banned
from pionek.core.state.decision import Decision, Guard, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.map import ADJACENT, CELLS, cells_of
from pionek.games.dreamblade.model.state import Dreamscape, Phase, pieces_of
from pionek.games.dreamblade.procedures.strike import Strike, contested
from pionek.games.dreamblade.vocabulary import SEAT_OF, SIDES


class ActionPhase(Phase):
    """One player shifts or strikes with all of his creatures (DB-ACTION-02)."""

    is_action = True
    steps = (("choose", "DB-ACTION-01"), ("finish", "DB-ACTION-06"))

    def choose(self, table: Dreamscape) -> Decision | None:
        """DB-ACTION-01, DB-SHIFT-01, DB-STRIKE-01: nobody is asked who could do neither."""
        table.active = self.who
        if not can_shift(table, self.who) and not can_strike(table):
            return None
        return Decision(self.who, vocabulary.CHOICE_OF_ACTION)

    def took_choose(self, table: Dreamscape, option: Option) -> None:
        """DB-ACTION-03."""
        if option.verb == vocabulary.SHIFT:
            table.happened(vocabulary.SHIFTED, self.who)
            table.then(Shift(self.who))
        else:
            table.happened(vocabulary.STRUCK, self.who)
            table.then(Strike(self.who))

    def finish(self, table: Dreamscape) -> None:
        table.clear_damage()


def can_shift(table: Dreamscape, seat: int) -> bool:
    """DB-SHIFT-01, DB-SHIFT-02: whether any creature of a seat could move."""
    for piece in pieces_of(table.fielded & table.creatures & SIDES[seat]):
        if refuse_move(table, seat, piece, 0) is None:
            return True
    return False


def can_strike(table: Dreamscape) -> bool:
    """DB-ACTION-01, DB-STRIKE-12: whether there is anybody to fight."""
    for cell in range(CELLS):
        if contested(table, cell):
            return True
    return False


class Shift(Frame):
    """Creatures that are not engaged move, one at a time (DB-SHIFT-07)."""

    moved: int = later(0)
    piece: int = later(-1)

    steps = (("pick", "DB-SHIFT-01"), ("go", "DB-SHIFT-03"))

    def pick(self, table: Dreamscape) -> Decision:
        """DB-SHIFT-05: no creature must move."""
        options = [
            vocabulary.MOVES[piece]
            for piece in pieces_of(table.fielded & table.creatures & SIDES[self.who])
            if refuse_move(table, self.who, piece, self.moved) is None
        ]
        options.append(vocabulary.DONE_OPTION)
        return Decision(self.who, options)

    def took_pick(self, table: Dreamscape, option: Option) -> None:
        if option.verb == vocabulary.DONE:
            self.end()
        else:
            self.piece = option.subject

    def go(self, table: Dreamscape) -> Decision:
        ways = cells_of(shift_ways(table, self.piece))
        return Decision(self.who, [vocabulary.TOS[cell] for cell in ways], partial=True)

    def took_go(self, table: Dreamscape, option: Option) -> None:
        """DB-SHIFT-06: also into a cell with enemies."""
        self.moved |= 1 << self.piece
        table.enter(self.piece, option.subject, "DB-SHIFT-01")
        self.back_to("pick")


def refuse_move(table: Dreamscape, seat: int, piece: int, moved: int) -> Guard | None:
    """DB-SHIFT-01, DB-SHIFT-02, DB-SHIFT-04, DB-SHIFT-07: why a creature of one's own cannot move in this shift."""
    if not table.creatures >> piece & 1:
        return vocabulary.LOCATION_STAYS
    if moved >> piece & 1:
        return vocabulary.ALREADY_MOVED
    if table.engaged(piece):
        return vocabulary.ENGAGED
    return None if shift_ways(table, piece) else vocabulary.NOWHERE_TO_GO


def shift_ways(table: Dreamscape, piece: int) -> int:
    """DB-DEFENDER-01: the cells into which it may shift."""
    ways = table.ways(piece)
    if not table.in_force.restricted & (1 << vocabulary.MOVE):
        return ways
    found = 0
    for cell in cells_of(ways):
        if banned(table, vocabulary.MOVE, piece, cell) is None:
            found |= 1 << cell
    return found


def refuse_way(table: Dreamscape, piece: int, cell: int) -> Guard | None:
    """DB-SHIFT-03, DB-SHIFT-04, DB-DEFENDER-01: why a creature cannot shift into a cell."""
    if not ADJACENT[table.cells[piece]] >> cell & 1:
        return vocabulary.NOT_ADJACENT
    if not table.has_room(cell, SEAT_OF[piece]):
        return vocabulary.CELL_FULL
    return vocabulary.DEFENDER_STAYS_OUT if banned(table, vocabulary.MOVE, piece, cell) is not None else None
