"""Keywords that change numbers, and those that forbid, permit, grant or replace."""

import pytest

from tests.dreamblade.scenario import NORTH, DreamBladeScenario

rule = pytest.mark.rule
CROC = "croc=malborn-croc@c3"


@rule("DB-BOLSTER-01")
def test_bolster_gives_defense_to_allies_local_and_adjacent():
    field = DreamBladeScenario(["page=lantern-page@c3", "a=mirrorman@c3", "b=mirrorman@d3", "far=mirrorman@d4"], [CROC])
    assert [field.stats(name)[1] for name in ("page", "a", "b", "far", "croc")] == [4, 9, 9, 8, 8]
    bastion = DreamBladeScenario(["b=bastion-of-the-ninth-gate@c3", "a=mirrorman@c3", "page=lantern-page@c3"], ["iron-thug@a5"])
    assert bastion.stats("a")[1] == 11, "several bearers add up"


@rule("DB-ENRAGE-01")
def test_enrage_gives_power():
    field = DreamBladeScenario(["cottage=darkheart-cottage@c3", "a=mirrorman@c3", "b=mirrorman@c4", "far=mirrorman@e1"], [CROC])
    assert [field.stats(name)[0] for name in ("a", "b", "far", "croc")] == [4, 4, 3, 5]


@rule("DB-INVIGORATE-01")
def test_invigorate_gives_life():
    field = DreamBladeScenario(["ch=chaplain@c3", "a=mirrorman@c3", "b=mirrorman@b3", "far=mirrorman@e1"], [CROC])
    assert [field.stats(name)[2] for name in ("ch", "a", "b", "far", "croc")] == [10, 11, 11, 9, 15]


@rule("DB-DRAIN-01")
def test_drain_takes_life_from_local_enemies():
    field = DreamBladeScenario(["leech=marrow-leech@c3", "a=mirrorman@c3"], [CROC, "x=iron-thug@c4"])
    assert [field.stats(name)[2] for name in ("croc", "x", "a")] == [13, 14, 9]


@rule("DB-PANIC-01")
def test_panic_takes_defense_from_local_enemies():
    field = DreamBladeScenario(["gate=gateway-to-psychosis@c3", "a=mirrorman@c3"], [CROC, "x=iron-thug@c4"])
    assert [field.stats(name)[1] for name in ("croc", "x", "a")] == [6, 6, 8]


@rule("DB-WEAKEN-01")
def test_weaken_takes_power_from_local_enemies():
    field = DreamBladeScenario(["hill=skull-hill@c3", "w=weeping-colossus@c3", "a=mirrorman@c3"], [CROC, "x=iron-thug@c4", "imp=nobody@c3"])
    assert [field.stats(name)[0] for name in ("croc", "x", "a", "imp")] == [3, 6, 3, 0]


@rule("DB-INCITER-01")
def test_inciter_gives_power_to_local_enemies():
    field = DreamBladeScenario(["brute=torchmob-brute@c3", "a=mirrorman@c3"], [CROC, "x=iron-thug@c4"])
    assert [field.stats(name)[0] for name in ("croc", "x", "a")] == [6, 6, 3]


@rule("DB-FIGHT-01")
def test_fight_gives_power_against_a_type_once():
    field = DreamBladeScenario(["s=oathbound-sentry@c3"], ["x=zombie-enforcer@c3", "y=cannibal-pariah@c3"])
    assert field.stats("s")[0] == 4
    assert DreamBladeScenario(["s=oathbound-sentry@c3"], [CROC, "y=cannibal-pariah@c4"]).stats("s")[0] == 2
    assert DreamBladeScenario(["s=oathbound-sentry@c3"], [CROC, "arrow-slit@c3"]).stats("s")[0] == 2, "a location is no enemy"


@rule("DB-GEOMANCY-01")
def test_geomancy_counts_own_locations_in_the_column():
    field = DreamBladeScenario(["g=geomant@c3", "a=well@c5", "b=temple-of-embers@c1", "c=darkheart-cottage@a2"], ["hill=skull-hill@c2", CROC])
    assert field.stats("g") == (7, 7, 9)


