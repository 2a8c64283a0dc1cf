"""The Shadow Thief: every ability on every level, his tokens, and every card of his own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dicethrone.scenario import (
    Bout,
    DiceThroneScenario,
    barbarian,
    moon_elf,
    ninja,
    paladin,
    pyromancer,
    shadow_thief,
)

rule = pytest.mark.rule

ABILITIES: list[tuple[str, str, tuple[int, ...], tuple[int, ...], dict[str, Any]]] = [
    ("", "dagger-strike", (1, 2, 1, 5, 5), (), {"foe health": -4}),
    ("", "dagger-strike", (1, 2, 1, 3, 4), (), {"foe health": -4, "me cp": 1}),
    ("", "dagger-strike", (1, 2, 1, 2, 6), (), {"foe health": -6, "foe tokens": {"poison": 1}}),
    ("", "dagger-strike", (1, 2, 1, 2, 2), (), {"foe health": -8}),
    (
        "dagger-strike-2",
        "dagger-strike-2",
        (1, 2, 1, 5, 6),
        (),
        {"foe health": -4, "me cp": 1, "me cards": 1, "foe tokens": {"poison": 1}},
    ),
    ("", "pickpocket", (3, 4, 1, 2, 5), (), {"me cp": 2}),
    ("", "pickpocket", (3, 4, 3, 2, 6), (), {"me cp": 3, "foe cp": -1}),
    ("", "pickpocket", (3, 4, 3, 4, 4), (), {"me cp": 4}),
    ("pickpocket-2", "pickpocket-2", (3, 4, 1, 2, 5), (), {"me cp": 3}),
    ("pickpocket-2", "pickpocket-2", (3, 4, 4, 4, 6), (), {"me cp": 5, "foe cp": -2}),
    ("pickpocket-2", "pickpocket-2", (3, 4, 4, 4, 4), (), {"me cp": 6}),
    ("", "shifty-strike", (1, 2, 3, 4, 4), (), {"me cp": 3, "foe health": -3}),
    ("shifty-strike-2", "shifty-strike-2", (1, 2, 3, 4, 4), (), {"me cp": 4, "foe health": -3}),
    ("shifty-strike-2", "shadow-strike", (1, 2, 6, 6, 5), (), {"foe health": -1, "foe tokens": {"poison": 1}}),
    ("", "insidious-strike", (1, 2, 3, 4, 5), (), {"me cp": 3, "foe health": -5}),
    ("insidious-strike-2", "insidious-strike-2", (2, 3, 4, 5, 6), (), {"me cp": 4, "foe health": -6}),
    (
        "insidious-strike-2",
        "shank-attack",
        (1, 3, 5, 6, 6),
        (),
        {"me cp": 1, "me cards": 1, "me tokens": {"sneak-attack": 1}, "foe tokens": {"poison": 1}},
    ),
    ("", "shadow-dance", (6, 6, 6, 1, 1), (5,), {"foe health": -3, "me tokens": {"shadows": 1, "sneak-attack": 1}}),
    (
        "shadow-dance-2",
        "shadow-dance-2",
        (6, 6, 6, 1, 1),
        (2,),
        {"foe health": -1, "me cards": 1, "me tokens": {"shadows": 1, "sneak-attack": 1}},
    ),
    ("", "carducopia", (5, 5, 5, 1, 6), (), {"me cards": 3}),
    ("carducopia-2", "carducopia-2", (5, 5, 1, 3, 4), (), {"me cards": 2, "me cp": 1}),
    ("carducopia-2", "carducopia-2", (5, 5, 1, 1, 6), (1,), {"me cards": 2, "foe cards": -1}),
    ("", "shadow-shank", (6, 6, 6, 6, 6), (), {"me cp": 3, "me tokens": {"shadows": 1}, "foe health": -10}),
]


@rule("DT-ABILITY-06", "DT-UPGRADE-01")
@pytest.mark.parametrize(("upgrade", "ability", "dice", "then", "outcome"), ABILITIES)
def test_an_ability_does_what_its_field_says_and_nothing_else(
    upgrade: str, ability: str, dice: tuple[int, ...], then: tuple[int, ...], outcome: dict[str, Any]
) -> None:
    duel = Bout(shadow_thief(upgrades=[upgrade] if upgrade else []), barbarian())
    assert duel.strike(ability, *dice, then=then).outcome() == outcome


@rule("DT-SHAD-01")
def test_the_die_of_the_shadow_thief() -> None:
    content: Any = Bout(shadow_thief(), barbarian()).content
    hero = content.heroes[content.find("hero", "shadow-thief")]
    assert [content.faces[face].id for face in hero.die] == ["dagger", "dagger", "bag", "bag", "card", "shadow"]


@pytest.mark.parametrize(
    ("theirs", "stolen"),
    [
        pytest.param(0, 0, marks=rule("DT-KEY-09")),
        pytest.param(1, 1, marks=rule("DT-KEY-09")),
        pytest.param(5, 2, marks=rule("DT-KEY-08")),
    ],
)
def test_only_what_the_opponent_has_is_stolen(theirs: int, stolen: int) -> None:
    duel = Bout(shadow_thief(upgrades=["pickpocket-2"]), barbarian(cp=theirs)).strike("pickpocket-2", 3, 4, 1, 2, 6)
    assert (duel.cp(0), duel.cp(1)) == (5, theirs - stolen)
    assert duel.deeds("stolen") == [("stolen", 0, stolen)]


@rule("DT-KEY-08")
def test_what_is_stolen_leaves_the_opponent_and_comes_to_the_thief() -> None:
    """Two bags are 2 CP; with a Shadow one of them is the opponent's."""
    duel = Bout(shadow_thief(cp=4), barbarian(cp=3)).strike("pickpocket", 3, 4, 1, 2, 6)
    assert (duel.cp(0), duel.cp(1)) == (6, 2)


