"""A real Chromium and a real server. At speed 0 nothing moves; the console must stay silent."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from pionek.server.http.page import FOLDER, INDEX
from tests.project.test_without_a_game import guest
from tests.server.process import Process
from tests.web.chromium import CHROMIUM, chromium
from tests.web.player import Player

ROOT = Path(__file__).resolve().parents[2]
MADE_UP = ("ducats", "vigil")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    reason = "" if CHROMIUM else "no Chromium on this machine"
    reason = reason or ("" if (FOLDER / INDEX).exists() else "the page is not built: make setup")
    if reason:
        for item in items:
            if Path(__file__).parent in item.path.parents:
                item.add_marker(pytest.mark.skip(reason=reason))


# One browser for a module: while Playwright runs, this thread has an event loop, and tests of other modules want their own.


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """With the made-up games of the free tests beside the others."""
    folder = tmp_path_factory.mktemp("server")
    for name in MADE_UP:
        site = guest(folder, name)
    process = serving(folder, site)
    yield process
    process.stop()


def serving(folder: Path, games: Path | None = None, port: int = 0) -> Process:
    free = {"PIONEK_SERVER_REQUESTS_PER_SECOND": "1e9", "PIONEK_SERVER_MESSAGES_PER_SECOND": "1e9"}
    paths = [str(games), *filter(None, [os.environ.get("PYTHONPATH")])] if games else []
    return Process(str(folder / "pionek.db"), folder / "log", port, **free, **({"PYTHONPATH": os.pathsep.join(paths)} if paths else {}))


@pytest.fixture
def sit(browser: Browser, server: Process) -> Iterator[Callable[..., Player]]:
    """Somebody at a screen: `sit(lang="pl", size=(360, 740))`. At the end nobody's console may have complained."""
    players: list[Player] = []

    def come(**how: object) -> Player:
        players.append(Player(browser, server, **how))
        return players[-1]

    yield come
    complaints = [line for player in players for line in player.complaints]
    for player in players:
        player.context.close()
    assert complaints == []
