"""Windows with three and more players, and with the tokens of all heroes."""

from __future__ import annotations

from typing import Any

import pytest

from pionek.core.match.ask_preferences import AskPreferences
from tests.dicethrone.crowd import SMALL_STRAIGHT, Melee, four, knight, miller, piper, smith, three
from tests.dicethrone.scenario import (
    DiceThroneScenario,
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

PAID = ["getting-paid"]
SMACK = (1, 2, 3, 4, 6)


def passed(game: DiceThroneScenario, *answers: str) -> dict[str, list[int]]:
    """Who was asked in the windows by their rules, while everybody passes, until the next Main Phase."""
    found: dict[str, list[int]] = {}
    while not game.over and game.asked != "Main.act":
        if game.asked == "Window.ask":
            found.setdefault(game.rule, []).append(game.seat)
        key = next((each for each in answers if each in game.keys), None)
        game.play(key) if key is not None else game.idle()
    return found


@rule("DT-ORDER-01", "DT-WINDOW-01", "DT-WINDOW-02")
@pytest.mark.parametrize("active", range(4))
def test_every_window_of_a_roll_phase_goes_round_the_table_from_the_active_player(active: int) -> None:
    """Overpower in teams, with the targeting die and a defence: all four hold something for every one of them."""
    hand = ["getting-paid", "tip-it"]
    sides = [knight(hand=hand), miller(hand=hand), piper(hand=hand), smith(hand=hand)]
    sides[active] = barbarian(hand=hand)
    game = Melee("2v2", *sides, first=active).dice(1, 2, 3, 6, 6, 3, 4, 6, 1, 1, 1, 1).play("pass")
    guard = ["crowd:knight-guard", "crowd:miller-guard", "crowd:piper-guard", "crowd:smith-guard"]
    asked = passed(game, "announce:overpower", *[f"defend:{each}" for each in guard])
    clockwise = [(active + offset) % 4 for offset in range(4)]
    assert asked == dict.fromkeys(
        ["DT-WINDOW-07", "DT-WINDOW-08", "DT-WINDOW-09", "DT-WINDOW-10", "DT-WINDOW-11", "DT-WINDOW-12", "DT-WINDOW-13",
         "DT-WINDOW-14", "DT-WINDOW-15", "DT-WINDOW-20"], clockwise,
    )  # fmt: skip


@rule("DT-WINDOW-03", "DT-WINDOW-04", "DT-WINDOW-17")
def test_windows_outside_the_roll_phases_ask_all_players_too() -> None:
    """The Miller's turn: Upkeep with Burn, Income, and the Discard Phase."""
    game = three(knight=knight(hand=PAID), miller=miller(hand=PAID, tokens={"burn": 1}), piper=piper(hand=PAID))
    while game.active == 0:
        game.idle()
    asked: dict[str, list[int]] = {}
    while game.active == 1:
        if game.asked == "Window.ask":
            asked.setdefault(game.rule, []).append(game.seat)
        game.idle()
    for window in ("DT-WINDOW-03", "DT-WINDOW-04", "DT-WINDOW-17"):
        assert asked[window][:3] == [1, 2, 0]


@rule("DT-ORDER-03", "DT-WINDOW-01")
def test_after_each_play_all_are_asked_again_from_the_active_player_on() -> None:
    """The last of three plays; the first, who had passed, may answer that."""
    tokens = {"chi": 1}
    game = Melee("king", monk(tokens=tokens, health=40), barbarian(hand=PAID), moon_elf(tokens={"evasive": 1}, hand=["evade"]))
    game.attack("fist-strike", 1, 2, 1, 3, 4).until("Targeting.choose").play("player:3").until("DT-WINDOW-13")
    seats = [game.seat]
    seats.append(game.play("pass").seat)
    seats.append(game.play("pass").seat)
    seats.append(game.dice(6).play("spend:evasive").seat)
    assert seats == [0, 1, 2, 0]
    assert game.play("spend:chi").seat == 1  # and again from the active player, who has nothing more to spend


@rule("DT-WINDOW-19", "DT-STATUS-17")
def test_dice_of_a_token_are_altered_by_any_player_and_answered_by_nothing_else() -> None:
    """Ninjutsu: the Treant's Seedling and the Paladin's Tithe are for dice of their own."""
    cards = ["tip-it", "getting-paid", "not-this-time", "helping-hand"]
    game = Melee("king", ninja(tokens={"ninjutsu": 1}, health=40), treant(tokens={"seedling": 1}, hand=cards, cp=9), paladin(hand=cards, cp=9))
    game.attack("slash", *SMACK).until("Targeting.choose").play("player:2").until("DT-WINDOW-13")
    game.dice(2).play("spend:ninjutsu")
    assert (game.seat, game.rule, game.keys) == (1, "DT-WINDOW-19", ["play:tip-it", "play:helping-hand", "pass"])
    game.play("pass")
    assert (game.seat, game.keys) == (2, ["play:tip-it", "play:helping-hand", "pass"])


@rule("DT-WINDOW-09", "DT-PASSIVE-01")
def test_tithe_and_a_seedling_alter_dice_of_their_owner_s_own_ability() -> None:
    game = Melee("king", paladin(cp=1), treant(tokens={"seedling": 1}), barbarian())
    game.attack("righteous-combat", 1, 2, 1, 3, 4, 3, 3).until("DT-WINDOW-09")
    assert (game.seat, game.keys) == (0, ["use:tithe", "pass"])
    assert game.dice(1).play("use:tithe", "die:1").on_table() == []
    mine = Melee("king", treant(tokens={"seedling": 1}), paladin(cp=1), barbarian())
    mine.attack("call-of-the-wild", 1, 2, 3, 4, 5, 4, 4, 4, 4).until("DT-WINDOW-09")
    assert (mine.seat, mine.keys) == (0, ["spend:seedling", "pass"])


@rule("DT-ULT-04", "DT-ULT-08", "DT-WINDOW-18")
def test_during_an_ultimate_all_opponents_are_passed_over_also_those_hit_only_by_its_collateral_damage() -> None:
    game = Melee("king", pyromancer(hand=PAID, health=40), moon_elf(tokens={"evasive": 3}, hand=PAID), monk(tokens={"chi": 5}, hand=PAID))
    game.attack("scorch-the-earth", 6, 6, 6, 6, 6)
    asked = passed(game)
    assert asked.pop("DT-WINDOW-08") == [0, 1, 2]
    assert {seat for seats in asked.values() for seat in seats} == {0}
    assert game.healths() == [40, 35 - 12 - 2, 35 - 2]


@rule("DT-PYRO-05", "DT-WINDOW-18")
def test_only_the_stunned_player_is_passed_over() -> None:
    game = Melee("king", barbarian(health=40), monk(tokens={"chi": 5}, hand=PAID), moon_elf(hand=PAID))
    game.attack("crit-bash", 6, 6, 6, 6, 1).any_dice().until("Targeting.choose").play("player:2")
    assert (game.rule, game.seat, game.tokens(1)) == ("DT-WINDOW-20", 1, {"chi": 5})
    game.play("pass").play("pass")
    asked: list[tuple[str, int]] = []
    while game.asked == "Window.ask" and "stun" in game.tokens(1):
        asked.append((game.rule, game.seat))
        game.play("pass")
    assert asked == [("DT-WINDOW-10", 2), ("DT-WINDOW-15", 2)]
    assert (game.rule, game.seat) == ("DT-WINDOW-07", 1)  # the extra phase: Stun is gone


@rule("DT-DAMAGE-01", "DT-DAMAGE-04")
def test_everybody_hit_by_collateral_damage_may_avoid_his_own_part() -> None:
    tokens = {"evasive": 1}
    sides = [miller(tokens=tokens), piper(tokens={"smoke-bomb": 1}), smith(tokens={"protect": 1})]
    game = Melee("king", knight(), *sides).use("ring", SMALL_STRAIGHT)
    assert (game.rule, game.seat, game.keys) == ("DT-WINDOW-11", 1, ["spend:evasive", "pass"])
    game.dice(1, 6).play("spend:evasive")
    assert (game.seat, game.keys) == (2, ["spend:smoke-bomb", "pass"])
    game.play("spend:smoke-bomb")
    assert (game.seat, game.keys) == (3, ["spend:protect", "pass"])
    assert game.play("spend:protect").settle().healths() == [35, 35, 32, 34]


@rule("DT-MODIFIER-04", "DT-TEAM-11")
def test_a_partner_neither_modifies_the_attack_nor_spends_tokens_for_another() -> None:
    modifiers: dict[str, int] = {"chi": 1, "crit": 1, "sneak-attack": 1, "ninjutsu": 1, "dryad": 1, "protect": 1, "evasive": 1}
    game = four(miller=miller(tokens=modifiers), smith=smith(tokens=modifiers)).use("blow", (1, 1, 1, 1, 1), 1)
    assert passed(game) == {}
    assert game.healths() == [50, 50, 42, 42]


@rule("DT-MODIFIER-04", "DT-INSTANT-02")
@pytest.mark.parametrize("target", [0, 2])
def test_a_modifier_acts_at_once_when_the_target_is_found_whoever_he_is(target: int) -> None:
    game = Melee("king", knight(), barbarian(hand=["get-some"]), piper(), first=1).attack("smack", 1, 1, 1, 4, 4)
    game.until("Targeting.choose").play(f"player:{target + 1}").until("DT-WINDOW-13")
    game.dice(4, 4, 4, 4, 4).play("play:get-some")
    assert game.tokens(target) == {"concussion": 1}


@rule("DT-FINAL-01")
def test_cards_for_damage_dealt_are_for_the_one_who_dealt_it_not_for_his_partner() -> None:
    partner = barbarian(hand=["head-bash"])
    game = Melee("2v2", knight(), partner, piper(), smith()).use("blow", (1, 1, 1, 1, 1), 1)
    assert passed(game) == {}
    assert game.healths() == [50, 50, 42, 42]


# What others can see by the clock


def seen(seat: int, hand: list[str], **given: Any) -> list[tuple[int, str]]:
    """The windows in which a seat was asked or, with nothing to play, reported to the door."""
    sides = [knight(health=40, hand=["crowd:hail"]), miller(health=20), piper(health=20)]
    sides[seat] = [knight, miller, piper][seat](hand=hand, health=20, **given)
    game = Melee("king", *sides)
    game.match.listen().windows.clear()
    game.dice(1, 1, 1, 4, 6).play("pass")
    found: list[tuple[int, str]] = []
    while game.asked != "Main.act":
        if game.asked == "Window.ask" and game.seat == seat:
            found.append((seat, game.rule))
        if "player:2" in game.keys:
            game.play("player:2")
        elif "announce:crowd:knight-blow" in game.keys:
            game.play("announce:crowd:knight-blow")
        else:
            game.idle()
    return sorted([*found, *[each for each in game.match.listen().windows if each[0] == seat]])


@rule("DT-WINDOW-01")
@pytest.mark.parametrize("seat", [1, 2])
def test_whoever_hides_cards_is_asked_or_reported_in_the_same_windows_whatever_he_holds(seat: int) -> None:
    """A door that pauses for those reported shows nothing of a hand by its speed; the target and a third player."""
    assert seen(seat, ["getting-paid"]) == seen(seat, ["vegas-baby"]) == seen(seat, ["not-this-time"])
    assert {window for _, window in seen(seat, ["vegas-baby"])} >= {"DT-WINDOW-07", "DT-WINDOW-08", "DT-WINDOW-13", "DT-WINDOW-15"}


@rule("DT-WINDOW-01")
def test_never_passes_for_one_of_three_in_windows_of_that_kind_only() -> None:
    game = three(knight=knight(hand=PAID), miller=miller(hand=PAID), piper=piper(hand=PAID)).roll(1, 1, 1, 4, 6)
    wishes = AskPreferences(game.match.game)
    wishes.read("attempt=never")
    assert wishes.answer(game.match, 1) is None  # he is not asked yet
    game.play("pass")
    assert wishes.answer(game.match, 1) is not None
    game.quiet().play("reroll:none", "announce:crowd:knight-blow", "pass")
    assert (game.rule, game.seat, wishes.answer(game.match, 1)) == ("DT-WINDOW-08", 1, None)


@rule("DT-WINDOW-20")
def test_the_target_may_act_before_anything_is_done_to_it() -> None:
    """Pickpocket steals CP in step 1 of the Defensive Roll Phase: whoever is chosen may spend them first."""
    game = Melee("king", shadow_thief(upgrades=["pickpocket-2"]), monk(hand=["double-up", "not-this-time"], cp=1), barbarian(hand=PAID))
    game.attack("pickpocket-2", 3, 3, 6, 1, 1).until("Targeting.choose").play("player:2")
    assert (game.rule, game.seat, game.keys) == ("DT-WINDOW-20", 1, ["play:double-up", "pass"])
    game.play("play:double-up")
    assert (game.cp(0), game.cp(1)) == (2, 0)
    game.until("DT-WINDOW-13", "DT-WINDOW-15")
    assert (game.cp(0), game.cp(1)) == (2 + 3, 0)
