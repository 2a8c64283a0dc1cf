"""A game of Pionek as learners meet it, an environment of PettingZoo: argument GAME.

The loop is that of `zoo.py`: look, choose among the actions of the mask, step. So observations are paid for too.
"""

from __future__ import annotations

import sys
from random import Random
from typing import TYPE_CHECKING

import pionek
from tools.bench.contenders.door import OPTIONS
from tools.bench.contenders.protocol import serve

if TYPE_CHECKING:
    from pionek.lab.learners.env import TableEnv


def play(env: TableEnv, rng: Random) -> int:
    """Play random actions to the end and count them."""
    count = 0
    while True:
        observation, _reward, terminated, truncated, _info = env.last()
        if terminated or truncated:
            return count
        env.step(rng.choice(observation["action_mask"].nonzero()[0].tolist()))
        count += 1


def main(game: str) -> None:
    env = pionek.env(game, **OPTIONS.get(game, {}))

    def start() -> TableEnv:
        env.reset()
        return env

    env.reset(seed=0)
    serve(pionek.__version__, start, play)


if __name__ == "__main__":
    main(*sys.argv[1:])
