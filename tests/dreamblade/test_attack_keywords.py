"""Keywords of attacks: special attacks, reactions, and what changes the damage of a regular attack."""

import pytest

from tests.dreamblade.scenario import NORTH, SOUTH, DreamBladeScenario

rule = pytest.mark.rule
CROC = "croc=malborn-croc@c3"


@rule("DB-AMBUSH-01")
def test_ambush_attacks_whoever_enters_its_cell():
    field = DreamBladeScenario(["m=mirrorman@c2", "n=mirrorman@d2"], ["r=fleshless-reaper@c3"]).roll("2 1 -").shift("m", "c3")
    assert (field.amounts("special"), field.damage("m")) == ([3], 3)
    field.shift("n", "d3")
    assert field.amounts("special") == [3], "another cell is none of its business"


@rule("DB-AMBUSH-02")
def test_each_of_several_that_enter_at_the_same_time_is_attacked():
    """Both of two that swap enter: two Ambushes, each against the one that came to it."""
    field = DreamBladeScenario(["t=giggling-thimble@c3", "m=mirrorman@d1"], ["r=fleshless-reaper@c3", "q=fleshless-reaper@d1"])
    field.attack("c3", "t", roll="b").any_dice().target("m")
    while field.asked == "Group.pick":
        field.play(field.keys[0])
    assert sorted(each.subject for each in field.events("special")) == sorted([field.pieces["r"], field.pieces["q"]])


@rule("DB-AMBUSH-03")
def test_ambush_works_in_any_phase_but_not_on_the_spawned():
    field = DreamBladeScenario(["castle=pearlthorn-castle@c3", "m=mirrorman@c2", "z=zungar-blademaster"], ["r=fleshless-reaper@c3"], phase="spawn", points=9)
    field.roll("1 1 1").play(field.key("use", "castle") + ":0")
    assert field.amounts("special") == [3]
    friend = DreamBladeScenario(["m=mirrorman@c2", "r=fleshless-reaper@c3"], ["iron-thug@a5"]).shift("m", "c3")
    assert friend.happened("special") == [], "only enemies"


@rule("DB-ASSAULT-01")
def test_assault_hits_one_local_enemy():
    field = DreamBladeScenario(["d=duelist@c3"], [CROC, "x=scragglemaw@c3", "far=iron-thug@c4"]).attack("c3", roll="b - -")
    assert sorted(field.offers("target")) == ["croc", "x"]
    field.roll("3 3 2").target("croc")
    assert field.asked == "Displacement.place", "8 damage on its defense of 8"


@rule("DB-CHARGE-01")
def test_charge_attacks_one_enemy_when_its_bearer_enters():
    field = DreamBladeScenario(["g=charger@c2", "m=mirrorman@e1"], [CROC, "x=scragglemaw@c3"]).shift("g", "c3")
    assert (field.asked_for(), sorted(field.offers("target"))) == ("charge", ["croc", "x"])
    field.roll("3 3 -").target("x")
    assert (field.damage("x"), field.asked) == (6, "Shift.pick")
    empty = DreamBladeScenario(["g=charger@c2", "m=mirrorman@e1"], ["far=iron-thug@e5"]).shift("g", "c3")
    assert empty.happened("special") == []


@rule("DB-CHARGE-02")
def test_charge_works_on_any_entering_but_not_on_spawning():
    field = DreamBladeScenario(["scout=twilight-scout@c3", "hound=pit-hound@d2"], [CROC, "x=iron-thug@d3"])
    field.attack("c3", roll="b - -").roll("1 1").target("hound").play("to:d3")
    assert field.amounts("special") == [2]
    spawned = DreamBladeScenario(["hound=pit-hound"], ["x=iron-thug@e1"], phase="spawn", points=9).spawn("pit-hound")
    assert spawned.happened("special") == []


@rule("DB-STRIKEBACK-01")
def test_strikeback_answers_an_attack_that_did_no_harm():
    field = DreamBladeScenario(["m=mirrorman@c3"], ["hound=gatewarden-hound@c3"]).attack("c3", roll="3 - - 1 1 1")
    assert field.amounts("special") == [3]
    hit = DreamBladeScenario(["m=mirrorman@c3"], ["hound=gatewarden-hound@c3", "x=cannibal-pariah@c3"])
    hit.attack("c3", roll="3 - -").play(hit.key("disrupt", "x"), "to:a1")
    assert hit.happened("special") == [], "one of its side was disrupted"
    own = DreamBladeScenario(["hound=gatewarden-hound@c3"], [CROC]).attack("c3", roll="- - -")
    assert own.happened("special") == [], "it does not answer its own side's attack"
    elsewhere = DreamBladeScenario(["m=mirrorman@c3"], [CROC, "hound=gatewarden-hound@c4"]).attack("c3", roll="- - -")
    assert elsewhere.happened("special") == []


