"""A turn: eight phases in fixed order (rulebook chapter "The turn")."""

from __future__ import annotations

from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.phases import TurnFrame
from pionek.games.dicethrone.procedures.discard_phase import Discard
from pionek.games.dicethrone.procedures.main_phase import Main
from pionek.games.dicethrone.procedures.upkeep_phase import Upkeep


class Turn(TurnFrame):
    """The turn of the active player: eight phases in fixed order; the roll phases end just before Main Phase (2) (DT-TURN-02, -06)."""

    steps = (
        ("upkeep", "DT-UPKEEP-01"),
        ("income", "DT-TURN-03"),
        ("main_one", "DT-MAIN-01"),
        ("roll_phases", "DT-WINDOW-06"),
        ("main_two", "DT-TURN-05"),
        ("discard", "DT-DISCARD-01"),
        ("end_of_turn", "DT-SHAD-04"),
    )

    def upkeep(self, table: Deeds) -> None:
        """The phase is skipped if nothing acts in it (DT-UPKEEP-04)."""
        if table.in_force.watched >> vocabulary.UPKEEP & 1:
            for entry in table.in_force.watches:
                if entry.seat == self.who and entry.ability.what == vocabulary.UPKEEP:
                    table.then(Upkeep(self.who, table.seats))
                    return

    def income(self, table: Deeds) -> None:
        """The first player skips the very first Income Phase, with its CP and its card, in all modes (DT-INCOME-05, DT-TEAM-07).

        Tokens may make others skip theirs (DT-STATUS-05).
        """
        if table.turn == 1:
            table.happened(vocabulary.SKIPPED_INCOME, self.who, rule="DT-TURN-03")
        else:
            table.propose(vocabulary.INCOME, self.who)

    def main_one(self, table: Deeds) -> None:
        table.then(Main(self.who))

    def roll_phases(self, table: Deeds) -> None:
        table.propose(vocabulary.OFFENSE, self.who)

    def main_two(self, table: Deeds) -> None:
        table.then(Main(self.who))

    def discard(self, table: Deeds) -> None:
        table.then(Discard(self.who))

    def end_of_turn(self, table: Deeds) -> None:
        """Tokens that act or end at the end of a turn of their holder do so now (DT-STATUS-05)."""
        if table.in_force.watched >> vocabulary.TURN_OVER & 1:
            table.happened(vocabulary.TURN_OVER, self.who, self.who, rule="DT-SHAD-04")
