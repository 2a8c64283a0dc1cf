"""Whom a keyword reaches, and whom it does not: other sides, other cells, other creatures, other times."""

import pytest

from pionek.core.text.phrasebook import plain
from tests.dreamblade.scenario import NORTH, SOUTH, DreamBladeScenario

rule = pytest.mark.rule
CROC = "croc=malborn-croc@c3"


@rule("DB-FIGHT-01")
def test_fight_is_for_its_bearer_alone():
    field = DreamBladeScenario(["o=oathbound-sentry@c3", "m=mirrorman@c3"], ["z=zombie-enforcer@c3"])
    assert (field.stats("o")[0], field.stats("m")[0]) == (4, 3)


@rule("DB-ACT-09", "DB-ENERGIZE-01")
def test_a_star_is_for_its_owner_and_works_where_a_single_point_is_scored():
    for cell, more in (("d3", 2), ("d2", 0), ("e3", 0)):
        field = DreamBladeScenario(["t=temple-of-embers@" + cell, "m=mirrorman"], ["x=iron-thug@a5"], phase="spawn", dice=(3, 4))
        assert field.points == 7 + more, cell
    other = DreamBladeScenario(["t=temple-of-embers@d3"], ["x=iron-thug@a5", "y=doomball"], phase="spawn", who=NORTH, dice=(3, 4))
    assert other.points == 7


@rule("DB-ACT-09", "DB-ACT-11")
def test_star_and_coming_into_play_together():
    south = ["e=envoy", "z=zungar-blademaster", "m=mirrorman@c4", "far=mirrorman@e1"]
    scoring = DreamBladeScenario(south, ["x=iron-thug@a5"], phase="spawn", points=4).spawn("envoy", "c4")
    assert scoring.amounts("gained-points") == [3]
    scoring.spawn("zungar-blademaster", "e1")
    assert scoring.amounts("gained-points") == [3], "another's coming is none of its business"
    elsewhere = DreamBladeScenario(south, ["x=iron-thug@a5"], phase="spawn", points=4).spawn("envoy", "e1")
    assert elsewhere.amounts("gained-points") == []


@rule("DB-BODYGUARD-01")
def test_a_bodyguard_guards_its_own_side_in_its_own_cell():
    elsewhere = DreamBladeScenario(["p=forgeblind-punisher@c3"], ["s=inspired-samurai@e5", "x=iron-thug@c3"], first=NORTH)
    assert elsewhere.attack("c3", roll="3 - - - - - - -").amounts("hurt") == [3]
    enemy = DreamBladeScenario(["m=mirrorman@c3"], ["s=inspired-samurai@c3", "x=iron-thug@c3"], who=NORTH)
    assert enemy.attack("c3", "x", roll="3 - - - - -").amounts("hurt") == [3]


@rule("DB-BODYGUARD-01", "DB-DRAIN-01")
def test_enough_to_destroy_a_bodyguard_is_enough_also_below_its_defense():
    """Two Leeches take 4 life from the Samurai: 5/4, and 4 damage destroy him."""
    field = DreamBladeScenario(["a=marrow-leech@c3", "b=marrow-leech@c3", "p=forgeblind-punisher@c3"], ["s=inspired-samurai@c3", "x=iron-thug@c3"], first=NORTH)
    assert field.stats("s")[1:] == (5, 4)
    field.attack("c3", "p", roll="3 2 - - - - - -").play(field.key("destroy", "s"))
    assert field.keys == [f"{field.key('give', 'x')}:{amount}" for amount in (0, 1)]


@rule("DB-DEFENDER-01")
def test_a_defender_holds_nobody_else_back():
    field = DreamBladeScenario(["saint=saint-of-roses@c2", "m=mirrorman@c2"], [CROC]).play("shift")
    assert "c3" in field.play(field.key("move", "m")).offers("to")


@rule("DB-RELENTLESS-01")
def test_a_deathblow_drives_the_relentless_away():
    field = DreamBladeScenario(["b=furnace-brute@c3"], ["x=twilight-scout@c3"]).attack("c3", roll="3 3 1 - -")
    field.roll("3 2 -").play(field.key("attack", "x"))
    assert (field.asked, field.seat) == ("Displacement.place", NORTH)


@rule("DB-RELENTLESS-01", "DB-AMBUSH-01")
def test_relentless_is_about_combats():
    field = DreamBladeScenario(["b=furnace-brute@e1", "r=fleshless-reaper@c3"], ["x=twilight-scout@c2"], who=NORTH, first=NORTH)
    field.roll("3 2 -").shift("x", "c3")
    assert (field.asked, field.seat) == ("Displacement.place", SOUTH)


@rule("DB-APPEASE-01")
def test_the_knight_cheats_only_his_own_death():
    field = DreamBladeScenario(["p=forgeblind-punisher@c3"], ["k=knight-of-autumns-gate@e5", "x=twilight-scout@c3"], first=NORTH)
    field.attack("c3", roll="3 3 3 - - - - -").play(field.key("destroy", "x"))
    assert field.at("x") == "graveyard"


