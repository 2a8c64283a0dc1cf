"""Damage of a Main Phase card: it can be answered while it is incoming, and is then dealt at once (ruling R-60)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dicethrone.scenario import BARBARIAN, PYROMANCER, TRIAL, Bout, barbarian, pyromancer

rule = pytest.mark.rule


def thrown(hand: list[str] | None = None, mine: list[str] | None = None, **given: Any) -> Bout:
    """The Barbarian throws his axe at the Pyromancer, who holds these cards: 5 damage in a Main Phase."""
    side = barbarian(hand=["trial:thrown-axe", *(mine or [])])
    duel = Bout(side, pyromancer(hand=hand, **given), packs=TRIAL).play("play:trial:thrown-axe")
    return duel.play("pass") if duel.asks("DT-WINDOW-05") else duel


@rule("DT-DAMAGE-04", "DT-GAME-04")
def test_it_is_dealt_at_once_and_nobody_defends() -> None:
    duel = thrown()
    assert duel.asked == "Main.act"
    assert duel.changes() == {
        "pyromancer health": 45,
        "barbarian hand": [],
        "barbarian discard": ["trial:thrown-axe"],
    }


@rule("DT-DAMAGE-01", "DT-DAMAGE-04")
def test_it_can_be_answered_with_instants_while_it_is_incoming() -> None:
    duel = thrown(["getting-paid", "so-wild", "vegas-baby"])
    assert (duel.rule, duel.seat, duel.keys) == ("DT-DAMAGE-04", PYROMANCER, ["play:getting-paid", "pass"])
    assert (duel.incoming(PYROMANCER), duel.incoming(BARBARIAN), duel.health(PYROMANCER)) == (5, 0, 50)
    assert duel.play("pass").health(PYROMANCER) == 45


@rule("DT-DAMAGE-04", "DT-ORDER-01")
def test_the_active_player_is_asked_first() -> None:
    duel = thrown(["getting-paid"], ["getting-paid"])
    assert (duel.rule, duel.seat) == ("DT-DAMAGE-04", BARBARIAN)
    assert duel.play("pass").seat == PYROMANCER


@rule("DT-DAMAGE-04", "DT-FINAL-03")
def test_it_can_be_reduced() -> None:
    duel = thrown(["trial:raised-shield"])
    assert duel.play("play:trial:raised-shield").health(PYROMANCER) == 48


@rule("DT-DAMAGE-04")
def test_without_incoming_damage_there_is_nothing_to_reduce() -> None:
    duel = Bout(barbarian(hand=["trial:raised-shield"]), pyromancer(), packs=TRIAL)
    assert "play:trial:raised-shield" not in duel.keys
    assert duel.why_no_card(BARBARIAN, "trial:raised-shield") == "DT-DAMAGE-01"


@rule("DT-ABILITY-07", "DT-DAMAGE-08")
def test_it_is_no_attack_and_cannot_be_defended_against() -> None:
    duel = thrown(["getting-paid"], ["get-some"])
    assert duel.table.damage_phase().attack() is None
    assert [harm.defendable() for harm in duel.harms(PYROMANCER)] == [False]
    assert any("5 undefendable damage incoming" in line for line in duel.log())


@rule("DT-GAME-04")
@pytest.mark.parametrize(("health", "over"), [(6, False), (5, True), (1, True)])
def test_whoever_falls_to_zero_by_it_is_defeated_at_once(health: int, over: bool) -> None:
    duel = thrown(health=health)
    assert (duel.match.decision is None) is over
    assert (duel.match.result is not None and duel.match.result.winners == (BARBARIAN,)) is over


@rule("DT-HEALTH-01", "DT-GAME-04")
@pytest.mark.parametrize(("health", "after"), [(59, 55), (50, 52)])
def test_healing_meanwhile_is_applied_at_once(health: int, after: int) -> None:
    """Ruling R-54: only the Upkeep and the Defensive Roll Phase add healing up; at 59, seven heal only one."""
    side = pyromancer(hand=["trial:thrown-axe"])
    duel = Bout(barbarian(hand=["feelin-good"], health=health), side, first=1, packs=TRIAL).play("play:trial:thrown-axe")
    duel.until("DT-DAMAGE-04").dice(4, 5, 5).play("play:feelin-good")
    assert duel.settle().health(BARBARIAN) == after
