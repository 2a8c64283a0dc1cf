"""Offensive abilities: their conditions, their texts, and what an attack is."""

from __future__ import annotations

import pytest

from tests.dicethrone.scenario import BARBARIAN, PYROMANCER, Bout, barbarian, pyromancer

rule = pytest.mark.rule


def announceable(*dice: int, upgrades: list[str] | None = None) -> list[str]:
    """What the Barbarian can announce with these dice."""
    duel = Bout(barbarian(upgrades=upgrades), pyromancer()).roll(*dice).play("reroll:none")
    return [key.removeprefix("announce:") for key in duel.keys] if duel.asked == "OffensiveRoll.announce" else []


@rule("DT-ABILITY-01")
@pytest.mark.parametrize(
    ("dice", "abilities"),
    [
        ((1, 2, 6, 6, 4), ["sturdy-blow"]),
        ((1, 4, 6, 6, 4), []),
        ((1, 2, 6, 5, 4), []),
        ((1, 2, 3, 6, 6), ["smack", "sturdy-blow", "overpower"]),
        ((2, 3, 4, 5, 5), ["fortitude", "mighty-blow"]),
    ],
)
def test_the_condition_is_a_result_of_the_dice(dice: tuple[int, ...], abilities: list[str]) -> None:
    assert announceable(*dice) == ([*abilities, "none"] if abilities else [])


@rule("DT-ABILITY-02")
def test_the_final_result_comes_after_re_rolls_and_alterations() -> None:
    duel = Bout(barbarian(hand=["so-wild"]), pyromancer()).roll(1, 1, 6, 6, 6).play("pass")
    duel.dice(6).play("reroll:1").play("play:so-wild", "die:2", "value:6").play("reroll:none")
    assert duel.keys == ["announce:crit-bash", "announce:rage", "none"]


@rule("DT-ABILITY-03")
@pytest.mark.parametrize(
    ("dice", "small"),
    [
        ((2, 3, 4, 5, 5), True),
        ((1, 2, 4, 5, 6), False),
        ((4, 1, 6, 3, 2), True),
        ((6, 3, 5, 4, 1), True),
        ((1, 2, 3, 4, 5), True),
        ((1, 2, 3, 5, 6), False),
        ((1, 1, 2, 3, 3), False),
    ],
)
def test_a_small_straight_is_a_run_of_four(dice: tuple[int, ...], small: bool) -> None:
    assert ("mighty-blow" in announceable(*dice)) == small


@rule("DT-ABILITY-04")
@pytest.mark.parametrize(
    ("dice", "large"),
    [
        ((1, 2, 3, 4, 5), True),
        ((6, 5, 4, 3, 2), True),
        ((1, 2, 3, 4, 6), False),
        ((1, 3, 4, 5, 6), False),
        ((2, 3, 4, 5, 5), False),
    ],
)
def test_a_large_straight_is_a_run_of_five(dice: tuple[int, ...], large: bool) -> None:
    assert ("reckless" in announceable(*dice)) == large


@rule("DT-ABILITY-05")
def test_straights_look_at_numbers_not_at_symbols() -> None:
    """1-2-3-4 shows three Swords and a Life; five dice with all three symbols need not hold a run."""
    assert "mighty-blow" in announceable(1, 2, 3, 4, 1)
    assert "mighty-blow" not in announceable(1, 2, 5, 5, 6)


@rule("DT-ABILITY-06")
def test_all_effects_of_the_text_are_resolved() -> None:
    """Scorch: gain 2 Fire Mastery, inflict Burn, deal 6 damage."""
    duel = Bout(pyromancer(upgrades=["hot-streak-2"]), barbarian()).strike("scorch", 1, 2, 4, 4, 6)
    assert duel.changes() == {
        "pyromancer tokens": {"fire-mastery": 2},
        "barbarian tokens": {"burn": 1},
        "barbarian health": 44,
    }


@rule("DT-ABILITY-07", "DT-DEFENSE-01")
@pytest.mark.parametrize(("removed", "attack"), [(0, False), (1, True)])
def test_an_attack_deals_at_least_one_damage(removed: int, attack: bool) -> None:
    """Combustion deals 3 damage for each Fire Mastery removed; with none it is no attack."""
    duel = Bout(pyromancer(hand=["red-hot"], tokens={"fire-mastery": 2}), barbarian())
    duel.attack("combustion", 1, 4, 5, 6, 6).until("Resolution.go_on").play(f"number:{removed}")
    if attack:
        assert (duel.rule, duel.keys) == ("DT-WINDOW-11", ["play:red-hot", "pass"])
        assert duel.play("pass").rule == "DT-WINDOW-15"
    else:
        assert duel.asked == "Main.act"


@rule("DT-DAMAGE-13")
def test_collateral_damage_is_no_attack() -> None:
    duel = Bout(pyromancer(hand=["red-hot", "getting-paid"]), barbarian())
    duel.attack("burning-soul", 5, 5, 1, 1, 4).until("DT-WINDOW-11")
    assert duel.incoming(1) == 2
    assert duel.why_no_card(0, "red-hot") == "DT-MODIFIER-04"
    assert duel.play("pass").asked == "Main.act"
    assert duel.health(1) == 48


@rule("DT-ABILITY-08")
def test_rolls_that_a_text_asks_for_are_no_attempts() -> None:
    """Feelin' Good! rolls three dice; both re-rolls are still there."""
    duel = Bout(barbarian(hand=["feelin-good"]), pyromancer()).roll(1, 1, 1, 6, 6)
    duel.dice(1, 1, 1).play("play:feelin-good")
    duel.dice(6).play("reroll:1").dice(6).play("reroll:2")
    assert duel.asked == "OffensiveRoll.announce"
    assert duel.on_table() == [6, 6, 1, 6, 6]


@rule("DT-ABILITY-08")
def test_a_further_attempt_is_no_use_for_the_roll_of_a_text() -> None:
    duel = Bout(barbarian(hand=["one-more-time", "six-it"]), pyromancer())
    duel.attack("overpower", 1, 2, 3, 6, 6).dice(1, 2, 3).until("DT-WINDOW-09")
    assert duel.keys == ["play:six-it", "pass"]


@rule("DT-ABILITY-09")
def test_the_defender_is_the_target_of_the_attack() -> None:
    duel = Bout(barbarian(), pyromancer()).attack("smack", 1, 2, 3, 4, 4)
    assert (duel.seat, duel.keys) == (PYROMANCER, ["defend:molten-armor", "stand"])
    refused = duel.refusal(BARBARIAN, "ability", "thick-skin")
    assert refused is not None
    assert refused.rule == "DT-DEFAB-01"


@rule("DT-ABILITY-10")
@pytest.mark.parametrize(
    ("dice", "defendable"), [((1, 2, 3, 1, 2), True), ((1, 1, 1, 2, 3), True), ((1, 1, 1, 1, 2), False)]
)
def test_of_a_kind_means_equal_numbers(dice: tuple[int, ...], defendable: bool) -> None:
    """Five Swords each time, 9 damage with Smack II; undefendable with 4 of a kind."""
    duel = Bout(barbarian(upgrades=["smack-2"]), pyromancer()).attack("smack-2", *dice)
    assert (duel.asked == "DefensiveRoll.choose_ability") == defendable
    duel.settle()
    assert duel.health(PYROMANCER) == 41
