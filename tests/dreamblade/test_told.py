"""What is told: who attacks and joins, dice, points, ways, and why exactly something cannot be done."""

import pytest

from pionek.core.view.scene import Board
from tests.dreamblade.scenario import NORTH, SOUTH, DreamBladeScenario

rule = pytest.mark.rule
CROC = "croc=malborn-croc@c3"
STRONG = "p=forgeblind-punisher@c3"


def tokens(field, cell, seat=SOUTH):
    board = next(thing for thing in field.match.scene(seat).things if isinstance(thing, Board))
    return next(place for place in board.places if place.id == f"cell:{cell}").tokens


def options(field):
    return {choice.key: choice.text for choice in field.match.scene(field.seat).choices}


@rule("DB-SEQ-02", "DB-DBLOW-10")
def test_the_log_says_who_attacks_and_who_strikes_a_last_time():
    field = DreamBladeScenario([STRONG, "m=mirrorman@c3", "out=mirrorman@c3"], ["x=twilight-scout@c3", "y=twilight-scout@c3"])
    field.attack("c3", "p", "m", roll="3 3 3 3 3 - - - - - -")
    while field.asked == "Assignment.fate":
        field.play(next(key for key in field.keys if key.startswith("destroy")))
    assert "South attacks with Forgeblind Punisher and Mirrorman. [DB-SEQ-03 DB-SEQ-02]" in field.log()
    field.roll("- - -").play(field.key("attack", "x"), "done")
    assert "North strikes a last time with Twilight Scout. [DB-DBLOW-02 DB-DBLOW-10]" in field.log()
    assert any(line.startswith("Południe atakuje, istoty: ") and " i " in line for line in field.log(lang="pl"))
    none = DreamBladeScenario([STRONG], ["x=twilight-scout@c3"]).attack("c3", roll="3 3 3 - - - - -").play("destroy:17", "done")
    assert "North makes no deathblow. [DB-DBLOW-02 DB-DBLOW-01]" in none.log()


@rule("DB-TERM-11", "DB-BLADE-11")
def test_special_attacks_show_their_dice():
    field = DreamBladeScenario(["book=book-of-nothing@c3"], [CROC, "far=iron-thug@e5"]).attack("c3", roll="b 3")
    assert "South's Book of Nothing rolls 1 die: 3. [DB-WARPSTRIKE-01]" in field.log()
    assert "South's Book of Nothing gets 1 blade for Warpstrike 1. [DB-SEQ-04 DB-WARPSTRIKE-01]" in field.log()


@rule("DB-KILL-08", "DB-KILL-09")
def test_a_destruction_names_the_conquest_point_and_the_bonus():
    field = DreamBladeScenario([STRONG], ["x=twilight-scout@c3"], first=NORTH).attack("c3", roll="3 3 3 - - - - -").play("destroy:17")
    assert [line for line in field.log() if "destroyed" in line or "conquest" in line] == [
        "Twilight Scout is destroyed; North will have 2 bonus spawn points. [DB-KILL-07]",
        "South gets 1 conquest point for Twilight Scout. [DB-KILL-07 DB-KILL-08]",
    ]
    assert field.amounts("conquered") == [1]
    own = DreamBladeScenario(["b=slaughter-boots@c3", "w=well@c3"], [CROC]).attack("c3", roll="b -")
    assert own.happened("destroyed", "conquered") == ["destroyed"], "nobody gets a point for his own"


@rule("DB-ACTION-06", "DB-SPAWN-09", "DB-DMG-08")
def test_the_end_of_a_phase_takes_damage_off_and_says_so():
    field = DreamBladeScenario(["m=mirrorman@c3"], [CROC], first=NORTH).attack("c3", roll="1 - -")
    assert "The phase is over: all damage is taken off. [DB-ACTION-06]" in field.log()
    nothing = DreamBladeScenario(["m=mirrorman@c3"], [CROC], first=NORTH).attack("c3", roll="- - -")
    assert nothing.happened("damage-gone") == []


@rule("DB-ACTION-01")
def test_who_can_do_nothing_is_passed_over_aloud():
    field = DreamBladeScenario(["m=mirrorman@e1"], ["x=well@a5"], who=SOUTH).play("shift", "done").play("shift", "done")
    assert field.happened("idle") == ["idle", "idle"], "both action phases of North"


