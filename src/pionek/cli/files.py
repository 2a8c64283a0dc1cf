"""The folder of saved games, and writing files atomically."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from pionek.core.files import atomic_write
from pionek.core.match.fairness import commitment

if TYPE_CHECKING:
    from pionek.core.match.match import Match


def home() -> Path:
    """The folder of the user's games: PIONEK_HOME, or the system's folder for user data."""
    if given := os.environ.get("PIONEK_HOME"):
        return Path(given).expanduser()
    if data := os.environ.get("XDG_DATA_HOME"):
        return Path(data) / "pionek"
    return Path.home() / ".local" / "share" / "pionek"


def save_path(match: Match) -> Path:
    """A file name made from the content, not from the time: the same game at the same point is the same file."""
    return home() / "saves" / f"{match.game.id}-{commitment(match.seed)[:12] or match.seed}-{match.version}-{match.digest()[:6]}.json"


def write(path: Path, data: bytes) -> None:
    """Write a file atomically."""
    with atomic_write(path) as file:
        file.write(data)
