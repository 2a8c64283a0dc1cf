"""The past of a match, moment by moment, as a seat saw it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from pionek.core.match.match import Match
from pionek.core.names import sitting

if TYPE_CHECKING:
    from pionek.server.matches.live_match import LiveMatch
    from pionek.server.matches.registry import Matches
    from pionek.server.matches.seats import SeatHandle


class Past:
    """The moments of a match that a seat saw: the points at which something changed for that seat.

    `ends` has for each moment the number of answers after which it was last seen, `beats` the number of beats told until
    then, `course` how far every seat had come in the race; `since` is the first moment after the seat's own last answer,
    and `edition` tells how far the match was when this was computed.
    """

    def __init__(self, edition: tuple[int, int]) -> None:
        self.edition = edition
        self.ends: list[int] = []
        self.beats: list[int] = []
        self.course: list[list[int]] = []
        self.since = 0


async def replay(matches: Matches, handle: SeatHandle, lang: str, wanted: int) -> dict[str, Any]:
    """Moment number `wanted` of the match as the seat saw it; -1 for the last one."""
    await matches.load_past(handle.live)
    async with matches.replaying:
        return await asyncio.to_thread(moment, handle.live, handle.seat, lang, wanted)


def moment(live: LiveMatch, seat: int, lang: str, wanted: int) -> dict[str, Any]:
    with sitting(live.called()):
        return moment_named(live, seat, lang, wanted)


def moment_named(live: LiveMatch, seat: int, lang: str, wanted: int) -> dict[str, Any]:
    past = past_of(live, seat, lang)
    last = len(past.ends) - 1
    at = last if wanted < 0 else min(wanted, last)
    match = from_the_start(live)
    for given in live.match.effective()[: past.ends[at]]:
        match.take_again(match.table, given)
    found = {
        "at": at,
        "moments": len(past.ends),
        "since": min(past.since, last),
        "beats": past.beats,
        "course": past.course,
        "scene": match.scene(seat, lang),
        "log": match.beats(seat, lang),
    }
    if live.open_to(seat):  # a branch can begin here; while others play, the number would show how often they answered
        found["answers"] = past.ends[at]
    return found


def past_of(live: LiveMatch, seat: int, lang: str) -> Past:
    """The moments of a seat. Finding them means drawing every scene, so the result is kept with the match.

    A moment at which another seat was asked in a window is left out, and so is a change that is not shown yet: a window
    that asked somebody must not look different from one that asked nobody.
    """
    past = live.pasts.get((seat, lang))
    if past is None or past.edition != (live.row.entries, len(live.stops)):
        past = Past((live.row.entries, len(live.stops)))
        match = from_the_start(live)
        answers = live.match.effective()
        held = live.row.state.held
        shown = len(answers) - (held.entries if live.stops and held is not None else 0)
        scene, lines = None, 0
        for at, given in enumerate([None, *answers]):
            if given is not None:
                if given.seat == seat:
                    past.since = len(past.ends)
                match.take_again(match.table, given)
            if past.ends and (at > shown or match.asks_in_window(seat)):
                continue
            before, scene = scene, match.scene(seat, lang)
            if scene != before or len(match.listen().events) > lines:
                lines = len(match.listen().events)
                past.ends.append(at)
                past.beats.append(lines)
                past.course.append([runner.value for runner in scene.race.runners] if scene.race is not None else [])
            past.ends[-1] = at
            past.beats[-1] = len(match.listen().events)
        live.pasts[seat, lang] = past
    return past


def from_the_start(live: LiveMatch) -> Match:
    """The match before its first answer, recording its log from there."""
    match = live.match.branch(0)
    match.listen()
    return match
