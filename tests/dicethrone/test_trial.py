"""Words of texts in combinations that no built hero has yet; the trial pack has them."""

from __future__ import annotations

from typing import Any

import pytest

import pionek
from pionek.core.match.match import start
from pionek.core.text.phrasebook import plain
from pionek.games.dicethrone.procedures.dice import open_dice
from tests.dicethrone.scenario import TRIAL, Bout, barbarian, pyromancer

rule = pytest.mark.rule


def trial(one: Any, other: Any) -> Bout:
    return Bout(one, other, packs=TRIAL)


@rule("DT-MODIFIER-04")
def test_where_there_is_no_attack_nothing_is_added() -> None:
    duel = trial(barbarian(upgrades=["trial:big-words"]), pyromancer()).strike("trial:empty-boast", 4, 4, 4, 4, 1)
    assert duel.changes() == {"barbarian health": 51}
    assert duel.deeds("added", "hurt") == []


@rule("DT-MODIFIER-03")
@pytest.mark.parametrize(("dice", "added"), [((4, 5, 6, 6, 6), []), ((1, 5, 6, 6, 6), [("added", 0, 1)])])
def test_a_modifier_that_adds_nothing_is_not_told_of(dice: tuple[int, ...], added: list[tuple[str, int, int]]) -> None:
    duel = trial(barbarian(hand=["get-some"]), pyromancer()).attack("smack", 1, 1, 1, 5, 6).until("DT-WINDOW-13")
    assert duel.dice(*dice).play("play:get-some").deeds("added") == added


@rule("DT-DAMAGE-08", "DT-DAMAGE-09")
@pytest.mark.parametrize(
    ("ability", "dice"), [("trial:bare-truth", (1, 1, 2, 2, 3)), ("trial:plain-truth", (1, 1, 2, 4, 5))]
)
def test_pure_damage_stays_pure_when_the_attack_is_made_undefendable(ability: str, dice: tuple[int, ...]) -> None:
    duel = trial(barbarian(upgrades=["trial:big-words"], hand=["get-some"]), pyromancer())
    duel.attack(ability, *dice).until("DT-WINDOW-13", "DT-WINDOW-15").dice(1, 1, 1, 1, 1).play("play:get-some")
    assert duel.settle().health(1) == 42


@rule("DT-DAMAGE-03")
def test_damage_of_a_defence_cannot_be_defended_against() -> None:
    duel = trial(barbarian(hand=["getting-paid"]), pyromancer()).attack("smack", 1, 1, 1, 5, 6)
    duel.until("DefensiveRoll.choose_ability").dice(1, 6, 6, 6, 6).play("defend:molten-armor").until("DT-WINDOW-15")
    assert [[harm.defendable() for harm in each.harms] for each in duel.table.damage_phase().incoming] == [[False], [True]]


@rule("DT-DAMAGE-16")
def test_what_one_takes_oneself_is_called_damage_only() -> None:
    content: Any = trial(barbarian(), pyromancer()).content
    assert plain(content.text_of("token", content.find("token", "burn"), "en")).startswith(
        "In your Upkeep Phase: you take 2 damage."
    )


@rule("DT-FINAL-03", "DT-DEFENSE-06")
@pytest.mark.parametrize(
    ("dice", "health", "told"),
    [((1, 2, 6), 46, []), ((4, 2, 6), 47, [("prevented", 0, 1)]), ((4, 5, 4), 49, [("prevented", 0, 3)])],
)
def test_a_defence_prevents_as_much_as_it_shows(
    dice: tuple[int, ...], health: int, told: list[tuple[str, int, int]]
) -> None:
    duel = Bout(barbarian(upgrades=["trial:shield-wall"]), pyromancer(), packs=TRIAL, first=1)
    duel.attack("fireball", 1, 1, 1, 4, 6).dice(*dice).play("defend:trial:shield-wall").settle()
    assert duel.health(0) == health
    assert duel.deeds("prevented") == told


@rule("DT-DEFENSE-06", "DT-DEFENSE-04")
@pytest.mark.parametrize(
    ("dice", "healed"), [((1, 2, 6, 6), 0), ((4, 2, 6, 6), 0), ((4, 5, 6, 6), 3), ((4, 5, 4, 6), 5), ((4, 5, 4, 5), 5)]
)
def test_more_of_a_symbol_than_is_listed_counts_as_the_last(dice: tuple[int, ...], healed: int) -> None:
    duel = Bout(barbarian(upgrades=["trial:shield-wall"], health=40), pyromancer(), packs=TRIAL, first=1)
    duel.attack("fireball", 1, 1, 1, 4, 6).dice(*dice)
    assert duel.keys == ["defend:trial:shield-wall", "defend:trial:iron-skin", "stand"]
    assert duel.play("defend:trial:iron-skin").settle().health(0) == 40 - 4 + healed


@rule("DT-FINAL-03")
def test_where_nothing_comes_in_nothing_is_prevented() -> None:
    duel = trial(barbarian(hand=["trial:wasted-breath"]), pyromancer()).play("play:trial:wasted-breath")
    assert duel.cp(0) == 3
    assert duel.deeds("prevented") == []


@rule("DT-STATUS-14")
def test_a_token_for_any_player_needs_no_room_on_the_opponents_board() -> None:
    duel = trial(barbarian(hand=["trial:wildfire"]), pyromancer(tokens={"burn": 1})).play("play:trial:wildfire")
    assert duel.keys == ["player:1", "player:2"]
    assert duel.play("player:1").tokens(0) == {"burn": 1}


