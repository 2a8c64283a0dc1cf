"""`pionek tournament GAME`: which bot is the strongest, and how certain that is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from pionek.cli import command as parts
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


def command(say: Say) -> click.Command:
    params = [
        parts.argument("GAME"),
        parts.option(say, "--bots", "WORDS", default="greedy,random", help=say("option-tournament-bots")),
        games_option(say),
        parts.number(say, "--seed", default="0"),
        *worker_options(say),
        parts.set_option(say),
        parts.pack_option(say),
        parts.option(say, "--vary", "NAME", help=say("option-tournament-vary")),
        parts.flag(say, "--first"),
        parts.option(say, "--out", "DIR", help=say("option-tournament-out")),
        parts.flag(say, "--json"),
    ]
    return parts.Command("tournament", say, params, lambda **given: tournament(say, **given))


def tournament(
    say: Say,
    game: str,
    bots: str,
    games: int,
    seed: int,
    jobs: int | None,
    backend: str,
    cluster: str | None,
    set: tuple[str, ...],  # noqa: A002  the option is called so
    pack: tuple[str, ...],
    vary: str | None,
    first: bool,
    out: str | None,
    json: bool,
) -> None:
    from pionek.cli import files
    from pionek.lab.extras import need
    from pionek.lab.plan import Plan
    from pionek.lab.tournament import Tournament

    need("lab", "openskill")
    words = bots_of(say, bots)
    settings = parts.settings_of(set)
    plan = Plan(
        game=game, games=games, bots=[], seed=seed, settings=settings, packs=list(pack), vary=vary or "", drawn=bool(vary)
    )
    held = Tournament(plan, words, first)
    with workers_of(held.games, jobs, backend, cluster) as workers, progress_bar(say) as progress:
        held.play(workers, progress, Path(out) if out is not None else None)
    found = held.as_data()
    if out is not None:
        files.write(Path(out) / "results.json", as_json(found).encode() + b"\n")
    if json:
        click.echo(as_json(found))
        return
    show(say, found)


def show(say: Say, found: dict[str, Any]) -> None:
    """Print the contests, the share that an equal bot would get, and the ratings."""
    from pionek.core import registry
    from pionek.core.text.phrasebook import decimal
    from pionek.lab.page import between, per_cent

    setup, results, thinking = found["setup"], found["results"], found["run"]["thinking"]
    name = registry.get(setup["game"]).name[say.lang]
    click.echo(say("tournament-title", game=name, seats=setup["seats"], seed=str(setup["seed"])))
    table = new_table(say, "tournament", "bot", "against", "games", "wins", "draws", "share", "interval")
    for each in results["contests"]:
        numbers = (str(each[key]) for key in ("games", "wins", "draws"))
        shares = (per_cent(each["share"], say.lang), between(each["low"], each["high"], say.lang, 1))
        table.add_row(each["bot"], each["against"] or "–", *numbers, *shares)
    print_table(table)
    if results["even"] is not None:
        click.echo(say("tournament-even", share=per_cent(results["even"], say.lang, 0)))
    for each in results["compared"]:
        told = {"share": per_cent(each["share"], say.lang), "between": between(each["low"], each["high"], say.lang, 1)}
        click.echo(say("tournament-compared", bot=each["bot"], against=each["against"], games=each["games"], **told))
    rated = new_table(say, "tournament", "bot", "rating", "range", "thinking")
    for bot, rating in results["ratings"].items():
        ms = f"{thinking[bot]['ms']:.3g} ms" if bot in thinking else "–"
        figures = (f"{rating['mu']:.1f}", f"{rating['low']:.1f}–{rating['high']:.1f}", ms)
        rated.add_row(bot, *(decimal(figure, say.lang) for figure in figures))
    print_table(rated)
