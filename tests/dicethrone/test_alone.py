"""Rules that other tests meet only together with others: here each is alone."""

from __future__ import annotations

import pytest

from tests.dicethrone.crowd import Melee
from tests.dicethrone.scenario import Bout, barbarian, monk, moon_elf, paladin, pyromancer

rule = pytest.mark.rule


@rule("DT-INCOME-01")
def test_income_brings_a_point_also_without_a_card() -> None:
    duel = Bout(barbarian(deck=[]), pyromancer(), phase="income", second_turn=True).until("Main.act")
    assert (duel.cp(0), duel.hand(0)) == (3, [])


@rule("DT-INCOME-03")
def test_income_brings_the_top_card_also_without_a_point() -> None:
    duel = Bout(barbarian(deck=["tip-it", "so-wild"], cp=15), pyromancer(), phase="income", second_turn=True)
    duel.until("Main.act")
    assert (duel.cp(0), duel.hand(0), duel.deck(0)) == (15, ["tip-it"], ["so-wild"])


@rule("DT-CP-04")
def test_everybody_gains_a_point_each_turn_but_the_first_player_in_the_first() -> None:
    duel = Bout(barbarian(deck=[]), pyromancer(deck=[]))
    assert (duel.cp(0), duel.cp(1)) == (2, 2)
    duel.next_turn()
    assert (duel.cp(0), duel.cp(1)) == (2, 3)
    duel.next_turn()
    assert (duel.cp(0), duel.cp(1)) == (3, 3)


@rule("DT-FINAL-05")
def test_two_halvings_are_not_chained() -> None:
    """9 damage, Protect and a defence that halves: 5 and 5 of the same 9 leave nothing; one after the other would leave 2."""
    duel = Bout(barbarian(), moon_elf(tokens={"protect": 1})).attack("mighty-blow", 1, 2, 3, 4, 6)
    duel.dice(4, 4, 6, 6, 6).answer("spend:protect", "defend:missed-me")
    assert duel.health(1) == 50


@rule("DT-FINAL-09")
def test_retribution_strikes_back_although_its_holder_takes_nothing() -> None:
    duel = Bout(barbarian(), paladin(tokens={"retribution": 1, "evasive": 1})).attack("mighty-blow", 1, 2, 3, 4, 6)
    duel.dice(1).answer("spend:retribution", "spend:evasive")
    assert (duel.health(0), duel.health(1)) == (45, 50)


@rule("DT-TARGET-09")
def test_the_targeting_die_can_be_altered() -> None:
    """A 2 would mean the opponent on the left; tipped to a 3 it means the one on the right."""
    game = Melee("2v2", barbarian(hand=["tip-it"]), monk(), pyromancer(), paladin()).roll(1, 2, 3, 4, 6)
    game.until("OffensiveRoll.announce").dice(2).play("announce:smack").until("DT-WINDOW-12")
    assert game.play("play:tip-it", "value:3").until("Main.act").happened("targeted") == ["targeted"]
    assert game.health(2) == 46
    assert "Paladin is the target of Barbarian." in game.said()


@rule("DT-OFFENSE-13")
def test_after_each_step_of_the_offensive_roll_phase_everybody_is_asked() -> None:
    """After an attempt, after the announcement, and after the activation: the opponent holds cards for all three."""
    duel = Bout(barbarian(), pyromancer(hand=["so-wild", "not-this-time"])).roll(1, 2, 3, 4, 6)
    asked = []
    while duel.asked != "DefensiveRoll.choose_ability":
        if duel.asked == "Window.ask":
            asked.append(duel.rule)
        duel.play("announce:smack") if duel.asked == "OffensiveRoll.announce" else duel.idle()
    assert asked == ["DT-WINDOW-07", "DT-WINDOW-08", "DT-WINDOW-11", "DT-WINDOW-13"]
