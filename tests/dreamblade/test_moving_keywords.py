"""Keywords that move creatures: Advance, Skirmish, Self, Expel, Scare, Lure, Teleport, Swap, and the Castle's text."""

import pytest

from tests.dreamblade.scenario import DreamBladeScenario

rule = pytest.mark.rule
CROC = "croc=malborn-croc@c3"


@rule("DB-ADVANCE-01")
def test_advance_moves_an_unengaged_ally_anywhere():
    field = DreamBladeScenario(["scout=twilight-scout@c3", "far=mirrorman@a1", "busy=mirrorman@d3"], [CROC, "thug=iron-thug@d3"])
    field.attack("c3", roll="b - -")
    assert (field.offers("target"), field.keys[-1]) == (["far"], "done")
    field.target("far").play("to:a2")
    assert field.at("far") == "a2"
    four = [f"{name}=zungar-blademaster@a2" for name in "abc"] + ["d=runetagged-brawler@a2"]
    full = DreamBladeScenario(["scout=twilight-scout@c3", "far=mirrorman@a1", *four], [CROC]).attack("c3", roll="b - -")
    assert full.target("far").at("far") == "b1", "the only cell with room, so it is not asked for"


@rule("DB-ADVANCE-02")
def test_advance_does_not_move_its_bearer():
    field = DreamBladeScenario(["marshal=marshal@e1", "m=mirrorman@a1"], phase="spawn", points=5)
    field.play(field.key("use", "marshal") + ":1")
    assert field.offers("target") == ["m"]
    alone = DreamBladeScenario(["scout=twilight-scout@c3"], [CROC]).attack("c3", roll="b - -")
    assert alone.amounts("bladed") == [1]
    assert alone.happened("advanced") == []


@rule("DB-SKIRMISH-01")
def test_skirmish_moves_an_engaged_ally_but_not_the_bearer():
    field = DreamBladeScenario(["mat=crescent-matriarch@c3", "far=mirrorman@a1", "busy=mirrorman@d3", "here=scragglemaw@c3"], [CROC, "thug=iron-thug@d3"])
    field.attack("c3", "mat", roll="b - -")
    assert sorted(field.offers("target")) == ["busy", "here"]
    assert "done" in field.keys
    field.target("busy").play("to:e3")
    assert field.at("busy") == "e3"


@rule("DB-SELF-01")
def test_self_is_about_the_bearer_alone():
    field = DreamBladeScenario(["runner=moonfang-runner@c3", "busy=mirrorman@d3"], [CROC, "thug=iron-thug@d3"])
    field.attack("c3", roll="b - - -")
    assert field.offers("target") == ["runner"]
    field.target("runner").play("to:c4")
    assert (field.at("runner"), field.at("busy")) == ("c4", "d3")


@rule("DB-EXPEL-01")
def test_expel_moves_an_engaged_enemy_and_must():
    field = DreamBladeScenario(["ogre=dreadmorph-ogre@c3", "m=mirrorman@e5"], [CROC, "far=iron-thug@e5", "free=zombie-enforcer@a4"])
    field.attack("c3", roll="b - - - - -")
    assert sorted(field.offers("target")) == ["croc", "far"]
    assert "done" not in field.keys
    field.target("far").play("to:e4")
    assert field.at("far") == "e4"


@rule("DB-EXPEL-01")
def test_an_attack_on_an_emptied_cell_is_lost():
    field = DreamBladeScenario(["ogre=dreadmorph-ogre@c3"], [CROC]).attack("c3", roll="b 3 3 3 3 3").play("to:c4")
    assert (field.at("croc"), field.amounts("hurt")) == ("c4", [])


