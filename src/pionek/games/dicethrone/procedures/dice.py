"""Dice on the table: throwing them, and which of them can still be altered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.state.decision import Option
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.deeds import Deeds

if TYPE_CHECKING:
    pass


from typing import TYPE_CHECKING, ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from pionek.core.rules.rolls import Roll
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.dicethrone.model.state import shown

if TYPE_CHECKING:
    from pionek.core.state.table import Table

REROLLS: Final = [Option(vocabulary.REROLL, amount=dice) for dice in range(32)]
"""Every set of the five dice; the empty one keeps them all."""


@mypyc_attr(allow_interpreted_subclasses=True)
class DiceFrame(Frame):
    """A phase with dice of its own on the table: `settled` when they can no longer be altered."""

    attempts: int
    dice: list[int] = later([])
    settled: bool = later(False)

    is_offense: ClassVar[bool] = False
    gets_attempts: ClassVar[int] = 0
    """Which cards can give it a further attempt: words.OFFENSE_DICE, DEFENSE_DICE, or none."""


def throw(table: Deeds, chosen: int, reason: str) -> None:
    """Throw some of the dice of the frame on top; entered dice are asked for one by one."""
    frame = table.agenda[-1]
    assert isinstance(frame, DiceFrame)
    if table.entered:
        table.then(Reroll(frame.who, chosen, len(table.agenda) - 1, reason))
        return
    lay(table, frame.dice, chosen, table.dice(chosen.bit_count(), 6), frame.who, reason)


def lay(table: Deeds, dice: list[int], chosen: int, numbers: list[int], who: int, reason: str) -> None:
    """The new numbers take the places of the old ones (DT-OFFENSE-02, -03, DT-DEFENSE-05)."""
    if not dice:
        dice.extend(numbers)
    else:
        place = 0
        for number in numbers:
            while not chosen >> place & 1:
                place += 1
            dice[place] = number
            place += 1
    moment = vocabulary.ROLLED if len(numbers) == len(dice) else vocabulary.REROLLED
    if table.attention >> moment & 1:  # packing dice into a number is for those who listen
        table.happened(moment, who, amount=len(numbers), other=shown(dice), rule=reason)


class Reroll(Roll):
    """Some dice of the frame at `place` are thrown (again); the others stay."""

    chosen: int = later()
    place: int = later()

    def __init__(self, who: int, chosen: int, place: int, reason: str) -> None:
        super().__init__(who, chosen.bit_count(), reason)
        self.chosen = chosen
        self.place = place

    def alter(self, table: Table) -> None:
        """The window is that of the phase the dice belong to."""
        arena = cast(Deeds, table)
        frame = arena.agenda[self.place]
        assert isinstance(frame, DiceFrame | Roll)
        lay(arena, frame.dice, self.chosen, self.dice, self.who, self.reason)


def open_dice(table: Deeds) -> DiceFrame | Roll | None:
    """The dice that now lie on the table for a roll in progress (DT-ABILITY-02, gaps Q3 to Q5), if there are any."""
    for frame in reversed(table.agenda):
        if isinstance(frame, DiceFrame):
            return frame if frame.dice and not frame.settled else None
        if isinstance(frame, Roll) and not isinstance(frame, Reroll):
            return frame
    return None


def dice_on(table: Deeds) -> list[int]:
    """The numbers they show; a verb that alters dice is never resolved without any."""
    frame = open_dice(table)
    assert frame is not None
    return frame.dice


def set_die(table: Deeds, die: int, number: int) -> None:
    frame = open_dice(table)
    assert frame is not None
    frame.dice[die] = number
    table.happened(vocabulary.DIE_SET, frame.who, amount=number, other=frame.who, rule="DT-ABILITY-02")


class Again(Roll):
    """Some dice of an effect's roll are thrown again; the kept ones lie beside them."""

    def __init__(self, who: int, kept: list[int], again: int) -> None:
        super().__init__(who, len(kept) + again, Deeds.roll_rule)
        self.dice = kept




def offensive_roll(table: Deeds) -> DiceFrame | None:
    for frame in table.agenda:
        if isinstance(frame, DiceFrame) and frame.is_offense:
            return frame
    return None
