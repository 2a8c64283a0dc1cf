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
from pionek.core.state.decision import options_of
from pionek.core.view.scene import Scene
from pionek.server.errors import Refusal
from pionek.server.matches.creating import create_from, most_iterations
from pionek.server.matches.live_match import send
from pionek.server.matches.matches import Hall, Place
from pionek.server.socket.protocol import PHRASES, Notice, encode
from pionek.server.store.rows import FINISHED, RUNNING, WAITING, Entry, Offer, Row
from pionek.server.thinking.bot_workers import BotFailed, Question
from pionek.server.tokens import new_seed

if TYPE_CHECKING:
    from pionek.server.matches.live_match import Live


def playing(live: Live) -> None:
    """Refuse what needs a match that is going on."""
    if live.row.status == WAITING:
        raise Refusal("not-begun")
    if live.row.status != RUNNING:
        raise Refusal("over")


def awake(live: Live, seat: int) -> None:
    """Whoever does something is here: a bot that kept the seat warm gives it back."""
    chair = live.chairs[seat]
    chair.kept, chair.missed, chair.reminded = False, 0, False


def own(place: Place, id: str) -> str:
    """The id of an answer in the log: ids of different seats never meet."""
    return f"{place.seat}:{id}" if id else ""


async def answer(hall: Hall, place: Place, id: str, key: str, seen: int) -> str:
    """Choose an option. `seen` is how long the log was when the seat looked; repeated, an answer counts once."""
    marked = own(place, id)

    def play(live: Live, now: int) -> list[Entry] | None:
        if marked and marked in live.answers:
            return None
        playing(live)
        live.check_late(place.seat, seen)
        try:
            option = live.match.option(key, place.seat)
        except IllegalAnswer:
            raise Refusal("not-offered") from None
        awake(live, place.seat)
        live.row.state.offer = None
        live.match.play(option, place.seat)
        return [live.entry(place.seat, now, marked)]

    await hall.change(place.live, play)
    return key


async def resign(hall: Hall, place: Place, id: str = "") -> None:
    marked = own(place, id)

    def give_up(live: Live, now: int) -> list[Entry] | None:
        if marked and marked in live.answers:
            return None
        playing(live)
        live.match.resign(place.seat)
        return [live.entry(place.seat, now, marked)]

    await hall.change(place.live, give_up)


async def undo(hall: Hall, place: Place, id: str = "") -> bool:
    """Take the last move back if that is free or only bots sit there; else ask the others. Whether it is done."""
    await hall.recall(place.live)
    marked = own(place, id)
    done = True

    def take_back(live: Live, now: int) -> list[Entry] | None:
        nonlocal done
        if marked and marked in live.answers:
            return None
        playing(live)
        done = True
        alone = live.people() == [place.seat]
        try:
            live.match.undo(place.seat, agreed=alone)
        except IllegalAnswer:
            if alone or not live.moved(place.seat):
                raise Refusal("nothing-to-undo") from None
            done = False
            live.row.state.offer = Offer("undo", place.seat, [place.seat])
            return []
        return taken_back(live, place.seat, now, marked)

    await hall.change(place.live, take_back)
    return done


def taken_back(live: Live, seat: int, now: int, marked: str = "") -> list[Entry]:
    state = live.row.state
    state.marked = state.marked or live.match.marked
    state.offer = None
    return [live.entry(seat, now, marked)]


async def propose(hall: Hall, place: Place, kind: str) -> None:
    """Offer a draw or another match; where only bots could disagree it is agreed at once."""

    def offer(live: Live, now: int) -> list[Entry] | None:
        allow(live, kind)
        live.row.state.offer = Offer(kind, place.seat, [place.seat])
        return settled(live, now)

    await hall.change(place.live, offer)
    await play_again(hall, place.live)


async def reply(hall: Hall, place: Place, kind: str, yes: bool) -> None:
    """Agree to what is offered, or not."""
    if kind == "undo":
        await hall.recall(place.live)

    def consider(live: Live, now: int) -> list[Entry] | None:
        offer = live.row.state.offer
        if offer is None or offer.kind != kind or (place.seat == offer.seat and yes):
            raise Refusal("no-offer")
        allow(live, kind)
        if not yes:
            live.row.state.offer = None
            return []
        if place.seat not in offer.agreed:
            offer.agreed = sorted([*offer.agreed, place.seat])
        return settled(live, now)

    await hall.change(place.live, consider)
    await play_again(hall, place.live)


def allow(live: Live, kind: str) -> None:
    if kind != "rematch":
        playing(live)
    elif live.row.status != FINISHED:
        raise Refusal("not-over")


def settled(live: Live, now: int) -> list[Entry]:
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


