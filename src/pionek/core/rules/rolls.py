"""Dice: thrown by the table's generator, scripted by tests, or entered by people with real dice at home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.vocabulary import ENTER

if TYPE_CHECKING:
    from pionek.core.state.table import Table


class Roll(Frame):
    """A number of equal dice, thrown once; then the game's window for altering them, if it has one.

    Dice are numbers from 1; what they show is for the game to say. The frame below gets them through `returned`.
    """

    count: int
    reason: str
    faces: int = 6
    dice: list[int] = later([])

    steps = (("throw", ""), ("alter", ""))

    def rule_of(self, at: int) -> str:
        return self.reason

    def throw(self, table: Table) -> Decision | None:
        if table.entered:
            if len(self.dice) < self.count:
                return entering(self.who, self.faces)
        else:
            self.dice += table.dice(self.count - len(self.dice), self.faces)
        table.rolled(self.who, self.dice, self.reason)
        return None

    def took_throw(self, table: Table, option: Option) -> None:
        table.revealed += 1
        self.dice.append(option.amount)
        self.back_to("throw")

    def alter(self, table: Table) -> None:
        window = table.after_roll(self)
        if window is not None:
            table.then(window)


def entering(seat: int, faces: int) -> Decision:
    """Ask what one real die shows."""
    return Decision(seat, [Option(ENTER, amount=face) for face in range(1, faces + 1)], partial=True)
