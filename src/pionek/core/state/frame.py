"""A timing procedure of a rulebook: named steps, read top to bottom beside the chapter."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from typing_extensions import TypeVar

from pionek.core.state.fields import later
from pionek.core.state.piece import Piece

if TYPE_CHECKING:
    from pionek.core.state.table import Table

T = TypeVar("T", bound="Table", default=Any)
"""The table of one game: whatever is written for it sees all its fields and deeds."""


class Plan:
    """The methods behind the steps of one class of frames, found once: the step itself, and who gets its answer.

    None follows the last step. `closes` and `hears`: whether the class overrides `closed` and `returned`.
    """

    __slots__ = ("answers", "closes", "hears", "places", "steps")

    def __init__(self, kind: type[Frame]) -> None:
        self.closes: bool = kind.closed is not Frame.closed
        self.hears: bool = kind.returned is not Frame.returned
        self.places = {kind.steps[at][0]: at for at in range(len(kind.steps))}
        self.steps: list[Callable[..., Any] | None] = [*(getattr(kind, name) for name, _rule in kind.steps), None]
        self.answers: list[Callable[..., Any] | None] = [
            getattr(kind, "took_" + name, None) for name, _rule in kind.steps
        ]


PLANS: Final[dict[type[Frame], Plan]] = {}
"""The plans of the classes used so far."""


def plan_of(frame: Frame) -> Plan:
    """The plan of a frame's class. PLANS is a plain dictionary because every step looks into it."""
    try:
        return PLANS[type(frame)]
    except KeyError:
        plan = PLANS[type(frame)] = Plan(type(frame))
        return plan


class Frame(Piece):
    """One procedure on the agenda, with everything it must remember in plain fields.

    Each step is a method `name(table)`. It does its work, or ends with `table.then(...)`, or does nothing but return
    the Decision it needs; `took_<name>(table, option)` gets the answer. A step that asks may be asked again on an
    imagined table, so it changes nothing before it asks.
    """

    at: int = later(0)
    who: int

    steps: ClassVar[tuple[tuple[str, str], ...]] = ()
    """(name of the method, id of the rule), in order."""
    is_turn: ClassVar[bool] = False
    """Whether dropping a seat stops here (see Table.drop)."""
    holds: ClassVar[int] = 0
    """Checks that wait until this frame has ended; see `holding`."""

    def holding(self, table: Any) -> int:
        """The checks that this frame holds back now; a frame that holds some only for a while says so here."""
        return self.holds

    @final
    def rule(self) -> str:
        """The rule of the step that ran last, for questions and refusals."""
        return self.rule_of(self.at - 1)

    def rule_of(self, at: int) -> str:
        """The rule of the step at that place. A frame whose rule is not that of its steps says so here."""
        return self.steps[at][1] if 0 <= at < len(self.steps) else ""

    def cause(self, table: Any) -> str:
        """The card, ability or space whose text this frame carries out, as `kind:id`; "" if it is a procedure of the rulebook."""
        return ""

    def step_name(self) -> str:
        at = self.at - 1
        return self.steps[at][0] if 0 <= at < len(self.steps) else ""

    def next_is(self, step: str) -> bool:
        """Whether that step comes next."""
        return self.at == plan_of(self).places[step]

    def back_to(self, step: str) -> None:
        """Continue with that step, whichever step is in progress."""
        try:
            self.at = PLANS[type(self)].places[step]
        except KeyError:
            places = plan_of(self).places
            if step not in places:
                raise LookupError(f"{type(self).__name__} has no step {step}") from None
            self.at = places[step]

    def wait_in(self, step: str) -> None:
        """Be in that step, as if it had run and asked: the next answer is for it."""
        self.back_to(step)
        self.at += 1

    def end(self) -> None:
        """Skip what is left of this procedure."""
        self.at = len(self.steps)

    def returned(self, table: Any, child: Frame) -> None:
        """The frame above has ended; take from it what is needed. Deeds only."""

    def closed(self, table: Any) -> None:
        """This frame has ended or was cut off: lay down what it still holds. Deeds only."""
