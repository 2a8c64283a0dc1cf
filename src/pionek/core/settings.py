"""What is played: the options of a game, declared as data, and the sentences that refuse a wrong one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from pionek.core.errors import UserError
from pionek.core.language.fields import Field
from pionek.core.language.kinds import FLAG, INT, NAMES, TEXT, IntKind, ListOf, Word
from pionek.core.packs.problems import InBoth
from pionek.core.packs.reader import Reader, fields_of, reading
from pionek.core.packs.shapes import ICON, PICTURE, MapOf, NamedFields
from pionek.core.packs.yamlfile import Node
from pionek.core.state.piece import Record

TYPES = ("word", "words", "number", "flag", "campaign")
"""A campaign is what an earlier match left (Match.campaign): plain data, or nothing at its beginning."""
SHOWN = ("first", "more", "never")
"""Where a form asks for a setting: at once, among the rare ones, or nowhere, because it serves simulations."""
FOLLOWS = ("", "line-up", "count", "seat")
"""How a setting follows the number of seats: a line-up has a word for each of them, a count is their number, a seat is one of them."""


class SettingError(UserError):
    """One clear sentence about a wrong setting."""


class Tile(Record):
    """What a form shows of one value, and what it goes with."""

    name: dict[str, str] | None = None
    about: dict[str, str] | None = None
    weight: int = 0
    """How hard it is to play, from 1 to 6; 0 if nobody says."""
    seats: list[int] | None = None
    """The least and the largest number of seats it goes with."""
    when: dict[str, list[str]] = {}
    """The values of settings above with which it can be chosen."""
    picture: str = ""
    icon: str = ""


NO_TILE = Tile()


class Build(Record):
    """A collection: the number that its curve counts, the numbers and words of a definition that are shown and sorted by."""

    curve: str
    numbers: list[str]
    filters: list[str]
    copies: int


class Setting(Record):
    """One option: its type, the values it allows, its default, and a sentence in both languages.

    `of` names a kind of definitions whose ids are the allowed values; beside `allowed`, only those that packs bring. The fields from `label` on say how a form asks for it.
    """

    name: str
    type: str
    default: Any
    about: dict[str, str]
    allowed: list[str] = []
    of: str = ""
    added: bool = False
    """Whether only ids that packs bring are allowed; without such a pack nobody is asked."""
    least: int = 0
    most: int = 0
    label: dict[str, str] | None = None
    """What it is called on a form."""
    shown: str = "more"
    follows: str = ""
    extra: dict[str, str] | None = None
    """Whose word it is, if a line-up has more words than there are seats."""
    alone: list[str] = []
    """The words that stand for a whole line-up."""
    twice: bool = False
    """Whether a word may come twice in a line-up."""
    when: dict[str, list[str]] = {}
    """The values of settings above it with which it is asked; with others it keeps its default."""
    tiles: dict[str, Tile] = {}
    """More about some values."""
    build: Build | None = None
    """How a collection is put together from the definitions of its kind."""

    def tile(self, value: str) -> Tile:
        return self.tiles.get(value, NO_TILE)

    def fits(self, others: dict[str, Any]) -> bool:
        """Whether it is asked with these values of others."""
        return all(str(others[name]) in values for name, values in self.when.items() if name in others)

    def values(self, known: list[str]) -> list[str]:
        """The allowed words; `known` are the ids of the kind named by `of`."""
        return [*self.allowed, *known]

    def read(self, given: Any, known: list[str]) -> Any:
        """The value, or SettingError with what is allowed."""
        if self.type == "number":
            return self.read_number(given)
        if self.type == "flag":
            return self.read_flag(given)
        if self.type == "campaign":
            return self.read_campaign(given)
        allowed = self.values(known)
        words = [str(each) for each in given] if isinstance(given, list | tuple) else [part.strip() for part in str(given).split(",")]
        if self.type == "words" and not self.least and words == [""]:
            words = []
        for word in words:
            if word not in allowed:
                raise self.not_allowed(word, ", ".join(allowed))
        if self.type == "words":
            if not self.least <= len(words) <= self.most:
                wanted = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
                raise SettingError(
                    f"{self.name}: {len(words)} given, {wanted} wanted, separated by commas",
                    f"{self.name}: podano {len(words)}, potrzeba {wanted}, po przecinku",
                )
            return words
        if len(words) != 1:
            raise SettingError(
                f"{self.name}: {len(words)} given, 1 wanted; allowed are {', '.join(allowed)}",
                f"{self.name}: podano {len(words)}, potrzeba 1; dozwolone: {', '.join(allowed)}",
            )
        return words[0]

    def read_number(self, given: Any) -> int:
        try:
            number = int(given)
        except (TypeError, ValueError, OverflowError):
            number = self.least - 1
        if isinstance(given, bool | float) or not self.least <= number <= self.most:
            raise SettingError(
                f"{self.name}: {given!r} is not allowed; a whole number from {self.least} to {self.most}",
                f"{self.name}: {given!r} jest niedozwolone; liczba całkowita od {self.least} do {self.most}",
            )
        return number

    def read_flag(self, given: Any) -> bool:
        words = {"true": True, "false": False, "yes": True, "no": False, "on": True, "off": False}
        if isinstance(given, bool):
            return given
        if str(given).lower() in words:
            return words[str(given).lower()]
        raise self.not_allowed(given, "true, false")

    def read_campaign(self, given: Any) -> dict[str, Any]:
        """The campaign as it was handed on, as data or as its JSON text."""
        try:
            data = msgspec.json.decode(given or "{}") if isinstance(given, str) else msgspec.to_builtins(given)
        except (msgspec.MsgspecError, TypeError, RecursionError):
            data = None
        if isinstance(data, dict):
            return data
        raise SettingError(
            f"{self.name}: this is not a campaign; give what an earlier match of it left, or nothing to begin one",
            f"{self.name}: to nie jest kampania; podaj to, co zostawiła jej wcześniejsza rozgrywka, albo nic, by zacząć",
        )

    def not_allowed(self, given: Any, allowed: str) -> SettingError:
        return SettingError(
            f"{self.name}: {given!r} is not allowed; allowed are {allowed}",
            f"{self.name}: {given!r} jest niedozwolone; dozwolone: {allowed}",
        )


WHEN = MapOf(ListOf(TEXT, 1))
TILE = NamedFields(
    "a tile",
    Field("name", NAMES, None),
    Field("about", NAMES, None),
    Field("weight", IntKind(1, 6), 0),
    Field("seats", ListOf(IntKind(1, 12), 2, 2), None),
    Field("when", WHEN, None),
    Field("picture", PICTURE, ""),
    Field("icon", ICON, ""),
)
BUILD = NamedFields(
    "how a collection is built",
    Field("curve", TEXT),
    Field("numbers", ListOf(TEXT, 1)),
    Field("filters", ListOf(TEXT)),
    Field("copies", IntKind(1, 99)),
)
FIELDS = (
    Field("name", TEXT),
    Field("type", Word(*TYPES)),
    Field("default", TEXT),
    Field("about", NAMES),
    Field("allowed", ListOf(TEXT), None),
    Field("of", TEXT, ""),
    Field("added", FLAG, False),
    Field("least", INT, 0),
    Field("most", INT, 0),
    Field("label", NAMES, None),
    Field("shown", Word(*SHOWN), "more"),
    Field("follows", Word(*FOLLOWS), ""),
    Field("extra", NAMES, None),
    Field("alone", ListOf(TEXT), None),
    Field("twice", FLAG, False),
    Field("when", WHEN, None),
    Field("tiles", MapOf(TILE), None),
    Field("build", BUILD, None),
)


def load_settings(path: Path) -> list[Setting]:
    """A game's settings.yaml: a list of settings."""
    found: list[Setting] = []
    with reading(path, "settings") as (node, reader):
        if not isinstance(node.value, list):
            reader.problem(node, InBoth("a list of settings", "lista ustawień"))
        for each in node.value if isinstance(node.value, list) else []:
            named = fields_of(each).get("name")
            reader.at(path.name, "", f"setting {named.value}" if named is not None else "setting")
            read = reader.fields(each, fields_of(each), FIELDS, InBoth("a setting", "ustawienie"))
            tiles = {value: Tile(**{**tile, "when": tile["when"] or {}}) for value, tile in (read["tiles"] or {}).items() if tile}
            for when in (read["when"] or {}, *(tile.when for tile in tiles.values())):
                check_when(reader, each, when, found)
            build = Build(**read["build"]) if read["build"] else None
            lists = {name: read[name] or [] for name in ("allowed", "alone")}
            found.append(Setting(**{**read, **lists, "when": read["when"] or {}, "tiles": tiles, "build": build}))
    return found


def check_when(reader: Reader, node: Node, when: dict[str, list[str]], above: list[Setting]) -> None:
    """What a setting goes with must be a value of a setting above it."""
    for name, values in when.items():
        setting = next((each for each in above if each.name == name), None)
        if setting is None or not (setting.of or set(values) <= set(setting.allowed)):
            reader.problem(node, InBoth(f"values of a setting above in 'when' ({name})", f"wartości ustawienia powyżej w 'when' ({name})"))
