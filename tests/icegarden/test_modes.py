"""Whole random games in every mode, and what the bots make of the game."""

from __future__ import annotations

import random
from typing import Any

import pytest

import pionek
from pionek.bots.seats import bot_of
from pionek.core.match.match import Match
from pionek.lab.plan import Plan, Programme
from tests.free.games import SOAK

CHARACTERS = ("freihoff", "dyken", "callo", "fjollsfinn")
LEVELS = ("easy", "medium", "hard", "scientist")
SHARE = 10 if SOAK else 1
"""A thousand games and four hundred solo games in soak, a tenth of them otherwise."""


def finished(match: Match, seed: int) -> Match:
    luck = random.Random(seed)
    while match.decision is not None:
        match.play(luck.choice(match.decision.options))
    return match


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end_by_a_rule(players: int) -> None:
    causes = set()
    for seed in range(34 * SHARE):
        luck = random.Random(f"{players} {seed}")
        settings = {
            "characters": luck.sample(CHARACTERS, players),
            "board": luck.choice(["1", "2"]),
            "scenario": luck.choice(["none", "standard", "random"]),
            "order": luck.random() < 0.5,
        }
        match = finished(pionek.new_match("icegarden", seed=seed, **settings), seed)
        assert match.result is not None
        assert match.result.cause in ("goal", "points", "snow"), (settings, seed, match.result.detail)
        assert 1 <= match.table.round <= 10
        causes.add(match.result.cause)
    assert "points" in causes


@pytest.mark.parametrize("level", LEVELS)
def test_random_solo_games_end_by_a_rule(level: str) -> None:
    for seed in range(10 * SHARE):
        characters = random.Random(f"{level} {seed}").sample(CHARACTERS, 2)
        match = finished(pionek.new_match("icegarden", seed=seed, characters=characters, solo=level), seed)
        assert match.result is not None
        assert match.result.cause.removesuffix("-solo") in ("goal", "points", "snow"), (characters, match.result.detail)


ADVANCED = {"scenario": "random", "order": True}
MODES: dict[str, dict[str, Any]] = {
    "2": {"players": 2},
    "3": {"players": 3},
    "4": {"players": 4},
    "2 advanced": {"players": 2, **ADVANCED},
    "3 advanced": {"players": 3, **ADVANCED},
    "4 advanced": {"players": 4, **ADVANCED},
    **{level: {"players": 2, "solo": level} for level in LEVELS},
}


@pytest.mark.parametrize("mode", MODES)
def test_greedy_games_end_by_a_rule(mode: str) -> None:
    settings = dict(MODES[mode])
    players = settings.pop("players")
    for seed in range(100 if SOAK else 1):
        luck = random.Random(f"{mode} {seed}")
        chosen = {"characters": luck.sample(CHARACTERS, players), "board": luck.choice(["1", "2"]), **settings}
        match = pionek.new_match("icegarden", seed=seed, **chosen)
        bots = [bot_of("greedy", seed, seat) for seat in range(match.table.seats)]
        while match.decision is not None:
            bot = bots[match.decision.seat]
            assert bot is not None
            match.play(bot.choose(match, match.decision.seat))
        assert match.result is not None
        assert match.result.cause.removesuffix("-solo") in ("goal", "points", "snow"), (chosen, match.result.detail)


@pytest.mark.parametrize("characters", [["freihoff", "callo"], ["fjollsfinn", "dyken"]])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_greedy_bot_beats_a_random_one(characters: list[str], seat: int) -> None:
    match = pionek.new_match("icegarden", seed=seat + 1, characters=characters)
    bots = [bot_of("greedy" if each == seat else "random", 3, each) for each in range(2)]
    while match.decision is not None:
        bot = bots[match.decision.seat]
        assert bot is not None
        match.play(bot.choose(match, match.decision.seat))
    assert match.result is not None
    assert match.result.winners == (seat,)


def test_nothing_is_hidden_after_the_set_up() -> None:
    """A search bot may use the exact position: every imagined table is the real one, but for chance to come."""
    match = pionek.new_match("icegarden", seed=3)
    luck = random.Random(3)
    while match.decision is not None:
        if match.table.round:
            imagined = match.imagine(match.decision.seat, 9)
            imagined.table.rng = match.table.rng.clone()
            assert imagined.digest() == match.digest()
        match.play(luck.choice(match.decision.options))


def test_no_decision_has_more_than_sixty_options() -> None:
    most = 0
    for seed in range(30):
        match = pionek.new_match("icegarden", seed=seed, characters=list(CHARACTERS), order=True)
        luck = random.Random(seed)
        while match.decision is not None:
            most = max(most, len(match.decision.options))
            match.play(luck.choice(match.decision.options))
    assert most <= 61


def test_simulations_go_through_all_line_ups_of_as_many_as_play() -> None:
    four = Programme(Plan(game="icegarden", games=1, bots=["random"], settings={"characters": list(CHARACTERS)}, vary="characters"))
    assert len(four.pairings) == 24
    assert all(sorted(each["characters"]) == sorted(CHARACTERS) for each in four.pairings)
    alone = Programme(Plan(game="icegarden", games=1, bots=["random"], settings={"characters": ["callo", "dyken"], "solo": "easy"}, vary="characters"))
    assert (len(alone.pairings), alone.seats) == (12, 1)
