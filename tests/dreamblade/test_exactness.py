"""Exactly so much and no more: the last point of damage, the last die, the cells that are left, who comes first."""

import pytest

import pionek
from tests.dreamblade.scenario import NORTH, SOUTH, DreamBladeScenario

rule = pytest.mark.rule
CROC = "croc=malborn-croc@c3"


@rule("DB-DEFENDER-01")
def test_a_defender_may_go_to_every_other_adjacent_cell():
    field = DreamBladeScenario(["saint=saint-of-roses@c2", "m=mirrorman@e1"], [CROC]).play("shift")
    assert sorted(field.play(field.key("move", "saint")).offers("to")) == ["b2", "c1", "d2"]


# Sharing out damage


@rule("DB-DMG-01", "DB-DMG-02")
def test_a_single_enemy_takes_everything_unasked():
    field = DreamBladeScenario(["p=forgeblind-punisher@c3"], ["x=twilight-scout@c3"], first=NORTH).attack("c3", roll="3 3 3 - - - - -")
    assert (field.asked, field.amounts("hurt")) == ("Fates.choose", [9]), "what is asked is only what becomes of it"


@rule("DB-DMG-01", "DB-KILL-03")
def test_the_last_point_of_damage_decides_a_fate_too():
    field = DreamBladeScenario(["p=forgeblind-punisher@c3"], ["x=cannibal-pariah@c3", "y=hive-drone@c3"], first=NORTH)
    life, defense = field.stats("x")[2], field.stats("y")[1]
    field.hurt("y", defense - 1)
    rolls = {3: "3", 2: "2", 1: "1", 4: "3 1", 5: "3 2"}
    roll = f"{rolls[life]} 1".split()
    field.attack("c3", roll=" ".join(roll + ["-"] * (8 - len(roll))))
    assert field.match.decision.partial is False, "a new question"
    field.play(field.key("destroy", "x"))
    assert (field.asked, field.offers("disrupt")) == ("Assignment.fate", ["y"])
    assert field.match.decision.partial, "the rest of the same question"
    field.play(field.key("disrupt", "y"))
    assert field.asked == "Displacement.place"
    assert field.amounts("hurt") == [life, 1]


@rule("DB-DMG-02", "DB-DMG-01", "DB-KILL-03")
def test_what_is_used_up_leaves_no_rest_and_one_point_does():
    enemies = ["x=cannibal-pariah@c3", "y=malborn-croc@c3"]
    exact = DreamBladeScenario(["p=forgeblind-punisher@c3"], enemies, first=NORTH)
    life = exact.stats("x")[2]
    faces = {2: "2", 3: "3", 4: "3 1", 5: "3 2"}
    exact.attack("c3", roll=faces[life] + " -" * (8 - len(faces[life].split()))).play(exact.key("destroy", "x"))
    assert exact.asked == "ActionPhase.choose"
    assert exact.amounts("hurt") == [life]
    over = DreamBladeScenario(["p=forgeblind-punisher@c3"], enemies, first=NORTH)
    over.attack("c3", roll=faces[life] + " 1" + " -" * (7 - len(faces[life].split()))).play(over.key("destroy", "x"))
    assert (over.asked, over.keys) == ("Assignment.rest", [f"{over.key('give', 'y')}:0", f"{over.key('give', 'y')}:1"])
    assert over.match.decision.partial
    over.give("y", 1)
    assert over.amounts("hurt") == [life, 1]


@rule("DB-DMG-02")
def test_damage_that_decides_nothing_is_placed_at_once():
    field = DreamBladeScenario(["p=forgeblind-punisher@c3"], ["x=iron-thug@c3", CROC], first=NORTH).attack("c3", roll="1 - - - - - - -")
    assert (field.asked, field.match.decision.partial) == ("Assignment.rest", False)


@rule("DB-DMG-03", "DB-DMG-01")
def test_sparing_costs_nothing_and_what_lies_there_is_not_given_back():
    field = DreamBladeScenario(["p=forgeblind-punisher@c3"], ["x=cannibal-pariah@c3", "y=hive-drone@c3"], first=NORTH)
    field.hurt("x", 1)
    field.attack("c3", roll="3 3 - - - - - -").play(field.key("spare", "x"))
    assert field.keys == [field.key("disrupt", "y"), field.key("destroy", "y")], "1 and 3 more are all that they bear"
    field.play(field.key("disrupt", "y")).give("x", 0)
    assert field.amounts("hurt") == [4, 2]


# Blades


