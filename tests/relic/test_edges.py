"""Turns, movement, levels, relics and corruption at their edges."""

from __future__ import annotations

from typing import Any

import pytest

from pionek.games.relic import vocabulary
from pionek.games.relic.procedures.turn import end_by_length
from tests.relic.scenario import RelicScenario, Side

rule = pytest.mark.rule


# Turns


@rule("RE-WIN-01", "RE-TURN-02")
@pytest.mark.parametrize(
    ("sides", "winners", "cause"),
    [
        ((Side(level=3), Side(level=5)), (1,), "cap"), ((Side(level=5), Side(level=5)), (), "cap-draw"),
        ((Side(level=5, assets=["roll-of-honour"]), Side(level=5)), (0,), "cap"), ((Side(level=3), Side(level=5, out=True)), (0,), "cap"),
    ],
)  # fmt: skip
def test_the_length_guard_of_simulations(sides: tuple[Side, ...], winners: tuple[int, ...], cause: str) -> None:
    scenario = RelicScenario(*sides)
    end_by_length(scenario.table)
    assert (scenario.winners, scenario.match.result.cause) == (winners, cause)


@rule("RE-TURN-01", "RE-TURN-02")
def test_a_guarded_game_has_just_so_many_turns() -> None:
    scenario = RelicScenario.fresh(seed=3, players="3", cap=3)
    while not scenario.over:
        scenario.play(scenario.keys[0])
    assert scenario.turn == 9
    assert scenario.match.result is not None
    assert scenario.match.result.cause.startswith("cap")


@rule("RE-SETUP-18", "RE-SETUP-16", "RE-SETUP-08")
def test_everybody_is_set_up_and_the_named_seat_begins() -> None:
    for first in ("1", "2", "3"):
        scenario = RelicScenario.fresh(seed=3, players="3", first=first)
        revealed = scenario.revealed
        while scenario.asked == "WholeGame.pick":
            scenario.play(scenario.keys[0])
        assert scenario.revealed > revealed + 3
        first_turn(scenario)
        assert scenario.active == int(first) - 1
        assert all(scenario.mission(seat) and scenario.character(seat) for seat in range(3))
    names = ["captain", "ogryn", "trader"]
    assert {first_turn(RelicScenario.fresh(seed=seed, characters=names)).active for seed in range(12)} == {0, 1, 2}


def first_turn(scenario: RelicScenario) -> RelicScenario:
    """Take the first option until the set-up is over."""
    while scenario.turn == 0:
        scenario.play(scenario.keys[0])
    return scenario


@rule("RE-DICE-01", "RE-DICE-02")
@pytest.mark.parametrize(("dice", "value"), [((5,), 7), ((6, 2), 10), ((6, 6, 1), 15), ((4,), 6)])
def test_what_explodes_in_a_skill_test(dice: tuple[int, ...], value: int) -> None:
    scenario = RelicScenario(Side(cunning=2)).land("spire", *dice).play("text-box:2")
    assert f"tests Cunning: {value}, " in scenario.said()


@rule("RE-EXPL-01", "RE-INNER-06", "RE-MOVE-08")
def test_exploration_begins_where_something_can_happen() -> None:
    """Cards that lie on a space without symbols count; so does a card that works at the start of the phase."""
    scenario = RelicScenario(lying={"sanctuary": ["kommando"]}).land("sanctuary", 1, 1)
    assert "loses 1 influence" in scenario.said()
    scenario = RelicScenario(Side(assets=["auspex"])).land("sanctuary")
    assert scenario.keys == ["use:auspex", "pass"]
    scenario = RelicScenario(Side(at="guardian", assets=["roll-of-honour", "auspex"])).begin(1, 3).play("box")
    assert "use:auspex" not in scenario.keys
    assert RelicScenario(Side(at="rift", assets=["auspex"], level=1)).begin(3).at() == "maze"
    assert "use:auspex" not in RelicScenario(Side(at="rift", assets=["auspex"], level=1)).begin(3).keys


# Movement


