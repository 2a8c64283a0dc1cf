"""The coach reviews a finished match for one of its players, and says which decisions cost the player most.

A review takes a while, in a worker process of its own. So a request for it never waits: it returns how much of the
review is done, and the client asks again.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from pionek.bots.coach import SURE, Mistake, Review, words_at
from pionek.bots.thoughts import spoken
from pionek.core.match.fairness import packed_number
from pionek.core.match.saving import Packer
from pionek.server.errors import ApiError
from pionek.server.matches.replays import past_of
from pionek.server.store.rows import FINISHED
from pionek.server.thinking.bot_workers import BotFailed, ReviewRequest, WorkerPool

if TYPE_CHECKING:
    from pionek.server.matches.live_match import LiveMatch
    from pionek.server.matches.registry import Matches
    from pionek.server.matches.seats import SeatHandle

MOST_WAITING = 10
"""Reviews that may wait for the coach, which works on one at a time."""


class Coaching:
    """One review: how much of it is done, in per cent, and then its result with its texts by language."""

    def __init__(self) -> None:
        self.share = 0
        self.review: Review | None = None
        self.failed = False
        self.mistakes: dict[str, list[dict[str, Any]]] = {}


class Coach:
    """Reviews matches, one at a time. Its worker is not one of the bots', so no player ever waits for a review."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.workers = WorkerPool(1, matches.config.coach_seconds)
        self.waiting: dict[str, str] = {}
        """The person, or the seat of a guest, that each unfinished review is for, and its match."""

    async def review(self, handle: SeatHandle, lang: str) -> dict[str, Any]:
        """How much of the review of one's match is done, or its result. The first call starts the review."""
        live = handle.live
        if live.row.status != FINISHED:
            raise ApiError("not-over")
        coaching = live.coachings.get(handle.seat)
        if coaching is None:
            await self.matches.load_past(live)
            if not live.match.effective():
                raise ApiError("coach-unknown")
            coaching = live.coachings.get(handle.seat) or self.start(handle)
        if coaching.failed:
            del live.coachings[handle.seat]
            raise ApiError("coach-failed")
        review = coaching.review
        if review is None:
            return {"done": False, "share": coaching.share}
        if lang not in coaching.mistakes:
            await self.matches.load_past(live)
            async with self.matches.replaying:
                coaching.mistakes[lang] = await asyncio.to_thread(in_words, live, review, lang)
        return {
            "done": True, "share": 100, "decisions": review.decisions, "looked_into": review.looked_into,
            "mistakes": coaching.mistakes[lang],
        }  # fmt: skip

    def start(self, handle: SeatHandle) -> Coaching:
        """Start a review: one at a time for each person, and not too many for all."""
        person = handle.person or f"{handle.live.id}:{handle.seat}"
        if person in self.waiting:
            raise ApiError("coach-busy")
        if len(self.waiting) >= MOST_WAITING:
            raise ApiError("full")
        coaching = handle.live.coachings[handle.seat] = Coaching()
        self.waiting[person] = handle.live.id
        self.matches.run_in_background(self.work(handle, person, coaching))
        return coaching

    async def work(self, handle: SeatHandle, person: str, coaching: Coaching) -> None:
        live = handle.live

        def progress(share: int) -> None:
            coaching.share = share

        try:
            await self.matches.load_past(live)
            found = await self.workers.ask(review_request(live, handle.seat), progress)
            coaching.review = msgspec.json.decode(found, type=Review)
        except BotFailed as error:
            self.matches.bots.note_failure("coach-failed", live, handle.seat, reason=str(error))
        finally:
            coaching.failed = coaching.review is None
            del self.waiting[person]


def review_request(live: LiveMatch, seat: int) -> ReviewRequest:
    """The match as a worker process gets it: without moves that were taken back, as far as its past is known."""
    match = live.match
    base = Packer(match.content).table(match.base) if match.base is not None else None
    answers = [match.entry(answer) for answer in match.effective()]
    guide = live.guide()
    advised = guide.advised(match) if guide is not None and guide.seat == seat else []
    return ReviewRequest(live.row.game, live.row.header.options, packed_number(match.seed), match.entered, base, answers, seat, advised, live.folders())


def in_words(live: LiveMatch, review: Review, lang: str) -> list[dict[str, Any]]:
    """The mistakes as the page shows them."""
    ends = past_of(live, review.seat, lang).ends
    return [mistake_info(live, review.seat, each, ends, lang) for each in review.mistakes]


def mistake_info(live: LiveMatch, seat: int, mistake: Mistake, ends: list[int], lang: str) -> dict[str, Any]:
    """One mistake. `moment` is the moment of the seat's replay that shows the decision."""
    words = words_at(live.match, seat, mistake.place, lang)
    return {
        "moment": next(moment for moment, end in enumerate(ends) if end >= mistake.place),
        "played": {"text": words[mistake.played], "expected": mistake.expected_played},
        "better": {"text": words[mistake.better], "expected": mistake.expected_better},
        "cost": mistake.cost,
        "margin": SURE * mistake.error,
        "playouts": mistake.playouts,
        "said": spoken(live.match, mistake.speaks, lang),
    }
