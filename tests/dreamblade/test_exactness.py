"""Exactly so much and no more: the last point of damage, the last die, the cells that are left, who comes first."""

import pytest

from tests.dreamblade.scenario import NORTH, Field

rule = pytest.mark.rule
CROC = "croc=malborn-croc@c3"


@rule("DB-DEFENDER-01")
def test_a_defender_may_go_to_every_other_adjacent_cell():
    field = Field(["saint=saint-of-roses@c2", "m=mirrorman@e1"], [CROC]).play("shift")
    assert sorted(field.play(field.key("move", "saint")).offers("to")) == ["b2", "c1", "d2"]


# Sharing out damage


@rule("DB-DMG-01", "DB-DMG-02")
def test_a_single_enemy_takes_everything_unasked():
    field = Field(["p=forgeblind-punisher@c3"], [CROC], first=NORTH).attack("c3", roll="3 3 - - - - - -")
    assert (field.asked(), field.damage("croc")) == ("ActionPhase.choose", 0), "9/10 stands it, and the phase is over"
    assert field.amounts("hurt") == [6]


@rule("DB-DMG-01", "DB-KILL-03")
def test_the_last_point_of_damage_decides_a_fate_too():
    field = Field(["p=forgeblind-punisher@c3"], ["x=cannibal-pariah@c3", "y=hive-drone@c3"], first=NORTH)
    life, defense = field.stats("x")[2], field.stats("y")[1]
    field.table.damage[field.pieces["y"]] = defense - 1
    rolls = {3: "3", 2: "2", 1: "1", 4: "3 1", 5: "3 2"}
    roll = f"{rolls[life]} 1".split()
    field.attack("c3", roll=" ".join(roll + ["-"] * (8 - len(roll))))
    assert field.match.decision.partial is False, "a new question"
    field.play(field.key("destroy", "x"))
    assert (field.asked(), field.offers("disrupt")) == ("Assignment.fate", ["y"])
    assert field.match.decision.partial, "the rest of the same question"
    field.play(field.key("disrupt", "y"))
    assert field.asked() == "Displacement.place"
    assert field.amounts("hurt") == [life, 1]


@rule("DB-DMG-02", "DB-DMG-01")
def test_what_is_used_up_leaves_no_rest_and_one_point_does():
    enemies = ["x=cannibal-pariah@c3", "y=malborn-croc@c3"]
    exact = Field(["p=forgeblind-punisher@c3"], enemies, first=NORTH)
    life = exact.stats("x")[2]
    faces = {2: "2", 3: "3", 4: "3 1", 5: "3 2"}
    exact.attack("c3", roll=faces[life] + " -" * (8 - len(faces[life].split()))).play(exact.key("destroy", "x"))
    assert exact.asked() == "ActionPhase.choose"
    assert exact.amounts("hurt") == [life]
    over = Field(["p=forgeblind-punisher@c3"], enemies, first=NORTH)
    over.attack("c3", roll=faces[life] + " 1" + " -" * (7 - len(faces[life].split()))).play(over.key("destroy", "x"))
    assert (over.asked(), sorted(over.offers("rest"))) == ("Assignment.rest", ["x", "y"])
    assert over.match.decision.partial
    over.play(over.key("rest", "y"))
    assert over.amounts("hurt") == [life, 1]


@rule("DB-DMG-03", "DB-DMG-01")
def test_sparing_costs_nothing_and_what_lies_there_is_not_given_back():
    field = Field(["p=forgeblind-punisher@c3"], ["x=cannibal-pariah@c3", "y=hive-drone@c3"], first=NORTH)
    field.table.damage[field.pieces["x"]] = 1
    field.attack("c3", roll="3 3 - - - - - -").play(field.key("spare", "x"), field.key("spare", "y"))
    assert field.asked() == "Assignment.rest"
    field.play(field.key("rest", "y"))
    assert field.amounts("hurt") == [6]


# Blades


@rule("DB-HELLSFURY-01")
def test_nobody_has_his_own_fury_whatever_else_he_bears():
    field = Field(["j=jester@c3", "m=savage-ogre@c3"], [CROC]).attack("c3", "j", roll="b")
    assert field.offers("blade") == []
    assert field.amounts("more-damage") == [2], "the one ability it has is the copy of the Ogre's"


@rule("DB-COPY-01", "DB-NULLIFY-01")
def test_who_is_nullified_has_no_copies_either():
    field = Field(["j=jester@c3", "o=savage-ogre@c3"], ["w=chitin-warden@c3"], first=NORTH).attack("c3", "j", roll="b")
    assert field.deeds("bladed") == [], "Nullify Valor: the Jester is of Valor, the Ogre is not"
    assert field.amounts("blades-left") == [1]
    both = Field(["j=jester@c3", "o=savage-ogre@c3"], ["w=chitin-warden@c3"], first=NORTH)
    both.attack("c3", "j", "o", roll="b - - - - - -")
    assert both.amounts("more-damage") == [2]
