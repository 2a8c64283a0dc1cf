"""The turn, the Movement phase and the ways between the tiers (rulebook p. 8, 21)."""

from __future__ import annotations

import pytest

from pionek.core.rules.resolving import Resolution
from pionek.games.relic import vocabulary
from pionek.games.relic.choices.refusals import refuse
from pionek.games.relic.procedures.turn import Turn
from tests.relic.scenario import RelicScenario, Side

rule = pytest.mark.rule


@rule("RE-TURN-02", "RE-TURN-03")
def test_a_turn_has_four_phases_and_is_finished_before_the_next() -> None:
    scenario = RelicScenario(Side(at="hab", trophies=["slugga-boy"]), tops={"yellow": ["gambling-hall"]}).begin(1)
    phases = []
    while scenario.turn == 1:
        phases.append(scenario.asked.split(".")[0])
        scenario.idle()
    assert phases == ["Movement", "Resolution", "Experience"]
    steps = [step for step, _rule in type(scenario.nearest(Turn)).steps]
    order = ["movement", "exploration", "engagement", "experience"]
    assert [step for step in steps if step in order] == order


@rule("RE-MOVE-01")
def test_nobody_may_stay_put() -> None:
    scenario = RelicScenario(Side(at="hab"), lying={"hab": ["spore-mine-cluster"]}).any_dice().begin(1)
    assert scenario.keys == ["clockwise", "anticlockwise"]
    guard = scenario.match.why_not(0, "space", scenario.space("hab"))
    assert guard is not None
    assert guard.rule == "RE-MOVE-01"
    assert scenario.play("clockwise").at() == "outskirts"


@rule("RE-MOVE-02", "RE-MOVE-03", "RE-MOVE-04")
@pytest.mark.parametrize(("roll", "space"), [(1, "spire"), (3, "outskirts"), (6, "battlefleet")])
def test_one_die_one_space_a_point_all_of_them(roll: int, space: str) -> None:
    scenario = RelicScenario(Side(at="envoy")).any_dice().begin(roll).play("clockwise")
    assert scenario.at() == space


@rule("RE-MOVE-02")
def test_in_the_middle_tier_a_die_too() -> None:
    assert RelicScenario(Side(at="blackstone")).begin(4).play("clockwise").at() == "sepha"


@rule("RE-MOVE-05", "RE-MOVE-06")
def test_the_direction_is_chosen_after_the_roll_and_holds() -> None:
    scenario = RelicScenario(Side(at="envoy")).begin(2)
    assert scenario.deeds("rolled") == [("rolled", 0, 1)]
    assert scenario.keys == ["clockwise", "anticlockwise"]
    assert scenario.play("anticlockwise").at() == "glade"
    assert "RE-MOVE-05" in RelicScenario(Side(at="envoy")).begin(2).rule


@rule("RE-MOVE-07")
def test_abilities_change_the_movement_value() -> None:
    scenario = RelicScenario(Side(at="envoy", assets=["jump-pack"])).any_dice().begin(2)
    assert scenario.keys == ["use:jump-pack", "pass"]
    assert scenario.play("use:jump-pack", "clockwise").at() == "outskirts"
    scenario = RelicScenario(Side(at="envoy", hand=["forced-march"])).begin(1).play("roll", "play:forced-march")
    assert scenario.play("choose:3", "clockwise").at() == "spire"


@rule("RE-MOVE-07", "RE-CLAR-01")
def test_abilities_replace_the_movement() -> None:
    scenario = RelicScenario(Side(at="envoy", hand=["warp-jump"])).begin()
    assert scenario.play("play:warp-jump", "go:sanctuary").at() == "sanctuary"
    assert scenario.asked == "Engagement.text"
    assert scenario.deeds("rolled") == []


