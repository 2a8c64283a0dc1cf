"""Etherfields: the cloth, a torn sheet for every tile, the chart of the Dreamworld hall by hall, people of paper, art for every card.

What a player learns only in the course of a campaign is veiled.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pionek.art.panels import card
from pionek.core.registry import get
from tools.art.boards.dreamworld import blank, drawing, island
from tools.art.boards.etherfields import cloth, tile
from tools.art.casts import etherfields as cast
from tools.art.figures import standee
from tools.art.games.parts import BONE, portraits, seed_of
from tools.art.works import Work

HALLS = {"suburbs": "#c98a9c", "station": "#7f9fc4", "gardens": "#8fae7c", "canal": "#d8b060", "moth-court": "#b0a08a", "clock-hill": "#a08fc4"}
COLUMNS, ROWS = 8, 4
HUES = ("#c9a05a", "#8a6a9a", "#9a6a80", "#b0586a", "#5f88a8", "#7f9a6a")
KINDS = ("card", "item", "mask", "note", "wisdom", "season", "memory", "fate")
CORNERS = "abcd"
"""The four fields of a tile, row by row."""
TERRAINS = ("light", "darkness", "swamp", "water", "blocked")


def works() -> Iterator[Work]:
    game = get("etherfields")
    content = game.content()
    open_to_all = {(entry.kind, entry.id) for entry in game.campaign.readable(content)}
    yield Work("board/cloth", cloth)
    yield Work("board/chart", blank, (COLUMNS, ROWS))
    places = located(content)
    for number, (name, hue) in enumerate(HALLS.items()):
        veiled = content.entries["district"][number].from_ != "start"
        yield Work(f"hall/{name}", island, (name, hue, COLUMNS, ROWS, places, 10 + 3 * number), veiled=veiled)
        yield Work(f"ways/{name}", drawing, (name, hue, COLUMNS, ROWS, places), veiled=veiled)
    for entry in content.entries["tile"]:
        yield Work(f"tile/{entry.id}", tile, sheet(content, entry), veiled=True)
    yield from portraits(cast.PORTRAITS, "dreamer")
    for name, (body, hue, how) in cast.STANDEES.items():
        kind = "dreamer" if name in cast.PORTRAITS else "entity"
        yield Work(f"{'figure' if kind == 'dreamer' else kind}/{name}", standee, (body, hue, how), veiled=kind == "entity")
    for number, entry in enumerate(content.entries["turn"]):
        suit = ("hearts", "spades", "diamonds", "clubs")[number // 3]
        glyph = f"card-{('ace', '2', '3')[number % 3]}-{suit}"
        yield Work(f"turn/{entry.id}", card, (glyph, "#b0586a" if suit in ("hearts", "diamonds") else "#5f6f98", "paper", BONE, 10 * number + 6))
    for kind in KINDS:
        for entry in content.entries[kind]:
            told = (cast.GLYPHS[entry.id], HUES[seed_of(entry.id) % len(HUES)], "paper", BONE, seed_of(f"{kind}:{entry.id}"))
            yield Work(f"{kind}/{entry.id}", card, told, veiled=(kind, entry.id) not in open_to_all)


def located(content: Any) -> dict[str, tuple[int, int, str, list[str], list[str], str]]:
    """The Locations of the Dreamworld as the scene lays them: a district has four places around its middle."""
    found = {}
    lying: dict[int, int] = {}
    for location in content.entries["location"]:
        district = content.entries["district"][location.district]
        at = lying.get(location.district, 0)
        lying[location.district] = at + 1
        column = 2 * int(district.slot[1]) - 2 + (at in (1, 2))
        row = 2 * "AB".index(district.slot[0]) + at // 2
        names = [[content.id_of("location", each) for each in way] for way in (location.paths, location.shortcuts)]
        found[location.id] = (column, row, cast.GLYPHS[location.id], *names, district.id)
    return found


def sheet(content: Any, entry: Any) -> tuple[Any, ...]:
    """What is on a tile: the ground of its four fields, its walls, and a sketch for each action."""
    base = entry.terrain if entry.terrain in TERRAINS else "plain"
    kinds = [base] * 4
    for mark in entry.marks:
        corner, what = mark.split()[:2]
        if what in TERRAINS:
            kinds[CORNERS.index(corner)] = what
    sketches = []
    for action in content.entries["action"]:
        space = getattr(action, "space", None) or ""
        if action.of == entry.of and space[:2] == entry.slot:
            at = CORNERS.index(space[2])
            sketches.append((cast.SKETCHES.get(action.id, "magnifying-glass"), at % 2 + 0.5, at // 2 + 0.54, 0.62))
    return tuple(kinds), (), tuple(sketches), seed_of(entry.id)
