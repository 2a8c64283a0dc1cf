"""What a simulation plays, and how it is counted."""

import random

import pytest

from pionek.bots.seats import WrongNumber
from pionek.core import registry
from pionek.core.errors import UserError
from pionek.core.settings import SettingError
from pionek.lab import plots
from pionek.lab import simulate as simulating
from pionek.lab.observer import POINTS
from pionek.lab.plan import Plan, Programme, seated
from pionek.lab.simulate import Endless, GameFailed, played, simulate
from pionek.lab.tally import PARTS, Played, Tally, interval, spread

DUEL = [[0], [1]]


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
    tallies = [Tally(DUEL, [{}], ["greedy", "random"]) for _ in range(2)]
    for each in games:
        tallies[0].add(each)
    for each in reversed(games):
        tallies[1].add(each)
    assert tallies[0].results() == tallies[1].results()
    results = tallies[0].results()
    assert results["bots"]["greedy"] == {"games": 30, "wins": 10, "draws": 10}
    assert results["length"]["turns"] == {"mean": 14.5, "median": 14, "least": 0, "most": 29}


def test_a_match_ended_by_the_guard_counts_as_cap_however_it_ended():
    tally = Tally(DUEL, [{}], ["random"])
    for cause in ("cap", "cap-draw"):
        tally.add(game(1, [], bots=["random", "random"], cause=cause, turns=None))
    assert tally.results()["ends"] == {"cap": 2}


def test_against_the_table_what_is_not_won_is_lost():
    tally = Tally([[0, 1]], [{}], ["greedy", "random"])
    tally.add(game(1, []))
    tally.add(game(2, [0, 1]))
    assert tally.results()["seats"] == [{"games": 2, "wins": 1, "draws": 0}] * 2
    assert tally.bots_met == {}


def test_a_game_of_a_team_is_one_game_however_many_play_it():
    """Else intervals would be as narrow as if team mates had won apart."""
    tally = Tally([[0, 2], [1, 3]], [{}], ["greedy", "random"])
    bots = ["greedy", "random", "greedy", "random"]
    used = [{"play:axe": 2}, {"play:axe": 0}, {"play:axe": 1}, {}]
    course = [[0] * POINTS] * 4
    tally.add(game(1, [0, 2], bots=bots, played=["ash", "elm", "oak", "yew"], used=used, course=course))
    results = tally.results()
    assert results["bots"] == {"greedy": {"games": 1, "wins": 1, "draws": 0}, "random": {"games": 1, "wins": 0, "draws": 0}}
    assert results["played"]["oak"] == {"games": 1, "wins": 1, "draws": 0}
    assert results["used"]["play:axe"] == {"offered": 2, "used": 1, "times": 3, "wins": 1, "base": 1.0}


def test_a_shared_win_is_shared_and_a_draw_is_even():
    tally = Tally([[0], [1], [2]], [{}], ["random"])
    for at, winners in enumerate(([0], [0, 1], [0, 1, 2], [])):
        tally.add(game(at, winners, bots=["random"] * 3, played=["ash", "elm", "oak"]))
    assert {name: parts / PARTS for name, parts in tally.parts.items()} == pytest.approx({"ash": 13 / 6, "elm": 7 / 6, "oak": 2 / 3})
    assert tally.parts.total() == 4 * PARTS


def test_plots_are_the_same_in_whichever_order_games_came_back():
    names = ["ash", "elm", "fir", "oak", "yew"]
    orders = set()
    for seed in range(60):
        luck = random.Random(seed)
        games = [game(at, [luck.randrange(2)], bots=["random"] * 2, played=luck.sample(names, 2)) for at in range(40)]
        for each in (games, games[::-1]):
            tally = Tally(DUEL, [{}], ["random"])
            for one in each:
                tally.add(one)
            orders.add((seed, tuple(plots.ahead(tally.played_met, name) for name in names)))
    assert len(orders) == 60


def test_a_dollar_in_a_name_is_a_dollar():
    drawn = plots.ranges([plots.Range("Pay $1 {or} $_$", 0.5, 0.4, 0.6, 0.5)], "won", "base", "shares")
    assert "Pay $1 {or} $_$" in drawn


