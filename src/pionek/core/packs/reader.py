"""Reading packs: located nodes become frozen definitions, and every mistake is reported with its line."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from pionek.core.language.amounts import AMOUNT_FORMS, CONDITION_FORMS, Number
from pionek.core.language.control import EFFECT_FORMS, Between, Row, Sequence
from pionek.core.language.effects import Effect
from pionek.core.language.fields import Field
from pionek.core.language.forms import Form
from pionek.core.packs.problems import NOTHING, InBoth, Phrase, Problem, Problems, an, few, nearest, said
from pionek.core.packs.problems import shown as shown_value
from pionek.core.packs.yamlfile import Node, read_file

RANGE = re.compile(r"([0-9]{1,3})(?:-([0-9]{1,3}))?")
FAMILIES = {
    "effect": InBoth("an effect", "efekt"),
    "amount": InBoth("an amount", "liczba"),
    "if": InBoth("a condition", "warunek"),
    "who": InBoth("a word for who is meant", "słowo, o kogo chodzi"),
    "goal": InBoth("a goal of a lesson", "cel lekcji"),
}


class Vocabulary:
    """All words that the packs of one game may use: the core's control forms and the game's own verbs."""

    def __init__(self, forms: tuple[type[Form], ...]) -> None:
        self.words: dict[str, dict[str, type[Form]]] = {family: {} for family in FAMILIES}
        for form in (*EFFECT_FORMS, *AMOUNT_FORMS, *CONDITION_FORMS, *forms):
            self.words[form.family][form.word] = form

    def forms(self) -> list[type[Form]]:
        return [form for family in self.words.values() for form in family.values()]


class Reader:
    """Reads the fields of one entry after another; keeps going after a mistake, so that all are found at once."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        ids: dict[str, dict[str, int]],
        face_kind: str = "",
        rules: Collection[str] = (),
    ) -> None:
        self.vocabulary = vocabulary
        self.rules = rules
        """The ids of the game's ledger."""
        self.ids = ids
        self.unreadable: set[str] = set()
        """Ids as they were meant where they are written wrongly: what names them is no further mistake."""
        self.face_kind = face_kind
        self.problems: list[Problem] = []
        self.places: dict[int, tuple[str, int, int]] = {}
        """Where the forms read so far stand, by their identity: file, line and column."""
        self.file = ""
        self.entry = ""
        self.field = ""
        self.namespace = ""

    def at(self, file: str, namespace: str, entry: str) -> None:
        self.file = file
        self.namespace = namespace
        self.entry = entry
        self.field = ""

    def problem(self, node: Node, expected: Phrase, found: Phrase = "", near: str = "") -> Any:
        """Record a mistake; returns None, so that readers can return it."""
        found = found or shown(node)
        self.problems.append(
            Problem(self.file, node.line, self.entry, self.field, found, expected, node.column, near)
        )

    def refer(self, kind: str, name: str, node: Node) -> int | None:
        """The index of the entry of that id: one's own pack first, then the game's."""
        ids = self.ids.get(kind, {})
        for candidate in (f"{self.namespace}:{name}", name):
            if candidate in ids:
                return ids[candidate]
        self.problem(node, self.an_id(kind), repr(name), nearest(name, sorted(ids.keys() - self.unreadable)))
        return None

    def an_id(self, *kinds: str, words: tuple[str, ...] = ()) -> InBoth:
        """The id of an entry of these kinds, or one of a few words: what is expected, with examples, those of one's own pack first."""
        ids = sorted(id for kind in kinds for id in self.ids.get(kind, {}) if id not in self.unreadable)
        named = [*words, *sorted(ids, key=lambda id: not (self.namespace and id.startswith(f"{self.namespace}:")))]
        known = few(named)
        return InBoth(f"the id of {' or '.join(an(kind) for kind in kinds)} ({known})", f"id wpisu rodzaju {' lub '.join(kinds)} ({known})")

    def later(self, form: object, entry: str, field: str, found: Phrase, expected: Phrase) -> None:
        """Record a mistake that is found after reading, at the place of its form."""
        file, line, column = self.places.get(id(form), (self.file, 0, 0))
        self.problems.append(Problem(file, line, entry, field, found, expected, column))

    def fields(self, node: Node, values: dict[str, Node], fields: tuple[Field, ...], what: Phrase, verb: str = "") -> dict[str, Any]:
        """Read named fields, those of an effect if `verb` is its word; unknown and missing ones are mistakes."""
        known = {field.name for field in fields}
        for name, each in values.items():
            if name not in known:
                allowed = few(sorted(known)) or "-"
                expected = InBoth(f"only the fields of {what} ({allowed})", f"tylko pola, które ma {said(what, 'pl')} ({allowed})")
                found = InBoth(f"the field {name!r}", f"pole {name!r}")
                if verb and name in self.vocabulary.words["effect"]:
                    expected = InBoth(f"effects in a list, [{{{verb}: ...}}, {{{name}: ...}}]", f"efekty na liście, [{{{verb}: ...}}, {{{name}: ...}}]")
                self.problem(each, expected, found, nearest(name, known))
        read: dict[str, Any] = {}
        above = self.field
        for field in fields:
            self.field = f"{above}.{field.name}" if above else field.name
            if field.name in values:
                read[field.attribute] = field.kind.read(self, values[field.name])
            elif field.required:
                expected = InBoth(f"the field {field.name!r} in {what}", f"pole {field.name!r}, które ma {said(what, 'pl')}")
                self.problem(node, expected, NOTHING)
                read[field.attribute] = None
            else:
                read[field.attribute] = field.default
        self.field = above
        return read

    def form(self, family: str, node: Node) -> Any:
        """A form of the effect language; None after a mistake."""
        value = node.value
        words = self.vocabulary.words[family]
        if family == "amount" and isinstance(value, int) and not isinstance(value, bool):
            return self.at_line(Number(value), node)  # AmountKind has checked its bounds
        if family == "effect" and isinstance(value, list):
            if not value:
                return self.problem(node, InBoth("at least one effect", "co najmniej jeden efekt"))
            parts = [self.form(family, each) for each in value]
            if len(parts) == 1:
                return parts[0]
            return self.at_line(Sequence([each for each in parts if isinstance(each, Effect)]), node)
        if isinstance(value, str):
            if node.value not in words or any(field.required for field in words[str(node.value)].fields):
                return self.unknown(family, node)
            return self.built(words[str(node.value)], node, {})
        if not isinstance(value, dict):
            return self.problem(node, FAMILIES[family])
        named = [name for name in value if name in words]
        if not named:
            return self.unknown(family, node)
        form = words[meant(named, value, words)]
        values = dict(value)
        first = form.fields[0].name if form.fields else ""
        if first != form.word:
            given = values.pop(form.word)
            if given.value is not None and (not first or first in values):
                return self.problem(given, InBoth(f"nothing after {form.word!r}", f"nic po {form.word!r}"))
            if given.value is not None:
                values[first] = given
        return self.built(form, node, values)

    def at_line(self, form: Form, node: Node) -> Form:
        self.places[id(form)] = (self.file, node.line, node.column)
        return form

    def built(self, form: type[Form], node: Node, values: dict[str, Node]) -> Any:
        before = len(self.problems)
        verb = form.word if form.family == "effect" and not any(each.required for each in form.fields if each.name not in values) else ""
        read = self.fields(node, values, form.fields, repr(form.word), verb)
        return self.at_line(form(**read), node) if len(self.problems) == before else None

    def unknown(self, family: str, node: Node) -> Any:
        words = self.vocabulary.words[family]
        value = node.value
        written = list(value) if isinstance(value, dict) else [value] if isinstance(value, str) else []
        near = next((each for each in (nearest(one, words) for one in written) if each), "") or forgotten(written, words)
        what, known = FAMILIES[family], "" if near else f" ({few(sorted(words))})"
        return self.problem(node, InBoth(what.en + known, what.pl + known), near=near)

    def row(self, name: str, node: Node) -> Any:
        """One row of a look-up: a number, a range, or a face of the game's dice."""
        span = RANGE.fullmatch(name)
        if span is not None:
            low, high = int(span[1]), int(span[2] or span[1])
            condition: Any = Between(low, high) if low <= high else self.problem(node, InBoth("a range from low to high", "zakres od mniejszej do większej"), name)
        else:
            condition = self.face(name, node)
        effect = self.form("effect", node)
        if condition is None or effect is None:
            return None
        self.at_line(condition, node)
        return self.at_line(Row(condition, effect), node)

    def face(self, name: str, node: Node) -> Any:
        shows = self.vocabulary.words["if"].get("shows")
        index = self.refer(self.face_kind, name, node) if shows is not None else None
        if shows is None or index is None:
            return None
        return shows(shows=index, least=1)  # type: ignore[call-arg]  # the game's own form, known here by its word


