"""The four individual goals and the closing of a region."""

from __future__ import annotations

import pytest

from pionek.games.icegarden.procedures.attack import Attack
from pionek.games.icegarden.procedures.domination_phase import DominationPhase, RegionDomination
from pionek.games.icegarden.procedures.individual_goals import achieved
from pionek.games.icegarden.procedures.influence import Influence
from pionek.games.icegarden.procedures.making import Making
from pionek.games.icegarden.procedures.movement import Movement
from pionek.games.icegarden.procedures.next_round import CatchUp
from pionek.games.icegarden.procedures.ravenous_mountain import Mountain
from pionek.games.icegarden.procedures.unit_activation import Activation
from pionek.games.icegarden.procedures.vuko import VukoVisit
from tests.icegarden.scenario import A, B, C, D, E, F, G, H, IceGardenScenario, places_of

rule = pytest.mark.rule
FREIHOFF, DYKEN, CALLO, FJOLL = range(4)


def region(play: IceGardenScenario, where: int = A) -> IceGardenScenario:
    return play.run(RegionDomination(-1, where))


def end_of_round(play: IceGardenScenario) -> IceGardenScenario:
    return play.begin("check")


# Fjollsfinn


@rule("IG-FJOLL-01")
@pytest.mark.parametrize(("recruited", "wins"), [([2, 3, 0, 0], False), ([2, 3, 1, 0], True), ([3, 3, 1, 0], True)])
def test_six_recruits_win(recruited, wins) -> None:
    play = end_of_round(IceGardenScenario().on(recruited=recruited))
    assert (play.match.result is not None) == wins
    if wins:
        assert (play.winning_characters, play.match.result.cause) == (["fjollsfinn"], "goal")


@rule("IG-FJOLL-03")
def test_nations_are_not_recruited() -> None:
    play = region(IceGardenScenario().put("fjollsfinn", A, 2, ice_drakkar=1)).finish()
    assert (play.nations[A], sum(play.recruited)) == (1, 0)


@rule("IG-FJOLL-04")
def test_two_drakkars_recruit_one_marker() -> None:
    play = region(IceGardenScenario().put("fjollsfinn", A, ice_drakkar=2).put("callo", A, 2)).finish()
    assert play.recruited == [0, 0, 1, 0]


@rule("IG-FJOLL-05")
def test_one_drakkar_is_enough_to_recruit_but_not_to_carry() -> None:
    play = IceGardenScenario().put("fjollsfinn", A, 2, ice_drakkar=1).put("callo", A, 1).put("fjollsfinn", B, 1)
    assert play.run(Activation(-1)).done
    region(play).finish()
    assert play.recruited[CALLO] == 1


@rule("IG-FJOLL-06")
def test_drakkars_may_stand_in_any_region() -> None:
    play = IceGardenScenario().put("fjollsfinn", G, 1).give("fjollsfinn", m2=2).run(Making(FJOLL)).play("do:summon", "summon:ice-drakkar:2").finish()
    assert play.figures("fjollsfinn", "ice_drakkar") == [G, G]
    for region_ in range(8):
        assert IceGardenScenario().put("fjollsfinn", region_, ice_drakkar=1).influence("fjollsfinn", region_) == 2


# Van Dyken


@rule("IG-DYKEN-01")
@pytest.mark.parametrize(("absorbed", "wins"), [(3, False), (4, True)])
def test_the_fourth_sanctuary_wins_whenever_the_others_came(absorbed, wins) -> None:
    play = IceGardenScenario(thorn=A).put("dyken", A, 2).at("sanctuaries", A=1).on(absorbed=absorbed - 1)
    region(play).finish()
    assert play.absorbed == absorbed
    end_of_round(play)
    assert (play.match.result is not None) == wins


@rule("IG-DYKEN-02")
def test_a_sanctuary_elsewhere_is_not_absorbed() -> None:
    play = region(IceGardenScenario(thorn=B).put("dyken", A, 2).at("sanctuaries", A=1)).finish()
    assert (play.absorbed, play.sanctuaries[A]) == (0, 1)


@rule("IG-DYKEN-03")
def test_several_at_once() -> None:
    assert region(IceGardenScenario(thorn=A).put("dyken", A, 2).at("sanctuaries", A=3)).finish().absorbed == 3


