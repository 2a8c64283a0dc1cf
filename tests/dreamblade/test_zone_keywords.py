"""Keywords of zones, of the end of combat, and of spawning."""

import pytest

from tests.dreamblade.scenario import NORTH, DreamBladeScenario

rule = pytest.mark.rule
CROC = "croc=malborn-croc@c3"


@rule("DB-APPEASE-01")
def test_appease_takes_a_creature_of_ones_own_choice():
    field = DreamBladeScenario(["t=hooded-tithe-taker@c3", "m=mirrorman@e1", "w=well@e1"], [CROC]).attack("c3", roll="b - - - -")
    assert sorted(field.offers("target")) == ["m", "t"], "creatures, the bearer included"
    field.target("m")
    assert (field.at("m"), field.conquest, field.bonus) == ("graveyard", [0, 0], [0, 0])
    alone = DreamBladeScenario(["t=hooded-tithe-taker@c3"], [CROC]).attack("c3", roll="b - - - -")
    assert alone.at("t") == "graveyard", "it must be itself if there is no other"


@rule("DB-APPEASE-02")
def test_the_victim_was_controlled_when_appease_triggered():
    field = DreamBladeScenario(["eater=eater-of-hope", "m=mirrorman@e1", "p=cannibal-pariah"], phase="spawn", points=20).spawn("eater-of-hope")
    assert "p" not in field.offers("target")
    field.target("m")
    assert (field.at("m"), field.asked) == ("graveyard", "SpawnPhase.act")
    own = DreamBladeScenario(["eater=eater-of-hope", "p=cannibal-pariah"], phase="spawn", points=20).spawn("eater-of-hope")
    assert own.at("eater") == "graveyard"


@rule("DB-PURGE-02")
def test_purge_brings_no_points():
    field = DreamBladeScenario(["q=night-queen@c3"], [CROC, "a=iron-thug", "b=skull-hill"]).attack("c3", roll="b b -").play("take:skull-hill")
    assert (field.at("b"), field.conquest, field.bonus) == ("graveyard", [0, 0], [0, 0])


@rule("DB-PURGE-01")
def test_purge_takes_what_you_choose_of_the_opponents_reserves():
    field = DreamBladeScenario(["q=night-queen@c3"], [CROC, "a=iron-thug", "b=skull-hill", "c=iron-thug"]).attack("c3", roll="b b -")
    assert sorted(field.offers("take")) == ["iron-thug", "skull-hill"]
    field.play("take:skull-hill")
    assert [field.at(name) for name in "abc"] == ["reserves", "graveyard", "reserves"]
    nothing = DreamBladeScenario(["q=night-queen@c3"], [CROC]).attack("c3", roll="b b -")
    assert nothing.amounts("bladed") == [2]


@rule("DB-RAISE-01")
def test_raise_brings_a_creature_back_to_the_reserves():
    field = DreamBladeScenario(["ape=doctor-ape@c3", "a=mirrorman@grave", "b=iron-thug@grave", "c=well@grave"], [CROC]).attack("c3", roll="b - -")
    assert sorted(field.offers("take")) == ["iron-thug", "mirrorman"], "creatures only"
    assert field.play("take:mirrorman").at("a") == "reserves"


@rule("DB-REINCARNATE-01")
def test_reincarnate_brings_back_another():
    field = DreamBladeScenario(["p=forgeblind-punisher@c3"], ["g=cellar-grub@c3", "a=mirrorman@grave", "b=iron-thug@grave"], first=NORTH)
    field.attack("c3", roll="3 3 - - - - - -").play(field.key("destroy", "g"))
    assert (field.seat, sorted(field.offers("take"))) == (NORTH, ["iron-thug", "mirrorman"])
    assert field.play("take:iron-thug").at("b") == "reserves"
    alone = DreamBladeScenario(["p=forgeblind-punisher@c3"], ["g=cellar-grub@c3"], first=NORTH).attack("c3", roll="3 3 - - - - - -")
    assert alone.play(alone.key("destroy", "g")).at("g") == "graveyard"
    gone = DreamBladeScenario(["t=hooded-tithe-taker@c3", "g=cellar-grub@e1", "a=mirrorman@grave"], [CROC]).attack("c3", roll="b - - - -").target("g")
    assert gone.at("a") == "graveyard", "a sacrifice is no destruction"


@rule("DB-DEMOLISH-01")
def test_demolish_destroys_a_location_local_or_adjacent_and_must():
    field = DreamBladeScenario(["b=slaughter-boots@c3", "own=well@b3"], [CROC, "near=skull-hill@c4", "far=arrow-slit@e5"]).attack("c3", roll="b -")
    assert (sorted(field.offers("target")), "done" in field.keys) == (["near", "own"], False)
    field.target("near")
    assert (field.at("near"), field.at("far")) == ("graveyard", "e5")


