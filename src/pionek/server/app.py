"""The server as an ASGI application: its routes, the checks before all of them, its start and its end."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route as Path
from starlette.routing import WebSocketRoute

from pionek.core import registry
from pionek.core.text.phrasebook import LANGUAGES
from pionek.server.config import Config
from pionek.server.errors import ApiError, Elsewhere
from pionek.server.http.api import ROUTES
from pionek.server.http.art import picture
from pionek.server.http.author import Author
from pionek.server.http.library import game_info
from pionek.server.http.openapi import openapi
from pionek.server.http.origins import allowed_host, allowed_origin
from pionek.server.http.packs import Files
from pionek.server.http.page import Page
from pionek.server.http.request import ZIP, ApiRequest, Route, language_of
from pionek.server.limits import Address, Gate, Metered, paying
from pionek.server.matches.registry import Matches
from pionek.server.processes.passing import Passing
from pionek.server.processes.routing import FRONT
from pionek.server.socket.connection import Connections
from pionek.server.store.database import StoreFailed
from pionek.server.telemetry import added_up
from pionek.server.wire import INSIDE

JSON = "application/json"
LONG = (bytes, Files)
"""Bodies that may be as long as a pack."""
HEADERS = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer", "Cache-Control": "no-store"}
SOCKET = "/api/play"
PREPARE_AFTER, PREPARE_SECONDS = 3.0, 0.2
MOST_WAIT = 2.0
"""Seconds that a request waits while its address has used up its share; then it is refused."""

Endpoint = Callable[[Request], Awaitable[Response]]
Work = Callable[[Request, Address, str], Awaitable[Response]]


def json_response(status: int, data: object) -> Response:
    return Response(msgspec.json.encode(data), status, HEADERS, JSON)


def error_response(error: ApiError, lang: str) -> Response:
    response = json_response(error.status, {"error": error.code, "text": error.text(lang)})
    if error.status == 401:
        response.headers["WWW-Authenticate"] = "Bearer"
    if error.status in (429, 503):
        response.headers["Retry-After"] = "2"
    return response


def token_of(request: Request) -> str:
    """The token in the header of a request. It is never read from the address, because addresses are logged."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


async def body_of(request: Request, config: Config, most: int) -> bytes:
    """The body of a request, if it is short enough and comes soon enough."""
    data = bytearray()
    try:
        async with asyncio.timeout(config.request_seconds):
            async for chunk in request.stream():
                data += chunk
                if len(data) > most:
                    raise ApiError("too-big", most=most)
    except TimeoutError:
        raise ApiError("too-slow") from None
    return bytes(data)


async def prepare() -> None:
    """Load all games for the lobby, one by one and not at once after the start: the first who asks for them stops nobody who plays."""
    await asyncio.sleep(PREPARE_AFTER)
    for name in registry.names():
        for lang in LANGUAGES:
            await asyncio.sleep(PREPARE_SECONDS)
            game_info(registry.get(name), lang)


