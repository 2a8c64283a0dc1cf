"""The Paladin: his passive ability, every ability on every level, his tokens, and every card of his own."""

from __future__ import annotations

from typing import Any

import pytest

from pionek.games.dicethrone.vocabulary import ANNOUNCE
from tests.dicethrone.scenario import Bout, barbarian, moon_elf, paladin, pyromancer

rule = pytest.mark.rule

ABILITIES: list[tuple[str, str, tuple[int, ...], tuple[int, ...], dict[str, Any]]] = [
    ("", "retaliate", (3, 3, 4, 6, 1), (), {"me cp": 3, "me tokens": {"retribution": 1}}),
    ("retaliate-2", "retaliate-2", (3, 3, 4, 6, 1), (), {"me cp": 4, "me tokens": {"retribution": 1}}),
    ("retaliate-2", "requital", (1, 3, 5, 6, 6), (), {"me health": 1, "foe health": -3, "me tokens": {"retribution": 1}}),
    ("", "righteous-combat", (1, 2, 1, 3, 4), (1, 3), {"foe health": -8}),
    ("", "righteous-combat", (1, 2, 1, 3, 4), (5, 6), {"foe health": -5, "me health": 2, "me cp": 1}),
    ("righteous-combat-2", "righteous-combat-2", (1, 2, 1, 3, 4), (1, 3, 5), {"foe health": -8, "me health": 2}),
    ("righteous-combat-3", "righteous-combat-3", (1, 2, 1, 3, 4), (1, 1, 6), {"foe health": -10, "me cp": 1}),
    ("righteous-combat-2", "steadfast", (1, 2, 3, 5, 5), (), {"foe health": -2, "me health": 2}),
    ("righteous-combat-3", "steadfast-3", (1, 2, 3, 5, 5), (), {"foe health": -2, "me health": 2}),
    ("", "mighty-prayer", (1, 2, 1, 6, 5), (), {"foe health": -3, "me tokens": {"crit": 1, "accuracy": 1}}),
    ("mighty-prayer-2", "mighty-prayer-2", (1, 2, 1, 6, 5), (), {"foe health": -4, "me tokens": {"crit": 1, "accuracy": 1}}),
    ("mighty-prayer-2", "offensive-stance", (1, 2, 3, 6, 5), (), {"foe health": -2, "me tokens": {"crit": 1}}),
    ("", "holy-attack", (1, 2, 3, 4, 4), (), {"foe health": -6, "me health": 1}),
    ("", "holy-attack", (1, 2, 3, 4, 5), (), {"foe health": -8, "me health": 2}),
    ("holy-attack-2", "holy-attack-2", (1, 2, 3, 4, 4), (), {"foe health": -7, "me health": 1}),
    ("holy-attack-2", "holy-attack-2", (2, 3, 4, 5, 6), (), {"foe health": -9, "me health": 2}),
    ("", "righteous-prayer", (6, 6, 6, 6, 1), (), {"foe health": -8, "me cp": 2, "me tokens": {"crit": 1}}),
    ("righteous-prayer-2", "righteous-prayer-2", (6, 6, 6, 6, 1), (), {"foe health": -8, "me cp": 2, "me tokens": {"crit": 1}}),
    ("righteous-prayer-2", "prosperity", (6, 6, 6, 1, 1), (), {"me cp": 4}),
    ("", "holy-light", (5, 5, 1, 2, 3), (1,), {"me health": 2, "me tokens": {"crit": 1}}),
    ("", "holy-light", (5, 5, 1, 2, 3), (3,), {"me health": 2, "me tokens": {"protect": 1}}),
    ("", "holy-light", (5, 5, 5, 2, 3), (5,), {"me health": 3, "me cards": 1}),
    ("", "holy-light", (5, 5, 1, 2, 3), (6,), {"me health": 2, "me cp": 2}),
    ("holy-light-2", "holy-light-2", (5, 5, 1, 2, 3), (1, 1, 3), {"me health": 2, "me tokens": {"crit": 1, "protect": 1}}),
    ("holy-light-2", "holy-light-2", (5, 5, 1, 2, 3), (5, 5, 6), {"me health": 2, "me cards": 2, "me cp": 2}),
    ("", "resolute-faith", (6, 6, 6, 6, 6), (), {"foe health": -10, "me health": 5, "me tokens": {"blessing": 1}}),
]

