"""Fields of the state, each declared once: `__slots__`, `__init__` and `clone` are generated from the declarations.

    class Discarding(Frame):
        left: int
        reason: str
        optional: bool = False
        counted: int = later(0)

`__init__` takes the fields in their order, those of the base classes first. A default that is a list is copied for each
new object. `later` marks a field that is not a parameter; `InitVar` marks a parameter that is not a field. If the class
has a `__post_init__`, it is called at the end of `__init__` with the values of the `InitVar` parameters.

`clone` shares numbers, strings and frozen objects, copies lists, and clones every object that has a `clone` method.
A method that the class writes by hand is kept.

The type of a field also says what its number counts: a `CardNo`, or a list of them, holds the numbers of definitions of
the kind "card", and saves write their ids instead (see `refers`).

In interpreted code the metaclass `Fields` generates the methods when the class is created. mypyc knows no metaclasses,
so tools/expand.py writes the same methods into the copy of the sources that `make fast` compiles.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias, TypeVar, dataclass_transform

T = TypeVar("T")
Shared: TypeAlias = Annotated[T, "shared"]
"""The type of a list that is replaced and never changed, so that clones share it."""

REQUIRED: Any = object()
"""The default of a field that has none."""
PIECES: dict[str, type] = {}
"""All classes made by `Fields`, by name."""


class Later:
    """The initial value of a field that is not a parameter."""

    __slots__ = ("value",)

    def __init__(self, value: object) -> None:
        self.value = value


def later(default: Any = None, *, init: Literal[False] = False) -> Any:
    """Declare a field that is not a parameter of `__init__`."""
    return Later(default)


@dataclass_transform(field_specifiers=(later,))
class Fields(type):
    """The metaclass of all classes of the table: their annotated names are their fields.

    `FIELDS` maps each field to its default, `GIVEN` holds the `InitVar` parameters, `refers` maps each field that holds
    numbers of definitions to the kind of those definitions, `SHARED` names the fields whose lists clones share.
    """

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any], **more: Any) -> Fields:
        types = {each: kind for each, kind in types_of(body).items() if not kind.startswith("ClassVar")}
        given = {each: REQUIRED for each, kind in types.items() if kind.startswith("InitVar")}
        fields: dict[str, Any] = {}
        refers: dict[str, str] = {}
        for base in reversed(bases):
            fields.update(getattr(base, "FIELDS", {}))
            given.update(getattr(base, "GIVEN", {}))
            refers.update(getattr(base, "refers", {}))
        if types or "__init__" not in body:
            body.setdefault("__slots__", tuple(each for each in types if each not in fields and each not in given))
        fields.update({each: body.pop(each, REQUIRED) for each in types})
        refers.update({each: kind for each, text in types.items() if (kind := counted(text))})
        shared = [each for base in bases for each in getattr(base, "SHARED", ())]
        body["SHARED"] = (*shared, *(each for each, text in types.items() if "Shared[" in text))
        body["FIELDS"], body["GIVEN"], body["refers"] = fields, given, refers
        made = super().__new__(cls, name, bases, body, **more)
        if (types or "__post_init__" in body) and "__init__" not in body:
            made.__init__ = maker(made)  # type: ignore[misc]  # a generated method, as dataclasses does it
        if "clone" not in body and any(hasattr(base, "clone") for base in bases):  # a piece, not a mere record
            made.clone = cloner(made)
        PIECES[name] = made
        return made

    clone: Any


def types_of(body: Mapping[str, Any]) -> dict[str, str]:
    """The annotations of a class as source text; without `from __future__ import annotations` they are types."""
    found = body.get("__annotations__", {})
    texts = {name: kind.__name__ if type(kind) is type else str(kind) for name, kind in found.items()}
    return {name: text.removeprefix("typing.").removeprefix("dataclasses.") for name, text in texts.items()}


def counted(annotation: str) -> str:
    """The kind of definitions that numbers of this type count: "card" for CardNo and list[CardNo]; "" for none."""
    found = re.search(r"\b([A-Z]\w*)No\b", annotation)
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", found[1]).lower() if found else ""


def initial(name: str, value: object) -> str:
    """The expression for a field's default: a constant as it is written, a list copied for each object."""
    if isinstance(value, list):
        return f"_{name}[:]" if value else "[]"
    return repr(value) if type(value) in (int, bool, str, type(None)) else f"_{name}"


