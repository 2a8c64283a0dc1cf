"""Damage, disrupting and destroying (chapters "Walka", "Obrażenia zadawane istotom")."""

import pytest

from tests.dreamblade.scenario import NORTH, SOUTH, DreamBladeScenario

rule = pytest.mark.rule
STRONG = "p=forgeblind-punisher@c3"


@rule("DB-DMG-01")
def test_the_attacker_divides_the_damage_among_enemies_in_the_cell():
    field = DreamBladeScenario([STRONG], ["x=cannibal-pariah@c3", "y=zombie-enforcer@c3", "z=iron-thug@d3"], first=NORTH)
    field.attack("c3", roll="3 3 3 - - - - -")
    assert field.keys == [field.key("disrupt", "x"), field.key("destroy", "x"), field.key("spare", "x")]
    field.play(field.key("destroy", "x"))
    assert field.keys == [field.key("disrupt", "y"), field.key("spare", "y")], "5 are left, 4 are needed"
    field.play(field.key("disrupt", "y"))
    assert field.amounts("hurt") == [4, 4, 1], "the last one is wasted on either of them"


@rule("DB-DMG-02")
def test_all_damage_must_be_assigned():
    field = DreamBladeScenario([STRONG], ["x=cannibal-pariah@c3", "y=zombie-enforcer@c3"], first=NORTH).attack("c3", roll="3 3 3 - - - - -")
    field.play(field.key("spare", "x"))
    assert field.keys == [field.key("disrupt", "y"), field.key("destroy", "y")], "sparing both is no way to make damage vanish"
    field.play(field.key("destroy", "y")).give("x", 2)
    assert field.amounts("hurt") == [6, 2, 1]


@rule("DB-DMG-03")
def test_surplus_can_be_wasted_on_a_creature():
    field = DreamBladeScenario([STRONG], ["x=cannibal-pariah@c3", "y=iron-thug@c3"], first=NORTH).attack("c3", roll="3 3 - - - - - -")
    field.play(field.key("disrupt", "x")).give("y", 0)
    assert field.amounts("hurt") == [3, 3]
    assert field.asked == "Displacement.place", "disrupted as announced, though the damage would destroy it"


@rule("DB-DMG-04")
def test_all_damage_of_a_combat_is_added_before_checking():
    field = DreamBladeScenario(["a=duelist@c3"], ["x=zombie-enforcer@c3"], first=NORTH).attack("c3", roll="b 2 - 3 1 -")
    assert field.amounts("hurt") == [4, 2]
    assert field.offers("destroy") == ["x"]


@rule("DB-DMG-05")
def test_nobody_falls_before_the_end_of_the_combat():
    field = DreamBladeScenario(["a=duelist@c3", "scout=twilight-scout@c3", "far=mirrorman@e1"], ["x=cannibal-pariah@c3"], first=NORTH)
    field.attack("c3", "a", "scout", roll="b b - - - -").roll("3 3 3").blade("a")
    assert field.amounts("special") == [9]
    assert (field.asked_for(), field.at("x")) == ("advance", "c3")
    field.done()
    assert field.asked == "Fates.choose"


@rule("DB-DMG-06")
def test_small_damage_stays_until_the_end_of_the_phase_and_adds_up():
    field = DreamBladeScenario(["m=mirrorman@c3", "archer=warpglass-archer@d3"], ["x=zombie-enforcer@c3", "y=iron-thug@d3"], first=NORTH)
    field.attack("c3", roll="3 - -")
    assert field.damage("x") == 3
    field.attack("d3", roll="b - 1 - - -")
    assert field.offers("to"), "3 and 1 reach its defense of 4"
    assert field.asked == "Displacement.place"


@pytest.mark.parametrize(
    ("piece", "left"), [pytest.param("x", 0, marks=rule("DB-DMG-07")), pytest.param("y", 3, marks=rule("DB-SEQ-08"))]
)
def test_the_disrupted_lose_their_damage_and_the_others_keep_it(piece, left):
    field = DreamBladeScenario([STRONG, "m=mirrorman@d3"], ["x=cannibal-pariah@c3", "y=iron-thug@c3", "z=iron-thug@d3"], first=NORTH)
    field.attack("c3", roll="3 3 - - - - - -")
    field.play(field.key("disrupt", "x")).give("y", 3).play("to:a1")
    assert field.damage(piece) == left


@rule("DB-DMG-08")
def test_damage_is_never_carried_over():
    field = DreamBladeScenario(["m=mirrorman@c3"], ["x=zombie-enforcer@c3"], first=SOUTH)
    field.attack("c3", roll="3 - -")
    assert (field.asked, field.damage("x")) == ("ActionPhase.choose", 0)
    field.attack("c3", roll="3 - -")
    assert field.at("x") == "c3"


@rule("DB-DMG-09")
def test_outside_combat_every_damage_is_checked_at_once():
    field = DreamBladeScenario(["c=two-faced-chronarch@e1", "z=zungar-blademaster"], ["x=cannibal-pariah@a5"], phase="spawn", points=8)
    field.roll("3").play(field.key("use", "c") + ":0", "number:1")
    assert (field.asked, field.seat) == ("Displacement.place", SOUTH)


@rule("DB-DMG-10")
def test_simultaneous_damage_is_added_before_the_check():
    field = DreamBladeScenario(["m=zungar-blademaster@c2", "s=scragglemaw@e1"], ["r=fleshless-reaper@c3", "q=fleshless-reaper@c3"])
    field.roll("1 1 - 2 1 -").shift("m", "c3")
    assert field.asked == "Group.pick"
    field.play(field.keys[0])
    assert field.amounts("hurt") == [2, 3]
    assert field.offers("destroy") == ["m"], "5 damage together, and one check"


