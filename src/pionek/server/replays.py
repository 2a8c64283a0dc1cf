"""The past of a match: moment by moment as a seat saw it, and its file when there is nobody to hide anything from."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from pionek.core.scene import to_plain
from pionek.server import campaigns, deeds
from pionek.server.asking import Asking, Given
from pionek.server.live import Live, log_line, whole_match
from pionek.server.refusals import Refusal


async def replay(asking: Asking) -> Given:
    """One moment of the match as the seat saw it. Moments are counted by what changed for this seat alone."""
    place = await asking.looker()
    await asking.hall.recall(place.live)
    live = place.live
    wanted = asking.number("at", -1)
    return 200, await asyncio.to_thread(replayed, live, place.seat, asking.lang, wanted)


def replayed(live: Live, seat: int, lang: str, wanted: int) -> dict[str, Any]:
    full = live.match
    answers = full.effective()
    match = whole_match(live.row.header, []) if full.base is None or live.row.header.base is not None else full.branch(0)
    match.listen()
    count, last, found, lines, since = -1, None, None, 0, 0
    for at in range(len(answers) + 1):
        if at:
            given = answers[at - 1]
            if given.seat == seat:
                since = count + 1
            if given.option is None:
                match.given_up(match.table, given.seat)
            else:
                match.play(given.option, given.seat)
        scene = to_plain(match.scene(seat, lang))
        if scene != last or len(match.listen().events) > lines:
            count += 1
            last, lines = scene, len(match.listen().events)
        if wanted < 0 or count <= wanted:
            found = (count, scene, lines, at)
    assert found is not None
    told = {
        "at": found[0],
        "moments": count + 1,
        "since": min(since, count),
        "scene": found[1],
        "log": [log_line(line) for line in match.log(seat, lang)[: found[2]]],
    }
    if live.open_to(seat):
        told["answers"] = found[3]  # where a branch begins; while others play, it would tell how often they answered
    return told


async def match_file(asking: Asking) -> Given:
    """The match file: for a finished match, or one that nobody else plays."""
    place = await asking.looker()
    await asking.hall.recall(place.live)
    match = deeds.open_match(place)
    if campaigns.keeps_secrets(place.live):
        raise Refusal("still-secret")
    return 200, msgspec.json.decode(match.save())
