"""All tokens: no more than the limit lies on a board, and what is said of several of them at once."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dicethrone.crowd import Melee, knight, miller, piper, three
from tests.dicethrone.scenario import (
    TRIAL,
    Bout,
    Side,
    barbarian,
    monk,
    moon_elf,
    ninja,
    paladin,
    pyromancer,
    shadow_thief,
    treant,
)

rule = pytest.mark.rule

STRAIGHT = (1, 2, 3, 4, 4)
LARGE = (1, 2, 3, 4, 5)
FOUR = (6, 6, 6, 6, 1)

LIMITS: list[tuple[str, int, str, str, tuple[int, ...], tuple[int, ...], tuple[str, ...]]] = [
    ("fire-mastery", 5, "pyromancer", "fireball", STRAIGHT, (), ()),
    ("evasive", 3, "moon-elf", "covered-shot", (1, 2, 4, 5, 4), (), ()),
    ("shadows", 1, "shadow-thief", "shadow-dance", (6, 6, 6, 1, 1), (2,), ()),
    ("sneak-attack", 1, "shadow-thief", "shadow-dance", (6, 6, 6, 1, 1), (2,), ()),
    ("chi", 5, "monk", "fist-of-harmony", STRAIGHT, (), ()),
    ("cleanse", 3, "monk", "meditate", (4, 5, 4, 1, 6), (), ("choose:2",)),
    ("crit", 1, "paladin", "righteous-prayer", FOUR, (), ()),
    ("accuracy", 1, "paladin", "mighty-prayer", (1, 2, 1, 6, 5), (), ()),
    ("protect", 1, "paladin", "holy-light", (5, 5, 1, 2, 3), (3,), ()),
    ("retribution", 1, "paladin", "retaliate", (3, 3, 4, 6, 1), (), ("player:1",)),
    ("blessing", 1, "paladin", "resolute-faith", (6, 6, 6, 6, 6), (), ()),
    ("ninjutsu", 3, "ninja", "shadow-fang", LARGE, (), ()),
    ("smoke-bomb", 1, "ninja", "shadewalk", FOUR, (), ()),
    ("wellspring", 1, "treant", "call-of-the-wild", LARGE, (4, 4, 4, 4), ()),
]
"""A good token, its limit, and an ability of its hero that brings one more: dice, what its text rolls, and answers."""

INFLICTED: list[tuple[str, int, str, str, tuple[int, ...], tuple[int, ...]]] = [
    ("concussion", 1, "barbarian", "overpower", (1, 2, 3, 6, 6), (6, 6, 6)),
    ("blind", 1, "moon-elf", "eclipse", FOUR, ()),
    ("entangle", 1, "moon-elf", "eclipse", FOUR, ()),
    ("targeted", 1, "moon-elf", "eclipse", FOUR, ()),
    ("knockdown", 1, "pyromancer", "pyroblast", (1, 2, 3, 6, 4), (6,)),
    ("burn", 1, "pyromancer", "pyroblast", (1, 2, 3, 6, 4), (4,)),
    ("poison", 3, "shadow-thief", "dagger-strike", (1, 2, 1, 2, 6), ()),
    ("delayed-poison", 2, "ninja", "shadewalk", FOUR, ()),
    ("barbed-vine", 1, "treant", "vengeful-vines", STRAIGHT, ()),
]


@rule("DT-STATUS-14", "DT-STATUS-03", "DT-STATUS-15")
@pytest.mark.parametrize(("token", "limit", "hero", "ability", "dice", "then", "answers"), LIMITS)
def test_a_good_token_is_gained_up_to_its_limit(
    token: str, limit: int, hero: str, ability: str, dice: tuple[int, ...], then: tuple[int, ...], answers: tuple[str, ...]
) -> None:
    """One less than the limit is filled up; at the limit the rest is lost."""
    foe = Side("monk" if hero != "monk" else "barbarian")
    for before in (limit - 1, limit):
        duel = Bout(Side(hero, tokens={token: before}), foe).attack(ability, *dice, *then)
        taken = list(answers)
        while duel.asked != "Main.act":
            duel.play(taken.pop(0)) if taken and taken[0] in duel.keys else duel.idle()
        assert duel.tokens(0)[token] == limit


@rule("DT-STATUS-14", "DT-STATUS-04")
@pytest.mark.parametrize(("token", "limit", "hero", "ability", "dice", "then"), INFLICTED)
def test_a_bad_token_is_inflicted_up_to_its_limit(
    token: str, limit: int, hero: str, ability: str, dice: tuple[int, ...], then: tuple[int, ...]
) -> None:
    for before in (limit - 1, limit):
        duel = Bout(Side(hero), Side("monk", tokens={token: before} if before else {})).strike(ability, *dice, then=then)
        assert duel.tokens(1)[token] == limit


@rule("DT-STATUS-15", "DT-KEY-13")
def test_a_raised_limit_holds_for_the_one_who_raised_it() -> None:
    """Lotus Strike raises the limit of Chi to 6; a second Monk's Chi would still end at 5."""
    duel = Bout(monk(tokens={"chi": 5}, hand=["ruminate"], cp=9), barbarian(tokens={"chi": 5}))
    duel.strike("lotus-strike", *FOUR)
    assert duel.tokens(0) == {"chi": 6}
    assert [duel.limit(seat, "chi") for seat in (0, 1)] == [6, 5]
    assert duel.play("play:ruminate").tokens(0) == {"chi": 6}


