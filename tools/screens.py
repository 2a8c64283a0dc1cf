"""Pictures of each game's table in the browser for docs/pictures and the README, and the figures of the page: make pictures.

    python tools/screens.py [--figures | GAME ...]     nothing but the figures; or nothing but the pictures of these games
    python tools/screens.py --compare FOLDER [NAME ...]    the page beside the mock-ups of a folder: docs/pictures/compare-NAME.webp

A server of its own, bots in all seats but one, the same seed each time; the browser is the system's Chromium. The person
answers as hints advise. The figures go into docs/browser.md, between the lines that name this command. (Pictures of the
terminal are drawn by tools/picture.py.)
"""

import gzip
import os
import re
import statistics
import sys
import tempfile
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)  # makes `tests` known

import pionek  # noqa: E402
from pionek.core import registry  # noqa: E402
from pionek.server.http.page import FOLDER  # noqa: E402
from tests.server.process import Process  # noqa: E402
from tests.web.chromium import CHROMIUM, chromium  # noqa: E402
from tests.web.conftest import serving  # noqa: E402
from tests.web.fullest import laid, middle  # noqa: E402
from tests.web.player import Player  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
FIGURES = re.compile(r"(?<=<!-- begin: made by `make pictures` -->\n).*?(?=<!-- end -->)", re.DOTALL)
VIEWS = {"": ("dark", (1440, 900)), "-light": ("light", (1440, 900)), "-phone": ("dark", (360, 740))}
ANSWERS = {"dreamblade": 64, "etherfields": 30, "icegarden": 40}
"""After how many answers a game is shown; others after `FEW`."""
FEW = 14
VIEWED = {"": ("dark", (1440, 900)), "light": ("light", (1440, 900)), "phone": ("dark", (360, 740))}
COMPARED = 740
GAP = 16
LOADS = 7
PATIENCE = 120_000
"""Milliseconds after which a busy machine is given up."""
KEPT = '{"lang": "en", "theme": "%s", "speed": 0, "seats": {}, "name": "Ada"}'
AT_REST = "() => document.querySelector('#question [data-key]') || document.querySelector('[data-over]')"
HINT = """async () => {
  const buttons = () => document.querySelector('#question [data-key]');
  const seq = document.querySelector('[data-seq]').dataset.seq;
  [...document.querySelectorAll('header button')].find(each => each.textContent === 'Hint').click();
  const until = async (done) => { while (!done()) await new Promise(go => setTimeout(go, 20)); };
  await until(() => document.querySelector('[data-hint]'));
  const advised = document.querySelector('#question button.first') ?? buttons();
  advised.click();
  await until(() => document.querySelector('[data-seq]').dataset.seq !== seq);
}"""


SLOWED = 4
"""So many times slower than it is the processor pretends to be while clicks are measured."""
CLICKS = 24
LOADED = """() => performance.getEntriesByType('resource').map(each => new URL(each.name).pathname.split('/').at(-1)).filter(each => each.endsWith('.js'))"""
CLICK = """n => new Promise(done => {
  const buttons = [...document.querySelectorAll('#question [data-key]:not([disabled])')];
  if (!buttons.length) return done(null);
  const seq = document.querySelector('[data-seq]').dataset.seq;
  const start = performance.now();
  const drawn = () => requestAnimationFrame(() => {
    const after = new MessageChannel();
    after.port1.onmessage = () => done(performance.now() - start);
    after.port2.postMessage(0);
  });
  const look = new MutationObserver(() => {
    const fresh = document.querySelector('[data-seq]').dataset.seq !== seq;
    const asked = document.querySelector('#question [data-key]:not([disabled])') || document.querySelector('[data-over]');
    if (fresh && asked) look.disconnect(), drawn();
  });
  look.observe(document, { subtree: true, childList: true, attributes: true });
  buttons[n % buttons.length].click();
})"""
"""Clicks the n-th answer; the milliseconds until the new question is drawn. It looks only where something changes: to look at each
frame is work of its own."""