@rule("DT-ABILITY-06", "DT-UPGRADE-01")
@pytest.mark.parametrize(("upgrade", "ability", "dice", "then", "outcome"), [row for row in ABILITIES if row[0]])
def test_an_ability_does_what_its_field_says_and_nothing_else(
    upgrade: str, ability: str, dice: tuple[int, ...], then: tuple[int, ...], outcome: dict[str, Any]
) -> None:
    assert does(upgrade, ability, dice, then) == outcome


def does(upgrade: str, ability: str, dice: tuple[int, ...], then: tuple[int, ...]) -> dict[str, Any]:
    """What an ability changes when nobody answers it."""
    return Bout(paladin(upgrades=[upgrade] if upgrade else []), barbarian()).strike(ability, *dice, then=then).outcome()


def printed(ability: str) -> list[Any]:
    """The rows of an ability that is printed on the board."""
    return [row[2:] for row in ABILITIES if row[1] == ability]


@rule("DT-PALA-03")
@pytest.mark.parametrize(("dice", "then", "outcome"), printed("retaliate"))
def test_retaliate(dice: tuple[int, ...], then: tuple[int, ...], outcome: dict[str, Any]) -> None:
    assert does("", "retaliate", dice, then) == outcome


@rule("DT-PALA-04")
@pytest.mark.parametrize(("dice", "then", "outcome"), printed("righteous-combat"))
def test_righteous_combat(dice: tuple[int, ...], then: tuple[int, ...], outcome: dict[str, Any]) -> None:
    assert does("", "righteous-combat", dice, then) == outcome


@rule("DT-PALA-05")
@pytest.mark.parametrize(("dice", "then", "outcome"), printed("mighty-prayer"))
def test_mighty_prayer(dice: tuple[int, ...], then: tuple[int, ...], outcome: dict[str, Any]) -> None:
    assert does("", "mighty-prayer", dice, then) == outcome


@rule("DT-PALA-06")
@pytest.mark.parametrize(("dice", "then", "outcome"), printed("holy-attack"))
def test_holy_attack(dice: tuple[int, ...], then: tuple[int, ...], outcome: dict[str, Any]) -> None:
    assert does("", "holy-attack", dice, then) == outcome


@rule("DT-PALA-07")
@pytest.mark.parametrize(("dice", "then", "outcome"), printed("righteous-prayer"))
def test_righteous_prayer(dice: tuple[int, ...], then: tuple[int, ...], outcome: dict[str, Any]) -> None:
    assert does("", "righteous-prayer", dice, then) == outcome


@rule("DT-PALA-08")
@pytest.mark.parametrize(("dice", "then", "outcome"), printed("holy-light"))
def test_holy_light(dice: tuple[int, ...], then: tuple[int, ...], outcome: dict[str, Any]) -> None:
    assert does("", "holy-light", dice, then) == outcome


@rule("DT-PALA-10")
@pytest.mark.parametrize(("dice", "then", "outcome"), printed("resolute-faith"))
def test_resolute_faith(dice: tuple[int, ...], then: tuple[int, ...], outcome: dict[str, Any]) -> None:
    assert does("", "resolute-faith", dice, then) == outcome


@rule("DT-PALA-09")
@pytest.mark.parametrize(
    ("dice", "outcome"),
    [
        ((1, 2, 3), {"me health": -5, "foe health": -1}),
        ((3, 4, 5), {"me health": -2}),
        ((6, 6, 5), {"me health": -4, "me cp": 2}),
    ],
)
def test_divine_defense(dice: tuple[int, ...], outcome: dict[str, Any]) -> None:
    duel = Bout(paladin(), barbarian(), first=1).attack("smack", 1, 2, 3, 3, 6)
    assert duel.dice(*dice).answer("defend:divine-defense").outcome() == outcome


