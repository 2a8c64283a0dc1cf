"""A bot's move is explained without a word of what is hidden from the person who asks."""

import pytest

import pionek
from pionek.bots.reasons import reason, seen
from pionek.bots.seats import bot_of
from pionek.core import registry
from pionek.core.match.match import Answer
from pionek.testing.leaks import twins

four_in_a_row = pytest.mark.skipif("connectfour" not in registry.names(), reason="these tests play connect four")


@four_in_a_row
def test_the_last_move_of_a_bot_is_explained_with_all_its_options():
    match = pionek.new_match("connectfour", seed=1, first="1")
    for column in (4, 3, 4, 3, 5):
        match.play(f"drop:{column}")
    found = reason(match, 0, [1], 7, "en")
    assert found is not None
    assert (found.seat, found.taken) == (1, "drop:3")
    assert {each.key for each in found.thoughts.options} <= set(found.words)
    assert found.words["drop:3"] == "drop a disc into column 3"
    assert found == reason(match, 0, [1], 7, "en")
    assert reason(match, 0, [], 7, "en") is None


@four_in_a_row
def test_a_move_that_looks_like_another_one_is_not_explained(monkeypatch):
    match = pionek.new_match("connectfour", seed=1, first="1")
    match.play("drop:4")
    match.play("drop:3")
    monkeypatch.setattr("pionek.bots.reasons.looks", lambda *_: "all alike")
    assert reason(match, 0, [1], 7, "en") is None


@four_in_a_row
def test_tables_that_find_different_moves_obvious_are_weighed(monkeypatch):
    match = pionek.new_match("connectfour", seed=1, first="1")
    match.play("drop:4")
    match.play("drop:3")
    turns = [0]

    def prune(_table, _seat, options):
        turns[0] += 1
        return [options[turns[0] % 2]]

    monkeypatch.setattr(match.game.hints, "worth_trying", prune)
    found = reason(match, 0, [1], 7, "en")
    assert found is not None
    assert found.thoughts.how == "searched"
    assert {"drop:1", "drop:2"} <= {each.key for each in found.thoughts.options}
    monkeypatch.setattr(match.game.hints, "worth_trying", lambda _table, _seat, options: options[:1])
    found = reason(match, 0, [1], 7, "en")
    assert found is not None
    assert (found.thoughts.how, found.thoughts.best) == ("obvious", "drop:1")


@four_in_a_row
def test_when_the_match_is_over_the_bot_speaks_from_its_own_view():
    match = pionek.new_match("connectfour", seed=1, first="1")
    for column in (1, 2, 1, 2, 1, 2, 7, 2):
        match.play(f"drop:{column}")
    found = reason(match, 0, [1], 7, "pl")
    assert found is not None
    assert (found.taken, found.thoughts.best) == ("drop:2", "drop:2")
    assert found.thoughts.options[0].expected == 1.0
    assert found.words["drop:2"] == "wrzuć krążek do kolumny 2"


@pytest.mark.parametrize("game", registry.names())
def test_an_explanation_is_the_same_whatever_is_hidden(game, monkeypatch):
    """The same move on the real table and on one that looks alike to the viewer: the same words and the same figures."""
    match = pionek.new_match(game, seed=6)
    monkeypatch.setattr(match.game.hints, "iterations", 3)
    bot = bot_of("greedy", 6, 0)
    assert bot is not None
    explained = 0
    for at in range(60):
        if match.decision is None or explained == 4:
            break
        seat = match.decision.seat
        option = bot.choose(match, seat)
        viewer = (seat + 1) % match.table.seats
        pair = twins(match, viewer, seat, option, at) if viewer != seat and len(match.decision.options) > 1 else None
        if pair is not None:
            answer = Answer(None, option, seat, 0, match.decision.partial)
            told = [seen(each, viewer, answer, at, "en") for each in pair]
            assert told[0] == told[1]
            explained += told[0] is not None
        match.play(option)
    assert explained
