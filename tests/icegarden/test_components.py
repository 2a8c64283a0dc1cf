"""What is in the box (rulebook chapter "Komponenty")."""

from __future__ import annotations

import pytest

import pionek
from pionek.core.registry import get
from pionek.core.settings import SettingError
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.procedures.action_phase import Influence, Viper
from tests.icegarden.scenario import ALL, A, B, IceGardenScenario, places_of

rule = pytest.mark.rule


@pytest.fixture(scope="module")
def box():
    return get("icegarden").content()


@rule("IG-COMP-01")
def test_both_sides_of_the_board_have_the_same_regions_and_borders_that_go_both_ways(box) -> None:
    for side in ("borders", "other_side"):
        for region in box.regions:
            for other in getattr(region, side):
                assert region.index in getattr(box.regions[other], side)
        assert sum(len(getattr(region, side)) for region in box.regions) == 30
    one, other = (IceGardenScenario(board=side) for side in ("1", "2"))
    assert one.sequence == other.sequence
    assert one.table.reach == box.borders[0]
    assert other.table.reach == box.borders[1]
    assert box.borders[0] != box.borders[1]


@rule("IG-COMP-02")
def test_four_characters_in_four_colours_and_none_twice(box) -> None:
    assert {each.full: each.colour for each in box.characters} == {
        "Passionaria Callo": "green",
        "Pier van Dyken": "black",
        "Ulrike Freihoff": "red",
        "Olaf Fjollsfinn": "blue",
    }
    with pytest.raises(SettingError, match="'callo' twice"):
        pionek.new_match("icegarden", characters=["callo", "callo"])


@rule("IG-COMP-03")
def test_each_character_has_six_figures(box) -> None:
    for card in box.cards:
        assert [(unit.level, unit.figures) for unit in card] == [(1, 3), (2, 2), (3, 1)]
    assert sum(unit.figures for unit in box.units) == 24


@pytest.mark.parametrize(
    ("character", "units"),
    [
        pytest.param("callo", [("Wild Children", 3), ("Faun", 2), ("Nightmare", 1)], marks=rule("IG-COMP-04")),
        pytest.param("dyken", [("Crab", 3), ("Rat Piper", 2), ("Wyvern", 1)], marks=rule("IG-COMP-05")),
        pytest.param("freihoff", [("Moon Brother", 3), ("Enlightened Being", 2), ("Harrasim", 1)], marks=rule("IG-COMP-06")),
        pytest.param("fjollsfinn", [("Volcano People", 3), ("Ice Drakkar", 2), ("Tree Brothers", 1)], marks=rule("IG-COMP-07")),
    ],
)
def test_units_of(box, character, units) -> None:
    card = box.cards[box.find("character", character)]
    assert [(unit.name["en"], unit.figures) for unit in card] == units


@rule("IG-COMP-08")
def test_each_player_has_a_marker_on_three_tracks() -> None:
    scene = IceGardenScenario().match.scene(0)
    boards = {thing.id: thing for thing in scene.things}
    for board in ("initiative", "reputation"):
        owners = [token.owner for place in boards[board].places for token in place.tokens]
        assert sorted(owners) == [0, 1, 2, 3]
    assert sorted(marker.seat for marker in boards["points"].markers) == [0, 1, 2, 3]


@rule("IG-COMP-09")
def test_no_helmet_gives_more_than_five_action_markers(box) -> None:
    assert max(helmet.cubes for helmet in box.helmets) == vocabulary.ACTION_MARKERS == 5


@rule("IG-COMP-10")
def test_markers_for_good_elsewhere_are_not_available() -> None:
    play = IceGardenScenario()
    assert play.player("callo").supply == 20
    play.put("callo", A, 1).give("callo", population=2)
    player = play.player("callo")
    player.viper, player.sealed[B], player.supply = 10, 9, 0
    play.run(Influence(play.seat_of("callo")))
    assert play.done
    assert player.markers[A] == 1


@rule("IG-COMP-11")
def test_the_supply_of_resources(box) -> None:
    assert [(each.id, each.supply) for each in box.resources] == [("population", 24), ("gold", 22), ("m-factor", 16)]
    assert IceGardenScenario().supply == [24, 22, 16]


@rule("IG-COMP-12")
def test_twenty_upgrade_tokens_for_four_abilities(box) -> None:
    assert [each.id for each in box.powers] == ["attack", "shield", "domination", "speed"]
    assert sum(each.tokens for each in box.powers) == 20


@rule("IG-COMP-13")
@pytest.mark.parametrize(("characters", "count"), [(2, 6), (3, 7), (4, 8)])
def test_no_more_than_eight_nation_markers_and_one_in_a_region(characters, count) -> None:
    play = IceGardenScenario(*("freihoff", "callo", "fjollsfinn", "dyken")[:characters])
    assert sorted(play.nations, reverse=True) == [1] * count + [0] * (8 - count)