@rule("RE-MOVE-08", "RE-INNER-02")
def test_in_the_inner_tier_one_space_a_turn_without_a_roll() -> None:
    scenario = RelicScenario(Side(at="maze"), tops={"corruption": ["warp-taint", "warp-taint"]}).begin()
    assert scenario.at() == "yllen"
    assert [deed for deed in scenario.deeds("rolled") if deed[1] == 0] == []


@rule("RE-MOVE-09")
def test_a_six_does_not_explode_in_movement() -> None:
    scenario = RelicScenario(Side(at="envoy")).begin(6)
    assert scenario.deeds("rolled") == [("rolled", 0, 1)]
    assert scenario.play("clockwise").at() == "battlefleet"


@rule("RE-MOVE-10")
def test_spaces_passed_have_no_effect() -> None:
    scenario = RelicScenario(Side(at="envoy"), lying={"hab": ["carnifex"]}).any_dice().begin(3).play("clockwise")
    assert scenario.lying("hab") == ["carnifex"]
    assert scenario.at() == "outskirts"
    assert [line for line in scenario.log() if "Hab-Stacks" in line] == []


@rule("RE-TIER-01", "RE-TIER-02", "RE-TIER-03")
@pytest.mark.parametrize(
    ("corner", "beyond"), [("envoy", "blackstone"), ("battlefleet", "sepha"), ("sanctuary", "shrineworld")]
)
def test_three_corners_lead_to_the_middle_tier(corner: str, beyond: str) -> None:
    scenario = RelicScenario(Side(influence=2), lying={beyond: ["spore-mine-cluster"]}).land(corner)
    assert scenario.asked == "Engagement.text"
    scenario.play("text-box:2")
    assert scenario.at() == beyond
    assert scenario.player().influence == 0
    assert scenario.lying(beyond) == ["spore-mine-cluster"]
    assert scenario.deeds("battle") == []
    scenario = RelicScenario(Side(influence=1)).land(corner)
    assert "text-box:2" not in scenario.keys


@rule("RE-TIER-01")
def test_the_fourth_corner_is_no_crossing() -> None:
    scenario = RelicScenario(Side(influence=9, trophies=["slugga-boy", "slugga-boy"])).land("emissary")
    assert scenario.play("text-box:2").until("Movement.choose_direction").at() == "emissary"
    assert scenario.player().influence == 12


@rule("RE-BOX-01", "RE-BOX-04")
def test_two_spaces_have_a_movement_box() -> None:
    box = RelicScenario().content
    assert [space.id for space in box.spaces if space.gate >= 0] == ["guardian", "hulk"]
    scenario = RelicScenario(Side(at="hulk")).begin(1)
    assert scenario.keys == ["done", "box"]
    assert scenario.play("box").at() == "webway"


@rule("RE-BOX-02", "RE-BOX-03", "RE-MOVE-06")
def test_the_example_of_the_space_hulk() -> None:
    """p. 21: from the Haunted Star Cluster with a 3: to the Hulk, to the Webway Portal, to the Foothills of Liliath."""
    scenario = RelicScenario(Side(at="haunted")).any_dice().begin(3).play("anticlockwise")
    assert scenario.asked == "Movement.box"
    assert scenario.play("box").keys == ["clockwise", "anticlockwise"]
    assert scenario.play("clockwise").at() == "foothills"


@rule("RE-BOX-02", "RE-MOVE-04")
@pytest.mark.parametrize(("start", "steps"), [("haunted", 1), ("derelict", 2), ("warpstorm", 3)])
def test_a_box_on_the_way_is_offered_however_far_it_is(start: str, steps: int) -> None:
    scenario = RelicScenario(Side(at=start)).begin(steps + 1).play("anticlockwise")
    assert (scenario.asked, scenario.at()) == ("Movement.box", "hulk")
    assert scenario.play("done").at() == "craftworld"


@rule("RE-BOX-02")
def test_a_box_can_be_passed_by_and_the_direction_stays() -> None:
    scenario = RelicScenario(Side(at="haunted")).any_dice().begin(3).play("anticlockwise", "done")
    assert scenario.at() == "guardian"


