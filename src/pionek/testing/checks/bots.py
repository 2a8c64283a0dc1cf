"""A bot answers alike on every table that looks alike to its seat."""

import pytest

from pionek.bots.seats import bot_of
from pionek.testing.games import every_game, new, seeds, some

every_bot = pytest.mark.parametrize("bot", ["easy", "greedy", "random", "search:2"])


@every_game
@every_bot
def test_a_bot_answers_alike_on_tables_that_look_alike(name, bot):
    for seed in seeds(4):
        for match in some(name, seed, 5):
            seat = match.decision.seat
            real = bot_of(bot, seed, 0).choose(match, seat)
            assert match.decision.offers(real, seat)
            for other in range(3):
                imagined = match.imagine(seat, other)
                answer = bot_of(bot, seed, 0).choose(imagined, seat)
                assert imagined.key(answer) == match.key(real), f"seed {seed}, after {match.record()[-2:]}"


@every_game
@every_bot
def test_a_bot_leaves_the_table_as_it_is(name, bot):
    for seed in seeds(2):
        for match in some(name, seed, 5):
            before = match.digest()
            bot_of(bot, seed, 0).choose(match, match.decision.seat)
            assert match.digest() == before


@every_game
@every_bot
def test_bots_play_a_game_to_its_end(name, bot):
    match = new(name, 0)
    bots = [bot_of(bot, 0, seat) for seat in range(match.table.seats)]
    while match.decision is not None:
        seat = match.decision.seat
        match.play(bots[seat].choose(match, seat))
    assert match.result is not None
    assert match.result.cause != "broken"
