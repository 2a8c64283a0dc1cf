"""The HTTP routes: the body each one takes, its handler, and its description. openapi.json is generated from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from pionek.server.errors import ApiError, Elsewhere
from pionek.server.http.docs import docs, docs_page
from pionek.server.http.library import game_with_packs, games, how_to_play, lessons, look_of, packs, puzzles, rules_of
from pionek.server.http.packs import (
    MOST_ASKED,
    Files,
    Measured,
    begin,
    bring,
    bring_files,
    check,
    example,
    example_list,
    file,
    files,
    go_on_with_run,
    measure,
    offered,
    one,
    run_told,
    stop_run,
)  # fmt: skip
from pionek.server.http.request import ApiRequest, ApiResult, Route
from pionek.server.http.setup import Form, set_up
from pionek.server.matches import campaigns, commands, creating, learning, offers, people, replays, results
from pionek.server.matches.live_match import public_options, seat_info
from pionek.server.socket.protocol import Id, Key, Number
from pionek.server.store.rows import STATUSES, Clock, Header, Row
from pionek.server.tokens import LONGEST, hashed, match_of_code, plausible

MOST_LISTED = 50
LONGEST_CLOCK = 60 * 24 * 3600

Seat = Annotated[str, Meta(max_length=40)]
Text = Annotated[str, Meta(max_length=64)]
Options = dict[Text, bool | int | str | list[str] | dict[str, Any] | None]


class Laid(msgspec.Struct, forbid_unknown_fields=True):
    """So many of a thing before a seat: a card in its hand, tokens, or a number such as `health`."""

    seat: Annotated[int, Meta(ge=0, le=11)]
    kind: Text
    id: Annotated[str, Meta(max_length=120)] = ""
    count: Annotated[int, Meta(ge=0, le=99)] = 1


class NewMatch(msgspec.Struct, forbid_unknown_fields=True):
    """What is played and who sits where. Whatever is left out is what a newcomer should play first."""

    game: Text
    name: Annotated[str, Meta(max_length=24)] = ""
    """What whoever sets the table up will be called at it: a name that cannot be is refused before there is a table."""
    seats: Annotated[list[Seat], Meta(max_length=12)] = []
    options: Options = {}
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None
    clock: Annotated[str, Meta(pattern="^(none|move|bank)$")] = "none"
    seconds: Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)] = 0
    spectators: bool = True
    listed: bool = True
    entered: bool = False
    packs: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=MOST_ASKED)] = []
    """The hashes of packs that are played with besides the game's own."""
    laid: Annotated[list[Laid], Meta(max_length=40)] = []
    """What lies before seats from the beginning, to try something out. Such a match is not rated."""
    first: Annotated[int, Meta(ge=0, le=11)] | None = None
    """The seat that is asked first, as far as chance can decide that."""
    guided: bool = False
    """The guided first game: it brings its own settings, seats and chance."""
    lesson: Text = ""
    """A short lesson of the game, by its id: it brings its own position and seats."""
    puzzle: Annotated[str, Meta(max_length=10)] = ""
    """The day whose puzzle of this game is wanted, as 2026-11-18."""


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """The code of an invitation, and the name one wants to be called at this table.

    `id` is the client's own: with the same one, the request can be repeated if no reply came.
    """

    code: Annotated[str, Meta(max_length=LONGEST)]
    name: Annotated[str, Meta(max_length=24)] = ""
    id: Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_.:-]*$")] = ""


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


class NewPassphrase(Who):
    """A name, its passphrase, and the new one."""

    new: Annotated[str, Meta(max_length=256)]


class Shown(msgspec.Struct, forbid_unknown_fields=True):
    """Whether everybody may read one's page."""

    shown: bool


class MailTo(msgspec.Struct, forbid_unknown_fields=True):
    """Where one wants to be told whose turn it is; "" for nowhere."""

    address: Annotated[str, Meta(max_length=254)]


