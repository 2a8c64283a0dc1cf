"""Tokens and codes: made here, stored only as hashes, and never part of an address, because addresses are logged."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from pionek.server.store.rows import CODE, PERSON, SEAT, Person, Secret
from pionek.server.store.shards import MARK

DAY_MS = 24 * 3600 * 1000
AFTER_MATCH_MS = 30 * DAY_MS
PERSON_MS = 90 * DAY_MS
LONGEST = 64
"""The longest token or code that is accepted; a longer one is not even hashed."""


def hashed(token: str) -> bytes:
    """The hash of a token. One round is enough, because tokens are long and random; see `stretched` for passphrases."""
    return hashlib.sha256(token.encode()).digest()


def plausible(token: str) -> bool:
    """Whether something sent as a token, a code or an id has the form of one."""
    return 0 < len(token) <= LONGEST and token.isascii() and token.isprintable()


def new_id(shard: int = 0) -> str:
    """A random id that does not start with a hyphen, because `pionek admin close ID` would take it for an option.

    That of a match begins with the number of its shard, if that is not the first (store/shards.py).
    """
    while (id := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return f"{shard}{MARK}{id}" if shard else id


def seat_token(match: str, seat: int, person: str = "") -> tuple[str, Secret]:
    token = secrets.token_urlsafe(24)
    return token, Secret(hashed(token), SEAT, match, seat, person, 0)


def seat_code(match: str, seat: int) -> tuple[str, Secret]:
    """A code names its match, so that everybody who has it knows where to take it."""
    code = f"{match}{MARK}{secrets.token_urlsafe(12)}"
    return code, Secret(hashed(code), CODE, match, seat, "", 0)


def match_of_code(code: str) -> str:
    """The match that a code names; "" for a code of older versions."""
    return code.rpartition(MARK)[0]


def person_token(person: str, now: int) -> tuple[str, Secret]:
    token = secrets.token_urlsafe(24)
    return token, Secret(hashed(token), PERSON, "", -1, person, now + PERSON_MS)


def stretched(passphrase: str, salt: bytes) -> bytes:
    """The hash of a passphrase. It is slow on purpose, so that a stolen store does not give the passphrases away."""
    return hashlib.scrypt(passphrase.encode(), salt=salt, n=2**14, r=8, p=1, dklen=32)


def new_person(name: str, passphrase: str) -> Person:
    salt = secrets.token_bytes(16)
    return Person(new_id(), name, salt, stretched(passphrase, salt))


def knows(person: Person | None, passphrase: str) -> bool:
    """Whether this is the passphrase of the person. For an unknown name it takes as long, so that time tells nothing."""
    given = stretched(passphrase, person.salt if person is not None else b"nobody")
    return person is not None and hmac.compare_digest(given, person.passphrase)
