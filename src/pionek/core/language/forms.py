"""The words of the effect language: what a form is, what fields it has, how it is read and how it describes itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from pionek.core.state.fields import FormFields

if TYPE_CHECKING:
    from pionek.core.language.describing import Voice
    from pionek.core.packs.reader import Reader
    from pionek.core.packs.yamlfile import Node
    from pionek.core.text.phrasebook import Part

REQUIRED: Any = object()
"""The default of a field that must be given."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What may stand in a field: how it is read, what an editor may suggest, how its value is put into words."""

    def read(self, reader: Reader, node: Node) -> Any:
        raise NotImplementedError

    def schema(self) -> dict[str, Any]:
        raise NotImplementedError

    def say(self, voice: Voice, value: Any) -> Any:
        """The argument of the pattern: a number, a word, or parts."""
        return value


class Field:
    """One named part of a form or of an entry in a pack."""

    __slots__ = ("default", "kind", "name")

    def __init__(self, name: str, kind: Kind, default: Any = REQUIRED) -> None:
        self.name = name
        self.kind = kind
        self.default = default

    @property
    def required(self) -> bool:
        return self.default is REQUIRED


@mypyc_attr(allow_interpreted_subclasses=True)
class Form(metaclass=FormFields):
    """A sentence or part of a sentence, as frozen data: effects, amounts, conditions, and who is meant.

    In a pack a form is written with its word and its first field, then its other fields: `{heal: 4, for: target}`.
    `path` says where in the content it stands, so that saves can name it.
    """

    __slots__ = ("path",)

    family: ClassVar[str] = ""
    word: ClassVar[str] = ""
    fields: ClassVar[tuple[Field, ...]] = ()
    en: ClassVar[str] = ""
    pl: ClassVar[str] = ""
    variants: ClassVar[dict[str, tuple[str, str]]] = {}
    """Further patterns (English, Polish) by the names that `variant` gives."""
    example: ClassVar[str] = ""
    """A line of a pack that uses the form; the generated documentation shows it with its text."""
    reaches: ClassVar[bool] = False
    """Whether what stands behind it in a text could be taken for a part of it, so that a new sentence begins there."""

    def __init__(self) -> None:
        self.path = ""

    def children(self) -> list[Form]:
        """The forms inside this one."""
        found: list[Form] = []
        for field in self.fields:
            gather(getattr(self, attribute(field.name)), found)
        return found

    def variant(self) -> str:
        """Which of several patterns fits these fields; "" is the plain one."""
        return ""

    def args(self, voice: Voice) -> dict[str, Any]:
        """What the pattern is filled with: the fields, put into words."""
        args: dict[str, Any] = {}
        for field in self.fields:
            value = getattr(self, attribute(field.name))
            if value is not None:
                args[attribute(field.name)] = field.kind.say(voice, value)
        return args

    def say(self, voice: Voice) -> tuple[Part, ...]:
        """The text of this form in the voice's language, made from its pattern and its fields."""
        voice.depth += self.reaches
        args = self.args(voice)
        voice.depth -= self.reaches
        return voice.parts(pattern_key(self.family, self.word, self.variant()), args)

    def breath(self) -> str:
        """Neighbours in a text that have the same one, if it is not empty, are said together."""
        return ""

    def say_together(self, voice: Voice, forms: list[Any]) -> tuple[Part, ...]:
        """The text of neighbours with the same breath, this one the first of them: "gain a and b"."""
        raise NotImplementedError(self.word)


def pattern_key(family: str, word: str, variant: str) -> str:
    return f"{family}-{word}-{variant}" if variant else f"{family}-{word}"


def attribute(name: str) -> str:
    """The attribute of a field: `per-token` is kept as `per_token`, and Python's own words get a tail."""
    plain = name.replace("-", "_")
    return plain + "_" if plain in ("if", "else", "for", "from", "is", "in", "not", "or", "and", "with") else plain


def gather(value: Any, found: list[Form]) -> None:
    if isinstance(value, Form):
        found.append(value)
    elif isinstance(value, list | tuple):
        for each in value:
            gather(each, found)


def label(form: Form, path: str) -> None:
    """Give a form and all forms inside it their place in the content."""
    form.path = path
    children = form.children()
    for at in range(len(children)):
        label(children[at], f"{path}/{at}")


def walk(form: Form) -> list[Form]:
    """A form and everything inside it."""
    found = [form]
    for child in form.children():
        found.extend(walk(child))
    return found
