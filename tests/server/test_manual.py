"""The how-to-play page of a game: its Markdown as the browser shows it, in both languages."""

import re

import pytest

from pionek.core import registry
from pionek.server.http.manual import FOLDER, has_manual, manual

PAGE = """# How to play

[Po polsku](pl.md)

Throw **dice**, see [all texts](../texts.md) & <b>no HTML</b>.

![The board](board.svg) ![Elsewhere](../secret.svg)

| kind | what |
|---|---|
| normal | `yes` |
"""


@pytest.fixture
def folder(tmp_path):
    (tmp_path / FOLDER).mkdir()
    (tmp_path / FOLDER / "en.md").write_text(PAGE)
    (tmp_path / FOLDER / "board.svg").write_text("<svg/>")
    (tmp_path / "secret.svg").write_text("<svg/>")
    return tmp_path


def test_markdown_becomes_a_page_that_leads_nowhere_else(folder):
    html = manual(folder, "en")
    assert "<h1>How to play</h1>" in html
    assert "<strong>dice</strong>, see all texts &amp; &lt;b&gt;no HTML&lt;/b&gt;." in html
    assert "<td>normal</td>" in html
    assert "Po polsku" not in html
    assert "href" not in html


def test_links_lead_to_the_documentation_and_to_the_gallery(folder):
    there = "../../../../../docs"
    (folder / FOLDER / "pl.md").write_text(f"# Gra\n\nTu [opis paczek]({there}/packs.md), [teksty]({there}/texts/relic.md#cards), [kod]({there}/house.md).\n")
    html = manual(folder, "pl")
    assert '<a href="#/docs/packs">opis paczek</a>' in html
    assert '<a href="#/cards/relic">teksty</a>' in html
    assert ", kod." in html


def test_pictures_beside_it_are_part_of_the_page_and_others_are_not(folder):
    html = manual(folder, "en")
    assert html.count("<img") == 1
    assert 'src="data:image/svg+xml;base64,PHN2Zy8+" alt="The board"' in html


def test_what_is_about_the_terminal_is_left_out_and_what_follows_it_is_not(folder):
    (folder / FOLDER / "pl.md").write_text("# Gra\n\n## W terminalu\n\n`pionek play`\n\n### Klawisze\n\ndalej\n\n## Koniec\n\nto już wszystko\n")
    html = manual(folder, "pl")
    assert "pionek" not in html
    assert "Klawisze" not in html
    assert "to już wszystko" in html


def test_a_language_without_a_page_has_none(folder):
    assert manual(folder, "pl") == ""


def told() -> list[str]:
    """Games that call themselves complete, and those that have a page before they do."""
    games = [registry.get(name) for name in registry.names()]
    return [game.id for game in games if game.about.get("complete") or has_manual(game)]


@pytest.mark.parametrize("name", told())
def test_a_game_tells_how_it_is_played_in_both_languages(name):
    game = registry.get(name)
    english, polish = manual(game.folder, "en"), manual(game.folder, "pl")
    assert english.count("<h2") == polish.count("<h2") > 0
    assert game.name["en"] in english


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("name", told())
def test_a_page_for_the_browser_shows_the_numbered_table_and_no_command_line(name, lang):
    html = manual(registry.get(name).folder, lang)
    assert "<code>" not in html
    assert "--" not in re.sub(r'src="[^"]*"', "", html)
    if name != "connectfour":  # whose whole table is one frame
        picture = re.search(r'<img src="data:image/avif;base64,[^"]{9999,}" alt="[^"]+" />\s*</p>\s*<ol>(.*?)</ol>', html, re.DOTALL)
        assert picture is not None
        assert picture[1].count("<li>") == 8
