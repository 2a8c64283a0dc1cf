"""Boundaries: exact numbers, corners of the map, and what a rule does not reach."""

import pytest

from pionek.games.dreamblade.vocabulary import ATTACK, MOVE, TARGET
from tests.dreamblade.scenario import NORTH, SOUTH, DreamBladeScenario

rule = pytest.mark.rule
CROC = "croc=malborn-croc@c3"


@rule("DB-DMG-01")
def test_every_enemy_is_asked_about_once():
    field = DreamBladeScenario(["p=forgeblind-punisher@c3"], ["x=cannibal-pariah@c3", "y=zombie-enforcer@c3", "z=hive-drone@c3"], first=NORTH)
    field.attack("c3", roll="3 3 - - - - - -")
    asked = []
    while field.asked == "Assignment.fate":
        asked.append(field.offers("spare")[0])
        field.play(field.key("spare", asked[-1]))
    assert asked == ["x", "y", "z"]
    while field.asked == "Assignment.rest":
        asked.append(field.offers("give")[0])
        field.play(field.keys[0])
    assert asked[3:] == ["x"], "6 damage fill the gaps 2, 3 and 2 in two ways: one of them goes without"


@rule("DB-GEN-06", "DB-DMG-04")
def test_the_active_players_victims_are_judged_first():
    field = DreamBladeScenario(["g=charger@c2", "m=mirrorman@e1"], ["r=fleshless-reaper@c3"], first=NORTH).roll("3 3 3 3 3 3").shift("g", "c3")
    assert (field.asked, field.seat) == ("Fates.choose", SOUTH)
    field.play(field.key("destroy", "r"))
    assert field.asked == "Displacement.place", "9 damage on 9/10: North drives the Charger away"
    assert (field.seat, field.at("r")) == (NORTH, "c3")
    assert field.dying() == ["r"], "South's victim has met its fate already"


@rule("DB-KILL-03", "DB-KILL-01")
def test_exactly_life_is_enough():
    field = DreamBladeScenario(["p=forgeblind-punisher@c3"], ["x=twilight-scout@c3"], first=NORTH).attack("c3", roll="3 3 1 - - - - -")
    assert field.asked == "Fates.choose"
    assert field.play(field.key("destroy", "x")).at("x") == "graveyard"
    away = DreamBladeScenario(["p=forgeblind-punisher@c3"], ["x=twilight-scout@c3"], first=NORTH).attack("c3", roll="3 3 1 - - - - -")
    assert away.play(away.key("disrupt", "x"), "to:e5").at("x") == "e5"
    short = DreamBladeScenario(["p=forgeblind-punisher@c3"], ["x=twilight-scout@c3"], first=NORTH).attack("c3", roll="3 1 - - - - - -")
    assert short.at("x") == "c3"


@rule("DB-DISSIPATE-01")
def test_a_location_that_copies_dissipate_stays():
    field = DreamBladeScenario(["hall=hall-of-echoing-mirrors@c3", "w=windborne-blademaster@c3"], [CROC]).attack("c3", "w", roll="b - - - - -")
    field.blade("hall", 1, of="w")
    assert (field.at("hall"), field.asked) == ("c3", "ActionPhase.choose")


@rule("DB-TURN-03")
def test_only_the_verb_that_is_offered_is_not_refused():
    field = DreamBladeScenario(["m=mirrorman@c3", "n=mirrorman@e1"], ["x=iron-thug@a5"]).play("shift")
    game, piece = field.match.game, field.pieces["m"]
    assert game.refuse(field.table, SOUTH, MOVE, piece) is None
    assert game.refuse(field.table, SOUTH, ATTACK, piece) is not None
    assert game.refuse(field.table, SOUTH, TARGET, piece) is not None
    assert game.refuse(field.table, NORTH, MOVE, piece) is not None, "it is South's question"
    assert game.refuse(field.table, SOUTH, MOVE, field.pieces["x"]) is not None


@rule("DB-GEN-20", "DB-TERM-01")
def test_auras_work_in_the_corner_too():
    field = DreamBladeScenario(["page=lantern-page@a1", "m=mirrorman@a1", "n=mirrorman@b1", "far=scragglemaw@b2"], ["iron-thug@a5"])
    assert [field.stats(name)[1] for name in ("page", "m", "n", "far")] == [4, 9, 9, 11]
    field = DreamBladeScenario(["page=lantern-page@b1", "m=mirrorman@a1"], ["iron-thug@a5"])
    assert field.stats("m")[1] == 9


