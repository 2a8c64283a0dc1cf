"""What may stand in the files of a game beside its packs: texts of a certain shape, names with something each, named fields."""

from __future__ import annotations

import re
from typing import Any

from pionek.core.language.fields import Field, Kind
from pionek.core.packs.problems import InBoth, Phrase
from pionek.core.packs.reader import Reader, fields_of
from pionek.core.packs.yamlfile import Node

NAMES_WITH = InBoth("names and what each has, {name: ...}", "nazwy, każda z czymś, {nazwa: ...}")


class Shaped(Kind):
    """A text of a certain shape."""

    def __init__(self, shape: str, expected: Phrase) -> None:
        self.shape = re.compile(shape)
        self.expected = expected

    def read(self, reader: Reader, node: Node) -> Any:
        if isinstance(node.value, str) and self.shape.fullmatch(node.value):
            return node.value
        return reader.problem(node, self.expected)


class MapOf(Kind):
    """Names, each with something of one kind."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def read(self, reader: Reader, node: Node) -> Any:
        if not isinstance(node.value, dict):
            return reader.problem(node, NAMES_WITH)
        return {name: self.kind.read(reader, each) for name, each in node.value.items()}


class NamedFields(Kind):
    """A few named fields."""

    def __init__(self, what: Phrase, *fields: Field) -> None:
        self.what = what
        self.fields = fields

    def read(self, reader: Reader, node: Node) -> Any:
        if not isinstance(node.value, dict):
            return reader.problem(node, self.what)
        return reader.fields(node, dict(fields_of(node)), self.fields, self.what)


COLOUR = Shaped(r"#[0-9a-f]{6}", InBoth('a colour like "#c8553d"', 'kolor, np. "#c8553d"'))
ICON = Shaped(r"[a-z0-9]+(-[a-z0-9]+)*", InBoth("the name of an icon, like crossed-swords", "nazwa ikony, np. crossed-swords"))
PICTURE = Shaped(r"[a-z0-9/-]+", InBoth("the name of a picture, like board/map", "nazwa obrazu, np. board/map"))
