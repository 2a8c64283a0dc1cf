"""What stands on the screen of the terminal table, for the tests of all games. Importing it needs Textual."""

import asyncio

from pionek.cli.screen import TableApp
from pionek.cli.session import Session


def screen_text(app: TableApp) -> str:
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


def shown(session: Session, size: tuple[int, int]) -> str:
    """The screen of somebody who has just sat down."""
    app = TableApp(session)
    texts: list[str] = []

    async def look() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            texts.append(screen_text(app))

    asyncio.run(look())
    return texts[0]