class Clicks(NamedTuple):
    """Of some answers, the milliseconds from the click to the new question, drawn; and those that the page worked, as its thread counts
    them: they are the same on a busy machine. The script that a table loads."""

    waited: list[float]
    worked: list[float]
    scripts: list[str]


def clicks(browser: Browser, url: str, game: str) -> Clicks:
    """With a bot of the quick kind across the table."""
    page = page_of(browser)
    seats = ["human", *["bot:greedy"] * (pionek.new_match(game).table.seats - 1)]
    made = page.request.post(f"{url}/api/matches", data={"game": game, "seed": 5, "seats": seats}).json()
    (code,) = [seat["code"] for seat in made["seats"] if seat["code"]]
    page.goto(f"{url}/#/join/{code}")
    page.wait_for_selector("#question")
    page.wait_for_function(AT_REST)
    scripts = page.evaluate(LOADED)
    chromium = page.context.new_cdp_session(page)
    chromium.send("Performance.enable", {"timeDomain": "threadTicks"})
    chromium.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})

    def worked() -> float:
        found: list[dict[str, Any]] = chromium.send("Performance.getMetrics")["metrics"]
        return 1000 * next(float(each["value"]) for each in found if each["name"] == "TaskDuration")

    waits, works = [], []
    for n in range(CLICKS):
        page.wait_for_function(AT_REST)
        before = worked()
        time = page.evaluate(CLICK, n)
        if time is None:
            break
        waits.append(time)
        works.append(worked() - before)
    page.context.close()
    return Clicks(waits, works, scripts)


def page_of(browser: Browser, theme: str = "dark", size: tuple[int, int] = (1440, 900)) -> Page:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce", device_scale_factor=1)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"localStorage.pionek ??= JSON.stringify({KEPT % theme})")
    return context.new_page()


def pictures(browser: Browser, url: str, games: list[str]) -> None:
    PICTURES.mkdir(exist_ok=True)
    page = page_of(browser)
    page.goto(url)
    page.wait_for_selector("[data-game]")
    page.screenshot(path=PICTURES / "lobby.png")
    for game in games:
        page = page_of(browser)
        made = page.request.post(f"{url}/api/matches", data={"game": game, "seed": 5}).json()
        (code,) = [seat["code"] for seat in made["seats"] if seat["code"]]
        page.goto(f"{url}/#/join/{code}")
        page.wait_for_selector("#question")
        answer_some(page, ANSWERS.get(game, FEW))
        for name, (theme, (width, height)) in VIEWS.items():
            page.evaluate("theme => localStorage.pionek = JSON.stringify({...JSON.parse(localStorage.pionek), theme})", theme)
            page.set_viewport_size({"width": width, "height": height})
            page.reload()
            page.wait_for_function(AT_REST)
            page.wait_for_timeout(300)
            page.screenshot(path=PICTURES / f"{game}{name}.png")
        print(f"pictures: {game}")


