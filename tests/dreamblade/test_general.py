"""General rules of abilities, and the terms they are told in (chapters "Umiejętności", "Słownik terminów")."""

import pytest

from pionek.games.dreamblade.vocabulary import DEFENSE
from tests.dreamblade.scenario import NORTH, SOUTH, DreamBladeScenario

rule = pytest.mark.rule
CROC = "croc=malborn-croc@c3"


@rule("DB-GEN-01")
def test_an_ability_beats_the_rules():
    field = DreamBladeScenario(["m=mirrorman@c4", "eagle-feather-warrior", "z=zungar-blademaster"], phase="spawn", points=20)
    assert "c4" in field.play("spawn:eagle-feather-warrior").offers("to")
    other = DreamBladeScenario(["m=mirrorman@c4", "z=zungar-blademaster"], phase="spawn", points=20).play("spawn:zungar-blademaster")
    assert "c4" not in other.offers("to")


@rule("DB-GEN-02")
def test_cannot_beats_can():
    field = DreamBladeScenario(["duelist=duelist@c3"], ["samurai=inspired-samurai@c3", "x=cannibal-pariah@c3"], first=NORTH)
    field.attack("c3", roll="b 1 1 3 3 3").target("x")
    assert field.amounts("protected") == [9], "Assault may hit it, a Bodyguard forbids it: it is lost"
    assert field.damage("x") == 0


@rule("DB-GEN-03")
def test_as_much_as_can_be_done():
    field = DreamBladeScenario(["ball=doomball@c3"], ["samurai=inspired-samurai@c3", "x=cannibal-pariah@c3", "y=zombie-enforcer@c3"], first=NORTH)
    field.attack("c3", roll="b -")
    assert field.amounts("hurt")[0] == 5, "the Samurai gets his"
    assert field.amounts("hurt") == [5, 5, 5], "and with that the others get theirs"
    kept = DreamBladeScenario(["ball=doomball@c3"], ["samurai=inspired-samurai@c3", "page=lantern-page@c3"], first=NORTH)
    kept.attack("c3", roll="b -")
    assert (kept.amounts("hurt"), kept.amounts("protected")) == ([5], [5]), "6 are needed for him, beside the Page"


@rule("DB-GEN-04")
def test_several_things_in_any_order():
    keys = []
    for first in ("thug", "croc2"):
        field = DreamBladeScenario(["a=mirrorman@c3", "b=mirrorman@d3"], ["thug=iron-thug@c3", "croc2=malborn-croc@d3"]).play("strike")
        keys.append(sorted(field.offers("fight")))
        field.attack("c3" if first == "thug" else "d3", roll="1 - -")
        assert field.damage(first) == 1
    assert keys == [["c3", "d3"]] * 2


@rule("DB-GEN-05")
def test_simultaneous_effects_are_all_resolved_before_anything_else():
    field = DreamBladeScenario(["griffin=charger@c2", "m=mirrorman@e1"], ["r=fleshless-reaper@c3"])
    field.roll("3 3 3 3 3 3").shift("griffin", "c3")
    assert field.amounts("special") == [9, 9], "both attack though each is lethal"


@rule("DB-GEN-09")
def test_all_simultaneous_damage_comes_before_the_check():
    field = DreamBladeScenario(["griffin=charger@c2", "m=mirrorman@e1"], ["r=fleshless-reaper@c3"])
    field.roll("3 3 3 3 3 3").shift("griffin", "c3")
    assert field.happened("special", "hurt", "destroyed", "disrupted") == ["special", "hurt", "special", "hurt"]


@rule("DB-GEN-06")
def test_the_effects_of_whose_phase_it_is_come_first():
    field = DreamBladeScenario(["griffin=charger@c2", "m=mirrorman@e1"], ["r=fleshless-reaper@c3"])
    field.roll("1 - - 2 - -").shift("griffin", "c3")
    assert [line.split(" attacks")[0] for line in field.log() if " attacks" in line] == ["South's Charger", "North's Fleshless Reaper"]
    other = DreamBladeScenario(["r=fleshless-reaper@c3"], ["griffin=charger@c2", "m=mirrorman@e1"], who=NORTH)
    other.roll("1 - - 2 - -").shift("griffin", "c3")
    assert [line.split(" attacks")[0] for line in other.log() if " attacks" in line] == ["North's Charger", "South's Fleshless Reaper"]


