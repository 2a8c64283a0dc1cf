"""The tables in the real browser, measured: `make measure` prints all figures and writes them into docs/measured.md.

    python -m tests.web.measure [GAME ...] [--quick] [--times] [--write]

At the beginning, in the middle of a game of bots and in the fullest positions, on four screens, in both languages, by night and by day:
contrast of text with the pixels under it, text that is small, cut off or covered, targets, what axe finds, the share of the board; then
the time until one can play over a line of 10 Mbit/s with 40 ms, and the time between frames while pieces move. `--quick`: one language
and theme a screen; `--times`: only the two times (on a quiet machine).
"""

from __future__ import annotations

import os
import re
import statistics
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser

from pionek.core import registry
from tests.server.process import Process
from tests.web.chromium import chromium
from tests.web.conftest import ROOT, serving
from tests.web.contrast import pale
from tests.web.fullest import fullest, laid, middle, position
from tests.web.player import LAPTOP, PHONE, WIDE, Player

LARGE = (1920, 1080)
SIZES = [WIDE, LAPTOP, LARGE, PHONE]
LAYOUT = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8").split("\n", 1)[1]
PAGE = ROOT / "docs" / "measured.md"
MADE = re.compile(r"(?<=<!-- begin: made by `make measure` -->\n).*(?=<!-- end -->)", re.DOTALL)
SHARE = """() => {
  const box = document.querySelector('[data-board]').getBoundingClientRect();
  return (box.width * box.height) / (innerWidth * innerHeight);
}"""
LINE = {"offline": False, "latency": 40, "downloadThroughput": 10_000_000 / 8, "uploadThroughput": 10_000_000 / 8}
LOADS = 3
MOVES = 8
FRAME = 20.0
"""Milliseconds under which 95 of 100 frames must be."""
READY = """(() => {
  const look = () => {
    const asked = document.querySelector('#question [data-key]:not([disabled])');
    if (asked && !window.ready) window.ready = performance.now();
    const painting = document.querySelector('.sheet > img, img.painting, .field img');
    if (asked && (!painting || painting.complete) && !window.painted) window.painted = performance.now();
    if (!window.painted) setTimeout(look, 10);
  };
  look();
})()"""
FRAMES = """() => {
  window.frames_seen = [];
  let last = performance.now();
  const look = (now) => {
    const moving = document.getAnimations().some((each) => each.playState === 'running' && each.effect.getComputedTiming().iterations !== Infinity);
    if (moving) window.frames_seen.push(now - last);
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


class Table(NamedTuple):
    """A match that stands in a store, and the token of the seat that is asked."""

    where: str
    match: str
    token: str


def positions(game: str, folder: Path) -> list[Table]:
    found = [position(game, 0, 0), middle(game), *fullest(game)]
    names = ["beginning", "middle", "fullest", "most of one's own", "boards full"]
    return [Table(where, match, token) for where, (match, token) in zip(names, laid(folder / "pionek.db", found), strict=False)]


def wrong(player: Player) -> list[str]:
    """All that is wrong with the table as it is on the screen now."""
    page = player.page
    page.mouse.move(1, 1)
    page.evaluate("document.activeElement?.blur()")
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return [*page.evaluate(LAYOUT), *pale(player), *player.axe()]


class Looked(NamedTuple):
    pictures: int
    found: list[str]
    shares: list[float]


def look(browser: Browser, server: Process, game: str, tables: list[Table], ways: list[tuple[str, str, tuple[int, int]]]) -> Looked:
    """Every position in every one of these ways: language, theme and screen."""
    found: list[str] = []
    shares: list[float] = []
    for lang, theme, size in ways:
        player = Player(browser, server, lang=lang, theme=theme, size=size)
        for table in tables:
            player.hold(table.match, game, table.token)
            player.table(table.match)
            player.asked()
            found += [f"{table.where}, {lang}, {theme}, {size[0]} x {size[1]}: {line}" for line in wrong(player)]
            if size[0] >= WIDE[0]:
                shares.append(player.page.evaluate(SHARE))
        found += player.complaints
        player.context.close()
    return Looked(len(ways) * len(tables), found, shares)


def ways(quick: bool) -> list[tuple[str, str, tuple[int, int]]]:
    if quick:
        return [("pl", "dark", WIDE), ("en", "light", LAPTOP), ("en", "dark", LARGE), ("pl", "light", PHONE)]
    return [(lang, theme, size) for lang in ("en", "pl") for theme in ("dark", "light") for size in SIZES]


def ready(browser: Browser, server: Process, game: str, table: Table) -> tuple[float, float]:
    """Milliseconds, cold, over a slow line, until one can answer, and until the painting is there."""
    player = Player(browser, server)
    player.hold(table.match, game, table.token)
    kept = player.page.evaluate("() => localStorage.pionek")
    player.context.close()
    context = browser.new_context(viewport={"width": WIDE[0], "height": WIDE[1]}, reduced_motion="reduce")
    context.add_init_script(f"localStorage.pionek ??= {kept!r}; {READY}")
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", LINE)
    page.goto(f"{server.url}/#/table/{table.match}")
    page.wait_for_function("() => window.painted")
    times = page.evaluate("() => [window.ready, window.painted]")
    context.close()
    return times[0], times[1]


def frames(browser: Browser, server: Process, game: str) -> list[float]:
    """Milliseconds between frames while something moves, in some answers of a game with bots."""
    player = Player(browser, server, speed=1, motion="no-preference")
    player.sit_at(game, [], seed=5)
    player.page.evaluate(FRAMES)
    for _ in range(MOVES):
        if not player.asked():
            break
        before = player.moment()
        player.page.evaluate("() => document.querySelector('#question [data-key]:not([disabled])').click()")
        player.settled(before)
    seen: list[float] = player.page.evaluate("() => window.frames_seen")
    player.context.close()
    return seen


def swift(times: list[float]) -> float:
    """How many of 100 frames came in time."""
    return 100 * sum(time < FRAME for time in times) / max(1, len(times))


def rows(browser: Browser, games: list[str], quick: bool, only_times: bool) -> Iterator[str]:
    for game in games:
        with tempfile.TemporaryDirectory() as place:
            folder = Path(place)
            tables = positions(game, folder)
            server = serving(folder)
            try:
                seen = Looked(0, [], []) if only_times else look(browser, server, game, tables, ways(quick))
                for line, count in Counter(re.sub(r"^.*?\d: ", "", each) for each in seen.found).most_common():
                    sys.stderr.write(f"{game}: {count} x {line}\n")
                times = [ready(browser, server, game, tables[1]) for _ in range(LOADS)]
                moved = frames(browser, server, game)
            finally:
                server.stop()
        share = f"{100 * min(seen.shares):.0f} %" if seen.shares else ""
        first, painted = (statistics.median(each[n] for each in times) / 1000 for n in (0, 1))
        yield f"| {game} | {seen.pictures} | {len(seen.found)} | {share} | {first:.2f} s | {painted:.2f} s | {swift(moved):.0f} of 100 ({len(moved)}) |"


def main() -> int:
    given = sys.argv[1:]
    games = [each for each in given if not each.startswith("--")] or [each for each in registry.names() if registry.get(each).look]
    head = "| game | positions looked at | wrong | board, at least | can be played | painting there | frames under 20 ms (frames) |\n|---|---:|---:|---:|---:|---:|---:|\n"
    with chromium() as browser:
        found = []
        for row in rows(browser, games, "--quick" in given, "--times" in given):
            sys.stdout.write(f"{row}\n")
            sys.stdout.flush()
            found.append(row)
    if "--write" in given:
        how = "One language and one theme a screen." if "--quick" in given else "Both languages, by night and by day, on every screen."
        load = f"{os.getloadavg()[0]:.0f} programs wanted a processor at the end, on {os.cpu_count()} cores."
        text = head + "\n".join(found) + f"\n\n{how} {load}\n"
        PAGE.write_text(MADE.sub(lambda _old: text, PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