@rule("DT-PALA-13")
def test_the_protect_of_divine_defense_three_helps_against_the_same_attack() -> None:
    """The example of the rulebook: it prevents 3 and gives Protect; 9 - 3 is 6, and half of that is prevented."""
    duel = Bout(paladin(upgrades=["divine-defense-3"]), barbarian(), first=1).attack("mighty-blow", 1, 2, 3, 4, 4)
    duel.dice(3, 4, 3, 6).answer("defend:divine-defense-3", "spend:protect")
    assert (duel.health(0), duel.cp(0), duel.tokens(0)) == (47, 3, {})


@pytest.mark.parametrize(("dice", "tokens"), [((3, 4, 6, 1), {"protect": 1}), ((3, 6, 6, 1), {}), ((3, 4, 5, 1), {})])
def test_divine_defense_three_gives_protect_for_two_helmets_and_a_prayer(
    dice: tuple[int, ...], tokens: dict[str, int]
) -> None:
    duel = Bout(paladin(upgrades=["divine-defense-3"]), barbarian(), first=1).attack("smack", 1, 2, 3, 4, 6)
    assert duel.dice(*dice).answer("defend:divine-defense-3").tokens(0) == tokens


@rule("DT-PALA-01")
def test_tithe_re_rolls_dice_as_often_as_one_can_pay() -> None:
    duel = Bout(paladin(cp=3), barbarian()).roll(1, 2, 3, 5, 6).dice(4)
    assert "use:tithe" in duel.keys
    duel.play("use:tithe", "choose:1", "die:5")
    assert (duel.on_table(), duel.cp(0)) == ([1, 2, 3, 5, 4], 2)
    duel.dice(4, 4).play("use:tithe", "die:1").play("use:tithe", "die:1")
    assert (duel.on_table(), duel.cp(0)) == ([4, 2, 3, 5, 4], 0)
    assert "use:tithe" not in duel.keys


@rule("DT-PALA-01", "DT-PASSIVE-01")
def test_tithe_re_rolls_dice_of_a_card_and_of_the_defence_but_not_those_of_others() -> None:
    defence = Bout(paladin(cp=1), barbarian(), first=1).attack("smack", 1, 2, 3, 4, 6)
    defence.dice(1, 1, 1).until("DefensiveRoll.choose_ability").play("defend:divine-defense")
    assert (defence.seat, defence.rule, defence.keys) == (0, "DT-WINDOW-14", ["use:tithe", "pass"])
    defence.dice(4).play("use:tithe", "die:2").settle()
    assert (defence.health(0), defence.cp(0)) == (50 - 4 + 1, 0)
    card = Bout(paladin(cp=2, hand=["blessed"]), barbarian()).dice(1).play("play:blessed")
    assert card.keys == ["use:tithe", "pass"]
    assert card.dice(6).play("use:tithe").cp(0) == 3
    other = Bout(paladin(cp=2), barbarian(), first=1).roll(1, 2, 3, 4, 6)
    assert (other.seat, other.asked) == (1, "OffensiveRoll.keep")  # the Paladin, with 2 CP, was not asked


@rule("DT-PALA-02")
def test_tithe_draws_a_card_for_three_points_at_any_time() -> None:
    duel = Bout(paladin(cp=7), barbarian()).play("use:tithe")
    assert (duel.cp(0), len(duel.hand(0))) == (4, 1)
    assert (duel.play("use:tithe").cp(0), len(duel.hand(0))) == (1, 2)
    assert "use:tithe" not in duel.quiet().keys
    guard = duel.refusal(0, "ability", "tithe")
    assert guard.name == "no-dice"  # the other use would need dice


@rule("DT-PALA-02", "DT-PASSIVE-01")
def test_tithe_can_be_paid_in_the_turn_of_others() -> None:
    duel = Bout(paladin(cp=3), barbarian(), first=1).roll(1, 2, 3, 4, 6)
    assert (duel.seat, duel.keys) == (0, ["use:tithe", "pass"])
    assert (len(duel.play("use:tithe").hand(0)), duel.cp(0)) == (1, 0)


