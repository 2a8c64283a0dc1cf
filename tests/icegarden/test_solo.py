"""The solo game: one player against the independent player, a die, and four levels."""

from __future__ import annotations

import pytest

import pionek
from pionek.core.settings import SettingError
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.model.ranking import ranking
from pionek.games.icegarden.procedures.domination_phase import RegionDomination
from pionek.games.icegarden.procedures.making import Making
from pionek.games.icegarden.procedures.ravens_shadow import Raven
from pionek.games.icegarden.procedures.solo import RobotActs, RobotMoves
from pionek.games.icegarden.procedures.unit_activation import Activation
from pionek.games.icegarden.procedures.vuko import VukoVisit
from tests.icegarden.scenario import A, B, C, D, E, F, IceGardenScenario

rule = pytest.mark.rule


def solo(you: str = "callo", robot: str = "freihoff", level: str = "easy", thorn: int = -1) -> IceGardenScenario:
    return IceGardenScenario(you, robot, solo=level, thorn=thorn)


def robot_acts(play: IceGardenScenario, field: int, *dice: int) -> IceGardenScenario:
    return play.dice(*dice).run(RobotActs(vocabulary.ROBOT, field))


# Set-up


@rule("IG-SOLO-01")
def test_one_seat_and_a_robot() -> None:
    play = solo()
    assert (play.table.seats, len(play.players)) == (1, 2)
    with pytest.raises(SettingError, match="the solo game needs 2"):
        pionek.new_match("icegarden", solo="easy", characters=["callo", "dyken", "freihoff"])


@rule("IG-SOLO-02")
def test_set_up_as_for_two_and_the_robot_places_nothing() -> None:
    play = IceGardenScenario.fresh(solo="easy", characters=["callo", "freihoff"])
    while not play.turn:
        assert play.seat == 0
        play.play(play.keys[0])
    assert (len(play.sequence), play.table.limit) == (6, 18)
    assert [sum(player.markers) for player in play.players] == [2, 0]
    assert play.players[1].tokens == [0] * 6


@rule("IG-SOLO-03")
def test_reputation_is_not_used() -> None:
    play = solo().put("callo", A, 1).give("callo", m0=1, m1=1).run(Making(0)).play("do:shift", "pass", "do:summon")
    assert play.reputations == [1, 1]
    board = next(thing for thing in play.match.scene(-1).things if thing.id == "reputation")
    assert not any(place.tokens for place in board.places)


@rule("IG-SOLO-04")
def test_the_robot_neither_moves_on_the_track_nor_plans() -> None:
    play = IceGardenScenario.fresh(solo="easy", characters=["callo", "freihoff"], seed=3)
    while not play.over:
        assert play.helmets[1] == 0
        assert not any(1 in play.slots(field) for field in range(vocabulary.FIELDS))
        play.play(play.keys[0])


@rule("IG-SOLO-05")
def test_a_tie_by_reputation_is_lost_by_the_player() -> None:
    play = solo().put("callo", A, 3).put("freihoff", A, 3)
    assert ranking(play.table, A) == [1, 0]
    play.put("callo", B, 1)
    assert ranking(play.table, A) == [0, 1], "a tie decided by neighbours is not lost"


@rule("IG-SOLO-06")
def test_easy_has_no_changes() -> None:
    play = solo(level="easy")
    assert play.scenario_row == []
    assert play.player("freihoff").bought == [-1] * 6


@rule("IG-SOLO-07")
@pytest.mark.parametrize("level", ["medium", "hard", "scientist"])
def test_from_medium_with_scenario_tiles(level) -> None:
    assert len(solo(level=level).scenario_row) == 4


