"""Setting up (rulebook chapter "Przygotowanie gry")."""

from __future__ import annotations

from collections import Counter

import pytest

import pionek
from pionek.core.settings import SettingError
from tests.icegarden.scenario import A, B, G, H, IceGardenScenario, places_of

rule = pytest.mark.rule

FOUR = ["freihoff", "dyken", "callo", "fjollsfinn"]


def fresh(characters=FOUR, **settings):
    settings.setdefault("first", "1")
    return pionek.new_match("icegarden", characters=list(characters), **settings)


def play_to(match, step):
    """Take the first option until this step of the set-up asks."""
    while match.table.agenda[-1].step_name() != step:
        match.play(match.decision.options[0])
    return match


@rule("IG-SETUP-01")
def test_the_first_player_is_drawn_or_named_and_the_others_follow() -> None:
    assert {fresh(first="random", seed=seed).table.order[0] for seed in range(30)} == {0, 1, 2, 3}
    assert fresh(first="3").table.order == [2, 3, 0, 1]
    assert {fresh(first="1", seed=seed).table.order[0] for seed in range(9)} == {0}
    with pytest.raises(SettingError, match="there is no seat 4"):
        fresh(["callo", "dyken"], first="4")


@rule("IG-SETUP-02")
def test_each_player_has_his_character_and_all_his_markers() -> None:
    table = play_to(fresh(["callo", "freihoff", "dyken"]), "influence").table
    assert [table.content.characters[player.character].id for player in table.players] == ["callo", "freihoff", "dyken"]
    assert [player.supply for player in table.players] == [20, 20, 20]


@rule("IG-SETUP-04", "IG-SETUP-05")
def test_starting_goods() -> None:
    table = fresh().table
    for player in table.players:
        assert player.tokens == [4, 2, 1, 0, 0, 0]
    assert table.supply == [24 - 16, 22 - 8, 16 - 4]


@rule("IG-SETUP-06", "IG-SETUP-08")
def test_reputation_starts_in_one_stack_with_the_first_player_on_top() -> None:
    table = fresh(first="2").table
    assert table.reputation == [1, 1, 1, 1]
    assert table.ranks == [0, 3, 2, 1], "best, that is lowest, first"


@rule("IG-SETUP-07", "IG-SETUP-08")
def test_initiative_starts_in_one_stack_with_the_first_player_on_top() -> None:
    table = fresh(first="2").table
    assert [player.helmet for player in table.players] == [0, 0, 0, 0]
    assert table.stacked == [0, 3, 2, 1], "from the bottom to the top"


@rule("IG-SETUP-09")
def test_everybody_starts_without_points() -> None:
    assert [player.points for player in play_to(fresh(), "place").table.players] == [0, 0, 0, 0]


@rule("IG-SETUP-10")
def test_tiles_are_shuffled() -> None:
    seen = set()
    for seed in range(40):
        table = play_to(fresh(seed=seed), "influence").table
        seen.add(table.number(A))
    assert seen == set(range(1, 9))


@rule("IG-SETUP-11")
def test_players_lay_tiles_in_turn_on_regions_without_one() -> None:
    match = fresh(["callo", "freihoff", "fjollsfinn"], first="2")
    laid = []
    for expected in (1, 2, 0, 1, 2, 0, 1):
        assert match.decision.seat == expected
        assert [option.subject for option in match.decision.options] == [each for each in range(8) if each not in laid]
        laid.append(match.decision.options[-1].subject)
        match.play(match.decision.options[-1])
    assert match.table.agenda[-1].step_name() == "influence"


@rule("IG-SETUP-11")
def test_a_face_down_tile_shows_nothing() -> None:
    match = fresh()
    match.play("region:black-pass")
    place = next(place for place in places_of(match, 0) if place.id == "region:black-pass")
    assert (place.cards[0].hidden, place.cards[0].name, place.name) == (True, "face-down tile", "Black Pass")
    assert match.why_not(match.decision.seat, "region", H).rule == "IG-SETUP-11"
    assert match.why_not(match.decision.seat, "field", 0).rule == "IG-SETUP-25"


@rule("IG-SETUP-12")
@pytest.mark.parametrize(("players", "regions"), [(2, 6), (3, 7), (4, 8)])
def test_regions_by_number_of_players(players, regions) -> None:
    table = play_to(fresh(["callo", "freihoff", "fjollsfinn", "dyken"][:players]), "influence").table
    assert len(table.sequence) == regions


