"""Events: log, animation and statistics all derive from this one stream."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pionek.core.state.fields import later
from pionek.core.state.piece import Record

if TYPE_CHECKING:
    from pionek.core.state.frame import Frame
    from pionek.core.state.table import Table

MOST_MOMENTS: Final = 120
"""Moments a game may have."""
MOST_WATCHED: Final = 62
"""Moments that content may watch, so that a mask of them stays a small int: those that a game declares first."""
EVERY_MOMENT: Final = (1 << MOST_MOMENTS) - 1


class Moment(Record):
    """The name of a step or a deed, and the kinds of the numbers that come with it.

    `subject` and `other` name kinds of things ("card", "token", "seat" ...); "" means that the moment has none.
    `secret` marks the number that only those who saw it may know: the subject of a card drawn, say. `amount` is the
    kind of thing that the amount names; "" means that it counts. A `silent` moment is there to be watched: the deeds
    that follow from it are told, not the moment itself.
    """

    name: str
    subject: str = ""
    other: str = ""
    secret: bool = False
    amount: str = ""
    silent: bool = False


class Event(Record):
    """One thing that happened: a few numbers, the rules it happened by, the seats that saw it."""

    moment: int
    who: int
    subject: int
    amount: int
    other: int
    rules: tuple[str, ...]
    seen: int
    depth: int
    naming: tuple[int, ...] = ()
    """What names depended on then; see Table.naming."""
    cause: str = ""
    """The card, ability or space behind it, as `kind:id`; see Table.cause."""
    shown: tuple[int, ...] = ()
    """Numbers that stood on the table then; see Table.witness."""


BITS_A_DIE: Final = 3


def dice_as_one(dice: list[int]) -> int:
    """Dice as the one number that an event carries."""
    packed = 0
    for at in range(len(dice)):
        packed |= dice[at] << (BITS_A_DIE * at)
    return packed


def dice_in(packed: int, count: int = 0) -> list[int]:
    """The dice that an event carries; so many, or as many as the number shows."""
    size = count or max(1, -(-packed.bit_length() // BITS_A_DIE))
    return [packed >> (BITS_A_DIE * at) & 7 for at in range(size)]


class Listener(Record):
    """Collects the events of the moments in its mask. It is not a part of the state and is never cloned with the table."""

    mask: int = EVERY_MOMENT
    events: list[Event] = later([])
    windows: list[tuple[int, str]] = later([])
    """Seats with hidden cards that had nothing to play in a window, and its rule; see core/match/ask_preferences.py."""
    pictures: list[tuple[int, Table]] | None = later(None)
    """For each of these windows, if wanted: the number of events before it, and the table as it was then."""
    causes: list[tuple[int, int, str]] = later([])
    """Moment and seat of what is settled and has not happened yet, and what is behind it; see Table.note_cause."""
    doing: Frame | None = later(None)
    """The frame whose step is in progress; None in standing checks."""
    step: int = later(0)
    """The place of that step, behind the last one when the frame ends. The frame itself may have gone on, by `back_to`, `wait_in` or `end`."""

    def follow(self, doing: Frame | None, step: int = 0) -> None:
        """A step begins, a frame ends, or standing checks are made."""
        self.doing = doing
        self.step = step

    def step_rule(self) -> str:
        """The rule of the step in progress; "" while none is."""
        doing = self.doing
        return doing.rule_of(self.step) if doing is not None and self.step < len(doing.steps) else ""

    def heard(
        self,
        moment: int,
        who: int,
        subject: int,
        amount: int,
        other: int,
        rules: tuple[str, ...],
        seen: int,
        depth: int,
        naming: tuple[int, ...],
        cause: str = "",
        shown: tuple[int, ...] = (),
    ) -> None:
        for noted in self.causes:
            if noted[0] == moment and noted[1] == who:
                cause = noted[2] or cause
                self.causes.remove(noted)
                break
        if self.events and self.events[-1].naming == naming:
            naming = self.events[-1].naming  # names seldom change: events share what they depend on
        self.events.append(Event(moment, who, subject, amount, other, rules, seen, depth, naming, cause, shown))
