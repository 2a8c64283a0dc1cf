"""The Targeting Roll Phase: whom an ability is aimed at (rulebook chapter "Targeting Roll Phase")."""

from __future__ import annotations

from typing import Final

from pionek.core.rules.windows import open_window
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.language.damage_verbs import is_attack
from pionek.games.dicethrone.model import seating
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.phases import RollPhaseFrame
from pionek.games.dicethrone.model.state import State
from pionek.games.dicethrone.procedures.dice import DiceFrame

ONE_DIE: Final = 1


class Targeting(DiceFrame):
    """In King of the Hill the attacker chooses; teams roll a die, which can be altered unless it is an ultimate."""

    chooser: int = later()
    reason: str = later("DT-TARGET-03")

    steps = (
        ("roll", "DT-TARGET-04"),
        ("answers", "DT-WINDOW-12"),
        ("read", "DT-TARGET-01"),
        ("choose", "DT-TARGET-03"),
        ("aimed", "DT-WINDOW-20"),
    )

    def __post_init__(self) -> None:
        self.chooser = self.who

    def rule_of(self, at: int) -> str:
        return self.reason if self.steps[at][0] == "choose" else super().rule_of(at)

    def roll(self, table: Deeds) -> None:
        """In a mode without a targeting die the attacker chooses any opponent (DT-TARGET-03, DT-KING-04)."""
        if table.seating.ways:
            self.throw(table, ONE_DIE, "DT-TARGET-04")
        else:
            self.back_to("choose")

    def answers(self, table: Deeds) -> Decision | None:
        """The die can be altered, except for an ultimate, which is activated already (DT-TARGET-09, -10)."""
        if table.running(RollPhaseFrame).ultimate:
            return None
        return open_window(table, table.active, vocabulary.ROLL_PHASE, "DT-WINDOW-12")

    def read(self, table: Deeds) -> None:
        """The number says who is the target, or who chooses the target (DT-TARGET-05 to -08)."""
        self.settled = True
        way, self.reason = table.seating.ways[self.dice[0] - 1]
        opponents = table.opponents(self.who)
        if way == seating.YOU:
            return
        if way == seating.THEY:
            self.chooser = spokesperson(table, opponents)
            return
        self.aim(table, target_by(table, way, self.who, opponents))
        self.back_to("aimed")

    def choose(self, table: Deeds) -> Decision:
        return Decision(self.chooser, [Option(vocabulary.PLAYER, seat) for seat in table.opponents(self.who)])

    def took_choose(self, table: Deeds, option: Option) -> None:
        self.aim(table, option.subject)

    def aim(self, table: Deeds, target: int) -> None:
        phase = table.running(RollPhaseFrame)
        phase.aim(table, target, self.reason, is_attack(phase))

    def aimed(self, table: Deeds) -> Decision | None:
        """The target, known only now, may act before the effects on the target, as may all others (DT-COMPANION-02)."""
        return open_window(table, table.active, vocabulary.AIMED, "DT-WINDOW-20")


def target_by(table: State, way: int, attacker: int, opponents: list[int]) -> int:
    """The target that the targeting die names: left is the first opponent clockwise, right the last one (rulings R-68, R-69)."""
    if way == seating.OPPOSITE:
        return table.seating.opposite(attacker)
    if way == seating.MIDDLE:
        return opponents[1]
    return opponents[0] if way == seating.LEFT else opponents[-1]


def spokesperson(table: State, opponents: list[int]) -> int:
    """The first opponent clockwise who is not stunned decides for all (DT-TARGET-07; ruling R-53)."""
    for seat in opponents:
        if not table.stunned(seat):
            return seat
    return opponents[0]