@rule("DB-THANATOMANCY-01")
def test_thanatomancy_counts_creatures_in_ones_own_graveyard():
    field = DreamBladeScenario(["s=carrion-spiker@c3", "a=mirrorman@grave", "b=zombie-enforcer@grave", "c=well@grave"], ["x=iron-thug@grave", CROC])
    assert field.stats("s")[0] == 2


@rule("DB-CHANNEL-01")
def test_channel_makes_every_miniature_cheaper():
    field = DreamBladeScenario(["ch=ashen-channeler@e1", "imp=cinder-imp", "b=mirrorman"], ["x=zombie-enforcer"], phase="spawn", points=9)
    assert (field.price("imp"), field.price("b"), field.price("x")) == (1, 6, 4)
    off = DreamBladeScenario(["ch=ashen-channeler", "imp=cinder-imp"], phase="spawn", points=9)
    assert off.price("imp") == 3


@rule("DB-ENERGIZE-01")
def test_energize_gives_points_in_ones_own_spawn_phase():
    assert DreamBladeScenario(["s=rainforest-shaman@e1", "imp=cinder-imp"], phase="spawn").points == 8
    assert DreamBladeScenario(["imp=cinder-imp"], ["s=rainforest-shaman@e5"], phase="spawn").points == 7
    assert DreamBladeScenario(["s=rainforest-shaman", "imp=cinder-imp"], phase="spawn").points == 7


@rule("DB-VESSEL-01")
def test_vessel_changes_the_bonus_points():
    for figure, bonus in (("broodling-carrier", 5), ("cheap", 0), ("cannibal-pariah", 2)):
        field = DreamBladeScenario(["p=forgeblind-punisher@c3"], [f"x={figure}@c3"], first=NORTH).attack("c3", roll="3 3 - - - - - -")
        field.play(field.key("destroy", "x"))
        assert field.bonus == [0, bonus]
        assert field.conquest == [1, 0]


@rule("DB-VESSEL-01", "DB-RELENTLESS-01")
def test_relentless_makes_the_vessel_pay_only_when_it_is_destroyed():
    field = DreamBladeScenario(["b=furnace-brute@c3"], ["x=guard-vessel@c3"], first=NORTH).attack("c3", roll="3 - - - -")
    assert (field.at("x"), field.bonus) == ("c3", [0, 0])
    dead = DreamBladeScenario(["b=furnace-brute@c3"], ["x=guard-vessel@c3"], first=NORTH).attack("c3", roll="3 1 - - -")
    assert (dead.at("x"), dead.bonus) == ("graveyard", [0, 5])


@rule("DB-BODYGUARD-01")
def test_a_bodyguard_is_served_first():
    field = DreamBladeScenario(["p=forgeblind-punisher@c3"], ["s=inspired-samurai@c3", "x=zungar-blademaster@c3"], first=NORTH)
    field.attack("c3", roll="3 3 1 - - - - -")
    assert field.amounts("hurt") == [5], "7 damage: 5 to the Samurai first, who cannot get away with less"
    assert field.keys == [f"{field.key('give', 'x')}:{amount}" for amount in (0, 1, 2)], "then up to 2 to the other"
    little = DreamBladeScenario(["p=forgeblind-punisher@c3"], ["s=inspired-samurai@c3", "x=cannibal-pariah@c3"], first=NORTH)
    little.attack("c3", roll="3 1 - - - - - -")
    assert little.amounts("hurt") == [4], "all of it to him"
    assert "Inspired Samurai is dealt 4 damage" in " ".join(little.log())