@rule("IG-SOLO-08")
@pytest.mark.parametrize(("level", "units"), [("easy", []), ("medium", []), ("hard", [C]), ("scientist", [C])])
def test_from_hard_the_robot_starts_with_its_level_three_unit(level, units) -> None:
    play = IceGardenScenario.fresh(solo=level, characters=["callo", "freihoff"])
    while play.asked == "SetUp.lay_tile":
        if len(play.sequence) == 5:
            play.chance(5, 4, 3, 2, 1, 5, 4, 3, 2, 1, *units)
        play.play(play.keys[0])
    assert [region for region in play.players[1].figures if region >= 0] == units
    assert [each.subject for each in play.events("mustered")] == [play.unit("harrasim")] * len(units)
    assert play.asked == "SetUp.influence", "before the Player's starting influence"


@rule("IG-SOLO-09")
def test_the_true_scientist_fills_the_robots_slots() -> None:
    """Attack where the unit may have it, then Shield, then Domination."""
    play = solo(robot="dyken", level="scientist")
    attack, shield, domination = vocabulary.ATTACK, vocabulary.SHIELD, vocabulary.DOMINATION
    assert play.player("dyken").bought == [shield, -1, attack, shield, attack, attack], "Crab, Rat Piper, Wyvern"
    play = solo("freihoff", "callo", level="scientist")
    assert play.player("callo").bought == [shield, domination, attack, shield, attack, attack], "Wild Children have Attack printed"


# The Action phase


@rule("IG-SOLO-11")
def test_the_player_sees_what_the_robot_did_and_may_answer() -> None:
    play = solo().put("callo", A, 1).give("callo", population=4).plan(vocabulary.INFLUENCE, "callo").dice(3).actions()
    assert (play.asked, play.player("freihoff").markers[C]) == ("Influence.place", 2)


@rule("IG-SOLO-10")
def test_before_each_of_the_players_markers_the_robot_acts() -> None:
    play = solo().put("callo", A, 1).give("callo", population=4).plan(vocabulary.INFLUENCE, "callo", "callo").dice(3, 4).actions()
    assert play.player("freihoff").markers[C] == 2, "seen before the Player decides"
    assert (play.asked, len(play.slots(vocabulary.INFLUENCE))) == ("Influence.place", 1)
    play.play("pass")
    assert play.player("freihoff").markers[D] == 2
    play.play("pass")
    assert play.done
    assert sum(play.player("freihoff").markers) == 4
    assert [each[3] for each in play.events("rolled")] == [3, 4]


@rule("IG-SOLO-12")
def test_in_vipers_throat_the_robot_does_nothing() -> None:
    play = solo().plan(vocabulary.VIPER, "callo").actions().finish()
    assert (play.player("freihoff").on_board(), play.events("rolled")) == (0, [])


@rule("IG-SOLO-13")
@pytest.mark.parametrize("field", [vocabulary.INFLUENCE, vocabulary.MOVEMENT, vocabulary.MOUNTAIN])
def test_two_markers_in_the_rolled_region(field) -> None:
    play = robot_acts(solo(), field, 5)
    assert play.player("freihoff").markers == [0, 0, 0, 0, 2, 0, 0, 0]


@rule("IG-SOLO-13")
def test_a_roll_of_a_closed_region_is_repeated() -> None:
    play = robot_acts(solo().at("closed", E=1), vocabulary.INFLUENCE, 5, 5, 2)
    assert play.player("freihoff").markers[B] == 2


@rule("IG-SOLO-14")
def test_without_markers_a_unit_of_level_one_and_then_nothing() -> None:
    play = solo()
    play.player("freihoff").supply = 1
    robot_acts(play, vocabulary.MOVEMENT, 1)
    assert (play.player("freihoff").markers[A], play.player("freihoff").supply) == (1, 0)
    for _ in range(3):
        robot_acts(play, vocabulary.MOVEMENT, 2)
    assert play.figures("freihoff", "moon_brother") == [B, B, B]
    robot_acts(play, vocabulary.MOVEMENT, 3)
    assert (play.player("freihoff").markers[C], play.figures("freihoff", "moon_brother")) == (0, [B, B, B])


