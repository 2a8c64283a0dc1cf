"""The Domination phase: influence, nations, ties, abilities, events, resources, points."""

from __future__ import annotations

import pytest

from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.model.ranking import ranking
from pionek.games.icegarden.procedures.domination_phase import DominationPhase, RegionDomination
from pionek.games.icegarden.procedures.round import Round
from tests.icegarden.scenario import A, B, C, D, E, F, G, H, IceGardenScenario

rule = pytest.mark.rule
FREIHOFF, DYKEN, CALLO, FJOLL = range(4)


def region(play: IceGardenScenario, where: int = A) -> IceGardenScenario:
    return play.run(RegionDomination(-1, where))


def order(play: IceGardenScenario, where: int = A) -> list[str]:
    return [play.characters[seat] for seat in ranking(play.table, where)]


@rule("IG-DOM-01")
def test_regions_in_ascending_order() -> None:
    play = IceGardenScenario().put("callo", C, 2).put("dyken", A, 2).put("callo", B, 2)
    play.run(DominationPhase(-1)).finish()
    assert [each[2] for each in play.events("dominates")] == [A, B, C]


@rule("IG-DOM-02")
def test_each_region_is_resolved_to_its_end() -> None:
    play = IceGardenScenario().put("callo", C, 2).put("dyken", A, 2).put("callo", B, 2).on(factor=1)
    play.run(DominationPhase(-1)).finish()
    deeds = [(each[0], each[2]) for each in play.events("dominates", "region-points")]
    assert deeds == [(each, region) for region in (A, B, C) for each in ("dominates", "region-points")]


@rule("IG-DOM-01")
def test_the_number_of_the_tile_counts_not_the_place_on_the_map() -> None:
    play = IceGardenScenario().put("callo", C, 2).put("dyken", A, 2)
    play.on(sequence=[C, B, A, D, E, F, G, H])
    play.run(DominationPhase(-1)).finish()
    assert [each[2] for each in play.events("dominates")] == [C, A]


@pytest.mark.parametrize(
    ("target", "third"),
    [
        pytest.param("ice-cape", DYKEN, marks=rule("IG-DOM-03")),
        pytest.param("iron-shore", FREIHOFF, marks=rule("IG-DOM-07")),
    ],
)
def test_later_regions_see_what_earlier_ones_changed_and_not_the_other_way_round(target, third) -> None:
    """Closing B pushes Freihoff's three markers into A, resolved already, or into C, still to come."""
    play = IceGardenScenario().put("callo", B, 5, faun=1).at("nightmares", B=2).put("freihoff", B, 4).put("dyken", A, 2).put("dyken", C, 2)
    play.player("callo").nightmares = 2
    play.run(DominationPhase(-1))
    while not play.done:
        leaving = play.asked == "Closing.move_out"
        play.play((f"region:{target}" if play.chooser == "freihoff" else "region:black-pass") if leaving else play.keys[0])
    assert [each[1:3] for each in play.events("dominates")] == [(DYKEN, A), (CALLO, B), (third, C), (CALLO, H)]


@rule("IG-DOM-04")
def test_the_steps_of_a_region() -> None:
    play = IceGardenScenario().put("freihoff", A, 2, enlightened_being=1).put("callo", A, 1).give("callo", gold=1).at("sanctuaries", A=1).on(factor=1)
    region(play).finish()
    moments = [each[0] for each in play.events("dominates", "plundered", "tower-raised", "took", "region-points")]
    assert moments == ["dominates", "plundered", "tower-raised", "took", "took", "region-points"]


@rule("IG-DOM-06")
def test_the_order_is_worked_out_again_after_abilities_and_events() -> None:
    """The Faun takes a marker from Freihoff, who falls from second to third place."""
    play = IceGardenScenario().put("callo", A, 3, faun=1).put("freihoff", A, 3).put("dyken", A, 2).reputation(("dyken", 1), ("freihoff", 1), ("callo", 1), ("fjollsfinn", 1))
    play.on(factor=1)
    assert order(play) == ["callo", "freihoff", "dyken"]
    region(play).play("pick:freihoff").finish()
    assert play.points("callo", "dyken", "freihoff") == play.prizes(A)[:3]