class Learned(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser remembers: lessons by game, and by day how its puzzle went."""

    lessons: Annotated[dict[Text, Annotated[list[Text], Meta(max_length=100)]], Meta(max_length=50)]
    puzzles: Annotated[dict[str, Literal["reached", "missed"]], Meta(max_length=800)]


class MailCode(msgspec.Struct, forbid_unknown_fields=True):
    """What stands in the link of a letter."""

    code: Annotated[str, Meta(max_length=LONGEST)]


class Nothing(msgspec.Struct, forbid_unknown_fields=True):
    """An empty object."""


async def health(request: ApiRequest) -> ApiResult:
    """Whether the store can be written and the matches in it can be read. The answer is kept for a moment."""
    if not await request.matches.health.is_good():
        raise ApiError("ill")
    return 200, {"ok": True}


# Matches


async def create(request: ApiRequest) -> ApiResult:
    new: NewMatch = request.body
    if new.name:
        await people.check_guest_name(request.matches, new.name, await request.person())
    request.create_one()
    if new.guided:
        row, codes = await creating.create_guided(request.matches, new.game)
        return 201, created(row, codes)
    if new.lesson:
        return 201, created(*await creating.create_lesson(request.matches, new.game, new.lesson))
    if new.puzzle:
        return 201, created(*await creating.create_puzzle(request.matches, new.game, new.puzzle))
    if new.clock != "none" and not new.seconds:
        raise ApiError("wrong-value", "seconds: a clock needs at least 1", "seconds: zegar potrzebuje co najmniej 1")
    row, codes = await creating.create(
        request.matches, new.game, new.seats, dict(new.options), new.seed, Clock(new.clock, new.seconds),
        new.spectators, new.listed, new.entered, new.packs, [(each.seat, each.kind, each.id, each.count) for each in new.laid], new.first,
    )  # fmt: skip
    return 201, created(row, codes)


def created(row: Row, codes: dict[int, str]) -> dict[str, Any]:
    seats = [
        msgspec.to_builtins(seat_info(at, chair)) | {"code": codes.get(at)} for at, chair in enumerate(row.state.chairs)
    ]
    return {"match": row.id, "seats": seats}


async def lobby(request: ApiRequest) -> ApiResult:
    status = request.word("status", STATUSES[:3], "waiting")
    rows = await request.matches.shards.listed([status], MOST_LISTED)
    return 200, {"matches": [row_info(row) for row in rows if row.state.listed]}


def row_info(row: Row) -> dict[str, Any]:
    """A match as a list of matches shows it."""
    return {
        "match": row.id,
        "game": row.game,
        "status": row.status,
        "options": public_options(row.header),
        "packs": further_packs(row.header),
        "seats": [seat_info(at, chair) for at, chair in enumerate(row.state.chairs)],
        "created": row.created,
    }


def further_packs(header: Header) -> dict[str, str]:
    """The packs of a match besides the game's own, by id with their hashes."""
    return {id: digest for id, digest in header.packs.items() if id != header.game}


async def look(request: ApiRequest) -> ApiResult:
    """The whole view of a seat or a spectator, as the websocket sends it. An answer must send `at` back."""
    handle = await request.viewer()
    live = handle.live
    async with live.lock:
        stream = live.stream(handle.seat, request.lang)
        live.refresh(stream)
        return 200, {"seat": handle.seat, "at": stream.seq, "view": stream.view}


async def log(request: ApiRequest) -> ApiResult:
    handle = await request.viewer()
    await request.matches.load_past(handle.live)
    since = request.number("since", 0)
    return 200, {"lines": handle.live.log_lines(handle.seat, request.lang, since)}


async def replay(request: ApiRequest) -> ApiResult:
    """One moment of the match as the seat saw it. Only what changed for this seat counts as a moment."""
    handle = await request.viewer()
    return 200, await replays.replay(request.matches, handle, request.lang, request.number("at", -1))


async def match_file(request: ApiRequest) -> ApiResult:
    """The match file, once the match is over or if all other seats are bots."""
    handle = await request.viewer()
    await request.matches.load_past(handle.live)
    match = commands.whole_match(handle)
    if campaigns.keeps_secrets(handle.live):
        raise ApiError("still-secret")
    return 200, msgspec.json.decode(match.save())


async def coach(request: ApiRequest) -> ApiResult:
    return 200, await request.matches.coach.review(await request.seat(), request.lang)


async def answer(request: ApiRequest) -> ApiResult:
    handle = await request.seat()
    given: GivenAnswer = request.body
    seen = handle.live.stream(handle.seat, request.lang).entries_seen(given.at)
    await commands.answer(request.matches, handle, given.id, given.key, seen)
    return 200, {"accepted": given.id}


async def join(request: ApiRequest) -> ApiResult:
    """Take a seat by its code. Where another process has the match, the client is sent to the address of the match."""
    given: Join = request.body
    match = match_of_code(given.code)
    if not match and not request.matches.part.owns and plausible(given.code):  # a code of an older version
        secret = await request.matches.shards.secret(hashed(given.code))
        match = secret.match if secret is not None else ""
    if match and plausible(match) and not request.matches.part.has(match):
        raise Elsewhere(f"/api/matches/{match}/join")
    return await take_seat(request)


async def take_seat(request: ApiRequest) -> ApiResult:
    given: Join = request.body
    if "id" in request.http.path_params and match_of_code(given.code) not in ("", request.id):
        raise ApiError("wrong-code")
    person = await request.person()
    await people.check_guest_name(request.matches, given.name, person)
    token, handle = await request.matches.seats.join(given.code, person, given.name, given.id)
    return 200, {"match": handle.live.id, "seat": handle.seat, "token": token}


async def sit(request: ApiRequest) -> ApiResult:
    given: Sit = request.body
    live = await request.live()
    if not live.row.state.listed:
        raise ApiError("not-yours")
    person = await request.person()
    await people.check_guest_name(request.matches, given.name, person)
    token, handle = await request.matches.seats.take_open(live, person, given.name)
    return 200, {"match": live.id, "seat": handle.seat, "token": token}


async def invite(request: ApiRequest) -> ApiResult:
    """A code for one's own seat: for another device, or for a person who takes the seat over."""
    return 201, {"code": await request.matches.seats.invite(await request.seat())}


async def following(request: ApiRequest) -> ApiResult:
    token, seat, row = await offers.seat_in_next(request.matches, await request.seat())
    return 200, {"match": row.id, "seat": seat, "token": token}


async def branch(request: ApiRequest) -> ApiResult:
    given: Branch = request.body
    request.create_one()
    row, codes = await commands.branch(request.matches, await request.seat(), given.at, given.seats)
    return 201, created(row, codes)


async def campaign(request: ApiRequest) -> ApiResult:
    """The campaign of a match as its players may read it."""
    handle = await request.seat()
    return 200, campaigns.campaign_page(handle, await campaigns.chain(request.matches, handle.live), request.lang)


async def go_on(request: ApiRequest) -> ApiResult:
    given: GoOn = request.body
    request.create_one()
    row, codes = await campaigns.go_on(request.matches, await request.seat(), given.seats, dict(given.options))
    return 201, created(row, codes)


# People


async def register(request: ApiRequest) -> ApiResult:
    given: Who = request.body
    request.try_passphrase()
    person, token = await people.register(request.matches, given.name, given.passphrase)
    return 201, {"name": person.name, "token": token}


async def sign_in(request: ApiRequest) -> ApiResult:
    given: Who = request.body
    request.try_passphrase()
    person, token = await people.sign_in(request.matches, given.name, given.passphrase)
    return 200, {"name": person.name, "token": token}


async def change_passphrase(request: ApiRequest) -> ApiResult:
    """Another passphrase for one's account. All tokens of the account end, and a new one is given."""
    given: NewPassphrase = request.body
    request.try_passphrase()
    person, token = await people.change_passphrase(request.matches, given.name, given.passphrase, given.new)
    return 200, {"name": person.name, "token": token}


async def sign_out(request: ApiRequest) -> ApiResult:
    """End the token of this request."""
    await people.person_of(request.matches, request.token)
    await request.matches.shards.accounts.end_token(hashed(request.token))
    return 200, {}


async def delete_account(request: ApiRequest) -> ApiResult:
    """Delete one's account. Its matches stay."""
    given: Who = request.body
    request.try_passphrase()
    await people.delete(request.matches, given.name, given.passphrase)
    return 200, {}


async def me(request: ApiRequest) -> ApiResult:
    if not request.token:
        raise ApiError("no-person")
    person = await people.person_of(request.matches, request.token)
    rows = await request.matches.shards.matches_of(person.id, MOST_LISTED)
    ratings = {game: results.shown_rating((mu, sigma)) | {"matches": n} for game, (mu, sigma, n) in person.ratings.items()}
    box = await request.matches.shards.accounts.mailbox(person.id)
    mail = {"address": box.address, "confirmed": box.confirmed} if box is not None else None
    return 200, await results.page(request.matches, person, own=True) | {
        "ratings": ratings, "matches": [row_info(row) for row in rows], "mail": mail, "mails": bool(request.matches.config.mail),
    }  # fmt: skip


async def person_page(request: ApiRequest) -> ApiResult:
    """The page of somebody who lets everybody read it."""
    return 200, await results.page_called(request.matches, people.fold(str(request.http.path_params["name"])[:64]))


async def show_page(request: ApiRequest) -> ApiResult:
    given: Shown = request.body
    person = await people.person_of(request.matches, request.token)
    await request.matches.shards.accounts.show_person(person.id, given.shown)
    return 200, {}


async def learn(request: ApiRequest) -> ApiResult:
    given: Learned = request.body
    person = await people.person_of(request.matches, request.token)
    return 200, await learning.learn(request.matches, person, given.lessons, given.puzzles)


async def mail_to(request: ApiRequest) -> ApiResult:
    """Where one gets mail. A letter asks at the address first, in the language of the request."""
    given: MailTo = request.body
    person = await people.person_of(request.matches, request.token)
    if not given.address:
        await request.matches.shards.accounts.no_mail(person.id)
        return 200, {}
    if not request.address.mails.take():
        raise ApiError("too-fast")
    await request.matches.post.set_address(person, given.address, request.lang)
    return 200, {}


async def confirm_mail(request: ApiRequest) -> ApiResult:
    given: MailCode = request.body
    await request.matches.post.confirm(given.code)
    return 200, {}


async def stop_mail(request: ApiRequest) -> ApiResult:
    """No more mail, by the link of any letter; nobody has to sign in."""
    given: MailCode = request.body
    await request.matches.post.stop(given.code)
    return 200, {}


async def own_seat(request: ApiRequest) -> ApiResult:
    """A token for the seat that one took with one's name, for instance on another device. The older token ends."""
    person = await people.person_of(request.matches, request.token)
    live = await request.live()
    token, handle = await request.matches.seats.take_own(live, person)
    return 200, {"match": live.id, "seat": handle.seat, "token": token}


PACKS = ("packs", "hashes of packs on this server, with commas between them")
LANG = ("lang", "en or pl; otherwise as Accept-Language says")
ROUTES: tuple[Route, ...] = (
    Route("GET", "/healthz", health, "Whether the server and its store answer"),
    Route("GET", "/api/games", games, "The games, their options, and who can sit at a table", query=(LANG,)),
    Route("GET", "/api/games/{game}", game_with_packs, "One game, with what packs add to its options", query=(LANG, PACKS)),
    Route("GET", "/api/packs", offered, "The packs that everybody may play with here", query=(LANG, ("game", "only those for this game"))),
    Route("POST", "/api/packs", bring, "Bring a pack, as a .zip file", bytes, statuses=(201,), query=(LANG,)),
    Route("POST", "/api/packs/check", check, "The mistakes of a pack that is being written", Files, query=(LANG,)),
    Route("POST", "/api/packs/files", bring_files, "Bring a pack, as files written in the browser", Files, statuses=(201,), query=(LANG,)),
    Route("GET", "/api/packs/{digest}", one, "A pack with all its entries, in words", query=(LANG,)),
    Route("GET", "/api/packs/{digest}/file", file, "A pack as a .zip file", gives=bytes),
    Route("GET", "/api/packs/{digest}/files", files, "The files of a pack"),
    Route("GET", "/api/examples", example_list, "The example packs"),
    Route("POST", "/api/examples/{example}", example, "Bring an example pack to this server's shelf", Nothing, statuses=(201,), query=(LANG,)),
    Route("POST", "/api/balance", measure, "Begin a balance run: what a pack changes", Measured, statuses=(201,), query=(LANG,)),
    Route("GET", "/api/balance/{run}", run_told, "How far a balance run is, and its report", query=(LANG,)),
    Route("POST", "/api/balance/{run}/stop", stop_run, "Stop a balance run", Nothing, query=(LANG,)),
    Route("POST", "/api/balance/{run}/on", go_on_with_run, "Go on with a balance run that was stopped", Nothing, query=(LANG,)),
    Route("GET", "/api/games/{game}/begin", begin, "The files of a new pack, and the schema of such files"),
    Route("GET", "/api/games/{game}/look", look_of, "How a game is drawn: colours, icons, boards", query=(PACKS,)),
    Route("GET", "/api/games/{game}/rules", rules_of, "The rules of a game, all or by words", query=(LANG, ("words", "what to look for"))),
    Route("GET", "/api/games/{game}/play", how_to_play, "How a game is played, as a page to read", query=(LANG,)),
    Route("GET", "/api/docs", docs, "The pages of the documentation", query=(LANG,)),
    Route("GET", "/api/docs/{page}", docs_page, "A page of the documentation, to read"),
    Route("GET", "/api/games/{game}/lessons", lessons, "The short lessons of a game", query=(LANG,)),
    Route("GET", "/api/puzzles", puzzles, "Whose puzzle is the puzzle of a day, and which games have puzzles", query=(LANG, ("date", "the day, as 2026-11-18"))),
    Route("GET", "/api/games/{game}/packs", packs, "The content of a game, in words", query=(LANG, PACKS, ("match", "one's match: secrets that its campaign has revealed appear too"))),
    Route("POST", "/api/games/{game}/setup", set_up, "A set-up after one change: seats and options follow each other, with everything a form shows", Form, query=(LANG,)),
    Route("POST", "/api/matches", create, "A new match; each seat of a person has a code", NewMatch, statuses=(201,)),
    Route("GET", "/api/matches", lobby, "Matches that are listed", query=(("status", "waiting, running or finished"),)),
    Route("POST", "/api/join", join, "A code for the token of its seat; a code works once", Join),
    Route("POST", "/api/matches/{id}/join", take_seat, "The same, where a server has several processes: a code begins with the id of its match and a point", Join),
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
    Route("POST", "/api/matches/{id}/mine", own_seat, "One's seat, by one's name: for another device", Nothing),
    Route("POST", "/api/matches/{id}/next", following, "One's seat in the match agreed to be played next", Nothing),
    Route("POST", "/api/people", register, "Keep a name", Who, statuses=(201,)),
    Route("POST", "/api/people/token", sign_in, "A token for a name and its passphrase", Who),
    Route("POST", "/api/people/passphrase", change_passphrase, "Another passphrase; all tokens of the name end", NewPassphrase),
    Route("POST", "/api/people/end", sign_out, "End the token that is sent", Nothing),
    Route("POST", "/api/people/delete", delete_account, "Give a name up; its matches stay", Who),
    Route("GET", "/api/people/me", me, "One's page: matches, results and ratings"),
    Route("POST", "/api/people/me", show_page, "Whether everybody may read one's page", Shown),
    Route("POST", "/api/people/learned", learn, "Lessons and puzzles: what this browser knows is added to what one's account has", Learned),
    Route("POST", "/api/people/mail", mail_to, "Where one is told whose turn it is; a letter asks there first", MailTo, query=(LANG,)),
    Route("GET", "/api/people/called/{name}", person_page, "The page of somebody who shows it", query=(LANG,)),
    Route("POST", "/api/mail/confirm", confirm_mail, "An address is right, by the link of a letter", MailCode),
    Route("POST", "/api/mail/stop", stop_mail, "No more mail, by the link of a letter", MailCode),
)  # fmt: skip
