"""Where saved games lie, and how files are written: whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from pionek.core.files import written_whole

if TYPE_CHECKING:
    from pionek.core.match.match import Match


def home() -> Path:
    """The folder of a person's games: PIONEK_HOME, or where the system keeps such things."""
    if given := os.environ.get("PIONEK_HOME"):
        return Path(given).expanduser()
    if data := os.environ.get("XDG_DATA_HOME"):
        return Path(data) / "pionek"
    return Path.home() / ".local" / "share" / "pionek"


def save_path(match: Match) -> Path:
    """Named after what is in it, never after the hour: the same game at the same point is the same file."""
    return home() / "saves" / f"{match.game.id}-{match.seed}-{match.version}-{match.digest()[:6]}.json"


def write(path: Path, data: bytes) -> None:
    """What a command promises to keep is never found half written."""
    with written_whole(path) as file:
        file.write(data)
