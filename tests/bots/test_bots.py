"""Bots answer from their seat's own view, alike on tables that look alike, and the greedy one is no fool."""

import pytest

import pionek
from pionek.bots.seats import SeatError, bot_of, iterations_of, read_bots, read_seats
from pionek.bots.seeds import derived
from pionek.core import registry
from pionek.core.match.match import Match
from pionek.lab.plan import Plan
from pionek.lab.simulate import simulate

WORDS = ("easy", "greedy", "random", "search:3")


KING = {"mode": "king", "heroes": ["monk", "ninja", "treant", "barbarian"]}
TABLES = [
    *((game, {}) for game in registry.names()),
    *((game, KING) for game in registry.names() if game == "dicethrone"),
]
"""Every game, and the one that weighs its options differently at a table of several sides."""


def positions(game: str, seed: int, most: int = 60, **settings: object) -> list[Match]:
    """Decisions along a random match."""
    match = pionek.new_match(game, seed=seed, **settings)
    bot = bot_of("random", seed, 0)
    assert bot is not None
    found = []
    while match.decision is not None and len(found) < most:
        found.append(match.clone())
        match.play(bot.choose(match, match.decision.seat))
    return found


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("name", WORDS)
def test_every_answer_is_one_of_the_options_and_leaves_the_table_alone(game, name):
    bot = bot_of(name, 1, 0)
    assert bot is not None
    for match in positions(game, 3, 25):
        assert match.decision is not None
        before = match.digest()
        assert bot.choose(match, match.decision.seat) in match.decision.options
        assert match.digest() == before


@pytest.mark.parametrize(("game", "settings"), TABLES)
@pytest.mark.parametrize("name", WORDS)
def test_tables_that_look_alike_get_the_same_answer(game, settings, name):
    for at, match in enumerate(positions(game, 5, 30, **settings)):
        assert match.decision is not None
        seat = match.decision.seat
        tables = [match, match.imagine(seat, 11), match.imagine(seat, 12)]
        answers = []
        for table in tables:
            bot = bot_of(name, at, seat)
            assert bot is not None
            answers.append(bot.choose(table, seat))
        assert answers[0] == answers[1] == answers[2]


def test_a_greedy_bot_takes_the_win():
    match = pionek.new_match("connectfour", seed=1, first="1")
    for column in (1, 2, 1, 2, 1, 2):
        match.play(f"drop:{column}")
    bot = bot_of("greedy", 1, 0)
    assert bot is not None
    assert match.key(bot.choose(match, 0)) == "drop:1"


def test_equal_options_are_decided_by_the_bots_own_generator():
    match = pionek.new_match("connectfour", seed=1, first="1")
    match.game.hints.evaluate, kept = lambda table, seat: 0.0, match.game.hints.evaluate
    try:
        answers = {match.key(bot.choose(match, 0)) for seed in range(60) if (bot := bot_of("greedy", seed, 0))}
    finally:
        match.game.hints.evaluate = kept
    assert len(answers) == 7


def test_hints_of_the_game_are_taken(monkeypatch):
    match = pionek.new_match("connectfour", seed=1, first="1")
    assert match.decision is not None
    bot = bot_of("greedy", 1, 0)
    assert bot is not None
    last = match.decision.options[-1]
    monkeypatch.setattr(match.game.hints, "worth_trying", lambda table, seat, options: options[:1])
    assert bot.choose(match, 0) == match.decision.options[0]
    monkeypatch.setattr(match.game.hints, "advise", lambda table, seat: last)
    assert bot.choose(match, 0) == last


def test_an_option_that_only_waits_is_worth_the_table_as_it_stands(monkeypatch):
    match = pionek.new_match("connectfour", seed=1, first="1")
    assert match.decision is not None
    bot = bot_of("greedy", 1, 0)
    assert bot is not None
    last = match.decision.options[-1]
    monkeypatch.setattr(match.game.hints, "evaluate", lambda table, seat: float(table.decision.seat == 0))
    monkeypatch.setattr(match.game.hints, "only_waits", lambda table, seat, option: option == last)
    assert bot.choose(match, 0) == last


@pytest.mark.skipif("dicethrone" not in registry.names(), reason="the suite also passes without this game")
def test_no_option_is_worth_what_comes_after_its_procedure_where_another_one_waits(monkeypatch):
    """Selling the last card ends the phase as passing does: the roll that follows says nothing against passing."""
    match = pionek.new_match("dicethrone", seed=4)
    seat = match.decision.seat
    hints = match.game.hints
    seen: list[str] = []

    def noted(table, seat):
        seen.append(table.turn_frame().step_name())
        return 0.0

    monkeypatch.setattr(hints, "evaluate", noted)
    monkeypatch.setattr(hints, "advise", lambda table, seat: None)
    monkeypatch.setattr(hints, "worth_trying", lambda table, seat, options: options)
    match.table.players[seat].hand.cards[:] = match.table.players[seat].hand.cards[:1]
    match.table.ask_again()
    bot_of("greedy", 1, seat).choose(match, seat)
    assert set(seen) == {"main_one"}


def test_greedy_beats_random_at_connect_four():
    plan = Plan(game="connectfour", games=40, bots=["greedy", "random"], seed=5, mirror=True)
    assert simulate(plan, 1)["results"]["bots"]["greedy"]["wins"] >= 32


def test_words_for_seats():
    assert read_seats("human, bot:greedy,open") == ["human", "bot:greedy", "open"]
    assert read_bots("greedy,bot:random") == ["greedy", "random"]
    assert read_seats("human,bot:hard,bot:search:200,bot:search:1.5s") == ["human", "bot:hard", "bot:search:200", "bot:search:1.5s"]
    for wrong in ("bot:search:0", "bot:search:0s", "bot:search:-3", "bot:search:x", "hard", "greedy", "", "Human"):
        with pytest.raises(SeatError, match="bot:easy, bot:medium, bot:hard, bot:master, bot:greedy"):
            read_seats(wrong)
    with pytest.raises(SeatError, match="easy, medium, hard, master, greedy"):
        read_bots("human")


def test_how_often_a_bot_tries_before_it_answers():
    tries = {word: iterations_of(word, 30) for word in ("bot:greedy", "bot:easy", "bot:hard", "bot:master", "bot:search", "bot:search:200", "human")}
    assert tries == {"bot:greedy": 0, "bot:easy": 0, "bot:hard": 30, "bot:master": 600, "bot:search": 30, "bot:search:200": 200, "human": 0}


def test_seeds_made_from_seeds_are_their_own():
    made = {derived(seed, "bot", place) for seed in range(50) for place in range(4)}
    assert len(made) == 200
    assert max(made) < 1 << 48
    assert derived(7, "bot", 0) == derived(7, "bot", 0)
