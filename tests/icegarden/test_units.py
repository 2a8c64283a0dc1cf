"""Unit activation: Spy, Drakkars, Speed, Attack, removal."""

from __future__ import annotations

import pytest

from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.procedures.attack import Attack
from pionek.games.icegarden.procedures.unit_activation import Activation
from tests.icegarden.scenario import A, B, C, D, F, G, IceGardenScenario, places_of

rule = pytest.mark.rule
FREIHOFF, DYKEN, CALLO, FJOLL = range(4)


def activation(play: IceGardenScenario) -> IceGardenScenario:
    return play.run(Activation(-1))


@pytest.mark.parametrize(
    "step",
    [
        pytest.param("", marks=rule("IG-UNIT-01"), id="all"),
        pytest.param("Speed.run", marks=rule("IG-UNIT-03"), id="speed"),
        pytest.param("Attack.pay", marks=rule("IG-ACT-03"), id="attack"),
    ],
)
def test_spy_drakkars_speed_attack_in_this_order(step) -> None:
    play = IceGardenScenario().put("freihoff", A, harrasim=1).put("dyken", A, wyvern=1).give("dyken", gold=2).give("freihoff", gold=2)
    play.put("fjollsfinn", B, 1, ice_drakkar=1).put("fjollsfinn", C, ice_drakkar=1).upgrade("ice-drakkar", vocabulary.SPEED)
    play.order("dyken", "fjollsfinn", "freihoff", "callo")
    activation(play).play("spy:attack:speed")
    asked = []
    while not play.done:
        asked.append((play.asked, play.chooser))
        play.play("pass")
    expected = {
        "": ["Ferry.carry", "Speed.run", "Attack.pay"],
        "Speed.run": ["dyken", "fjollsfinn", "freihoff"],
        "Attack.pay": ["dyken", "freihoff"],
    }
    if step:
        assert [chooser for each, chooser in asked if each == step] == expected[step]
        assert asked.index((step, "freihoff")) - asked.index((step, "dyken")) == len(expected[step]) - 1, "nothing in between"
    else:
        assert list(dict.fromkeys(each for each, _chooser in asked)) == expected[step]


@rule("IG-UNIT-02")
@pytest.mark.parametrize("order", [("callo", "dyken"), ("dyken", "callo")])
def test_speed_and_attack_go_in_turn_order(order) -> None:
    play = IceGardenScenario("callo", "dyken").put("dyken", A, 1, wyvern=1).put("callo", A, 1, wild_children=1).upgrade("wild-children", vocabulary.SPEED)
    play.give("dyken", gold=2).give("callo", gold=2).order(*order)
    activation(play)
    asked = []
    while not play.done:
        asked.append((play.asked.split(".")[0], play.chooser))
        play.play("pass")
    assert asked == [("Speed", order[0]), ("Speed", order[1]), ("Attack", order[0]), ("Attack", order[1])]


# Spy


@rule("IG-SPY-06")
def test_spy_abilities_cost_nothing() -> None:
    play = activation(IceGardenScenario().put("freihoff", A, harrasim=1).give("freihoff", m0=1)).play("spy:shield:domination")
    assert (play.tokens("freihoff"), play.upgrades) == ({"m0": 1}, [5, 5, 5, 5])


@rule("IG-SPY-01")
def test_harrasim_on_the_board_takes_two_abilities() -> None:
    assert activation(IceGardenScenario().put("freihoff", A, moon_brother=1)).done, "without Harrasim nobody is asked"
    play = activation(IceGardenScenario().put("freihoff", A, harrasim=1).give("freihoff", m0=1))
    assert (play.asked, play.chooser) == ("Spy.assign", "freihoff")
    play.play("spy:shield:domination")
    assert play.player("freihoff").power[8:] == [0, 1, 1, 0]
    assert play.amounts("spied") == [2]
    for key, count in (("spy:attack", 1), ("spy", 0)):
        assert activation(IceGardenScenario().put("freihoff", A, harrasim=1)).play(key).amounts("spied") == [count]


