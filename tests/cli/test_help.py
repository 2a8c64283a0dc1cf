"""`pionek help`: all topics, a page, a manual, the help of a command, and pages found by words."""

import re
import sys

import click
import pytest

from pionek.core import pages, registry
from tests.cli.conftest import home, pionek, refused  # noqa: F401 - fixtures

NAMES = sorted(pages.named())


def test_every_page_is_listed_once_under_what_one_wants_to_do(pionek):  # noqa: F811
    told = pionek("help")
    assert told.code == 0
    topics = re.findall(r"^- `([a-z-]+)`: ", told.out, re.MULTILINE)
    assert sorted(topics) == sorted([*NAMES, *(name for name in registry.names() if (registry.get(name).folder / "play").is_dir())])
    polish = pionek("help", "--lang", "pl").out
    assert [heading for heading in ("## Jak grać", "## Grać", "## Tworzyć karty i gry", "## Badać") if heading not in polish] == []


@pytest.mark.parametrize("name", NAMES)
def test_a_page_is_told_with_links_that_can_be_followed(pionek, name):  # noqa: F811
    told = pionek("help", *name.split("-"))
    assert told.code == 0
    left = [found[0] for found in pages.LINK_OR_CODE.finditer(told.out) if found[3]]
    assert left == [], "links and pictures that nobody can open"
    assert "<!--" not in re.sub(r"```.*?```|`[^`]*`", "", told.out, flags=re.DOTALL)
    for topic in re.findall(r"`pionek help ([a-z-]+)`", told.out):
        assert topic in {*NAMES, "relic", "packs"}, topic


def test_a_manual_is_told_in_the_readers_language_without_pictures(pionek):  # noqa: F811
    for name in registry.names():
        if not (registry.get(name).folder / "play").is_dir():
            continue
        english, polish = pionek("help", name).out, pionek("help", name, "--lang", "pl").out
        assert english.startswith("# How to play")
        assert polish.startswith("# Jak grać")
        assert "](" not in english + polish


def test_the_help_of_a_command_and_of_one_below_another(pionek):  # noqa: F811
    assert pionek("help", "serve").out.strip() == pionek("serve", "--help").out.strip()
    assert pionek("help", "admin", "backup", "--lang", "pl").out.strip() == pionek("admin", "backup", "--help", "--lang", "pl").out.strip()


def test_other_words_find_the_pages_in_which_they_stand(pionek):  # noqa: F811
    told = pionek("help", "puzzle of the day").out
    assert "- `lessons-and-puzzles`: Lessons and puzzles\n" in told
    assert "`packs`" not in told
    assert "no page about xyzzy" in refused(pionek("help", "xyzzy"))
    assert "nie ma strony o „xyzzy”" in refused(pionek("help", "xyzzy", "--lang", "pl"))


def test_in_a_terminal_a_page_is_set_for_reading(pionek, monkeypatch):  # noqa: F811
    shown: list[str] = []
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setattr("click.echo_via_pager", lambda text, color: shown.append(text))
    assert pionek("help", "packs").code == 0
    (page,) = shown
    assert "second-wind" in page
    assert "```" not in page
    assert max(map(len, click.unstyle(page).splitlines())) <= 100


@pytest.mark.parametrize("name", [name for name in NAMES if name.startswith("effects-") or name in ("packs", "first-card", "first-hero")])
def test_the_pages_for_designers_lead_to_pages_that_are_there(name):
    """The fields of entries lead to examples of every moment, which are read where Pionek is installed."""
    place = pages.named()[name]
    led = [where for _said, where in pages.links(pages.pages()[place], place) if where.endswith(".md")]
    assert [where for where in led if where not in pages.pages()] == []
