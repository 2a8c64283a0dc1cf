"""The Pyromancer: every ability on every level, every card of her own, and her tokens."""

from __future__ import annotations

from typing import Any

import pytest

from pionek.games.dicethrone.vocabulary import NORMAL
from tests.dicethrone.scenario import Bout, Side, barbarian, pyromancer

rule = pytest.mark.rule

HURT = "barbarian health"
MINE = "pyromancer tokens"
THEIRS = "barbarian tokens"

EXTRA = (1, 1, 2, 4, 5)
"""The first attempt of the Offensive Roll Phase that a stunned opponent gives."""
ABILITIES: list[tuple[str, int, str, tuple[int, ...], tuple[int, ...], dict[str, Any]]] = [
    ("fireball-2", 0, "fireball-2", (1, 2, 3, 4, 6), (), {HURT: 46, MINE: 2}),
    ("fireball-2", 0, "fireball-2", (1, 2, 3, 1, 6), (), {HURT: 44, MINE: 2}),
    ("fireball-2", 0, "fireball-2", (1, 2, 3, 1, 2), (), {HURT: 42, MINE: 2}),
    ("burning-soul-2", 0, "burning-soul-2", (5, 5, 1, 2, 4), (), {HURT: 48, MINE: 4}),
    ("burning-soul-2", 0, "burning-soul-2", (5, 5, 5, 2, 4), (), {HURT: 47, MINE: 5, THEIRS: {"burn": 1}}),
    (
        "burning-soul-2", 0, "burning-soul-2", (5, 5, 5, 5, 4), (),
        {HURT: 46, MINE: 6, THEIRS: {"burn": 1}, "pyromancer limits": {"fire-mastery": 1}},
    ),
    ("pyroblast-2", 0, "pyroblast-2", (1, 2, 3, 6, 4), (1, 3), {HURT: 50 - 6 - 6}),
    ("pyroblast-2", 0, "pyroblast-2", (1, 2, 3, 6, 4), (5, 5), {HURT: 44, MINE: 4}),
    ("pyroblast-2", 0, "pyroblast-2", (1, 2, 3, 6, 4), (4, 6), {HURT: 44, THEIRS: {"knockdown": 1, "burn": 1}}),
    ("pyroblast-2", 0, "pyroblast-2", (1, 2, 3, 6, 4), (4, 4), {HURT: 44, THEIRS: {"burn": 1}}),
    ("hot-streak-2", 0, "hot-streak-2", (1, 2, 3, 4, 4), (), {HURT: 50 - 8, MINE: 2}),
    ("hot-streak-2", 5, "hot-streak-2", (3, 4, 5, 6, 6), (), {HURT: 50 - 11}),
    ("hot-streak-2", 0, "scorch", (1, 2, 4, 4, 6), (), {HURT: 44, MINE: 2, THEIRS: {"burn": 1}}),
    ("ignite-2", 0, "ignite-2", (1, 2, 3, 4, 5), (), {HURT: 50 - 9, MINE: 2, THEIRS: {"burn": 1}}),
    ("ignite-2", 5, "ignite-2", (2, 3, 4, 5, 6), (), {HURT: 50 - 15, THEIRS: {"burn": 1}}),
    (
        "ignite-2", 1, "blazing-soul", (4, 4, 5, 5, 6), (),
        {MINE: 6, THEIRS: {"knockdown": 1}, "pyromancer limits": {"fire-mastery": 1}},
    ),
    ("meteorite-2", 0, "meteorite-2", (6, 6, 6, 6, 1), EXTRA, {HURT: 50 - 2 - 3, MINE: 2}),
    ("meteorite-2", 0, "meteoroid", (6, 6, 6, 1, 1), EXTRA, {THEIRS: {"knockdown": 1, "burn": 1}}),
]  # fmt: skip

