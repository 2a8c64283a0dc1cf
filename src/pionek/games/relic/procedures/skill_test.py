"""Skill tests (rulebook p. 14)."""

from __future__ import annotations

from pionek.core.language.effects import Effect
from pionek.core.rules.in_force import value
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.relic import vocabulary
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.procedures.rolls import Throw, throw
from pionek.games.relic.procedures.windows import give_opening


class SkillTest(Frame):
    """One die, the attribute, and the bonuses declared before the roll. A text that asked for the test goes on by its result."""

    attribute: int
    target: int
    passed: Effect | None
    failed: Effect | None
    sources: list[int] = later([])
    bonuses: list[int] = later([])
    dice: list[int] = later([])
    rolled: int = later(0)
    success: bool = later(False)

    steps = (("declare", "RE-BONUS-03"), ("roll", "RE-TEST-02"), ("outcome", "RE-TEST-03"))

    def declare(self, table: Deeds) -> Decision | None:
        table.happened(vocabulary.TEST, self.who, self.attribute, self.target, -1, "RE-TEST-01")
        return give_opening(table, self.who, 1 << vocabulary.TEST_DECLARE, "RE-BONUS-03")

    def roll(self, table: Deeds) -> None:
        self.dice = throw(table, self.who, vocabulary.OF_SKILL, 1, self.who)
        self.rolled = sum(self.dice)

    def returned(self, table: Deeds, child: Frame) -> None:
        if isinstance(child, Throw):
            self.dice = child.dice
            self.rolled = child.total()

    def base(self, table: Deeds) -> int:
        """The attribute tested; a test of level takes the level, and no bonus of an attribute helps (RE-TEST-02)."""
        player = table.players[self.who]
        if self.attribute == vocabulary.OF_LEVEL:
            return player.level
        return player.dials[self.attribute] + value(table, vocabulary.SKILL + self.attribute, self.who)

    def skill_value(self, table: Deeds) -> int:
        return self.rolled + self.base(table) + sum(self.bonuses)

    def shown(self, table: Deeds) -> tuple[int, ...]:
        """All numbers of the test, for whoever shows it: attribute and value, target, roll, then lists with their lengths."""
        found = [self.attribute, self.base(table), self.target, self.rolled]
        for numbers in (self.sources, self.bonuses, self.dice):
            found += [len(numbers), *numbers]
        return tuple(found)

    def outcome(self, table: Deeds) -> None:
        """The test is passed if the value is high enough and not every die shows 1; its source says what follows (RE-TEST-03 to -06)."""
        reached = self.skill_value(table)
        failure = self.dice.count(1) == len(self.dice)
        self.success = reached >= self.target and not failure
        rule = "RE-TEST-05" if failure else "RE-TEST-03"
        table.happened(vocabulary.TESTED, self.who, self.attribute, reached, int(self.success), rule=rule)
        effect = self.passed if self.success else self.failed
        below = table.agenda[-2]
        if effect is not None and isinstance(below, Resolution):
            below.todo.append(effect)
            below.back_to("go_on")
