"""What a seat may do at its table. Every deed is a change of the match, refused in one sentence or written down."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from pionek.bots.seeds import derived
from pionek.bots.thoughts import Thoughts, can_think, patience
from pionek.core.errors import UserError
from pionek.core.match.ask_preferences import USEFUL
from pionek.core.match.match import IllegalAnswer, Match, start
from pionek.core.match.saving import Packer
from pionek.core.registry import get
from pionek.core.view.building import options_of
from pionek.core.view.scene import Scene
from pionek.server.errors import ApiError
from pionek.server.matches.creating import create_from, most_iterations
from pionek.server.matches.live_match import send
from pionek.server.matches.matches import Matches, SeatHandle
from pionek.server.socket.protocol import PHRASES, Notice, encode
from pionek.server.store.rows import FINISHED, RUNNING, WAITING, Entry, Offer, Row
from pionek.server.thinking.bot_workers import BotFailed, MoveRequest
from pionek.server.tokens import new_seed

if TYPE_CHECKING:
    from pionek.server.matches.live_match import LiveMatch


def playing(live: LiveMatch) -> None:
    """Refuse what needs a match that is going on."""
    if live.row.status == WAITING:
        raise ApiError("not-begun")
    if live.row.status != RUNNING:
        raise ApiError("over")


def awake(live: LiveMatch, seat: int) -> None:
    """Whoever does something is here: a bot that kept the seat warm gives it back."""
    chair = live.chairs[seat]
    chair.kept, chair.missed, chair.reminded = False, 0, False


def own(handle: SeatHandle, id: str) -> str:
    """The id of an answer in the log: ids of different seats never meet."""
    return f"{handle.seat}:{id}" if id else ""


async def answer(matches: Matches, handle: SeatHandle, id: str, key: str, seen: int) -> str:
    """Choose an option. `seen` is how long the log was when the seat looked; repeated, an answer counts once."""
    marked = own(handle, id)

    def play(live: LiveMatch, now: int) -> list[Entry] | None:
        if marked and marked in live.answers:
            return None
        playing(live)
        live.check_late(handle.seat, seen)
        try:
            option = live.match.option(key, handle.seat)
        except IllegalAnswer:
            raise ApiError("not-offered") from None
        awake(live, handle.seat)
        live.row.state.offer = None
        live.match.play(option, handle.seat)
        return [live.entry(handle.seat, now, marked)]

    await matches.change(handle.live, play)
    return key


async def resign(matches: Matches, handle: SeatHandle, id: str = "") -> None:
    marked = own(handle, id)

    def give_up(live: LiveMatch, now: int) -> list[Entry] | None:
        if marked and marked in live.answers:
            return None
        playing(live)
        live.match.resign(handle.seat)
        return [live.entry(handle.seat, now, marked)]

    await matches.change(handle.live, give_up)


async def undo(matches: Matches, handle: SeatHandle, id: str = "") -> bool:
    """Take the last move back if that is free or only bots sit there; else ask the others. Whether it is done."""
    await matches.recall(handle.live)
    marked = own(handle, id)
    done = True

    def take_back(live: LiveMatch, now: int) -> list[Entry] | None:
        nonlocal done
        if marked and marked in live.answers:
            return None
        playing(live)
        done = True
        alone = live.people() == [handle.seat]
        try:
            live.match.undo(handle.seat, agreed=alone)
        except IllegalAnswer:
            if alone or not live.moved(handle.seat):
                raise ApiError("nothing-to-undo") from None
            done = False
            live.row.state.offer = Offer("undo", handle.seat, [handle.seat])
            return []
        return taken_back(live, handle.seat, now, marked)

    await matches.change(handle.live, take_back)
    return done


def taken_back(live: LiveMatch, seat: int, now: int, marked: str = "") -> list[Entry]:
    state = live.row.state
    state.marked = state.marked or live.match.marked
    state.offer = None
    return [live.entry(seat, now, marked)]


async def propose(matches: Matches, handle: SeatHandle, kind: str) -> None:
    """Offer a draw or another match; where only bots could disagree it is agreed at once."""

    def offer(live: LiveMatch, now: int) -> list[Entry] | None:
        allow(live, kind)
        live.row.state.offer = Offer(kind, handle.seat, [handle.seat])
        return settled(live, now)

    await matches.change(handle.live, offer)
    await play_again(matches, handle.live)


async def reply(matches: Matches, handle: SeatHandle, kind: str, yes: bool) -> None:
    """Agree to what is offered, or not."""
    if kind == "undo":
        await matches.recall(handle.live)

    def consider(live: LiveMatch, now: int) -> list[Entry] | None:
        offer = live.row.state.offer
        if offer is None or offer.kind != kind or (handle.seat == offer.seat and yes):
            raise ApiError("no-offer")
        allow(live, kind)
        if not yes:
            live.row.state.offer = None
            return []
        if handle.seat not in offer.agreed:
            offer.agreed = sorted([*offer.agreed, handle.seat])
        return settled(live, now)

    await matches.change(handle.live, consider)
    await play_again(matches, handle.live)


def allow(live: LiveMatch, kind: str) -> None:
    if kind != "rematch":
        playing(live)
    elif live.row.status != FINISHED:
        raise ApiError("not-over")


def settled(live: LiveMatch, now: int) -> list[Entry]:
    """What follows when everybody has agreed."""
    offer = live.row.state.offer
    assert offer is not None
    if not set(live.people()) <= set(offer.agreed):
        return []
    if offer.kind == "draw":
        live.row.state.offer = None
        live.match.agree()
        return [live.entry(-1, now)]
    if offer.kind == "undo":
        try:
            live.match.undo(offer.seat, agreed=True)
        except IllegalAnswer:
            live.row.state.offer = None
            return []
        return taken_back(live, offer.seat, now)
    return []


async def play_again(matches: Matches, live: LiveMatch) -> None:
    """Everybody wants another match: the same people, the same game, new chance."""
    offer = live.row.state.offer
    if offer is None or offer.kind != "rematch" or not set(live.people()) <= set(offer.agreed) or live.row.state.next:
        return
    header, state = live.row.header, live.row.state
    match = start(get(header.game), header.options, new_seed(), entered=header.entered)
    words = [chair.word for chair in live.chairs]
    row, _codes = await create_from(matches, match, words, state.clock, state.spectators, state.listed, given_seed=False)

    def link(live: LiveMatch, _now: int) -> list[Entry] | None:
        if live.row.state.next:
            return None
        live.row.state.next, live.row.state.offer = row.id, None
        return []

    await matches.change(live, link)


async def next_seat(matches: Matches, handle: SeatHandle) -> tuple[str, Row]:
    """One's seat in the match that was agreed to be played next."""
    state = handle.live.row.state
    if not state.next:
        raise ApiError("no-offer")
    chair = state.chairs[handle.seat]
    live = await matches.live(state.next)
    if handle.seat not in live.people():
        raise ApiError("taken")  # the next evening of a campaign may be played by others
    token, _place = await matches.seated(live, handle.seat, chair.person, chair.name)
    return token, live.row