MISSED = [
    ("", "fireball", (1, 2, 4, 5, 5)),
    ("", "burning-soul", (1, 2, 3, 5, 6)),
    ("", "pyroblast", (1, 2, 6, 5, 5)),
    ("", "pyroblast", (1, 2, 3, 4, 5)),
    ("", "combustion", (1, 2, 4, 5, 5)),
    ("", "hot-streak", (1, 2, 3, 5, 6)),
    ("hot-streak-2", "scorch", (1, 2, 3, 4, 6)),
    ("", "ignite", (1, 2, 3, 4, 6)),
    ("ignite-2", "blazing-soul", (5, 5, 4, 1, 1)),
    ("", "meteorite", (6, 6, 6, 5, 5)),
    ("meteorite-2", "meteoroid", (6, 6, 1, 2, 3)),
    ("", "scorch-the-earth", (6, 6, 6, 6, 1)),
]


def me(upgrade: str = "", mastery: int = 0, **given: Any) -> Side:
    given.setdefault("tokens", {"fire-mastery": mastery} if mastery else {})
    return pyromancer(upgrades=[upgrade] if upgrade else [], **given)


def struck(side: Side, ability: str, *dice: int) -> dict[str, Any]:
    """What an attack changes, with the number of Fire Mastery in the place of her tokens."""
    duel = Bout(side, barbarian()).strike(ability, *dice)
    changes = duel.changes()
    if MINE in changes:
        changes[MINE] = changes[MINE]["fire-mastery"]
    return changes


@rule("DT-ABILITY-06")
@pytest.mark.parametrize(("upgrade", "mastery", "ability", "dice", "then", "changes"), ABILITIES)
def test_an_upgraded_ability_does_what_its_card_says_and_nothing_else(
    upgrade: str, mastery: int, ability: str, dice: tuple[int, ...], then: tuple[int, ...], changes: dict[str, Any]
) -> None:
    assert struck(me(upgrade, mastery), ability, *dice, *then) == changes


@rule("DT-OFFENSE-06")
@pytest.mark.parametrize(("upgrade", "ability", "dice"), MISSED)
def test_an_ability_whose_dice_are_not_there_is_not_offered(upgrade: str, ability: str, dice: tuple[int, ...]) -> None:
    duel = Bout(me(upgrade), barbarian()).roll(*dice).play("reroll:none")
    assert duel.asked == "OffensiveRoll.announce"
    assert f"announce:{ability}" not in duel.keys
    guard = duel.refusal(0, "ability", ability)
    assert guard is not None
    assert guard.rule == "DT-OFFENSE-06"


@rule("DT-PYRO-01")
def test_her_die_shows_three_flames_a_blaze_a_fiery_soul_and_a_meteor() -> None:
    symbols = []
    for number in range(1, 7):
        duel = Bout(me(), barbarian()).roll(*[number] * 5)
        scene = duel.match.scene(0)
        symbols += [thing.symbol for thing in scene.things if thing.id == "die:0"]
    assert symbols == ["Flame", "Flame", "Flame", "Blaze", "Fiery Soul", "Meteor"]


@rule("DT-PYRO-08")
@pytest.mark.parametrize(("dice", "damage"), [((1, 2, 3, 4, 6), 4), ((1, 2, 3, 1, 6), 6), ((1, 2, 3, 1, 2), 8)])
def test_fireball(dice: tuple[int, ...], damage: int) -> None:
    assert struck(me(), "fireball", *dice) == {HURT: 50 - damage, MINE: 1}


@rule("DT-PYRO-09")
@pytest.mark.parametrize(
    ("dice", "mastery", "damage"), [((5, 5, 1, 2, 4), 4, 2), ((5, 5, 5, 2, 4), 5, 3), ((5, 5, 5, 5, 5), 5, 5)]
)
def test_burning_soul(dice: tuple[int, ...], mastery: int, damage: int) -> None:
    assert struck(me(), "burning-soul", *dice) == {HURT: 50 - damage, MINE: mastery}


