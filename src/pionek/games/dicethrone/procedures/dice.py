"""Dice on the table: throwing them, and which of them can still be altered."""

from __future__ import annotations

from typing import ClassVar, Final

from pionek.core.rules.rolls import Roll
from pionek.core.state.decision import Option
from pionek.core.state.events import dice_as_one
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.state.table import Table
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.state import State

REROLLS: Final = [Option(vocabulary.REROLL, amount=dice) for dice in range(32)]
"""Every set of the five dice; the empty one keeps them all."""


class DiceFrame(Frame):
    """A phase with dice of its own on the table: `settled` when they can no longer be altered."""

    attempts: int
    dice: list[int] = later([])
    settled: bool = later(False)

    is_offense: ClassVar[bool] = False
    gets_attempts: ClassVar[int] = 0
    """Which effects can give it a further attempt: those that require vocabulary.OFFENSE_DICE, DEFENSE_DICE, or none."""

    def throw(self, table: Deeds, chosen: int, reason: str) -> None:
        """Throw some of the dice of this frame, which is on top; entered dice are asked for one by one."""
        count = chosen.bit_count()
        if table.entered:
            table.then(Reroll(self.who, count, reason, chosen=chosen, place=len(table.agenda) - 1))
        else:
            lay(table, self.dice, chosen, table.dice(count, 6), self.who, reason)


class Reroll(Roll):
    """Some dice of the frame at `place` are thrown (again); the others stay."""

    chosen: int = 0
    place: int = 0

    def alter(self, table: Table) -> None:
        """The dice can be altered in the window of the phase they belong to."""
        frame = table.agenda[self.place]
        assert isinstance(frame, DiceFrame | Roll)  # a number in the state says which frame it is
        lay(table, frame.dice, self.chosen, self.dice, self.who, self.reason)


class Again(Roll):
    """Some dice of an effect's roll are thrown again; the kept ones lie beside them."""


def lay(table: Table, dice: list[int], chosen: int, numbers: list[int], who: int, reason: str) -> None:
    """Put the new numbers in the places of the old ones: dice that lie there already are rolled again, also if it is all of them (DT-OFFENSE-02, -03, DT-DEFENSE-05)."""
    moment = vocabulary.REROLLED if dice else vocabulary.ROLLED
    if not dice:
        dice.extend(numbers)
    else:
        place = 0
        for number in numbers:
            while not chosen >> place & 1:
                place += 1
            dice[place] = number
            place += 1
    if table.attention >> moment & 1:  # only a listener needs the dice packed into a number
        table.happened(moment, who, amount=len(numbers), other=dice_as_one(dice), rule=reason)


def open_dice(table: State) -> DiceFrame | Roll | None:
    """The dice of a roll in progress, if there are any (DT-ABILITY-02; rulings R-03 to R-05)."""
    for frame in reversed(table.agenda):
        if isinstance(frame, DiceFrame):
            return frame if frame.dice and not frame.settled else None
        if type(frame) is Roll or type(frame) is Again:
            return frame
    return None


def running_dice(table: State) -> DiceFrame | Roll:
    """The dice of the roll in progress; an effect that alters dice is never resolved without any."""
    frame = open_dice(table)
    assert frame is not None
    return frame


def set_die(table: Deeds, who: int, die: int, number: int) -> None:
    """A player gives a die, their own or another's, a number (DT-ABILITY-02)."""
    frame = running_dice(table)
    frame.dice[die] = number
    table.happened(vocabulary.DIE_SET, who, dice_as_one(frame.dice), number, frame.who, "DT-ABILITY-02")


def offensive_roll(table: State) -> DiceFrame | None:
    """The Offensive Roll in progress."""
    for frame in table.agenda:
        if isinstance(frame, DiceFrame) and frame.is_offense:
            return frame
    return None
