"""The worked examples of the rulebook and of the ledger, and the twelve test vectors of the content plan, as played."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dicethrone.crowd import Melee, knight, miller, piper, smith, three
from tests.dicethrone.scenario import (
    Bout,
    FirstDecision,
    Side,
    barbarian,
    monk,
    moon_elf,
    paladin,
    pyromancer,
    shadow_thief,
)

rule = pytest.mark.rule

# The twelve vectors


@rule("DT-FINAL-05", "DT-FINAL-08", "DT-FINAL-09")
def test_vector_01_the_rulebook_s_barbarian_against_paladin() -> None:
    """18 - 3 + 5 - 3 = 17; Protect twice takes 9 each, nothing is left; Retribution deals 9 to the attacker."""
    tokens = {"retribution": 1, "protect": 1}
    defender = paladin(tokens=tokens, upgrades=["divine-defense-3"], hand=["absolution"], cp=1)
    duel = Bout(barbarian(hand=["get-some"]), defender).attack("overpower", 1, 2, 3, 6, 6, 6, 6, 6)
    duel.dice(3, 4, 3, 6, 1, 1, 1, 2, 3, 3)
    duel.answer(
        "spend:retribution", "spend:protect", "defend:divine-defense-3", "play:get-some", "play:absolution", "spend:protect"
    )
    assert (duel.health(0), duel.health(1)) == (41, 50)
    assert (duel.tokens(1), duel.cp(0), duel.cp(1)) == ({"concussion": 1}, 0, 1)


@rule("DT-ORDER-04", "DT-BARB-02", "DT-NAMED-02")
@pytest.mark.parametrize(("played", "hurt", "tokens"), [(False, 13, {}), (True, 16, {"concussion": 1})])
def test_vector_02_six_it_interrupts_one_s_own_overpower(played: bool, hurt: int, tokens: dict[str, int]) -> None:
    duel = Bout(barbarian(hand=["six-it"]), pyromancer()).attack("overpower", 1, 2, 3, 6, 6, 3, 4, 6)
    duel.until("DT-WINDOW-09")
    assert duel.on_table() == [3, 4, 6]
    if played:
        duel.play("play:six-it", "die:1")
    assert (50 - duel.settle().health(1), duel.tokens(1)) == (hurt, tokens)


@rule("DT-FINAL-04", "DT-FINAL-10")
def test_vector_03_damage_added_after_a_halving_is_halved_too() -> None:
    """8 incoming, half prevented, then 4 more: 12, of which 6 are taken."""
    duel = Bout(paladin(tokens={"crit": 1}), moon_elf()).attack("righteous-prayer", 6, 6, 6, 6, 1)
    duel.dice(4, 5, 6, 6, 6).until("DefensiveRoll.choose_ability").play("defend:missed-me")
    duel.until("DT-WINDOW-15").play("spend:crit").settle()
    assert duel.health(1) == 44


@rule("DT-PYRO-12", "DT-STATUS-14", "DT-KEY-04")
@pytest.mark.parametrize(("before", "after", "hurt"), [(4, 5, 10), (0, 2, 7)])
def test_vector_04_hot_streak_counts_what_it_has_just_gained(before: int, after: int, hurt: int) -> None:
    duel = Bout(pyromancer(tokens={"fire-mastery": before}), barbarian()).strike("hot-streak", 1, 2, 3, 4, 4)
    assert (50 - duel.health(1), duel.tokens(0)) == (hurt, {"fire-mastery": after})


@rule("DT-PYRO-13", "DT-DAMAGE-14", "DT-TEAM-09")
def test_vector_05_meteorite_in_teams_takes_six_from_the_common_counter() -> None:
    """2 undefendable damage to the target, and 2 collateral to each of the two."""
    game = Melee("2v2", pyromancer(), miller(), piper(), smith()).any_dice().attack("meteorite", 6, 6, 6, 6, 4, 3).settle()
    assert (game.tokens(0)["fire-mastery"], game.healths()) == (2, [50, 50, 44, 44])


@rule("DT-WINDOW-03", "DT-SHAD-07", "DT-DAMAGE-04")
def test_vector_06_one_evasive_avoids_poison_and_burn_and_the_tokens_stay() -> None:
    duel = Bout(moon_elf(tokens={"poison": 3, "burn": 1, "evasive": 1}), barbarian(), first=1)
    while "spend:evasive" not in duel.keys:
        duel.idle()
    assert (duel.rule, duel.incoming(0)) == ("DT-WINDOW-03", 5)
    duel.dice(2).play("spend:evasive").until("Main.act")
    assert (duel.active, duel.health(0), duel.tokens(0)) == (0, 50, {"poison": 3, "burn": 1})


@rule("DT-HEALTH-01", "DT-OFFENSE-11", "DT-PALA-06")
def test_vector_07_holy_attack_at_59_heals_to_60_before_anything_else() -> None:
    duel = Bout(paladin(health=59), barbarian(hand=["getting-paid"])).attack("holy-attack", 1, 2, 3, 4, 5)
    assert (duel.until("DT-WINDOW-11").health(0), duel.health(1)) == (60, 50)
    assert (duel.settle().health(0), duel.health(1)) == (60, 42)


@rule("DT-KING-08", "DT-KING-09")
@pytest.mark.parametrize(("target", "bonus"), [(20, 0), (30, 1)])
def test_vector_08_a_sole_leader_gets_no_card_and_one_of_two_does(target: int, bonus: int) -> None:
    game = three(knight=knight(health=30), miller=miller(health=target), piper=piper(health=25)).blow()
    game.until("Targeting.choose").play("player:2")
    assert len(game.hand(0)) == bonus


@rule("DT-CP-03", "DT-MAIN-02")
def test_vector_09_a_card_sold_with_15_points_is_gone_and_brings_nothing() -> None:
    duel = Bout(barbarian(hand=["tip-it"], cp=15), pyromancer()).play("sell:tip-it")
    assert (duel.hand(0), duel.discard(0), duel.cp(0)) == ([], ["tip-it"], 15)


@rule("DT-ABILITY-10", "DT-DAMAGE-08")
@pytest.mark.parametrize(("dice", "defended"), [((1, 1, 1, 1, 2), False), ((1, 1, 1, 2, 3), True)])
def test_vector_10_four_of_a_kind_are_numbers_and_not_symbols(dice: tuple[int, ...], defended: bool) -> None:
    """Five Swords either way, and 9 damage of Smack II."""
    duel = Bout(barbarian(upgrades=["smack-2"]), pyromancer()).attack("smack-2", *dice)
    assert ("stand" in duel.keys) is defended
    assert duel.settle().health(1) == 41


@rule("DT-MODIFIER-03")
@pytest.mark.parametrize(("ability", "dice", "kind"), [("crit-bash", (6, 6, 6, 6, 1), 1), ("smack", (1, 2, 3, 4, 6), 0)])
def test_vector_11_what_a_modifier_adds_has_the_type_of_the_attack(ability: str, dice: tuple[int, ...], kind: int) -> None:
    duel = Bout(barbarian(hand=["get-some", "getting-paid"]), pyromancer()).attack(ability, *dice).until("DT-WINDOW-13", "DT-WINDOW-15")
    before = duel.incoming(1)
    duel.dice(1, 1, 2, 4, 6).play("play:get-some")
    assert (duel.incoming(1), [harm.kind for harm in duel.harms(1)]) == (before + 3, [kind])


@rule("DT-MAIN-05", "DT-UPGRADE-04", "DT-UPGRADE-05")
def test_vector_12_upgrades_are_paid_by_difference() -> None:
    duel = Bout(paladin(hand=["divine-defense-2", "divine-defense-3"], cp=7), barbarian())
    assert duel.play("play:divine-defense-2").quiet().cp(0) == 4
    assert duel.play("play:divine-defense-3").cp(0) == 3
    straight = Bout(paladin(hand=["divine-defense-3"], cp=7), barbarian()).play("play:divine-defense-3")
    assert straight.cp(0) == 3


# Other examples of the rulebook and of the ledger


@rule("DT-STATUS-14", "DT-SHAD-06")
def test_example_of_the_rulebook_a_third_poison_fits_and_a_fourth_does_not() -> None:
    duel = Bout(shadow_thief(hand=["poison-wound"]), pyromancer(tokens={"poison": 2})).play("play:poison-wound")
    assert duel.tokens(1) == {"poison": 3}
    full = Bout(shadow_thief(hand=["poison-wound"]), pyromancer(tokens={"poison": 3}))
    assert full.why_no_card(0, "poison-wound") == "DT-STATUS-14"
    assert full.strike("dagger-strike", 1, 2, 1, 2, 6).tokens(1) == {"poison": 3}


@rule("DT-GAME-05", "DT-GAME-06", "DT-GAME-07")
def test_example_of_the_ledger_both_fall_at_once() -> None:
    """The attacker has 3 health and takes 3 back, the defender has 3 and takes 4: a draw, though one has lost more."""
    duel = Bout(barbarian(health=3), pyromancer(health=3)).attack("smack", 1, 2, 3, 4, 6)
    duel.dice(1, 1, 2, 6, 6).play("defend:molten-armor").settle()
    assert duel.match.result is not None
    assert (duel.match.result.winners, duel.match.result.rule) == ((), "DT-GAME-05")


@rule("DT-UPKEEP-03")
def test_example_of_the_ledger_poison_and_burn_are_one_sum() -> None:
    duel = Bout(barbarian(), pyromancer(tokens={"poison": 2, "burn": 1})).next_turn()
    assert duel.deeds("hurt") == [("hurt", 1, 4)]


@rule("DT-INCOME-05", "DT-CP-04", "DT-TURN-03")
def test_example_of_the_ledger_the_first_income() -> None:
    game = FirstDecision()
    assert (game.cp(0), len(game.hand(0))) == (2, 4)
    game.next_turn()
    assert (game.cp(1), len(game.hand(1))) == (3, 5)


@rule("DT-MAIN-05")
def test_example_of_the_ledger_smack_three_over_smack_two_costs_one() -> None:
    duel = Bout(barbarian(hand=["smack-3"], upgrades=["smack-2"], cp=4), pyromancer()).play("play:smack-3")
    assert duel.cp(0) == 3


@rule("DT-OFFENSE-18")
def test_example_of_the_ledger_a_pow_turned_into_life_stops_crit_bash() -> None:
    duel = Bout(barbarian(), pyromancer(hand=["so-wild"])).roll(6, 6, 6, 6, 4).quiet()
    duel.dice(4).play("reroll:5").quiet().dice(4).play("reroll:5").quiet().play("announce:crit-bash")
    duel.play("play:so-wild", "die:1", "value:5").until("Main.act")
    assert (duel.health(1), duel.deeds("activated"), duel.seat) == (50, [], 0)


@rule("DT-CP-02")
def test_example_of_the_ledger_three_points_at_fourteen() -> None:
    duel = Bout(shadow_thief(cp=14), barbarian()).strike("shifty-strike", 1, 2, 3, 4, 4)
    assert duel.cp(0) == 15


@rule("DT-STATUS-19")
@pytest.mark.parametrize(("hero", "ability", "dice"), [(monk, "fist-of-tranquility", (1, 2, 3, 4, 5)), (moon_elf, "blinding-shot", (1, 2, 3, 4, 5))])
def test_example_of_the_ledger_evasive_of_two_heroes_has_one_limit(hero: Any, ability: str, dice: tuple[int, ...]) -> None:
    """Two Evasive lie there, whoever gave them; one more fits, be it the Monk's or the Moon Elf's, and no other."""
    for before, after in ((2, 3), (3, 3)):
        duel = Bout(hero(tokens={"evasive": before}), barbarian()).strike(ability, *dice)
        assert duel.tokens(0)["evasive"] == after


@rule("DT-CARD-08", "DT-CARD-04")
def test_example_of_the_ledger_the_last_card_then_the_shuffled_pile() -> None:
    """Deck 1, discard pile 3, draw 2: 2 are left in the deck. Double Up! itself is not among those shuffled."""
    pile = ["tip-it", "so-wild", "six-it"]
    duel = Bout(barbarian(hand=["double-up"], deck=["smack-2"]), pyromancer())
    duel.player(0).discard = [duel.find("card", name) for name in pile]
    duel.play("play:double-up")
    assert "smack-2" in duel.hand(0)
    assert (len(duel.hand(0)), len(duel.deck(0)), duel.discard(0)) == (2, 2, ["double-up"])


@rule("DT-MODIFIER-06")
def test_example_of_the_ledger_red_hot_strengthens_meteorite_but_not_its_collateral_damage() -> None:
    duel = Bout(pyromancer(hand=["red-hot"]), barbarian()).any_dice().attack("meteorite", 6, 6, 6, 6, 1).until("DT-WINDOW-13", "DT-WINDOW-15")
    assert duel.incoming(1) == 2 + 2
    duel.play("play:red-hot").until("OffensiveRoll.keep")
    assert duel.health(1) == 50 - (2 + 2) - 2


@rule("DT-PYRO-14")
def test_example_of_the_ledger_ignite_with_three_tokens() -> None:
    duel = Bout(pyromancer(tokens={"fire-mastery": 3}), barbarian()).strike("ignite", 1, 2, 3, 4, 5)
    assert (duel.health(1), duel.tokens(0)) == (36, {"fire-mastery": 5})


@rule("DT-KEY-05", "DT-KEY-06", "DT-PALA-09")
@pytest.mark.parametrize(("dice", "mine", "theirs"), [((1, 2, 1), 44, 49), ((3, 4, 5), 48, 50)])
def test_example_of_the_ledger_three_swords_deal_one_and_helmets_and_a_heart_prevent_four(
    dice: tuple[int, ...], mine: int, theirs: int
) -> None:
    duel = Bout(paladin(), barbarian(), first=1).attack("smack", 1, 2, 3, 3, 6).dice(*dice).answer("defend:divine-defense")
    assert (duel.health(0), duel.health(1)) == (mine, theirs)


@rule("DT-HEALTH-01")
@pytest.mark.parametrize(("mode", "sides", "most"), [("duel", 2, 60), ("king", 3, 45), ("2v2", 4, 60)])
def test_example_of_the_ledger_the_most_health_is_ten_above_the_start(mode: str, sides: int, most: int) -> None:
    heroes: list[Side] = [barbarian(health=most - 1), miller(), piper(), smith()][:sides]
    game = Melee(mode, *heroes).attack("fortitude", 4, 4, 5, 5, 5).settle()
    assert game.health(0) == most
