"""Missions that ask for a payment or a test on a space: the player may do it once for each stop there (gaps 87)."""

from __future__ import annotations

from pionek.core.state.decision import NOBODY, Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.vocabulary import ACCEPT, DECLINE_IT
from pionek.games.relic import vocabulary
from pionek.games.relic.language.objectives import Deliver, TrialAt
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.procedures.skill_test import SkillTest
from pionek.games.relic.procedures.using import pay_with, payment_options
from pionek.games.relic.vocabulary import SpaceNo


class MissionErrand(Frame):
    """The question whether to do it, then the payment or the test."""

    left: int = later(0)

    saved_as = "Calling"
    steps = (("ask", "RE-CLAR-09"), ("pay", "RE-MISSION-03"), ("test", "RE-TEST-01"))

    def ask(self, table: Deeds) -> Decision:
        return Decision(self.who, [Option(ACCEPT), Option(DECLINE_IT)], partial=True)

    def took_ask(self, table: Deeds, option: Option) -> None:
        goal = table.goal(self.who)
        if option.verb == DECLINE_IT:
            self.end()
            return
        table.happened(vocabulary.ERRAND, self.who, table.players[self.who].mission, rule="RE-MISSION-03")
        if isinstance(goal, Deliver):
            self.left = goal.count

    def pay(self, table: Deeds) -> Decision | None:
        goal = table.goal(self.who)
        if not isinstance(goal, Deliver):
            return None
        if not self.left:
            self.fulfil(table)
            self.end()
        return payment_options(table, self.who, goal.deliver, self.left)

    def took_pay(self, table: Deeds, option: Option) -> None:
        goal = table.goal(self.who)
        self.back_to("pay")
        if isinstance(goal, Deliver):
            self.left = pay_with(table, self.who, goal.deliver, self.left, option, NOBODY)

    def test(self, table: Deeds) -> None:
        goal = table.goal(self.who)
        if isinstance(goal, TrialAt):
            table.then(SkillTest(self.who, vocabulary.ATTRIBUTES.index(goal.trial), goal.target, None, None))

    def returned(self, table: Deeds, child: Frame) -> None:
        if isinstance(child, SkillTest) and child.success:
            self.fulfil(table)

    def fulfil(self, table: Deeds) -> None:
        """Complete the objective."""
        goal = table.goal(self.who)
        if goal is not None:
            table.advance_mission(table.players[self.who], goal.times())


def has_errand(table: Deeds, seat: int, space: SpaceNo) -> bool:
    """Whether the active mission asks for a payment or a test on this space."""
    goal = table.goal(seat)
    return goal is not None and goal.has_errand(table, seat, space)
