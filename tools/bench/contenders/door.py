"""Pionek through its public door: arguments GAME and `interpreted` or `compiled`.

The same loop for both; which copy of Pionek is imported is decided by PYTHONPATH, and checked here, so that no run is
labelled as what it is not.
"""

from __future__ import annotations

import sys
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any

import pionek
from tools.bench.contenders.protocol import Figures, serve

if TYPE_CHECKING:
    from pionek.core.match.match import Match

OPTIONS: dict[str, dict[str, Any]] = {
    "dicethrone": {"heroes": ["pyromancer", "barbarian"]},
    "dreamblade": {"warbands": ["fear-a", "hellbred"]},
    "icegarden": {"characters": ["freihoff", "dyken", "callo", "fjollsfinn"]},
    "relic": {"players": "4", "cap": 60},
}
CLONE_SHARE = 0.125  # of all decisions of a game, so that openings, middles and ends are seen alike
CLONES_AT_ONCE = 10


class Starter:
    """New matches of one game, each with the next seed."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.options = OPTIONS.get(game, {})
        self.seed = 0

    def __call__(self) -> Match:
        self.seed += 1
        return pionek.new_match(self.game, seed=self.seed, **self.options)


def play(match: Match, rng: Random) -> int:
    """Play random options to the end and count the decisions."""
    count = 0
    while decision := match.decision:
        match.play(rng.choice(decision.options))
        count += 1
    return count


def clone_cost(start: Starter, seconds: float, rng: Random) -> Figures:
    """Clone matches at decisions spread over whole random games."""
    clones = 0
    spent = 0.0
    end = perf_counter() + seconds
    while perf_counter() < end or not clones:
        match = start()
        while decision := match.decision:
            if rng.random() < CLONE_SHARE:
                begun = perf_counter()
                for _ in range(CLONES_AT_ONCE):
                    match.clone()
                spent += perf_counter() - begun
                clones += CLONES_AT_ONCE
            match.play(rng.choice(decision.options))
    return {"clones": clones, "seconds": spent}


def compiled_modules() -> int:
    """How many modules of Pionek in use are machine code."""
    files = [getattr(module, "__file__", None) for name, module in sys.modules.items() if name.startswith("pionek.")]
    return sum(1 for file in files if file and file.endswith((".so", ".pyd")))


def main(game: str, form: str) -> None:
    start = Starter(game)
    play(start(), Random(0))
    compiled = compiled_modules()
    if form == "interpreted" and compiled:
        sys.exit(f"{compiled} modules of pionek are compiled, but this run is to be interpreted: {pionek.__file__}")
    if form == "compiled" and not compiled:
        sys.exit(f"no module of pionek is compiled: {pionek.__file__}")
    serve(getattr(pionek, "__version__", ""), start, play, lambda seconds, rng: clone_cost(start, seconds, rng))


if __name__ == "__main__":
    main(*sys.argv[1:])
