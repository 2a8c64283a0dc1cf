"""All SQL statements of the server. Those that write run in a transaction of their caller."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from pionek.server.store.database import Database
from pionek.server.store.rows import (
    CODE,
    CONFIRM,
    FINISHED,
    PERSON,
    SEAT,
    STOP,
    WAITING,
    Entry,
    Header,
    Mailbox,
    Outcome,
    Packed,
    Person,
    Row,
    Secret,
    State,
)

COLUMNS = "id, game, status, version, entries, header, state, created, touched, due"
WRITE = """UPDATE matches SET status = ?, version = ?, entries = ?, state = ?, touched = ?, due = ?
           WHERE id = ? AND version = ?"""
OWNED, RETURNED = " AND owner = ?", " RETURNING id"
FREE = "(owner = ? OR owner NOT IN (SELECT name FROM owners WHERE until > {now}))"
"""Whether nobody else owns a match: its owner is this process, or none that is alive."""
WANTED = -2
"""In place of a version, in a notification: another process wants to own the match."""
encode = msgspec.json.encode
ratings_type = dict[str, tuple[float, float, int]]


class Conflict(Exception):
    """Another worker wrote a newer version first."""


class Twice(Exception):
    """An answer with this id, a name or a match is stored already."""


def bytes_of(value: Any) -> bytes:
    return bytes(value)


def row_of(found: tuple[Any, ...]) -> Row:
    id, game, status, version, entries, header, state, created, touched, due = found
    return Row(
        id, game, status, version, entries, msgspec.json.decode(bytes_of(header), type=Header),
        msgspec.json.decode(bytes_of(state), type=State), created, touched, due,
    )  # fmt: skip


# Matches


def create(db: Database, row: Row, entries: Sequence[Entry], secrets: Sequence[Secret]) -> None:
    made = db.run(
        f"INSERT INTO matches ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING RETURNING id",  # noqa: S608
        row.id, row.game, row.status, row.version, row.entries, encode(row.header), encode(row.state),
        row.created, row.touched, row.due,
    )  # fmt: skip
    if not made:
        raise Twice
    add_entries(db, row.id, 0, entries)
    add_secrets(db, secrets)
    add_sittings(db, row)


def read(db: Database, id: str) -> Row | None:
    found = db.run(f"SELECT {COLUMNS} FROM matches WHERE id = ?", id)  # noqa: S608
    return row_of(found[0]) if found else None


def write(
    db: Database, row: Row, expected: int, entries: Sequence[Entry], secrets: Sequence[Secret], emptied: Sequence[int],
    owner: str | None = None,
) -> None:  # fmt: skip
    """Write the next version of a match and the new entries of its log, and end the tokens of emptied seats.

    With `owner`, nothing is written unless the match is still owned by that process. Without (an operator's command), the
    owner is notified.
    """
    before = row.entries - len(entries)
    new = (row.status, row.version, row.entries, encode(row.state), row.touched, row.due, row.id, expected)
    written = db.run(WRITE + RETURNED, *new) if owner is None else db.run(WRITE + OWNED + RETURNED, *new, owner)
    if not written:
        raise Conflict
    add_entries(db, row.id, before, entries)
    for seat in emptied:
        db.run("DELETE FROM secrets WHERE match = ? AND seat = ?", row.id, seat)
    add_secrets(db, secrets)
    if secrets:
        add_sittings(db, row)  # only who gets a token sits down
    if owner is None:
        db.notify(row.id, row.version)


def add_entries(db: Database, id: str, before: int, entries: Sequence[Entry]) -> None:
    for at, entry in enumerate(entries, before + 1):
        made = db.run(
            """INSERT INTO entries (match, place, text, seat, at, answer) VALUES (?, ?, ?, ?, ?, ?)
               ON CONFLICT DO NOTHING RETURNING place""",
            id, at, entry.text, entry.seat, entry.at, entry.answer or None,
        )  # fmt: skip
        if not made:
            raise Twice


def log(db: Database, id: str, after: int = 0) -> list[Entry]:
    """The log after the first `after` entries, whether it is packed or not."""
    rows = db.run("SELECT place, text, seat, at, answer FROM entries WHERE match = ? AND place > ? ORDER BY place", id, after)
    packed = db.run("SELECT entries, log FROM packs WHERE match = ?", id)  # read second, because packing moves rows there
    found: list[Entry] = []
    if packed and packed[0][0] > after:
        found = msgspec.json.decode(zlib.decompress(bytes_of(packed[0][1])), type=list[Entry])[after:]
        after = packed[0][0]
    return found + [Entry(text, seat, at, answer or "") for place, text, seat, at, answer in rows if place > after]


def packed(db: Database, id: str) -> Packed | None:
    found = db.run("SELECT position FROM packs WHERE match = ?", id)
    return msgspec.json.decode(zlib.decompress(bytes_of(found[0][0])), type=Packed) if found else None


def pack(db: Database, id: str, version: int, position: Packed) -> None:
    """Store the log of an idle match compressed, together with its current table. The log itself stays the same."""
    current = db.run("SELECT entries FROM matches WHERE id = ? AND version = ?", id, version)
    if not current or current[0][0] != position.entries:
        raise Conflict
    whole = zlib.compress(encode(log(db, id)))
    db.run("DELETE FROM packs WHERE match = ?", id)
    db.run(
        "INSERT INTO packs (match, entries, log, position) VALUES (?, ?, ?, ?)",
        id, position.entries, whole, zlib.compress(encode(position)),
    )  # fmt: skip
    db.run("DELETE FROM entries WHERE match = ?", id)


def listed(db: Database, statuses: Sequence[str], limit: int, before: int = 0) -> list[Row]:
    """Matches with these statuses, the latest first. With `before`, only those touched before that time."""
    marks = ", ".join("?" for _ in statuses)
    found = db.run(
        f"SELECT {COLUMNS} FROM matches WHERE status IN ({marks}) AND (? = 0 OR touched < ?) ORDER BY touched DESC, id LIMIT ?",  # noqa: S608
        *statuses, before, before, limit,
    )  # fmt: skip
    return [row_of(each) for each in found]


def idle(db: Database, before: int, limit: int, owner: str = "") -> list[str]:
    """Matches that were last touched before a time, whose log is not packed, and that no other process owns."""
    rows = db.run(
        f"""SELECT id FROM matches WHERE touched < ? AND EXISTS (SELECT 1 FROM entries WHERE match = matches.id) AND {FREE}
           ORDER BY touched LIMIT ?""",  # noqa: S608
        before, owner, limit,
    )  # fmt: skip
    return [row[0] for row in rows]


def due(db: Database, now: int, limit: int, owner: str = "") -> list[str]:
    """Matches in which a clock has run out, and that no other process owns."""
    rows = db.run(f"SELECT id FROM matches WHERE due > 0 AND due <= ? AND {FREE} ORDER BY due LIMIT ?", now, owner, limit)  # noqa: S608
    return [row[0] for row in rows]


def forget(db: Database, id: str) -> bool:
    """Delete a match and everything about it; returns whether it existed."""
    for table in ("entries", "packs", "secrets", "sittings"):
        db.run(f"DELETE FROM {table} WHERE match = ?", id)  # noqa: S608
    gone = db.run("DELETE FROM matches WHERE id = ? RETURNING id", id)
    db.notify(id, -1)
    return bool(gone)


def counts(db: Database) -> dict[str, int]:
    """The number of matches by status."""
    return dict(db.run("SELECT status, count(*) FROM matches GROUP BY status"))


# Owners


def stay_alive(db: Database, owner: str, ms: int) -> None:
    """Say that a process is alive, for so many milliseconds by the clock of the database."""
    db.run(
        "INSERT INTO owners (name, until) VALUES (?, {now} + ?) ON CONFLICT (name) DO UPDATE SET until = excluded.until", owner, ms
    )


def take_lease(db: Database, id: str, owner: str) -> str | None:
    """Let a process own a match, unless the match has another owner that is alive.

    Returns who owns the match now; None if there is no such match.
    """
    if db.run(f"UPDATE matches SET owner = ? WHERE id = ? AND {FREE} RETURNING id", owner, id, owner):  # noqa: S608
        return owner
    found = db.run("SELECT owner FROM matches WHERE id = ?", id)
    return str(found[0][0]) if found else None


def release(db: Database, id: str, owner: str) -> None:
    db.run("UPDATE matches SET owner = '' WHERE id = ? AND owner = ?", id, owner)


def release_all(db: Database, owner: str) -> None:
    """A process that ends, or has ended, owns nothing any more."""
    db.run("UPDATE matches SET owner = '' WHERE owner = ?", owner)
    db.run("DELETE FROM owners WHERE name = ? OR until < {now} - 86400000", owner)


# Tokens and codes


def add_secrets(db: Database, secrets: Sequence[Secret]) -> None:
    for each in secrets:
        db.run(
            "INSERT INTO secrets (hash, kind, match, seat, person, ends) VALUES (?, ?, ?, ?, ?, ?)",
            each.hash, each.kind, each.match, each.seat, each.person, each.ends,
        )  # fmt: skip


def secret(db: Database, hashed: bytes) -> Secret | None:
    found = db.run("SELECT hash, kind, match, seat, person, ends FROM secrets WHERE hash = ?", hashed)
    return Secret(bytes_of(found[0][0]), *found[0][1:]) if found else None


def spend(db: Database, hashed: bytes) -> Secret | None:
    """Use a code up. Of two clients that send the same code, only one gets the seat."""
    found = db.run(
        "DELETE FROM secrets WHERE hash = ? AND kind = ? RETURNING hash, kind, match, seat, person, ends", hashed, CODE
    )
    return Secret(bytes_of(found[0][0]), *found[0][1:]) if found else None


def end_tokens(db: Database, match: str, ends: int) -> None:
    """Set the time at which the tokens of a finished match end."""
    db.run("UPDATE secrets SET ends = ? WHERE match = ? AND kind = ? AND ends = 0", ends, match, SEAT)


def touch(db: Database) -> None:
    """Write something that changes nothing."""
    db.run("UPDATE pionek_schema SET version = version WHERE version = (SELECT max(version) FROM pionek_schema)")


def newest(db: Database) -> int:
    """When a match was last touched; 0 without any."""
    return int(db.run("SELECT max(touched) FROM matches")[0][0] or 0)


def sweep(
    db: Database, now: int, finished: int, abandoned: int, unseated: int, used: Sequence[str], owner: str = ""
) -> list[str]:
    """Delete tokens that have ended, and matches last touched before the time for their status, but none that is in use."""
    db.run("DELETE FROM secrets WHERE ends > 0 AND ends <= ?", now)
    old = db.run(
        f"""SELECT id FROM matches WHERE {FREE} AND
           ((status = ? AND touched < ?) OR (status = ? AND touched < ?) OR (status NOT IN (?, ?) AND touched < ?))""",  # noqa: S608
        owner, FINISHED, finished, WAITING, unseated, FINISHED, WAITING, abandoned,
    )  # fmt: skip
    ids = [id for (id,) in old if id not in used]
    for id in ids:
        forget(db, id)
    return ids


# People


def add_person(db: Database, person: Person, folded: str) -> None:
    made = db.run(
        """INSERT INTO people (id, name, folded, salt, passphrase, ratings) VALUES (?, ?, ?, ?, ?, ?)
           ON CONFLICT (folded) DO NOTHING RETURNING id""",
        person.id, person.name, folded, person.salt, person.passphrase, encode(person.ratings),
    )  # fmt: skip
    if not made:
        raise Twice


def person(db: Database, column: str, value: str) -> Person | None:
    assert column in ("id", "folded")
    found = db.run(f"SELECT id, name, salt, passphrase, ratings, shown FROM people WHERE {column} = ?", value)  # noqa: S608
    if not found:
        return None
    id, name, salt, passphrase, ratings, shown = found[0]
    known = msgspec.json.decode(bytes_of(ratings), type=ratings_type)
    return Person(id, name, bytes_of(salt), bytes_of(passphrase), known, bool(shown))


def set_passphrase(db: Database, person: Person) -> None:
    """Give an account another passphrase. All its tokens end."""
    db.run("UPDATE people SET salt = ?, passphrase = ? WHERE id = ?", person.salt, person.passphrase, person.id)
    db.run("DELETE FROM secrets WHERE person = ? AND kind = ?", person.id, PERSON)


def rename(db: Database, id: str, name: str, folded: str) -> None:
    if db.run("SELECT 1 FROM people WHERE folded = ? AND id <> ?", folded, id):
        raise Twice
    db.run("UPDATE people SET name = ?, folded = ? WHERE id = ?", name, folded, id)


def forget_person(db: Database, id: str) -> None:
    """Delete an account with its tokens. Its matches stay, and its seats in them are those of a guest."""
    db.run("DELETE FROM secrets WHERE person = ? AND kind = ?", id, PERSON)
    no_mail(db, id)
    db.run("UPDATE secrets SET person = ? WHERE person = ?", "", id)
    for table in ("sittings", "results", "learned"):
        db.run(f"DELETE FROM {table} WHERE person = ?", id)  # noqa: S608
    db.run("DELETE FROM people WHERE id = ?", id)


def end_token(db: Database, hashed: bytes) -> None:
    db.run("DELETE FROM secrets WHERE hash = ?", hashed)


def end_seat(db: Database, match: str, seat: int) -> None:
    """End all tokens and codes of a seat."""
    db.run("DELETE FROM secrets WHERE match = ? AND seat = ?", match, seat)


def rate(db: Database, id: str, ratings: ratings_type) -> None:
    db.run("UPDATE people SET ratings = ? WHERE id = ?", encode(ratings), id)


def add_sittings(db: Database, row: Row) -> None:
    for chair in row.state.chairs:
        if chair.person:
            db.run("INSERT INTO sittings (person, match) VALUES (?, ?) ON CONFLICT DO NOTHING", chair.person, row.id)


def matches_of(db: Database, person: str, limit: int) -> list[Row]:
    names = ", ".join(f"matches.{name}" for name in COLUMNS.split(", "))
    found = db.run(
        f"SELECT {names} FROM matches JOIN sittings ON sittings.match = matches.id WHERE sittings.person = ? ORDER BY touched DESC LIMIT ?",  # noqa: S608
        person, limit,
    )  # fmt: skip
    return [row_of(each) for each in found]


def show_person(db: Database, id: str, shown: bool) -> None:
    db.run("UPDATE people SET shown = ? WHERE id = ?", int(shown), id)


def add_outcomes(db: Database, outcomes: dict[str, Outcome]) -> None:
    for person, outcome in sorted(outcomes.items()):
        db.run(
            "INSERT INTO results (person, match, game, at, told) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            person, outcome.match, outcome.game, outcome.at, encode(outcome),
        )  # fmt: skip


def outcomes(db: Database, person: str, limit: int) -> list[Outcome]:
    """How the latest matches of an account ended, the latest first."""
    found = db.run("SELECT told FROM results WHERE person = ? ORDER BY at DESC, match LIMIT ?", person, limit)
    return [msgspec.json.decode(bytes_of(told), type=Outcome) for (told,) in found]


# Mail


def learned(db: Database, person: str) -> dict[str, str]:
    """What an account has learned: by lesson (GAME/ID) or by the day of a puzzle, how it went."""
    return dict(db.run("SELECT what, how FROM learned WHERE person = ? ORDER BY what", person))


def add_learned(db: Database, person: str, found: dict[str, str]) -> None:
    """Add what is not known yet: of a day the first answer stays."""
    for what, how in found.items():
        db.run("INSERT INTO learned (person, what, how) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", person, what, how)


def mailbox(db: Database, person: str) -> Mailbox | None:
    found = db.run("SELECT person, address, lang, confirmed, sent FROM mailboxes WHERE person = ?", person)
    if not found:
        return None
    owner, address, lang, confirmed, sent = found[0]
    return Mailbox(owner, address, lang, bool(confirmed), sent)


def set_mailbox(db: Database, box: Mailbox) -> None:
    """Give an account another address. It gets nothing but the request to confirm it until that is done."""
    no_mail(db, box.person)
    db.run(
        "INSERT INTO mailboxes (person, address, lang, confirmed, sent) VALUES (?, ?, ?, ?, ?)",
        box.person, box.address, box.lang, int(box.confirmed), box.sent,
    )  # fmt: skip


def confirm_mail(db: Database, person: str) -> None:
    db.run("UPDATE mailboxes SET confirmed = 1 WHERE person = ?", person)
    db.run("DELETE FROM secrets WHERE person = ? AND kind = ?", person, CONFIRM)


def no_mail(db: Database, person: str) -> None:
    """Forget the address of an account, and the links that were mailed to it."""
    db.run("DELETE FROM mailboxes WHERE person = ?", person)
    db.run("DELETE FROM secrets WHERE person = ? AND kind IN (?, ?)", person, CONFIRM, STOP)


def last_mail(db: Database, address: str) -> int:
    """When an address was last written to, for whichever account; 0 if never."""
    return int(db.run("SELECT max(sent) FROM mailboxes WHERE address = ?", address)[0][0] or 0)


def may_mail(db: Database, person: str, now: int, before: int) -> bool:
    """Whether an account may get a mail now, because it got none since `before`; if so, that is written down."""
    return bool(
        db.run(
            "UPDATE mailboxes SET sent = ? WHERE person = ? AND confirmed = 1 AND sent <= ? RETURNING person", now, person, before
        )
    )