@rule("RE-BOX-02", "RE-BOX-04", "RE-INNER-01")
def test_a_box_needs_a_point_and_the_guardian_a_relic() -> None:
    scenario = RelicScenario(Side(at="craftworld")).any_dice().begin(1).play("anticlockwise")
    assert scenario.at() == "guardian"
    assert scenario.asked != "Movement.box"
    scenario = RelicScenario(Side(at="guardian")).begin(2)
    assert scenario.asked == "Movement.choose_direction"
    scenario = RelicScenario(Side(at="guardian", assets=["roll-of-honour"], special=True)).begin().play("roll")
    assert scenario.asked == "Movement.box"
    scenario.play("box")
    assert (scenario.at(), scenario.player().special) == ("rift", False) or scenario.at() == "maze"
    scenario = RelicScenario(Side(at="haunted")).begin(2).play("anticlockwise", "box")
    assert scenario.at() == "webway"


@rule("RE-MOVE-05", "RE-MOVE-06", "RE-BOX-03")
def test_a_direction_is_chosen_once_a_tier_by_whoever_chooses_it() -> None:
    scenario = RelicScenario(Side("commissar", at="hab", corruption=["wandering-eye"]), Side(), turn_of=0).begin(1)
    assert scenario.seat == 1
    scenario.play("anticlockwise")
    assert scenario.at() == "spire"
    sides = (Side(), Side("commissar", at="hab", corruption=["wandering-eye"]))
    assert RelicScenario(*sides, turn_of=1).begin(1).seat == 0
    scenario = RelicScenario(Side(at="hulk")).any_dice().begin(3)
    scenario.play("box", "anticlockwise")
    assert scenario.at() == "lair"
    scenario = RelicScenario(Side(at="hulk")).begin(1).play("box")
    assert (scenario.at(), len(scenario.deeds("moved"))) == ("webway", 1)
    assert scenario.asked != "Movement.choose_direction" or scenario.turn == 2


@rule("RE-INNER-03", "RE-INNER-04", "RE-CLAR-06")
def test_direct_moves_end_at_the_rift() -> None:
    for card in ("warp-jump",):
        assert f"play:{card}" not in RelicScenario(Side(at="rift", hand=[card])).begin().keys
    scenario = RelicScenario(Side("captain", at="hab", assets=["star-chart-of-the-ancients"])).begin().play("use:star-chart-of-the-ancients")
    assert "go:envoy" not in scenario.keys
    assert "go:hab" not in scenario.keys
    assert len(scenario.keys) == 24 - 4 - 1
    scenario = RelicScenario(Side("callidus", at="envoy", influence=1), Side(at="menhir"), Side(at="scar")).begin()
    scenario.play("invoke:polymorphine")
    assert scenario.at() == "menhir"


@rule("RE-CLAR-06", "RE-INNER-03")
def test_portals_lead_to_other_portals() -> None:
    scenario = RelicScenario(lying={"ruins": ["forgotten-portal"]}).land("webway").play("text-box:1")
    assert scenario.at() == "ruins"
    scenario = RelicScenario(lying={"ruins": ["forgotten-portal"]}).land("ruins").play("yes")
    assert scenario.at() == "webway"


@rule("RE-CLAR-06", "RE-TIER-02")
@pytest.mark.parametrize(("space", "count"), [("envoy", 23), ("menhir", 23), ("blackstone", 15), ("warpstorm", 15)])
def test_a_jump_reaches_every_other_space_of_the_tier(space: str, count: int) -> None:
    scenario = RelicScenario(Side(at=space, hand=["warp-jump"])).begin().play("play:warp-jump")
    assert len(scenario.keys) == count
    assert f"go:{space}" not in scenario.keys


@rule("RE-TIER-01")
def test_a_forged_warrant_makes_crossing_cheaper() -> None:
    scenario = RelicScenario(Side(influence=1, assets=["forged-warrant"])).land("envoy").play("text-box:2")
    assert (scenario.at(), scenario.player().influence) == ("blackstone", 0)
    assert "text-box:2" not in RelicScenario(Side(influence=1)).land("envoy").keys
    scenario = RelicScenario(Side(influence=1, assets=["forged-warrant"])).land("emissary")
    assert scenario.play("text-box:1").player().influence == 0


@rule("RE-BATTLE-16", "RE-MULTI-06")
def test_a_lost_battle_names_its_rule() -> None:
    for enemies, cited in ((["nob"], "RE-BATTLE-16"), (["nob", "nob"], "RE-MULTI-06")):
        scenario = RelicScenario(Side(strength=1), lying={"furnace": enemies}).land("furnace", 6, 1, 1)
        assert next(line for line in scenario.log() if "loses 1 Life" in line).endswith(f"{cited}]")


