"""`pionek simulate GAME`: many games between bots, and what came out, as a table or as JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from pionek.cli import command as parts
from pionek.cli.words import Say

if TYPE_CHECKING:
    from pionek.lab.simulate import Progress

MOST_JOBS = 1024
MOST_GAMES = 100_000_000


def command(say: Say) -> click.Command:
    params = [
        parts.argument("GAME"),
        parts.number(say, "--games", 1, MOST_GAMES, default="100"),
        parts.option(say, "--bots", "WORDS", default="greedy"),
        parts.number(say, "--seed", default="0"),
        parts.number(say, "--jobs", 1, MOST_JOBS),
        parts.set_option(say),
        parts.option(say, "--campaign", "FILE"),
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
    set: tuple[str, ...],  # noqa: A002  the option is called so
    campaign: str | None,
    pack: tuple[str, ...],
    mirror: bool,
    vary: str | None,
    out: str | None,
    json: bool,
) -> None:
    from pionek.bots.seats import read_bots
    from pionek.cli import files
    from pionek.lab.plan import Plan
    from pionek.lab.simulate import simulate as played

    plan = Plan(
        game=game,
        games=games,
        bots=read_bots(bots),
        seed=seed,
        settings={**parts.campaign_of(game, campaign), **parts.settings_of(set)},
        packs=list(pack),
        mirror=mirror,
        vary=vary or "",
    )
    if out is not None:
        Path(out).mkdir(parents=True, exist_ok=True)  # a folder that cannot be made is told before the games, not after
    with progress_bar(say) as progress:
        found = played(plan, jobs or 0, progress)
    text = as_json(found)
    if out is not None:
        files.write(Path(out) / "results.json", text.encode() + b"\n")
    if json:
        click.echo(text)
        return
    show(say, found)
    if out is not None:
        click.echo(say("simulate-out", file=str(Path(out) / "results.json")))


def as_json(found: dict[str, Any]) -> str:
    return json.dumps(found, ensure_ascii=False, indent=1)


@contextmanager
def progress_bar(say: Say, label: str = "simulate-progress") -> Iterator[Progress | None]:
    """Rate and time left, for a person at a terminal; nothing for anybody else."""
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


def show(say: Say, found: dict[str, Any]) -> None:
    """The results as a table that fits any terminal, and any pipe."""
    from rich.console import Console
    from rich.table import Table

    from pionek.core import registry

    setup, results, run = found["setup"], found["results"], found["run"]
    name = registry.get(setup["game"]).name[say.lang]
    click.echo(say("simulate-title", game=name, games=results["games"], seed=str(setup["seed"])))
    table = Table(box=None, pad_edge=False)
    table.add_column(say("simulate-who"))
    for column in ("games", "wins", "share", "interval", "draws"):
        table.add_column(say(f"simulate-{column}"), justify="right")
    for who, score in scores(say, results):
        table.add_row(who, *cells(score))
    Console(file=sys.stdout, width=None if sys.stdout.isatty() else 100, highlight=False).print(table)
    ends = ", ".join(f"{cause} {number}" for cause, number in results["ends"].items() if number)
    click.echo(say("simulate-ends", ends=ends))
    for measure, spread in results["length"].items():
        click.echo(say(f"simulate-{measure}", **{key: str(value) for key, value in spread.items()}))
    rate = str(run["games_per_second"])
    click.echo(say("simulate-run", seconds=str(run["seconds"]), workers=run["workers"], rate=rate))


def scores(say: Say, results: dict[str, Any]) -> Iterator[tuple[str, dict[str, int]]]:
    for name, score in results["bots"].items():
        yield say("simulate-bot", name=name), score
    for at, score in enumerate(results["seats"], 1):
        yield say("simulate-seat", n=at), score
    for name, score in results["played"].items():
        yield say("simulate-played", name=name), score
    for pairing in results.get("pairings", []):
        options = "; ".join(label(name, value) for name, value in pairing["options"].items())
        for at, score in enumerate(pairing["seats"], 1):
            yield f"{options}: {say('simulate-seat', n=at)}", score


def label(name: str, value: object) -> str:
    return f"{name}={','.join(value) if isinstance(value, list) else value}"


def cells(score: dict[str, int]) -> list[str]:
    from pionek.lab.tally import interval

    low, high = interval(score["wins"], score["games"])
    share = score["wins"] / score["games"] if score["games"] else 0
    return [
        str(score["games"]),
        str(score["wins"]),
        f"{share:.1%}",
        f"{low:.0%}–{high:.0%}",
        str(score["draws"]),
    ]