@rule("IG-DYKEN-04")
def test_the_thorn_gives_no_influence() -> None:
    assert IceGardenScenario(thorn=A).influence("dyken", A) == 0


@rule("IG-DYKEN-05")
def test_the_piper_takes_nothing_from_an_empty_supply() -> None:
    play = IceGardenScenario().put("dyken", A, rat_piper=1).put("callo", A, 1).give("callo", population=3)
    play.table.supply[0] = 0
    region(play).finish()
    assert play.tokens("callo") == {"population": 3}
    assert "population" not in play.tokens("dyken")


@rule("IG-DYKEN-06")
def test_two_pipers_bring_one_population() -> None:
    play = region(IceGardenScenario().put("dyken", A, rat_piper=2))
    assert play.tokens("dyken") == {"population": 1}


@rule("IG-DYKEN-07")
def test_what_the_piper_moved_lies_face_down_until_the_end_of_the_round() -> None:
    play = region(IceGardenScenario(thorn=H).put("dyken", A, rat_piper=1).at("sanctuaries", A=1)).finish()
    place = next(place for place in places_of(play.match, -1) if place.id == "region:black-pass")
    assert "face-down sanctuary" in [token.name for token in place.tokens]
    play.begin("refresh")
    assert (play.turned[H], play.sanctuaries[H]) == (0, 1)


@rule("IG-EVENT-04")
def test_sanctuaries_beside_the_thorn_are_not_turned_down() -> None:
    play = IceGardenScenario(thorn=A).put("dyken", A, rat_piper=1).put("callo", B, 2).at("sanctuaries", A=0).at("turned", A=1)
    region(play).finish()
    assert (play.sanctuaries[A], play.turned[A]) == (0, 1)


# Freihoff


@rule("IG-FREI-01")
@pytest.mark.parametrize(("towers", "wins"), [(5, False), (6, True)])
def test_six_towers_win(towers, wins) -> None:
    play = end_of_round(IceGardenScenario().on(towers=[1] * towers + [0] * (8 - towers)))
    assert (play.match.result is not None) == wins
    if wins:
        assert play.winning_characters == ["freihoff"]


@rule("IG-FREI-03")
def test_towers_give_no_influence_and_stay() -> None:
    play = IceGardenScenario().at("towers", A=1)
    assert play.influence("freihoff", A) == 0
    region(play.put("callo", A, 5)).finish()
    assert play.towers[A] == 1


@rule("IG-FREI-04")
def test_two_enlightened_beings_plunder_once() -> None:
    play = region(IceGardenScenario().put("freihoff", A, enlightened_being=2).put("callo", A, 1).give("callo", gold=4)).finish()
    assert play.tokens("callo") == {"gold": 3}


@rule("IG-FREI-05")
def test_who_is_not_there_is_not_plundered() -> None:
    play = IceGardenScenario().put("freihoff", A, enlightened_being=1).put("callo", B, 3).give("callo", gold=4).on(vuko=A)
    play.player("callo").withdrawn[A] = 1
    region(play).finish()
    assert play.tokens("callo") == {"gold": 4}, "withdrawn markers are out of play"


@rule("IG-FREI-06")
def test_with_two_players_a_region_closed_without_a_tower_is_lost_for_her_goal() -> None:
    play = IceGardenScenario("callo", "freihoff").at("closed", A=1).on(towers=[0, 1, 1, 1, 1, 1, 0, 0])
    play.put("freihoff", A, 3, enlightened_being=1)
    play.run(DominationPhase(-1)).finish()
    assert play.towers[A] == 0
    assert not achieved(play.table, 1)


# Callo and the closing of a region


def closing(**more: int) -> IceGardenScenario:
    """Region A is about to be closed: two Nightmare tokens, a Faun, and Callo dominates."""
    play = IceGardenScenario().at("nightmares", A=2).put("callo", A, markers=more.pop("markers", 4), faun=more.pop("faun", 1), **more)
    play.player("callo").nightmares = 2
    return play


@rule("IG-CLOSE-14")
def test_there_are_tokens_for_two_closed_regions() -> None:
    """One region is closed and two more could be in this round: the second token is the last one."""
    play = closing().at("closed", H=1).at("nightmares", B=2).put("callo", B, 4, faun=1)
    play.player("callo").nightmares = 0
    play.run(DominationPhase(-1)).finish()
    assert (play.closed[A], play.closed[B], sum(play.closed)) == (1, 0, 2)
    assert play.nightmares[B] == 2


