"""The invariants of the rulebook hold at each decision, and their breach is noticed."""

import random

import pytest

from pionek.games.etherfields import vocabulary
from tests.etherfields.invariants import broken
from tests.etherfields.scenario import EtherfieldsScenario, first_dream

rule = pytest.mark.rule
FOUR = ("gambler", "specialist", "tough-guy", "free-spirit")


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_limits_hold_at_every_decision_of_a_random_game(seats):
    match = EtherfieldsScenario(*FOUR[:seats], seed=seats, play="campaign").match
    luck = random.Random(seats)
    for _ in range(250):
        assert broken(match) == []
        if match.decision is None:
            break
        match.play(luck.choice(match.decision.options))


@rule("EF-COMP-02", "EF-HAND-01", "EF-FIG-01")
def test_what_breaks_a_limit_is_found():
    night = first_dream(*FOUR)
    assert broken(night.match) == []
    night.who(0).hand = ["sp01"] * 7
    night.who(1).ether = 17
    for seat in range(4):
        night.at(seat, "A2c")
    night.entity("e4", "A2c")
    night.who(2).distress = 8
    night.table.morphs[vocabulary.MORPH_GEMS] = 0
    found = [each.split(":")[0] for each in broken(night.match)]
    assert found == ["EF-COMP-01", "EF-DEATH-01", "EF-HAND-01", "EF-FIG-01", "EF-COMP-07"]
