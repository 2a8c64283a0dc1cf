"""Pictures of each game's table in the browser for docs/pictures and the README, and the figures of the page: make pictures.

    python tools/screens.py [--figures | GAME ...]     nothing but the figures; or the pictures of these games

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
from pathlib import Path

from playwright.sync_api import Browser, Page

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)  # makes `tests` known

from pionek.core import registry  # noqa: E402
from pionek.server.http.page import FOLDER  # noqa: E402
from tests.server.process import Process  # noqa: E402
from tests.web.chromium import CHROMIUM, chromium  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
FIGURES = re.compile(r"(?<=<!-- begin: made by `make pictures` -->\n).*(?=<!-- end -->)", re.DOTALL)
VIEWS = {"": ("dark", (1440, 900)), "-light": ("light", (1440, 900)), "-phone": ("dark", (360, 740))}
ANSWERS = {"dreamblade": 64, "etherfields": 30, "icegarden": 40}
"""After how many answers a game is shown; others after `FEW`."""
FEW = 14
LOADS = 7
KEPT = '{"lang": "en", "theme": "%s", "speed": 0, "seats": {}}'
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


def page_of(browser: Browser, theme: str = "dark", size: tuple[int, int] = (1440, 900)) -> Page:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce", device_scale_factor=1)
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
    scripts = sum(len(gzip.compress(path.read_bytes(), 9)) for path in (FOLDER / "assets").glob("*.js"))
    styles = sum(len(gzip.compress(path.read_bytes(), 9)) for path in (FOLDER / "assets").glob("*.css"))
    rows = [
        ("first paint, cold, median of seven: the name of the house", f"{statistics.median(paints) / 1000:.2f} s", "0.5 s"),
        ("the lobby with all games, cold, median of seven", f"{statistics.median(lobbies) / 1000:.2f} s", ""),
        ("JavaScript, squeezed", f"{scripts / 1000:.0f} kB", "100 kB"),
        ("styles, squeezed", f"{styles / 1000:.0f} kB", ""),
        ("programs that wanted a processor meanwhile, besides the page", f"{os.getloadavg()[0]:.0f} on {os.cpu_count()} cores", ""),
    ]
    return "| what | figure | at most |\n|---|---:|---:|\n" + "".join(f"| {what} | {figure} | {most} |\n" for what, figure, most in rows)


def main() -> int:
    if CHROMIUM is None:
        print("pictures: no Chromium on this machine", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Process(str(Path(folder) / "pionek.db"), Path(folder) / "log", PIONEK_SERVER_REQUESTS_PER_SECOND="1e9")
        try:
            found = figures(browser, server.url)
            if "--figures" not in sys.argv:
                pictures(browser, server.url, sys.argv[1:] or registry.names())
        finally:
            server.stop()
    page = ROOT / "docs" / "browser.md"
    page.write_text(FIGURES.sub(lambda _old: found, page.read_text(encoding="utf-8")), encoding="utf-8")
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