@rule("DB-LURE-01", "DB-SCARE-01", "DB-EXPEL-01")
def test_who_is_pulled_pushed_or_driven_off_does_not_walk():
    lured = DreamBladeScenario(["siren@c3"], [CROC, "far=iron-thug@a3"]).attack("c3", roll="b - -")
    assert "South's Lure pulls Iron Thug from a3 to b3. [DB-LURE-01]" in lured.target("far").log()
    ghost = DreamBladeScenario(["ghost=horrid-poltergeist@c3"], [CROC, "free=iron-thug@e4"])
    ghost.attack("c3", roll="b b -").blade("ghost", 1).target("free").play("to:c4")
    assert "South's Scare pushes Iron Thug from e4 to e5. [DB-SCARE-01]" in ghost.log()
    assert "South's Expel moves Malborn Croc from c3 to c4. [DB-EXPEL-01]" in ghost.log()
    assert ghost.happened("walked") == []


@rule("DB-TELEPORT-01", "DB-SWAP-01", "DB-SKIRMISH-01")
def test_the_ways_of_ones_own_creatures_are_told_apart():
    man = DreamBladeScenario(["h=halfway-man@c3"], [CROC]).attack("c3", roll="b - -").play("to:a1")
    assert "South's Teleport takes Halfway Man from c3 to a1. [DB-TELEPORT-01]" in man.log()
    swap = DreamBladeScenario(["t=giggling-thimble@c3", "m=mirrorman@e1"], [CROC]).attack("c3", roll="b").target("m")
    assert [line for line in swap.log() if "Swap takes" in line] == [
        "South's Swap takes Giggling Thimble from c3 to e1. [DB-SWAP-01]",
        "South's Swap takes Mirrorman from e1 to c3. [DB-SWAP-01]",
    ]
    runner = DreamBladeScenario(["r=moonfang-runner@c3"], [CROC]).attack("c3", roll="b - - -")
    assert "South's Skirmish moves Moonfang Runner from c3 to c4. [DB-SKIRMISH-01]" in runner.target("r").play("to:c4").log()
    shift = DreamBladeScenario(["m=mirrorman@e1", "n=mirrorman@a1"], ["x=iron-thug@a5"]).shift("m", "e2")
    assert "South's Mirrorman moves from e1 to e2. [DB-SHIFT-03 DB-SHIFT-01]" in shift.log()


# The scene


@rule("DB-MINI-02", "DB-MINI-04", "DB-MINI-08")
def test_a_piece_on_the_map_shows_cost_aspects_and_lineage():
    field = DreamBladeScenario(["m=mirrorman@c3", "w=well@c3"], ["s=sleepless-swarm@c3"])
    first = {token.name: token.text[0] for token in tokens(field, "c3")}
    number = field.printed("m").number
    assert first["Mirrorman"] == f"Cost 6, Valor, Janus ({field.printed('m').rarity}, {number})\n"
    assert first["Well"] == "Cost 2, Valor (common)\n"
    assert first["Sleepless Swarm"].startswith("Cost 7, Madness, Fear, Hivelings (")


@rule("DB-GEN-14")
def test_equal_miniatures_of_one_cell_have_labels_of_their_own():
    field = DreamBladeScenario([STRONG], ["x=hive-drone@c3", "y=hive-drone@c3", "z=hive-drone@d3"], first=NORTH)
    assert [token.name for token in tokens(field, "c3")] == ["Forgeblind Punisher", "Hive Drone 1", "Hive Drone 2"]
    field.attack("c3", roll="3 - - - - - - -")
    assert options(field)[f"{field.key('give', 'x')}:2"] == "2 damage to Hive Drone 1 (c3)"
    assert field.match.scene(SOUTH).prompt.text == "3 damage left to divide. How much does Hive Drone 1 take?"


@rule("DB-APPEASE-01")
def test_the_knights_question_says_what_it_is_about():
    field = DreamBladeScenario([STRONG], ["k=knight-of-autumns-gate@c3", "o=cannibal-pariah@a5"], first=NORTH)
    field.attack("c3", roll="3 3 3 - - - - -").play(field.key("destroy", "k"))
    scene = field.match.scene(NORTH)
    assert scene.prompt.text == "Knight of Autumn's Gate would be destroyed. Do you sacrifice another creature instead?"
    assert [choice.text for choice in scene.choices] == ["sacrifice another creature, so that Knight of Autumn's Gate stays", "let it happen"]


# Reasons


