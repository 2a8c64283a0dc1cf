"""What an account has learned: lessons, and how the puzzles of days went. So that a streak is a person's and not a browser's."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING, Any

from pionek.core import registry
from pionek.core.teaching.tasks import REACHED
from pionek.server.errors import ApiError
from pionek.server.matches.creating import day_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pionek.server.matches.registry import Matches
    from pionek.server.store.rows import Person

OLDEST, NEWEST = timedelta(days=400), timedelta(days=1)
"""Which days a browser may tell of, seen from the server's: it may be tomorrow where the player is."""


async def learn(matches: Matches, person: Person, lessons: dict[str, list[str]], puzzles: Mapping[str, str]) -> dict[str, Any]:
    """Add what a browser knows to what the account has, and tell everything. Of a day the first answer counts."""
    accounts = matches.shards.accounts
    known = await accounts.learned(person.id)
    told = {f"{game}/{lesson}": REACHED for game, ids in lessons.items() for lesson in ids if is_lesson(game, lesson)}
    today = datetime.fromtimestamp(matches.now() / 1000, UTC).date()
    told |= {day: how for day, how in puzzles.items() if today - OLDEST <= read(day) <= today + NEWEST}
    fresh = {what: how for what, how in told.items() if what not in known}
    if fresh:
        await accounts.add_learned(person.id, fresh)
    return sorted_out(fresh | known)


def is_lesson(game: str, lesson: str) -> bool:
    """Whether there is such a lesson; another version may have had it."""
    return game in registry.names() and any(each.id == lesson for each in registry.get(game).lessons)


def read(day: str) -> date:
    if len(day) != len("2026-11-18"):
        raise ApiError("wrong-value", "puzzles: a day is wanted, as 2026-11-18", "puzzles: potrzebny dzień, jak 2026-11-18")
    return day_of(day)


def sorted_out(known: dict[str, str]) -> dict[str, Any]:
    lessons: dict[str, list[str]] = {}
    for what in sorted(known):
        game, slash, lesson = what.partition("/")
        if slash:
            lessons.setdefault(game, []).append(lesson)
    return {"lessons": lessons, "puzzles": {what: how for what, how in known.items() if "/" not in what}}