class Server:
    """The application, with its matches and connections."""

    def __init__(self, matches: Matches, passing: Passing | None = None, author: Author | None = None) -> None:
        self.matches = matches
        self.passing = passing
        """How to reach the other processes of this server; None if there are none."""
        self.author = author
        """What `--author` shows; None without it."""
        config = matches.config
        self.gate = Gate(config, matches.metrics.count)
        matches.health.others_are_good = self.owners_are_well
        self.connections = Connections(matches, self.gate)
        paths: list[Path | WebSocketRoute] = [
            Path(path, self.endpoint([route for route in ROUTES if route.path == path]), methods=methods_of(path))
            for path in dict.fromkeys(route.path for route in ROUTES)
        ]
        paths += [self.plain("/openapi.json", self.openapi), self.plain("/metrics", self.metrics)]
        paths += [WebSocketRoute(path, self.connections.accept) for path in (SOCKET, SOCKET + "/{match}")]
        page = Page()
        paths += [self.plain("/", page.index), self.plain("/assets/{name}", page.asset), self.plain("/art/{game}/{path:path}", partial(picture, matches.shelf))]
        if author is not None:
            paths += [self.plain("/author", partial(author.index, matches)), self.plain("/author/{match}", partial(author.one, matches))]
        self.app = Starlette(routes=paths, exception_handlers={HTTPException: self.no_such_route}, lifespan=self.lifespan)  # type: ignore[dict-item]  # Starlette wants handlers of any Exception
        self.app.router.redirect_slashes = False

    @asynccontextmanager
    async def lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        await self.matches.begin()
        if self.author is not None:
            self.matches.run_in_background(self.author.watch(self.matches))
        if self.passing is None or self.passing.here == FRONT:
            self.matches.run_in_background(prepare())
            self.matches.run_in_background(self.matches.measuring.work())
        try:
            yield
        finally:
            await self.connections.end()
            await self.matches.end()

    async def no_such_route(self, request: Request, error: HTTPException) -> Response:
        """An unknown address, or a known one with a method it does not have."""
        code = "wrong-method" if error.status_code == 405 else "not-found"
        return error_response(ApiError(code), language_of(request))

    def endpoint(self, routes: list[Route]) -> Endpoint:
        """The endpoint of an address: one route for each of its methods."""
        by_method = {route.method: route for route in routes}

        async def serve(request: Request) -> Response:
            route = by_method.get("GET" if request.method == "HEAD" else request.method)
            if route is None:
                return error_response(ApiError("wrong-method"), language_of(request))
            return await self.serve(route.path, request, partial(self.call, route))

        return serve

    def plain(self, path: str, handler: Endpoint) -> Path:
        """A path that is not part of the API: the page, its description, and the figures for operators."""

        async def work(request: Request, _address: Address, _lang: str) -> Response:
            return await handler(request)

        async def serve(request: Request) -> Response:
            return await self.serve(path, request, work)

        return Path(path, serve, methods=["GET"])

    async def serve(self, path: str, request: Request, work: Work) -> Response:
        """Serve any request: check the limits, turn every error into a response, and count and log the request."""
        began = time.perf_counter()
        lang = language_of(request)
        address = self.gate.address(request.client.host if request.client is not None else "")
        paying.set(address)
        try:
            if address.name != INSIDE:
                await self.admit(request, address)
            response = await work(request, address, lang)
        except ApiError as error:
            response = error_response(error, lang)
        except Elsewhere as elsewhere:
            response = Response(status_code=307, headers=HEADERS | {"Location": self.matches.config.root_path + elsewhere.path})
        except ClientDisconnect:
            response = Response(status_code=400)
        except StoreFailed as error:
            self.matches.journal.warn("store-failed", reason=str(error))
            response = error_response(ApiError("not-written"), lang)
        except Exception as error:  # noqa: BLE001  the client gets one sentence, the log gets the error
            self.matches.metrics.count("errors")
            self.matches.journal.warn("error", route=path, reason=f"{type(error).__name__}: {error}")
            response = error_response(ApiError("broken"), lang)
        self.matches.metrics.count("requests", f'route="{path}",status="{response.status_code}"')
        ms = round((time.perf_counter() - began) * 1000, 1)
        self.matches.journal.note("request", method=request.method, route=path, status=response.status_code, ms=ms)
        return response

    async def admit(self, request: Request, address: Address) -> None:
        """Refuse a request that may not be served now. One whose address has used up its share waits, but not for long."""
        allowed = address.requests.take()
        if wait := address.wait():
            await asyncio.sleep(min(wait, MOST_WAIT))
        if not allowed or address.wait():
            self.matches.metrics.count("throttled")
            raise ApiError("too-fast")
        config = self.matches.config
        if not allowed_host(request.headers, config):
            raise ApiError("wrong-host")
        if request.method not in ("GET", "HEAD") and not allowed_origin(request.headers, config):
            raise ApiError("wrong-origin")

    async def call(self, route: Route, request: Request, address: Address, lang: str) -> Response:
        """Read the body of a request and call the handler of its route."""
        body = None
        if route.takes is not None:
            config = self.matches.config
            long = route.takes in LONG and config.uploads
            data = await body_of(request, config, config.upload_bytes if long else config.body_bytes)
            address.charge_bytes(len(data))
            try:
                body = data if route.takes is bytes else msgspec.json.decode(data or b"{}", type=route.takes)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                raise ApiError("malformed", str(error)[:200]) from None
        return await Metered(address, respond(route, ApiRequest(self.matches, request, address, lang, token_of(request), body)))

    async def openapi(self, _request: Request) -> Response:
        return json_response(200, openapi(self.matches.config.root_path))

    async def metrics(self, request: Request) -> Response:
        """The figures for operators. Players may not read them, because they count what others do in secret."""
        if request.client is None or request.client.host not in (INSIDE, *self.matches.config.operators):
            raise ApiError("not-found")
        metrics = self.matches.metrics
        metrics.gauges = {"live_matches": len(self.matches.in_memory), "sockets": len(self.connections.open)}
        texts = [metrics.text(), *(body.decode() for _status, body in await self.ask_owners("/metrics"))]
        return Response(added_up(texts), headers=HEADERS, media_type="text/plain; version=0.0.4")

    async def ask_owners(self, path: str) -> list[tuple[int, bytes]]:
        """What the owners answer to a request, where this process is the front of several."""
        if self.passing is None or self.passing.here != FRONT:
            return []
        return await asyncio.gather(*(self.passing.ask(1 + owner, path) for owner in range(self.passing.routing.owners)))

    async def owners_are_well(self) -> bool:
        return all(status == 200 for status, _body in await self.ask_owners("/healthz"))


async def respond(route: Route, request: ApiRequest) -> Response:
    status, result = await route.handler(request)
    if isinstance(result, bytes):
        return Response(result, status, HEADERS, ZIP)
    return json_response(status, result)


def methods_of(path: str) -> list[str]:
    return [route.method for route in ROUTES if route.path == path]