def compared(browser: Browser, mocks: Path, names: list[str]) -> None:
    """The page in the middle of a game of bots, to the right of the mock-up (`mock-GAME.png`, `mock-GAME-phone.png`, `mock-lobby.png`)."""
    for mock in sorted(mocks.glob("mock-*.png")):
        name = mock.stem.removeprefix("mock-")
        game, _, how = name.partition("-")
        if (names and name not in names) or game not in [*registry.names(), "lobby"] or how not in VIEWED:
            continue
        theme, size = VIEWED[how]
        with tempfile.TemporaryDirectory() as place:
            tables = [] if game == "lobby" else laid(Path(place) / "pionek.db", [middle(game)])
            server = serving(Path(place))
            player = Player(browser, server, theme=theme, size=size)
            if tables:
                player.hold(tables[0][0], game, tables[0][1])
                player.table(tables[0][0])
                player.asked()
            else:
                player.open().wait_for_selector("[data-game]")
            player.page.wait_for_load_state("networkidle")
            page = Image.open(BytesIO(player.page.screenshot())).convert("RGB")
            player.context.close()
            server.stop()
        height = min(COMPARED, page.height)
        both = [each.resize((each.width * height // each.height, height), Image.Resampling.LANCZOS) for each in (Image.open(mock).convert("RGB"), page)]
        sheet = Image.new("RGB", (both[0].width + both[1].width + GAP, height), "#ffffff")
        sheet.paste(both[0], (0, 0))
        sheet.paste(both[1], (both[0].width + GAP, 0))
        sheet.save(PICTURES / f"compare-{name}.webp", quality=78, method=6)
        print(f"compared: {name}")


def answer_some(page: Page, least: int) -> None:
    """At least so many answers; games in which one rolls dice again are shown when one may."""
    rolls = False
    for count in range(2 * least):
        page.wait_for_function(AT_REST)
        dice = page.locator("[data-tumbles][data-can]").count() > 0
        rolls = rolls or dice
        if page.locator("[data-over]").count() or (count >= least and (dice or not rolls)):
            return
        page.evaluate(HINT)


def figures(browser: Browser, url: str) -> str:
    """First paint, cold, as the browser tells it (the name of the house, before the script has come); what the page weighs."""
    paints, lobbies = [], []
    for _ in range(LOADS):
        page = page_of(browser)
        page.goto(url)
        page.wait_for_selector("[data-game]")
        lobbies.append(page.evaluate("() => performance.now()"))
        paints.append(page.evaluate("() => performance.getEntriesByName('first-contentful-paint')[0].startTime"))
        page.context.close()
    clicked = {game: clicks(browser, url, game) for game in registry.names()}
    loaded = {name for each in clicked.values() for name in each.scripts}
    scripts = sum(len(gzip.compress(path.read_bytes(), 9)) for path in (FOLDER / "assets").glob("*.js") if path.name in loaded)
    styles = sum(len(gzip.compress(path.read_bytes(), 9)) for path in (FOLDER / "assets").glob("*.css"))
    rows = [
        ("first paint, cold, median of seven: the name of the house", f"{statistics.median(paints) / 1000:.2f} s", "0.5 s"),
        ("the lobby with all games, cold, median of seven", f"{statistics.median(lobbies) / 1000:.2f} s", ""),
        *(
            (f"click to new question, {game}, processor slowed {SLOWED} times, median (of it work of the page)",
             f"{statistics.median(each.waited):.0f} ms ({statistics.median(each.worked):.0f} ms)", "120 ms")
            for game, each in clicked.items() if each.waited
        ),
        ("JavaScript that a table loads, squeezed", f"{scripts / 1000:.0f} kB", "110 kB"),
        ("all styles, squeezed", f"{styles / 1000:.0f} kB", ""),
        ("programs that wanted a processor meanwhile, besides the page", f"{os.getloadavg()[0]:.0f} on {os.cpu_count()} cores", ""),
    ]
    return "| what | figure | at most |\n|---|---:|---:|\n" + "".join(f"| {what} | {figure} | {most} |\n" for what, figure, most in rows)


def main() -> int:
    if CHROMIUM is None:
        print("pictures: no Chromium on this machine", file=sys.stderr)
        return 1
    if "--compare" in sys.argv:
        at = sys.argv.index("--compare")
        with chromium() as browser:
            compared(browser, Path(sys.argv[at + 1]), sys.argv[at + 2 :])
        return 0
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Process(str(Path(folder) / "pionek.db"), Path(folder) / "log", PIONEK_SERVER_REQUESTS_PER_SECOND="1e9")
        try:
            if "--figures" not in sys.argv:
                pictures(browser, server.url, sys.argv[1:] or registry.names())
            found = figures(browser, server.url) if sys.argv[1:] in ([], ["--figures"]) else ""
        finally:
            server.stop()
    if not found:
        return 0
    page = ROOT / "docs" / "browser.md"
    page.write_text(FIGURES.sub(lambda _old: found, page.read_text(encoding="utf-8")), encoding="utf-8")
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
