"""DreamBlade: the field, a miniature for each figure, which its card shows too, emblems and bases of both sides."""

from __future__ import annotations

from collections.abc import Iterator

from pionek.art.panels import emblem
from pionek.core.registry import get
from tools.art.boards.dreamblade import backdrop, field, quad
from tools.art.casts import dreamblade as cast
from tools.art.games.parts import BRASS, STEEL, bases, miniatures
from tools.art.works import Work


def works() -> Iterator[Work]:
    look = get("dreamblade").look
    yield Work("board/field", field)
    yield Work("board/sky", backdrop)
    yield Work("board/field-north", field, (True,))
    yield Work("board/field-quad", quad)
    yield from bases(look["seats"])
    yield Work("side/south", emblem, ("sunrise", look["seats"][0], "dream", BRASS, 7))
    yield Work("side/north", emblem, ("evil-moon", look["seats"][1], "dream", STEEL, 8))
    yield from miniatures(cast.MINIATURES)
