"""Write screens of the terminal table on a page, drawn by the program itself.

    python tools/screens.py docs/GAME/terminal.md ...

A line `<!-- screen GAME LANG WIDTHxHEIGHT seed SEED after ANSWERS -->` on the page begins a screen and `<!-- end -->`
ends it: what stands between them is replaced by the table of the first seat after so many of its answers, each given as a
greedy bot would give it, like those of the other seats.
"""

import asyncio
import re
import sys
from pathlib import Path

from pionek.cli.screen import TableApp
from pionek.cli.session import Session
from pionek.core import registry
from pionek.core.match import start

BLOCK = re.compile(
    r"^(?P<mark><!-- screen (?P<game>\w+) (?P<lang>\w+) (?P<width>\d+)x(?P<height>\d+) seed (?P<seed>\d+) after (?P<after>\d+) -->)\n"
    r".*?^<!-- end -->$",
    re.DOTALL | re.MULTILINE,
)


def table(game: str, lang: str, seed: int, after: int) -> Session:
    """A match in which the first seat is asked, after so many answers; the one who looks on is its person."""
    match = start(registry.get(game), {}, seed, listen=True)
    bots = ["bot:greedy"] * match.table.seats
    stand_in = Session(match, bots, lang)
    session = Session(match, ["human", *bots[1:]], lang)
    answered = 0
    while True:
        if session.question() is not None:
            if answered == after:
                return session
            answered += 1
        if not stand_in.let_bot_play():
            raise LookupError(f"{game}, seed {seed}: the match is over after {answered} answers")


async def drawn(session: Session, size: tuple[int, int]) -> str:
    app = TableApp(session)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        lines = [strip.text.rstrip() for strip in app.screen._compositor.render_strips()]
    return "\n".join(lines)


def screen(found: re.Match[str]) -> str:
    session = table(found["game"], found["lang"], int(found["seed"]), int(found["after"]))
    size = (int(found["width"]), int(found["height"]))
    return f"{found['mark']}\n```text\n{asyncio.run(drawn(session, size))}\n```\n<!-- end -->"


def main(given: list[str]) -> int:
    if not given:
        print("screens: give at least one page", file=sys.stderr)
        return 2
    for name in given:
        path = Path(name)
        try:
            path.write_text(BLOCK.sub(screen, path.read_text(encoding="utf-8")), encoding="utf-8")
        except (OSError, LookupError) as error:
            print(f"screens: {name}: {error}", file=sys.stderr)
            return 1
        print(f"{name} written")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
