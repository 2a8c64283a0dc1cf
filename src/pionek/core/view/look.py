"""How a game looks: colours, a display face, an icon for each kind of thing, and how its boards lie. Data, no code.

`look.yaml` lies in the game's folder and is checked like a pack. Whatever draws a scene reads it and needs to know
nothing else of the game; a game without one is drawn in plain colours.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pionek.core.language.fields import Field, Kind
from pionek.core.language.kinds import TEXT, IntKind, ListOf, Word
from pionek.core.packs.problems import InBoth, Problem, Problems, nearest
from pionek.core.packs.reader import Reader, fields_of, reading
from pionek.core.packs.shapes import COLOUR, ICON, PICTURE, MapOf, NamedFields, Shaped
from pionek.core.packs.yamlfile import Node, read_file
from pionek.core.settings import Setting
from pionek.core.view.icons import all_icons

if TYPE_CHECKING:
    from pionek.core.folder import GameFolder

FILE = "look.yaml"
FACES = ("plain", "poster", "story", "carved")
SHAPES = ("disc", "figure", "chip", "ring", "tile", "plate", "dial", "pips", "tab")
ARRANGEMENTS = ("board", "side", "facing")
"""Players beside the board and one's hand below it; all of that on one side of it, for two with many cards; or the players
face to face with the dice between them."""
LAYS = ("grid", "columns", "free", "row", "track")
"""Cells of one unit; columns that are filled from below; plates around points, or as their outlines say; a row that may
wrap; small numbered spaces in a line."""
PIECES = ("mini", "standee", "stack", "coin", "cube")
"""How a token stands on a painted board: a figure on its base, by its art or its icon; the same, taller than what lies around it; a
stack of discs that grows with its number; an enamelled disc with its icon; a cube."""
DIALS = ("clock", "crystals")
"""How a number is drawn: as the hours of a clock, so many of the most there can be; as so many crystals."""
EDGES = ("none", "top", "left", "right")
"""Where a board lies that is not the main one: among the other things beside it, or along an edge of it."""

AREAS = ("race", "left", "board", "right", "question", "me", "hand", "opponents", "just-now", "stage", "more")
"""Where things lie on a table: who leads; the columns beside the board; the board; the question; one's own sheet and hand; the
other players; what happened last; the stage. What is put into `more` lies behind a button."""


COLOURS = NamedFields("the colours of a ground", Field("ground", COLOUR), Field("ink", COLOUR), Field("accent", COLOUR))
PAINTING = NamedFields(
    "a painting",
    Field("dark", PICTURE),
    Field("light", PICTURE, ""),
    Field("bleed", ListOf(IntKind(0, 4000), 2, 2), [0, 0]),
    Field("aspect", ListOf(IntKind(1, 10000), 2, 2), [7, 5]),
    Field("outlines", PICTURE, ""),
)
"""The pictures under a board, by name below the game's `art/` folder; how far they reach beyond it (hundredths of a per cent of the
painting, left and right, top and bottom); width and height of the board as painted; and the file with the outlines of places as the
painter bent them, in per cent of the painting, so that what is lit or veiled follows the paint."""
BOARD = NamedFields(
    "a board",
    Field("painting", PAINTING, None),
    Field("lay", Word(*LAYS), "grid"),
    Field("edge", Word(*EDGES), "none"),
    Field("size", IntKind(1, 100), 0),
    Field("outlines", MapOf(ListOf(IntKind(0, 1000), 6, 400)), {}),
    Field("anchors", MapOf(ListOf(IntKind(0, 1000), 2, 2)), {}),
    Field("shadow", ListOf(TEXT), []),
    Field("tiers", IntKind(0, 9), 0),
    Field("holds", MapOf(ListOf(IntKind(0, 100), 4, 4)), {}),
    Field("creep", TEXT, ""),
    Field("quad", ListOf(IntKind(0, 10000), 8, 8), []),
    Field("lift", MapOf(IntKind(0, 1000)), {}),
    Field("tiles", IntKind(0, 8), 0),
    Field("layers", ListOf(PICTURE, 0, 4), []),
)
"""`anchors`: where the name of a place stands, what lies there follows below; without one, at its point. `shadow`: kinds of places
that lie in shadow. `tiers`: rings of a grid, from its edge inwards, that have a frame of their own, along which ways are lit.
`holds`: other things that lie on the board: column, row, columns, rows. `creep`: a counter that creeps in from the edge as it grows,
in four painted stages.
`quad`: where the corners of a grid lie in its painting, which shows it from above the near edge: far left, far right, near right,
near left, x and y in hundredths of a per cent. `lift`: the kinds of places that are raised there, and how far. `tiles`: places that
have a sheet in common are drawn on its picture, so many beside each other. `layers`: pictures laid on the painting for each sheet that
is there, the lowest first; names of pictures are those of the layer and of the sheet."""
PIECE = NamedFields(
    "a piece on a poster",
    Field("picture", PICTURE),
    Field("base", PICTURE, ""),
    Field("cell", ListOf(IntKind(0, 40), 4, 4), []),
    Field("at", ListOf(IntKind(-50, 150), 2, 2)),
    Field("width", IntKind(1, 150)),
)
POSTER = NamedFields(
    "a poster",
    Field("painting", PICTURE),
    Field("at", ListOf(IntKind(0, 100), 2, 2), [50, 50]),
    Field("zoom", IntKind(100, 900), 100),
    Field("pieces", ListOf(PIECE, 0, 6), []),
)
"""The game in the lobby: a part of a painting, enlarged, around a point of it, with pieces that stand on it; where they stand and how wide
they are in per cent of the poster. `cell`: of a sheet of pictures one: its column and row, and how many the sheet has."""
BACKDROP = NamedFields("a backdrop", Field("dark", PICTURE), Field("light", PICTURE, ""))
"""The painting under the whole table, for boards that do not fill it."""
TRACKS = Shaped(r"\d+(\.\d+)?(fr)?( \d+(\.\d+)?(fr)?)*", 'widths or heights like "220 1fr 300"')


class RowOfAreas(Kind):
    """Names of areas, one for each column."""

    def read(self, reader: Reader, node: Node) -> Any:
        names = node.value.split() if isinstance(node.value, str) else [""]
        wrong = [name for name in names if name != "." and name not in AREAS]
        return (
            " ".join(names) if not wrong else reader.problem(node, f"areas ({', '.join(AREAS)}), one for each column")
        )


class Grid(Kind):
    """Columns, rows, and the area of each cell; each area is one rectangle."""

    fields = (
        Field("columns", TRACKS),
        Field("rows", TRACKS),
        Field("areas", ListOf(RowOfAreas(), 1, 12)),
        Field("under", ListOf(Word(*AREAS)), []),
        Field("stage", ListOf(Word(*AREAS)), []),
        Field("strip", IntKind(40, 400), 0),
    )

    def read(self, reader: Reader, node: Node) -> Any:
        if not isinstance(node.value, dict):
            return reader.problem(node, "a grid: columns, rows, areas")
        found = reader.fields(node, dict(fields_of(node)), self.fields, "a grid")
        if not (found and found.get("areas") and found.get("columns") and found.get("rows")):
            return found
        rows = [row.split() for row in found["areas"]]
        if len(rows) != len(found["rows"].split()) or any(len(row) != len(found["columns"].split()) for row in rows):
            return reader.problem(node, "as many areas as there are columns, in as many lines as there are rows")
        for name in {name for row in rows for name in row} - {"."}:
            cells = [(y, x) for y, row in enumerate(rows) for x, each in enumerate(row) if each == name]
            (top, left), (bottom, right) = cells[0], cells[-1]
            if len(cells) != (bottom - top + 1) * (right - left + 1) or any(not left <= x <= right for _, x in cells):
                return reader.problem(node, f"each area as one rectangle, {name} too")
        if not any("board" in row for row in rows) or not any("question" in row for row in rows):
            return reader.problem(node, "an area for the board and one for the question")
        return found


LAYOUT = NamedFields(
    "a lay-out",
    Field("wide", Grid()),
    Field("middle", Grid()),
    Field("put", MapOf(Word(*AREAS)), {}),
)
"""Where the areas of the table lie on a wide screen and on a smaller one; phones have one lay-out for all games. Numbers are pixels
of a screen of 1440 x 900 and grow with it. `under` are areas under which the board runs on, `stage` those that the stage covers, `strip`
the height of a player's strip. `put` says in which area a thing lies, by its id, else its kind, else what it is."""
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
    Field("pieces", MapOf(Word(*PIECES)), {}),
    Field("dials", MapOf(Word(*DIALS)), {}),
    Field("pictured", ListOf(TEXT), []),
    Field("backdrop", BACKDROP, None),
    Field("tray", PICTURE, ""),
    Field("boards", MapOf(BOARD), {}),
    Field("poster", POSTER, None),
    Field("layout", LAYOUT, None),
)
"""`pictured` are the kinds of cards that lie beside the board with their picture."""
PLAIN: dict[str, Any] = {
    "dark": {"ground": "#15171c", "ink": "#f2efe6", "accent": "#d9a441"},
    "light": {"ground": "#f6f4ef", "ink": "#22242a", "accent": "#8a5a00"},
    **{field.attribute: field.default for field in FIELDS if not field.required},
}