@rule("DT-CP-03", "DT-KEY-08")
def test_what_the_thief_has_no_room_for_is_lost_to_both() -> None:
    duel = Bout(shadow_thief(cp=15), barbarian(cp=3)).strike("pickpocket", 3, 4, 1, 2, 6)
    assert (duel.cp(0), duel.cp(1)) == (15, 2)


@rule("DT-DEFENSE-02")
def test_stealing_waits_for_the_step_of_effects_on_the_target() -> None:
    duel = Bout(shadow_thief(), barbarian(hand=["getting-paid"])).attack("pickpocket", 3, 4, 1, 2, 6)
    assert (duel.until("DT-WINDOW-11").cp(0), duel.cp(1)) == (2, 2)
    assert (duel.until("DT-WINDOW-13", "DT-WINDOW-15").cp(0), duel.cp(1)) == (4, 1)


@rule("DT-KEY-10", "DT-KEY-04")
@pytest.mark.parametrize("card", ["getting-paid", "double-up"])
def test_damage_by_cp_is_fixed_at_the_activation_with_what_the_ability_brought(card: str) -> None:
    """Ruling R-42: what is gained or spent in the window of "Then" changes nothing."""
    duel = Bout(shadow_thief(hand=[card], cp=4), barbarian()).attack("insidious-strike", 1, 2, 3, 4, 5)
    duel.until("DT-WINDOW-10").play(f"play:{card}")
    assert duel.settle().health(1) == 43


@rule("DT-DEFENSE-04")
def test_who_has_two_defences_chooses_one() -> None:
    duel = Bout(shadow_thief(), barbarian(), first=1).attack("smack", 1, 2, 3, 4, 6)
    assert duel.keys == ["defend:shadow-defense", "defend:counter-strike", "stand"]


@rule("DT-DEFAB-02")
def test_one_of_two_defences_is_chosen_before_the_roll() -> None:
    duel = Bout(shadow_thief(), barbarian(), first=1).attack("smack", 1, 2, 3, 4, 6)
    assert duel.on_table() == []
    assert duel.dice(1, 2, 1, 3, 5).play("defend:counter-strike").settle().outcome() == {"me health": -4, "foe health": -3}


DEFENCES: list[tuple[str, str, tuple[int, ...], dict[str, Any]]] = [
    ("", "shadow-defense", (1, 2, 3, 5), {"me health": -4, "foe tokens": {"poison": 1}}),
    ("", "shadow-defense", (1, 3, 3, 6), {"me health": -4, "me tokens": {"sneak-attack": 1}}),
    ("", "shadow-defense", (1, 3, 6, 6), {"me tokens": {"sneak-attack": 1, "shadows": 1}}),
    ("shadow-defense-2", "shadow-defense-2", (1, 1, 3, 6, 6), {"me tokens": {"sneak-attack": 1, "shadows": 1}, "foe tokens": {"poison": 1}}),
    ("", "counter-strike", (1, 3, 3, 5, 6), {"me health": -4, "foe health": -1, "foe tokens": {"poison": 1}}),
    ("", "counter-strike", (3, 3, 4, 5, 6), {"me health": -4}),
    ("counter-strike-2", "counter-strike-2", (1, 1, 3, 5, 6), {"me health": -4, "foe health": -4, "foe tokens": {"poison": 1}}),
]  # fmt: skip


