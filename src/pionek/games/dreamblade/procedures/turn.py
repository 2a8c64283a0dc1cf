"""The contest and its turns: initiative, spawn phases, action phases, conquest (chapter "Porządek tury")."""

from __future__ import annotations

from pionek.core.rules.in_force import permitted, value
from pionek.core.rules.rolls import Roll
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.state.table import Result, Table
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.map import CELLS
from pionek.games.dreamblade.model.state import Dreamscape, pieces_of
from pionek.games.dreamblade.procedures.action_phase import ActionPhase
from pionek.games.dreamblade.procedures.spawn_phase import SpawnPhase
from pionek.games.dreamblade.procedures.warband_building import Building
from pionek.games.dreamblade.vocabulary import PIECES


class Contest(Frame):
    """Set-up, then turn after turn until somebody has won six of them."""

    pools: list[int]
    """What each seat builds its warband from at the table: nothing where it brought one (see Building)."""

    steps = (("build", "DB-BAND-01"), ("build_other", "DB-BAND-01"), ("turn", "DB-TURN-01"))

    def build(self, table: Dreamscape) -> None:
        """DB-BAND-01, DB-SETUP-01: whoever has brought no warband builds one first."""
        if self.pools[0]:
            table.then(Building(0, self.pools[0]))

    def build_other(self, table: Dreamscape) -> None:
        """DB-BAND-01, DB-SETUP-01."""
        if self.pools[1]:
            table.then(Building(1, self.pools[1]))

    def turn(self, table: Dreamscape) -> None:
        """DB-ZONE-07: having nothing left to spawn ends nothing; only the length guard does (gaps R-54)."""
        if table.turn >= table.cap:
            end_by_length(table)
            return
        table.turn += 1
        table.happened(vocabulary.TURN, -1, amount=table.turn)
        self.back_to("turn")
        table.then(Turn(-1))


def end_by_length(table: Dreamscape) -> None:
    """Gaps R-54: more turns won wins, else it is a draw."""
    winners = tuple(seat for seat in range(2) if table.won[seat] > table.won[1 - seat])
    table.happened(vocabulary.CAPPED, -1, amount=table.turn, rule="DB-ZONE-07")
    table.finish(Result(winners, "cap" if winners else "cap-draw", "DB-ZONE-07"))


class Turn(Frame):
    """DB-TURN-01: the phases of one turn in their order."""

    is_turn = True
    steps = (
        ("initiative", "DB-INIT-01"),
        ("first_spawns", "DB-TURN-01"),
        ("second_spawns", "DB-TURN-01"),
        ("first_acts", "DB-TURN-02"),
        ("first_acts_again", "DB-TURN-02"),
        ("second_acts", "DB-TURN-02"),
        ("second_acts_again", "DB-TURN-02"),
        ("conquest", "DB-CONQ-01"),
    )

    def initiative(self, table: Dreamscape) -> None:
        """DB-CONQ-07, DB-ACT-08: conquest points and spent spawn abilities are of this turn only."""
        table.conquest = [0, 0]
        table.used = [0] * PIECES
        table.then(Initiative(-1))

    def first_spawns(self, table: Dreamscape) -> None:
        """DB-INIT-04, DB-INIT-06: skipped phases do not take place at all."""
        if table.skipped:
            self.back_to("first_acts")
        else:
            table.then(SpawnPhase(table.first))

    def second_spawns(self, table: Dreamscape) -> None:
        table.then(SpawnPhase(1 - table.first))

    def first_acts(self, table: Dreamscape) -> None:
        table.then(ActionPhase(table.first))

    def first_acts_again(self, table: Dreamscape) -> None:
        table.then(ActionPhase(table.first))

    def second_acts(self, table: Dreamscape) -> None:
        table.then(ActionPhase(1 - table.first))

    def second_acts_again(self, table: Dreamscape) -> None:
        table.then(ActionPhase(1 - table.first))

    def conquest(self, table: Dreamscape) -> None:
        """DB-CONQ-02, DB-CONQ-03, DB-CONQ-04, DB-CONQ-05, DB-CONQ-06, DB-GOAL-01, DB-GOAL-03: cells claimed and miniatures destroyed, this turn."""
        table.active = table.first
        scores = [table.conquest[seat] + claimed(table, seat) for seat in range(2)]
        if scores[0] == scores[1]:
            table.happened(vocabulary.TURN_DRAWN, -1, amount=scores[0], rule="DB-CONQ-06")
            return
        winner = scores.index(max(scores))
        table.won[winner] += 1
        table.happened(vocabulary.TURN_WON, winner, amount=scores[winner], other=scores[1 - winner], rule="DB-CONQ-05")
        if table.won[winner] >= vocabulary.TURNS_TO_WIN:
            table.finish(Result((winner,), "six-turns", "DB-GOAL-01"))


def claimed(table: Dreamscape, seat: int) -> int:
    """DB-CONQ-02, DB-CONQ-04, DB-CONQ-08, DB-MAP-06, DB-MAP-08: what the scoring cells that a seat claims are worth."""
    points = 0
    for cell in range(CELLS):
        worth = table.content.values[seat][cell]
        if worth and claims(table, seat, cell):
            points += worth
            table.happened(vocabulary.CLAIMED, seat, amount=worth, other=cell, rule="DB-CONQ-02")
    return points


def claims(table: Dreamscape, seat: int, cell: int) -> bool:
    """DB-CONQ-03, DB-LOC-05, DB-DOMINATE-01: creatures only, and no enemy creature unless one of them dominates."""
    own = table.creatures_at(cell, seat)
    if not table.creatures_at(cell, 1 - seat):
        return bool(own)
    for piece in pieces_of(own):
        if permitted(table, vocabulary.CLAIM, piece) is not None:
            return True
    return False


class Initiative(Frame):
    """Each player rolls a die; who goes first, and whether anybody spawns (chapter "Faza inicjatywy")."""

    pending: list[int] = later([0, 1])
    """The seats that still have to roll."""

    steps = (("roll", "DB-INIT-01"), ("ones", "DB-TURNONE-01"), ("order", "DB-INIT-02"), ("skip", "DB-INIT-04"))

    def roll(self, table: Dreamscape) -> None:
        """DB-INIT-01, DB-INIT-03, DB-TURNONE-01: one after the other, and again where it must be."""
        if self.pending:
            self.back_to("roll")
            table.then(Roll(self.pending[0], 1, "DB-INIT-01"))

    def returned(self, table: Table, child: Frame) -> None:
        assert isinstance(child, Roll)
        assert isinstance(table, Dreamscape)
        seat = self.pending.pop(0)
        table.initiative[seat] = child.dice[0]
        table.happened(vocabulary.INITIATIVE, seat, amount=child.dice[0], rule="DB-DICE-05")

    def ones(self, table: Dreamscape) -> None:
        """DB-TURNONE-01: on turn 1 ones do not count; by the option also after a turn without spawn phases (gaps R-02)."""
        if table.turn == 1 or (table.strict and table.skipped):
            self.pending = [seat for seat in range(2) if table.initiative[seat] == 1]
            for seat in self.pending:
                table.happened(vocabulary.ONE_AGAIN, seat)
            if self.pending:
                self.back_to("roll")

    def order(self, table: Dreamscape) -> None:
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

    def skip(self, table: Dreamscape) -> None:
        """DB-INIT-05: it is the dice as they lie that count."""
        table.skipped = 1 in table.initiative
        if table.skipped:
            table.happened(vocabulary.SKIPPED, -1, rule="DB-INIT-06")
