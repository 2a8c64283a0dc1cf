"""Contests of bots: fair, counted by sides, and rated."""

import json

import pytest

from pionek.core import registry
from pionek.lab.plan import Plan, Programme
from pionek.lab.ratings import ratings
from pionek.lab.tally import Played
from pionek.lab.tournament import Contest, TooFewBots, Tournament
from pionek.lab.workers import Workers


def needs(name):
    return pytest.mark.skipif(name not in registry.names(), reason="the suite also passes without this game")


def plan(game="connectfour", **given):
    return Plan(**{"game": game, "games": 8, "bots": [], "seed": 1, **given})


def sides(game, **settings):
    return Programme(Plan(game=game, games=1, bots=["random"], settings=settings)).sides


def test_two_bots_meet_from_both_sides_with_the_same_seeds():
    held = Tournament(plan(), ["greedy", "random"])
    (contest,) = held.contests
    assert contest.series.programme.lineups == [["greedy", "random"], ["random", "greedy"]]
    seeds = [each.seed for each in contest.series.rounds]
    assert seeds[::2] == seeds[1::2]
    assert len(set(seeds)) == 4


def test_every_pair_of_bots_meets_on_the_same_seeds():
    held = Tournament(plan(), ["greedy", "random", "easy"])
    assert len(held.contests) == 3
    assert len({tuple(each.seed for each in contest.series.rounds) for contest in held.contests}) == 1


def test_a_tournament_needs_two_different_bots():
    held = Tournament(plan(), ["greedy", "random", "greedy"])
    assert held.bots == ["greedy", "random"], "a bot that is named twice plays once"
    with pytest.raises(TooFewBots):
        Tournament(plan(), ["greedy"])


def test_the_first_bot_may_be_the_only_one_that_meets_others():
    held = Tournament(plan(), ["greedy", "random", "easy"], first=True)
    assert held.pairs() == [("greedy", "random"), ("greedy", "easy")]


@needs("relic")
def test_the_first_bot_sits_alone_at_a_table_of_several():
    held = Tournament(plan("relic", settings={"players": 3}), ["greedy", "random"], first=True)
    (contest,) = held.contests
    assert contest.series.programme.lineups[0] == ["greedy", "random", "random"]


def test_the_better_bot_wins_and_is_rated_higher():
    held = Tournament(plan(games=20), ["greedy", "random"])
    held.play(Workers())
    told = held.as_data()
    (contest,) = told["results"]["contests"]
    assert contest["games"] == 20
    assert told["results"]["even"] == 0.5
    assert contest["share"] > 0.8
    assert contest["low"] < contest["share"] < contest["high"]
    assert list(told["results"]["ratings"]) == ["greedy", "random"]
    assert set(told["run"]["thinking"]) == {"greedy", "random"}


@needs("dicethrone")
def test_seats_that_win_together_are_one_side():
    four = ["barbarian", "monk", "ninja", "treant"]
    assert sides("dicethrone") == [[0], [1]]
    assert sides("dicethrone", mode="king", heroes=four) == [[0], [1], [2], [3]]
    assert sides("dicethrone", mode="2v2", heroes=four) == [[0, 1], [2, 3]]
    held = Tournament(plan("dicethrone", settings={"mode": "2v2", "heroes": four}), ["greedy", "random"])
    assert held.contests[0].series.programme.lineups[1] == ["random", "random", "greedy", "greedy"]


@needs("dicethrone")
def test_at_a_table_of_four_the_single_one_goes_round_and_both_are_single_once():
    four = ["barbarian", "monk", "ninja", "treant"]
    held = Tournament(plan("dicethrone", settings={"mode": "king", "heroes": four}), ["greedy", "random"])
    assert [(each.one, each.other) for each in held.contests] == [("greedy", "random"), ("random", "greedy")]
    lineups = held.contests[0].series.programme.lineups
    assert [lineup.index("greedy") for lineup in lineups] == [0, 1, 2, 3]
    assert {lineup.count("random") for lineup in lineups} == {3}


@needs("etherfields")
def test_in_a_game_of_all_against_the_table_each_bot_is_the_whole_team():
    assert sides("etherfields") == [[0, 1]]
    held = Tournament(plan("etherfields", games=2), ["greedy", "random"])
    held.play(Workers())
    told = held.as_data()
    assert told["results"]["even"] is None
    assert [(each["bot"], each["against"], each["games"]) for each in told["results"]["contests"]] == [("greedy", None, 2), ("random", None, 2)]
    first, second = (each.series.rounds for each in held.contests)
    assert first == second


@needs("etherfields")
def test_teams_are_compared_by_the_games_that_only_one_of_them_won():
    held = Tournament(plan("etherfields", games=4), ["greedy", "random"])
    greedy, random = held.contests
    for at, (one, other) in enumerate([(True, True), (True, False), (False, False), (True, False), (False, True)]):
        greedy.finishes[at], random.finishes[at] = [("greedy", one)], [("random", other)]
    (compared,) = held.compared()
    assert (compared["bot"], compared["against"]) == ("greedy", "random")
    assert compared["games"] == 3
    assert compared["share"] == pytest.approx(2 / 3, abs=1e-4)
    assert compared["low"] < compared["share"] < compared["high"]


def test_bots_that_meet_need_no_such_comparison():
    assert Tournament(plan(), ["greedy", "random"]).compared() == []


def finished(contest, shift, winners):
    names = contest.series.programme.lineups[shift]
    at = len(contest.finishes)
    contest.add(
        Played(round=at, seed=0, pairing=0, shift=shift, bots=names, played=["", ""], winners=winners, cause="x", decisions=1, turns=None)
    )


def test_a_draw_counts_as_the_even_share():
    contest = Contest(plan(), "greedy", "random", [[0], [1]])
    for shift, winners in ((0, [0]), (1, [1]), (0, []), (1, [0])):
        finished(contest, shift, winners)
    told = contest.as_data()
    assert (told["wins"], told["draws"], told["share"]) == (2, 1, 0.625)


def test_ratings_tell_nothing_of_equals_and_grow_sure_with_games():
    even = [[("a", True), ("b", False)], [("a", False), ("b", True)]]
    few, many = ratings(["a", "b"], even * 2), ratings(["a", "b"], even * 40)
    assert few["a"]["low"] < few["b"]["mu"] < few["a"]["high"]
    assert many["a"]["sigma"] < few["a"]["sigma"]
    drawn = ratings(["a", "b"], [[("a", False), ("b", False)]])
    assert drawn["a"]["mu"] == drawn["b"]["mu"]
    four = ratings(["a", "b"], [[("a", True), ("b", False), ("b", False), ("b", False)]] * 9)
    assert four["a"]["low"] > four["b"]["mu"]


def test_a_tournament_goes_on_in_its_folder(tmp_path):
    whole = Tournament(plan(), ["greedy", "random"])
    whole.play(Workers(), folder=tmp_path)
    again = Tournament(plan(), ["greedy", "random"])
    again.play(Workers(), folder=tmp_path)
    assert again.as_data()["run"]["kept"] == 8
    assert json.dumps(again.as_data()["results"]) == json.dumps(whole.as_data()["results"])