@rule("RE-ELIM-02", "RE-VANQ-01")
@pytest.mark.parametrize("order", [("order:1",), ("order:2", "order:1"), ("order:2", "order:2"), ("order:3", "order:1"), ("order:3", "order:2")])
def test_who_is_eliminated_gets_nothing_for_being_vanquished(order: tuple[str, ...]) -> None:
    """At the Beacon the Canoness is out before her cards for martyrdom would come."""
    sides = (Side(at="palace"), Side("canoness", life=1, at="hab", assets=["bones-of-the-saint"]), Side(at="scenario"))
    scenario = RelicScenario(*sides, scenario="beacon").begin(3)
    for key in order:
        if key in scenario.keys and scenario.asked == "Group.pick":
            scenario.play(key)
    while scenario.asked == "Group.pick":
        scenario.play(scenario.keys[0])
    assert scenario.player(1).out
    assert (scenario.hand(1), scenario.at(1), scenario.trophies(1), scenario.player(2).out) == ([], "", [], False)
    assert scenario.match.result is None


@rule("RE-LIFE-04", "RE-FALL-01")
def test_dead_and_corrupted_in_the_same_moment_is_corrupted() -> None:
    corruption = ["-extra-eyes", "-cloven-hooves", "-warp-sight", "-unnatural-vigour", "-gift-of-decay", "-warp-taint"]
    scenario = RelicScenario(Side("commissar", at="hab", corruption=corruption), Side("ogryn")).begin(1)
    scenario.player().life = 0
    scenario.table.unsettled |= vocabulary.CHECK_LIFE | vocabulary.CHECK_CORRUPTED
    scenario.play("clockwise")
    assert (len(scenario.deeds("fallen")), scenario.deeds("vanquished")) == (1, [])


@rule("RE-CLAR-03", "RE-CLAR-04")
def test_a_special_move_is_for_both_outer_tiers() -> None:
    for space in ("foothills", "falcons"):
        scenario = RelicScenario(lying={space: ["hidden-path"]}).any_dice().land(space)
        assert scenario.player().special


@rule("RE-RIFT-02", "RE-RIFT-03", "RE-RIFT-04")
@pytest.mark.parametrize(
    ("given", "space"),
    [({}, "maze"), ({"level": 9}, "yllen"), ({"assets": ["roll-of-honour", "chalice-of-purity"]}, "yllen"), ({"level": 9, "assets": ["roll-of-honour", "chalice-of-purity"]}, "braxas"), ({"level": 8, "assets": ["roll-of-honour"]}, "maze")],
)
def test_how_far_the_rift_throws(given: dict[str, Any], space: str) -> None:
    then = {"maze": [3], "yllen": [], "braxas": [3, 3]}[space]
    given = {"assets": ["roll-of-honour"], **given}
    scenario = RelicScenario(Side(at="guardian", influence=7, **given)).begin(1, *then).play("box")
    assert [scenario.content.spaces[space].id for space in moved(scenario)][-1] == space


def moved(scenario: RelicScenario) -> list[int]:
    events = scenario.match.listen().events[scenario.heard :]
    return [event.subject for event in events if vocabulary.WORDS.moments[event.moment].name == "moved"]


# Experience


@rule("RE-EXP-06", "RE-EXP-07")
def test_no_relic_and_no_mission_where_there_is_none() -> None:
    completed = ["pilgrimage", "blood-oath", "sealed-orders"]
    scenario = RelicScenario(Side(completed=completed, mission="")).only("relic").only("mission")
    scenario.land("sanctuary").play("done")
    assert (len(scenario.player().completed), scenario.asked) == (3, "Movement.choose_direction")


@rule("RE-EXP-06", "RE-RELIC-02")
def test_three_completed_missions_are_needed_and_enough() -> None:
    scenario = RelicScenario(Side(completed=["pilgrimage", "blood-oath"])).land("sanctuary").play("done")
    assert scenario.asked == "Movement.choose_direction"
    scenario = RelicScenario(Side(completed=["pilgrimage", "blood-oath", "sealed-orders", "night-vigil"])).land("sanctuary").play("done")
    assert scenario.keys == ["relic", "done"]
    scenario.play("relic", "spend:blood-oath", "spend:night-vigil", "spend:sealed-orders")
    scenario.play(scenario.keys[0])
    assert scenario.completed() == ["pilgrimage"]


