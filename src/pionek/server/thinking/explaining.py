"""Why a bot moved: its last move explained to somebody at the same table, worked out in a process of its own."""

from __future__ import annotations

import msgspec

from pionek.bots.reasons import Reason
from pionek.server.errors import ApiError
from pionek.server.matches.matches import Matches, SeatHandle
from pionek.server.thinking.bot_workers import BotFailed, ExplainRequest
from pionek.server.thinking.coaching import played


async def why(matches: Matches, handle: SeatHandle, lang: str) -> Reason:
    """What speaks for the last move of a bot, as far as this seat may know."""
    live = handle.live
    people = live.people()
    bots = [seat for seat in range(live.match.table.seats) if seat not in people]
    if not bots:
        raise ApiError("no-reason")
    await matches.recall(live)
    try:
        told = await matches.bots.choose(ExplainRequest(**msgspec.structs.asdict(played(live, handle.seat)), bots=bots, lang=lang))
    except BotFailed as error:
        matches.metrics.count("bot_failures")
        matches.journal.warn("why-failed", match=live.id, seat=handle.seat, reason=str(error))
        raise ApiError("no-hint") from error
    found = msgspec.json.decode(told, type=Reason | None)
    if found is None:
        raise ApiError("no-reason")
    return found
