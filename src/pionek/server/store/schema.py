"""The tables of a store, made by numbered steps. A released step is never changed; a new one is added instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.errors import UserError

if TYPE_CHECKING:
    from pionek.server.store.database import Database

STEPS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE matches (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, version {int} NOT NULL,
            entries {int} NOT NULL, header {bytes} NOT NULL, state {bytes} NOT NULL,
            created {int} NOT NULL, touched {int} NOT NULL, due {int} NOT NULL)""",
        "CREATE INDEX matches_due ON matches (due) WHERE due > 0",
        "CREATE INDEX matches_touched ON matches (status, touched)",
        """CREATE TABLE entries (
            match TEXT NOT NULL, place {int} NOT NULL, text TEXT NOT NULL, seat {int} NOT NULL, at {int} NOT NULL,
            answer TEXT, PRIMARY KEY (match, place), UNIQUE (match, answer))""",
        """CREATE TABLE packs (
            match TEXT PRIMARY KEY, entries {int} NOT NULL, log {bytes} NOT NULL, position {bytes} NOT NULL)""",
        """CREATE TABLE secrets (
            hash {bytes} PRIMARY KEY, kind TEXT NOT NULL, match TEXT NOT NULL, seat {int} NOT NULL,
            person TEXT NOT NULL, ends {int} NOT NULL)""",
        "CREATE INDEX secrets_match ON secrets (match, seat)",
    ),
    (
        """CREATE TABLE people (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, folded TEXT NOT NULL UNIQUE, salt {bytes} NOT NULL,
            passphrase {bytes} NOT NULL, ratings {bytes} NOT NULL)""",
        "CREATE TABLE sittings (person TEXT NOT NULL, match TEXT NOT NULL, PRIMARY KEY (person, match))",
    ),
    (
        "ALTER TABLE matches ADD COLUMN owner TEXT NOT NULL DEFAULT ''",
        "CREATE TABLE owners (name TEXT PRIMARY KEY, until {int} NOT NULL)",
    ),
    (
        "ALTER TABLE people ADD COLUMN shown {int} NOT NULL DEFAULT 0",
        """CREATE TABLE results (
            person TEXT NOT NULL, match TEXT NOT NULL, game TEXT NOT NULL, at {int} NOT NULL, told {bytes} NOT NULL,
            PRIMARY KEY (person, match))""",
        """CREATE TABLE mailboxes (
            person TEXT PRIMARY KEY, address TEXT NOT NULL, lang TEXT NOT NULL, confirmed {int} NOT NULL, sent {int} NOT NULL)""",
    ),
    (
        "CREATE TABLE learned (person TEXT NOT NULL, what TEXT NOT NULL, how TEXT NOT NULL, PRIMARY KEY (person, what))",
    ),
)
VERSION = len(STEPS)


class SchemaError(UserError):
    """A store that this version of the program cannot use."""


def version_of(db: Database) -> int:
    db.run("CREATE TABLE IF NOT EXISTS pionek_schema (version {int} NOT NULL)")
    found = db.run("SELECT max(version) FROM pionek_schema")
    return int(found[0][0] or 0)


def migrate(db: Database, to: int = VERSION) -> int:
    """Bring a store to the newest version, in one transaction; returns the version it had."""
    db.begin()
    try:
        db.only_one_migrates()
        had = version_of(db)
        if had > VERSION:
            raise SchemaError(
                f"the store has schema {had}, made by a newer Pionek; this one knows {VERSION}",
                f"baza ma schemat {had} z nowszego Pionka; ten zna {VERSION}",
            )
        for number in range(had + 1, to + 1):
            for statement in STEPS[number - 1]:
                db.run(statement)
            db.run("INSERT INTO pionek_schema (version) VALUES (?)", number)
        db.commit()
    except BaseException:
        db.rollback()
        raise
    return had
