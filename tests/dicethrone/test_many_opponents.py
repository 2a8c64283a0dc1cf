"""What tokens and abilities mean by "the target" where there are several opponents."""

from __future__ import annotations

import pytest

from pionek.core import registry
from tests.dicethrone.crowd import SMALL_STRAIGHT, THREE_SWORDS, Melee, four, knight, miller, piper, smith, three
from tests.dicethrone.scenario import Bout, barbarian, moon_elf, ninja

rule = pytest.mark.rule

KNIGHT, MILLER, PIPER, SMITH = range(4)
NINJA = KNIGHT
KUJI_KIRI = (4, 4, 5, 6, 6)
WHEN_ATTACKED = [token.id for token in registry.get("dicethrone").content().tokens if token.attacked is not None]
"""Tokens that raise the damage of attacks on whoever has them."""


def ninja_of(mode: str = "king", **given: object) -> Melee:
    return Melee(mode, ninja(**given), miller(), piper(), smith())


# Tokens that are spent


@rule("DT-STATUS-09")
@pytest.mark.parametrize("target", [MILLER, PIPER, SMITH])
def test_a_token_spent_on_an_attack_means_the_one_who_is_attacked(target: int) -> None:
    game = ninja_of(tokens={"ninjutsu": 1}).attack("slash", *THREE_SWORDS).until("Targeting.choose")
    game.play(f"player:{target + 1}").until("DT-WINDOW-13")
    game.dice(6).play("spend:ninjutsu", "choose:2")
    assert [game.tokens(seat).get("delayed-poison", 0) for seat in range(4)] == [int(seat == target) for seat in range(4)]


@rule("DT-STATUS-09", "DT-TARGET-02")
def test_a_token_spent_before_the_target_is_found_waits_for_him() -> None:
    game = ninja_of(tokens={"ninjutsu": 1}).attack("slash", *THREE_SWORDS).until("DT-WINDOW-11")
    game.dice(6).play("spend:ninjutsu", "choose:2").until("Targeting.choose")
    assert [game.tokens(seat) for seat in range(4)] == [{}, {}, {}, {}]
    game.play("player:3")
    assert game.tokens(PIPER) == {"delayed-poison": 1}


@rule("DT-STATUS-09")
def test_a_token_aimed_outside_of_an_attack_asks_for_one_of_several_opponents() -> None:
    game = four("king", knight=knight(tokens={"crowd:pebble": 1})).play("spend:crowd:pebble")
    assert (game.seat, game.keys) == (KNIGHT, ["player:2", "player:3", "player:4"])
    game.play("player:3")
    assert [game.tokens(seat) for seat in range(4)] == [{}, {}, {"concussion": 1}, {}]


@rule("DT-STATUS-09")
def test_in_teams_a_token_is_aimed_at_an_opponent_not_at_a_teammate() -> None:
    game = four(knight=knight(tokens={"crowd:pebbles": 2})).play("spend:crowd:pebbles")
    assert game.keys == ["player:3", "player:4"]
    assert game.play("player:4").keys == ["number:1", "number:2"]
    game.play("number:2").settle()
    assert (game.healths(), game.tokens(KNIGHT)) == ([50, 50, 48, 48], {})


@rule("DT-STATUS-09")
def test_with_one_opponent_left_a_token_asks_for_nobody() -> None:
    game = three(knight=knight(tokens={"crowd:pebble": 1}), miller=miller(health=2))
    game.use("ring", SMALL_STRAIGHT).settle().play("spend:crowd:pebble")
    assert game.tokens(PIPER) == {"concussion": 1}


@rule("DT-STATUS-11", "DT-STATUS-14")
def test_a_token_that_answers_an_attack_means_the_attacker() -> None:
    game = four("king", piper=piper(tokens={"crowd:pebble": 1})).blow().until("Targeting.choose").play("player:3")
    game.until("DT-WINDOW-13")
    assert game.seat == PIPER
    game.play("spend:crowd:pebble")
    assert [game.tokens(seat) for seat in range(4)] == [{"concussion": 1}, {}, {}, {}]


