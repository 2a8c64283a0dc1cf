"""The Offensive Roll Phase."""

from __future__ import annotations

import pytest

from tests.dicethrone.scenario import BARBARIAN, PYROMANCER, Bout, barbarian, pyromancer

rule = pytest.mark.rule

FOUR_POWS = (6, 6, 6, 6, 1)


@rule("DT-OFFENSE-01", "DT-OFFENSE-03")
def test_there_are_three_attempts_and_no_fourth() -> None:
    duel = Bout(barbarian(), pyromancer()).roll(1, 1, 1, 1, 1)
    assert duel.asked == "OffensiveRoll.keep"
    assert duel.dice(2).play("reroll:1").asked == "OffensiveRoll.keep"
    assert duel.dice(3).play("reroll:1").asked == "OffensiveRoll.announce"
    assert duel.on_table() == [3, 1, 1, 1, 1]


def test_a_die_shows_each_of_its_six_sides() -> None:
    assert {die for seed in range(20) for die in Bout(barbarian(), pyromancer(), seed=seed).play("pass").on_table()} == {1, 2, 3, 4, 5, 6}


@rule("DT-OFFENSE-02")
def test_the_first_attempt_is_made_with_all_five_dice() -> None:
    assert Bout(barbarian(), pyromancer()).roll(1, 2, 4, 6, 6).on_table() == [1, 2, 4, 6, 6]


@rule("DT-OFFENSE-16")
def test_the_first_attempt_is_not_optional() -> None:
    """After Main (1) nobody is asked: the dice lie there."""
    duel = Bout(barbarian(), pyromancer()).roll(1, 2, 4, 6, 6)
    assert duel.rules() == ["DT-OFFENSE-01", "DT-OFFENSE-02"]


@rule("DT-OFFENSE-03")
def test_any_dice_may_be_re_rolled_also_those_kept_before() -> None:
    duel = Bout(barbarian(), pyromancer()).roll(1, 2, 3, 4, 5)
    assert len(duel.keys) == 32
    assert duel.dice(6, 6).play("reroll:1,3").on_table() == [6, 2, 6, 4, 5]
    assert duel.dice(1, 1, 1).play("reroll:1,2,5").on_table() == [1, 1, 6, 4, 1]


@rule("DT-OFFENSE-04")
@pytest.mark.parametrize("attempts", [1, 2])
def test_one_may_stop_after_any_attempt(attempts: int) -> None:
    duel = Bout(barbarian(), pyromancer()).roll(1, 2, 3, 4, 4)
    if attempts == 2:
        duel.dice(6).play("reroll:5")
    assert duel.play("reroll:none").asked == "OffensiveRoll.announce"


@rule("DT-OFFENSE-14")
def test_one_may_announce_nothing_although_the_dice_would_do() -> None:
    duel = Bout(barbarian(), pyromancer()).roll(1, 2, 3, 4, 4).play("reroll:none", "none")
    assert (duel.asked, duel.changes()) == ("Main.act", {})


@rule("DT-OFFENSE-05")
def test_one_names_an_ability_for_which_the_dice_would_do() -> None:
    duel = Bout(barbarian(), pyromancer()).roll(1, 2, 3, 4, 4).play("reroll:none")
    assert duel.keys == ["announce:smack", "announce:mighty-blow", "none"]
    assert Bout(barbarian(), pyromancer()).strike("smack", 1, 2, 3, 4, 4).changes() == {"pyromancer health": 46}


@rule("DT-OFFENSE-06")
def test_what_the_dice_do_not_meet_cannot_be_named() -> None:
    duel = Bout(barbarian(), pyromancer()).roll(*FOUR_POWS).play("reroll:none")
    assert "announce:crit-bash" in duel.keys
    assert "announce:rage" not in duel.keys
    refused = duel.refusal(BARBARIAN, "ability", "rage")
    assert refused is not None
    assert refused.rule == "DT-OFFENSE-06"


@rule("DT-OFFENSE-07")
def test_the_opponent_is_asked_whether_to_alter_the_dice() -> None:
    duel = Bout(barbarian(), pyromancer(hand=["helping-hand"])).attack("smack", 1, 2, 3, 4, 4)
    assert (duel.rule, duel.seat, duel.keys) == ("DT-WINDOW-08", PYROMANCER, ["play:helping-hand", "pass"])


