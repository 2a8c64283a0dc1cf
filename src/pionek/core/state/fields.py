"""State says each of its fields once: its type, and what it begins with. The rest is made from that.

    class Discarding(Frame):
        left: int
        reason: str
        optional: bool = False
        counted: int = 0

gets `__slots__`, an `__init__` that takes the fields in this order, and a `clone`. What a class writes by hand is left
as it is; an `__init__` written by hand calls `self.defaults()`, which sets all fields that have a default. A list stands for
itself: every new object begins with one of its own. `later` marks a field that is no parameter, `InitVar` a parameter
that is no field; `begun`, if there is one, runs after `__init__`, gets those, and sees to fields that depend on others. A clone shares numbers, texts and what is frozen,
copies lists, and clones whatever has a `clone`.

Interpreted, the metaclass below does this while it makes the class. For the compiler, which knows no metaclasses,
tools/expand.py writes the same methods into the copy that `make fast` compiles.
"""

from __future__ import annotations

import ast
import sys
from typing import Annotated, Any, Literal, Self, TypeAlias, TypeVar, dataclass_transform

T = TypeVar("T")
Shared: TypeAlias = Annotated[T, "shared"]
"""A list that is replaced and never changed: clones share it."""

REQUIRED: Any = object()
PIECES: dict[str, type] = {}
"""All classes made here, by name."""


class Later:
    """What a field begins with that is no parameter."""

    __slots__ = ("value",)

    def __init__(self, value: object) -> None:
        self.value = value


def later(default: Any = None, *, init: Literal[False] = False) -> Any:
    """A field that is not given to `__init__`."""
    return Later(default)


