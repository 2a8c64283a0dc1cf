"""One request as the routes see it, and what a route is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request

from pionek.core.text.phrasebook import LANGUAGES
from pionek.server.errors import ApiError
from pionek.server.matches import people
from pionek.server.matches.live_match import SPECTATOR, LiveMatch
from pionek.server.matches.matches import Matches, SeatHandle
from pionek.server.store.rows import CLOSED


class ApiRequest(NamedTuple):
    """One request, as the routes see it."""

    matches: Matches
    http: Request
    lang: str
    token: str
    body: Any

    @property
    def id(self) -> str:
        return str(self.http.path_params["id"])

    async def handle(self) -> SeatHandle:
        """The seat of whoever asks, which must be of the match in the address."""
        return await self.seat_at(self.id)

    async def seat_at(self, match: str) -> SeatHandle:
        if not self.token:
            raise ApiError("no-token")
        handle = await self.matches.handle(self.token)
        if handle.live.id != match:
            raise ApiError("wrong-token")
        return handle

    async def looker(self) -> SeatHandle:
        """A seat, or a spectator where spectators are allowed."""
        if self.token:
            return await self.handle()
        live = await self.live()
        if not live.row.state.spectators:
            raise ApiError("no-spectators")
        return SeatHandle(live, SPECTATOR)

    async def live(self) -> LiveMatch:
        live = await self.matches.live(self.id)
        if live.row.status == CLOSED:
            raise ApiError("closed")
        return live

    async def person(self) -> str:
        """The account of whoever asks, "" for a guest."""
        return (await people.person_of(self.matches, self.token)).id if self.token else ""

    def number(self, name: str, otherwise: int) -> int:
        given = self.http.query_params.get(name)
        if given is None:
            return otherwise
        if not given.isascii() or not given.isdigit() or len(given) > 9:
            raise ApiError("wrong-value", f"{name}: a whole number is wanted", f"{name}: potrzebna liczba całkowita")
        return int(given)

    def word(self, name: str, allowed: tuple[str, ...] | list[str], otherwise: str) -> str:
        given = self.http.query_params.get(name, otherwise)
        if given not in allowed:
            listed = ", ".join(allowed)
            raise ApiError("wrong-value", f"{name}: allowed are {listed}", f"{name}: dozwolone: {listed}")
        return given


ApiResult = tuple[int, Any]
Handler = Callable[[ApiRequest], Awaitable[ApiResult]]


class Route(NamedTuple):
    """One route. `takes` is the type of its body; `query` its parameters, with what they are."""

    method: str
    path: str
    handler: Handler
    about: str
    takes: type[msgspec.Struct] | None = None
    query: tuple[tuple[str, str], ...] = ()
    statuses: tuple[int, ...] = (200,)


def language_of(http: Request) -> str:
    """The language asked for; else the first of Accept-Language that is spoken here; else English."""
    given = http.query_params.get("lang")
    if given in LANGUAGES:
        return given
    for part in http.headers.get("accept-language", "")[:200].split(","):
        lang = part.split(";")[0].strip().lower()[:2]
        if lang in LANGUAGES:
            return lang
    return "en"
