"""Pictures of the terminal table for the README and the pages about games, each some turns after the beginning.

They are drawn by the program itself, from seeds: run this again whenever the table looks different.
"""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import NamedTuple

from pionek.cli.screen import TableApp
from pionek.cli.session import Session
from pionek.core import registry
from pionek.core.match import start

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
CROWD = ROOT / "tests" / "dicethrone" / "crowd"
"""Made-up heroes, for tables with more seats than the game has heroes."""


class Picture(NamedTuple):
    """One picture: where it goes, its size, what is played, and how many answers of the person come before it.

    It is taken at a choice of dice; the person answers as a greedy bot would.
    """

    file: str
    size: tuple[int, int]
    lang: str
    mode: str
    seats: int
    answers: int
    heroes: str = ""
    """Who plays; without it, the first ones of the game."""


PICTURES = (
    Picture("terminal.svg", (112, 34), "en", "duel", 2, 14),
    Picture("play/duel-80x24-en.svg", (80, 24), "en", "duel", 2, 14),
    Picture("play/duel-80x24-pl.svg", (80, 24), "pl", "duel", 2, 14),
    Picture("play/duel-120x40-pl.svg", (120, 40), "pl", "duel", 2, 14, "treant,shadow-thief"),
    Picture("play/six-80x24-pl.svg", (80, 24), "pl", "king", 6, 10),
    Picture("play/six-120x40-en.svg", (120, 40), "en", "king", 6, 8),
)


def table(picture: Picture) -> Session:
    game = registry.get("dicethrone")
    heroes = list(game.content().ids["hero"])
    packs = (CROWD,) if len(heroes) < picture.seats else ()
    heroes = picture.heroes.split(",") if picture.heroes else list(game.content(packs).ids["hero"])[: picture.seats]
    match = start(game, {"mode": picture.mode, "heroes": heroes}, 7, packs, listen=True)
    others = ["bot:greedy"] * (picture.seats - 1)
    stand_in = Session(match, ["bot:greedy", *others], picture.lang)
    session = Session(match, ["human", *others], picture.lang)
    answered = 0
    while True:
        question = session.question()
        if question is not None:
            answered += 1
            if answered > picture.answers and question.dice:
                return session
        stand_in.let_bot_play()


async def drawn(session: Session, size: tuple[int, int]) -> str:
    app = TableApp(session)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        return app.export_screenshot(title="pionek play dicethrone")


def main() -> None:
    for picture in PICTURES:
        svg = asyncio.run(drawn(table(picture), picture.size))
        svg = re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", svg, flags=re.DOTALL)  # fonts are those of the reader, not of a server
        svg = "\n".join(line.rstrip() for line in svg.replace("Fira Code", "monospace").splitlines() if line.strip())
        (DOCS / picture.file).write_text(svg + "\n", encoding="utf-8")
        print(picture.file)


if __name__ == "__main__":
    main()
