"""Whether the server can do its work: write to its store, and open the matches in it."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec

from pionek.core.errors import UserError
from pionek.server.matches.opening import at_first_decision
from pionek.server.store.database import StoreFailed
from pionek.server.store.rows import RUNNING

if TYPE_CHECKING:
    from pionek.server.matches.registry import Matches

KEPT_SECONDS = 2.0
"""How long an answer is kept, so that asking costs nothing."""
LOOKED_AT = 3
"""How many of the latest matches are opened."""


class Health:
    """Looks into the store when somebody asks, but not too often."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.at = -KEPT_SECONDS
        self.good = False
        self.others_are_good: Callable[[], Awaitable[bool]] | None = None
        """Asks the other processes of this server."""

    async def is_good(self) -> bool:
        if time.monotonic() - self.at >= KEPT_SECONDS:
            self.at = time.monotonic()
            self.good = await self.look()
        return self.good

    async def look(self) -> bool:
        """Write something, and open the latest matches. One that cannot be opened is a fault of its own; all are ours."""
        store = self.matches.store
        try:
            await store.writes()
            rows = await store.listed([RUNNING], LOOKED_AT)
        except (StoreFailed, msgspec.MsgspecError) as error:
            self.matches.journal.warn("ill", reason=str(error))
            return False
        failed: list[str] = []
        for row in rows:
            try:
                at_first_decision(row.header, await self.matches.shelf.for_match(row.game, row.header.packs))
                await store.log(row.id)
            except (UserError, msgspec.MsgspecError, ValueError) as error:
                failed.append(f"{row.id}: {error}")
        if failed and len(failed) == len(rows):
            self.matches.journal.warn("ill", reason=failed[0])
            return False
        return self.others_are_good is None or await self.others_are_good()
