"""How the map is drawn: what touches on the picture borders in the rules, on either side of the board."""

from itertools import combinations
from pathlib import Path

import pytest

from pionek.core import registry
from pionek.core.match.match import start
from pionek.core.view.look import load_pack_look
from pionek.core.view.scene import Board
from pionek.testing.looks import things

GAME = registry.get("icegarden")
FLOES = Path(__file__).parents[2] / "docs" / "examples" / "floes"


def corners(outline: list[int]) -> set[tuple[int, int]]:
    return set(zip(outline[::2], outline[1::2], strict=True))


def scene_of(board: str, answers: int = 0):
    match = start(GAME, {"board": board}, 7)
    for _ in range(answers):
        match.play(match.decision.options[0])
    return match.scene(0, "en")


@pytest.mark.parametrize("side", ["1", "2", "floes:frozen-sea"])
def test_regions_that_border_share_an_edge_on_the_map_and_no_others_do(side):
    content = GAME.content((FLOES,))
    if side == "floes:frozen-sea":
        outlines = load_pack_look(FLOES)["boards"]["side:frozen-sea"]["outlines"]
        bordering = content.borders[2]
    else:
        drawn = next(each for each in scene_of(side).things if isinstance(each, Board))
        outlines = GAME.look["boards"][drawn.kind]["outlines"]
        bordering = content.borders[int(side) - 1]
    for one, two in combinations(content.regions, 2):
        shared = corners(outlines[f"region:{one.id}"]) & corners(outlines[f"region:{two.id}"])
        assert (len(shared) >= 2) == bool(bordering[one.index] >> two.index & 1), f"{one.id} and {two.id}"


def test_what_one_sees_has_icons():
    shown = {thing.kind for thing in things(scene_of("1", 60)) if thing.kind}
    icons = GAME.look["icons"]
    without = {"map", "fields", "initiative", "reputation", "region", "out", "space", "lead", "back", "deed"} | {"red", "black", "blue", "green"}
    assert {kind for kind in shown - without if kind not in icons} == set()


def test_helmets_are_numbered_along_their_track():
    track = next(each for each in scene_of("1").things if each.id == "initiative")
    assert [place.value for place in track.places] == list(range(1, 11))
