"""Fields that packs write: each form of the effect language and each kind of entry declares them once.

    class Prevent(Aimed):
        word = "prevent"
        prevent: Amount = field(AMOUNT)
        to: Selector = field(SELECTOR, default=YOU)

The kind says how the loader reads a field, what an editor may suggest, and how its value is put into words. From the
declarations follow `fields` (base classes first), `__slots__`, and for forms `__init__`. If a form has a `__post_init__`,
it is called at the end of `__init__` and sets the fields that are declared with `later()`. tools/expand.py writes the same into the copy that `make fast` compiles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, dataclass_transform

from pionek.core.state.fields import REQUIRED, Later, built, later

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer
    from pionek.core.packs.reader import Reader
    from pionek.core.packs.yamlfile import Node


class Kind:
    """What may stand in a field: how it is read, what an editor may suggest, how its value is put into words."""

    def read(self, reader: Reader, node: Node) -> Any:
        raise NotImplementedError

    def schema(self) -> dict[str, Any]:
        raise NotImplementedError

    def say(self, describer: Describer, value: Any) -> Any:
        """The argument of the pattern: a number, a word, or parts."""
        return value


class Field:
    """One named part of a form or of an entry in a pack. A class that declares it gives it its name."""

    __slots__ = ("attribute", "default", "kind", "kw_only", "name")

    def __init__(self, name: str, kind: Kind, default: Any = REQUIRED, kw_only: bool = False) -> None:
        self.name = name
        self.attribute = attribute(name)
        self.kind = kind
        self.default = default
        self.kw_only = kw_only

    @property
    def required(self) -> bool:
        return self.default is REQUIRED


def field(kind: Kind, *, default: Any = REQUIRED, kw_only: bool = False) -> Any:
    """Declare a field that packs write. A field that must be given, behind one that need not, is `kw_only`."""
    return Field("", kind, default, kw_only)


def attribute(name: str) -> str:
    """The attribute of a field: `per-token` is kept as `per_token`, and Python's own words get a tail."""
    plain = name.replace("-", "_")
    return plain + "_" if plain in ("if", "else", "for", "from", "is", "in", "not", "or", "and", "with") else plain


def declare(bases: tuple[type, ...], body: dict[str, Any]) -> dict[str, Field]:
    """Take the declarations out of the body of a class and put `fields` there; gives all fields by attribute."""
    own = {each: body.pop(each) for each in body.get("__annotations__", {}) if isinstance(body.get(each), Field)}
    found: dict[str, Field] = {}
    if own:
        inherited = [each for base in reversed(bases) for each in getattr(base, "fields", ())]
        found = {each.attribute: each for each in inherited if each.attribute not in own}
        for name, each in own.items():
            each.name, each.attribute = name.rstrip("_").replace("_", "-"), name
        found.update(own)
        body["fields"] = tuple(found.values())
    return found


@dataclass_transform(field_specifiers=(field, later))
class FormFields(type):
    """The metaclass of forms: frozen data with slots, made by `__init__`."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any], **more: Any) -> FormFields:
        known = {name for base in bases for each in base.__mro__ for name in getattr(each, "__slots__", ())}
        derived = [each for each in body.get("__annotations__", {}) if isinstance(body.get(each), Later)]
        for each in derived:
            del body[each]
        fields = declare(bases, body)
        if "__init__" not in body:
            body.setdefault("__slots__", tuple(each for each in (*fields, *derived) if each not in known))
        made = super().__new__(cls, name, bases, body, **more)
        if fields and "__init__" not in body:
            made.__init__ = maker(made, fields)  # type: ignore[misc]  # a generated method, as dataclasses does it
        return made


class EntryFields(type):
    """The metaclass of definitions: the loader fills their fields. An entry's own fields come before those it shares."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any], **more: Any) -> EntryFields:
        fields = declare(bases, body)
        shared = {each.attribute for base in bases for each in getattr(base, "fields", ())}
        if fields:
            body["fields"] = tuple(sorted(fields.values(), key=lambda each: each.attribute in shared))
        return super().__new__(cls, name, bases, body, **more)


def maker(form: type, fields: dict[str, Field]) -> Any:
    """Generate `__init__`: the path of a form is filled in when the content is labelled."""
    named = {each: each if it.required else f"{each}=_{each}" for each, it in fields.items()}
    parameters = [text for each, text in named.items() if not fields[each].kw_only]
    if len(parameters) < len(fields):
        parameters += ["*", *(text for each, text in named.items() if fields[each].kw_only)]
    lines = ['self.path = ""', *(f"self.{each} = {each}" for each in fields)]
    if hasattr(form, "__post_init__"):
        lines.append("self.__post_init__()")
    names = {f"_{each}": it.default for each, it in fields.items()}
    return built(form, f"def __init__({', '.join(['self', *parameters])}):", lines, names)
