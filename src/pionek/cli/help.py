"""`pionek help [topic]`: the documentation, in the terminal."""

from __future__ import annotations

import re
import shutil
import sys

import click

from pionek.cli import command as parts
from pionek.cli.errors import Wrong
from pionek.cli.words import Say

PICTURE = re.compile(r"^!\[[^]]*\]\([^)]*\)\n\n?|^\[[^]]*\]\([^)]*\)\n\n", re.MULTILINE)
"""What stands alone on a line of a manual and is of no use here: a picture, or the link to the page in the other language."""
WIDEST = 100


def command(say: Say) -> click.Command:
    return parts.Command("help", say, [parts.argument("TOPIC", nargs=-1)], lambda topic: told(say, topic))


def told(say: Say, words: tuple[str, ...]) -> None:
    """The page of a topic, the help of a command, or the pages in which the words stand; without words, all topics."""
    from pionek.core import pages, registry

    name = "-".join(words).lower()
    if not words:
        show(overview(say))
    elif name in registry.names():
        show(manual(say, name))
    elif name in pages.named():
        show(pages.text(name, lambda text, where: written(say, text, where)))
    elif words[0] in commands(say):
        click.echo(help_of(say, words))
    else:
        show(found(say, " ".join(words)))


def commands(say: Say) -> dict[str, str]:
    from pionek.cli.app import COMMANDS

    return COMMANDS


def help_of(say: Say, words: tuple[str, ...]) -> str:
    """What `pionek WORDS --help` tells."""
    from pionek.cli.app import whole_command

    ctx = click.Context(whole_command(say), info_name="pionek")
    for word in words:
        group = ctx.command
        made = group.get_command(ctx, word) if isinstance(group, click.Group) else None
        if made is None:
            break
        ctx = click.Context(made, info_name=word, parent=ctx)
    return ctx.get_help()


def overview(say: Say) -> str:
    """All topics: the games, and the pages by what one wants to do."""
    from pionek.core import pages, registry

    lines = [f"# {say('help-title')}", "", say("help-how"), "", f"## {say('help-group-games')}", ""]
    lines += [f"- `{name}`: {registry.get(name).name[say.lang]}" for name in registry.names() if manual_file(name, say.lang)]
    for group, names in pages.groups().items():
        lines += ["", f"## {say(f'help-group-{group}')}", ""] + [entry(name) for name in names]
    return "\n".join([*lines, "", say("help-commands", names=", ".join(f"`{name}`" for name in commands(say))), ""])


def entry(name: str) -> str:
    from pionek.core import pages

    return f"- `{name}`: {pages.title(name)}"


def manual_file(game: str, lang: str) -> str:
    """How a game is played, in a language; "" if nobody has written it."""
    from pionek.core import registry

    path = registry.get(game).folder / "play" / f"{lang}.md"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def manual(say: Say, game: str) -> str:
    """The manual without its pictures; a link keeps its text."""
    from pionek.core.pages import LINK

    text = LINK.sub(lambda link: link[2], PICTURE.sub("", manual_file(game, say.lang)))
    if not text:
        raise Wrong("help-nothing", words=game)
    return text


def written(say: Say, text: str, where: str) -> str:
    """A link in the terminal: its text, and where to read on."""
    if not where:
        return text
    return f"{text} ({where})" if "://" in where else f"{text} (`pionek help {where}`)"


def found(say: Say, words: str) -> str:
    from pionek.core import pages

    names = pages.holding(words)
    if not names:
        raise Wrong("help-nothing", words=words)
    return "\n".join([say("help-found", words=words), "", *(entry(name) for name in names), ""])


def show(text: str) -> None:
    """Set for reading in a terminal, page by page if it is long; as it is written for a pipe."""
    if not sys.stdout.isatty():
        click.echo(text, nl=False)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    size = shutil.get_terminal_size()
    console = Console(width=min(size.columns, WIDEST))
    with console.capture() as captured:
        console.print(Markdown(text, hyperlinks=False))
    lines = captured.get()
    if lines.count("\n") < size.lines:
        click.echo(lines, nl=False)
    else:
        click.echo_via_pager(lines, color=True)
