"""The contest and its turns: initiative, spawn phases, action phases, conquest phase (chapter "Porządek tury")."""

from __future__ import annotations

from pionek.core.state.frame import Frame
from pionek.core.state.table import Result
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.procedures.action_phase import ActionPhase
from pionek.games.dreamblade.procedures.conquest_phase import count_points
from pionek.games.dreamblade.procedures.initiative_phase import Initiative
from pionek.games.dreamblade.procedures.spawn_phase import SpawnPhase
from pionek.games.dreamblade.procedures.warband_building import Building
from pionek.games.dreamblade.vocabulary import PIECES


class Contest(Frame):
    """Warbands are built, then turns are played until a player has won six of them."""

    pools: list[int]
    """What each seat builds its warband from (vocabulary.warband_source)."""

    steps = (("build", "DB-BAND-01"), ("build_other", "DB-BAND-01"), ("turn", "DB-TURN-01"))

    def build(self, table: Deeds) -> None:
        """A player who has not brought a warband builds one first (DB-SETUP-01)."""
        if self.pools[0]:
            table.then(Building(0, self.pools[0]))

    def build_other(self, table: Deeds) -> None:
        """The same for the second player (DB-SETUP-01)."""
        if self.pools[1]:
            table.then(Building(1, self.pools[1]))

    def turn(self, table: Deeds) -> None:
        """Conquest points and used spawn abilities are forgotten; the match ends early only at the cap of turns.

        (DB-CONQ-07, DB-ACT-08, DB-ZONE-07, ruling R-54)
        """
        if table.cap and table.turn >= table.cap:
            end_by_length(table)
            return
        table.turn += 1
        table.conquest = [0, 0]
        table.used = [0] * PIECES
        table.happened(vocabulary.TURN, -1, amount=table.turn)
        self.back_to("turn")
        table.then(Turn(-1))


def end_by_length(table: Deeds) -> None:
    """At the cap of turns the player with more turns won wins; else it is a draw (ruling R-54)."""
    winners = tuple(seat for seat in range(2) if table.won[seat] > table.won[1 - seat])
    table.happened(vocabulary.CAPPED, -1, amount=table.turn, rule="DB-ZONE-07")
    table.finish(Result(winners, "cap" if winners else "cap-draw", "DB-ZONE-07"))


class Turn(Frame):
    """The phases of one turn in their order; spawn and action phases belong to one player, the others to both (DB-TURN-01, -03, DB-TURNONE-04)."""

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

    def initiative(self, table: Deeds) -> None:
        table.then(Initiative(-1))

    def first_spawns(self, table: Deeds) -> None:
        """Skipped spawn phases do not take place at all (DB-INIT-04, -06)."""
        if table.skipped:
            self.back_to("first_acts")
        else:
            table.then(SpawnPhase(table.first))

    def second_spawns(self, table: Deeds) -> None:
        table.then(SpawnPhase(1 - table.first))

    def first_acts(self, table: Deeds) -> None:
        table.then(ActionPhase(table.first))

    def first_acts_again(self, table: Deeds) -> None:
        table.then(ActionPhase(table.first))

    def second_acts(self, table: Deeds) -> None:
        table.then(ActionPhase(1 - table.first))

    def second_acts_again(self, table: Deeds) -> None:
        table.then(ActionPhase(1 - table.first))

    def conquest(self, table: Deeds) -> None:
        count_points(table)
