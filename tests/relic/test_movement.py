"""The turn, the Movement phase and the ways between the tiers (rulebook p. 8, 21)."""

from __future__ import annotations

import pytest
from pionek.core.rules.resolving import Resolution

from pionek.games.relic import vocabulary
from pionek.games.relic.choices.refusals import refuse
from tests.relic.scenario import Side, Table

rule = pytest.mark.rule


@rule("RE-TURN-02", "RE-TURN-03")
def test_a_turn_has_four_phases_and_is_finished_before_the_next() -> None:
    table = Table(Side(at="hab", trophies=["slugga-boy"]), tops={"yellow": ["gambling-hall"]}).begin(1)
    phases = []
    while table.table.turn == 1:
        phases.append(table.asked.split(".")[0])
        table.idle()
    assert phases == ["Movement", "Resolution", "Experience"]
    steps = [step for step, _rule in type(table.table.agenda[1]).steps]
    order = ["movement", "exploration", "engagement", "experience"]
    assert [step for step in steps if step in order] == order


@rule("RE-MOVE-01")
def test_nobody_may_stay_put() -> None:
    table = Table(Side(at="hab"), lying={"hab": ["spore-mine-cluster"]}).begin(1)
    assert table.keys == ["clockwise", "anticlockwise"]
    guard = table.match.why_not(0, "space", table.space("hab"))
    assert guard is not None
    assert guard.rule == "RE-MOVE-01"
    assert table.play("clockwise").at() == "outskirts"


@rule("RE-MOVE-02", "RE-MOVE-03", "RE-MOVE-04")
@pytest.mark.parametrize(("roll", "space"), [(1, "spire"), (3, "outskirts"), (6, "battlefleet")])
def test_one_die_one_space_a_point_all_of_them(roll: int, space: str) -> None:
    table = Table(Side(at="envoy")).begin(roll).play("clockwise")
    assert table.at() == space


@rule("RE-MOVE-02")
def test_in_the_middle_tier_a_die_too() -> None:
    assert Table(Side(at="blackstone")).begin(4).play("clockwise").at() == "sepha"


@rule("RE-MOVE-05", "RE-MOVE-06")
def test_the_direction_is_chosen_after_the_roll_and_holds() -> None:
    table = Table(Side(at="envoy")).begin(2)
    assert table.deeds("rolled") == [("rolled", 0, 1)]
    assert table.keys == ["clockwise", "anticlockwise"]
    assert table.play("anticlockwise").at() == "glade"
    assert "RE-MOVE-05" in Table(Side(at="envoy")).begin(2).rule


@rule("RE-MOVE-07")
def test_abilities_change_the_movement_value() -> None:
    table = Table(Side(at="envoy", assets=["jump-pack"])).begin(2)
    assert table.keys == ["use:jump-pack", "pass"]
    assert table.play("use:jump-pack", "clockwise").at() == "outskirts"
    table = Table(Side(at="envoy", hand=["forced-march"])).begin(1).play("roll", "play:forced-march")
    assert table.play("choose:3", "clockwise").at() == "spire"


@rule("RE-MOVE-07", "RE-CLAR-01")
def test_abilities_replace_the_movement() -> None:
    table = Table(Side(at="envoy", hand=["warp-jump"])).begin()
    assert table.play("play:warp-jump", "go:sanctuary").at() == "sanctuary"
    assert table.asked == "Engagement.text"
    assert table.deeds("rolled") == []


@rule("RE-MOVE-08", "RE-INNER-02")
def test_in_the_inner_tier_one_space_a_turn_without_a_roll() -> None:
    table = Table(Side(at="maze"), tops={"corruption": ["warp-taint", "warp-taint"]}).begin()
    assert table.at() == "yllen"
    assert [deed for deed in table.deeds("rolled") if deed[1] == 0] == []


@rule("RE-MOVE-09")
def test_a_six_does_not_explode_in_movement() -> None:
    table = Table(Side(at="envoy")).begin(6)
    assert table.deeds("rolled") == [("rolled", 0, 1)]
    assert table.play("clockwise").at() == "battlefleet"


@rule("RE-MOVE-10")
def test_spaces_passed_have_no_effect() -> None:
    table = Table(Side(at="envoy"), lying={"hab": ["carnifex"]}).begin(3).play("clockwise")
    assert table.lying("hab") == ["carnifex"]
    assert table.at() == "outskirts"
    assert [line for line in table.log() if "Hab-Stacks" in line] == []


