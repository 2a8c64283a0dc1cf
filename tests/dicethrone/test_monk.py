"""The Monk: every ability on every level, his tokens, and every card of his own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dicethrone.scenario import Bout, barbarian, monk, pyromancer

rule = pytest.mark.rule

ABILITIES: list[tuple[str, str, tuple[int, ...], tuple[int, ...], dict[str, Any]]] = [
    ("", "fist-strike", (1, 2, 1, 3, 4), (), {"foe health": -6}),
    ("", "fist-strike", (1, 2, 1, 2, 4), (), {"foe health": -7}),
    ("", "fist-strike", (1, 2, 1, 2, 1), (), {"foe health": -8}),
    ("fist-strike-2", "fist-strike-2", (1, 2, 1, 3, 4), (), {"foe health": -7}),
    ("fist-strike-3", "fist-strike-3", (1, 1, 1, 2, 4), (), {"foe health": -8}),
    ("fist-strike-3", "fist-strike-3", (1, 1, 1, 1, 2), (), {"foe health": -9, "foe tokens": {"knockdown": 1}}),
    ("", "meditate", (4, 5, 4, 1, 6), (), {"me tokens": {"evasive": 1, "chi": 5}}),
    ("meditate-2", "meditate-2", (4, 5, 4, 1, 6), (), {"me tokens": {"evasive": 1, "chi": 5, "cleanse": 1}}),
    ("meditate-2", "zen-strike", (1, 2, 4, 5, 6), (), {"foe health": -6, "me tokens": {"chi": 2}}),
    ("", "combo-strike", (1, 2, 1, 3, 4), (2,), {"foe health": -8}),
    ("", "combo-strike", (1, 2, 1, 3, 4), (3,), {"foe health": -9}),
    ("", "combo-strike", (1, 2, 1, 3, 4), (5,), {"foe health": -6, "me tokens": {"chi": 2}}),
    ("", "combo-strike", (1, 2, 1, 3, 4), (6,), {"foe health": -6, "me tokens": {"evasive": 1}}),
    ("combo-strike-2", "combo-strike-2", (1, 2, 1, 3, 4), (1, 3), {"foe health": -10}),
    ("combo-strike-2", "combo-strike-2", (1, 2, 1, 3, 4), (4, 5), {"foe health": -5, "me tokens": {"chi": 4}}),
    ("combo-strike-2", "combo-strike-2", (1, 2, 1, 3, 4), (6, 6), {"foe health": -5, "me tokens": {"evasive": 2}}),
    ("", "tempest-rush", (3, 3, 3, 1, 1), (4, 4, 4), {"foe health": -12}),
    ("", "tempest-rush", (3, 3, 3, 1, 1), (5, 4, 4), {"foe health": -13, "foe tokens": {"knockdown": 1}}),
    ("tempest-rush-2", "tempest-rush-2", (3, 3, 3, 1, 1), (4, 4, 3), {"foe health": -11}),
    ("tempest-rush-2", "tempest-rush-2", (3, 3, 3, 1, 1), (4, 4, 4), {"foe health": -12, "foe tokens": {"knockdown": 1}}),
    ("", "fist-of-harmony", (1, 2, 3, 4, 4), (), {"foe health": -6, "me tokens": {"chi": 2}}),
    ("fist-of-harmony-2", "fist-of-harmony-2", (1, 2, 3, 4, 4), (), {"foe health": -6, "me tokens": {"chi": 3}}),
    ("", "fist-of-tranquility", (1, 2, 3, 4, 5), (), {"foe health": -7, "me tokens": {"chi": 3, "evasive": 1}}),
    (
        "fist-of-tranquility-2",
        "fist-of-tranquility-2",
        (1, 2, 3, 4, 5),
        (),
        {"foe health": -7, "me tokens": {"chi": 3, "evasive": 1}, "foe tokens": {"knockdown": 1}},
    ),
    ("fist-of-tranquility-2", "way-of-the-monk", (1, 3, 4, 6, 6), (), {"foe health": -3, "me tokens": {"evasive": 2}}),
    ("", "lotus-strike", (6, 6, 6, 6, 1), (), {"foe health": -5, "me tokens": {"chi": 5}, "me limits": {"chi": 1}}),
    ("lotus-strike-2", "lotus-strike-2", (6, 6, 6, 6, 1), (), {"foe health": -6, "me tokens": {"chi": 6}, "me limits": {"chi": 1}}),
    ("lotus-strike-2", "way-of-the-lotus", (6, 6, 6, 1, 1), (), {"foe health": -2, "me tokens": {"chi": 2, "evasive": 1}}),
    (
        "",
        "transcendence",
        (6, 6, 6, 6, 6),
        (),
        {
            "foe health": -10,
            "me tokens": {"chi": 6, "evasive": 1, "cleanse": 1},
            "me limits": {"chi": 1},
            "foe tokens": {"knockdown": 1},
        },
    ),
]


@rule("DT-ABILITY-06", "DT-UPGRADE-01")
@pytest.mark.parametrize(("upgrade", "ability", "dice", "then", "outcome"), ABILITIES)
def test_an_ability_does_what_its_field_says_and_nothing_else(
    upgrade: str, ability: str, dice: tuple[int, ...], then: tuple[int, ...], outcome: dict[str, Any]
) -> None:
    duel = Bout(monk(upgrades=[upgrade] if upgrade else []), barbarian())
    assert duel.strike(ability, *dice, then=then).outcome() == outcome


@rule("DT-DEFENSE-06")
@pytest.mark.parametrize(
    ("upgrade", "dice", "outcome"),
    [
        ("", (1, 2, 4, 6), {"me health": -4, "foe health": -2, "me tokens": {"chi": 1}}),
        ("serenity-2", (1, 3, 4, 5, 6), {"me health": -4, "foe health": -1, "me tokens": {"chi": 2}}),
        ("serenity-3", (1, 3, 4, 5, 6), {"me health": -4, "foe health": -1, "me tokens": {"chi": 2, "evasive": 1}}),
        ("serenity-3", (1, 3, 4, 5, 1), {"me health": -4, "foe health": -2, "me tokens": {"chi": 2}}),
    ],
)
def test_serenity(upgrade: str, dice: tuple[int, ...], outcome: dict[str, Any]) -> None:
    duel = Bout(monk(upgrades=[upgrade] if upgrade else []), barbarian(), first=1)
    ability = upgrade or "serenity"
    assert duel.attack("smack", 1, 2, 3, 4, 6).dice(*dice).answer(f"defend:{ability}").outcome() == outcome


@rule("DT-KEY-01")
def test_or_gives_one_of_two_tokens() -> None:
    duel = Bout(monk(), barbarian()).attack("meditate", 4, 5, 4, 1, 6)
    assert duel.keys == ["choose:1", "choose:2"]
    assert duel.play("choose:2").settle().tokens(0) == {"chi": 5, "cleanse": 1}


@rule("DT-STATUS-09", "DT-STATUS-12", "DT-FINAL-03")
@pytest.mark.parametrize("number", [1, 3])
def test_chi_prevents_one_for_each_token(number: int) -> None:
    duel = Bout(monk(tokens={"chi": 3}), barbarian(), first=1).attack("smack", 1, 2, 3, 4, 6)
    duel.until("DT-WINDOW-11").play("spend:chi")
    assert duel.keys == ["number:1", "number:2", "number:3"]
    duel.play(f"number:{number}").settle()
    assert (duel.health(0), duel.cp(0), duel.tokens(0).get("chi", 0)) == (46 + number, 2, 3 - number)


@rule("DT-MODIFIER-01", "DT-MODIFIER-03")
def test_chi_adds_one_for_each_token_to_ones_own_attack() -> None:
    duel = Bout(monk(tokens={"chi": 4}), barbarian()).attack("fist-strike", 1, 2, 1, 3, 4)
    duel.answer("spend:chi", "number:4")
    assert (duel.health(1), duel.tokens(0)) == (40, {})


@rule("DT-STATUS-10")
def test_chi_gained_in_this_turn_adds_nothing_yet() -> None:
    """Ruling R-43."""
    duel = Bout(monk(hand=["contemplate"], tokens={"chi": 1}), barbarian()).play("play:contemplate")
    duel.attack("fist-strike", 1, 2, 1, 3, 4).until("DT-WINDOW-13").play("spend:chi")
    assert duel.settle().outcome()["foe health"] == -7
    assert duel.tokens(0) == {"chi": 2}


@rule("DT-STATUS-10")
def test_only_new_chi_is_refused_with_its_reason() -> None:
    duel = Bout(monk(hand=["contemplate", "getting-paid"]), barbarian()).play("play:contemplate").quiet()
    duel.attack("fist-strike", 1, 2, 1, 3, 4).until("DT-WINDOW-13")
    assert duel.refusal(0, "token", "chi").name == "no-incoming"  # the use that got furthest: to prevent damage
    assert duel.keys == ["play:getting-paid", "pass"]


@rule("DT-STATUS-10")
@pytest.mark.parametrize(("prevented", "left"), [(2, 2), (3, 1)])
def test_new_chi_is_spent_first_on_prevention(prevented: int, left: int) -> None:
    """Ruling R-43: two old Chi and two new ones; what the defence deals back is prevented with the new ones first."""
    duel = Bout(monk(hand=["contemplate"], tokens={"chi": 2}), pyromancer()).play("play:contemplate")
    duel.attack("fist-strike", 1, 2, 1, 3, 4).dice(1, 1, 1, 6, 6).until("DefensiveRoll.choose_ability")
    duel.play("defend:molten-armor").until("DT-WINDOW-15")
    duel.play("spend:chi", "choose:1", f"number:{prevented}", "spend:chi", "choose:2")
    if left == 2:  # a single number needs no question
        assert duel.keys == ["number:1", "number:2"]
        duel.play("number:2")
    duel.settle()
    assert (duel.health(0), duel.health(1), duel.tokens(0)) == (50 - 3 + prevented, 50 - 6 - left, {})


@rule("DT-STATUS-10")
def test_a_turn_later_new_chi_is_old() -> None:
    duel = Bout(monk(hand=["contemplate"]), barbarian()).play("play:contemplate").next_turn().next_turn()
    assert duel.attack("fist-strike", 1, 2, 1, 3, 4).answer("spend:chi", "number:2").health(1) == 42


@rule("DT-STATUS-09", "DT-STATUS-08")
def test_cleanse_removes_one_token_from_its_holder_at_any_time() -> None:
    duel = Bout(monk(tokens={"cleanse": 1, "burn": 1, "poison": 2}), barbarian())
    assert "spend:cleanse" in duel.keys
    duel.play("spend:cleanse")
    assert duel.keys == ["take-off:burn:1", "take-off:poison:1"]
    assert duel.play("take-off:poison:1").tokens(0) == {"burn": 1, "poison": 1}


@rule("DT-STATUS-08")
def test_a_lone_cleanse_has_nothing_to_remove() -> None:
    assert "spend:cleanse" not in Bout(monk(tokens={"cleanse": 1}), barbarian()).keys
    assert "spend:cleanse" in Bout(monk(tokens={"cleanse": 2}), barbarian()).keys


@rule("DT-STATUS-12")
def test_a_spent_token_can_be_gained_again() -> None:
    duel = Bout(monk(hand=["ruminate"], tokens={"chi": 5}, cp=3), barbarian(), first=1).attack("smack", 1, 2, 3, 4, 6)
    duel.until("DT-WINDOW-11")
    while "spend:chi" not in duel.keys:
        duel.idle()
    duel.play("spend:chi", "number:5")
    while "play:ruminate" not in duel.keys:
        duel.idle()
    assert duel.play("play:ruminate").tokens(0) == {"chi": 5}


@rule("DT-KEY-07", "DT-STATUS-09")
@pytest.mark.parametrize(("again", "damage"), [((), 6), ((6,), 10), ((6, 6), 14)])
def test_tempest_rush_two_re_rolls_a_die_for_each_chi(again: tuple[int, ...], damage: int) -> None:
    duel = Bout(monk(upgrades=["tempest-rush-2"], tokens={"chi": 2}), barbarian())
    duel.attack("tempest-rush-2", 3, 3, 3, 1, 1, 2, 2, 2, *again)
    for at in range(len(again)):
        assert duel.keys == ["reroll:none", "reroll:1", "reroll:2", "reroll:3"]
        duel.play("reroll:1")
        assert duel.tokens(0).get("chi", 0) == 1 - at
    duel.settle()
    assert 50 - duel.health(1) == damage


CARDS: list[tuple[str, tuple[int, ...], dict[str, Any]]] = [
    ("palm-strike", (), {"me cards": -1, "foe tokens": {"knockdown": 1}}),
    (
        "mystic-mantra",
        (),
        {"me cp": -3, "me cards": -1, "me tokens": {"chi": 1, "evasive": 1, "cleanse": 1}, "foe tokens": {"knockdown": 1}},
    ),
    ("ruminate", (), {"me cp": -3, "me cards": -1, "me tokens": {"chi": 5}}),
    ("contemplate", (), {"me cards": -1, "me tokens": {"chi": 2}}),
    ("enlightenment", (6,), {"me cards": -1, "me tokens": {"chi": 2, "evasive": 1, "cleanse": 1}}),
    ("enlightenment", (1,), {}),
]


@rule("DT-ACTION-02", "DT-CARD-02")
@pytest.mark.parametrize(("card", "dice", "outcome"), CARDS)
def test_a_card_does_what_it_says(card: str, dice: tuple[int, ...], outcome: dict[str, Any]) -> None:
    duel = Bout(monk(hand=[card], cp=5), pyromancer()).dice(*dice).play(f"play:{card}")
    assert (duel.outcome(), duel.discard(0)) == (outcome, [card])