@rule("IG-SOLO-15")
def test_in_ravens_shadow_only_the_token_can_be_discarded() -> None:
    play = solo().give("callo", m0=1)
    play.player("callo").vuko = 1
    play.run(Raven(0))
    assert play.keys == ["do:atone", "pass"]
    assert play.why_not("callo", "deed", "rise") == "IG-SOLO-15"
    assert robot_acts(solo(), vocabulary.RAVEN).player("freihoff").on_board() == 0


@rule("IG-SOLO-16")
def test_the_robots_making_raises_the_snow_by_two() -> None:
    assert robot_acts(solo(), vocabulary.MAKING, 4).snow == 2


@rule("IG-SOLO-18")
def test_each_unit_of_the_robot_appears_where_its_own_die_says() -> None:
    play = robot_acts(robot_acts(solo(), vocabulary.MAKING, 4), vocabulary.MAKING, 1, 6)
    assert (play.figures("freihoff", "harrasim"), play.figures("freihoff", "enlightened_being")) == ([D], [A, F])


@rule("IG-SOLO-17")
def test_making_brings_all_units_of_the_highest_level_in_reserve() -> None:
    play = robot_acts(solo(), vocabulary.MAKING, 4)
    assert (play.snow, play.figures("freihoff", "harrasim")) == (2, [D])
    robot_acts(play, vocabulary.MAKING, 1, 6)
    assert (play.snow, play.figures("freihoff", "enlightened_being")) == (4, [A, F])
    robot_acts(play, vocabulary.MAKING, 2, 2, 3)
    assert play.figures("freihoff", "moon_brother") == [B, B, C]
    robot_acts(play, vocabulary.MAKING)
    assert play.snow == 8, "nobody is left to summon"


@rule("IG-SOLO-17")
def test_a_defeated_unit_of_level_two_comes_before_level_one() -> None:
    play = solo().put("freihoff", A, harrasim=1, enlightened_being=1)
    robot_acts(play, vocabulary.MAKING, 3)
    assert (play.figures("freihoff", "enlightened_being"), play.figures("freihoff", "moon_brother")) == ([A, C], [-1] * 3)


@rule("IG-SOLO-19")
def test_the_robot_buys_nothing() -> None:
    play = IceGardenScenario.fresh(solo="medium", characters=["callo", "dyken"], seed=8)
    while not play.over:
        play.play(play.keys[-1])
        assert play.players[1].bought == [-1] * 6


# Units of the robot


@rule("IG-SOLO-20")
def test_the_robot_attacks_whenever_it_can() -> None:
    play = solo("callo", "dyken").put("dyken", A, crab=1).put("callo", A, 2).at("nations", A=0).run(Activation(-1))
    assert (play.done, play.player("callo").markers[A]) == (True, 0), "two Attacks, and no gold is asked for"


@rule("IG-SOLO-22")
def test_player_and_robot_score_for_what_they_defeat() -> None:
    play = solo("callo", "dyken").put("dyken", A, crab=2).put("callo", A, 1, wild_children=2).give("callo", gold=2).at("nations", A=0)
    play.run(Activation(-1)).play("do:attack", "strike:crab:1", "strike:crab:1")
    assert play.points("callo", "dyken") == [2, 3], "the defeated Crabs strike back: two units and a marker"


@rule("IG-SOLO-21")
def test_best_units_first_then_markers() -> None:
    """Six damage: the Nightmare (3), a Faun (2), and with what is left a Wild Child; no nations."""
    play = solo("callo", "dyken").put("dyken", A, crab=3).put("callo", A, 2, nightmare=1, faun=1, wild_children=1)
    play.run(Activation(-1))
    assert play.done
    assert (play.figures("callo", "nightmare"), play.figures("callo", "faun"), play.figures("callo", "wild_children")) == ([-1], [-1, -1], [-1] * 3)
    assert (play.player("callo").markers[A], play.nations[A], play.points("dyken")) == (2, 1, [6])


