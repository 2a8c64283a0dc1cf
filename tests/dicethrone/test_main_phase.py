"""The Main Phases."""

from __future__ import annotations

import pytest

from tests.dicethrone.scenario import BARBARIAN, PYROMANCER, Bout, DiceThroneScenario, barbarian, pyromancer

rule = pytest.mark.rule


@rule("DT-MAIN-01")
def test_any_number_of_actions_in_any_order() -> None:
    hand = ["smack-2", "smack-3", "concuss", "fortitude-2", "vegas-baby", "reckless-2"]
    duel = DiceThroneScenario(barbarian(hand=hand, cp=3), pyromancer()).dice(6)
    duel.play("sell:fortitude-2", "play:smack-2", "play:vegas-baby", "sell:smack-3", "play:concuss")
    assert duel.cp(BARBARIAN) == 3 + 1 - 2 + 3 + 1 - 1
    assert duel.keys == ["play:reckless-2", "sell:reckless-2", "pass"]


@rule("DT-MAIN-02")
@pytest.mark.parametrize("card", ["vegas-baby", "twice-as-wild"])
def test_any_card_sells_for_one_point(card: str) -> None:
    """Vegas Baby! costs 0, Twice as Wild! 3."""
    duel = Bout(barbarian(hand=[card], cp=2), pyromancer()).play(f"sell:{card}")
    assert duel.changes() == {"barbarian cp": 3, "barbarian hand": [], "barbarian discard": [card]}


@rule("DT-MAIN-02", "DT-CP-03")
def test_selling_at_15_points_brings_nothing() -> None:
    duel = Bout(barbarian(hand=["smack-2"], cp=15), pyromancer()).play("sell:smack-2")
    assert duel.cp(BARBARIAN) == 15
    assert duel.discard(BARBARIAN) == ["smack-2"]


@rule("DT-MAIN-03")
def test_a_main_phase_card_is_paid_carried_out_and_discarded() -> None:
    duel = Bout(barbarian(hand=["concuss"], cp=2), pyromancer()).play("play:concuss")
    assert duel.changes() == {
        "barbarian cp": 1,
        "barbarian hand": [],
        "barbarian discard": ["concuss"],
        "pyromancer tokens": {"concussion": 1},
    }


@rule("DT-MAIN-04")
def test_an_upgrade_is_paid_and_lies_on_its_field() -> None:
    duel = Bout(barbarian(hand=["smack-2"], cp=3), pyromancer()).play("play:smack-2")
    assert duel.cp(BARBARIAN) == 1
    assert duel.discard(BARBARIAN) == []
    duel.roll(1, 2, 3, 4, 6).play("reroll:none")
    assert duel.keys == ["announce:smack-2", "announce:mighty-blow", "none"]


@rule("DT-MAIN-05")
def test_from_level_two_to_three_only_the_difference_is_paid() -> None:
    """The example: Smack II costs 2, Smack III 3, so III over II costs 1."""
    duel = Bout(barbarian(hand=["smack-3"], upgrades=["smack-2"], cp=1), pyromancer()).play("play:smack-3")
    assert duel.cp(BARBARIAN) == 0


@rule("DT-MAIN-05")
def test_from_level_one_the_whole_price_is_paid() -> None:
    duel = Bout(barbarian(hand=["smack-3"], upgrades=["sturdy-blow-2"], cp=2), pyromancer())
    assert duel.why_no_card(BARBARIAN, "smack-3") == "DT-CP-05"
    assert Bout(barbarian(hand=["smack-3"], cp=4), pyromancer()).play("play:smack-3").cp(BARBARIAN) == 1


@rule("DT-MAIN-06")
def test_nobody_sells_or_plays_main_phase_cards_outside_his_own_main_phase() -> None:
    duel = Bout(barbarian(hand=["concuss", "so-wild"]), pyromancer(hand=["warm-up", "so-wild"]))
    assert duel.why_no_card(PYROMANCER, "warm-up") == "DT-MAINCARD-01"
    assert duel.why_no_sale(PYROMANCER, "warm-up") == "DT-MAIN-06"
    duel.roll(1, 2, 3, 4, 4)
    assert (duel.seat, duel.keys) == (BARBARIAN, ["play:so-wild", "pass"])
    assert duel.why_no_card(BARBARIAN, "concuss") == "DT-MAINCARD-01"
    assert duel.why_no_sale(BARBARIAN, "concuss") == "DT-MAIN-06"
    duel.play("pass")
    assert (duel.seat, duel.keys) == (PYROMANCER, ["play:so-wild", "pass"])
    assert duel.why_no_sale(PYROMANCER, "so-wild") == "DT-MAIN-06"
