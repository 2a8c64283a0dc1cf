"""Spawn phases, the spawn row and the portal (chapter "Faza formowania")."""

import pytest

from tests.dreamblade.scenario import NORTH, SOUTH, DreamBladeScenario

rule = pytest.mark.rule


def phase(south, north=None, **given):
    return DreamBladeScenario(south, north, phase="spawn", **given)


def cells(field, figure):
    """Where a figure may be spawned; a single cell is not asked for, so the answer is where it went."""
    clone = field.match.clone()
    clone.play(f"spawn:{figure}")
    keys = clone.keys()
    if clone.table.agenda[-1].step_name() == "where":
        return sorted(key.removeprefix("to:") for key in keys)
    piece = next(each for each in range(32) if field.table.figures[each] == field.content.find("figure", figure) and field.table.reserve >> each & 1)
    return [clone.table.content.id_of("cell", clone.table.cells[piece])]


@rule("DB-SPAWN-01")
def test_both_players_get_the_sum_of_both_dice():
    field = DreamBladeScenario(["a=mirrorman"], ["b=iron-thug@a5", "zombie-enforcer"], phase="turn").dice(5, 3).go()
    assert (field.seat, field.points) == (SOUTH, 8)
    field.play("done")
    assert (field.seat, field.points) == (NORTH, 8)


@rule("DB-SPAWN-02")
def test_the_basic_number_lies_between_four_and_twelve():
    low = DreamBladeScenario(["cinder-imp"], ["iron-thug@a5"], phase="turn", won=(1, 0)).dice(2, 2).go()
    assert low.points == 4
    high = DreamBladeScenario(["cinder-imp"], ["iron-thug@a5"], phase="turn", won=(1, 0)).dice(6, 6).go()
    assert high.points == 12


@rule("DB-SPAWN-03")
def test_two_bonus_points_for_each_miniature_lost_since_the_last_spawn_phase():
    field = DreamBladeScenario(["a=mirrorman"], ["iron-thug@a5"], phase="turn", bonus=(4, 0)).dice(4, 3).go()
    assert field.points == 11
    assert field.bonus == [0, 0]
    own = DreamBladeScenario(["slaughter-boots@c3", "well@c2", "doomball"], ["x=zombie-enforcer@c3"], who=SOUTH)
    own.attack("c3", roll="b -")
    assert own.bonus == [2, 0], "it waits for the next spawn phase"


@rule("DB-SPAWN-04")
def test_bonus_points_wait_while_spawn_phases_are_skipped():
    field = DreamBladeScenario(["a=mirrorman@e1", "b=mirrorman"], ["iron-thug@a5"], phase="turn", bonus=(4, 2)).dice(1, 3).go()
    assert field.bonus == [4, 2]


@rule("DB-TERM-12")
def test_bonus_points_of_a_skipped_phase_pass_on_to_the_next():
    field = DreamBladeScenario(["a=mirrorman@e1", "b=mirrorman"], ["iron-thug@a5"], phase="turn", bonus=(4, 2)).dice(1, 3).go()
    field.dice(5, 4)
    while field.turn == 2:
        field.idle()
    assert field.points == 13


@rule("DB-SPAWN-05")
def test_any_number_of_miniatures_one_at_a_time():
    field = phase(["a=zungar-blademaster", "b=zungar-blademaster", "c=runetagged-brawler", "d=mirrorman"], points=9)
    field.spawn("zungar-blademaster", "e1").spawn("zungar-blademaster", "e1").spawn("runetagged-brawler", "e1")
    assert [field.at(name) for name in "abc"] == ["e1"] * 3
    assert field.amounts("spawned") == [3, 2, 3]


@rule("DB-SPAWN-06")
def test_spawning_and_spawn_abilities_mix():
    field = phase(["castle=pearlthorn-castle@d1", "m=mirrorman@c1", "z=zungar-blademaster", "r=runetagged-brawler"], points=9)
    field.spawn("zungar-blademaster", "e1")
    field.play(field.key("use", "castle") + ":0", field.key("target", "m"))
    field.spawn("runetagged-brawler", "e1")
    assert (field.at("m"), field.at("r")) == ("d1", "e1")


@rule("DB-SPAWN-07")
def test_unspent_points_are_lost():
    field = phase(["z=zungar-blademaster@e1", "r=runetagged-brawler"], ["iron-thug@a5", "zombie-enforcer"], points=9)
    field.done()
    assert field.amounts("points-lost") == [9]
    assert (field.seat, field.points) == (NORTH, 7), "the other player has what the dice give, and no more"


