"""What every contender written in Python says and hears: one JSON object a line.

A contender says `{"ready": {...}}` once, then answers each line. `{"run": 0.5}` plays whole random games for half a
second and answers `{"games": .., "moves": .., "seconds": .., "set_up": ..}`, where `set_up` is the part of `seconds` that went
into starting games. `{"clone": 0.5}` answers `{"clones": .., "seconds": ..}`; only contenders that can clone are asked.
"""

import json
import platform
import sys
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import TypeVar

State = TypeVar("State")
Figures = dict[str, float]


def run(seconds: float, rng: Random, start: Callable[[], State], play: Callable[[State, Random], int]) -> Figures:
    """Start and play games until the time is up; the last one is played to its end."""
    games = moves = 0
    set_up = 0.0
    begun = now = perf_counter()
    end = begun + seconds
    while now < end:
        state = start()
        set_up += perf_counter() - now
        moves += play(state, rng)
        games += 1
        now = perf_counter()
    return {"games": games, "moves": moves, "seconds": now - begun, "set_up": set_up}


def serve(
    version: str,
    start: Callable[[], State],
    play: Callable[[State, Random], int],
    clone: Callable[[float, Random], Figures] | None = None,
    seed: int = 2024,
) -> None:
    """Answer requests until standard input ends."""
    rng = Random(seed)
    runtime = f"{platform.python_implementation()} {platform.python_version()}"
    say({"ready": {"version": version, "runtime": runtime}})
    for line in sys.stdin:
        request = json.loads(line)
        if "run" in request:
            say(run(request["run"], rng, start, play))
        elif clone is not None and "clone" in request:
            say(clone(request["clone"], rng))
        else:
            say({"refused": line.strip()})


def say(answer: object) -> None:
    print(json.dumps(answer), flush=True)