@rule("IG-DOM-08")
def test_who_does_not_beat_the_nations_takes_no_place() -> None:
    """One nation marker; influence 4, 1, 2: first and second only."""
    play = IceGardenScenario().put("callo", A, 4).put("dyken", A, 1).put("freihoff", A, 2)
    assert order(play) == ["callo", "freihoff"]


@rule("IG-NATION-02")
def test_who_does_not_beat_the_nations_gets_neither_resources_nor_points() -> None:
    play = region(IceGardenScenario().put("callo", A, 4).put("dyken", A, 1).put("freihoff", A, 2).on(factor=1)).finish()
    assert (play.points("callo", "freihoff", "dyken"), play.tokens("dyken")) == ([*play.prizes(A)[:2], 0], {})


@rule("IG-DOMINF-01")
@pytest.mark.parametrize("markers", [0, 1, 3])
def test_a_marker_is_one_influence(markers) -> None:
    assert IceGardenScenario().put("callo", A, markers).influence("callo", A) == markers


@rule("IG-FLOW-05")
def test_influence_comes_from_markers_and_from_units() -> None:
    assert IceGardenScenario().put("callo", A, 1).influence("callo", A) == 1
    assert IceGardenScenario().put("callo", A, wild_children=1).influence("callo", A) == 1
    assert IceGardenScenario().put("callo", B, 1, wild_children=1).influence("callo", A) == 0


@rule("IG-DOMINF-04")
def test_markers_and_units_add_up() -> None:
    assert IceGardenScenario().put("callo", A, 3, wild_children=1, faun=1).influence("callo", A) == 6


@rule("IG-DOMINF-02")
@pytest.mark.parametrize(("unit", "level"), [("wild_children", 1), ("faun", 2), ("tree_brothers", 3)])
def test_a_unit_gives_its_level(unit, level) -> None:
    name = "fjollsfinn" if unit == "tree_brothers" else "callo"
    play = IceGardenScenario().put(name, A, **{unit: 1})
    assert play.influence(name, A) == level
    play.player(name).down = (1 << 6) - 1
    assert play.influence(name, A) == 0, "not when it is laid down"


@rule("IG-DOMINF-03")
def test_domination_adds_one_each() -> None:
    play = IceGardenScenario().put("callo", A, nightmare=1)
    assert play.influence("callo", A) == 4, "one is printed"
    assert play.upgrade("nightmare", vocabulary.DOMINATION).influence("callo", A) == 5


@rule("IG-NATION-01")
def test_the_strength_of_nations_is_the_number_of_their_markers() -> None:
    play = IceGardenScenario().put("callo", A, 3)
    assert order(play.at("nations", A=2)) == ["callo"]
    assert order(play.at("nations", A=3)) == []


@rule("IG-FLOW-06")
def test_only_the_player_with_the_most_influence_dominates_and_only_above_the_nations() -> None:
    play = region(IceGardenScenario().put("callo", A, 3).put("dyken", A, 4)).finish()
    assert play.events("dominates") == [("dominates", DYKEN, A, 4)]
    play = region(IceGardenScenario().put("callo", A, 3).put("dyken", A, 4).at("nations", A=4)).finish()
    assert play.events("dominates") == []


@rule("IG-NATION-02")
def test_equal_to_the_nations_gets_nothing() -> None:
    play = region(IceGardenScenario().put("callo", A, 1).on(factor=1))
    assert (play.done, play.tokens("callo"), play.points("callo")) == (True, {}, [0])


@rule("IG-NATION-03")
def test_neighbours_do_not_help_against_nations() -> None:
    play = IceGardenScenario().put("callo", A, 1).put("callo", B, 5).put("callo", G, 5)
    assert order(play) == []


@rule("IG-NATION-04")
def test_without_nations_one_point_is_enough() -> None:
    play = IceGardenScenario().put("callo", A, 1).at("nations", A=0)
    assert order(play) == ["callo"]


@rule("IG-DOMTIE-01")
def test_a_tie_is_decided_by_the_neighbours() -> None:
    """The example: Red and Green are level; Red has 2 influence in adjacent regions, Green 1."""
    play = IceGardenScenario().put("freihoff", A, 2).put("callo", A, 2).put("freihoff", B, 2).put("callo", G, 1).put("callo", C, 9)
    play.reputation(("callo", 1), ("freihoff", -3), ("dyken", -4), ("fjollsfinn", -5))
    assert order(play) == ["freihoff", "callo"]


