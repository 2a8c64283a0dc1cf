"""What the rulebook never allows never comes about: at every decision of random and advised games, in all modes, for all numbers of players.

`tests/GAME/invariants.py` has `broken(match) -> list[str]`: what is broken at the table now, one sentence each.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from pionek.bots.seats import bot_of
from pionek.core import registry
from pionek.core.game import Game
from pionek.core.match.match import Match, start
from pionek.core.settings import SettingError
from tests.free.games import CAP, LONGEST, SOAK, answer, every_game, game_of, guarded, guessed

ROOT = Path(__file__).resolve().parents[2]
NOT_YET = {"dreamblade", "etherfields"}
"""Games without invariants of their own. The aim is that this is empty."""
NEEDS_NONE = {"connectfour"}
"""Games whose components are all on the table all the time: `Game.components` says enough."""

RANDOM = 1400 if SOAK else 20
ADVISED = 600 if SOAK else 3
"""Games of both kinds: two thousand when nobody waits."""
LONGEST_ADVICE = 100_000 if SOAK else 40
"""Decisions that the bot is asked for in a game; then chance goes on, so that it ends soon enough."""


def own(name: str) -> Callable[[Match], list[str]]:
    """The invariants of a game; one without any has none broken."""
    if not (ROOT / "tests" / name / "invariants.py").exists():
        return lambda match: []
    found: Callable[[Match], list[str]] = importlib.import_module(f"tests.{name}.invariants").broken
    return found


def modes(game: Game) -> list[dict[str, Any]]:
    """The settings under which a game can be played: each value of each word, with each number of players."""
    content = game.content()
    words = [each for each in game.settings if each.type == "word"]
    lists = [each for each in game.settings if each.type == "words" and each.least > 0]
    counts = [{lists[0].name: count} for count in range(lists[0].least, lists[0].most + 1)] if lists else [{}]
    values = [{}, *({each.name: value} for each in words for value in each.values(game.known(content, each)))]
    flags = [{each.name: True} for each in game.settings if each.type == "flag"]
    found = []
    for count, value in product(counts, [*values, *flags]):
        given = {**guarded(game), **value}
        luck = random.Random(f"mode {value} {count}")
        for name, number in count.items():
            setting = game.setting(name)
            given[name] = luck.sample(setting.values(game.known(content, setting)), number)
        try:
            game.chosen(content, given)
        except SettingError:
            continue
        found.append(given)
    random.Random("modes").shuffle(found)
    return found


def settings(name: str, number: int) -> dict[str, Any]:
    """The settings of the game with this number: all modes by turns, and now and then anything that is allowed."""
    game = game_of(name)
    known = modes(game)
    if number % 7 == 6:
        given = guessed(game, random.Random(f"anything {number}"))
        try:
            game.chosen(game.content(), given)
        except SettingError:
            return known[number % len(known)]
        return given
    return known[number % len(known)]


def advised(match: Match, seed: int) -> Iterator[Match]:
    """A game of greedy bots, at each of its decisions and once more at its end."""
    luck = random.Random(seed)
    bots = [bot_of("greedy", seed, seat) for seat in range(match.table.seats)]
    for number in range(LONGEST):
        yield match
        decision = match.decision
        if decision is None:
            return
        if number < LONGEST_ADVICE:
            match.play(bots[decision.seat].choose(match, decision.seat))
        else:
            match.play(*answer(match, luck))
    raise AssertionError(f"no end after {LONGEST} decisions")


def random_game(match: Match, seed: int) -> Iterator[Match]:
    luck = random.Random(seed)
    for _ in range(LONGEST):
        yield match
        if match.decision is None:
            return
        match.play(*answer(match, luck))
    raise AssertionError(f"no end after {LONGEST} decisions")


def watch(name: str, seed: int, play: Callable[[Match, int], Iterator[Match]], broken: Callable[[Match], list[str]]) -> None:
    """Play one game; nothing may be broken, at any decision."""
    game = game_of(name)
    given = settings(name, seed)
    match = start(game, given, seed)
    where = f"{name}, seed {seed}, {given}"
    for each in play(match, seed):
        found = broken(each)
        assert found == [], f"{where}, after {each.record()[-3:]}"
    assert match.result is not None, where
    assert match.result.cause != "broken", f"{where}: {match.result.detail}"


def test_every_game_has_invariants():
    without = {name for name in registry.names() if not (ROOT / "tests" / name / "invariants.py").exists()}
    assert without - NEEDS_NONE == NOT_YET & set(registry.names()), "strike out of NOT_YET what has invariants"


@every_game
def test_nothing_is_broken_in_random_games(name):
    broken = own(name)
    for seed in range(RANDOM):
        watch(name, seed, random_game, broken)


@every_game
def test_nothing_is_broken_in_games_of_greedy_bots(name):
    broken = own(name)
    for seed in range(ADVISED):
        watch(name, seed * 5 + 1, advised, broken)


@pytest.mark.parametrize("name", [name for name in registry.names() if registry.get(name).seats[1] > 2])
def test_the_modes_have_every_number_of_players(name):
    game = game_of(name)
    seats = {start(game, given, 0).table.seats for given in modes(game)}
    least, most = game.seats
    assert seats == set(range(least, most + 1)), f"{name} with {sorted(seats)} players"


def test_the_length_guard_is_on_where_a_game_has_one():
    for name in registry.names():
        game = game_of(name)
        if any(each.name == CAP and each.default == "0" for each in game.settings):
            assert all(CAP in given for given in modes(game))


def test_what_is_broken_is_found():
    def wrong(match: Match) -> list[str]:
        return ["four in a row of nobody"] if len(match.record()) == 3 else []

    with pytest.raises(AssertionError, match="connectfour, seed 0"):
        watch("connectfour", 0, random_game, wrong)