@rule("DT-PYRO-10")
@pytest.mark.parametrize(
    ("die", "changes"),
    [
        (1, {HURT: 41}),
        (3, {HURT: 41}),
        (4, {HURT: 44, THEIRS: {"burn": 1}}),
        (5, {HURT: 44, MINE: 2}),
        (6, {HURT: 44, THEIRS: {"knockdown": 1}}),
    ],
)
def test_pyroblast(die: int, changes: dict[str, Any]) -> None:
    assert struck(me(), "pyroblast", 1, 2, 3, 6, 4, die) == changes


def pyroblast_three(*numbers: int) -> Bout:
    return Bout(me("pyroblast-3"), barbarian()).attack("pyroblast-3", 1, 2, 3, 6, 4, *numbers)


def test_pyroblast_three_may_re_roll_one_of_the_two_dice() -> None:
    duel = pyroblast_three(4, 6, 1)
    assert duel.keys == ["reroll:none", "reroll:1", "reroll:2"]
    assert duel.play("reroll:2").settle().changes() == {HURT: 50 - 6 - 3, THEIRS: {"burn": 1}}


def test_pyroblast_three_re_rolls_once_only_and_may_keep_both() -> None:
    duel = pyroblast_three(4, 6, 1).play("reroll:1")
    assert duel.keys == ["defend:thick-skin", "stand"]
    assert duel.settle().changes() == {HURT: 41, THEIRS: {"knockdown": 1}}
    assert pyroblast_three(5, 6).play("reroll:none").settle().changes() == {
        HURT: 44,
        THEIRS: {"knockdown": 1},
        MINE: {"fire-mastery": 2},
    }


@rule("DT-PYRO-11")
@pytest.mark.parametrize(("before", "removed", "left"), [(0, 1, 0), (2, 3, 0), (4, 4, 1), (5, 4, 1)])
def test_combustion_burns_up_to_four_tokens(before: int, removed: int, left: int) -> None:
    duel = Bout(me(mastery=before), barbarian()).attack("combustion", 1, 4, 5, 6, 6)
    assert duel.keys == [f"number:{n}" for n in range(removed, -1, -1)]
    duel.play(f"number:{removed}").settle()
    assert duel.health(1) == 50 - 3 * removed
    assert duel.tokens(0) == ({"fire-mastery": left} if left else {})


@rule("DT-ABILITY-07")
def test_combustion_may_burn_nothing_and_is_no_attack_then() -> None:
    duel = Bout(me(hand=["huzzah"]), barbarian()).attack("combustion", 1, 4, 5, 6, 6).play("number:0")
    assert duel.asked == "Main.act"
    assert duel.changes() == {MINE: {"fire-mastery": 1}}


@rule("DT-DEFAB-03")
def test_combustion_cannot_be_defended() -> None:
    duel = Bout(me(mastery=2), barbarian()).attack("combustion", 1, 4, 5, 6, 6).play("number:3")
    assert duel.asked == "Main.act"


@pytest.mark.parametrize(("before", "removed"), [(0, 1), (4, 5), (5, 5)])
def test_combustion_two_burns_any_number_for_four_each(before: int, removed: int) -> None:
    duel = Bout(me("combustion-2", before), barbarian()).attack("combustion-2", 1, 4, 5, 6, 6)
    duel.play(f"number:{removed}").settle()
    assert duel.health(1) == 50 - 4 * removed
    assert duel.tokens(0) == {}


@rule("DT-PYRO-12")
@pytest.mark.parametrize(("before", "after", "damage"), [(0, 2, 7), (3, 5, 10), (4, 5, 10), (5, 5, 10)])
def test_hot_streak(before: int, after: int, damage: int) -> None:
    duel = Bout(me(mastery=before), barbarian()).strike("hot-streak", 1, 2, 3, 4, 4)
    assert duel.health(1) == 50 - damage
    assert duel.tokens(0) == {"fire-mastery": after}


