"""`pionek export GAME`: decisions with their options and outcomes, for learners outside Pionek."""

from __future__ import annotations

from pathlib import Path

import click

from pionek.cli import command as parts
from pionek.cli.laboratory import bots_of, games_option, progress_bar, worker_options, workers_of
from pionek.cli.words import Say

VIEWS = ("things", "scene", "none", "observation")


def command(say: Say) -> click.Command:
    params = [
        parts.argument("GAME"),
        parts.option(say, "--out", "FILE", required=True, help=say("option-export-out")),
        games_option(say),
        parts.option(say, "--bots", "WORDS", default="greedy"),
        parts.number(say, "--seed", default="0"),
        parts.choice(say, "--view", VIEWS, default="things"),
        *worker_options(say),
        parts.set_option(say),
        parts.pack_option(say),
        parts.flag(say, "--mirror"),
        parts.option(say, "--vary", "NAME"),
    ]
    return parts.Command("export", say, params, lambda **given: export(say, **given))


def export(
    say: Say,
    game: str,
    out: str,
    games: int,
    bots: str,
    seed: int,
    view: str,
    jobs: int | None,
    backend: str,
    cluster: str | None,
    set: tuple[str, ...],  # noqa: A002  the option is called so
    pack: tuple[str, ...],
    mirror: bool,
    vary: str | None,
) -> None:
    from pionek.lab import export as lab
    from pionek.lab.observations import need_parquet
    from pionek.lab.plan import Plan, Programme

    if view == lab.OBSERVATION:
        need_parquet()
    plan = Plan(
        game=game,
        games=games,
        bots=bots_of(say, bots),
        seed=seed,
        settings=parts.settings_of(set),
        packs=list(pack),
        mirror=mirror,
        vary=vary or "",
    )
    programme = Programme(plan)
    with workers_of(len(programme.rounds()), jobs, backend, cluster) as workers, progress_bar(say) as progress:
        decisions = lab.export(programme, view, Path(out), workers, progress)
    click.echo(say("export-done", decisions=decisions, file=out))
