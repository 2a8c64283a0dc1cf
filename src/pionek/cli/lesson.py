"""`pionek lesson GAME [N]`: the short lessons of a game, at the terminal table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from pionek.cli import command as parts
from pionek.cli.errors import Wrong
from pionek.cli.words import Say

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.match.match import Match
    from pionek.core.teaching.tasks import Task


def command(say: Say) -> click.Command:
    params = [
        parts.argument("GAME"),
        parts.argument("NUMBER", required=False, callback=parts.whole(say, 1, parts.MOST)),
        parts.flag(say, "--make"),
        parts.flag(say, "--plain"),
    ]
    return parts.Command("lesson", say, params, lambda **given: lesson(say, **given))


def lesson(say: Say, game: str, number: int | None, make: bool, plain: bool) -> int:
    from pionek.cli import learned
    from pionek.core import registry
    from pionek.core.teaching.tasks import REACHED

    found = registry.get(game)
    if not found.lessons or (number or 0) > len(found.lessons):
        raise Wrong("wrong-lesson", game=game, count=len(found.lessons))
    if make:
        return lay_out(say, found, number)
    if number is None:
        return list_lessons(say, found)
    chosen = found.lessons[number - 1]
    match = chosen.begin(found)
    code = sit_at(say, match, chosen, plain)
    if chosen.standing(match) == REACHED:
        done = learned.read()
        done.did_lesson(game, chosen.id)
        learned.write(done)
        if number < len(found.lessons):
            click.echo(say("told-lesson-next", game=game, number=number + 1))
    return code


def list_lessons(say: Say, game: Game) -> int:
    from pionek.cli import learned

    done = learned.read().lessons.get(game.id, [])
    click.echo(say("told-lessons", game=game.name[say.lang]))
    for number, each in enumerate(game.lessons, 1):
        click.echo(say("told-lesson-row", mark="✓" if each.id in done else "·", number=number, title=each.title[say.lang]))
    click.echo(say("told-lesson-how", game=game.id))
    return 0


def lay_out(say: Say, game: Game, number: int | None) -> int:
    """Make the position of one lesson, or of all."""
    from pionek.lab.lessons import make

    for each in game.lessons if number is None else [game.lessons[number - 1]]:
        answers = make(game, each)
        click.echo(say("told-lesson-made", id=each.id, right=", ".join(answers.right), wrong=", ".join(answers.wrong)))
    return 0


def sit_at(say: Say, match: Match, task: Task, plain: bool) -> int:
    """Play at the table of a task: a person in its seat, bots in all others."""
    from pionek.bots.seats import HUMAN, PREFIX
    from pionek.cli.play import sat_through
    from pionek.cli.session import Session

    seats = [HUMAN if seat == task.seat else f"{PREFIX}greedy" for seat in range(match.table.seats)]
    match.listen()
    return sat_through(say, Session(match, seats, say.lang, task=task), plain)