@rule("IG-SETUP-13")
def test_nothing_enters_a_region_without_a_tile() -> None:
    play = IceGardenScenario("callo", "freihoff", "fjollsfinn")
    assert H not in play.sequence
    assert not any(play.table.reach[region] >> H & 1 for region in range(8))
    from pionek.games.icegarden.procedures.movement import Movement

    play.put("callo", G, 1).give("callo", gold=2).run(Movement(0))
    assert "move:old-forests:black-pass" not in play.keys
    assert play.why_not("callo", "region", "black-pass") == "IG-SETUP-13"


@rule("IG-SETUP-14")
def test_van_dyken_places_the_thorn_before_tiles_are_shown() -> None:
    match = play_to(fresh(["callo", "dyken", "freihoff"]), "thorn")
    assert match.decision.seat == 1
    assert sorted(option.subject for option in match.decision.options) == sorted(match.table.sequence)
    assert match.why_not(1, "region", H).rule == "IG-SETUP-13"
    match.play("region:wolf-fjords")
    assert match.table.thorn == B


@rule("IG-SETUP-14")
def test_without_van_dyken_there_is_no_thorn() -> None:
    assert play_to(fresh(["callo", "freihoff"]), "influence").table.thorn == -1


@rule("IG-SETUP-15", "IG-SETUP-16")
@pytest.mark.parametrize(
    ("characters", "places"), [(["callo", "freihoff"], 6), (["callo", "dyken", "freihoff"], 6), (FOUR, 7)]
)
def test_a_sanctuary_may_lie_in_every_region_but_the_thorns(characters, places) -> None:
    found: Counter[int] = Counter()
    for seed in range(60):
        match = fresh(characters, seed=seed)
        if "dyken" in characters:
            play_to(match, "thorn").play("region:ice-cape")
        table = play_to(match, "influence").table
        found.update(region for region in range(8) if table.sanctuaries[region])
    assert len(found) == places
    assert min(found.values()) > 15, "each place is as likely as any other"
    assert (A in found) == ("dyken" not in characters)


@rule("IG-SETUP-18")
def test_tiles_are_shown_before_influence_is_placed() -> None:
    match = play_to(fresh(), "influence")
    assert all(match.table.number(region) == at for at, region in enumerate(match.table.sequence, 1))
    assert not any(card.hidden for place in places_of(match, 0) for card in place.cards)


@rule("IG-SETUP-19", "IG-SETUP-20", "IG-SETUP-21")
def test_two_rounds_of_starting_influence_in_different_regions() -> None:
    match = play_to(fresh(["callo", "freihoff"], first="2"), "influence")
    seats = []
    for _ in range(2):
        seats.append(match.decision.seat)
        match.play("region:ice-cape")
    for _ in range(2):
        seats.append(match.decision.seat)
        keys = match.keys()
        assert "region:ice-cape" not in keys
        assert match.why_not(match.decision.seat, "region", A).rule == "IG-SETUP-20"
        match.play("region:wolf-fjords")
    assert seats == [1, 0, 1, 0]
    assert [player.markers[:2] for player in match.table.players] == [[1, 1], [1, 1]]


@rule("IG-SETUP-23")
def test_the_dead_snow_starts_on_zero() -> None:
    assert play_to(fresh(), "place").table.snow == 0


@rule("IG-SETUP-24", "IG-ACT-07")
def test_fields_have_their_order_from_the_start() -> None:
    match = play_to(fresh(), "place")
    fields = [match.content.fields[field].id for field in match.table.field_order]
    assert fields == ["influence", "movement", "mountain", "raven", "making"]
    while match.decision is not None:
        match.play(match.decision.options[0])
    assert [match.content.fields[field].id for field in match.table.field_order] == fields


@rule("IG-SETUP-25")
def test_no_units_no_vuko_no_towers_at_the_start() -> None:
    table = play_to(fresh(), "place").table
    assert all(figure == -1 for player in table.players for figure in player.figures)
    assert (table.vuko, sum(table.towers), sum(table.nightmares)) == (-1, 0, 0)
    assert (sum(table.closed), sum(table.turned), table.absorbed, sum(table.recruited)) == (0, 0, 0, 0)
    assert not table.vuko_in_play
