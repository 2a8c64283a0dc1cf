"""Deathblows and the order of a combat (chapters "Ataki przedśmiertne", "Walka: kolejność czynności")."""

import pytest

from tests.dreamblade.scenario import NORTH, SOUTH, DreamBladeScenario

rule = pytest.mark.rule
STRONG = "p=forgeblind-punisher@c3"


def slain(south, north, dead, roll="3 3 3 3 - - - -", **given):
    """South's Punisher kills these in c3."""
    field = DreamBladeScenario([STRONG, *south], north, **given).attack("c3", "p", roll=roll)
    for name in dead:
        field.play(field.key("destroy", name))
    while field.asked == "Assignment.rest":
        field.play(field.keys[0])
    return field


@rule("DB-DBLOW-01")
def test_the_second_players_destroyed_creatures_may_strike_a_last_time():
    field = slain([], ["x=cannibal-pariah@c3"], ["x"])
    assert (field.asked, field.seat) == ("Deathblow.join", NORTH)
    assert field.keys == [field.key("attack", "x"), "done"]
    assert field.at("x") == "c3", "it is not in the graveyard yet"
    field.roll("3 1").play(field.key("attack", "x"))
    assert field.amounts("hurt")[-1] == 4
    declined = slain([], ["x=cannibal-pariah@c3"], ["x"]).done()
    assert (declined.at("x"), declined.happened("deathblow")) == ("graveyard", [])


@rule("DB-DBLOW-02")
def test_those_destroyed_together_make_one_roll():
    field = slain([], ["x=cannibal-pariah@c3", "y=zombie-enforcer@c3"], ["x", "y"])
    field.roll("1 - - -").play(field.key("attack", "x"), field.key("attack", "y"))
    assert field.happened("deathblow") == ["deathblow"]
    assert field.amounts("hurt")[-1] == 1


@rule("DB-DBLOW-03")
def test_damage_goes_to_all_local_enemies_also_those_who_did_not_attack():
    field = slain(["other=zungar-blademaster@c3"], ["x=zombie-enforcer@c3"], ["x"])
    field.roll("3 -").play(field.key("attack", "x"))
    assert (field.seat, field.offers("disrupt")) == (NORTH, ["other"])
    field.play(field.key("disrupt", "other"))
    assert field.asked == "Displacement.place"


@rule("DB-DBLOW-04")
def test_blades_of_a_deathblow_are_misses():
    field = slain([], ["x=cinder-imp@c3"], ["x"]).roll("b 2").play("attack:17")
    assert field.amounts("hurt")[-1] == 2


@rule("DB-DBLOW-09")
def test_nothing_but_damage_comes_of_a_deathblow():
    field = slain([], ["x=cinder-imp@c3"], ["x"]).roll("b 2").play("attack:17")
    assert field.happened("bladed", "blades-left") == []


@rule("DB-DBLOW-05")
def test_none_in_the_second_players_action_phases():
    field = slain([], ["x=cannibal-pariah@c3"], ["x"], who=SOUTH, first=NORTH)
    assert field.at("x") == "graveyard"
    assert field.happened("deathblow") == []


@rule("DB-DBLOW-06")
def test_none_in_spawn_phases():
    field = DreamBladeScenario(["c=two-faced-chronarch@a4", "z=zungar-blademaster"], ["x=cannibal-pariah@a5", "y=iron-thug@a4"], phase="spawn", points=8)
    field.roll("3 3").play(field.key("use", "c") + ":0", "number:2").play(field.key("destroy", "x"))
    assert (field.at("x"), field.asked) == ("graveyard", "SpawnPhase.act")


@rule("DB-DBLOW-07")
def test_the_disrupted_make_none():
    field = DreamBladeScenario([STRONG], ["x=cannibal-pariah@c3"]).attack("c3", roll="3 3 - - - - - -").play("disrupt:17", "to:a1")
    assert (field.at("x"), field.happened("deathblow"), field.asked) == ("a1", [], "ActionPhase.choose")


@rule("DB-DBLOW-08")
def test_the_first_players_creatures_never_make_one():
    field = DreamBladeScenario(["p=cannibal-pariah@c3", "q=mirrorman@c3"], ["x=fleshless-reaper@c4", "y=cannibal-pariah@c3"])
    field.attack("c3", "q", roll="3 1 -").play(field.key("destroy", "y"))
    field.roll("3 2").play(field.key("attack", "y")).play(field.key("destroy", "p"))
    field.give("q", 0)
    assert field.at("p") == "graveyard"
    assert field.happened("deathblow") == ["deathblow"], "that of the second player alone"


@rule("DB-DBLOW-10")
def test_the_owner_chooses_who_takes_part():
    field = slain([], ["x=cannibal-pariah@c3", "y=zombie-enforcer@c3"], ["x", "y"])
    assert field.offers("attack") == ["x", "y"]
    field.roll("1 1").play(field.key("attack", "y"), "done")
    assert field.amounts("hurt")[-1] == 2, "the power of one of them"