@rule("IG-DOMTIE-01")
def test_closed_neighbours_and_withdrawn_markers_do_not_count() -> None:
    play = IceGardenScenario().put("freihoff", A, 2).put("callo", A, 2).put("callo", G, 1)
    play.player("freihoff").withdrawn[B] = 3
    play.put("callo", F, faun=1).at("closed", F=1)
    assert order(play)[0] == "callo"
    play.put("freihoff", B, 2)
    assert order(play)[0] == "freihoff"


@rule("IG-DOMTIE-01")
def test_a_tie_below_the_first_place_is_decided_by_the_neighbours_too() -> None:
    play = IceGardenScenario().put("freihoff", A, 2).put("callo", A, 2).put("dyken", A, 5).put("freihoff", B, 2)
    play.reputation(("callo", 1), ("freihoff", -3), ("dyken", -4), ("fjollsfinn", -5))
    assert order(play) == ["dyken", "freihoff", "callo"]


@rule("IG-DOMTIE-02")
def test_then_by_reputation() -> None:
    play = IceGardenScenario().put("freihoff", A, 2).put("callo", A, 2)
    play.reputation(("callo", -1), ("freihoff", -2), ("dyken", -4), ("fjollsfinn", -5))
    assert order(play) == ["callo", "freihoff"]
    play.reputation(("freihoff", -1), ("callo", -2), ("dyken", -4), ("fjollsfinn", -5))
    assert order(play) == ["freihoff", "callo"]


@rule("IG-DOMTIE-03")
def test_then_by_the_place_in_the_stack() -> None:
    play = IceGardenScenario().put("freihoff", A, 2).put("callo", A, 2).put("dyken", A, 2)
    play.reputation(("callo", -2), ("freihoff", -2), ("dyken", -2), ("fjollsfinn", -5))
    assert order(play) == ["callo", "freihoff", "dyken"]


# Abilities


@rule("IG-ABIL-01")
def test_only_the_dominating_player_activates_abilities_and_must() -> None:
    play = region(IceGardenScenario().put("callo", A, 3, faun=1).put("fjollsfinn", A, 1, ice_drakkar=1).put("dyken", A, 1))
    assert play.chooser == "callo"
    assert play.keys == ["pick:dyken", "pick:fjollsfinn"], "no way to decline"
    play.play("pick:dyken").finish()
    assert sum(play.recruited) == 0
    assert region(IceGardenScenario().put("callo", A, 3, wild_children=1)).finish().events("abilities-act", "events-come") == []
    assert "IG-ABIL-08" in play.rules()


@rule("IG-ABIL-01")
def test_two_kinds_of_special_units_both_act_and_their_order_is_not_asked_because_it_changes_nothing() -> None:
    play = region(IceGardenScenario().put("callo", A, faun=1, nightmare=1).put("dyken", A, 1))
    assert play.asked != "Group.pick"
    play.finish()
    assert (play.nightmares[A], play.player("callo").markers[A]) == (1, 1)


@rule("IG-ABIL-01")
def test_who_dominates_orders_what_waits_whoever_is_first_in_the_round() -> None:
    play = IceGardenScenario("callo", "freihoff").order("freihoff", "callo").put("callo", A, 3, faun=1, nightmare=1).put("freihoff", A, 1)
    play.at("nightmares", A=1).player("callo").nightmares = 3
    play.run(RegionDomination(-1, A))
    assert (play.chooser, play.active) == ("callo", 0)


@rule("IG-ABIL-02")
def test_two_fauns_win_over_one_marker() -> None:
    play = region(IceGardenScenario().put("callo", A, faun=2).put("dyken", A, 2)).finish()
    assert (play.player("callo").markers[A], play.player("dyken").markers[A]) == (1, 1)