@rule("DB-STRIKEBACK-01")
def test_strikeback_is_about_its_own_cell():
    south = ["m=mirrorman@c3", "n=mirrorman@d3"]
    field = DreamBladeScenario(south, ["h=gatewarden-hound@d3", CROC], first=NORTH).attack("c3", roll="- - -")
    assert field.happened("special") == []


@rule("DB-CHARGE-01")
def test_a_charge_into_nobody_asks_nothing():
    field = DreamBladeScenario(["g=charger@c2", "m=mirrorman@e1"], ["x=iron-thug@a5"]).shift("g", "c3")
    assert field.happened("special") == []
    assert field.asked == "Shift.pick"


@rule("DB-UNIQUE-02", "DB-UNIQUE-03")
def test_a_single_one_of_its_name_stays_and_so_do_all_others():
    for who, sides in ((SOUTH, 0), (NORTH, 1)):
        own, other = ["a=ekkyon", "b=glorius@e5", "m=mirrorman@e1", "n=iron-thug@e1"], ["x=ekkyon@a5", "y=doomball"]
        pair = [own, other] if not sides else [other, own]
        field = DreamBladeScenario(*pair, phase="spawn", who=who, points=5)
        field.play("spawn:trial:ekkyon")
        if field.asked == "SpawnPhase.where":
            field.play(field.keys[0])
        assert (field.asked == "KeepOne.keep", field.happened("sacrificed")) == (False, [])
        assert field.match.result is None


@rule("DB-UNIQUE-03")
def test_north_keeps_only_one_too():
    field = DreamBladeScenario(["m=mirrorman@e1"], ["a=ekkyon@a5", "b=ekkyon-reborn", "c=glorius@c5"], who=NORTH)
    field.put("b", "c5")
    field.play("shift")
    assert (field.asked, field.seat, sorted(field.offers("target"))) == ("KeepOne.keep", NORTH, ["a", "b"])


@rule("DB-DBLOW-06")
def test_none_in_the_first_players_spawn_phase_either():
    field = DreamBladeScenario(["c=two-faced-chronarch@c3", "m=mirrorman@e5", "n=mirrorman"], ["x=cinder-imp@e5"], phase="spawn", points=6)
    field.roll("3 3 - - - -").play(field.key("use", "c") + ":0", "number:6")
    field.play(field.key("destroy", "x"))
    assert (field.at("x"), field.happened("deathblow")) == ("graveyard", [])


@rule("DB-TERM-05", "DB-GEN-20")
def test_who_is_banished_takes_damage_and_aura_off_the_map():
    field = DreamBladeScenario(["page=lantern-page@c3", "m=mirrorman@c3"], ["x=iron-thug@c3"], who=NORTH)
    field.hurt("page", 1)
    assert field.stats("m")[1] == 9
    field.banish("page")
    assert (field.stats("m")[1], field.damage("page"), field.at("page")) == (8, 0, "reserves")


@rule("DB-GEN-20", "DB-FADE-01")
def test_no_aura_reaches_those_who_have_left_the_map():
    field = DreamBladeScenario(["page=lantern-page@a1", "choir=vanishing-choir@c3"], [CROC]).attack("c3", roll="- - - - - -")
    assert (field.at("choir"), field.stats("choir")[1]) == ("reserves", field.printed("choir").defense)


@rule("DB-WARPSTRIKE-01", "DB-WAIL-01", "DB-DMG-02")
def test_who_is_gone_before_the_damage_takes_none():
    field = DreamBladeScenario(["g=gambler@c3", "l=screambent-lunatic@c3"], [CROC, "far=iron-thug@e5"], first=NORTH)
    field.attack("c3", "g", "l", roll="b b - - - - -")
    field.done().roll("3 3").dice(4, 5).blade("g").done()
    assert field.at("far") == "reserves"
    assert (field.happened("hurt"), field.damage("far")) == ([], 0)


@rule("DB-RAISE-01")
def test_what_is_raised_leaves_the_graveyard():
    field = DreamBladeScenario(["a=doctor-ape@c3", "x=iron-thug@grave", "y=doomball@grave"], [CROC], first=NORTH).attack("c3", roll="b - -")
    field.play("take:iron-thug")
    assert (field.at("x"), field.at("y")) == ("reserves", "graveyard")
    assert field.graveyard() == ["y"]


# Keywords in forms that no figure of the game has


@rule("DB-SELF-01", "DB-GEN-18")
def test_an_aura_on_itself_is_no_aura():
    field = DreamBladeScenario(["b=brooder@c3", "m=mirrorman@c3"], [CROC])
    assert (field.stats("b")[0], field.stats("m")[0]) == (3, 3)


@rule("DB-ENERGIZE-01")
def test_energize_in_a_combat_gives_nothing():
    field = DreamBladeScenario(["f=furnace@c3"], [CROC], first=NORTH)
    before = field.points
    field.attack("c3", roll="b")
    assert (field.amounts("bladed"), field.happened("gained-points"), field.points) == ([1], [], before)