@rule("DT-STATUS-07", "DT-STATUS-12")
@pytest.mark.parametrize("token", ["burn", "poison", "targeted", "evasive", "chi", "ninjutsu", "crit", "wellspring"])
def test_a_removed_token_can_come_again(token: str) -> None:
    hand = ["get-that-outta-here", "transference"]
    first = Bout(barbarian(hand=hand, tokens={token: 1}, cp=9), monk(tokens={token: 1}))
    first.play("play:get-that-outta-here", f"take-off:{token}:2")
    assert (first.tokens(0), first.tokens(1)) == ({token: 1}, {})
    first.quiet().play("play:transference")
    assert (first.tokens(0), first.tokens(1)) == ({}, {token: 1})


# Effects and their ends


@rule("DT-STATUS-05", "DT-TURN-03")
def test_concussion_skips_one_income_phase_and_goes() -> None:
    duel = Bout(barbarian(), pyromancer(tokens={"concussion": 1})).next_turn()
    assert (duel.cp(1), duel.tokens(1), duel.deeds("drew")) == (2, {}, [])
    duel.next_turn().next_turn()
    assert (duel.cp(1), len(duel.deeds("drew"))) == (3, 2)


@rule("DT-PYRO-05")
def test_the_shadows_bind_nobody_in_other_things() -> None:
    """They forbid a defence; cards are sold and played as ever."""
    duel = Bout(shadow_thief(tokens={"shadows": 1}, hand=["sneaky"]), barbarian())
    assert {"play:sneaky", "sell:sneaky"} < set(duel.keys)
    assert duel.why_no_sale(0, "sneaky") == ""


@rule("DT-WINDOW-11", "DT-DAMAGE-08")
def test_accuracy_is_for_one_s_own_attack() -> None:
    duel = Bout(barbarian(), paladin(tokens={"accuracy": 1}, hand=["getting-paid"])).attack("smack", 1, 2, 3, 4, 6)
    assert (duel.until("DT-WINDOW-11").seat, duel.keys) == (1, ["play:getting-paid", "pass"])


