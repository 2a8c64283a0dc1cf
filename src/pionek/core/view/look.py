"""How a game looks: colours, a display face, an icon for each kind of thing, and how its boards lie. Data, no code.

`look.yaml` lies in the game's folder and is checked like a pack. Whatever draws a scene reads it and needs to know
nothing else of the game; a game without one is drawn in plain colours.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from pionek.core.language.fields import Field, Kind
from pionek.core.language.kinds import TEXT, IntKind, ListOf, Word
from pionek.core.packs.reader import Reader, fields_of, reading
from pionek.core.packs.yamlfile import Node
from pionek.core.settings import Setting

FILE = "look.yaml"
FACES = ("plain", "poster", "story", "carved")
SHAPES = ("disc", "figure", "chip", "ring", "tile", "plate")
ARRANGEMENTS = ("board", "side", "facing")
"""Players beside the board and one's hand below it; all of that on one side of it, for two with many cards; or the players
face to face with the dice between them."""
LAYS = ("grid", "columns", "free", "row", "track")
"""Cells of one unit; columns that are filled from below; plates around points, or as their outlines say; a row that may
wrap; small numbered spaces in a line."""
EDGES = ("none", "top", "left", "right")
"""Where a board lies that is not the main one: among the other things beside it, or along an edge of it."""


class Shaped(Kind):
    """A text of a certain shape."""

    def __init__(self, shape: str, expected: str) -> None:
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
            return reader.problem(node, "names and what each has, {name: ...}")
        return {name: self.kind.read(reader, each) for name, each in node.value.items()}


class NamedFields(Kind):
    """A few named fields."""

    def __init__(self, what: str, *fields: Field) -> None:
        self.what = what
        self.fields = fields

    def read(self, reader: Reader, node: Node) -> Any:
        if not isinstance(node.value, dict):
            return reader.problem(node, self.what)
        return reader.fields(node, dict(fields_of(node)), self.fields, self.what)


COLOUR = Shaped(r"#[0-9a-f]{6}", 'a colour like "#c8553d"')
ICON = Shaped(r"[a-z0-9]+(-[a-z0-9]+)*", "the name of an icon, like crossed-swords")
PICTURE = Shaped(r"[a-z0-9/-]+", "the name of a picture, like board/map")
COLOURS = NamedFields("the colours of a ground", Field("ground", COLOUR), Field("ink", COLOUR), Field("accent", COLOUR))
PAINTING = NamedFields(
    "a painting",
    Field("dark", PICTURE),
    Field("light", PICTURE, ""),
    Field("bleed", ListOf(IntKind(0, 4000), 2, 2), [0, 0]),
)
"""The pictures under a board, by name below the game's `art/` folder, and how far they reach beyond it: hundredths of a per cent
of the painting, left and right, top and bottom."""
BOARD = NamedFields(
    "a board",
    Field("painting", PAINTING, None),
    Field("lay", Word(*LAYS), "grid"),
    Field("edge", Word(*EDGES), "none"),
    Field("size", IntKind(1, 100), 0),
    Field("outlines", MapOf(ListOf(IntKind(0, 1000), 6, 400)), {}),
)
FIELDS = (
    Field("dark", COLOURS),
    Field("light", COLOURS),
    Field("face", Word(*FACES), "plain"),
    Field("arrange", Word(*ARRANGEMENTS), "board"),
    Field("sign", ICON, "rolling-dices"),
    Field("seats", ListOf(COLOUR, 2, 12), []),
    Field("accent-by", TEXT, ""),
    Field("accents", MapOf(COLOUR), {}),
    Field("icons", MapOf(ICON), {}),
    Field("colours", MapOf(COLOUR), {}),
    Field("shapes", MapOf(Word(*SHAPES)), {}),
    Field("boards", MapOf(BOARD), {}),
)
PLAIN: dict[str, Any] = {
    "dark": {"ground": "#15171c", "ink": "#f2efe6", "accent": "#d9a441"},
    "light": {"ground": "#f6f4ef", "ink": "#22242a", "accent": "#8a5a00"},
    **{field.attribute: field.default for field in FIELDS if not field.required},
}


def load_look(folder: Path, settings: list[Setting]) -> dict[str, Any]:
    """The look of a game, ready to be sent; every mistake in it is named with its line."""
    path = folder / FILE
    if not path.exists():
        return dict(PLAIN)
    with reading(path, "look") as (node, reader):
        entries = dict(fields_of(node))
        look = reader.fields(node, entries, FIELDS, "a look")
        names = [setting.name for setting in settings]
        if look["accent_by"] and look["accent_by"] not in names:
            reader.field = "accent-by"
            reader.problem(entries["accent-by"], f"a setting of the game ({', '.join(names)})")
    return look
