"""`pionek serve`: matches over HTTP and websockets."""

from __future__ import annotations

import os
import sys
import webbrowser
from pathlib import Path
from typing import Any

import click

from pionek.cli import command as parts
from pionek.cli import files
from pionek.cli.errors import Wrong
from pionek.cli.words import Say

MOST_PORT = 65535
MOST_WORKERS = 64


def command(say: Say) -> click.Command:
    params = [
        parts.option(say, "--host", "H"),
        parts.number(say, "--port", 0, MOST_PORT),
        parts.option(say, "--db", "FILE|URL"),
        parts.number(say, "--workers", 1, MOST_WORKERS),
        parts.option(say, "--root-path", "PATH"),
        parts.option(say, "--pack", "PATH", multiple=True, help=say("option-serve-pack")),
        parts.flag(say, "--uploads"),
        parts.flag(say, "--author"),
        parts.option(say, "--config", "FILE"),
        parts.flag(say, "--home"),
    ]
    return parts.Command("serve", say, params, serve)


def serve(config: str | None, home: bool, pack: tuple[str, ...], uploads: bool, author: bool, **flags: Any) -> int:
    flags |= {"packs": list(pack) or None, "uploads": uploads or None, "author": author or None}
    if home:
        flags = at_home(flags)
    try:
        from pionek.server.config import read_config
        from pionek.server.serving import run
    except ImportError as error:
        raise missing(error) from None
    return run(read_config(flags, file=Path(config) if config is not None else None), show_page if home else None)


def at_home(flags: dict[str, Any]) -> dict[str, Any]:
    """The settings for the user's own machine: the store is beside the saved games, packs may be brought, and only errors are printed."""
    if flags.get("db") is None:
        folder = files.home()
        folder.mkdir(parents=True, exist_ok=True)
        flags["db"] = str(folder / "table.db")
    return flags | {"quiet": True, "uploads": True}


def show_page(url: str) -> None:
    """Open the page if there is a screen; the address is printed in any case."""
    if sys.platform == "darwin" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(url)


def missing(error: ImportError) -> Wrong:
    """The extra is not installed; anything else is a mistake of ours."""
    if (error.name or "").startswith("pionek"):
        raise error
    return Wrong("wrong-no-server", name=str(error.name))
