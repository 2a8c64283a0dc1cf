"""What is noted beside the end of a game, and what follows from it."""

import pytest

from pionek.core import registry
from pionek.lab.observer import POINTS, SCALE
from pionek.lab.plan import Plan, Programme
from pionek.lab.simulate import Series, lens_of, played, simulate
from pionek.lab.tally import Played, Tally, difference
from pionek.lab.usage import EVEN, FEW, RARE, STRONG, UNUSED, WEAK, Usage, label, usages

needs_dice = pytest.mark.skipif("dicethrone" not in registry.names(), reason="the suite also passes without this game")


def duel(**given):
    return Plan(**{"game": "dicethrone", "games": 4, "bots": ["random"], "seed": 2, **given})


@needs_dice
def test_watching_changes_nothing_but_what_is_noted():
    programme = Programme(duel())
    first = programme.rounds()[0]
    watched, plain = played(programme, first, lens_of(programme)), played(programme, first)
    assert (watched.winners, watched.decisions, watched.turns) == (plain.winners, plain.decisions, plain.turns)
    assert (plain.used, plain.course) == ([], [])
    assert len(watched.used) == len(watched.course) == 2


@needs_dice
def test_what_a_seat_was_offered_and_never_took_counts_as_none():
    programme = Programme(duel())
    game = played(programme, programme.rounds()[0], lens_of(programme))
    kinds = {key.partition(":")[0] for used in game.used for key in used}
    assert {"play", "announce"} <= kinds
    assert "reroll" not in kinds, "dice are no entries of the content"
    assert min(times for used in game.used for times in used.values()) == 0


@needs_dice
def test_the_course_ends_with_the_result():
    programme = Programme(duel())
    for round_ in programme.rounds():
        game = played(programme, round_, lens_of(programme))
        assert [len(seat) for seat in game.course] == [POINTS, POINTS]
        for seat, course in enumerate(game.course):
            if game.winners:
                assert course[-1] == (SCALE if seat in game.winners else -SCALE)


@needs_dice
def test_long_games_are_looked_at_no_more_often_than_short_ones(monkeypatch):
    programme = Programme(duel())
    looks = []
    real = programme.game.hints.evaluate
    monkeypatch.setattr(programme.game.hints, "evaluate", lambda table, seat: looks.append(seat) or real(table, seat))
    game = played(programme, programme.rounds()[0], lens_of(programme))
    assert game.decisions > 100
    assert len(looks) < 2 * 64 * 3


def tallied(*games):
    tally = Tally([[0], [1]], [{}], ["greedy"])
    for at, (played_, used, winners) in enumerate(games):
        tally.add(
            Played(
                round=at, seed=at, pairing=0, shift=0, bots=["greedy"] * 2, played=played_, winners=winners, cause="x",
                decisions=1, turns=None, used=used, course=[[0] * POINTS] * 2,
            )
        )  # fmt: skip
    return tally.results()


def test_what_is_used_is_compared_with_what_its_users_win_anyway():
    card = "play:axe"
    results = tallied(
        (["ash", "elm"], [{card: 2}, {}], [0]),
        (["ash", "elm"], [{card: 0}, {}], [0]),
        (["ash", "elm"], [{}, {card: 1}], [0]),
        (["ash", "elm"], [{}, {}], [1]),
    )
    assert results["used"][card] == {"offered": 3, "used": 2, "times": 3, "wins": 1, "base": 0.5}, "ash 3/4, elm 1/4"
    assert results["course"] == [[0.0] * POINTS] * 2


def use(**given):
    usual = {"key": "play:axe", "kind": "card", "id": "axe", "offered": 200, "used": 100, "times": 100, "wins": 50, "base": 0.5}
    return Usage(**{**usual, **given})


def test_a_verdict_needs_the_whole_interval():
    assert use().verdict == EVEN
    assert use(wins=58).verdict == EVEN
    assert use(wins=65).verdict == STRONG
    assert use(wins=35).verdict == WEAK
    assert use(used=0, times=0, wins=0, base=None).verdict == UNUSED
    assert use(offered=FEW - 1, used=0, times=0, wins=0, base=None).verdict == RARE
    assert use(used=FEW - 1, wins=FEW - 1).verdict == RARE


@needs_dice
def test_what_was_used_is_named_in_the_words_of_the_table():
    game = registry.get("dicethrone")
    content = game.content()
    assert label(game, content, "play:tip-it", "en") == "play Tip It!"
    assert label(game, content, "play:tip-it", "pl") == "zagraj: Przechył!"
    assert label(game, content, "take-off:burn", "en") == "Burn (take-off)", "its sentence names a player too"
    found = usages(game, content, simulate(duel(), 1, watched=True)["results"]["used"])
    assert {each.kind for each in found} <= set(content.entries)
    assert all(each.used <= each.offered for each in found)


def test_a_difference_of_shares_has_an_interval():
    low, high = difference(60, 100, 40, 100)
    assert (round(low, 2), round(high, 2)) == (0.06, 0.33)
    assert difference(1, 2, 0, 0) == (-1.0, 1.0)


def test_drawn_pairings_come_one_after_the_other_and_each_before_any_comes_again():
    series = Series(Plan(game="connectfour", games=6, bots=["random"], seed=3, vary="first", drawn=True))
    order = [each.pairing for each in series.rounds]
    assert sorted(order[:3]) == sorted(order[3:]) == [0, 1, 2]
    assert len({each.seed for each in series.rounds}) == 6
