"""DreamBlade: the field, a miniature and a card for each figure, emblems and bases of both sides."""

from __future__ import annotations

from collections.abc import Iterator

from pionek.art.panels import card, emblem
from pionek.core.registry import get
from tools.art.boards.dreamblade import field, quad
from tools.art.casts import dreamblade as cast
from tools.art.games.parts import BONE, BRASS, FLESH, STEEL, bases, miniatures, seed_of
from tools.art.works import Work

MOTIFS = {"valor": ("light", BRASS), "madness": ("dream", BONE), "fear": ("shadow", BONE), "passion": ("fire", FLESH)}


def works() -> Iterator[Work]:
    game = get("dreamblade")
    content = game.content()
    look = game.look
    yield Work("board/field", field)
    yield Work("board/field-quad", quad)
    yield from bases(look["seats"])
    yield Work("side/south", emblem, ("sunrise", look["seats"][0], "dream", BRASS, 7))
    yield Work("side/north", emblem, ("evil-moon", look["seats"][1], "dream", STEEL, 8))
    yield from miniatures(cast.MINIATURES)
    for figure in content.entries["figure"]:
        aspect = content.id_of("aspect", figure.aspects[0])
        glyph = look["icons"][f"figure:{figure.id}"]
        yield Work(f"card/{figure.id}", card, (glyph, look["colours"][aspect], *MOTIFS[aspect], seed_of(figure.id)))
