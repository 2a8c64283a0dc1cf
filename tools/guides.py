"""Pictures for the guides "your first card" and "your first hero": the guides are followed in a real browser, step by step.

    python tools/guides.py     docs/pictures/first-card-*.webp and first-hero-*.webp

What is written into the page is taken from the guides themselves, and buttons are found by the words that the guides use, so that a
guide that has gone out of date stops here; tests/web/test_guides.py does the same without pictures.
"""

import re
import sys
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)  # makes `tests` known

from tests.server.process import Process  # noqa: E402
from tests.web.chromium import chromium  # noqa: E402
from tests.web.player import Player, seated  # noqa: E402

DOCS = ROOT / "docs"
PICTURES = DOCS / "pictures"
WIDTH = 960
QUALITY = 72
INDENTED = re.compile(r"^   ```yaml\n(.*?)^   ```$", re.DOTALL | re.MULTILINE)
FILE = re.compile(r"^<!-- file my-hero/(\S+) -->\n```yaml\n(.*?)^```$", re.DOTALL | re.MULTILINE)
Shoot = Callable[[Page, str], None]


def written_card() -> str:
    """The card that the guide tells to write."""
    found = INDENTED.search((DOCS / "first-card.md").read_text(encoding="utf-8"))
    assert found is not None
    return "".join(line.removeprefix("   ") for line in found[1].splitlines(keepends=True))


def written_hero() -> dict[str, str]:
    """The files of the pack that the guide tells to write, with the header that `pionek pack new` writes."""
    header = "id: my-hero\nversion: 0.1.0\ngame: dicethrone\nlanguages: [en, pl]\nlicence: CC0-1.0\n"
    return {"pack.yaml": header, **dict(FILE.findall((DOCS / "first-hero.md").read_text(encoding="utf-8")))}


def first_card(player: Player, shoot: Shoot) -> None:
    """docs/first-card.md, from the lobby to the table with a friend's seat."""
    page = player.open()
    page.get_by_role("link", name="Workshop").click()
    page.get_by_role("link", name="Dice Throne").click()
    page.get_by_text("No mistakes: 1 entry.").wait_for()
    shoot(page, "first-card-1")
    card = written_card()
    write(page, card)
    page.get_by_text("Heal 2; draw 1 card.").first.wait_for()
    shoot(page, "first-card-2")
    write(page, card.replace("heal", "heel"))
    page.get_by_role("button", name="did you mean 'heal'").wait_for()
    shoot(page, "first-card-3")
    page.get_by_role("button", name="did you mean 'heal'").click()
    write(page, card)
    page.get_by_text("No mistakes: 1 entry.").wait_for()
    page.get_by_role("button", name="Keep and share").click()
    page.get_by_text("Kept here under").wait_for()
    page.get_by_text("Changed since it was opened or kept").wait_for(state="detached")
    write(page, card.replace("heal: 2", "heal: 3").replace("cost: 1", "cost: 2"))
    page.get_by_text("Changed since it was opened or kept").wait_for()
    page.get_by_text("Heal 3; draw 1 card.").first.wait_for()
    page.locator("ins", has_text="Heal 3").wait_for()
    shoot(page, "first-card-4")
    page.get_by_text("A position to begin from").click()
    page.get_by_role("group", name="Seat 1, you").get_by_role("combobox").select_option(label="Second Wind!")
    page.get_by_role("button", name="Try now").click()
    at_the_table(page)
    page.get_by_text("Second Wind!").locator("visible=true").first.wait_for()
    shoot(page, "first-card-5")
    page.go_back()
    page.get_by_role("button", name="Keep and share").click()
    page.get_by_role("link", name="Set up a table").click()
    seated(page, 2, "a friend, by invitation")
    shoot(page, "first-card-6")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("status", name="Waiting for players").wait_for()


def first_hero(player: Player, shoot: Shoot) -> None:
    """docs/first-hero.md from where it is played, on a server that was started with the pack (`offered`)."""
    page = player.open("#/new/dicethrone")
    page.get_by_role("group", name="Packs").get_by_role("checkbox").check()
    page.locator("label", has=page.get_by_role("radio", name="Lamplighter")).first.click()
    page.get_by_text("Lamplighter").locator("visible=true").first.wait_for()
    page.locator("body").evaluate("body => scrollTo(0, 0)")
    shoot(page, "first-hero-1")
    page.get_by_role("button", name="Begin").click()
    at_the_table(page)
    page.get_by_text("Lit Street").locator("visible=true").first.wait_for()
    shoot(page, "first-hero-2")


def at_the_table(page: Page) -> None:
    page.wait_for_url("**/#/table/*")
    page.get_by_role("complementary", name="Packs").get_by_role("button", name="Continue").click()
    page.wait_for_selector("#question [data-key]")


def write(page: Page, text: str) -> None:
    """Replace what is in the open file."""
    page.locator(".cm-content").click()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(text)


def picture(page: Page, name: str) -> None:
    page.wait_for_timeout(600)  # until nothing moves
    image = Image.open(BytesIO(page.screenshot()))
    image.resize((WIDTH, image.height * WIDTH // image.width), Image.Resampling.LANCZOS).save(PICTURES / f"{name}.webp", quality=QUALITY, method=6)
    print(f"docs/pictures/{name}.webp")


def offered(folder: Path) -> Process:
    """A server that offers the hero of the guide and takes packs from players."""
    pack = folder / "my-hero"
    pack.mkdir()
    for name, text in written_hero().items():
        (pack / name).write_text(text, encoding="utf-8")
    free = {"PIONEK_SERVER_UPLOADS": "true", "PIONEK_SERVER_REQUESTS_PER_SECOND": "1e9", "PIONEK_SERVER_CHECKS_PER_MINUTE": "1e9"}
    return Process(str(folder / "pionek.db"), folder / "log", PIONEK_SERVER_PACKS=str(pack), **free)


def main() -> int:
    with tempfile.TemporaryDirectory() as place, chromium() as browser:
        process = offered(Path(place))
        try:
            for follow in (first_card, first_hero):
                player = Player(browser, process)
                follow(player, picture)
                player.context.close()
        finally:
            process.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
