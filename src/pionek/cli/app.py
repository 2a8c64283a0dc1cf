"""The `pionek` command: its subcommands, and how every one of them ends."""

from __future__ import annotations

import contextlib
import io
import os
import platform
import sys
from collections.abc import Callable

import click

from pionek import __version__
from pionek.cli.command import Group
from pionek.cli.errors import INTERNAL, INTERRUPTED, WRONG_USAGE, Interrupted, internal, sentences
from pionek.cli.words import Say, language
from pionek.compiled import is_compiled

COMMANDS = {
    "play": "pionek.cli.play",
    "lesson": "pionek.cli.lesson",
    "puzzle": "pionek.cli.puzzle",
    "simulate": "pionek.cli.simulate",
    "tournament": "pionek.cli.tournament",
    "balance": "pionek.cli.balance",
    "learn": "pionek.cli.learn",
    "export": "pionek.cli.export",
    "rules": "pionek.cli.rules",
    "pack": "pionek.cli.pack",
    "game": "pionek.cli.game",
    "replay": "pionek.cli.replay",
    "verify": "pionek.cli.verify",
    "coach": "pionek.cli.coach",
    "puzzles": "pionek.cli.puzzles",
    "serve": "pionek.cli.serve",
    "admin": "pionek.cli.admin",
    "help": "pionek.cli.help",
}


def run(args: list[str]) -> int:
    """Run one command and return the exit code."""
    say = Say(language(args))
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a letter that the terminal cannot show must not end a game
            stream.reconfigure(errors="replace")
    try:
        ended = whole_command(say).main(args, prog_name="pionek", standalone_mode=False)
        sys.stdout.flush()
    except (KeyboardInterrupt, Interrupted, click.Abort):
        return report([say("told-interrupted")], INTERRUPTED)
    except BrokenPipeError:
        return reader_left()
    except Exception as error:  # noqa: BLE001  whatever happens, a person gets a sentence
        lines = sentences(error, say)
        return report([internal(error, say)], INTERNAL) if lines is None else report(lines, WRONG_USAGE)
    return ended if isinstance(ended, int) else 0


def whole_command(say: Say) -> Group:
    """`pionek` with all its commands, and `--version`."""
    made = Group("pionek", say, COMMANDS)
    version = click.Option(["--version"], is_flag=True, is_eager=True, expose_value=False, help=say("option-version"), callback=tell_version(say))
    made.params.append(version)
    return made


def tell_version(say: Say) -> Callable[[click.Context, click.Parameter, bool], None]:
    def tell(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:
        if wanted:
            key = "version-compiled" if is_compiled() else "version-interpreted"
            click.echo(say(key, version=__version__, python=platform.python_version()))
            ctx.exit()

    return tell


def report(lines: list[str], code: int) -> int:
    for line in lines:
        click.echo(line, err=True)
    return code


def reader_left() -> int:
    """The reader of the output has closed the pipe: keep Python from writing to it at exit."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1
