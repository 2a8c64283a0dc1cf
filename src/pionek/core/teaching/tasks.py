"""What lessons and puzzles have in common at the table: whose task it is, how it stands, and what is said about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

import msgspec

if TYPE_CHECKING:
    from pionek.core.match.match import Match

LESSON: Final = "lesson"
PUZZLE: Final = "puzzle"
OPEN: Final = "open"
REACHED: Final = "reached"
MISSED: Final = "missed"


class TaskTold(msgspec.Struct):
    """A lesson or a puzzle as its player reads it: what is asked, how it stands, and then what is said to that.

    `next` is the lesson after this one; "" if there is none.
    """

    kind: str
    id: str
    title: str
    text: str
    hint: str
    state: str
    said: list[str]
    next: str = ""


class Task(Protocol):
    """A lesson or a puzzle."""

    id: str

    @property
    def seat(self) -> int:
        """Whose task it is."""

    def standing(self, match: Match) -> str:
        """Whether the task is done, missed, or still open."""

    def told(self, match: Match, lang: str) -> TaskTold:
        """The task as its player reads it now."""


def task_of(match: Match, word: str) -> Task | None:
    """The task that a match was begun for, by its kind and id: `lesson:ID`; None if the game no longer has it."""
    kind, _, id = word.partition(":")
    if kind == LESSON:
        return next((lesson for lesson in match.game.lessons if lesson.id == id), None)
    return next((puzzle for puzzle in match.game.puzzles if puzzle.id == id), None)
