"""Pictures of the terminal table for the README and the pages about games, each some turns after the beginning.

They are drawn by the program itself, from seeds: run this again whenever the table looks different, for all games or for
those named: `python tools/picture.py [GAME ...]`.
"""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path
from typing import NamedTuple

from pionek.cli.screen import TableApp
from pionek.cli.session import Session
from pionek.core import registry
from pionek.core.match import start

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"


class Picture(NamedTuple):
    """One picture: where it goes, its size, what is played, and how many answers of the person come before it.

    The person sits in the first seat and answers as a greedy bot would.
    """

    file: str
    size: tuple[int, int]
    lang: str
    game: str
    answers: int
    settings: dict[str, str]
    dice: bool = False
    """Whether to go on to the next choice of dice."""


DUEL = {"heroes": "barbarian,pyromancer"}
SIX = {"mode": "king", "heroes": "barbarian,pyromancer,moon-elf,shadow-thief,monk,paladin"}
GARDEN = {"characters": "freihoff,dyken,fjollsfinn"}
PICTURES = (
    Picture("terminal.svg", (112, 34), "en", "dicethrone", 14, DUEL, dice=True),
    Picture("play/duel-80x24-en.svg", (80, 24), "en", "dicethrone", 14, DUEL, dice=True),
    Picture("play/duel-80x24-pl.svg", (80, 24), "pl", "dicethrone", 14, DUEL, dice=True),
    Picture("play/duel-120x40-pl.svg", (120, 40), "pl", "dicethrone", 14, {"heroes": "treant,shadow-thief"}, dice=True),
    Picture("play/six-80x24-pl.svg", (80, 24), "pl", "dicethrone", 10, SIX, dice=True),
    Picture("play/six-120x40-en.svg", (120, 40), "en", "dicethrone", 8, SIX, dice=True),
    Picture("play/icegarden-80x24-en.svg", (80, 24), "en", "icegarden", 24, GARDEN),
    Picture("play/icegarden-80x24-pl.svg", (80, 24), "pl", "icegarden", 24, GARDEN),
    Picture("play/icegarden-120x40-en.svg", (120, 40), "en", "icegarden", 60, GARDEN),
    Picture("play/icegarden-120x40-pl.svg", (120, 40), "pl", "icegarden", 60, GARDEN),
)


def table(picture: Picture) -> Session:
    match = start(registry.get(picture.game), picture.settings, 7, listen=True)
    others = ["bot:greedy"] * (match.table.seats - 1)
    stand_in = Session(match, ["bot:greedy", *others], picture.lang)
    session = Session(match, ["human", *others], picture.lang)
    answered = 0
    while True:
        question = session.question()
        if question is not None:
            answered += 1
            if answered > picture.answers and (question.dice or not picture.dice):
                return session
        if not stand_in.let_bot_play():
            raise LookupError(f"{picture.file}: the match is over after {answered} answers")


async def drawn(session: Session, size: tuple[int, int]) -> str:
    app = TableApp(session)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        return app.export_screenshot(title=f"pionek play {session.match.game.id}")


def main(wanted: list[str]) -> None:
    for picture in [each for each in PICTURES if not wanted or each.game in wanted]:
        svg = asyncio.run(drawn(table(picture), picture.size))
        svg = re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", svg, flags=re.DOTALL)  # fonts are those of the reader, not of a server
        svg = "\n".join(line.rstrip() for line in svg.replace("Fira Code", "monospace").splitlines() if line.strip())
        (DOCS / picture.file).write_text(svg + "\n", encoding="utf-8")
        print(picture.file)


if __name__ == "__main__":
    main(sys.argv[1:])
