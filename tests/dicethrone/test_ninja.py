"""The Ninja: every ability on every level, tokens, and every card of the hero's own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dicethrone.crowd import Melee
from tests.dicethrone.scenario import Bout, barbarian, moon_elf, ninja, paladin, pyromancer, shadow_thief

rule = pytest.mark.rule

ABILITIES: list[tuple[str, str, tuple[int, ...], tuple[int, ...], dict[str, Any]]] = [
    ("", "slash", (1, 2, 3, 4, 6), (), {"foe health": -5}),
    ("", "slash", (1, 2, 3, 3, 6), (), {"foe health": -6}),
    ("", "slash", (1, 2, 3, 3, 2), (), {"foe health": -7}),
    ("slash-2", "slash-2", (1, 2, 3, 4, 6), (), {"foe health": -5}),
    ("slash-2", "slash-2", (1, 1, 1, 2, 2), (), {"foe health": -8, "me tokens": {"ninjutsu": 1}}),
    ("", "walk-the-line", (4, 4, 5, 5, 1), (3, 4), {"foe health": -7}),
    ("walk-the-line-2", "walk-the-line-2", (4, 4, 5, 5, 1), (3, 4), {"foe health": -7}),
    ("walk-the-line-2", "tip-of-the-blade", (4, 4, 5, 1, 1), (5,), {"foe health": -5}),
    ("", "death-blossom", (1, 2, 3, 4, 5), (1, 2, 4, 5, 3), {"foe health": -7}),
    ("death-blossom-2", "death-blossom-2", (1, 2, 3, 4, 5), (1, 6, 6, 4, 5), {"foe health": -5, "foe tokens": {"delayed-poison": 1}}),
    ("", "smoke-screen", (1, 4, 5, 6, 6), (), {"me tokens": {"smoke-bomb": 1, "ninjutsu": 2}, "foe tokens": {"delayed-poison": 1}}),
    ("smoke-screen-2", "smoke-screen-2", (1, 4, 5, 6, 6), (), {"me tokens": {"smoke-bomb": 1, "ninjutsu": 3}, "foe tokens": {"delayed-poison": 1}}),
    ("smoke-screen-2", "kuji-kiri", (4, 4, 5, 6, 6), (), {"foe health": -8}),
    ("", "poison-blade", (1, 2, 3, 4, 4), (), {"foe health": -5, "foe tokens": {"delayed-poison": 1}}),
    ("poison-blade-2", "poison-blade-2", (1, 2, 3, 4, 4), (1,), {"foe health": -5, "foe tokens": {"delayed-poison": 1}}),
    ("poison-blade-2", "poison-blade-2", (1, 2, 3, 4, 4), (4,), {"foe health": -5, "foe tokens": {"delayed-poison": 2}}),
    ("poison-blade-2", "poison-blade-2", (1, 2, 3, 4, 4), (6,), {"foe health": -5, "foe tokens": {"delayed-poison": 2}}),
    ("", "shadow-fang", (1, 2, 3, 4, 5), (), {"foe health": -8, "me tokens": {"ninjutsu": 2}}),
    ("shadow-fang-2", "shadow-fang-2", (1, 2, 3, 4, 5), (), {"foe health": -8, "me tokens": {"ninjutsu": 2, "smoke-bomb": 1}}),
    ("shadow-fang-2", "misdirect", (1, 2, 6, 6, 4), (), {"foe health": -2, "me tokens": {"smoke-bomb": 1}}),
    ("", "shadewalk", (6, 6, 6, 6, 1), (), {"foe health": -6, "me tokens": {"smoke-bomb": 1}, "foe tokens": {"delayed-poison": 1}}),
    ("shadewalk-2", "shadewalk-2", (6, 6, 6, 6, 1), (), {"foe health": -6, "me tokens": {"smoke-bomb": 1}, "foe tokens": {"delayed-poison": 2}}),
    ("shadewalk-2", "jugulate", (6, 6, 6, 1, 1), (), {"me tokens": {"ninjutsu": 3}, "foe tokens": {"delayed-poison": 2}}),
    ("", "assassinate", (6, 6, 6, 6, 6), (), {"foe health": -10, "me tokens": {"smoke-bomb": 1}, "foe tokens": {"delayed-poison": 2}}),
]  # fmt: skip


@rule("DT-ABILITY-06", "DT-UPGRADE-01")
@pytest.mark.parametrize(("upgrade", "ability", "dice", "then", "outcome"), ABILITIES)
def test_an_ability_does_what_its_field_says_and_nothing_else(
    upgrade: str, ability: str, dice: tuple[int, ...], then: tuple[int, ...], outcome: dict[str, Any]
) -> None:
    duel = Bout(ninja(upgrades=[upgrade] if upgrade else []), barbarian()).attack(ability, *dice, *then)
    while duel.asked != "Main.act":
        duel.play("player:1") if "player:1" in duel.keys else duel.idle()
    assert duel.outcome() == outcome


@pytest.mark.parametrize(
    ("ability", "dice", "then", "defended"),
    [
        ("walk-the-line", (4, 4, 5, 5, 1), (3, 3), False),
        ("walk-the-line", (4, 4, 5, 5, 1), (3, 4), True),
        ("death-blossom", (1, 2, 3, 4, 5), (1, 1, 1, 1, 6), False),
        ("death-blossom", (1, 2, 3, 4, 5), (1, 1, 1, 1, 5), True),
    ],
)
@rule("DT-DEFENSE-03")
def test_a_roll_can_make_the_attack_undefendable(
    ability: str, dice: tuple[int, ...], then: tuple[int, ...], defended: bool
) -> None:
    duel = Bout(ninja(), barbarian()).attack(ability, *dice, *then).quiet()
    assert ("defend:thick-skin" in duel.keys) is defended


@rule("DT-KEY-07")
def test_up_to_two_dice_of_death_blossom_are_rolled_again() -> None:
    duel = Bout(ninja(upgrades=["death-blossom-2"]), barbarian())
    duel.attack("death-blossom-2", 1, 2, 3, 4, 5, 1, 1, 1, 1, 1)
    assert len(duel.keys) == 1 + 5 + 10
    assert duel.dice(4, 5).play("reroll:1,3").settle().health(1) == 50 - 3 - 4


@rule("DT-DEFENSE-06", "DT-KEY-05", "DT-KEY-07")
@pytest.mark.parametrize(
    ("upgrade", "dice", "again", "outcome"),
    [
        ("", (1, 2, 3), "none", {"me health": -4, "foe health": -1}),
        ("", (1, 4, 5), "none", {"me health": -4, "foe health": -3}),
        ("", (6, 6, 1), "none", {"me health": -4, "foe health": -1, "me tokens": {"smoke-bomb": 1}}),
        ("", (6, 1, 1, 6), "2", {"me health": -4, "foe health": -1, "me tokens": {"smoke-bomb": 1}}),
        ("shade-shift-2", (1, 2, 5), "none", {"me health": -4, "foe health": -4}),
        ("shade-shift-2", (1, 2, 3, 4, 5), "1,2", {"me health": -4, "foe health": -5}),
    ],
)
def test_shade_shift(upgrade: str, dice: tuple[int, ...], again: str, outcome: dict[str, Any]) -> None:
    duel = Bout(ninja(upgrades=[upgrade] if upgrade else []), barbarian(), first=1).attack("smack", 1, 2, 3, 4, 6)
    ability = upgrade or "shade-shift"
    assert duel.dice(*dice).play(f"defend:{ability}").play(f"reroll:{again}").settle().outcome() == outcome


@rule("DT-ABILITY-02", "DT-KEY-07")
def test_dice_that_a_text_lets_one_roll_again_can_be_altered() -> None:
    """Walk the Line II: 2 and 3, then 2 and 6 after the re-roll, of which the Pyromancer makes 2 and 1."""
    duel = Bout(ninja(upgrades=["walk-the-line-2"]), pyromancer(hand=["helping-hand"]))
    duel.attack("walk-the-line-2", 4, 4, 4, 4, 1, 2, 3).until("DT-WINDOW-09").play("pass")
    duel.dice(6).play("reroll:2")
    assert (duel.seat, duel.rule, duel.on_table()) == (1, "DT-WINDOW-09", [2, 6])
    assert duel.dice(1).play("play:helping-hand", "die:2").settle().health(1) == 50 - 3


@rule("DT-MODIFIER-01")
@pytest.mark.parametrize(("die", "hurt"), [(1, 6), (3, 6), (4, 7), (5, 7)])
def test_ninjutsu_adds_one_or_two(die: int, hurt: int) -> None:
    duel = Bout(ninja(tokens={"ninjutsu": 2}), barbarian()).attack("slash", 1, 2, 3, 4, 6).dice(die).answer("spend:ninjutsu")
    assert (duel.health(1), duel.tokens(0)) == (50 - hurt, {"ninjutsu": 1})


@rule("DT-STATUS-11")
def test_a_spent_token_acts_at_once() -> None:
    duel = Bout(ninja(tokens={"ninjutsu": 1}), barbarian()).attack("slash", 1, 2, 3, 4, 6).until("DT-WINDOW-13")
    before = duel.incoming(1)
    assert duel.dice(4).play("spend:ninjutsu").incoming(1) == before + 2


@pytest.mark.parametrize(
    ("choice", "hurt", "tokens", "defended"),
    [("choose:1", 7, {}, True), ("choose:2", 5, {"delayed-poison": 1}, True), ("choose:3", 5, {}, False)],
)
def test_ninjutsu_with_a_six_is_a_choice(choice: str, hurt: int, tokens: dict[str, int], defended: bool) -> None:
    duel = Bout(ninja(tokens={"ninjutsu": 1}), barbarian()).attack("slash", 1, 2, 3, 4, 6).until("DT-WINDOW-13")
    duel.dice(6).play("spend:ninjutsu")
    assert duel.keys == ["choose:1", "choose:2", "choose:3"]
    duel.play(choice)
    assert ("defend:thick-skin" in duel.keys) is defended
    assert (duel.settle().health(1), duel.tokens(1)) == (50 - hurt, tokens)


@rule("DT-DEFENSE-03")
def test_after_the_defence_ninjutsu_cannot_make_the_attack_undefendable() -> None:
    """Ruling R-39."""
    duel = Bout(ninja(tokens={"ninjutsu": 1}), barbarian()).attack("slash", 1, 2, 3, 4, 6)
    duel.until("DefensiveRoll.choose_ability").dice(1, 1, 1).play("defend:thick-skin").until("DT-WINDOW-15")
    assert duel.dice(6).play("spend:ninjutsu").keys == ["choose:1", "choose:2"]


@rule("DT-STATUS-17")
def test_a_used_token_is_answered_by_nothing_but_altered_dice() -> None:
    theirs = ["getting-paid", "tip-it", "not-this-time"]
    duel = Bout(ninja(tokens={"ninjutsu": 1}), barbarian(hand=theirs, cp=5)).attack("slash", 1, 2, 3, 4, 6)
    duel.until("DT-WINDOW-13").dice(3).play("spend:ninjutsu")
    assert (duel.seat, duel.rule, duel.keys) == (1, "DT-WINDOW-19", ["play:tip-it", "pass"])


@rule("DT-DAMAGE-04")
@pytest.mark.parametrize(("die", "hurt"), [(1, 0), (3, 0), (4, 4)])
def test_smoke_bomb_avoids_all_damage_on_one_to_three(die: int, hurt: int) -> None:
    duel = Bout(ninja(tokens={"smoke-bomb": 1}), barbarian(), first=1).attack("smack", 1, 2, 3, 4, 6).dice(die)
    assert duel.answer("spend:smoke-bomb").health(0) == 50 - hurt


def test_what_is_avoided_leaves_other_effects_of_the_attack() -> None:
    duel = Bout(ninja(tokens={"smoke-bomb": 1}), pyromancer(), first=1).attack("pyroblast", 1, 2, 3, 6, 4, 4)
    assert duel.dice(1).answer("spend:smoke-bomb").health(0) == 50
    assert duel.tokens(0) == {"burn": 1}


@rule("DT-STATUS-05", "DT-GAME-04")
@pytest.mark.parametrize(("count", "hurt"), [(1, 3), (2, 6)])
def test_delayed_poison_acts_at_the_end_of_its_holders_turn(count: int, hurt: int) -> None:
    duel = Bout(barbarian(tokens={"delayed-poison": count}), ninja())
    assert (duel.next_turn().health(0), duel.tokens(0)) == (50 - hurt, {})


@rule("DT-STATUS-05")
def test_delayed_poison_does_not_act_in_the_turn_of_another() -> None:
    duel = Bout(ninja(), barbarian(tokens={"delayed-poison": 1})).next_turn()
    assert (duel.health(1), duel.tokens(1)) == (50, {"delayed-poison": 1})


@rule("DT-DAMAGE-04", "DT-DAMAGE-01")
def test_delayed_poison_can_be_avoided() -> None:
    duel = Bout(moon_elf(tokens={"delayed-poison": 2, "evasive": 1}), ninja())
    while "spend:evasive" not in duel.keys:
        duel.idle()
    duel.dice(2).play("spend:evasive")
    assert (duel.health(0), duel.tokens(0)) == (50, {})


CARDS: list[tuple[str, tuple[int, ...], dict[str, Any]]] = [
    ("poison-dart", (), {"me cp": -2, "me cards": -1, "foe tokens": {"delayed-poison": 1}}),
    ("fan-of-knives", (), {"me cp": -2, "me cards": -1, "foe health": -3}),
    ("train", (), {"me cards": -1, "me tokens": {"ninjutsu": 1}}),
    ("smoke-offering", (), {"me cards": -2, "me tokens": {"smoke-bomb": 1}}),
    ("dojo", (6,), {"me cards": -1, "me tokens": {"smoke-bomb": 1, "ninjutsu": 2}}),
    ("dojo", (1,), {}),
]


@rule("DT-ACTION-02", "DT-CARD-02")
@pytest.mark.parametrize(("card", "dice", "outcome"), CARDS)
def test_a_card_does_what_it_says(card: str, dice: tuple[int, ...], outcome: dict[str, Any]) -> None:
    duel = Bout(ninja(hand=[card, "samesies"], cp=5), barbarian()).dice(*dice).play(f"play:{card}")
    while duel.asked != "Main.act":
        duel.play(duel.keys[0])
    assert duel.outcome() == outcome
    assert duel.discard(0) == (["samesies", card] if card == "smoke-offering" else [card])


@rule("DT-CP-05")
def test_smoke_offering_needs_another_card() -> None:
    from tests.dicethrone.scenario import DiceThroneScenario

    duel = DiceThroneScenario(ninja(hand=["smoke-offering"]), barbarian())
    assert duel.why_no_card(0, "smoke-offering") == "DT-CP-05"


@rule("DT-DAMAGE-06", "DT-DAMAGE-04")
def test_fan_of_knives_is_one_damage_that_can_be_avoided_as_a_whole() -> None:
    duel = Bout(ninja(hand=["fan-of-knives"]), moon_elf(tokens={"evasive": 1})).play("play:fan-of-knives")
    assert (duel.seat, duel.incoming(1)) == (1, 3)
    assert duel.dice(1).play("spend:evasive").health(1) == 50


@rule("DT-KEY-07")
@pytest.mark.parametrize(("again", "dice", "hurt"), [("none", (), 7), ("1,2,3", (4, 5, 1), 9)])
def test_throwing_stars_may_all_be_thrown_again_once(again: str, dice: tuple[int, ...], hurt: int) -> None:
    duel = Bout(ninja(hand=["throwing-stars"]), barbarian()).attack("slash", 1, 2, 3, 4, 6).until("DT-WINDOW-13")
    duel.dice(1, 2, 3, 4, 5, *dice).play("play:throwing-stars")
    assert len(duel.keys) == 32
    assert duel.play(f"reroll:{again}").settle().health(1) == 50 - hurt


@rule("DT-ROLLCARD-01", "DT-DAMAGE-01")
@pytest.mark.parametrize(("die", "hurt", "tokens"), [(1, 3, {}), (4, 2, {}), (6, 4, {"smoke-bomb": 1})])
def test_escape_after_an_attack(die: int, hurt: int, tokens: dict[str, int]) -> None:
    duel = Bout(ninja(hand=["escape"]), barbarian(), first=1)
    assert duel.why_no_card(0, "escape") == "DT-ROLLCARD-01"
    duel.attack("smack", 1, 2, 3, 4, 6)
    assert (duel.seat, duel.rule) == (0, "DT-WINDOW-11")  # not before the attack has its target
    duel.dice(die).answer("play:escape")
    assert (duel.health(0), duel.tokens(0)) == (50 - hurt, tokens)


@rule("DT-KEY-01", "DT-STATUS-14")
@pytest.mark.parametrize(
    ("held", "ability", "dice", "keys"),
    [
        (1, "slash", (1, 2, 3, 4, 6), ["choose:1", "choose:2", "choose:3"]),
        (2, "slash", (1, 2, 3, 4, 6), ["choose:1", "choose:3"]),
        (1, "shadewalk", (6, 6, 6, 6, 1), []),
    ],
)
def test_ninjutsu_offers_only_what_can_do_something(held: int, ability: str, dice: tuple[int, ...], keys: list[str]) -> None:
    """Two Delayed Poison are the limit, and an undefendable attack stays so: with one choice left nobody is asked."""
    duel = Bout(ninja(tokens={"ninjutsu": 1}), barbarian(tokens={"delayed-poison": held})).attack(ability, *dice)
    duel.until("DT-WINDOW-13", "DT-WINDOW-15").dice(6).play("spend:ninjutsu")
    assert [key for key in duel.keys if key.startswith("choose")] == keys


# Three and more players


@rule("DT-DAMAGE-06")
@pytest.mark.parametrize(
    ("picks", "healths"),
    [("234", [35, 34, 34, 34]), ("244", [35, 34, 35, 33]), ("333", [35, 35, 32, 35]), ("422", [35, 33, 35, 34])],
)
def test_fan_of_knives_takes_any_three_opponents_also_the_same_one(picks: str, healths: list[int]) -> None:
    game = Melee("king", ninja(hand=["fan-of-knives"]), barbarian(), moon_elf(), paladin()).play("play:fan-of-knives")
    for at, pick in enumerate(picks):
        assert game.keys == ["player:2", "player:3", "player:4"]
        assert game.healths() == [35] * 4, at
        game.play(f"player:{pick}")
    assert (game.asked, game.healths()) == ("Main.act", healths)


def blossoming(first: str, second: str, **given: Any) -> Melee:
    """Kuji-Kiri against two of three opponents: 4 damage to each."""
    me = ninja(upgrades=["smoke-screen-2"], **given)
    elf = moon_elf(tokens={"targeted": 1}, health=20)
    game = Melee("king", me, barbarian(), elf, paladin(health=20, tokens={"retribution": 1}))
    return game.attack("kuji-kiri", 4, 4, 5, 6, 6).play(first, second)  # type: ignore[return-value]


@rule("DT-ABILITY-07", "DT-DAMAGE-06")
@pytest.mark.parametrize(
    ("first", "second", "healths"),
    [
        ("player:2", "player:4", [35, 31, 20, 16]),
        ("player:2", "player:2", [35, 27, 20, 20]),
        ("player:3", "player:2", [35, 31, 14, 20]),
        ("player:2", "player:3", [35, 31, 14, 20]),
    ],
)
def test_kuji_kiri_asks_for_its_victims_itself_and_both_are_attacked(first: str, second: str, healths: list[int]) -> None:
    """Targeted adds 2 to an attack on its holder: once, whichever of the two he is."""
    game = blossoming(first, second).until("Targeting.choose", "Main.act")
    assert (game.asked, game.healths()) == ("Main.act", healths)


@rule("DT-KING-06")
@pytest.mark.parametrize(("first", "bonus"), [("player:2", 1), ("player:3", 0)])
def test_kuji_kiri_on_the_leader_brings_one_bonus_card(first: str, bonus: int) -> None:
    game = blossoming(first, "player:2").settle()
    assert sum(1 for each in game.match.log(0, since=game.heard) if "DT-KING-06" in each.rules) == bonus


@rule("DT-MODIFIER-03", "DT-PALA-12")
@pytest.mark.parametrize(("first", "second", "healths"), [("player:2", "player:4", [35, 29, 20, 16]), ("player:4", "player:2", [32, 31, 20, 14])])
def test_modifiers_and_retribution_go_with_the_target_of_kuji_kiri(first: str, second: str, healths: list[int]) -> None:
    game = blossoming(first, second, tokens={"ninjutsu": 1}).until("DT-WINDOW-13", "DT-WINDOW-15").dice(4).play("spend:ninjutsu")
    while game.asked != "Main.act":
        game.play("spend:retribution") if "spend:retribution" in game.keys else game.idle()
    assert game.healths() == healths


@rule("DT-MODIFIER-06")
@pytest.mark.parametrize(("die", "poison"), [(6, 1), (5, 0)])
def test_ninjutsu_can_only_poison_an_attack_of_pure_damage(die: int, poison: int) -> None:
    """On a 6 there is one thing left to choose, which needs no question; on other numbers nothing is added."""
    duel = Bout(shadow_thief(tokens={"ninjutsu": 1}), barbarian()).attack("shadow-dance", 6, 6, 6, 1, 1, 4)
    duel.until("DT-WINDOW-13", "DT-WINDOW-15").dice(die).play("spend:ninjutsu").settle()
    assert (duel.health(1), duel.tokens(1).get("delayed-poison", 0)) == (48, poison)
