"""A crowd that plays on whatever happens: it connects again, repeats what was not acknowledged, and remembers what was."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import time
import urllib.error
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from websockets.exceptions import WebSocketException

from pionek.server.store.shards import shard_files
from pionek.server.store.store import Store
from tests.server.process import Process, Seat, sit

LOST = (WebSocketException, OSError, TimeoutError, ConnectionError)
REPEATED = ("not-written", "leaving", "wrong-owner", "full", "no-match", "broken")
"""Refusals after which a client sends the same answer again."""


class CrowdTable:
    """One match of two people, or of one and a bot. A finished one is followed by another."""

    def __init__(self, crowd: Crowd, number: int, against_a_bot: bool = False) -> None:
        self.crowd = crowd
        self.against_a_bot = against_a_bot
        self.luck = random.Random(number)
        self.id = ""
        self.tokens: list[str] = []
        self.waiting: tuple[int, str, str] | None = None
        self.numbers = itertools.count()
        self.acknowledged_at = time.monotonic()

    async def begin(self) -> None:
        self.id, self.tokens = await asyncio.to_thread(self.crowd.server.match, seats=["human", "bot:greedy" if self.against_a_bot else "human"])
        self.crowd.accepted[self.id] = []

    async def play(self) -> None:
        while not self.crowd.stopping:
            seats: list[Seat] = []
            try:
                if not self.id:
                    await self.begin()
                for token in self.tokens:
                    seats.append(await asyncio.wait_for(sit(self.crowd.server.url, token, self.id), 10))
                await self.play_here(seats)
            except (*LOST, KeyError, urllib.error.URLError):
                await asyncio.sleep(0.05)
            finally:
                for seat in seats:
                    seat.socket.transport.abort()

    async def play_here(self, seats: list[Seat]) -> None:
        """Until the connection is lost or the match is over."""
        while not self.crowd.stopping:
            if self.waiting is None:
                if seats[0].view["match"]["status"] == "finished":
                    self.id = ""
                    return
                asked = [at for at, seat in enumerate(seats) if seat.offered()]
                if asked:
                    key = self.luck.choice(seats[asked[0]].offered())
                    self.waiting = asked[0], f"a{next(self.numbers)}", key
            if self.waiting is not None:
                at, answer, key = self.waiting
                told = await asyncio.wait_for(seats[at].answer(answer, key), 10)
                if told["is"] == "ack":
                    self.crowd.accepted[self.id].append(answer)
                    self.acknowledged_at = time.monotonic()
                elif told["code"] in REPEATED:
                    await asyncio.sleep(0.05)
                    continue
                self.waiting = None
            for seat in seats:
                await seat.socket.send(json.dumps({"is": "ping", "id": "p"}))
                await asyncio.wait_for(seat.until("ack"), 10)
            await asyncio.sleep(self.crowd.pause)


class Crowd:
    """Several tables at once, at whatever address the server has."""

    def __init__(self, server: Process, tables: int, pause: float = 0.02, with_bots: int = 0) -> None:
        self.server = server
        self.pause = pause
        self.stopping = False
        self.accepted: dict[str, list[str]] = {}
        self.tables = [CrowdTable(self, number, number < with_bots) for number in range(tables)]

    def count(self) -> int:
        return sum(map(len, self.accepted.values()))

    async def during(self, what: Callable[[], Awaitable[Any]]) -> Any:
        """Play while something happens."""
        playing = [asyncio.ensure_future(table.play()) for table in self.tables]
        try:
            return await what()
        finally:
            self.stopping = True
            for each in playing:
                each.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    async def all_served_since(self, moment: float, most: float) -> float:
        """Wait until every table has had an answer acknowledged since a moment; returns how many seconds that took."""
        while any(table.acknowledged_at < moment for table in self.tables):
            if time.monotonic() - moment > most:
                late = [table.id for table in self.tables if table.acknowledged_at < moment]
                raise AssertionError(f"not served again within {most} s: {late}")
            await asyncio.sleep(0.01)
        return time.monotonic() - moment

    async def check(self, db: str) -> None:
        """Nothing acknowledged is lost, nothing is there twice, and at most the answer under way is there besides."""
        logs = await stored(db, list(self.accepted))
        under_way = {table.id for table in self.tables if table.waiting is not None}
        for id, answers in self.accepted.items():
            log = logs[id]
            assert len(log) == len(set(log)), id
            assert [each for each in log if each in answers] == answers, id
            assert len(log) - len(answers) <= (id in under_way), id


async def stored(db: str, ids: Sequence[str]) -> dict[str, list[str]]:
    """The ids of the answers that the store has of each match."""
    found: dict[str, list[str]] = {id: [] for id in ids}
    for file in shard_files(db):
        store = Store(file)
        try:
            for id in ids:
                log = [entry.answer.partition(":")[2] for entry in await store.log(id) if entry.answer]
                found[id] = found[id] or log
        finally:
            with contextlib.suppress(RuntimeError):
                store.close()
    return found
