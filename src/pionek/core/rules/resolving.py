"""Resolving effects: one frame for each text under way, and the parts of texts that wait for a later step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.language.effects import Effect
from pionek.core.rules.in_force import Ability
from pionek.core.rules.rolls import Roll
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.state.piece import CardNo, Piece

if TYPE_CHECKING:
    from pionek.core.rules.triggers import Trigger
    from pionek.core.state.table import Table


class Resolution(Frame):
    """One text being resolved: the effects still to do, and what it has found out so far.

    `about` is the place in the agenda of the attack, roll, battle, payment or proposal it is about. `mode` is the
    game's own mark of the circumstances. `pausing`: a "then" was reached, and checks are not held back before it.
    """

    todo: list[Effect]
    ability: Ability | None = None
    bearer: int = -1
    trigger: Trigger | None = None
    about: int = -1
    card: CardNo = -1
    mode: int = 0
    target: int = -1
    amount: int = later(0)
    chosen: int = later(-1)
    dice: list[int] = later([])
    loop: Effect | None = later(None)
    queue: list[int] = later([])
    pausing: bool = later(False)

    saved_as = "Resolve"
    steps = (("go_on", ""),)

    @classmethod
    def preview(
        cls, who: int, bearer: int = -1, card: int = -1, target: int = -1, mode: int = 0, dice: list[int] | None = None
    ) -> Resolution:
        """A resolution that only answers questions (what is possible, how much, who is meant) and is never on the agenda."""
        found = Resolution(who, [], None, bearer, None, -1, card, mode, target)
        if dice is not None:
            found.dice = dice
        return found

    def child(self, effect: Effect) -> Resolution:
        """A frame for a part of this text that knows what this one has found out."""
        new = Resolution(
            self.who, [effect], self.ability, self.bearer, self.trigger, self.about, self.card, self.mode, self.target
        )
        new.amount = self.amount
        new.chosen = self.chosen
        new.dice = self.dice[:]
        return new

    def rule_of(self, at: int) -> str:
        return self.ability.rule if self.ability is not None else ""

    def cause(self, table: Table) -> str:
        if self.ability is not None:
            return self.ability.origin
        return f"card:{table.content.id_of('card', self.card)}" if self.card >= 0 else ""

    def holding(self, table: Table) -> int:
        return 0 if self.pausing else table.effect_holds

    def go_on(self, table: Table) -> Decision | None:
        """Run one effect; between two of them the table settles. A question without options is skipped."""
        self.pausing = False
        if self.queue:
            self.back_to("go_on")
            loop = self.loop
            assert loop is not None
            part = self.child(loop)
            part.target = self.queue.pop(0)
            table.then(part)
            return None
        if not self.todo:
            return None
        effect = self.todo.pop()
        if not table.postpones(self, effect):
            decision = effect.run(table, self)
            if decision is not None and (decision.options or decision.others):
                self.todo.append(effect)
                return decision
        if self.todo or self.queue:
            self.back_to("go_on")
        return None

    def took_go_on(self, table: Table, option: Option) -> None:
        effect = self.todo.pop()
        self.back_to("go_on")
        effect.took(table, self, option)

    def returned(self, table: Table, child: Frame) -> None:
        if isinstance(child, Roll):
            self.dice = child.dice


class Deferred(Piece):
    """A part of a text that the rules resolve elsewhere than in its place in the sentence."""

    step: str
    resolve: Resolution

    saved_as = "Due"


class Deferring(Frame):
    """A frame with a due list: parts of texts that wait for one of its steps. What is due can be seen and taken off."""

    due: list[Deferred] = later([])

    def postpone(self, step: str, resolution: Resolution, effect: Effect) -> None:
        """Leave a part of a text, with its roll and amounts, for that step."""
        self.due.append(Deferred(step, resolution.child(effect)))

    def run_due(self, table: Table, step: str) -> bool:
        """Schedule the first part that is due at this step; false when there is none left."""
        for at in range(len(self.due)):
            if self.due[at].step == step:
                table.then(self.due.pop(at).resolve)
                return True
        return False
