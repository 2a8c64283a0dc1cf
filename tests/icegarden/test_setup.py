"""Setting up (rulebook chapter "Przygotowanie gry")."""

from __future__ import annotations

from collections import Counter

import pytest

from pionek.core.settings import SettingError
from pionek.games.icegarden.procedures.movement import Movement
from tests.icegarden.scenario import A, B, G, H, IceGardenScenario, places_of

rule = pytest.mark.rule

FOUR = ["freihoff", "dyken", "callo", "fjollsfinn"]


def fresh(characters=FOUR, **settings) -> IceGardenScenario:
    settings.setdefault("first", "1")
    return IceGardenScenario.fresh(characters=list(characters), **settings)


def play_to(play: IceGardenScenario, question: str) -> IceGardenScenario:
    """Take the first option until this question of the set-up, or of the first round."""
    while play.asked != question:
        play.play(play.keys[0])
    return play


@rule("IG-SETUP-01")
def test_the_first_player_is_drawn_or_named_and_the_others_follow() -> None:
    assert {fresh(first="random", seed=seed).turn_order[0] for seed in range(30)} == set(FOUR)
    assert fresh(first="3").turn_order == ["callo", "fjollsfinn", "freihoff", "dyken"]
    assert {fresh(first="1", seed=seed).turn_order[0] for seed in range(9)} == {"freihoff"}
    with pytest.raises(SettingError, match="there is no seat 4"):
        fresh(["callo", "dyken"], first="4")


@rule("IG-SETUP-02")
def test_each_player_has_his_character_and_all_his_markers() -> None:
    play = play_to(fresh(["callo", "freihoff", "dyken"]), "SetUp.influence")
    assert play.characters == ["callo", "freihoff", "dyken"]
    assert [player.supply for player in play.players] == [20, 20, 20]


@rule("IG-SETUP-05")
def test_the_first_m_factor_lies_on_level_0() -> None:
    assert [player.tokens[2:] for player in fresh().players] == [[1, 0, 0, 0]] * 4


@rule("IG-SETUP-04")
def test_starting_goods() -> None:
    play = fresh()
    for player in play.players:
        assert (player.tokens[:2], sum(player.tokens[2:])) == ([4, 2], 1)
    assert play.supply == [24 - 16, 22 - 8, 16 - 4]


@rule("IG-SETUP-06")
def test_reputation_starts_on_yin_yang() -> None:
    assert fresh(first="2").reputations == [1, 1, 1, 1]


@rule("IG-SETUP-08")
def test_reputation_starts_in_one_stack_with_the_first_player_on_top() -> None:
    play = fresh(first="2")
    assert play.stack(1) == ["freihoff", "fjollsfinn", "callo", "dyken"], "best, that is lowest, first"


@rule("IG-SETUP-07")
def test_initiative_starts_on_the_first_helmet() -> None:
    assert fresh(first="2").helmets == [0, 0, 0, 0]


@rule("IG-SETUP-08")
def test_initiative_starts_in_one_stack_with_the_first_player_on_top() -> None:
    play = fresh(first="2")
    assert play.table.stacked == [0, 3, 2, 1], "from the bottom to the top"


@rule("IG-SETUP-09")
def test_everybody_starts_without_points() -> None:
    assert [player.points for player in play_to(fresh(), "Planning.place").players] == [0, 0, 0, 0]


@rule("IG-SETUP-10")
def test_tiles_are_shuffled() -> None:
    seen = set()
    for seed in range(40):
        seen.add(play_to(fresh(seed=seed), "SetUp.influence").numbers[A])
    assert seen == set(range(1, 9))


@rule("IG-SETUP-11")
def test_players_lay_tiles_in_turn_on_regions_without_one() -> None:
    play = fresh(["callo", "freihoff", "fjollsfinn"], first="2")
    every = [f"region:{each.id}" for each in play.content.regions]
    laid = []
    for expected in (1, 2, 0, 1, 2, 0, 1):
        assert play.seat == expected
        assert play.keys == [each for each in every if each not in laid]
        laid.append(play.keys[-1])
        play.play(laid[-1])
    assert play.asked == "SetUp.influence"


@rule("IG-SETUP-11")
def test_a_face_down_tile_shows_nothing() -> None:
    play = fresh().play("region:black-pass")
    place = next(place for place in places_of(play.match, 0) if place.id == "region:black-pass")
    assert (place.cards[0].hidden, place.cards[0].name, place.name) == (True, "face-down tile", "Black Pass")
    assert play.why_not(play.seat, "region", H) == "IG-SETUP-11"
    assert play.why_not(play.seat, "field", 0) == "IG-SETUP-25"


@rule("IG-SETUP-12")
@pytest.mark.parametrize(("players", "regions"), [(2, 6), (3, 7), (4, 8)])
def test_regions_by_number_of_players(players, regions) -> None:
    play = play_to(fresh(["callo", "freihoff", "fjollsfinn", "dyken"][:players]), "SetUp.influence")
    assert len(play.sequence) == regions


