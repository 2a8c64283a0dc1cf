"""Pictures of the terminal table for the README and the pages about games, each some turns after the beginning.

    .venv/bin/python tools/picture.py [NAME ...]

They are drawn by the program itself, from a seed: run this again whenever the table looks different. With names only
the pictures whose files are called so are drawn: `tools/picture.py dreamblade`.
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
from pionek.core.match.match import start
from pionek.core.view.building import SceneBuilder

DOCS = Path(__file__).resolve().parents[1] / "docs"
SEED = 7
SMALL, WIDE = (80, 24), (120, 40)
RELIC_OF_TWO = {"characters": "captain,inquisitor"}
RELIC_OF_THREE = {"characters": "captain,inquisitor,trader"}
SIX = "barbarian,monk,moon-elf,ninja,paladin,pyromancer"


class Picture(NamedTuple):
    """One picture: where it goes, its size, what is played, and how many answers of the person come before it.

    The person answers as a greedy bot would.
    """

    file: str
    size: tuple[int, int]
    lang: str
    game: str
    answers: int
    options: dict[str, str]
    asked: str
    """The question at which it is taken, as guides name it."""


def duel(file: str, size: tuple[int, int], lang: str, heroes: str = "barbarian,monk") -> Picture:
    return Picture(file, size, lang, "dicethrone", 14, {"heroes": heroes}, "offensiveroll-keep")


PICTURES = (
    duel("terminal.svg", (112, 34), "en"),
    duel("play/duel-80x24-en.svg", SMALL, "en"),
    duel("play/duel-80x24-pl.svg", SMALL, "pl"),
    duel("play/duel-120x40-pl.svg", WIDE, "pl", "treant,shadow-thief"),
    Picture("play/six-80x24-pl.svg", SMALL, "pl", "dicethrone", 10, {"mode": "king", "heroes": SIX}, "offensiveroll-keep"),
    Picture("play/six-120x40-en.svg", WIDE, "en", "dicethrone", 8, {"mode": "king", "heroes": SIX}, "offensiveroll-keep"),
    Picture("play/dreamblade-80x24-en.svg", SMALL, "en", "dreamblade", 30, {}, "actionphase-choose"),
    Picture("play/dreamblade-80x24-pl.svg", SMALL, "pl", "dreamblade", 30, {}, "actionphase-choose"),
    Picture("play/relic-80x24-en.svg", SMALL, "en", "relic", 60, RELIC_OF_TWO, "movement-choose-direction"),
    Picture("play/relic-80x24-pl.svg", SMALL, "pl", "relic", 60, RELIC_OF_TWO, "movement-choose-direction"),
    Picture("play/relic-120x40-en.svg", WIDE, "en", "relic", 60, RELIC_OF_THREE, "throw-replace"),
    Picture("play/relic-120x40-pl.svg", WIDE, "pl", "relic", 40, RELIC_OF_THREE, "engagement-text"),
    Picture("play/dreamblade-120x40-pl.svg", WIDE, "pl", "dreamblade", 80, {"warbands": "bloodcut,fear-a"}, "assignment-fate"),
    Picture("play/icegarden-80x24-en.svg", SMALL, "en", "icegarden", 24, {}, "planning-place"),
    Picture("play/icegarden-80x24-pl.svg", SMALL, "pl", "icegarden", 24, {}, "planning-place"),
    Picture("play/icegarden-120x40-en.svg", WIDE, "en", "icegarden", 60, {}, "making-choose"),
    Picture("play/icegarden-120x40-pl.svg", WIDE, "pl", "icegarden", 60, {}, "making-choose"),
    Picture("play/etherfields-80x24-en.svg", SMALL, "en", "etherfields", 24, {"dreamers": "gambler,specialist"}, "acting-act"),
    Picture("play/etherfields-80x24-pl.svg", SMALL, "pl", "etherfields", 24, {"dreamers": "gambler,specialist"}, "acting-act"),
    Picture("play/etherfields-120x40-pl.svg", WIDE, "pl", "etherfields", 60, {"dreamers": "tough-guy,free-spirit,specialist", "dream": "d5"}, "acting-act"),
)


def table(picture: Picture) -> Session:
    """The person's session at the moment of the picture."""
    match = start(registry.get(picture.game), dict(picture.options), SEED, listen=True)
    others = ["bot:greedy"] * (match.table.seats - 1)
    stand_in = Session(match, ["bot:greedy", *others], picture.lang)
    session = Session(match, ["human", *others], picture.lang)
    answered = 0
    while match.decision is not None:
        if session.question() is not None:
            answered += 1
            asked = SceneBuilder(match.game, match.table, 0, "en").prompt_key().removeprefix("ask-")
            if answered > picture.answers and asked == picture.asked:
                return session
        stand_in.let_bot_play()
    raise ValueError(f"{picture.file}: the match is over before it is asked {picture.asked}")


async def drawn(session: Session, picture: Picture) -> str:
    app = TableApp(session)
    async with app.run_test(size=picture.size) as pilot:
        await pilot.pause()
        return app.export_screenshot(title=f"pionek play {picture.game}")


def main(names: list[str]) -> None:
    for picture in PICTURES:
        if names and not any(name in picture.file for name in names):
            continue
        svg = asyncio.run(drawn(table(picture), picture))
        svg = re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", svg, flags=re.DOTALL)  # fonts are those of the reader, not of a server
        svg = "\n".join(line.rstrip() for line in svg.replace("Fira Code", "monospace").splitlines() if line.strip())
        (DOCS / picture.file).write_text(svg + "\n", encoding="utf-8")
        print(picture.file)


if __name__ == "__main__":
    main(sys.argv[1:])
