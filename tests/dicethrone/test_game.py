"""Winning, losing and draws."""

from __future__ import annotations

import pytest

from tests.dicethrone.scenario import BARBARIAN, PYROMANCER, Bout, barbarian, pyromancer

rule = pytest.mark.rule

RECKLESS = (1, 2, 3, 4, 5)
TWO_FLAMES = (1, 1, 4, 4, 6)


@rule("DT-GAME-01")
def test_bringing_the_opponent_to_zero_wins() -> None:
    """However little the winner has left."""
    duel = Bout(barbarian(health=1), pyromancer(health=9)).strike("mighty-blow", 1, 2, 3, 4, 4)
    assert duel.health(PYROMANCER) == 0
    assert duel.match.result is not None
    assert duel.match.result.winners == (BARBARIAN,)


@rule("DT-GAME-01")
def test_an_opponent_with_one_health_left_fights_on() -> None:
    duel = Bout(barbarian(), pyromancer(health=10)).strike("mighty-blow", 1, 2, 3, 4, 4)
    assert duel.health(PYROMANCER) == 1
    assert duel.match.result is None


@rule("DT-GAME-03")
def test_three_attempts_then_one_ability_by_symbols_or_by_numbers() -> None:
    duel = Bout(barbarian(), pyromancer()).roll(6, 6, 6, 1, 1)
    duel.dice(2).play("reroll:1").dice(3, 4).play("reroll:2,3")
    assert duel.on_table() == [2, 3, 4, 1, 1]
    assert duel.keys == ["announce:smack", "announce:mighty-blow", "none"]
    duel.play("announce:smack").until("DefensiveRoll.choose_ability", "Main.act")
    refused = duel.refusal(BARBARIAN, "ability", "mighty-blow")
    assert refused is not None
    assert refused.rule == "DT-OFFENSE-12"


@rule("DT-GAME-03")
def test_nobody_uses_an_offensive_ability_in_the_turn_of_another() -> None:
    duel = Bout(barbarian(), pyromancer()).roll(1, 2, 3, 1, 2)
    refused = duel.refusal(PYROMANCER, "ability", "fireball")
    assert refused is not None
    assert refused.rule == "DT-GAME-03"


@rule("DT-GAME-04")
def test_a_player_is_defeated_at_the_very_moment_he_shows_zero() -> None:
    duel = Bout(barbarian(), pyromancer(health=2, tokens={"burn": 1})).to_the_end()
    assert duel.match.result is not None
    assert duel.match.result.winners == (BARBARIAN,)
    assert duel.rules()[-2:] == ["DT-UPKEEP-03", "DT-GAME-04"]
    assert duel.deeds("hurt", "defeated", "cp-gained") == [("hurt", PYROMANCER, 2), ("defeated", PYROMANCER, 0)]


@rule("DT-GAME-04")
def test_a_player_who_shows_one_goes_on() -> None:
    duel = Bout(barbarian(), pyromancer(health=3, tokens={"burn": 1})).next_turn()
    assert duel.health(PYROMANCER) == 1
    assert duel.seat == PYROMANCER


@rule("DT-GAME-05")
def test_both_at_zero_at_the_same_instant_is_a_draw() -> None:
    """The example: 4 and 3 health, at the end of the Roll Phase they take 6 and 9."""
    duel = Bout(barbarian(health=4), pyromancer(health=3, hand=["not-this-time"]))
    duel.attack("reckless", *RECKLESS).until("DT-WINDOW-13").play("play:not-this-time", "player:2")
    duel.dice(*TWO_FLAMES).until("DefensiveRoll.choose_ability").play("defend:molten-armor")
    assert duel.deeds("hurt") == [("hurt", BARBARIAN, 6), ("hurt", PYROMANCER, 9)]
    assert duel.match.result is not None
    assert duel.match.result.winners == ()
    assert duel.match.result.rule == "DT-GAME-05"


@rule("DT-GAME-06")
@pytest.mark.parametrize(("mine", "theirs"), [(4, 1), (1, 15)])
def test_excess_damage_breaks_no_tie(mine: int, theirs: int) -> None:
    """Reckless: 15 to the Pyromancer, 4 to the Barbarian himself; one of them falls exactly to 0, the other far below."""
    duel = Bout(barbarian(health=mine), pyromancer(health=theirs)).strike("reckless", *RECKLESS)
    assert duel.match.result is not None
    assert duel.match.result.winners == ()


@rule("DT-GAME-07")
def test_a_falling_defender_takes_the_attacker_with_him() -> None:
    duel = Bout(barbarian(health=2), pyromancer(health=4)).attack("smack", 1, 2, 3, 4, 4)
    duel.dice(*TWO_FLAMES).play("defend:molten-armor")
    assert (duel.health(BARBARIAN), duel.health(PYROMANCER)) == (0, 0)
    assert duel.match.result is not None
    assert duel.match.result.winners == ()


@rule("DT-GAME-07", "DT-DEFENSE-08")
def test_healing_of_the_defence_counts_before_anybody_falls() -> None:
    duel = Bout(pyromancer(), barbarian(health=3)).attack("fireball", 1, 2, 3, 4, 4)
    duel.dice(4, 1, 1).play("defend:thick-skin")
    assert duel.match.result is None
    assert duel.health(1) == 3 + 2 - 4
