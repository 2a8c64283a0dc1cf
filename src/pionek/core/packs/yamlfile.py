"""YAML read safely into nodes that know their line, with every mistake reported at once.

A pack may come from a stranger. PyYAML's composer follows aliases without end and recurses into deep nesting until
the process dies, so it is never used: this module takes the parser's events one by one, counts as they stream, and
builds its own nodes. Only maps, lists and scalars exist; nothing in a file can name a Python type or run anything.

Plain scalars mean what they seem to mean: `null` (also `~` and nothing at all), `true`, `false`, whole numbers and
decimal numbers; all else is text. The words that YAML readers disagree on (`yes`, `off`, `True` ...) are refused.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TypeAlias

import yaml

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


class Problem(Record):
    """One mistake in a file. Line 0 means the file as a whole; without `expected`, `found` says it all."""

    file: str
    line: int
    entry: str = ""
    field: str = ""
    found: str = ""
    expected: str = ""

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}: " if self.line else f"{self.file}: "
        about = ", ".join(part for part in (self.entry, f"field {self.field}" if self.field else "") if part)
        what = f"found {self.found}, expected {self.expected}" if self.expected else self.found
        return " ".join((place + (f"{about}: " if about else "") + what).splitlines())

    def __repr__(self) -> str:
        return f"Problem({str(self)!r})"


class Problems(Exception):
    """All mistakes found in one pass over a file or a pack."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        return "\n".join(str(problem) for problem in self.problems)


