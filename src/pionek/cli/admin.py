"""`pionek admin`: for people who run a server: copy its store, list its matches, end them."""

from __future__ import annotations

import json as jsonlib
from datetime import UTC, datetime
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import click

from pionek.cli import command as parts
from pionek.cli.serve import missing
from pionek.cli.words import Say

if TYPE_CHECKING:
    from pionek.server.config import Config
    from pionek.server.store.rows import Row

COMMANDS = ("backup", "restore", "list", "close", "forget", "revoke", "rename", "expel")
SHOWN = 50


def command(say: Say) -> click.Command:
    return parts.Group("admin", say, {name: f"pionek.cli.admin:{name}_command" for name in COMMANDS})


def store_option(say: Say) -> click.Option:
    return parts.option(say, "--db", "FILE|URL")


def config(db: str | None) -> Config:
    """The settings of the server, with the store of `--db` if one is given."""
    from pionek.server.config import read_config

    return read_config({"db": db})


def address(db: str | None) -> str:
    """The store of `--db`, or the one that the server would use."""
    return config(db).db


def shelf(db: str | None) -> Path:
    """Where the server with that store keeps its packs."""
    from pionek.server.packs.shelf import folder_of

    return folder_of(config(db))


def doing() -> ModuleType:
    try:
        from pionek.server import admin
    except ImportError as error:
        raise missing(error) from None
    return admin


def backup_command(say: Say) -> click.Command:
    def backup(file: str, db: str | None) -> None:
        count = doing().backup(address(db), Path(file), shelf(db))
        click.echo(say("admin-backup", file=file, count=count))

    return parts.Command("backup", say, [parts.argument("FILE"), store_option(say)], backup)


def restore_command(say: Say) -> click.Command:
    def restore(file: str, db: str | None) -> None:
        count = doing().restore(address(db), Path(file), shelf(db))
        click.echo(say("admin-restore", file=file, count=count))

    return parts.Command("restore", say, [parts.argument("FILE"), store_option(say)], restore)


def list_command(say: Say) -> click.Command:
    def listed(db: str | None, json: bool) -> None:
        rows: list[Row] = doing().listed(address(db), SHOWN)
        if json:
            click.echo(jsonlib.dumps([as_data(row) for row in rows], indent=1))
            return
        for row in rows:
            click.echo(f"{row.id}  {row.game}  {row.status}  {row.entries}  {moment(row.touched)}")
        if not rows:
            click.echo(say("admin-none"))

    return parts.Command("list", say, [store_option(say), parts.flag(say, "--json")], listed)


def as_data(row: Row) -> dict[str, object]:
    return {
        "match": row.id,
        "game": row.game,
        "status": row.status,
        "entries": row.entries,
        "created": moment(row.created),
        "touched": moment(row.touched),
    }


def moment(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="seconds")


def close_command(say: Say) -> click.Command:
    def close(match: str, db: str | None) -> None:
        doing().close(address(db), match)
        click.echo(say("admin-close", match=match))

    return parts.Command("close", say, [parts.argument("MATCH"), store_option(say)], close)


def forget_command(say: Say) -> click.Command:
    def forget(match: str, db: str | None) -> None:
        doing().forget(address(db), match)
        click.echo(say("admin-forget", match=match))

    return parts.Command("forget", say, [parts.argument("MATCH"), store_option(say)], forget)


def revoke_command(say: Say) -> click.Command:
    def revoke(match: str, seat: str, db: str | None) -> None:
        code = doing().revoke(address(db), match, int(seat) if seat.isdecimal() else -1)
        click.echo(say("admin-revoke", match=match, seat=seat, code=code))

    return parts.Command("revoke", say, [parts.argument("MATCH"), parts.argument("SEAT"), store_option(say)], revoke)


def rename_command(say: Say) -> click.Command:
    def rename(name: str, new: str, db: str | None) -> None:
        doing().rename(address(db), name, new)
        click.echo(say("admin-rename", name=name, new=new))

    return parts.Command("rename", say, [parts.argument("NAME"), parts.argument("NEW"), store_option(say)], rename)


def expel_command(say: Say) -> click.Command:
    def expel(name: str, db: str | None) -> None:
        doing().expel(address(db), name)
        click.echo(say("admin-expel", name=name))

    return parts.Command("expel", say, [parts.argument("NAME"), store_option(say)], expel)
