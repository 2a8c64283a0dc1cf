"""Final damage: the chapter's arithmetic, with its own example."""

from __future__ import annotations

import pytest

from pionek.games.dicethrone.model.damage import Harm, Incoming
from pionek.games.dicethrone.vocabulary import NORMAL
from tests.dicethrone.scenario import Bout, barbarian, pyromancer

rule = pytest.mark.rule


def attack(amount: int) -> Incoming:
    incoming = Incoming()
    incoming.harms.append(Harm(0, NORMAL, amount, attack=True, firm=False))
    return incoming


def barbarian_against_paladin() -> Incoming:
    """Overpower 18; Retribution and Protect; Divine Defense 3; Get Some! 5; Absolution! 3; Protect again."""
    incoming = attack(18)
    incoming.reflections += 1
    incoming.halve("DT-PALA-11")
    incoming.prevent(3, "DT-PALA-09")
    incoming.harms[0].amount += 5
    incoming.prevent(3, "DT-NAMED-05")
    incoming.halve("DT-PALA-11")
    return incoming


@rule("DT-FINAL-05", "DT-FINAL-08", "DT-PALA-11")
def test_each_halving_is_taken_from_the_same_subtotal_and_nothing_falls_below_zero() -> None:
    assert barbarian_against_paladin().final() == 0


@rule("DT-FINAL-07", "DT-FINAL-09", "DT-PALA-12")
def test_retribution_deals_half_of_the_subtotal_although_nothing_is_taken() -> None:
    assert barbarian_against_paladin().reflected() == 9


@rule("DT-FINAL-07")
@pytest.mark.parametrize(("subtotal", "dealt"), [(18, 9), (17, 9), (1, 1)])
def test_retribution_rounds_up_what_is_not_even(subtotal: int, dealt: int) -> None:
    incoming = attack(subtotal)
    incoming.reflections += 1
    assert incoming.reflected() == dealt
    assert attack(subtotal).reflected() == 0


@rule("DT-FINAL-07", "DT-FINAL-08")
def test_retribution_deals_nothing_if_more_was_prevented_than_came_in() -> None:
    incoming = attack(3)
    incoming.reflections += 1
    incoming.prevent(6, "DT-NAMED-01")
    assert (incoming.reflected(), incoming.final()) == (0, 0)


@rule("DT-FINAL-06")
def test_halves_are_rounded_up() -> None:
    incoming = attack(17)
    incoming.halve("DT-PALA-11")
    assert incoming.final() == 17 - 9


@rule("DT-FINAL-04")
def test_halving_comes_last_whatever_was_played_first() -> None:
    early, late = attack(8), attack(8)
    early.halve("DT-PALA-11")
    early.harms[0].amount += 4
    late.harms[0].amount += 4
    late.halve("DT-PALA-11")
    assert early.final() == late.final() == 6


@rule("DT-FINAL-03")
def test_fixed_amounts_are_added_and_subtracted_into_the_subtotal() -> None:
    incoming = attack(18)
    incoming.prevent(3, "DT-PALA-09")
    incoming.harms[0].amount += 5
    incoming.prevent(3, "DT-NAMED-05")
    assert incoming.final() == 17


@rule("DT-FINAL-10")
@pytest.mark.parametrize("first", ["get-some", "not-this-time"])
def test_the_sum_is_the_same_whatever_came_first(first: str) -> None:
    """Smack 4, Get Some! 5, Not This Time! 6: 3, also when more was prevented than had come in by then."""
    duel = Bout(barbarian(hand=["get-some", "not-this-time"], cp=3), pyromancer()).attack("smack", 1, 1, 1, 5, 6)
    for card in (first, "not-this-time" if first == "get-some" else "get-some"):
        if card == "get-some":
            duel.dice(1, 1, 1, 1, 1).play("play:get-some")
        else:
            duel.play("play:not-this-time", "player:2")
        assert duel.health(1) == 50
    assert duel.settle().health(1) == 50 - 3


@rule("DT-FINAL-02")
def test_abilities_defences_and_tokens_all_bring_incoming_damage() -> None:
    duel = Bout(barbarian(hand=["feelin-good"]), pyromancer()).attack("smack", 1, 1, 1, 5, 6).quiet()
    assert (duel.incoming(0), duel.incoming(1)) == (0, 4)
    duel.dice(1, 1, 6, 6, 6).play("defend:molten-armor", "pass")
    assert duel.incoming(0) == 2
    burnt = Bout(barbarian(), pyromancer(tokens={"burn": 1}, hand=["getting-paid"])).settle()
    while "Upkeep" not in {type(frame).__name__ for frame in burnt.frames}:
        burnt.idle()
    assert burnt.play("pass").incoming(1) == 2
