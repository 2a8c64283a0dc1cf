"""One request as the routes see it, and what a route is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request

from pionek.core.text.phrasebook import LANGUAGES
from pionek.server.errors import Refusal
from pionek.server.matches import people
from pionek.server.matches.live_match import SPECTATOR, Live
from pionek.server.matches.matches import Hall, Place
from pionek.server.store.rows import CLOSED


class Asking(NamedTuple):
    """One request, as the routes see it."""

    hall: Hall
    request: Request
    lang: str
    token: str
    body: Any

    @property
    def id(self) -> str:
        return str(self.request.path_params["id"])

    async def place(self) -> Place:
        """The seat of whoever asks, which must be of the match in the address."""
        return await self.seat_at(self.id)

    async def seat_at(self, match: str) -> Place:
        if not self.token:
            raise Refusal("no-token")
        place = await self.hall.place(self.token)
        if place.live.id != match:
            raise Refusal("wrong-token")
        return place

    async def looker(self) -> Place:
        """A seat, or a spectator where spectators are allowed."""
        if self.token:
            return await self.place()
        live = await self.live()
        if not live.row.state.spectators:
            raise Refusal("no-spectators")
        return Place(live, SPECTATOR)

    async def live(self) -> Live:
        live = await self.hall.live(self.id)
        if live.row.status == CLOSED:
            raise Refusal("closed")
        return live

    async def person(self) -> str:
        """The account of whoever asks, "" for a guest."""
        return (await people.person_of(self.hall, self.token)).id if self.token else ""

    def number(self, name: str, otherwise: int) -> int:
        given = self.request.query_params.get(name)
        if given is None:
            return otherwise
        if not given.isascii() or not given.isdigit() or len(given) > 9:
            raise Refusal("wrong-value", f"{name}: a whole number is wanted", f"{name}: potrzebna liczba całkowita")
        return int(given)

    def word(self, name: str, allowed: tuple[str, ...] | list[str], otherwise: str) -> str:
        given = self.request.query_params.get(name, otherwise)
        if given not in allowed:
            listed = ", ".join(allowed)
            raise Refusal("wrong-value", f"{name}: allowed are {listed}", f"{name}: dozwolone: {listed}")
        return given


Given = tuple[int, Any]
Handler = Callable[[Asking], Awaitable[Given]]


class Route(NamedTuple):
    """One route. `takes` is the type of its body; `query` its parameters, with what they are."""

    method: str
    path: str
    handler: Handler
    about: str
    takes: type[msgspec.Struct] | None = None
    query: tuple[tuple[str, str], ...] = ()
    statuses: tuple[int, ...] = (200,)


def language_of(request: Request) -> str:
    """The language asked for; else the first of Accept-Language that is spoken here; else English."""
    given = request.query_params.get("lang")
    if given in LANGUAGES:
        return given
    for part in request.headers.get("accept-language", "")[:200].split(","):
        lang = part.split(";")[0].strip().lower()[:2]
        if lang in LANGUAGES:
            return lang
    return "en"