@rule("IG-SOLO-21")
def test_what_cannot_be_defeated_is_passed_over() -> None:
    play = solo("callo", "dyken").put("dyken", A, crab=1).put("callo", A, 1, nightmare=1, wild_children=1).run(Activation(-1))
    assert (play.figures("callo", "nightmare"), play.figures("callo", "wild_children"), play.player("callo").markers[A]) == ([A], [-1] * 3, 0)


@rule("IG-SOLO-21")
def test_one_damage_for_each_marker_those_in_play_first() -> None:
    play = solo("callo", "dyken").put("dyken", A, crab=2).put("callo", A, 3).on(vuko=A)
    play.player("callo").withdrawn[A] = 3
    play.run(Activation(-1))
    assert (play.player("callo").markers[A], play.player("callo").withdrawn[A], play.points("dyken")) == (0, 2, [4])


@rule("IG-SOLO-23")
def test_the_robots_harrasim_takes_attack_and_shield() -> None:
    play = solo().put("freihoff", A, harrasim=1).run(Activation(-1))
    assert play.player("freihoff").spies == [vocabulary.ATTACK, vocabulary.SHIELD]


def fleet() -> IceGardenScenario:
    return solo("callo", "fjollsfinn").put("fjollsfinn", A, 2, ice_drakkar=1).put("fjollsfinn", C, 1, ice_drakkar=1, tree_brothers=1)


@rule("IG-SOLO-24")
def test_drakkars_stay_where_the_robot_dominates_both() -> None:
    play = fleet().put("callo", A, 1).put("callo", C, 1).run(Activation(-1))
    assert (play.player("fjollsfinn").markers[A], play.player("fjollsfinn").markers[C]) == (2, 1)


@rule("IG-SOLO-25")
@pytest.mark.parametrize(("region", "markers"), [(A, [3, 0]), (C, [0, 3])])
def test_everything_goes_to_the_one_region_with_the_player(region, markers) -> None:
    play = fleet().put("callo", region, 9)
    play.players[0].supply = 11
    play.run(Activation(-1))
    assert [play.player("fjollsfinn").markers[each] for each in (A, C)] == markers
    assert play.figures("fjollsfinn", "tree_brothers") == [region]
    assert play.figures("fjollsfinn", "ice_drakkar") == [A, C]


@rule("IG-SOLO-26")
@pytest.mark.parametrize(("die", "region"), [(1, A), (3, A), (4, C), (6, C)])
def test_with_the_player_in_both_the_die_decides(die, region) -> None:
    play = fleet().put("callo", A, 9).put("callo", C, 9).dice(die).run(Activation(-1))
    assert play.player("fjollsfinn").markers[region] == 3
    assert play.figures("fjollsfinn", "tree_brothers") == [region]


@rule("IG-SOLO-25")
def test_with_the_player_in_neither_nothing_moves() -> None:
    play = fleet().at("nations", A=9).put("callo", B, 2).run(Activation(-1))
    assert play.player("fjollsfinn").markers[A] == 2


# Vuko


@pytest.mark.parametrize(
    ("number", "summoned", "comes"),
    [
        pytest.param(1, False, False, marks=rule("IG-SOLO-28")),
        pytest.param(1, True, True, marks=rule("IG-SOLO-28")),
        pytest.param(2, False, True, marks=rule("IG-SOLO-27")),
        pytest.param(5, True, True, marks=rule("IG-SOLO-27")),
    ],
)
def test_vuko_visits_the_player_from_the_second_round_or_his_first_summoning(number, summoned, comes) -> None:
    play = solo().put("callo", A, 2).put("freihoff", B, 9).on(round=number)
    if summoned:
        play.give("callo", m1=1).run(Making(0)).play("do:summon").finish()
    play.run(VukoVisit(-1)).finish()
    assert (play.player("callo").vuko, play.vuko) == ((1, A) if comes else (0, -1))


@rule("IG-SOLO-28")
def test_other_making_in_the_first_round_does_not_bring_vuko() -> None:
    play = solo().put("callo", A, 2).give("callo", m0=1).on(round=1).run(Making(0)).play("do:shift").finish()
    assert play.run(VukoVisit(-1)).vuko == -1