@rule("DT-UPGRADE-01", "DT-CP-01", "DT-PASSIVE-01")
def test_tithe_two_draws_for_two_and_pays_for_abilities_with_a_prayer() -> None:
    duel = Bout(paladin(upgrades=["tithe-2"], cp=2), barbarian()).play("use:tithe-2")
    assert (duel.cp(0), len(duel.hand(0))) == (0, 1)
    prayer = Bout(paladin(upgrades=["tithe-2"]), barbarian()).strike("mighty-prayer", 1, 2, 1, 6, 5)
    assert prayer.outcome()["me cp"] == 1
    other = Bout(paladin(upgrades=["tithe-2"]), barbarian()).strike("holy-attack", 1, 2, 3, 4, 6)
    assert "me cp" not in other.outcome()


@rule("DT-UPGRADE-01", "DT-PASSIVE-01")
def test_an_upgraded_passive_ability_works_at_once() -> None:
    duel = Bout(paladin(hand=["tithe-2"], cp=5), barbarian()).play("play:tithe-2").quiet()
    assert "use:tithe-2" in duel.keys
    assert "use:tithe" not in duel.keys
    assert duel.strike("retaliate", 3, 3, 4, 6, 1).cp(0) == 5 - 3 + 1 + 3
    assert duel.why_not(0, "ability", "tithe") == "DT-UPGRADE-01"


@rule("DT-PASSIVE-01")
def test_a_passive_ability_is_not_announced() -> None:
    duel = Bout(paladin(cp=0), barbarian()).roll(1, 2, 3, 4, 6).play("reroll:none")
    assert duel.keys == ["announce:holy-attack", "none"]
    guard = duel.refusal_of(0, ANNOUNCE, "ability", "tithe")
    assert guard is not None
    assert guard.rule == "DT-PASSIVE-01"


@rule("DT-STATUS-10", "DT-MODIFIER-01")
@pytest.mark.parametrize(("ability", "dice", "offered"), [("holy-attack", (1, 2, 3, 4, 4), True), ("mighty-prayer", (1, 2, 1, 6, 5), False)])
def test_crit_adds_four_to_an_attack_of_at_least_five(ability: str, dice: tuple[int, ...], offered: bool) -> None:
    duel = Bout(paladin(tokens={"crit": 1}, hand=["getting-paid"]), barbarian()).attack(ability, *dice).until("DT-WINDOW-13", "DT-WINDOW-15")
    assert ("spend:crit" in duel.keys) is offered
    if offered:
        assert duel.play("spend:crit").settle().health(1) == 40


@rule("DT-WINDOW-11")
def test_accuracy_is_spent_at_the_end_of_the_offensive_roll_phase_or_not_at_all() -> None:
    duel = Bout(paladin(tokens={"accuracy": 1}, hand=["getting-paid"]), barbarian()).attack("holy-attack", 1, 2, 3, 4, 4)
    assert "spend:accuracy" not in Bout(paladin(tokens={"accuracy": 1}), barbarian()).keys
    duel.until("DT-WINDOW-11")
    assert "spend:accuracy" in duel.keys
    duel.play("spend:accuracy").until("DefensiveRoll.choose_ability", "Main.act")
    assert duel.asked == "Main.act"
    assert duel.health(1) == 44


@rule("DT-WINDOW-11")
def test_accuracy_is_too_late_in_the_next_window() -> None:
    duel = Bout(paladin(tokens={"accuracy": 1}, hand=["getting-paid"]), barbarian()).attack("holy-attack", 1, 2, 3, 4, 4)
    duel.until("DT-WINDOW-13")
    assert "spend:accuracy" not in duel.keys
    assert duel.until("DefensiveRoll.choose_ability").keys[0] == "defend:thick-skin"


@rule("DT-WINDOW-11", "DT-KEY-04")
def test_accuracy_also_helps_an_attack_whose_damage_stands_behind_then() -> None:
    duel = Bout(moon_elf(tokens={"accuracy": 1}), barbarian()).attack("demising-shot", 1, 2, 3, 6, 6)
    duel.until("DT-WINDOW-11").play("spend:accuracy")
    assert duel.asked == "Main.act"
    assert duel.health(1) == 44


