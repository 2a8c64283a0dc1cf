"""The words of the effect language: what a form is, what fields it has, how it is read and how it describes itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.language.fields import Field, FormFields

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer
    from pionek.core.text.phrasebook import Part


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
    brief: ClassVar[tuple[str, str] | None] = None
    """The plain pattern for a brief text, where it can be said in fewer words."""
    example: ClassVar[str] = ""
    """A line of a pack that uses the form; the generated documentation shows it with its text."""
    needs: ClassVar[str] = ""
    """What must surround it ("roll", "attack" ...); the loader checks it."""
    reaches: ClassVar[bool] = False
    """Whether the text after it could be read as a part of it, so that a new sentence must begin there."""

    def __init__(self) -> None:
        self.path = ""

    def children(self) -> list[Form]:
        """The forms inside this one."""
        return [form for field in self.fields for form in forms_in(getattr(self, field.attribute))]

    def variant(self) -> str:
        """Which of several patterns fits these fields; "" is the plain one.

        Unless the form says otherwise: the variant that is named like the value of a field, or like a field that is given.
        """
        values = {field.attribute: getattr(self, field.attribute) for field in self.fields}
        return next((name for name in self.variants if values.get(name) or name in values.values()), "")

    def args(self, describer: Describer) -> dict[str, Any]:
        """What the pattern is filled with: the fields, put into words."""
        args: dict[str, Any] = {}
        for field in self.fields:
            value = getattr(self, field.attribute)
            if value is not None:
                args[field.attribute] = field.kind.say(describer, value)
        return args

    def say(self, describer: Describer) -> tuple[Part, ...]:
        """The text of this form in the describer's language, made from its pattern and its fields."""
        describer.depth += self.reaches
        args = self.args(describer)
        describer.depth -= self.reaches
        return describer.parts(pattern_key(self.family, self.word, self.variant()), args)

    def breath(self) -> str:
        """A key: neighbours in a text with the same key are described in one clause; "" never joins."""
        return ""

    def say_together(self, describer: Describer, forms: list[Any]) -> tuple[Part, ...]:
        """One clause for several neighbours with the same `breath`, this form the first of them: "gain a and b"."""
        raise NotImplementedError(self.word)


def pattern_key(family: str, word: str, variant: str) -> str:
    return f"{family}-{word}-{variant}" if variant else f"{family}-{word}"


def forms_in(value: Any) -> list[Form]:
    """The forms that the value of a field holds, without those inside them."""
    if isinstance(value, Form):
        return [value]
    return [form for each in value for form in forms_in(each)] if isinstance(value, list | tuple) else []


def label(form: Form, path: str) -> list[Form]:
    """Give a form and all forms inside it their place in the content; returns them all."""
    form.path = path
    children = form.children()
    return [form, *(each for at in range(len(children)) for each in label(children[at], f"{path}/{at}"))]


def walk(form: Form) -> list[Form]:
    """A form and everything inside it."""
    return [form, *(each for child in form.children() for each in walk(child))]
