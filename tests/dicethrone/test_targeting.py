"""The Targeting Roll Phase: which abilities need a target, and how it is found."""

from __future__ import annotations

import pytest

from tests.dicethrone.crowd import (
    FIVE_POWS,
    SMALL_STRAIGHT,
    THREE_LIVES,
    THREE_POWS,
    TWO_AND_TWO,
    Melee,
    four,
    knight,
    miller,
    piper,
    smith,
    three,
)

rule = pytest.mark.rule

KNIGHT, MILLER, PIPER, SMITH = range(4)


@rule("DT-TARGET-01")
def test_with_several_opponents_the_damage_waits_for_a_target() -> None:
    game = three(knight=knight(hand=["getting-paid", "not-this-time"])).blow().until("DT-WINDOW-11")
    assert (game.rule, [game.incoming(seat) for seat in range(3)]) == ("DT-WINDOW-11", [0, 0, 0])
    assert game.keys == ["play:getting-paid", "pass"]
    game.quiet()
    assert (game.asked, game.seat, game.keys) == ("Targeting.choose", KNIGHT, ["player:2", "player:3"])
    game.play("player:3")
    assert [game.incoming(seat) for seat in range(3)] == [0, 0, 4]
    game.settle()
    assert game.healths() == [35, 35, 31]


@rule("DT-TARGET-02")
def test_an_ability_without_damage_needs_a_target_for_its_other_effects() -> None:
    game = three().use("taint", TWO_AND_TWO).quiet()
    assert game.asked == "Targeting.choose"
    assert game.play("player:3").settle().tokens(PIPER) == {"burn": 1}
    assert game.tokens(MILLER) == {}


@rule("DT-TARGET-11")
@pytest.mark.parametrize("mode", ["king", "2v2"])
def test_collateral_damage_names_its_victims_itself(mode: str) -> None:
    game = four(mode).use("ring", SMALL_STRAIGHT).until("Targeting.choose", "DT-WINDOW-12", "Main.act")
    assert game.asked == "Main.act"
    assert game.deeds("targeted", "rolled")[1:] == []
    assert game.healths() == ([35, 32, 32, 32] if mode == "king" else [50, 50, 44, 44])


@rule("DT-TARGET-01")
def test_healing_alone_needs_no_target() -> None:
    game = four(knight=knight(health=20)).use("rest", THREE_LIVES).until("Targeting.choose", "Main.act")
    assert (game.asked, game.deeds("targeted"), game.health(KNIGHT)) == ("Main.act", [], 23)


@rule("DT-TARGET-03")
def test_in_king_of_the_hill_the_attacker_chooses() -> None:
    game = four("king").blow().quiet()
    assert (game.seat, game.keys, game.rule) == (KNIGHT, ["player:2", "player:3", "player:4"], "DT-TARGET-03")
    assert game.deeds("rolled")[1:] == [], "no die is rolled for it"


@rule("DT-KING-04")
def test_in_king_of_the_hill_anybody_may_be_attacked() -> None:
    for target in (1, 2, 3):
        game = four("king").blow().quiet().play(f"player:{target + 1}").settle()
        assert [seat for seat in range(4) if game.health(seat) == 31] == [target]


@rule("DT-TARGET-04")
def test_in_teams_the_attacker_rolls_one_die_for_the_target() -> None:
    game = four().blow(1).quiet()
    assert ("rolled", KNIGHT, 1) in game.deeds("rolled")
    assert game.deeds("targeted") == [("targeted", KNIGHT, 0)]


LEFT_AND_RIGHT = {KNIGHT: (PIPER, SMITH), MILLER: (PIPER, SMITH), PIPER: (KNIGHT, MILLER), SMITH: (KNIGHT, MILLER)}
"""Knight and miller sit opposite piper and smith; all look across the table."""


def hit_by(attacker: int, die: int) -> tuple[int, str]:
    game = four(first=attacker).blow(die).until("Targeting.choose", "DefensiveRoll.choose_ability")
    assert game.asked == "DefensiveRoll.choose_ability"
    return game.seat, next(each for each in game.rules() if each.startswith("DT-TARGET-0") and each > "DT-TARGET-04")


@rule("DT-TARGET-05")
@pytest.mark.parametrize("attacker", range(4))
@pytest.mark.parametrize("die", [1, 2])
def test_on_1_or_2_the_opponent_on_the_left_is_the_target(attacker: int, die: int) -> None:
    assert hit_by(attacker, die) == (LEFT_AND_RIGHT[attacker][0], "DT-TARGET-05")


@rule("DT-TARGET-06")
@pytest.mark.parametrize("attacker", range(4))
@pytest.mark.parametrize("die", [3, 4])
def test_on_3_or_4_the_opponent_on_the_right_is_the_target(attacker: int, die: int) -> None:
    assert hit_by(attacker, die) == (LEFT_AND_RIGHT[attacker][1], "DT-TARGET-06")