@rule("DT-DEFENSE-06", "DT-SHAD-02")
@pytest.mark.parametrize(("upgrade", "ability", "dice", "outcome"), DEFENCES)
def test_both_defences(upgrade: str, ability: str, dice: tuple[int, ...], outcome: dict[str, Any]) -> None:
    duel = Bout(shadow_thief(upgrades=[upgrade] if upgrade else []), barbarian(), first=1)
    assert duel.attack("smack", 1, 2, 3, 4, 6).dice(*dice).answer(f"defend:{ability}").outcome() == outcome


def hidden(**given: Any) -> DiceThroneScenario:
    return Bout(shadow_thief(tokens={"shadows": 1}, **given), pyromancer(), first=1)


@rule("DT-SHAD-02", "DT-SHAD-03")
def test_in_the_shadows_no_damage_is_taken_and_no_defence_rolled_but_other_effects_happen() -> None:
    duel = hidden().attack("pyroblast", 1, 2, 3, 6, 4, 4).settle()
    assert duel.outcome() == {"me tokens": {"burn": 1, "shadows": 1}}
    assert duel.deeds("defended", "not-defended", "hurt") == []


@rule("DT-SHAD-03")
def test_why_there_is_no_defence_in_the_shadows() -> None:
    duel = Bout(shadow_thief(tokens={"shadows": 1}, hand=["getting-paid"]), pyromancer(), first=1)
    duel.attack("fireball", 1, 2, 3, 6, 4).until("DT-WINDOW-13", "DT-WINDOW-15")
    guard = duel.refusal_of(0, 14, "ability", "counter-strike")
    assert (guard.name, guard.rule) == ("in-shelter", "DT-SHAD-03")


@rule("DT-SHAD-02")
def test_who_loses_the_shadows_before_the_damage_is_dealt_takes_it() -> None:
    duel = Bout(shadow_thief(tokens={"shadows": 1}), barbarian(hand=["buh-bye"]), first=1).attack("smack", 1, 2, 3, 4, 6)
    duel.until("DT-WINDOW-15").play("play:buh-bye").settle()
    assert duel.health(0) == 46


@rule("DT-SHAD-04")
def test_shadows_end_with_a_turn_that_began_with_them() -> None:
    duel = Bout(shadow_thief(hand=["enter-the-shadows"], cp=4), barbarian()).play("play:enter-the-shadows")
    assert duel.next_turn().tokens(0) == {"shadows": 1}
    assert duel.next_turn().tokens(0) == {"shadows": 1}
    assert duel.next_turn().tokens(0) == {}


@rule("DT-SHAD-08")
def test_shadows_do_not_help_against_other_damage() -> None:
    upkeep = Bout(shadow_thief(tokens={"shadows": 1, "poison": 2}), barbarian(), first=1).next_turn()
    assert upkeep.health(0) == 48
    attacking = Bout(shadow_thief(tokens={"shadows": 1}), pyromancer()).attack("dagger-strike", 1, 2, 1, 5, 5)
    assert attacking.dice(1, 1, 2, 4, 4).answer("defend:molten-armor").health(0) == 47
    card = Bout(ninja(hand=["fan-of-knives"]), shadow_thief(tokens={"shadows": 1})).play("play:fan-of-knives")
    assert card.health(1) == 47


@rule("DT-SHAD-05", "DT-MODIFIER-02")
@pytest.mark.parametrize("window", ["DT-WINDOW-13", "DT-WINDOW-15"])
def test_sneak_attack_adds_a_die_before_or_after_the_defence(window: str) -> None:
    duel = Bout(shadow_thief(tokens={"sneak-attack": 1}), barbarian()).attack("dagger-strike", 1, 2, 1, 5, 5)
    duel.until(window).dice(5).play("spend:sneak-attack").settle()
    assert (duel.health(1), duel.tokens(0)) == (41, {})


