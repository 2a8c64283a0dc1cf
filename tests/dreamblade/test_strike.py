"""Striking and blades (chapters "Walka", "Ostrza")."""

import pytest

from tests.dreamblade.scenario import SOUTH, DreamBladeScenario

rule = pytest.mark.rule
CROC = "croc=malborn-croc@c3"


@rule("DB-STRIKE-01")
def test_the_engaged_attack_and_nobody_else():
    field = DreamBladeScenario(["a=mirrorman@c3", "b=scragglemaw@c3", "c=mirrorman@c2"], [CROC]).play("strike")
    assert field.why_no_piece("c") == "DB-STRIKE-01"
    assert field.play("fight:c3").offers("attack") == ["a", "b"]


@rule("DB-STRIKE-02")
def test_combats_in_any_order_one_cell_at_a_time():
    field = DreamBladeScenario(["a=mirrorman@c3", "b=mirrorman@d3"], [CROC, "thug=iron-thug@d3"]).play("strike")
    assert field.offers("fight") == ["c3", "d3"]
    field.attack("d3", roll="1 - -")
    assert field.offers("fight") == ["c3"]
    field.attack("c3", roll="2 - -")
    assert field.amounts("hurt") == [1, 2]


@rule("DB-STRIKE-03")
def test_no_cell_twice_in_a_phase():
    field = DreamBladeScenario(["a=crescent-matriarch@c3", "b=mirrorman@d3"], [CROC, "thug=iron-thug@d3"])
    field.attack("c3", roll="b - -").target("b").play("to:c3")
    assert field.at("b") == "c3"
    assert "fight:c3" not in field.keys
    assert field.amounts("attacked") == [3], "though b has not fought, the cell has had its combat"


@rule("DB-STRIKE-04")
def test_one_roll_with_the_sum_of_power():
    field = DreamBladeScenario(["a=mirrorman@c3", "b=twilight-scout@c3", "c=inspired-samurai@c3"], [CROC])
    field.attack("c3", "a", "b", "c", roll="- - - - - - -")
    assert field.amounts("attacked") == [7]


@rule("DB-STRIKE-05")
def test_some_may_be_left_out():
    field = DreamBladeScenario(["a=mirrorman@c3", "b=twilight-scout@c3", "c=inspired-samurai@c3"], [CROC])
    field.attack("c3", "a", "c", roll="- - - -")
    assert field.amounts("attacked") == [4]


@rule("DB-STRIKE-06")
def test_no_target_before_the_roll():
    field = DreamBladeScenario(["a=mirrorman@c3"], ["x=cannibal-pariah@c3", "y=zombie-enforcer@c3"]).play("strike").roll("3 2 -").play("fight:c3")
    assert field.happened("attacked") == ["attacked"]
    assert field.asked == "Assignment.fate"


@rule("DB-STRIKE-07")
def test_power_zero_may_attack_and_get_blades():
    field = DreamBladeScenario(["nobody@c3", "z=zungar-blademaster@c3"], [CROC]).attack("c3", "nobody", "z", roll="b b")
    assert field.amounts("attacked") == [2]
    assert sum(field.amounts("hurt")) == 4
    alone = DreamBladeScenario(["nobody@c3"], [CROC]).attack("c3")
    assert alone.amounts("attacked") == [0]


@rule("DB-STRIKE-08")
def test_what_counts_is_the_cell_when_its_combat_starts():
    field = DreamBladeScenario(["a=twilight-scout@c3", "b=mirrorman@d2"], [CROC, "thug=iron-thug@d3"]).play("strike")
    assert field.offers("fight") == ["c3"]
    field.attack("c3", roll="b - -").target("b").play("to:d3")
    assert field.offers("fight") == ["d3"]


@rule("DB-STRIKE-09")
def test_a_creature_moved_to_another_combat_attacks_again():
    field = DreamBladeScenario(["a=moonfang-runner@c3", "b=mirrorman@c3"], [CROC, "thug=iron-thug@d3"])
    field.attack("c3", "a", roll="b - - -").target("a").play("to:d3")
    field.attack("d3", roll="1 1 1 1")
    assert field.amounts("attacked") == [4, 4]


@rule("DB-STRIKE-10")
def test_nobody_must_fight():
    field = DreamBladeScenario(["a=mirrorman@c3"], [CROC]).play("strike", "done")
    assert field.happened("combat") == []
    assert (field.seat, field.asked) == (SOUTH, "ActionPhase.choose")


