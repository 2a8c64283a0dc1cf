"""A question says what it answers to."""

from __future__ import annotations

from itertools import islice

import pytest

from pionek.core import registry
from pionek.core.rules.windows import Window
from tests.free.games import game_of, played, seeds

ANSWERS = 250


@pytest.mark.parametrize("name", registry.names())
def test_every_window_says_why_it_is_open(name):
    """A window that no game has words for would ask "You may answer now, or pass."."""
    bare = game_of(name).book.text("en", "ask-window-ask")
    found = set()
    for seed in seeds(3):
        for match in islice(played(name, seed), ANSWERS):
            frames = match.table.agenda
            if match.decision is not None and isinstance(frames[-1], Window) and match.scene(match.decision.seat, "en").prompt.text == bare:
                found.add(f"{frames[-1].rule()} in {type(frames[-2]).__name__}")
    assert found == set()