@rule("IG-SPY-02")
def test_the_two_must_differ() -> None:
    play = activation(IceGardenScenario().put("freihoff", A, harrasim=1))
    pairs = [key.split(":")[1:] for key in play.keys if key.count(":") == 2]
    assert len(pairs) == 6
    assert all(one != other for one, other in pairs)
    assert {"spy", "spy:attack"} <= set(play.keys), "fields may stay empty"


@rule("IG-SPY-03")
def test_they_may_be_changed_every_round() -> None:
    play = activation(IceGardenScenario().put("freihoff", A, harrasim=1)).play("spy:attack:shield")
    play.finish()
    activation(play).play("spy:domination:speed")
    assert play.player("freihoff").power[8:] == [0, 0, 1, 1]


@rule("IG-SPY-04")
def test_a_spy_ability_may_repeat_a_bought_one() -> None:
    """Two bought Attacks and Attack and Shield on the Spy fields: Attack 3, Shield 1."""
    play = activation(IceGardenScenario().put("freihoff", A, harrasim=1).upgrade("harrasim", vocabulary.ATTACK, vocabulary.ATTACK)).play("spy:attack:shield")
    assert play.player("freihoff").power[8:] == [3, 1, 0, 0]


@rule("IG-SPY-05")
def test_harrasim_has_two_ordinary_slots_besides() -> None:
    from pionek.games.icegarden.procedures.making import Making

    play = IceGardenScenario().put("freihoff", A, harrasim=1).give("freihoff", m0=4, gold=4)
    play.player("freihoff").spies = [vocabulary.SHIELD, vocabulary.SPEED]
    play.table.count_powers(FREIHOFF)
    for _ in range(2):
        play.run(Making(FREIHOFF)).play("do:upgrade", "buy:harrasim:attack").finish()
    assert play.player("freihoff").power[8:] == [2, 1, 0, 1]
    play.run(Making(FREIHOFF)).play("do:upgrade")
    assert not [key for key in play.keys if key.startswith("buy:harrasim")]


# Ice Drakkars


def fleet() -> IceGardenScenario:
    return IceGardenScenario().put("fjollsfinn", A, 2, ice_drakkar=1, tree_brothers=1).put("fjollsfinn", D, 1, ice_drakkar=1)


@rule("IG-DRAK-01")
def test_any_pieces_between_the_two_drakkars() -> None:
    play = activation(fleet())
    assert play.keys == ["move:ice-cape:ash-plains", "march:tree-brothers:ash-plains:ice-cape", "move:ash-plains:ice-cape", "pass"]
    play.play("move:ice-cape:ash-plains", "march:tree-brothers:ash-plains:ice-cape", "move:ash-plains:ice-cape", "pass")
    assert (play.player("fjollsfinn").markers[A], play.player("fjollsfinn").markers[D]) == (2, 1)
    assert play.figures("fjollsfinn", "tree_brothers") == [D]


@rule("IG-DRAK-01")
def test_each_unit_may_be_carried_and_nothing_else() -> None:
    play = activation(IceGardenScenario().put("fjollsfinn", A, ice_drakkar=1, volcano_people=1).put("fjollsfinn", D, ice_drakkar=1))
    assert play.keys == ["march:volcano-people:ash-plains:ice-cape", "pass"]
    assert play.why_not("fjollsfinn", "unit", "crab") == "IG-SETUP-02"
    assert play.why_not("fjollsfinn", "unit", "ice-drakkar") == "IG-DRAK-02"
    assert play.why_not("fjollsfinn", "deed", "shift") == vocabulary.NOT_IN_ACTIVATION.rule


@rule("IG-DRAK-04")
def test_the_transport_is_free_and_the_regions_need_not_be_adjacent() -> None:
    """Ice Cape and Ash Plains."""
    play = activation(fleet().give("fjollsfinn", gold=2)).play("move:ice-cape:ash-plains")
    assert D not in play.content.regions[A].borders
    assert play.tokens("fjollsfinn") == {"gold": 2}