@rule("DB-BODYGUARD-02")
def test_all_bodyguards_come_first_in_any_order():
    field = DreamBladeScenario(["p=forgeblind-punisher@c3"], ["s=inspired-samurai@c3", "t=inspired-samurai@c3", "x=cannibal-pariah@c3"], first=NORTH)
    field.attack("c3", roll="3 3 3 3 1 - - -").play(field.key("disrupt", "s"))
    assert field.offers("disrupt") == ["t"]
    field.play(field.key("disrupt", "t"))
    assert field.offers("disrupt") == ["x"]
    one = DreamBladeScenario(["p=forgeblind-punisher@c3"], ["s=inspired-samurai@c3", "t=inspired-samurai@c3", "x=cannibal-pariah@c3"], first=NORTH)
    one.attack("c3", roll="3 3 3 - - - - -").play(one.key("spare", "s"))
    assert one.offers("disrupt") == ["t"], "either of them first"


@rule("DB-BODYGUARD-01")
def test_a_bodyguard_stops_ambush_and_other_special_attacks():
    field = DreamBladeScenario(["s=inspired-samurai@c3", "m=zungar-blademaster@c2"], ["r=fleshless-reaper@c3"]).roll("3 3 3").shift("m", "c3")
    assert (field.amounts("protected"), field.damage("m"), field.damage("s")) == ([9], 0, 0)


@rule("DB-DEFENDER-01")
def test_a_defender_does_not_shift_into_enemies():
    field = DreamBladeScenario(["saint=saint-of-roses@c2", "m=mirrorman@e1"], [CROC]).play("shift")
    assert "c3" not in field.play(field.key("move", "saint")).offers("to")
    assert field.why_no_cell("c3") == "DB-DEFENDER-01"
    hill = DreamBladeScenario(["saint=saint-of-roses@c2", "m=mirrorman@e1"], ["hill=skull-hill@c3"]).play("shift")
    assert "c3" in hill.play(hill.key("move", "saint")).offers("to"), "a location does not count"


@rule("DB-DEFENDER-02")
def test_abilities_bring_a_defender_into_enemies():
    field = DreamBladeScenario(["saint=saint-of-roses@d2", "scout=twilight-scout@c3"], [CROC, "x=iron-thug@d3"])
    field.attack("c3", roll="b - -").target("saint").play("to:d3")
    assert field.at("saint") == "d3"
    castle = DreamBladeScenario(["saint=saint-of-roses@c2", "castle=pearlthorn-castle@c3"], [CROC], phase="spawn", points=3)
    assert castle.play(castle.key("use", "castle") + ":0").at("saint") == "c3"


@rule("DB-LONER-01")
def test_a_loner_attacks_alone():
    field = DreamBladeScenario(["l=gutter-berserker@c3", "m=mirrorman@c3", "n=scragglemaw@c3"], [CROC]).play("strike", "fight:c3")
    assert sorted(field.offers("attack")) == ["l", "m", "n"]
    alone = DreamBladeScenario(["l=gutter-berserker@c3", "m=mirrorman@c3"], [CROC]).play("strike").roll("- - - -").play("fight:c3")
    alone.play(alone.key("attack", "l"))
    assert alone.amounts("attacked") == [4]
    field.play(field.key("attack", "m"))
    assert field.offers("attack") == ["n"]
    assert field.why_no_piece("l") == "DB-LONER-01"


@rule("DB-LONER-02")
def test_a_loner_strikes_its_deathblow_alone():
    field = DreamBladeScenario(["p=forgeblind-punisher@c3"], ["l=gutter-berserker@c3", "x=cannibal-pariah@c3"])
    field.attack("c3", roll="3 3 3 2 - - - -").play(field.key("destroy", "x"), field.key("destroy", "l"))
    assert sorted(field.offers("attack")) == ["l", "x"]
    field.roll("1 1 1 1").play(field.key("attack", "l"))
    assert field.amounts("hurt")[-1] == 4


