"""Clones: nothing forgotten, nothing shared, and whatever is done with one of them leaves all others as they were."""


import pytest

from pionek.core.match.match import IllegalAnswer
from pionek.testing.games import every_game, new, played, seeds, some
from pionek.testing.objects import forgotten, objects, shared


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
