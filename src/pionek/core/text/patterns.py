"""Fluent patterns as trees that render into typed parts: the grammar behind a Phrasebook.

Fluent's own parser reads them. They are resolved here and not by its Python runtime, which knows only strings, so
that things would have to be smuggled through it, and which formats numbers through Babel: a plural in a sentence
takes 70 us there and 6 us here, and the import 60 ms more.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeAlias

from pionek.core.state.fields import later
from pionek.core.state.piece import Record
from pionek.core.text.parts import Part, Parts, Ref

if TYPE_CHECKING:
    from fluent.syntax import ast

    from pionek.core.text.phrasebook import Phrasebook

CASES = ("nom", "gen", "dat", "acc", "ins", "loc")
FUNCTIONS = ("NOUN", "WORD", "GENDER")
NUMBER_SHAPE = re.compile(r"[-−]?[0-9]{1,18}")
IN_BRACES = re.compile(r'"(?:\\.|[^"\\])*"|->|[{}]')
IN_TEXT = re.compile(r"[{}]|\*?\[ *[\w-]+ *\]")
MAX_DEPTH = 20
"""Messages inside messages: more than this is a circle."""

Arg: TypeAlias = "int | str | Ref | Parts"
Pattern: TypeAlias = "list[str | Expression]"
Forms: TypeAlias = "tuple[str, ...]"


def plural_en(n: int) -> str:
    return "one" if abs(n) == 1 else "other"


def plural_pl(n: int) -> str:
    n = abs(n)
    if n == 1:
        return "one"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"


PLURALS: dict[str, Callable[[int], str]] = {"en": plural_en, "pl": plural_pl}
FORM_OF_PLURAL = {"en": {"one": 0, "other": 1}, "pl": {"one": 0, "few": 1, "many": 2}}


class PatternScope(Record):
    """What a pattern can see while it is rendered."""

    book: Phrasebook
    lang: str
    args: Mapping[str, object]
    depth: int = later(0)


class Inquiry:
    """A walk through a message and the messages inside it, for its variables and for what it names in vain."""

    def __init__(self, book: Phrasebook, lang: str) -> None:
        self.book = book
        self.lang = lang
        self.seen: set[str] = set()
        self.variables: set[str] = set()
        self.complaints: list[str] = []

    def message(self, key: str) -> None:
        if key in self.seen:
            return
        self.seen.add(key)
        try:
            self.pattern(self.book.pattern(self.lang, key))
        except KeyError:
            self.complaints.append(f"there is no message {key}")
        except ValueError as error:
            self.complaints.append(str(error).partition(": ")[2])

    def pattern(self, pattern: Pattern) -> None:
        for element in pattern:
            if not isinstance(element, str):
                element.examine(self)

    def form(self, noun: str, case: str) -> None:
        try:
            forms = self.book.noun(self.lang, noun).forms
        except ValueError as error:
            self.complaints.append(str(error))
            return
        if case not in forms:
            self.complaints.append(f"noun {noun!r} has no {case}")


def written(pattern: Pattern, scope: PatternScope) -> list[Part]:
    """A pattern put into words."""
    out: list[Part] = []
    for element in pattern:
        if isinstance(element, str):
            out.append(element)
        else:
            append(out, element.value(scope))
    return out


def append(out: list[Part], value: Arg) -> None:
    if isinstance(value, tuple):
        out.extend(value)
    elif isinstance(value, int):
        out.append(figure(value))
    else:
        out.append(value)


def figure(number: int) -> str:
    """A number as it is printed: with a minus sign, not with a hyphen."""
    return str(number) if number >= 0 else f"−{-number}"


def number(value: Arg) -> int | None:
    """The number a value is, or the number it reads as when it was put into words already."""
    if isinstance(value, int):
        return value
    if isinstance(value, tuple):
        value = value[0] if len(value) == 1 else ""
    return int(value.replace("−", "-")) if isinstance(value, str) and NUMBER_SHAPE.fullmatch(value) else None


class Expression(Record):
    """What stands in the braces of a pattern."""

    def value(self, scope: PatternScope) -> Arg:
        raise NotImplementedError

    def examine(self, inquiry: Inquiry) -> None:
        """Tell the inquiry which variables, messages and nouns this uses."""


class Literal(Expression):
    """A number or a string in quotes."""

    literal: int | str

    def value(self, scope: PatternScope) -> Arg:
        return self.literal


class Variable(Expression):
    """Something the caller gives: `$n`."""

    name: str

    def value(self, scope: PatternScope) -> Arg:
        value = scope.args.get(self.name)
        if value is None:
            raise ValueError(f"${self.name} is not given")
        if isinstance(value, bool) or not isinstance(value, int | str | Ref | tuple):
            raise ValueError(f"${self.name} is {value!r}, and not a number, a text or a thing")
        return value

    def examine(self, inquiry: Inquiry) -> None:
        inquiry.variables.add(self.name)


class Message(Expression):
    """Another message, with the same variables."""

    key: str

    def value(self, scope: PatternScope) -> Arg:
        if scope.depth >= MAX_DEPTH:
            raise ValueError(f"{self.key} refers to itself")
        try:
            pattern = scope.book.pattern(scope.lang, self.key)
        except KeyError:
            raise ValueError(f"there is no message {self.key}") from None
        scope.depth += 1
        out = tuple(written(pattern, scope))
        scope.depth -= 1
        return out

    def examine(self, inquiry: Inquiry) -> None:
        inquiry.message(self.key)


class Choice(Expression):
    """A choice between variants, by number, plural or word; the first that fits, else the one with the star."""

    selector: Expression
    variants: list[tuple[int | str, Pattern]]
    default: Pattern

    def value(self, scope: PatternScope) -> Arg:
        value = self.selector.value(scope)
        n = number(value)
        word = PLURALS[scope.lang](n) if n is not None else value
        for key, pattern in self.variants:
            if key == word or (n is not None and key == n):
                return tuple(written(pattern, scope))
        return tuple(written(self.default, scope))

    def examine(self, inquiry: Inquiry) -> None:
        self.selector.examine(inquiry)
        for _, pattern in self.variants:
            inquiry.pattern(pattern)


class NounPhrase(Expression):
    """A noun of the lexicon in the form that agrees with a number; with the number (NOUN) or without it (WORD)."""

    count: Expression
    noun: Expression
    case: str
    with_number: bool

    def value(self, scope: PatternScope) -> Arg:
        noun = str(self.noun.value(scope))
        forms = scope.book.noun(scope.lang, noun).forms.get(self.case)
        if forms is None:
            raise ValueError(f"noun {noun!r} has no {self.case}")
        count = self.count.value(scope)
        n = number(count)
        word = forms[-1] if n is None else forms[FORM_OF_PLURAL[scope.lang][PLURALS[scope.lang](n)]]
        if not self.with_number:
            return word
        out: list[Part] = []
        append(out, count)
        out.append(" " + word)
        return tuple(out)

    def examine(self, inquiry: Inquiry) -> None:
        self.count.examine(inquiry)
        self.noun.examine(inquiry)
        if isinstance(self.noun, Literal):
            inquiry.form(str(self.noun.literal), self.case)


class Gender(Expression):
    """The gender of a noun, to choose by."""

    noun: Expression

    def value(self, scope: PatternScope) -> Arg:
        return scope.book.noun(scope.lang, str(self.noun.value(scope))).gender

    def examine(self, inquiry: Inquiry) -> None:
        self.noun.examine(inquiry)
        if isinstance(self.noun, Literal):
            inquiry.form(str(self.noun.literal), "nom")


def parsed(key: str, source: str) -> Pattern:
    """A pattern from its source; ValueError when it cannot be read or uses what is not in use here."""
    from fluent.syntax import FluentParser, ast

    text = source.strip()
    lines = text if "\n" in text else unfolded(text)
    entry = FluentParser(with_spans=False).parse_entry(f"{key} = " + lines.replace("\n", "\n    "))
    if isinstance(entry, ast.Junk):
        raise ValueError(entry.annotations[0].message)
    if not isinstance(entry, ast.Message) or entry.value is None or entry.attributes:
        raise ValueError("a message is one text, without attributes")
    return pattern_of(entry.value)


def unfolded(source: str) -> str:
    """A pattern of one line with each variant of its choices on a line of its own, as Fluent wants them."""
    if "->" not in source:
        return source
    out = ""
    at = 0
    choosing: list[bool] = []
    """For each open brace, whether its arrow has come: behind it stand variants, and quotes are only quotes."""
    while (token := (IN_TEXT if not choosing or choosing[-1] else IN_BRACES).search(source, at)) is not None:
        word = token.group()
        variant = bool(choosing) and choosing[-1] and word not in "{}"
        closes_choice = word == "}" and bool(choosing) and choosing[-1]
        out += source[at : token.start()] + ("\n" if variant or closes_choice else "") + word
        at = token.end()
        if word == "{":
            choosing.append(False)
        elif word == "}" and choosing:
            choosing.pop()
        elif word == "->":
            choosing[-1] = True
    return out + source[at:]


def pattern_of(node: ast.Pattern) -> Pattern:
    from fluent.syntax import ast

    return [
        element.value if isinstance(element, ast.TextElement) else expression_of(element.expression)
        for element in node.elements
    ]


def expression_of(node: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> Expression:
    from fluent.syntax import ast

    if isinstance(node, ast.Placeable):
        return expression_of(node.expression)
    if isinstance(node, ast.VariableReference):
        return Variable(node.id.name)
    if isinstance(node, ast.StringLiteral):
        return Literal(node.parse()["value"])
    if isinstance(node, ast.NumberLiteral):
        return Literal(whole(node))
    if isinstance(node, ast.MessageReference) and node.attribute is None:
        return Message(node.id.name)
    if isinstance(node, ast.SelectExpression):
        return choice_of(node)
    if isinstance(node, ast.FunctionReference):
        return function_of(node)
    raise ValueError("terms and attributes are not used here; nouns belong into the lexicon")


def whole(node: ast.NumberLiteral) -> int:
    if "." in node.value:
        raise ValueError(f"{node.value} is not a whole number")
    return int(node.value)


def choice_of(node: ast.SelectExpression) -> Expression:
    from fluent.syntax import ast

    variants: list[tuple[int | str, Pattern]] = []
    default: Pattern = []
    for variant in node.variants:
        pattern = pattern_of(variant.value)
        key = whole(variant.key) if isinstance(variant.key, ast.NumberLiteral) else variant.key.name
        variants.append((key, pattern))
        if variant.default:
            default = pattern
    return Choice(expression_of(node.selector), variants, default)


def function_of(node: ast.FunctionReference) -> Expression:
    """NOUN, WORD or GENDER with its arguments: the noun by name, or as a variable in the last place."""
    name = node.id.name
    named = {argument.name.name: Literal(str(argument.value.parse()["value"])) for argument in node.arguments.named}
    places = [expression_of(argument) for argument in node.arguments.positional]
    if name not in FUNCTIONS:
        raise ValueError(f"there is no function {name}, only {', '.join(FUNCTIONS)}")
    noun = named.pop("noun", None) or (places.pop() if places else None)
    case = str(named.pop("case", Literal("nom")).literal) if name != "GENDER" else "nom"
    if noun is None or named or len(places) != (name != "GENDER") or case not in CASES:
        raise ValueError(f"{name} is written " + usage(name))
    return Gender(noun) if name == "GENDER" else NounPhrase(places[0], noun, case, name == "NOUN")


def usage(name: str) -> str:
    if name == "GENDER":
        return 'GENDER(noun: "card") or GENDER($noun)'
    return f'{name}($n, noun: "card", case: "acc") or {name}($n, $noun, case: "acc"), with a case of {", ".join(CASES)}'
