"""Frames that ask, and their reasons why a thing may not be chosen."""

from __future__ import annotations

from typing import ClassVar

from pionek.core.state.decision import Guard
from pionek.core.state.frame import Frame
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.model.deeds import Deeds


class Question(Frame):
    """A frame that asks: it also says why a thing may not be chosen, and what to tell those who wait."""

    __slots__ = ()

    waiting: ClassVar[Guard] = vocabulary.OTHERS_ACT
    elsewhere: ClassVar[Guard] = vocabulary.NOT_IN_ACTION
    """The reasons for everybody else, and for things that this question is not about."""

    def refuse(self, table: Deeds, seat: int, verb: int, subject: int) -> Guard | None:
        """Why the one who is asked may not do this with that thing; only asked for what is not offered."""
        return self.elsewhere
