"""Action phases and shifting (chapters "Fazy akcji", "Przemieszczanie")."""

import pytest

from tests.dreamblade.scenario import NORTH, SOUTH, DreamBladeScenario

rule = pytest.mark.rule


@rule("DB-ACTION-01")
def test_each_phase_is_a_shift_or_a_strike():
    field = DreamBladeScenario(["a=mirrorman@c3", "b=mirrorman@c1"], ["iron-thug@c3"])
    assert field.keys == ["shift", "strike"]
    field.shift("b", "c2")
    assert (field.keys, field.seat) == (["shift", "strike"], SOUTH)
    field.attack("c3", roll="- - -")
    assert field.happened("shifted", "struck") == ["shifted", "struck"]


@rule("DB-ACTION-03")
@pytest.mark.parametrize(("action", "moves", "fights"), [("shift", ["b"], []), ("strike", [], ["c3"])])
def test_a_shift_moves_and_a_strike_fights(action, moves, fights):
    field = DreamBladeScenario(["a=mirrorman@c3", "b=mirrorman@c1"], ["iron-thug@c3"]).play(action)
    assert (field.offers("move"), field.offers("fight")) == (moves, fights)


@rule("DB-ACTION-02")
def test_the_choice_holds_for_all_creatures():
    field = DreamBladeScenario(["a=mirrorman@c3", "b=mirrorman@c1"], ["iron-thug@c3"])
    shifting = DreamBladeScenario(["a=mirrorman@c3", "b=mirrorman@c1"], ["iron-thug@c3"]).play("shift")
    assert not shifting.offers("fight")
    assert shifting.offers("move") == ["b"]
    field.play("strike")
    assert not field.offers("move")
    assert field.offers("fight") == ["c3"]
    assert field.why_no_piece("b") == "DB-STRIKE-01"


@rule("DB-ACTION-04")
def test_with_an_enemy_in_its_cell_a_creature_is_engaged():
    field = DreamBladeScenario(["a=mirrorman@c3", "b=mirrorman@c1"], ["iron-thug@c3"])
    assert [field.engaged(name) for name in ("a", "iron-thug")] == [True, True]


@rule("DB-ACTION-05")
def test_alone_or_with_a_location_it_is_unengaged():
    field = DreamBladeScenario(["b=mirrorman@c1", "c=mirrorman@d1", "d=mirrorman@d1"], ["iron-thug@c2", "skull-hill@d1"])
    assert [field.engaged(name) for name in ("b", "c", "d", "iron-thug")] == [False, False, False, False]


@rule("DB-SEQ-10")
def test_damage_left_by_a_combat_goes_when_the_phase_ends():
    field = DreamBladeScenario(["a=mirrorman@c3"], ["x=iron-thug@c3"]).attack("c3", roll="3 - -")
    assert (field.damage("x"), field.asked) == (0, "ActionPhase.choose"), "no other cell to fight in"
    assert field.happened("damage-gone") == ["damage-gone"]


@rule("DB-ACTION-06")
def test_damage_goes_at_the_end_of_the_phase():
    field = DreamBladeScenario(["a=mirrorman@c3", "b=mirrorman@d3"], ["x=iron-thug@c3", "y=iron-thug@d3"])
    field.attack("c3", roll="3 - -")
    assert field.damage("x") == 3
    field.done()
    assert (field.damage("x"), field.asked) == (0, "ActionPhase.choose")


@rule("DB-SHIFT-01")
def test_each_unengaged_creature_moves_once_to_an_adjacent_cell():
    field = DreamBladeScenario(["a=mirrorman@c3", "b=mirrorman@c1"], ["iron-thug@a5"])
    field.shift("a", "c4").shift("b", "c2")
    assert (field.at("a"), field.at("b")) == ("c4", "c2")
    assert field.asked == "ActionPhase.choose", "nobody is left to move"


@rule("DB-LOC-12")
def test_an_enemy_location_holds_nobody():
    field = DreamBladeScenario(["b=mirrorman@c1"], ["iron-thug@c3", "skull-hill@c1"]).play("shift")
    assert field.offers("move") == ["b"]


@rule("DB-SHIFT-02")
def test_the_engaged_stay():
    field = DreamBladeScenario(["a=mirrorman@c3", "b=mirrorman@c1"], ["iron-thug@c3"]).play("shift")
    assert field.offers("move") == ["b"]
    assert field.why_no_piece("a") == "DB-SHIFT-02"


@rule("DB-SHIFT-03")
def test_never_diagonally_and_never_off_the_map():
    field = DreamBladeScenario(["a=mirrorman@a1", "b=mirrorman@e5"], ["iron-thug@a5"]).play("shift")
    assert field.play(field.key("move", "a")).offers("to") == ["b1", "a2"]
    assert field.why_no_cell("b2") == "DB-SHIFT-03"


@rule("DB-SHIFT-04")
def test_a_full_cell_cannot_be_entered():
    four = [f"{name}=zungar-blademaster@b1" for name in "abc"] + ["d=mirrorman@b1"]
    south = [*four, "e=runetagged-brawler@a2", "f=runetagged-brawler@a2", "g=runetagged-brawler@a2", "h=scragglemaw@a2", "corner=mirrorman@a1"]
    field = DreamBladeScenario(south, ["iron-thug@a5"]).play("shift")
    assert "corner" not in field.offers("move")
    assert field.why_no_piece("corner") == "DB-SHIFT-04"


@rule("DB-SHIFT-05")
def test_nobody_must_move_and_they_part_as_they_like():
    field = DreamBladeScenario(["a=mirrorman@c3", "b=mirrorman@c3", "c=scragglemaw@c3"], ["iron-thug@a5"])
    field.shift("a", "c4").shift("b", "d3").done()
    assert [field.at(name) for name in "abc"] == ["c4", "d3", "c3"]


@rule("DB-SHIFT-06")
def test_a_creature_may_move_into_enemies_and_is_engaged():
    field = DreamBladeScenario(["a=mirrorman@c3", "b=scragglemaw@c2"], ["iron-thug@c4"]).shift("a", "c4")
    assert (field.at("a"), field.engaged("a"), field.engaged("iron-thug")) == ("c4", True, True)


@rule("DB-SHIFT-07")
def test_one_at_a_time_in_any_order_and_none_twice():
    four = [f"{name}=zungar-blademaster@c2" for name in "abc"] + ["d=mirrorman@c2"]
    field = DreamBladeScenario([*four, "e=scragglemaw@c1"], ["iron-thug@a5"]).play("shift")
    clone = field.match.clone()
    clone.play(field.key("move", "e"))
    keys = clone.keys()
    assert "to:c2" not in keys, "the cell is full"
    field.shift("a", "b2").shift("e", "c2")
    assert field.at("e") == "c2", "one has left, so there is room"
    assert field.why_no_piece("a") == "DB-SHIFT-07"
    assert "a" not in field.offers("move")


@rule("DB-ACTION-01")
def test_nobody_is_asked_who_could_neither_shift_nor_strike():
    field = DreamBladeScenario(["mirrorman"], ["iron-thug@a5"], who=SOUTH)
    assert (field.seat, field.asked) == (NORTH, "ActionPhase.choose")
    for south, north in ((["m=mirrorman@c3"], ["x=iron-thug@c3"]), (["m=mirrorman@c3"], ["x=iron-thug@a5"])):
        able = DreamBladeScenario(south, north)
        assert (able.seat, able.asked, able.pieces["m"]) == (SOUTH, "ActionPhase.choose", 0), "one of the two is enough"
