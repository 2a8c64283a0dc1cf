"""The turn and its eight phases."""

from __future__ import annotations

import pytest

from tests.dicethrone.scenario import (
    BARBARIAN,
    PYROMANCER,
    Bout,
    DiceThroneScenario,
    FirstDecision,
    barbarian,
    pyromancer,
)

rule = pytest.mark.rule

SEVEN = ["fireball-2", "burning-soul-2", "pyroblast-2", "pyroblast-3", "combustion-2", "hot-streak-2", "ignite-2"]


@rule("DT-TURN-01")
@pytest.mark.parametrize("first", [BARBARIAN, PYROMANCER])
def test_whole_turns_alternate_beginning_with_the_first_player(first: int) -> None:
    duel = Bout(barbarian(deck=[]), pyromancer(deck=[]), first=first)
    turns = [(duel.turn, duel.seat)]
    for _ in range(3):
        duel.next_turn()
        turns.append((duel.turn, duel.seat))
    assert turns == [(1, first), (2, 1 - first), (3, first), (4, 1 - first)]


@rule("DT-TURN-01", "DT-GAME-01")
@pytest.mark.parametrize(("barbarians", "winners"), [(50, (BARBARIAN,)), (46, ()), (45, (PYROMANCER,))])
def test_a_length_guard_counts_whole_turns_and_then_health(barbarians: int, winners: tuple[int, ...]) -> None:
    """Two turns each; the Pyromancer is left with 46 health."""
    duel = Bout(barbarian(health=barbarians, deck=[]), pyromancer(deck=[]), cap=2)
    duel.strike("smack", 1, 2, 3, 4, 4)
    for turn in (2, 3, 4):
        assert duel.next_turn().turn == turn
    duel.to_the_end()
    assert duel.turn == 4
    assert duel.match.result is not None
    assert (duel.match.result.cause, duel.match.result.winners) == ("cap", winners)


@rule("DT-TURN-02")
def test_the_phases_come_in_their_order() -> None:
    """Targeting is skipped in a duel; every other phase leaves its mark in one turn."""
    pyro = pyromancer(hand=SEVEN, deck=["molten-armor-2"], tokens={"burn": 1})
    duel = DiceThroneScenario(barbarian(deck=[]), pyro).next_turn()
    duel.attack("fireball", 1, 2, 3, 4, 4).play("stand").until("Discard.sell").idle()
    assert duel.deeds("hurt", "skipped-income", "cp-gained", "rolled", "not-defended", "sold")[-7:] == [
        ("hurt", PYROMANCER, 2),
        ("cp-gained", PYROMANCER, 1),
        ("rolled", PYROMANCER, 5),
        ("not-defended", BARBARIAN, 0),
        ("hurt", BARBARIAN, 4),
        ("sold", PYROMANCER, 0),
        ("cp-gained", PYROMANCER, 1),
    ]


@rule("DT-TURN-02")
def test_a_main_phase_stands_before_and_after_the_roll_phases() -> None:
    duel = Bout(barbarian(), pyromancer()).roll(1, 2, 3, 4, 4)
    assert duel.asked == "OffensiveRoll.keep"
    duel.until("Main.act")
    assert (duel.seat, duel.turn) == (BARBARIAN, 1)
    duel.play("pass").until("Main.act")
    assert (duel.seat, duel.turn) == (PYROMANCER, 2)


@rule("DT-INCOME-05")
def test_the_first_income_brings_neither_points_nor_a_card() -> None:
    duel = FirstDecision()
    assert (duel.cp(BARBARIAN), len(duel.hand(BARBARIAN)), duel.asked) == (2, 4, "Main.act")


@rule("DT-TURN-03")
def test_the_first_player_has_no_income_in_his_first_turn() -> None:
    """The example: the first player enters Main (1) with 2 CP and 4 cards, the second with 3 CP and 5 cards."""
    duel = FirstDecision()
    assert (duel.seat, duel.asked) == (BARBARIAN, "Main.act")
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
    assert duel.asked == "DefensiveRoll.choose_ability"
    duel.dice(1, 1, 6, 6, 6).play("defend:molten-armor")
    assert duel.deeds("rolled") == [("rolled", BARBARIAN, 5), ("rolled", PYROMANCER, 5)]
    assert (duel.health(BARBARIAN), duel.health(PYROMANCER)) == (48, 46)


@pytest.mark.parametrize("phase", [pytest.param(1, marks=rule("DT-MAIN-01")), pytest.param(2, marks=rule("DT-TURN-05"))])
def test_both_main_phases_allow_the_same(phase: int) -> None:
    duel = DiceThroneScenario(barbarian(hand=["smack-2", "concuss", "smack-3", "so-wild"], cp=5), pyromancer())
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
    assert duel.asked == "Main.act"
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


@pytest.mark.parametrize(
    ("phase", "question"),
    [
        ("upkeep", ("Window.ask", "DT-WINDOW-03")), ("income", ("Window.ask", "DT-WINDOW-04")), ("main_one", ("Main.act", "DT-MAIN-01")),
        ("roll_phases", ("Window.ask", "DT-WINDOW-07")), ("main_two", ("Main.act", "DT-MAIN-01")), ("discard", ("Window.ask", "DT-WINDOW-17")),
    ],
)  # fmt: skip
def test_a_scenario_begins_with_any_phase_of_a_turn(phase: str, question: tuple[str, str]) -> None:
    duel = Bout(barbarian(tokens={"burn": 1}, hand=["getting-paid"]), pyromancer(), phase=phase, second_turn=True)
    assert ((duel.asked, duel.rule), duel.turn, duel.active) == (question, 2, BARBARIAN)
