"""Events: log, animation and statistics all derive from this one stream."""

from __future__ import annotations

from typing import Final

from pionek.core.state.fields import later
from pionek.core.state.piece import Record

EVERY_MOMENT: Final = (1 << 62) - 1
MOST_MOMENTS: Final = 59
"""Moments a game may have, so that a mask of them stays a small int."""


class Moment(Record):
    """The name of a step or a deed, and the kinds of the numbers that come with it.

    `subject` and `other` name kinds of things ("card", "token", "seat" ...); "" means that the moment has none.
    `secret` marks the number that only those who saw it may know: the subject of a card drawn, say.
    """

    name: str
    subject: str = ""
    other: str = ""
    secret: bool = False


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


class Listener(Record):
    """Collects the events of the moments in its mask. It is not a part of the state and is never cloned with the table."""

    mask: int = EVERY_MOMENT
    events: list[Event] = later([])
    windows: list[tuple[int, str]] = later([])
    """Seats with hidden cards that had nothing to play in a window, and its rule; see core/match/ask_preferences.py."""

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
    ) -> None:
        if self.events and self.events[-1].naming == naming:
            naming = self.events[-1].naming  # names seldom change: events share what they depend on
        self.events.append(Event(moment, who, subject, amount, other, rules, seen, depth, naming))
