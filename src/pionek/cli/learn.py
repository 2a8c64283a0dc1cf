"""`pionek learn GAME`: find out from games of bots what decides who wins, and write it into a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from pionek.cli import command as parts
from pionek.cli.laboratory import MOST_GAMES, bots_of, worker_options, workers_of
from pionek.cli.words import Say

DIGITS = {"share": 3, "low": 3, "high": 3, "loss": 4}
"""How many digits after the point are shown; as many as there are of everything else."""


def command(say: Say) -> click.Command:
    params = [
        parts.argument("GAME"),
        parts.option(say, "--out", "FILE", required=True, help=say("option-learn-out")),
        parts.number(say, "--games", 10, MOST_GAMES, default="1000", help=say("option-learn-games")),
        parts.number(say, "--rounds", 1, 50, default="3", help=say("option-learn-rounds")),
        parts.number(say, "--contest", 8, MOST_GAMES, default="200", help=say("option-learn-contest")),
        parts.option(say, "--bots", "WORD", default="hard", help=say("option-learn-bots")),
        parts.number(say, "--seed", default="0"),
        *worker_options(say),
        parts.set_option(say),
        parts.pack_option(say),
        parts.option(say, "--vary", "NAME", help=say("option-tournament-vary")),
    ]
    return parts.Command("learn", say, params, lambda **given: learn(say, **given))


def learn(
    say: Say,
    game: str,
    out: str,
    games: int,
    rounds: int,
    contest: int,
    bots: str,
    seed: int,
    jobs: int | None,
    backend: str,
    cluster: str | None,
    set: tuple[str, ...],  # noqa: A002  the option is called so
    pack: tuple[str, ...],
    vary: str | None,
) -> None:
    from pionek.lab import learning
    from pionek.lab.plan import Plan

    def told(key: str, given: dict[str, Any]) -> None:
        click.echo(say(key, **{name: shown(name, value) for name, value in given.items()}))

    plan = Plan(
        game=game, games=games, bots=bots_of(say, bots), seed=seed, settings=parts.settings_of(set), packs=list(pack),
        vary=vary or "", drawn=bool(vary),
    )  # fmt: skip
    with workers_of(max(games, contest), jobs, backend, cluster) as workers:
        learning.learn(learning.Asked(plan=plan, rounds=rounds, contest=contest, out=Path(out)), workers, told)


def shown(name: str, value: Any) -> Any:
    """A value as texts take it."""
    if isinstance(value, bool):
        return str(value).lower()
    return f"{value:.{DIGITS[name]}f}" if name in DIGITS else str(value) if isinstance(value, float) else value