@rule("RE-BOX-02")
def test_a_box_reached_with_the_last_point_waits_for_the_next_turn() -> None:
    scenario = RelicScenario(Side(at="haunted"), lying={"hulk": ["fighting-pit", "plague-ward"]}).begin(1).play("anticlockwise")
    assert scenario.at() == "hulk"
    assert "box" not in scenario.keys


@rule("RE-INNER-01", "RE-RELIC-01", "RE-RIFT-01")
def test_the_inner_tier_is_entered_from_the_guardian_with_a_relic() -> None:
    scenario = RelicScenario(Side(at="guardian")).begin(4)
    assert scenario.keys == ["clockwise", "anticlockwise"]
    scenario = RelicScenario(Side(at="guardian", assets=["blade-of-saint-antias"])).any_dice().begin(4)
    assert scenario.keys == ["done", "box"]
    scenario.play("box")
    assert scenario.deeds("moved")[0] == ("moved", 0, 0)
    assert "Ultramarines Captain moves to Warp Rift. [RE-BOX-02 RE-RIFT-01]" in scenario.log()
    assert len(scenario.deeds("moved")) == 2, "the three points that are left lead nowhere: only the text of the Rift moves on"


@rule("RE-RIFT-02")
@pytest.mark.parametrize(
    ("level", "relics", "space"),
    [(0, ["roll-of-honour"], "maze"), (9, ["roll-of-honour"], "yllen"), (9, ["roll-of-honour", "xenos-bane"], "braxas")],
)
def test_the_warp_rift_moves_one_space_and_one_for_each_condition(level: int, relics: list[str], space: str) -> None:
    scenario = RelicScenario(Side(at="guardian", assets=relics, level=level)).any_dice().begin(4).play("box")
    moves = [line for line in scenario.log() if "moves to" in line]
    assert scenario.content.spaces[scenario.space(space)].name["en"] in moves[1]


@rule("RE-RIFT-03", "RE-RIFT-04")
def test_the_example_of_the_warp_rift() -> None:
    """p. 21: level 9 and 8 influence discarded lead to Daemon World Braxas; what is passed is ignored."""
    scenario = RelicScenario(Side(at="guardian", assets=["roll-of-honour"], level=9, influence=8)).begin(4, 1, 6, 1).play("box")
    assert scenario.asked == "Resolution.go_on"
    scenario.play("yes")
    assert scenario.at() == "braxas"
    assert scenario.player().influence == 0
    assert scenario.corruption() == []
    assert scenario.deeds("battle-at") == [("battle-at", 0, 9)]
    scenario = RelicScenario(Side(at="guardian", assets=["roll-of-honour"], level=9, influence=8)).begin(4).play("box", "no")
    assert (scenario.at(), scenario.player().influence) == ("yllen", 8)
    scenario = RelicScenario(Side(at="guardian", assets=["roll-of-honour"], level=9, influence=7)).begin(4).play("box")
    assert scenario.at() == "yllen"


@rule("RE-INNER-03")
def test_abilities_of_movement_do_nothing_in_the_inner_tier() -> None:
    given = {"assets": ["jump-pack", "star-chart-of-the-ancients"], "hand": ["warp-jump", "forced-march"]}
    scenario = RelicScenario(Side(at="maze", special=True, **given)).begin()
    assert scenario.at() == "yllen"
    assert not [key for key in scenario.keys if key.startswith(("use:", "play:"))]


@rule("RE-INNER-04")
def test_no_card_leads_back_from_the_inner_tier() -> None:
    scenario = RelicScenario(Side(at="maze")).begin()
    guard = scenario.match.why_not(0, "space", scenario.space("hulk"))
    assert guard is not None
    assert guard.rule == "RE-INNER-04"


