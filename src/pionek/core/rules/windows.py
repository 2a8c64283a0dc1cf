"""A moment at which every seat may answer, in the rulebook's order, again after each play, until all pass."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic

from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame, T
from pionek.core.vocabulary import PASS

if TYPE_CHECKING:
    from pionek.core.state.table import Table

PASSING: Final = Option(PASS)


class Window(Frame, Generic[T]):
    """Offers each seat, beginning with `who`, what it may play now.

    Seats with nothing to play are not asked. If no seat was asked though one of them hides its cards, the table still
    counts the window as opened, so that a server can pause alike in both cases.
    """

    kind: int
    reason: str
    asked: int = later()
    passes: int = later(0)

    steps = (("ask", ""),)

    def __post_init__(self) -> None:
        self.asked = self.who

    def rule_of(self, at: int) -> str:
        return self.reason

    def ask(self, table: T) -> Decision | None:
        seats = table.seats
        seat = self.asked
        passes = self.passes
        while passes < seats:
            options = table.window_options(self.kind, seat)
            if options:
                self.asked = seat
                self.passes = passes
                options.append(PASSING)
                return Decision(seat, options)
            if options is not None and (seat != table.acting or table.listener is not None):
                passed_over(table, seat, self.reason, self.who, self.kind)
            passes += 1
            seat = seat + 1 if seat + 1 < seats else 0
        return None

    def took_ask(self, table: T, option: Option) -> None:
        seat = self.asked
        self.back_to("ask")
        if option.verb == PASS:
            self.passes += 1
            self.asked = seat + 1 if seat + 1 < table.seats else 0
            return
        self.passes = 0
        self.asked = self.who
        table.window_play(self, seat, option)


def passed_over(table: Table, seat: int, reason: str, who: int = -1, kind: int = 0) -> None:
    """Report that a seat with hidden cards had nothing to play. The seat that has just acted may be asked next: see AskPreferences.

    `who` and `kind` are those of the window, if it is not on the agenda; without them it is another seat's.
    """
    if seat != table.acting:
        table.opened += 1
        table.revealed += 1
    if table.listener is not None:
        report(table, seat, reason, who, kind)


def report(table: Table, seat: int, reason: str, who: int = -1, kind: int = 0) -> None:
    """Tell the listener that a seat lets a window pass without being asked, with a picture of the table."""
    listener = table.listener
    if listener is not None:
        listener.windows.append((seat, reason))
        if listener.pictures is not None:
            picture = table.clone()
            if not isinstance(picture.agenda[-1], Window):
                picture.agenda.append(Window(who if who >= 0 else (seat + 1) % table.seats, kind, reason))
            listener.pictures.append((len(listener.events), picture))


def open_window(table: Table, who: int, kind: int, reason: str, passed: int = 0) -> Decision | None:
    """Open a window, without a frame if no seat has anything to play, as in most windows.

    A step that opens a window does nothing else and returns this decision. The first `passed` seats have passed already:
    they are asked only after somebody has played something.
    """
    seats = table.seats
    seat = (who + passed) % seats if passed else who
    for passes in range(passed, seats):
        options = table.window_options(kind, seat)
        if options:
            window = Window(who, kind, reason)
            window.wait_in("ask")
            window.asked = seat
            window.passes = passes
            table.then(window)
            options.append(PASSING)
            return Decision(seat, options)
        if options is not None and (seat != table.acting or table.listener is not None):
            passed_over(table, seat, reason, who, kind)
        seat = seat + 1 if seat + 1 < seats else 0
    return None