def shown(value: object) -> str:
    """A value as a problem quotes it: on one line, never longer than a line."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "a map"
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:56]}...{text[-1]}"


def read_file(path: Path, root: Path | None = None) -> Node:
    """Read one file; problems name it relative to `root`."""
    file = named(path, root)
    try:
        if path.exists() and not path.is_file():
            raise Problems([Problem(file, 0, found="cannot be read: it is not a file")])
        with path.open("rb") as stream:
            source = stream.read(MAX_BYTES + 1)
    except OSError as error:
        raise Problems([Problem(file, 0, found=f"cannot be read: {reason(error)}")]) from None
    except ValueError:
        raise Problems([Problem(file, 0, found="cannot be read: no file can have this name")]) from None
    return read(source, file)


def named(path: Path, root: Path | None) -> str:
    if root is not None and path.is_relative_to(root):
        return path.relative_to(root).as_posix()
    return path.as_posix()


def reason(error: OSError) -> str:
    text = error.strerror or type(error).__name__
    return text[:1].lower() + text[1:]


def read(source: bytes, file: str) -> Node:
    """Read one document; an empty one is a Node of None."""
    return Composer(decoded(source, file), file).compose()


def decoded(source: bytes, file: str) -> str:
    if len(source) > MAX_BYTES:
        raise Problems([Problem(file, 0, found=f"more than {MAX_BYTES:,} bytes", expected="a smaller file")])
    try:
        text = source.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = source.count(b"\n", 0, error.start) + 1
        raise Problems([Problem(file, line, found="bytes that are not text", expected="UTF-8")]) from None
    strange = NOT_TEXT.search(text)
    if strange is not None:
        line = text.count("\n", 0, strange.start()) + 1
        raise Problems([Problem(file, line, found=character(strange), expected="printable text")])
    return text


def character(match: re.Match[str]) -> str:
    return f"the character U+{ord(match.group()):04X}"


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
        self.count = 0
        self.open: list[OpenNode] = []
        self.root: Node | None = None
        self.problems: list[Problem] = []

    def compose(self) -> Node:
        try:
            self.take_all(EVENTS(self.text))
        except yaml.MarkedYAMLError as error:
            self.stop(found=syntax(error), line=error.problem_mark.line + 1 if error.problem_mark else self.line)
        except (yaml.YAMLError, ValueError, OverflowError):
            # PyYAML's own scanner, used where the C one is missing, lets these out for impossible escapes and versions.
            self.stop(found="YAML that cannot be understood")
        if self.problems:
            raise Problems(self.problems)
        return self.root or Node(None, 1, 1)

    def take_all(self, events: yaml.CBaseLoader | yaml.BaseLoader) -> None:
        while True:
            event = events.get_event()
            assert event is not None
            assert event.start_mark is not None
            self.line = event.start_mark.line + 1
            if isinstance(event, yaml.NodeEvent):
                self.take_node(event, event.start_mark.column + 1)
            elif isinstance(event, yaml.CollectionEndEvent):
                self.place(self.open.pop().node)
            elif isinstance(event, yaml.DocumentStartEvent) and self.root is not None:
                self.stop(found="a second document", expected="one document a file")
            elif isinstance(event, yaml.StreamEndEvent):
                return

    def take_node(self, event: yaml.NodeEvent, column: int) -> None:
        self.count += 1
        if self.count > MAX_NODES:
            self.stop(found=f"more than {MAX_NODES:,} values", expected="a smaller file")
        if event.anchor is not None:
            self.problem("an alias" if isinstance(event, yaml.AliasEvent) else "an anchor", "the value written out")
        if isinstance(event, yaml.ScalarEvent):
            self.take_scalar(event, column)
        elif isinstance(event, yaml.AliasEvent):
            self.place_scalar(None, column)
        elif isinstance(event, yaml.CollectionStartEvent):
            self.take_start(event, column)

    def take_start(self, event: yaml.CollectionStartEvent, column: int) -> None:
        self.refuse_tag(event.tag)
        if len(self.open) >= MAX_DEPTH:
            self.stop(found=f"more than {MAX_DEPTH} levels of nesting", expected="fewer")
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
            self.problem(f"the tag {shown(tag)}", "a value without a tag")

    def refuse_strange(self, text: str) -> None:
        strange = NOT_TEXT.search(text)
        if strange is not None:
            self.problem(character(strange), "printable text")

    def take_key(self, text: str, plain: bool) -> None:
        top = self.open[-1]
        assert isinstance(top.node.value, dict)
        top.keyed = True
        top.key = None
        if plain and text == "<<":
            self.problem("a merge key <<", "the fields written out")
        elif plain and (text in STRICT or text.casefold() in LOOSE or is_number(text)):
            self.problem(f"the key {text or 'nothing'}", "a text; put it in quotes")
        elif text in top.node.value:
            self.problem(
                f"the key {shown(text)} a second time", f"it once (it stands on line {top.node.value[text].line})"
            )
        else:
            top.key = text

    def resolve(self, text: str) -> Scalar:
        """What a scalar without quotes means."""
        if text in STRICT:
            return STRICT[text]
        meant = LOOSE.get(text.casefold())
        if meant is not None:
            self.problem(text, f"{meant}, or quotes around it")
            return None
        if not is_number(text):
            return text
        if len(text) > MAX_DIGITS:
            self.problem(f"a number of {len(text)} digits", f"at most {MAX_DIGITS}")
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
            self.problem(f"{shown(node.value)} as a key", "a text", line=node.line)
            top.keyed, top.key = True, None
        else:
            if top.key is not None:
                assert isinstance(top.node.value, dict)
                top.node.value[top.key] = node
            top.keyed = False

    def problem(self, found: str, expected: str = "", line: int = 0) -> None:
        if len(self.problems) >= MAX_PROBLEMS:
            self.stop(found="more mistakes follow, which are not listed")
        entry, field = self.place_names()
        self.problems.append(Problem(self.file, line or self.line, entry, field, found, expected))

    def stop(self, found: str, expected: str = "", line: int = 0) -> None:
        """Report something after which reading on makes no sense."""
        entry, field = self.place_names()
        self.problems.append(Problem(self.file, line or self.line, entry, field, found, expected))
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


def is_number(text: str) -> bool:
    return WHOLE_NUMBER.fullmatch(text) is not None or DECIMAL_NUMBER.fullmatch(text) is not None


def syntax(error: yaml.MarkedYAMLError) -> str:
    """The parser's complaint as one line."""
    return "YAML mistake: " + " ".join(part for part in (error.problem, error.context) if part)
