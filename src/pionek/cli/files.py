"""Where saved games lie, and how files are written: whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pionek.core.match import Match


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
    """Write beside the file and then put it in its place, so that no half a file is ever found."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
