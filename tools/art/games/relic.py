"""Relic: the altar-piece of the board, characters as miniatures and busts, and art for every card and ability."""

from __future__ import annotations

from collections.abc import Iterator

import pionek
from pionek.art.panels import card
from pionek.core.registry import get
from pionek.core.view.scene import Board
from tools.art.boards.relic import board
from tools.art.casts import relic as cast
from tools.art.games.parts import BONE, BRASS, FLESH, STEEL, bases, miniatures, portraits, seed_of
from tools.art.works import Work

STYLES = {  # deck: hue, motif, what the subject is made of
    "red": ("#b8402f", "fire", ("#1c2a14", "#5f8a3a", "#d8e8a0")),
    "blue": ("#3f72b0", "storm", BONE),
    "yellow": ("#c9a83a", "shadow", STEEL),
    "corruption": ("#8a4fa0", "shadow", FLESH),
    "mission": ("#c9b37a", "light", STEEL),
    "power": ("#5f8fc2", "space", BRASS),
    "relic": ("#d9b44a", "light", BRASS),
    "wargear": ("#8a9aa6", "space", STEEL),
}
TYPES = {"event": "storm", "encounter": "dream", "asset": "leaves"}
"""Threat cards that are no enemies have a ground of their own."""


def works() -> Iterator[Work]:
    game = get("relic")
    content = game.content()
    yield Work("board/board", board, (spaces(),))
    yield from bases(game.look["seats"])
    yield from portraits(cast.PORTRAITS, "character")
    yield from miniatures(cast.MINIATURES)
    for entry in content.entries["card"]:
        hue, motif, skin = STYLES[entry.deck]
        motif = TYPES.get(entry.type, motif)
        yield Work(f"card/{entry.id}", card, (cast.GLYPHS[entry.id], hue, motif, skin, seed_of(entry.id)))
    for ability in content.entries["ability"]:
        yield Work(f"ability/{ability.id}", card, (cast.GLYPHS[ability.id], "#b08d57", "light", BRASS, seed_of(ability.id)))


def spaces() -> list[tuple[str, int, int, str]]:
    """Kind, column, row and silhouette of each space."""
    scene = pionek.new_match("relic", seed=1).scene(-1)
    shown = next(thing for thing in scene.things if isinstance(thing, Board))
    return [(place.kind, int(place.x), int(place.y), cast.SPACES[place.id.split(":")[1]]) for place in shown.places]
