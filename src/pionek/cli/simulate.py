"""`pionek simulate GAME`: many games between bots; the results as a table, as JSON or as a folder with a report."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

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
from pionek.cli.words import Say

if TYPE_CHECKING:
    from pionek.lab.simulate import Series
    from pionek.lab.workers import Workers


def command(say: Say) -> click.Command:
    params = [
        parts.argument("GAME"),
        games_option(say),
        parts.option(say, "--bots", "WORDS", default="greedy"),
        parts.number(say, "--seed", default="0"),
        *worker_options(say),
        parts.set_option(say),
        parts.option(say, "--campaign", "FILE", help=say("option-campaign-read")),
        parts.pack_option(say),
        parts.flag(say, "--mirror"),
        parts.option(say, "--vary", "NAME"),
        parts.option(say, "--out", "DIR"),
        parts.flag(say, "--json"),
    ]
    return parts.Command("simulate", say, params, lambda **given: simulate(say, **given))


def simulate(
    say: Say,
    game: str,
    games: int,
    bots: str,
    seed: int,
    jobs: int | None,
    backend: str,
    cluster: str | None,
    set: tuple[str, ...],  # noqa: A002  the option is called so
    campaign: str | None,
    pack: tuple[str, ...],
    mirror: bool,
    vary: str | None,
    out: str | None,
    json: bool,
) -> None:
    from pionek.lab.extras import need
    from pionek.lab.plan import Plan
    from pionek.lab.simulate import Series

    plan = Plan(
        game=game,
        games=games,
        bots=bots_of(say, bots),
        seed=seed,
        settings={**parts.campaign_of(game, campaign), **parts.settings_of(set)},
        packs=list(pack),
        mirror=mirror,
        vary=vary or "",
    )
    if out is not None:
        need("lab", "matplotlib", "pyarrow")
    series = Series(plan, watched=out is not None)
    with workers_of(len(series.rounds), jobs, backend, cluster) as workers:
        found = played(say, series, workers) if out is None else kept(say, series, workers, Path(out))
    if json:
        click.echo(as_json(found))
        return
    show(say, found)
    if out is not None:
        click.echo(say("simulate-out", file=str(Path(out) / "report.html")))


def played(say: Say, series: Series, workers: Workers) -> dict[str, Any]:
    with progress_bar(say) as progress:
        for _ in series.play(workers, progress):
            pass
    return series.as_data()


def kept(say: Say, series: Series, workers: Workers, folder: Path) -> dict[str, Any]:
    """Play into a folder, continuing where an earlier run of the same plan stopped, and write the report at the end."""
    from pionek.cli import files
    from pionek.lab.journal import Journal, only_for
    from pionek.lab.parquet import write_parquet
    from pionek.lab.report import report
    from pionek.lab.tournament import CONTEST

    only_for(folder, f"{CONTEST}1")
    with Journal(folder, series.programme, series.rounds) as journal:
        try:
            with progress_bar(say) as progress:
                for _ in series.play(workers, progress, journal):
                    pass
        except KeyboardInterrupt:
            click.echo(say("told-kept", done=len(journal.places), games=str(len(series.rounds)), folder=str(folder)), err=True)
            raise
        journal.tidy()
        found = series.as_data()
        write_parquet(folder / "games.parquet", journal.games())
        files.write(folder / "report.html", report(series, say, say.lang).encode())
        files.write(folder / "results.json", as_json(found).encode() + b"\n")
    return found


def as_json(found: dict[str, Any]) -> str:
    return json.dumps(found, ensure_ascii=False, indent=1)


def show(say: Say, found: dict[str, Any]) -> None:
    """The results as a table that fits any terminal, and any pipe."""
    from pionek.core import registry
    from pionek.core.text.phrasebook import decimal
    from pionek.lab.report import ends_of, names_of, score_row

    setup, results, run = found["setup"], found["results"], found["run"]
    game = registry.get(setup["game"])
    names = names_of(game.content(tuple(Path(path) for path in setup["pack_paths"])), list(results["played"]), say.lang)
    click.echo(say("simulate-title", game=game.name[say.lang], games=results["games"], seed=str(setup["seed"])))
    table = new_table(say, "simulate", "who", "games", "wins", "share", "interval", "draws")
    for who, score in scores(say, results, names):
        table.add_row(*score_row(who, score, say.lang))
    print_table(table)
    click.echo(say("simulate-ends", ends=ends_of(game, results["ends"], say.lang)))
    for measure, spread in results["length"].items():
        click.echo(say(f"simulate-{measure}", **{key: decimal(str(value), say.lang) for key, value in spread.items()}))
    seconds, rate = (decimal(str(run[key]), say.lang) for key in ("seconds", "games_per_second"))
    click.echo(say("simulate-run", seconds=seconds, workers=run["workers"], rate=rate))


def scores(say: Say, results: dict[str, Any], names: dict[str, str]) -> Iterator[tuple[str, dict[str, int]]]:
    for name, score in results["bots"].items():
        yield say("simulate-bot", name=name), score
    for at, score in enumerate(results["seats"], 1):
        yield say("simulate-seat", n=at), score
    for id, score in results["played"].items():
        yield say("simulate-played", name=names[id]), score
    for pairing in results.get("pairings", []):
        options = "; ".join(label(name, value) for name, value in pairing["options"].items())
        for at, score in enumerate(pairing["seats"], 1):
            yield f"{options}: {say('simulate-seat', n=at)}", score


def label(name: str, value: object) -> str:
    return f"{name}={','.join(value) if isinstance(value, list) else value}"