# Tokens that act when their bearer is attacked


def test_there_are_such_tokens() -> None:
    assert WHEN_ATTACKED == ["targeted"]


@rule("DT-STATUS-05", "DT-TARGET-05")
@pytest.mark.parametrize("token", WHEN_ATTACKED)
@pytest.mark.parametrize(("die", "loss"), [(1, 6), (3, 4)])
def test_such_a_token_acts_on_a_target_that_the_die_finds(token: str, die: int, loss: int) -> None:
    game = four(piper=piper(tokens={token: 1})).blow(die).settle()
    assert game.healths() == [50, 50, 50 - loss, 50 - loss]


@rule("DT-STATUS-05", "DT-TARGET-03")
@pytest.mark.parametrize("token", WHEN_ATTACKED)
@pytest.mark.parametrize(("target", "loss"), [(MILLER, 4), (PIPER, 6)])
def test_such_a_token_acts_on_a_target_that_is_chosen(token: str, target: int, loss: int) -> None:
    game = four("king", piper=piper(tokens={token: 1})).blow().until("Targeting.choose").play(f"player:{target + 1}")
    assert game.incoming(target) == loss
    assert game.settle().health(target) == 35 - loss


@rule("DT-STATUS-05")
def test_a_moon_elf_marks_her_target_before_she_hits_him() -> None:
    """Demising Shot: the token comes first, "then" the damage."""
    game = Melee("king", moon_elf(), miller(), piper()).attack("demising-shot", 1, 2, 3, 6, 6)
    game.until("Targeting.choose").play("player:3").settle()
    assert (game.healths(), game.tokens(PIPER)) == ([35, 35, 29], {"targeted": 1})


# Attacks whose text lets their maker choose whom they hurt


def kuji_kiri(game: Melee, *victims: int) -> Melee:
    game.attack("kuji-kiri", *KUJI_KIRI).until("Resolution.go_on")
    for victim in victims:
        game.play(f"player:{victim + 1}")
    return game


@rule("DT-STATUS-05")
@pytest.mark.parametrize(
    ("victims", "loss"), [((MILLER, PIPER), [0, 4, 6, 0]), ((PIPER, SMITH), [0, 0, 6, 4]), ((PIPER, PIPER), [0, 0, 10, 0])]
)
def test_an_attack_on_two_adds_only_to_what_comes_to_the_bearer(victims: tuple[int, int], loss: list[int]) -> None:
    marked = piper(tokens={"targeted": 1})
    game = Melee("king", ninja(upgrades=["smoke-screen-2"]), miller(), marked, smith())
    kuji_kiri(game, *victims).settle()
    assert [35 - health for health in game.healths()] == loss


@rule("DT-MODIFIER-04")
def test_an_attack_that_names_its_victims_can_be_modified() -> None:
    game = ninja_of(upgrades=["smoke-screen-2"], tokens={"ninjutsu": 1})
    kuji_kiri(game, SMITH, SMITH).until("DT-WINDOW-11").dice(4).play("spend:ninjutsu").settle()
    assert game.healths() == [35, 35, 35, 25]


@rule("DT-FINAL-01")
@pytest.mark.parametrize(("victims", "offered"), [((PIPER, PIPER), True), ((PIPER, SMITH), False)])
def test_a_card_for_much_damage_counts_what_one_opponent_took(victims: tuple[int, int], offered: bool) -> None:
    game = ninja_of(upgrades=["smoke-screen-2"], hand=["head-bash"])
    kuji_kiri(game, *victims).until("DT-FINAL-01", "Main.act")
    assert ("play:head-bash" in game.keys) == offered


def test_in_a_duel_nothing_of_this_is_asked() -> None:
    duel = Bout(ninja(upgrades=["smoke-screen-2"]), barbarian()).attack("kuji-kiri", *KUJI_KIRI).settle()
    assert duel.health(1) == 42