@rule("DB-DBLOW-11")
def test_also_outside_combat_in_a_shift():
    field = DreamBladeScenario(["griffin=charger@c2", "m=mirrorman@e1"], ["x=cannibal-pariah@c3"])
    field.roll("3 3 -").shift("griffin", "c3").play(field.key("destroy", "x"))
    assert (field.asked, field.seat) == ("Deathblow.join", NORTH)
    field.roll("2 2").play(field.key("attack", "x"))
    assert (field.at("x"), field.damage("griffin")) == ("graveyard", 4)


@rule("DB-DBLOW-12")
def test_the_deathblows_owner_decides_what_it_does():
    field = DreamBladeScenario([STRONG, "weak=zungar-blademaster@c3"], ["x=fleshless-reaper@c3", "y=mirrorman@c3"])
    field.attack("c3", "p", roll="3 3 3 - - - - -").play(field.key("destroy", "x")).give("y", 0)
    field.roll("3 3").play(field.key("attack", "x"))
    field.play(field.key("spare", "p"), field.key("destroy", "weak")).give("p", 0)
    assert field.at("weak") == "graveyard"
    assert (field.conquest, field.bonus) == ([1, 1], [2, 2])
    placed = DreamBladeScenario([STRONG], ["x=forgeblind-punisher@c3"]).attack("c3", roll="3 3 - - - - - -").play("destroy:17")
    placed.roll("3 2 - - - - - -").play("attack:17")
    assert (placed.asked, placed.seat) == ("Displacement.place", NORTH)
    assert "a5" not in placed.offers("to"), "not into the disrupter's own portal"


@rule("DB-SEQ-01")
def test_first_a_contested_cell_without_a_combat_yet():
    field = DreamBladeScenario([STRONG, "m=mirrorman@d3", "n=mirrorman@e3"], ["x=iron-thug@c3", "y=iron-thug@d3"]).play("strike")
    assert (field.asked, field.offers("fight")) == ("Strike.choose_cell", ["c3", "d3"])
    field.attack("c3", roll="- - - - - - - -")
    assert field.offers("fight") == ["d3"]


@rule("DB-SEQ-02")
def test_then_the_attackers():
    field = DreamBladeScenario([STRONG, "m=mirrorman@c3"], ["x=iron-thug@c3", "y=iron-thug@d3"]).play("strike")
    field.play("fight:c3")
    assert (field.asked, field.offers("attack")) == ("Combat.choose_attackers", ["p", "m"])
    assert field.why_no_piece("y", SOUTH) == "DB-ZONE-03"


def haunted() -> DreamBladeScenario:
    """Two blade abilities, and a roll with a blade and damage."""
    field = DreamBladeScenario(["ghost=horrid-poltergeist@c3"], ["x=cannibal-pariah@c3", "y=zombie-enforcer@c3"], first=NORTH)
    return field.attack("c3", roll="b 3 1")


@rule("DB-SEQ-03")
def test_then_the_roll():
    assert haunted().happened("attackers", "attacked", "bladed", "hurt") == ["attackers", "attacked"]


@rule("DB-SEQ-04")
def test_then_the_blades_before_any_damage():
    field = haunted()
    assert field.asked == "Combat.blade"
    assert field.blade("ghost", 1).happened("bladed", "hurt") == ["bladed"]


@rule("DB-SEQ-05")
def test_then_the_damage_before_any_fate():
    field = haunted().blade("ghost", 1)
    assert field.asked == "Assignment.fate"
    field.play(field.key("destroy", "x"))
    assert field.happened("bladed", "hurt", "destroyed") == ["bladed", "hurt", "destroyed"]


@rule("DB-SEQ-06")
def test_then_creatures_are_disrupted_or_destroyed():
    field = DreamBladeScenario([STRONG], ["x=cannibal-pariah@c3", "y=iron-thug@c3"], first=NORTH).attack("c3", roll="3 3 - - - - - -")
    field.play(field.key("disrupt", "x")).give("y", 3).play("to:a1")
    assert field.happened("hurt", "disrupted", "combat-ended") == ["hurt", "hurt", "disrupted", "combat-ended"]


@rule("DB-SEQ-07")
def test_then_the_deathblow():
    field = slain(["keg=powderkeg-jack@c3"], ["x=cannibal-pariah@c3", "y=zombie-enforcer@c3"], ["x"], roll="3 1 - - - - - -")
    assert field.asked == "Deathblow.join"
    field.roll("- -").play(field.key("attack", "x"))
    assert field.happened("hurt", "deathblow", "destroyed", "combat-ended") == ["hurt", "deathblow", "destroyed", "combat-ended"]


@rule("DB-SEQ-09")
def test_last_comes_what_happens_at_the_end_of_combat():
    boom = DreamBladeScenario(["keg=powderkeg-jack@c3"], ["x=cannibal-pariah@c3"], first=NORTH)
    boom.attack("c3", roll="3 1 - - -").play(boom.key("destroy", "x"))
    assert boom.happened("destroyed", "combat-ended", "sacrificed") == ["destroyed", "combat-ended", "sacrificed"]
