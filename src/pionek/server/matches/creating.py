"""Beginning a match: what is played, who may sit where, and the codes that open the seats of people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pionek.bots.seats import HUMAN, PREFIX, budget_of, is_timed, iterations_of, seat_words
from pionek.core import registry
from pionek.core.errors import UserError
from pionek.core.match.match import Match, start
from pionek.core.match.saving import Packer
from pionek.server.errors import ApiError
from pionek.server.store.database import StoreFailed
from pionek.server.store.rows import RUNNING, WAITING, Chair, Clock, Entry, Header, Row, Secret, State
from pionek.server.tokens import new_id, new_seed, seat_code

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.server.config import Config
    from pionek.server.matches.matches import Matches

NO_CLOCK = Clock()
THOUGHT_SECONDS = 0.05
"""What a game's usual thought about a decision costs at most, on the average (Game.thought)."""
MARGIN = 4
"""Some decisions take so many times as long as the average, or a busy machine is so much slower."""
GOES_ON = (
    "a campaign goes on from its last match here; leave this option out to begin one",
    "kampania toczy się tu dalej od swojej ostatniej rozgrywki; aby zacząć nową, pomiń tę opcję",
)
"""Why nobody may hand in a campaign: it could claim to have revealed what it has not."""


async def create(
    matches: Matches,
    game: str,
    seats: list[str],
    options: dict[str, Any],
    seed: int | None,
    clock: Clock = NO_CLOCK,
    spectators: bool = True,
    listed: bool = True,
    entered: bool = False,
) -> tuple[Row, dict[int, str]]:
    """A new match, and for each seat that a person takes the code that opens it. Without seats, a person and bots."""
    try:
        found = registry.get(game)
        if options.get(found.campaign_setting):
            raise ApiError("wrong-value", *GOES_ON)
        match = start(found, options, new_seed() if seed is None else seed, entered=entered)
    except registry.UnknownGame as error:
        raise ApiError.told("no-game", error) from error
    except ApiError:
        raise
    except UserError as error:
        raise ApiError.told("wrong-value", error) from error
    return await create_from(
        matches, match, seats or usual_seats(match.table.seats), clock, spectators, listed, seed is not None
    )


async def create_guided(matches: Matches, name: str) -> tuple[Row, dict[int, str]]:
    """The first game of a newcomer, as the game's guide tells it; nobody else sees or rates it."""
    try:
        game = registry.get(name)
    except registry.UnknownGame as error:
        raise ApiError.told("no-game", error) from error
    guide = game.guide
    if guide is None:
        raise ApiError("wrong-value", f"guided: {name} has no guide", f"guided: {name} nie ma przewodnika")
    match = start(game, guide.settings, guide.seed)
    seats = [HUMAN if seat == guide.seat else f"{PREFIX}greedy" for seat in range(match.table.seats)]
    return await create_from(matches, match, seats, NO_CLOCK, False, False, given_seed=True, guided=True)


async def create_from(
    matches: Matches, match: Match, seats: list[str], clock: Clock, spectators: bool, listed: bool, given_seed: bool,
    guided: bool = False, before: str = "",
) -> tuple[Row, dict[int, str]]:  # fmt: skip
    """A match as it stands, new in the store; `given_seed` when somebody could know its chance."""
    check_seats(seats, match, matches.config)
    now = matches.now()
    header = Header(
        match.game.id, match.game.rules_version, {pack.id: pack.digest for pack in match.content.packs},
        match.settings, match.seed, match.entered,
        Packer(match.content).table(match.base) if match.base is not None else None, given_seed,
    )  # fmt: skip
    chairs = [Chair(word, taken=word.startswith(PREFIX), bank=clock.seconds * 1000) for word in seats]
    state = State(chairs, clock, spectators=spectators, listed=listed, marked=match.marked, guided=guided, before=before)
    row = Row(new_id(), match.game.id, WAITING, 1, 0, header, state, now, now)
    codes: dict[int, str] = {}
    secrets: list[Secret] = []
    for seat, word in enumerate(seats):
        if not word.startswith(PREFIX):
            codes[seat], secret = seat_code(row.id, seat)
            secrets.append(secret)
    if not codes:
        row.status = RUNNING
    entries = [Entry(text, -1, now) for text in match.record()]
    row.entries = len(entries)
    try:
        await matches.store.create(row, entries, secrets)
    except StoreFailed as error:
        matches.journal.warn("store-failed", match=row.id, reason=str(error))
        raise ApiError("not-written") from error
    matches.metrics.count("matches")
    matches.journal.note("created", match=row.id, game=row.game)
    if not codes:
        await matches.live(row.id)
    return row, codes


def check_seats(seats: list[str], match: Match, config: Config) -> None:
    """Refuse words that name nobody, bots that think too long for this server, and a wrong number of seats."""
    allowed = seat_words()
    for word in seats:
        if word not in allowed and (not word.startswith(PREFIX) or budget_of(word.removeprefix(PREFIX)) is None):
            listed = ", ".join([*allowed, f"{PREFIX}search:N"])
            raise ApiError(
                "wrong-value", f"seats: {word!r} cannot sit at a table; there are {listed}",
                f"seats: {word!r} nie może usiąść przy stole; są: {listed}",
            )  # fmt: skip
        most = most_iterations(match.game, config)
        if is_timed(word) or iterations_of(word, match.game.thought) > most:
            raise ApiError(
                "wrong-value", f"seats: {word!r} thinks too long for this server; at most {PREFIX}search:{most} may sit here",
                f"seats: {word!r} myśli za długo jak na ten serwer; najwyżej {PREFIX}search:{most} może tu usiąść",
            )  # fmt: skip
    if len(seats) != match.table.seats:
        wanted = match.table.seats
        raise ApiError(
            "wrong-value", f"seats: {len(seats)} given, {wanted} wanted", f"seats: podano {len(seats)}, potrzeba {wanted}"
        )


def most_iterations(game: Game, config: Config) -> int:
    """How often a bot may try before it answers, so that its time is not up before."""
    return int(game.thought * config.bot_seconds / (THOUGHT_SECONDS * MARGIN))


def usual_seats(number: int) -> list[str]:
    """A person first, and bots in all other seats."""
    return [HUMAN, *[f"{PREFIX}greedy"] * (number - 1)]
