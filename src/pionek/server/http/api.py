"""The routes of HTTP: what each takes, what it gives, and who may ask. openapi.json is made from this table."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from pionek.server.errors import Refusal
from pionek.server.http.library import games, how_to_play, look_of, packs, rules
from pionek.server.http.request import Asking, Given, Route
from pionek.server.matches import campaigns, commands, creating, people
from pionek.server.matches.live_match import chair_told, options_told
from pionek.server.matches.replays import match_file, replay
from pionek.server.socket.protocol import Id, Key, Number
from pionek.server.store.rows import STATUSES, Clock, Row
from pionek.server.thinking.coaching import coach
from pionek.server.tokens import LONGEST

MOST_LISTED = 50
LONGEST_CLOCK = 60 * 24 * 3600

Seat = Annotated[str, Meta(max_length=40)]
Text = Annotated[str, Meta(max_length=64)]
Options = dict[Text, bool | int | str | list[str] | dict[str, Any] | None]


class NewMatch(msgspec.Struct, forbid_unknown_fields=True):
    """What is played and who sits where. Whatever is left out is what a newcomer should play first."""

    game: Text
    seats: Annotated[list[Seat], Meta(max_length=12)] = []
    options: Options = {}
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


class GoOn(msgspec.Struct, forbid_unknown_fields=True):
    """The next match of a campaign: who plays it and with which options; what is left out stays as it was."""

    seats: Annotated[list[Seat], Meta(max_length=12)] = []
    options: Options = {}


class Who(msgspec.Struct, forbid_unknown_fields=True):
    """A name and its passphrase."""

    name: Annotated[str, Meta(max_length=64)]
    passphrase: Annotated[str, Meta(max_length=256)]


class Nothing(msgspec.Struct, forbid_unknown_fields=True):
    """An empty object."""


async def health(asking: Asking) -> Given:
    await asking.hall.store.counts()
    return 200, {"ok": True}


# Matches


async def create(asking: Asking) -> Given:
    new: NewMatch = asking.body
    if new.guided:
        row, codes = await creating.create_guided(asking.hall, new.game)
        return 201, created(row, codes)
    if new.clock != "none" and not new.seconds:
        raise Refusal("wrong-value", "seconds: a clock needs at least 1", "seconds: zegar potrzebuje co najmniej 1")
    row, codes = await creating.create(
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
    await commands.answer(asking.hall, place, given.id, given.key, seen)
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
    token, row = await commands.next_seat(asking.hall, await asking.place())
    return 200, {"match": row.id, "token": token}


async def branch(asking: Asking) -> Given:
    given: Branch = asking.body
    row, codes = await commands.branch(asking.hall, await asking.place(), given.at, given.seats)
    return 201, created(row, codes)


async def campaign(asking: Asking) -> Given:
    """The campaign of a match as its players may read it."""
    place = await asking.place()
    return 200, campaigns.told(place, await campaigns.chain(asking.hall, place.live), asking.lang)


async def go_on(asking: Asking) -> Given:
    given: GoOn = asking.body
    row, codes = await campaigns.go_on(asking.hall, await asking.place(), given.seats, dict(given.options))
    return 201, created(row, codes)


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
    Route("GET", "/api/games/{game}/packs", packs, "The content of a game, in words", query=(LANG, ("match", "one's match: secrets that its campaign has revealed appear too"))),
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
    Route("POST", "/api/matches/{id}/coach", coach, "One's own decisions that cost most, of a finished match; asked again until it is done", Nothing, query=(LANG,)),
    Route("POST", "/api/matches/{id}/invite", invite, "A new code for one's own seat", Nothing, statuses=(201,)),
    Route("GET", "/api/matches/{id}/campaign", campaign, "The campaign of one's match: what was found, and its matches", query=(LANG,)),
    Route("POST", "/api/matches/{id}/campaign", go_on, "The next match of the campaign", GoOn, statuses=(201,)),
    Route("POST", "/api/matches/{id}/next", following, "One's seat in the match agreed to be played next", Nothing),
    Route("POST", "/api/people", register, "Keep a name", Who, statuses=(201,)),
    Route("POST", "/api/people/token", sign_in, "A token for a name and its passphrase", Who),
    Route("GET", "/api/people/me", me, "One's matches and ratings"),
)  # fmt: skip
