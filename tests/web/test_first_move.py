"""From the lobby to a first move of one's own: three clicks and half a minute, in every game."""

import time

import pytest

from pionek.core import registry
from tests.web.player import IN_SIGHT, PHONE, WIDE

CLICKS, SECONDS = 3, 30
COUNT = "window.clicks = 0; addEventListener('click', (event) => { if (event.isTrusted) window.clicks += 1; }, true);"
DONE = "before => document.querySelector('[data-marked]') || Number(document.querySelector('[data-seq]').dataset.seq) > before"
"""Whether a click has selected something or has been answered: while an answer is on its way, nobody is asked."""
GAMES = [name for name in registry.names() if registry.get(name).guide]


@pytest.mark.parametrize(("lang", "size"), [("en", WIDE), ("pl", PHONE)])
@pytest.mark.parametrize("name", GAMES)
def test_the_first_move_is_three_clicks_and_half_a_minute_away(sit, name, lang, size):
    player = sit(lang=lang, size=size)
    player.context.add_init_script(COUNT)
    page = player.open()
    began = time.monotonic()
    page.locator(f"[data-game={name}] .push.first").click()
    page.wait_for_selector("#question")
    player.asked()
    before = player.moment()
    while player.moment() == before:
        touched, glowing = page.locator("#question .buttons [data-key]:not([disabled])"), page.locator("main [data-can]:visible")
        # Of cards in a fan, the middle of one may lie under the next: a person clicks what is to be seen.
        seen = [*touched.all()[:1], *glowing.all()]
        next(each for each in seen if each.evaluate(IN_SIGHT)).click()
        page.wait_for_function(DONE, arg=before)
        assert page.evaluate("window.clicks") <= CLICKS
    assert time.monotonic() - began < SECONDS