@rule("DB-GEN-21")
def test_your_own_attack_destroys_none_of_your_own():
    field = DreamBladeScenario([STRONG, "own=zungar-blademaster@c3"], ["x=cannibal-pariah@c3"], first=NORTH)
    field.attack("c3", "p", roll="3 3 3 3 3 3 3 3").play(field.key("destroy", "x"))
    assert (field.at("own"), field.damage("own")) == ("c3", 0), "24 damage, and all of it goes to the only enemy"


@rule("DB-DMG-11")
def test_damage_never_goes_to_your_own_miniatures():
    field = DreamBladeScenario([STRONG, "own=zungar-blademaster@c3"], ["x=cannibal-pariah@c3", "y=zombie-enforcer@c3"])
    field.attack("c3", "p", roll="3 3 3 - - - - -")
    assert {*field.offers("disrupt"), *field.offers("destroy"), *field.offers("spare")} == {"x"}
    assert field.why_no_piece("own") == "DB-DMG-11"


@rule("DB-KILL-01")
def test_defense_but_not_life_disrupts():
    field = DreamBladeScenario(["m=mirrorman@c3"], ["x=zombie-enforcer@c3"], first=NORTH).attack("c3", roll="3 2 -")
    assert field.asked == "Displacement.place"
    field.play("to:b2")
    assert field.at("x") == "b2"


@rule("DB-KILL-02")
def test_life_but_not_defense_destroys():
    field = DreamBladeScenario(["leech=marrow-leech@c3", "m=mirrorman@c3"], ["x=runetagged-brawler@c3"], first=NORTH)
    assert field.stats("x") == (2, 5, 4)
    field.attack("c3", "m", roll="3 1 -")
    assert (field.at("x"), field.conquest) == ("graveyard", [1, 0])
    both = DreamBladeScenario(["leech=marrow-leech@c3", "m=mirrorman@c3"], ["x=runetagged-brawler@c3"], first=NORTH)
    assert both.attack("c3", "m", roll="3 2 -").asked == "Fates.choose"


@rule("DB-KILL-03")
def test_where_both_are_reached_the_dealer_chooses():
    field = DreamBladeScenario([STRONG], ["x=twilight-scout@c3"], first=NORTH).attack("c3", roll="3 3 2 - - - - -")
    assert (field.seat, field.keys) == (SOUTH, [field.key("disrupt", "x"), field.key("destroy", "x")])
    assert field.play(field.key("disrupt", "x")).asked == "Displacement.place"
    six = DreamBladeScenario([STRONG], ["x=twilight-scout@c3"], first=NORTH).attack("c3", roll="3 3 - - - - - -")
    assert six.asked == "Displacement.place"


@rule("DB-KILL-04")
def test_one_of_the_two_must_be_done():
    field = DreamBladeScenario([STRONG], ["x=twilight-scout@c3"], first=NORTH).attack("c3", roll="3 3 2 - - - - -")
    assert not {"done", "decline"} & set(field.keys)
    field.play(field.key("destroy", "x"))
    assert field.at("x") == "graveyard"


@rule("DB-KILL-05")
def test_the_disrupted_goes_to_an_empty_cell_but_not_the_dealers_portal():
    field = DreamBladeScenario([STRONG, "well@b2"], ["x=zombie-enforcer@c3", "y=iron-thug@b4"], first=NORTH)
    field.attack("c3", roll="3 2 - - - - - -")
    everything = {f"{column}{row}" for column in "abcde" for row in range(1, 6)}
    assert set(field.offers("to")) == everything - {"c3", "b2", "b4", "e1"}
    assert "a5" in field.offers("to"), "its owner's portal will do"
    assert field.why_no_cell("e1") == "DB-KILL-05"


@rule("DB-KILL-06")
def test_without_an_empty_cell_it_is_destroyed():
    south = [f"s{at}=zungar-blademaster@{cell}" for at, cell in enumerate(("a1", "b1", "c1"))]
    south += [f"t{at}=runetagged-brawler@{cell}" for at, cell in enumerate(("d1", "a2", "b2"))]
    south += [f"u{at}=mirrorman@{cell}" for at, cell in enumerate(("c2", "d2", "e2"))]
    south += ["v=scragglemaw@a3", "w=scragglemaw@b3", STRONG]
    north = [f"n{at}=zombie-enforcer@{cell}" for at, cell in enumerate(("a4", "b4", "c4"))]
    north += [f"o{at}=cannibal-pariah@{cell}" for at, cell in enumerate(("d4", "e4", "b5"))]
    north += [f"q{at}=iron-thug@{cell}" for at, cell in enumerate(("a5", "c5", "d5"))]
    north += ["e=malborn-croc@e5", "d=malborn-croc@d3", "f=malborn-croc@e3", "x=hive-drone@c3"]
    field = DreamBladeScenario(south, north, first=NORTH)
    field.attack("c3", roll="3 1 - - - - - -")
    assert (field.at("x"), field.conquest, field.bonus) == ("graveyard", [1, 0], [0, 2])


def destroyed() -> DreamBladeScenario:
    field = DreamBladeScenario([STRONG], ["x=twilight-scout@c3"], first=NORTH).attack("c3", roll="3 3 2 - - - - -")
    return field.play(field.key("destroy", "x"))


@rule("DB-KILL-07")
def test_the_destroyed_go_to_the_graveyard():
    assert destroyed().at("x") == "graveyard"


@rule("DB-KILL-08")
def test_destroying_brings_a_conquest_point():
    assert destroyed().conquest == [1, 0]


@rule("DB-KILL-09")
def test_the_owner_of_the_destroyed_gets_two_bonus_points():
    assert destroyed().bonus == [0, 2]