@rule("DB-RELENTLESS-01", "DB-KILL-01")
def test_relentless_leaves_only_destruction():
    field = DreamBladeScenario(["b=furnace-brute@c3", "d=mirrorman@e1"], ["x=inspired-samurai@c3", "y=iron-thug@d3"], first=NORTH)
    field.attack("c3", roll="3 3 - - -")
    assert field.at("x") == "c3", "6 damage on 5/8: it stays"
    dead = DreamBladeScenario(["b=furnace-brute@c3"], ["x=inspired-samurai@c3"], first=NORTH).attack("c3", roll="3 3 2 - -")
    assert dead.at("x") == "graveyard", "8 destroy it, and there is no choice"
    other = DreamBladeScenario(["b=furnace-brute@c3", "m=mirrorman@c3"], ["x=zombie-enforcer@c3", "y=cannibal-pariah@c3"], first=NORTH)
    other.attack("c3", "m", roll="3 2 -")
    assert other.offers("disrupt") == ["y"], "only when it attacks"
    chosen = DreamBladeScenario(["b=furnace-brute@c3"], ["x=zombie-enforcer@c3", "y=cannibal-pariah@c3"], first=NORTH).attack("c3", roll="3 3 - - -")
    assert (chosen.offers("disrupt"), chosen.offers("destroy")) == ([], ["y"])


@rule("DB-RELENTLESS-01", "DB-FEROCITY-01")
def test_relentless_beats_ferocity():
    field = DreamBladeScenario(["b=furnace-brute@c3", "d=scourge-duchess@c3"], ["m=mirrorman@c3"], first=NORTH)
    field.attack("c3", "b", "d", roll=" ".join(["b", "3", "3", "2", *["-"] * 6]))
    assert field.at("m") == "c3", "there is no disruption to replace"


@rule("DB-DOMINATE-01")
def test_dominate_claims_a_contested_cell():
    field = DreamBladeScenario(["a=aurelith-keeper-of-oaths@c4"], ["x=iron-thug@c4"], phase="conquest").dice(3, 4).go()
    assert field.amounts("claimed") == [4]
    both = DreamBladeScenario(["a=aurelith-keeper-of-oaths@c3"], ["b=aurelith-keeper-of-oaths@c3"], phase="conquest").dice(3, 4).go()
    assert both.amounts("claimed") == [2, 2], "two of them in a shared cell both claim it"
    elsewhere = DreamBladeScenario(["a=aurelith-keeper-of-oaths@c5", "m=mirrorman@c4"], ["x=iron-thug@c4"], phase="conquest").dice(3, 4).go()
    assert elsewhere.amounts("claimed") == []


@rule("DB-DOMINATE-01")
def test_in_a_shared_cell_the_other_side_does_not_claim():
    field = DreamBladeScenario(["a=aurelith-keeper-of-oaths@c3"], ["x=iron-thug@c3"], phase="conquest").dice(3, 4).go()
    assert (field.amounts("claimed"), field.won) == ([2], [1, 0])


@rule("DB-NULLIFY-01")
def test_nullify_switches_off_blade_abilities_of_both_sides():
    field = DreamBladeScenario(["s=silence-incarnate@c3", "imp=cinder-imp@c3"], [CROC]).attack("c3", "s", "imp", roll="b b - - - -")
    assert field.amounts("blades-left") == [2]
    theirs = DreamBladeScenario(["imp=cinder-imp@c3"], ["s=silence-incarnate@c3"]).attack("c3", roll="b -")
    assert theirs.amounts("blades-left") == [1]
    next_door = DreamBladeScenario(["imp=cinder-imp@c3"], [CROC, "s=silence-incarnate@c4"]).attack("c3", roll="b -")
    assert next_door.amounts("bladed") == [1]


@rule("DB-NULLIFY-02")
def test_nullify_does_not_reach_locations():
    field = DreamBladeScenario(["m=mirrorman@c3", "armoury@c3"], ["s=silence-incarnate@c3"]).attack("c3", roll="b - -")
    assert field.amounts("more-damage") == [4]


