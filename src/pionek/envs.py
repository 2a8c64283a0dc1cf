"""Every game under an id of Gymnasium: after `import pionek.envs`, `gymnasium.make("pionek/DiceThrone-v0", seat=1, bots="greedy")`.

The games themselves are loaded when one is made.
"""

from __future__ import annotations

from typing import Any

from gymnasium import register

from pionek.core import registry
from pionek.core.packs.yamlfile import read_file

MADE_BY = "pionek.lab.learners.solo:SeatEnv"


def name_of(game: str) -> str:
    """The name of a game in the letters of its title, as far as its id says them: IceGarden for icegarden."""
    file = registry.GAMES / game / "game.yaml"
    head: Any = read_file(file, file.parent).plain() if file.is_file() else {"name": {"en": game}}
    title = str(head["name"]["en"]).replace(" ", "")
    at = title.lower().find(game)
    return title[at : at + len(game)] if at >= 0 else game


for _game in registry.names():
    register(f"pionek/{name_of(_game)}-v0", MADE_BY, kwargs={"game": _game})