@rule("DB-STRIKE-11")
def test_a_combat_holds_attack_abilities_and_their_special_attacks():
    field = DreamBladeScenario(["a=duelist@c3"], [CROC]).attack("c3", roll="b 1 1 3 - -")
    deeds = field.happened("combat", "attacked", "bladed", "special", "hurt", "combat-ended")
    assert deeds == ["combat", "attacked", "bladed", "special", "hurt", "hurt", "combat-ended"]


@rule("DB-STRIKE-12")
def test_a_contested_cell_holds_creatures_of_both():
    field = DreamBladeScenario(["a=mirrorman@c3", "b=mirrorman@d3", "well@e3"], [CROC, "hill=skull-hill@d3", "thug=iron-thug@e3"]).play("strike")
    assert field.offers("fight") == ["c3"]
    assert field.why_no_cell("d3") == "DB-SEQ-01"


@rule("DB-TERM-13")
def test_the_engaged_contest_their_cell():
    field = DreamBladeScenario(["a=mirrorman@c3", "b=mirrorman@d3", "well@e3"], [CROC, "hill=skull-hill@d3", "thug=iron-thug@e3"]).play("strike")
    assert (field.engaged("a"), field.engaged("b"), field.engaged("thug")) == (True, False, False)


@rule("DB-DICE-02")
def test_numbers_are_added():
    assert DreamBladeScenario(["thug=iron-thug@c3"], [CROC]).attack("c3", roll="1 2 3 1 - -").amounts("hurt") == [7]


@rule("DB-DICE-03")
def test_misses_are_nothing():
    assert DreamBladeScenario(["thug=iron-thug@c3"], [CROC]).attack("c3", roll="- - - - - -").amounts("hurt") == []
    assert DreamBladeScenario(["thug=iron-thug@c3"], [CROC]).attack("c3", roll="- - - - - 1").amounts("hurt") == [1]


@rule("DB-DICE-04")
def test_a_blade_that_nothing_can_take_does_nothing():
    field = DreamBladeScenario(["a=mirrorman@c3"], [CROC]).attack("c3", roll="b b 2")
    assert (field.amounts("hurt"), field.amounts("blades-left")) == ([2], [2])
    must = DreamBladeScenario(["thug=iron-thug@c3"], [CROC]).attack("c3", roll="b 3 1 - - -")
    assert must.amounts("hurt") == [2], "and one that something can take must be assigned"


@rule("DB-BLADE-01")
def test_blades_come_before_damage():
    field = DreamBladeScenario(["thug=iron-thug@c3", "scout=twilight-scout@c3", "far=mirrorman@e1"], [CROC])
    field.attack("c3", "scout", roll="b 3 3")
    assert (field.asked_for(), field.damage("croc")) == ("advance", 0)
    field.done()
    assert field.amounts("hurt") == [6]


@rule("DB-BLADE-02")
def test_one_blade_at_a_time_each_resolved_before_the_next():
    field = DreamBladeScenario(["scout=twilight-scout@c3", "duelist=duelist@c3", "far=mirrorman@e1"], [CROC])
    field.attack("c3", "scout", "duelist", roll="b b - - - -").blade("scout").any_dice().target("far").play("to:e2")
    assert field.at("far") == "e2", "moved before the second blade is given"
    other = DreamBladeScenario(["scout=twilight-scout@c3", "duelist=duelist@c3", "far=mirrorman@e1"], [CROC])
    other.attack("c3", "scout", "duelist", roll="b b - - - -")
    assert len(other.offers("blade")) == 2, "in any order"


@rule("DB-BLADE-03")
def test_the_duty_to_assign_holds_for_harmful_abilities_too():
    field = DreamBladeScenario(["mutant=misbegotten-mutant@c3"], [CROC]).attack("c3", roll="b b 3 3")
    assert field.offers("blade") == ["mutant", "mutant"]
    field.blade("mutant", 0)
    assert field.amounts("more-damage") == [5, -5]
    assert field.amounts("hurt") == [6]


@rule("DB-BLADE-04")
def test_the_most_blades_need_not_be_used():
    field = DreamBladeScenario(["imp=cinder-imp@c3", "demon=axemorph-demon@c3"], [CROC]).attack("c3", "imp", "demon", roll="b b - - - - - -")
    assert sorted(field.offers("blade")) == ["demon", "imp"]
    field.blade("imp")
    assert (field.amounts("bladed"), field.amounts("blades-left")) == ([1], [1])