@rule("RE-TIER-01", "RE-TIER-02", "RE-TIER-03")
@pytest.mark.parametrize(
    ("corner", "beyond"), [("envoy", "blackstone"), ("battlefleet", "sepha"), ("sanctuary", "shrineworld")]
)
def test_three_corners_lead_to_the_middle_tier(corner: str, beyond: str) -> None:
    table = Table(Side(influence=2), lying={beyond: ["spore-mine-cluster"]}).land(corner)
    assert table.asked == "Engagement.text"
    table.play("text-box:2")
    assert table.at() == beyond
    assert table.player().influence == 0
    assert table.lying(beyond) == ["spore-mine-cluster"]
    assert table.deeds("battle") == []
    table = Table(Side(influence=1)).land(corner)
    assert "text-box:2" not in table.keys


@rule("RE-TIER-01")
def test_the_fourth_corner_is_no_crossing() -> None:
    table = Table(Side(influence=9, trophies=["slugga-boy", "slugga-boy"])).land("emissary")
    assert table.play("text-box:2").until("Movement.choose_direction").at() == "emissary"
    assert table.player().influence == 12


@rule("RE-BOX-01", "RE-BOX-04")
def test_two_spaces_have_a_movement_box() -> None:
    box = Table().content
    assert [space.id for space in box.spaces if space.gate >= 0] == ["guardian", "hulk"]
    table = Table(Side(at="hulk")).begin(1)
    assert table.keys == ["done", "box"]
    assert table.play("box").at() == "webway"


@rule("RE-BOX-02", "RE-BOX-03", "RE-MOVE-06")
def test_the_example_of_the_space_hulk() -> None:
    """p. 21: from the Haunted Star Cluster with a 3: to the Hulk, to the Webway Portal, to the Foothills of Liliath."""
    table = Table(Side(at="haunted")).begin(3).play("anticlockwise")
    assert table.asked == "Movement.box"
    assert table.play("box").keys == ["clockwise", "anticlockwise"]
    assert table.play("clockwise").at() == "foothills"


@rule("RE-BOX-02", "RE-MOVE-04")
@pytest.mark.parametrize(("start", "steps"), [("haunted", 1), ("derelict", 2), ("warpstorm", 3)])
def test_a_box_on_the_way_is_offered_however_far_it_is(start: str, steps: int) -> None:
    table = Table(Side(at=start)).begin(steps + 1).play("anticlockwise")
    assert (table.asked, table.at()) == ("Movement.box", "hulk")
    assert table.play("done").at() == "craftworld"


@rule("RE-BOX-02")
def test_a_box_can_be_passed_by_and_the_direction_stays() -> None:
    table = Table(Side(at="haunted")).begin(3).play("anticlockwise", "done")
    assert table.at() == "guardian"


@rule("RE-BOX-02")
def test_a_box_reached_with_the_last_point_waits_for_the_next_turn() -> None:
    table = Table(Side(at="haunted"), lying={"hulk": ["fighting-pit", "plague-ward"]}).begin(1).play("anticlockwise")
    assert table.at() == "hulk"
    assert "box" not in table.keys


@rule("RE-INNER-01", "RE-RELIC-01", "RE-RIFT-01")
def test_the_inner_tier_is_entered_from_the_guardian_with_a_relic() -> None:
    table = Table(Side(at="guardian")).begin(4)
    assert table.keys == ["clockwise", "anticlockwise"]
    table = Table(Side(at="guardian", assets=["blade-of-saint-antias"])).begin(4)
    assert table.keys == ["done", "box"]
    table.play("box")
    assert table.deeds("moved")[0] == ("moved", 0, 0)
    assert "Ultramarines Captain moves to Warp Rift. [RE-BOX-02 RE-RIFT-01]" in table.log()
    assert table.deeds("moved")[1] == ("moved", 0, 0)


@rule("RE-RIFT-02")
@pytest.mark.parametrize(
    ("level", "relics", "space"),
    [(0, ["roll-of-honour"], "maze"), (9, ["roll-of-honour"], "yllen"), (9, ["roll-of-honour", "xenos-bane"], "braxas")],
)
def test_the_warp_rift_moves_one_space_and_one_for_each_condition(level: int, relics: list[str], space: str) -> None:
    table = Table(Side(at="guardian", assets=relics, level=level)).begin(4).play("box")
    moves = [line for line in table.log() if "moves to" in line]
    assert table.content.spaces[table.space(space)].name["en"] in moves[1]


