"""When cards may be played: instants, Roll Phase and Main Phase cards, and the order of those who want to act."""

from __future__ import annotations

import pytest

from tests.dicethrone.scenario import Bout, barbarian, pyromancer

rule = pytest.mark.rule


@rule("DT-INSTANT-02")
def test_an_instant_can_be_played_in_any_phase_of_any_turn() -> None:
    pyro = pyromancer(hand=["getting-paid"])
    assert "play:getting-paid" in Bout(pyro, barbarian()).keys
    duel = Bout(barbarian(hand=["concuss"]), pyro).play("sell:concuss")
    assert duel.keys == ["play:getting-paid", "pass"]
    assert Bout(barbarian(), pyro).roll(1, 1, 1, 5, 6).keys == ["play:getting-paid", "pass"]
    duel = Bout(barbarian(), pyro).attack("smack", 1, 1, 1, 5, 6)
    duel.quiet().play("stand")
    assert duel.keys == ["play:getting-paid", "pass"]
    seen = set()
    duel = Bout(pyro, barbarian(tokens={"burn": 1}))
    while duel.turn == 1 or duel.asked != "Main.act":
        if "play:getting-paid" in duel.keys and duel.asked == "Window.ask":
            seen.add(type(duel.frames[-2]).__name__)
        duel.idle()
    assert {"Discard", "Upkeep", "Income"} <= seen


@rule("DT-INSTANT-03")
def test_an_instant_interrupts_an_action_which_is_then_finished() -> None:
    duel = Bout(barbarian(hand=["vegas-baby"]), pyromancer(hand=["tip-it", "getting-paid"])).dice(2)
    duel.play("play:vegas-baby")
    assert (duel.on_table(), duel.keys) == ([], ["play:getting-paid", "pass"])
    duel.play("pass")
    assert (duel.on_table(), duel.keys) == ([2], ["play:tip-it", "play:getting-paid", "pass"])
    assert duel.play("play:tip-it", "value:3").cp(0) == 2
    assert duel.play("play:getting-paid").cp(1) == 3
    assert duel.cp(0) == 2 + 2


@rule("DT-INSTANT-04")
def test_while_an_instant_is_resolved_only_its_dice_can_be_altered() -> None:
    duel = Bout(barbarian(hand=["feelin-good"], health=40), pyromancer(hand=["tip-it"], tokens={"chi": 1})).dice(1, 1, 1)
    assert duel.play("play:feelin-good").keys == ["play:tip-it", "pass"]


@rule("DT-INSTANT-05")
def test_an_instant_cannot_be_interrupted_by_another() -> None:
    duel = Bout(barbarian(hand=["feelin-good"], health=40), pyromancer(hand=["getting-paid", "tip-it"])).dice(1, 1, 1)
    duel.play("play:feelin-good")
    assert duel.on_table() == [1, 1, 1]
    assert duel.keys == ["play:tip-it", "pass"]
    assert duel.why_no_card(1, "getting-paid") == "DT-WINDOW-19"
    duel.play("pass")
    assert duel.health(0) == 41
    assert duel.keys == ["play:getting-paid", "pass"]


@rule("DT-ROLLCARD-03")
def test_a_roll_phase_card_cannot_be_interrupted() -> None:
    pyro = pyromancer(hand=["getting-paid", "not-this-time", "tip-it"])
    duel = Bout(barbarian(hand=["get-some"]), pyro).attack("smack", 1, 1, 1, 5, 6)
    while "play:get-some" not in duel.keys:
        duel.play("pass")
    duel.dice(1, 1, 1, 1, 1).play("play:get-some")
    assert duel.keys == ["play:tip-it", "pass"]
    assert duel.why_no_card(1, "getting-paid") == duel.why_no_card(1, "not-this-time") == "DT-WINDOW-19"
    duel.play("pass")
    assert duel.incoming(1) == 4 + 5
    assert "play:not-this-time" in duel.keys


@rule("DT-ROLLCARD-03")
def test_a_roll_phase_card_cannot_interrupt_an_instant() -> None:
    duel = Bout(barbarian(hand=["feelin-good"], health=40), pyromancer(hand=["not-this-time", "so-wild"]))
    duel.attack("smack", 1, 1, 1, 5, 6).quiet().play("stand").dice(1, 1, 1).play("play:feelin-good")
    assert duel.keys == ["play:so-wild", "pass"]
    assert duel.why_no_card(1, "not-this-time") == "DT-WINDOW-19"


@rule("DT-ROLLCARD-01")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_roll_phase_card_can_be_played_by_either_player_in_the_roll_phases(seat: int) -> None:
    hand = ["so-wild"]
    duel = Bout(barbarian(hand=hand if seat == 0 else []), pyromancer(hand=hand if seat == 1 else []))
    assert duel.why_no_card(seat, "so-wild") == "DT-ROLLCARD-01"
    duel.roll(1, 1, 1, 5, 6)
    assert (duel.seat, duel.keys) == (seat, ["play:so-wild", "pass"])
    duel.play("pass", "reroll:none", "announce:smack")
    assert (duel.seat, duel.keys) == (seat, ["play:so-wild", "pass"])
    duel.quiet().dice(1, 2, 3, 4, 6).play("defend:molten-armor")
    assert (duel.seat, duel.keys) == (seat, ["play:so-wild", "pass"])
    duel.settle()
    assert duel.why_no_card(seat, "so-wild") == "DT-ROLLCARD-01"


