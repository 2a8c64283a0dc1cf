"""What may stand in a field of a pack: numbers, words, names, references, and forms of the effect language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.language.fields import Kind
from pionek.core.language.forms import Form
from pionek.core.packs.problems import A_TEXT, InBoth, an, nearest, one_of
from pionek.core.text.phrasebook import LANGUAGES, joined

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer
    from pionek.core.packs.reader import Reader
    from pionek.core.packs.yamlfile import Node


IN_QUOTES = InBoth("a text; put it in quotes", "tekst; ujmij go w cudzysłów")
LONG = 1000
"""As many as a list may have whose length does not matter."""
RESULTS = InBoth(
    "results of the roll with what each brings, {result: effect, ...}",
    "wyniki rzutu i to, co każdy przynosi, {wynik: efekt, ...}",
)


def whole_number(low: int, high: int) -> InBoth:
    return InBoth(f"a whole number from {low} to {high}", f"liczba całkowita od {low} do {high}")


class IntKind(Kind):
    """A whole number within bounds."""

    def __init__(self, low: int = -999, high: int = 999) -> None:
        self.low = low
        self.high = high

    def read(self, reader: Reader, node: Node) -> Any:
        value = node.value
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value
        return reader.problem(node, whole_number(self.low, self.high))

    def schema(self) -> dict[str, Any]:
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


class Flag(Kind):
    """true or false."""

    def read(self, reader: Reader, node: Node) -> Any:
        return node.value if isinstance(node.value, bool) else reader.problem(node, InBoth("true or false", "true albo false"))

    def schema(self) -> dict[str, Any]:
        return {"type": "boolean"}


class Word(Kind):
    """One of a few words."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def read(self, reader: Reader, node: Node) -> Any:
        if isinstance(node.value, str) and node.value in self.words:
            return node.value
        near = nearest(node.value, self.words) if isinstance(node.value, str) else ""
        return reader.problem(node, one_of(self.words), near=near)

    def schema(self) -> dict[str, Any]:
        return {"enum": list(self.words)}


class Text(Kind):
    """Any text."""

    def read(self, reader: Reader, node: Node) -> Any:
        if isinstance(node.value, str):
            return node.value
        return reader.problem(node, IN_QUOTES if isinstance(node.value, bool | int | float) else A_TEXT)

    def schema(self) -> dict[str, Any]:
        return {"type": "string"}


class OneLine(Text):
    """A text of one line, at most 80 letters."""

    most: ClassVar[int] = 80

    def read(self, reader: Reader, node: Node) -> Any:
        value = super().read(reader, node)
        return value if value is None or fits(value, self.most, 1) else reader.problem(node, visible(self.most))

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "maxLength": self.most}


class LongLine(OneLine):
    """A text of one line, at most 300 letters."""

    most = 300


def fits(text: str, most: int, lines: int) -> bool:
    """Whether a text is short enough and all of it can be seen: marks that turn or hide what follows have no place in a game."""
    found = text.replace("\u00a0", " ").split("\n")
    return len(text) <= most and len(found) <= lines and all(each.isprintable() for each in found)


def visible(most: int) -> InBoth:
    return InBoth(f"at most {most} visible letters", f"najwyżej {most} widocznych znaków")


class BothLanguages(Kind):
    """A text in English and Polish."""

    most: ClassVar[int] = 3000
    lines: ClassVar[int] = 60
    names: ClassVar[tuple[str, ...]] = LANGUAGES
    expected: ClassVar[InBoth] = InBoth(
        "a text in both languages, {en: ..., pl: ...}", "tekst w obu językach, {en: ..., pl: ...}"
    )

    def read(self, reader: Reader, node: Node) -> Any:
        value = node.value
        if not isinstance(value, dict) or set(value) != set(self.names):
            return reader.problem(node, self.expected)
        above = reader.field
        for name in self.names:
            reader.field = f"{above}.{name}"
            text = TEXT.read(reader, value[name])
            if text is not None and not (text.strip() and fits(text, self.most, self.lines)):
                reader.problem(value[name], visible(self.most))
        reader.field = above
        return {name: value[name].value for name in self.names}

    def schema(self) -> dict[str, Any]:
        text = {"type": "string", "minLength": 1, "maxLength": self.most}
        return {
            "type": "object",
            "properties": dict.fromkeys(self.names, text),
            "required": list(self.names),
            "additionalProperties": False,
        }


class EntryName(BothLanguages):
    """A name in English and Polish, at most 80 letters each."""

    most = OneLine.most
    lines = 1


