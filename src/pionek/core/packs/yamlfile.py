"""YAML read safely into nodes that know their line, with every mistake reported at once.

A pack may come from a stranger. PyYAML's composer follows aliases without end and recurses into deep nesting until
the process dies, so it is never used: this module takes the parser's events one by one, counts as they stream, and
builds its own nodes. Only maps, lists and scalars exist; nothing in a file can name a Python type or run anything.

Plain scalars mean what they seem to mean: `null` (also `~` and nothing at all), `true`, `false`, whole numbers and
decimal numbers; all else is text, and so is a whole number that is the key of a map. The words that YAML readers disagree on (`yes`, `off`, `True` ...) are refused.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TypeAlias

import yaml

from pionek.core.packs.problems import A_TEXT, InBoth, Phrase, Problem, Problems, said, shown
from pionek.core.state.fields import later
from pionek.core.state.piece import Record

MAX_BYTES = 2_000_000
MAX_NODES = 200_000
MAX_DEPTH = 32
MAX_DIGITS = 18
MAX_PROBLEMS = 100
"""A file with more mistakes than this is not a pack with typing errors; the rest is not listed."""

LOOSE = {
    "yes": "true", "on": "true", "y": "true", "true": "true",
    "no": "false", "off": "false", "n": "false", "false": "false",
    "null": "null",
}  # fmt: skip
"""Words, in any case, that some YAML readers take for a truth value and others for text."""
STRICT: dict[str, bool | None] = {"null": None, "~": None, "": None, "true": True, "false": False}

WHOLE_NUMBER = re.compile(r"[-+]?(?:0|[1-9][0-9]*)")
DECIMAL_NUMBER = re.compile(r"[-+]?(?:0|[1-9][0-9]*)\.[0-9]+")
NOT_TEXT = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What may stand neither in a file nor, written as an escape, in a scalar: it could talk to the terminal."""

PRINTABLE = InBoth("printable text", "zwykły tekst")
SMALLER = InBoth("a smaller file", "mniejszy plik")

EVENTS = yaml.CBaseLoader if yaml.__with_libyaml__ else yaml.BaseLoader

Scalar: TypeAlias = "str | int | float | bool | None"
Value: TypeAlias = "Scalar | list[Node] | dict[str, Node]"


class Node:
    """A value and where it stands in its file; lines and columns count from 1."""

    __slots__ = ("column", "line", "value")

    def __init__(self, value: Value, line: int, column: int) -> None:
        self.value = value
        self.line = line
        self.column = column

    def __repr__(self) -> str:
        return f"Node({self.plain()!r}, line {self.line})"

    def plain(self) -> object:
        """The same as plain Python data, without places."""
        value = self.value
        if isinstance(value, list):
            return [item.plain() for item in value]
        if isinstance(value, dict):
            return {key: item.plain() for key, item in value.items()}
        return value


def read_file(path: Path, root: Path | None = None) -> Node:
    """Read one file; problems name it relative to `root`."""
    file = named(path, root)
    try:
        if path.exists() and not path.is_file():
            raise Problems([Problem(file, 0, found=InBoth("cannot be read: it is not a file", "nie da się odczytać: to nie jest plik"))])
        with path.open("rb") as stream:
            source = stream.read(MAX_BYTES + 1)
    except OSError as error:
        raise Problems([Problem(file, 0, found=unreadable(error))]) from None
    except ValueError:
        raise Problems([Problem(file, 0, found=InBoth("cannot be read: no file can have this name", "nie da się odczytać: żaden plik nie może się tak nazywać"))]) from None
    return read(source, file)


def named(path: Path, root: Path | None) -> str:
    if root is not None and path.is_relative_to(root):
        return path.relative_to(root).as_posix()
    return path.as_posix()


def unreadable(error: OSError) -> Phrase:
    """Why a file cannot be read; the reason itself is the operating system's."""
    text = error.strerror or type(error).__name__
    reason = text[:1].lower() + text[1:]
    return InBoth(f"cannot be read: {reason}", f"nie da się odczytać: {reason}")


