"""What bots think, in a real browser: the hint with its options, the coach and its jumps into the replay, bots by level."""

import pytest

from pionek.core import registry
from tests.server.process import Process
from tests.web.player import PHONE, WIDE

pytestmark = pytest.mark.skipif("connectfour" not in registry.names(), reason="these tests play connect four")

BEST, WORST = 10, 18
"""Seeds with which the random bot begins with what a search tries most, and least."""


def played(server: Process, *columns: int) -> tuple[str, list[str]]:
    """A match of two people in which these columns were chosen in turn."""
    match, tokens = server.match("connectfour", options={"first": "1"}, listed=False)
    for turn, column in enumerate(columns):
        token = tokens[turn % 2]
        at = server.http("GET", f"/api/matches/{match}", token=token)[1]["at"]
        told = server.http("POST", f"/api/matches/{match}/answers", {"id": f"a{turn}", "key": f"drop:{column}", "at": at}, token)
        assert told[0] == 200, told
    return match, tokens


@pytest.mark.parametrize(("size", "lang", "best"), [(WIDE, "en", "best"), (PHONE, "pl", "najlepsza")])
def test_a_hint_shows_the_options_that_were_weighed(sit, server: Process, size, lang, best):
    match, tokens = played(server, 1, 2, 1, 2, 1, 2)
    player = sit(size=size, lang=lang)
    player.hold(match, "connectfour", tokens[0])
    player.table(match)
    page = player.page
    player.asked()
    page.keyboard.press("h")
    panel = page.locator('[data-hint="searched"]')
    panel.wait_for()
    assert "100" in panel.locator(".words").inner_text(), "words come first"
    panel.locator("summary").click()
    rows = panel.locator("[data-weighed]")
    assert rows.first.get_attribute("data-weighed") == "drop:1"
    assert best in rows.first.inner_text()
    assert rows.first.locator("td").last.inner_text() == ("+1.000" if lang == "en" else "+1,000")
    assert page.locator('[data-id="column:0"]').get_attribute("data-shown") is not None
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert player.axe() == []
    page.keyboard.press("Escape")
    panel.wait_for(state="detached")


@pytest.mark.parametrize(
    ("size", "lang", "title", "taken", "seed"), [(WIDE, "en", "thinks ahead", "taken", BEST), (PHONE, "pl", "myśli naprzód", "wybrana", WORST)]
)  # fmt: skip
def test_a_bot_is_asked_why(sit, size, lang, title, taken, seed):
    player = sit(size=size, lang=lang)
    player.sit_at("connectfour", ["human", "bot:random"], options={"first": "2"}, seed=seed)
    page = player.page
    player.asked()
    page.keyboard.press("y")
    panel = page.locator(".hint")
    panel.wait_for()
    assert title in panel.get_by_role("heading").inner_text()
    panel.locator("summary").click()
    rows = panel.locator("[data-weighed]")
    assert rows.count() == 6
    assert taken in rows.nth(0 if seed == BEST else -1).inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert player.axe() == []
    page.keyboard.press("Escape")
    panel.wait_for(state="detached")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Dlaczego bot" if lang == "pl" else "Why did the bot").click()
    panel.wait_for()
    page.locator('[data-id="column:0"]').click()
    panel.wait_for(state="detached")


def test_the_coach_leads_to_the_moment_of_the_mistake(sit, server: Process):
    match, tokens = played(server, 1, 2, 1, 2, 1, 2, 7, 2)
    player = sit()
    player.hold(match, "connectfour", tokens[0])
    player.table(match)
    page = player.page
    page.get_by_role("button", name="Coach").click()
    coach = page.get_by_role("region", name="The coach")
    first = coach.get_by_role("listitem").first
    first.wait_for()
    assert "Drop a disc into column 7" in first.inner_text()
    assert "Drop a disc into column 1" in first.inner_text()
    assert "of 100 to win instead of 100" in first.inner_text()
    first.locator("summary").click()
    assert "+1.000" in first.inner_text()
    assert player.axe() == []
    first.get_by_role("button", name="Show moment 7").click()
    page.get_by_role("region", name="Replay").get_by_text("Moment 7 of 9").wait_for()
    page.wait_for_selector('[data-id="disc:6:0"]', state="detached")
    assert page.locator(".disc").count() == 6
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    page.get_by_role("button", name="Back to the table").click()
    first.wait_for()


def test_a_table_is_set_up_against_a_bot_of_a_level(sit):
    player = sit(lang="pl")
    page = player.open("#/new/connectfour")
    page.get_by_role("button", name="Miejsce 2").click()
    page.locator("label", has=page.get_by_role("radio", name="bot: trudny")).click()
    page.get_by_role("button", name="Zaczynamy").click()
    page.wait_for_selector("#question")
    assert "bot: trudny" in page.locator("header").inner_text()