@rule("DT-STATUS-08")
def test_one_incoming_token_of_two_is_prevented() -> None:
    duel = Bout(barbarian(upgrades=["thick-skin-2"]), pyromancer(upgrades=["trial:inner-fire"]), packs=TRIAL, first=1)
    duel.attack("trial:gift-of-fire", 1, 1, 2, 2, 6).dice(4, 4, 1, 1).play("defend:thick-skin-2")
    assert duel.play("take-off:fire-mastery:1").settle().tokens(0) == {"fire-mastery": 1}


@rule("DT-KEY-07")
@pytest.mark.parametrize(
    ("chosen", "again", "damage"), [("none", (), 3), ("1", (6,), 8), ("2", (6,), 7), ("1,2", (6, 5), 11)]
)
def test_up_to_two_dice_of_a_text_may_be_rolled_again(chosen: str, again: tuple[int, ...], damage: int) -> None:
    duel = trial(pyromancer(upgrades=["trial:inner-fire"]), barbarian())
    duel.attack("trial:second-thoughts", 4, 4, 4, 4, 6, 1, 2, *again)
    assert duel.keys == ["reroll:none", "reroll:1", "reroll:2", "reroll:1,2"]
    duel.play(f"reroll:{chosen}")
    assert "reroll:none" not in duel.keys
    assert duel.settle().health(1) == 50 - damage


@rule("DT-OFFENSE-02", "DT-OFFENSE-03")
def test_the_first_attempt_is_a_roll_and_the_next_a_re_roll() -> None:
    duel = Bout(barbarian(), pyromancer()).roll(1, 2, 4, 4, 6).dice(5, 5).play("reroll:1,2")
    assert duel.deeds("rolled", "rerolled") == [("rolled", 0, 5), ("rerolled", 0, 2)]


@rule("DT-DEFENSE-02", "DT-KEY-04")
def test_what_waits_for_the_defender_comes_in_the_order_of_the_text() -> None:
    duel = trial(pyromancer(upgrades=["trial:inner-fire"]), barbarian())
    duel.strike("trial:in-this-order", 6, 6, 6, 1, 4)
    assert duel.deeds("inflicted", "incoming") == [("inflicted", 1, 1), ("incoming", 1, 3), ("inflicted", 1, 1)]
    assert (duel.tokens(1), duel.health(1)) == ({"burn": 1, "concussion": 1}, 47)


@rule("DT-DEFENSE-02")
def test_three_tokens_come_in_the_order_of_the_text() -> None:
    duel = trial(pyromancer(upgrades=["meteorite-2"]), barbarian()).any_dice().attack("meteoroid", 6, 6, 6, 1, 4)
    told = [name for line in duel.log() for name in ("Knockdown", "Burn", "Stun") if f"1 {name}" in line]
    assert told[:3] == ["Knockdown", "Burn", "Stun"]


@rule("DT-ABILITY-02")
def test_real_dice_lie_there_when_all_of_them_have_been_entered() -> None:
    match = start(pionek.new_match("dicethrone").game, {"first": "1"}, 5, entered=True)
    table: Any = match.table
    keys = match.keys()
    while "enter:1" not in keys:
        match.play("pass")
        keys = match.keys()
    for number in (1, 2, 3, 4):
        match.play(f"enter:{number}")
    assert open_dice(table) is None
    match.play("enter:6")
    keys = match.keys()
    while "reroll:none" not in keys:
        match.play("pass")
        keys = match.keys()
    match.play("reroll:1,2")
    match.play("enter:5")
    frame = open_dice(table)
    assert frame is not None
    assert frame.dice == [1, 2, 3, 4, 6]
    match.play("enter:4")
    assert frame.dice == [5, 4, 3, 4, 6]


@pytest.mark.parametrize(
    ("card", "english", "polish"),
    [
        (
            "trial:twice-half",
            "Roll 2 dice; gain CP equal to 2 × (half the roll, rounded up).",
            "Rzuć 2 kośćmi; weź tyle PW, ile wynosi 2 × (połowa wyniku rzutu, zaokrąglona w górę).",
        ),
        (
            "trial:twice-two",
            "Roll 2 dice; gain CP equal to 2 × 2 × the number of Sword symbols rolled.",
            "Rzuć 2 kośćmi; weź tyle PW, ile wynosi 2 × 2 × liczba symboli Miecz.",
        ),
    ],
)
def test_an_amount_that_has_no_noun_of_its_own_is_said_after_equal_to(card: str, english: str, polish: str) -> None:
    content: Any = trial(barbarian(), pyromancer()).content
    index = content.find("card", card)
    assert [plain(content.text_of("card", index, lang)) for lang in ("en", "pl")] == [english, polish]


@rule("DT-KEY-04")
def test_damage_behind_then_after_damage_is_dealt_after_it() -> None:
    duel = trial(barbarian(upgrades=["trial:second-blow"]), pyromancer())
    duel.attack("trial:second-blow", 1, 1, 6, 6, 4).settle()
    assert duel.health(1) == 50 - 3 - 2
    assert duel.health(0) == 51
    assert [line for line in duel.log() if "Pyromancer takes" in line] == [
        "Pyromancer takes 3 damage. [DT-DEFENSE-08]",
        "Pyromancer takes 2 damage. [DT-KEY-04]",
    ]
