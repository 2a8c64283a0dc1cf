"""Effects: what a card, figure, token or space does, as data that can be resolved and can describe itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic

from mypy_extensions import mypyc_attr

from pionek.core.language.forms import Form
from pionek.core.rules.in_force import Ability
from pionek.core.rules.rolls import Roll
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame, T
from pionek.core.state.piece import CardNo, Piece

if TYPE_CHECKING:
    from pionek.core.rules.triggers import Trigger
    from pionek.core.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Form, Generic[T]):
    """One verb of a game or one control form of the core.

    A verb is a deed (does it in `run`), a question (`run` returns the Decision, `took` gets the answer), or a
    procedure (`run` ends with `table.then`).
    """

    __slots__ = ()

    family: ClassVar[str] = "effect"
    asks: ClassVar[bool] = False
    """Whether it may ask: nothing that asks can stand in a modifier."""
    needs: ClassVar[str] = ""
    """What must be going on around it ("roll", "attack" ...); the loader checks it."""
    gives: ClassVar[str] = ""
    """What it provides to those after it in the same text ("roll" ...)."""
    is_price: ClassVar[bool] = False
    """Whether something is given up by it: a text cannot be carried out by somebody who does not have that."""

    def run(self, table: T, resolution: Resolution) -> Decision | None:
        raise NotImplementedError(self.word)

    def took(self, table: T, resolution: Resolution, option: Option) -> None:
        raise NotImplementedError(self.word)

    def possible(self, table: T, resolution: Resolution) -> bool:
        """Whether it can be carried out now: one of several alternatives that cannot is not offered."""
        return True


class Resolution(Frame):
    """The resolving of one effect: what is still to be done, and what it has found out on the way.

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
        """A resolution that is only looked at and never put on the agenda, to ask what a text would do."""
        new = cls(who, [], bearer=bearer, card=card, mode=mode, target=target)
        if dice is not None:
            new.dice = dice
        return new

    def child(self, effect: Effect) -> Resolution:
        """A frame for a part of this text that knows what this one has found out."""
        new = Resolution(
            self.who, [effect], self.ability, self.bearer, self.trigger, self.about, self.card, self.mode, self.target
        )
        new.amount = self.amount
        new.chosen = self.chosen
        new.dice = self.dice[:]
        return new

    def rule(self) -> str:
        return self.ability.rule if self.ability is not None else ""

    def holding(self, table: Table) -> int:
        return 0 if self.pausing else table.effect_holds

    def go_on(self, table: Table) -> Decision | None:
        """One leaf a time: between two of them the table settles. A question without an answer is passed over."""
        self.pausing = False
        if self.queue:
            self.at = 0
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
            self.at = 0
        return None

    def took_go_on(self, table: Table, option: Option) -> None:
        effect = self.todo.pop()
        self.at = 0
        effect.took(table, self, option)

    def returned(self, table: Table, child: Frame) -> None:
        if isinstance(child, Roll):
            self.dice = child.dice


class Deferred(Piece):
    """A part of a text that the rules resolve elsewhere than in its place in the sentence."""

    step: str
    resolve: Resolution

    saved_as = "Due"


@mypyc_attr(allow_interpreted_subclasses=True)
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

