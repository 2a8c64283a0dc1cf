"""`pionek pack`: check, show, new, art, zip and schema."""

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
    names = ("check", "show", "new", "art", "zip", "schema")
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


def zip_command(say: Say) -> click.Command:
    params = [parts.argument("PATH"), parts.option(say, "--out", "FILE", help=say("option-zip-out"))]
    return parts.Command("zip", say, params, lambda **given: zip_up(say, **given))


def art_command(say: Say) -> click.Command:
    return parts.Command("art", say, [parts.argument("PATH")], lambda **given: art(say, **given))


def schema_command(say: Say) -> click.Command:
    return parts.Command("schema", say, [parts.argument("GAME")], lambda **given: schema(say, **given))


def check(say: Say, path: str, game: str | None, json: bool) -> int:
    """All mistakes of a pack, found by a process that can do no harm."""
    from pionek.core import registry
    from pionek.core.packs.checking import CheckEnded, checked

    if game is not None:
        registry.get(game)
    try:
        found = checked(Path(path), game, say.lang)
    except CheckEnded as ended:
        text = say("check-failed", path=path, fault=ended.fault) if ended.fault else say("check-exhausted", path=path)
        found = {"problems": [{"text": text}], "entries": 0, "game": game}
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
    from pionek.core import registry
    from pionek.core.packs.archive import opened
    from pionek.core.packs.checking import game_of, read

    if what in registry.names():
        content, own = registry.get(what).content(), what
    elif not Path(what).exists():
        registry.get(what)  # says which games there are
        return
    else:
        folder = opened(Path(what))
        named = game_of(folder)
        if named is None:
            raise Wrong("wrong-pack-header", path=what)
        content = read(folder, named)
        own = content.packs[-1].id
    readable = registry.get(content.game).campaign.readable(content)
    rows = list(entries(content, own, None if spoil else {(each.kind, each.id) for each in readable}))
    if json:
        click.echo(jsonlib.dumps(rows, ensure_ascii=False, indent=1))
    else:
        for row in rows:
            click.echo(f"{row['kind']} {row['id']}")
            if row["fields"]:
                click.echo("      " + "  ".join(f"{name} {value}" for name, value in row["fields"].items()))
            for lang in BOTH:
                text = f"{row['name'][lang]}: {row['text'][lang]}" if row["text"][lang] else row["name"][lang]
                click.echo(f"  {lang}  " + text.replace("\n", "\n      "))
        hidden = len(list(entries(content, own))) - len(rows)
        if hidden:
            click.echo(say("show-hidden", count=hidden))
        elif not rows:
            click.echo(say("show-nothing", name=what))


def entries(content: Content, pack: str, readable: set[tuple[str, str]] | None = None) -> list[dict[str, Any]]:
    """Every entry of one pack with its name and text in both languages; only the readable ones, if they are given."""
    from pionek.core.packs.cards import printed_values
    from pionek.core.text.phrasebook import plain

    return [
        {
            "kind": kind,
            "id": each.id,
            "name": each.name,
            "text": {lang: plain(content.text_of(kind, each.index, lang)) for lang in BOTH},
            "fields": printed_values(content, each, readable),
        }
        for kind, definitions in content.entries.items()
        for each in definitions
        if each.pack == pack and (readable is None or (kind, each.id) in readable)
    ]


def new(say: Say, path: str, game: str, id: str) -> None:
    from pionek.core import registry
    from pionek.core.packs.beginning import write_example
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


def zip_up(say: Say, path: str, out: str | None) -> int:
    """Write a pack that has no mistakes as one .zip file, to send it to somebody."""
    from pionek.cli.files import write
    from pionek.core.packs.archive import SUFFIX, zipped

    if check(say, path, None, json=False):
        return FAULTY
    file = Path(out) if out is not None else Path(path).with_suffix(SUFFIX)
    if file.resolve() == Path(path).resolve():
        raise Wrong("wrong-exists", path=path)
    write(file, zipped(Path(path)))
    click.echo(say("zip-written", path=str(file)))
    return 0


def art(say: Say, path: str) -> None:
    """Paint a picture for each entry of a pack for which its look.yaml names an icon."""
    from pionek.core import registry
    from pionek.core.packs.checking import game_of, read
    from pionek.core.packs.problems import Problems
    from pionek.core.view.look import load_pack_look, unknown_icons

    try:
        from pionek.art.packs import paint, paintings
    except ImportError as error:
        if (error.name or "").startswith("pionek"):
            raise
        raise Wrong("wrong-no-art", name=str(error.name)) from None
    folder = Path(path)
    game = game_of(folder)
    if game is None:
        raise Wrong("wrong-pack-header", path=path)
    content = read(folder, game)
    if strange := unknown_icons(folder):
        raise Problems(strange)
    own = content.packs[-1].id
    entries = [(kind, each.id) for kind, every in content.entries.items() for each in every if each.pack == own]
    found = registry.get(game)
    works = paintings(found.look, load_pack_look(folder), found.folder / "art", own, entries)
    if not works:
        click.echo(say("art-nothing", path=path))
        return
    for file, size in paint(folder, works):
        click.echo(f"{path}/{file}  {size / 1000:.0f} kB")


def schema(say: Say, game: str) -> None:
    from pionek.core import registry
    from pionek.core.packs.loader import schema as schema_of

    click.echo(jsonlib.dumps(schema_of(registry.get(game)), ensure_ascii=False, indent=1))