MOTIFS = ("dream", "fire", "ice", "leaves", "light", "paper", "shadow", "space", "storm", "waves")
"""What lies behind the subject of a card."""
PACK_BOARD = NamedFields(
    InBoth("a board of a pack", "plansza z paczki"), *(field for field in BOARD.fields if field.name in ("outlines", "anchors"))
)
PACK_FIELDS = (
    Field("icons", MapOf(ICON), {}),
    Field("colours", MapOf(COLOUR), {}),
    Field("accents", MapOf(COLOUR), {}),
    Field("motif", Word(*MOTIFS), "dream"),
    Field("boards", MapOf(PACK_BOARD), {}),
)
"""What a pack may say of its looks: icons and colours of its entries (`card:second-wind`), colours of kinds, the accents of what can be
chosen (a hero), the motif of the pictures that are painted for it, and the outlines of the places on its boards. An entry that names no
icon has no picture and looks plain."""
A_PACK_LOOK = InBoth("the look of a pack", "wygląd paczki")
LEVEL = re.compile(r"-[23]$")
"""The levels of one thing share their icon and their picture: it goes by the name of the first."""


def load_pack_look(folder: Path) -> dict[str, Any]:
    """The look of a pack, empty if it has none; every mistake in it is named with its line."""
    path = folder / FILE
    if not path.is_file():
        return {field.name: field.default for field in PACK_FIELDS}
    with reading(path, "look") as (node, reader):
        return reader.fields(node, dict(fields_of(node)), PACK_FIELDS, A_PACK_LOOK)