@rule("IG-DYKEN-06")
def test_two_units_of_a_type_activate_once() -> None:
    play = region(IceGardenScenario().put("dyken", A, rat_piper=2))
    assert [each[3] for each in play.events("took")][:1] == [1]
    play.finish()
    assert play.events("took")[0] == ("took", DYKEN, vocabulary.POPULATION, 1)
    assert len([each for each in play.events("took") if each[2] == vocabulary.POPULATION and each[3] == 1]) == 1


@rule("IG-FJOLL-02")
def test_drakkars_recruit_where_their_player_dominates() -> None:
    play = region(IceGardenScenario().put("fjollsfinn", A, 2, ice_drakkar=1).put("callo", A, 1)).finish()
    assert play.recruited == [0, 0, 1, 0]
    play = region(IceGardenScenario().put("fjollsfinn", A, 2).put("callo", A, 1)).finish()
    assert play.recruited == [0, 0, 0, 0], "without a Drakkar"
    play = region(IceGardenScenario().put("fjollsfinn", A, 2, ice_drakkar=1).put("callo", A, 9)).finish()
    assert play.recruited == [0, 0, 0, 0], "he must dominate"


@rule("IG-ABIL-03")
def test_recruit() -> None:
    play = region(IceGardenScenario().put("fjollsfinn", A, 2, ice_drakkar=1).put("callo", A, 2).put("dyken", A, 1))
    assert play.keys == ["pick:dyken", "pick:callo"]
    play.play("pick:callo").finish()
    assert (play.recruited, play.player("callo").markers[A], play.player("callo").supply) == ([0, 0, 1, 0], 1, 18)


@rule("IG-ABIL-04")
def test_the_piper_brings_his_owner_one_population() -> None:
    play = region(IceGardenScenario().put("dyken", A, 1, rat_piper=1))
    assert play.events("took") == [("took", DYKEN, vocabulary.POPULATION, 1)]


@rule("IG-DYKEN-05")
def test_the_piper_takes_it_from_the_supply_and_from_nobody() -> None:
    play = IceGardenScenario().put("dyken", A, 1, rat_piper=1).put("callo", A, 1).give("callo", population=3)
    region(play)
    assert (play.tokens("dyken"), play.tokens("callo"), play.supply[0]) == ({"population": 1}, {"population": 3}, 20)


@rule("IG-ABIL-05")
def test_plunder() -> None:
    """From any player present, with units or with markers only, and from nobody else."""
    play = IceGardenScenario().put("freihoff", A, 3, enlightened_being=1).put("callo", A, faun=1).put("dyken", A, 1).put("fjollsfinn", B, 5)
    play.give("callo", gold=1).give("dyken", population=2, m0=1).give("fjollsfinn", gold=5)
    region(play)
    assert play.keys == ["plunder:dyken:population:0", "plunder:dyken:m-factor:0", "plunder:callo:gold:0"]
    play.play("plunder:callo:gold:0")
    assert (play.tokens("callo"), play.tokens("freihoff")) == ({}, {"gold": 1})


@rule("IG-ABIL-06")
def test_plundered_m_factor_comes_from_any_level_to_level_zero() -> None:
    play = IceGardenScenario().put("freihoff", A, 3, enlightened_being=1).put("callo", A, 1).give("callo", m1=1, m3=2)
    region(play)
    assert play.keys == ["plunder:callo:m-factor:1", "plunder:callo:m-factor:3"]
    play.play("plunder:callo:m-factor:3")
    assert (play.tokens("callo"), play.tokens("freihoff")) == ({"m1": 1, "m3": 1}, {"m0": 1})


@rule("IG-ABIL-07", "IG-CALLO-02")
def test_nightmare_lays_one_token_a_round_up_to_two() -> None:
    play = IceGardenScenario().put("callo", A, nightmare=1)
    for count in (1, 2, 2):
        region(play).finish()
        assert (play.nightmares[A], play.player("callo").nightmares) == (count, 4 - count)


@rule("IG-ABIL-07")
def test_without_a_token_left_no_nightmare_is_laid() -> None:
    play = IceGardenScenario().put("callo", A, nightmare=1).at("nightmares", B=2, C=2)
    play.player("callo").nightmares = 0
    region(play).finish()
    assert (play.nightmares[A], play.player("callo").nightmares) == (0, 0)


