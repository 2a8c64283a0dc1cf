"""Trying an option so that all options of a decision are compared at the same moment of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.rules.windows import PASSING
from pionek.core.state.decision import Decision
from pionek.core.state.frame import Frame, T

if TYPE_CHECKING:
    from pionek.core.state.decision import Option
    from pionek.core.state.table import Table


class Pause(Frame):
    """Stops an imagined table where the procedure above has ended."""

    steps = (("wait", ""),)

    def wait(self, table: Table) -> Decision:
        return Decision(self.who, [PASSING], confirm=True)


def taken(table: T, seat: int, option: Option, stops: bool = False) -> T:
    """An imagined table after this option; it `stops` at the latest where the procedure ends that asks for it.

    So an answer with which a procedure ends is not worth what comes next, while another answer to the same question,
    with which it goes on, is worth only what it does itself.
    """
    after = table.clone()
    if stops:
        after.agenda.insert(len(after.agenda) - 1, Pause(seat))
    after.take(option, seat)
    return after