@rule("IG-CALLO-01")
@pytest.mark.parametrize("closed", [1, 2])
def test_the_second_closed_region_wins(closed) -> None:
    play = IceGardenScenario().at("closed", A=1, **({"B": 1} if closed == 2 else {}))
    end_of_round(play)
    assert (play.match.result is not None) == (closed == 2)
    if closed == 2:
        assert play.winning_characters == ["callo"]


@rule("IG-CALLO-02")
def test_the_nightmare_need_not_be_there_at_the_closing() -> None:
    play = region(closing()).finish()
    assert (play.closed[A], play.figures("callo", "nightmare")) == (1, [-1])


@rule("IG-CALLO-03")
def test_a_region_is_closed_before_resources_and_points() -> None:
    play = region(closing(markers=1).put("dyken", A, 1).on(factor=1)).finish()
    moments = [each[0] for each in play.events("closed", "took", "region-points")]
    assert moments == ["closed", "took", "region-points"]
    assert play.points() == [0, 0, play.prizes(A)[0], 0], "the others are gone"


@rule("IG-CALLO-04")
def test_a_region_with_a_tower_can_be_closed_and_the_tower_stays() -> None:
    play = region(closing().at("towers", A=1)).finish()
    assert (play.closed[A], play.towers[A]) == (1, 1)


@rule("IG-FREI-03")
def test_a_tower_stays_in_a_closed_region_and_counts() -> None:
    play = region(closing().at("towers", A=1, B=1, C=1, D=1, E=1, F=1)).finish()
    assert (play.closed[A], play.towers[A]) == (1, 1)
    assert achieved(play.table, FREIHOFF)


@rule("IG-CALLO-05")
def test_the_region_of_the_thorn_cannot_be_closed() -> None:
    play = region(closing().on(thorn=A)).finish()
    assert (play.closed[A], play.nightmares[A]) == (0, 2)


@rule("IG-CLOSE-02")
def test_nobody_scores_for_units_that_die_in_a_closing() -> None:
    play = region(closing(wild_children=1).put("freihoff", A, moon_brother=1).put("dyken", A, crab=1)).finish()
    assert (play.figures("freihoff", "moon_brother"), play.points()) == ([-1] * 3, [0, 0, 0, 0])


@rule("IG-SHIELD-02")
def test_no_shield_protects_from_a_closing() -> None:
    play = region(closing().put("fjollsfinn", A, volcano_people=2)).finish()
    assert play.figures("fjollsfinn", "volcano_people") == [-1] * 3


@rule("IG-CLOSE-01")
def test_all_units_but_one_faun_die() -> None:
    play = closing(faun=2, wild_children=1, nightmare=1).put("freihoff", A, moon_brother=1).put("fjollsfinn", A, volcano_people=2)
    region(play).finish()
    assert (play.figures("callo", "faun"), play.figures("callo", "nightmare"), play.figures("callo", "wild_children")) == ([-1, A], [-1], [-1, -1, -1])
    assert (play.figures("freihoff", "moon_brother"), play.figures("fjollsfinn", "volcano_people")) == ([-1] * 3, [-1] * 3)


@rule("IG-CLOSE-02")
def test_units_of_others_of_the_level_of_the_faun_die_too() -> None:
    play = region(closing(faun=2).put("freihoff", A, enlightened_being=2).put("dyken", A, rat_piper=2)).finish()
    assert (play.figures("callo", "faun"), play.figures("freihoff", "enlightened_being"), play.figures("dyken", "rat_piper")) == ([-1, A], [-1, -1], [-1, -1])


@rule("IG-CLOSE-03")
@pytest.mark.parametrize(("markers", "stay"), [(5, 3), (4, 2), (1, 1)])
def test_half_of_callos_markers_stay_rounded_up(markers, stay) -> None:
    play = region(closing(markers=markers))
    leaving = 0
    while play.asked == "Closing.move_out":
        leaving += 1
        assert (play.chooser, play.keys) == ("callo", ["region:wolf-fjords", "region:misty-moors", "region:old-forests"])
        assert play.why_not("callo", "region", "iron-shore") == "IG-CLOSE-05"
        play.play("region:wolf-fjords" if leaving == 1 else "region:old-forests")
    play.finish()
    player = play.player("callo")
    assert (player.sealed[A], leaving, player.markers[A]) == (stay, markers - stay, 0)
    assert player.markers[B] == min(1, leaving)
    assert player.supply == 20 - markers


