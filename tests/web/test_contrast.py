"""Text can be read on what lies under it, also on paintings: 4.5 to 1 by the pixels, and never under 12 pixels."""

import pytest

from pionek.core import registry
from tests.free.games import SOAK
from tests.web.conftest import serving
from tests.web.contrast import pale
from tests.web.fullest import fullest, laid
from tests.web.player import LAPTOP, PHONE, WIDE, Player

SIZES = [WIDE, LAPTOP, (1920, 1080), PHONE] if SOAK else [WIDE]
MIDDLE = 12
"""Answers after which a table is in the middle of things."""


@pytest.mark.parametrize("game", registry.names())
def test_what_stands_on_a_table_can_be_read(sit, game):
    """By night and by day, at the beginning and in the middle."""
    found = []
    for lang in ("en", "pl") if SOAK else ("pl",):
        for theme in ("dark", "light"):
            player = sit(lang=lang, theme=theme)
            player.sit_at(game, [], seed=21)
            player.asked()
            for place in ("beginning", "middle"):
                for width, height in SIZES:
                    player.page.set_viewport_size({"width": width, "height": height})
                    found += [f"{place}, {theme}, {lang}, {width} x {height}: {line}" for line in pale(player)]
                player.answer(MIDDLE if place == "beginning" else 0)
    assert found == []


if SOAK:  # the fullest positions are looked for in whole games: not a part of `make test`, and no skipped test there

    @pytest.mark.parametrize("game", registry.names())
    def test_what_stands_on_the_fullest_tables_can_be_read(browser, tmp_path, game):
        tables = laid(tmp_path / "pionek.db", fullest(game))
        server = serving(tmp_path)
        found = []
        for lang, theme in (("en", "light"), ("pl", "dark")):
            for size in SIZES:
                player = Player(browser, server, lang=lang, theme=theme, size=size)
                for match, token in tables:
                    player.hold(match, game, token)
                    player.table(match)
                    player.asked()
                    found += [f"{lang}, {theme}, {size}: {line}" for line in pale(player)]
                player.context.close()
        server.stop()
        assert found == []