@rule("DT-ROLLCARD-02")
def test_a_roll_phase_card_interrupts_the_flow_of_play() -> None:
    duel = Bout(barbarian(), pyromancer(hand=["so-wild"])).attack("smack", 1, 1, 1, 5, 6)
    duel.play("play:so-wild", "die:1", "value:6")
    assert duel.on_table() == [6, 1, 1, 5, 6]
    assert duel.asked == "OffensiveRoll.re_announce"


@rule("DT-MAINCARD-01")
def test_a_main_phase_card_is_for_ones_own_main_phases() -> None:
    duel = Bout(barbarian(hand=["concuss", "six-it"]), pyromancer(hand=["warm-up", "tip-it"]))
    assert "play:concuss" in duel.keys
    assert duel.why_no_card(1, "warm-up") == "DT-MAINCARD-01"
    duel.roll(1, 1, 1, 5, 6)
    assert duel.keys == ["play:six-it", "pass"]
    assert duel.why_no_card(0, "concuss") == "DT-MAINCARD-01"
    duel.settle()
    assert "play:concuss" in duel.keys


@rule("DT-MAINCARD-01", "DT-ORDER-01")
def test_while_the_other_is_asked_a_main_phase_card_waits_for_its_owners_turn_to_act() -> None:
    duel = Bout(barbarian(hand=["concuss", "six-it"]), pyromancer(hand=["getting-paid"])).play("sell:six-it")
    assert duel.seat == 1
    assert duel.why_no_card(0, "concuss") == "DT-ORDER-01"
    duel.play("pass").roll(1, 1, 1, 5, 6)
    assert duel.seat == 1
    assert duel.why_no_card(0, "concuss") == "DT-MAINCARD-01"


@rule("DT-MAINCARD-01", "DT-ROLLCARD-01", "DT-UPGRADE-02")
def test_the_wrong_phase_is_told_before_anything_that_is_missing_then() -> None:
    """No token lies there for Transference!, no die for Six-it!, and there are no points for Ignite II."""
    duel = Bout(barbarian(), pyromancer(hand=["transference", "six-it", "ignite-2"], cp=0))
    assert duel.why_no_card(1, "transference") == "DT-MAINCARD-01"
    assert duel.why_no_card(1, "six-it") == "DT-ROLLCARD-01"
    assert duel.why_no_card(1, "ignite-2") == "DT-UPGRADE-02"


@rule("DT-ORDER-01")
def test_after_the_end_nothing_can_be_played_or_sold() -> None:
    duel = Bout(barbarian(hand=["getting-paid"]), pyromancer(health=1)).strike("smack", 1, 1, 1, 5, 6)
    assert duel.match.decision is None
    assert duel.why_no_card(0, "getting-paid") == "DT-ORDER-01"
    assert duel.why_no_sale(0, "getting-paid") == "DT-MAIN-06"


# Order


@rule("DT-ORDER-01")
def test_those_who_want_to_act_do_so_from_the_active_player_on() -> None:
    duel = Bout(barbarian(hand=["tip-it"]), pyromancer(hand=["so-wild", "tip-it"]), first=0).roll(1, 1, 1, 5, 6)
    assert duel.seat == 0
    assert duel.play("pass").seat == 1
    duel.play("play:so-wild", "die:1", "value:6")
    assert duel.seat == 0


@rule("DT-ORDER-01")
def test_the_active_player_comes_first_also_from_the_second_seat() -> None:
    duel = Bout(barbarian(hand=["tip-it"]), pyromancer(hand=["tip-it"]), first=1).roll(1, 1, 1, 5, 6)
    assert duel.seat == 1
    assert duel.play("pass").seat == 0


@rule("DT-ORDER-02")
def test_in_a_roll_phase_instants_and_roll_phase_cards_are_offered_and_nothing_else() -> None:
    hand = ["double-up", "so-wild", "concuss", "smack-2"]
    duel = Bout(barbarian(hand=hand, cp=5), pyromancer()).roll(1, 1, 1, 5, 6)
    assert duel.keys == ["play:double-up", "play:so-wild", "pass"]


@rule("DT-ORDER-03")
def test_after_all_answers_the_game_goes_on_where_it_was() -> None:
    duel = Bout(barbarian(hand=["getting-paid"]), pyromancer(hand=["double-up"], deck=["huzzah", "fire-up"]))
    duel.roll(1, 1, 1, 5, 6).play("play:getting-paid", "play:double-up")
    assert duel.asked == "OffensiveRoll.keep"
    assert duel.on_table() == [1, 1, 1, 5, 6]


@rule("DT-NAMED-02")
def test_six_it_interrupts_ones_own_overpower() -> None:
    duel = Bout(barbarian(hand=["six-it"]), pyromancer()).attack("overpower", 1, 2, 3, 6, 6, 3, 4, 6)
    duel.play("pass")
    assert duel.on_table() == [3, 4, 6]
    duel.play("play:six-it", "die:1").settle()
    assert duel.health(1) == 50 - 16
    assert duel.tokens(1) == {"concussion": 1}


@rule("DT-ORDER-04")
def test_a_player_may_interrupt_his_own_ability() -> None:
    duel = Bout(barbarian(hand=["so-wild", "getting-paid"]), pyromancer()).attack("overpower", 1, 2, 3, 6, 6, 3, 4, 6)
    assert (duel.until("DT-WINDOW-09").seat, duel.keys) == (0, ["play:so-wild", "play:getting-paid", "pass"])