@rule("DT-STATUS-10", "DT-PALA-11")
def test_protect_and_chi_help_also_against_burn_and_poison() -> None:
    duel = Bout(barbarian(), paladin(tokens={"protect": 1, "burn": 1, "poison": 3}))
    duel.until("DT-WINDOW-03")
    while "spend:protect" not in duel.keys:
        duel.idle()
    assert duel.play("spend:protect").until("Main.act").health(1) == 50 - 2
    chi = Bout(barbarian(), monk(tokens={"chi": 2, "burn": 1}))
    while "spend:chi" not in chi.keys:
        chi.idle()
    assert chi.play("spend:chi", "number:1").until("Main.act").health(1) == 49


@rule("DT-STATUS-10", "DT-PALA-12")
def test_retribution_is_spent_once_the_attack_has_its_target() -> None:
    """In a duel as soon as the ability deals its damage, with three players when the target is chosen."""
    duel = Bout(barbarian(hand=["getting-paid"]), paladin(tokens={"retribution": 1, "protect": 1}))
    duel.attack("smack", 1, 2, 3, 4, 6).until("DT-WINDOW-08")
    assert duel.why_not(1, "token", "retribution") == "DT-ORDER-01"
    duel.play("pass").play("pass")
    assert (duel.rule, duel.keys) == ("DT-WINDOW-11", ["spend:protect", "spend:retribution", "pass"])
    game = Melee("king", barbarian(health=40), paladin(tokens={"retribution": 1}), monk(tokens={"retribution": 1}))
    game.attack("smack", 1, 2, 3, 4, 6)
    assert (game.asked, game.play("player:3").rule, game.seat) == ("Targeting.choose", "DT-WINDOW-20", 2)


@rule("DT-PALA-12", "DT-FINAL-07")
def test_two_retributions_of_two_players_each_look_at_their_own_attack() -> None:
    game = Melee("king", barbarian(health=40), paladin(tokens={"retribution": 1}), monk(tokens={"retribution": 1}))
    game.attack("smack", 1, 2, 3, 4, 6).until("Targeting.choose").play("player:2").until("DT-WINDOW-13")
    assert (game.seat, "spend:retribution" in game.keys) == (1, True)
    game.play("spend:retribution")
    while game.asked != "Main.act":
        assert game.seat != 2 or "spend:retribution" not in game.keys
        game.idle()
    assert game.healths() == [38, 31, 35]


@rule("DT-SHAD-02", "DT-SHAD-08")
def test_shadows_help_only_against_opponents() -> None:
    """Reckless costs the Barbarian 4, whatever shadow he stands in."""
    duel = Bout(barbarian(tokens={"shadows": 1}), pyromancer()).strike("reckless", 1, 2, 3, 4, 5)
    assert (duel.health(0), duel.health(1)) == (46, 35)


@rule("DT-SHAD-04")
@pytest.mark.parametrize("mine", [True, False])
def test_shadows_end_only_with_a_turn_of_their_holder(mine: bool) -> None:
    duel = Bout(shadow_thief(tokens={"shadows": 1}), barbarian(), first=0 if mine else 1).next_turn()
    assert duel.tokens(0) == ({} if mine else {"shadows": 1})


@rule("DT-STATUS-08", "DT-STATUS-14")
def test_a_token_is_moved_only_to_one_with_room_for_it() -> None:
    """Ruling R-25: Poison at 3, and the Blessing, which nothing moves."""
    me = barbarian(hand=["transference"], tokens={"poison": 1, "blessing": 1, "chi": 1})
    game = Melee("king", me, monk(tokens={"poison": 3}), moon_elf(tokens={"chi": 5, "poison": 3}))
    game.play("play:transference")
    assert game.keys == ["take-off:chi:1", "take-off:poison:2", "take-off:poison:3", "take-off:chi:3"]
    assert game.play("take-off:chi:1").tokens(1) == {"poison": 3, "chi": 1}