class Wording(BothLanguages):
    """A text that stands for the generated one: `{en: ..., pl: ..., replaces: 1a2b3c4d}`, the hash of that one."""

    names = (*LANGUAGES, "replaces")
    expected = InBoth(
        "a text in both languages and the hash of the one it stands for, {en, pl, replaces}",
        "tekst w obu językach i skrót tego, który zastępuje, {en, pl, replaces}",
    )


class RuleId(Text):
    """The id of a rule of the game's ledger, which the log cites."""

    def read(self, reader: Reader, node: Node) -> Any:
        if isinstance(node.value, str) and node.value and reader.rules and node.value not in reader.rules:
            near = nearest(node.value, reader.rules)
            return reader.problem(node, InBoth("the id of a rule of the game", "id zasady tej gry"), near=near)
        return super().read(reader, node)


class ListOf(Kind):
    """A list of things of one kind."""

    def __init__(self, kind: Kind, least: int = 0, most: int = LONG) -> None:
        self.kind = kind
        self.least = least
        self.most = most

    def read(self, reader: Reader, node: Node) -> Any:
        value = node.value
        if not isinstance(value, list) or not self.least <= len(value) <= self.most:
            return reader.problem(node, a_list(self.least, self.most))
        return [self.kind.read(reader, each) for each in value]

    def schema(self) -> dict[str, Any]:
        return {"type": "array", "items": self.kind.schema(), "minItems": self.least, "maxItems": self.most}

    def say(self, describer: Describer, value: Any) -> Any:
        return describer.listed([self.kind.say(describer, each) for each in value])


def a_list(least: int, most: int) -> InBoth:
    """How long a list may be; where any length will do, how a list is written."""
    if most < LONG:
        bounds = (f"{most}", f"{most}") if least == most else (f"{least} to {most}", f"od {least} do {most}")
        return InBoth(f"a list of {bounds[0]}", f"lista długości {bounds[1]}")
    if least:
        return InBoth(f"a list of {least} or more, [one, another]", f"lista długości co najmniej {least}, [jedno, drugie]")
    return InBoth("a list, [one, another]", "lista, [jedno, drugie]")


class AllConditions(ListOf):
    """Conditions that must all be met: neighbours that can be said together are."""

    def say(self, describer: Describer, value: Any) -> Any:
        return describer.listed([clause for clause, _ in describer.in_breaths(value)])


class Alternatives(ListOf):
    """Conditions of which one is enough."""

    def say(self, describer: Describer, value: Any) -> Any:
        return joined([each.say(describer) for each in value], ", ", describer.text("word-or"))


class Counts(Kind):
    """How many of which: `{sword: 2, pow: 1}`, kept as a list of pairs."""

    def __init__(self, of: str, most: int = 99) -> None:
        self.of = of
        self.most = most

    def read(self, reader: Reader, node: Node) -> Any:
        value = node.value
        if not isinstance(value, dict):
            return reader.problem(node, InBoth(f"numbers by {self.of}, {{{self.of}-id: 2}}", f"liczby według: {self.of}, {{{self.of}-id: 2}}"))
        pairs: list[tuple[int, int]] = []
        for name, each in value.items():
            index = reader.refer(self.of, name, each)
            number = each.value
            if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= self.most:
                reader.problem(each, whole_number(1, self.most))
            elif index is not None:
                pairs.append((index, number))
        return pairs

    def schema(self) -> dict[str, Any]:
        return {"type": "object", "additionalProperties": {"type": "integer", "minimum": 1, "maximum": self.most}}


class Keyed(Kind):
    """Something of one kind for each of several entries, by their ids; kept as a list of pairs."""

    def __init__(self, of: str, kind: Kind) -> None:
        self.of = of
        self.kind = kind

    def read(self, reader: Reader, node: Node) -> Any:
        if not isinstance(node.value, dict):
            shape = f"{{{self.of}-id: ...}}"
            return reader.problem(node, InBoth(f"what each {self.of} has, {shape}", f"co ma każdy wpis rodzaju {self.of}, {shape}"))
        found = [(reader.refer(self.of, name, each), self.kind.read(reader, each)) for name, each in node.value.items()]
        return [pair for pair in found if None not in pair]

    def schema(self) -> dict[str, Any]:
        return {"type": "object", "additionalProperties": self.kind.schema()}


class RefTo(Kind):
    """The id of another entry; kept as its index."""

    def __init__(self, of: str) -> None:
        self.of = of

    def read(self, reader: Reader, node: Node) -> Any:
        if not isinstance(node.value, str):
            return reader.problem(node, InBoth(f"the id of {an(self.of)}", f"id wpisu rodzaju {self.of}"))
        return reader.refer(self.of, node.value, node)

    def schema(self) -> dict[str, Any]:
        return {"type": "string"}

    def say(self, describer: Describer, value: Any) -> Any:
        return describer.ref(self.of, value)