@rule("DT-PYRO-14")
@pytest.mark.parametrize(("before", "after", "damage"), [(0, 2, 8), (3, 5, 14), (5, 5, 14)])
def test_ignite(before: int, after: int, damage: int) -> None:
    duel = Bout(me(mastery=before), barbarian()).strike("ignite", 1, 2, 3, 4, 5)
    assert duel.health(1) == 50 - damage
    assert duel.tokens(0) == {"fire-mastery": after}


@rule("DT-PYRO-13")
def test_meteorite_stuns_and_then_deals_one_for_each_token_and_two_more() -> None:
    duel = Bout(me(mastery=1), barbarian()).attack("meteorite", 6, 6, 6, 6, 1, *EXTRA)
    assert duel.asked == "OffensiveRoll.keep"
    assert duel.changes() == {HURT: 50 - 3 - 2, MINE: {"fire-mastery": 3}}


@rule("DT-PYRO-06")
def test_meteoroid_stuns_without_damage_and_gives_another_offensive_roll_phase() -> None:
    duel = Bout(me("meteorite-2"), barbarian()).attack("meteoroid", 6, 6, 6, 1, 1, *EXTRA)
    assert duel.asked == "OffensiveRoll.keep"
    assert duel.changes() == {THEIRS: {"knockdown": 1, "burn": 1}}


@rule("DT-PYRO-16")
def test_scorch_the_earth() -> None:
    assert struck(me(), "scorch-the-earth", 6, 6, 6, 6, 6) == {
        HURT: 50 - 12 - 2,
        MINE: 3,
        THEIRS: {"knockdown": 1, "burn": 1},
    }


# Molten Armor


def armoured(upgrade: str, ability: str, *dice: int) -> dict[str, Any]:
    """What changes when the Barbarian smacks her for 4 and she defends with these dice."""
    duel = Bout(barbarian(), me(upgrade)).attack("smack", 1, 1, 1, 5, 6).dice(*dice)
    return duel.play(f"defend:{ability}").settle().changes()


@rule("DT-PYRO-15")
@pytest.mark.parametrize(
    ("dice", "changes"),
    [
        ((4, 4, 4, 6, 6), {}),
        ((1, 2, 3, 4, 6), {HURT: 47}),
        ((5, 5, 4, 4, 6), {MINE: {"fire-mastery": 2}}),
        ((1, 1, 1, 1, 5), {HURT: 46, MINE: {"fire-mastery": 1}}),
    ],
)
def test_molten_armor(dice: tuple[int, ...], changes: dict[str, Any]) -> None:
    assert armoured("", "molten-armor", *dice) == {"pyromancer health": 46, **changes}


@pytest.mark.parametrize(
    ("dice", "changes"),
    [
        ((1, 2, 3, 5, 6), {HURT: 47, MINE: {"fire-mastery": 1}}),
        ((4, 4, 4, 6, 6), {}),
        ((1, 4, 4, 6, 6), {HURT: 49, THEIRS: {"burn": 1}}),
    ],
)
def test_molten_armor_two_burns_on_flame_and_blaze(dice: tuple[int, ...], changes: dict[str, Any]) -> None:
    assert armoured("molten-armor-2", "molten-armor-2", *dice) == {"pyromancer health": 46, **changes}


@pytest.mark.parametrize(
    ("dice", "changes"),
    [
        ((6, 6, 6, 6, 6), {}),
        ((4, 4, 5, 6, 6), {HURT: 48, MINE: {"fire-mastery": 3}}),
        ((1, 4, 5, 6, 6), {HURT: 48, MINE: {"fire-mastery": 2}, THEIRS: {"burn": 1}}),
    ],
)
def test_molten_armor_three_counts_blazes_too(dice: tuple[int, ...], changes: dict[str, Any]) -> None:
    assert armoured("molten-armor-3", "molten-armor-3", *dice) == {"pyromancer health": 46, **changes}


# Cards


