"""The picture of the README: a duel at the terminal table, some turns after its beginning.

It is drawn by the program itself, from a seed: run this again whenever the table looks different.
"""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from pionek.cli.screen import TableApp
from pionek.cli.session import Session
from pionek.core import registry
from pionek.core.match import start

PICTURE = Path(__file__).resolve().parents[1] / "docs" / "terminal.svg"
SIZE = (112, 34)
ANSWERS = 14
"""How many answers the person gives, each as a greedy bot would, before the picture is taken at a choice of dice."""


def table() -> Session:
    match = start(registry.get("dicethrone"), {}, 7, listen=True)
    stand_in = Session(match, ["bot:greedy", "bot:greedy"], "en")
    session = Session(match, ["human", "bot:greedy"], "en")
    answered = 0
    while True:
        question = session.question()
        if question is not None:
            answered += 1
            if answered > ANSWERS and question.dice:
                return session
        stand_in.let_bot_play()


async def drawn(session: Session) -> str:
    app = TableApp(session)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        return app.export_screenshot(title="pionek play dicethrone")


def main() -> None:
    svg = asyncio.run(drawn(table()))
    svg = re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", svg, flags=re.DOTALL)  # fonts are those of the reader, not of a server
    svg = "\n".join(line.rstrip() for line in svg.replace("Fira Code", "monospace").splitlines() if line.strip())
    PICTURE.write_text(svg + "\n", encoding="utf-8")
    print(PICTURE.name)


if __name__ == "__main__":
    main()
