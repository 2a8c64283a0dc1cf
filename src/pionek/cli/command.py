"""Commands in the user's language: click, with labels and help from our texts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import click

from pionek.cli.errors import Interrupted, Wrong
from pionek.cli.words import Say
from pionek.core.text.phrasebook import LANGUAGES

MOST = (1 << 63) - 1
"""The greatest number that a user may type."""


class Described(click.Command):
    """A command that is described in the language of the user: `about-NAME` briefly, `help-NAME` in full, `example-NAME` by an example."""

    say: Say
    key: str = ""
    """What the texts call it, if that is not its name."""

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(self.say(f"help-{self.key or self.name}"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [param.get_help_record(ctx) for param in self.get_params(ctx) if isinstance(param, click.Option)]
        with formatter.section(self.say("label-options")):
            formatter.write_dl([row for row in rows if row is not None])

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(self.say("label-example")):
            for line in self.say(f"example-{self.key or self.name}").splitlines():
                formatter.write(f"{'':>{formatter.current_indent}}{line}\n")

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        found = super().get_help_option(ctx)
        if found is not None:
            found.help = self.say("option-help")
        return found


class Command(Described):
    """One command."""

    def __init__(self, name: str, say: Say, params: Sequence[click.Parameter], callback: Callable[..., Any], key: str = "") -> None:
        common = [choice(say, "--lang", LANGUAGES, expose_value=False)]
        super().__init__(name, params=[*params, *common], callback=callback, short_help=say(f"about-{key or name}"))
        self.say = say
        self.key = key

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.meta["pionek.args"] = list(args)
        return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise Interrupted from None

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = [piece for param in self.get_params(ctx) for piece in param.get_usage_pieces(ctx)]
        formatter.write_usage(ctx.command_path, " ".join([*pieces, "[--...]"]), self.say("label-usage") + " ")


class Group(Described, click.Group):
    """A command with subcommands. `modules` maps each to the module that creates it; none is imported before it is needed."""

    def __init__(self, name: str, say: Say, modules: dict[str, str]) -> None:
        super().__init__(
            name,
            params=[choice(say, "--lang", LANGUAGES, expose_value=False)],
            invoke_without_command=True,
            callback=self.nothing_said,
            short_help=say(f"about-{name}"),
        )
        self.say = say
        self.modules = modules

    def nothing_said(self) -> None:
        ctx = click.get_current_context()
        if ctx.invoked_subcommand is None:
            raise Wrong("wrong-no-command", path=ctx.command_path, names=", ".join(self.modules))

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.modules)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.modules:
            return None
        module, _, maker = self.modules[cmd_name].partition(":")
        made = getattr(import_module(module), maker or "command")(self.say)
        assert isinstance(made, click.Command)
        return made

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self.modules and not args[0].startswith("-"):
            raise Wrong("wrong-command", name=repr(args[0]), names=", ".join(self.modules))
        return super().resolve_command(ctx, args)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_usage(ctx.command_path, self.say("label-command-usage"), self.say("label-usage") + " ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        commands = [(name, self.get_command(ctx, name)) for name in self.modules]
        with formatter.section(self.say("label-commands")):
            formatter.write_dl([(name, str(each.short_help)) for name, each in commands if each is not None])
        super().format_options(ctx, formatter)


def whole(say: Say, least: int, most: int) -> Callable[[click.Context, click.Parameter, str | None], int | None]:
    """Reads a whole number within bounds."""

    def read(ctx: click.Context, param: click.Parameter, value: str | None) -> int | None:
        if value is None:
            return None
        number = int(value) if value.isascii() and value.isdigit() and len(value) < 20 else -1
        if least <= number <= most:
            return number
        if most < MOST:
            raise click.BadParameter(say("wrong-number", value=repr(value), least=least, most=str(most)), ctx, param)
        raise click.BadParameter(say("wrong-number-least", value=repr(value), least=least), ctx, param)

    return read


def one_of(say: Say, words: Sequence[str]) -> Callable[[click.Context, click.Parameter, str | None], str | None]:
    """Reads one of a few words."""

    def read(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
        if value is None or value in words:
            return value
        raise click.BadParameter(say("wrong-word", value=repr(value), allowed=", ".join(words)), ctx, param)

    return read


def option(say: Say, name: str, metavar: str = "TEXT", **settings: Any) -> click.Option:
    """An option of the command line. Its sentence is `option-NAME`, unless the command gives another one."""
    if "help" not in settings:
        settings["help"] = say(f"option-{name.removeprefix('--')}")
    return click.Option([name], metavar=metavar, **settings)


def flag(say: Say, name: str) -> click.Option:
    return click.Option([name], is_flag=True, help=say(f"option-{name.removeprefix('--')}"))


def choice(say: Say, name: str, words: Sequence[str], **settings: Any) -> click.Option:
    return option(say, name, "|".join(words), callback=one_of(say, words), **settings)


def number(say: Say, name: str, least: int = 0, most: int = MOST, **settings: Any) -> click.Option:
    return option(say, name, "N", callback=whole(say, least, most), **settings)


def argument(name: str, **settings: Any) -> click.Argument:
    return click.Argument([name.lower()], metavar=name, **settings)


def set_option(say: Say) -> click.Option:
    return option(say, "--set", "NAME=VALUE", multiple=True)


def pack_option(say: Say, name: str = "--pack", **settings: Any) -> click.Option:
    return option(say, name, "PATH", multiple=True, callback=folders_of, **settings)


def folders_of(_ctx: click.Context, _param: click.Parameter, given: Sequence[str]) -> tuple[str, ...]:
    """The folders of packs; a .zip file is checked and opened."""
    from pionek.core.packs.archive import opened

    return tuple(str(opened(Path(each))) for each in given)


def campaign_of(game: str, file: str | None) -> dict[str, Any]:
    """The settings that continue the campaign in a file, or begin one if there is no such file yet."""
    import msgspec

    from pionek.core import registry

    if file is None:
        return {}
    found = registry.get(game)
    if not found.campaign_setting:
        raise Wrong("wrong-campaign", game=game)
    path = Path(file)
    if not path.exists():
        return dict(found.campaign.begins_with)
    try:
        return {found.campaign_setting: msgspec.json.decode(path.read_bytes())}
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Wrong("wrong-campaign-file", file=file) from None


def settings_of(given: Sequence[str]) -> dict[str, str]:
    """The settings of `--set name=value`; if a name is given twice, the last value counts."""
    found: dict[str, str] = {}
    for each in given:
        name, equals, value = each.partition("=")
        if not equals or not name.strip():
            raise Wrong("wrong-set", given=repr(each))
        found[name.strip()] = value.strip()
    return found