@rule("DT-CP-01")
def test_warm_up_gains_a_token_and_one_for_each_point_paid() -> None:
    duel = Bout(me(hand=["warm-up"], cp=3), barbarian()).play("play:warm-up")
    assert duel.keys == ["number:0", "number:1", "number:2", "number:3"]
    assert duel.play("number:2").changes() == {
        "pyromancer cp": 1,
        "pyromancer hand": [],
        "pyromancer discard": ["warm-up"],
        MINE: {"fire-mastery": 3},
    }


def test_warm_up_without_points_gains_one_token() -> None:
    duel = Bout(me(hand=["warm-up"], cp=0), barbarian()).play("play:warm-up")
    assert duel.tokens(0) == {"fire-mastery": 1}
    assert duel.asked == "Main.act"


@rule("DT-STATUS-15", "DT-KEY-04")
def test_fire_up_raises_the_limit_and_gains_two() -> None:
    duel = Bout(me(hand=["fire-up"], mastery=4, cp=3), barbarian()).play("play:fire-up")
    assert duel.changes() == {
        "pyromancer cp": 0,
        "pyromancer hand": [],
        "pyromancer discard": ["fire-up"],
        "pyromancer limits": {"fire-mastery": 1},
        MINE: {"fire-mastery": 6},
    }


@rule("DT-CP-05")
def test_fire_up_costs_three() -> None:
    assert Bout(me(hand=["fire-up"], cp=2), barbarian()).why_no_card(0, "fire-up") == "DT-CP-05"


@pytest.mark.parametrize("mastery", [1, 4])
def test_red_hot_adds_one_for_each_token(mastery: int) -> None:
    duel = Bout(me(hand=["red-hot"], mastery=mastery), barbarian()).attack("fireball", 1, 1, 1, 4, 6)
    assert duel.play("play:red-hot").settle().changes() == {
        "pyromancer cp": 1,
        "pyromancer hand": [],
        "pyromancer discard": ["red-hot"],
        MINE: {"fire-mastery": mastery + 1},
        HURT: 50 - 4 - mastery - 1,
    }


@rule("DT-MODIFIER-04")
def test_red_hot_needs_an_attack_of_hers() -> None:
    duel = Bout(me(hand=["red-hot", "six-it"], mastery=3), barbarian()).roll(5, 5, 1, 1, 4)
    assert duel.why_no_card(0, "red-hot") == "DT-MODIFIER-04"
    duel = Bout(barbarian(), me(hand=["red-hot"], mastery=3)).attack("smack", 1, 1, 1, 5, 6)
    assert duel.why_no_card(1, "red-hot") == "DT-MODIFIER-04"


@pytest.mark.parametrize(
    ("die", "changes"),
    [
        (2, {HURT: 43}),
        (4, {HURT: 46, THEIRS: {"burn": 1}}),
        (5, {HURT: 46, MINE: {"fire-mastery": 3}}),
        (6, {HURT: 46, THEIRS: {"knockdown": 1}}),
    ],
)
def test_huzzah(die: int, changes: dict[str, Any]) -> None:
    duel = Bout(me(hand=["huzzah"]), barbarian()).attack("fireball", 1, 1, 1, 4, 6).dice(die).play("play:huzzah")
    paid = {"pyromancer cp": 1, "pyromancer hand": [], "pyromancer discard": ["huzzah"], MINE: {"fire-mastery": 1}}
    assert duel.settle().changes() == {**paid, **changes}


@rule("DT-MODIFIER-05")
def test_huzzah_needs_an_attack() -> None:
    duel = Bout(me(hand=["huzzah"]), barbarian()).attack("burning-soul", 5, 5, 1, 2, 4)
    assert duel.asked == "Main.act"
    assert duel.why_no_card(0, "huzzah") == "DT-ROLLCARD-01"


@rule("DT-STATUS-14")
def test_infernal_infusion_fills_up_on_a_meteor() -> None:
    duel = Bout(me(hand=["infernal-infusion"], mastery=1), barbarian()).dice(6).play("play:infernal-infusion")
    assert duel.changes() == {
        "pyromancer hand": [],
        "pyromancer discard": ["infernal-infusion"],
        MINE: {"fire-mastery": 5},
    }