@rule("IG-ABIL-08")
def test_faun_replaces_a_marker() -> None:
    play = region(IceGardenScenario().put("callo", A, 1, faun=1).put("dyken", A, 1)).finish()
    assert (play.player("callo").markers[A], play.player("callo").supply) == (2, 18)
    assert (play.player("dyken").markers[A], play.player("dyken").supply) == (0, 20)


@rule("IG-ABIL-09")
def test_faun_without_a_free_marker_does_nothing() -> None:
    play = IceGardenScenario().put("callo", A, 1, faun=1).put("dyken", A, 1)
    play.player("callo").supply = 0
    region(play).finish()
    assert (play.player("callo").markers[A], play.player("dyken").markers[A]) == (1, 1)


# Events


@rule("IG-EVENT-01")
def test_events_come_after_abilities_by_themselves() -> None:
    """The second Nightmare token is laid, and then the region is closed in the same round."""
    play = IceGardenScenario().put("callo", A, 2, faun=1, nightmare=1).at("nightmares", A=1)
    play.player("callo").nightmares = 3
    region(play).finish()
    assert [each[0] for each in play.events("nightmare-laid", "closed")] == ["nightmare-laid", "closed"]


@rule("IG-EVENT-02")
@pytest.mark.parametrize(("tokens", "faun", "closed"), [(2, 1, 1), (1, 1, 0), (2, 0, 0)])
def test_two_nightmares_and_a_faun_close_a_region(tokens, faun, closed) -> None:
    play = region(IceGardenScenario().put("callo", A, 3, faun=faun).at("nightmares", A=tokens)).finish()
    assert play.closed[A] == closed


@rule("IG-EVENT-02")
def test_only_where_callo_dominates() -> None:
    play = region(IceGardenScenario().put("callo", A, 3, faun=1).put("dyken", A, 9).at("nightmares", A=2)).finish()
    assert play.closed[A] == 0


@rule("IG-FREI-02")
def test_an_enlightened_being_raises_red_towers_and_nobody_else() -> None:
    play = region(IceGardenScenario().put("freihoff", A, enlightened_being=1)).finish()
    assert play.towers == [1, 0, 0, 0, 0, 0, 0, 0]
    assert region(IceGardenScenario().put("freihoff", A, moon_brother=1, harrasim=1)).finish().towers[A] == 0


@rule("IG-EVENT-03")
def test_a_red_tower_where_none_stands() -> None:
    play = region(IceGardenScenario().put("freihoff", A, enlightened_being=1)).finish()
    region(play).finish()
    assert play.towers[A] == 1
    play = region(IceGardenScenario().put("freihoff", A, enlightened_being=1).put("dyken", A, 5)).finish()
    assert play.towers[A] == 0, "she must dominate"
    play = region(IceGardenScenario().put("freihoff", A, enlightened_being=1).at("towers", **dict.fromkeys("BCDEFG", 1))).finish()
    assert play.towers[A] == 0, "there are six of them"


@rule("IG-EVENT-04")
def test_the_piper_calls_all_sanctuaries_to_the_thorn_face_down() -> None:
    play = region(IceGardenScenario(thorn=C).put("dyken", A, 1, rat_piper=1).at("sanctuaries", A=2)).play("take:gold")
    assert (play.sanctuaries[A], play.sanctuaries[C], play.turned[C]) == (0, 0, 2)


@rule("IG-DYKEN-07", "IG-SANCT-03")
def test_sanctuaries_are_called_before_m_factor_is_collected() -> None:
    play = region(IceGardenScenario(thorn=C).put("dyken", A, 1, rat_piper=1).at("sanctuaries", A=2)).play("take:gold")
    assert play.tokens("dyken") == {"population": 1, "gold": 1}


@rule("IG-EVENT-05")
def test_the_thorn_absorbs_all_face_up_sanctuaries_and_they_leave_the_board() -> None:
    play = IceGardenScenario(thorn=A).put("dyken", A, 2).at("sanctuaries", A=2, B=1).at("turned", A=1).put("dyken", B, 3)
    play.run(DominationPhase(-1)).finish()
    assert (play.absorbed, play.sanctuaries[A], play.turned[A], play.sanctuaries[B]) == (2, 0, 1, 1)