@rule("DB-HELLSFURY-01")
def test_nobody_has_his_own_fury_whatever_else_he_bears():
    field = DreamBladeScenario(["j=jester@c3", "m=savage-ogre@c3"], [CROC]).attack("c3", "j", roll="b")
    assert field.offers("blade") == []
    assert field.amounts("more-damage") == [2], "the one ability it has is the copy of the Ogre's"


@rule("DB-COPY-01", "DB-ACT-01")
def test_nobody_copies_himself():
    field = DreamBladeScenario(["m=mimic@c3"], [CROC], first=NORTH).attack("c3", roll="b b")
    assert (field.amounts("bladed"), field.amounts("blades-left")) == ([1], [1])


@rule("DB-COPY-01", "DB-NULLIFY-01")
def test_who_is_nullified_has_no_copies_either():
    field = DreamBladeScenario(["j=jester@c3", "o=savage-ogre@c3"], ["w=chitin-warden@c3"], first=NORTH).attack("c3", "j", roll="b")
    assert field.happened("bladed") == [], "Nullify Valor: the Jester is of Valor, the Ogre is not"
    assert field.amounts("blades-left") == [1]
    both = DreamBladeScenario(["j=jester@c3", "o=savage-ogre@c3"], ["w=chitin-warden@c3"], first=NORTH)
    both.attack("c3", "j", "o", roll="b - - - - - -")
    assert both.amounts("more-damage") == [2]


# Fates


def crowded(*free: str) -> DreamBladeScenario:
    """Every cell holds somebody, but for these; South's Punisher and two Drones of North fight in c3."""
    cells = [f"{column}{row}" for row in range(1, 6) for column in "abcde" if f"{column}{row}" not in ("c3", *free)]
    kinds = ("zungar-blademaster", "runetagged-brawler", "mirrorman", "scragglemaw", "savannah-dreamhunter")
    south = [f"s{at}={kinds[at // 3]}@{cell}" for at, cell in enumerate(cells[:13])]
    kinds = ("zombie-enforcer", "cannibal-pariah", "iron-thug", "malborn-croc")
    north = [f"n{at}={kinds[at // 3]}@{cell}" for at, cell in enumerate(cells[13:])]
    return DreamBladeScenario([*south, "p=forgeblind-punisher@c3"], [*north, "x=hive-drone@c3", "y=hive-drone@c3"], first=NORTH)


@rule("DB-KILL-06", "DB-KILL-04")
def test_the_order_is_asked_for_only_where_cells_run_short():
    enough = crowded("e5", "d5").attack("c3", roll="3 3 2 - - - - -")
    enough.play(enough.key("disrupt", "x"), enough.key("disrupt", "y"))
    assert enough.asked == "Displacement.place"
    mixed = crowded("e5").attack("c3", roll="3 3 3 - - - - -")
    mixed.play(mixed.key("destroy", "x"), mixed.key("disrupt", "y"))
    assert (mixed.at("x"), mixed.at("y")) == ("graveyard", "e5"), "only one of them is driven away"


@rule("DB-KILL-06", "DB-GEN-06")
def test_each_side_is_driven_away_in_its_own_turn():
    """One free cell, and one of each side to be driven away: the active player's victim gets it, unasked."""
    cells = [f"{column}{row}" for row in range(1, 6) for column in "abcde" if f"{column}{row}" not in ("c3", "e5")]
    kinds = ("zungar-blademaster", "runetagged-brawler", "mirrorman", "scragglemaw", "savannah-dreamhunter")
    south = [f"s{at}={kinds[at // 3]}@{cell}" for at, cell in enumerate(cells[:13])]
    kinds = ("zombie-enforcer", "cannibal-pariah", "iron-thug", "malborn-croc")
    north = [f"n{at}={kinds[at // 3]}@{cell}" for at, cell in enumerate(cells[13:])]
    field = DreamBladeScenario([*south, "g=charger@c2"], [*north, "r=fleshless-reaper@c3"], first=NORTH)
    field.roll("3 3 3 3 3 3").shift("g", "c3").play(field.key("disrupt", "r"))
    assert (field.at("r"), field.at("g")) == ("e5", "graveyard")


@rule("DB-DBLOW-05", "DB-DBLOW-01")
def test_the_second_player_dies_silently_in_his_own_phases():
    """North acts second; what South's Strikeback destroys in North's action phase strikes nobody."""
    field = DreamBladeScenario(["h=gatewarden-hound@c3"], ["imp=cinder-imp@c3"], who=NORTH, first=SOUTH)
    field.attack("c3", roll="- - 3 3 3")
    assert field.play(field.key("destroy", "imp")).at("imp") == "graveyard"
    assert field.happened("deathblow") == []