@rule("DT-TARGET-07")
def test_on_5_the_opponents_choose_and_the_first_clockwise_speaks_for_them() -> None:
    for attacker, speaker, keys in ((MILLER, PIPER, ["player:3", "player:4"]), (SMITH, KNIGHT, ["player:1", "player:2"])):
        game = four(first=attacker).blow(5).until("Targeting.choose")
        assert (game.seat, game.keys, game.rule) == (speaker, keys, "DT-TARGET-07")
        assert game.play(keys[1]).seat == int(keys[1][-1]) - 1


@rule("DT-TARGET-07")
def test_a_stunned_opponent_leaves_the_choice_to_his_partner() -> None:
    game = four(piper=piper(tokens={"stun": 1})).blow(5).until("Targeting.choose")
    assert (game.seat, game.keys) == (SMITH, ["player:3", "player:4"])


@rule("DT-TARGET-08")
def test_on_6_the_attacker_chooses() -> None:
    game = four(first=MILLER).blow(6).until("Targeting.choose")
    assert (game.seat, game.keys, game.rule) == (MILLER, ["player:3", "player:4"], "DT-TARGET-08")
    assert game.play("player:4").seat == SMITH


@rule("DT-TARGET-09", "DT-WINDOW-12", "DT-TURN-07")
@pytest.mark.parametrize("hero", [KNIGHT, MILLER, PIPER, SMITH])
def test_anybody_can_alter_the_targeting_die(hero: int) -> None:
    made = [knight, miller, piper, smith]
    sides = [made[seat](hand=["so-wild"] if seat == hero else []) for seat in range(4)]
    game = Melee("2v2", *sides).blow(1).until("DT-WINDOW-12")
    assert (game.seat, game.keys, game.on_table()) == (hero, ["play:so-wild", "pass"], [1])
    game.play("play:so-wild", "value:4")
    assert game.until("DefensiveRoll.choose_ability").seat == SMITH


@rule("DT-WINDOW-12")
def test_the_window_of_the_targeting_die_takes_modifiers_and_instants_but_gives_no_attempt() -> None:
    hand = ["crowd:sharp-edge", "getting-paid", "one-more-time", "better-d", "six-it", "crowd:hail"]
    game = four(knight=knight(hand=hand, cp=9)).blow(1).until("DT-WINDOW-12")
    assert game.keys == ["play:crowd:sharp-edge", "play:getting-paid", "play:six-it", "pass"]
    game.play("play:six-it")
    assert game.on_table() == [6]
    assert game.until("Targeting.choose").seat == KNIGHT


@rule("DT-TARGET-10")
def test_the_targeting_die_of_an_ultimate_cannot_be_altered_by_anybody() -> None:
    game = four(knight=knight(hand=["so-wild"]), miller=miller(hand=["so-wild"])).use("wrath", FIVE_POWS, 3)
    asked = []
    while game.asked != "Main.act":
        asked.append(game.rule)
        game.idle()
    assert "DT-WINDOW-12" not in asked
    assert game.deeds("targeted") == [("targeted", KNIGHT, 0)]
    assert (game.tokens(SMITH), game.healths()) == ({"knockdown": 1}, [50, 50, 34, 34])


@rule("DT-MODIFIER-04")
def test_a_modifier_played_before_there_is_a_target_follows_the_attack() -> None:
    game = three(knight=knight(hand=["crowd:sharp-edge"])).blow()
    assert game.rule == "DT-WINDOW-11"
    game.play("play:crowd:sharp-edge")
    assert [game.tokens(seat) for seat in range(3)] == [{}, {}, {}]
    game.until("Targeting.choose").play("player:3").settle()
    assert (game.healths(), game.tokens(PIPER), game.tokens(MILLER)) == ([35, 35, 29], {"concussion": 1}, {})


@rule("DT-INSTANT-02", "DT-OFFENSE-11")
def test_what_is_not_aimed_does_not_wait_for_the_target() -> None:
    game = three(knight=knight(hand=["getting-paid"])).blow().until("DT-WINDOW-11").play("play:getting-paid")
    assert (game.asked, game.cp(KNIGHT)) == ("Targeting.choose", 4)


@rule("DT-PYRO-06")
def test_the_extra_attack_after_stun_goes_to_the_same_opponent_without_targeting() -> None:
    game = four().use("daze", THREE_POWS, 1, 1, 1, 1, 4, 4).until("OffensiveRoll.keep")
    assert (game.roll_phase.target, game.tokens(PIPER)) == (PIPER, {})
    game.play("reroll:none", "announce:crowd:knight-blow").settle()
    assert game.deeds("targeted") == [("targeted", KNIGHT, 0)]
    assert [name for name, who, amount in game.deeds("hurt")] == ["hurt", "hurt"]
