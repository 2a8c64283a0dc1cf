"""Creating a match: what is played, who may sit where, and the codes that open the seats of people."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING, Any

from pionek.bots.seats import HUMAN, OPEN, PREFIX, budget_of, is_timed, iterations_of, seat_words
from pionek.core import registry
from pionek.core.errors import UserError
from pionek.core.match.fairness import packed_number, secret_seed
from pionek.core.match.match import Match, start
from pionek.core.match.saving import Packer
from pionek.core.setup import drawn
from pionek.core.teaching.puzzles import of_day
from pionek.core.teaching.tasks import LESSON, PUZZLE
from pionek.server.errors import ApiError
from pionek.server.limits import payer_name
from pionek.server.store.database import StoreFailed
from pionek.server.store.rows import RUNNING, WAITING, Chair, Clock, Entry, Header, Row, Secret, State
from pionek.server.tokens import new_id, seat_code

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.teaching.tasks import Task
    from pionek.server.config import Config
    from pionek.server.matches.registry import Matches

NO_CLOCK = Clock()
MOST_STARTS = 40
"""How often a match is begun again until the wanted seat is asked first."""
THOUGHT_SECONDS = 0.05
"""How long the usual number of iterations for a decision (Hints.iterations) takes at most, on average."""
MARGIN = 4
"""How many times longer a hard decision, or a busy machine, may take than the average."""
GOES_ON = (
    "a campaign goes on from its last match here; leave this option out to begin one",
    "kampania toczy się tu dalej od swojej ostatniej rozgrywki; aby zacząć nową, pomiń tę opcję",
)
"""Why a client may not send a campaign: it could claim to have revealed what it has not."""


def find_game(name: str) -> Game:
    try:
        return registry.get(name)
    except registry.UnknownGame as error:
        raise ApiError.from_error("no-game", error) from error


async def create(
    matches: Matches,
    name: str,
    seats: list[str],
    options: dict[str, Any],
    seed: int | None,
    clock: Clock = NO_CLOCK,
    spectators: bool = True,
    listed: bool = True,
    entered: bool = False,
    packs: list[str] | None = None,
    laid: list[tuple[int, str, str, int]] | None = None,
    first: int | None = None,
) -> tuple[Row, dict[int, str]]:
    """Create a match of the game `name`; returns it with a code for each seat of a person.

    Without `seats` a person plays against bots. `packs` are hashes of packs on the shelf, `laid` what
    lies before seats: seat, kind, id and number. `first` is the seat that is to be asked first.
    """
    game = find_game(name)
    if options.get(game.campaign_setting):
        raise ApiError("wrong-value", *GOES_ON)
    check_options(game, options, seats, seed)
    try:
        paths = matches.shelf.chosen(game, packs or [])
        options = drawn(game, await matches.shelf.content(game, paths), options, secrets.choice)
        matches.shelf.used(paths)
        match = begun(first, laid or [], lambda again: start(game, options, secret_seed() + again if seed is None else seed, paths, entered=entered))
    except UserError as error:
        raise ApiError.from_error("wrong-value", error) from error
    return await create_from(
        matches, match, seats or usual_seats(match.table.seats), clock, spectators, listed, seed is not None or first is not None or bool(laid)
    )


def begun(first: int | None, laid: list[tuple[int, str, str, int]], begin: Callable[[int], Match]) -> Match:
    """A match in which the wanted seat is asked first: it is begun again, with another seed, until it is."""
    for again in range(MOST_STARTS):
        match = begin(again)
        if laid or first is not None:
            lay_out(match, laid)
            if match.decision is None and not laid:
                match = begin(again)  # what is played has no more than its set-up, like a Slumber of one text: it begins there
        if first is None or (match.decision is not None and match.decision.seat == first):
            return match
    assert first is not None
    raise UserError(f"first: seat {first + 1} cannot begin here", f"first: miejsce {first + 1} nie może tu zacząć")


def lay_out(match: Match, laid: list[tuple[int, str, str, int]]) -> None:
    """Put things before seats when set-up is over, which chance decides, and go on from there."""
    luck = random.Random(match.seed)
    while match.decision is not None and not match.game.laying_out.is_ready(match.table):
        match.table.take(luck.choice(match.decision.options), match.decision.seat)
    for seat, kind, id, count in laid:
        index = match.content.ids.get(kind, {}).get(id, -1)
        known = 0 <= seat < match.table.seats and (index >= 0 or not id)
        if not known or not match.game.laying_out.lay(match.table, seat, kind, index, count):
            en, pl = ((match.content.name_of(kind, index, lang) if index >= 0 else f"{kind} {id}".strip()) for lang in ("en", "pl"))
            raise UserError(
                f"{en} cannot lie before seat {seat + 1} here: it is not in that seat's deck, reserve or supply",
                f"{pl}: to nie może leżeć przed miejscem {seat + 1}, bo nie ma tego w jego talii, rezerwie ani zapasie",
            )
    match.table.ask_again()
    match.base = match.table.clone()


async def create_guided(matches: Matches, name: str) -> tuple[Row, dict[int, str]]:
    """Create the guided first game for a newcomer. It has no spectators, is not listed and not rated."""
    game = find_game(name)
    guide = game.guide
    if guide is None:
        raise ApiError("wrong-value", f"guided: {name} has no guide", f"guided: {name} nie ma przewodnika")
    match = start(game, guide.settings, guide.seed)
    seats = [HUMAN if seat == guide.seat else f"{PREFIX}greedy" for seat in range(match.table.seats)]
    return await create_from(matches, match, seats, NO_CLOCK, False, False, given_seed=True, guided=True)


async def create_lesson(matches: Matches, name: str, id: str) -> tuple[Row, dict[int, str]]:
    """Create the table of a lesson. Like a guided game it is not listed and not rated."""
    game = find_game(name)
    lesson = next((each for each in game.lessons if each.id == id), None)
    if lesson is None:
        raise ApiError("wrong-value", f"lesson: {name} has no lesson {id!r}", f"lesson: {name} nie ma lekcji {id!r}")
    return await create_task(matches, lesson.begin(game), lesson, LESSON)


async def create_puzzle(matches: Matches, name: str, day: str) -> tuple[Row, dict[int, str]]:
    """Create the table of a game's puzzle of a day."""
    game = find_game(name)
    if not game.puzzles:
        raise ApiError("wrong-value", f"puzzle: {name} has no puzzles", f"puzzle: {name} nie ma zagadek")
    puzzle = of_day(game.puzzles, day_of(day))
    return await create_task(matches, puzzle.begin(game), puzzle, PUZZLE)