@rule("DT-OFFENSE-10")
def test_the_ability_is_activated_after_the_answers() -> None:
    duel = Bout(barbarian(), pyromancer(hand=["helping-hand"])).attack("smack", 1, 2, 3, 4, 4)
    assert duel.incoming(PYROMANCER) == 0
    assert duel.deeds("activated") == []
    duel.play("pass")
    assert duel.incoming(PYROMANCER) == 4


@rule("DT-OFFENSE-08", "DT-NAMED-03")
def test_after_an_alteration_another_ability_may_be_named() -> None:
    """So Wild! makes 1-2-3-4 out of three Swords: also if it is his own."""
    duel = Bout(barbarian(hand=["so-wild"]), pyromancer()).roll(1, 2, 3, 3, 6)
    duel.play("pass", "reroll:none", "announce:smack", "play:so-wild", "die:4", "value:4")
    assert duel.asked == "OffensiveRoll.re_announce"
    assert duel.keys == ["announce:smack", "announce:mighty-blow", "none", "back"]
    duel.play("announce:mighty-blow").settle()
    assert duel.health(PYROMANCER) == 41


@rule("DT-OFFENSE-08")
def test_the_named_ability_may_be_kept_if_it_is_still_met() -> None:
    duel = Bout(barbarian(), pyromancer(hand=["so-wild"])).roll(1, 1, 2, 3, 6)
    duel.play("pass", "reroll:none", "announce:smack", "play:so-wild", "die:1", "value:6")
    assert "announce:smack" in duel.keys
    duel.play("announce:smack").settle()
    assert duel.health(PYROMANCER) == 46


@rule("DT-OFFENSE-09")
def test_after_an_alteration_one_may_go_back_and_re_roll() -> None:
    """One attempt is left."""
    duel = Bout(barbarian(), pyromancer(hand=["so-wild"])).roll(6, 6, 6, 1, 1).play("pass").dice(6).play("reroll:4", "pass")
    duel.play("reroll:none", "announce:crit-bash", "play:so-wild", "die:1", "value:1")
    assert duel.play("back").asked == "OffensiveRoll.keep"
    duel.dice(6).play("reroll:1")
    assert duel.on_table() == [6, 6, 6, 6, 1]
    assert duel.keys == ["announce:crit-bash", "none"]


@rule("DT-OFFENSE-09", "DT-OFFENSE-17")
def test_a_further_attempt_given_after_the_announcement_leads_back_too() -> None:
    duel = Bout(barbarian(hand=["one-more-time"]), pyromancer()).roll(6, 6, 6, 1, 1).play("pass")
    duel.dice(6).play("reroll:4", "pass").dice(1).play("reroll:5", "pass")
    duel.play("announce:crit-bash", "play:one-more-time")
    assert duel.keys == ["announce:crit-bash", "none", "back"]
    assert duel.play("back").dice(6).play("reroll:5").keys == ["announce:crit-bash", "announce:rage", "none"]


@rule("DT-OFFENSE-09")
def test_without_attempts_left_there_is_no_way_back() -> None:
    duel = Bout(barbarian(), pyromancer(hand=["so-wild"])).roll(1, 2, 3, 4, 6).play("pass")
    duel.dice(6).play("reroll:5", "pass").dice(6).play("reroll:5", "pass")
    duel.play("announce:mighty-blow", "play:so-wild", "die:5", "value:5")
    assert duel.keys == ["announce:smack", "announce:mighty-blow", "announce:reckless", "none"]


@rule("DT-OFFENSE-10")
def test_rolls_of_the_text_are_made_when_the_ability_is_activated() -> None:
    duel = Bout(barbarian(hand=["six-it"]), pyromancer()).roll(1, 2, 3, 6, 6).play("pass", "reroll:none")
    duel.dice(3, 4, 6).play("announce:overpower")
    assert duel.on_table() == [1, 2, 3, 6, 6]
    duel.play("pass")
    assert duel.on_table() == [3, 4, 6]
    assert duel.frames[2].step_name() == "offense"
    duel.quiet()
    assert duel.incoming(PYROMANCER) == 13


@rule("DT-OFFENSE-11")
def test_effects_without_a_target_come_at_once_and_the_others_later() -> None:
    """Fireball gains a Fire Mastery in step 4; its damage waits. War Cry heals at once."""
    duel = Bout(pyromancer(hand=["red-hot"]), barbarian()).attack("fireball", 1, 2, 3, 4, 4).until("DT-WINDOW-11")
    assert duel.tokens(0) == {"fire-mastery": 1}
    assert (duel.health(1), duel.incoming(1)) == (50, 4)
    cry = Bout(barbarian(upgrades=["overpower-2"], hand=["get-some"]), pyromancer())
    cry.attack("war-cry", 1, 2, 4, 5, 6).until("DT-WINDOW-11")
    assert (cry.health(BARBARIAN), cry.health(PYROMANCER)) == (52, 50)


