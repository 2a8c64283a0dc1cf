"""The Moon Elf: every ability on every level, her tokens, and every card of her own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dicethrone.scenario import TRIAL, Bout, barbarian, monk, moon_elf, pyromancer

rule = pytest.mark.rule

ALL = {"blind": 1, "entangle": 1, "targeted": 1}

ABILITIES: list[tuple[str, str, tuple[int, ...], tuple[int, ...], dict[str, Any]]] = [
    ("", "longbow", (1, 2, 3, 4, 6), (), {"foe health": -3}),
    ("", "longbow", (1, 1, 2, 3, 6), (), {"foe health": -5}),
    ("", "longbow", (1, 1, 2, 2, 3), (), {"foe health": -7}),
    ("longbow-2", "longbow-2", (1, 1, 1, 4, 6), (), {"foe health": -4}),
    ("longbow-2", "longbow-2", (1, 1, 1, 1, 6), (), {"foe health": -6, "foe tokens": {"entangle": 1}}),
    ("longbow-2", "longbow-2", (1, 1, 1, 2, 2), (), {"foe health": -8}),
    ("longbow-3", "longbow-3", (1, 1, 2, 4, 6), (), {"foe health": -5}),
    ("longbow-3", "longbow-3", (1, 1, 1, 2, 6), (), {"foe health": -7, "foe tokens": {"entangle": 1}}),
    ("longbow-3", "longbow-3", (1, 1, 1, 2, 2), (), {"foe health": -9, "foe tokens": {"entangle": 1}}),
    ("", "demising-shot", (1, 2, 3, 6, 6), (), {"foe health": -6, "foe tokens": {"targeted": 1}}),
    ("demising-shot-2", "demising-shot-2", (1, 2, 3, 6, 6), (), {"foe health": -8, "foe tokens": {"targeted": 1}}),
    ("demising-shot-2", "focus", (1, 2, 4, 4, 6), (), {"foe tokens": {"targeted": 1, "entangle": 1}}),
    ("", "covered-shot", (1, 2, 4, 5, 4), (), {"foe health": -7, "me tokens": {"evasive": 1}}),
    ("covered-shot-2", "covered-shot-2", (1, 2, 4, 5, 4), (), {"foe health": -9, "me tokens": {"evasive": 1}}),
    ("covered-shot-2", "evasive-action", (1, 6, 4, 5, 4), (), {"foe health": -2, "me tokens": {"evasive": 1}}),
    ("", "exploding-arrow", (1, 6, 6, 6, 4), (1, 2, 4, 6, 6), {"foe health": -7, "foe cp": -2, "foe tokens": {"blind": 1}}),
    (
        "exploding-arrow-2",
        "exploding-arrow-2",
        (1, 6, 6, 6, 4),
        (1, 2, 4, 6, 6),
        {"foe health": -8, "foe cp": -2, "foe tokens": {"blind": 1}},
    ),
    (
        "exploding-arrow-3",
        "exploding-arrow-3",
        (1, 6, 6, 6, 4),
        (1, 1, 2, 4, 6),
        {"foe health": -10, "foe cp": -1, "foe tokens": {"blind": 1, "entangle": 1}},
    ),
    ("", "entangling-shot", (1, 2, 3, 4, 4), (), {"foe health": -7, "foe tokens": {"entangle": 1}}),
    ("entangling-shot-2", "entangling-shot-2", (1, 2, 3, 4, 4), (), {"foe health": -9, "foe tokens": {"entangle": 1}}),
    ("", "blinding-shot", (1, 2, 3, 4, 5), (), {"foe health": -8, "foe tokens": {"blind": 1}, "me tokens": {"evasive": 1}}),
    (
        "blinding-shot-2",
        "blinding-shot-2",
        (1, 2, 3, 4, 5),
        (),
        {"foe health": -10, "foe tokens": {"blind": 1}, "me tokens": {"evasive": 1}},
    ),
    ("blinding-shot-2", "lunar-blessing", (1, 4, 4, 6, 6), (), {"foe tokens": {"entangle": 1}, "me tokens": {"evasive": 3}}),
    ("", "eclipse", (6, 6, 6, 6, 1), (), {"foe health": -9, "foe tokens": ALL}),
    ("eclipse-2", "eclipse-2", (6, 6, 6, 6, 1), (), {"foe health": -11, "foe tokens": ALL}),
    ("eclipse-2", "moon-shadow", (6, 6, 6, 1, 1), (), {"foe tokens": ALL, "me tokens": {"evasive": 1}}),
    ("", "lunar-eclipse", (6, 6, 6, 6, 6), (), {"foe health": -14, "foe tokens": ALL, "me tokens": {"evasive": 1}}),
]  # fmt: skip


@rule("DT-ABILITY-06", "DT-UPGRADE-01")
@pytest.mark.parametrize(("upgrade", "ability", "dice", "then", "outcome"), ABILITIES)
def test_an_ability_does_what_its_field_says_and_nothing_else(
    upgrade: str, ability: str, dice: tuple[int, ...], then: tuple[int, ...], outcome: dict[str, Any]
) -> None:
    duel = Bout(moon_elf(upgrades=[upgrade] if upgrade else []), barbarian())
    assert duel.strike(ability, *dice, then=then).outcome() == outcome


@rule("DT-DEFENSE-06", "DT-KEY-05", "DT-FINAL-05")
@pytest.mark.parametrize(
    ("upgrade", "dice", "outcome"),
    [
        ("", (6, 6, 6, 6, 4), {"me health": -4}),
        ("", (6, 6, 6, 4, 5), {"me health": -2}),
        ("", (4, 4, 5, 5, 6), {"me health": -2}),
        ("", (1, 1, 1, 6, 6), {"me health": -4, "foe health": -1}),
        ("", (1, 1, 2, 3, 6), {"me health": -4, "foe health": -2}),
        ("missed-me-2", (1, 1, 2, 4, 5), {"me health": -2, "foe health": -3}),
    ],
)
def test_missed_me_halves_and_shoots_back(upgrade: str, dice: tuple[int, ...], outcome: dict[str, Any]) -> None:
    duel = Bout(moon_elf(upgrades=[upgrade] if upgrade else []), barbarian(), first=1)
    ability = upgrade or "missed-me"
    assert duel.attack("smack", 1, 2, 3, 4, 6).dice(*dice).answer(f"defend:{ability}").outcome() == outcome


@rule("DT-STATUS-05")
@pytest.mark.parametrize(("die", "hurt"), [(1, 0), (2, 0), (3, -4), (6, -4)])
def test_a_blind_attacker_fails_on_a_one_or_two(die: int, hurt: int) -> None:
    duel = Bout(barbarian(tokens={"blind": 1}), moon_elf()).strike("smack", 1, 2, 3, 4, 6, then=(die,))
    assert duel.health(1) - 50 == hurt
    assert duel.tokens(0) == {}
    assert duel.deeds("failed") == ([] if hurt else [("failed", 0, 0)])


@rule("DT-STATUS-05")
def test_a_blind_attacker_who_fails_does_nothing_of_his_ability() -> None:
    duel = Bout(barbarian(tokens={"blind": 1}, health=40), moon_elf()).strike("fortitude", 4, 4, 5, 1, 1, then=(2,))
    assert duel.outcome() == {"me tokens": {}}


@rule("DT-STATUS-05")
def test_blind_goes_without_a_roll_where_nothing_is_activated() -> None:
    duel = Bout(barbarian(tokens={"blind": 1}), moon_elf()).roll(1, 2, 4, 4, 6).play("reroll:none").settle()
    assert duel.outcome() == {"me tokens": {}}
    assert duel.deeds("rolled") == [("rolled", 0, 5)]


@rule("DT-ULT-06")
def test_an_ultimate_ignores_blind_and_shadows() -> None:
    duel = Bout(moon_elf(tokens={"blind": 1}), barbarian(tokens={"shadows": 1})).strike("lunar-eclipse", 6, 6, 6, 6, 6)
    assert duel.health(1) == 36
    assert duel.tokens(0) == {"evasive": 1}
    assert duel.deeds("rolled") == [("rolled", 0, 5)]


@rule("DT-WINDOW-19")
def test_the_die_of_blind_can_be_altered() -> None:
    duel = Bout(barbarian(tokens={"blind": 1}, hand=["six-it"]), moon_elf()).attack("smack", 1, 2, 3, 4, 6, 2)
    assert duel.until("DT-WINDOW-19").play("play:six-it").settle().health(1) == 46


@rule("DT-STATUS-05", "DT-TURN-06")
def test_entangle_takes_one_attempt_and_goes_with_the_roll_phase() -> None:
    duel = Bout(barbarian(tokens={"entangle": 1}), moon_elf()).roll(1, 1, 4, 4, 6).dice(1, 1).play("reroll:3,4")
    assert "announce:smack" in duel.keys
    assert duel.tokens(0) == {"entangle": 1}
    assert duel.play("none").settle().tokens(0) == {}


@rule("DT-STATUS-05", "DT-TURN-06")
def test_entangle_of_the_one_attacked_stays_for_his_own_roll_phase() -> None:
    duel = Bout(moon_elf(), barbarian(tokens={"entangle": 1})).strike("longbow", 1, 2, 3, 4, 6)
    assert duel.tokens(1) == {"entangle": 1}


@rule("DT-STATUS-05", "DT-MODIFIER-03")
@pytest.mark.parametrize(("ability", "dice", "hurt"), [("smack", (1, 2, 3, 4, 6), 6), ("sturdy-blow", (1, 2, 6, 6, 4), 6)])
def test_attacks_on_a_targeted_hero_deal_two_more(ability: str, dice: tuple[int, ...], hurt: int) -> None:
    duel = Bout(barbarian(), moon_elf(tokens={"targeted": 1})).strike(ability, *dice)
    assert (duel.health(1), duel.tokens(1)) == (50 - hurt, {"targeted": 1})
    assert duel.deeds("added", "added-by") == [("added-by", 1, 2)]


def test_collateral_damage_is_no_attack_on_a_targeted_hero() -> None:
    duel = Bout(pyromancer(), moon_elf(tokens={"targeted": 1})).strike("burning-soul", 5, 5, 1, 2, 4)
    assert duel.health(1) == 48


def test_collateral_damage_beside_an_attack_is_not_added_to_on_a_targeted_hero() -> None:
    """Late Blow: an attack of 5, and 2 collateral damage to all opponents."""
    duel = Bout(barbarian(upgrades=["trial:late-blow"]), pyromancer(tokens={"targeted": 1}), packs=TRIAL)
    assert duel.strike("trial:late-blow", 1, 2, 3, 4, 5).health(1) == 50 - (5 + 2) - 2


def test_what_a_defence_deals_is_no_attack_on_a_targeted_hero() -> None:
    duel = Bout(barbarian(tokens={"targeted": 1}), moon_elf()).attack("smack", 1, 2, 3, 4, 6)
    assert duel.dice(1, 1, 6, 6, 6).answer("defend:missed-me").health(0) == 49


@rule("DT-STATUS-09", "DT-STATUS-11", "DT-DAMAGE-04")
@pytest.mark.parametrize(("die", "hurt"), [(1, 0), (2, 0), (3, 4)])
def test_evasive_avoids_all_damage_on_a_one_or_two(die: int, hurt: int) -> None:
    duel = Bout(moon_elf(tokens={"evasive": 2}), barbarian(), first=1).attack("smack", 1, 2, 3, 4, 6)
    duel.dice(die).answer("spend:evasive")
    assert (duel.health(0), duel.tokens(0)) == (50 - hurt, {"evasive": 1})


@rule("DT-WINDOW-01", "DT-STATUS-10")
def test_several_evasive_are_tried_one_after_the_other_in_the_same_window() -> None:
    duel = Bout(moon_elf(tokens={"evasive": 3}), barbarian(), first=1).attack("smack", 1, 2, 3, 4, 6)
    duel.until("DT-WINDOW-11").dice(3, 6, 1)
    for left in (2, 1, 0):
        assert (duel.rule, duel.seat) == ("DT-WINDOW-11", 0)
        assert duel.play("spend:evasive").tokens(0).get("evasive", 0) == left
    assert (duel.settle().health(0), duel.tokens(0)) == (50, {})


def test_who_has_avoided_all_damage_spends_no_further_evasive() -> None:
    duel = Bout(moon_elf(tokens={"evasive": 2}), barbarian(), first=1).attack("smack", 1, 2, 3, 4, 6)
    duel.dice(1).until("DT-WINDOW-11").play("spend:evasive")
    assert duel.asked == "DefensiveRoll.choose_ability"  # nobody is asked in the windows between
    assert duel.settle().tokens(0) == {"evasive": 1}


@rule("DT-STATUS-10")
def test_evasive_needs_damage_that_is_coming() -> None:
    duel = Bout(moon_elf(tokens={"evasive": 1}), barbarian())
    assert "spend:evasive" not in duel.keys
    guard = duel.refusal(0, "token", "evasive")
    assert (guard.name, guard.rule) == ("use-not-met", "DT-STATUS-10")


@rule("DT-WINDOW-19")
def test_the_die_of_evasive_can_be_altered() -> None:
    duel = Bout(moon_elf(tokens={"evasive": 1}), barbarian(hand=["tip-it"]), first=1).attack("smack", 1, 2, 3, 4, 6)
    duel.dice(2).until("DT-WINDOW-11")
    while "spend:evasive" not in duel.keys:
        duel.play("pass")
    duel.play("spend:evasive", "play:tip-it", "value:3").settle()
    assert duel.health(0) == 46


CARDS: list[tuple[str, tuple[int, ...], dict[str, Any]]] = [
    ("moon-magic", (), {"me cp": -4, "me cards": -1, "me tokens": {"evasive": 1}, "foe tokens": ALL}),
    ("evade", (), {"me cp": -1, "me cards": -1, "me tokens": {"evasive": 1}}),
    ("lunar-umbra", (6,), {"me cards": -1, "foe tokens": ALL}),
    ("lunar-umbra", (5,), {}),
]


@rule("DT-ACTION-02", "DT-CARD-02")
@pytest.mark.parametrize(("card", "dice", "outcome"), CARDS)
def test_a_card_does_what_it_says(card: str, dice: tuple[int, ...], outcome: dict[str, Any]) -> None:
    duel = Bout(moon_elf(hand=[card], cp=5), barbarian()).dice(*dice).play(f"play:{card}")
    while duel.asked != "Main.act":
        duel.play(duel.keys[0])
    assert (duel.outcome(), duel.discard(0)) == (outcome, [card])


@rule("DT-MODIFIER-01")
@pytest.mark.parametrize(
    ("card", "dice", "hurt", "tokens"),
    [
        ("take-that", (3,), 5, {}),
        ("take-that", (4,), 3, {"entangle": 1}),
        ("take-that", (6,), 3, {"blind": 1}),
        ("volley", (1, 2, 3, 4, 6), 6, {"entangle": 1}),
    ],
)
def test_attack_modifiers(card: str, dice: tuple[int, ...], hurt: int, tokens: dict[str, int]) -> None:
    duel = Bout(moon_elf(hand=[card]), monk()).attack("longbow", 1, 2, 3, 4, 6).dice(*dice).answer(f"play:{card}")
    assert (duel.health(1), duel.tokens(1)) == (50 - hurt, tokens)
