"""Accounts: a name with its passphrase, and tokens for it."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from pionek.server.errors import ApiError
from pionek.server.store.rows import PERSON, Person
from pionek.server.store.statements import Twice
from pionek.server.tokens import knows, new_person, person_token

if TYPE_CHECKING:
    from pionek.server.matches.registry import Matches

NAME = re.compile(r"[\w .'-]{2,24}")
BLANK_LETTERS = frozenset("\u115f\u1160\u3164\uffa0")
NAME_WANTED = ("a name has 2 to 24 letters, digits, spaces or . ' -", "nazwa składa się z 2 do 24 liter, cyfr, spacji lub znaków . ' -")
SHORTEST_PASSPHRASE, LONGEST_PASSPHRASE = 8, 200
MOST_WAITING = 16
"""Passphrases that may wait to be hashed."""
T = TypeVar("T")


def readable(name: str) -> bool:
    """Whether a name can be read by others: no blanks around it, and nothing in it that looks like nothing."""
    return bool(NAME.fullmatch(name)) and name == name.strip() and name.isprintable() and not BLANK_LETTERS & set(name)


def fold(name: str) -> str:
    """The form in which names are compared: names that look alike count as the same."""
    return unicodedata.normalize("NFKC", name).casefold().strip()


async def check_guest_name(matches: Matches, name: str, person: str) -> None:
    """Refuse a name at a table that nobody can read, or that belongs to somebody else's account."""
    if not name:
        return
    if not readable(name):
        raise ApiError("wrong-name", *NAME_WANTED)
    owner = await matches.shards.accounts.person_called(fold(name))
    if owner is not None and owner.id != person:
        raise ApiError("name-taken")


async def register(matches: Matches, name: str, passphrase: str) -> tuple[Person, str]:
    """Create an account; returns it with a token for it."""
    if not readable(name):
        raise ApiError("wrong-name", *NAME_WANTED)
    check_passphrase(passphrase)
    person = await stretching(matches, new_person, name, passphrase)
    try:
        await matches.shards.accounts.add_person(person, fold(name))
    except Twice:
        raise ApiError("name-taken") from None
    return person, await token_for(matches, person)


def check_passphrase(passphrase: str) -> None:
    if not SHORTEST_PASSPHRASE <= len(passphrase) <= LONGEST_PASSPHRASE:
        raise ApiError("wrong-value", "passphrase: 8 to 200 letters", "passphrase: od 8 do 200 znaków")


async def sign_in(matches: Matches, name: str, passphrase: str) -> tuple[Person, str]:
    person = await owner_of(matches, name, passphrase)
    return person, await token_for(matches, person)


async def owner_of(matches: Matches, name: str, passphrase: str) -> Person:
    """The account with this name and passphrase."""
    person = await matches.shards.accounts.person_called(fold(name)) if NAME.fullmatch(name) else None
    if not await stretching(matches, knows, person, passphrase[: LONGEST_PASSPHRASE + 1]) or person is None:
        raise ApiError("wrong-passphrase")
    return person


async def change_passphrase(matches: Matches, name: str, passphrase: str, new: str) -> tuple[Person, str]:
    """Give an account another passphrase; returns it with a new token, because all others end."""
    check_passphrase(new)
    person = await owner_of(matches, name, passphrase)
    changed = await stretching(matches, new_person, person.name, new)
    person.salt, person.passphrase = changed.salt, changed.passphrase
    await matches.shards.accounts.set_passphrase(person)
    return person, await token_for(matches, person)


async def delete(matches: Matches, name: str, passphrase: str) -> None:
    """Delete an account. Its seats stay with whoever holds their tokens."""
    await matches.shards.accounts.forget_person((await owner_of(matches, name, passphrase)).id)


async def stretching(matches: Matches, work: Callable[..., T], *given: Any) -> T:
    """Compute the hash of a passphrase in a thread: few at a time, because each takes memory and a processor."""
    if matches.stretching_waits >= MOST_WAITING:
        raise ApiError("full")
    matches.stretching_waits += 1
    try:
        async with matches.stretching:
            return await asyncio.to_thread(work, *given)
    finally:
        matches.stretching_waits -= 1


async def token_for(matches: Matches, person: Person) -> str:
    token, secret = person_token(person.id, matches.now())
    await matches.shards.accounts.add_secrets([secret])
    return token


async def person_of(matches: Matches, token: str) -> Person:
    """The account that a token belongs to."""
    secret = await matches.seats.secret(token, matches.shards.accounts)
    person = await matches.shards.accounts.person(secret.person) if secret is not None and secret.kind == PERSON else None
    if person is None:
        raise ApiError("no-person")
    return person
