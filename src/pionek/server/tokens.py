"""Tokens and codes: made here, written down only as hashes, and never in an address that anybody logs."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from pionek.server.store.rows import CODE, PERSON, SEAT, Person, Secret

DAY_MS = 24 * 3600 * 1000
AFTER_MATCH_MS = 30 * DAY_MS
PERSON_MS = 90 * DAY_MS
LONGEST = 64
"""Of a token as it is sent; longer ones are not even hashed."""


def hashed(token: str) -> bytes:
    """Tokens are long and random, so one round is enough; passphrases are not, see below."""
    return hashlib.sha256(token.encode()).digest()


def new_id() -> str:
    """Never with a hyphen first: `pionek admin close ID` would take it for an option."""
    while (id := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return id


def new_seed() -> int:
    return secrets.randbits(48)


def seat_token(match: str, seat: int, person: str = "") -> tuple[str, Secret]:
    token = secrets.token_urlsafe(24)
    return token, Secret(hashed(token), SEAT, match, seat, person, 0)


def seat_code(match: str, seat: int) -> tuple[str, Secret]:
    code = secrets.token_urlsafe(12)
    return code, Secret(hashed(code), CODE, match, seat, "", 0)


def person_token(person: str, now: int) -> tuple[str, Secret]:
    token = secrets.token_urlsafe(24)
    return token, Secret(hashed(token), PERSON, "", -1, person, now + PERSON_MS)


def stretched(passphrase: str, salt: bytes) -> bytes:
    """Slow on purpose: a stolen store must not give the passphrases away."""
    return hashlib.scrypt(passphrase.encode(), salt=salt, n=2**14, r=8, p=1, dklen=32)


def new_person(name: str, passphrase: str) -> Person:
    salt = secrets.token_bytes(16)
    return Person(new_id(), name, salt, stretched(passphrase, salt))


def knows(person: Person | None, passphrase: str) -> bool:
    """Whether the passphrase fits; as slow for a name that nobody has."""
    given = stretched(passphrase, person.salt if person is not None else b"nobody")
    return person is not None and hmac.compare_digest(given, person.passphrase)
