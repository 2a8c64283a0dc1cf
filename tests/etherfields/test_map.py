"""The Dreamscape: tiles, Walls, icons, Terrain, figures, movement and range."""

import pytest

from pionek.cli.drawing import plain
from pionek.core.rules.in_force import value
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.dreamscape import FAR, space_of
from pionek.games.etherfields.procedures.delta_phase import Delta
from pionek.games.etherfields.procedures.dreamscape_phase import Spawn
from pionek.games.etherfields.procedures.moving import Walk, reachable
from tests.etherfields.scenario import PICK, dream, first_dream, slumber
from tests.etherfields.situations import move, to

rule = pytest.mark.rule


@rule("EF-MAP-01", "EF-MAP-02", "EF-CORE-01")
def test_a_revealed_tile_lies_on_the_slot_of_its_code_with_four_spaces():
    night = first_dream("gambler").at(0, "A2a").hand(0, "sp01")
    night.do("d1-1", "sp01")
    scape = night.dreamscape
    assert [scape.present[space_of("A3" + corner)] for corner in "abcd"] == [True] * 4
    assert len(scape.spaces()) == 8


@rule("EF-CORE-04")
def test_a_script_is_read_and_carried_out():
    night = first_dream("gambler").at(0, "A2a").hand(0, "sp01")
    assert night.scripts == ["s101"]
    night.do("d1-1", "sp01")
    assert night.scripts == ["s101", "s102"]
    page = next(thing for thing in night.match.scene(0).things if thing.id == "script")
    assert "Platform Zero" in page.text[0]


@rule("EF-GATE-06")
@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("d1", ["Throw the signal lever", "Out of Turns: read Script 112."]),
        ("d2", ["at most 2 letters", "Out of Turns: read Script 213."]),
        ("d3", ["From Flood 3 on, row C is Water", "End of each Turn: Flood +1", "Out of Turns: read Script 312."]),
        ("d5", ["Start of each Turn: the clock hand moves on", "Out of Turns: read Script 510."]),
    ],
)
def test_the_gate_shows_its_goal_its_special_rules_and_what_happens_out_of_turns(name, told):
    page = next(thing for thing in dream(name, "gambler").match.scene(0).things if thing.id == "goal")
    text = plain(page.text)
    assert [each for each in told if each not in text] == []


@rule("EF-CORE-07", "EF-DELTA-02")
def test_the_printed_tile_beats_the_rulebook_in_the_delta_phase():
    night = slumber("s01", "gambler")
    night.who(0).distress, night.who(0).sealed = 3, ["fl1", "fl1"]
    night.run(Delta(0)).play(PICK["cure"])
    assert night.who(0).distress == 0
    assert len(night.who(0).sealed) == 2


@rule("EF-MAP-06", "EF-MAP-07")
def test_a_map_action_needs_its_space_and_a_wall_stops_moves():
    night = first_dream("gambler").at(0, "A2c").hand(0, "sp01")
    assert night.why_not(0, "action", "d1-1") == "EF-MAP-06"
    far = night.far("A2a")
    assert far["A2b"] == 3


@rule("EF-WALL-01", "EF-RANGE-02")
def test_distance_is_counted_around_walls():
    night = dream("d2", "gambler")
    far = night.far("B2a")
    assert far["B2a"] == 0
    assert far["B2b"] == 1
    assert far["B2c"] == 3


@rule("EF-WALL-02")
def test_a_wall_with_an_opening_is_passed_and_measured_through():
    night = first_dream("gambler").tiles("d1-b2").at(0, "A2c").hand(0, "mk08").entity("e4", "B2a")
    assert "Wall with an opening to B2a" in str(night.match.scene(0))
    assert night.distance("A2c", "B2a") == 1
    assert "act:e4-a:awareness" in night.keys
    night.play("act:move:cunning").pay("mk08", colour="cunning").until("Walk.choose")
    assert to("B2a") in night.keys


@rule("EF-WALL-03")
def test_nobody_slips_through_where_the_walls_of_two_tiles_meet():
    """Four Walls of the Opera stand in one line; where two of them meet a diagonal step finds no way."""
    night = dream("d3", "gambler").tiles("d3-b2", "d3-b3", "d3-c3").at(0, "C2b").hand(0, "ga01")
    night.play("play:ga01:none").until("Walk.choose")
    assert to("B3c") not in night.keys
    assert to("B2c") not in night.keys
    assert to("C3c") in night.keys


@rule("EF-MAP-08", "EF-MAP-10", "EF-TCARD-11")
def test_the_suit_of_the_turn_card_binds_the_first_entity():
    night = first_dream("gambler").tiles("d1-a3", "d1-b3", "d1-c3").card("t04")
    night.run(Spawn(0, night.find("entity", "e4"), 2))
    assert night.figure(0) == "C3c"
    assert night.asked == "Spawn.choose"
    assert set(night.keys) == {to("A3a"), to("B3c")}


