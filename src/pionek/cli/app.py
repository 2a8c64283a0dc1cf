"""The `pionek` command: its subcommands, and how every one of them ends."""

from __future__ import annotations

import contextlib
import io
import os
import sys

import click

from pionek.cli.command import Group
from pionek.cli.errors import INTERNAL, INTERRUPTED, WRONG_USAGE, Interrupted, internal, sentences
from pionek.cli.words import Say, language

COMMANDS = {
    "play": "pionek.cli.play",
    "lesson": "pionek.cli.lesson",
    "puzzle": "pionek.cli.puzzle",
    "simulate": "pionek.cli.simulate",
    "tournament": "pionek.cli.tournament",
    "balance": "pionek.cli.balance",
    "export": "pionek.cli.export",
    "rules": "pionek.cli.rules",
    "pack": "pionek.cli.pack",
    "replay": "pionek.cli.replay",
    "verify": "pionek.cli.verify",
    "coach": "pionek.cli.coach",
    "puzzles": "pionek.cli.puzzles",
    "serve": "pionek.cli.serve",
    "admin": "pionek.cli.admin",
}


def run(args: list[str]) -> int:
    """Run one command and return the exit code."""
    say = Say(language(args))
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a letter that the terminal cannot show must not end a game
            stream.reconfigure(errors="replace")
    try:
        ended = Group("pionek", say, COMMANDS).main(args, prog_name="pionek", standalone_mode=False)
        sys.stdout.flush()
    except (KeyboardInterrupt, Interrupted, click.Abort):
        return report([say("told-interrupted")], INTERRUPTED)
    except BrokenPipeError:
        return reader_left()
    except Exception as error:  # noqa: BLE001  whatever happens, a person gets a sentence
        lines = sentences(error, say)
        return report([internal(error, say)], INTERNAL) if lines is None else report(lines, WRONG_USAGE)
    return ended if isinstance(ended, int) else 0


def report(lines: list[str], code: int) -> int:
    for line in lines:
        click.echo(line, err=True)
    return code


def reader_left() -> int:
    """The reader of the output has closed the pipe: keep Python from writing to it at exit."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1