@rule("DT-WINDOW-11")
def test_accuracy_does_nothing_for_an_undefendable_attack() -> None:
    """He who could spend nothing else is not even asked."""
    duel = Bout(paladin(tokens={"accuracy": 1}, cp=0), barbarian()).attack("mighty-prayer", 1, 2, 1, 6, 5)
    assert (duel.asked, duel.health(1), duel.tokens(0)) == ("Main.act", 47, {"accuracy": 1, "crit": 1})


@rule("DT-PALA-11")
@pytest.mark.parametrize(("ability", "dice", "hurt"), [("mighty-blow", (1, 2, 3, 4, 4), 4), ("smack", (1, 2, 3, 4, 6), 2)])
def test_protect_prevents_half_rounded_up(ability: str, dice: tuple[int, ...], hurt: int) -> None:
    duel = Bout(paladin(tokens={"protect": 1}), barbarian(), first=1).attack(ability, *dice).answer("spend:protect")
    assert (duel.health(0), duel.tokens(0)) == (50 - hurt, {})


@rule("DT-PALA-12", "DT-FINAL-07", "DT-FINAL-09")
def test_retribution_deals_half_of_the_subtotal_to_the_attacker() -> None:
    duel = Bout(paladin(tokens={"retribution": 1, "protect": 1}), barbarian(), first=1)
    duel.attack("mighty-blow", 1, 2, 3, 4, 4).answer("spend:retribution", "spend:protect")
    assert (duel.health(0), duel.health(1), duel.tokens(0)) == (46, 45, {})


@rule("DT-PALA-12", "DT-FINAL-07", "DT-DAMAGE-01")
def test_the_attacker_can_avoid_what_retribution_deals() -> None:
    duel = Bout(paladin(tokens={"retribution": 1}), moon_elf(tokens={"evasive": 1}), first=1)
    duel.attack("longbow", 1, 2, 3, 4, 6).dice(1).answer("spend:retribution", "spend:evasive")
    assert (duel.health(0), duel.health(1)) == (47, 50)


@rule("DT-PALA-12")
def test_retribution_needs_an_attack_on_its_holder() -> None:
    assert "spend:retribution" not in Bout(paladin(tokens={"retribution": 1}), barbarian()).keys
    upkeep = Bout(paladin(tokens={"retribution": 1, "burn": 1}), barbarian(), first=1).next_turn()
    assert (upkeep.health(0), upkeep.deeds("spent")) == (48, [])


@rule("DT-STATUS-16")
def test_the_blessing_saves_its_holder_once_and_goes() -> None:
    duel = Bout(paladin(tokens={"blessing": 1}, health=3), barbarian(), first=1).strike("smack", 1, 2, 3, 4, 6)
    assert (duel.health(0), duel.tokens(0), duel.match.result) == (1, {}, None)
    duel = Bout(paladin(health=3), barbarian(), first=1).strike("smack", 1, 2, 3, 4, 6)
    assert duel.match.result is not None


@rule("DT-STATUS-16")
@pytest.mark.parametrize("health", [5, 4])
def test_the_blessing_waits_for_the_fall_to_zero(health: int) -> None:
    duel = Bout(paladin(tokens={"blessing": 1}, health=health), barbarian(), first=1).strike("smack", 1, 2, 3, 4, 6)
    assert duel.tokens(0) == ({"blessing": 1} if health == 5 else {})
    assert duel.health(0) == 1


@rule("DT-STATUS-16")
def test_the_blessing_also_holds_against_an_ultimate() -> None:
    duel = Bout(paladin(tokens={"blessing": 1}, health=9), barbarian(), first=1).strike("rage", 6, 6, 6, 6, 6, then=(1, 1, 2, 4, 6))
    assert duel.health(0) == 1