class IdOf(Kind):
    """The id of another entry, perhaps of one of several kinds, or one of a few words; kept as the whole id."""

    def __init__(self, *kinds: str, words: tuple[str, ...] = ()) -> None:
        self.kinds = kinds
        self.words = words

    def read(self, reader: Reader, node: Node) -> Any:
        value = node.value
        if not isinstance(value, str):
            return reader.problem(node, reader.an_id(*self.kinds, words=self.words))
        known = [id for kind in self.kinds for id in reader.ids[kind]]
        for id in (f"{reader.namespace}:{value}", value):
            if id in known:
                return id
        if value in self.words:
            return value
        return reader.problem(node, reader.an_id(*self.kinds, words=self.words), near=nearest(value, [*known, *self.words]))

    def schema(self) -> dict[str, Any]:
        return {"type": "string"}


class FormKind(Kind):
    """A form of one family of the effect language."""

    def __init__(self, family: str) -> None:
        self.family = family

    def read(self, reader: Reader, node: Node) -> Any:
        return reader.form(self.family, node)

    def schema(self) -> dict[str, Any]:
        return {"$ref": f"#/$defs/{self.family}"}

    def say(self, describer: Describer, value: Any) -> Any:
        form: Form = value
        return form.say(describer)


class WhoKind(FormKind):
    """A word for who is meant: any, or one of those that the text of a form can tell apart."""

    def __init__(self, *words: str) -> None:
        super().__init__("who")
        self.words = words

    def read(self, reader: Reader, node: Node) -> Any:
        form = super().read(reader, node)
        if form is None or not self.words or form.word in self.words:
            return form
        return reader.problem(node, one_of(self.words), near=nearest(form.word, self.words))

    def schema(self) -> dict[str, Any]:
        return {"enum": list(self.words)} if self.words else super().schema()


class EveryoneKind(WhoKind):
    """A word for everybody who is meant, not for one of them that is to be chosen."""

    def read(self, reader: Reader, node: Node) -> Any:
        form = super().read(reader, node)
        if form is None or not form.asks:
            return form
        return reader.problem(node, one_of([word for word, each in reader.vocabulary.words["who"].items() if not getattr(each, "asks", False)]))


class AmountKind(FormKind):
    """An amount; a plain number within bounds. It says itself as a number where it is one, so that plurals follow it."""

    def __init__(self, low: int = 0, high: int = 99) -> None:
        super().__init__("amount")
        self.low = low
        self.high = high

    def read(self, reader: Reader, node: Node) -> Any:
        value = node.value
        if isinstance(value, int) and not isinstance(value, bool) and not self.low <= value <= self.high:
            return reader.problem(node, whole_number(self.low, self.high))
        return super().read(reader, node)

    def schema(self) -> dict[str, Any]:
        return {**super().schema(), "minimum": self.low, "maximum": self.high}

    def say(self, describer: Describer, value: Any) -> Any:
        number = getattr(value, "n", None)
        return number if isinstance(number, int) else value.say(describer)


class RowsKind(Kind):
    """A look-up: results of a roll and what each brings, `{1: ..., 2-4: ..., face-id: ...}`."""

    def read(self, reader: Reader, node: Node) -> Any:
        if not isinstance(node.value, dict):
            return reader.problem(node, RESULTS)
        return [reader.row(name, each) for name, each in node.value.items()]

    def schema(self) -> dict[str, Any]:
        return {"type": "object", "additionalProperties": {"$ref": "#/$defs/effect"}}

    def say(self, describer: Describer, value: Any) -> Any:
        return describer.in_sequence(value)


INT = IntKind()
FLAG = Flag()
TEXT = Text()
ONE_LINE = OneLine()
LONG_LINE = LongLine()
ENTRY_NAME = EntryName()
RULE = RuleId()
NAMES = BothLanguages()
AMOUNT = AmountKind()
SIGNED_AMOUNT = AmountKind(-99)
AMOUNTS = ListOf(AMOUNT, 1)
CONDITION = FormKind("if")
CONDITIONS = AllConditions(CONDITION, 1)
ALTERNATIVES = Alternatives(CONDITION, 2)
EFFECT = FormKind("effect")
EFFECTS = ListOf(EFFECT, 1)
SELECTOR = WhoKind()
EVERYONE = EveryoneKind()
ROWS = RowsKind()
