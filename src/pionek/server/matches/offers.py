"""Offers that all people at the table must agree to: undo, a draw, and a rematch, perhaps with swapped seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.match.fairness import secret_seed
from pionek.core.match.match import IllegalAnswer, start
from pionek.core.registry import get
from pionek.server.errors import ApiError
from pionek.server.matches.commands import answer_id_of, require_running, resigned
from pionek.server.matches.creating import create_from
from pionek.server.store.rows import FINISHED, Entry, Offer, Row
from pionek.server.tokens import hashed

if TYPE_CHECKING:
    from pionek.server.matches.live_match import LiveMatch
    from pionek.server.matches.registry import Matches
    from pionek.server.matches.seats import SeatHandle


AGAIN = ("rematch", "swap")


async def undo(matches: Matches, handle: SeatHandle, id: str = "") -> bool:
    """Take the last move of the seat back, and return whether that is done.

    It is done at once if the move revealed nothing or all other seats are bots; else it is offered to the others.
    """
    await matches.load_past(handle.live)
    answer_id = answer_id_of(handle, id)
    done = True

    def take_back(live: LiveMatch, now: int) -> list[Entry] | None:
        nonlocal done
        if answer_id in live.answer_ids:
            return None
        require_running(live)
        done = True
        alone = live.people() == [handle.seat]
        try:
            live.match.undo(handle.seat, agreed=alone)
            entries = record_undo(live, handle.seat, now, answer_id)
        except IllegalAnswer:
            if alone or not live.has_moved(handle.seat):
                raise ApiError("nothing-to-undo") from None
            done = False
            live.row.state.offer = Offer("undo", handle.seat, [handle.seat])
            return []
        return [*entries, *undo_unasked(live, handle.seat, now, alone)]

    await matches.changes.apply(handle.live, take_back)
    return done


def undo_unasked(live: LiveMatch, seat: int, now: int, agreed: bool) -> list[Entry]:
    """Take back also the answers before it for which the seat was not asked: nobody wants those back."""
    found: list[Entry] = []
    while live.preferences(seat).answer(live.match, seat) is not None and not live.is_guided(seat):
        try:
            live.match.undo(seat, agreed=agreed)
        except IllegalAnswer:
            break
        found += record_undo(live, seat, now)
    return found


def record_undo(live: LiveMatch, seat: int, now: int, answer_id: str = "") -> list[Entry]:
    live.answers[seat] += 1
    state = live.row.state
    state.marked = state.marked or live.match.marked
    state.offer = None
    return [live.last_entry(seat, now, answer_id)]


async def propose(matches: Matches, handle: SeatHandle, kind: str) -> None:
    """Offer a draw or a rematch. If all other seats are bots, it is agreed at once."""

    def offer(live: LiveMatch, now: int) -> list[Entry] | None:
        require_possible(live, kind)
        live.row.state.offer = Offer(kind, handle.seat, [handle.seat])
        return carry_out(live, now)

    await matches.changes.apply(handle.live, offer)
    await play_again(matches, handle.live)


async def reply(matches: Matches, handle: SeatHandle, kind: str, yes: bool) -> None:
    """Agree to the offer on the table, or decline it."""
    if kind == "undo":
        await matches.load_past(handle.live)

    def consider(live: LiveMatch, now: int) -> list[Entry] | None:
        offer = live.row.state.offer
        if offer is None or offer.kind != kind or (handle.seat == offer.seat and yes):
            raise ApiError("no-offer")
        require_possible(live, kind)
        if not yes:
            live.row.state.offer = None
            return []
        if handle.seat not in offer.agreed:
            offer.agreed = sorted([*offer.agreed, handle.seat])
        return carry_out(live, now)

    await matches.changes.apply(handle.live, consider)
    await play_again(matches, handle.live)


def require_possible(live: LiveMatch, kind: str) -> None:
    """Refuse a rematch of a match that is not over, and everything else in one that is not running."""
    if kind not in AGAIN:
        require_running(live)
    elif live.row.status != FINISHED:
        raise ApiError("not-over")


def all_agree(live: LiveMatch, offer: Offer) -> bool:
    return set(live.people()) <= set(offer.agreed)


def carry_out(live: LiveMatch, now: int) -> list[Entry]:
    """Carry out a draw or an undo once everybody has agreed. A rematch follows in `play_again`."""
    offer = live.row.state.offer
    assert offer is not None
    if not all_agree(live, offer):
        return []
    if offer.kind == "draw":
        live.row.state.offer = None
        if live.match.result is not None:
            return resigned(live, -1, now)
        live.match.agree()
        return [live.last_entry(-1, now)]
    if offer.kind == "undo":
        try:
            live.match.undo(offer.seat, agreed=True)
        except IllegalAnswer:
            live.row.state.offer = None
            return []
        return record_undo(live, offer.seat, now)
    return []


async def play_again(matches: Matches, live: LiveMatch) -> None:
    """Once everybody has agreed to a rematch, create it: the same game with another seed, everybody in the same seat or one further."""
    offer = live.row.state.offer
    if offer is None or offer.kind not in AGAIN or not all_agree(live, offer) or live.row.state.next:
        return
    header, state = live.row.header, live.row.state
    match = start(get(header.game), header.options, secret_seed(), live.match.content.folders, entered=header.entered)
    words = [chair.word for chair in live.chairs]
    turned = int(offer.kind == "swap")
    words = words[-turned:] + words[:-turned] if turned else words
    row, _codes = await create_from(matches, match, words, state.clock, state.spectators, state.listed, given_seed=False)

    def link(live: LiveMatch, _now: int) -> list[Entry] | None:
        if live.row.state.next:
            return None
        live.row.state.next, live.row.state.turned, live.row.state.offer = row.id, turned, None
        return []

    await matches.changes.apply(live, link)


async def seat_in_next(matches: Matches, handle: SeatHandle) -> tuple[str, int, Row]:
    """Take one's seat in the match that follows this one; returns its token, the seat and the match."""
    state = handle.live.row.state
    if not state.next:
        raise ApiError("no-offer")
    chair = state.chairs[handle.seat]
    live = await matches.find(state.next)
    seat = (handle.seat + state.turned) % len(state.chairs)
    if seat not in live.people():
        raise ApiError("taken")  # the next match of a campaign may have other players
    token, _handle = await matches.seats.take(
        live, seat, chair.person, chair.name, came=hashed(f"{handle.live.id}:{handle.seat}:{handle.token.hex()}").hex()
    )
    return token, seat, live.row
