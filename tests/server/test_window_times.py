"""Windows over real sockets: when the others see the table go on does not tell whether anybody was asked.

48 windows of twins that differ only in hidden cards, in soak 600, are timed from outside, and the two kinds are compared.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
import threading
import time
from collections import deque
from collections.abc import Coroutine, Iterator
from typing import Any

import pytest
from scipy import stats

from pionek.core.match.match import Match
from pionek.server.app import Server
from pionek.server.config import Config
from pionek.server.matches import creating, holding
from pionek.server.matches.registry import Matches
from pionek.server.serving import GracefulServer, listening_socket, uvicorn_config
from pionek.server.store.rows import Clock
from pionek.server.store.store import Store
from tests.free.games import SOAK
from tests.free.made_up.ducats import GAME as DUCATS
from tests.server.process import Seat, sit
from tests.server.rig import add_games
from tests.server.test_window_twins import Twins, pairs

PAIRS = 300 if SOAK else 24
LEAST = 0.001 if SOAK else 0.0001
"""The least probability, by chance alone, of two samples that differ as these do."""
USUAL = 0.12
"""The middle pause, in seconds, and what the player in these tests takes to pass."""


class Quiet(GracefulServer):
    """Signals are for the main thread."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Background:
    """A server with real sockets, in a thread, whose matches a test can lay out."""

    def __init__(self, address: str) -> None:
        self.config = Config(db=address, port=0, quiet=True, window_pause=USUAL, connects_per_second=1e6, processor_share=1e6, matches_per_minute=1e6, bytes_per_second=1e12, requests_per_second=1e6, messages_per_second=1e6)  # fmt: skip
        self.known: deque[int] = deque(maxlen=holding.MOST)
        """How long the player whose windows are timed took to pass in matches before: all of them are one evening of this player."""
        self.listening = listening_socket(self.config)
        self.url = "http://{}:{}".format(*self.listening.getsockname())
        self.ready = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self.serve()))
        self.thread.start()
        assert self.ready.wait(30)

    async def serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.matches = Matches(Store(self.config.db), self.config)
        server = Server(self.matches)
        self.running = Quiet(uvicorn_config(server, self.config), server, self.ready.set)
        await self.running.serve(sockets=[self.listening])

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)

    def stop(self) -> None:
        self.running.should_exit = True
        self.thread.join(30)

    def lay(self, match: Match) -> tuple[str, list[str]]:
        begun = Match(match.game, match.content, match.settings, 0, match.table)
        begun.base = match.table.clone()
        seats = ["human"] * match.table.seats

        async def work() -> tuple[str, list[str]]:
            row, codes = await creating.create_from(self.matches, begun, seats, Clock(), True, True, given_seed=False)
            joined = [await self.matches.seats.join(codes[at]) for at in range(len(seats))]
            for times in (await self.matches.find(row.id)).pass_times:
                times.known.extend(self.known)
            return row.id, [token for token, _handle in joined]

        found: tuple[str, list[str]] = self.do(work())
        return found


async def timed(server: Background, match: Match, pair: Twins) -> float:
    """How long the table stands still, for the seat that acted: from its answer's change to the next one."""
    id, tokens = server.lay(match)
    live = server.matches.in_memory[id]
    before = list(live.pass_times[pair.asked].known)
    actor, other = await sit(server.url, tokens[pair.who], id), await sit(server.url, tokens[pair.asked], id)
    passing = asyncio.ensure_future(pass_when_asked(other))
    try:
        assert (await actor.answer("a", pair.key))["is"] == "ack"
        await actor.until("change")
        began = time.perf_counter()
        await actor.until("change")
        spent = time.perf_counter() - began
        if (taken := list(live.pass_times[pair.asked].known)) != before:
            server.known.append(taken[-1])
        return spent
    finally:
        for seat in (actor, other):
            seat.socket.transport.abort()
        passing.cancel()  # a task that gets a message at the same moment may not notice, but its next read fails
        await asyncio.gather(passing, return_exceptions=True)


class Player(holding.PassTimes):
    """Takes such times as the server expects of somebody it does not know."""

    drawn = holding.PassTimes.drawn


async def pass_when_asked(seat: Seat) -> None:
    number, thinking = 0, Player()
    while True:
        while "pass" not in seat.offered():
            await seat.until("change")
        await asyncio.sleep(thinking.drawn(USUAL) / 1000)
        number += 1
        await seat.socket.send(json.dumps({"is": "answer", "id": f"p{number}", "key": "pass", "seq": seat.seq}))
        await seat.until("change")


def test_how_long_the_table_stands_still_does_not_tell_whether_somebody_was_asked(address, monkeypatch):
    add_games(monkeypatch, DUCATS)
    server = Background(address)
    asked: list[float] = []
    silent: list[float] = []

    async def whole() -> None:
        for pair in pairs("ducats", holding.ENOUGH):  # who sits down first is not known yet
            await timed(server, pair.asked_match.clone(), pair)
        for pair in pairs("ducats", PAIRS):
            asked.append(await timed(server, pair.asked_match.clone(), pair))
            silent.append(await timed(server, pair.silent_match.clone(), pair))

    try:
        asyncio.run(whole())
    finally:
        server.stop()
    assert len(asked) == len(silent) == PAIRS
    assert min(*asked, *silent) > 0, "the answer and what follows the window are two changes"
    ranks = stats.mannwhitneyu(asked, silent)
    shape = stats.ks_2samp(asked, silent)
    print(f"{2 * PAIRS} windows: medians {median(asked):.1f} and {median(silent):.1f} ms; p = {ranks.pvalue:.3f} (ranks), {shape.pvalue:.3f} (Kolmogorov-Smirnov)")
    assert ranks.pvalue > LEAST
    assert shape.pvalue > LEAST


def median(times: list[float]) -> float:
    return float(sorted(times)[math.floor(len(times) / 2)] * 1000)


def shortened(drawn: Any) -> Any:
    def hasty(self: holding.PassTimes, usual: float) -> int:
        return max(1, int(drawn(self, usual) * (0.6 if SOAK else 0.25)))

    return hasty


def test_the_comparison_finds_a_server_that_waits_too_short(monkeypatch, tmp_path):
    """A test of the test."""
    monkeypatch.setattr(holding.PassTimes, "drawn", shortened(holding.PassTimes.drawn))
    with pytest.raises(AssertionError):
        test_how_long_the_table_stands_still_does_not_tell_whether_somebody_was_asked(str(tmp_path / "pionek.db"), monkeypatch)
