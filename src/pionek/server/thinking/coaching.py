"""The coach: looks at a finished match for one of its players, in a process of its own, and says which decisions cost most.

It takes a while, so nobody waits for an answer: whoever asks is told how far it is, and asks again.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from pionek.bots.coach import SURE, Mistake, Review, words_at
from pionek.core.match.saving import Packer
from pionek.server.errors import Refusal
from pionek.server.http.request import Asking, Given
from pionek.server.matches.live_match import Live
from pionek.server.matches.matches import Hall, Place
from pionek.server.matches.replays import past_of
from pionek.server.store.rows import FINISHED
from pionek.server.thinking.bot_workers import BotFailed, Played

MOST_WAITING = 10
"""Matches that wait for the coach; it takes them one after another."""


class Coaching:
    """One review: how much is done in per cent, then what was found, and its words by language."""

    def __init__(self) -> None:
        self.share = 0
        self.review: Review | None = None
        self.failed = False
        self.told: dict[str, list[dict[str, Any]]] = {}


async def coach(asking: Asking) -> Given:
    """How far the coach is with one's match, or what it found; the first to ask begins it."""
    place = await asking.place()
    live = place.live
    if live.row.status != FINISHED:
        raise Refusal("not-over")
    found = live.coached.get(place.seat)
    if found is None:
        await asking.hall.recall(live)
        if not live.match.effective():
            raise Refusal("coach-unknown")
        found = live.coached.get(place.seat) or begin(asking.hall, place)
    if found.failed:
        del live.coached[place.seat]
        raise Refusal("coach-failed")
    if found.review is None:
        return 200, {"done": False, "share": found.share}
    if asking.lang not in found.told:
        await asking.hall.recall(live)
        async with asking.hall.looking_back:
            found.told[asking.lang] = await asyncio.to_thread(in_words, live, found.review, asking.lang)
    review = found.review
    return 200, {
        "done": True, "share": 100, "decisions": review.decisions, "looked_into": review.looked_into,
        "mistakes": found.told[asking.lang],
    }  # fmt: skip


def begin(hall: Hall, place: Place) -> Coaching:
    """One match at a time for a person, and not too many for all."""
    who = place.person or f"{place.live.id}:{place.seat}"
    if who in hall.coached:
        raise Refusal("coach-busy")
    if len(hall.coached) >= MOST_WAITING:
        raise Refusal("full")
    found = place.live.coached[place.seat] = Coaching()
    hall.coached[who] = place.live.id
    hall.do(work(hall, place, who, found))
    return found


async def work(hall: Hall, place: Place, who: str, found: Coaching) -> None:
    live = place.live

    def so_far(share: int) -> None:
        found.share = share

    try:
        await hall.recall(live)
        found.review = msgspec.json.decode(await hall.coach.choose(played(live, place.seat), so_far), type=Review)
    except BotFailed as error:
        hall.metrics.count("bot_failures")
        hall.journal.warn("coach-failed", match=live.id, seat=place.seat, reason=str(error))
    finally:
        found.failed = found.review is None
        del hall.coached[who]


def played(live: Live, seat: int) -> Played:
    """The match without what was taken back, as far as its past is known."""
    match = live.match
    base = Packer(match.content).table(match.base) if match.base is not None else None
    answers = [match.entry(answer) for answer in match.effective()]
    return Played(live.row.game, live.row.header.options, match.seed, match.entered, base, answers, seat)


def in_words(live: Live, review: Review, lang: str) -> list[dict[str, Any]]:
    """The mistakes as the page shows them; `moment` is where the seat's replay shows the decision."""
    ends = past_of(live, review.seat, lang).ends
    return [mistake_told(live, review.seat, each, ends, lang) for each in review.mistakes]


def mistake_told(live: Live, seat: int, mistake: Mistake, ends: list[int], lang: str) -> dict[str, Any]:
    words = words_at(live.match, seat, mistake.place, lang)
    return {
        "moment": next(moment for moment, end in enumerate(ends) if end >= mistake.place),
        "played": {"text": words[mistake.played], "expected": mistake.expected_played},
        "better": {"text": words[mistake.better], "expected": mistake.expected_better},
        "cost": mistake.cost,
        "margin": SURE * mistake.error,
        "playouts": mistake.playouts,
    }