@rule("DB-GEN-07")
def test_in_a_shared_phase_the_first_player_is_the_active_one():
    for first in (SOUTH, NORTH):
        field = DreamBladeScenario(["a=mirrorman@c4"], ["x=iron-thug@c2"], phase="conquest", first=first, who=1 - first)
        assert field.active == 1 - first
        field.frame.conquest(field.table)
        assert field.active == first


@rule("DB-GEN-08")
def test_each_player_orders_his_own():
    field = DreamBladeScenario(["m=zungar-blademaster@c2", "s=scragglemaw@e1"], ["r=fleshless-reaper@c3", "q=fleshless-reaper@c3"])
    field.shift("m", "c3")
    assert (field.asked, field.seat, len(field.keys)) == ("Group.pick", NORTH, 2)


@rule("DB-GEN-10")
def test_what_simultaneous_effects_trigger_joins_them():
    field = DreamBladeScenario(["usher", "hound=pit-hound@c2"], [CROC, "y=zombie-enforcer@c3"], phase="spawn", points=5)
    field.spawn("usher", "e1").target("hound").play("to:c3")
    assert field.asked_for() == "charge"
    groups = [frame for frame in field.frames if type(frame).__name__ == "Group"]
    assert len(groups) == 1, "the Charge joined the group of what came into play"
    swapped = DreamBladeScenario(["a=mirrorman@c3", "x=giggling-thimble@c3", "y=pit-hound@d1"], [CROC, "r=fleshless-reaper@d1"])
    swapped.attack("c3", "x", roll="b").any_dice().target("y")
    assert len(swapped.amounts("special")) == 2, "both entered at the same time"


@rule("DB-GEN-11")
def test_power_cost_and_damage_never_below_zero():
    field = DreamBladeScenario(["pit@c3"], ["imp=cinder-imp@c3"])
    assert field.stats("imp")[0] == 0
    fumble = DreamBladeScenario(["thug=iron-thug@c3"], [CROC]).attack("c3", roll="b 1 - - - -")
    assert fumble.amounts("hurt") == []
    cheap = DreamBladeScenario(["ch=ashen-channeler@e1", "c2=ashen-channeler@e1", "imp=cinder-imp", "c3=ashen-channeler@e1"], phase="spawn", points=9)
    assert cheap.price("imp") == 0


@rule("DB-GEN-12")
def test_defense_and_life_never_below_one():
    assert DreamBladeScenario(["pit@c3"], ["imp=cinder-imp@c3"]).stats("imp") == (0, 1, 1)


@rule("DB-GEN-13")
def test_the_minimum_comes_after_all_modifiers():
    field = DreamBladeScenario(["mutant=misbegotten-mutant@c3"], [CROC]).attack("c3", roll="b b 2 -").blade("mutant", 1)
    assert field.amounts("more-damage") == [-5, 5]
    assert field.amounts("hurt") == [2]
    aura = DreamBladeScenario(["page=lantern-page@c3", "x=cinder-imp@c3"], ["pit@c3"])
    assert aura.stats("x")[1] == 1
    assert dict(aura.parts(DEFENSE, "x")) == {"DB-BOLSTER-01": 1, "DB-PANIC-01": -20}


@rule("DB-GEN-14")
def test_a_target_is_one_thing_that_fits_when_the_ability_is_used():
    field = DreamBladeScenario(["ghost=horrid-poltergeist@c3"], [CROC, "free=iron-thug@e4", "also=zombie-enforcer@c3"])
    field.attack("c3", roll="b - -").blade("ghost", 0)
    assert sorted(field.offers("target")) == ["also", "croc"], "Expel takes engaged enemies"
    assert field.why_no_piece("free", SOUTH) == "DB-ACTION-05", "it is not engaged"
    assert field.why_no_piece("ghost", SOUTH) == "DB-TERM-02", "no enemy"


@rule("DB-TERM-11")
def test_what_is_no_regular_attack_is_a_special_one():
    field = DreamBladeScenario(["duelist=duelist@c3"], [CROC]).attack("c3", roll="b - - b b 1")
    assert (field.amounts("bladed"), field.amounts("special")) == ([1], [1]), "its blades are misses"


