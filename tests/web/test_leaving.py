"""Whoever leaves a page before it has come loses nothing: what arrives late is told to nobody, and asks for nothing more of another place."""

import pytest
from playwright.sync_api import Route

from pionek.core import registry

GAME = registry.names()[0]
ELSEWHERE = "#/join/elsewhere"
QUIET = 20
FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.mark.parametrize("place", ["#/", f"#/new/{GAME}", f"#/play/{GAME}", f"#/rules/{GAME}", f"#/cards/{GAME}"])
def test_a_page_that_is_left_while_it_loads_says_nothing(sit, place):
    player = sit()
    page = player.open(ELSEWHERE)
    page.wait_for_selector("form")
    held: list[Route] = []
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/" in request.url else None)

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/**", hold)
    page.evaluate("place => void (location.hash = place)", place)
    while not held:
        page.evaluate(FRAMES)
    page.evaluate("place => void (location.hash = place)", ELSEWHERE)
    page.wait_for_selector("form")
    quiet = 0
    while quiet < QUIET:  # one answer may lead to the next request
        quiet = 0 if held else quiet + 1
        while held:
            late = held.pop()
            late.fulfill(response=late.fetch())
        page.evaluate(FRAMES)
    assert [url for url in asked if "/api/games/" in url and f"/api/games/{GAME}" not in url] == []