@rule("EF-MAP-09")
def test_entities_are_spread_evenly():
    night = first_dream("gambler").tiles("d1-a3", "d1-b3", "d1-c3").card("t10")
    night.run(Spawn(0, night.find("entity", "e4"), 3)).until("Acting.act")
    assert sorted({night.figure(at) for at in range(3)}) == ["A3a", "B3c", "C3c"]


@rule("EF-ICON-01", "EF-ICON-02", "EF-ICON-03")
def test_a_gem_in_its_slot_switches_the_effect_on_and_comes_back():
    night = first_dream("gambler").tiles("d1-b2").at(0, "B2d")
    assert night.why_not(0, "spot", "d1-b2d") == "EF-ACT-11"
    night.who(0).gems = 1
    night.ask_again().play("spot:d1-b2d")
    assert (night.who(0).gems, value(night.table, vocabulary.CONTACT_COST, 0)) == (0, -1)
    night.play("spot:d1-b2d")
    assert (night.who(0).gems, value(night.table, vocabulary.CONTACT_COST, 0)) == (1, 0)


@rule("EF-ICON-04")
def test_a_trap_goes_off_in_passing_and_at_the_end_of_a_relocation():
    night = first_dream("gambler").tiles("d1-b2").at(0, "A2c").deck(0, *["ga01"] * 9)
    night.run(Walk(0, 9)).play(to("B2a"), to("B2b"), to("B2d"), to("B2c"))
    assert len(night.who(0).sealed) == 1
    night.until("Acting.act").at(0, "A2c").hand(0, "ga11", "ga06")
    night.play("play:ga11:awareness").pay("ga06").play(to("B2c"))
    assert len(night.who(0).sealed) == 2


@rule("EF-ICON-05", "EF-ICON-07")
def test_a_flying_rule_covers_the_whole_dreamscape_once_revealed():
    night = slumber("s01", "gambler").at(0, "B2a")
    night.figures[0].space = "B3d"
    night.tiles("sm-c4").card("t07")
    heard = night.listen()
    night.deck(0, *["ga01"] * 12).next_turn()
    steps = [event.subject for event in heard.events if event.moment == vocabulary.STEP]
    assert vocabulary.MOVEMENT not in steps
    assert vocabulary.BASIC in steps


@rule("EF-ICON-06")
def test_an_action_of_a_gate_is_done_from_anywhere():
    night = slumber("s06", "gambler").at(0, "B2a")
    night.figures[0].space = "B3b"
    night.who(0).ether = 2
    night.ask_again().play("act:s06-e:none").until("")
    assert night.match.result.cause == "won"


@rule("EF-ICON-09")
def test_stairs_do_nothing_by_themselves():
    """Who steps on them is there and nowhere else, and nothing else has changed."""
    night = first_dream("gambler").tiles("d1-b2", "d1-b3").at(0, "B3c").hand(0, "mk08")
    scape = night.dreamscape
    stairs = space_of("B3d")
    assert stairs in scape.stairs
    assert scape.near[stairs] == [space_of("B3b"), space_of("B3c")]
    offered = [key for key in night.keys if not key.startswith("act:d1")]
    heard = night.listen()
    night.at(0, "B3c").play("act:move:cunning").pay("mk08", colour="cunning").until("Walk.choose").play(to("B3d")).until("Acting.act")
    assert night.space(0) == "B3d"
    assert [event.moment for event in heard.events] == [vocabulary.PAID, vocabulary.ACTED, vocabulary.MOVED]
    night.hand(0, "mk08")
    assert [key for key in night.keys if not key.startswith("act:d1")] == offered


@rule("EF-ICON-10")
def test_nobody_goes_or_measures_through_a_blocked_space():
    night = dream("d2", "gambler").tiles("d2-b3", "d2-b4")
    scape = night.dreamscape
    assert space_of("B3a") in scape.blocked
    assert scape.near[space_of("B3a")] == []
    assert scape.far(space_of("B2b"))[space_of("B3b")] == FAR


@rule("EF-OVER-01", "EF-OVER-02", "EF-OVER-03")
def test_an_overlay_opens_its_space_for_good_and_leaves_figures_where_they_stand():
    night = dream("d2", "gambler").at(0, "B2d").hand(0, "sp01")
    night.do("d2-5", "sp01")
    scape = night.dreamscape
    assert space_of("B3a") not in scape.blocked
    assert space_of("B3a") in scape.near[space_of("B2b")]
    assert night.space(0) == "B2d"
    night.next_turn()
    assert space_of("B3a") not in night.dreamscape.blocked


@rule("EF-TERR-01", "EF-TERR-02")
def test_terrain_of_a_tile_is_on_all_its_spaces_and_that_of_a_space_only_there():
    night = dream("d2", "gambler").tiles("d2-c2")
    assert all(night.terrain("C2" + corner) == vocabulary.SWAMPS for corner in "abcd")
    assert night.terrain("B2c") == vocabulary.LIGHT
    assert night.terrain("B2d") == 0


