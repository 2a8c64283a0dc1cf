"""Add unfinished saves to tests/saves for every game whose rules version has none there.

    python tools/saves.py                 for all games
    python tools/saves.py connectfour     for some

Saves of earlier rules versions stay: they must be loaded for ever. A save is never renewed; if a test says that one of
them leads to another table, the rules have changed and their version (game.yaml) must be raised.
"""

import random
import sys
from pathlib import Path

from pionek.core.game import Game
from pionek.core.match.match import Match, start
from pionek.core.registry import get, names

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests" / "saves"
PARTS = (0.1, 0.3, 0.5, 0.7, 0.9)
"""How far the saved matches have come: one save each."""


def pattern(game: Game, version: int | None = None) -> str:
    return f"{game.id}-{game.rules_version if version is None else version}-*.json"


def unfinished(game: Game, seed: int, part: float) -> Match:
    """A random match, stopped after that part of its answers; one of them was taken back on the way."""
    match = start(game, {}, seed)
    luck = random.Random(seed)
    while match.decision is not None:
        match.play(luck.choice(match.decision.options))
    stopped = match.branch(max(2, int(len(match.effective()) * part)))
    stopped.undo(agreed=True)
    assert stopped.decision is not None
    stopped.play(luck.choice(stopped.decision.options))
    return stopped


def add(game: Game, folder: Path = FOLDER) -> list[Path]:
    """Write saves of the present rules version, unless there are some."""
    if any(folder.glob(pattern(game))):
        return []
    written: list[Path] = []
    for at, part in enumerate(PARTS, 1):
        seed = at
        while (match := unfinished(game, seed, part)).decision is None:
            seed += len(PARTS)
        path = folder / f"{game.id}-{game.rules_version}-{at}.json"
        path.write_bytes(match.save() + b"\n")
        written.append(path)
    return written


def main(given: list[str]) -> int:
    for name in given or names():
        for path in add(get(name)):
            print(f"added {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