@rule("RE-EXP-08", "RE-EXP-09")
def test_what_is_too_much_is_discarded_first() -> None:
    hand, assets = ["omen", "miracle"], ["boltgun", "choppa", "auspex", "jump-pack", "medicae-kit", "frag-grenade"]
    scenario = RelicScenario(Side(hand=hand, assets=assets)).land("emissary").until("Experience.discard")
    assert not [key for key in scenario.keys if key == "done"]
    assert {"discard:omen", "discard:boltgun"} <= set(scenario.keys)
    scenario.play("discard:omen")
    assert "discard:miracle" not in scenario.keys
    scenario.play("discard:boltgun")
    assert {"discard:miracle", "discard:choppa", "done"} <= set(scenario.keys)
    scenario = RelicScenario(Side(hand=hand, assets=["boltgun"])).land("sanctuary").play("done")
    assert scenario.keys == ["discard:omen", "discard:miracle"]
    scenario = RelicScenario(Side(assets=["boltgun"])).land("sanctuary").play("done")
    assert scenario.keys == ["discard:boltgun", "done"]
    scenario = RelicScenario(Side(hand=["omen"], assets=assets)).land("emissary").until("Experience.discard")
    assert [key for key in scenario.keys if key in ("done", "discard:omen")] == []


@rule("RE-LEVEL-01", "RE-LEVEL-02", "RE-LEVEL-04")
def test_levels_are_gained_one_by_one_and_none_beyond_twelve() -> None:
    scenario = RelicScenario(Side("commissar", level=10, influence=0, trophies=["squiggoth", "avatar-of-war"])).land("sanctuary")
    scenario.play("done", "spend:squiggoth", "spend:avatar-of-war")
    while "attribute:1" in scenario.keys:
        scenario.play("attribute:1")
    assert [amount for name, _who, amount in scenario.deeds("gained") if name == "gained"].count(1) >= 3
    assert (scenario.player().level, len(scenario.player().completed)) == (12, 2)
    assert scenario.player().influence == 2, "a medal for each of two levels, none for the third"
    assert scenario.said().count("gains 1 level") == 2


@rule("RE-EXP-06", "RE-EXP-07", "RE-EMPTY-01")
def test_discarded_relics_and_missions_can_still_be_had() -> None:
    scenario = RelicScenario(Side(completed=["pilgrimage", "blood-oath", "sealed-orders"], mission=""))
    scenario.only("relic", pile=("xenos-bane",)).only("mission", pile=("night-vigil",))
    scenario.land("sanctuary").play("done")
    assert scenario.keys == ["relic", "mission"]


@rule("RE-TEST-02", "RE-CORR-01")
def test_the_perils_of_the_warp_need_no_power_card() -> None:
    sides = (Side("captain", willpower=9), Side("psyker", at="hab"))
    scenario = RelicScenario(*sides, lying={"landing": ["warp-storm"]}, tops={"corruption": ["near-daemonhood"]}).land("landing", 1, 1, 2)
    assert (scenario.corruption(0), scenario.corruption(1)) == ([], ["-near-daemonhood"])


@rule("RE-GEAR-01", "RE-EMPTY-02")
def test_cards_turned_up_are_news() -> None:
    scenario = RelicScenario(Side(influence=0), lying={"foothills": ["rumours-of-treasure"]})
    revealed = scenario.revealed
    scenario.land("foothills")
    assert scenario.revealed == revealed + 1 + 3


@rule("RE-RELIC-02", "RE-EMPTY-01")
def test_of_the_last_relics_one_is_left_in_the_deck() -> None:
    completed = ["pilgrimage", "blood-oath", "sealed-orders"]
    scenario = RelicScenario(Side(completed=completed)).only("relic", "roll-of-honour", pile=("xenos-bane",))
    scenario.land("sanctuary").play("done", "relic")
    assert sorted(scenario.keys) == ["take:roll-of-honour", "take:xenos-bane"]
    scenario.play("take:roll-of-honour")
    assert (scenario.assets(), scenario.deck("relic"), scenario.who_knows("relic")) == (["roll-of-honour"], ["xenos-bane"], [[]])
    scenario = RelicScenario(Side(completed=completed)).only("relic", "roll-of-honour")
    scenario.land("sanctuary").play("done", "relic")
    assert scenario.assets() == ["roll-of-honour"]