@rule("IG-SETUP-13")
def test_nothing_enters_a_region_without_a_tile() -> None:
    play = IceGardenScenario("callo", "freihoff", "fjollsfinn")
    assert H not in play.sequence
    assert not any(play.table.reach[region] >> H & 1 for region in range(8))
    play.put("callo", G, 1).give("callo", gold=2).run(Movement(0))
    assert "move:old-forests:black-pass" not in play.keys
    assert play.why_not("callo", "region", "black-pass") == "IG-SETUP-13"


@rule("IG-SETUP-14")
def test_van_dyken_places_the_thorn_before_tiles_are_shown() -> None:
    play = play_to(fresh(["callo", "dyken", "freihoff"]), "SetUp.thorn")
    assert play.seat == 1
    assert sorted(play.find("region", key.removeprefix("region:")) for key in play.keys) == sorted(play.sequence)
    assert play.why_not(1, "region", H) == "IG-SETUP-13"
    assert play.play("region:wolf-fjords").thorn == B


@rule("IG-SETUP-14")
@pytest.mark.parametrize("face", [1, 6])
def test_the_thorn_of_the_independent_player_goes_where_the_die_says(face) -> None:
    play = play_to(fresh(["callo", "dyken"], solo="easy").any_dice(), "SetUp.lay_tile")
    order = [key.removeprefix("region:") for key in play.keys[:6]]
    play.dice(face)
    play.exact = False
    play_to(play, "SetUp.influence")
    assert play.thorn == play.find("region", order[face - 1])


@rule("IG-SETUP-14")
def test_without_van_dyken_there_is_no_thorn() -> None:
    assert play_to(fresh(["callo", "freihoff"]), "SetUp.influence").thorn == -1


@pytest.mark.parametrize(
    ("characters", "places"),
    [
        pytest.param(["callo", "freihoff"], 6, marks=rule("IG-SETUP-15")),
        pytest.param(["callo", "dyken", "freihoff"], 6, marks=rule("IG-SETUP-16")),
        pytest.param(FOUR, 7, marks=rule("IG-SETUP-16")),
    ],
)
def test_a_sanctuary_may_lie_in_every_region_but_the_thorns(characters, places) -> None:
    found: Counter[int] = Counter()
    for seed in range(60):
        play = fresh(characters, seed=seed)
        if "dyken" in characters:
            play_to(play, "SetUp.thorn").play("region:ice-cape")
        sanctuaries = play_to(play, "SetUp.influence").sanctuaries
        found.update(region for region in range(8) if sanctuaries[region])
    assert len(found) == places
    assert min(found.values()) > 15, "each place is as likely as any other"
    assert (A in found) == ("dyken" not in characters)


@rule("IG-SETUP-18")
def test_tiles_are_shown_before_influence_is_placed() -> None:
    play = play_to(fresh(), "SetUp.influence")
    assert [play.numbers[region] for region in play.sequence] == list(range(1, 9))
    assert not any(card.hidden for place in places_of(play.match, 0) for card in place.cards)


@rule("IG-SETUP-19")
def test_two_rounds_of_starting_influence() -> None:
    play = play_to(fresh(["callo", "freihoff"], first="2"), "SetUp.influence")
    seats = []
    for region in ("ice-cape", "wolf-fjords", "iron-shore", "ash-plains"):
        seats.append(play.seat)
        play.play(f"region:{region}")
    assert seats == [1, 0, 1, 0]
    assert [sum(player.markers) for player in play.players] == [2, 2]


@rule("IG-SETUP-20")
def test_the_second_starting_marker_goes_to_another_region() -> None:
    play = play_to(fresh(["callo", "freihoff"], first="2"), "SetUp.influence").play("region:ice-cape", "region:wolf-fjords")
    assert "region:ice-cape" not in play.keys
    assert "region:wolf-fjords" in play.keys
    assert play.why_not(play.seat, "region", A) == "IG-SETUP-20"


@rule("IG-SETUP-21")
def test_starting_influence_may_share_a_region() -> None:
    play = play_to(fresh(["callo", "freihoff"], first="2"), "SetUp.influence").play("region:ice-cape", "region:ice-cape")
    assert [player.markers[A] for player in play.players] == [1, 1]


@rule("IG-SETUP-23")
def test_the_dead_snow_starts_on_zero() -> None:
    assert play_to(fresh(), "Planning.place").snow == 0


FIELDS = ["influence", "movement", "mountain", "raven", "making"]


@rule("IG-SETUP-24")
def test_fields_have_their_order_from_the_start() -> None:
    assert play_to(fresh(), "Planning.place").field_order == FIELDS


@rule("IG-ACT-07")
def test_in_the_basic_game_fields_keep_their_order_to_the_end() -> None:
    assert play_to(fresh(), "Planning.place").to_the_end().field_order == FIELDS


@rule("IG-SETUP-25")
def test_no_units_no_vuko_no_towers_at_the_start() -> None:
    play = play_to(fresh(), "Planning.place")
    assert all(figure == -1 for player in play.players for figure in player.figures)
    assert (play.vuko, sum(play.towers), sum(play.nightmares)) == (-1, 0, 0)
    assert (sum(play.closed), sum(play.turned), play.absorbed, sum(play.recruited)) == (0, 0, 0, 0)
    assert not play.table.vuko_in_play
