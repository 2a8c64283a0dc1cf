"""The map of every Dream, worked out again from its pack in another way: spaces, Walls, diagonal steps, what lies where."""

import pytest

from pionek.core.language.describing import Describer
from pionek.core.registry import get
from pionek.core.text.phrasebook import plain
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.dreamscape import Dreamscape, Layout, edge_of, name_of, space_of
from tests.etherfields.scenario import first_dream
from tests.etherfields.situations import square

rule = pytest.mark.rule

BOX = get("etherfields").content()
DREAMS = ("d1", "d2", "d3", "d4", "d5")


def tiles_of(name):
    return sorted((tile for tile in BOX.tiles if tile.of == name), key=lambda tile: tile.id)


def laid(name, tiles=None, **changes):
    """The map with all its tiles, or with these."""
    wanted = [tile.id for tile in tiles_of(name)] if tiles is None else tiles
    kept = {"opened": [], "walls": [], "holes": [], **changes}
    return Dreamscape(BOX, Layout(name, wanted, kept["opened"], kept["walls"], kept["holes"]).text())


def beside(one, other):
    (x, y), (u, v) = square(one), square(other)
    return abs(x - u) + abs(y - v) == 1


def walls_of(name):
    return {frozenset(each.split("|")) for each in BOX.dream(name).walls}


@rule("EF-MAP-02", "EF-ICON-10")
@pytest.mark.parametrize("name", DREAMS)
def test_four_spaces_a_tile_and_all_that_are_not_blocked_are_open(name):
    scape = laid(name)
    spaces = {tile.slot + corner for tile in tiles_of(name) for corner in "abcd"}
    assert {name_of(space) for space in scape.spaces()} == spaces
    assert {name_of(space) for space in scape.open_spaces()} == spaces - set(BOX.dream(name).blocked)
    first = laid(name, [tiles_of(name)[0].id])
    assert [name_of(space) for space in first.spaces()] == sorted(tiles_of(name)[0].slot + corner for corner in "abcd")


@rule("EF-MOVE-02", "EF-WALL-01", "EF-MAP-07")
@pytest.mark.parametrize("name", DREAMS)
def test_a_step_leads_to_the_four_sides_unless_a_wall_is_there(name):
    scape, walls = laid(name), walls_of(name)
    for space in range(48):
        is_open = space in scape.open_spaces()
        sides = [other for other in scape.open_spaces() if is_open and beside(space, other)]
        assert scape.unwalled[space] == sorted(sides)
        assert scape.near[space] == sorted(other for other in sides if frozenset((name_of(space), name_of(other))) not in walls)


@rule("EF-MOVE-02", "EF-WALL-01", "EF-MAP-02")
@pytest.mark.parametrize("name", DREAMS)
def test_a_diagonal_step_goes_round_a_corner_that_is_open(name):
    scape = laid(name)
    for space in range(48):
        (x, y), found = square(space), set()
        for side in scape.near[space]:
            for other in scape.near[side]:
                u, v = square(other)
                if abs(x - u) == abs(y - v) == 1:
                    found.add(other)
        assert scape.corners[space] == sorted(found)


@rule("EF-RANGE-01", "EF-RANGE-02", "EF-WALL-01")
@pytest.mark.parametrize("name", DREAMS)
def test_range_is_counted_in_steps_around_walls(name):
    scape = laid(name)
    for start in scape.open_spaces():
        reached, steps, ring = {start: 0}, 0, {start}
        while ring:
            steps += 1
            ring = {other for space in ring for other in scape.near[space]} - set(reached)
            reached.update(dict.fromkeys(ring, steps))
        assert scape.far(start) == [reached.get(space, 99) for space in range(48)]
    assert set(scape.far(-1)) == {99}


@rule("EF-MAP-02", "EF-TERR-01", "EF-ICON-10")
@pytest.mark.parametrize("name", DREAMS)
def test_what_is_printed_on_tiles_that_lie_there_and_nothing_else(name):
    tiles = tiles_of(name)
    for shown in (tiles, tiles[:1], tiles[1:]):
        scape = laid(name, [tile.id for tile in shown])
        slots = {tile.slot for tile in shown}
        spots = [spot for spot in BOX.spots if spot.of == name and name_of(spot.at)[:2] in slots]
        actions = [action for action in BOX.actions if action.of == name and (action.at < 0 or name_of(action.at)[:2] in slots)]
        assert scape.spot_at == [[spot.index for spot in spots if spot.at == space] for space in range(48)]
        assert scape.flying == [spot.index for spot in spots if spot.type == "flying"]
        assert scape.has_traps == any(spot.type == "trap" for spot in spots)
        assert scape.actions == [action.index for action in actions]
        assert scape.actions_at == [[action.index for action in actions if action.at == space] for space in range(48)]
        assert scape.actions_anywhere == [action.index for action in actions if action.at < 0]
        assert [name_of(space) for space in scape.entrance] == [each for each in BOX.dream(name).entrance if each[:2] in slots]


