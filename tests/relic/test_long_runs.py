"""Many whole games of every scenario and number of players: they end, and nothing raises.

Characters and settings are drawn from fixed seeds. `make soak` plays 1,000 random games and 100 greedy ones of each
scenario, `make test` a tenth and a hundredth of them.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

import pionek
from pionek.bots.seats import bot_of
from pionek.core import registry
from pionek.core.match.match import Match
from tests.free.games import SOAK

CHARACTERS = list(registry.get("relic").content().ids["character"])
SCENARIOS = list(registry.get("relic").content().ids["scenario"])
TABLES = [(scenario, players) for scenario in SCENARIOS for players in (2, 3, 4)]
RANDOM_GAMES = 1000 if SOAK else 100
GREEDY_GAMES = 100 if SOAK else 1
TURNS = 60 if SOAK else 25
"""Of a player in random games, who wander about for ever: the length guard of simulations."""
LONGEST = 200
"""The same for greedy games, which end long before."""
MOST_CAPPED = 1
"""Of a hundred greedy games."""


def new_game(scenario: str, players: int, at: int, cap: int) -> tuple[Match, int]:
    """A game with the length guard of simulations, drafted or with named characters, and a seed for who answers."""
    luck = random.Random(f"{scenario} {players} {at}")
    seed = luck.randrange(1 << 32)
    named = {"characters": luck.sample(CHARACTERS, players)} if luck.random() < 0.5 else {"players": str(players)}
    return pionek.new_match("relic", seed=seed, scenario=scenario, cap=cap, **named), seed


def test_people_play_without_the_length_guard() -> None:
    """Simulations have it: tests/cli/test_simulate.py."""
    assert pionek.new_match("relic", seed=1).table.cap == 0


@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_random_games_of_all_scenarios_end(scenario: str, players: int) -> None:
    mine = range(TABLES.index((scenario, players)), RANDOM_GAMES, len(TABLES))
    for at in mine:
        match, seed = new_game(scenario, players, at, TURNS)
        luck = random.Random(seed)
        while match.decision is not None:
            match.play(luck.choice(match.decision.options))
        assert match.result is not None
        assert match.result.cause in ("confrontation", "last", "nobody", "cap", "cap-draw"), f"game {at}"
        assert match.table.turn <= TURNS * players


def test_the_random_games_are_1000_in_the_soak_and_a_tenth_of_them_in_every_run() -> None:
    shares = [len(range(place, RANDOM_GAMES, len(TABLES))) for place in range(len(TABLES))]
    assert sum(shares) == (1000 if SOAK else 100)
    assert (len(TABLES), min(shares)) == (15, 66 if SOAK else 6)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_four_greedy_bots_end_the_game_by_its_rules(scenario: str) -> None:
    causes: Counter[str] = Counter()
    for at in range(GREEDY_GAMES):
        match, seed = new_game(scenario, 4, at, LONGEST)
        bots = [bot_of("greedy", seed, seat) for seat in range(4)]
        while match.decision is not None:
            bot = bots[match.decision.seat]
            assert bot is not None
            match.play(bot.choose(match, match.decision.seat))
        assert match.result is not None
        causes[match.result.cause] += 1
    assert causes["cap"] + causes["cap-draw"] <= MOST_CAPPED * GREEDY_GAMES // 100, causes
