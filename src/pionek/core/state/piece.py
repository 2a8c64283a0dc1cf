"""The base of everything in play that has a state of its own."""

from __future__ import annotations

from typing import ClassVar, Self, TypeAlias

from pionek.core.state.fields import Fields

CardNo: TypeAlias = int
"""The number of a definition of the kind "card"; games name their other kinds likewise."""


class Record(metaclass=Fields):
    """A plain object that is not part of the state: it declares its fields (see fields.py)."""


class Piece(Record):
    """An object of the table: it declares its fields (see fields.py), and can be cloned and saved."""

    saved_as: ClassVar[str] = ""
    """The name of the class in saves, where that is not the name of the class itself."""
    saved_fields: ClassVar[dict[str, str]] = {}
    """The names of fields in saves, where those are not the names of the fields themselves."""

    frozen: ClassVar[bool] = False
    """Whether objects of this class are replaced and never changed, so that clones share them."""

    def clone(self) -> Self:
        raise NotImplementedError(type(self).__name__)


def saved_name(kind: type) -> str:
    """The name of a class in saves, and in the keys of texts that belong to it."""
    return vars(kind).get("saved_as") or kind.__name__