@rule("DB-WAIL-01")
def test_wail_banishes_all_creatures_of_one_cost():
    field = DreamBladeScenario(["s=screambent-lunatic@c3", "a=savannah-dreamhunter@e1", "w=mirrorman@e1"], [CROC, "x=faceless-stalker@a5", "y=carrion-spiker"])
    field.roll("b - - -").dice(3, 4)
    field.play("strike", "fight:c3")
    assert [field.at(name) for name in ("a", "x", "w", "s", "croc")] == ["reserves", "reserves", "e1", "c3", "c3"]
    assert (field.conquest, field.bonus) == ([0, 0], [0, 0])


@rule("DB-DETONATE-01")
def test_detonate_ends_with_its_attack():
    field = DreamBladeScenario(["keg=powderkeg-jack@c3", "m=mirrorman@c3"], [CROC]).attack("c3", "keg", roll="- - - - -")
    assert field.at("keg") == "graveyard"
    other = DreamBladeScenario(["keg=powderkeg-jack@c3", "m=mirrorman@c3"], [CROC]).attack("c3", "m", roll="- - -")
    assert other.at("keg") == "c3", "only if it attacks"


@rule("DB-BLOODTHIRSTY-01")
def test_bloodthirsty_wants_a_victim():
    field = DreamBladeScenario(["r=thirsty@c3"], [CROC]).attack("c3", roll="1 - -")
    assert (field.at("r"), field.bonus) == ("graveyard", [0, 0])
    fed = DreamBladeScenario(["r=thirsty@c3"], ["x=cannibal-pariah@c3"], first=NORTH).attack("c3", roll="3 1 -")
    assert fed.play(fed.key("destroy", "x")).at("r") == "c3"
    shooed = DreamBladeScenario(["r=thirsty@c3"], ["x=cannibal-pariah@c3"], first=NORTH).attack("c3", roll="3 1 -")
    assert shooed.play(shooed.key("disrupt", "x"), "to:a1").at("r") == "graveyard"
    back = DreamBladeScenario(["r=thirsty@c3"], ["x=spellbound-scissors@c3"], first=NORTH).attack("c3", roll="3 2 -")
    assert back.play(back.key("destroy", "x")).at("r") == "graveyard", "a regenerated victim does not do"


@rule("DB-BLOODTHIRSTY-02")
def test_special_attacks_do_not_make_it_thirsty():
    field = DreamBladeScenario(["p=forgeblind-punisher@c3"], ["r=thirsty@c3", "q=thirsty@c3"])
    field.attack("c3", roll="3 2 - - - - - -").play(field.key("destroy", "r"))
    field.roll("- - -").play(field.key("attack", "r"))
    assert field.at("q") == "c3"
    assert field.happened("sacrificed") == []


@rule("DB-FADE-01")
def test_fade_goes_back_after_its_attack():
    field = DreamBladeScenario(["c=vanishing-choir@c3", "m=mirrorman@c3"], [CROC]).attack("c3", "c", roll="- - - - - -")
    assert field.at("c") == "reserves"
    other = DreamBladeScenario(["c=vanishing-choir@c3", "m=mirrorman@c3"], [CROC]).attack("c3", "m", roll="- - -")
    assert other.at("c") == "c3"


@rule("DB-DISSIPATE-01")
def test_dissipate_lets_the_opponent_disrupt_it_after_the_combat():
    field = DreamBladeScenario(["w=windborne-blademaster@c3"], [CROC]).attack("c3", roll="b 1 - - - -").blade("w", 1)
    assert (field.asked, field.seat) == ("Displacement.place", NORTH)
    assert "a5" not in field.offers("to"), "not into his own portal"
    assert field.happened("hurt") == ["hurt"], "after the damage"
    assert field.play("to:a1").at("w") == "a1"
    without = DreamBladeScenario(["w=windborne-blademaster@c3"], [CROC]).attack("c3", roll="b 1 - - - -").blade("w", 0)
    assert without.at("w") == "c3"