@rule("RE-RIFT-03", "RE-RIFT-04")
def test_the_example_of_the_warp_rift() -> None:
    """p. 21: level 9 and 8 influence discarded lead to Daemon World Braxas; what is passed is ignored."""
    table = Table(Side(at="guardian", assets=["roll-of-honour"], level=9, influence=8)).begin(4, 1, 6, 1).play("box")
    assert table.asked == "Resolution.go_on"
    table.play("yes")
    assert table.at() == "braxas"
    assert table.player().influence == 0
    assert table.corruption() == []
    assert ("battle", 0, 9) in table.deeds("battle")
    table = Table(Side(at="guardian", assets=["roll-of-honour"], level=9, influence=8)).begin(4).play("box", "no")
    assert (table.at(), table.player().influence) == ("yllen", 8)
    table = Table(Side(at="guardian", assets=["roll-of-honour"], level=9, influence=7)).begin(4).play("box")
    assert table.at() == "yllen"


@rule("RE-INNER-03")
def test_abilities_of_movement_do_nothing_in_the_inner_tier() -> None:
    given = {"assets": ["jump-pack", "star-chart-of-the-ancients"], "hand": ["warp-jump", "forced-march"]}
    table = Table(Side(at="maze", special=True, **given)).begin()
    assert table.at() == "yllen"
    assert not [key for key in table.keys if key.startswith(("use:", "play:"))]


@rule("RE-INNER-04")
def test_no_card_leads_back_from_the_inner_tier() -> None:
    table = Table(Side(at="maze")).begin()
    guard = table.match.why_not(0, "space", table.space("hulk"))
    assert guard is not None
    assert guard.rule == "RE-INNER-04"


@rule("RE-INNER-05", "RE-INNER-06")
def test_in_the_inner_tier_the_text_is_always_resolved_and_nothing_explored() -> None:
    table = Table(Side(at="yllen"), lying={"maze": []}).begin(3, 3)
    assert ("battle", 0, 9) in table.deeds("battle")
    assert table.deeds("threat") == []
    table = Table(Side(at="hab"), Side(at="maze"), tops={"red": ["green-tide"]}).land("furnace")
    assert table.deeds("threat") == [("threat", 0, 0)]


@rule("RE-CLAR-03", "RE-CLAR-04")
def test_a_special_move_waits_for_the_next_movement_phase() -> None:
    table = Table(Side(at="hab"), tops={"yellow": ["hidden-path"]}).land("outskirts")
    assert (table.table.active, table.pile("yellow")) == (1, ["hidden-path"])
    assert table.player().special
    table.player().lying = True
    table.next_turn()
    assert (table.table.active, table.table.turn, table.player().special) == (1, 4, True)
    table.next_turn()
    assert (table.asked, table.seat) == ("Movement.special", 0)
    table.play("go:menhir")
    assert table.at() == "menhir"
    assert not table.player().special


@rule("RE-CLAR-03")
def test_a_special_move_passed_up_is_gone() -> None:
    table = Table(Side(at="hab", special=True)).begin(1)
    table.play("roll")
    assert not table.player().special
    assert table.asked == "Movement.choose_direction"


@rule("RE-CLAR-06")
def test_a_direct_move_passes_no_space() -> None:
    table = Table(lying={"glade": ["forgotten-portal"], "ruins": ["carnifex"]}).land("webway").play("text-box:1")
    assert table.at() == "glade"
    assert table.lying("ruins") == ["carnifex"]
    assert "RE-CLAR-06" in table.rules()
    assert "text-box:1" not in Table().land("webway").keys


@rule("RE-CLAR-06", "RE-INNER-04")
def test_a_crossing_is_not_offered_from_where_it_leads_or_from_within() -> None:
    table = Table(Side(at="yllen", influence=9))
    crossing = table.content.spaces[table.space("envoy")].boxes[1]
    assert not crossing.possible(table.table, Resolution.preview(0))
    table.player().space = table.space("blackstone")
    assert not crossing.possible(table.table, Resolution.preview(0))
    table.player().space = table.space("envoy")
    assert crossing.possible(table.table, Resolution.preview(0))


@rule("RE-DISC-05")
def test_why_a_card_cannot_just_be_thrown_away() -> None:
    table = Table(Side(at="envoy", assets=["choppa"])).begin(1)
    guards = [refuse(table.table, 0, vocabulary.DISCARD, table.find(card)) for card in ("choppa", "boltgun")]
    assert [guard.name if guard is not None else "" for guard in guards] == ["no-discard-now", "not-for-this"]
