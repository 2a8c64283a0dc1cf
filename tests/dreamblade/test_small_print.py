"""Small print: reasons that name the very obstacle, and what a neighbour in a list does not change."""

import pytest

import pionek
from pionek.core.settings import SettingError
from tests.dreamblade.scenario import NORTH, SOUTH, DreamBladeScenario

rule = pytest.mark.rule
CROC = "croc=malborn-croc@c3"
STRONG = "p=forgeblind-punisher@c3"


def reason(field, name, seat=SOUTH):
    """The name of the reason why a piece can do nothing now; empty where it can."""
    guard = field.refusal(seat, "piece", field.pieces[name])
    return guard.name if guard is not None else ""


def no_cell(field, cell, seat=SOUTH):
    guard = field.refusal(seat, "cell", cell)
    return guard.name if guard is not None else ""


# Moves by keywords


@rule("DB-ACTION-04", "DB-ADVANCE-01")
def test_advance_takes_nobody_who_is_engaged():
    field = DreamBladeScenario(["s=twilight-scout@c3", "m=mirrorman@c3", "n=mirrorman@e1"], [CROC]).attack("c3", "s", roll="b - -")
    assert (field.asked_for(), field.offers("target"), reason(field, "m")) == ("advance", ["n"], "target-engaged")


@rule("DB-ACTION-05")
def test_expel_takes_nobody_who_is_not_engaged():
    field = DreamBladeScenario(["g=gallows-twin@c3", "m=mirrorman@d3"], [CROC, "x=iron-thug@d3", "free=iron-thug@e5"])
    field.attack("c3", roll="b" + " -" * (field.stats("g")[0] - 1))
    assert (field.asked_for(), sorted(field.offers("target")), reason(field, "free")) == ("expel", ["croc", "x"], "target-unengaged")


@rule("DB-GEN-17", "DB-TERM-06")
def test_expel_takes_nobody_from_between_full_cells():
    names = ["cannibal-pariah", "zombie-enforcer", "iron-thug", "hive-drone"]
    wall = [f"{figure[0]}{cell}={figure}@{cell}" for cell in ("a2", "b1") for figure in names]
    north = ["stuck=malborn-croc@a1", "x=marrow-leech@d3", "y=marrow-leech@d3", *wall]
    field = DreamBladeScenario(["g=gallows-twin@a1", "m=mirrorman@d3"], north)
    field.attack("a1", roll="b" + " -" * (field.stats("g")[0] - 1))
    assert (field.asked_for(), sorted(field.offers("target")), reason(field, "stuck")) == ("expel", ["x", "y"], "cannot-go")


@rule("DB-TERM-08", "DB-TERM-09")
def test_who_stands_beside_the_bearer_can_be_pushed_but_not_pulled():
    lure = DreamBladeScenario(["a=abyssal-procurator@c3"], [CROC, "y=iron-thug@e5"])
    lure.attack("c3", roll="b" + " -" * (lure.stats("a")[0] - 1))
    assert (lure.asked_for(), lure.offers("target"), reason(lure, "croc")) == ("lure", ["y"], "cannot-be-pulled")
    lure.target("y")
    assert [no_cell(lure, cell) for cell in ("e4", "a1")] == ["", "out-of-reach"]
    scare = DreamBladeScenario(["g=horrid-poltergeist@c3"], [CROC, "corner=iron-thug@e5", "y=iron-thug@d4"])
    scare.attack("c3", roll="b" + " -" * (scare.stats("g")[0] - 1)).blade("g", 1)
    assert (scare.asked_for(), scare.offers("target"), reason(scare, "corner")) == ("scare", ["y"], "cannot-be-pushed")
    scare.target("y")
    assert [no_cell(scare, cell) for cell in ("e4", "d3", "c4")] == ["", "not-farther", "not-farther"]


@rule("DB-TERM-06", "DB-GEN-14")
def test_a_creature_that_was_chosen_goes_before_another_one_is():
    field = DreamBladeScenario(["s=twilight-scout@c3", "m=mirrorman@a1", "n=mirrorman@e1"], [CROC]).attack("c3", "s", roll="b - -")
    assert no_cell(field, "a2") == "choose-creature-first"
    field.target("n")
    assert [reason(field, name) for name in ("m", "s")] == ["finish-the-choice"] * 2
    assert no_cell(field, "a2") == "out-of-reach"