@rule("DB-BLADE-12", "DB-ACT-13")
def test_what_a_spawn_ability_puts_in_force_lasts_as_long_as_the_phase():
    field = DreamBladeScenario(["b=mason@c3", "m=mirrorman@c3", "a=zungar-blademaster", "c=doomball"], ["x=iron-thug@a5"], phase="spawn", points=9)
    assert field.stats("m")[1] == 8
    field.play(field.key("use", "b") + ":0")
    assert field.stats("m")[1] == 10
    field.spawn("zungar-blademaster", "e1")
    assert field.stats("m")[1] == 10, "still"
    field.end_phase()
    assert field.stats("m")[1] == 8


@rule("DB-AMBUSH-01", "DB-ACT-13")
def test_an_ambush_that_is_activated_waits_for_its_moment():
    south = ["t=trapper@c3", "siren@c3"]
    field = DreamBladeScenario(south, [CROC, "x=iron-thug@c4"], first=NORTH).attack("c3", "t", "siren", roll="b b - -")
    field.blade("t")
    assert field.happened("special") == [], "nobody has entered yet"
    field.roll("2 2").target("x") if field.offers("target") else field.roll("2 2").blade("siren").target("x")
    assert field.amounts("special") == [4]
    idle = DreamBladeScenario(["t=trapper@c3", "siren@c3"], [CROC, "x=iron-thug@c4"], first=NORTH).attack("c3", "siren", roll="b - -")
    assert idle.target("x").happened("special") == [], "not activated"


@rule("DB-AMBUSH-01", "DB-ACT-11")
def test_an_ambush_of_a_new_arrival_lasts_as_long_as_the_phase():
    field = DreamBladeScenario(["t=trapper", "m=mirrorman@e1", "c=doomball"], ["x=iron-thug@d1"], phase="spawn", points=9)
    field.spawn("trapper", "e1")
    assert (field.happened("special"), len(field.table.in_force.watches)) == ([], 2), "that of its arrival, and the Ambush"
    field.end_phase()
    assert len(field.table.in_force.watches) == 1


@rule("DB-ADVANCE-01")
def test_two_moves_of_one_text_are_two_choices():
    field = DreamBladeScenario(["h=herd@c3", "a=mirrorman@e1", "b=mirrorman@a1"], [CROC], first=NORTH).attack("c3", roll="b")
    field.target("a").play("to:e2")
    assert sorted(field.offers("target")) == ["a", "b"]
    field.target("b").play("to:a2")
    assert (field.at("a"), field.at("b"), field.at("h")) == ("e2", "a2", "c3")


@rule("DB-TERM-06", "DB-GEN-17")
def test_nobody_is_called_into_a_full_cell():
    crowd = [f"m{at}=mirrorman@c3" for at in range(3)] + ["z=scragglemaw@c3"]
    field = DreamBladeScenario(["castle=pearlthorn-castle@c3", "n=zungar-blademaster@c2", *crowd, "w=doomball"], ["x=iron-thug@a5"], phase="spawn", points=9)
    field.play(field.key("use", "castle") + ":0")
    assert field.at("n") == "c2"


@rule("DB-TELEPORT-01", "DB-SWAP-01", "DB-LOC-03")
def test_a_location_moves_by_no_copied_word():
    teleport = DreamBladeScenario(["hall=hall-of-echoing-mirrors@c3", "h=halfway-man@c3"], [CROC], first=NORTH).attack("c3", "h", roll="b - -")
    teleport.blade("hall", of="h")
    assert (teleport.at("hall"), teleport.asked) == ("c3", "ActionPhase.choose")
    south = ["hall=hall-of-echoing-mirrors@c3", "t=giggling-thimble@c3", "far=mirrorman@e1"]
    swap = DreamBladeScenario(south, [CROC], first=NORTH).attack("c3", "t", roll="b")
    swap.blade("hall", of="t")
    assert (swap.at("hall"), swap.asked) == ("c3", "ActionPhase.choose")


@rule("DB-HELLSFURY-01")
def test_one_blade_is_enough_for_the_fury():
    field = DreamBladeScenario(["t=taskmaster@c2", "imp=pit-hound@c3"], [CROC], first=NORTH).attack("c3", roll="b - - -")
    assert (field.amounts("bladed"), field.amounts("more-damage")) == ([1], [2])


@rule("DB-ACT-13", "DB-ACT-15")
def test_a_requirement_is_told_before_its_ability():
    box = DreamBladeScenario(["m=mirrorman@c3"], [CROC]).content
    said = {name: plain(box.text_of("figure", box.find("figure", name), "en")) for name in ("twinface-marshal", "two-faced-chronarch")}
    assert "2 spawn points – Advance" in said["twinface-marshal"]
    assert said["two-faced-chronarch"].startswith("X spawn points – Warpstrike X")
