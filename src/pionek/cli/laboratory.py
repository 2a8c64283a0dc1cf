"""Shared by the commands of the laboratory: workers, the progress bar, and the warning about timed bots."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from pionek.cli import command as parts
from pionek.cli.errors import Wrong
from pionek.cli.words import Say

if TYPE_CHECKING:
    from rich.table import Table

    from pionek.lab.simulate import Progress
    from pionek.lab.workers import Workers

MOST_JOBS = 1024
MOST_GAMES = 1_000_000
"""The greatest number of games of one run. The list of games is created first, which takes some seconds at this size."""
BACKENDS = ("local", "dask")


def games_option(say: Say, default: int = 100, about: str = "option-games") -> click.Option:
    return parts.number(say, "--games", 1, MOST_GAMES, default=str(default), help=say(about))


def worker_options(say: Say) -> list[click.Parameter]:
    return [
        parts.number(say, "--jobs", 1, MOST_JOBS),
        parts.choice(say, "--backend", BACKENDS, default="local"),
        parts.option(say, "--cluster", "ADDRESS"),
    ]


@contextmanager
def workers_of(games: int, jobs: int | None, backend: str, cluster: str | None) -> Iterator[Workers]:
    """The workers that the command line names. A terminated run still cleans up."""
    from pionek.lab import workers

    if (backend == "dask") != (cluster is not None):
        raise Wrong("wrong-cluster")
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with workers.local(jobs or 0, games) if cluster is None else workers.cluster(cluster) as those:
            yield those
    finally:
        signal.signal(signal.SIGTERM, before)


def bots_of(say: Say, words: str) -> list[str]:
    """The bots of `--bots`; a bot that thinks by the clock is accepted with a warning."""
    from pionek.bots.seats import is_timed, read_bots

    bots = read_bots(words)
    timed = [word for word in dict.fromkeys(bots) if is_timed(word)]
    if timed:
        click.echo(say("told-timed", bots=", ".join(timed), count=len(timed)), err=True)
    return bots


@contextmanager
def progress_bar(say: Say, label: str = "simulate-progress") -> Iterator[Progress | None]:
    """A progress bar with rate and time left on a terminal; nothing in a pipe."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    task = bar.add_task(say(label), total=None, rate="")

    def advance(done: int, total: int) -> None:
        if not bar.live.is_started:  # its thread begins only now, when the workers have been forked
            bar.start()
        speed = bar.tasks[task].speed
        bar.update(task, completed=done, total=total, rate=f"{speed:.1f}/s" if speed else "")

    try:
        yield advance
    finally:
        bar.stop()


def new_table(say: Say, prefix: str, *columns: str) -> Table:
    """A table whose headings are texts."""
    return headed_table([say(f"{prefix}-{column}") for column in columns])


def headed_table(heads: list[str]) -> Table:
    """A table without lines; numbers are aligned to the right."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    table.add_column(heads[0])
    for head in heads[1:]:
        table.add_column(head, justify="right")
    return table


def print_table(table: Table) -> None:
    """A table that fits any terminal, and any pipe."""
    from rich.console import Console

    Console(file=sys.stdout, width=None if sys.stdout.isatty() else 100, highlight=False).print(table)