@rule("DT-STATUS-09", "DT-MODIFIER-04")
@pytest.mark.parametrize(("token", "hero"), [("sneak-attack", shadow_thief), ("ninjutsu", ninja), ("chi", monk), ("crit", paladin)])
def test_attack_modifiers_are_for_one_s_own_attack(token: str, hero: Any) -> None:
    """In the attack of another there is nothing to add; Chi can only prevent."""
    duel = Bout(barbarian(), hero(tokens={token: 1}, hand=["getting-paid"])).attack("mighty-blow", *STRAIGHT)
    duel.until("DT-WINDOW-13")
    assert duel.seat == 1
    if hero is monk:
        assert duel.play("spend:chi").settle().health(1) == 50 - 9 + 1
    else:
        assert f"spend:{token}" not in duel.keys


@rule("DT-COMPANION-03", "DT-COMPANION-02")
@pytest.mark.parametrize(("given", "points", "asked"), [(1, 1, False), (2, 2, True), (3, 3, True)])
def test_harvest_pays_for_each_spirit_and_from_two_on_brings_wellspring(given: int, points: int, asked: bool) -> None:
    duel = Bout(treant(tokens={"seedling": 3, "dryad": 1}, hand=["harvest"]), barbarian()).play("play:harvest")
    for left in range(given):
        assert "done" in duel.keys, left
        duel.play("take-off:seedling:1")
    if given < 3:
        duel.play("done")
    assert ("player:1" in duel.keys) is asked
    if asked:
        assert duel.keys == ["player:1", "player:2", "done"]
        assert duel.play("player:2").keys == ["player:1", "done"]  # nobody twice
        duel.play("done")
    left_over = {"seedling": 3 - given, "dryad": 1} if given < 3 else {"dryad": 1}
    assert (duel.cp(0), duel.tokens(0)) == (2 + points, left_over)
    assert duel.tokens(1) == ({"wellspring": 1} if asked else {})


@rule("DT-COMPANION-03")
def test_harvest_may_take_nothing() -> None:
    duel = Bout(treant(tokens={"seedling": 1}, hand=["harvest"]), barbarian()).play("play:harvest", "done")
    assert (duel.cp(0), duel.tokens(0)) == (2, {"seedling": 1})


@rule("DT-STATUS-05")
def test_a_burn_that_is_moved_acts_where_it_lies() -> None:
    game = three(knight=knight(hand=["transference"], tokens={"burn": 1}), miller=miller(), piper=piper())
    game.play("play:transference", "player:3").next_turn().next_turn()
    assert (game.active, game.healths()) == (2, [35, 35, 33])


@rule("DT-MODIFIER-04", "DT-UPKEEP-03")
def test_modifiers_have_nothing_to_do_in_the_upkeep_phase() -> None:
    tokens = {"ninjutsu": 1, "crit": 1, "sneak-attack": 1, "dryad": 1, "accuracy": 1, "burn": 1}
    duel = Bout(barbarian(), ninja(tokens=tokens))
    while duel.active == 0 or duel.asked != "Main.act":
        assert not any(key.startswith("spend:") for key in duel.keys), duel.rule
        duel.idle()
    assert (duel.health(1), duel.tokens(1)) == (48, tokens)


@rule("DT-ULT-08", "DT-DAMAGE-04")
@pytest.mark.parametrize(("die", "hurt"), [(1, 0), (6, 1)])
def test_damage_of_a_token_is_no_part_of_the_ultimate_it_meets(die: int, hurt: int) -> None:
    """Barbed Vine hurts the one who makes the ultimate, for he rolled twice: that he may avoid, his victim nothing."""
    duel = Bout(moon_elf(tokens={"barbed-vine": 1, "evasive": 1}), barbarian()).roll(6, 6, 6, 6, 1).dice(6)
    duel.play("reroll:5").quiet().play("reroll:none").quiet().play("announce:lunar-eclipse").until("DT-WINDOW-11")
    assert (duel.seat, "spend:evasive" in duel.keys) == (0, True)
    duel.dice(die).play("spend:evasive").settle()
    assert (duel.health(0), duel.health(1)) == (50 - hurt, 50 - 14)


