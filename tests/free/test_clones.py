"""Clones: nothing forgotten, nothing shared, and whatever is done with one of them leaves all others as they were."""

import random

from pionek.core.state.decision import Decision
from pionek.testing.checks.clones import *  # noqa: F403
from pionek.testing.objects import forgotten, shared
from tests.free.games import answer, new


def test_the_test_finds_what_a_clone_forgets_and_shares():
    table = new("ducats", 0).table
    assert forgotten(table) == []
    assert shared(table, table.clone()) == []

    class Forgetful(type(table)):
        __slots__ = ()

        def clone(self):
            new = Forgetful.__new__(Forgetful)
            self.copy_into(new)
            new.coins = self.coins
            new.hands = [hand.clone() for hand in self.hands]
            new.deck = self.deck
            new.discard = self.discard.clone()
            new.stalls = []
            new.opened = 0
            return new

    broken = Forgetful(table.content, 2, 0)
    assert forgotten(broken) == ["Forgetful.opened"]
    assert shared(broken, broken.clone()) == ["table.coins is shared", "table.deck is shared"]


def test_answers_of_seats_that_act_first_are_played_too():
    match = new("ducats", 0)
    decision = match.decision
    match.table.decision = Decision(decision.seat, decision.options, others=[(1, decision.options[:1])])
    assert {answer(match, random.Random(seed))[1] for seed in range(30)} == {0, 1}
