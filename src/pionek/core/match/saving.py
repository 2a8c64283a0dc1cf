"""A table as plain data by names, and back: classes, fields, steps, definitions and effects, never bare numbers."""

from __future__ import annotations

import hashlib
import types
from typing import TYPE_CHECKING, Any

import msgspec

from pionek.core.errors import UserError
from pionek.core.language.definitions import Definition
from pionek.core.language.forms import Form
from pionek.core.match.fairness import packed_number
from pionek.core.rules.in_force import Ability
from pionek.core.state.frame import Frame
from pionek.core.state.piece import Piece, saved_name
from pionek.core.state.table import Result, Table

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content

SKIPPED = ("decision",)
FIELDS: dict[type, list[str]] = {}
"""The fields of each class, cached."""


class SaveError(UserError):
    """One clear sentence about a save that cannot be used."""


class Saved(msgspec.Struct):
    """What a save file holds."""

    format: int
    game: str
    rules_version: int
    packs: dict[str, str]
    settings: dict[str, Any]
    seed: int | str
    entered: bool
    entries: list[str]
    base: dict[str, Any] | None
    """The table that the entries begin from, where that is not the set-up: the rules or packs have changed since."""
    marked: bool
    digest: str
    table: dict[str, Any]


def fields_of(kind: type) -> list[str]:
    """The fields of a class of the table, interpreted or compiled, in a fixed order."""
    if kind not in FIELDS:
        members = [member for each in kind.__mro__ for member in vars(each).items()]
        slots = types.MemberDescriptorType | types.GetSetDescriptorType
        FIELDS[kind] = sorted({name for name, member in members if isinstance(member, slots) and name[:2] != "__"})
    return FIELDS[kind]


def saved_fields(kind: type) -> dict[str, str]:
    """The fields that have another name in saves, with that name."""
    return {name: saved for each in reversed(kind.__mro__) for name, saved in vars(each).get("saved_fields", {}).items()}


class Packer:
    """Turns a table into plain data. Numbers of definitions become their ids."""

    def __init__(self, content: Content) -> None:
        self.content = content

    def table(self, table: Table) -> dict[str, Any]:
        packed: dict[str, Any] = {}
        for name in fields_of(type(table)):
            if name not in table.not_state and name not in SKIPPED:
                packed[name] = self.field(table, name)
        rename(packed, saved_fields(type(table)))
        if table.decision is not None:
            packed["agenda"][-1]["at"] = table.agenda[-1].step_name()
        return packed

    def field(self, owner: Any, name: str) -> Any:
        value = getattr(owner, name)
        kind = getattr(type(owner), "refers", {}).get(name)
        return self.name(kind, value) if kind is not None else self.value(value)

    def name(self, kind: str, index: Any) -> Any:
        if isinstance(index, list):
            return [self.name(kind, each) for each in index]
        return self.content.id_of(kind, index) if index >= 0 else None

    def value(self, value: Any) -> Any:
        if value is None or isinstance(value, bool | str):
            return value
        if isinstance(value, int):
            return packed_number(value)
        if isinstance(value, list | tuple):
            return [self.value(each) for each in value]
        if isinstance(value, Form):
            return {"form": self.known(self.content.places, value.path, value)}
        if isinstance(value, Ability):
            return {"ability": self.known(self.content.abilities, f"{value.origin}#{value.index}", value)}
        if isinstance(value, Definition):
            return {"definition": value.id, "kind": value.kind}
        if isinstance(value, float | dict | set) or getattr(value, "__dict__", None):
            raise TypeError(f"a table holds plain fields in slots; {type(value).__name__} is or has something else")
        packed: dict[str, Any] = {"is": saved_name(type(value))}
        for name in fields_of(type(value)):
            packed[name] = self.field(value, name)
        rename(packed, saved_fields(type(value)))
        if isinstance(value, Frame):
            packed["at"] = value.steps[value.at][0] if value.at < len(value.steps) else ""
        return packed

    def known(self, names: Any, name: str, value: object) -> str:
        """The name of a form or an ability. One that the content does not know under that name could not be loaded again."""
        if names.get(name) is not value:
            raise TypeError(f"the content does not know {type(value).__name__} {name!r}: it was not made on loading")
        return name


def rename(packed: dict[str, Any], names: dict[str, str]) -> None:
    """Give fields other names."""
    for name, other in names.items():
        packed[other] = packed.pop(name)


