"""A request as the handlers of routes get it, and the description of a route."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request

from pionek.core.text.phrasebook import LANGUAGES
from pionek.server.errors import ApiError
from pionek.server.limits import Address
from pionek.server.matches import people
from pionek.server.matches.live_match import LiveMatch
from pionek.server.matches.registry import Matches
from pionek.server.matches.seats import SeatHandle, spectate
from pionek.server.store.rows import CLOSED

ZIP = "application/zip"


class ApiRequest(NamedTuple):
    """One request: the HTTP request itself, who asks, in which language, and the body as the type the route takes."""

    matches: Matches
    http: Request
    address: Address
    lang: str
    token: str
    body: Any

    @property
    def id(self) -> str:
        """The match named in the address."""
        return str(self.http.path_params["id"])

    async def seat(self) -> SeatHandle:
        """The seat that the token opens. It must belong to the match named in the address."""
        return await self.seat_of(self.id)

    async def seat_of(self, match: str) -> SeatHandle:
        """The seat that the token opens. It must belong to the given match."""
        if not self.token:
            raise ApiError("no-token")
        handle = await self.matches.seats.by_token(self.token)
        if handle.live.id != match:
            raise ApiError("wrong-token")
        return handle

    async def viewer(self) -> SeatHandle:
        """The seat that the token opens; without a token a spectator, where the match allows them."""
        return await self.seat() if self.token else spectate(await self.live())

    async def live(self) -> LiveMatch:
        """The match named in the address."""
        live = await self.matches.find(self.id)
        if live.row.status == CLOSED:
            raise ApiError("closed")
        return live

    async def person(self) -> str:
        """The account that the token belongs to; "" for a guest."""
        return (await people.person_of(self.matches, self.token)).id if self.token else ""

    def try_passphrase(self) -> None:
        """Count one more passphrase of this address."""
        if not self.address.passphrases.take():
            raise ApiError("too-fast")

    def create_one(self) -> None:
        """Count one more match of this address."""
        if not self.address.created.take():
            raise ApiError("too-fast")

    def number(self, name: str, default: int) -> int:
        """A whole number in the query."""
        given = self.http.query_params.get(name)
        if given is None:
            return default
        if not given.isascii() or not given.isdigit() or len(given) > 9:
            raise ApiError("wrong-value", f"{name}: a whole number is wanted", f"{name}: potrzebna liczba całkowita")
        return int(given)

    def word(self, name: str, allowed: tuple[str, ...] | list[str], default: str) -> str:
        """One of several words in the query."""
        given = self.http.query_params.get(name, default)
        if given not in allowed:
            listed = ", ".join(allowed)
            raise ApiError("wrong-value", f"{name}: allowed are {listed}", f"{name}: dozwolone: {listed}")
        return given


ApiResult = tuple[int, Any]
"""The HTTP status, and the data that becomes the JSON body."""
Handler = Callable[[ApiRequest], Awaitable[ApiResult]]


class Route(NamedTuple):
    """One route. `takes` is the type of its body and `gives` that of its response (`bytes` for a .zip file); `query` has its
    query parameters with their descriptions.
    """

    method: str
    path: str
    handler: Handler
    about: str
    takes: type[msgspec.Struct] | type[bytes] | None = None
    query: tuple[tuple[str, str], ...] = ()
    statuses: tuple[int, ...] = (200,)
    gives: type[dict[str, Any]] | type[bytes] = dict


def language_of(request: Request) -> str:
    """The language of the query, else the first language of Accept-Language that the server has, else English."""
    given = request.query_params.get("lang")
    if given in LANGUAGES:
        return given
    for part in request.headers.get("accept-language", "")[:200].split(","):
        lang = part.split(";")[0].strip().lower()[:2]
        if lang in LANGUAGES:
            return lang
    return "en"