@rule("DB-NULLIFY-01")
def test_an_ability_already_resolved_stays_resolved():
    field = DreamBladeScenario(["imp=cinder-imp@c3", "g=siren@c3", "o=savage-ogre@c3"], [CROC, "s=silence-incarnate@c4"])
    field.attack("c3", "imp", "g", "o", roll=" ".join(["b"] * 3 + ["-"] * 8)).blade("imp").blade("g").target("s")
    assert field.at("s") == "c3"
    assert (field.amounts("more-damage"), field.amounts("blades-left")) == ([1], [1]), "the Ogre's Crit came too late"


@rule("DB-COPY-01")
def test_copy_has_the_blade_abilities_of_other_local_creatures():
    field = DreamBladeScenario(["face=borrowed-face@c3", "imp=cinder-imp@c3"], ["scout=twilight-scout@c3", "armoury@c3", "far=savage-ogre@c4"])
    field.attack("c3", "face", roll="b -")
    assert sorted(field.keys) == sorted([field.blade_key("face", of="imp"), field.blade_key("face", of="scout")])


@rule("DB-COPY-02")
def test_original_and_copy_are_activated_separately():
    field = DreamBladeScenario(["face=borrowed-face@c3", "w=windborne-blademaster@c3"], ["croc=unspeakable-freak@c3"])
    field.attack("c3", "face", "w", roll=" ".join(["b", "b", *["-"] * 6])).blade("w", 0).blade("face", 0, of="w")
    assert field.amounts("more-damage") == [5, 5]


@rule("DB-COPY-03")
def test_a_copy_is_not_copied():
    field = DreamBladeScenario(["one=borrowed-face@c3", "two=borrowed-face@c3", "imp=cinder-imp@c3"], [CROC])
    field.attack("c3", "one", "two", "imp", roll="b b b b - -").blade("one", of="imp").blade("two", of="imp")
    assert (field.amounts("more-damage"), field.amounts("blades-left")) == ([1, 1, 1], [1])


@rule("DB-COPY-01", "DB-NULLIFY-01")
def test_copy_and_nullify():
    field = DreamBladeScenario(["face=borrowed-face@c3", "imp=cinder-imp@c3"], ["s=silence-incarnate@c3"]).attack("c3", "face", "imp", roll="b - - -")
    assert field.amounts("blades-left") == [1], "neither the copy nor the original works"
    hall = DreamBladeScenario(["hall=hall-of-echoing-mirrors@c3", "imp=cinder-imp@c3"], ["s=silence-incarnate@c3"]).attack("c3", roll="b -")
    assert hall.amounts("blades-left") == [1], "a location is not switched off, but there is nothing left to copy"
    valor = DreamBladeScenario(["face=borrowed-face@c3", "imp=cinder-imp@c3", "scout=twilight-scout@c3"], ["w=chitin-warden@c3"])
    valor.attack("c3", "face", roll="b -")
    assert valor.amounts("more-damage") == [1], "Nullify Valor leaves the Imp's Crit to copy, and nothing else"


@rule("DB-COPY-01", "DB-BOMB-01")
def test_a_location_that_copies_a_bomb_is_sacrificed():
    field = DreamBladeScenario(["hall=hall-of-echoing-mirrors@c3", "ball=doomball@c3"], [CROC]).attack("c3", "ball", roll="b -")
    field.blade("hall", of="ball")
    assert (field.at("hall"), field.at("ball"), field.amounts("hurt")) == ("graveyard", "c3", [5])


@rule("DB-HELLSFURY-01")
def test_hells_fury_grants_a_crit_to_hellbred_allies():
    field = DreamBladeScenario(["t=taskmaster@c3", "hound=pit-hound@c3", "m=mirrorman@c3"], [CROC])
    field.attack("c3", "t", "hound", "m", roll=" ".join(["b", "b", *["-"] * 8]))
    assert (field.amounts("more-damage"), field.amounts("blades-left")) == ([2], [1]), "neither the bearer nor the Mirrorman has it"
    next_door = DreamBladeScenario(["t=taskmaster@c2", "hound=pit-hound@c3"], [CROC]).attack("c3", roll="b - - -")
    assert next_door.amounts("more-damage") == [2]
    far = DreamBladeScenario(["t=taskmaster@c1", "hound=pit-hound@c3"], [CROC]).attack("c3", roll="b - - -")
    assert far.amounts("blades-left") == [1]


