"""`pionek balance GAME`: which content is too strong or never used, and what a changed pack alters."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from pionek.cli import command as parts
from pionek.cli.errors import Wrong
from pionek.cli.laboratory import (
    bots_of,
    games_option,
    headed_table,
    print_table,
    progress_bar,
    worker_options,
    workers_of,
)
from pionek.cli.simulate import as_json
from pionek.cli.words import Say

if TYPE_CHECKING:
    from pionek.lab.balance import Survey
    from pionek.lab.simulate import Series
    from pionek.lab.workers import Workers

MOST_ROWS = 15
"""How many rows of each kind the terminal shows; the page and the JSON have all."""


def command(say: Say) -> click.Command:
    params = [
        parts.argument("GAME"),
        games_option(say, 400, "option-balance-games"),
        parts.option(say, "--bots", "WORDS", default="greedy"),
        parts.number(say, "--seed", default="0"),
        *worker_options(say),
        parts.set_option(say),
        parts.pack_option(say, help=say("option-balance-pack")),
        parts.pack_option(say, "--old"),
        parts.option(say, "--vary", "NAME", help=say("option-balance-vary")),
        parts.option(say, "--out", "FILE", help=say("option-balance-out")),
        parts.flag(say, "--json"),
    ]
    return parts.Command("balance", say, params, lambda **given: balance(say, **given))


def balance(
    say: Say,
    game: str,
    games: int,
    bots: str,
    seed: int,
    jobs: int | None,
    backend: str,
    cluster: str | None,
    set: tuple[str, ...],  # noqa: A002  the option is called so
    pack: tuple[str, ...],
    old: tuple[str, ...],
    vary: str | None,
    out: str | None,
    json: bool,
) -> None:
    from pionek.core.files import atomic_write
    from pionek.lab.balance import balance_page, compared, plans
    from pionek.lab.extras import need
    from pionek.lab.simulate import Series

    if old and not pack:
        raise Wrong("wrong-old")
    if out is not None:
        need("lab", "matplotlib")
    planned = plans(game, games, bots_of(say, bots), seed, list(pack), list(old) if pack else None, parts.settings_of(set), vary or "")
    every = [Series(plan, watched=True) for plan in planned]  # all packs are read first: a bad pack is reported before any game is played
    with (
        atomic_write(Path(out)) if out is not None else nullcontext() as page,
        workers_of(max(len(series.rounds) for series in every), jobs, backend, cluster) as workers,
    ):
        surveys = surveyed(say, every, workers)
        now, before = surveys[0], surveys[1] if pack else None
        if page is not None:
            page.write(balance_page(now, before, say, say.lang).encode())
    found: dict[str, Any] = {"setup": now.setup, "results": now.as_data()}
    if before is not None:
        found["before"] = {"setup": before.setup, "results": before.as_data()}
        found["changes"] = compared(before, now)
    if json:
        click.echo(as_json(found))
        return
    show(say, now, before)
    if out is not None:
        click.echo(say("simulate-out", file=out))


def surveyed(say: Say, every: list[Series], workers: Workers) -> list[Survey]:
    """Play every series and summarise it."""
    from pionek.lab.balance import Survey

    total = sum(len(series.rounds) for series in every)
    done = 0
    with progress_bar(say) as progress:
        for series in every:
            for _ in series.play(workers):
                done += 1
                if progress is not None:
                    progress(done, total)
    return [Survey(series, say.lang) for series in every]


def show(say: Say, survey: Survey, before: Survey | None) -> None:
    """Print the report: what the packs bring first."""
    from pionek.lab.balance import sheets, title_of

    click.echo(title_of(survey, say, say.lang))
    for sheet in sheets(survey, before, say, say.lang, MOST_ROWS):
        click.echo(f"\n{sheet.title}")
        if sheet.rows:
            table = headed_table(sheet.heads)
            for row in sheet.rows:
                table.add_row(*row)
            print_table(table)
        if sheet.note:
            click.echo(sheet.note)
    if survey.never:
        click.echo(say("balance-never-count", count=len(survey.never)))
