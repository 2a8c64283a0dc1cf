"""How packs write places of the map: slots, spaces, edges between them, and what is printed on spaces."""

from __future__ import annotations

import re
from typing import Any, ClassVar

from pionek.core.language.fields import Kind
from pionek.core.packs.problems import InBoth
from pionek.core.packs.reader import Reader
from pionek.core.packs.yamlfile import Node
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.dreamscape import WIDTH, space_of

A_SPACE = "[A-C][1-4][a-d]"
SUITS = "|".join(vocabulary.SUITS)
TERRAINS = "|".join(vocabulary.TERRAINS)


class Code(Kind):
    """A text of a certain shape."""

    code: ClassVar[str]
    expected: ClassVar[InBoth]

    def read(self, reader: Reader, node: Node) -> Any:
        if isinstance(node.value, str) and re.fullmatch(self.code, node.value) and self.fits(node.value):
            return node.value
        return reader.problem(node, self.expected)

    def fits(self, text: str) -> bool:
        return True

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "pattern": f"^({self.code})$"}


class SlotCode(Code):
    """the slot of a tile, its row and its place in it: `A1` to `C4`"""

    code = "[A-C][1-4]"
    expected = InBoth("a slot of the map from A1 to C4", "miejsce na kafelek od A1 do C4")


class SpaceCode(Code):
    """a space of the map, the slot of its tile and its corner: `B2a` (a and b above, c and d below)"""

    code = A_SPACE
    expected = InBoth("a space such as B2a: a tile from A1 to C4, a corner from a to d", "pole takie jak B2a: kafelek od A1 do C4, róg od a do d")


class EdgeCode(Code):
    """the edge between two spaces beside each other: `B2b|B3a`"""

    code = rf"{A_SPACE}\|{A_SPACE}"
    expected = InBoth("an edge between two spaces beside each other, such as B2b|B3a", "krawędź dwóch sąsiednich pól, taka jak B2b|B3a")

    def fits(self, text: str) -> bool:
        return all(beside_each_other(*each.split("|")) for each in text.split())


class WayCode(EdgeCode):
    """two edges that a hand of the clock can open: `A2c|B2a A2d|B2b`"""

    code = rf"{EdgeCode.code} {EdgeCode.code}"
    expected = InBoth("two edges, such as A2c|B2a A2d|B2b", "dwie krawędzie, takie jak A2c|B2a A2d|B2b")


class MarkCode(Code):
    """what is printed on which corners of the tile: `b draw 1` (to 3), `d spawn`, `d spawn hearts`, `c stairs`, `a quirk`, or a terrain, `ac light`"""

    code = rf"[a-d]{{1,4}} ({TERRAINS}|quirk|stairs|spawn( ({SUITS}))?|draw [1-3])"
    expected = InBoth(
        f"corners and an icon: b draw 1 (to 3), d spawn, d spawn {vocabulary.SUITS[0]}, c stairs, a quirk, or terrain ({', '.join(vocabulary.TERRAINS)})",
        f"rogi i ikona: b draw 1 (do 3), d spawn, d spawn {vocabulary.SUITS[0]}, c stairs, a quirk albo teren ({', '.join(vocabulary.TERRAINS)})",
    )


def beside_each_other(one: str, other: str) -> bool:
    first, second = sorted((space_of(one), space_of(other)))
    return second - first == WIDTH or (second - first == 1 and second % WIDTH != 0)


SLOT, SPACE, EDGE, WAY, MARK = SlotCode(), SpaceCode(), EdgeCode(), WayCode(), MarkCode()
