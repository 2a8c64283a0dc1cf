"""The Treant: the passive ability, every ability on every level, companions, tokens, and every card of the hero's own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dicethrone.crowd import Melee
from tests.dicethrone.scenario import Bout, barbarian, moon_elf, ninja, pyromancer, treant

rule = pytest.mark.rule

VINE = {"barbed-vine": 1}

ABILITIES: list[tuple[str, str, tuple[int, ...], tuple[int, ...], tuple[str, ...], dict[str, Any]]] = [
    ("", "splinter", (1, 2, 3, 4, 6), (), (), {"foe health": -5}),
    ("", "splinter", (1, 2, 3, 3, 6), (), (), {"foe health": -6}),
    ("", "splinter", (1, 2, 3, 3, 1), (), (), {"foe health": -7}),
    ("splinter-2", "splinter-2", (1, 2, 3, 4, 6), (), (), {"foe health": -5, "foe tokens": VINE}),
    ("splinter-3", "splinter-3", (1, 1, 1, 4, 6), (), (), {"foe health": -5, "foe tokens": VINE, "me tokens": {"seedling": 1}}),
    ("splinter-3", "splinter-3", (1, 1, 2, 4, 6), (), (), {"foe health": -5, "foe tokens": VINE}),
    ("", "tend", (4, 5, 6, 6, 1), (), ("grow:seedling", "grow:sapling", "player:1"), {"me cards": 1, "me tokens": {"seedling": 1, "sapling": 1, "wellspring": 1}, "foe tokens": VINE}),
    ("tend-2", "tend-2", (4, 5, 6, 6, 1), (), ("grow:seedling", "grow:sapling", "grow:dryad", "player:2"), {"me cards": 1, "me tokens": {"seedling": 1, "dryad": 1}, "foe tokens": {"wellspring": 1, **VINE}}),
    ("tend-2", "cultivate", (1, 2, 6, 6, 4), (), ("grow:seedling", "grow:seedling", "grow:sapling", "grow:sapling", "grow:dryad"), {"me tokens": {"seedling": 1, "sapling": 1, "dryad": 1}}),
    ("", "overgrowth", (1, 2, 4, 4, 5), (), (), {"foe health": -2}),
    ("overgrowth-2", "overgrowth-2", (1, 2, 4, 4, 5), (), (), {"foe health": -4}),
    ("overgrowth-2", "plant", (1, 4, 4, 6, 6), (), ("grow:seedling", "grow:seedling", "player:1"), {"me tokens": {"seedling": 2, "wellspring": 1}}),
    ("", "vengeful-vines", (1, 2, 3, 4, 4), (), (), {"foe health": -7, "foe tokens": VINE}),
    ("vengeful-vines-2", "vengeful-vines-2", (1, 2, 3, 4, 4), (), (), {"foe health": -8, "foe tokens": VINE}),
    ("vengeful-vines-2", "bitterroot", (4, 4, 5, 1, 1), (), (), {}),
    ("", "call-of-the-wild", (1, 2, 3, 4, 5), (1, 2, 4, 6), (), {"foe health": -10, "me tokens": {"wellspring": 1, "seedling": 1}}),
    ("call-of-the-wild-2", "call-of-the-wild-2", (1, 2, 3, 4, 5), (1, 2, 4, 5, 6), (), {"foe health": -10, "me tokens": {"wellspring": 1, "seedling": 1}}),
    ("call-of-the-wild-2", "enrapture", (1, 2, 6, 6, 4), (), (), {"foe health": -4, "foe tokens": VINE}),
    ("", "natures-grasp", (6, 6, 6, 6, 1), (), ("grow:seedling", "grow:seedling"), {"foe health": -7, "me tokens": {"seedling": 2}}),
    ("natures-grasp-2", "natures-grasp-2", (6, 6, 6, 6, 1), (), ("grow:sapling",), {"foe health": -7, "me tokens": {"sapling": 1}}),
    ("natures-grasp-2", "natures-blessing", (6, 6, 6, 1, 1), (), (), {"me health": 1, "me cp": 1, "me cards": 1, "me tokens": {"seedling": 1}}),
    ("", "wake-the-forest", (6, 6, 6, 6, 6), (), ("grow:seedling", "grow:sapling", "grow:dryad", "grow:seedling", "grow:seedling"), {"foe health": -10, "me tokens": {"wellspring": 1, "seedling": 2, "dryad": 1}, "foe tokens": VINE}),
]  # fmt: skip


@rule("DT-ABILITY-06", "DT-UPGRADE-01")
@pytest.mark.parametrize(("upgrade", "ability", "dice", "then", "answers", "outcome"), ABILITIES)
def test_an_ability_does_what_its_field_says_and_nothing_else(
    upgrade: str,
    ability: str,
    dice: tuple[int, ...],
    then: tuple[int, ...],
    answers: tuple[str, ...],
    outcome: dict[str, Any],
) -> None:
    duel = Bout(treant(upgrades=[upgrade] if upgrade else []), barbarian()).attack(ability, *dice, *then)
    taken = list(answers)
    while duel.asked != "Main.act":
        key = next((each for each in taken if each in duel.keys), None)
        if key is not None:
            taken.remove(key)
            duel.play(key)
        else:
            duel.idle()
    assert duel.outcome() == outcome


def test_two_abilities_with_the_same_condition_are_a_choice() -> None:
    duel = Bout(treant(upgrades=["tend-2", "call-of-the-wild-2"]), barbarian()).roll(1, 2, 6, 6, 4).play("reroll:none")
    assert {"announce:cultivate", "announce:enrapture"} < set(duel.keys)


@rule("DT-PASSIVE-01", "DT-UPKEEP-01")
def test_fertilize_grows_a_spirit_in_every_upkeep_phase() -> None:
    duel = Bout(treant(), barbarian(), first=1).next_turn()
    assert duel.tokens(0) == {"seedling": 1}
    duel.next_turn()
    while "grow:sapling" not in duel.keys:
        duel.idle()
    assert duel.keys == ["grow:seedling", "grow:sapling"]
    assert duel.play("grow:sapling").tokens(0) == {"sapling": 1}


@rule("DT-COMPANION-02")
def test_companions_grow_only_where_there_is_room() -> None:
    full = Bout(treant(tokens={"seedling": 3, "sapling": 2, "dryad": 1}, hand=["cultivate"], cp=3), barbarian())
    assert full.why_no_card(0, "cultivate") == "DT-STATUS-14"
    duel = Bout(treant(tokens={"seedling": 3, "sapling": 2}, hand=["cultivate"], cp=3), barbarian())
    duel.play("play:cultivate")  # three growths, and each time only one thing that can grow
    assert duel.tokens(0) == {"seedling": 3, "sapling": 2, "dryad": 1}
    assert duel.deeds("grew") == [("grew", 0, 0)] * 3


@rule("DT-COMPANION-02", "DT-STATUS-10")
def test_one_companion_of_each_kind_is_spent_in_a_turn() -> None:
    duel = Bout(treant(tokens={"sapling": 2, "seedling": 2}, health=40), barbarian())
    duel.play("spend:sapling", "choose:1")
    assert duel.outcome() == {"me health": 1, "me cp": 1, "me tokens": {"sapling": 1, "seedling": 2}}
    assert "spend:sapling" not in duel.keys
    guard = duel.refusal(0, "token", "sapling")
    assert (guard.name, guard.rule) == ("spent-this-turn", "DT-COMPANION-02")
    duel.roll(1, 2, 3, 4, 5).dice(6).play("spend:seedling", "die:1")
    assert duel.on_table() == [6, 2, 3, 4, 5]
    assert "spend:seedling" not in duel.keys
    duel.settle()  # Main Phase (2) of the same turn
    assert "spend:sapling" not in duel.keys
    duel.next_turn()  # in the turn of another they can be spent again, once each
    duel.until("DT-WINDOW-07")
    assert (duel.seat, "spend:sapling" in duel.keys) == (0, True)


@rule("DT-COMPANION-02", "DT-CP-01")
def test_a_sapling_draws_a_card_for_a_point() -> None:
    duel = Bout(treant(tokens={"sapling": 1}), barbarian()).play("spend:sapling", "choose:2")
    assert duel.outcome() == {"me cp": -1, "me cards": 1, "me tokens": {}}
    poor = Bout(treant(tokens={"sapling": 1}, cp=0), barbarian()).play("spend:sapling")
    assert poor.outcome() == {"me health": 1, "me cp": 1, "me tokens": {}}


@rule("DT-COMPANION-02", "DT-MODIFIER-01")
def test_a_dryad_adds_three_to_an_attack() -> None:
    duel = Bout(treant(tokens={"dryad": 1}), barbarian()).attack("splinter", 1, 2, 3, 4, 6)
    duel.answer("spend:dryad")
    assert (duel.health(1), duel.tokens(0)) == (42, {})


@rule("DT-COMPANION-02", "DT-DEFENSE-02")
@pytest.mark.parametrize(("spent", "tokens"), [(True, {"targeted": 1, "entangle": 1}), (False, {"targeted": 1, "entangle": 1, "blind": 1, "dryad": 1})])
def test_a_dryad_prevents_a_status_effect_before_it_comes(spent: bool, tokens: dict[str, int]) -> None:
    duel = Bout(treant(tokens={"dryad": 1}), moon_elf(), first=1).attack("eclipse", 6, 6, 6, 6, 1)
    if spent:
        duel.until("DT-WINDOW-11").play("spend:dryad")
        assert duel.keys == ["take-off:blind:1", "take-off:entangle:1", "take-off:targeted:1"]
        duel.play("take-off:blind:1")
    assert duel.settle().tokens(0) == tokens


@rule("DT-COMPANION-02", "DT-STATUS-04")
def test_a_dryad_prevents_one_of_two_equal_tokens() -> None:
    duel = Bout(treant(tokens={"dryad": 1}), ninja(upgrades=["shadewalk-2"]), first=1)
    duel.attack("shadewalk-2", 6, 6, 6, 6, 1).until("DT-WINDOW-11").play("spend:dryad")
    assert duel.settle().tokens(0) == {"delayed-poison": 1}


@rule("DT-COMPANION-02", "DT-WINDOW-12")
@pytest.mark.parametrize("target", [2, 3])
def test_with_several_players_a_dryad_waits_until_her_holder_is_the_target(target: int) -> None:
    game = Melee("king", moon_elf(), treant(tokens={"dryad": 1}), barbarian()).attack("eclipse", 6, 6, 6, 6, 1)
    game.until("Targeting.choose").play(f"player:{target}")
    assert ("spend:dryad" in game.keys) is (target == 2)
    if target == 2:
        game.play("spend:dryad", "take-off:targeted:2")
    game.settle()
    spent = {"blind": 1, "entangle": 1}
    assert [game.tokens(seat) for seat in (1, 2)] == ([spent, {}] if target == 2 else [{"dryad": 1}, {**spent, "targeted": 1}])


@rule("DT-WINDOW-11")
def test_accuracy_is_not_spent_when_the_target_has_been_found() -> None:
    game = Melee("king", moon_elf(tokens={"accuracy": 1, "dryad": 1}), treant(), barbarian()).attack("longbow", 1, 2, 3, 4, 6)
    assert game.until("DT-WINDOW-11").keys == ["spend:accuracy", "spend:dryad", "pass"]
    game.play("pass").play("player:2")
    assert (game.rule, "spend:accuracy" in game.keys) == ("DT-WINDOW-20", False)


@rule("DT-COMPANION-01")
def test_effects_on_status_effects_do_not_touch_companions() -> None:
    cards = ["transference", "get-that-outta-here", "what-status-effects"]
    duel = Bout(treant(tokens={"seedling": 2, "dryad": 1}), barbarian(hand=cards, cp=9), first=1)
    assert {duel.why_no_card(1, card) for card in cards} == {"DT-STATUS-08"}
    duel = Bout(treant(tokens={"seedling": 2, "burn": 1}), barbarian(hand=cards, cp=9), first=1)
    duel.play("play:get-that-outta-here")
    assert duel.tokens(0) == {"seedling": 2}


@rule("DT-COMPANION-03", "DT-STATUS-07")
def test_overgrowth_turns_spirits_into_damage_and_wellspring_makes_it_undefendable() -> None:
    duel = Bout(treant(tokens={"seedling": 2, "sapling": 1, "wellspring": 1}), barbarian())
    duel.attack("overgrowth", 1, 2, 4, 4, 5).quiet().play("take-off:seedling:1", "take-off:sapling:1")
    duel.play("yes").settle()
    assert (duel.health(1), duel.tokens(0)) == (40, {"seedling": 1})
    assert duel.deeds("undefendable") == [("undefendable", 0, 0)]


@rule("DT-COMPANION-03", "DT-STATUS-07")
def test_overgrowth_may_keep_its_spirits() -> None:
    duel = Bout(treant(tokens={"seedling": 2, "wellspring": 1}), barbarian()).attack("overgrowth", 1, 2, 4, 4, 5).quiet()
    duel.play("take-off:seedling:1", "done", "no")
    assert "defend:thick-skin" in duel.quiet().keys
    assert duel.settle().health(1) == 44


@rule("DT-COMPANION-03")
@pytest.mark.parametrize(("answer", "theirs", "mine"), [("yes", VINE, {}), ("no", {}, {"seedling": 1})])
def test_splinter_may_give_up_a_spirit_for_a_vine(answer: str, theirs: dict[str, int], mine: dict[str, int]) -> None:
    duel = Bout(treant(tokens={"seedling": 1}), barbarian()).attack("splinter", 1, 2, 3, 4, 6).quiet()
    assert duel.keys == ["yes", "no"]
    duel.play(answer).settle()
    assert (duel.tokens(1), duel.tokens(0), duel.health(1)) == (theirs, mine, 45)


@rule("DT-COMPANION-03")
def test_splinter_asks_nothing_of_one_without_spirits() -> None:
    duel = Bout(treant(), barbarian()).attack("splinter", 1, 2, 3, 4, 6).quiet()
    assert duel.asked == "DefensiveRoll.choose_ability"


def test_bitterroot_deals_pure_damage_for_each_spirit() -> None:
    duel = Bout(treant(upgrades=["vengeful-vines-2"], tokens={"seedling": 2, "dryad": 1}), barbarian())
    assert duel.strike("bitterroot", 4, 4, 5, 1, 1).health(1) == 47


@rule("DT-DEFENSE-06")
@pytest.mark.parametrize(
    ("upgrade", "dice", "answers", "outcome"),
    [
        ("", (1, 2, 6), (), {"me health": -1}),
        ("", (4, 4, 1), (), {"me health": -3, "me tokens": {"seedling": 1}}),
        ("rooted-2", (6, 6, 4, 1), ("player:1",), {"me health": -1, "me tokens": {"seedling": 1, "wellspring": 1}}),
    ],
)
def test_rooted(upgrade: str, dice: tuple[int, ...], answers: tuple[str, ...], outcome: dict[str, Any]) -> None:
    duel = Bout(treant(upgrades=[upgrade] if upgrade else []), barbarian(), first=1).attack("smack", 1, 2, 3, 4, 6)
    assert duel.dice(*dice).answer(f"defend:{upgrade or 'rooted'}", *answers).outcome() == outcome


@rule("DT-STATUS-05", "DT-DEFENSE-08", "DT-TURN-06")
@pytest.mark.parametrize(("again", "hurt"), [(0, 0), (1, 1), (2, 2)])
def test_barbed_vine_hurts_for_each_attempt_after_the_first(again: int, hurt: int) -> None:
    duel = Bout(barbarian(tokens=dict(VINE)), treant()).roll(1, 2, 3, 4, 6)
    for _ in range(again):
        duel.dice(6).play("reroll:5")
    if again < 2:
        duel.play("reroll:none")
    duel.play("announce:smack").settle()
    assert (duel.health(0), duel.health(1), duel.tokens(0)) == (50 - hurt, 46, {})


@rule("DT-STATUS-05")
def test_barbed_vine_hurts_also_where_nothing_is_activated() -> None:
    duel = Bout(barbarian(tokens=dict(VINE)), treant()).roll(1, 2, 4, 4, 6).dice(6).play("reroll:5", "reroll:none")
    duel.settle()
    assert duel.outcome() == {"me health": -1, "me tokens": {}}


@rule("DT-STATUS-05", "DT-DAMAGE-04")
def test_the_damage_of_barbed_vine_can_be_avoided() -> None:
    duel = Bout(moon_elf(tokens={"evasive": 1, **VINE}), treant()).roll(1, 2, 4, 4, 6).dice(6).play("reroll:5", "reroll:none")
    duel.until("DT-WINDOW-11").dice(1).play("spend:evasive").settle()
    assert duel.outcome() == {"me tokens": {}}


@rule("DT-STATUS-10", "DT-STATUS-12")
@pytest.mark.parametrize(("die", "healed"), [(1, 1), (4, 2), (5, 3)])
def test_wellspring_heals_half_a_die_in_ones_own_main_phase(die: int, healed: int) -> None:
    duel = Bout(treant(tokens={"wellspring": 1}), barbarian()).dice(die).play("spend:wellspring")
    assert duel.outcome() == {"me health": healed, "me tokens": {}}


@rule("DT-STATUS-10")
def test_wellspring_is_not_spent_elsewhere() -> None:
    duel = Bout(treant(tokens={"wellspring": 1}, hand=["getting-paid"]), barbarian()).roll(1, 2, 3, 4, 6)
    assert duel.keys == ["play:getting-paid", "pass"]
    guard = duel.refusal(0, "token", "wellspring")
    assert (guard.name, guard.rule) == ("not-spent-now", "DT-STATUS-10")


CARDS: list[tuple[str, dict[str, int], tuple[int, ...], tuple[str, ...], dict[str, Any]]] = [
    ("harvest", {"seedling": 2}, (), ("take-off:seedling:1", "done"), {"me cp": 1, "me tokens": {"seedling": 1}, "me cards": -1}),
    ("harvest", {"seedling": 1, "sapling": 2}, (), ("take-off:seedling:1", "take-off:sapling:1", "take-off:sapling:1", "player:1", "player:2"), {"me cp": 3, "me tokens": {"wellspring": 1}, "foe tokens": {"wellspring": 1}, "me cards": -1}),
    ("cultivate", {}, (), ("grow:seedling", "grow:sapling"), {"me cp": -3, "me cards": -1, "me tokens": {"sapling": 1, "seedling": 1}}),
    ("will-o-wisp", {}, (1, 4, 6), (), {"me cp": -1, "me cards": -1, "foe health": -1, "me tokens": {"wellspring": 1, "seedling": 1}}),
    ("will-o-wisp", {}, (1, 2, 3), (), {"me cp": -1, "me cards": -1, "foe health": -1}),
    ("down-pour", {"seedling": 2, "sapling": 1}, (), ("grow:sapling", "grow:dryad", "grow:sapling"), {"me cp": -2, "me cards": -1, "me tokens": {"sapling": 2, "dryad": 1}}),
    ("down-pour", {"seedling": 1}, (), ("grow:sapling",), {"me cp": -2, "me cards": -1, "me tokens": {"sapling": 1}}),
    ("drink-deep", {}, (), ("player:1",), {"me cp": -1, "me cards": -1, "me tokens": {"wellspring": 1}}),
    ("mother-tree", {}, (6,), ("grow:seedling", "grow:seedling"), {"me cards": -1, "me tokens": {"seedling": 2, "sapling": 1}}),
    ("mother-tree", {}, (5,), (), {}),
]  # fmt: skip


@rule("DT-ACTION-02", "DT-CARD-02")
@pytest.mark.parametrize(("card", "tokens", "dice", "answers", "outcome"), CARDS)
def test_a_card_does_what_it_says(
    card: str, tokens: dict[str, int], dice: tuple[int, ...], answers: tuple[str, ...], outcome: dict[str, Any]
) -> None:
    duel = Bout(treant(hand=[card], tokens=tokens, cp=5), pyromancer()).dice(*dice).play(f"play:{card}")
    for key in answers:
        while key not in duel.keys:
            duel.idle()
        duel.play(key)
    while duel.asked != "Main.act":
        duel.idle()
    assert (duel.outcome(), duel.discard(0)) == (outcome, [card])


@rule("DT-MODIFIER-01")
@pytest.mark.parametrize(("dice", "hurt", "tokens"), [((1, 2, 4, 5, 6), 7, {}), ((1, 2, 3, 5, 6), 8, VINE)])
def test_stomp_brings_a_vine_if_it_adds_three(dice: tuple[int, ...], hurt: int, tokens: dict[str, int]) -> None:
    duel = Bout(treant(hand=["stomp"]), barbarian()).attack("splinter", 1, 2, 3, 4, 6).dice(*dice).answer("play:stomp")
    assert (duel.health(1), duel.tokens(1)) == (50 - hurt, tokens)


@rule("DT-MODIFIER-06")
def test_stomp_adds_nothing_to_pure_damage_and_so_brings_no_vine() -> None:
    side = treant(hand=["stomp"], upgrades=["vengeful-vines-2"], tokens={"seedling": 2})
    duel = Bout(side, barbarian()).attack("bitterroot", 4, 4, 5, 1, 1).dice(1, 1, 1, 1, 1).answer("play:stomp")
    assert (duel.health(1), duel.tokens(1)) == (48, {})