@rule("DB-DISSIPATE-01")
@rule("DB-RELENTLESS-01")
@pytest.mark.parametrize(("victim", "place"), [("furnace-brute", "c3"), ("savage-ogre", "a1")])
def test_whom_a_relentless_deathblow_has_hurt_does_not_dissipate(victim: str, place: str):
    """ "Enemy creatures that take damage in that combat cannot be disrupted": not by an ability, and not after the attacker's death."""
    field = DreamBladeScenario(["w=windborne-blademaster@c3", "m=mirrorman@e1"], [f"x={victim}@c3", "y=malborn-croc@e5"])
    field.attack("c3", roll="b 3 3 3 3 -").blade("w", 1)
    field.play(field.key("destroy", "x")).roll("2 - - - -" if victim == "furnace-brute" else "2 - - - - -").play(field.key("attack", "x"))
    if field.asked == "Displacement.place":
        field.play("to:a1")
    assert (field.amounts("hurt")[-1], field.at("w")) == (2, place)


@rule("DB-REINFORCE-03")
def test_reinforce_spawns_beside_creatures_of_its_type():
    field = DreamBladeScenario(["e=eagle-feather-warrior", "v=mirrorman@c4", "p=cinder-imp@b4", "l=well@d4"], phase="spawn", points=20)
    assert sorted(field.play("spawn:eagle-feather-warrior").offers("to")) == ["b1", "c1", "c4", "d1", "e1"]
    hive = DreamBladeScenario(["c=broodling-carrier", "d=hive-drone@c4", "z=zombie-enforcer@b4"], phase="spawn", points=20)
    assert sorted(hive.play("spawn:broodling-carrier").offers("to")) == ["b1", "c1", "c4", "e1"]


@rule("DB-REINFORCE-02")
def test_reinforce_does_not_lift_the_limit():
    four = [f"{name}=zungar-blademaster@c4" for name in "abc"] + ["d=runetagged-brawler@c4"]
    field = DreamBladeScenario(["e=eagle-feather-warrior", *four], phase="spawn", points=20)
    assert "c4" not in field.play("spawn:eagle-feather-warrior").offers("to")
    assert field.why_no_cell("c4") == "DB-MAP-09"


@rule("DB-RESPAWN-01")
def test_respawn_buys_it_back_at_its_price():
    field = DreamBladeScenario(["b=unburied-bride@grave", "ch=ashen-channeler@e1"], phase="spawn", points=6)
    assert field.offers("respawn") == ["unburied-bride"]
    field.play("respawn:unburied-bride")
    assert (field.at("b"), field.amounts("spawned")) == ("e1", [6]), "no surcharge and no discount"
    poor = DreamBladeScenario(["b=unburied-bride@grave", "z=zombie-enforcer"], phase="spawn", points=5)
    assert poor.offers("respawn") == []
    other = DreamBladeScenario(["b=mirrorman@grave", "z=zombie-enforcer"], phase="spawn", points=20)
    assert other.offers("respawn") == []


@rule("DB-UNIQUE-01")
def test_only_one_of_a_unique_name():
    field = DreamBladeScenario(["a=ekkyon@e1", "b=ekkyon-reborn", "c=glorius"], ["d=ekkyon@a5"], phase="spawn", points=20)
    assert field.offers("spawn") == ["trial:glorius"]
    assert field.why_no_piece("b") == "DB-UNIQUE-01"


@rule("DB-UNIQUE-02")
def test_neither_the_opponents_nor_another_unique_name_matters():
    theirs = DreamBladeScenario(["b=ekkyon-reborn", "c=glorius@e1"], ["d=ekkyon@a5"], phase="spawn", points=20)
    assert theirs.spawn("ekkyon-reborn", "e1").at("b") == "e1", "the opponent's does not matter, nor another name"


@rule("DB-UNIQUE-03")
def test_of_several_all_but_one_are_sacrificed():
    field = DreamBladeScenario(["a=ekkyon@e1", "b=ekkyon-reborn", "m=mirrorman@c3"], ["iron-thug@a5"])
    field.put("b", "c3")
    field.play("shift")
    assert (field.asked, sorted(field.offers("target"))) == ("KeepOne.keep", ["a", "b"])
    field.target("b")
    assert (field.at("a"), field.at("b"), field.bonus) == ("graveyard", "c3", [0, 0])


@rule("DB-VENGEANCE-01")
def test_vengeance_waits_for_the_opponents_turns():
    field = DreamBladeScenario(["v=avenger-of-the-last-watch", "z=zungar-blademaster"], phase="spawn", points=20, won=(5, 2))
    assert field.offers("spawn") == ["zungar-blademaster"]
    assert field.why_no_piece("v") == "DB-VENGEANCE-01"
    ready = DreamBladeScenario(["v=avenger-of-the-last-watch", "z=zungar-blademaster"], phase="spawn", points=20, won=(0, 3))
    assert ready.spawn("avenger-of-the-last-watch").at("v") == "e1"
