"""Dice Throne: the arena, the heroes, their dice, and art for every ability and card."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pionek.art.panels import card
from pionek.core.registry import get
from tools.art.boards.dicethrone import floor, tray
from tools.art.casts import dicethrone as cast
from tools.art.dice import sheet
from tools.art.games.parts import BONE, BRASS, EMBER, FLESH, STEEL, portraits, seed_of
from tools.art.works import Work

MOTIFS = {
    "barbarian": ("storm", STEEL), "monk": ("dream", FLESH), "moon-elf": ("light", BONE), "ninja": ("shadow", STEEL), "paladin": ("light", BRASS),
    "pyromancer": ("fire", EMBER), "shadow-thief": ("shadow", BONE), "treant": ("leaves", ("#2c2014", "#7a5c38", "#e6cf96")),
}  # fmt: skip
COMMON = ("#9a6fc0", "dream", BONE)
"""Cards that every hero has."""


def works() -> Iterator[Work]:
    game = get("dicethrone")
    content = game.content()
    look = game.look
    accents, icons = look["accents"], look["icons"]
    yield Work("board/floor", floor)
    yield Work("board/tray", tray)
    yield from portraits(cast.PORTRAITS, "hero")
    for hero in content.entries["hero"]:
        faces = [icons[content.id_of("face", number)] for number in hero.die]
        yield Work(f"dice/{hero.id}", sheet, (faces, accents[hero.id], "#160c08"))
    painted: dict[str, list[str]] = {}
    owner: dict[str, str] = {}
    for kind in ("ability", "card"):
        for entry in content.entries[kind]:
            plain = re.sub(r"-[23]$", "", entry.id)
            base = f"ability/{plain}" if f"ability:{plain}" in icons else f"{kind}/{plain}"
            painted.setdefault(base, []).append(f"{kind}:{entry.id}")
            hero = getattr(entry, "hero", -1)
            if hero >= 0:
                owner[base] = content.id_of("hero", hero)
    for name, things in painted.items():
        glyph = icons.get(name.replace("/", ":"))
        if glyph is None:
            continue
        hero_id = owner.get(name, "")
        hue, motif, skin = (accents[hero_id], *MOTIFS[hero_id]) if hero_id else COMMON
        yield Work(name, card, (glyph, hue, motif, skin, seed_of(name)), shows=tuple(things))
