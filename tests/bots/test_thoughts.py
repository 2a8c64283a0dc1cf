"""What bots tell of their thoughts: the best first, alike on tables that look alike, and no figures where none are needed."""

import pytest

import pionek
from pionek.bots.search import Budget
from pionek.bots.seats import bot_of
from pionek.bots.thoughts import OBVIOUS, ONLY, SEARCHED, SOLVED, can_think, patience, thoughts
from pionek.core import registry
from pionek.core.match.match import Match, start

four_in_a_row = pytest.mark.skipif("connectfour" not in registry.names(), reason="these tests play connect four")
SHORT = Budget(24)


def about_to_win() -> Match:
    """The first player has three in column 1 and is asked."""
    match = pionek.new_match("connectfour", seed=1, first="1")
    for column in (1, 2, 1, 2, 1, 2):
        match.play(f"drop:{column}")
    return match


@four_in_a_row
def test_the_win_is_weighed_best_and_expected_to_be_one():
    found = thoughts(about_to_win(), 0, 5, Budget(100))
    assert (found.how, found.best) == (SEARCHED, "drop:1")
    assert found.options[0].key == "drop:1"
    assert found.options[0].expected == 1.0
    assert all(each.expected < 1.0 for each in found.options[1:])
    assert [each.visits for each in found.options] == sorted((each.visits for each in found.options), reverse=True)
    assert sum(each.visits for each in found.options) == 100


@four_in_a_row
def test_options_that_were_never_tried_are_counted():
    found = thoughts(about_to_win(), 0, 5, Budget(3))
    assert len(found.options) + found.untried == 7
    assert found.untried >= 4


@four_in_a_row
def test_one_option_needs_no_figures():
    match = about_to_win()
    assert match.decision is not None
    del match.decision.options[1:]
    found = thoughts(match, 0, 1, SHORT)
    assert (found.how, found.best, found.options) == (ONLY, "drop:1", [])


@four_in_a_row
def test_what_the_game_solves_or_finds_obvious_is_told_as_such(monkeypatch):
    match = about_to_win()
    assert match.decision is not None
    last = match.decision.options[-1]
    monkeypatch.setattr(match.game.hints, "worth_trying", lambda table, seat, options: [last])
    assert (found := thoughts(match, 0, 1, SHORT)).how == OBVIOUS
    assert (found.best, found.options) == ("drop:7", [])
    monkeypatch.setattr(match.game.hints, "exact_move", lambda table, seat: last)
    assert (found := thoughts(match, 0, 1, SHORT)).how == SOLVED
    assert found.best == "drop:7"


@pytest.mark.parametrize("game", registry.names())
def test_thoughts_rest_on_what_the_seat_sees_and_are_the_same_again(game):
    match = pionek.new_match(game, seed=3)
    bot = bot_of("random", 3, 0)
    assert bot is not None
    for at in range(12):
        if match.decision is None:
            break
        seat = match.decision.seat
        if at % 4 == 0:
            before = match.digest()
            found = [thoughts(each, seat, at, SHORT) for each in (match, match, match.imagine(seat, 11))]
            assert found[0] == found[1] == found[2]
            assert found[0].best in match.keys(seat)
            assert all(-1 <= each.expected <= 1 for each in found[0].options)
            assert match.digest() == before
        match.play(bot.choose(match, seat))


@four_in_a_row
def test_a_hint_thinks_longer_than_a_bot_but_not_longer_than_the_house_allows():
    match = about_to_win()
    assert patience(match).iterations > match.game.hints.iterations
    assert patience(match, 7).iterations == 7


@pytest.mark.skipif("dicethrone" not in registry.names(), reason="this test rolls the dice of Dice Throne")
def test_what_real_dice_show_is_nothing_to_think_about():
    match = start(registry.get("dicethrone"), {}, 1, entered=True)
    while match.decision is not None and can_think(match, match.decision.seat):
        match.play(match.decision.options[-1])
    assert match.keys()[0].startswith("enter")


@pytest.mark.skipif("etherfields" not in registry.names(), reason="the suite also passes without this game")
def test_who_may_act_before_another_decides_gets_no_hint():
    """To let it go on is no option of that seat, so what is told would be one half of the choice."""
    helping = 0
    match = pionek.new_match("etherfields", seed=2)
    bot = bot_of("random", 2, 0)
    while (decision := match.decision) is not None:
        assert can_think(match, decision.seat)
        for other, options in decision.others:
            assert options
            assert not can_think(match, other)
            helping += 1
        match.play(bot.choose(match, decision.seat))
    assert helping