async def play_again(hall: Hall, live: Live) -> None:
    """Everybody wants another match: the same people, the same game, new chance."""
    offer = live.row.state.offer
    if offer is None or offer.kind != "rematch" or not set(live.people()) <= set(offer.agreed) or live.row.state.next:
        return
    header, state = live.row.header, live.row.state
    match = start(get(header.game), header.options, new_seed(), entered=header.entered)
    words = [chair.word for chair in live.chairs]
    row, _codes = await create_from(hall, match, words, state.clock, state.spectators, state.listed, given_seed=False)

    def link(live: Live, _now: int) -> list[Entry] | None:
        if live.row.state.next:
            return None
        live.row.state.next, live.row.state.offer = row.id, None
        return []

    await hall.change(live, link)


async def next_seat(hall: Hall, place: Place) -> tuple[str, Row]:
    """One's seat in the match that was agreed to be played next."""
    state = place.live.row.state
    if not state.next:
        raise Refusal("no-offer")
    chair = state.chairs[place.seat]
    live = await hall.live(state.next)
    if place.seat not in live.people():
        raise Refusal("taken")  # the next evening of a campaign may be played by others
    token, _place = await hall.seated(live, place.seat, chair.person, chair.name)
    return token, live.row


async def leave(hall: Hall, place: Place) -> None:
    """A bot keeps the seat warm."""
    await keep(hall, place, kept=True)


async def back(hall: Hall, place: Place) -> None:
    await keep(hall, place, kept=False)


async def keep(hall: Hall, place: Place, kept: bool) -> None:
    def change(live: Live, _now: int) -> list[Entry] | None:
        chair = live.chairs[place.seat]
        if chair.kept == kept and (kept or not chair.missed):
            return None
        playing(live)
        awake(live, place.seat)
        chair.kept = kept
        return []

    await hall.change(place.live, change)


async def wish(hall: Hall, place: Place, kind: str, wanted: str) -> None:
    """In which windows this seat wants to be asked; where it does not, it passes at once."""

    def heed(live: Live, _now: int) -> list[Entry] | None:
        wishes = live.wishes(place.seat)
        try:
            wishes.set(kind, wanted)
        except UserError as error:
            raise Refusal.told("wrong-value", error) from error
        live.chairs[place.seat].wishes = {each: wish for each, wish in wishes.kinds.items() if wish != USEFUL}
        return []

    await hall.change(place.live, heed)


async def hint(hall: Hall, place: Place) -> Thoughts:
    """What a bot would do, from what this seat sees, and what else it has weighed."""
    live, seat = place.live, place.seat
    playing(live)
    match = live.match
    if not can_think(match, seat):
        raise Refusal("no-thought" if options_of(match.decision, seat) else "not-offered")
    table = Packer(match.content).table(match.table)
    seed = derived(live.row.header.seed, "hint", seat, live.row.version)
    budget = patience(match, most_iterations(match.game, hall.config))
    try:
        found = await hall.bots.choose(
            Question(live.row.game, live.row.header.options, table, seat, "", seed, max(1, budget.iterations))
        )
    except BotFailed as error:
        hall.metrics.count("bot_failures")
        hall.journal.warn("hint-failed", match=live.id, seat=seat, reason=str(error))
        raise Refusal("no-hint") from error
    return msgspec.json.decode(found, type=Thoughts)


def say(place: Place, phrase: str) -> None:
    if phrase not in PHRASES:
        allowed = ", ".join(PHRASES)
        raise Refusal("wrong-value", f"phrase: there are {allowed}", f"phrase: są {allowed}")
    to_others(place, Notice("said", place.seat, phrase), lambda _scene: True)


def point(place: Place, thing: str) -> None:
    """Only those who see a thing with this id learn that somebody points at it."""
    quoted = f'"{thing}"'.encode()
    to_others(place, Notice("pointed", place.seat, thing), lambda scene: quoted in encode(scene))


def to_others(place: Place, notice: Notice, wanted: Callable[[Scene], bool]) -> None:
    data = encode(notice)
    for stream in place.live.streams.values():
        if stream.seat != place.seat and stream.listeners and stream.view is not None and wanted(stream.view.scene):
            send(stream, data)


async def branch(hall: Hall, place: Place, at: int, seats: list[str]) -> tuple[Row, dict[int, str]]:
    """A new match from any point of one that is open to this seat."""
    await hall.recall(place.live)
    match = open_match(place)
    try:
        begun = match.branch(at)
    except UserError as error:
        raise Refusal.told("wrong-value", error) from error
    state = place.live.row.state
    words = seats or [chair.word for chair in state.chairs]
    begun.marked = True
    return await create_from(hall, begun, words, state.clock, state.spectators, listed=False, given_seed=True)


def open_match(place: Place) -> Match:
    """The match itself, chance and all: only when there is nobody to hide anything from."""
    if not place.live.open_to(place.seat):
        raise Refusal("still-played")
    return place.live.match
