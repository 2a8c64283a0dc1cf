"""Frames that ask, and their reasons why a thing may not be chosen."""

from __future__ import annotations

from typing import ClassVar

from pionek.core.rules.windows import PASSING
from pionek.core.state.decision import Decision, Guard, Option
from pionek.core.state.frame import Frame
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.model.deeds import Deeds


class Question(Frame):
    """A frame that asks. It also says why a thing may not be chosen, and why the other players wait."""

    waiting: ClassVar[Guard] = vocabulary.OTHERS_ACT
    """The reason for players who are not asked."""
    elsewhere: ClassVar[Guard] = vocabulary.NOT_IN_ACTION
    """The reason for things that this question is not about."""

    def offer(self, options: list[Option], partial: bool = False) -> Decision | None:
        """Let the player of this frame choose one of the options or stop; None if there is no option."""
        return Decision(self.who, [*options, PASSING], partial=partial) if options else None

    def refuse(self, table: Deeds, seat: int, verb: int, subject: int) -> Guard | None:
        """Why the player who is asked may not do this with that thing; only called for what is not offered."""
        return self.elsewhere


class FieldAction(Question):
    """What an action marker on a field lets its owner do. A player may decline, or find that nothing can be done; both are told (IG-PLAN-10)."""

    on_field: ClassVar[int]

    def cause(self, table: Deeds) -> str:
        return f"field:{table.content.id_of('field', self.on_field)}"

    def act(self, table: Deeds, options: list[Option], begun: bool, partial: bool = False) -> Decision | None:
        """Offer the action, or the rest of it once it has begun."""
        if not options and not begun:
            table.idle(self.who, self.on_field)
        return self.offer(options, partial)

    def stop(self, table: Deeds, begun: bool) -> None:
        """The player does no more; before the action has begun that means to decline it."""
        if not begun:
            table.decline(self.who, self.on_field)
