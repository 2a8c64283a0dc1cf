"""`pionek puzzle [GAME]`: the puzzle of the day, at the terminal table."""

from __future__ import annotations

import datetime as dt

import click

from pionek.cli import command as parts
from pionek.cli.errors import Wrong
from pionek.cli.words import Say


def command(say: Say) -> click.Command:
    params = [parts.argument("GAME", required=False), parts.option(say, "--date", "DATE"), parts.flag(say, "--plain")]
    return parts.Command("puzzle", say, params, lambda **given: puzzle(say, **given))


def puzzle(say: Say, game: str | None, date: str | None, plain: bool) -> int:
    from pionek.cli import learned
    from pionek.cli.lesson import sit_at
    from pionek.core import registry
    from pionek.core.teaching.puzzles import game_of_day, games_with_puzzles, of_day
    from pionek.core.teaching.tasks import OPEN

    day = day_of(date)
    found = registry.get(game if game is not None else game_of_day(games_with_puzzles(), day))
    if not found.puzzles:
        raise Wrong("wrong-puzzle", game=found.id)
    chosen = of_day(found.puzzles, day)
    click.echo(say("told-puzzle-of", date=day.isoformat(), game=found.name[say.lang]))
    match = chosen.begin(found)
    code = sit_at(say, match, chosen, plain)
    first = chosen.first(match)
    if first != OPEN:
        done = learned.read()
        done.did_puzzle(day, first)
        learned.write(done)
        click.echo(say("told-streak", days=done.streak(day)))
    return code


def day_of(given: str | None) -> dt.date:
    """The day that a user names; today in the user's own time zone otherwise."""
    if given is None:
        return dt.datetime.now().astimezone().date()
    try:
        return dt.date.fromisoformat(given)
    except ValueError:
        raise Wrong("wrong-date", date=repr(given)) from None