@rule("EF-TERR-04", "EF-TERR-05")
def test_a_light_token_works_like_the_icon_and_cancels_darkness():
    night = first_dream("gambler").tiles("d1-a3").at(0, "A3c").items("it3")
    assert night.terrain("A3c") == vocabulary.DARKNESS
    night.play("item:it3:none")
    assert night.terrain("A3c") == vocabulary.LIGHT
    assert night.terrain("A3d") == vocabulary.DARKNESS


@rule("EF-FIG-01", "EF-FIG-02", "EF-COMPAN-02")
def test_four_figures_fill_a_space_that_can_be_passed_but_not_stopped_on():
    night = first_dream("gambler").tiles("d1-b2").at(0, "A2c").entity("e4", "B2a", "B2a", "B2a")
    assert not night.is_full("B2a")
    night.companions = [("mk40", 0, "B2a")]
    assert night.is_full("B2a")
    ways = reachable(night.table, 0, 2, 0)
    assert space_of("B2a") not in ways.ends(night.table)
    assert space_of("B2b") in ways.ends(night.table)


@rule("EF-FIG-03")
def test_an_entity_entering_a_full_space_pushes_a_dreamer_out():
    night = first_dream("gambler", "specialist").at(0, "A2c").at(1, "A2c").entity("e4", "A2c", "A2c").entity("e1", "A2a")
    night.figures = night.figures[::-1]
    move(night, "one")
    assert night.asked == "MakeRoom.choose"
    night.play("who:2", to("A2d"))
    assert night.figure(0) == "A2c"
    assert (night.space(0), night.space(1)) == ("A2c", "A2d")


@rule("EF-FIG-04")
def test_a_lone_dreamer_is_not_pushed_by_an_entity_that_is_not_big():
    night = first_dream("gambler").at(0, "A2c").entity("e1", "A2a").entity("e4", "A2c", "A2c", "A2c")
    move(night, "value")
    assert night.figure(0) == "A2a"
    assert night.space(0) == "A2c"


@rule("EF-FIG-05", "EF-FIG-06", "EF-FIG-07")
def test_a_big_entity_pushes_everybody_and_stops():
    night = first_dream("gambler").tiles("d1-b2").at(0, "A2c").entity("es07", "A2a").entity("e4", "A2c")
    night.lair("es07").morphs[vocabulary.MORPH_MOVE] = 1
    move(night, "value").until("Acting.act")
    assert night.figure(0) == "A2c"
    assert night.space(0) != "A2c"
    assert night.figure(1) != "A2c"


@rule("EF-FIG-08")
def test_nobody_spawns_where_four_dreamers_are_walled_in():
    night = first_dream("gambler", "specialist", "tough-guy", "free-spirit")
    for seat in range(4):
        night.at(seat, "A2a")
    near = night.dreamscape.near[space_of("A2a")]
    night.added_walls = [min(space_of("A2a"), other) * 48 + max(space_of("A2a"), other) for other in near]
    assert night.dreamscape.near[space_of("A2a")] == []
    night.run(Spawn(0, night.find("entity", "e4"), 1, space_of("A2a")))
    assert night.figures == []


@rule("EF-FIG-09")
def test_a_big_entity_fills_its_space():
    night = first_dream("gambler").entity("es07", "A2d")
    assert night.is_full("A2d")


@rule("EF-MOVE-02")
def test_moves_are_never_diagonal_without_a_card():
    night = first_dream("gambler").at(0, "A2c")
    assert space_of("A2b") not in reachable(night.table, 0, 1, 0).ends(night.table)
    assert reachable(night.table, 0, 2, 0).cost[space_of("A2b")] == 2
    night.hand(0, "ga01").play("play:ga01:none")
    assert to("A2b") in night.keys


@rule("EF-MOVE-03", "EF-RANGE-04")
def test_relocation_knows_no_walls():
    night = first_dream("gambler").at(0, "A2a").hand(0, "ga11", "ga06")
    night.play("play:ga11:awareness").pay("ga06")
    assert to("A2b") in night.keys
    night.play(to("A2b"))
    assert night.space(0) == "A2b"


@rule("EF-RANGE-01", "EF-RANGE-03")
def test_a_range_is_a_maximum_and_needs_a_way():
    night = dream("d2", "gambler").tiles("d2-b3").entity("e2", "B2b", "B3b")
    assert night.figures_within("B2b", 3) == [0]
    assert night.figures_within("B2b", 90) == [0]


@rule("EF-RANGE-05")
def test_range_is_measured_at_the_start_of_the_action():
    night = first_dream("specialist").entity("e1", "A2a").at(0, "A2c").hand(0, "sp01", "sp11", "mk08")
    night.play("act:e1-a:awareness")
    assert night.frame.reach == [0]
    night.figures[0].space = "A2b"
    night.ask_again().pay("sp01", "mk08")
    if night.asked == "ActionPlay.pay":
        night.play("done")
    assert night.lair("e1").threats == 1