# Domination


@rule("IG-SOLO-29")
def test_the_robot_gets_no_resources() -> None:
    play = solo().put("freihoff", A, 3).at("sanctuaries", A=1).run(RegionDomination(-1, A))
    assert (play.done, play.tokens("freihoff"), play.supply) == (True, {}, [24, 22, 16])


@rule("IG-SOLO-30")
@pytest.mark.parametrize(("robot", "keys"), [(5, ["take:population", "take:gold"]), (2, ["take:population", "take:gold", "take:m-factor"])])
def test_the_player_as_second_takes_no_kind_with_two(robot, keys) -> None:
    """Tile 3: population 1, gold 1, M-factor 2."""
    play = solo().put("freihoff", C, robot).put("callo", C, 3).run(RegionDomination(-1, C))
    assert play.keys == keys
    play.play("take:gold")
    assert play.tokens("callo") == {"gold": 1}


@rule("IG-SOLO-31")
def test_both_score_regions() -> None:
    play = solo().put("freihoff", A, 5).put("callo", A, 3).on(factor=1).run(RegionDomination(-1, A)).finish()
    assert play.points("freihoff", "callo") == [4, 2]


@rule("IG-SOLO-32")
def test_the_robots_abilities_and_events_work_as_usual() -> None:
    play = solo("freihoff", "callo").put("callo", A, 3, faun=1, nightmare=1).put("freihoff", A, 1).at("nightmares", A=1)
    play.player("callo").nightmares = 3
    play.run(RegionDomination(-1, A))
    assert (play.chooser, play.active) == ("freihoff", 0), "the Player orders what waits"
    while not play.done:
        play.play(play.keys[0])
    assert (play.closed[A], play.player("freihoff").on_board()) == (1, 0)
    play = solo("callo", "fjollsfinn").put("fjollsfinn", A, 3, ice_drakkar=1).put("callo", A, 1).run(RegionDomination(-1, A)).finish()
    assert play.recruited == [1, 0]
    play = solo("callo", "freihoff").put("freihoff", A, 3, enlightened_being=1).run(RegionDomination(-1, A)).finish()
    assert play.towers[A] == 1


@rule("IG-SOLO-33", "IG-SOLO-45")
@pytest.mark.parametrize(("die", "left"), [(1, "population"), (2, "population"), (3, "gold"), (4, "gold"), (5, "m3"), (6, "m3")])
def test_the_robot_plunders_what_the_die_says(die, left) -> None:
    play = solo().put("freihoff", A, 3, enlightened_being=1).put("callo", A, 1).give("callo", population=1, gold=1, m0=1, m3=1)
    supply = sum(play.supply)
    play.dice(die).run(RegionDomination(-1, A))
    expected = {"population": 1, "gold": 1, "m0": 1, "m3": 1}
    del expected[left]
    assert (play.tokens("callo"), play.tokens("freihoff"), sum(play.supply)) == (expected, {}, supply + 1)


@rule("IG-SOLO-33")
def test_the_robot_plunders_only_a_player_who_is_there() -> None:
    play = solo().put("freihoff", A, 3, enlightened_being=1).put("callo", B, 1).give("callo", population=1)
    play.run(RegionDomination(-1, A))
    assert (play.tokens("callo"), play.events("rolled", "plundered")) == ({"population": 1}, [])


@rule("IG-SOLO-34")
def test_a_roll_for_what_the_player_has_not_is_repeated() -> None:
    play = solo().put("freihoff", A, 3, enlightened_being=1).put("callo", A, 1).give("callo", gold=2)
    play.dice(1, 6, 2, 3).run(RegionDomination(-1, A))
    assert play.tokens("callo") == {"gold": 1}
    play = solo().put("freihoff", A, 3, enlightened_being=1).put("callo", A, 1).run(RegionDomination(-1, A))
    assert play.events("rolled") == [], "from a Player without tokens nothing is rolled"


