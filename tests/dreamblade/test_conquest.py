"""The conquest phase (chapter "Faza podboju")."""

import pytest

from tests.dreamblade.scenario import NORTH, DreamBladeScenario

rule = pytest.mark.rule


def conquest(south, north, destroyed=(0, 0), **given):
    field = DreamBladeScenario(south, north, phase="conquest", destroyed=destroyed, **given)
    return field.dice(3, 4).go()


@rule("DB-CONQ-01")
def test_it_comes_after_the_last_action_phase():
    field = DreamBladeScenario(["a=mirrorman@c3"], ["x=iron-thug@d5"], who=NORTH, again=True).play("shift")
    assert field.happened("claimed", "turn-won") == []
    field.dice(3, 4).done()
    assert field.happened("claimed", "turn-won") == ["claimed", "turn-won"]


@rule("DB-CONQ-02")
def test_a_creature_alone_claims_its_scoring_cell():
    field = conquest(["a=mirrorman@d4"], ["x=iron-thug@e5"])
    assert (field.amounts("claimed"), field.won) == ([3], [1, 0])


@rule("DB-CONQ-03")
def test_a_contested_cell_gives_nothing():
    field = conquest(["a=mirrorman@c3", "b=mirrorman@b3", "c=scragglemaw@c2"], ["x=iron-thug@c3", "y=iron-thug@b3", "z=malborn-croc@c2"])
    assert (field.amounts("claimed"), field.won) == ([], [0, 0])


@rule("DB-CONQ-04")
def test_a_point_for_each_enemy_miniature_destroyed():
    field = conquest(["a=mirrorman@e1"], ["x=iron-thug@e5"], (1, 2))
    assert (field.amounts("turn-won"), field.won) == ([2], [0, 1])


@rule("DB-CONQ-05")
def test_the_picture_of_the_rulebook():
    south = ["a=mirrorman@d4", "hall=well@d3", "b=mirrorman@b3", "c=scragglemaw@c3", "d=noble-dragon@c2"]
    field = conquest(south, ["x=iron-thug@d3", "y=malborn-croc@b3", "z=iron-thug@c3", "w=scragglemaw@c2"], (2, 3))
    assert sorted(field.amounts("claimed")) == [1, 3]
    assert (field.amounts("turn-won"), field.won) == ([5], [1, 0]), "3 + 2 against 1 + 3"
    clear = conquest(["a=mirrorman@b4"], ["x=iron-thug@e5"])
    assert clear.won == [1, 0], "the margin does not matter"


@rule("DB-CONQ-06")
def test_equal_totals_win_nothing():
    field = conquest(["a=mirrorman@c4"], ["x=iron-thug@c2"])
    assert (field.happened("turn-won", "turn-drawn"), field.won) == (["turn-drawn"], [0, 0])


@rule("DB-CONQ-07")
def test_points_are_of_one_turn_only():
    field = conquest(["a=mirrorman@e1"], ["x=iron-thug@e5"], (2, 0))
    assert field.won == [1, 0]
    assert field.conquest == [0, 0]


@rule("DB-CONQ-08")
def test_more_creatures_do_not_claim_more():
    field = conquest(["a=mirrorman@c3", "b=mirrorman@c3"], ["x=iron-thug@e5"])
    assert field.amounts("claimed") == [2]