@rule("DB-BLADE-06")
@pytest.mark.parametrize("number", [0, 1])
def test_of_several_abilities_of_one_miniature_some_may_be_left(number):
    field = DreamBladeScenario(["ghost=horrid-poltergeist@c3"], [CROC, "far=iron-thug@d4"]).attack("c3", roll="b - -")
    assert field.offers("blade") == ["ghost", "ghost"]
    field.blade("ghost", number)
    assert field.asked_for() == ("expel", "scare")[number]


@rule("DB-BLADE-05")
def test_with_fewer_blades_you_choose():
    field = DreamBladeScenario(["ghost=horrid-poltergeist@c3", "imp=cinder-imp@c3"], [CROC, "far=iron-thug@d4"])
    field.attack("c3", "ghost", "imp", roll="b - - - -")
    assert field.offers("blade") == ["ghost", "ghost", "imp"]
    field.blade("ghost", 1)
    assert field.asked_for() == "scare"
    field.done()
    assert field.amounts("bladed") == [1]


@rule("DB-BLADE-07")
def test_a_blade_may_go_to_an_ability_that_does_nothing():
    field = DreamBladeScenario(["scarecrow=ropestrung-scarecrow@c3", "thug=iron-thug@c3"], [CROC])
    field.attack("c3", "scarecrow", "thug", roll="b 3 3 - - - - - -").blade("scarecrow")
    assert field.amounts("hurt") == [6], "Scare found nobody, and Fumble got no blade"


@rule("DB-BLADE-08")
def test_may_can_be_declined_after_the_blade():
    field = DreamBladeScenario(["scout=twilight-scout@c3", "thug=iron-thug@c3", "far=mirrorman@e1"], [CROC])
    field.attack("c3", "scout", "thug", roll="b 3 3 - - - - - -").blade("scout")
    assert "done" in field.keys
    field.done()
    assert (field.at("far"), field.amounts("hurt")) == ("e1", [6])


@rule("DB-BLADE-09")
def test_never_abilities_of_miniatures_one_does_not_control():
    field = DreamBladeScenario(["a=mirrorman@c3"], ["scout=twilight-scout@c3", "armoury@c3"]).attack("c3", roll="b - -")
    assert field.amounts("blades-left") == [1]


@rule("DB-BLADE-10")
def test_who_did_not_attack_gets_no_blades():
    field = DreamBladeScenario(["a=mirrorman@c3", "imp=cinder-imp@c3", "scout=twilight-scout@c3"], [CROC])
    field.attack("c3", "a", roll="b - -")
    assert field.amounts("blades-left") == [1]
    two = DreamBladeScenario(["a=mirrorman@c3", "imp=cinder-imp@c3", "ghost=horrid-poltergeist@c3"], [CROC])
    two.attack("c3", "a", "ghost", roll="b - - - - -")
    assert two.offers("blade") == ["ghost", "ghost"]
    assert two.why_no_piece("imp") == "DB-BLADE-10"


@rule("DB-BLADE-11")
def test_blades_of_special_attacks_are_misses():
    field = DreamBladeScenario(["griffin=charger@c2", "imp=cinder-imp@c3"], [CROC]).roll("b b 2").shift("griffin", "c3")
    assert field.amounts("special") == [2]
    assert field.happened("bladed", "blades-left") == []


@rule("DB-BLADE-12")
def test_changed_statistics_last_until_the_end_of_the_combat():
    field = DreamBladeScenario(["fog@c3", "m=mirrorman@d3"], [CROC, "thug=iron-thug@d3", "x=zombie-enforcer@c3"])
    field.play("strike").roll("b 3").play("fight:c3")
    assert field.happened("lasting") == ["lasting"]
    assert field.asked == "Assignment.rest"
    assert field.stats("croc")[0] == 4
    field.give("x", 0)
    assert field.stats("croc")[0] == 5


@rule("DB-BLADE-13")
def test_the_moved_do_not_come_back():
    field = DreamBladeScenario(["ghost=horrid-poltergeist@c3"], [CROC]).attack("c3", roll="b - -").blade("ghost", 0).play("to:c4")
    assert field.at("croc") == "c4"
    field.end_phase()
    assert field.at("croc") == "c4"


@rule("DB-BLADE-14")
def test_without_local_or_adjacent_in_its_text_an_ability_reaches_anywhere():
    field = DreamBladeScenario(["scout=twilight-scout@c3", "far=mirrorman@a1"], ["x=scragglemaw@c3"])
    field.attack("c3", roll="b - -").target("far").play("to:a2")
    assert field.at("far") == "a2"
    boots = DreamBladeScenario(["boots=slaughter-boots@c3"], [CROC, "hill=skull-hill@e5"]).attack("c3", roll="b -")
    assert boots.at("hill") == "e5", "Demolish says local or adjacent"