@rule("DT-OFFENSE-12")
def test_one_ability_a_phase() -> None:
    duel = Bout(barbarian(), pyromancer()).attack("smack", 1, 2, 3, 4, 4)
    refused = duel.refusal(BARBARIAN, "ability", "mighty-blow")
    assert refused is not None
    assert refused.rule == "DT-OFFENSE-12"
    assert duel.play("stand").asked == "Main.act"
    assert duel.health(PYROMANCER) == 46


@rule("DT-OFFENSE-13", "DT-WINDOW-07", "DT-WINDOW-11")
def test_there_is_a_window_after_each_step() -> None:
    """Three attempts, the announcement, the activation: five times the opponent could alter or add something."""
    duel = Bout(barbarian(hand=["get-some"]), pyromancer(hand=["helping-hand", "getting-paid"])).roll(1, 2, 3, 4, 4)
    asked = []
    while duel.rule != "DT-WINDOW-13":
        if duel.asked == "Window.ask" and duel.seat == PYROMANCER:
            asked.append(duel.rule)
        if duel.asked == "OffensiveRoll.keep":
            duel.dice(4).play("reroll:5")
        elif duel.asked == "OffensiveRoll.announce":
            duel.play("announce:smack")
        else:
            duel.play("pass")
    assert asked == [*["DT-WINDOW-07"] * 3, "DT-WINDOW-08", "DT-WINDOW-11"]


@rule("DT-OFFENSE-15")
def test_no_ability_before_the_attempts_are_over() -> None:
    duel = Bout(barbarian(), pyromancer()).roll(1, 2, 3, 4, 4)
    assert not [key for key in duel.keys if key.startswith("announce")]
    refused = duel.refusal(BARBARIAN, "ability", "smack")
    assert refused is not None
    assert refused.rule == "DT-OFFENSE-15"


@rule("DT-OFFENSE-16")
def test_a_player_who_must_skip_the_phase_does_not_roll() -> None:
    duel = Bout(barbarian(tokens={"knockdown": 1}, cp=0), pyromancer()).play("pass")
    assert duel.asked == "Main.act"
    assert duel.deeds("rolled") == []


@rule("DT-OFFENSE-03")
def test_dice_that_are_all_thrown_again_are_told_as_rolled_again() -> None:
    duel = Bout(barbarian(), pyromancer()).roll(1, 2, 3, 4, 4).dice(6, 5, 5, 5, 5).play("reroll:1,2,3,4,5")
    assert duel.deeds("rolled", "rerolled") == [("rolled", 0, 5), ("rerolled", 0, 5)]
    assert any("re-rolls 5 dice: 6 5 5 5 5" in line for line in duel.log())


@rule("DT-OFFENSE-17")
def test_without_an_alteration_the_announcement_stands() -> None:
    """Two attempts are left; the opponent's card re-rolls a 4, and it shows a 4 again."""
    duel = Bout(barbarian(), pyromancer(hand=["helping-hand"])).attack("smack", 1, 2, 3, 4, 4)
    refused = duel.refusal(BARBARIAN, "ability", "mighty-blow")
    assert refused is not None
    assert refused.rule == "DT-OFFENSE-17"
    duel.dice(4).play("play:helping-hand", "die:5")
    assert duel.asked == "DefensiveRoll.choose_ability"
    assert duel.incoming(PYROMANCER) == 4


@rule("DT-OFFENSE-18")
def test_an_ability_that_is_no_longer_met_is_not_activated() -> None:
    """The example: four Pows announced as Crit Bash, one turned into Life, no attempts left: Main (2) follows."""
    duel = Bout(barbarian(), pyromancer(hand=["so-wild"])).roll(6, 6, 6, 1, 1).play("pass")
    duel.dice(6).play("reroll:4", "pass").dice(1).play("reroll:5", "pass")
    duel.play("announce:crit-bash", "play:so-wild", "die:1", "value:4")
    assert duel.asked == "Main.act"
    assert duel.changes() == {"pyromancer cp": 0, "pyromancer hand": [], "pyromancer discard": ["so-wild"]}
