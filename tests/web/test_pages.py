"""Pages around the table: how to play, and a campaign from one evening to the next."""

import gzip

import pytest

from pionek.core import registry
from pionek.server.http.page import FOLDER
from tests.free.made_up.vigil import AN_EVENING
from tests.web.player import Player


def evening(player: Player) -> None:
    for door in range(AN_EVENING):
        player.asked()
        before = player.moment()
        player.page.locator(f'[data-id="door:{door}"]').click()
        player.settled(before)
    player.page.wait_for_selector("[data-over]")


@pytest.mark.parametrize(("lang", "title", "play"), [("en", "How to play", "Play now"), ("pl", "Jak grać", "Zagraj teraz")])
def test_how_to_play_is_a_page_of_each_game(sit, lang, title, play):
    player = sit(lang=lang)
    page = player.open()
    for game in registry.names():
        page.locator(f"[data-game={game}]").get_by_role("link", name=title).click()
        page.get_by_role("heading", name=title).wait_for()
        assert page.locator("article h2").count() > 0
        links = page.locator("article a").evaluate_all("links => links.map(link => link.getAttribute('href'))")
        assert [link for link in links if not link.startswith(("#/docs/", "#/cards/"))] == []
        page.get_by_role("link", name="Pionek").click()
    page.get_by_role("link", name=title).first.click()
    page.get_by_role("heading", name=title).wait_for()  # the lobby, too, has buttons of this name
    page.get_by_role("button", name=play).click()
    page.wait_for_selector("#question")


def test_the_documentation_is_read_in_the_browser(sit):
    player = sit(lang="pl")
    page = player.open()
    page.get_by_role("link", name="Dokumentacja").click()
    page.get_by_role("heading", name="Tworzyć karty i gry").wait_for()
    page.get_by_role("link", name="Packs", exact=True).click()
    page.get_by_role("heading", name="Packs", exact=True).wait_for()
    page.locator("article").get_by_role("link").first.click()
    page.wait_for_function("() => !location.hash.endsWith('packs')")
    page.locator("article h1").wait_for()
    page.go_back()
    page.get_by_role("heading", name="Packs", exact=True).wait_for()


def test_a_campaign_goes_on_with_the_same_people_and_then_with_others(sit):
    player = sit()
    first, _tokens = player.sit_at("vigil", ["human"], options={"players": "1"})
    page = player.page
    evening(player)
    page.get_by_role("link", name="Campaign").click()
    page.get_by_role("heading", name="Evening 2").wait_for()
    found = page.locator(".diary").inner_text()
    assert found.count("Moth Lantern") == AN_EVENING
    page.get_by_role("link", name="Cards").click()
    page.get_by_role("heading", name="Hall Lamp").wait_for()
    assert page.get_by_role("heading", name="Moth Lantern").count() == AN_EVENING
    page.go_back()
    page.get_by_role("button", name="Next evening", exact=True).click()
    page.wait_for_url("**/#/table/*")
    page.wait_for_selector("#question")
    assert first not in page.url
    evening(player)
    page.get_by_role("link", name="Campaign").click()
    page.get_by_role("heading", name="Evening 3").wait_for()
    assert page.get_by_text("Evening 2").count() >= 1
    page.get_by_role("link", name="Next evening, with other players").click()
    page.get_by_role("button", name="One seat more").click()
    page.get_by_role("button", name="Seat 2").wait_for()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/#/table/*")
    page.wait_for_selector("#question")
    player.open().get_by_role("link", name="Campaign").first.wait_for()


def test_the_page_is_light_and_holds_no_content_of_any_game():
    scripts = [path.read_bytes() for path in (FOLDER / "assets").glob("*.js")]
    index = (FOLDER / "index.html").read_text(encoding="utf-8")
    at_once = [path.read_bytes() for path in (FOLDER / "assets").glob("*.js") if path.name in index]
    assert at_once
    assert sum(len(gzip.compress(data, 9)) for data in at_once) < 110_000, "what a table needs before it is seen; forms come when asked for"
    text = b"".join(scripts).decode()
    names = {entry.id for name in registry.names() for entries in registry.get(name).content().entries.values() for entry in entries}
    assert not [name for name in names if "-" in name and name in text]


@pytest.mark.skipif("dreamblade" not in registry.names(), reason="looks at DreamBlade")
def test_the_gallery_has_what_has_numbers_and_no_text(sit):
    page = sit().open("#/cards/dreamblade")
    told = page.locator("li", has=page.get_by_role("heading", name="Cannibal Pariah"))
    told.get_by_text("Power").wait_for()
    assert page.locator("section", has=page.get_by_role("heading", name="Figures")).locator("li").count() == 100


def test_the_gallery_without_a_campaign_holds_no_secret(sit):
    player = sit()
    page = player.open("#/cards/vigil")
    page.get_by_role("heading", name="Hall Lamp").wait_for()
    assert "Moth" not in page.locator("main").inner_text()
