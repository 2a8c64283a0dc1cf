"""Many whole games of every mode: they end, by a rule of the game, and nothing raises.

Heroes and settings are drawn from fixed seeds. `make soak` plays 2,000 random games, `make test` a tenth of them.
"""

from __future__ import annotations

import random

import pytest

import pionek
from pionek.bots.seats import bot_of
from pionek.core import registry
from pionek.core.match.match import Match
from tests.dicethrone.crowd import MODES
from tests.free.games import SOAK

GAMES = (250 if SOAK else 25, 100 if SOAK else 1)
"""How many random ones of each number of players in each mode, and how many greedy ones."""
HEROES = list(registry.get("dicethrone").content().ids["hero"])
MOST_CAPPED = 0.05
CAP = 100

every_mode = pytest.mark.parametrize(("mode", "players"), MODES)


def new_game(mode: str, players: int, at: int) -> tuple[Match, int]:
    """A game with the length guard of simulations, and a seed for who answers."""
    luck = random.Random(f"{mode} {players} {at}")
    heroes = luck.sample(HEROES, players)
    first = luck.choice(["random", *[str(seat + 1) for seat in range(players)]])
    seed = luck.randrange(1 << 32)
    match = pionek.new_match(
        "dicethrone", seed=seed, mode=mode, heroes=heroes, first=first, promo=luck.random() < 0.5, cap=CAP
    )
    return match, seed


def test_there_are_2000_random_games_in_the_soak_and_a_tenth_of_them_in_every_run() -> None:
    assert GAMES[0] * len(MODES) == (2000 if SOAK else 200)
    assert len(HEROES) == 8


def test_people_play_without_the_length_guard() -> None:
    """Simulations have it: tests/cli/test_simulate.py."""
    match = pionek.new_match("dicethrone", seed=1)
    assert match.table.cap == 0


@every_mode
def test_random_games_of_all_heroes_end(mode: str, players: int) -> None:
    capped = 0
    for at in range(GAMES[0]):
        match, seed = new_game(mode, players, at)
        luck = random.Random(seed)
        while match.decision is not None:
            match.play(luck.choice(match.decision.options))
        assert match.result is not None
        assert match.result.cause in ("health", "last", "draw", "cap"), f"game {at}: {match.result.detail}"
        capped += match.result.cause == "cap"
    assert capped <= MOST_CAPPED * GAMES[0]


@every_mode
def test_greedy_games_end_by_a_rule_and_not_by_the_length_guard(mode: str, players: int) -> None:
    for at in range(GAMES[1]):
        match, seed = new_game(mode, players, at)
        bots = [bot_of("greedy", seed, seat) for seat in range(players)]
        while match.decision is not None:
            bot = bots[match.decision.seat]
            assert bot is not None
            match.play(bot.choose(match, match.decision.seat))
        assert match.result is not None
        assert match.result.cause in ("health", "last", "draw"), f"game {at}: {match.result.detail}"
