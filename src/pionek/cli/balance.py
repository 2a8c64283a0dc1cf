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
    new_table,
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
    from pionek.core import registry
    from pionek.core.files import atomic_write
    from pionek.lab.balance import balance_page, compared, usual_vary
    from pionek.lab.extras import need
    from pionek.lab.plan import Plan
    from pionek.lab.simulate import Series

    if old and not pack:
        raise Wrong("wrong-old")
    if out is not None:
        need("lab", "matplotlib")
    settings = parts.settings_of(set)
    words = bots_of(say, bots)
    varied = vary or usual_vary(registry.get(game))
    plans = [
        Plan(game=game, games=games, bots=words, seed=seed, settings=settings, packs=list(packs), vary=varied)
        for packs in ([pack, old] if pack else [pack])
    ]
    every = [Series(plan, watched=True) for plan in plans]  # all packs are read first: a bad pack is reported before any game is played
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
    show(say, now)
    if before is not None:
        show_changes(say, now, found["changes"])
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


def show(say: Say, survey: Survey) -> None:
    """Print the shares of what is played, then the uses that stand out."""
    from pionek.lab.balance import LUCK
    from pionek.lab.page import between, per_cent
    from pionek.lab.usage import STRONG, UNUSED, WEAK, label

    setup = survey.setup
    name = survey.game.name[say.lang]
    click.echo(say("balance-title", game=name, games=survey.results["games"], seed=str(setup["seed"])))
    if survey.played:
        table = new_table(say, "report", "what", "games", "won", "interval", "verdict")
        for each in survey.played:
            won = (per_cent(each.won, say.lang), between(*each.interval, say.lang))
            table.add_row(each.name, str(each.games), *won, say(f"verdict-{each.verdict}"))
        print_table(table)
    if survey.brought:
        show_own(say, survey)
    table = new_table(say, "report", "what", "used", "won", "interval", "base", "verdict")
    for verdict in (STRONG, WEAK, UNUSED):
        found = [use for use in survey.uses if use.verdict == verdict]
        for use in found[-MOST_ROWS:] if verdict == WEAK else found[:MOST_ROWS]:
            shares = [per_cent(use.won, say.lang), between(*use.interval, say.lang), per_cent(use.base or 0.0, say.lang)]
            what = label(survey.game, survey.content, use.key, say.lang)
            table.add_row(what, f"{use.used}/{use.offered}", *(shares if use.used else ("", "", "")), say(f"verdict-{verdict}"))
    if table.row_count:
        print_table(table)
    click.echo(say("balance-luck", count=survey.judged, luck=str(round(survey.judged / LUCK))))
    if survey.never:
        click.echo(say("balance-never-count", count=len(survey.never)))


def show_own(say: Say, survey: Survey) -> None:
    """Print what the packs bring, before everything else: each use with its interval, and what nobody ever met."""
    from pionek.lab.page import between, per_cent
    from pionek.lab.usage import label

    click.echo(say("balance-own"))
    table = new_table(say, "report", "what", "used", "won", "interval", "base", "verdict")
    for use in survey.own_uses:
        shares = [per_cent(use.won, say.lang), between(*use.interval, say.lang), per_cent(use.base or 0.0, say.lang)]
        what = label(survey.game, survey.content, use.key, say.lang)
        table.add_row(what, f"{use.used}/{use.offered}", *(shares if use.used else ("", "", "")), say(f"verdict-{use.verdict}"))
    if table.row_count:
        print_table(table)
    if survey.own_never:
        click.echo(say("balance-own-never", names=", ".join(id for _kind, id in survey.own_never)))


def show_changes(say: Say, survey: Survey, found: dict[str, Any]) -> None:
    from pionek.lab.balance import moved_row

    click.echo(say("balance-moved"))
    if found["moved"]:
        table = new_table(say, "report", "what", "measure", "before", "after", "difference")
        for each in found["moved"][:MOST_ROWS]:
            table.add_row(*moved_row(survey, each, say, say.lang))
        print_table(table)
    else:
        click.echo(say("balance-nothing"))
    click.echo(say("balance-luck", count=found["compared"], luck=str(round(found["by_luck"]))))
    if found["new"] or found["gone"]:
        click.echo(say("balance-new", new=len(found["new"]), gone=str(len(found["gone"]))))
