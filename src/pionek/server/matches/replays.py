"""The past of a match: moment by moment as a seat saw it, and its file when there is nobody to hide anything from."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from pionek.core.match.match import Match
from pionek.server.errors import ApiError
from pionek.server.http.request import ApiRequest, ApiResult
from pionek.server.matches import campaigns, commands
from pionek.server.matches.live_match import LiveMatch, Past, log_line


async def replay(request: ApiRequest) -> ApiResult:
    """One moment of the match as the seat saw it. Moments are counted by what changed for this seat alone."""
    handle = await request.looker()
    await request.matches.recall(handle.live)
    wanted = request.number("at", -1)
    async with request.matches.looking_back:
        return 200, await asyncio.to_thread(replayed, handle.live, handle.seat, request.lang, wanted)


def replayed(live: LiveMatch, seat: int, lang: str, wanted: int) -> dict[str, Any]:
    past = past_of(live, seat, lang)
    last = len(past.ends) - 1
    at = last if wanted < 0 else min(wanted, last)
    match = beginning(live)
    for given in live.match.effective()[: past.ends[at]]:
        match.take_again(match.table, given)
    told = {
        "at": at,
        "moments": len(past.ends),
        "since": min(past.since, last),
        "scene": match.scene(seat, lang),
        "log": [log_line(line) for line in match.log(seat, lang)],
    }
    if live.open_to(seat):
        told["answers"] = past.ends[at]  # where a branch begins; while others play, it would tell how often they answered
    return told


def past_of(live: LiveMatch, seat: int, lang: str) -> Past:
    """The moments of a seat. Every scene must be drawn to find them, so they are found once and kept."""
    past = live.pasts.get((seat, lang))
    if past is None or past.entries != live.row.entries:
        past = Past(live.row.entries)
        match = beginning(live)
        scene, lines = None, 0
        for at, given in enumerate([None, *live.match.effective()]):
            if given is not None:
                if given.seat == seat:
                    past.since = len(past.ends)
                match.take_again(match.table, given)
            before, scene = scene, match.scene(seat, lang)
            if scene != before or len(match.listen().events) > lines:
                lines = len(match.listen().events)
                past.ends.append(at)
            past.ends[-1] = at
        live.pasts[seat, lang] = past
    return past


def beginning(live: LiveMatch) -> Match:
    """The match before its first answer, keeping its log from there."""
    match = live.match.branch(0)
    match.listen()
    return match


async def match_file(request: ApiRequest) -> ApiResult:
    """The match file: for a finished match, or one that nobody else plays."""
    handle = await request.looker()
    await request.matches.recall(handle.live)
    match = commands.open_match(handle)
    if campaigns.keeps_secrets(handle.live):
        raise ApiError("still-secret")
    return 200, msgspec.json.decode(match.save())