@rule("EF-TERR-03")
def test_a_terrain_icon_on_the_line_between_two_spaces_is_for_both(monkeypatch):
    tile = BOX.tiles[BOX.find("tile", "d1-b2")]
    monkeypatch.setattr(tile, "marks", ["ac light"])
    assert [laid("d1").terrain[space_of(f"B2{corner}")] for corner in "abcd"] == [vocabulary.LIGHT, 0, vocabulary.LIGHT, 0]
    assert plain(tile.say(Describer(BOX, "en"))).startswith("B2a–B2c: Light.")


@rule("EF-MAP-02", "EF-TERR-01", "EF-MAP-09")
@pytest.mark.parametrize("name", DREAMS)
def test_the_marks_of_a_tile_stand_on_their_spaces(name):
    scape = laid(name)
    suits, terrains = ("hearts", "spades", "diamonds", "clubs"), ("light", "darkness", "swamp", "water")
    spawns, bonus, ground, quirks, stairs = [], [0] * 48, [0] * 48, [], []
    for tile in tiles_of(name):
        for corner in "abcd":
            ground[space_of(tile.slot + corner)] |= 1 << terrains.index(tile.terrain) if tile.terrain != "none" else 0
        for corner, word, *more in (mark.split() for mark in tile.marks):
            space = space_of(tile.slot + corner)
            if word == "spawn":
                spawns.append((space, suits.index(more[0]) if more else -1))
            elif word == "draw":
                bonus[space] = int(more[0])
            elif word in ("quirk", "stairs"):
                (quirks if word == "quirk" else stairs).append(space)
            else:
                ground[space] |= 1 << terrains.index(word)
    assert (scape.spawns, scape.bonus, scape.terrain, scape.quirk_slots, scape.stairs) == (spawns, bonus, ground, quirks, stairs)
    assert scape.is_wet == any(each & 12 for each in ground)


@rule("EF-WALL-01", "EF-ICON-10")
def test_an_opened_wall_a_new_one_and_a_hole_change_the_ways():
    plain = laid("d1")
    one, other = space_of("A2a"), space_of("A2b")
    assert other not in plain.near[one]
    assert other in laid("d1", opened=[edge_of("A2a|A2b")]).near[one]
    shut = laid("d1", walls=[edge_of("A2a|A2c")])
    assert space_of("A2c") in plain.near[one]
    assert space_of("A2c") not in shut.near[one]
    blocked = next(name for name in DREAMS if BOX.dream(name).blocked)
    hole = space_of(BOX.dream(blocked).blocked[0])
    assert hole not in laid(blocked).open_spaces()
    assert hole in laid(blocked, holes=[hole]).open_spaces()


@rule("EF-WALL-01")
def test_walls_are_drawn_on_both_sides_of_a_border():
    board = first_dream("gambler").match.scene(0).things[0]
    closed = {place.id: place.closed for place in board.places}
    assert closed[f"space:{space_of('A2a')}"] == ["e"]
    assert closed[f"space:{space_of('A2b')}"] == ["e", "w"]
    assert closed[f"space:{space_of('A2c')}"] == []


@rule("EF-TERR-02")
@pytest.mark.parametrize(("flood", "rows"), [(2, ""), (3, "C"), (5, "C"), (6, "BC")])
def test_the_flood_rises_row_by_row(flood, rows):
    night = first_dream("gambler")
    night.counters["flood"] = flood
    for space in map(name_of, range(48)):
        assert bool(night.terrain(space) & vocabulary.WATERS) == (space[0] in rows), space


@rule("EF-TERR-04")
def test_tokens_of_terrain_count_on_every_space_and_nowhere_else():
    night = first_dream("gambler")
    night.ground["A1a"] = night.ground["C4d"] = vocabulary.WATERS
    assert [night.terrain(space) for space in ("A1a", "C4d", "A1b")] == [vocabulary.WATERS, vocabulary.WATERS, 0]
    assert night.terrain("") == 0, "who is not on the map stands on nothing"