def day_of(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise ApiError("wrong-value", f"{text!r} is no date; write it as 2026-11-18", f"{text!r} to nie data; zapisz ją jako 2026-11-18") from error


async def create_task(matches: Matches, match: Match, task: Task, kind: str) -> tuple[Row, dict[int, str]]:
    seats = [HUMAN if seat == task.seat else f"{PREFIX}greedy" for seat in range(match.table.seats)]
    return await create_from(matches, match, seats, NO_CLOCK, False, False, given_seed=True, task=f"{kind}:{task.id}")


async def create_from(
    matches: Matches, match: Match, seats: list[str], clock: Clock, spectators: bool, listed: bool, given_seed: bool,
    guided: bool = False, before: str = "", task: str = "",
) -> tuple[Row, dict[int, str]]:  # fmt: skip
    """Write a new match to the store; returns it with a code for each seat of a person.

    `given_seed` tells that somebody may know the seed, `before` is the match of the same campaign that it continues.
    """
    if not matches.part.owns:
        raise ApiError("wrong-owner")
    check_seats(seats, match, matches.config)
    if all(word.startswith(PREFIX) for word in seats):
        check_bot_tables(matches)
    now = matches.now()
    header = Header(
        match.game.id, match.game.rules_version, {pack.id: pack.digest for pack in match.content.packs},
        match.settings, packed_number(match.seed), match.entered,
        Packer(match.content).table(match.base) if match.base is not None else None, given_seed,
    )  # fmt: skip
    chairs = [Chair(word, taken=word.startswith(PREFIX), bank=clock.seconds * 1000) for word in seats]
    state = State(chairs, clock, spectators=spectators, listed=listed, marked=match.marked, guided=guided, before=before, task=task)
    row = Row(new_id(matches.part.shard), match.game.id, WAITING, 1, 0, header, state, now, now)
    codes: dict[int, str] = {}
    opened: list[Secret] = []
    for seat, word in enumerate(seats):
        if not word.startswith(PREFIX):
            codes[seat], secret = seat_code(row.id, seat)
            opened.append(secret)
    if not codes:
        row.status = RUNNING
    entries = [Entry(text, -1, now) for text in match.record()]
    row.entries = len(entries)
    try:
        await matches.store.create(row, entries, opened)
    except StoreFailed as error:
        matches.journal.warn("store-failed", match=row.id, reason=str(error))
        raise ApiError("not-written") from error
    matches.metrics.count("matches")
    matches.journal.note("created", match=row.id, game=row.game)
    if not codes:
        await matches.find(row.id)
    return row, codes


def check_seats(seats: list[str], match: Match, config: Config) -> None:
    """Refuse an unknown word for a seat, a bot that would think too long for this server, and a wrong number of seats."""
    allowed = seat_words()
    for word in seats:
        if word not in allowed and (not word.startswith(PREFIX) or budget_of(word.removeprefix(PREFIX)) is None):
            listed = ", ".join([*allowed, f"{PREFIX}search:N"])
            raise ApiError(
                "wrong-value", f"seats: {word!r} cannot sit at a table; there are {listed}",
                f"seats: {word!r} nie może usiąść przy stole; są: {listed}",
            )  # fmt: skip
        most = most_iterations(match.game, config)
        if is_timed(word) or iterations_of(word, match.game.hints.iterations) > most:
            raise ApiError(
                "wrong-value", f"seats: {word!r} thinks too long for this server; at most {PREFIX}search:{most} may sit here",
                f"seats: {word!r} myśli za długo jak na ten serwer; najwyżej {PREFIX}search:{most} może tu usiąść",
            )  # fmt: skip
    if len(seats) != match.table.seats:
        wanted = match.table.seats
        raise ApiError(
            "wrong-value", f"seats: {len(seats)} given, {wanted} wanted", f"seats: podano {len(seats)}, potrzeba {wanted}"
        )


def check_bot_tables(matches: Matches) -> None:
    """Refuse one more match of bots only, if an address has enough of them."""
    owner = payer_name()
    running = [live for live in matches.in_memory.values() if live.owner == owner and not live.people() and live.row.status == RUNNING]
    if owner and len(running) >= matches.config.bot_tables_each:
        raise ApiError("too-many-bots", most=matches.config.bot_tables_each)


def check_options(game: Game, options: dict[str, Any], seats: list[str], seed: int | None) -> None:
    """Refuse what no option can be, and a seed that strangers at an open seat would not know of."""
    for setting in game.settings:
        given = options.get(setting.name)
        if isinstance(given, dict) or (isinstance(given, list) and setting.type != "words"):
            raise ApiError("wrong-value", f"{setting.name}: one value is wanted", f"{setting.name}: potrzebna jedna wartość")
    if seed is not None and OPEN in seats:
        raise ApiError(
            "wrong-value", "seed: a match with open seats is dealt by chance", "seed: rozgrywka z wolnymi miejscami jest losowana"
        )


def most_iterations(game: Game, config: Config) -> int:
    """How many iterations a bot may search, so that it answers within `bot_seconds`."""
    return int(game.hints.iterations * config.bot_seconds / (THOUGHT_SECONDS * MARGIN))


def usual_seats(number: int) -> list[str]:
    """A person in the first seat, and bots in all others."""
    return [HUMAN, *[f"{PREFIX}greedy"] * (number - 1)]