@rule("IG-SOLO-35")
def test_the_player_plunders_as_he_likes() -> None:
    play = solo("freihoff", "callo").put("freihoff", A, 3, enlightened_being=1).put("callo", A, 1).run(RegionDomination(-1, A))
    assert play.keys == ["plunder:callo:population:0", "plunder:callo:gold:0", "plunder:callo:m-factor:0"]
    play.play("plunder:callo:m-factor:0")
    assert play.tokens("freihoff") == {"m0": 1}


@rule("IG-SOLO-45")
def test_the_robots_piper_brings_nothing() -> None:
    play = solo("callo", "dyken").put("dyken", A, 2, rat_piper=1).run(RegionDomination(-1, A))
    assert (play.tokens("dyken"), play.supply[0]) == ({}, 24)


# The start of a round


def moves(play: IceGardenScenario, *dice: int) -> IceGardenScenario:
    return play.dice(*dice).run(RobotMoves(vocabulary.ROBOT))


@rule("IG-SOLO-39")
def test_several_units_of_the_robot_may_meet_in_a_region() -> None:
    play = moves(solo("callo", "dyken").put("dyken", A, crab=2, wyvern=1), 4, 4, 4)
    assert (play.figures("dyken", "crab"), play.figures("dyken", "wyvern")) == ([-1, D, D], [D])


@rule("IG-SOLO-36")
def test_every_unit_goes_where_the_die_says() -> None:
    play = moves(solo("callo", "dyken").put("dyken", A, crab=2, wyvern=1).put("dyken", B, 5), 4, 4, 6)
    assert (play.figures("dyken", "crab"), play.figures("dyken", "wyvern")) == ([-1, D, D], [F])
    assert play.player("dyken").markers[B] == 5, "markers stay"


@rule("IG-SOLO-36")
@pytest.mark.parametrize(("number", "moved"), [(1, False), (2, True)])
def test_only_from_the_second_round_on(number, moved) -> None:
    play = solo("callo", "dyken").put("dyken", A, wyvern=1).put("callo", B, 2).on(round=number).dice(*[4] * moved)
    play.player("callo").to_place = 1
    play.begin("robot")
    assert play.figures("dyken", "wyvern") == ([D] if moved else [A])


@rule("IG-SOLO-36")
def test_between_two_people_no_unit_goes_by_itself() -> None:
    play = IceGardenScenario("callo", "dyken").put("dyken", A, 2, wyvern=1).put("callo", B, 2).on(round=2).begin("robot")
    assert play.figures("dyken", "wyvern") == [A]


@rule("IG-SOLO-37")
def test_regions_where_a_goal_is_achieved_are_rolled_again() -> None:
    play = moves(solo("freihoff", "dyken").put("dyken", A, wyvern=1).at("towers", D=1).at("closed", E=1), 4, 5, 2)
    assert play.figures("dyken", "wyvern") == [B]
    full = solo("freihoff", "dyken").put("dyken", A, wyvern=1).at("towers", A=1, B=1, C=1, D=1, E=1, F=1)
    assert moves(full).figures("dyken", "wyvern") == [A], "where no region is allowed it stays"


@rule("IG-SOLO-38")
def test_one_faun_goes_where_two_nightmare_tokens_lie() -> None:
    play = moves(solo("freihoff", "callo").put("callo", A, faun=2).at("nightmares", C=2), 5)
    assert play.figures("callo", "faun") == [C, E]
    play = moves(solo("freihoff", "callo").put("callo", C, faun=1).put("callo", A, faun=1).at("nightmares", C=2), 5)
    assert play.figures("callo", "faun") == [C, E], "one is there already"


@rule("IG-SOLO-40")
@pytest.mark.parametrize(("tokens", "enemy", "stays"), [(0, 0, True), (1, 0, True), (2, 0, False), (1, 9, False)])
def test_the_nightmare_stays_while_it_lays_its_tokens(tokens, enemy, stays) -> None:
    play = moves(solo("freihoff", "callo").put("callo", A, nightmare=1).put("freihoff", A, enemy).at("nightmares", A=tokens), *([] if stays else [3]))
    assert play.figures("callo", "nightmare") == ([A] if stays else [C])