@rule("IG-SETUP-22")
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_a_nation_marker_in_each_region_in_play(characters) -> None:
    play = IceGardenScenario(*("freihoff", "callo", "fjollsfinn", "dyken")[:characters])
    assert all(play.nations[region] for region in play.sequence)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(
    "expected",
    [pytest.param(4, marks=rule("IG-COMP-14"), id="four"), pytest.param([0, 1], marks=rule("IG-SETUP-17"), id="one in a region")],
)
def test_four_sanctuaries_lie_in_different_regions(seed, expected) -> None:
    play = IceGardenScenario.fresh(characters=list(ALL), seed=seed)
    while not play.turn:
        play.play(play.keys[seed % len(play.keys)])
    assert expected == (sum(play.sanctuaries) if expected == 4 else sorted(set(play.sanctuaries)))


@rule("IG-COMP-15")
def test_ten_vuko_tokens() -> None:
    play = IceGardenScenario()
    assert play.vuko_tokens == 10
    for _ in range(12):
        play.table.give_vuko_token(0, "")
    assert play.player("freihoff").vuko == 10


@rule("IG-COMP-16")
def test_four_nightmare_tokens_and_two_for_closed_regions(box) -> None:
    assert IceGardenScenario().player("callo").nightmares == 4
    assert {each.id: each.need for each in box.characters}["callo"] == 2


@rule("IG-COMP-17")
def test_six_red_towers(box) -> None:
    assert ({each.id: each.need for each in box.characters}["freihoff"], vocabulary.TOWERS) == (6, 6)


@rule("IG-SETUP-03")
def test_only_callo_has_nightmare_tokens() -> None:
    assert [player.nightmares for player in IceGardenScenario().players] == [0, 0, 4, 0]


@rule("IG-COMP-18")
def test_one_thorn_and_one_vuko() -> None:
    with_dyken = IceGardenScenario(thorn=B)
    tokens = [token.kind for place in places_of(with_dyken.on(vuko=A).match, 0) for token in place.tokens]
    assert (tokens.count("thorn"), tokens.count("vuko")) == (1, 1)


@rule("IG-COMP-19")
@pytest.mark.parametrize(("players", "count"), [(2, 6), (3, 7), (4, 8)])
def test_three_sets_of_tiles(box, players, count) -> None:
    assert sorted(tile.number for tile in box.tiles if tile.players == players) == list(range(1, count + 1))


@rule("IG-SETUP-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_set_for_the_number_of_players_is_used(box, players) -> None:
    tiles = [tile for tile in box.tiles if tile.players == players]
    play = IceGardenScenario(*("freihoff", "callo", "fjollsfinn", "dyken")[:players])
    assert sorted(tile for tile in play.table.tiles if tile >= 0) == [tile.index for tile in tiles]


@rule("IG-COMP-20")
def test_a_tile_shows_number_resources_and_points(box) -> None:
    places = places_of(IceGardenScenario().match, 0)
    for at, m_factor in ((0, ""), (2, " M2")):
        tile = box.tiles[box.find("tile", f"four-{at + 1}")]
        assert (tile.number, len(tile.yields), len(tile.points)) == (at + 1, 3, 3)
        points = "/".join(str(each) for each in tile.points)
        assert places[at].name.startswith(f"{tile.number} ")
        assert places[at].cards[0].name == f"P{tile.population} G{tile.gold}{m_factor}, {points}"


@rule("IG-COMP-21")
def test_five_order_tokens() -> None:
    play = IceGardenScenario(order=True)
    play.on(round=2)
    from pionek.games.icegarden.procedures.advanced_variant import OrderTokens

    play.run(OrderTokens(-1))
    assert {key.rpartition(":")[2] for key in play.keys} == {"1", "2", "3", "4", "5"}


@rule("IG-COMP-22")
@pytest.mark.parametrize(("settings", "count"), [({}, 0), ({"scenario": "standard"}, 4), ({"scenario": "random"}, 4)])
def test_scenario_tiles_belong_to_the_advanced_variant(box, settings, count) -> None:
    assert len(box.scenarios) == 4
    assert len(IceGardenScenario(**settings).scenario_row) == count


@rule("IG-COMP-22")
@pytest.mark.parametrize(("level", "count"), [("easy", 0), ("medium", 4), ("hard", 4), ("scientist", 4)])
def test_scenario_tiles_come_into_the_solo_game_from_medium(level, count) -> None:
    assert len(IceGardenScenario("callo", "freihoff", solo=level).scenario_row) == count


@rule("IG-COMP-23")
def test_a_card_has_four_levels_and_slots_for_each_unit(box) -> None:
    portrait = next(thing for thing in IceGardenScenario().match.scene(0).things if thing.id == "character:freihoff")
    assert [thing.id for thing in portrait.things if thing.id.startswith("level:")] == [f"level:level-{n}" for n in range(4)]
    assert [thing.id for thing in portrait.things if thing.id.startswith("unit:")] == [
        "unit:moon-brother",
        "unit:enlightened-being",
        "unit:harrasim",
    ]
    assert all(unit.slots >= 1 for unit in box.units)


@rule("IG-COMP-24")
def test_only_the_supply_limits_what_one_may_hold() -> None:
    play = IceGardenScenario().give("callo", gold=21)
    play.run(Viper(play.seat_of("callo"), 2)).play("take:gold")
    assert play.tokens("callo") == {"gold": 22}
    assert "take:gold" not in play.keys
    assert "take:population" in play.keys
