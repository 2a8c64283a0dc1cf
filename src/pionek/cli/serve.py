"""`pionek serve`: matches over HTTP and websockets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from pionek.cli import command as parts
from pionek.cli.errors import Wrong
from pionek.cli.words import Say

MOST_PORT = 65535


def command(say: Say) -> click.Command:
    params = [
        parts.option(say, "--host", "H"),
        parts.number(say, "--port", 0, MOST_PORT),
        parts.option(say, "--db", "FILE|URL"),
        parts.option(say, "--root-path", "PATH"),
        parts.option(say, "--config", "FILE"),
    ]
    return parts.Command("serve", say, params, serve)


def serve(config: str | None, **flags: Any) -> int:
    try:
        from pionek.server.config import read_config
        from pionek.server.serving import run
    except ImportError as error:
        raise missing(error) from None
    return run(read_config(flags, file=Path(config) if config is not None else None))


def missing(error: ImportError) -> Wrong:
    """The extra is not installed; anything else is a mistake of ours."""
    if (error.name or "").startswith("pionek"):
        raise error
    return Wrong("wrong-no-server", name=str(error.name))