@rule("DB-BODYGUARD-01", "DB-GEN-02")
def test_other_keywords_do_not_make_an_ally_a_bodyguard():
    field = DreamBladeScenario(["p=forgeblind-punisher@c3"], ["s=inspired-samurai@c3", "saint=saint-of-roses@c3"], first=NORTH)
    field.attack("c3", roll="3 3 3 3 - - - -")
    assert {*field.offers("disrupt"), *field.offers("destroy")} == {"s"}
    assert field.why_no_piece("saint", SOUTH) == "DB-BODYGUARD-01"


@rule("DB-TERM-11")
def test_a_special_attack_without_dice_does_nothing():
    field = DreamBladeScenario(["face=borrowed-face@c3"], ["mage=all-seeing-mage@c3", "far=iron-thug@e5"]).attack("c3", roll="b -")
    assert field.amounts("bladed") == [1]
    assert field.happened("special") == []


@rule("DB-CONQ-05", "DB-GOAL-03")
def test_north_wins_a_turn_as_south_does():
    field = DreamBladeScenario(["m=mirrorman@e1"], ["x=iron-thug@c2"], phase="conquest", won=(0, 5)).go()
    assert field.match.result.winners == (NORTH,)
    assert field.won == [0, 6]


@rule("DB-PACK-01")
def test_pack_does_not_count_what_is_diagonal():
    field = DreamBladeScenario(["drone=hive-drone@b2", "p=packmother-of-the-crescent@c3", "n=mirrorman@c4"], [CROC]).attack("c3", roll="b - - -")
    assert field.amounts("more-damage") == [1]
    corner = DreamBladeScenario(["drone=hive-drone@e5", "p=packmother-of-the-crescent@a1", "n=mirrorman@a2"], ["croc=malborn-croc@a1"])
    assert corner.attack("a1", roll="b - - -").amounts("more-damage") == [1]


@rule("DB-DBLOW-03", "DB-DBLOW-08")
def test_the_dying_are_not_hurt_by_a_deathblow():
    field = DreamBladeScenario(["g=charger@c2", "m=mirrorman@e1"], ["r=fleshless-reaper@c3", "q=fleshless-reaper@c3"])
    field.roll("3 3 3 3 3 3 3 3 3").shift("g", "c3").target("r").play(field.keys[0])
    while field.asked == "Fates.choose":
        field.play(next(key for key in field.keys if key.startswith("destroy")))
    assert field.happened("deathblow") == [], "the only enemy there is dying himself"
    assert (field.at("g"), field.at("r"), field.conquest) == ("graveyard", "graveyard", [1, 1])


@rule("DB-KILL-06")
def test_where_cells_run_short_the_dealer_says_who_goes_first():
    south = [f"s{at}=zungar-blademaster@{cell}" for at, cell in enumerate(("a1", "b1", "c1"))]
    south += [f"t{at}=runetagged-brawler@{cell}" for at, cell in enumerate(("d1", "a2", "b2"))]
    south += [f"u{at}=mirrorman@{cell}" for at, cell in enumerate(("c2", "d2", "e2"))]
    south += ["v=scragglemaw@a3", "w=scragglemaw@b3", "p=forgeblind-punisher@c3"]
    north = [f"n{at}=zombie-enforcer@{cell}" for at, cell in enumerate(("a4", "b4", "c4"))]
    north += [f"o{at}=cannibal-pariah@{cell}" for at, cell in enumerate(("d4", "e4", "b5"))]
    north += [f"q{at}=iron-thug@{cell}" for at, cell in enumerate(("a5", "c5", "d5"))]
    north += ["d=malborn-croc@d3", "f=malborn-croc@e3", "x=hive-drone@c3", "y=hive-drone@c3"]
    field = DreamBladeScenario(south, north, first=NORTH).attack("c3", roll="3 3 2 - - - - -")
    field.play(field.key("disrupt", "x"), field.key("disrupt", "y"))
    assert (field.asked, field.seat, field.offers("target")) == ("Fates.carry_out", SOUTH, ["x", "y"])
    field.target("y")
    assert (field.at("y"), field.at("x")) == ("e5", "graveyard")


@rule("DB-HELLSFURY-01")
def test_the_first_piece_grants_its_fury_like_any_other():
    field = DreamBladeScenario(["t=hellforge-taskmaster@c2", "ally=abyssal-procurator@c3"], [CROC])
    assert field.pieces["t"] == 0
    field.attack("c3", roll="b b - - - - -")
    assert field.offers("blade") == ["ally", "ally"]
    field.blade("ally", by="t")
    assert field.amounts("more-damage") == [2]