def test_infernal_infusion_draws_a_card_otherwise() -> None:
    side = me(hand=["infernal-infusion"], deck=["tip-it", "huzzah"])
    duel = Bout(side, barbarian()).dice(5).play("play:infernal-infusion")
    assert duel.changes() == {
        "pyromancer hand": ["tip-it"],
        "pyromancer discard": ["infernal-infusion"],
        "pyromancer deck": 1,
    }


# Tokens


@rule("DT-PYRO-02")
def test_knockdown_can_be_paid_off_before_the_offensive_roll_phase() -> None:
    duel = Bout(barbarian(tokens={"knockdown": 1}), me()).play("pass")
    assert duel.keys == ["choose:1", "choose:2"]
    duel.play("choose:1")
    assert duel.asked == "OffensiveRoll.keep"
    assert duel.changes() == {"barbarian cp": 0, THEIRS: {}}


@rule("DT-PYRO-02")
@pytest.mark.parametrize("cp", [1, 2])
def test_knockdown_else_costs_the_whole_phase(cp: int) -> None:
    duel = Bout(barbarian(tokens={"knockdown": 1}, cp=cp), me()).play("pass")
    if cp == 2:
        duel.play("choose:2")
    assert duel.asked == "Main.act"
    assert duel.on_table() == []
    assert duel.changes() == {THEIRS: {}}
    assert any("skips the Offensive Roll Phase" in line for line in duel.log())


@rule("DT-PYRO-03")
def test_burn_deals_two_in_upkeep_and_stays() -> None:
    duel = Bout(me(), barbarian(tokens={"burn": 1})).next_turn()
    assert duel.health(1) == 48
    assert duel.tokens(1) == {"burn": 1}


@rule("DT-PYRO-04")
@pytest.mark.parametrize("before", [1, 5])
def test_one_fire_mastery_goes_in_upkeep(before: int) -> None:
    duel = Bout(barbarian(), me(mastery=before)).next_turn()
    assert duel.tokens(1).get("fire-mastery", 0) == before - 1


@rule("DT-PYRO-05")
def test_a_stunned_hero_plays_nothing_and_does_not_defend() -> None:
    pyro = pyromancer(hand=["not-this-time", "double-up"], cp=5)
    duel = Bout(barbarian(hand=["get-some"]), pyro).attack("crit-bash", 6, 6, 6, 6, 1)
    while "play:get-some" not in duel.keys:
        duel.play("pass")
    assert duel.tokens(1) == {"stun": 1}
    assert duel.why_no_card(1, "not-this-time") == duel.why_no_card(1, "double-up") == "DT-PYRO-05"
    # Damage that could be defended against: the stunned hero is not asked all the same.
    duel.roll_phase.attack().kind = NORMAL
    assert duel.any_dice().play("pass").asked != "DefensiveRoll.choose_ability"
    assert duel.health(1) == 45


@rule("DT-PYRO-06")
def test_after_the_attack_stun_is_removed_and_another_attack_follows() -> None:
    duel = Bout(barbarian(), pyromancer()).attack("crit-bash", 6, 6, 6, 6, 1, *EXTRA)
    assert duel.tokens(1) == {}
    duel.dice(1, 1, 2, 2, 3).play("reroll:1,2,3,4,5").play("reroll:none", "announce:smack")
    assert duel.keys == ["defend:molten-armor", "stand"]
    duel.play("stand")
    assert duel.asked == "Main.act"
    assert duel.health(1) == 50 - 5 - 8


@rule("DT-PYRO-07")
def test_the_further_phase_is_lost_when_the_stunned_hero_is_out() -> None:
    duel = Bout(barbarian(), pyromancer(health=5)).attack("crit-bash", 6, 6, 6, 6, 1)
    assert duel.match.result is not None
    assert not any("another Offensive Roll Phase" in line for line in duel.log())