@rule("DB-GEN-15")
def test_the_target_is_named_before_the_roll_and_alone_takes_the_damage():
    field = DreamBladeScenario(["duelist=duelist@c3"], [CROC, "x=scragglemaw@c3"]).attack("c3", roll="b - -")
    assert (field.asked_for(), field.happened("special")) == ("assault", [])
    field.roll("3 3 1").target("x")
    assert field.amounts("hurt") == [7]
    assert field.amounts("special") == [7]
    assert "Scragglemaw is dealt 7 damage" in " ".join(field.log())


@rule("DB-GEN-17")
def test_no_ability_overfills_a_cell():
    four = [f"{name}=zungar-blademaster@c2" for name in "abc"] + ["d=runetagged-brawler@c2"]
    field = DreamBladeScenario(["matriarch=crescent-matriarch@c3", "m=mirrorman@c3", *four], [CROC])
    field.attack("c3", "matriarch", roll="b - -").target("m")
    assert "c2" not in field.offers("to")


@rule("DB-GEN-18")
def test_a_word_behind_a_keyword_narrows_it():
    warden = DreamBladeScenario(["scout=twilight-scout@c3", "imp=cinder-imp@c3", "far=mirrorman@e1"], ["warden=chitin-warden@c3"])
    warden.attack("c3", "scout", "imp", roll="b b - - -")
    assert warden.amounts("bladed") == [1], "Nullify Valor leaves the Imp its Crit"
    hush = DreamBladeScenario(["imp=cinder-imp@c3"], ["hush@c3", "other=twilight-scout@c3"]).attack("c3", roll="b -")
    assert hush.amounts("blades-left") == [1]
    own = DreamBladeScenario(["hush@c3", "imp=cinder-imp@c3"], [CROC]).attack("c3", "hush", "imp", roll="b - - -")
    assert own.amounts("bladed") == [1], "Nullify Enemies leaves one's own alone"
    drum = DreamBladeScenario(["drummer@c3", "v=mirrorman@e1", "p=cinder-imp@e2"], [CROC]).attack("c3", roll="b -")
    assert drum.offers("target") == ["v"]


@rule("DB-GEN-19")
def test_a_number_sets_the_size_and_may_be_negative():
    for name, amount, misses in (("imp=cinder-imp@c3", 1, 3), ("imp=savage-ogre@c3", 2, 7), ("imp=clumsy@c3", -2, 4)):
        field = DreamBladeScenario([name, "m=mirrorman@c3"], [CROC])
        field.attack("c3", "imp", "m", roll=" ".join(["b", "3", *["-"] * misses]))
        assert field.amounts("more-damage") == [amount]


@rule("DB-GEN-20")
def test_a_bonus_ends_when_they_are_no_longer_near():
    field = DreamBladeScenario(["page=lantern-page@c3", "m=mirrorman@c4", "far=mirrorman@c5"], ["iron-thug@a5"])
    assert (field.stats("m")[1], field.stats("far")[1]) == (9, 8)
    field.shift("m", "d4")
    assert field.stats("m")[1] == 8


@rule("DB-GEN-22")
def test_destroying_your_own_gives_nobody_a_point_but_you_the_bonus():
    field = DreamBladeScenario(["boots=slaughter-boots@c3", "well@c2"], [CROC]).attack("c3", roll="b -")
    assert (field.at("well"), field.conquest, field.bonus) == ("graveyard", [0, 0], [2, 0])


@rule("DB-GEN-23")
def test_a_sacrifice_is_no_destruction():
    field = DreamBladeScenario(["ball=doomball@c3"], [CROC]).attack("c3", roll="b -")
    assert (field.at("ball"), field.conquest, field.bonus) == ("graveyard", [0, 0], [0, 0])


@rule("DB-GEN-24")
def test_a_triggered_ability_comes_before_anything_else():
    field = DreamBladeScenario(["eater=eater-of-hope", "m=mirrorman@e1", "p=cannibal-pariah"], phase="spawn", points=20)
    field.spawn("eater-of-hope")
    assert (field.asked_for(), sorted(field.offers("target"))) == ("appease", ["eater", "m"])
    assert not field.offers("spawn"), "no other victim can be spawned first"


