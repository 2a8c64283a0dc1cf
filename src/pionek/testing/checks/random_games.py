"""Random games end and raise nothing, and what is offered is accepted."""

import pytest

from pionek.core.match.match import IllegalAnswer
from pionek.testing.games import every_game, finished, game_of, new, played, seeds


@every_game
def test_random_games_end(name):
    rules = game_of(name).ledger
    for seed in seeds(200):
        match = finished(name, seed)
        assert match.result is not None
        assert match.result.cause != "broken", f"seed {seed}: {match.result.detail}"
        assert match.result.rule in rules, f"seed {seed}: ended by {match.result.rule!r}, which the ledger does not have"


@every_game
def test_every_option_offered_is_accepted(name):
    for seed in seeds(20):
        for match in played(name, seed):
            if match.decision is None:
                continue
            options = match.decision.options
            alone = len(options) == 1 and not match.decision.others
            assert not alone or match.decision.confirm, f"seed {seed}: a single answer is not asked for"
            assert all(option not in options[:at] for at, option in enumerate(options)), f"seed {seed}: one option twice"
            for option in options:
                match.clone().play(option)


@every_game
def test_the_key_of_an_option_is_unique_and_finds_it(name):
    for seed in seeds(3):
        for match in played(name, seed):
            if match.decision is not None:
                keys = match.keys()
                assert len(set(keys)) == len(keys), f"seed {seed}: {keys}"
                assert [match.option(key) for key in keys] == match.decision.options


@every_game
def test_what_is_not_offered_is_refused(name):
    match = new(name, 0)
    with pytest.raises(IllegalAnswer, match="is not offered now; offered are "):
        match.play("dance")
    before = match.digest()
    finished_match = finished(name, 0)
    with pytest.raises(IllegalAnswer, match="over"):
        finished_match.play(match.keys()[0])
    assert match.digest() == before


@every_game
def test_whoever_resigns_leaves_the_win_to_the_others_or_loses_with_them(name):
    match = new(name, 0)
    others = tuple(seat for seat in range(match.table.seats) if seat != 1)
    assert match.game.left(match.table, 1) in (others, ())
    match.resign(1)
    assert match.decision is None
    assert match.result is not None
    assert match.result.winners == match.game.left(match.table, 1)
    assert match.result.rule in match.game.ledger
    assert match.scene(0).result is not None