def names_nothing(game: GameFolder[Any], file: str, node: Node, own: Mapping[str, set[str]], all_ids: Mapping[str, set[str]]) -> list[Problem]:
    """The names in the look of a pack that nothing has: `own` are the ids of its entries by kind, `all_ids` also those of the game."""
    ids = {id for each in own.values() for id in (*each, *(LEVEL.sub("", one) for one in each))}
    entries = {f"{kind}:{id}" for kind, each in own.items() for one in each for id in (one, LEVEL.sub("", one))}
    shown_as = {name.partition(":")[0] for part in ("icons", "colours") for name in game.look[part] if ":" in name} - set(own)
    pieces = {f"{kind}:{id}" for kind in shown_as for id in ids}
    chosen = next((each.of for each in game.settings if each.name == game.look["accent_by"]), "")
    known = {
        "icons": entries | pieces | ids,
        "colours": entries | pieces | ids | set(own),
        "accents": own.get(chosen, set()),
        "boards": entries,
    }
    places = {f"{kind}:{id}" for kind, each in all_ids.items() for id in each}
    found: list[Problem] = []

    def check(field: str, named: Mapping[str, Node], allowed: set[str]) -> None:
        for name, each in named.items():
            if name not in allowed:
                said = InBoth("the name of something in the pack, like card:second-wind", "nazwa czegoś z paczki, jak card:second-wind")
                found.append(Problem(file, each.line, "look", field, repr(name), said, each.column, near_name(name, allowed)))

    for part, allowed in known.items():
        named = fields_of(fields_of(node)[part]) if part in fields_of(node) else {}
        check(part, named, allowed)
        for board, lines in named.items() if part == "boards" else ():
            for key in fields_of(lines).values():
                check(f"{part}.{board}", fields_of(key), places)
    return found