@rule("IG-DRAK-01")
def test_no_piece_goes_there_and_back() -> None:
    play = activation(fleet()).play("march:tree-brothers:ash-plains:ice-cape", "move:ice-cape:ash-plains")
    assert play.keys == ["move:ice-cape:ash-plains", "move:ash-plains:ice-cape", "pass"]
    play.play("move:ash-plains:ice-cape", "move:ice-cape:ash-plains")
    assert play.done, "every marker has made its way"


@rule("IG-DRAK-02")
def test_drakkars_do_not_carry_themselves() -> None:
    play = activation(fleet())
    assert not [key for key in play.keys if "ice-drakkar" in key]
    assert play.why_not("fjollsfinn", "unit", "ice-drakkar") == "IG-DRAK-02"


@rule("IG-DRAK-03")
@pytest.mark.parametrize("regions", [(A,), (A, A)])
def test_one_drakkar_or_both_in_one_region_carry_nothing(regions) -> None:
    play = IceGardenScenario().put("fjollsfinn", A, 2).put("fjollsfinn", D, 2)
    for region in regions:
        play.put("fjollsfinn", region, ice_drakkar=1)
    assert activation(play).done


# Speed


@rule("IG-SPEED-02")
def test_speed_is_optional_and_free() -> None:
    play = activation(IceGardenScenario().put("callo", A, faun=1).upgrade("faun", vocabulary.SPEED)).play("pass")
    assert play.figures("callo", "faun") == [-1, A]
    play = activation(IceGardenScenario().put("callo", A, faun=1).upgrade("faun", vocabulary.SPEED).give("callo", gold=1))
    assert play.play("march:faun:wolf-fjords:ice-cape").tokens("callo") == {"gold": 1}


@rule("IG-SPEED-01")
def test_any_number_of_units_with_speed_move_to_an_adjacent_region() -> None:
    play = IceGardenScenario().put("callo", A, wild_children=2, faun=1).upgrade("wild-children", vocabulary.SPEED)
    activation(play)
    assert play.keys == ["march:wild-children:wolf-fjords:ice-cape", "march:wild-children:misty-moors:ice-cape", "march:wild-children:old-forests:ice-cape", "pass"]
    play.play("march:wild-children:wolf-fjords:ice-cape", "march:wild-children:old-forests:ice-cape")
    assert play.figures("callo", "wild_children") == [-1, B, G]
    assert play.keys == [], "each has one step"


@rule("IG-SPEED-01")
def test_the_unit_that_was_chosen_runs_and_has_no_second_step() -> None:
    play = IceGardenScenario().put("callo", B, wild_children=1).put("callo", A, wild_children=1).upgrade("wild-children", vocabulary.SPEED)
    activation(play).play("march:wild-children:misty-moors:ice-cape")
    assert play.figures("callo", "wild_children") == [-1, B, F]
    assert {key.split(":")[3] for key in play.keys if key != "pass"} == {"wolf-fjords"}, "the other one is left"
    play.play("march:wild-children:ice-cape:wolf-fjords")
    assert (play.figures("callo", "wild_children"), play.done) == ([-1, A, F], True)


@rule("IG-SPEED-01")
def test_why_a_unit_does_not_run() -> None:
    play = activation(IceGardenScenario().put("dyken", A, wyvern=1).put("dyken", B, rat_piper=1))
    assert play.why_not("dyken", "unit", "rat-piper") == "IG-SPEED-01"
    assert play.why_not("dyken", "deed", "shift") == vocabulary.NOT_IN_ACTIVATION.rule


@rule("IG-SPEED-01")
def test_two_speeds_are_two_steps() -> None:
    play = activation(IceGardenScenario().put("dyken", A, wyvern=1).upgrade("wyvern", vocabulary.SPEED))
    play.play("march:wyvern:wolf-fjords:ice-cape", "march:wyvern:iron-shore:wolf-fjords")
    assert (play.figures("dyken", "wyvern"), play.done) == ([C], True)


@rule("IG-SPEED-01")
def test_speed_leads_only_into_regions_in_play() -> None:
    play = activation(IceGardenScenario("dyken", "callo").put("dyken", A, wyvern=1))
    assert play.keys == ["march:wyvern:wolf-fjords:ice-cape", "march:wyvern:misty-moors:ice-cape", "pass"]


