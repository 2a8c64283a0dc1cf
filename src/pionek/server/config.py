"""Settings of the server: by flag, by environment (PIONEK_SERVER_...), by a TOML file, or as they come; in this order."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from pionek.core.errors import UserError

PREFIX = "PIONEK_SERVER_"


class ConfigError(UserError):
    """A setting that cannot be used."""


class Config(msgspec.Struct, forbid_unknown_fields=True):
    """Everything that can be set. docs/operations.md says what each is for."""

    host: str = "127.0.0.1"
    port: int = 8123
    db: str = "pionek.db"
    root_path: str = ""
    """The path under which a proxy shows this server, like /pionek."""
    origins: list[str] = []
    """Pages that may open a websocket besides those of this server's own host; "*" for all."""
    proxies: str = "127.0.0.1"
    """Proxies whose word for the address of a client is taken."""
    bot_workers: int = 1
    bot_seconds: float = 10.0
    coach_seconds: float = 300.0
    """How long the coach may look at one match; it has a process of its own."""
    bot_pause: float = 0.0
    """Seconds between two answers of bots, for clients that do not pace them."""
    window_pause: float = 0.7
    """Seconds before an answer is shown at a table with several people, when a window was opened that asked nobody."""
    most_live: int = 2000
    most_sockets: int = 4000
    sockets_each: int = 40
    """Sockets from one address."""
    hello_seconds: float = 10.0
    queue: int = 200
    """Messages that wait for a slow client before it is sent away."""
    messages_per_second: float = 20.0
    requests_per_second: float = 50.0
    body_bytes: int = 65_536
    idle_minutes: float = 15.0
    """After which a match is packed and leaves memory."""
    finished_days: float = 365.0
    abandoned_days: float = 90.0
    tick_seconds: float = 1.0
    stop_seconds: float = 10.0
    quiet: bool = False
    """No line in the log for requests and answers, only for what went wrong."""


def read_config(
    flags: Mapping[str, Any], environment: Mapping[str, str] | None = None, file: Path | None = None
) -> Config:
    """What was given, the nearest first. A wrong one is refused with its name and what is wanted."""
    environment = os.environ if environment is None else environment
    given: dict[str, Any] = {}
    if file is not None:
        try:
            given.update(tomllib.loads(file.read_text(encoding="utf-8")))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise ConfigError(f"{file}: {error}", f"{file}: {error}") from error
    for field in Config.__struct_fields__:
        if PREFIX + field.upper() in environment:
            value = environment[PREFIX + field.upper()]
            given[field] = [word for word in value.split(",") if word] if field == "origins" else value
    given.update({name: value for name, value in flags.items() if value is not None})
    try:
        return msgspec.convert(given, Config, strict=False)
    except msgspec.ValidationError as error:
        raise ConfigError(f"a setting cannot be used: {error}", f"ustawienia nie można użyć: {error}") from error