def more_than(limit: int, en: str, pl: str) -> Phrase:
    return InBoth(f"more than {limit:,} {en}", f"ponad {limit} {pl}")


def read(source: bytes, file: str) -> Node:
    """Read one document; an empty one is a Node of None."""
    return Composer(decoded(source, file), file).compose()


def decoded(source: bytes, file: str) -> str:
    if len(source) > MAX_BYTES:
        raise Problems([Problem(file, 0, found=more_than(MAX_BYTES, "bytes", "bajtów"), expected=SMALLER)])
    try:
        text = source.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = source.count(b"\n", 0, error.start) + 1
        raise Problems([Problem(file, line, found=InBoth("bytes that are not text", "ciąg bajtów, który nie jest tekstem"), expected="UTF-8")]) from None
    strange = NOT_TEXT.search(text)
    if strange is not None:
        line = text.count("\n", 0, strange.start()) + 1
        raise Problems([Problem(file, line, found=character(strange), expected=PRINTABLE)])
    return text


def character(match: re.Match[str]) -> Phrase:
    code = f"U+{ord(match.group()):04X}"
    return InBoth(f"the character {code}", f"znak {code}")


class OpenNode(Record):
    """A list or map whose end has not come yet; a map also knows the key that waits for its value."""

    node: Node
    keyed: bool = later(False)
    key: str | None = later(None)
    """None while `keyed`: the key was refused and its value is dropped."""


