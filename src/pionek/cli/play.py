"""`pionek play GAME`: a table in the terminal, or in plain lines."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from pionek.cli import command as parts
from pionek.cli.errors import Wrong
from pionek.cli.words import Say

if TYPE_CHECKING:
    from pionek.cli.session import Session
    from pionek.core.match.match import Match
    from pionek.core.view.guide import Guide

DICE = ("thrown", "entered")
SEED_BITS = 31
NOT_SAVED = 1


def command(say: Say) -> click.Command:
    params = [
        parts.argument("GAME"),
        parts.option(say, "--seats", "WORDS"),
        parts.set_option(say),
        parts.pack_option(say),
        parts.number(say, "--seed"),
        parts.choice(say, "--dice", DICE),
        parts.option(say, "--load", "FILE"),
        parts.option(say, "--campaign", "FILE"),
        parts.option(say, "--ask", "WISHES"),
        parts.flag(say, "--guided"),
        parts.flag(say, "--plain"),
    ]
    return PlayCommand("play", say, params, lambda **given: play(say, **given))


class PlayCommand(parts.Command):
    """Its help also lists the options of the game that is named."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        from pionek.core import registry

        names = registry.names()
        with formatter.section(self.say("label-games")):
            formatter.write_text(", ".join(names))
        for name in [word for word in ctx.meta.get("pionek.args", []) if word in names][:1]:
            with formatter.section(self.say("label-settings", game=registry.get(name).name[self.say.lang])):
                rows = settings_rows(name, self.say)
                formatter.write_dl(rows) if rows else formatter.write_text("–")
        super().format_epilog(ctx, formatter)


def settings_rows(name: str, say: Say) -> list[tuple[str, str]]:
    """The settings of a game: the meaning, the allowed values and the default of each."""
    from pionek.core import registry

    game = registry.get(name)
    content = game.content()
    rows: list[tuple[str, str]] = []
    for setting in game.settings:
        allowed = ", ".join(setting.values(game.known(content, setting)))
        if setting.type == "number":
            allowed = f"{setting.least}–{setting.most}"
        if setting.type == "flag":
            allowed = "true, false"
        rows.append(
            (
                f"--set {setting.name}={setting.default}",
                say("help-setting", about=setting.about[say.lang], allowed=allowed),
            )
        )
    return rows


def play(
    say: Say,
    game: str,
    seats: str | None,
    set: tuple[str, ...],  # noqa: A002  the option is called so
    pack: tuple[str, ...],
    seed: int | None,
    dice: str | None,
    load: str | None,
    campaign: str | None,
    ask: str | None,
    guided: bool,
    plain: bool,
) -> int:
    from pionek.cli.session import Session

    packs = tuple(Path(each) for each in pack)
    guide = guide_of(game) if guided else None
    if guide is not None:
        if set or pack or load is not None or seed is not None or dice is not None or seats is not None or campaign is not None:
            raise Wrong("wrong-guided-with")
        match = begun(game, guide.settings, (), guide.seed, entered=False)
        seats = ",".join("human" if seat == guide.seat else "bot:greedy" for seat in range(match.table.seats))
    elif load is None:
        settings = {**parts.campaign_of(game, campaign), **parts.settings_of(set)}
        match = begun(game, settings, packs, seed, dice == "entered")
    elif set or seed is not None or dice is not None:
        raise Wrong("wrong-load-with")
    else:
        match = loaded(game, Path(load), packs)
    session = Session(match, seats_of(seats, match.table.seats), say.lang, guide)
    session.packs = options_of(pack)
    match.listen()
    if ask is not None:
        for wishes in session.preferences.values():
            wishes.read(ask)
    if load is not None:
        session.recall()
    code = sat_through(say, session, plain)
    if campaign is not None:
        keep(say, match, Path(campaign), session.packs)
    return code


def options_of(packs: tuple[str, ...]) -> str:
    """Packs as they are written on the command line."""
    return "".join(f" --pack {shlex.quote(each)}" for each in packs)


def sat_through(say: Say, session: Session, plain: bool) -> int:
    """Run one session, on the screen or in lines."""
    if not plain and session.humans and at_terminal():
        if play_on_screen(session):
            return 0
        click.echo(say("told-no-textual"), err=True)
    from pionek.cli.laboratory import progress_bar
    from pionek.cli.lines import LineTable

    table = LineTable(session, read_line, click.echo)
    try:
        if not table.play():
            return NOT_SAVED
        if session.match.result is not None and session.humans and at_terminal():
            session.watched = lambda: progress_bar(say, "coach-progress")
            table.afterwards()
        return 0
    except KeyboardInterrupt:
        if session.humans:
            click.echo("\n".join(session.quit("").lines))
        raise


def keep(say: Say, match: Match, path: Path, packs: str) -> None:
    """Save what the match has left of its campaign; a match that is not over leaves nothing yet."""
    import msgspec

    from pionek.cli import files

    if match.campaign is None:
        return
    files.write(path, msgspec.json.format(msgspec.json.encode(match.campaign), indent=1))
    over = match.game.campaign.is_over(match.campaign)
    click.echo(say("told-campaign-over" if over else "told-campaign", file=str(path), game=match.game.id, packs=packs))


def guide_of(name: str) -> Guide:
    from pionek.core import registry

    guide = registry.get(name).guide
    if guide is None:
        raise Wrong("wrong-guided", game=name)
    return guide


def begun(name: str, settings: dict[str, Any], packs: tuple[Path, ...], seed: int | None, entered: bool) -> Match:
    import secrets

    from pionek.core import registry
    from pionek.core.match.match import start

    seed = secrets.randbits(SEED_BITS) if seed is None else seed
    return start(registry.get(name), settings, seed, packs, entered=entered)


def loaded(name: str, path: Path, packs: tuple[Path, ...]) -> Match:
    import pionek
    from pionek.core import registry

    game = registry.get(name)
    match = pionek.load(path.read_bytes(), packs)
    if match.game.id != game.id:
        raise Wrong("wrong-load-game", file=str(path), game=match.game.id)
    return match


def seats_of(given: str | None, number: int) -> list[str]:
    """The seats: as given, or the player first and greedy bots in all other seats."""
    from pionek.bots.seats import HUMAN, OPEN, PREFIX, read_seats

    seats = read_seats(given) if given is not None else [HUMAN, *[f"{PREFIX}greedy"] * (number - 1)]
    if OPEN in seats:
        raise Wrong("wrong-open")
    return seats


def read_line() -> str:
    """The next line that was typed; a person at a terminal sees where to type."""
    if at_terminal():
        click.echo("> ", nl=False)
    return sys.stdin.readline()


def at_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def play_on_screen(session: Session) -> bool:
    """Play at the terminal table; False if the library that draws it is not installed."""
    try:
        from pionek.cli.screen import TableApp
    except ImportError:
        return False
    app = TableApp(session)
    app.run()
    for line in app.last_words:
        click.echo(line)
    return True