def test_who_beats_whom_is_asked_of_opponents_only():
    tally = Tally([[0, 2], [1, 3]], [{}], ["random"])
    tally.add(game(1, [0, 2], bots=["random"] * 4, played=["ash", "elm", "oak", "yew"]))
    assert {name: sorted(met) for name, met in tally.played_met.items()} == {
        "ash": ["elm", "yew"], "elm": ["ash", "oak"], "oak": ["elm", "yew"], "yew": ["ash", "oak"],
    }  # fmt: skip
    assert [tally.played_met["ash"][other].wins for other in ("elm", "yew")] == [1, 1]
    assert [tally.played_met["elm"][other].wins for other in ("ash", "oak")] == [0, 0]


def test_spread_and_interval():
    from collections import Counter

    assert spread(Counter({1: 1, 5: 2, 9: 1})) == {"mean": 5.0, "median": 5, "least": 1, "most": 9}
    low, high = interval(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert interval(0, 0) == (0.0, 1.0)
    for games in range(1, 300):
        assert interval(0, games)[0] == 0.0, "what never won is above nothing"
        assert interval(games, games)[1] == 1.0


def test_a_game_that_fails_names_its_seed(monkeypatch):
    programme = Programme(plan())
    monkeypatch.setattr(programme.game.hints, "evaluate", lambda table, seat: 1 // 0)
    first = programme.rounds()[0]
    with pytest.raises(GameFailed, match=f"seed {first.seed}, .*ZeroDivisionError"):
        played(programme, first)


@pytest.mark.parametrize("name", registry.names())
def test_every_setting_is_varied_or_refused_in_a_sentence(name):
    for setting in registry.get(name).settings:
        refused = ""
        try:
            programme = Programme(plan(game=name, bots=["random"], vary=setting.name, games=1))
        except UserError as told:
            refused = told.text("pl")
        if refused:
            assert setting.name in refused
        else:
            assert len(programme.pairings) > 1
            assert played(programme, programme.rounds()[-1]).decisions > 0
    with pytest.raises(SettingError):
        Programme(plan(game=name, bots=["random"], vary="nothing"))


@pytest.mark.skipif("dreamblade" not in registry.names(), reason="the suite also passes without this game")
def test_line_ups_that_nobody_could_go_through_are_counted_before_they_are_made():
    figures = [entry.id for entry in registry.get("dreamblade").content(()).entries["figure"]][:16]
    with pytest.raises(UserError, match=r"south has \d{20,} line-ups; at most 1000000"):
        Programme(plan(game="dreamblade", bots=["random"], vary="south", settings={"format": "own", "south": figures}))
    with pytest.raises(UserError, match="these have: format, warbands, tournament"):
        Programme(plan(game="dreamblade", bots=["random"], vary="south"))


@pytest.mark.skipif("dicethrone" not in registry.names(), reason="the suite also passes without this game")
def test_values_that_change_the_number_of_seats_are_refused():
    with pytest.raises(UserError, match="mode changes the number of seats"):
        Programme(plan(game="dicethrone", bots=["random"], vary="mode"))
    assert Programme(plan(game="dicethrone", bots=["random"], vary="promo")).pairings == [{"promo": False}, {"promo": True}]


@pytest.mark.skipif("etherfields" not in registry.names(), reason="the suite also passes without this game")
def test_a_setting_that_does_not_go_with_what_is_varied_keeps_its_default():
    programme = Programme(plan(game="etherfields", bots=["random"], vary="play", settings={"slumber": "s05", "classic": True}))
    assert [(each["play"], each["slumber"], each["classic"]) for each in programme.chosen] == [
        ("dream", "none", True), ("campaign", "none", True), ("slumber", "s05", True),
    ]  # fmt: skip


def test_a_game_without_an_end_is_told_with_its_last_answers(monkeypatch):
    monkeypatch.setattr(simulating, "MOST_DECISIONS", 5)
    with pytest.raises(Endless, match=r"seed \d+: no end after 5 decisions; the last answers were (drop:\d, ){4}drop:\d$"):
        simulate(Plan(game="connectfour", games=2, bots=["random"]), jobs=1)
