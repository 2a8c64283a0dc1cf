"""Games are found because their folder is there, or because an installed package offers one; nothing names them."""

from __future__ import annotations

import importlib
from importlib.metadata import entry_points
from pathlib import Path

from pionek.core.errors import UserError
from pionek.core.game import Game
from pionek.core.soundness import check

GAMES = Path(__file__).parent.parent / "games"
ENTRY_POINTS = "pionek.games"
_found: dict[str, Game] = {}


class UnknownGame(UserError):
    """There is no such game; the message lists those there are."""


def names() -> list[str]:
    """The ids of all games there are, without loading any of them."""
    own = {path.parent.name for path in GAMES.glob("*/game.yaml")}
    return sorted(own | {point.name for point in entry_points(group=ENTRY_POINTS)})


def loaded() -> list[str]:
    """The games that somebody has asked for in this process."""
    return [*_found]


def get(name: str) -> Game:
    """The game of that id. Its folder holds a module with the object GAME."""
    if name not in _found:
        for point in entry_points(group=ENTRY_POINTS):
            if point.name == name:
                game: Game = point.load()
                check(game)
                _found[name] = game
                return game
        if name not in names():
            known = ", ".join(names())
            raise UnknownGame(f"there is no game {name!r}; there are {known}", f"nie ma gry {name!r}; są: {known}")
        _found[name] = importlib.import_module(f"pionek.games.{name}").GAME
    return _found[name]
