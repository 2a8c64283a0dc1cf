"""`pionek puzzles`: find puzzles in games of bots, and check stored ones."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from pionek.cli import command as parts
from pionek.cli.words import Say

if TYPE_CHECKING:
    from pionek.core.teaching.puzzles import Puzzle

FAULTY = 1


def command(say: Say) -> click.Command:
    return parts.Group("puzzles", say, {name: f"{__name__}:{name}_command" for name in ("find", "prove")})


def find_command(say: Say) -> click.Command:
    from pionek.cli.laboratory import games_option

    params = [
        parts.argument("GAME"),
        games_option(say, 40, "option-puzzles-games"),
        parts.option(say, "--out", "FILE", required=True, help=say("option-puzzles-out")),
        parts.number(say, "--seed", default="1", help=say("option-puzzles-seed")),
        parts.number(say, "--lead", 1, 50, help=say("option-puzzles-lead")),
        parts.number(say, "--most", 1, help=say("option-puzzles-most")),
    ]
    return parts.Command("find", say, params, lambda **given: find(say, **given))


def find(say: Say, game: str, games: int, out: str, seed: int, lead: int | None, most: int | None) -> None:
    from pionek.cli.laboratory import progress_bar
    from pionek.core import registry
    from pionek.lab import puzzles as lab

    found: list[Puzzle] = []
    path = Path(out)
    path.parent.mkdir(parents=True, exist_ok=True)
    with progress_bar(say) as progress:
        for searched in lab.find(registry.get(game), games, seed, path.with_name(f"{path.name}.journal"), lead or lab.LEAD):
            found += searched.puzzles
            if progress is not None:
                progress(searched.game + 1, games)
            if most is not None and len(found) >= lab.SPARE * most:
                break
    found = lab.chosen(found, most or len(found))
    lab.store(path, found)
    click.echo(say("told-puzzles", found=len(found), file=out))


def prove_command(say: Say) -> click.Command:
    params = [parts.argument("GAME"), parts.number(say, "--seed", default="2", help=say("option-puzzles-seed"))]
    return parts.Command("prove", say, params, lambda **given: prove(say, **given))


def prove(say: Say, game: str, seed: int) -> int:
    """Compare the answer of every stored puzzle with its rival once more, on other tables."""
    from pionek.core import registry
    from pionek.lab import puzzles as lab

    kept = registry.get(game).puzzles
    doubtful = [puzzle for puzzle in kept if not lab.still_holds(registry.get(game), puzzle, seed)]
    for puzzle in doubtful:
        click.echo(say("told-puzzle-doubtful", id=puzzle.id, answer=puzzle.answer, rival=puzzle.rival.key))
    click.echo(say("told-puzzles-proved", held=len(kept) - len(doubtful), all=len(kept)))
    return FAULTY if doubtful else 0