@rule("IG-SPEED-03")
def test_speed_never_moves_markers() -> None:
    play = activation(IceGardenScenario().put("dyken", A, 3, wyvern=1))
    assert not [key for key in play.keys if key.startswith("move:")]
    assert play.why_not("dyken", "region", "ice-cape") == "IG-SPEED-03"


# Attack


def crabs(**enemies: int) -> IceGardenScenario:
    """Two Crabs in region A, four damage, against Freihoff's pieces."""
    return IceGardenScenario().put("dyken", A, crab=2).give("dyken", gold=2).put("freihoff", A, **enemies)


def attack(play: IceGardenScenario, name: str = "dyken") -> IceGardenScenario:
    return play.run(Attack(play.seat_of(name)))


@rule("IG-ATTACK-01")
def test_two_gold_once_for_all_regions() -> None:
    play = crabs(markers=1).put("dyken", B, crab=1).put("freihoff", B, 1).at("nations", A=0, B=0)
    play.give("dyken", gold=1)
    attack(play).play("do:attack")
    assert play.tokens("dyken") == {"gold": 1}
    play.play("raze:freihoff:0", "raze:freihoff:0")
    assert (play.done, play.tokens("dyken"), play.player("freihoff").on_board()) == (True, {"gold": 1}, 0)
    assert attack(crabs(markers=1)).keys == ["do:attack", "pass"], "two gold are enough"
    poor = crabs(markers=1)
    poor.player("dyken").tokens[1] = 1
    assert attack(poor).done


@rule("IG-ATTACK-02")
def test_an_attack_may_be_left_out() -> None:
    play = attack(crabs(markers=3)).play("pass")
    assert (play.done, play.tokens("dyken"), play.points("dyken")) == (True, {"gold": 2}, [0])


@rule("IG-ATTACK-03")
def test_targets_are_in_the_same_region_and_never_ones_own() -> None:
    play = crabs(markers=1, moon_brother=2).put("freihoff", B, 4, harrasim=1).put("callo", A, 1, faun=1).put("dyken", A, 2)
    assert attack(play).why_not("dyken", "unit", "moon-brother") == "IG-UNIT-01", "first the price"
    play.play("do:attack")
    assert play.keys == ["strike:moon-brother:1", "raze:freihoff:0", "strike:faun:2", "raze:callo:0", "rout", "pass"]
    assert play.why_not("dyken", "unit", "crab") == "IG-ATTACK-03"
    assert play.why_not("dyken", "unit", "harrasim") == "IG-ATTACK-03"
    assert play.why_not("dyken", "region", "ice-cape") == "IG-UNIT-01"


@rule("IG-ATTACK-04")
@pytest.mark.parametrize(
    ("keys", "points"),
    [
        (("strike:harrasim:3", "strike:harrasim:2", "strike:harrasim:1", "raze:freihoff:0"), 4),
        (("raze:freihoff:0", "raze:freihoff:0", "pass"), 2),
    ],
)
def test_the_damage_of_a_region_is_added_up_and_divided_at_will(keys, points) -> None:
    """Four damage against a unit of level 3 and two markers: unit and marker, or both markers with two damage wasted."""
    play = attack(crabs(markers=2, harrasim=1)).play("do:attack", *keys)
    assert (play.done, play.points("dyken")) == (True, [points])


@rule("IG-ATTACK-05")
@pytest.mark.parametrize(("unit", "damage"), [("moon_brother", 1), ("enlightened_being", 2), ("harrasim", 3)])
def test_damage_equal_to_level_and_shields_defeats(unit, damage) -> None:
    id = unit.replace("_", "-")
    play = attack(crabs(**{unit: 1})).play("do:attack")
    for need in range(damage, 0, -1):
        assert not play.player("freihoff").down
        play.play(f"strike:{id}:{need}")
    assert play.player("freihoff").down
    shielded = attack(crabs(**{unit: 1}).upgrade(id, vocabulary.SHIELD)).play("do:attack")
    assert f"strike:{id}:{damage + 1}" in shielded.keys