@rule("DB-ADVANCE-01")
def test_a_bearer_in_the_corner_moves_others():
    field = DreamBladeScenario(["scout=twilight-scout@a1", "far=mirrorman@e2"], ["croc=malborn-croc@a1"]).attack("a1", roll="b - -")
    assert field.offers("target") == ["far"]


@rule("DB-EXPEL-01", "DB-SCARE-01")
def test_north_moves_souths_creatures():
    field = DreamBladeScenario(["m=mirrorman@c3", "free=scragglemaw@d3"], ["ghost=horrid-poltergeist@c3"], who=NORTH)
    field.attack("c3", roll="b b -").blade("ghost", 1)
    assert field.offers("target") == ["free"]
    field.target("free").play("to:e3")
    assert field.asked_for() == "expel"
    assert field.play("to:c2").at("m") == "c2"


@rule("DB-LURE-01", "DB-SWAP-01")
def test_north_pulls_and_swaps():
    field = DreamBladeScenario(["m=mirrorman@c3", "far=scragglemaw@a3"], ["siren@c3"], who=NORTH).attack("c3", roll="b - -")
    assert field.offers("target") == ["far"]
    assert field.target("far").at("far") == "b3"
    swap = DreamBladeScenario(["m=mirrorman@c3"], ["t=giggling-thimble@c3", "b=iron-thug@a5"], who=NORTH).attack("c3", roll="b").target("b")
    assert (swap.at("t"), swap.at("b")) == ("a5", "c3")


@rule("DB-PURGE-01", "DB-RAISE-01", "DB-APPEASE-01")
def test_norths_keywords_reach_the_right_zones():
    purge = DreamBladeScenario(["m=mirrorman@c3", "r=iron-thug"], ["q=night-queen@c3", "own=doomball"], who=NORTH).attack("c3", roll="b b -")
    assert (purge.at("r"), purge.at("own")) == ("graveyard", "reserves")
    ape = DreamBladeScenario(["m=mirrorman@c3", "r=iron-thug@grave"], ["a=doctor-ape@c3", "own=doomball@grave"], who=NORTH).attack("c3", roll="b - -")
    ape.play("take:doomball")
    assert (ape.at("r"), ape.at("own")) == ("graveyard", "reserves")
    tithe = DreamBladeScenario(["m=mirrorman@c3"], ["t=hooded-tithe-taker@c3", "own=doomball@a5"], who=NORTH).attack("c3", roll="b - - - -")
    assert sorted(tithe.offers("target")) == ["own", "t"]


@rule("DB-BLOODTHIRSTY-01")
def test_who_did_not_attack_is_not_thirsty():
    field = DreamBladeScenario(["r=thirsty@c3", "m=mirrorman@c3"], [CROC]).attack("c3", "m", roll="- - -")
    assert field.at("r") == "c3"


@rule("DB-DETONATE-01", "DB-FADE-01")
def test_the_end_of_combat_in_the_corner():
    keg = DreamBladeScenario(["keg=powderkeg-jack@a1"], ["croc=malborn-croc@a1"]).attack("a1", roll="- - - - -")
    assert keg.at("keg") == "graveyard"
    choir = DreamBladeScenario(["c=vanishing-choir@a1"], ["croc=malborn-croc@a1"]).attack("a1", roll="- - - - - -")
    assert choir.at("c") == "reserves"


@rule("DB-GEOMANCY-01")
def test_geomancy_in_the_corner():
    field = DreamBladeScenario(["g=geomant@a1", "w=well@a4", "v=armoury@b4"], ["iron-thug@e5"])
    assert field.stats("g") == (6, 6, 8)


@rule("DB-DEMOLISH-01")
def test_north_demolishes_a_location_of_south():
    field = DreamBladeScenario(["m=mirrorman@c3", "w=well@c4"], ["b=slaughter-boots@c3"], who=NORTH).attack("c3", roll="b -")
    assert (field.at("w"), field.conquest, field.bonus) == ("graveyard", [0, 1], [2, 0])


@rule("DB-TERM-11", "DB-WARPSTRIKE-01")
def test_a_special_attack_of_one_die():
    field = DreamBladeScenario(["book=book-of-nothing@c3"], [CROC, "far=iron-thug@e5"]).attack("c3", roll="b 3")
    assert field.amounts("special") == [3]