@rule("DT-STATUS-16")
def test_nothing_else_removes_or_moves_the_blessing() -> None:
    duel = Bout(paladin(tokens={"blessing": 1}), barbarian(hand=["transference", "get-that-outta-here", "what-status-effects"], cp=9), first=1)
    for card in ("transference", "get-that-outta-here", "what-status-effects"):
        assert duel.why_no_card(1, card) == "DT-STATUS-08"
    both = Bout(paladin(tokens={"blessing": 1, "burn": 1}), barbarian(hand=["what-status-effects"]), first=1)
    assert both.play("play:what-status-effects").tokens(0) == {"blessing": 1}


CARDS: list[tuple[str, tuple[int, ...], dict[str, Any]]] = [
    ("mighty", (), {"me cp": -1, "me cards": -1, "me tokens": {"crit": 1}}),
    (
        "consecration",
        (),
        {"me cp": -4, "me cards": -1, "me tokens": {"crit": 1, "accuracy": 1, "protect": 1, "retribution": 1}},
    ),
    ("blessed", (1,), {"me cp": -1, "me cards": 1}),
    ("blessed", (3,), {"me cp": -1, "me cards": -1, "me health": 3}),
    ("blessed", (5,), {"me cp": -1, "me cards": -1, "me health": 4}),
    ("blessed", (6,), {"me cp": 2, "me cards": -1}),
    ("divine-favor", (6,), {"me cp": 4, "me cards": -1}),
    ("divine-favor", (5,), {}),
]


@rule("DT-ACTION-02", "DT-CARD-02")
@pytest.mark.parametrize(("card", "dice", "outcome"), CARDS)
def test_a_card_does_what_it_says(card: str, dice: tuple[int, ...], outcome: dict[str, Any]) -> None:
    duel = Bout(paladin(hand=[card], cp=5), barbarian()).dice(*dice).play(f"play:{card}")
    while duel.asked != "Main.act":
        duel.play("pass" if "pass" in duel.keys else "player:1")
    assert (duel.outcome(), duel.discard(0)) == (outcome, [card])


@rule("DT-NAMED-05")
@pytest.mark.parametrize(
    ("die", "outcome"),
    [
        (1, {"me health": -8, "foe health": -3}),
        (3, {"me health": -5}),
        (5, {"me health": -3}),
        (6, {"me health": -6, "me cp": 1}),
    ],
)
def test_absolution_after_an_attack(die: int, outcome: dict[str, Any]) -> None:
    duel = Bout(paladin(hand=["absolution"], cp=2), pyromancer(), first=1)
    assert duel.why_no_card(0, "absolution") == "DT-ROLLCARD-01"
    duel.attack("fireball", 1, 1, 2, 2, 3).dice(die).answer("play:absolution")
    outcome = {"me cp": -1, "me cards": -1, "foe tokens": {"fire-mastery": 1}, **outcome}
    assert duel.outcome() == outcome


@rule("DT-NAMED-05")
def test_absolution_is_for_one_who_was_attacked() -> None:
    duel = Bout(paladin(hand=["absolution", "getting-paid"], cp=2), barbarian()).attack("holy-attack", 1, 2, 3, 4, 4)
    duel.until("DT-WINDOW-13")
    assert duel.why_no_card(0, "absolution") == "DT-NAMED-05"


def test_a_defence_that_brings_no_points_says_nothing_of_them() -> None:
    duel = Bout(paladin(cp=3), barbarian(), first=1).attack("smack", 1, 1, 1, 4, 6).until("DefensiveRoll.choose_ability")
    duel.dice(3, 3, 3).play("defend:divine-defense").settle()
    assert (duel.cp(0), duel.deeds("cp-gained")) == (3, [])


@rule("DT-ACTION-02")
def test_consecration_asks_for_one_player_and_takes_no_for_no_answer() -> None:
    duel = Bout(paladin(hand=["consecration"], cp=4), barbarian()).play("play:consecration")
    assert duel.keys == ["player:1", "player:2"]
    tokens = duel.play("player:2").tokens(1)
    assert tokens == {"protect": 1, "retribution": 1, "crit": 1, "accuracy": 1}