@rule("DB-DBLOW-02", "DB-DBLOW-09")
def test_a_deathblow_throws_as_many_dice_as_there_is_power():
    field = DreamBladeScenario(["p=forgeblind-punisher@c3"], ["x=twilight-scout@c3"]).attack("c3", roll="3 3 3 - - - - - 1 - b")
    field.play(field.key("destroy", "x"), field.key("attack", "x"))
    assert "Deathblow of North: 1 – †. [DB-DBLOW-09]" in field.log()


# Spawning


@rule("DB-ENERGIZE-01")
def test_spawn_points_do_not_fall_below_nothing():
    field = DreamBladeScenario(["sieve@e1", "m=mirrorman"], ["iron-thug@a5"], phase="spawn")
    assert field.asked == "ActionPhase.choose", "nothing to spend, nobody is asked"
    assert not any("South loses" in str(line) for line in field.match.log(SOUTH))


@rule("DB-RESPAWN-01", "DB-SPAWN-05")
def test_the_graveyard_has_its_own_price_and_equal_ones_are_offered_once():
    field = DreamBladeScenario(["a=unburied-bride@grave", "b=unburied-bride@grave", "m=mirrorman@e1"], ["iron-thug@a5"], phase="spawn", points=6)
    assert field.keys.count("respawn:unburied-bride") == 1
    field.play("respawn:unburied-bride")
    field = field.play("to:e1") if field.asked == "SpawnPhase.where" else field
    assert (field.at("a"), field.at("b"), field.amounts("spawned")) == ("e1", "graveyard", [6])
    poor = DreamBladeScenario(["a=unburied-bride@grave", "m=mirrorman@e1"], ["iron-thug@a5"], phase="spawn", points=5)
    assert poor.asked == "ActionPhase.choose", "a point short"


@rule("DB-RESPAWN-01")
def test_a_price_of_nothing_is_a_price():
    field = DreamBladeScenario(["w=weed@grave", "m=mirrorman@e1"], ["iron-thug@a5"], phase="spawn", points=1)
    assert "respawn:trial:weed" in field.keys
    assert field.play("respawn:trial:weed").amounts("spawned") == [0]


@rule("DB-SPAWN-11", "DB-ACT-08")
def test_of_equal_miniatures_the_one_that_may_still_use_its_ability_comes():
    south = ["a=twinface-marshal", "b=twinface-marshal", "m=mirrorman@e1", "n=mirrorman@e1"]
    field = DreamBladeScenario(south, ["iron-thug@a5"], phase="spawn", points=12)
    field.use_up("a")
    field.spawn("twinface-marshal", "e1")
    assert (field.at("a"), field.at("b")) == ("reserves", "e1")
    used = DreamBladeScenario(["a=twinface-marshal", "m=mirrorman@e1", "n=mirrorman@e1"], ["iron-thug@a5"], phase="spawn", points=12)
    used.use_up("a")
    assert used.spawn("twinface-marshal", "e1").at("a") == "e1", "the only one there is"


@rule("DB-COST-01", "DB-MINI-03")
def test_the_reason_is_aspects_as_soon_as_the_printed_cost_could_be_paid():
    field = DreamBladeScenario(["m=mirrorman", "z=zungar-blademaster"], ["iron-thug@a5"], phase="spawn", points=6)
    assert field.why_no_piece("m") == "DB-COST-01"
    poorer = DreamBladeScenario(["m=mirrorman", "z=zungar-blademaster"], ["iron-thug@a5"], phase="spawn", points=5)
    assert poorer.why_no_piece("m") == "DB-MINI-03"


@rule("DB-REINFORCE-01")
def test_reinforce_without_a_type_goes_to_any_creature():
    field = DreamBladeScenario(["l=levy", "m=spellbound-scissors@c3", "w=well@b2"], ["iron-thug@a5"], phase="spawn", points=5)
    field.play("spawn:trial:levy")
    assert sorted(field.offers("to")) == ["b1", "c1", "c3", "e1"], "and to the spawn row"


@rule("DB-GEN-25", "DB-ACT-07")
def test_x_is_at_least_one():
    field = DreamBladeScenario(["c=two-faced-chronarch@c3", "m=mirrorman"], ["far=iron-thug@a5"], phase="spawn", points=1)
    assert field.offers("use") == ["c"]
    broke = DreamBladeScenario(["c=two-faced-chronarch@c3", "m=mirrorman"], ["far=iron-thug@a5"], phase="spawn", points=0)
    assert broke.asked == "ActionPhase.choose"


