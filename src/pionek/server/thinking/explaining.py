"""Explains the last move of a bot to a player at the same table. A worker process finds the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from pionek.bots.reasons import Reason
from pionek.server.errors import ApiError
from pionek.server.thinking.bot_workers import ExplainRequest
from pionek.server.thinking.coaching import review_request

if TYPE_CHECKING:
    from pionek.server.matches.registry import Matches
    from pionek.server.matches.seats import SeatHandle


async def explain(matches: Matches, handle: SeatHandle, lang: str) -> Reason:
    """Why a bot made its last move, as far as this seat may know."""
    live = handle.live
    people = live.people()
    bots = [seat for seat in range(live.match.table.seats) if seat not in people]
    if not bots:
        raise ApiError("no-reason")
    await matches.load_past(live)
    request = ExplainRequest(**msgspec.structs.asdict(review_request(live, handle.seat)), bots=bots, lang=lang)
    found = msgspec.json.decode(await matches.bots.ask_for_person(handle, request, "why-failed"), type=Reason | None)
    if found is None:
        raise ApiError("no-reason")
    return found
