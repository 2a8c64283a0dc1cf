"""`pionek pack`: check, show, new and schema."""

from __future__ import annotations

import json as jsonlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from pionek.cli import command as parts
from pionek.cli.errors import Wrong
from pionek.cli.words import Say

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content

FAULTY = 1
BOTH = ("en", "pl")


def command(say: Say) -> click.Command:
    names = ("check", "show", "new", "schema")
    return parts.Group("pack", say, {name: f"{__name__}:{name}_command" for name in names})


def check_command(say: Say) -> click.Command:
    params = [parts.argument("PATH"), parts.option(say, "--game", "GAME"), parts.flag(say, "--json")]
    return parts.Command("check", say, params, lambda **given: check(say, **given))


def show_command(say: Say) -> click.Command:
    params = [click.Argument(["what"], metavar="GAME|PATH"), parts.flag(say, "--spoil"), parts.flag(say, "--json")]
    return parts.Command("show", say, params, lambda **given: show(say, **given))


def new_command(say: Say) -> click.Command:
    params = [
        parts.argument("PATH"),
        parts.option(say, "--game", "GAME", required=True),
        parts.option(say, "--id", "ID", required=True),
    ]
    return parts.Command("new", say, params, lambda **given: new(say, **given))


def schema_command(say: Say) -> click.Command:
    return parts.Command("schema", say, [parts.argument("GAME")], lambda **given: schema(say, **given))


def check(say: Say, path: str, game: str | None, json: bool) -> int:
    """All mistakes of a pack, found by a process that can do no harm."""
    from pionek.cli.checking import checked
    from pionek.core import registry

    if game is not None:
        registry.get(game)
    found = checked(Path(path), game)
    if found is None:
        found = {"problems": [{"text": say("check-crashed", path=path)}], "entries": 0, "game": game}
    if found.get("wrong") == "header":
        raise Wrong("wrong-pack-header", path=path)
    problems = found["problems"]
    if json:
        click.echo(jsonlib.dumps({"good": not problems, **found}, ensure_ascii=False, indent=1))
    elif problems:
        for problem in problems:
            click.echo(problem["text"])
    else:
        click.echo(say("check-good", path=path, entries=found["entries"], game=str(found["game"])))
    return FAULTY if problems else 0


def show(say: Say, what: str, spoil: bool, json: bool) -> None:
    from pionek.cli.checking import game_of, read
    from pionek.core import registry

    if what in registry.names():
        content, own = registry.get(what).content(), what
    elif not Path(what).exists():
        registry.get(what)  # says which games there are
        return
    else:
        named = game_of(Path(what))
        if named is None:
            raise Wrong("wrong-pack-header", path=what)
        content = read(Path(what), named)
        own = content.packs[-1].id
    readable = registry.get(content.game).campaign.readable(content)
    rows = list(entries(content, own, None if spoil else {(each.kind, each.id) for each in readable}))
    if json:
        click.echo(jsonlib.dumps(rows, ensure_ascii=False, indent=1))
    elif not rows:
        click.echo(say("show-nothing", name=what))
    else:
        for row in rows:
            click.echo(f"{row['kind']} {row['id']}")
            for lang in BOTH:
                text = f"{row['name'][lang]}: {row['text'][lang]}" if row["text"][lang] else row["name"][lang]
                click.echo(f"  {lang}  " + text.replace("\n", "\n      "))
        hidden = len(list(entries(content, own))) - len(rows)
        if hidden:
            click.echo(say("show-hidden", count=hidden))


def entries(content: Content, pack: str, readable: set[tuple[str, str]] | None = None) -> list[dict[str, Any]]:
    """Every entry of one pack with its name and text in both languages; only the readable ones, if they are given."""
    from pionek.core.text.phrasebook import plain

    return [
        {
            "kind": kind,
            "id": each.id,
            "name": each.name,
            "text": {lang: plain(content.text_of(kind, each.index, lang)) for lang in BOTH},
        }
        for kind, definitions in content.entries.items()
        for each in definitions
        if each.pack == pack and (readable is None or (kind, each.id) in readable)
    ]


def new(say: Say, path: str, game: str, id: str) -> None:
    from pionek.cli.newpack import write_example
    from pionek.core import registry
    from pionek.core.packs.loader import ID_LETTERS

    found = registry.get(game)
    if not id or set(id) - ID_LETTERS:
        raise Wrong("wrong-pack-id", id=repr(id))
    if id == found.id:
        raise Wrong("wrong-pack-game-id", id=repr(id))
    folder = Path(path)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Wrong("wrong-exists", path=path)
    write_example(found, folder, id)
    click.echo(say("new-written", path=path, game=found.id))


def schema(say: Say, game: str) -> None:
    from pionek.core import registry
    from pionek.core.packs.loader import schema as schema_of

    click.echo(jsonlib.dumps(schema_of(registry.get(game)), ensure_ascii=False, indent=1))