@rule("DB-SPAWN-07")
def test_nothing_is_left_of_the_points():
    field = DreamBladeScenario(["m=mirrorman@e1", "z=zungar-blademaster"], ["iron-thug@a5"], phase="spawn", points=7).done()
    assert (field.points, field.amounts("points-lost")) == (0, [7, 7]), "South's and North's"


# Dice


@rule("DB-DICE-01", "DB-STRIKE-04")
def test_dice_are_told_as_they_lie():
    field = DreamBladeScenario(["p=forgeblind-punisher@c3"], [CROC], first=NORTH).play("strike")
    field.chance(5, 0, 4, 1, 3, 2, 0, 4)
    field.play("fight:c3")
    assert "South rolls 8 dice: 1 1 2 3 – – – †. [DB-STRIKE-04]" in field.log()


@rule("DB-TERM-10", "DB-FORTUNATE-01")
def test_dice_are_chosen_face_by_face_and_told_again():
    field = DreamBladeScenario(["p=moth-eaten-prophet@c3", "o=savage-ogre@c3"], [CROC], first=NORTH)
    field.attack("c3", "p", "o", roll="1 1 3 3 - - - - -")
    assert field.offers("reroll") == ["1", "3", "4"]
    field.play("reroll:1")
    assert field.offers("reroll") == ["1", "3", "4"]
    field.play("reroll:3")
    assert field.offers("reroll") == ["3", "4"], "the faces in their order: the same dice are chosen in one way only"
    field.roll("2 2 2").play("reroll:4")
    assert "South rerolls 3 dice: 1 2 2 2 3 – – – –. [DB-TERM-10]" in field.log()
    assert field.happened("attacked", "rerolled") == ["attacked", "rerolled"]


@rule("DB-FORTUNATE-02", "DB-TERM-11")
def test_one_die_of_a_special_attack_is_rolled_again():
    field = DreamBladeScenario(["x=mirrorman@e1", "g=gambler@c3"], [CROC, "far=iron-thug@e5"]).attack("c3", "g", roll="b - -")
    assert (field.asked, field.offers("reroll")) == ("Reroll.pick", ["4", "6"])
    field.roll("- -").done()
    assert (field.asked, field.offers("reroll")) == ("Reroll.pick", ["4"]), "the dice of the Warpstrike"
    field.roll("3").play("reroll:4")
    assert field.amounts("special") == [3]
    none = DreamBladeScenario(["g=gambler@e1", "m=mirrorman@c3"], [CROC]).attack("c3", "m", roll="- - -")
    assert none.asked == "ActionPhase.choose", "its bearer does not attack"


@rule("DB-SEQ-04", "DB-SEQ-05", "DB-GEN-03")
def test_damage_of_an_ability_waits_until_the_bodyguard_is_served():
    field = DreamBladeScenario(["d=duelist@c3", "p=forgeblind-punisher@c3"], ["s=inspired-samurai@c3", "x=cannibal-pariah@c3"], first=NORTH)
    field.attack("c3", "d", "p", roll="b 3 2 - - - - - - - -").roll("1 - -").target("x")
    assert field.amounts("hurt") == [5, 1], "the Samurai's share comes first, though it was rolled later"
    assert [each.subject for each in field.events("hurt")] == [field.pieces["s"], field.pieces["x"]]
    assert field.happened("protected") == []


# Setting up


@rule("DB-BAND-01")
def test_only_who_has_brought_no_warband_builds_one():
    both = ["noble-dragon", "iron-thug"]
    for brought, seat in (("north", SOUTH), ("south", NORTH)):
        match = pionek.new_match("dreamblade", seed=1, format="own", **{brought: both})
        assert match.decision.seat == seat
        assert len([key for key in match.keys() if key.startswith("add:")]) == 100  # noqa: SIM118  a match is no dictionary
        match.play("add:doomball")
        match.play("done")
        assert match.table.reserve.bit_count() == 3
        assert match.table.figures[16 * seat] == match.content.find("figure", "doomball")
    limited = pionek.new_match("dreamblade", seed=1, format="limited")
    assert len(limited.table.agenda[-1].pool) == 23


# The map


@rule("DB-MAP-02", "DB-SHIFT-03")
def test_every_cell_leads_to_those_that_share_a_side_with_it():
    for row in range(1, 6):
        for column in "abcde":
            field = DreamBladeScenario([f"m=mirrorman@{column}{row}", f"n=mirrorman@{column}{row}"], ["x=iron-thug"]).play("shift")
            near = [f"{other}{row}" for other in "abcde" if abs(ord(other) - ord(column)) == 1]
            near += [f"{column}{other}" for other in range(1, 6) if abs(other - row) == 1]
            assert sorted(field.play(field.key("move", "m")).offers("to")) == sorted(near)
