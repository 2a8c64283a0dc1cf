"""Connect four of PettingZoo, with the wrappers its users get or without: argument `env` or `raw_env`.

The environment is made once and reset for every game, and a finished game is left at once: the two steps without
an action with which its documentation ends each game are spared.
"""

import sys
from importlib.metadata import version
from random import Random

from pettingzoo import AECEnv
from pettingzoo.classic import connect_four_v3

from tools.bench.contenders.protocol import serve


def play(env: AECEnv, rng: Random) -> int:
    """Play random moves to the end and count them."""
    count = 0
    while True:
        observation, _reward, terminated, truncated, _info = env.last()
        if terminated or truncated:
            return count
        env.step(rng.choice(observation["action_mask"].nonzero()[0].tolist()))
        count += 1


def main(form: str) -> None:
    env = getattr(connect_four_v3, form)()

    def start() -> AECEnv:
        env.reset()
        return env

    serve(version("pettingzoo"), start, play)


if __name__ == "__main__":
    main(*sys.argv[1:])
