"""What a player may do at the table. Every command either changes the match or is refused with an ApiError."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from pionek.bots.seats import REPLACEMENT
from pionek.bots.seeds import derived
from pionek.bots.thoughts import GUIDE, Thoughts, can_think, in_words, patience
from pionek.core.errors import UserError
from pionek.core.match.ask_preferences import UNTIL_KIND, USEFUL
from pionek.core.match.match import Match
from pionek.core.rules.windows import PASSING
from pionek.core.state.decision import options_of
from pionek.core.view.scene import Scene
from pionek.server.errors import ApiError
from pionek.server.matches import holding
from pionek.server.matches.bots import move_request
from pionek.server.matches.creating import create_from, most_iterations
from pionek.server.socket.protocol import PHRASES, Notice, encode
from pionek.server.store.rows import RUNNING, WAITING, Entry, Row

if TYPE_CHECKING:
    from pionek.server.matches.live_match import LiveMatch
    from pionek.server.matches.registry import Matches
    from pionek.server.matches.seats import SeatHandle


def require_running(live: LiveMatch) -> None:
    """Refuse a command that needs a running match."""
    if live.row.status == WAITING:
        raise ApiError("not-begun")
    if live.row.status != RUNNING:
        raise ApiError("over")


def player_is_back(live: LiveMatch, seat: int) -> None:
    """The player of a seat does something, so a bot that answered for the player gives the seat back."""
    chair = live.chairs[seat]
    chair.kept, chair.missed, chair.reminded = False, 0, False


def answer_id_of(handle: SeatHandle, id: str) -> str:
    """The id of a client's message as the log keeps it: with the seat, so that ids of different seats differ."""
    return f"{handle.seat}:{id}" if id else ""


async def answer(matches: Matches, handle: SeatHandle, id: str, key: str, seen: int) -> None:
    """Choose an option by its key. A repeated answer with the same `id` counts once.

    `seen` is how many entries the log had when the player last saw the match.
    """
    answer_id = answer_id_of(handle, id)

    def play(live: LiveMatch, now: int) -> list[Entry] | None:
        if answer_id in live.answer_ids:
            return None
        require_running(live)
        live.check_late(handle.seat, seen)
        entries = live.play(key, handle.seat, now, answer_id)
        player_is_back(live, handle.seat)
        live.row.state.offer = None
        return entries

    await matches.changes.apply(handle.live, play)


async def resign(matches: Matches, handle: SeatHandle, id: str = "") -> None:
    answer_id = answer_id_of(handle, id)

    def give_up(live: LiveMatch, now: int) -> list[Entry] | None:
        if answer_id in live.answer_ids:
            return None
        require_running(live)
        return resigned(live, handle.seat, now, answer_id)

    await matches.changes.apply(handle.live, give_up)


def resigned(live: LiveMatch, seat: int, now: int, answer_id: str = "") -> list[Entry]:
    """A seat gives up. If the match has ended already, though that is not shown yet, it is shown now."""
    if live.match.result is not None:
        live.set_stops([])
        live.row.state.held = None
        return []
    live.match.resign(seat)
    return [live.last_entry(seat, now, answer_id)]


async def leave(matches: Matches, handle: SeatHandle) -> None:
    """Let a bot answer for the seat until its player comes back."""
    await keep(matches, handle, kept=True)


async def back(matches: Matches, handle: SeatHandle) -> None:
    """The player is back, so no bot answers for the seat any more."""
    await keep(matches, handle, kept=False)


async def keep(matches: Matches, handle: SeatHandle, kept: bool) -> None:
    def set_kept(live: LiveMatch, _now: int) -> list[Entry] | None:
        chair = live.chairs[handle.seat]
        if chair.kept == kept and (kept or not chair.missed):
            return None
        require_running(live)
        player_is_back(live, handle.seat)
        chair.kept = kept
        return []

    await matches.changes.apply(handle.live, set_kept)


async def replace(matches: Matches, handle: SeatHandle, seat: int) -> None:
    """Let a bot play for somebody who is missing.

    A seat that nobody has taken becomes the bot's, and its code ends. Whoever has left the table gets the seat back by
    coming back; under a clock only the clock decides. A match in which that happened is not rated.
    """
    emptied = [seat] if seat < len(handle.live.chairs) and not handle.live.chairs[seat].taken else []

    def sit_in(live: LiveMatch, _now: int) -> list[Entry] | None:
        if seat == handle.seat or seat not in live.people():
            raise ApiError("not-offered")
        chair = live.chairs[seat]
        if not chair.taken:
            chair.word, chair.taken = REPLACEMENT, True
            live.begin_if_complete()
            return []
        if emptied:
            raise ApiError("taken")
        require_running(live)
        if live.row.state.clock.kind != "none":
            raise ApiError("clock-decides")
        if live.is_present(seat) or live.away(seat) < matches.config.away_seconds:
            raise ApiError("still-here")
        if chair.kept:
            return None
        chair.kept = live.row.state.marked = True
        return []

    await matches.changes.apply(handle.live, sit_in, emptied=emptied)


