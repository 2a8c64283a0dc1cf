"""The routes of HTTP: what each takes, what it gives, and who may ask. openapi.json is made from this table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta
from starlette.requests import Request

from pionek.bots.seats import seat_words
from pionek.core import registry
from pionek.core.game import Game
from pionek.core.scene import to_plain
from pionek.core.text import LANGUAGES, plain
from pionek.server import beginning, deeds, people
from pionek.server.hall import Hall, Place
from pionek.server.live import SPECTATOR, Live, chair_told, log_line, options_told, whole_match
from pionek.server.manual import has_manual, manual
from pionek.server.page import outline
from pionek.server.protocol import Id, Key, Number
from pionek.server.refusals import Refusal
from pionek.server.rows import CLOSED, STATUSES, Clock, Row
from pionek.server.tokens import LONGEST

MOST_LISTED = 50
MOST_RULES = 100
LONGEST_CLOCK = 60 * 24 * 3600

Seat = Annotated[str, Meta(max_length=40)]
Text = Annotated[str, Meta(max_length=64)]


class NewMatch(msgspec.Struct, forbid_unknown_fields=True):
    """What is played and who sits where. Whatever is left out is what a newcomer should play first."""

    game: Text
    seats: Annotated[list[Seat], Meta(max_length=12)] = []
    options: dict[Text, bool | int | str | list[str] | dict[str, Any] | None] = {}
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None
    clock: Annotated[str, Meta(pattern="^(none|move|bank)$")] = "none"
    seconds: Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)] = 0
    spectators: bool = True
    listed: bool = True
    entered: bool = False
    guided: bool = False
    """The guided first game: it brings its own settings, seats and chance."""


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """The code of an invitation, and the name one wants to be called at this table."""

    code: Annotated[str, Meta(max_length=LONGEST)]
    name: Annotated[str, Meta(max_length=24)] = ""


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """A name for the table; everything else is in the address."""

    name: Annotated[str, Meta(max_length=24)] = ""


class GivenAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """An answer without a websocket. `at` is what the view said it was."""

    id: Id
    key: Key
    at: Number


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """A new match from a point of this one, by the number of answers kept."""

    at: Number
    seats: Annotated[list[Seat], Meta(max_length=12)] = []


class Who(msgspec.Struct, forbid_unknown_fields=True):
    """A name and its passphrase."""

    name: Annotated[str, Meta(max_length=64)]
    passphrase: Annotated[str, Meta(max_length=256)]


class Nothing(msgspec.Struct, forbid_unknown_fields=True):
    """An empty object."""


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
        if not self.token:
            raise Refusal("no-token")
        place = await self.hall.place(self.token)
        if place.live.id != self.id:
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


# Games


def game_of(asking: Asking) -> Game:
    try:
        return registry.get(str(asking.request.path_params["game"]))
    except registry.UnknownGame as error:
        raise Refusal.told("no-game", error) from error


async def health(asking: Asking) -> Given:
    await asking.hall.store.counts()
    return 200, {"ok": True}


async def games(asking: Asking) -> Given:
    return 200, {"games": [game_told(registry.get(name), asking.lang) for name in registry.names()], "seats": seat_words()}


def game_told(game: Game, lang: str) -> dict[str, Any]:
    content = game.content()
    least, most = game.seats
    options = [
        {
            "name": each.name,
            "type": each.type,
            "default": each.default,
            "about": each.about[lang],
            "allowed": [
                {"id": value, "name": name_of(game, each.of, value, lang)}
                for value in each.values(game.known(content, each))
            ],
            "least": each.least,
            "most": each.most,
        }
        for each in game.settings
    ]
    return {
        "id": game.id,
        "name": game.name[lang],
        "seats": {"least": least, "most": most},
        "guided": game.guide is not None,
        "manual": has_manual(game),
        "options": options,
    }


def name_of(game: Game, kind: str, value: str, lang: str) -> str:
    """The name of an allowed value: of the entry it names, else the word itself."""
    content = game.content()
    index = content.ids.get(kind, {}).get(value)
    return value if index is None else content.name_of(kind, index, lang)


async def look_of(asking: Asking) -> Given:
    """How a game is drawn: its look.yaml, and the outlines of the icons it names."""
    look = game_of(asking).look
    icons = sorted({look["sign"], *look["icons"].values()})
    return 200, look | {"outlines": {icon: outline(icon) for icon in icons}}


async def rules(asking: Asking) -> Given:
    ledger = game_of(asking).ledger
    words = asking.request.query_params.get("words", "")[:200]
    found = ledger.search(words, limit=MOST_RULES) if words.strip() else list(ledger)
    told = [{"id": rule.id, "where": rule.where, "kind": rule.kind, "text": rule.text(asking.lang)} for rule in found]
    return 200, {"rules": told}


async def how_to_play(asking: Asking) -> Given:
    page = manual(game_of(asking).folder, asking.lang)
    if not page:
        raise Refusal("not-found")
    return 200, {"html": page}


async def packs(asking: Asking) -> Given:
    game = game_of(asking)
    content = game.content()
    entries = [
        {
            "id": each.id,
            "kind": kind,
            "name": each.name[asking.lang],
            "text": plain(content.text_of(kind, each.index, asking.lang)),
        }
        for kind, definitions in content.entries.items()
        for each in definitions
        if not getattr(each, "secret", False)
    ]
    headers = [{"id": pack.id, "version": pack.version, "digest": pack.digest} for pack in content.packs]
    return 200, {"packs": headers, "entries": entries}


# Matches


async def create(asking: Asking) -> Given:
    new: NewMatch = asking.body
    if new.guided:
        row, codes = await beginning.create_guided(asking.hall, new.game)
        return 201, created(row, codes)
    if new.clock != "none" and not new.seconds:
        raise Refusal("wrong-value", "seconds: a clock needs at least 1", "seconds: zegar potrzebuje co najmniej 1")
    row, codes = await beginning.create(
        asking.hall, new.game, new.seats, dict(new.options), new.seed, Clock(new.clock, new.seconds), new.spectators, new.listed, new.entered
    )
    return 201, created(row, codes)


def created(row: Row, codes: dict[int, str]) -> dict[str, Any]:
    seats = [
        msgspec.to_builtins(chair_told(at, chair)) | {"code": codes.get(at)} for at, chair in enumerate(row.state.chairs)
    ]
    return {"match": row.id, "seats": seats}


async def lobby(asking: Asking) -> Given:
    status = asking.word("status", STATUSES[:3], "waiting")
    rows = await asking.hall.store.listed([status], MOST_LISTED)
    return 200, {"matches": [row_told(row) for row in rows if row.state.listed]}


def row_told(row: Row) -> dict[str, Any]:
    return {
        "match": row.id,
        "game": row.game,
        "status": row.status,
        "options": options_told(row.header),
        "seats": [chair_told(at, chair) for at, chair in enumerate(row.state.chairs)],
        "created": row.created,
    }


async def look(asking: Asking) -> Given:
    """The whole view of a seat or a spectator, as the websocket would tell it; `at` goes with an answer."""
    place = await asking.looker()
    live = place.live
    async with live.lock:
        stream = live.stream(place.seat, asking.lang)
        live.refresh(stream)
        return 200, {"seat": place.seat, "at": stream.seq, "view": stream.view}


async def log(asking: Asking) -> Given:
    place = await asking.looker()
    await asking.hall.recall(place.live)
    since = asking.number("since", 0)
    return 200, {"lines": place.live.lines(place.seat, asking.lang, since)}


async def answer(asking: Asking) -> Given:
    place = await asking.place()
    given: GivenAnswer = asking.body
    seen = place.live.stream(place.seat, asking.lang).seen_at(given.at)
    await deeds.answer(asking.hall, place, given.id, given.key, seen)
    return 200, {"accepted": given.id}


async def join(asking: Asking) -> Given:
    given: Join = asking.body
    token, place = await asking.hall.join(given.code, await asking.person(), given.name.strip())
    return 200, {"match": place.live.id, "seat": place.seat, "token": token}


async def sit(asking: Asking) -> Given:
    given: Sit = asking.body
    live = await asking.live()
    if not live.row.state.listed:
        raise Refusal("not-yours")
    token, place = await asking.hall.take_open(live, await asking.person(), given.name.strip())
    return 200, {"match": live.id, "seat": place.seat, "token": token}


async def invite(asking: Asking) -> Given:
    """A code for one's own seat: on another device, or for somebody who takes over."""
    return 201, {"code": await asking.hall.invite(await asking.place())}


