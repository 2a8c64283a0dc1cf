"""With several opponents: what is played in an attack whose target is not known yet."""

from __future__ import annotations

import pytest

from tests.dicethrone.crowd import Melee, four, knight, miller, piper, smith, three

rule = pytest.mark.rule

KNIGHT, MILLER, PIPER, SMITH = range(4)


def attackers(seat: int, **given: object) -> Melee:
    """King of the Hill for three; the one in this seat attacks, and has what is given."""
    made = [knight, miller, piper]
    game = Melee("king", *(side(**given) if at == seat else side() for at, side in enumerate(made)), first=seat)
    return game.blow().until("DT-WINDOW-11")


@rule("DT-TARGET-01")
@pytest.mark.parametrize("attacker", range(3))
def test_an_aimed_card_in_an_attack_asks_for_nobody_else_than_its_target(attacker: int) -> None:
    game = attackers(attacker, hand=["crowd:sharp-edge"]).play("play:crowd:sharp-edge").until("Targeting.choose")
    assert game.seat == attacker
    victim = (attacker + 2) % 3
    game.play(f"player:{victim + 1}").settle()
    assert [game.tokens(seat) for seat in range(3)] == [{"concussion": 1} if seat == victim else {} for seat in range(3)]


@rule("DT-STATUS-09", "DT-STATUS-14")
@pytest.mark.parametrize("attacker", range(3))
def test_a_token_for_the_target_can_be_spent_while_there_is_none(attacker: int) -> None:
    game = attackers(attacker, tokens={"crowd:pebble": 1})
    assert game.keys == ["spend:crowd:pebble", "pass"]
    game.play("spend:crowd:pebble")
    assert [game.tokens(seat) for seat in range(3)] == [{}, {}, {}]
    victim = (attacker + 2) % 3
    game.until("Targeting.choose").play(f"player:{victim + 1}")
    assert game.tokens(victim) == {"concussion": 1}


@rule("DT-INSTANT-02", "DT-STATUS-11")
@pytest.mark.parametrize("attacker", range(3))
def test_what_somebody_else_does_to_the_attacker_does_not_wait_for_a_target(attacker: int) -> None:
    made = [knight, miller, piper]
    sides = [side(tokens={} if at == attacker else {"crowd:pebble": 1}) for at, side in enumerate(made)]
    game = Melee("king", *sides, first=attacker).blow().until("DT-WINDOW-11")
    assert game.seat == (attacker + 1) % 3
    game.play("spend:crowd:pebble")
    assert game.tokens(attacker) == {"concussion": 1}


@rule("DT-MODIFIER-04", "DT-TARGET-01")
def test_damage_of_a_token_for_the_target_waits_for_him_as_damage() -> None:
    game = four("king", knight=knight(tokens={"crowd:pebbles": 2})).blow().until("DT-WINDOW-11")
    game.play("spend:crowd:pebbles", "number:2")
    assert game.deeds("unaimed") == [("unaimed", KNIGHT, 4), ("unaimed", KNIGHT, 2)]
    game.until("Targeting.choose").play("player:4")
    assert game.deeds("incoming", "incoming-from") == [("incoming", SMITH, 4), ("incoming-from", SMITH, 2)]
    assert game.settle().healths() == [35, 35, 35, 29]


@rule("DT-DAMAGE-06", "DT-ABILITY-07")
@pytest.mark.parametrize("victim", [MILLER, PIPER])
def test_collateral_damage_to_a_chosen_opponent_makes_him_no_target(victim: int) -> None:
    game = three(miller=miller(health=40)).use("spray", (4, 4, 4, 4, 6))
    game.play(f"player:{victim + 1}").settle()
    assert [game.deeds("targeted"), game.deeds("incoming")] == [[], [("incoming", victim, 2)]]
    assert game.hand(KNIGHT) == []


@rule("DT-ABILITY-07")
def test_collateral_damage_behind_then_makes_no_attack_of_it() -> None:
    """So no card is drawn for attacking a leader."""
    game = three(knight=knight(health=20)).use("spark", (4, 4, 4, 4, 4)).until("Targeting.choose").play("player:2").settle()
    assert (game.healths(), game.tokens(MILLER), game.hand(KNIGHT)) == ([20, 33, 33], {"burn": 1}, [])


@rule("DT-TARGET-07")
def test_if_both_opponents_are_stunned_the_first_clockwise_speaks_for_them() -> None:
    game = four(piper=piper(tokens={"stun": 1}), smith=smith(tokens={"stun": 1})).blow(5).until("Targeting.choose")
    assert (game.seat, game.keys) == (PIPER, ["player:3", "player:4"])


@rule("DT-GAME-08")
def test_the_tokens_of_a_fallen_player_leave_with_him() -> None:
    game = three(miller=miller(health=2, tokens={"burn": 1, "poison": 2})).use("ring", (1, 2, 3, 4, 6)).settle()
    assert (game.healths(), game.tokens(MILLER)) == ([35, 0, 32], {})