@rule("IG-SOLO-41")
@pytest.mark.parametrize(("tower", "enemy", "stays"), [(0, 0, True), (1, 0, False), (0, 9, False)])
def test_the_enlightened_being_stays_where_it_can_build(tower, enemy, stays) -> None:
    play = solo("callo", "freihoff").put("freihoff", A, enlightened_being=1).put("callo", A, enemy).at("towers", A=tower)
    assert moves(play, *([] if stays else [3])).figures("freihoff", "enlightened_being") == ([-1, A] if stays else [-1, C])


@rule("IG-SOLO-42")
@pytest.mark.parametrize(("sanctuary", "thorn", "stays"), [(1, B, True), (0, B, False), (1, A, False)])
def test_the_piper_stays_where_it_can_call_a_sanctuary(sanctuary, thorn, stays) -> None:
    play = solo("callo", "dyken", thorn=thorn).put("dyken", A, rat_piper=1).at("sanctuaries", A=sanctuary)
    assert moves(play, *([] if stays else [3])).figures("dyken", "rat_piper") == ([-1, A] if stays else [-1, C])


@rule("IG-SOLO-43")
@pytest.mark.parametrize(("markers", "unit", "stays"), [(1, 0, True), (0, 1, False), (9, 0, False)])
def test_the_drakkar_stays_where_it_can_recruit(markers, unit, stays) -> None:
    play = solo("callo", "fjollsfinn").put("fjollsfinn", A, ice_drakkar=1).put("callo", A, markers, wild_children=unit)
    assert moves(play, *([] if stays else [3])).figures("fjollsfinn", "ice_drakkar") == ([-1, A] if stays else [-1, C])


# The end


@rule("IG-SOLO-44")
def test_the_player_loses_if_the_snow_falls_and_may_not_bring_it() -> None:
    play = robot_acts(solo().on(snow=16), vocabulary.MAKING)
    assert play.match.result is not None
    assert (play.match.result.winners, play.match.result.cause) == ((1,), "snow-solo")
    play = solo().put("callo", A, 1).give("callo", m0=1, m1=1).on(snow=17).run(Making(0))
    assert play.done


@rule("IG-SOLO-44")
def test_goals_and_points_end_the_solo_game_as_usual() -> None:
    play = solo().on(towers=[1] * 6 + [0, 0]).begin("check")
    assert play.match.result is not None
    assert (play.match.result.winners, play.match.result.cause) == ((1,), "goal-solo")
    play = solo().at("closed", A=1, B=1).begin("check")
    assert play.match.result is not None
    assert (play.match.result.winners, play.match.result.cause) == ((0,), "goal")
    play = solo()
    play.player("freihoff").points = 52
    play.begin("check")
    assert play.match.result is not None
    assert (play.match.result.winners, play.match.result.cause) == ((1,), "points-solo")


@rule("IG-SOLO-46")
def test_equal_points_are_shared() -> None:
    play = solo().on(final=True)
    play.player("freihoff").points = play.player("callo").points = 30
    play.begin("check")
    assert play.match.result is not None
    assert (play.match.result.winners, play.match.result.cause) == ((0, 1), "points")


def test_the_thorn_of_the_robot_is_rolled() -> None:
    play = IceGardenScenario.fresh(solo="easy", characters=["callo", "dyken"]).any_dice()
    while play.asked == "SetUp.lay_tile":
        if len(play.sequence) == 5:
            play.dice(4)
        play.play(play.keys[0])
    assert play.thorn == D


def test_what_was_learned_at_other_tables_does_not_judge_a_solo_game() -> None:
    match = pionek.new_match("icegarden", solo="easy", characters="freihoff,dyken", seed=1)
    hints = match.game.hints
    assert hints.traits.kind(match.table) < 0
    assert hints.standing(match.table, 0) == hints.rollout_value(match.table, 0)
