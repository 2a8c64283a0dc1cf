"""The eighteen cards of every deck: what each does, what it needs, and that nothing else moves."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dicethrone.scenario import Bout, barbarian, pyromancer

rule = pytest.mark.rule


def paid(card: str, cp: int, before: int = 2) -> dict[str, Any]:
    """What playing his only card changes by itself, if it leaves the Barbarian with so many CP."""
    changes: dict[str, Any] = {"barbarian hand": [], "barbarian discard": [card]}
    return changes if cp == before else {**changes, "barbarian cp": cp}


def holding(card: str, **given: Any) -> Bout:
    """The Barbarian's Main Phase with this card in hand."""
    tokens = given.pop("tokens", None)
    return Bout(barbarian(hand=[card], **given), pyromancer(tokens=tokens))


def rolling(card: str, *numbers: int, cp: int = 3) -> Bout:
    """The Barbarian has made his first roll attempt and may play the card."""
    return Bout(barbarian(hand=[card], cp=cp), pyromancer()).roll(*numbers)


# Status effects


@rule("DT-STATUS-08", "DT-STATUS-14")
def test_transference_moves_a_token_from_one_hero_to_the_other() -> None:
    duel = Bout(barbarian(hand=["transference"], tokens={"burn": 1}), pyromancer(tokens={"fire-mastery": 3}))
    duel.play("play:transference")
    assert duel.keys == ["take-off:burn:1", "take-off:fire-mastery:2"]
    assert duel.play("take-off:burn:1").changes() == {
        **paid("transference", 0),
        "barbarian tokens": {},
        "pyromancer tokens": {"burn": 1, "fire-mastery": 3},
    }


@rule("DT-STATUS-08")
def test_transference_moves_one_token_of_several_and_also_a_good_one() -> None:
    duel = holding("transference", tokens={"fire-mastery": 3}).play("play:transference")
    assert duel.changes() == {
        **paid("transference", 0),
        "barbarian tokens": {"fire-mastery": 1},
        "pyromancer tokens": {"fire-mastery": 2},
    }


@rule("DT-STATUS-08", "DT-STATUS-14", "DT-CP-05")
def test_transference_needs_a_token_that_fits_on_the_other_board() -> None:
    assert holding("transference").why_no_card(0, "transference") == "DT-STATUS-08"
    duel = Bout(barbarian(hand=["transference"], tokens={"burn": 1}), pyromancer(tokens={"burn": 1}))
    assert duel.why_no_card(0, "transference") == "DT-STATUS-08"
    assert holding("transference", tokens={"burn": 1}, cp=1).why_no_card(0, "transference") == "DT-CP-05"


@rule("DT-STATUS-08")
def test_what_status_effects_clears_one_board() -> None:
    tokens = {"burn": 1, "fire-mastery": 3}
    duel = Bout(barbarian(hand=["what-status-effects"], tokens={"burn": 1}), pyromancer(tokens=tokens))
    duel.play("play:what-status-effects")
    assert duel.keys == ["player:1", "player:2"]
    assert duel.play("player:2").changes() == {**paid("what-status-effects", 0), "pyromancer tokens": {}}


@rule("DT-STATUS-08", "DT-MAINCARD-01")
def test_what_status_effects_needs_a_token_and_the_main_phase() -> None:
    assert holding("what-status-effects").why_no_card(0, "what-status-effects") == "DT-STATUS-08"
    duel = Bout(barbarian(), pyromancer(hand=["what-status-effects"], tokens={"burn": 1}))
    assert duel.why_no_card(1, "what-status-effects") == "DT-MAINCARD-01"


@rule("DT-STATUS-08")
@pytest.mark.parametrize(("card", "cost"), [("get-that-outta-here", 1), ("buh-bye", 2)])
def test_one_token_is_removed(card: str, cost: int) -> None:
    duel = Bout(barbarian(hand=[card], tokens={"burn": 1}), pyromancer(tokens={"fire-mastery": 3}))
    duel.play(f"play:{card}")
    assert duel.keys == ["take-off:burn:1", "take-off:fire-mastery:2"]
    assert duel.play("take-off:fire-mastery:2").changes() == {
        **paid(card, 2 - cost),
        "pyromancer tokens": {"fire-mastery": 2},
    }


