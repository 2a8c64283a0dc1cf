"""`pionek coach FILE`: the decisions of a finished match that cost a seat most."""

from __future__ import annotations

from pathlib import Path

import click

from pionek.cli import command as parts
from pionek.cli.errors import Wrong
from pionek.cli.words import Say


def command(say: Say) -> click.Command:
    params = [
        parts.argument("FILE"),
        parts.number(say, "--seat", 1, help=say("option-coach-seat")),
        parts.pack_option(say),
        parts.flag(say, "--json"),
    ]
    return parts.Command("coach", say, params, lambda **given: coach(say, **given))


def coach(say: Say, file: str, seat: int | None, pack: tuple[str, ...], json: bool) -> None:
    import msgspec

    import pionek
    from pionek.bots.coach import review
    from pionek.bots.seeds import derived
    from pionek.cli.laboratory import progress_bar
    from pionek.cli.thinking import reviewed

    match = pionek.load(Path(file).read_bytes(), tuple(Path(each) for each in pack))
    at = 0 if seat is None else seat - 1
    if at >= match.table.seats:
        raise Wrong("wrong-seat-number", seat=at + 1, most=match.table.seats)
    if match.result is None:
        raise Wrong("wrong-coach", file=file)
    if not match.effective():
        raise Wrong("coach-unknown")
    with progress_bar(say, "coach-progress") as progress:
        found = review(match, at, derived(match.seed, "coach"), progress)
    if json:
        click.echo(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
        return
    for line in reviewed(say, match, found):
        click.echo(line)
