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
from pionek.core.packs.reader import Reader, Vocabulary
from pionek.core.packs.yamlfile import Node, Problems, read_file
from pionek.core.settings import Setting, fields_of

FILE = "look.yaml"
COLOUR = re.compile(r"#[0-9a-f]{6}")
ICON = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
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


class Colour(Kind):
    """A colour by its six digits."""

    def read(self, reader: Reader, node: Node) -> Any:
        if isinstance(node.value, str) and COLOUR.fullmatch(node.value):
            return node.value
        return reader.problem(node, 'a colour like "#c8553d"')


class Icon(Kind):
    """The name of an icon of the game-icons set."""

    def read(self, reader: Reader, node: Node) -> Any:
        if isinstance(node.value, str) and ICON.fullmatch(node.value):
            return node.value
        return reader.problem(node, "the name of an icon, like crossed-swords")


class MapOf(Kind):
    """Names, each with something of one kind."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def read(self, reader: Reader, node: Node) -> Any:
        if not isinstance(node.value, dict):
            return reader.problem(node, "names and what each has, {name: ...}")
        return {name: self.kind.read(reader, each) for name, each in node.value.items()}


class Record(Kind):
    """A few named fields."""

    def __init__(self, what: str, *fields: Field) -> None:
        self.what = what
        self.fields = fields

    def read(self, reader: Reader, node: Node) -> Any:
        if not isinstance(node.value, dict):
            return reader.problem(node, self.what)
        return reader.fields(node, dict(fields_of(node)), self.fields, self.what)


COLOURS = Record("the colours of a ground", Field("ground", Colour()), Field("ink", Colour()), Field("accent", Colour()))
BOARD = Record(
    "a board",
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
    Field("sign", Icon(), "rolling-dices"),
    Field("seats", ListOf(Colour(), 2, 12), []),
    Field("accent-by", TEXT, ""),
    Field("accents", MapOf(Colour()), {}),
    Field("icons", MapOf(Icon()), {}),
    Field("colours", MapOf(Colour()), {}),
    Field("shapes", MapOf(Word(*SHAPES)), {}),
    Field("boards", MapOf(BOARD), {}),
)
PLAIN: dict[str, Any] = {
    "dark": {"ground": "#15171c", "ink": "#f2efe6", "accent": "#d9a441"},
    "light": {"ground": "#f6f4ef", "ink": "#22242a", "accent": "#8a5a00"},
    "face": "plain",
    "arrange": "board",
    "sign": "rolling-dices",
    "seats": [],
    "accent_by": "",
    "accents": {},
    "icons": {},
    "colours": {},
    "shapes": {},
    "boards": {},
}


def load_look(folder: Path, settings: list[Setting]) -> dict[str, Any]:
    """The look of a game, ready to be sent; every mistake in it is named with its line."""
    path = folder / FILE
    if not path.exists():
        return dict(PLAIN)
    node = read_file(path, folder)
    reader = Reader(Vocabulary(()), {})
    reader.at(path.name, "", "look")
    entries = dict(fields_of(node))
    look = reader.fields(node, entries, FIELDS, "a look")
    names = [setting.name for setting in settings]
    if look["accent_by"] and look["accent_by"] not in names:
        reader.field = "accent-by"
        reader.problem(entries["accent-by"], f"a setting of the game ({', '.join(names)})")
    if reader.problems:
        raise Problems(reader.problems)
    return look
