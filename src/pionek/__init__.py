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

from pionek.compiled import check

if TYPE_CHECKING:
    from pionek.bots.agents import Agent
    from pionek.bots.bot import Bot
    from pionek.core.game import Game
    from pionek.core.match.match import Match
    from pionek.lab.learners.batch import BatchEnv
    from pionek.lab.learners.env import TableEnv
    from pionek.lab.learners.solo import SeatEnv
    from pionek.lab.learners.spiel import SpielGame

check()
__version__ = "0.1.0"
__all__ = ["batch_env", "enter_bot", "env", "load", "new_match", "solo_env", "spiel_game"]


def __dir__() -> list[str]:
    """What is meant for others."""
    return [*__all__, "__version__"]


def new_match(game: str, *, seed: int = 0, packs: tuple[Path, ...] = (), **settings: Any) -> Match:
    """A new match: what is played, never who answers. Settings not given are what a newcomer should play first."""
    start, get = door()
    return start(get(game), settings, seed, packs)


@cache
def door() -> tuple[Callable[..., Match], Callable[[str], Game]]:
    """What a new match needs, imported when the first one begins: asking for our version should cost nothing."""
    from pionek.core.match.match import start
    from pionek.core.registry import get

    return start, get


def env(game: str, *, packs: tuple[Path, ...] = (), most_steps: int = 0, **settings: Any) -> TableEnv:
    """A game for learners: an AEC environment of PettingZoo, whose agents are the seats. Needs the extra `learn`."""
    need_learners()
    from pionek.lab.learners.env import TableEnv

    return TableEnv(game, packs, most_steps, **settings)


def solo_env(
    game: str, *, seat: int = 0, bots: str = "random", packs: tuple[Path, ...] = (), **settings: Any
) -> SeatEnv:
    """One seat for a learner, bots in all others: an environment of Gymnasium. Needs the extra `learn`."""
    need_learners()
    from pionek.lab.learners.solo import SeatEnv

    return SeatEnv(game, seat, bots, packs, **settings)


def batch_env(
    game: str, *, tables: int = 64, processes: int = 1, seat: int | None = None, bots: str = "random", seed: int = 0,
    packs: tuple[Path, ...] = (), most_steps: int = 0, **settings: Any,
) -> BatchEnv:  # fmt: skip
    """Many tables that step together, with numpy arrays in and out: the quickest way to learn. Needs the extra `learn`."""
    need_learners()
    from pionek.lab.learners.batch import BatchEnv

    return BatchEnv(game, tables, processes, seat, bots, seed, packs, most_steps, **settings)


def spiel_game(game: str, *, seed: int = 0, **settings: Any) -> SpielGame:
    """A game for the algorithms of OpenSpiel. Needs the extra `openspiel`."""
    from pionek.lab.extras import need

    need("openspiel", "numpy", "pyspiel")
    from pionek.lab.learners.spiel import spiel_game as made

    return made(game, seed=seed, **settings)


def need_learners() -> None:
    """Say in one sentence what is missing, if something is."""
    from pionek.lab.extras import need

    need("learn", "numpy", "gymnasium", "pettingzoo")


def enter_bot(agent: Agent | Callable[[int], Agent | Bot], name: str = "") -> str:
    """The word by which simulations and tournaments of this program know a bot of your own: an object with
    `choose(view, options)`, or a class or function that makes one from a seed for every match.
    """
    from pionek.bots.agents import enter

    return enter(agent, name)


def load(data: bytes, packs: tuple[Path, ...] = ()) -> Match:
    """Go on with a saved match."""
    from pionek.core.match.loading import load_match
    from pionek.core.registry import get

    return load_match(data, get, packs)
