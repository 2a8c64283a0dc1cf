"""The Upkeep Phase."""

from __future__ import annotations

import pytest

from tests.dicethrone.scenario import BARBARIAN, PYROMANCER, TRIAL, Bout, barbarian, pyromancer, treant

rule = pytest.mark.rule


@rule("DT-UPKEEP-01")
def test_tokens_act_in_the_upkeep_of_their_own_holder() -> None:
    duel = Bout(barbarian(deck=[]), pyromancer(deck=[], tokens={"burn": 1, "fire-mastery": 3})).next_turn()
    assert duel.health(PYROMANCER) == 48
    assert duel.tokens(PYROMANCER) == {"burn": 1, "fire-mastery": 2}
    duel.next_turn()
    assert duel.seat == BARBARIAN
    assert duel.health(PYROMANCER) == 48
    assert duel.tokens(PYROMANCER) == {"burn": 1, "fire-mastery": 2}


@rule("DT-UPKEEP-02")
@pytest.mark.parametrize(("choice", "left"), [("order:1", 5), ("order:2", 4)])
def test_the_active_player_orders_the_effects(choice: str, left: int) -> None:
    """Fire Mastery at its limit loses a token, and Kindling brings one: it fits only after the other was lost."""
    duel = Bout(barbarian(), pyromancer(tokens={"fire-mastery": 5, "trial:kindling": 1}), packs=TRIAL).until("EffectOrder.pick")
    assert (duel.seat, duel.keys, duel.rule) == (PYROMANCER, ["order:1", "order:2"], "DT-UPKEEP-02")
    assert duel.play(choice).until("Main.act").tokens(PYROMANCER)["fire-mastery"] == left


@rule("DT-UPKEEP-02")
def test_nobody_is_asked_for_an_order_that_changes_nothing() -> None:
    """Burn and Poison are added up at the end, and a token of Fire Mastery touches neither."""
    tokens = {"burn": 1, "poison": 3, "fire-mastery": 3}
    duel = Bout(barbarian(deck=[]), pyromancer(tokens=tokens, deck=[])).next_turn()
    assert duel.deeds("incoming-from", "removed", "hurt") == [
        ("incoming-from", PYROMANCER, 2), ("removed", PYROMANCER, 1), ("incoming-from", PYROMANCER, 3), ("hurt", PYROMANCER, 5),
    ]  # fmt: skip
    assert duel.tokens(PYROMANCER) == {"burn": 1, "poison": 3, "fire-mastery": 2}


@rule("DT-UPKEEP-02")
@pytest.mark.parametrize(
    ("tokens", "health"),
    [({"burn": 1, "poison": 3, "fire-mastery": 3}, 50 - 2 - 3), ({"burn": 1, "trial:salve": 1}, 50 - 2 + 1), ({"poison": 2, "trial:salve": 1}, 50 - 2 + 1)],
)
def test_damage_and_healing_of_a_number_of_their_own_need_no_order(tokens: dict[str, int], health: int) -> None:
    duel = Bout(pyromancer(tokens=tokens, deck=[]), barbarian(), packs=TRIAL, phase="upkeep")
    assert (duel.asked, duel.health(0)) == ("Main.act", health)


@rule("DT-ORDER-01")
@pytest.mark.parametrize(("choice", "health"), [("order:1", 60), ("order:2", 58)])
def test_at_the_end_of_the_turn_damage_and_healing_come_one_after_the_other(choice: str, health: int) -> None:
    tokens = {"trial:thorn": 1, "trial:dressing": 1}
    duel = Bout(barbarian(tokens=tokens, health=59), pyromancer(), packs=TRIAL, phase="end_of_turn")
    assert (duel.asked, duel.seat, duel.rule) == ("EffectOrder.pick", BARBARIAN, "DT-ORDER-01")
    assert duel.play(choice).until("Main.act").health(BARBARIAN) == health


@rule("DT-UPKEEP-02")
def test_growing_needs_no_order_beside_damage() -> None:
    duel = Bout(treant(tokens={"burn": 1}, deck=[]), barbarian(), phase="upkeep")
    assert not duel.asks("EffectOrder.pick")
    assert duel.until("Main.act").health(0) == 48
    assert duel.tokens(0) == {"burn": 1, "seedling": 1}


@rule("DT-UPKEEP-02")
@pytest.mark.parametrize(
    ("tokens", "choice", "health"),
    [
        ({"fire-mastery": 2, "trial:wick": 1}, "order:1", 49), ({"fire-mastery": 2, "trial:wick": 1}, "order:2", 48),
        ({"trial:toll": 1, "trial:alms": 1}, "order:1", 48), ({"trial:toll": 1, "trial:alms": 1}, "order:2", 47),
    ],
)  # fmt: skip
def test_damage_that_counts_something_else_is_ordered_beside_it(tokens: dict[str, int], choice: str, health: int) -> None:
    """The Wick deals 1 damage per Fire Mastery, of which one token goes in the same phase; the Toll 1 per CP, and the Alms bring one."""
    duel = Bout(pyromancer(tokens=tokens, deck=[]), barbarian(), packs=TRIAL, phase="upkeep")
    assert (duel.asked, duel.keys) == ("EffectOrder.pick", ["order:1", "order:2"])
    assert duel.play(choice).until("Main.act").health(0) == health


@rule("DT-UPKEEP-03")
@pytest.mark.parametrize(("before", "after"), [(50, 51), (59, 60), (60, 60), (2, 3)])
def test_damage_and_healing_are_applied_together_at_the_end(before: int, after: int) -> None:
    """Burn 2 and Feelin' Good! 3: one after the other, 59 would become 58, and 2 might not live to be healed."""
    sick = barbarian(health=before, hand=["feelin-good"], tokens={"burn": 1}, deck=["smack-2"])
    duel = Bout(pyromancer(deck=[]), sick).until("DT-WINDOW-03")
    duel.dice(4, 1, 1).play("play:feelin-good")
    assert duel.health(1) == after
    assert duel.asked == "Main.act"


@rule("DT-UPKEEP-03", "DT-WINDOW-03")
def test_nothing_is_applied_before_the_end_of_the_phase() -> None:
    sick = barbarian(hand=["feelin-good", "getting-paid"], tokens={"burn": 1}, deck=["smack-2"])
    duel = Bout(pyromancer(deck=[]), sick).until("DT-WINDOW-03").play("pass")
    assert (duel.rule, duel.incoming(1), duel.health(1)) == ("DT-WINDOW-03", 2, 50)
    duel.dice(4, 4, 4).play("play:feelin-good")
    assert (duel.rule, duel.health(1)) == ("DT-WINDOW-03", 50)
    duel.play("pass")
    assert duel.health(1) == 50 - 2 + 7


@rule("DT-UPKEEP-04")
@pytest.mark.parametrize("tokens", [{}, {"concussion": 1}, {"knockdown": 1}])
def test_without_an_effect_the_phase_passes(tokens: dict[str, int]) -> None:
    """Concussion and Knockdown act elsewhere; the Burn is the opponent's."""
    duel = Bout(barbarian(deck=[], tokens={"burn": 1}), pyromancer(deck=[], tokens=tokens, hand=["getting-paid"]))
    while duel.turn == 1:
        duel.idle()
    assert duel.seat == PYROMANCER
    assert duel.rule == ("DT-MAIN-01" if tokens == {"concussion": 1} else "DT-WINDOW-04")
    assert "DT-UPKEEP-01" not in duel.rules()
