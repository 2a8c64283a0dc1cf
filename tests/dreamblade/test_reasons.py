"""Why not? The reason that fits the question in progress, for pieces, figures and cells."""

import pytest

import pionek
from pionek.games.dreamblade.vocabulary import MOVE
from tests.dreamblade.scenario import NORTH, SOUTH, DreamBladeScenario

rule = pytest.mark.rule
CROC = "croc=malborn-croc@c3"


@rule("DB-TURN-03")
def test_while_one_builds_the_other_waits():
    match = pionek.new_match("dreamblade", seed=1, format="own")
    assert match.decision.seat == SOUTH
    assert match.why_not(NORTH, "figure", 3).rule == "DB-TURN-03"
    assert match.why_not(SOUTH, "figure", 3) is None


@rule("DB-VAR-01", "DB-BAND-02")
def test_what_is_in_the_warband_can_be_taken_out_but_not_added_once_more():
    match = pionek.new_match("dreamblade", seed=4, format="limited")
    while "add:marrow-leech" in match.keys():  # noqa: SIM118  a match is no dictionary
        match.play("add:marrow-leech")
    assert "drop:marrow-leech" in match.keys()  # noqa: SIM118
    figure = match.content.find("figure", "marrow-leech")
    assert match.why_not(SOUTH, "figure", figure).rule == "DB-VAR-01"
    pool = next(thing for thing in match.scene(SOUTH).things if thing.id == "pool")
    leech = next(card for card in pool.cards if card.name == "Marrow Leech")
    assert (leech.options, leech.why_not.rule) == ([], "DB-VAR-01")


@rule("DB-TURN-03", "DB-SHIFT-01")
def test_what_is_offered_with_a_piece_is_not_offered_with_the_cell_of_its_number():
    field = DreamBladeScenario(["m=mirrorman@c3"], ["x=iron-thug@a5"]).play("shift")
    assert (field.pieces["m"], field.offers("move")) == (0, ["m"])
    assert (field.why_no_piece("m"), field.why_no_cell("a1")) == ("", "DB-SHIFT-01")


@rule("DB-SPAWN-05")
def test_a_choice_begun_is_finished_first():
    field = DreamBladeScenario(["a=zungar-blademaster", "b=runetagged-brawler", "m=mirrorman@c3"], ["x=iron-thug@a5"], phase="spawn", points=9)
    field.play("spawn:zungar-blademaster")
    assert (field.asked, field.why_no_piece("b")) == ("SpawnPhase.where", "DB-SPAWN-05")
    shift = DreamBladeScenario(["m=mirrorman@c3", "n=mirrorman@e1"], ["x=iron-thug@a5"]).play("shift")
    shift.play(shift.key("move", "m"))
    assert (shift.asked, shift.why_no_piece("n")) == ("Shift.go", "DB-SPAWN-05")


@rule("DB-DBLOW-10", "DB-STRIKE-04", "DB-SEQ-02")
def test_reasons_at_a_deathblow():
    north = ["x=twilight-scout@c3", "y=twilight-scout@c3", "w=iron-thug@c3", "far=iron-thug@e5"]
    field = DreamBladeScenario(["p=forgeblind-punisher@c3", "q=forgeblind-punisher@c3"], north)
    field.attack("c3", "p", "q", roll=" ".join(["3"] * 5 + ["-"] * 11))
    while field.asked == "Assignment.fate":
        field.play(field.key("destroy" if field.offers("spare")[0] in ("x", "y") else "spare", field.offers("spare")[0]))
    field.give("w", 0)
    assert (field.asked, sorted(field.offers("attack"))) == ("Deathblow.join", ["x", "y"])
    assert [field.why_no_piece(name) for name in ("w", "far")] == ["DB-SEQ-02"] * 2, "neither dying, nor there"
    assert field.why_no_piece("p") == "DB-TURN-03", "it is South's phase, but North's question"
    field.play(field.key("attack", "x"))
    assert field.why_no_piece("x") == "DB-STRIKE-04", "it takes part already"
    assert field.why_no_piece("w") == "DB-SEQ-02"


@rule("DB-LONER-01", "DB-LONER-02")
def test_a_loner_does_not_join_a_deathblow():
    field = DreamBladeScenario(["p=forgeblind-punisher@c3", "q=forgeblind-punisher@c3"], ["x=twilight-scout@c3", "y=twilight-scout@c3", "l=gutter-berserker@c3"])
    field.attack("c3", "p", "q", roll=" ".join(["3"] * 7 + ["-"] * 9))
    while field.asked == "Assignment.fate":
        field.play(next(key for key in field.keys if key.startswith("destroy")))
    field.play(field.key("attack", "x"))
    assert (field.asked, field.why_no_piece("l")) == ("Deathblow.join", "DB-LONER-01")


