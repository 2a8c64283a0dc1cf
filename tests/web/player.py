"""Somebody at a screen: opens the page, sits down, looks at what is there, and answers."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page

from pionek.core import registry
from tests.server.process import Process

LAGGING = Path(__file__).parent / "lagging.js"
WIDE, LAPTOP, PHONE = (1440, 900), (1024, 768), (360, 740)
PATIENCE = 90_000
"""Milliseconds after which a test gives up; no test measures anything by it."""
SHORT = {"cap": 2}
"""A match of two turns, in games that can be told to be so short."""
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
AT_REST = """() => {
  const question = document.getElementById('question');
  return question && (question.querySelector('[data-key]:not([disabled])') || document.querySelector('[data-over]'));
}"""


def short(game: str) -> dict[str, int]:
    """Options of a game that make its matches short; of a made-up one none are known, and none needed."""
    settings = registry.get(game).settings if game in registry.names() else []
    return {name: turns for name, turns in SHORT.items() if name in [each.name for each in settings]}


def seated(page: Page, seat: int, who: str) -> None:
    """On the form of a new table, who sits at a seat."""
    page.get_by_role("button", name=f"Seat {seat}").click()
    page.locator("label", has=page.get_by_role("radio", name=who)).click()


IN_SIGHT = """thing => {
  thing.scrollIntoView({ block: "nearest" });
  const box = thing.getBoundingClientRect();
  const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return thing === there || thing.contains(there);
}"""
"""Whether nothing lies over the middle of a thing: a figure may stand in a cell."""


class Player:
    def __init__(
        self, browser: Browser, server: Process, lang: str = "en", theme: str = "dark", size: tuple[int, int] = WIDE,
        speed: int = 0, motion: str = "reduce",
    ) -> None:  # fmt: skip
        self.server = server
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=size[0] < 500, reduced_motion=motion,  # type: ignore[arg-type]
            permissions=["clipboard-read", "clipboard-write"],
        )  # fmt: skip
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(path=LAGGING)
        kept = {"lang": lang, "theme": theme, "speed": speed, "seats": {}}
        self.context.add_init_script(f"localStorage.pionek ??= {json.dumps(json.dumps(kept))}")
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    # Going places

    def open(self, place: str = "") -> Page:
        self.page.goto(f"{self.server.url}/{place}")
        return self.page

    def hold(self, match: str, game: str, *tokens: str) -> None:
        """Keep the tokens of seats as if this browser had sat down there."""
        seats = {match: {"game": game, "tokens": {str(at): token for at, token in enumerate(tokens)}, "at": 0}}
        self.open()
        self.page.evaluate("seats => localStorage.pionek = JSON.stringify({...JSON.parse(localStorage.pionek), seats})", seats)

    def sit_at(self, game: str, seats: list[str], **more: Any) -> tuple[str, list[str]]:
        """A table of these seats, all people of which sit at this screen."""
        made = self.server.http("POST", "/api/matches", {"game": game, "seats": seats, "listed": False} | more)[1]
        codes = [seat["code"] for seat in made["seats"] if seat["code"]]
        tokens = [self.server.http("POST", "/api/join", {"code": code})[1]["token"] for code in codes]
        self.hold(made["match"], game, *tokens)
        self.table(made["match"])
        return made["match"], tokens

    def table(self, match: str) -> None:
        self.open(f"#/table/{match}")
        self.page.reload()
        self.page.wait_for_selector("#question")

    # Looking

    @property
    def question(self) -> Locator:
        return self.page.locator("#question")

    @property
    def over(self) -> bool:
        return self.page.locator("[data-over]").count() > 0

    def asked(self) -> bool:
        """Wait until this seat is asked or the match is over; whether it is asked."""
        self.page.wait_for_function(AT_REST)
        return not self.over

    def axe(self) -> list[str]:
        """What axe finds on the page as it is now."""
        self.page.evaluate(AXE.read_text())  # a policy forbids scripts in the page itself
        found = self.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        return [f"axe, {each['id']}: {node['html'][:160]}" for each in found["violations"] for node in each["nodes"]]

    def log(self) -> list[str]:
        """What the live region has spoken."""
        return self.page.locator("[data-live] p").all_inner_texts()

    def moment(self) -> int:
        return int(self.page.locator("[data-seq]").get_attribute("data-seq") or 0)

    # Answering

    def settled(self, before: int) -> None:
        """Wait until an answer has changed what is seen."""
        self.page.wait_for_function("before => Number(document.querySelector('[data-seq]')?.dataset.seq) > before", arg=before)

    def press(self, key: str) -> None:
        """The button of an option, by its key."""
        before = self.moment()
        self.question.locator(f'[data-key="{key}"]').first.click()
        self.settled(before)

    def pass_on(self) -> None:
        """Pass or be done where one may, else the last option, also where the list that holds it is closed."""
        self.page.evaluate("() => (document.querySelector('#question .stays') ?? [...document.querySelectorAll('#question [data-key]')].at(-1))?.click()")

    def answer(self, count: int, seed: int = 21) -> None:
        """So many answers, the same ones each time, and wait for the next question."""
        luck = random.Random(seed)
        for _ in range(count):
            if not self.asked():
                break
            keys = self.page.evaluate("() => [...document.querySelectorAll('#question [data-key]')].map(each => each.dataset.key)")
            before = self.moment()
            self.page.evaluate("key => document.querySelector(`#question [data-key='${key}']`).click()", luck.choice(keys))
            self.settled(before)
        self.asked()

    def any_option(self, luck: random.Random) -> None:
        """By mouse: a thing that glows, or a button of the question."""
        before = self.moment()
        glowing = self.page.locator("main [data-can]:visible")
        buttons = self.question.locator(".buttons [data-key]")
        wanted = glowing.nth(luck.randrange(glowing.count())) if glowing.count() and luck.random() < 0.5 else None
        if wanted is not None and wanted.evaluate(IN_SIGHT):
            wanted.click()
            beside = self.page.locator(".explain .choices .first")  # what is explained may lie over the question
            choices = beside if beside.count() else self.question.locator(".buttons .first")
            if self.moment() == before and self.page.locator("[data-marked]").count():
                choices.first.click()
        else:
            buttons.nth(luck.randrange(buttons.count())).click() if buttons.count() else glowing.first.click()
        self.settled(before)