@rule("IG-DYKEN-02")
def test_the_thorn_absorbs_only_where_van_dyken_dominates() -> None:
    play = region(IceGardenScenario(thorn=A).put("dyken", A, 3).put("callo", A, 2).at("sanctuaries", A=1)).finish()
    assert play.absorbed == 1
    play = region(IceGardenScenario(thorn=A).put("dyken", A, 2).put("callo", A, 3).at("sanctuaries", A=1)).finish()
    assert play.absorbed == 0


@rule("IG-EVENT-06")
def test_absorption_comes_before_the_other_steps() -> None:
    play = region(IceGardenScenario(thorn=A).put("dyken", A, 1, rat_piper=1).at("sanctuaries", A=1)).play("take:gold")
    assert [each[0] for each in play.events("absorbed", "took")] == ["absorbed", "took", "took"]
    assert play.tokens("dyken") == {"population": 1, "gold": 1}, "no M-factor from what is gone"


# Resources and points


@rule("IG-RES-02")
def test_a_kind_is_taken_once_from_a_region() -> None:
    play = region(IceGardenScenario().put("callo", C, 4).put("dyken", C, 3).put("freihoff", C, 2), C).play("take:gold")
    assert (play.chooser, play.keys) == ("dyken", ["take:population", "take:m-factor"])
    bare = next(where for where in range(8) if 0 in play.yields(where))
    missing = play.yields(bare).index(0)
    offered = region(IceGardenScenario().put("callo", bare, 4), bare).keys
    assert play.names("resource", [missing])[0] not in [key.removeprefix("take:") for key in offered], "what the tile does not give"


@rule("IG-RES-05")
def test_collected_m_factor_goes_to_level_0() -> None:
    play = region(IceGardenScenario().put("callo", C, 4).give("callo", m2=1), C).play("take:m-factor")
    assert play.tokens("callo") == {"m0": 2, "m2": 1}


@rule("IG-RES-01")
def test_each_in_order_takes_one_kind_that_is_left() -> None:
    """Tile 3: population 1, gold 1, M-factor 2."""
    play = region(IceGardenScenario().put("callo", C, 4).put("dyken", C, 3).put("freihoff", C, 2).put("fjollsfinn", C, 2), C)
    assert (play.chooser, play.keys) == ("callo", ["take:population", "take:gold", "take:m-factor"])
    play.play("take:m-factor")
    assert play.tokens("callo") == {"m0": 2}
    assert (play.chooser, play.keys) == ("dyken", ["take:population", "take:gold"])
    play.play("take:gold")
    assert play.done, "the third takes what is left by himself"
    assert {name: play.tokens(name) for name in ("dyken", "freihoff", "fjollsfinn")} in (
        {"dyken": {"gold": 1}, "freihoff": {"population": 1}, "fjollsfinn": {}},
        {"dyken": {"gold": 1}, "freihoff": {}, "fjollsfinn": {"population": 1}},
    )


@rule("IG-RES-03")
def test_the_last_may_get_nothing() -> None:
    play = IceGardenScenario("callo", "freihoff", "fjollsfinn").put("callo", G, 4).put("freihoff", G, 3).put("fjollsfinn", G, 2)
    play.on(supply=[0, 5, 5])
    region(play, G).play("take:gold")
    assert (play.done, play.tokens("freihoff"), play.tokens("fjollsfinn")) == (True, {"m0": 1}, {})


@rule("IG-RES-04")
def test_an_empty_supply_gives_nothing_and_a_small_one_what_is_left() -> None:
    play = region(IceGardenScenario().put("callo", C, 4).on(supply=[5, 0, 1]), C)
    assert play.keys == ["take:population", "take:m-factor"]
    play.play("take:m-factor")
    assert play.tokens("callo") == {"m0": 1}, "the tile says 2"


@rule("IG-SANCT-01")
def test_each_face_up_sanctuary_gives_the_dominating_player_m_factor() -> None:
    play = region(IceGardenScenario().put("callo", A, 4).put("dyken", A, 2).at("sanctuaries", A=2)).play("take:gold").finish()
    assert (play.tokens("callo"), play.tokens("dyken")) == ({"gold": 1, "m0": 2}, {"population": 2})