# Corruption


@rule("RE-CORR-01", "RE-EMPTY-01")
def test_no_corruption_where_there_are_no_cards() -> None:
    scenario = RelicScenario(Side("commissar", at="maze", assets=["battle-sister"])).only("corruption")
    scenario.begin()
    assert scenario.corruption() == []
    assert scenario.deeds("used") == []


@rule("RE-CORR-02", "RE-CORR-04")
def test_an_activated_card_is_seen_by_all() -> None:
    sides = (Side("commissar", at="maze"), Side("ogryn"))
    scenario = RelicScenario(*sides, tops={"corruption": ["warp-taint", "near-daemonhood"]})
    revealed = scenario.revealed
    scenario.begin()
    assert scenario.corruption() == ["warp-taint", "-near-daemonhood"]
    known = scenario.player().corruption.known
    assert known[0] >> 1 & 1
    assert known[1] == 1
    assert scenario.revealed == revealed + 4


@rule("RE-LIFE-03", "RE-LIFE-04", "RE-VANQ-08")
def test_several_players_are_vanquished_at_once() -> None:
    sides = (Side(life=1), Side(life=1, at="hab"), Side(life=3, at="hab"))
    scenario = RelicScenario(*sides, lying={"furnace": ["rising-waaagh"]}).any_dice().land("furnace")
    assert sorted(who for _name, who, _amount in scenario.deeds("vanquished")) == [0, 1]
    assert [scenario.at(seat) for seat in range(3)][:2] == ["sanctuary", "sanctuary"]
    assert scenario.player(2).life == 2


@rule("RE-FALL-01", "RE-LIFE-04")
def test_who_falls_to_corruption_and_dies_of_it_only_falls() -> None:
    corruption = ["-extra-eyes", "-cloven-hooves", "-warp-sight", "-unnatural-vigour", "-gift-of-decay"]
    sides = (Side("commissar", at="maze", life=1, corruption=corruption), Side("ogryn"))
    scenario = RelicScenario(*sides, tops={"corruption": ["weeping-sores"]}).begin()
    assert (len(scenario.deeds("fallen")), scenario.deeds("vanquished")) == (1, [])
    assert scenario.keys == ["yes", "no"]
    scenario.play("yes")
    assert scenario.player().life > 1


@rule("RE-FALL-01", "RE-CLAR-10")
@pytest.mark.parametrize(("first", "gained"), [("order:1", [2, 1]), ("order:2", [2])])
def test_what_a_battle_that_is_cut_off_had_still_to_say_is_not_said(first: str, gained: list[int]) -> None:
    """The Daemon Blade brings the sixth Corruption card; before that or not at all a Silent Kill brings influence."""
    corruption = ["-cloven-hooves", "-extra-eyes", "-chitinous-hide", "-warp-sight", "-unnatural-vigour"]
    side = Side("callidus", assets=["daemon-blade"], corruption=corruption, at="rokfield")
    lying = {"scar": ["genestealer-cultist"]}
    scenario = RelicScenario(side, Side("ogryn"), lying=lying, tops={"corruption": ["warp-taint"]}).land("scar", 1, 6, 2)
    scenario.play("pass", "use:daemon-blade").until("Group.pick").play(first)
    assert scenario.deeds("fallen") == [("fallen", 0, 0)]
    assert [amount for _name, _who, amount in scenario.deeds("gained")] == gained


@rule("RE-WIN-01", "RE-SCEN-02")
@pytest.mark.parametrize(("tokens", "won"), [([0, 1, 1, 0], True), ([0, 0, 1, 0], False)])
def test_the_golden_key_wants_one_token_of_each_trial(tokens: list[int], won: bool) -> None:
    scenario = RelicScenario(Side(at="palace", tokens=tokens, strength=1, cunning=12), scenario="key").begin(*([2] if won else [2] * 3))
    assert scenario.player().tokens[3] == 1
    assert (scenario.match.result is not None) is won