async def following(asking: Asking) -> Given:
    token, row = await deeds.next_seat(asking.hall, await asking.place())
    return 200, {"match": row.id, "token": token}


async def match_file(asking: Asking) -> Given:
    """The match file: for a finished match, or one that nobody else plays."""
    place = await asking.looker()
    await asking.hall.recall(place.live)
    match = deeds.open_match(place)
    return 200, msgspec.json.decode(match.save())


async def branch(asking: Asking) -> Given:
    given: Branch = asking.body
    row, codes = await deeds.branch(asking.hall, await asking.place(), given.at, given.seats)
    return 201, created(row, codes)


async def replay(asking: Asking) -> Given:
    """One moment of the match as the seat saw it. Moments are counted by what changed for this seat alone."""
    place = await asking.looker()
    await asking.hall.recall(place.live)
    live = place.live
    wanted = asking.number("at", -1)
    return 200, await asyncio.to_thread(replayed, live, place.seat, asking.lang, wanted)


def replayed(live: Live, seat: int, lang: str, wanted: int) -> dict[str, Any]:
    full = live.match
    answers = full.effective()
    match = whole_match(live.row.header, []) if full.base is None or live.row.header.base is not None else full.branch(0)
    match.listen()
    count, last, found, lines, since = -1, None, None, 0, 0
    for at in range(len(answers) + 1):
        if at:
            given = answers[at - 1]
            if given.seat == seat:
                since = count + 1
            if given.option is None:
                match.given_up(match.table, given.seat)
            else:
                match.play(given.option, given.seat)
        scene = to_plain(match.scene(seat, lang))
        if scene != last or len(match.listen().events) > lines:
            count += 1
            last, lines = scene, len(match.listen().events)
        if wanted < 0 or count <= wanted:
            found = (count, scene, lines, at)
    assert found is not None
    told = {
        "at": found[0],
        "moments": count + 1,
        "since": min(since, count),
        "scene": found[1],
        "log": [log_line(line) for line in match.log(seat, lang)[: found[2]]],
    }
    if live.open_to(seat):
        told["answers"] = found[3]  # where a branch begins; while others play, it would tell how often they answered
    return told


