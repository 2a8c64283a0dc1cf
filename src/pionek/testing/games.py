"""Random games of every game: what the checks of this package play."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Any

import pytest

from pionek.core import registry
from pionek.core.game import Game
from pionek.core.match.loading import load_match
from pionek.core.match.match import Match, start
from pionek.core.settings import SettingError
from pionek.core.state.decision import Option

SOAK = bool(os.environ.get("PIONEK_SOAK"))
MANY = 500
TRIES = 3
"""Guesses at settings that go together, before a game is played as newcomers play it."""
LONGEST = 20_000
"""Decisions after which a random game counts as one that does not end."""
CAP = "cap"
TURNS = 30
"""Where a game has a length guard that is not part of its rules, so many turns a player: random games may last for ever."""

every_game = pytest.mark.every_game
"""A test with this mark is given to each game by its name; see plugin.py."""
MADE_UP: dict[str, Game] = {}
"""Games that only tests know."""


def game_of(name: str) -> Game:
    return MADE_UP[name] if name in MADE_UP else registry.get(name)


def seeds(count: int) -> range:
    """Fixed seeds: as many as fit into the minute a game has, or hundreds when nobody waits."""
    return range(MANY if SOAK else count)


def settings_for(game: Game, seed: int) -> dict[str, Any]:
    """What a newcomer plays first, then anything that is allowed."""
    if seed == 0:
        return guarded(game)
    luck = random.Random(f"settings {seed}")
    for _ in range(TRIES):
        given = guessed(game, luck)
        try:
            game.chosen(game.content(), given)
        except SettingError:
            continue
        return given
    return guarded(game)


def guarded(game: Game) -> dict[str, Any]:
    return {each.name: TURNS for each in game.settings if each.name == CAP and each.default == "0"}


def guessed(game: Game, luck: random.Random) -> dict[str, Any]:
    """Each setting by itself: some do not go together."""
    content = game.content()
    given: dict[str, Any] = guarded(game)
    for setting in game.settings:
        values = setting.values(game.known(content, setting))
        if setting.type == "word":
            given[setting.name] = luck.choice(values)
        elif setting.type == "words" and len(values) >= setting.least:
            given[setting.name] = luck.sample(values, luck.randint(setting.least, min(setting.most, len(values))))
        elif setting.type == "flag":
            given[setting.name] = luck.random() < 0.5
    return given


def new(name: str, seed: int) -> Match:
    game = game_of(name)
    return start(game, settings_for(game, seed), seed)


def answer(match: Match, luck: random.Random) -> tuple[Option, int]:
    """A random option, now and then of a seat that may act before the one who is asked."""
    decision = match.decision
    assert decision is not None
    if decision.others and luck.random() < 0.25:
        seat, options = luck.choice([each for each in decision.others if each[1]] or [(decision.seat, decision.options)])
        return luck.choice(options), seat
    return luck.choice(decision.options), decision.seat


def played(name: str, seed: int, match: Match | None = None) -> Iterator[Match]:
    """A random game: the same match at each of its decisions, and once more at its end."""
    match = match if match is not None else new(name, seed)
    luck = random.Random(seed)
    for _ in range(LONGEST):
        if match.decision is None:
            yield match
            return
        option, seat = answer(match, luck)
        yield match
        match.play(option, seat)
    raise AssertionError(f"{name}, seed {seed}: no end after {LONGEST} decisions")


def some(name: str, seed: int, count: int) -> Iterator[Match]:
    """About so many decisions of a random game, spread over its length."""
    length = sum(1 for _ in played(name, seed))
    luck = random.Random(f"some {seed}")
    chosen = set(luck.sample(range(length - 1), min(count, length - 1)))
    for at, match in enumerate(played(name, seed)):
        if at in chosen:
            yield match


def finished(name: str, seed: int) -> Match:
    match = new(name, seed)
    for _ in played(name, seed, match):
        pass
    return match


def load(data: bytes) -> Match:
    return load_match(data, game_of)
