"""The Ice Garden: both sides of the map by night and by day, units, people and bases."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from pionek.art.panels import card
from pionek.art.picture import Picture
from pionek.core.registry import get
from tools.art.boards.frost import REACH, frost
from tools.art.boards.icegarden import Map, relief_map
from tools.art.casts import icegarden as cast
from tools.art.figures import base
from tools.art.games.parts import BONE, bases, miniatures, portraits, seed_of
from tools.art.works import Work

MOTIFS = ("light", "dream", "shadow", "waves", "ice", "storm")
VUKO = "#a9714b"


@cache
def side(name: str) -> Map:
    return relief_map(get("icegarden").look["boards"][name]["outlines"])


def night(name: str, _outlines: dict[str, Any]) -> Picture:
    return side(name).dark


def day(name: str, _outlines: dict[str, Any]) -> Picture:
    return side(name).light


def outlines(name: str, _outlines: dict[str, Any]) -> dict[str, list[float]]:
    return side(name).outlines


def works() -> Iterator[Work]:
    game = get("icegarden")
    content = game.content()
    look = game.look
    for name in ("map", "other-side"):
        told = (name, look["boards"][name]["outlines"])
        yield Work(f"board/{name}", night, told)
        yield Work(f"board/{name}-light", day, told)
        yield Work(f"board/{name}-outlines", outlines, told)
    for stage in range(len(REACH)):
        yield Work(f"board/snow-{stage + 1}", frost, (stage,))
    yield from bases(look["seats"])
    yield Work("base/vuko", base, (VUKO, 1))
    yield from portraits(cast.PORTRAITS, "character")
    yield from miniatures(cast.MINIATURES)
    for unit in content.entries["unit"]:
        hue = ("#8fa8c8", "#9a86c9", "#d9b44a", "#5f9fc0", "#8fb07a", "#c0664a")[unit.index % 6]
        yield Work(f"unit/{unit.id}", card, (look["icons"][f"unit:{unit.id}"], hue, MOTIFS[unit.index % 6], BONE, seed_of(unit.id)))