@dataclass_transform(field_specifiers=(later,))
class Fields(type):
    """Makes classes whose annotated names are their fields."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any], **more: Any) -> Fields:
        own = [each for each, kind in body.get("__annotations__", {}).items() if not kind.startswith("ClassVar")]
        given = {each: REQUIRED for each in own if body["__annotations__"][each].startswith("InitVar")}
        begins: dict[str, Any] = {}
        for base in reversed(bases):
            begins.update(getattr(base, "FIELDS", {}))
            given.update(getattr(base, "GIVEN", {}))
        body.setdefault("__slots__", tuple(each for each in own if each not in begins and each not in given))
        begins.update({each: body.pop(each, REQUIRED) for each in own})
        body["FIELDS"], body["GIVEN"] = begins, given
        made = super().__new__(cls, name, bases, body, **more)
        furnish(made, body, bool(own) or "begun" in body)
        PIECES[name] = made
        return made


def furnish(cls: Any, body: dict[str, Any], has_own: bool) -> None:
    """Give a class the methods that it does not write itself."""
    if has_own:
        if "__init__" not in body:
            cls.__init__ = maker(cls)
        if "defaults" not in body:
            cls.defaults = built(cls, "def defaults(self):", *beginnings(cls))
    if "clone" not in body:
        cls.clone = cloner(cls)


class Piece(metaclass=Fields):
    """Something in play that has a state of its own."""

    def defaults(self) -> None:
        """Begin with the defaults."""

    def clone(self) -> Self:
        raise NotImplementedError(type(self).__name__)


def begins_with(name: str, value: object) -> str:
    return f"_{name}" if not isinstance(value, list) else f"_{name}[:]" if value else "[]"


def beginnings(cls: Any) -> tuple[list[str], dict[str, Any]]:
    """What sets every field that has a default."""
    values = {name: each.value if isinstance(each, Later) else each for name, each in cls.FIELDS.items()}
    lines = [f"self.{name} = {begins_with(name, value)}" for name, value in values.items() if value is not REQUIRED]
    return lines or ["pass"], {f"_{name}": value for name, value in values.items()}


def maker(cls: Any) -> Any:
    """`__init__`, as one would write it."""
    given: list[str] = []
    lines: list[str] = []
    names: dict[str, Any] = {}
    for name, default in cls.FIELDS.items():
        value = names[f"_{name}"] = default.value if isinstance(default, Later) else default
        if isinstance(default, Later):
            lines.append(f"self.{name} = {begins_with(name, value)}")
        elif name in cls.GIVEN:
            given.append(name)
        elif isinstance(value, list):
            given.append(f"{name}=None")
            lines.append(f"self.{name} = {begins_with(name, value)} if {name} is None else {name}")
        else:
            given.append(name if default is REQUIRED else f"{name}=_{name}")
            lines.append(f"self.{name} = {name}")
    if hasattr(cls, "begun"):
        lines.append(f"self.begun({', '.join(cls.GIVEN)})")
    return built(cls, f"def __init__({', '.join(['self', *given])}):", lines or ["pass"], names)


def cloner(cls: Any) -> Any:
    """`clone`. What it does with each field is seen at the first one, when all types are there."""

    def clone(self: Any) -> Any:
        by_hand = next((each for each in cls.__mro__ if "copy_into" in vars(each)), None)
        lines = ["new = _make(_cls)", *(["self.copy_into(new)"] if by_hand is not None else [])]
        for name, (kind, home) in typed(cls).items():
            if (by_hand is None or name not in by_hand.FIELDS) and name not in cls.GIVEN:
                lines.append(f"new.{name} = {copy_of(f'self.{name}', kind, home)}")
        cls.clone = built(cls, "def clone(self):", [*lines, "return new"], {"_make": cls.__new__, "_cls": cls})
        return cls.clone(self)

    return clone


def typed(cls: Any) -> dict[str, tuple[ast.expr, dict[str, Any]]]:
    """The type of each field, and the names of the module that says so."""
    found: dict[str, tuple[ast.expr, dict[str, Any]]] = {}
    for each in reversed(cls.__mro__):
        for name, kind in vars(each).get("__annotations__", {}).items():
            if name in cls.FIELDS and name not in found:
                found[name] = ast.parse(kind, mode="eval").body, vars(sys.modules[each.__module__])
    return found


def copy_of(value: str, kind: ast.expr, home: dict[str, Any]) -> str:
    """What a clone has where the original has this value."""
    if isinstance(kind, ast.BinOp):  # X | None
        inner = copy_of(value, kind.left, home)
        return inner if inner == value else f"{inner} if {value} is not None else None"
    if isinstance(kind, ast.Subscript):
        if ast.unparse(kind.value) != "list":
            return value  # a tuple, or Shared
        each = copy_of("each", kind.slice, home)
        return f"{value}[:]" if each == "each" else f"[{each} for each in {value}] if {value} else []"
    name = ast.unparse(kind)
    found = home.get(name) or PIECES.get(name)  # what is imported for type checkers alone is known by its name
    return f"{value}.clone()" if found is not None and hasattr(found, "clone") else value


def built(cls: Any, head: str, lines: list[str], names: dict[str, Any]) -> Any:
    """A method made from its lines."""
    exec(compile("\n    ".join([head, *lines]), f"<fields of {cls.__qualname__}>", "exec"), names)  # noqa: S102
    method = names[head[4 : head.index("(")]]
    method.__qualname__, method.__module__ = f"{cls.__qualname__}.{method.__name__}", cls.__module__
    return method


# The fields of forms, which packs write


class Asked:
    """What may stand in a field of a form in a pack, and what stands for it where it is left out."""

    __slots__ = ("default", "kind")

    def __init__(self, kind: Any, default: Any) -> None:
        self.kind = kind
        self.default = default


LEFT_OUT: Any = object()


def field(kind: Any, *, default: Any = LEFT_OUT) -> Any:
    """A field of a form."""
    return Asked(kind, default)


@dataclass_transform(field_specifiers=(field,))
class FormFields(type):
    """Makes classes of forms: their annotated names are their fields, in this order."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> FormFields:
        own: dict[str, Asked] = {each: body.pop(each) for each in body.get("__annotations__", {}) if isinstance(body.get(each), Asked)}
        if own:
            from pionek.core.language.forms import REQUIRED as MUST_BE_GIVEN
            from pionek.core.language.forms import Field

            body["fields"] = tuple(
                Field(each.rstrip("_").replace("_", "-"), it.kind, MUST_BE_GIVEN if it.default is LEFT_OUT else it.default) for each, it in own.items()
            )
            body.setdefault("__slots__", tuple(each for each in own if not any(hasattr(base, each) for base in bases)))
        made = super().__new__(cls, name, bases, body)
        if own and "__init__" not in body:
            lines = ['self.path = ""', *(f"self.{each} = {each}" for each in own), *(["self.begun()"] if hasattr(made, "begun") else [])]
            made.__init__ = built(made, f"def __init__(self, {', '.join(own)}):", lines, {})  # type: ignore[misc]
        return made
