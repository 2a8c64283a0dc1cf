"""`pionek replay FILE`: replay a saved match, up to any answer."""

from __future__ import annotations

import json as jsonlib
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pionek.cli import command as parts
from pionek.cli.errors import Wrong
from pionek.cli.words import Say

if TYPE_CHECKING:
    from pionek.core.match.match import Match


def command(say: Say) -> click.Command:
    params = [
        parts.argument("FILE"),
        parts.number(say, "--at"),
        parts.number(say, "--seat", 1),
        parts.pack_option(say),
        parts.flag(say, "--json"),
    ]
    return parts.Command("replay", say, params, lambda **given: replay(say, **given))


def replay(say: Say, file: str, at: int | None, seat: int | None, pack: tuple[str, ...], json: bool) -> None:
    import pionek

    whole = pionek.load(Path(file).read_bytes(), tuple(Path(each) for each in pack))
    most = len(whole.effective())
    at = most if at is None else at
    if at > most:
        raise Wrong("wrong-at", at=at, most=most)
    viewer = -1 if seat is None else seat - 1
    if viewer >= whole.table.seats:
        raise Wrong("wrong-seat-number", seat=viewer + 1, most=whole.table.seats)
    match = whole.branch(at)
    match.listen()
    if json:
        click.echo(jsonlib.dumps(as_data(match, viewer, say.lang, most), ensure_ascii=False, indent=1))
        return
    for line in match.log(viewer, say.lang):
        click.echo(str(line))
    scene = match.scene(viewer, say.lang)
    if scene.result is not None:
        click.echo(f"{scene.result.text} [{scene.result.rule}]")
    else:
        click.echo(f"{say('replay-now', at=at, most=most)} {scene.prompt.text}")


def as_data(match: Match, viewer: int, lang: str, most: int) -> dict[str, object]:
    from pionek.core.text.phrasebook import plain

    result = match.result
    return {
        "game": match.game.id,
        "options": match.settings,
        "at": len(match.effective()),
        "answers": most,
        "log": [{"text": plain(line.parts), "rules": line.rules} for line in match.log(viewer, lang)],
        "result": None if result is None else {"winners": result.winners, "cause": result.cause, "rule": result.rule},
    }
