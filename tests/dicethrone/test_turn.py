"""The turn and its eight phases."""

from __future__ import annotations

import pytest

from tests.dicethrone.scenario import BARBARIAN, PYROMANCER, Bout, Duel, barbarian, pyromancer

rule = pytest.mark.rule

SEVEN = ["smack-2", "smack-3", "sturdy-blow-2", "sturdy-blow-3", "fortitude-2", "overpower-2", "mighty-blow-2"]


@rule("DT-TURN-01")
@pytest.mark.parametrize("first", [BARBARIAN, PYROMANCER])
def test_whole_turns_alternate_beginning_with_the_first_player(first: int) -> None:
    duel = Bout(barbarian(deck=[]), pyromancer(deck=[]), first=first)
    active = [duel.seat]
    for _ in range(3):
        active.append(duel.next_turn().seat)
    assert active == [first, 1 - first, first, 1 - first]


@rule("DT-TURN-02")
def test_the_phases_come_in_their_order() -> None:
    """Targeting is skipped in a duel; every other phase leaves its mark in one turn."""
    duel = Duel(pyromancer(deck=[]), barbarian(hand=SEVEN, deck=["reckless-2"], tokens={"burn": 1}))
    duel.next_turn().attack("smack", 1, 2, 3, 4, 4).play("stand").until("Discard.sell").idle()
    order = [
        "Barbarian takes 2 damage. [DT-UPKEEP-03]",
        "Barbarian gains 1 CP. [DT-INCOME-01]",
        "Barbarian rolls 1 2 3 4 4. [DT-OFFENSE-01 DT-OFFENSE-02]",
        "Pyromancer does not defend. [DT-DEFENSE-03]",
        "Pyromancer takes 4 damage. [DT-DEFENSE-08]",
        "Barbarian sells Smack II. [DT-DISCARD-01 DT-DISCARD-02]",
    ]
    assert [line for line in duel.log() if line in order] == order


@rule("DT-TURN-02")
def test_a_main_phase_stands_before_and_after_the_roll_phases() -> None:
    duel = Bout(barbarian(), pyromancer()).roll(1, 2, 3, 4, 4)
    assert duel.asked() == "OffensiveRoll.keep"
    duel.until("Main.act")
    assert (duel.seat, duel.table.turn) == (BARBARIAN, 1)
    duel.play("pass").until("Main.act")
    assert (duel.seat, duel.table.turn) == (PYROMANCER, 2)


@rule("DT-TURN-03", "DT-INCOME-05")
def test_the_first_player_has_no_income_in_his_first_turn() -> None:
    """The example: the first player enters Main (1) with 2 CP and 4 cards, the second with 3 CP and 5 cards."""
    hand = ["so-wild", "six-it", "samesies", "try-try-again"]
    duel = Duel(barbarian(hand=hand), pyromancer(hand=hand, deck=["ignite-2"]))
    assert (duel.cp(BARBARIAN), len(duel.hand(BARBARIAN))) == (2, 4)
    duel.next_turn()
    assert (duel.cp(PYROMANCER), len(duel.hand(PYROMANCER))) == (3, 5)


@rule("DT-TURN-03")
def test_the_skipped_income_is_the_only_one() -> None:
    duel = Bout(barbarian(deck=["smack-2"]), pyromancer(deck=[])).next_turn().next_turn()
    assert (duel.seat, duel.cp(BARBARIAN), duel.hand(BARBARIAN)) == (BARBARIAN, 3, ["smack-2"])


@rule("DT-TURN-04")
def test_in_a_duel_no_die_is_rolled_for_the_target() -> None:
    duel = Bout(barbarian(), pyromancer()).attack("smack", 1, 2, 3, 4, 4)
    assert duel.asked() == "DefensiveRoll.choose_ability"
    duel.dice(1, 1, 6, 6, 6).play("defend:molten-armor")
    assert [line.split(".")[0] for line in duel.log() if " rolls " in line] == [
        "Barbarian rolls 1 2 3 4 4",
        "Pyromancer rolls 1 1 6 6 6",
    ]
    assert (duel.health(BARBARIAN), duel.health(PYROMANCER)) == (48, 46)


@rule("DT-TURN-05", "DT-MAIN-01")
@pytest.mark.parametrize("phase", [1, 2])
def test_both_main_phases_allow_the_same(phase: int) -> None:
    duel = Duel(barbarian(hand=["smack-2", "concuss", "smack-3", "so-wild"], cp=5), pyromancer())
    if phase == 2:
        duel.roll(1, 2, 3, 4, 4).until("Main.act")
    assert duel.keys == [
        "play:smack-2", "play:concuss", "play:smack-3", "sell:smack-2", "sell:concuss", "sell:smack-3", "sell:so-wild", "pass"
    ]  # fmt: skip
    duel.play("play:concuss", "sell:smack-3", "play:smack-2")
    assert duel.tokens(PYROMANCER) == {"concussion": 1}
    assert duel.cp(BARBARIAN) == 5 - 1 + 1 - 2


@rule("DT-TURN-06")
def test_the_roll_phase_ends_just_before_main_phase_two() -> None:
    """The damage of the end of the Roll Phase is not there in its last window, and is there when Main (2) begins."""
    duel = Bout(barbarian(hand=["getting-paid"]), pyromancer()).attack("smack", 1, 2, 3, 4, 4)
    duel.until("DefensiveRoll.choose_ability").play("stand")
    assert duel.rule == "DT-WINDOW-15"
    assert duel.health(PYROMANCER) == 50
    duel.play("pass")
    assert duel.asked() == "Main.act"
    assert duel.health(PYROMANCER) == 46


@rule("DT-TURN-07")
def test_anybody_may_play_roll_phase_cards_in_the_roll_phases() -> None:
    duel = Bout(barbarian(hand=["so-wild"]), pyromancer(hand=["so-wild"])).roll(1, 2, 3, 4, 4)
    assert (duel.seat, duel.keys) == (BARBARIAN, ["play:so-wild", "pass"])
    duel.play("pass")
    assert (duel.seat, duel.keys) == (PYROMANCER, ["play:so-wild", "pass"])
    duel.until("OffensiveRoll.announce").play("announce:smack")
    duel.until("DefensiveRoll.choose_ability").dice(1, 1, 1, 1, 1).play("defend:molten-armor")
    assert (duel.rule, duel.seat, duel.keys) == ("DT-WINDOW-14", BARBARIAN, ["play:so-wild", "pass"])
    duel.play("pass")
    assert (duel.seat, duel.keys) == (PYROMANCER, ["play:so-wild", "pass"])


@rule("DT-TURN-07")
def test_outside_the_roll_phases_nobody_may() -> None:
    duel = Bout(barbarian(hand=["so-wild"]), pyromancer(hand=["so-wild"]))
    assert "play:so-wild" not in duel.keys
    assert duel.why_no_card(BARBARIAN, "so-wild") == "DT-ROLLCARD-01"
    assert duel.why_no_card(PYROMANCER, "so-wild") == "DT-ROLLCARD-01"