@rule("DT-STATUS-08", "DT-CP-05")
@pytest.mark.parametrize(("card", "cost"), [("get-that-outta-here", 1), ("buh-bye", 2)])
def test_removing_needs_a_token_and_the_points(card: str, cost: int) -> None:
    assert holding(card).why_no_card(0, card) == "DT-STATUS-08"
    assert holding(card, tokens={"burn": 1}, cp=cost - 1).why_no_card(0, card) == "DT-CP-05"


@rule("DT-INSTANT-02", "DT-MAINCARD-01")
def test_buh_bye_is_an_instant_and_get_that_outta_here_is_not() -> None:
    pyro = pyromancer(hand=["buh-bye", "get-that-outta-here"], tokens={"burn": 1})
    duel = Bout(barbarian(), pyro).roll(1, 1, 1, 5, 6)
    assert duel.keys == ["play:buh-bye", "pass"]
    assert duel.why_no_card(1, "get-that-outta-here") == "DT-MAINCARD-01"


# Points and cards


@rule("DT-KEY-07")
@pytest.mark.parametrize(("die", "gained"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_vegas_baby_pays_half_a_die(die: int, gained: int) -> None:
    duel = holding("vegas-baby").dice(die).play("play:vegas-baby")
    assert duel.changes() == paid("vegas-baby", 2 + gained)


@rule("DT-CP-03")
def test_vegas_baby_pays_not_above_fifteen() -> None:
    assert holding("vegas-baby", cp=14).dice(6).play("play:vegas-baby").cp(0) == 15


@rule("DT-MAINCARD-01")
def test_vegas_baby_waits_for_ones_own_main_phase() -> None:
    assert Bout(barbarian(), pyromancer(hand=["vegas-baby"])).why_no_card(1, "vegas-baby") == "DT-MAINCARD-01"


@rule("DT-KEY-10", "DT-INSTANT-02")
def test_getting_paid_brings_two_points_at_any_time() -> None:
    assert holding("getting-paid").play("play:getting-paid").changes() == paid("getting-paid", 4)
    duel = Bout(barbarian(), pyromancer(hand=["getting-paid"])).roll(1, 1, 1, 5, 6).play("play:getting-paid")
    assert duel.cp(1) == 4


@rule("DT-CP-03")
def test_getting_paid_brings_what_fits_below_fifteen() -> None:
    assert holding("getting-paid", cp=14).play("play:getting-paid").cp(0) == 15


@rule("DT-CARD-08")
@pytest.mark.parametrize(("card", "cost", "drawn"), [("double-up", 1, 2), ("triple-up", 2, 3)])
def test_cards_are_drawn(card: str, cost: int, drawn: int) -> None:
    deck = ["tip-it", "six-it", "so-wild", "samesies"]
    duel = holding(card, deck=deck).play(f"play:{card}")
    assert duel.changes() == {
        **paid(card, 2 - cost),
        "barbarian hand": sorted(deck[:drawn]),
        "barbarian deck": 4 - drawn,
    }


@rule("DT-CP-05")
@pytest.mark.parametrize(("card", "cost"), [("double-up", 1), ("triple-up", 2)])
def test_drawing_costs_points(card: str, cost: int) -> None:
    assert holding(card, cp=cost - 1).why_no_card(0, card) == "DT-CP-05"


@rule("DT-CARD-08")
def test_drawing_ends_with_the_last_card() -> None:
    duel = Bout(barbarian(hand=["triple-up"], deck=["tip-it"]), pyromancer())
    duel.player(0).discard.clear()
    assert duel.play("play:triple-up").hand(0) == ["tip-it"]


# Dice


@rule("DT-ABILITY-02")
def test_tip_it_turns_any_die_by_one() -> None:
    duel = rolling("tip-it", 1, 2, 3, 4, 6).play("play:tip-it")
    assert duel.keys == [f"die:{n}" for n in range(1, 6)]
    assert duel.play("die:2").keys == ["value:1", "value:3"]
    assert duel.play("value:3").on_table() == [1, 3, 3, 4, 6]
    assert duel.changes() == paid("tip-it", 2, before=3)


@pytest.mark.parametrize(("die", "after"), [(1, 2), (5, 5)])
def test_tip_it_cannot_turn_a_one_down_or_a_six_up(die: int, after: int) -> None:
    duel = rolling("tip-it", 1, 2, 3, 4, 6).play("play:tip-it", f"die:{die}")
    assert duel.on_table()[die - 1] == after


@pytest.mark.parametrize(("shown", "keys"), [(2, ["value:1", "value:3"]), (5, ["value:4", "value:6"])])
def test_tip_it_reaches_one_and_six(shown: int, keys: list[str]) -> None:
    assert rolling("tip-it", shown, 1, 1, 1, 6).play("play:tip-it", "die:1").keys == keys


def test_tip_it_turns_an_opponents_die_too() -> None:
    duel = Bout(barbarian(), pyromancer(hand=["tip-it"])).roll(1, 2, 3, 4, 6).play("play:tip-it", "die:5")
    assert duel.on_table() == [1, 2, 3, 4, 5]


@rule("DT-ABILITY-02")
def test_tip_it_needs_dice_on_the_table() -> None:
    assert holding("tip-it").why_no_card(0, "tip-it") == "DT-ABILITY-02"


@rule("DT-NAMED-03", "DT-ABILITY-02")
def test_so_wild_sets_any_die() -> None:
    duel = rolling("so-wild", 1, 2, 4, 4, 6).play("play:so-wild", "die:3")
    assert duel.keys == [f"value:{n}" for n in range(1, 7)]
    assert duel.play("value:6").on_table() == [1, 2, 6, 4, 6]
    assert duel.changes() == paid("so-wild", 1, before=3)


@rule("DT-ABILITY-02")
def test_twice_as_wild_sets_two_different_dice() -> None:
    duel = rolling("twice-as-wild", 1, 2, 4, 4, 6).play("play:twice-as-wild", "die:1", "value:6")
    assert duel.keys == ["die:2", "die:3", "die:4", "die:5"]
    assert duel.play("die:2", "value:6").on_table() == [6, 6, 4, 4, 6]
    assert duel.changes() == paid("twice-as-wild", 0, before=3)


@rule("DT-CP-05")
def test_twice_as_wild_costs_three() -> None:
    duel = Bout(barbarian(hand=["twice-as-wild", "six-it"]), pyromancer()).roll(1, 2, 4, 4, 6)
    assert duel.why_no_card(0, "twice-as-wild") == "DT-CP-05"


@rule("DT-NAMED-02", "DT-ABILITY-02")
def test_six_it_sets_one_of_ones_own_dice() -> None:
    duel = rolling("six-it", 1, 2, 4, 4, 6).play("play:six-it", "die:1")
    assert duel.on_table() == [6, 2, 4, 4, 6]
    assert duel.changes() == paid("six-it", 2, before=3)


@rule("DT-ABILITY-02")
def test_samesies_copies_one_of_ones_own_dice() -> None:
    duel = rolling("samesies", 1, 2, 4, 4, 6).play("play:samesies", "die:1")
    assert duel.keys == ["value:2", "value:4", "value:6"]
    assert duel.play("value:6").on_table() == [6, 2, 4, 4, 6]
    assert duel.changes() == paid("samesies", 2, before=3)


@rule("DT-ABILITY-02")
def test_samesies_needs_two_dice_of_the_same_roll() -> None:
    pyro = pyromancer(hand=["samesies", "six-it"])
    duel = Bout(pyro, barbarian()).attack("pyroblast", 1, 2, 3, 6, 4, 1)
    assert "play:samesies" in duel.keys
    assert duel.play("pass").keys == ["play:six-it", "pass"]
    assert duel.why_no_card(0, "samesies") == "DT-ABILITY-02"


@rule("DT-ABILITY-02")
def test_samesies_copies_one_of_two_dice() -> None:
    pyro = pyromancer(hand=["samesies"], upgrades=["pyroblast-2"])
    duel = Bout(pyro, barbarian()).attack("pyroblast-2", 1, 2, 3, 6, 4, 1, 4).play("pass")
    assert duel.on_table() == [1, 4]
    assert duel.play("play:samesies", "die:2").settle().health(1) == 50 - 6 - 6


@rule("DT-ROLLCARD-02")
def test_try_try_again_re_rolls_two_of_ones_own_dice_or_one_of_them_twice() -> None:
    duel = rolling("try-try-again", 1, 2, 4, 4, 6).dice(6).play("play:try-try-again", "die:1")
    assert duel.keys == [*[f"die:{n}" for n in range(1, 6)], "done"]
    duel.dice(5).play("die:1")
    assert duel.on_table() == [5, 2, 4, 4, 6]
    assert duel.changes() == paid("try-try-again", 2, before=3)


@rule("DT-ABILITY-08")
def test_try_try_again_uses_up_no_attempt() -> None:
    duel = rolling("try-try-again", 1, 2, 4, 4, 6).dice(6, 6).play("play:try-try-again", "die:1", "done")
    assert duel.play("reroll:1").asked == "OffensiveRoll.keep"


@rule("DT-ROLLCARD-02")
def test_try_try_again_may_stop_after_one() -> None:
    duel = rolling("try-try-again", 1, 2, 4, 4, 6).dice(6).play("play:try-try-again", "die:2", "done")
    assert duel.on_table() == [1, 6, 4, 4, 6]


@rule("DT-ROLLCARD-02")
def test_helping_hand_makes_the_opponent_re_roll_one_die() -> None:
    duel = Bout(barbarian(), pyromancer(hand=["helping-hand"])).roll(1, 2, 3, 4, 6).dice(5)
    duel.play("play:helping-hand", "die:4")
    assert duel.on_table() == [1, 2, 3, 5, 6]
    assert duel.changes() == {
        "pyromancer cp": 1,
        "pyromancer hand": [],
        "pyromancer discard": ["helping-hand"],
    }


@rule("DT-NAMED-02")
@pytest.mark.parametrize(
    ("card", "why"), [("six-it", "DT-NAMED-02"), ("samesies", "DT-NAMED-02"), ("try-try-again", "DT-TEAM-12")]
)
def test_cards_for_ones_own_dice_leave_the_opponents_alone(card: str, why: str) -> None:
    duel = Bout(barbarian(), pyromancer(hand=[card, "tip-it"])).roll(1, 2, 3, 4, 6)
    assert duel.keys == ["play:tip-it", "pass"]
    assert duel.why_no_card(1, card) == why


@rule("DT-ROLLCARD-02")
def test_helping_hand_leaves_ones_own_dice_alone() -> None:
    duel = Bout(barbarian(hand=["helping-hand", "six-it"]), pyromancer()).roll(1, 2, 3, 4, 6)
    assert duel.keys == ["play:six-it", "pass"]
    assert duel.why_no_card(0, "helping-hand") == "DT-ROLLCARD-02"


@rule("DT-ROLLCARD-01")
@pytest.mark.parametrize(
    "card", ["so-wild", "twice-as-wild", "six-it", "samesies", "try-try-again", "helping-hand", "one-more-time", "better-d"]
)
def test_cards_for_dice_wait_for_a_roll_phase(card: str) -> None:
    assert holding(card, cp=5).why_no_card(0, card) == "DT-ROLLCARD-01"


@rule("DT-ABILITY-08", "DT-OFFENSE-01")
def test_one_more_time_gives_a_fourth_attempt() -> None:
    duel = Bout(barbarian(hand=["one-more-time"]), pyromancer()).roll(1, 2, 3, 4, 6, 6, 6)
    duel.play("pass", "reroll:1", "pass", "reroll:1", "play:one-more-time")
    assert duel.asked == "OffensiveRoll.keep"
    assert duel.changes() == paid("one-more-time", 1)
    assert duel.dice(1, 2, 3, 4, 4).play("reroll:1,2,3,4,5").asked == "OffensiveRoll.announce"


@rule("DT-ABILITY-08")
def test_one_more_time_may_be_given_to_the_opponent() -> None:
    duel = Bout(barbarian(), pyromancer(hand=["one-more-time"])).roll(1, 2, 3, 4, 6, 6, 6).play("play:one-more-time")
    assert duel.play("reroll:5", "reroll:5").asked == "OffensiveRoll.keep"


@rule("DT-OFFENSE-01")
def test_one_more_time_is_for_the_offensive_roll_phase_only() -> None:
    duel = Bout(barbarian(hand=["one-more-time", "better-d"]), pyromancer()).attack("smack", 1, 1, 1, 5, 6, 1, 1, 1, 1, 1)
    duel.play("pass", "defend:molten-armor")
    assert duel.keys == ["play:better-d", "pass"]
    assert duel.why_no_card(0, "one-more-time") == "DT-OFFENSE-01"


@rule("DT-DEFENSE-05", "DT-DEFAB-05")
def test_better_d_gives_a_second_attempt_at_defence() -> None:
    duel = Bout(barbarian(), pyromancer(hand=["better-d"])).attack("smack", 1, 1, 1, 5, 6).dice(6, 6, 6, 6, 6)
    duel.play("defend:molten-armor", "play:better-d")
    assert duel.asked == "DefensiveRoll.roll_again"
    assert len(duel.keys) == 32
    duel.dice(1, 1).play("reroll:1,2").settle()
    assert duel.changes() == {
        "pyromancer health": 46,
        "barbarian health": 48,
        "pyromancer hand": [],
        "pyromancer discard": ["better-d"],
    }


@rule("DT-DEFENSE-05")
def test_two_better_d_give_two_more_attempts() -> None:
    hand = ["better-d"]
    duel = Bout(barbarian(hand=hand), pyromancer(hand=hand)).attack("smack", 1, 1, 1, 5, 6).dice(6, 6, 6, 6, 6)
    duel.play("defend:molten-armor", "play:better-d", "play:better-d")
    assert duel.asked == "DefensiveRoll.roll_again"
    assert duel.dice(1).play("reroll:1").asked == "DefensiveRoll.roll_again"
    assert duel.dice(1).play("reroll:2").asked != "DefensiveRoll.roll_again"
    assert duel.settle().health(0) == 48


@rule("DT-DEFENSE-05")
def test_better_d_is_for_the_defensive_roll_phase_only() -> None:
    duel = Bout(barbarian(), pyromancer(hand=["better-d", "tip-it"])).roll(1, 1, 1, 5, 6)
    assert duel.why_no_card(1, "better-d") == "DT-DEFENSE-05"


# Damage


@rule("DT-NAMED-01", "DT-FINAL-03")
@pytest.mark.parametrize(("dice", "health"), [((1, 1, 1, 4, 6), 50), ((1, 1, 2, 2, 3), 48)])
def test_not_this_time_prevents_six(dice: tuple[int, ...], health: int) -> None:
    duel = Bout(barbarian(), pyromancer(hand=["not-this-time"])).attack("smack", *dice)
    duel.play("play:not-this-time", "player:2", "stand")
    assert duel.health(1) == health
    assert (duel.cp(1), duel.hand(1), duel.discard(1)) == (1, [], ["not-this-time"])


@rule("DT-DAMAGE-01")
def test_not_this_time_can_be_played_against_a_single_damage() -> None:
    duel = Bout(barbarian(hand=["not-this-time"]), pyromancer()).attack("smack", 1, 1, 1, 5, 6).quiet()
    duel.table.roll_phase().incoming[1].harms.clear()
    duel.dice(1, 6, 6, 6, 6).play("defend:molten-armor")
    assert duel.play("play:not-this-time", "player:1").settle().health(0) == 50


@rule("DT-DAMAGE-01", "DT-ULT-04")
def test_not_this_time_needs_incoming_damage_that_can_be_avoided() -> None:
    pyro = pyromancer(hand=["not-this-time", "tip-it"])
    assert Bout(barbarian(), pyro).roll(1, 1, 1, 4, 6).why_no_card(1, "not-this-time") == "DT-DAMAGE-01"
    duel = Bout(barbarian(hand=["get-some"]), pyro).attack("rage", 6, 6, 6, 6, 6)
    duel.play("pass")
    assert duel.why_no_card(1, "not-this-time") == "DT-ULT-04"
