"""Ultimates: unstoppable once activated."""

from __future__ import annotations

import pytest

from tests.dicethrone.scenario import PYROMANCER, Bout, DiceThroneScenario, Side, barbarian, pyromancer

rule = pytest.mark.rule

FIVE_SIXES = (6, 6, 6, 6, 6)


def scorching(mine: list[str], theirs: list[str]) -> DiceThroneScenario:
    """The Pyromancer has announced Scorch the Earth! against the Barbarian."""
    duel = Bout(pyromancer(hand=mine, cp=5), barbarian(hand=theirs, cp=5))
    return duel.roll(*FIVE_SIXES).quiet().play("reroll:none", "announce:scorch-the-earth")


@rule("DT-ULT-01")
@pytest.mark.parametrize(
    ("hero", "ultimate"),
    [
        ("barbarian", "rage"),
        ("pyromancer", "scorch-the-earth"),
        ("moon-elf", "lunar-eclipse"),
        ("shadow-thief", "shadow-shank"),
        ("monk", "transcendence"),
        ("paladin", "resolute-faith"),
        ("ninja", "assassinate"),
        ("treant", "wake-the-forest"),
    ],
)
def test_each_hero_has_one_ultimate_with_a_condition_of_its_own(hero: str, ultimate: str) -> None:
    other = "monk" if hero == "barbarian" else "barbarian"
    content = Bout(Side(hero), Side(other)).content
    mine = content.find("hero", hero)
    assert [each.id for each in content.board if each.type == "ultimate" and each.hero == mine] == [ultimate]
    duel = Bout(Side(hero), Side(other)).roll(*FIVE_SIXES).quiet().play("reroll:none").quiet()
    assert f"announce:{ultimate}" in duel.keys
    duel = Bout(Side(hero), Side(other)).roll(6, 6, 6, 6, 5).quiet().play("reroll:none").quiet()
    assert f"announce:{ultimate}" not in duel.keys


@rule("DT-ULT-02", "DT-ULT-04")
def test_the_opponent_can_do_nothing_until_the_end_of_the_roll_phase() -> None:
    duel = scorching(["warm-up"], ["not-this-time", "getting-paid", "buh-bye"])
    assert (duel.rule, duel.seat) == ("DT-WINDOW-08", 1)
    duel.play("pass")
    assert duel.asked == "Main.act"
    assert duel.health(1) == 50 - 12 - 2
    assert duel.tokens(1) == {"knockdown": 1, "burn": 1}


@rule("DT-ULT-04")
def test_an_opponent_of_an_ultimate_is_told_why() -> None:
    duel = scorching(["red-hot"], ["not-this-time", "getting-paid", "vegas-baby"]).until("DT-WINDOW-11")
    for card in ("not-this-time", "getting-paid", "vegas-baby"):
        assert duel.why_no_card(1, card) == "DT-ULT-04"
    assert duel.until("Main.act").why_no_card(1, "getting-paid") == "DT-ORDER-01"


@rule("DT-ULT-04")
def test_after_the_roll_phase_the_opponent_acts_again() -> None:
    duel = scorching(["warm-up"], ["buh-bye"]).until("Main.act").play("play:warm-up")
    assert (duel.seat, duel.keys) == (1, ["play:buh-bye", "pass"])


@rule("DT-ULT-08")
def test_nothing_of_an_ultimate_can_be_prevented_by_anybody() -> None:
    """Neither the 12 nor the 2 collateral damage: a card that prevents damage finds none to prevent."""
    duel = scorching(["red-hot", "not-this-time"], []).until("DT-WINDOW-13", "DT-WINDOW-15")
    assert duel.keys == ["play:red-hot", "pass"]
    assert duel.why_no_card(0, "not-this-time") == "DT-DAMAGE-11"


@rule("DT-ULT-02")
def test_tokens_do_not_avoid_an_ultimate() -> None:
    duel = Bout(pyromancer(), barbarian(tokens={"evasive": 3, "protect": 1, "shadows": 1})).attack("scorch-the-earth", 6, 6, 6, 6, 6).settle()
    assert (duel.health(1), duel.tokens(1)) == (50 - 12 - 2, {"evasive": 3, "protect": 1, "shadows": 1, "knockdown": 1, "burn": 1})


@rule("DT-ULT-03")
def test_an_ultimate_can_be_enhanced() -> None:
    """Red Hot! adds 1 per Fire Mastery, and Scorch the Earth! has just brought three."""
    duel = scorching(["red-hot"], []).until("DT-WINDOW-13", "DT-WINDOW-15").play("play:red-hot").settle()
    assert duel.health(1) == 50 - 12 - 3 - 2


@rule("DT-ULT-05")
def test_dice_altered_before_the_activation_stop_an_ultimate() -> None:
    duel = Bout(barbarian(), pyromancer(hand=["so-wild"])).attack("rage", *FIVE_SIXES)
    duel.play("play:so-wild", "die:1", "value:1")
    assert duel.keys == ["announce:crit-bash", "none", "back"]
    assert duel.play("none").asked == "Main.act"
    assert duel.health(PYROMANCER) == 50


@rule("DT-ULT-05")
def test_once_it_is_activated_the_dice_are_fixed() -> None:
    duel = scorching(["so-wild", "getting-paid"], ["so-wild"]).play("pass", "pass")
    assert (duel.rule, duel.seat, duel.keys) == ("DT-WINDOW-11", 0, ["play:getting-paid", "pass"])
    assert duel.why_no_card(0, "so-wild") == "DT-ABILITY-02"


@rule("DT-ULT-07")
def test_no_defensive_roll_against_an_ultimate() -> None:
    duel = scorching([], [])
    assert duel.asked == "Main.act"
    assert "DT-DEFENSE-05" not in duel.rules()
    assert duel.health(1) == 36
