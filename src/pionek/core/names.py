"""Names for texts: how a game calls its seats and the things that no pack lists."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Generic

from pionek.core.state.frame import T

_SITTING: ContextVar[Mapping[int, str] | None] = ContextVar("sitting", default=None)


@contextmanager
def sitting(names: Mapping[int, str]) -> Iterator[None]:
    """What people call themselves at this table, by seat: texts made here say so where a game has no name of its own for a seat."""
    token = _SITTING.set(names)
    try:
        yield
    finally:
        _SITTING.reset(token)


class Names(Generic[T]):
    """Definitions have the names that their packs give them; everything else is named here."""

    def seat_name(self, table: T, seat: int, lang: str) -> str:
        """The name of a seat: its hero, its colour, or who sits there; else its number."""
        if called := (_SITTING.get() or {}).get(seat):
            return called
        return str(table.content.book.text(lang, "seat-name", n=seat + 1))

    def name_of(self, table: T, kind: str, index: int, lang: str) -> object | None:
        """The name of a thing that is neither a definition nor a seat (a figure, say); None: its number."""
        return None

    def seat_then(self, table: T, then: tuple[int, ...], seat: int, lang: str) -> str:
        """The name that a seat had when `Table.naming` was `then`: for games in which it changes."""
        return self.seat_name(table, seat, lang)

    def name_then(self, table: T, then: tuple[int, ...], kind: str, index: int, lang: str) -> object | None:
        """The name that a thing had when `Table.naming` was `then`: for games in which it changes."""
        return self.name_of(table, kind, index, lang)