@rule("DT-SHAD-05")
def test_sneak_attack_needs_an_attack_whose_damage_can_grow() -> None:
    duel = Bout(shadow_thief(tokens={"sneak-attack": 1}), barbarian())
    guard = duel.refusal(0, "token", "sneak-attack")
    assert (guard.name, guard.rule) == ("no-attack", "DT-MODIFIER-04")
    duel.attack("shadow-dance", 6, 6, 6, 1, 1, 4)
    assert (duel.asked, duel.health(1)) == ("Main.act", 48)  # nobody was asked in between


@rule("DT-SHAD-06")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_poison_hurts_by_one_for_each_token_in_the_upkeep_phase(number: int) -> None:
    assert Bout(shadow_thief(), barbarian(tokens={"poison": number})).next_turn().health(1) == 50 - number


@rule("DT-SHAD-07")
def test_poison_stays_and_hurts_in_every_upkeep_phase() -> None:
    duel = Bout(shadow_thief(), barbarian(tokens={"poison": 3})).next_turn()
    assert duel.tokens(1) == {"poison": 3}
    assert duel.next_turn().next_turn().health(1) == 44


CARDS: list[tuple[str, dict[str, int], tuple[int, ...], dict[str, Any]]] = [
    ("sneaky", {}, (), {"me cp": -1, "me cards": -1, "me tokens": {"sneak-attack": 1}}),
    ("poison-wound", {}, (), {"me cp": -2, "me cards": -1, "foe tokens": {"poison": 1}}),
    ("shadow-coin", {}, (), {"me cp": 2, "me cards": -1}),
    ("shadow-coin", {"shadows": 1}, (), {"me cp": 3, "me cards": -1}),
    ("enter-the-shadows", {}, (), {"me cp": -4, "me cards": -1, "me tokens": {"shadows": 1}}),
    ("card-trick", {}, (), {"me cp": -2, "foe cards": -1}),
    ("card-trick", {"shadows": 1}, (), {"me cp": -2, "me cards": 1, "foe cards": -1}),
    ("shadow-meld", {}, (6,), {"me cp": 2, "me cards": -1, "me tokens": {"sneak-attack": 1}}),
    ("shadow-meld", {}, (5,), {}),
]


@rule("DT-ACTION-02", "DT-CARD-02")
@pytest.mark.parametrize(("card", "tokens", "dice", "outcome"), CARDS)
def test_a_card_does_what_it_says(
    card: str, tokens: dict[str, int], dice: tuple[int, ...], outcome: dict[str, Any]
) -> None:
    duel = Bout(shadow_thief(hand=[card], tokens=tokens, cp=5), barbarian()).dice(*dice).play(f"play:{card}")
    assert (duel.outcome(), duel.discard(0)) == (outcome, [card])


def test_a_card_discarded_at_random_lies_open() -> None:
    duel = Bout(shadow_thief(hand=["card-trick"]), paladin(hand=["tip-it", "so-wild"])).play("play:card-trick")
    assert len(duel.discard(1)) == 1
    assert set(duel.discard(1)) < {"tip-it", "so-wild", "holy-light-2"}


@pytest.mark.parametrize(("tokens", "dice"), [({}, 1), ({"shadows": 1}, 2)])
def test_wild_shadow_sets_two_dice_in_the_shadows(tokens: dict[str, int], dice: int) -> None:
    duel = Bout(shadow_thief(hand=["wild-shadow"], tokens=tokens, cp=4), moon_elf()).roll(1, 2, 3, 4, 5)
    duel.play("play:wild-shadow")
    for die in range(dice):
        duel.play(f"die:{die + 1}", "value:6")
    assert duel.asked != "Resolution.go_on"
    assert duel.on_table().count(6) == dice


def test_wild_shadow_needs_dice() -> None:
    duel = Bout(shadow_thief(hand=["wild-shadow"], cp=4), moon_elf(hand=["getting-paid"]))
    assert duel.why_no_card(0, "wild-shadow") == "DT-ROLLCARD-01"
    duel.attack("pickpocket", 3, 4, 1, 2, 6).until("DT-WINDOW-13", "DT-WINDOW-15")
    assert duel.why_no_card(0, "wild-shadow") == "DT-ABILITY-02"