@rule("IG-ATTACK-05")
def test_the_figure_in_the_region_is_hit_and_each_by_itself() -> None:
    play = IceGardenScenario().put("freihoff", B, enlightened_being=1).put("freihoff", A, enlightened_being=1).put("dyken", A, crab=2)
    attack(play.give("dyken", gold=2)).play("do:attack", "strike:enlightened-being:2", "strike:enlightened-being:1")
    assert not [key for key in play.keys if key.startswith("strike")]
    assert play.player("freihoff").down == 1 << 4
    play = attack(crabs(enlightened_being=2)).play("do:attack", "strike:enlightened-being:2")
    assert [key for key in play.keys if key.startswith("strike")] == ["strike:enlightened-being:1", "strike:enlightened-being:2"]
    play.play("strike:enlightened-being:2", "strike:enlightened-being:1", "strike:enlightened-being:1")
    assert play.points("dyken") == [4]


@rule("IG-ATTACK-06")
def test_one_damage_destroys_a_marker_or_a_nation() -> None:
    play = attack(crabs(markers=2)).play("do:attack", "raze:freihoff:0", "rout")
    assert (play.player("freihoff").markers[A], play.player("freihoff").supply, play.nations[A]) == (1, 19, 0)


@rule("IG-ATTACK-07")
def test_withdrawn_markers_may_be_attacked() -> None:
    play = crabs(markers=1).on(vuko=A)
    play.player("freihoff").withdrawn[A] = 2
    attack(play).play("do:attack", "raze:freihoff:1")
    assert (play.player("freihoff").withdrawn[A], play.player("freihoff").markers[A], play.points("dyken")) == (1, 1, [1])


@rule("IG-ATTACK-08")
def test_survivors_are_unharmed_in_the_next_round() -> None:
    play = activation(crabs(harrasim=1).upgrade("harrasim", vocabulary.SHIELD, vocabulary.SHIELD)).play("spy")
    play.play("do:attack", "strike:harrasim:5", "strike:harrasim:4", "strike:harrasim:3", "strike:harrasim:2")
    assert play.done
    play.give("dyken", gold=2)
    activation(play).play("spy", "do:attack")
    assert "strike:harrasim:5" in play.keys


@rule("IG-ATTACK-04")
def test_damage_of_several_players_in_one_round_adds_up() -> None:
    play = crabs(harrasim=1).put("callo", A, wild_children=2).give("callo", gold=2).at("nations", A=0)
    attack(play).play("do:attack", "strike:harrasim:3", "pass")
    attack(play, "callo").play("do:attack", "strike:harrasim:2", "strike:harrasim:1")
    assert play.points("dyken", "callo") == [0, 3]


@pytest.mark.parametrize(
    ("target", "keys", "points"),
    [
        pytest.param({"moon_brother": 1}, ["strike:moon-brother:1"], 1, marks=rule("IG-ATTACK-09")),
        pytest.param({"markers": 1}, ["raze:freihoff:0"], 1, marks=rule("IG-ATTACK-09")),
        pytest.param({}, ["rout"], 1, marks=rule("IG-ATTACK-09")),
        pytest.param({"enlightened_being": 1}, ["strike:enlightened-being:2", "strike:enlightened-being:1"], 2, marks=rule("IG-ATTACK-10")),
        pytest.param({"harrasim": 1}, ["strike:harrasim:3", "strike:harrasim:2", "strike:harrasim:1"], 3, marks=rule("IG-ATTACK-11")),
    ],
)
def test_points_for_the_defeated(target, keys, points) -> None:
    play = attack(crabs(**target)).play("do:attack", *keys)
    assert play.points("dyken") == [points]
    assert play.points("freihoff", "callo") == [0, 0]


@rule("IG-ATTACK-12")
def test_shields_and_domination_bring_no_points() -> None:
    play = attack(crabs(moon_brother=1).upgrade("moon-brother", vocabulary.SHIELD)).play("do:attack", "strike:moon-brother:2", "strike:moon-brother:1")
    assert play.points("dyken") == [1], "a Moon Brother with printed Domination and a Shield"