@rule("DB-HELLSFURY-01")
def test_two_furies_are_two_abilities_and_can_be_copied():
    field = DreamBladeScenario(["t=taskmaster@c3", "u=taskmaster@c3", "hound=pit-hound@c3"], [CROC])
    field.attack("c3", "hound", roll="b b - -").blade("hound", by="t")
    assert field.amounts("more-damage") == [2, 2]
    copied = DreamBladeScenario(["t=taskmaster@c2", "hound=pit-hound@c3", "face=borrowed-face@c3"], [CROC])
    copied.attack("c3", "face", roll="b -")
    assert copied.amounts("more-damage") == [2]


@rule("DB-REGENERATE-02")
def test_the_regenerated_brings_no_points_and_strikes_no_last_time():
    field = DreamBladeScenario(["p=forgeblind-punisher@c3"], ["x=spellbound-scissors@c3"]).attack("c3", roll="3 3 - - - - - -")
    field.play(field.key("destroy", "x"))
    assert (field.conquest, field.bonus, field.happened("deathblow"), field.asked) == ([0, 0], [0, 0], [], "ActionPhase.choose")


@rule("DB-REGENERATE-01")
def test_regenerate_banishes_instead():
    field = DreamBladeScenario(["p=forgeblind-punisher@c3"], ["x=spellbound-scissors@c3"]).attack("c3", roll="3 3 - - - - - -")
    field.play(field.key("destroy", "x"))
    assert field.at("x") == "reserves"
    disrupted = DreamBladeScenario(["p=forgeblind-punisher@c3"], ["x=spellbound-scissors@c3"]).attack("c3", roll="3 3 - - - - - -")
    assert disrupted.play(disrupted.key("disrupt", "x")).asked == "Displacement.place"


@rule("DB-APPEASE-01")
def test_the_knight_may_give_another_in_its_place():
    field = DreamBladeScenario(["p=forgeblind-punisher@c3"], ["k=knight-of-autumns-gate@c3", "other=cannibal-pariah@a5", "third=zombie-enforcer@e5"])
    field.attack("c3", roll="3 3 3 - - - - -").play(field.key("destroy", "k"))
    assert (field.seat, field.keys[-1]) == (NORTH, "decline")
    field.play(field.keys[0])
    assert sorted(field.offers("target")) == ["other", "third"]
    field.target("other")
    assert (field.at("k"), field.at("other"), field.damage("k")) == ("c3", "graveyard", 0)
    assert (field.conquest, field.bonus, field.happened("deathblow")) == ([0, 0], [0, 0], [])
    north = ["k=knight-of-autumns-gate@c3", "other=cannibal-pariah@a5", "z=iron-thug@e1"]
    fighting = DreamBladeScenario(["p=forgeblind-punisher@c3", "m=mirrorman@e1"], north, first=NORTH)
    fighting.attack("c3", roll="3 3 3 - - - - -").play(fighting.key("destroy", "k"))
    fighting.play(fighting.keys[0]).target("other")
    assert (fighting.asked, fighting.damage("k")) == ("Strike.choose_cell", 0), "all damage is taken off it at once"
    alone = DreamBladeScenario(["p=forgeblind-punisher@c3"], ["k=knight-of-autumns-gate@c3"], first=NORTH).attack("c3", roll="3 3 3 - - - - -")
    assert alone.play(alone.key("destroy", "k")).at("k") == "graveyard"
    declined = DreamBladeScenario(["p=forgeblind-punisher@c3"], ["k=knight-of-autumns-gate@c3", "o=cannibal-pariah@a5"], first=NORTH)
    declined.attack("c3", roll="3 3 3 - - - - -").play(declined.key("destroy", "k"), "decline")
    assert declined.at("k") == "graveyard"
