"""Seats: which seat a token opens, taking a seat, and passing it on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.bots.seats import OPEN
from pionek.server.errors import ApiError
from pionek.server.matches.live_match import SPECTATOR
from pionek.server.store.rows import SEAT, SPENT, Entry, Secret
from pionek.server.tokens import hashed, plausible, seat_code, seat_token

if TYPE_CHECKING:
    from pionek.server.matches.live_match import LiveMatch
    from pionek.server.matches.registry import Matches
    from pionek.server.store.rows import Person
    from pionek.server.store.shards import Shards
    from pionek.server.store.store import Store

REPEAT_MS = 15 * 60 * 1000
"""How long a request for a seat may be repeated."""


class SeatHandle:
    """A seat of a match whose token the client has shown, or a spectator's view of it (seat -1).

    `person` is the account that the token belongs to; "" for a guest. `token` is the token itself, as a hash.
    """

    __slots__ = ("live", "person", "seat", "token")

    def __init__(self, live: LiveMatch, seat: int, person: str = "", token: bytes = b"") -> None:
        self.live = live
        self.seat = seat
        self.person = person
        self.token = token


def spectate(live: LiveMatch) -> SeatHandle:
    """The handle of a spectator, where the match allows any."""
    if not live.row.state.spectators:
        raise ApiError("no-spectators")
    return SeatHandle(live, SPECTATOR)


class Seats:
    """Opens seats by tokens, and gives them to people."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches

    async def by_token(self, token: str) -> SeatHandle:
        """The seat that a token opens. Every command and every view of a seat passes this check."""
        secret = await self.secret(token, self.matches.store if self.matches.part.owns else self.matches.shards)
        if secret is None or secret.kind != SEAT:
            raise ApiError("wrong-token")
        live = await self.matches.find(secret.match)
        return SeatHandle(live, secret.seat, secret.person, secret.hash)

    async def secret(self, token: str, store: Store | Shards) -> Secret | None:
        """What a store knows about a token; None if it is unknown or has ended."""
        secret = await store.secret(hashed(token)) if plausible(token) else None
        return secret if secret is not None and not 0 < secret.ends <= self.matches.now() else None

    async def join(self, code: str, person: str = "", name: str = "", id: str = "") -> tuple[str, SeatHandle]:
        """Exchange the code of an invitation for the token of its seat. An older token of the seat ends.

        A client that got no reply repeats the request with the same `id` and gets the seat, while nobody else could.
        """
        if not plausible(code):
            raise ApiError("wrong-code")
        spent = hashed(f"{code}:{id}") if id else b""
        secret = await self.matches.store.spend(hashed(code))
        if secret is None and spent:
            secret = await self.matches.store.secret(spent)
            if secret is not None and (secret.kind != SPENT or secret.ends <= self.matches.now()):
                secret = None
        if secret is None:
            raise ApiError("wrong-code")
        live = await self.matches.find(secret.match)
        again = Secret(spent, SPENT, secret.match, secret.seat, "", self.matches.now() + REPEAT_MS) if spent else None
        return await self.take(live, secret.seat, person, name, again=again)

    async def take_open(self, live: LiveMatch, person: str = "", name: str = "") -> tuple[str, SeatHandle]:
        """Take the first open seat of a match in the lobby."""
        for seat, chair in enumerate(live.chairs):
            if chair.word == OPEN and not chair.taken:
                return await self.take(live, seat, person, name, only_free=True)
        raise ApiError("taken")

    async def take_own(self, live: LiveMatch, person: Person) -> tuple[str, SeatHandle]:
        """Give somebody the seat that this account has sat down in."""
        for seat, chair in enumerate(live.chairs):
            if chair.taken and chair.person == person.id:
                return await self.take(live, seat, person.id, chair.name, came=chair.came)
        raise ApiError("not-yours")

    async def take(
        self, live: LiveMatch, seat: int, person: str, name: str, only_free: bool = False, came: str = "",
        again: Secret | None = None,
    ) -> tuple[str, SeatHandle]:  # fmt: skip
        """Give a seat to a person; returns the new token. The match starts once all seats are taken.

        With `came`, the person has come from the match before, and the seat must not have been handed on since. `again`
        is what lets the client repeat its request.
        """
        token, secret = seat_token(live.id, seat, person)

        def sit_down(live: LiveMatch, _now: int) -> list[Entry] | None:
            chair = live.chairs[seat]
            if chair.taken and (only_free or (came and chair.came != came)):
                raise ApiError("taken")
            chair.taken, chair.person, chair.name, chair.kept, chair.wishes = True, person, name, False, {}
            chair.came = came
            live.begin_if_complete()
            return []

        await self.matches.changes.apply(live, sit_down, [secret, again] if again is not None else [secret], [seat])
        self.disconnect(live, seat)
        self.matches.journal.note("seated", match=live.id, seat=seat)
        return token, SeatHandle(live, seat, person, secret.hash)

    def disconnect(self, live: LiveMatch, seat: int) -> None:
        """Close the connections of a seat, because somebody else has it now."""
        for stream in live.streams.values():
            if stream.seat == seat:
                for listener in list(stream.listeners):
                    stream.listeners.discard(listener)
                    listener.seat_taken_over()

    async def invite(self, handle: SeatHandle) -> str:
        """A new code for one's own seat, to continue on another device or to pass the seat on."""
        code, secret = seat_code(handle.live.id, handle.seat)
        await self.matches.store.add_secrets([secret])
        return code