@rule("IG-CLOSE-04")
@pytest.mark.parametrize("way", ["movement", "mountain"])
def test_the_faun_may_leave_and_never_returns(way) -> None:
    play = region(closing()).finish()
    assert play.figures("callo", "faun") == [-1, A]
    play.give("callo", population=4, gold=4)
    if way == "movement":
        play.run(Movement(CALLO))
        assert "march:faun:wolf-fjords:ice-cape" in play.keys
        play.play("march:faun:wolf-fjords:ice-cape")
        assert "march:faun:ice-cape:wolf-fjords" not in play.keys
    else:
        play.run(Mountain(CALLO)).play("swallow:ice-cape:iron-shore")
        assert play.figures("callo", "faun") == [-1, C]
        assert not [key for key in play.run(Mountain(CALLO)).keys if key.endswith(":ice-cape")]


@rule("IG-CLOSE-05")
def test_the_others_move_out_in_turn_order_as_they_like() -> None:
    play = closing(markers=9).put("freihoff", A, 2).put("dyken", A, 1).put("fjollsfinn", A, 1).on(vuko=A)
    play.player("dyken").withdrawn[A] = 1
    play.player("callo").supply = 0
    play.order("dyken", "callo", "freihoff", "fjollsfinn")
    region(play)
    asked = []
    while play.asked == "Closing.move_out":
        asked.append(play.chooser)
        play.play("region:misty-moors" if len(asked) % 2 else "region:old-forests")
    assert asked == ["callo"] * 4 + ["dyken"] * 2 + ["freihoff"] * 2 + ["fjollsfinn"], "withdrawn markers move out like the others"
    assert [play.player(name).markers[F] + play.player(name).markers[G] for name in ("dyken", "freihoff", "fjollsfinn")] == [2, 2, 1]
    assert [play.player(name).withdrawn[A] for name in ("dyken", "freihoff")] == [0, 0]


@rule("IG-CLOSE-05")
def test_without_an_open_neighbour_markers_go_back_to_the_supply() -> None:
    play = region(closing(markers=4).put("dyken", A, 1).at("closed", B=1, F=1, G=1)).finish()
    assert (play.player("callo").sealed[A], play.player("callo").supply) == (3, 17)
    assert play.player("dyken").on_board() == 0


@rule("IG-CLOSE-06")
def test_nations_leave_a_closing_region() -> None:
    assert region(closing().at("nations", A=2)).finish().nations[A] == 0


@rule("IG-CLOSE-07")
def test_the_nightmare_tokens_come_back() -> None:
    play = region(closing()).finish()
    assert (play.nightmares[A], play.player("callo").nightmares, play.closed[A]) == (0, 4, 1)
    kinds = [token.kind for place in places_of(play.match, -1) if place.id == "region:ice-cape" for token in place.tokens]
    assert "closed" in kinds


@rule("IG-CLOSE-08")
@pytest.mark.parametrize(("sanctuaries", "thorn", "goal"), [({}, -1, B), ({"B": 1}, -1, F), ({"B": 1}, F, G)])
def test_a_sanctuary_moves_to_the_lowest_free_neighbour(sanctuaries, thorn, goal) -> None:
    play = region(closing().on(thorn=thorn).at("sanctuaries", A=1, **sanctuaries)).finish()
    assert (play.sanctuaries[A], play.sanctuaries[goal]) == (0, 1)
    assert play.events("sanctuary-moved") == [("sanctuary-moved", CALLO, A, 1)]
    assert "IG-CLOSE-08" in play.rules()
    assert "IG-CLOSE-09" not in play.rules()


@rule("IG-CLOSE-08")
def test_a_closed_neighbour_takes_no_sanctuary() -> None:
    play = region(closing().at("closed", B=1).at("sanctuaries", A=1)).finish()
    assert play.sanctuaries[F] == 1


