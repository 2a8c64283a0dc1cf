"""The fullest positions of a game: where a seat that is asked sees most, and where it has most of its own."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec

from pionek.core.match.match import Match
from pionek.core.view.scene import Portrait, Scene
from pionek.server.config import Config
from pionek.server.matches import creating
from pionek.server.matches.registry import Matches
from pionek.server.store.rows import Clock
from pionek.server.store.store import Store
from pionek.server.telemetry import Journal
from tests.free.games import new, played

GAMES = 6
"""Random games, of all modes, among which is looked."""
STRIDE = 5
"""Tables fill slowly: every so-manieth position is enough to find where."""


def everything(scene: Scene) -> int:
    return len(msgspec.json.encode(scene))


def own_things(scene: Scene) -> int:
    return sum(len(msgspec.json.encode(each)) for each in scene.things if isinstance(each, Portrait) and each.mine)


def fullest(name: str) -> list[Match]:
    """The positions of random games in which the seat that is asked sees most, and has most of its own."""
    measures = (everything, own_things)
    best, found = [-1, -1], [(0, 0), (0, 0)]
    for seed in range(GAMES):
        for at, match in enumerate(played(name, seed)):
            if match.decision is None:
                break
            if at % STRIDE:
                continue
            scene = match.scene(match.decision.seat, "pl")
            for which, measure in enumerate(measures):
                if (size := measure(scene)) > best[which]:
                    best[which], found[which] = size, (seed, at)
    return [position(name, seed, at) for seed, at in dict.fromkeys(found)]


def position(name: str, seed: int, at: int) -> Match:
    match = new(name, seed)
    for _ in zip(range(at + 1), played(name, seed, match), strict=False):
        pass
    return match


def laid(db: Path, positions: list[Match]) -> list[tuple[str, str]]:
    """Matches that stand so in a store: of each its id and the token of the seat that is asked."""

    async def lay() -> list[tuple[str, str]]:
        matches = Matches(Store(str(db)), Config(db=str(db), quiet=True), Journal(quiet=True))
        found = []
        for match in positions:
            assert match.decision is not None
            asked = match.decision.seat
            row, codes = await creating.create_from(matches, match, ["human"] * match.table.seats, Clock(), True, True, given_seed=True)
            tokens = {seat: (await matches.seats.join(code))[0] for seat, code in codes.items()}
            found.append((row.id, tokens[asked]))
        await matches.end()
        return found

    with ThreadPoolExecutor(1) as beside:  # the thread of the browser has an event loop of its own
        return beside.submit(asyncio.run, lay()).result()