@rule("IG-SANCT-02")
def test_sanctuaries_stay_where_m_factor_was_collected_from_them() -> None:
    play = IceGardenScenario().put("callo", A, 4).at("sanctuaries", A=2)
    for collected in (2, 4):
        region(play).play("take:gold").finish()
        assert (play.tokens("callo")["m0"], play.sanctuaries[A]) == (collected, 2)


@rule("IG-SANCT-03")
def test_nothing_but_the_thorn_takes_a_sanctuary_off_the_board() -> None:
    play = IceGardenScenario(thorn=B).put("callo", A, 4, faun=1).at("sanctuaries", A=1, B=1).put("callo", B, 3)
    play.run(DominationPhase(-1)).finish()
    assert (play.sanctuaries[A], play.sanctuaries[B]) == (1, 1)


@rule("IG-SANCT-04")
def test_face_down_sanctuaries_give_nothing() -> None:
    play = region(IceGardenScenario(thorn=A).put("callo", A, 4).at("turned", A=2)).play("take:gold")
    assert play.tokens("callo") == {"gold": 1}


@pytest.mark.parametrize("factor", [pytest.param(0, marks=rule("IG-SCORE-01")), pytest.param(1, marks=rule("IG-SCORE-02"))])
def test_points_by_place_only_in_scoring_rounds(factor) -> None:
    play = IceGardenScenario().put("callo", A, 5).put("dyken", A, 4).put("freihoff", A, 3).put("fjollsfinn", A, 2).on(factor=factor)
    region(play).finish()
    assert play.points("callo", "dyken", "freihoff", "fjollsfinn") == [factor * each for each in play.prizes(A)[:4]]


@rule("IG-SCORE-03")
def test_two_red_ships_score_double() -> None:
    play = region(IceGardenScenario().put("callo", A, 5).put("dyken", A, 4).on(factor=2)).finish()
    assert play.points("callo", "dyken") == [2 * each for each in play.prizes(A)[:2]]
    assert "IG-SCORE-03" in play.rules()


@rule("IG-REFRESH-01")
def test_sanctuaries_at_the_thorn_turn_up_at_the_end_of_the_round() -> None:
    play = IceGardenScenario(thorn=B).at("turned", B=1)
    Round(-1).refresh(play.table)
    assert (play.turned[B], play.sanctuaries[B]) == (0, 1)


@rule("IG-REFRESH-02")
def test_a_sanctuary_is_not_called_and_absorbed_in_the_same_round() -> None:
    """Called from A to the Thorn in B, which is resolved later in the same round: it is not absorbed yet."""
    play = IceGardenScenario(thorn=B).put("dyken", A, 1, rat_piper=1).put("dyken", B, 3).at("sanctuaries", A=1)
    play.run(DominationPhase(-1)).finish()
    assert (play.turned[B], play.absorbed) == (1, 0)
    Round(-1).refresh(play.table)
    play.run(DominationPhase(-1)).finish()
    assert play.absorbed == 1


@rule("IG-NATION-02")
def test_where_nobody_dominates_nothing_happens() -> None:
    play = IceGardenScenario().put("freihoff", A, enlightened_being=1).at("nations", A=2).at("sanctuaries", A=1).on(factor=1)
    region(play)
    assert play.done
    assert (sum(play.towers), play.tokens("freihoff"), play.points("freihoff")) == (0, {}, [0])


@pytest.mark.parametrize("seed", range(6))
def test_all_rankings_at_once_are_the_rankings_one_by_one(seed) -> None:
    """What bots work out for the whole board in one go is what the rules work out region by region."""
    import random

    import pionek
    from pionek.games.icegarden.model.ranking import influences, rankings

    match = pionek.new_match("icegarden", characters=["freihoff", "dyken", "callo", "fjollsfinn"], seed=seed)
    luck = random.Random(seed)
    while match.decision is not None:
        table = match.table
        if table.round:
            totals = influences(table)
            assert totals == [[table.influence(seat, each) for each in range(8)] for seat in range(4)]
            ranks = rankings(table, totals)
            assert all(ranks[each] == ranking(table, each) for each in range(8) if table.is_open(each))
        match.play(luck.choice(match.decision.options))
