"""Pionek: a table for board games that knows their rulebooks.

>>> import random, pionek
>>> match = pionek.new_match("connectfour", seed=7)
>>> while match.decision:
...     match.play(random.choice(match.decision.options))
>>> match.result is not None
True
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.match import Match

__version__ = "0.1.0"


def new_match(game: str, *, seed: int = 0, packs: tuple[Path, ...] = (), **settings: Any) -> Match:
    """A new match: what is played, never who answers. Settings not given are what a newcomer should play first."""
    start, get = door()
    return start(get(game), settings, seed, packs)


@cache
def door() -> tuple[Callable[..., Match], Callable[[str], Game]]:
    """What a new match needs, imported when the first one begins: asking for our version should cost nothing."""
    from pionek.core.match import start
    from pionek.core.registry import get

    return start, get


def load(data: bytes, packs: tuple[Path, ...] = ()) -> Match:
    """Go on with a saved match."""
    from pionek.core.loading import load_match
    from pionek.core.registry import get

    return load_match(data, get, packs)
