"""Settings of the server: from flags, else from the environment (PIONEK_SERVER_...), else from a TOML file."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from pionek.core.errors import UserError

PREFIX = "PIONEK_SERVER_"
LISTS = ("origins", "hosts", "operators", "packs")
"""The settings with several values; in the environment they are separated by commas."""


class ConfigError(UserError):
    """A setting that cannot be used."""


class Config(msgspec.Struct, forbid_unknown_fields=True):
    """All settings with their defaults. docs/operations.md explains each one."""

    host: str = "127.0.0.1"
    port: int = 8123
    db: str = "pionek.db"
    workers: int = 1
    """How many processes own matches. With more than one, a front process accepts connections for them."""
    root_path: str = ""
    """The path under which a proxy shows this server, like /pionek."""
    origins: list[str] = []
    """Pages that may change something or open a websocket besides those of this server's own host; "*" for all."""
    hosts: list[str] = []
    """The names of this server, as clients write them; "*" for any. Without any: the names of this machine."""
    operators: list[str] = msgspec.field(default_factory=lambda: ["127.0.0.1", "::1"])
    """The addresses that may read /metrics."""
    proxies: str = "127.0.0.1"
    """Proxies that are trusted to name the address of a client."""
    bot_workers: int = 1
    bot_seconds: float = 10.0
    coach_seconds: float = 300.0
    """How long the coach may work on one match. It has a process of its own."""
    bot_tables_each: int = 5
    """How many matches without a person one address may have running."""
    bot_pause: float = 0.0
    """Seconds before each answer of a bot, for clients that do not slow them down themselves."""
    window_pause: float = 0.7
    """Seconds before an answer is shown to several people if it opened a window in which nobody was asked."""
    away_seconds: float = 60.0
    """How long a player must be away before others may let a bot play on, in a match without a clock."""
    most_live: int = 2000
    most_sockets: int = 4000
    sockets_each: int = 40
    """How many sockets one address may have open."""
    hello_seconds: float = 10.0
    queue: int = 200
    """How many messages may wait for a slow client before it is disconnected."""
    messages_per_second: float = 20.0
    control_per_second: float = 2.0
    """How many pings, pongs and fragments one websocket may send."""
    speak_seconds: float = 3.0
    """How often one websocket may change its language, after a few changes at once."""
    requests_per_second: float = 50.0
    connects_per_second: float = 10.0
    """How many connections one address may open."""
    processor_share: float = 0.1
    """The share of one processor that one address may keep busy; one connection half of it."""
    bytes_per_second: float = 131_072.0
    """How many bytes one address may send, or ask for by opening tables; one connection half of it."""
    matches_per_minute: float = 30.0
    """How many matches one address may create."""
    passphrases_per_minute: float = 12.0
    """How many passphrases one address may try, or choose."""
    packs: list[str] = []
    """Packs that everybody may play with: folders or .zip files. While the server runs, their hashes."""
    packs_folder: str = ""
    """Where packs are kept by their hashes; without it, beside the file of the store. All processes and machines must share it."""
    uploads: bool = False
    """Whether players may bring packs of their own."""
    upload_bytes: int = 262_144
    """How long the .zip file of a pack may be."""
    uploads_per_hour: float = 60.0
    """How many packs one address may bring."""
    checks_per_minute: float = 60.0
    """How often one address may have a pack checked that it is writing."""
    most_packs: int = 2000
    author: bool = False
    """Show every match with nothing hidden, and read packs and looks again when they change: for authors, on their own machine."""
    balance_niceness: Annotated[int, Meta(ge=0, le=19)] = 15
    """How far the games of a balance run step back for everything else: 19 is furthest."""
    body_bytes: int = 65_536
    request_seconds: float = 10.0
    """How long a client may take to send a request."""
    mail: str = ""
    """The mail server that tells people when it is their turn: smtp://user:password@host:587, or smtps://... Without it no mail."""
    mail_from: str = ""
    """The address that mail comes from."""
    public_url: str = ""
    """Where people reach this server, as in https://games.example: for links in mail."""
    mail_minutes: float = 60.0
    """How many minutes lie between two letters to the same person, at least."""
    mail_after_minutes: float = 5.0
    """How long a match waits for somebody who is not at the table before a letter is sent."""
    mails_per_hour: float = 6.0
    """How many letters one network address may ask for, to have e-mail addresses confirmed."""
    idle_minutes: float = 15.0
    """How long a match stays in memory that nobody uses."""
    finished_days: float = 365.0
    abandoned_days: float = 90.0
    unseated_days: float = 7.0
    """How long a match is kept that has never begun."""
    tick_seconds: float = 1.0
    stop_seconds: float = 10.0
    quiet: bool = False
    """Log only what went wrong, no requests and no answers."""


def read_config(
    flags: Mapping[str, Any], environment: Mapping[str, str] | None = None, file: Path | None = None
) -> Config:
    """Read all settings: a flag overrides the environment, which overrides the file.

    A wrong setting is refused with its name and what is allowed.
    """
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
            given[field] = [word for word in value.split(",") if word] if field in LISTS else value
    given.update({name: value for name, value in flags.items() if value is not None})
    try:
        return msgspec.convert(given, Config, strict=False)
    except msgspec.ValidationError as error:
        raise ConfigError(f"a setting cannot be used: {error}", f"ustawienia nie można użyć: {error}") from error
