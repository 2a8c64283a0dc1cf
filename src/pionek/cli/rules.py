"""`pionek rules GAME [words]`: the ledger of a game."""

from __future__ import annotations

import json as jsonlib

import click

from pionek.cli import command as parts
from pionek.cli.words import Say

NOTHING_FOUND = 1


def command(say: Say) -> click.Command:
    params = [parts.argument("GAME"), parts.argument("WORDS", nargs=-1), parts.flag(say, "--json")]
    return parts.Command("rules", say, params, lambda **given: rules(say, **given))


def rules(say: Say, game: str, words: tuple[str, ...], json: bool) -> int:
    """Exits with 1 when nothing is found, as searching programs do."""
    from pionek.core import registry

    ledger = registry.get(game).ledger
    wanted = " ".join(words)
    found = ledger.search(wanted, limit=len(ledger)) if wanted.strip() else list(ledger)
    if json:
        names = ("id", "where", "kind", "en", "pl", "example")
        rows = [{name: getattr(rule, name) for name in names} for rule in found]
        click.echo(jsonlib.dumps(rows, ensure_ascii=False, indent=1))
    elif not found:
        click.echo(say("rules-nothing", words=wanted), err=True)
    else:
        for rule in found:
            click.echo(f"{rule.id}: {rule.text(say.lang)}")
    return 0 if found else NOTHING_FOUND