class Composer:
    """Builds the nodes of one document from the parser's events and collects what is wrong with it."""

    def __init__(self, text: str, file: str) -> None:
        self.text = text
        self.file = file
        self.line = 1
        self.column = 1
        self.count = 0
        self.open: list[OpenNode] = []
        self.root: Node | None = None
        self.problems: list[Problem] = []

    def compose(self) -> Node:
        try:
            self.take_all(EVENTS(self.text))
        except yaml.MarkedYAMLError as error:
            mark = error.context_mark if NO_COLON in (error.problem or "") else error.problem_mark
            self.line = mark.line + 1 if mark else self.line
            self.column = mark.column + 1 if mark else 0
            if mark and indented_by_tab(self.text, mark.line):
                self.stop(found=A_TAB, expected=SPACES)
            self.stop(found=syntax(error))
        except (yaml.YAMLError, ValueError, OverflowError):
            # PyYAML's own scanner, used where the C one is missing, lets these out for impossible escapes and versions.
            self.stop(found=InBoth("YAML that cannot be understood", "niezrozumiały YAML"))
        if self.problems:
            raise Problems(self.problems)
        return self.root or Node(None, 1, 1)

    def take_all(self, events: yaml.CBaseLoader | yaml.BaseLoader) -> None:
        while True:
            event = events.get_event()
            assert event is not None
            assert event.start_mark is not None
            self.line = event.start_mark.line + 1
            self.column = event.start_mark.column + 1
            if isinstance(event, yaml.NodeEvent):
                self.take_node(event, self.column)
            elif isinstance(event, yaml.CollectionEndEvent):
                self.place(self.open.pop().node)
            elif isinstance(event, yaml.DocumentStartEvent) and self.root is not None:
                self.stop(found=InBoth("a second document", "drugi dokument"), expected=InBoth("one document a file", "jeden dokument w pliku"))
            elif isinstance(event, yaml.StreamEndEvent):
                return

    def take_node(self, event: yaml.NodeEvent, column: int) -> None:
        self.count += 1
        if self.count > MAX_NODES:
            self.stop(found=more_than(MAX_NODES, "values", "wartości"), expected=SMALLER)
        if event.anchor is not None:
            alias = isinstance(event, yaml.AliasEvent)
            found = InBoth("an alias", "alias") if alias else InBoth("an anchor", "kotwica")
            self.problem(found, InBoth("the value written out", "wartość napisana w całości"))
        if isinstance(event, yaml.ScalarEvent):
            self.take_scalar(event, column)
        elif isinstance(event, yaml.AliasEvent):
            self.place_scalar(None, column)
        elif isinstance(event, yaml.CollectionStartEvent):
            self.take_start(event, column)

    def take_start(self, event: yaml.CollectionStartEvent, column: int) -> None:
        self.refuse_tag(event.tag)
        if len(self.open) >= MAX_DEPTH:
            self.stop(found=more_than(MAX_DEPTH, "levels of nesting", "poziomów zagnieżdżenia"), expected=InBoth("fewer", "mniej"))
        value: Value = [] if isinstance(event, yaml.SequenceStartEvent) else {}
        self.open.append(OpenNode(Node(value, self.line, column)))

    def take_scalar(self, event: yaml.ScalarEvent, column: int) -> None:
        self.refuse_tag(event.tag)
        text: str = event.value
        plain: bool = event.implicit[0]
        is_key = bool(self.open) and isinstance(self.open[-1].node.value, dict) and not self.open[-1].keyed
        if event.style == '"':
            self.refuse_strange(text)
        if is_key:
            self.take_key(text, plain)
        else:
            self.place_scalar(self.resolve(text) if plain else text, column)

    def refuse_tag(self, tag: str | None) -> None:
        if tag is not None:
            self.problem(InBoth(f"the tag {tag!r}", f"znacznik {tag!r}"), InBoth("a value without a tag", "wartość bez znacznika"))

    def refuse_strange(self, text: str) -> None:
        strange = NOT_TEXT.search(text)
        if strange is not None:
            self.problem(character(strange), PRINTABLE)

    def take_key(self, text: str, plain: bool) -> None:
        top = self.open[-1]
        assert isinstance(top.node.value, dict)
        top.keyed = True
        top.key = None
        if plain and text == "<<":
            self.problem(InBoth("a merge key <<", "klucz łączenia <<"), InBoth("the fields written out", "pola napisane w całości"))
        elif plain and (text in STRICT or text.casefold() in LOOSE or DECIMAL_NUMBER.fullmatch(text)):
            found = InBoth(f"the key {text}", f"klucz {text}") if text else InBoth("the key nothing", "pusty klucz")
            self.problem(found, InBoth("a text; put it in quotes", "tekst; ujmij go w cudzysłów"))
        elif text in top.node.value:
            first = top.node.value[text].line
            self.problem(
                InBoth(f"the key {shown(text)} a second time", f"klucz {shown(text)} drugi raz"),
                InBoth(f"it once (it stands on line {first})", f"tylko raz (jest już w wierszu {first})"),
            )
        else:
            top.key = text

    def resolve(self, text: str) -> Scalar:
        """What a scalar without quotes means."""
        if text in STRICT:
            return STRICT[text]
        meant = LOOSE.get(text.casefold())
        if meant is not None:
            self.problem(text, InBoth(f"{meant}, or quotes around it", f"{meant} albo cudzysłów wokół"))
            return None
        if not is_number(text):
            return text
        if len(text) > MAX_DIGITS:
            digits = len(text)
            found = InBoth(f"a number of {digits} digits", f"liczba o {digits} cyfrach")
            self.problem(found, InBoth(f"at most {MAX_DIGITS}", f"najwyżej {MAX_DIGITS}"))
            return None
        return float(text) if "." in text else int(text)

    def place_scalar(self, value: Scalar, column: int) -> None:
        self.place(Node(value, self.line, column))

    def place(self, node: Node) -> None:
        """Put a finished node where it belongs: into the open list or map, or at the root."""
        if not self.open:
            self.root = node
            return
        top = self.open[-1]
        if isinstance(top.node.value, list):
            top.node.value.append(node)
        elif not top.keyed:
            value = shown(node.value)
            found = InBoth(f"{said(value, 'en')} as a key", f"{said(value, 'pl')} jako klucz")
            self.problem(found, A_TEXT, line=node.line)
            top.keyed, top.key = True, None
        else:
            if top.key is not None:
                assert isinstance(top.node.value, dict)
                top.node.value[top.key] = node
            top.keyed = False

    def problem(self, found: Phrase, expected: Phrase = "", line: int = 0) -> None:
        if len(self.problems) >= MAX_PROBLEMS:
            self.stop(found=InBoth("more mistakes follow, which are not listed", "są dalsze błędy, których tu nie wymieniono"))
        entry, field = self.place_names()
        self.problems.append(Problem(self.file, line or self.line, entry, field, found, expected, 0 if line else self.column))

    def stop(self, found: Phrase, expected: Phrase = "", line: int = 0) -> None:
        """Report something after which reading on makes no sense."""
        entry, field = self.place_names()
        self.problems.append(Problem(self.file, line or self.line, entry, field, found, expected, 0 if line else self.column))
        raise Problems(self.problems)

    def place_names(self) -> tuple[str, str]:
        """The id of the entry being read, as far as it is known, and the field in it: `effect.prevent`."""
        entry = ""
        keys: list[str] = []
        for level in self.open:
            if isinstance(level.node.value, dict):
                name = level.node.value.get("id")
                if name is not None and isinstance(name.value, str):
                    entry = name.value
                    keys.clear()
                if level.keyed and level.key is not None:
                    keys.append(level.key)
        return entry, ".".join(keys)


