"""The coach finds the blunder, calls nothing a mistake that may be chance, and knows no more than the seat did."""

import pytest

import pionek
from pionek.bots import coach
from pionek.bots.coach import Compared, compared, decisions, review
from pionek.bots.seats import bot_of
from pionek.core import registry
from pionek.core.match.match import Match

four_in_a_row = pytest.mark.skipif("connectfour" not in registry.names(), reason="these tests play connect four")


def blundered() -> Match:
    """The first player has three in column 1, drops elsewhere, and loses at once."""
    match = pionek.new_match("connectfour", seed=1, first="1")
    for column in (1, 2, 1, 2, 1, 2, 7, 2):
        match.play(f"drop:{column}")
    assert match.result is not None
    assert match.result.winners == (1,)
    return match


@four_in_a_row
def test_a_win_that_was_not_taken_is_the_dearest_mistake():
    match = blundered()
    heard: list[tuple[int, int]] = []
    found = review(match, 0, 5, lambda done, total: heard.append((done, total)))
    assert found.decisions == 4
    dearest = found.mistakes[0]
    assert (dearest.place, dearest.played, dearest.better) == (6, "drop:7", "drop:1")
    assert dearest.expected_better == 1.0
    assert dearest.expected_played < -0.8
    assert dearest.cost == pytest.approx(dearest.expected_better - dearest.expected_played, abs=1e-3)
    assert dearest.cost > coach.SURE * dearest.error
    assert dearest.playouts >= coach.FEWEST_SURE
    assert [done for done, _ in heard] == sorted(done for done, _ in heard)
    assert heard[-1][0] == heard[-1][1]
    assert len(found.mistakes) <= coach.MOST
    assert found == review(match, 0, 5), "the same match and seed, the same review"


@four_in_a_row
def test_who_made_the_best_of_it_hears_of_no_mistake(monkeypatch):
    match = pionek.new_match("connectfour", seed=1, first="1")
    for column in (1, 2, 1, 2, 1, 2, 1):
        match.play(f"drop:{column}")
    last = list(decisions(match, 0))[-1]
    assert last[0] == 6
    monkeypatch.setattr(coach, "decisions", lambda match, seat: iter([(6, match.branch(6), last[2])]))
    assert review(match, 0, 5) == coach.Review(0, 1, 0, [])


@four_in_a_row
def test_a_difference_within_its_error_is_no_mistake(monkeypatch):
    monkeypatch.setattr(coach, "compared", lambda *_: Compared(0.0, 0.2, 0.1, 60))
    assert review(blundered(), 0, 5).mistakes == []
    monkeypatch.setattr(coach, "compared", lambda *_: Compared(0.0, 0.3, 0.1, 60))
    assert 1 <= len(review(blundered(), 0, 5).mistakes) <= coach.MOST


@four_in_a_row
def test_an_option_compared_with_itself_costs_nothing():
    match = blundered().branch(6)
    option = match.option("drop:3")
    found = compared(match, 0, option, option, 7, 12)
    assert (found.cost, found.error, found.pairs) == (0.0, 0.0, 12)
    assert not found.is_sure()


@four_in_a_row
def test_what_was_taken_back_and_a_resignation_are_no_decisions():
    match = pionek.new_match("connectfour", seed=1, first="1")
    match.play("drop:1")
    match.undo(0)
    match.play("drop:4")
    match.play("drop:4")
    match.resign(0)
    assert [(place, match.key(taken)) for place, _then, taken in decisions(match, 0)] == [(0, "drop:4")]


@pytest.mark.skipif("dicethrone" not in registry.names(), reason="this test plays Dice Throne")
def test_a_short_duel_is_reviewed_from_the_seats_own_view(monkeypatch):
    match = pionek.new_match("dicethrone", seed=4, cap=2)
    bots = [bot_of("random", 4, seat) for seat in range(2)]
    while match.decision is not None:
        bot = bots[match.decision.seat]
        assert bot is not None
        match.play(bot.choose(match, match.decision.seat))
    monkeypatch.setattr(match.game.hints, "iterations", 8)
    seen: list[int] = []
    imagine = Match.imagine
    monkeypatch.setattr(Match, "imagine", lambda match, seat, seed: (seen.append(seat), imagine(match, seat, seed))[1])
    monkeypatch.setattr(Match, "clone", lambda _match: pytest.fail("the coach must not look at the real table"))
    found = review(match, 1, 5)
    assert set(seen) == {1}
    assert found.decisions > 3
    for mistake in found.mistakes:
        offered = coach.words_at(match, 1, mistake.place, "en")
        assert {mistake.played, mistake.better} <= set(offered)


@four_in_a_row
def test_a_loss_under_two_hundredths_is_not_told(monkeypatch):
    monkeypatch.setattr(coach, "compared", lambda *_: Compared(0.0, 0.019, 0.0, 60))
    assert review(blundered(), 0, 5).mistakes == []
    monkeypatch.setattr(coach, "compared", lambda *_: Compared(0.0, 0.02, 0.0, 60))
    assert review(blundered(), 0, 5).mistakes != []


@four_in_a_row
def test_what_a_guide_advised_is_no_mistake(monkeypatch):
    monkeypatch.setattr(coach, "compared", lambda *_: Compared(0.0, 0.5, 0.0, 60))
    blamed = [mistake.place for mistake in review(blundered(), 0, 5).mistakes]
    assert blamed
    assert not {blamed[0]} & {mistake.place for mistake in review(blundered(), 0, 5, advised=blamed[:1]).mistakes}
    assert review(blundered(), 0, 5, advised=range(100)).mistakes == []
