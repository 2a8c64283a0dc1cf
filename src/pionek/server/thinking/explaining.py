"""Why a bot moved: its last move explained to somebody at the same table, worked out in a process of its own."""

from __future__ import annotations

import msgspec

from pionek.bots.reasons import Reason
from pionek.server.errors import Refusal
from pionek.server.matches.matches import Hall, Place
from pionek.server.thinking.bot_workers import BotFailed, Why
from pionek.server.thinking.coaching import played


async def why(hall: Hall, place: Place, lang: str) -> Reason:
    """What speaks for the last move of a bot, as far as this seat may know."""
    live = place.live
    people = live.people()
    bots = [seat for seat in range(live.match.table.seats) if seat not in people]
    if not bots:
        raise Refusal("no-reason")
    await hall.recall(live)
    try:
        told = await hall.bots.choose(Why(**msgspec.structs.asdict(played(live, place.seat)), bots=bots, lang=lang))
    except BotFailed as error:
        hall.metrics.count("bot_failures")
        hall.journal.warn("why-failed", match=live.id, seat=place.seat, reason=str(error))
        raise Refusal("no-hint") from error
    found = msgspec.json.decode(told, type=Reason | None)
    if found is None:
        raise Refusal("no-reason")
    return found
