"""Same seed and answers, same table: in another process, after saving and loading, on a clone played beside it."""

import json
import os
import subprocess
import sys
from itertools import islice

import msgspec
import pytest

from pionek.testing.games import MADE_UP, every_game, load, new, played, seeds, some

ELSEWHERE = """
import importlib, json, sys
from pionek.testing.games import MADE_UP, played
if sys.argv[3]:
    MADE_UP[sys.argv[1]] = importlib.import_module(sys.argv[3]).GAME
print(json.dumps([match.digest() for match in played(sys.argv[1], int(sys.argv[2]))]))
"""


@every_game
def test_the_same_game_in_another_process(name):
    here = [match.digest() for match in played(name, 1)]
    made_up = type(MADE_UP[name]).__module__ if name in MADE_UP else ""
    for hashing in ("1", "2"):
        environment = os.environ | {"PYTHONHASHSEED": hashing, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run([sys.executable, "-c", ELSEWHERE, name, "1", made_up], env=environment, capture_output=True, check=True)
        assert json.loads(done.stdout) == here


@every_game
def test_the_same_table_after_saving_and_loading_twenty_decisions(name):
    for seed in seeds(4):
        for match in some(name, seed, 5):
            same_after_loading(match)


@every_game
@pytest.mark.parametrize("seed", [0, 1])
def test_the_same_table_after_saving_and_loading_each_of_many_decisions(name, seed):
    for match in islice(played(name, seed), 250):  # loading plays a match again: all of them would be too many
        same_after_loading(match)


def same_after_loading(match):
    saved = match.save()
    loaded = load(saved)
    assert loaded.digest() == match.digest()
    assert loaded.record() == match.record()
    assert loaded.keys() == match.keys()
    assert loaded.save() == saved


@every_game
def test_the_packed_table_alone_is_enough(name):
    """So it must be when the rules have a newer version: the table is taken as it was packed, and played on."""
    for seed in seeds(4):
        for at, match in enumerate(some(name, seed, 5)):
            saved = msgspec.json.decode(match.save())
            saved["rules_version"] -= 1
            saved["entries"] = []
            loaded = load(msgspec.json.encode(saved))
            assert loaded.digest() == match.digest()
            assert loaded.keys() == match.keys()
            if at == 0:
                beside = match.clone()
                for one, other in zip(played(name, seed, loaded), played(name, seed, beside), strict=True):
                    assert one.digest() == other.digest()


@every_game
def test_a_finished_match_is_saved_and_loaded(name):
    *_, match = played(name, 2)
    loaded = load(match.save())
    assert loaded.decision is None
    assert repr(loaded.result) == repr(match.result)


@every_game
def test_a_branch_goes_on_like_the_match(name):
    *_, match = played(name, 0)
    digests = [each.digest() for each in played(name, 0)]
    for at in range(0, len(digests), max(1, len(digests) // 10)):
        assert match.branch(at).digest() == digests[at]


@every_game
def test_other_seeds_give_other_games(name):
    assert len({new(name, seed).digest() for seed in range(20)}) > 1


@every_game
def test_listening_changes_nothing(name):
    silent = [match.digest() for match in played(name, 3)]
    match = new(name, 3)
    match.listen()
    assert [each.digest() for each in played(name, 3, match)] == silent
    late = new(name, 3)
    *_, late = played(name, 3, late)
    assert [str(line) for line in late.log(0)] == [str(line) for line in match.log(0)]