@rule("DB-SPAWN-08")
def test_at_most_four_creatures_are_spawned_in_one_cell():
    names = ["a=zungar-blademaster", "b=zungar-blademaster", "c=zungar-blademaster", "d=runetagged-brawler", "e=runetagged-brawler"]
    field = phase(["mirrorman@c3", *names], points=20)
    for figure in ("zungar-blademaster",) * 3 + ("runetagged-brawler",):
        field.spawn(figure, "c1")
    assert cells(field, "runetagged-brawler") == ["e1"]
    moved = phase(["mirrorman@c3", "marshal=marshal@e1", *names], points=20)
    for figure in ("zungar-blademaster",) * 3 + ("runetagged-brawler",):
        moved.spawn(figure, "c1")
    moved.play(moved.key("use", "marshal") + ":1", moved.key("target", "a"), "to:b1")
    assert moved.at("a") == "b1"
    assert "c1" not in cells(moved, "runetagged-brawler"), "four were spawned there, even if one has left"


@rule("DB-SPAWN-09")
def test_damage_of_a_spawn_phase_is_gone_at_its_end():
    field = phase(["two-faced-chronarch@e1", "z=zungar-blademaster"], ["croc=malborn-croc@a5"], points=8).roll("3 3 1")
    field.play(field.key("use", "two-faced-chronarch") + ":0", "number:3")
    assert field.damage("croc") == 7
    field.done()
    assert field.damage("croc") == 0


@rule("DB-SPAWN-10")
def test_points_are_spent_only_in_ones_own_spawn_phase():
    field = DreamBladeScenario(["castle=pearlthorn-castle@d1", "m=mirrorman@c1", "z=zungar-blademaster"], ["iron-thug@a5"])
    assert field.why_no_piece("z") == "DB-SPAWN-10"
    assert not field.offers("use")
    other = phase(["z=zungar-blademaster", "m=mirrorman@e1"], ["x=zombie-enforcer", "iron-thug@a5"], who=NORTH, first=NORTH)
    assert other.why_no_piece("z") == "DB-TURN-01"


@rule("DB-SPAWN-11")
def test_a_miniature_comes_from_ones_own_reserves():
    field = phase(["z=zungar-blademaster", "m=mirrorman@e1", "dead=doomball@grave"], ["x=zombie-enforcer"], points=20)
    assert field.offers("spawn") == ["zungar-blademaster"]
    assert field.why_no_piece("x", SOUTH) == "DB-SPAWN-11"
    assert field.why_no_piece("dead") == "DB-ZONE-04"
    assert field.spawn("zungar-blademaster", "e1").at("z") == "e1"


@rule("DB-SPAWN-12")
def test_other_abilities_that_can_be_activated_are_used_in_any_order():
    field = phase(["beacon@c4", "vexara=vexara-hive-sovereign@e1", "m=mirrorman@a1", "dead=doomball@grave"], points=9)
    assert sorted(field.offers("use")) == ["beacon", "vexara"]
    field.play(field.key("use", "vexara") + ":0", "take:doomball")
    assert (field.at("dead"), field.points) == ("reserves", 6)
    assert field.offers("use") == ["beacon"]


@rule("DB-ROW-01")
def test_a_cell_that_held_your_creature_when_the_phase_began_is_closed():
    field = phase(["a=mirrorman@c3", "b=mirrorman@c1", "z=zungar-blademaster", "marshal=marshal@d3"], points=9)
    assert cells(field, "zungar-blademaster") == ["d1", "e1"]
    field.play(field.key("use", "marshal") + ":1", field.key("target", "b"), "to:b1")
    field.play("spawn:zungar-blademaster")
    assert field.offers("to") == ["b1", "d1", "e1"], "c1 stays closed, and b1 was empty when the phase began"
    assert field.why_no_cell("c1") == "DB-ROW-01"


@rule("DB-ROW-02")
def test_a_column_without_your_miniatures_is_closed():
    field = phase(["mirrorman@c3", "z=zungar-blademaster"], ["iron-thug@b3"], points=9)
    assert cells(field, "zungar-blademaster") == ["c1", "e1"]
    field.play("spawn:zungar-blademaster")
    assert field.why_no_cell("b1") == "DB-ROW-02"
    assert field.why_no_cell("c2") == "DB-ROW-06"
    north = phase(["iron-thug@b3"], ["mirrorman@c3", "z=zungar-blademaster"], who=NORTH, points=9).play("spawn:zungar-blademaster")
    assert [north.why_no_cell(cell, NORTH) for cell in ("e5", "e4")] == ["DB-ROW-02", "DB-ROW-06"], "only the last row is North's"