@rule("IG-CLOSE-09")
def test_without_a_free_neighbour_to_the_lowest_free_region() -> None:
    play = region(closing().at("sanctuaries", A=1, B=1, F=1).on(thorn=G)).finish()
    assert play.sanctuaries == [0, 1, 1, 0, 0, 1, 0, 0]
    assert "IG-CLOSE-09" in play.rules()


@rule("IG-CLOSE-09")
def test_without_any_free_region_to_the_lowest_open_one() -> None:
    play = region(closing().at("sanctuaries", **dict.fromkeys("ABCDEFGH", 1)).on(thorn=B)).finish()
    assert play.sanctuaries == [0, 1, 2, 1, 1, 1, 1, 1]


@rule("IG-CLOSE-10")
def test_vuko_is_driven_out_and_does_nothing_more() -> None:
    play = closing().on(vuko=A).put("dyken", D, 2).put("dyken", E, 3, crab=1)
    play.reputation(("freihoff", 1), ("callo", 0), ("fjollsfinn", 0), ("dyken", -4))
    region(play).finish()
    assert (play.vuko, play.player("dyken").vuko, play.figures("dyken", "crab")) == (E, 0, [-1, -1, E])


@rule("IG-CLOSE-11")
def test_nothing_is_done_in_a_closed_region() -> None:
    play = region(closing(markers=3)).finish()
    play.give("callo", population=5, m1=1, gold=5)
    assert "region:ice-cape" not in play.run(Influence(CALLO)).keys
    play.run(Making(CALLO)).play("do:summon")
    assert play.figures("callo", "wild_children")[0] == -1
    assert A not in play.figures("callo", "wild_children")
    assert not [key for key in play.run(Movement(CALLO)).keys if key.split(":")[2:3] == ["ice-cape"]]
    assert play.why_not("callo", "region", "ice-cape") == "IG-CLOSE-11"
    play.reputation(("freihoff", 1), ("dyken", 0), ("fjollsfinn", 0), ("callo", -4)).run(VukoVisit(-1))
    assert play.vuko != A


@rule("IG-CLOSE-11")
def test_markers_that_stay_in_a_closed_region_are_not_on_the_board() -> None:
    play = region(closing(markers=2)).finish()
    player = play.player("callo")
    assert (player.sealed[A], player.on_board()) == (1, 1)
    play.on(round=2)
    play.run(CatchUp(-1))
    assert (play.asked, play.chooser) == ("CatchUp.place", "freihoff")


@rule("IG-CLOSE-13")
def test_later_on_callo_collects_nothing_there() -> None:
    play = region(closing(markers=2)).finish()
    play.player("callo").markers = [0] * 8
    before = play.tokens("callo")
    play.on(factor=1).at("sanctuaries", A=0).run(DominationPhase(-1))
    assert (play.tokens("callo"), play.done) == (before, True)


@rule("IG-CLOSE-12")
def test_later_on_callo_scores_there() -> None:
    play = region(closing(markers=2)).finish()
    play.player("callo").markers = [0] * 8
    play.on(factor=1).at("sanctuaries", A=0).run(DominationPhase(-1))
    prize = play.prizes(A)[0]
    assert play.points("callo") == [prize]
    play.on(factor=2).run(DominationPhase(-1))
    assert play.points("callo") == [3 * prize]
    play.on(factor=0).run(DominationPhase(-1))
    assert play.points("callo") == [3 * prize]


@rule("IG-CLOSE-12")
@pytest.mark.parametrize("left", ["marker", "faun"])
def test_a_marker_or_the_faun_is_enough_to_score_there(left) -> None:
    play = IceGardenScenario().at("closed", A=1).on(factor=1)
    if left == "faun":
        play.put("callo", A, faun=1)
    else:
        play.player("callo").sealed[A] = 1
    assert play.run(DominationPhase(-1)).points("callo") == play.prizes(A)[:1]


@rule("IG-CLOSE-12")
def test_without_marker_and_faun_a_closed_region_gives_nothing() -> None:
    play = IceGardenScenario().at("closed", A=1).on(factor=1).run(DominationPhase(-1))
    assert play.points() == [0, 0, 0, 0]


@rule("IG-ATTACK-03")
def test_a_unit_that_cannot_reach_anybody_does_not_attack() -> None:
    play = IceGardenScenario().put("callo", A, wild_children=1).give("callo", gold=2).at("nations", A=0).put("dyken", B, 3)
    assert play.run(Attack(CALLO)).done
