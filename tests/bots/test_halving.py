"""Where one play-out tells much, bots that search try each option once, and the better half again and again."""

import pytest

import pionek
from pionek.bots.search import Budget, Search
from pionek.bots.weighing import Halving
from pionek.core.match.match import Match
from pionek.core.state.decision import Option

NAMES = ["a", "b", "c", "d", "e"]


def tried(options, worth, iterations):
    """The options in the order of their play-outs, which are worth what `worth` says of the option and the number of the play-out."""
    weighing = Halving(options)
    weighing.begin(iterations)
    order = []
    while not weighing.is_over() and len(order) < iterations:
        option = weighing.next()
        weighing.add(option, worth(option, order.count(option)))
        order.append(option)
    return "".join(order), weighing.best()


def test_the_better_half_is_tried_twice_as_often_until_one_is_left():
    assert tried(NAMES, lambda option, _at: NAMES.index(option), 20) == ("abcde" + "cdecde" + "dededede", "e")


def test_more_play_outs_make_all_laps_longer():
    order, best = tried(NAMES, lambda option, _at: NAMES.index(option), 60)
    assert [order.count(name) for name in NAMES] == [4, 4, 12, 20, 20]
    assert best == "e"


def test_with_as_many_play_outs_as_options_each_is_tried_a_single_time():
    assert tried(NAMES, lambda option, _at: -abs(NAMES.index(option) - 2), 5) == ("abcde", "c")


def test_equal_options_keep_their_order():
    assert tried(NAMES, lambda _option, _at: 0.0, 20)[1] == "a"


def test_a_lap_that_was_not_finished_counts_only_what_all_had():
    """The first option does badly on a second play-out, which the other that is left does not get any more."""
    worth = {"a": [0.5, -1.0], "b": [0.4, 1.0], "c": [0.0]}
    assert tried(["a", "b", "c"], lambda option, at: worth[option][at], 4) == ("abca", "a")


def test_what_was_not_tried_is_not_taken():
    assert tried(["a", "b", "c"], lambda _option, _at: -1.0, 2)[1] == "a"


@pytest.fixture
def certain(monkeypatch) -> Match:
    """The first seat wins with column 1, and else the second with column 2."""
    match = pionek.new_match("connectfour", seed=1, first="1")
    monkeypatch.setattr(type(match.game).hints, "search_kind", lambda table: "halving")
    for column in (1, 2, 1, 2, 1, 2):
        match.play(f"drop:{column}")
    return match


def test_the_first_play_out_follows_the_advice_and_the_others_vary(certain, monkeypatch):
    varied = []
    hints = certain.game.hints
    monkeypatch.setattr(hints, "varied_move", lambda table, seat, luck: varied.append(luck.below(1000)) or table.decision.options[0])
    search = Search(certain, 0, 5)
    search.run(Budget(iterations=7))
    assert search.iterations == 7
    assert not varied
    search = Search(certain, 0, 5)
    search.run(Budget(iterations=40))
    assert varied
    assert certain.key(search.best()) == "drop:1"


def test_all_options_vary_alike(certain, monkeypatch):
    """The second play-outs of all options draw the same luck, so that it affects them equally; the third draw other luck."""
    drawn: dict[int, list[int]] = {}

    def draw(table, seat, luck):
        drawn.setdefault(search.tried(search.weighing.next()), []).append(luck.below(1_000_000))
        return table.decision.options[0]

    monkeypatch.setattr(certain.game.hints, "varied_move", draw)
    monkeypatch.setattr(certain.game.hints, "patience", 1)
    search = Search(certain, 0, 5)
    search.run(Budget(iterations=30))
    assert {len(set(each)) for each in drawn.values()} == {1}
    assert len(drawn) > 2
    assert len({each[0] for each in drawn.values()}) == len(drawn)


def test_what_looks_best_comes_first_so_that_few_play_outs_are_enough(certain):
    search = Search(certain, 0, 5)
    search.run(Budget(iterations=1))
    assert certain.key(search.best()) == "drop:1"


def test_what_is_advised_comes_before_all_else(certain, monkeypatch):
    advice = certain.decision.options[4]
    monkeypatch.setattr(certain.game.hints, "advise", lambda table, seat: advice)
    assert Search(certain, 0, 5).weighing.next() == advice


def test_a_search_by_the_clock_makes_its_laps_as_long_as_the_time(certain):
    search = Search(certain, 0, 5)
    search.run(Budget(seconds=0.2))
    assert search.iterations > 8
    assert certain.key(search.best()) == "drop:1"


def test_of_equal_options_the_first_is_taken_whatever_the_last_digits_say():
    first, second = Option(1), Option(2)
    weighing = Halving([first, second])
    weighing.add(first, 0.1 + 0.2)
    weighing.add(second, 0.3000000000000001)
    assert weighing.best() == first
