"""Errors as one sentence: no command ever ends in a traceback."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from pionek.cli.words import Say
    from pionek.core.text.phrasebook import Arg

WRONG_USAGE = 2
INTERRUPTED = 130
INTERNAL = 70


class Wrong(click.UsageError):
    """A refusal of the command line, by the key of its sentence."""

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(key)
        self.key = key
        self.args_of_text = args

    def in_words(self, say: Say) -> str:
        return say(self.key, **self.args_of_text)


class Interrupted(Exception):
    """Ctrl-C, under a name of our own: click would print an empty line for it."""


def sentences(error: Exception, say: Say) -> list[str] | None:
    """What to show the user about an error, one line each; None for an error that is a bug."""
    if isinstance(error, Wrong):
        return [error.in_words(say)]
    if isinstance(error, click.UsageError):
        return [usage(error, say)]
    if isinstance(error, click.ClickException):
        return [error.format_message()]
    from pionek.bots.seats import SeatError, WrongNumber
    from pionek.core.errors import UserError
    from pionek.core.packs.problems import Problems

    if isinstance(error, SeatError):
        return [say("wrong-seat", word=repr(error.word), allowed=", ".join(error.allowed))]
    if isinstance(error, WrongNumber):
        return [say("wrong-seats-number", given=error.given, wanted=error.wanted)]
    if isinstance(error, Problems):
        return [str(problem) for problem in error.problems]
    if isinstance(error, UserError):
        return [error.text(say.lang)]
    if isinstance(error, OSError):
        return [say("wrong-file", file=str(error.filename or ""), reason=str(error.strerror or error))]
    return None


def usage(error: click.UsageError, say: Say) -> str:
    """A usage error of click in our words."""
    if isinstance(error, click.NoSuchOption):
        return say("wrong-option", name=error.option_name)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return say("wrong-missing", name=name_of(error.param))
    if isinstance(error, click.BadOptionUsage):
        return say("wrong-option-value", name=error.option_name)
    if isinstance(error, click.BadParameter) and error.param is not None:
        return say("wrong-value", name=name_of(error.param), reason=error.message)
    if error.ctx is not None and "unexpected extra argument" in error.message:
        return say("wrong-extra")
    return error.message


def name_of(param: click.Parameter) -> str:
    return param.opts[0] if isinstance(param, click.Option) else str(param.human_readable_name)


def internal(error: Exception, say: Say) -> str:
    """A bug: one line, or the traceback if the environment asks for it. One in a game of another package names that game's own line."""
    if os.environ.get("PIONEK_DEBUG"):
        raise error
    what = f"{type(error).__name__}: {error}".replace("\n", " ")
    place = place_in_a_game(error)
    return say("wrong-game-code", place=place, what=what) if place else say("wrong-internal", what=what)


def place_in_a_game(error: BaseException) -> str:
    """File and line of the innermost step of a traceback that lies in a game of another package; empty if none does."""
    from importlib.metadata import entry_points
    from importlib.util import find_spec
    from pathlib import Path
    from traceback import extract_tb

    specs = [find_spec(point.module.partition(".")[0]) for point in entry_points(group="pionek.games")]
    homes = [Path(spec.origin).parent for spec in specs if spec is not None and spec.origin is not None]
    known: BaseException | None = error
    while known is not None:
        for step in reversed(extract_tb(known.__traceback__)):
            if any(Path(step.filename).is_relative_to(home) for home in homes):
                return f"{step.filename}:{step.lineno}"
        known = known.__cause__
    return ""