MOST_ALIKE = 8
"""How many icons are named that have a word in their names."""


def unknown_icons(folder: Path) -> list[Problem]:
    """The icons that the look of a pack names and the set does not have. They are told to whoever writes a pack; at a table they are
    just missing, so that what was played once can always be played."""
    path, known = folder / FILE, all_icons()
    if not path.is_file() or not known:
        return []
    try:
        node = read_file(path)
    except Problems:
        return []  # the loader names what is wrong with it
    icons = fields_of(fields_of(node)["icons"]) if "icons" in fields_of(node) else {}
    return [
        Problem(path.as_posix(), each.line, "look", "icons", repr(each.value), *meant(each.value, known, each.column))
        for each in icons.values()
        if isinstance(each.value, str) and each.value not in known
    ]


def meant(word: str, known: Iterable[str], column: int) -> tuple[InBoth, int, str]:
    """What is expected instead of a name that no icon has: icons with its word in their names, else the one that is spelt like it."""
    alike = sorted((each for each in known if word in each.split("-")), key=len)[:MOST_ALIKE]
    if not alike:
        return InBoth("the name of an icon of game-icons.net", "nazwa ikony z game-icons.net"), column, nearest(word, known)
    names = ", ".join(alike)
    return InBoth(f"the name of an icon of game-icons.net, such as {names}", f"nazwa ikony z game-icons.net, na przykład {names}"), column, ""


def added_names(own: dict[str, Any], pack: str, game: str) -> dict[str, dict[str, str]]:
    """What the look of a pack adds to that of its game, by the names that the table has: with the pack before each id."""
    instead = pack == game  # of the game's own pack, whose entries have no pack before their ids
    return {part: {name if instead else table_name(pack, name): value for name, value in own[part].items()} for part in ("icons", "colours", "accents")}


def table_name(pack: str, name: str) -> str:
    """What the look of a pack calls an entry, as the table calls it."""
    kind, _, id = name.rpartition(":")
    return f"{kind}:{pack}:{id}" if kind else f"{pack}:{id}"


def near_name(name: str, allowed: set[str]) -> str:
    """The name that was perhaps meant: of the same kind with another id, or the same id of another kind."""
    kind, _, id = name.rpartition(":")
    same = nearest(id, [each.removeprefix(f"{kind}:") for each in allowed if each.rpartition(":")[0] == kind])
    if same:
        return f"{kind}:{same}" if kind else same
    return min((each for each in allowed if each.rpartition(":")[2] == id), default="")


def pack_board(look: dict[str, Any], kind: str, own: dict[str, Any]) -> dict[str, Any]:
    """A board of a pack: as the game draws boards of this kind, along the outlines of the pack."""
    plain = {field.attribute: field.default for field in BOARD.fields}
    return {**plain, **look["boards"].get(kind, {}), **own}


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