# People


async def register(asking: Asking) -> Given:
    given: Who = asking.body
    person, token = await people.register(asking.hall, given.name, given.passphrase)
    return 201, {"name": person.name, "token": token}


async def sign_in(asking: Asking) -> Given:
    given: Who = asking.body
    person, token = await people.sign_in(asking.hall, given.name, given.passphrase)
    return 200, {"name": person.name, "token": token}


async def me(asking: Asking) -> Given:
    if not asking.token:
        raise Refusal("no-person")
    person = await people.person_of(asking.hall, asking.token)
    rows = await asking.hall.store.matches_of(person.id, MOST_LISTED)
    ratings = {game: {"rating": round(mu - 3 * sigma, 2), "matches": n} for game, (mu, sigma, n) in person.ratings.items()}
    return 200, {"name": person.name, "ratings": ratings, "matches": [row_told(row) for row in rows]}


LANG = ("lang", "en or pl; otherwise as Accept-Language says")
ROUTES: tuple[Route, ...] = (
    Route("GET", "/healthz", health, "Whether the server and its store answer"),
    Route("GET", "/api/games", games, "The games, their options, and who can sit at a table", query=(LANG,)),
    Route("GET", "/api/games/{game}/look", look_of, "How a game is drawn: colours, icons, boards"),
    Route("GET", "/api/games/{game}/rules", rules, "The rules of a game, all or by words", query=(LANG, ("words", "what to look for"))),
    Route("GET", "/api/games/{game}/play", how_to_play, "How a game is played, as a page to read", query=(LANG,)),
    Route("GET", "/api/games/{game}/packs", packs, "The content of a game, in words", query=(LANG,)),
    Route("POST", "/api/matches", create, "A new match; each seat of a person has a code", NewMatch, statuses=(201,)),
    Route("GET", "/api/matches", lobby, "Matches that are listed", query=(("status", "waiting, running or finished"),)),
    Route("POST", "/api/join", join, "A code for the token of its seat; a code works once", Join),
    Route("GET", "/api/matches/{id}", look, "What a seat, or a spectator, sees", query=(LANG,)),
    Route("POST", "/api/matches/{id}/seats", sit, "Take an open seat", Sit),
    Route("POST", "/api/matches/{id}/answers", answer, "Answer without a websocket", GivenAnswer),
    Route("GET", "/api/matches/{id}/log", log, "What happened, as a seat may read it", query=(LANG, ("since", "lines to leave out"))),
    Route("GET", "/api/matches/{id}/replay", replay, "One moment as a seat saw it", query=(LANG, ("at", "which moment, from 0"))),
    Route("GET", "/api/matches/{id}/file", match_file, "The match file, when nobody is left to hide anything from"),
    Route("POST", "/api/matches/{id}/branch", branch, "A new match from a point of this one", Branch, statuses=(201,)),
    Route("POST", "/api/matches/{id}/invite", invite, "A new code for one's own seat", Nothing, statuses=(201,)),
    Route("POST", "/api/matches/{id}/next", following, "One's seat in the match agreed to be played next", Nothing),
    Route("POST", "/api/people", register, "Keep a name", Who, statuses=(201,)),
    Route("POST", "/api/people/token", sign_in, "A token for a name and its passphrase", Who),
    Route("GET", "/api/people/me", me, "One's matches and ratings"),
)  # fmt: skip


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
