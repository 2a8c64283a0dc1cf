"""The guides for designers, followed in a real browser with what they tell to write and the words that they use."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from pionek.core import registry
from pionek.core.packs.checking import findings
from pionek.lab.plan import Plan
from pionek.lab.simulate import simulate
from tests.free.games import SOAK
from tests.server.process import Process
from tests.web.conftest import ROOT
from tests.web.player import Player
from tools import guides

pytestmark = pytest.mark.skipif("dicethrone" not in registry.names(), reason="the guides make a card and a hero of Dice Throne")


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    process = guides.offered(tmp_path_factory.mktemp("guides"))
    yield process
    process.stop()


@pytest.mark.parametrize("follow", [guides.first_card, guides.first_hero], ids=["card", "hero"])
def test_a_guide_can_be_followed_from_its_beginning_to_its_end(browser: Browser, workshop: Process, follow):
    player = Player(browser, workshop)
    steps: list[str] = []

    def reached(page: Page, name: str) -> None:
        steps.append(name)

    follow(player, reached)
    assert player.complaints == []
    player.context.close()
    page = ROOT / "docs" / f"{steps[0].rpartition('-')[0]}.md"
    text = page.read_text(encoding="utf-8")
    for step in steps:
        assert f"(pictures/{step}.webp)" in text
        assert (ROOT / "docs" / "pictures" / f"{step}.webp").is_file()


def test_the_hero_of_the_guide_is_in_order(tmp_path: Path):
    for name, text in guides.written_hero().items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    found = findings(tmp_path, "", tried=True)
    assert found["problems"] == []
    assert f"my-hero is in order: {found['entries']} entries for dicethrone" in (ROOT / "docs" / "first-hero.md").read_text(encoding="utf-8"), json.dumps(found)


if SOAK:  # a hundred duels, for hours when nobody waits: not a part of `make test`, and no skipped test there

    def test_the_duels_of_the_guide_end_as_it_prints_them(tmp_path: Path):
        """What bots do changes from time to time; the guide then has to be written anew."""
        for name, text in guides.written_hero().items():
            (tmp_path / name).write_text(text, encoding="utf-8")
        page = (ROOT / "docs" / "first-hero.md").read_text(encoding="utf-8")
        duels = Plan(game="dicethrone", games=100, bots=["greedy"], packs=[str(tmp_path)], settings={"heroes": ["my-hero:lamplighter", "barbarian"]})
        played = simulate(duels)["results"]["played"]
        for id, name in (("my-hero:lamplighter", "Lamplighter"), ("barbarian", "Barbarian")):
            row = re.search(rf"^{name} +(\d+) +(\d+) .* (\d+)$", page, re.MULTILINE)
            assert row is not None
            assert [int(each) for each in row.groups()] == [played[id]["games"], played[id]["wins"], played[id]["draws"]]


def test_a_field_of_its_board_that_is_named_twice_is_told(tmp_path: Path):
    for name, text in guides.written_hero().items():
        (tmp_path / name).write_text(text.replace("slots: [lit-street,", "slots: [lit-street, lit-street,"), encoding="utf-8")
    (problem,) = findings(tmp_path, "")["problems"]
    assert problem["text"].endswith("hero my-hero:lamplighter, field slots: found a slot twice, expected each slot once")