@rule("DB-TERM-06", "DB-MAP-09")
def test_the_castle_calls_in_who_stands_next_to_it():
    south = ["castle=pearlthorn-castle@c3", "near=mirrorman@c2", "far=mirrorman@e1", "l=well@c4"]
    field = DreamBladeScenario([*south, "also=scragglemaw@b3"], [CROC], phase="spawn", points=3)
    field.play(field.key("use", "castle") + ":0")
    assert (field.asked_for(), sorted(field.offers("target"))) == ("call-in", ["also", "near"])
    assert [reason(field, name) for name in ("far", "l", "croc")] == ["out-of-reach", "no-creature", "no-ally"]
    four = [f"{name}=zungar-blademaster@c3" for name in "xyz"] + ["w=cinder-imp@c3"]
    full = DreamBladeScenario([*south, *four], [CROC], phase="spawn", points=3)
    full.play(full.key("use", "castle") + ":0")
    assert full.happened("called-in") == [], "nobody can come into a full cell"


@rule("DB-GEN-14", "DB-TELEPORT-01")
def test_a_question_for_a_cell_has_no_target_and_one_for_a_target_no_cell():
    man = DreamBladeScenario(["h=halfway-man@c3"], [CROC]).attack("c3", roll="b - -")
    assert (man.asked_for(), reason(man, "croc")) == ("teleport", "no-target")
    duel = DreamBladeScenario(["d=duelist@c3"], [CROC, "x=scragglemaw@c3"]).attack("c3", roll="b - -")
    assert (duel.asked_for(), no_cell(duel, "a1")) == ("assault", "no-cell-asked")


@rule("DB-GEN-14", "DB-TERM-02")
def test_of_two_effects_the_one_that_asks_gives_the_reason():
    field = DreamBladeScenario(["s=stirrer@c3", "m=mirrorman@e1"], [CROC, "x=iron-thug@c3"]).attack("c3", roll="b -")
    assert (field.asked_for(), reason(field, "m")) == ("expel", "no-enemy")


# Targets of other keywords


@rule("DB-PAYBACK-01", "DB-TERM-03")
def test_payback_looks_at_a_local_enemy():
    south = ["d=noble-dragon@c3", "m=mirrorman@c3"]
    field = DreamBladeScenario(south, [CROC, "x=iron-thug@c3", "far=iron-thug@e5"])
    field.attack("c3", "d", roll="b" + " -" * (field.stats("d")[0] - 1))
    assert [reason(field, name) for name in ("m", "far", "croc")] == ["no-enemy", "not-local", ""]


@rule("DB-TERM-02", "DB-FEROCITY-01")
def test_ferocity_looks_at_an_enemy():
    field = DreamBladeScenario(["h=heart-render@c3", "m=mirrorman@c3"], [CROC, "x=iron-thug@c3"])
    field.attack("c3", "h", roll="b" + " -" * (field.stats("h")[0] - 1))
    assert (field.asked_for(), reason(field, "m"), reason(field, "h")) == ("ferocity", "no-enemy", "no-enemy")


@rule("DB-DEMOLISH-01")
def test_demolish_looks_at_locations_nearby():
    field = DreamBladeScenario(["b=slaughter-boots@c3"], [CROC, "l=well@c3", "k=skull-hill@c4", "far=well@e5"])
    field.attack("c3", roll="b" + " -" * (field.stats("b")[0] - 1))
    assert (field.asked_for(), sorted(field.offers("target"))) == ("demolish", ["k", "l"])
    assert [reason(field, name) for name in ("croc", "b", "far")] == ["no-location", "no-location", "not-near"]


@rule("DB-GEN-18")
def test_an_ability_about_one_aspect_says_of_every_other_creature_why_not():
    field = DreamBladeScenario(["o=oathbreaker@c3"], ["near=levy@c3", "imp=cinder-imp@c3", "far=levy@e5", "away=beacon@d5", "knave=knave@e4"])
    field.attack("c3", roll="b -")
    assert sorted(field.offers("target")) == ["away", "far"]
    assert [reason(field, name) for name in ("near", "knave", "imp")] == ["local", "wrong-type", "wrong-type"]


# Blades, fates and deathblows


@rule("DB-ACT-01", "DB-ACT-14")
def test_a_blade_ability_without_a_condition_works_in_any_cell():
    field = DreamBladeScenario(["s=savage-ogre@a1"], ["croc=malborn-croc@a1"])
    field.attack("a1", roll="b" + " -" * (field.stats("s")[0] - 1))
    assert field.amounts("bladed") == [1]


@rule("DB-DBLOW-10", "DB-SEQ-02")
def test_a_creature_that_dies_in_another_cell_has_a_deathblow_of_its_own():
    south = [STRONG, "archer=warpglass-archer@c3", "m=mirrorman@d3"]
    field = DreamBladeScenario(south, ["x=cannibal-pariah@c3", "y=cannibal-pariah@d3", "z=zombie-enforcer@d3"])
    field.attack("c3", "p", "archer", roll="b 3 3 - - - - - - -" + " -" * (field.stats("archer")[0] - 2)).roll("3 3 - -").target("y")
    while field.asked in ("Fates.choose", "Assignment.fate"):
        field.play(next(key for key in field.keys if key.startswith("destroy")))
    assert (field.asked, sorted(field.dying()), field.offers("attack")) == ("Deathblow.join", ["x", "y"], ["x"])
    assert reason(field, "y", NORTH) == reason(field, "z", NORTH) == "not-in-combat-cell"
    field.done()
    assert (field.asked, field.offers("attack")) == ("Deathblow.join", ["y"])


