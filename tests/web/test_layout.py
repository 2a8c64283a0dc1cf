"""How the page lies on wide screens, laptops and phones: nothing too small, cut off, or under something else."""

from pathlib import Path

import pytest

from pionek.core import registry
from tests.free.games import SOAK
from tests.web.conftest import MADE_UP, serving
from tests.web.fullest import fullest, laid
from tests.web.player import LAPTOP, PHONE, WIDE, Player

MEASURE = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8").split("\n", 1)[1]
SIZES = {"wide": WIDE, "laptop": LAPTOP, "phone": PHONE}
MANY = 9
"""Answers after which the table is looked at again."""


def wrong(player: Player, where: str) -> list[str]:
    found = []
    for name, (width, height) in SIZES.items():
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        player.page.mouse.move(1, 1)
        player.page.evaluate("document.activeElement?.blur()")
        found += [f"{where}, {name}: {line}" for line in player.page.evaluate(MEASURE)]
    player.page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    return found


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("game", [*registry.names(), *MADE_UP])
def test_a_table_lies_well_at_the_beginning_and_in_the_middle(sit, game, lang):
    player = sit(lang=lang)
    player.sit_at(game, [], seed=21)
    player.asked()
    found = wrong(player, "at the beginning")
    player.answer(MANY)
    assert found + wrong(player, "in the middle") == []


@pytest.mark.parametrize("game", registry.names())
def test_the_fullest_tables_lie_well(browser, tmp_path, game):
    """Where most is to be seen, and where one has most of one's own: in Polish, whose words are longer; in soak in both. Axe finds nothing there."""
    tables = laid(tmp_path / "pionek.db", fullest(game))
    server = serving(tmp_path)
    found = []
    for lang, theme in (("en", "light"), ("pl", "dark"))[0 if SOAK else 1 :]:
        player = Player(browser, server, lang=lang, theme=theme)
        for match, token in tables:
            player.hold(match, game, token)
            player.table(match)
            player.asked()
            found += [*wrong(player, lang), *player.axe()]
        found += player.complaints
        player.context.close()
    server.stop()
    assert found == []


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_lobby_and_the_pages_lie_well(sit, lang):
    player = sit(lang=lang)
    found = []
    for place in ("", f"#/new/{registry.names()[0]}", f"#/play/{registry.names()[0]}", f"#/rules/{registry.names()[0]}", f"#/cards/{registry.names()[0]}"):
        player.open(place).reload(wait_until="networkidle")
        player.page.wait_for_selector("main h1")
        found += wrong(player, place or "lobby")
    assert found == []
