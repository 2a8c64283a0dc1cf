"""Random games of every registered game, and of one made up for these tests."""

from __future__ import annotations

import pytest

from pionek.core import registry
from pionek.testing.games import (  # noqa: F401  the words of all these tests, in one place
    CAP,
    LONGEST,
    MADE_UP,
    SOAK,
    answer,
    finished,
    game_of,
    guarded,
    guessed,
    load,
    new,
    played,
    seeds,
    settings_for,
    some,
)
from tests.free.made_up.ducats import GAME as DUCATS

MADE_UP[DUCATS.id] = DUCATS
NAMES = [*registry.names(), DUCATS.id]
every_game = pytest.mark.parametrize("name", NAMES)
"""A test with this mark is given to each game by its name."""