@contextmanager
def reading(path: Path, entry: str, forms: tuple[type[Form], ...] = ()) -> Iterator[tuple[Node, Reader]]:
    """Read a file of a game that is not part of a pack, with words of its own; every mistake in it is reported with its line, as Problems."""
    reader = Reader(Vocabulary(forms), {})
    reader.at(path.name, "", entry)
    yield read_file(path, path.parent), reader
    if reader.problems:
        raise Problems(reader.problems)


def fields_of(node: Node) -> dict[str, Node]:
    return node.value if isinstance(node.value, dict) else {}


def forgotten(written: list[str], words: dict[str, type[Form]]) -> str:
    """The one word whose fields these are, when it is not among them."""
    found = [word for word, form in words.items() if written and {*written} <= {field.name for field in form.fields}]
    return found[0] if len(found) == 1 else ""


def meant(named: list[str], value: dict[str, Node], words: dict[str, type[Form]]) -> str:
    """Which of the words in an entry is its verb: the one whose fields all others are, in whatever order they stand."""
    for name in named:
        fields = {field.name for field in words[name].fields}
        if all(other == name or other in fields for other in value):
            return name
    return "if" if "if" in named else named[0]


def shown(node: Node) -> Phrase:
    """What was found, briefly."""
    value = node.value
    if isinstance(value, dict):
        return "{" + ", ".join(list(value)[:4]) + "}"
    if isinstance(value, list):
        return InBoth(f"a list of {len(value)}", f"lista, długość {len(value)}")
    return shown_value(value)
