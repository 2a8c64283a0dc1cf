"""Where one play-out tells what an option leads to, bots that search try each option once."""

import pytest

import pionek
from pionek.bots.search import Budget, Search
from pionek.bots.weighing import Once
from pionek.core.match.match import Match
from pionek.core.state.decision import Option


@pytest.fixture
def certain(monkeypatch) -> Match:
    """The first seat wins with column 1, and else the second with column 2."""
    match = pionek.new_match("connectfour", seed=1, first="1")
    monkeypatch.setattr(type(match.game).hints, "search_kind", lambda table: "once")
    for column in (1, 2, 1, 2, 1, 2):
        match.play(f"drop:{column}")
    return match


def test_no_option_is_tried_twice(certain):
    search = Search(certain, 0, 5)
    search.run(Budget(iterations=100))
    assert [child.visits for child in search.root.children.values()] == [1] * 7
    assert search.iterations == 7
    assert certain.key(search.best()) == "drop:1"


def test_a_clock_is_not_waited_for_when_all_is_known(certain):
    search = Search(certain, 0, 5)
    search.run(Budget(seconds=600))
    assert search.iterations == 7


def test_what_looks_best_comes_first_so_that_few_play_outs_are_enough(certain):
    search = Search(certain, 0, 5)
    search.run(Budget(iterations=1))
    assert certain.key(search.best()) == "drop:1"


def test_what_is_advised_comes_before_all_else(certain, monkeypatch):
    advice = certain.decision.options[4]
    monkeypatch.setattr(certain.game.hints, "advise", lambda table, seat: advice)
    assert Search(certain, 0, 5).weighing.next() == advice


def test_of_equal_options_the_first_is_taken_whatever_the_last_digits_say():
    first, second = Option(1), Option(2)
    weighing = Once([first, second])
    weighing.add(first, 0.1 + 0.2)
    weighing.add(second, 0.3000000000000001)
    assert weighing.best() == first