@rule("DB-ROW-03")
def test_a_location_in_the_column_is_enough():
    assert cells(phase(["well@b4", "z=zungar-blademaster"], points=9), "zungar-blademaster") == ["b1", "e1"]


@rule("DB-ROW-04")
def test_engaged_miniatures_open_a_column_too():
    field = phase(["mirrorman@a3", "z=zungar-blademaster"], ["iron-thug@a3"], points=9)
    assert cells(field, "zungar-blademaster") == ["a1", "e1"]


@rule("DB-ROW-05")
def test_the_picture_of_the_rulebook():
    south = ["a=mirrorman@a3", "c=mirrorman@c3", "d=mirrorman@d3", "d1=scragglemaw@d1", "z=zungar-blademaster"]
    field = phase(south, ["x=iron-thug@c3", "q=zombie-enforcer", "y=iron-thug@b4"], points=9)
    assert cells(field, "zungar-blademaster") == ["a1", "c1", "e1"]
    other = phase(["a=mirrorman@a3"], ["x=iron-thug@c3", "q=zombie-enforcer", "y=iron-thug@c5"], who=NORTH, points=9)
    assert cells(other, "zombie-enforcer") == ["a5"]
    open_one = phase(["a=mirrorman@a3"], ["x=iron-thug@c3", "q=zombie-enforcer"], who=NORTH, points=9)
    assert cells(open_one, "zombie-enforcer") == ["a5", "c5"]


@rule("DB-ROW-06")
def test_creatures_are_spawned_in_ones_own_spawn_row():
    field = phase(["mirrorman@c3", "z=zungar-blademaster"], points=9).play("spawn:zungar-blademaster")
    assert {cell[1] for cell in field.offers("to")} == {"1"}
    assert field.why_no_cell("c3") == "DB-ROW-06"


@rule("DB-ROW-07")
def test_only_your_own_creatures_close_a_cell():
    field = phase(["mirrorman@c3", "mine=well@c1", "z=zungar-blademaster", "b=mirrorman@b3"], ["iron-thug@b1", "skull-hill@b1"], points=9)
    assert cells(field, "zungar-blademaster") == ["b1", "c1", "e1"]


@rule("DB-PORTAL-01")
def test_the_portal_is_always_open():
    field = phase(["a=mirrorman@e1", "z=zungar-blademaster"], ["iron-thug@e1"], points=9)
    assert cells(field, "zungar-blademaster") == ["e1"]
    assert cells(phase(["z=zungar-blademaster"], points=9), "zungar-blademaster") == ["e1"]


@rule("DB-PORTAL-02")
def test_the_portal_holds_more_than_four():
    four = [f"{name}=mirrorman@e1" for name in "abc"] + ["d=scragglemaw@e1"]
    field = phase([*four, "y=zungar-blademaster", "z=zungar-blademaster"], points=9)
    field.spawn("zungar-blademaster").spawn("zungar-blademaster")
    assert [field.at(name) for name in "abcdyz"] == ["e1"] * 6


@rule("DB-PORTAL-03")
def test_a_portal_holds_one_location():
    field = phase(["a=mirrorman@e1", "well@e1", "castle=pearlthorn-castle", "z=zungar-blademaster"], points=9)
    assert field.why_no_piece("castle") == "DB-LOC-01"


@rule("DB-PORTAL-04")
def test_in_the_opponents_portal_there_is_room_for_four_and_a_location():
    three = [f"{name}=mirrorman@a5" for name in "abc"]
    field = DreamBladeScenario([*three, "d=scragglemaw@a4", "e=zungar-blademaster@b5", "well"], ["iron-thug@e5"])
    field.shift("d", "a5")
    assert field.at("d") == "a5"
    assert "a5" not in field.play(field.key("move", "e")).offers("to")
    spawn = phase([*three, "well"], ["iron-thug@e5"], points=9)
    assert spawn.spawn("well").at("well") == "a5"


@rule("DB-PORTAL-05")
def test_moving_into_your_own_portal_obeys_the_limit():
    four = [f"{name}=mirrorman@e1" for name in "abc"] + ["d=scragglemaw@e1"]
    field = DreamBladeScenario([*four, "z=zungar-blademaster@d1"], ["iron-thug@a5"]).play("shift")
    assert "e1" not in field.play(field.key("move", "z")).offers("to")