@rule("DT-STATUS-08", "DT-STATUS-14")
def test_any_token_can_be_moved_also_the_first_in_the_box() -> None:
    duel = Bout(barbarian(hand=["transference"], tokens={"concussion": 1, "burn": 1}), monk())
    duel.play("play:transference", "take-off:concussion:1")
    assert (duel.asked, duel.tokens(0), duel.tokens(1)) == ("Main.act", {"burn": 1}, {"concussion": 1})


@rule("DT-WINDOW-11", "DT-TARGET-01")
def test_accuracy_works_before_the_attack_has_its_target() -> None:
    game = Melee("king", paladin(tokens={"accuracy": 1}, health=40), barbarian(), monk())
    game.attack("holy-attack", *STRAIGHT).until("DT-WINDOW-11").play("spend:accuracy").until("Targeting.choose")
    game.play("player:2").until("DefensiveRoll.choose_ability", "Main.act")
    assert (game.asked, game.healths()) == ("Main.act", [41, 29, 35])


@rule("DT-COMPANION-02")
def test_down_pour_lets_no_spirit_grow_twice() -> None:
    duel = Bout(treant(tokens={"seedling": 1}, hand=["down-pour"]), barbarian()).play("play:down-pour", "grow:sapling")
    assert (duel.quiet().asked, duel.tokens(0)) == ("Main.act", {"sapling": 1})
    two = Bout(treant(tokens={"seedling": 2}, hand=["down-pour"]), barbarian()).play("play:down-pour", "grow:sapling")
    assert two.keys == ["grow:sapling", "done"]
    assert two.play("grow:sapling").quiet().asked == "Main.act"


@rule("DT-UPKEEP-04", "DT-UPKEEP-01")
@pytest.mark.parametrize("token", ["delayed-poison", "shadows", "entangle", "knockdown", "concussion", "targeted", "blind"])
def test_tokens_of_other_phases_do_not_act_in_the_upkeep_phase(token: str) -> None:
    duel = Bout(barbarian(deck=[]), pyromancer(tokens={token: 1}, hand=["getting-paid"], deck=[]))
    asked = []
    while duel.turn == 1 or duel.asked != "Main.act":
        asked.append(duel.rule)
        duel.idle()
    assert "DT-WINDOW-03" not in asked
    assert duel.deeds("upkeep") == []


@rule("DT-PASSIVE-01", "DT-CP-01")
def test_a_passive_ability_costs_points_and_no_token() -> None:
    tokens = {"concussion": 1, "burn": 1, "crit": 1}
    duel = Bout(paladin(tokens=tokens, cp=3), barbarian()).play("use:tithe")
    assert (duel.cp(0), duel.tokens(0)) == (0, tokens)


@rule("DT-PASSIVE-01", "DT-STATUS-08")
@pytest.mark.parametrize("token", ["concussion", "burn"])
def test_a_passive_ability_can_remove_the_only_status_effect(token: str) -> None:
    """It is paid for with points: no token is spent for it, so one is enough."""
    duel = Bout(paladin(upgrades=["trial:clear-conscience"], tokens={token: 1}, cp=1), barbarian(), packs=TRIAL)
    assert duel.play("use:trial:clear-conscience").tokens(0) == {}


@rule("DT-PASSIVE-01")
@pytest.mark.parametrize(("first", "ability", "dice", "points"), [(0, "righteous-combat", (1, 1, 1, 3, 3, 3, 3), 1), (1, "smack", (1, 1, 1, 5, 6), 0)])
def test_a_passive_ability_looks_at_the_abilities_of_its_own_hero(first: int, ability: str, dice: tuple[int, ...], points: int) -> None:
    """Both heroes have swords on their dice; Clear Conscience brings 1 CP for an ability with swords that the Paladin activates."""
    duel = Bout(paladin(upgrades=["trial:clear-conscience"], cp=2), barbarian(), packs=TRIAL, first=first)
    assert duel.strike(ability, *dice).cp(0) == 2 + points
