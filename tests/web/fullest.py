"""Positions of a game: its beginning, the middle of a game of bots, and the fullest ones, where a seat that is asked sees most, where it
has most of its own, and where most lies on the boards."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec

from pionek.bots.greedy import GreedyBot
from pionek.core.match.ask_preferences import AskPreferences
from pionek.core.match.match import Match
from pionek.core.view.scene import Board, Portrait, Scene
from pionek.server.config import Config
from pionek.server.matches import creating
from pionek.server.matches.registry import Matches
from pionek.server.store.rows import Clock
from pionek.server.store.store import Store
from pionek.server.telemetry import Journal
from tests.free.games import new, played

GAMES = 6
"""Random games, of all modes, among which is looked."""
LONG = 600
"""Decisions of a game of bots among which the middle is."""
STRIDE = 5
"""Tables fill slowly: every so-manieth position is enough to find where."""


def everything(scene: Scene) -> int:
    return len(msgspec.json.encode(scene))


def on_the_board(scene: Scene) -> int:
    return sum(len(place.tokens) + len(place.cards) for each in scene.things if isinstance(each, Board) for place in each.places)


def own_things(scene: Scene) -> int:
    return sum(len(msgspec.json.encode(each)) for each in scene.things if isinstance(each, Portrait) and each.mine)


def fullest(name: str) -> list[Match]:
    """The positions of random games in which the seat that is asked sees most, has most of its own, and most lies on the boards."""
    measures = (everything, own_things, on_the_board)
    best, found = [-1] * len(measures), [(0, 0)] * len(measures)
    for seed in range(GAMES):
        for at, match in enumerate(played(name, seed)):
            if match.decision is None:
                break
            if at % STRIDE or AskPreferences(match.game).answer(match, match.decision.seat) is not None:
                continue  # where nothing matters nobody is asked: the server answers, and no person sees the table so
            scene = match.scene(match.decision.seat, "pl")
            for which, measure in enumerate(measures):
                if (size := measure(scene)) > best[which]:
                    best[which], found[which] = size, (seed, at)
    return [position(name, seed, at) for seed, at in dict.fromkeys(found)]


def middle(name: str) -> Match:
    """In the middle of a game of bots, where somebody has a choice; not in a window, in which a person may be passed over."""
    answers = sum(1 for _ in bots_play(name))
    for at, match in enumerate(bots_play(name)):
        if at >= answers // 2 and match.decision is not None and len(match.decision.options) > 1 and not match.asks_in_window(-1):
            break
    return match


def bots_play(name: str) -> Iterator[Match]:
    """A game of greedy bots: the same match at each of its first decisions."""
    match = new(name, 0)
    bots = [GreedyBot(seat) for seat in range(match.table.seats)]
    for _ in range(LONG):
        if match.decision is None:
            return
        yield match
        seat = match.decision.seat
        match.play(bots[seat].choose(match, seat), seat)


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
