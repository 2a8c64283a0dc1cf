"""A game of Pionek as learners meet it: arguments GAME and FORM, which is `env`, `batch` or `vector`.

`env` is an environment of PettingZoo, in the loop of `zoo.py`: look, choose among the actions of the mask, step. `batch` is our
own of 64 tables; `vector` is Gymnasium's synchronous wrapper around as many of ours. These two play one seat against bots
that answer at random, choose by the same line of numpy, and count the learner's decisions.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

import pionek
from tools.bench.contenders.door import OPTIONS
from tools.bench.contenders.protocol import serve

if TYPE_CHECKING:
    from pionek.lab.learners.env import TableEnv

TABLES, STEPS = 64, 20
"""A turn of the batch counts as a game: so many tables, so many steps."""


def play(env: TableEnv, rng: Random) -> int:
    """Play random actions to the end and count them."""
    count = 0
    while True:
        observation, _reward, terminated, truncated, _info = env.last()
        if terminated or truncated:
            return count
        env.step(rng.choice(observation["action_mask"].nonzero()[0].tolist()))
        count += 1


def one_by_one(game: str, options: dict[str, Any]) -> None:
    env = pionek.env(game, **options)

    def start() -> TableEnv:
        env.reset()
        return env

    env.reset(seed=0)
    serve(pionek.__version__, start, play)


def together(step: Callable[[Any], Any], mask: Any) -> None:
    """Step all tables by random actions of their masks; `step` gives the next masks."""
    luck = np.random.default_rng(0)

    def turn(_start: None, _rng: Random) -> int:
        nonlocal mask
        for _ in range(STEPS):
            mask = step((luck.random(mask.shape, np.float32) * mask).argmax(axis=1))
        return TABLES * STEPS

    serve(pionek.__version__, lambda: None, turn)


def batch(game: str, options: dict[str, Any]) -> None:
    env = pionek.batch_env(game, tables=TABLES, seat=0, **options)
    together(lambda actions: env.step(actions).mask, env.reset().mask)


def vector(game: str, options: dict[str, Any]) -> None:
    from gymnasium.vector import SyncVectorEnv

    env = SyncVectorEnv([lambda: pionek.solo_env(game, **options)] * TABLES)
    together(lambda actions: env.step(actions)[0]["action_mask"], env.reset(seed=0)[0]["action_mask"])


if __name__ == "__main__":
    forms = {"env": one_by_one, "batch": batch, "vector": vector}
    forms[sys.argv[2]](sys.argv[1], OPTIONS.get(sys.argv[1], {}))