@rule("DB-TERM-01", "DB-TERM-02", "DB-LOC-11")
def test_every_wrong_target_has_its_own_reason():
    north = [CROC, "also=scragglemaw@c3", "free=zombie-enforcer@e4", "hill=skull-hill@c3"]
    field = DreamBladeScenario(["archer=warpglass-archer@c3", "m=mirrorman@c3"], [*north, "off=iron-thug@a1"])
    field.attack("c3", "archer", roll=" ".join(["b", *["-"] * (field.stats("archer")[0] - 1)]))
    assert sorted(field.offers("target")) == ["free", "off"]
    reasons = {name: field.why_no_piece(name, SOUTH) for name in ("croc", "m", "archer", "hill")}
    assert reasons == {"croc": "DB-TERM-04", "m": "DB-TERM-02", "archer": "DB-TERM-02", "hill": "DB-LOC-11"}
    scout = DreamBladeScenario(["scout=twilight-scout@c3", "m=mirrorman@c3", "a=mirrorman@a1", "b=mirrorman@b1"], north).attack("c3", "scout", roll="b -")
    reasons = {name: scout.why_no_piece(name, SOUTH) for name in ("scout", "m", "croc", "hill")}
    assert reasons == {"scout": "DB-TERM-01", "m": "DB-ACTION-04", "croc": "DB-TERM-01", "hill": "DB-LOC-11"}


@rule("DB-TERM-08", "DB-TERM-09", "DB-TERM-03")
def test_wrong_directions_and_places_have_reasons_too():
    lure = DreamBladeScenario(["siren@c3"], [CROC, "far=iron-thug@a1", "near=zombie-enforcer@c5"]).attack("c3", roll="b - -")
    assert lure.why_no_piece("croc", SOUTH) == "DB-TERM-08"
    lure.target("far")
    assert (lure.why_no_cell("c1"), lure.why_no_cell("a1")) == ("DB-TERM-06", "DB-TERM-06")
    duel = DreamBladeScenario(["d=duelist@c3"], [CROC, "x=scragglemaw@c3", "far=iron-thug@c4"]).attack("c3", roll="b - -")
    assert duel.why_no_piece("far", SOUTH) == "DB-TERM-03"
    ghost = DreamBladeScenario(["ghost=horrid-poltergeist@c3"], [CROC, "free=iron-thug@d4"])
    ghost.attack("c3", roll="b b -").blade("ghost", 1).target("free")
    assert ghost.why_no_cell("c4") == "DB-TERM-09", "that would be nearer"


@rule("DB-TELEPORT-01", "DB-KILL-05")
def test_portals_have_a_reason_of_their_own():
    man = DreamBladeScenario(["h=halfway-man@c3"], [CROC]).attack("c3", roll="b - -")
    assert [man.why_no_cell(cell) for cell in ("a5", "c3")] == ["DB-TELEPORT-01", "DB-TERM-07"]
    field = DreamBladeScenario([STRONG], ["x=zombie-enforcer@c3"], first=NORTH).attack("c3", roll="3 2 - - - - - -")
    assert [field.refusal(SOUTH, "cell", cell).name for cell in ("e1", "c3")] == ["own-portal", "not-empty"]


@rule("DB-DMG-01", "DB-TURN-03")
def test_damage_and_cells_name_the_true_reason():
    field = DreamBladeScenario([STRONG], ["x=hive-drone@c3", "y=hive-drone@c3", "z=hive-drone@d3"], first=NORTH).attack("c3", roll="3 - - - - - - -")
    assert [field.refusal(SOUTH, "piece", field.pieces[name]).name for name in ("y", "z")] == ["not-hit", "hit-elsewhere"]
    blow = DreamBladeScenario([STRONG], ["x=twilight-scout@c3"]).attack("c3", roll="3 3 3 - - - - -").play("destroy:17")
    assert blow.seat == NORTH
    assert blow.refusal(SOUTH, "cell", "c3").name == "not-your-decision", "it is South's own phase"


@rule("DB-RESPAWN-01", "DB-COST-01", "DB-MINI-03")
def test_what_cannot_be_paid_for_says_what_is_missing():
    bride = DreamBladeScenario(["m=mirrorman@e1", "b=unburied-bride@grave", "z=zungar-blademaster"], ["iron-thug@a5"], phase="spawn", points=5)
    assert bride.refusal(SOUTH, "figure", "unburied-bride").name == "too-expensive", "it could come back, for 6"
    channel = DreamBladeScenario(["ch=ashen-channeler@e1", "q=night-queen", "z=zungar-blademaster"], ["iron-thug@a5"], phase="spawn", points=5)
    assert (channel.price("q"), channel.refusal(SOUTH, "figure", "night-queen").name) == (8, "aspects-missing"), "6, less 1 by Channel, can be paid"


@rule("DB-REGENERATE-01")
def test_who_regenerates_is_announced_as_banished():
    field = DreamBladeScenario([STRONG], ["x=spellbound-scissors@c3"]).attack("c3", roll="3 3 - - - - - -")
    assert options(field)[field.key("destroy", "x")] == "destroy Spellbound Scissors (c3): it is banished instead"