async def leave(matches: Matches, handle: SeatHandle) -> None:
    """A bot keeps the seat warm."""
    await keep(matches, handle, kept=True)


async def back(matches: Matches, handle: SeatHandle) -> None:
    await keep(matches, handle, kept=False)


async def keep(matches: Matches, handle: SeatHandle, kept: bool) -> None:
    def change(live: LiveMatch, _now: int) -> list[Entry] | None:
        chair = live.chairs[handle.seat]
        if chair.kept == kept and (kept or not chair.missed):
            return None
        playing(live)
        awake(live, handle.seat)
        chair.kept = kept
        return []

    await matches.change(handle.live, change)


async def wish(matches: Matches, handle: SeatHandle, kind: str, wanted: str) -> None:
    """In which windows this seat wants to be asked; where it does not, it passes at once."""

    def heed(live: LiveMatch, _now: int) -> list[Entry] | None:
        wishes = live.wishes(handle.seat)
        try:
            wishes.set(kind, wanted)
        except UserError as error:
            raise ApiError.told("wrong-value", error) from error
        live.chairs[handle.seat].wishes = {each: wish for each, wish in wishes.kinds.items() if wish != USEFUL}
        return []

    await matches.change(handle.live, heed)


async def hint(matches: Matches, handle: SeatHandle) -> Thoughts:
    """What a bot would do, from what this seat sees, and what else it has weighed."""
    live, seat = handle.live, handle.seat
    playing(live)
    match = live.match
    if not can_think(match, seat):
        raise ApiError("no-thought" if options_of(match.decision, seat) else "not-offered")
    table = Packer(match.content).table(match.table)
    seed = derived(live.row.header.seed, "hint", seat, live.row.version)
    budget = patience(match, most_iterations(match.game, matches.config))
    try:
        found = await matches.bots.choose(
            MoveRequest(live.row.game, live.row.header.options, table, seat, "", seed, max(1, budget.iterations))
        )
    except BotFailed as error:
        matches.metrics.count("bot_failures")
        matches.journal.warn("hint-failed", match=live.id, seat=seat, reason=str(error))
        raise ApiError("no-hint") from error
    return msgspec.json.decode(found, type=Thoughts)


def say(handle: SeatHandle, phrase: str) -> None:
    if phrase not in PHRASES:
        allowed = ", ".join(PHRASES)
        raise ApiError("wrong-value", f"phrase: there are {allowed}", f"phrase: są {allowed}")
    to_others(handle, Notice("said", handle.seat, phrase), lambda _scene: True)


def point(handle: SeatHandle, thing: str) -> None:
    """Only those who see a thing with this id learn that somebody points at it."""
    quoted = f'"{thing}"'.encode()
    to_others(handle, Notice("pointed", handle.seat, thing), lambda scene: quoted in encode(scene))


def to_others(handle: SeatHandle, notice: Notice, wanted: Callable[[Scene], bool]) -> None:
    data = encode(notice)
    for stream in handle.live.streams.values():
        if stream.seat != handle.seat and stream.listeners and stream.view is not None and wanted(stream.view.scene):
            send(stream, data)


async def branch(matches: Matches, handle: SeatHandle, at: int, seats: list[str]) -> tuple[Row, dict[int, str]]:
    """A new match from any point of one that is open to this seat."""
    await matches.recall(handle.live)
    match = open_match(handle)
    try:
        begun = match.branch(at)
    except UserError as error:
        raise ApiError.told("wrong-value", error) from error
    state = handle.live.row.state
    words = seats or [chair.word for chair in state.chairs]
    begun.marked = True
    return await create_from(matches, begun, words, state.clock, state.spectators, listed=False, given_seed=True)


def open_match(handle: SeatHandle) -> Match:
    """The match itself, chance and all: only when there is nobody to hide anything from."""
    if not handle.live.open_to(handle.seat):
        raise ApiError("still-played")
    return handle.live.match