@rule("IG-ATTACK-13")
def test_the_defeated_lies_down_and_is_no_target_any_more() -> None:
    play = attack(crabs(moon_brother=1, markers=1)).play("do:attack", "strike:moon-brother:1")
    assert play.figures("freihoff", "moon_brother") == [-1, -1, A]
    assert not [key for key in play.keys if "moon-brother" in key]
    assert play.why_not("dyken", "unit", "moon-brother") == "IG-ATTACK-13"
    names = [token.name for token in places_of(play.match, DYKEN)[0].tokens]
    assert "defeated Moon Brother" in names


def struck_down(gold: int) -> IceGardenScenario:
    """A Moon Brother with Attack lies down, and his player's turn is to come."""
    play = crabs(moon_brother=1).upgrade("moon-brother", vocabulary.ATTACK).order("dyken", "freihoff", "callo", "fjollsfinn")
    play.at("nations", A=0).give("freihoff", gold=gold)
    return activation(play).play("do:attack", "strike:moon-brother:1")


@rule("IG-ATTACK-15")
def test_the_defeated_attack_for_the_usual_price() -> None:
    assert struck_down(3).play("do:attack", "strike:crab:1").tokens("freihoff") == {"gold": 1}
    assert struck_down(1).done, "nobody who cannot pay is asked"


@rule("IG-ATTACK-14")
def test_the_defeated_may_still_strike_back() -> None:
    play = struck_down(3)
    assert (play.chooser, play.keys) == ("freihoff", ["do:attack", "pass"])
    play.play("do:attack", "strike:crab:1")
    assert play.points("freihoff") == [1]
    assert (play.figures("freihoff", "moon_brother"), play.figures("dyken", "crab")) == ([-1, -1, -1], [-1, -1, A])


@rule("IG-ATTACK-16")
def test_goals_cannot_be_attacked() -> None:
    play = crabs().at("nations", A=0).at("towers", A=1).at("nightmares", A=2).at("sanctuaries", A=1)
    assert attack(play).done, "there is nothing to attack"


@rule("IG-ATTACK-13")
def test_a_unit_laid_down_is_no_target_any_more() -> None:
    play = attack(crabs(markers=3, moon_brother=1)).play("do:attack", "strike:moon-brother:1")
    assert play.why_not("dyken", "unit", "moon-brother") == "IG-ATTACK-13"
    assert play.why_not("dyken", "unit", "harrasim") == "IG-ATTACK-03"


@rule("IG-SHIELD-01")
def test_each_shield_takes_one_more_damage() -> None:
    """Level 1 with a Shield falls to two damage; level 2 with one survives the two of one Crab."""
    play = IceGardenScenario().put("dyken", A, crab=1).give("dyken", gold=2).put("fjollsfinn", A, volcano_people=1).at("nations", A=0)
    attack(play).play("do:attack", "strike:volcano-people:2", "strike:volcano-people:1")
    assert play.points("dyken") == [1]
    play = IceGardenScenario().put("dyken", A, crab=1).give("dyken", gold=2).put("freihoff", A, enlightened_being=1).at("nations", A=0)
    attack(play.upgrade("enlightened-being", vocabulary.SHIELD)).play("do:attack", "strike:enlightened-being:3", "strike:enlightened-being:2")
    assert (play.points("dyken"), play.player("freihoff").down) == ([0], 0)


@rule("IG-REMOVE-01")
def test_the_defeated_leave_after_all_attacks() -> None:
    play = activation(crabs(moon_brother=2)).play("do:attack", "strike:moon-brother:1", "pass")
    assert play.figures("freihoff", "moon_brother") == [-1, -1, A]


@rule("IG-REMOVE-02")
def test_the_defeated_can_come_again() -> None:
    from pionek.games.icegarden.procedures.making import Making

    play = activation(crabs(moon_brother=2)).play("do:attack", "strike:moon-brother:1", "pass")
    play.give("freihoff", m1=2).run(Making(FREIHOFF)).play("do:summon", "summon:moon-brother:2")
    assert play.figures("freihoff", "moon_brother") == [A, A, A]
    assert play.player("freihoff").down == 0, "whoever comes again stands"