@rule("DB-STRIKEBACK-02")
def test_several_strikebacks_are_added_before_the_check():
    field = DreamBladeScenario(["m=mirrorman@c3"], ["a=gatewarden-hound@c3", "b=gatewarden-hound@c3"]).attack("c3", roll="- - -")
    assert (field.asked, field.seat) == ("Group.pick", NORTH)
    field.roll("3 2 - 3 1 -").play(field.keys[0])
    assert field.amounts("hurt") == [5, 4]
    assert field.offers("destroy") == ["m"], "9 together reach its life"


@rule("DB-WARPSTRIKE-01")
def test_warpstrike_hits_an_enemy_elsewhere_and_is_judged_at_the_end_of_combat():
    field = DreamBladeScenario(["archer=warpglass-archer@c3"], [CROC, "far=zombie-enforcer@a5", "x=iron-thug@e5"], first=NORTH)
    field.attack("c3", roll="b -")
    assert sorted(field.offers("target")) == ["far", "x"]
    field.roll("3 2 - -").target("far")
    assert (field.asked, field.seat) == ("Displacement.place", SOUTH)


@rule("DB-WARPSTRIKE-01")
def test_the_mage_strikes_with_as_many_dice_as_janus_creatures():
    field = DreamBladeScenario(["mage=all-seeing-mage@c3", "a=mirrorman@e1", "b=halfway-man@e2", "c=runetagged-brawler@e1"], [CROC, "far=iron-thug@e5"])
    field.attack("c3", roll="b - - 1 1 1")
    assert field.amounts("special") == [3]


@rule("DB-BOMB-01")
def test_a_bomb_is_given_up_and_hurts_every_local_enemy():
    field = DreamBladeScenario(["ball=doomball@c3", "m=mirrorman@c3"], [CROC, "x=scragglemaw@c3", "far=iron-thug@c4"])
    field.attack("c3", "ball", roll="b -")
    assert (field.at("ball"), field.amounts("hurt")) == ("graveyard", [5, 5])
    assert field.damage("far") == 0


@rule("DB-FEROCITY-01")
def test_ferocity_destroys_what_would_be_disrupted():
    field = DreamBladeScenario(["d=scourge-duchess@c3"], ["m=mirrorman@c3"], first=NORTH).attack("c3", roll="b 3 3 2 -")
    assert field.at("m") == "graveyard", "8 damage on 8/9"
    two = DreamBladeScenario(["d=scourge-duchess@c3"], ["m=mirrorman@c3", "x=zombie-enforcer@c3"], first=NORTH).attack("c3", roll="b 3 1 - -")
    two.target("m").play(two.key("disrupt", "x"))
    assert two.asked == "Displacement.place", "only the one that was chosen"


@rule("DB-FEROCITY-01")
def test_ferocity_ends_with_its_combat():
    field = DreamBladeScenario(["d=scourge-duchess@c3", "w=warpglass-archer@d3"], ["m=mirrorman@c3", "thug=iron-thug@d3"], first=NORTH)
    field.attack("c3", roll="b 3 - - -")
    assert field.damage("m") == 3
    field.attack("d3", roll="b - 3 2 - -")
    assert field.asked == "Displacement.place", "in the second combat it is disrupted"


@rule("DB-FEROCITY-01", "DB-REGENERATE-01")
def test_ferocity_against_regenerate_banishes():
    field = DreamBladeScenario(["d=scourge-duchess@c3"], ["x=spellbound-scissors@c3"], first=NORTH).attack("c3", roll="b 3 - - -")
    assert (field.at("x"), field.conquest, field.bonus) == ("reserves", [0, 0], [0, 0])


@rule("DB-CRIT-01")
def test_crit_adds_to_the_regular_attack_only():
    field = DreamBladeScenario(["ogre=savage-ogre@c3"], [CROC]).attack("c3", roll="b 1 - - - -")
    assert field.amounts("hurt") == [3]
    warp = DreamBladeScenario(["mutant=misbegotten-mutant@c3", "archer=warpglass-archer@c3"], [CROC, "far=iron-thug@e5"])
    warp.attack("c3", "mutant", "archer", roll="b b - - - -").roll("1 - - -").blade("mutant", 0).blade("archer")
    assert (warp.amounts("special"), warp.amounts("more-damage")) == ([1], [5])


@rule("DB-FUMBLE-01")
def test_fumble_takes_damage_away():
    field = DreamBladeScenario(["thug=iron-thug@c3", "ogre=savage-ogre@c3"], [CROC])
    field.attack("c3", "thug", "ogre", roll=" ".join(["b", "b", "3", "1", *["-"] * 8])).blade("thug")
    assert field.amounts("hurt") == [4]
    none = DreamBladeScenario(["thug=iron-thug@c3"], [CROC]).attack("c3", roll="b 1 - - - -")
    assert none.amounts("hurt") == [], "never below nothing"


