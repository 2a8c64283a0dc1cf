"""What a simulation plays, and how it is counted."""

import pytest

from pionek.bots.seats import WrongNumber
from pionek.lab.plan import Plan, Programme, seated
from pionek.lab.simulate import GameFailed, played, simulate
from pionek.lab.tally import Played, Tally, interval, spread


def plan(**given):
    return Plan(**{"game": "connectfour", "games": 10, "bots": ["greedy", "random"], **given})


def game(at, winners, **given):
    usual = {"bots": ["greedy", "random"], "played": ["", ""], "cause": "four", "decisions": at, "turns": at}
    return Played(round=at, seed=at, pairing=0, shift=0, winners=winners, **{**usual, **given})


def test_mirrored_games_share_their_seed_and_change_seats():
    programme = Programme(plan(mirror=True))
    rounds = programme.rounds()
    assert len(rounds) == 10
    assert len({each.seed for each in rounds}) == 5
    assert [each.shift for each in rounds[:4]] == [0, 1, 0, 1]
    assert played(programme, rounds[0]).bots == ["greedy", "random"]
    assert played(programme, rounds[1]).bots == ["random", "greedy"]


def test_an_odd_number_of_mirrored_games_is_rounded_up():
    assert len(Programme(plan(mirror=True, games=7)).rounds()) == 8


def test_pairings_have_seeds_of_their_own_and_share_them_with_their_mirror_image():
    programme = Programme(plan(games=6))
    programme.pairings = [{"bands": ["ash", "elm"]}, {"bands": ["elm", "ash"]}, {"bands": ["ash", "oak"]}]
    first, mirrored, other, *again = [each.seed for each in programme.rounds()]
    assert first == mirrored
    assert len({first, other, *again}) == 4
    programme.pairings = [{"forest": "ash"}, {"forest": "elm"}]
    assert len({each.seed for each in programme.rounds()}) == 6


def test_without_pairings_every_game_has_a_seed_of_its_own():
    assert len({each.seed for each in Programme(plan()).rounds()}) == 10


def test_one_word_is_meant_for_every_seat():
    assert seated(["greedy"], 3) == ["greedy"] * 3
    with pytest.raises(WrongNumber):
        seated(["greedy", "random"], 3)


def test_progress_is_told_up_to_the_last_game():
    told = []
    simulate(plan(), 1, lambda done, total: told.append((done, total)))
    assert told[0] == (1, 10)
    assert told[-1] == (10, 10)


def test_the_order_of_counting_never_shows():
    games = [game(at, [at % 2] if at % 3 else []) for at in range(30)]
    tallies = [Tally(2, [{}], ["greedy", "random"]) for _ in range(2)]
    for each in games:
        tallies[0].add(each)
    for each in reversed(games):
        tallies[1].add(each)
    assert tallies[0].results() == tallies[1].results()
    results = tallies[0].results()
    assert results["bots"]["greedy"] == {"games": 30, "wins": 10, "draws": 10}
    assert results["length"]["turns"] == {"mean": 14.5, "median": 14, "least": 0, "most": 29}


def test_a_match_ended_by_the_guard_counts_as_cap_however_it_ended():
    tally = Tally(2, [{}], ["random"])
    for cause in ("cap", "cap-draw"):
        tally.add(game(1, [], bots=["random", "random"], cause=cause, turns=None))
    assert tally.results()["ends"] == {"cap": 2}


def test_spread_and_interval():
    from collections import Counter

    assert spread(Counter({1: 1, 5: 2, 9: 1})) == {"mean": 5.0, "median": 5, "least": 1, "most": 9}
    low, high = interval(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert interval(0, 0) == (0.0, 1.0)


def test_a_game_that_fails_names_its_seed(monkeypatch):
    programme = Programme(plan())
    monkeypatch.setattr(programme.game, "evaluate", lambda table, seat: 1 // 0)
    first = programme.rounds()[0]
    with pytest.raises(GameFailed, match=f"seed {first.seed}, .*ZeroDivisionError"):
        played(programme, first)