def compiled_base(cls: Any) -> Any:
    """The nearest base class that is compiled; None in interpreted code.

    Such a class has no metaclass. Its `COMPILED` holds what tools/expand.py has written for subclasses that are
    interpreted: the parameters of its `__init__` with their defaults, and how a clone copies each of its fields.
    """
    return next((each for each in cls.__mro__ if "COMPILED" in vars(each)), None)


def maker(cls: Any) -> Any:
    """Generate `__init__`."""
    base = compiled_base(cls)
    parameters: list[str] = [*base.COMPILED[0]] if base is not None else []
    lines: list[str] = []
    names: dict[str, Any] = {"_base": base}
    for name, default in cls.FIELDS.items():
        value = names[f"_{name}"] = default.value if isinstance(default, Later) else default
        if isinstance(default, Later):
            lines.append(f"self.{name} = {initial(name, value)}")
        elif name in cls.GIVEN:
            parameters.append(name)
        elif isinstance(value, list):
            parameters.append(f"{name}=None")
            lines.append(f"self.{name} = {initial(name, value)} if {name} is None else {name}")
        else:
            parameters.append(name if default is REQUIRED else f"{name}=_{name}")
            lines.append(f"self.{name} = {name}")
    if base is not None:
        lines.append(f"_base.__init__(self, {', '.join(each.split('=')[0] for each in base.COMPILED[0])})")
    if hasattr(cls, "__post_init__") and not hasattr(base, "__post_init__"):
        lines.append(f"self.__post_init__({', '.join(cls.GIVEN)})")
    return built(cls, f"def __init__({', '.join(['self', *parameters])}):", lines or ["pass"], names)


def cloner(cls: Any) -> Any:
    """Generate `clone` when it is first called: all types of the fields can be resolved by then."""

    def clone(self: Any) -> Any:
        by_hand = next((each for each in cls.__mro__ if "copy_into" in vars(each)), None)
        lines = ["new = _make(_cls)", *(["self.copy_into(new)"] if by_hand is not None else [])]
        base = compiled_base(cls)
        if base is not None:
            lines += [f"new.{name} = {copied}" for name, copied in base.COMPILED[1].items()]
        for name, (kind, home) in typed(cls).items():
            if name not in getattr(by_hand, "FIELDS", ()) and name not in cls.GIVEN:
                lines.append(f"new.{name} = {copy_of(f'self.{name}', kind, home)}")
        cls.clone = built(cls, "def clone(self):", [*lines, "return new"], {"_make": cls.__new__, "_cls": cls})
        return cls.clone(self)

    return clone


def typed(cls: Any) -> dict[str, tuple[ast.expr, dict[str, Any]]]:
    """The type of each field, and the names of the module that declares it."""
    found: dict[str, tuple[ast.expr, dict[str, Any]]] = {}
    for each in reversed(cls.__mro__):
        for name, kind in types_of(vars(each)).items():
            if name in cls.FIELDS and name not in found:
                found[name] = ast.parse(kind, mode="eval").body, vars(sys.modules.get(each.__module__, sys))
    return found


def copy_of(value: str, kind: ast.expr, home: dict[str, Any]) -> str:
    """The expression that copies a value of this type for a clone."""
    if isinstance(kind, ast.BinOp):  # X | None
        inner = copy_of(value, kind.left, home)
        return inner if inner == value else f"{inner} if {value} is not None else None"
    if isinstance(kind, ast.Subscript):
        if ast.unparse(kind.value) != "list":
            return value  # a tuple, or Shared
        each = copy_of("each", kind.slice, home)
        return f"{value}.copy()" if each == "each" else f"[{each} for each in {value}] if {value} else []"
    name = ast.unparse(kind).split(".")[-1]
    found = home.get(name) or PIECES.get(name)  # a type imported only for type checkers is found by its name
    return f"{value}.clone()" if hasattr(found, "clone") and not getattr(found, "frozen", False) else value


def built(cls: Any, head: str, lines: list[str], names: dict[str, Any]) -> Any:
    """Compile a method from its lines."""
    exec(compile("\n    ".join([head, *lines]), f"<fields of {cls.__qualname__}>", "exec"), names)  # noqa: S102
    method = names[head[4 : head.index("(")]]
    method.__qualname__, method.__module__ = f"{cls.__qualname__}.{method.__name__}", cls.__module__
    return method
