"""Clones: nothing forgotten, nothing shared, and whatever is done with one of them leaves all others as they were."""

import random

import pytest

from pionek.core.match.match import IllegalAnswer
from pionek.core.state.decision import Decision
from tests.free.games import answer, every_game, new, played, seeds, some
from tests.free.objects import forgotten, objects, shared


@every_game
def test_options_tried_on_clones_leave_every_earlier_table_as_it_was(name):
    """At each decision the match is cloned once for every option, and each option is played on its clone."""
    for seed in seeds(2):
        earlier = []
        for match in played(name, seed):
            before = match.digest()
            keys = match.keys()
            earlier.append((match.clone(), before, keys))
            for option in match.decision.options if match.decision is not None else ():
                match.clone().play(option)
                assert match.keys() == keys
            assert match.digest() == before, f"seed {seed}: an option played on a clone changed the original"
        for clone, digest, keys in earlier:
            assert clone.digest() == digest, f"seed {seed}: playing on changed a clone taken earlier"
            assert clone.keys() == keys


@every_game
def test_a_clone_and_its_original_play_alike_to_the_end(name):
    for seed in seeds(10):
        for at, match in enumerate(some(name, seed, 1)):
            clone = match.clone()
            pairs = zip(played(name, seed + at, match.clone()), played(name, seed + at, clone), strict=True)
            assert all(one.digest() == other.digest() for one, other in pairs), f"seed {seed}"


@every_game
def test_a_clone_shares_nothing_that_can_change(name):
    for seed in seeds(3):
        for match in played(name, seed):
            assert shared(match.table, match.table.clone()) == []


@every_game
def test_a_clone_forgets_no_field(name):
    seen: dict[type, int] = {}
    for seed in seeds(6):
        for match in played(name, seed):
            for path, each in list(objects(match.table)):
                assert not getattr(each, "__dict__", None), f"{path}: fields outside __slots__ are neither saved nor cloned"
                seen[type(each)] = seen.get(type(each), 0) + 1
                if seen[type(each)] <= 20:
                    assert forgotten(each) == []
    assert len(seen) > 1


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


@every_game
def test_an_imagined_match_has_no_past(name):
    match = new(name, 0)
    seat = match.decision.seat
    imagined = match.imagine(seat, 1)
    imagined.play(imagined.decision.options[0])
    with pytest.raises(IllegalAnswer, match="no past"):
        imagined.undo(agreed=True)
    with pytest.raises(IllegalAnswer, match="no past"):
        imagined.branch(0)


def test_answers_of_seats_that_act_first_are_played_too():
    match = new("ducats", 0)
    decision = match.decision
    match.table.decision = Decision(decision.seat, decision.options, others=[(1, decision.options[:1])])
    assert {answer(match, random.Random(seed))[1] for seed in range(30)} == {0, 1}