@rule("DB-GEN-25")
def test_x_is_chosen_by_the_player():
    field = DreamBladeScenario(["c=two-faced-chronarch@e1", "z=zungar-blademaster"], [CROC], phase="spawn", points=5)
    field.play(field.key("use", "c") + ":0")
    assert field.offers("number") == ["1", "2", "3", "4", "5"]
    field.roll("1 1").play("number:2")
    assert (field.amounts("special"), field.amounts("used"), field.points) == ([2], [2], 3)


@rule("DB-TERM-01")
def test_an_ally_is_another_creature_of_the_same_player():
    field = DreamBladeScenario(["page=lantern-page@c3", "m=mirrorman@c3"], ["x=zombie-enforcer@c3"])
    assert (field.stats("page")[1], field.stats("m")[1], field.stats("x")[1]) == (4, 9, 4)


@rule("DB-TERM-02")
def test_an_enemy_is_a_creature_of_the_opponent():
    field = DreamBladeScenario(["colossus=weeping-colossus@c3", "m=mirrorman@c3"], ["x=zombie-enforcer@c3"])
    assert (field.stats("m")[0], field.stats("x")[0]) == (3, 1)


@rule("DB-TERM-03")
def test_local_is_the_same_cell():
    field = DreamBladeScenario(["silence=silence-incarnate@c3", "imp=cinder-imp@c3"], [CROC])
    field.attack("c3", "silence", "imp", roll="b - - - - -")
    assert field.amounts("blades-left") == [1], "Nullify works on its own cell, itself included"
    away = DreamBladeScenario(["silence=silence-incarnate@c4", "imp=cinder-imp@c3"], [CROC]).attack("c3", "imp", roll="b -")
    assert away.amounts("bladed") == [1]


@rule("DB-TERM-04")
def test_nonlocal_is_every_other_cell():
    warp = DreamBladeScenario(["archer=warpglass-archer@c3"], [CROC, "next=iron-thug@c4", "far=zombie-enforcer@a5"]).attack("c3", roll="b -")
    assert sorted(warp.offers("target")) == ["far", "next"]


@rule("DB-TERM-05")
def test_banishing_is_going_back_to_the_reserves_without_points():
    field = DreamBladeScenario(["choir=vanishing-choir@c3"], [CROC], first=NORTH).attack("c3", roll="- - - - - -")
    assert (field.at("choir"), field.conquest, field.bonus) == ("reserves", [0, 0], [0, 0])


@rule("DB-TERM-06")
def test_a_move_goes_to_an_adjacent_cell():
    field = DreamBladeScenario(["scout=twilight-scout@c3", "far=mirrorman@a1"], [CROC]).attack("c3", roll="b - -").target("far")
    assert field.offers("to") == ["b1", "a2"]
    assert field.why_no_cell("b2") == "DB-TERM-06"


@rule("DB-TERM-07")
def test_being_spawned_or_placed_is_not_entering():
    field = DreamBladeScenario(["z=zungar-blademaster"], ["r=fleshless-reaper@e1"], phase="spawn", points=9).spawn("zungar-blademaster")
    assert field.happened("special") == [], "no Ambush"
    placed = DreamBladeScenario(["p=forgeblind-punisher@c3"], ["hound=pit-hound@c3"], first=NORTH).attack("c3", roll="3 1 - - - - - -").play("to:c4")
    assert placed.happened("special", "walked") == []


@rule("DB-TERM-08")
def test_pulling_brings_closer():
    field = DreamBladeScenario(["g=siren@c3"], [CROC, "far=iron-thug@e5"]).attack("c3", roll="b - -")
    assert field.offers("target") == ["far"], "one in the same cell cannot be pulled"
    assert field.target("far").offers("to") == ["e4", "d5"]


@rule("DB-TERM-09")
def test_pushing_drives_away():
    field = DreamBladeScenario(["s=ropestrung-scarecrow@c3"], [CROC, "far=iron-thug@d4"]).attack("c3", roll="b - -").target("far")
    assert field.offers("to") == ["e4", "d5"]


@rule("DB-TERM-10")
def test_dice_to_reroll_are_chosen_first_and_the_new_result_stands():
    field = DreamBladeScenario(["stalker=faceless-stalker@c3"], [CROC]).attack("c3", roll="3 1 -")
    assert field.asked == "Reroll.pick"
    field.roll("- -").play("reroll:1", "reroll:3")
    assert field.amounts("rerolled") == [2]
    assert field.amounts("hurt") == [], "a 3 was thrown away"