@rule("DB-STALWART-01")
def test_stalwart_counts_local_enemies():
    field = DreamBladeScenario(["axe=inscribed-axebeast@c3", "m=mirrorman@c3"], [CROC, "x=iron-thug@c3", "y=iron-thug@c4"])
    field.attack("c3", "axe", roll="b - - - -")
    assert field.amounts("more-damage") == [2]


@rule("DB-PACK-01")
def test_pack_counts_allies_local_and_adjacent():
    south = ["p=packmother-of-the-crescent@c3", "a=mirrorman@c3", "b=mirrorman@c2", "far=scragglemaw@c1", "d=iron-thug@b2"]
    field = DreamBladeScenario(south, [CROC]).attack("c3", "p", roll="b - - -")
    assert field.amounts("more-damage") == [2]


@rule("DB-PAYBACK-01")
def test_payback_adds_the_power_of_one_enemy():
    field = DreamBladeScenario(["dragon=noble-dragon@c3", "w=weeping-colossus@c3"], ["thug=iron-thug@c3", "x=zombie-enforcer@c3"])
    field.attack("c3", "dragon", roll="b - - - - -")
    assert sorted(field.offers("target")) == ["thug", "x"]
    field.target("thug")
    assert field.amounts("more-damage") == [5], "6, weakened by 1"


@rule("DB-FLANKING-01")
def test_flanking_needs_more_creatures():
    field = DreamBladeScenario(["drone=hive-drone@c3", "m=mirrorman@c3"], [CROC]).attack("c3", "drone", roll="b -")
    assert field.amounts("more-damage") == [3]
    even = DreamBladeScenario(["drone=hive-drone@c3"], [CROC]).attack("c3", roll="b -")
    assert even.amounts("more-damage") == []


@rule("DB-HEROICS-01")
def test_heroics_needs_fewer_creatures():
    field = DreamBladeScenario(["squire=bannerless-squire@c3"], [CROC, "x=iron-thug@c3"]).attack("c3", roll="b -")
    assert field.amounts("more-damage") == [4]
    even = DreamBladeScenario(["squire=bannerless-squire@c3"], [CROC]).attack("c3", roll="b -")
    assert even.amounts("more-damage") == []


@rule("DB-FORTUNATE-01")
def test_fortunate_rerolls_up_to_x_dice_chosen_before():
    field = DreamBladeScenario(["s=faceless-stalker@c3"], [CROC]).attack("c3", roll="- - 3")
    assert (field.asked, field.offers("reroll")) == ("Reroll.pick", ["3", "4"])
    field.play("reroll:4")
    assert field.offers("reroll") == ["4"]
    field.roll("2 2").play("reroll:4")
    assert (field.amounts("rerolled"), field.amounts("hurt")) == ([2], [7])
    kept = DreamBladeScenario(["s=faceless-stalker@c3"], [CROC]).attack("c3", roll="- - 3").done()
    assert (kept.happened("rerolled"), kept.amounts("hurt")) == ([], [3])


@rule("DB-FORTUNATE-01", "DB-GEN-04")
def test_each_fortunate_attacker_gives_a_reroll_in_the_order_its_player_likes():
    field = DreamBladeScenario(["s=faceless-stalker@c3", "m=mirrorman@c3"], [CROC]).attack("c3", "s", "m", roll="1 1 1 1 1 1")
    assert field.asked == "Reroll.pick"
    two = DreamBladeScenario(["s=faceless-stalker@c3", "p=moth-eaten-prophet@c3"], [CROC]).attack("c3", "s", "p", roll="- - - - - -").done()
    assert two.asked == "Reroll.pick", "each bearer gives one reroll"
    order = DreamBladeScenario(["s=faceless-stalker@c3", "p=moth-eaten-prophet@c3"], [CROC]).attack("c3", "s", "p", roll="- - - - - -")
    later = order.offers("target")
    assert len(later) == 1, "and their player may let the other one go first"
    order.target(later[0])
    assert order.match.scene(SOUTH).prompt.text.startswith(order.printed(later[0]).name["en"])
    order.done()
    assert (order.asked, order.offers("target")) == ("Reroll.pick", [])


@rule("DB-FORTUNATE-02")
def test_fortunate_works_on_deathblows():
    blow = DreamBladeScenario(["p=forgeblind-punisher@c3", "q=forgeblind-punisher@c3"], ["s=faceless-stalker@c3"])
    blow.attack("c3", "p", "q", roll=" ".join(["3"] * 4 + ["-"] * 12)).play(blow.key("destroy", "s"))
    blow.roll("- - -").play(blow.key("attack", "s"))
    assert (blow.asked, blow.seat) == ("Reroll.pick", NORTH)
