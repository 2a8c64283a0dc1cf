"""The coach: looks at a finished match for one of its players, in a process of its own, and says which decisions cost most.

It takes a while, so nobody waits for an answer: whoever asks is told how far it is, and asks again.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from pionek.bots.coach import SURE, Mistake, Review, words_at
from pionek.core.match.saving import Packer
from pionek.server.errors import ApiError
from pionek.server.http.request import ApiRequest, ApiResult
from pionek.server.matches.live_match import LiveMatch
from pionek.server.matches.matches import Matches, SeatHandle
from pionek.server.matches.replays import past_of
from pionek.server.store.rows import FINISHED
from pionek.server.thinking.bot_workers import BotFailed, ReviewRequest

MOST_WAITING = 10
"""Matches that wait for the coach; it takes them one after another."""


class Coaching:
    """One review: how much is done in per cent, then what was found, and its words by language."""

    def __init__(self) -> None:
        self.share = 0
        self.review: Review | None = None
        self.failed = False
        self.told: dict[str, list[dict[str, Any]]] = {}


async def coach(request: ApiRequest) -> ApiResult:
    """How far the coach is with one's match, or what it found; the first to ask begins it."""
    handle = await request.handle()
    live = handle.live
    if live.row.status != FINISHED:
        raise ApiError("not-over")
    found = live.coached.get(handle.seat)
    if found is None:
        await request.matches.recall(live)
        if not live.match.effective():
            raise ApiError("coach-unknown")
        found = live.coached.get(handle.seat) or begin(request.matches, handle)
    if found.failed:
        del live.coached[handle.seat]
        raise ApiError("coach-failed")
    if found.review is None:
        return 200, {"done": False, "share": found.share}
    if request.lang not in found.told:
        await request.matches.recall(live)
        async with request.matches.looking_back:
            found.told[request.lang] = await asyncio.to_thread(in_words, live, found.review, request.lang)
    review = found.review
    return 200, {
        "done": True, "share": 100, "decisions": review.decisions, "looked_into": review.looked_into,
        "mistakes": found.told[request.lang],
    }  # fmt: skip


def begin(matches: Matches, handle: SeatHandle) -> Coaching:
    """One match at a time for a person, and not too many for all."""
    who = handle.person or f"{handle.live.id}:{handle.seat}"
    if who in matches.coached:
        raise ApiError("coach-busy")
    if len(matches.coached) >= MOST_WAITING:
        raise ApiError("full")
    found = handle.live.coached[handle.seat] = Coaching()
    matches.coached[who] = handle.live.id
    matches.do(work(matches, handle, who, found))
    return found


async def work(matches: Matches, handle: SeatHandle, who: str, found: Coaching) -> None:
    live = handle.live

    def so_far(share: int) -> None:
        found.share = share

    try:
        await matches.recall(live)
        found.review = msgspec.json.decode(await matches.coach.choose(played(live, handle.seat), so_far), type=Review)
    except BotFailed as error:
        matches.metrics.count("bot_failures")
        matches.journal.warn("coach-failed", match=live.id, seat=handle.seat, reason=str(error))
    finally:
        found.failed = found.review is None
        del matches.coached[who]


def played(live: LiveMatch, seat: int) -> ReviewRequest:
    """The match without what was taken back, as far as its past is known."""
    match = live.match
    base = Packer(match.content).table(match.base) if match.base is not None else None
    answers = [match.entry(answer) for answer in match.effective()]
    return ReviewRequest(live.row.game, live.row.header.options, match.seed, match.entered, base, answers, seat)


def in_words(live: LiveMatch, review: Review, lang: str) -> list[dict[str, Any]]:
    """The mistakes as the page shows them; `moment` is where the seat's replay shows the decision."""
    ends = past_of(live, review.seat, lang).ends
    return [mistake_told(live, review.seat, each, ends, lang) for each in review.mistakes]


def mistake_told(live: LiveMatch, seat: int, mistake: Mistake, ends: list[int], lang: str) -> dict[str, Any]:
    words = words_at(live.match, seat, mistake.place, lang)
    return {
        "moment": next(moment for moment, end in enumerate(ends) if end >= mistake.place),
        "played": {"text": words[mistake.played], "expected": mistake.expected_played},
        "better": {"text": words[mistake.better], "expected": mistake.expected_better},
        "cost": mistake.cost,
        "margin": SURE * mistake.error,
        "playouts": mistake.playouts,
    }