async def set_preference(matches: Matches, handle: SeatHandle, kind: str, wish: str) -> None:
    """Set whether this seat wants to be asked in windows of a kind. Where it does not, it passes at once."""

    def store_preference(live: LiveMatch, now: int) -> list[Entry] | None:
        preferences = live.preferences(handle.seat)
        if kind == UNTIL_KIND:
            if wish not in preferences.may_pass_until(live.match, handle.seat) or live.stops:
                raise ApiError("not-offered")
            preferences.pass_until(live.match, handle.seat, wish)
            live.chairs[handle.seat].until = preferences.until
            return live.play(live.match.key(PASSING), handle.seat, now)
        try:
            preferences.set(kind, wish)
        except UserError as error:
            raise ApiError.from_error("wrong-value", error) from error
        live.chairs[handle.seat].wishes = {each: wish for each, wish in preferences.kinds.items() if wish != USEFUL}
        holding.skip_stops(live, handle.seat, now)
        return []

    await matches.changes.apply(handle.live, store_preference)


async def hint(matches: Matches, handle: SeatHandle, lang: str) -> Thoughts:
    """What a bot would choose in this seat, knowing only what the seat sees, and the other options it has weighed.

    While a guide leads, its advice is the hint: two teachers would only confuse.
    """
    live, seat = handle.live, handle.seat
    require_running(live)
    match = live.match
    if live.stops or not can_think(match, seat):
        raise ApiError("no-thought" if options_of(live.table.decision, seat) else "not-offered")
    guidance = live.guidance(seat, lang)
    if guidance is not None and guidance.advise in match.keys(seat):
        return Thoughts(GUIDE, guidance.advise)
    seed = derived(live.row.header.seed, "hint", seat, live.row.version)
    budget = patience(match, most_iterations(match.game, matches.config))
    request = move_request(live, seat, "", seed, max(1, budget.iterations))
    found = await matches.bots.ask_for_person(handle, request, "hint-failed")
    return in_words(match, msgspec.json.decode(found, type=Thoughts), lang)


def say(handle: SeatHandle, phrase: str) -> None:
    """Send one of the ready-made phrases to everybody else."""
    if phrase not in PHRASES:
        allowed = ", ".join(PHRASES)
        raise ApiError("wrong-value", f"phrase: there are {allowed}", f"phrase: są {allowed}")
    notify_others(handle, Notice("said", handle.seat, phrase), lambda _scene: True)


def point(handle: SeatHandle, thing: str) -> None:
    """Point at a thing by its id. Only seats that see a thing with this id are notified."""
    quoted = f'"{thing}"'.encode()
    notify_others(handle, Notice("pointed", handle.seat, thing), lambda scene: quoted in encode(scene))


def notify_others(handle: SeatHandle, notice: Notice, concerns: Callable[[Scene], bool]) -> None:
    """Send a notice to all other seats and spectators whose scene it concerns."""
    data = encode(notice)
    for stream in handle.live.streams.values():
        if stream.seat != handle.seat and stream.listeners and stream.view is not None and concerns(stream.view.scene):
            stream.send(data)


async def branch(matches: Matches, handle: SeatHandle, at: int, seats: list[str]) -> tuple[Row, dict[int, str]]:
    """Create a new match that continues this one from after its first `at` answers."""
    await matches.load_past(handle.live)
    match = whole_match(handle)
    try:
        begun = match.branch(at)
    except UserError as error:
        raise ApiError.from_error("wrong-value", error) from error
    state = handle.live.row.state
    words = seats or [chair.word for chair in state.chairs]
    begun.marked = True
    return await create_from(matches, begun, words, state.clock, state.spectators, listed=False, given_seed=True)


def whole_match(handle: SeatHandle) -> Match:
    """The match with everything hidden in it. Refused while other people play, because it would show their secrets."""
    if not handle.live.open_to(handle.seat):
        raise ApiError("still-played")
    return handle.live.match