@rule("DB-RELENTLESS-01")
def test_whom_a_relentless_creature_has_hit_is_not_disrupted_after_it_has_gone():
    """Its assault is noted in the step of the blades; then it leaves the game, and the others miss."""
    field = DreamBladeScenario(["z=zealot@c3", "m=mirrorman@c3"], ["x=twilight-scout@c3"], first=NORTH)
    assert field.stats("x")[1:] == (5, 7)
    field.attack("c3", "z", "m", roll="b - - - - 3 3")
    assert (field.at("z"), field.at("x"), field.amounts("hurt")) == ("out", "c3", [6])
    assert field.happened("disrupted") == []


@rule("DB-KILL-02", "DB-KILL-03")
def test_ferocity_does_not_destroy_whom_relentless_keeps_from_being_disrupted():
    field = DreamBladeScenario(["h=heart-render@c3", "b=furnace-brute@c3"], ["x=twilight-scout@c3"], first=NORTH)
    dice = field.stats("h")[0] + field.stats("b")[0]
    field.attack("c3", "h", "b", roll="b 3 3" + " -" * (dice - 3))
    assert (field.at("x"), field.amounts("hurt"), field.happened("destroyed", "disrupted")) == ("c3", [6], []), "6 damage on 5/7"


# Reasons for figures and for those who are not asked


@rule("DB-SPAWN-05", "DB-ZONE-04", "DB-SPAWN-11")
def test_reasons_for_figures_that_can_come_back():
    south = ["bride=unburied-bride@c3", "gone=weed@grave", "z=zungar-blademaster", "m=mirrorman@e1", "n=mirrorman@d1", "dead=cinder-imp@grave"]
    field = DreamBladeScenario(south, ["x=iron-thug@a5"], phase="spawn", points=9).play("spawn:zungar-blademaster")
    assert field.asked == "SpawnPhase.where"

    def why(name):
        return field.match.why_not(SOUTH, "figure", field.table.figures[field.pieces[name]]).name

    assert [why(name) for name in ("bride", "gone", "dead")] == ["not-in-reserves", "finish-the-choice", "in-graveyard"]


@rule("DB-UNIQUE-03")
def test_reasons_while_all_but_one_of_a_name_go():
    field = DreamBladeScenario(["a=ekkyon@e1", "b=ekkyon-reborn", "m=mirrorman@c3"], ["x=iron-thug@a5"])
    field.put("b", "c3")
    field.play("shift")
    assert (field.asked, reason(field, "m"), reason(field, "x")) == ("KeepOne.keep", "other-name", "not-yours")


@rule("DB-SEQ-02", "DB-LONER-01")
def test_a_neighbour_in_the_list_does_not_attack_for_another_one():
    field = DreamBladeScenario(["far=mirrorman@e1", "near=mirrorman@c3", "n=scragglemaw@c3"], [CROC]).play("strike", "fight:c3")
    assert field.pieces["near"] == field.pieces["far"] + 1
    field.play(field.key("attack", "near"))
    assert reason(field, "far") == "not-in-combat-cell"


@rule("DB-LOC-04", "DB-KILL-02")
def test_reasons_while_a_fate_is_chosen():
    field = DreamBladeScenario(["g=charger@c2", "m=mirrorman@e1"], ["r=fleshless-reaper@c3", "far=iron-thug@e5"]).roll("3 3 3 - - -").shift("g", "c3")
    assert (field.asked, reason(field, "far"), reason(field, "m")) == ("Fates.choose", "not-hit", "own-is-not-hit")


# Fortunate creatures


@rule("DB-FORTUNATE-01", "DB-GEN-04")
def test_of_two_fortunate_attackers_either_goes_first_and_each_goes_once():
    south = ["g=gambler@c3", "p=moth-eaten-prophet@c3"]
    field = DreamBladeScenario(south, [CROC])
    dice = field.stats("g")[0] + field.stats("p")[0]
    field.attack("c3", "g", "p", roll="-" + " -" * (dice - 1))
    if field.offers("target") == ["p"]:
        field.target("p")
    assert field.offers("target") == ["g"], "the Prophet rerolls three dice, unless the Gambler goes first"
    field.target("g").target("p")
    field.play("reroll:4")
    assert (field.asked, field.offers("target")) == ("Reroll.pick", []), "once a die was chosen, the order is settled"
    field.roll("1").done()
    assert (field.amounts("rerolled"), field.asked, field.offers("target")) == ([1], "Reroll.pick", [])
    field.done()
    assert field.asked != "Reroll.pick", "each of them once"


