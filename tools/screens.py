"""Draw the screens in a page about a game anew: the terminal table as text, some answers after the beginning.

    .venv/bin/python tools/screens.py docs/play/dreamblade.en.md docs/play/dreamblade.pl.md

A line `<!-- screen: GAME SIZE LANG SEED ANSWERS -->` in the page says what is drawn in the block of text below it:
`<!-- screen: dreamblade 80x24 pl 7 40 -->` is the table after 40 answers of both seats, all given as a greedy bot would
give them, at the first question to the person after them.
"""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

from pionek.cli.screen import TableApp
from pionek.cli.session import Session
from pionek.core import registry
from pionek.core.match import start

SCREEN = re.compile(r"(<!-- screen: (\S+) (\d+)x(\d+) (\S+) (\d+) (\d+) -->\n+```text\n).*?(```)", re.DOTALL)


def table(game: str, lang: str, seed: int, answers: int) -> Session:
    """The person's session at that point of a game between bots."""
    match = start(registry.get(game), {}, seed, listen=True)
    seats = match.table.seats
    stand_in = Session(match, ["bot:greedy"] * seats, lang)
    session = Session(match, ["human", *["bot:greedy"] * (seats - 1)], lang)
    given = 0
    while given < answers or session.question() is None:
        if not stand_in.let_bot_play():
            raise ValueError(f"{game} with seed {seed} is over after {given} answers")
        given += 1
    return session


async def drawn(session: Session, width: int, height: int) -> str:
    app = TableApp(session)
    async with app.run_test(size=(width, height)) as pilot:
        await pilot.pause()
        strips = app.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)


def screen(found: re.Match[str]) -> str:
    head, game, width, height, lang, seed, answers, end = found.groups()
    text = asyncio.run(drawn(table(game, lang, int(seed), int(answers)), int(width), int(height)))
    return f"{head}{text.rstrip()}\n{end}"


def main(pages: list[str]) -> int:
    for name in pages:
        path = Path(name)
        text, count = SCREEN.subn(screen, path.read_text(encoding="utf-8"))
        path.write_text(text, encoding="utf-8")
        print(f"{name}: {count} screens")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