@rule("RE-INNER-05", "RE-INNER-06")
def test_in_the_inner_tier_the_text_is_always_resolved_and_nothing_explored() -> None:
    scenario = RelicScenario(Side(at="yllen"), lying={"maze": []}).begin(3, 3)
    assert scenario.deeds("battle-at") == [("battle-at", 0, 9)]
    assert scenario.deeds("threat") == []
    scenario = RelicScenario(Side(at="hab"), Side(at="maze"), tops={"red": ["green-tide"]}).land("furnace")
    assert scenario.deeds("threat") == [("threat", 0, 0)]


@rule("RE-CLAR-03", "RE-CLAR-04")
def test_a_special_move_waits_for_the_next_movement_phase() -> None:
    scenario = RelicScenario(Side(at="hab"), tops={"yellow": ["hidden-path"]}).land("outskirts")
    assert (scenario.active, scenario.pile("yellow")) == (1, ["hidden-path"])
    assert scenario.player().special
    scenario.player().lying = True
    scenario.next_turn()
    assert (scenario.active, scenario.turn, scenario.player().special) == (1, 4, True)
    scenario.next_turn()
    assert (scenario.asked, scenario.seat) == ("Movement.special", 0)
    scenario.play("go:menhir")
    assert scenario.at() == "menhir"
    assert not scenario.player().special


@rule("RE-CLAR-03")
def test_a_special_move_passed_up_is_gone() -> None:
    scenario = RelicScenario(Side(at="hab", special=True)).begin(1)
    scenario.play("roll")
    assert not scenario.player().special
    assert scenario.asked == "Movement.choose_direction"
    assert "makes no use of the special move" in scenario.said()


@rule("RE-MOVE-02")
def test_after_the_roll_one_chooses_a_direction_or_first_about_the_box_of_the_space() -> None:
    assert RelicScenario(Side(at="hab")).begin(2).asked == "Movement.choose_direction"
    assert RelicScenario(Side(at="hulk")).begin(2).asked == "Movement.box"


@rule("RE-CLAR-06")
def test_a_direct_move_passes_no_space() -> None:
    scenario = RelicScenario(lying={"glade": ["forgotten-portal"], "ruins": ["carnifex"]}).land("webway").play("text-box:1")
    assert scenario.at() == "glade"
    assert scenario.lying("ruins") == ["carnifex"]
    assert "RE-CLAR-06" in scenario.rules()
    assert "text-box:1" not in RelicScenario().land("webway").keys


@rule("RE-CLAR-06", "RE-INNER-04")
def test_a_crossing_is_not_offered_from_where_it_leads_or_from_within() -> None:
    scenario = RelicScenario(Side(at="yllen", influence=9))
    crossing = scenario.content.spaces[scenario.space("envoy")].boxes[1]
    assert not crossing.possible(scenario.table, Resolution.preview(0))
    scenario.player().space = scenario.space("blackstone")
    assert not crossing.possible(scenario.table, Resolution.preview(0))
    scenario.player().space = scenario.space("envoy")
    assert crossing.possible(scenario.table, Resolution.preview(0))


@rule("RE-DISC-05")
def test_why_a_card_cannot_just_be_thrown_away() -> None:
    scenario = RelicScenario(Side(at="envoy", assets=["choppa"])).begin(1)
    guards = [refuse(scenario.table, 0, vocabulary.DISCARD, scenario.find("card", card)) for card in ("choppa", "boltgun")]
    assert [guard.name if guard is not None else "" for guard in guards] == ["no-discard-now", "not-for-this"]


@pytest.mark.parametrize(("phase", "asked"), [("", "Opening.ask"), ("movement", "Throw.replace"), ("engagement", "Engagement.text"), ("experience", "Experience.spend")])
def test_a_scenario_begins_with_any_phase_of_a_turn(phase: str, asked: str) -> None:
    scenario = RelicScenario(Side(at="sanctuary", trophies=["carnifex"], hand=["omen"]), phase=phase).begin()
    assert (scenario.asked, scenario.turn, scenario.active) == (asked, 1, 0)