@rule("DB-SCARE-01")
def test_scare_pushes_an_unengaged_enemy():
    field = DreamBladeScenario(["s=ropestrung-scarecrow@c3", "m=mirrorman@d4"], [CROC, "free=iron-thug@b3", "busy=iron-thug@d4"])
    field.attack("c3", roll="b - -")
    assert (field.offers("target"), "done" in field.keys) == (["free"], True)
    assert sorted(field.target("free").offers("to")) == ["a3", "b2", "b4"]
    nest = DreamBladeScenario(["nest=nest-of-whispers@c3", "z=zungar-blademaster"], ["free=iron-thug@b3"], phase="spawn", points=4)
    nest.play(nest.key("use", "nest") + ":0", nest.key("target", "free"), "to:a3")
    assert nest.at("free") == "a3"


@rule("DB-LURE-01")
def test_lure_pulls_any_enemy_closer():
    field = DreamBladeScenario(["g=siren@c3", "m=mirrorman@d4"], [CROC, "free=iron-thug@a3", "busy=iron-thug@d4"])
    field.attack("c3", roll="b - -")
    assert (sorted(field.offers("target")), "done" in field.keys) == (["busy", "free"], True)
    field.target("busy").play("to:c4")
    assert field.at("busy") == "c4"


@rule("DB-LURE-01", "DB-AMBUSH-03")
def test_a_lured_creature_walks_into_an_ambush_whoever_moved_it():
    field = DreamBladeScenario(["g=siren@c3", "r=fleshless-reaper@c4"], [CROC, "x=zungar-blademaster@c5"])
    field.attack("c3", "g", roll="b - -").roll("3 3 3").target("x")
    assert field.amounts("special") == [9]
    assert field.asked == "Fates.choose", "and is judged at the end of this combat"


@rule("DB-TELEPORT-01")
def test_teleport_takes_its_bearer_anywhere_but_into_a_portal():
    field = DreamBladeScenario(["man=halfway-man@c3"], [CROC]).attack("c3", roll="b - -")
    everything = {f"{column}{row}" for column in "abcde" for row in range(1, 6)}
    assert set(field.offers("to")) == everything - {"c3", "e1", "a5"}
    assert "done" in field.keys
    assert field.play("to:a1").at("man") == "a1"


@rule("DB-SWAP-01")
def test_swap_exchanges_places_with_a_nonlocal_ally():
    field = DreamBladeScenario(["t=giggling-thimble@c3", "far=mirrorman@a1", "near=scragglemaw@c3"], [CROC]).attack("c3", "t", roll="b")
    assert (field.offers("target"), "done" in field.keys) == (["far"], True)
    field.target("far")
    assert (field.at("t"), field.at("far")) == ("a1", "c3")


@rule("DB-SWAP-01")
def test_a_local_ally_is_not_swapped_because_it_is_local():
    field = DreamBladeScenario(["t=giggling-thimble@c3", "far=mirrorman@a1", "near=scragglemaw@c3"], [CROC]).attack("c3", "t", roll="b")
    assert (field.why_no_piece("far"), field.why_no_piece("near")) == ("", "DB-TERM-04")


@rule("DB-SWAP-01", "DB-CHARGE-02")
def test_swapped_creatures_enter_and_a_cell_may_empty():
    field = DreamBladeScenario(["t=giggling-thimble@c3", "hound=pit-hound@a1"], [CROC]).attack("c3", roll="b").roll("2 2").target("hound")
    assert field.amounts("special") == [4]
    away = DreamBladeScenario(["t=giggling-thimble@c3", "far=mirrorman@a1"], ["x=cannibal-pariah@c3"]).attack("c3", roll="b").target("far")
    assert away.at("t") == "a1"
    assert away.asked == "ActionPhase.choose", "no damage was rolled, and nobody is hurt"


@rule("DB-TERM-06")
def test_the_castle_calls_in_an_adjacent_ally_engaged_or_not():
    field = DreamBladeScenario(["castle=pearlthorn-castle@c3", "saint=saint-of-roses@c2", "far=mirrorman@a1"], [CROC, "thug=iron-thug@c2"], phase="spawn", points=3)
    field.play(field.key("use", "castle") + ":0")
    assert field.at("saint") == "c3"
