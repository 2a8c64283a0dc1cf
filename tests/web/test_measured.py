"""All that `make measure` looks at, as tests: nothing wrong on any screen, ready in time, smooth while pieces move. In soak only."""

import pytest

from pionek.core import registry
from tests.free.games import SOAK
from tests.web.conftest import serving
from tests.web.measure import frames, look, positions, ready, swift, ways

SOON = 1500
"""Milliseconds until one can play, over a slow line."""
SMOOTH = 95

if SOAK:  # no skipped tests in `make test`

    @pytest.mark.parametrize("game", registry.names())
    def test_a_table_is_right_on_every_screen_soon_there_and_smooth(browser, tmp_path, game):
        tables = positions(game, tmp_path)
        server = serving(tmp_path)
        try:
            assert look(browser, server, game, tables, ways(quick=False)).found == []
            assert min(ready(browser, server, game, tables[1])[0] for _ in range(3)) < SOON
            times = frames(browser, server, game)
            assert times, "something moved"
            assert swift(times) >= SMOOTH
        finally:
            server.stop()