def indented_by_tab(text: str, line: int) -> bool:
    """Whether the line, counted from 0, has a tab before its text."""
    written = text.split("\n")[line : line + 1]
    return bool(written) and "\t" in written[0][: len(written[0]) - len(written[0].lstrip())]


def is_number(text: str) -> bool:
    return WHOLE_NUMBER.fullmatch(text) is not None or DECIMAL_NUMBER.fullmatch(text) is not None


NO_COLON = "could not find expected ':'"
"""The parser notes this at the next line; what is meant is the line where the field began."""
SYNTAX = {
    NO_COLON: InBoth("a line without `: `, a colon and a space after the field", "wiersz bez `: `, czyli dwukropka i spacji po nazwie pola"),
    "mapping values are not allowed": InBoth(
        "a second `:` in one line, a line above without `:`, or a line that is indented too far",
        "drugi `:` w wierszu, brak `:` w wierszu powyżej albo za duże wcięcie",
    ),
    "did not find expected key": InBoth(
        "a line that is indented unlike its neighbours", "wiersz wcięty inaczej niż sąsiednie"
    ),
    "did not find expected '-'": InBoth(
        "a line without `-` in a list whose lines begin with it", "wiersz bez `-` na liście, której wiersze się nim zaczynają"
    ),
    "did not find expected ',' or ']'": InBoth("a `[` that is never closed", "niezamknięty nawias `[`"),
    "did not find expected ',' or '}'": InBoth("a `{` that is never closed", "niezamknięty nawias `{`"),
    "unexpected end of stream": InBoth("quotes that are never closed", "niezamknięty cudzysłów"),
    "unknown escape": InBoth("an unknown sign behind `\\` in quotes", "nieznany znak po `\\` w cudzysłowie"),
    "cannot start any token": InBoth("a sign that must stand in quotes", "znak, który musi stać w cudzysłowie"),
}
"""What the parser complains of most, in plain words."""
A_TAB = InBoth("a tab", "tabulator")
SPACES = InBoth("spaces before the text of a line", "spacje na początku wiersza")


def syntax(error: yaml.MarkedYAMLError) -> Phrase:
    """The parser's complaint as one line."""
    complaint = " ".join(part for part in (error.problem, error.context) if part)
    for part, meaning in SYNTAX.items():
        if part in complaint:
            return meaning
    return InBoth(f"YAML mistake: {complaint}", f"błąd YAML: {complaint}")