@rule("DB-SEQ-02", "DB-STRIKE-04", "DB-LOC-04")
def test_reasons_before_the_dice_are_thrown():
    field = DreamBladeScenario(["m=mirrorman@c3", "n=mirrorman@c3", "w=well@c3", "far=scragglemaw@e1"], [CROC]).play("strike", "fight:c3")
    field.play(field.key("attack", "m"))
    assert [field.why_no_piece(name) for name in ("m", "w", "far")] == ["DB-STRIKE-04", "DB-LOC-04", "DB-SEQ-02"]
    assert field.why_no_cell("a1") == "DB-SEQ-03"


@rule("DB-ACT-02", "DB-BLADE-10", "DB-LOC-04")
def test_reasons_while_blades_are_given():
    south = ["r=moonfang-runner@c3", "m=mirrorman@c3", "idle=scragglemaw@c3", "ghost=horrid-poltergeist@c3", "w=well@c3"]
    field = DreamBladeScenario(south, [CROC, "far=iron-thug@e5"]).attack("c3", "r", "m", "ghost", roll="b b b - - - - - - -")
    assert [field.why_no_piece(name) for name in ("m", "idle", "w")] == ["DB-ACT-02", "DB-BLADE-10", "DB-LOC-04"]
    field.blade("r").target("r").play("to:b3")
    assert field.at("r") == "b3"
    assert field.why_no_piece("r") == "DB-ACT-02", "it has left the cell, but it attacks all the same"


@rule("DB-MAP-01", "DB-SEQ-03")
def test_no_cell_is_asked_for_while_a_fate_is_chosen():
    field = DreamBladeScenario(["g=charger@c2", "m=mirrorman@e1"], ["r=fleshless-reaper@c3"]).roll("3 3 3 - - -").shift("g", "c3")
    assert (field.asked, field.why_no_cell("a1")) == ("Fates.choose", "DB-MAP-01")


@rule("DB-MAP-09", "DB-SPAWN-08")
def test_a_full_cell_of_the_spawn_row_says_so():
    south = [f"z{at}={kind}" for at, kind in enumerate(["zungar-blademaster"] * 3 + ["cinder-imp"] * 3)]
    field = DreamBladeScenario([*south, "m=mirrorman@c3", "q=doomball@b3"], ["x=iron-thug@a5"], phase="spawn", points=30)
    for at in range(4):
        field.spawn("zungar-blademaster" if at < 3 else "cinder-imp", "c1")
    field.play("spawn:cinder-imp")
    assert [field.why_no_cell(cell) for cell in ("c1", "a1", "c2")] == ["DB-MAP-09", "DB-ROW-02", "DB-ROW-06"]


@rule("DB-LOC-02", "DB-LOC-01")
def test_reasons_for_a_location():
    field = DreamBladeScenario(["l=skull-hill", "m=mirrorman@c3", "n=mirrorman@d3", "w=well@d3", "o=doomball@e1"], ["x=iron-thug@a5"], phase="spawn", points=30)
    field.play("spawn:skull-hill")
    assert [field.why_no_cell(cell) for cell in ("d3", "a1")] == ["DB-LOC-02", "DB-LOC-01"]


@rule("DB-TURN-03", "DB-GOAL-01")
def test_after_the_end_there_is_a_reason_too():
    field = DreamBladeScenario(["m=mirrorman@b4"], ["x=iron-thug@a5"], phase="conquest", won=(5, 0)).go()
    assert field.match.result.winners == (SOUTH,)
    assert field.match.game.refuse(field.table, SOUTH, MOVE, field.pieces["m"]) is not None
    assert field.why_no_cell("a1") == "DB-TURN-03"


@rule("DB-TERM-03")
def test_an_enemy_elsewhere_is_no_target_of_a_local_keyword():
    field = DreamBladeScenario(["h=heart-render@c3"], ["x=malborn-croc@c3", "y=iron-thug@c3", "far=iron-thug@d4"])
    field.attack("c3", roll="b" + " -" * (field.stats("h")[0] - 1))
    assert field.asked_for() == "ferocity"
    assert (field.why_no_piece("far", SOUTH), field.why_no_piece("x", SOUTH)) == ("DB-TERM-03", "")


@rule("DB-SELF-01")
def test_only_the_bearer_is_moved_by_a_keyword_of_its_own():
    field = DreamBladeScenario(["r=moonfang-runner@c3", "m=mirrorman@c3"], ["x=malborn-croc@c3"])
    field.attack("c3", "r", "m", roll="b - - - - - -")
    assert field.asked_for() == "skirmish"
    assert field.why_no_piece("m") == "DB-SELF-01"


@rule("DB-TERM-01")
def test_only_creatures_of_ones_own_are_sacrificed():
    field = DreamBladeScenario(["t=hooded-tithe-taker@c3", "own=doomball@e1"], ["x=malborn-croc@c3"]).attack("c3", roll="b - - - -")
    assert field.asked_for() == "appease"
    assert (field.why_no_piece("x", SOUTH), field.why_no_piece("t"), field.why_no_piece("own")) == ("DB-TERM-01", "", "")
