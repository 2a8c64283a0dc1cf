"""How the rules and the cards of a game are shown to readers: in chapters, and by decks with their prices and numbers.

`chapters.yaml` names the chapters of the rules, by the middle part of their ids. `gallery.yaml` lists the kinds of entries
that a reader looks up, in order; others, like the cells of a board, are not shown.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from pionek.core.language.fields import Field
from pionek.core.language.kinds import NAMES, TEXT, RefTo
from pionek.core.packs.reader import reading
from pionek.core.packs.shapes import MapOf, NamedFields

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content, Definition

Words = dict[str, str]
"""A text by language."""
CHAPTERS, GALLERY = "chapters.yaml", "gallery.yaml"
SHELF = NamedFields(
    "a shelf of the gallery",
    Field("name", NAMES),
    Field("deck", TEXT, ""),
    Field("decks", MapOf(NAMES), {}),
    Field("numbers", MapOf(NAMES), {}),
)


class Shelf(msgspec.Struct, frozen=True):
    """One kind of entries in the gallery: its heading, the field that tells the deck, and the numbers that are shown.

    `decks` names the values of that field; where it refers to another entry, that entry's name is the deck's, and `none`
    names the deck of those that refer to none.
    """

    name: Words
    deck: str
    decks: dict[str, Words]
    numbers: dict[str, Words]

    def deck_of(self, content: Content, entry: Definition, lang: str) -> str:
        if not self.deck:
            return ""
        kind = next(each.kind for each in type(entry).fields if each.attribute == self.deck)
        value = getattr(entry, self.deck)
        if isinstance(kind, RefTo) and value >= 0:
            return content.name_of(kind.of, value, lang)
        named = self.decks.get("none" if isinstance(kind, RefTo) else str(value))
        return named[lang] if named is not None else ""

    def numbers_of(self, entry: Definition, lang: str) -> list[dict[str, Any]]:
        """The numbers of an entry with their names, those that are 0 left out."""
        found = ((label[lang], getattr(entry, field)) for field, label in self.numbers.items())
        return [{"name": name, "value": value} for name, value in found if isinstance(value, int) and value]


def load_chapters(folder: Path) -> dict[str, Words]:
    """The chapters of a game's rules; without such a file there are none."""
    path = folder / CHAPTERS
    if not path.is_file():
        return {}
    with reading(path, "chapters") as (node, reader):
        return dict(MapOf(NAMES).read(reader, node))


def load_gallery(folder: Path) -> dict[str, Shelf]:
    """The shelves of a game's gallery, by kind; without such a file there are none."""
    path = folder / GALLERY
    if not path.is_file():
        return {}
    with reading(path, "gallery") as (node, reader):
        return {kind: Shelf(**each) for kind, each in MapOf(SHELF).read(reader, node).items()}