@rule("DB-SEQ-05", "DB-ASSAULT-01")
def test_an_assault_that_misses_keeps_nobody_from_being_disrupted():
    """The Zealot is Relentless, but it hits nothing and leaves; the damage of the others disrupts as usual."""
    field = DreamBladeScenario(["z=zealot@c3", "m=mirrorman@c3"], ["x=twilight-scout@c3"], first=NORTH)
    field.attack("c3", "z", "m", roll="b 3 3 - - - -")
    assert (field.amounts("special"), field.amounts("hurt"), field.asked) == ([0], [6], "Displacement.place")


@rule("DB-FORTUNATE-01", "DB-STRIKE-04")
def test_an_attack_is_told_once_however_often_dice_are_rerolled():
    field = DreamBladeScenario(["p=moth-eaten-prophet@c3"], [CROC])
    dice = field.stats("p")[0]
    field.attack("c3", roll=" ".join(["-"] * dice)).play("reroll:4").roll("2").done()
    assert (field.amounts("attacked"), field.amounts("rerolled"), field.amounts("hurt")) == ([dice], [1], [2])


@rule("DB-TERM-11", "DB-FORTUNATE-02")
def test_a_special_attack_is_told_once_however_often_dice_are_rerolled():
    field = DreamBladeScenario(["g=gambler@c3"], [CROC]).attack("c3", roll="b - -").done()
    first = field.amounts("special-rolled")
    while field.asked == "Reroll.pick" and len(field.amounts("rerolled")) < 1:
        field.roll("1").play(next(key for key in field.keys if key.startswith("reroll")))
    assert field.amounts("special-rolled") == first


@rule("DB-KILL-06", "DB-KILL-05")
def test_those_disrupted_together_in_one_cell_are_placed_without_asking_for_an_order():
    """The Doomball sacrifices itself: nobody else is in the cell, but neither victim leaves an empty cell for the other."""
    field = DreamBladeScenario(["b=doomball@c3", "m=mirrorman@e1"], ["x=twilight-scout@c3", "y=twilight-scout@c3"], first=NORTH)
    field.attack("c3", roll="b" + " -" * (field.stats("b")[0] - 1))
    assert (field.at("b"), field.asked) == ("graveyard", "Displacement.place")


@rule("DB-BAND-03")
def test_three_copies_are_allowed_and_a_list_needs_its_format():
    three = ["iron-thug"] * 3
    assert pionek.new_match("dreamblade", seed=1, format="own", south=three, north=three).decision is not None
    with pytest.raises(SettingError):
        pionek.new_match("dreamblade", seed=1, format="own", south=["iron-thug"] * 4, north=three)
    with pytest.raises(SettingError):
        pionek.new_match("dreamblade", seed=1, format="limited", south=three, north=three)


@rule("DB-BAND-05", "DB-SETUP-01")
def test_who_brings_no_list_builds_a_warband():
    match = pionek.new_match("dreamblade", seed=1, format="own", south=["iron-thug"] * 3)
    assert (match.decision.seat, match.table.agenda[-1].step_name()) == (NORTH, "pick")


@rule("DB-SPAWN-11", "DB-RESPAWN-01", "DB-COST-01")
def test_a_copy_in_the_graveyard_does_not_make_another_one_cheaper():
    field = DreamBladeScenario(["a=weed", "b=weed@grave", "m=mirrorman@c3"], ["x=iron-thug@a5"], phase="spawn", points=9)
    assert field.pieces["b"] == field.pieces["a"] + 1
    price = field.price("a")
    field.spawn("weed", "c1")
    assert (field.at("a"), field.points) == ("c1", 9 - price)


@rule("DB-DBLOW-01", "DB-DBLOW-03")
def test_of_a_dying_creature_a_deathblow_says_that_it_is_dying():
    south = ["g=charger@c2", "m=mirrorman@e1", "z=zombie-enforcer@c3", "w=zombie-enforcer@c3"]
    field = DreamBladeScenario(south, ["r=fleshless-reaper@c3", "q=fleshless-reaper@c3"]).roll("3 3 3 3 3 3 3 3 3").shift("g", "c3").target("r")
    field.play(field.keys[0]).play(field.key("destroy", "r")).play(field.key("destroy", "g"))
    field.roll("3 2").play(field.key("attack", "r"))
    assert (field.asked, sorted(field.dying())) == ("Assignment.fate", ["g", "r"])
    assert [reason(field, name, NORTH) for name in ("g", "m")] == ["dying", "hit-elsewhere"]