class Unpacker:
    """Turns packed data into a table again; a name that no longer exists is refused in one sentence.

    A class whose fields have changed has a static method `older`: it gets the packed fields of an earlier version and the
    content, and adds what is missing.
    """

    def __init__(self, content: Content, homes: tuple[str, ...]) -> None:
        """`homes` are the modules whose pieces may occur: games may have pieces of the same name."""
        self.content = content
        own = [each for each in pieces() if each.__module__.startswith(homes)]
        self.classes = {saved_name(each): each for each in own}

    def table(self, packed: dict[str, Any], table: Table) -> None:
        """Fill a new table of the same game with the packed one, and work out the pending decision again."""
        try:
            self.fill(packed, table)
            table.clone().advance()
        except (AttributeError, LookupError, TypeError) as error:
            raise SaveError("the saved table is damaged", "zapisany stół jest uszkodzony") from error
        table.advance()

    def older(self, kind: type, packed: dict[str, Any]) -> None:
        rename(packed, {saved: name for name, saved in saved_fields(kind).items() if saved in packed})
        older = getattr(kind, "older", None)
        if older is not None:
            older(packed, self.content)

    def fill(self, packed: dict[str, Any], table: Table) -> None:
        self.older(type(table), packed)
        for name in fields_of(type(table)):
            if name not in table.not_state and name not in SKIPPED:
                setattr(table, name, self.field(type(table), name, self.given(packed, name, "table", "stół")))
        table.decision = None
        table.pay_attention()

    def given(self, packed: dict[str, Any], name: str, owner: str, owner_pl: str) -> Any:
        if name not in packed:
            raise SaveError(
                f"the saved {owner} has no {name}, which this version of the game needs",
                f"zapisany {owner_pl} nie ma pola {name}, którego ta wersja gry potrzebuje",
            )
        return packed[name]

    def field(self, owner: type, name: str, value: Any) -> Any:
        kind = getattr(owner, "refers", {}).get(name)
        return self.index(kind, value) if kind is not None else self.value(value)

    def index(self, kind: str, value: Any) -> Any:
        if isinstance(value, list):
            return [self.index(kind, each) for each in value]
        if value is None:
            return -1
        if kind not in self.content.entries:
            return int(value)
        if value not in self.content.ids[kind]:
            raise SaveError(
                f"the saved table names the {kind} {value!r}, which the loaded packs do not have",
                f"zapisany stół wymienia {value!r} ({kind}), czego nie ma we wczytanych paczkach",
            )
        return self.content.ids[kind][value]

    def value(self, value: Any) -> Any:
        if isinstance(value, list):
            return [self.value(each) for each in value]
        if not isinstance(value, dict):
            return value
        if "is" not in value:  # objects may have fields of these names
            if "form" in value:
                return self.known(self.content.places, value["form"], "effect")
            if "ability" in value:
                return self.known(self.content.abilities, value["ability"], "ability")
            if "definition" in value:
                return self.content.get(value["kind"], self.index(value["kind"], value["definition"]))
        kind = self.known(self.classes, value.get("is"), "class")
        self.older(kind, value)
        made = kind.__new__(kind)
        for name in fields_of(kind):
            packed = self.given(value, name, kind.__name__, kind.__name__)
            if name == "at" and issubclass(kind, Frame):
                made.at = self.step(kind, packed)
            else:
                setattr(made, name, self.field(kind, name, packed))
        if isinstance(made, Result):
            made.winners = tuple(made.winners)
        return made

    def step(self, kind: type[Frame], name: str) -> int:
        if not name:
            return len(kind.steps)
        for at in range(len(kind.steps)):
            if kind.steps[at][0] == name:
                return at
        raise SaveError(
            f"the saved {kind.__name__} stands at the step {name!r}, which this version does not have",
            f"zapisany {kind.__name__} stoi na kroku {name!r}, którego ta wersja nie ma",
        )

    def known(self, names: Any, name: Any, what: str) -> Any:
        if name not in names:
            raise SaveError(
                f"the saved table names the {what} {name!r}, which this version does not have",
                f"zapisany stół wymienia {name!r} ({what}), czego ta wersja nie ma",
            )
        return names[name]


def pieces() -> list[type[Piece]]:
    """All classes of pieces there are."""
    found: list[type[Piece]] = []
    waiting: list[type[Piece]] = [Piece]
    while waiting:
        each = waiting.pop()
        found.append(each)
        waiting.extend(each.__subclasses__())
    return found


def digest(table: Table) -> str:
    """Equal digests, equal tables: on every machine, interpreted or compiled."""
    packed = Packer(table.content).table(table)
    return hashlib.sha256(msgspec.json.encode(packed, order="deterministic")).hexdigest()
