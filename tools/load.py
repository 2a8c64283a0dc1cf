"""`make load`: a server as a process of its own, and so many live matches with real rules, one answer each a second.

    python tools/load.py [--matches 100,300,500] [--seconds 20] [--game dicethrone] [--workers N] [--db FILE|postgresql://...]
    python tools/load.py --mixed          all games in turn, a bot in a fifth of the seats, a tenth of the players reconnecting each minute
    python tools/load.py --idle 10000 --spectators 5000    how much memory matches and spectators take that do nothing

For each number of matches it prints the time from sending an answer to its acknowledgement as the clients see it, the
same from receipt as the server sees it, and how busy the server's processes were, the front and all owners. Every seat of a
person is a websocket, waits for the change that its answer causes, and gets its scenes as differences. Then the longest of
some random matches of each game is opened, from its last table and by its whole log. `--write` puts the figures into
docs/operations.md, between the lines that name this command. Processor time per answer does not depend on what else the
machine does; the other times do, so take them on a quiet one.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import resource
import statistics
import struct
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec

from pionek.bots.bot import RandomBot
from pionek.core import registry
from pionek.core.match.match import Match, start
from pionek.core.match.saving import Packer
from pionek.server.app import SOCKET
from pionek.server.matches.opening import open_match
from pionek.server.socket.protocol import VERSION
from pionek.server.store.rows import FINISHED, Entry, Header, Packed, Row, State

PAGE = Path(__file__).resolve().parent.parent / "docs" / "operations.md"
FIGURES = re.compile(r"(?<=<!-- begin: made by `make load` -->\n).*(?=<!-- end -->)", re.DOTALL)
BOTS, RECONNECTS = 0.2, 0.1
"""Under mixed load: the part of the seats in which a bot sits, and the part of the players who reconnect each minute."""
LONG = 12
"""Random matches of a game, the longest of which is opened."""
SETTINGS = {"SOCKETS_EACH": "12000", "MOST_SOCKETS": "12000", "REQUESTS_PER_SECOND": "1e9", "MESSAGES_PER_SECOND": "1e9", "CONNECTS_PER_SECOND": "1e9", "PROCESSOR_SHARE": "1e9", "BYTES_PER_SECOND": "1e12", "MATCHES_PER_MINUTE": "1e9", "QUIET": "true", "WINDOW_PAUSE": "0", "MOST_LIVE": "20000", "BOT_TABLES_EACH": "1000000"}


class Server:
    def __init__(self, db: str, workers: int = 1) -> None:
        environment = os.environ | {f"PIONEK_SERVER_{name}": value for name, value in SETTINGS.items()}
        command = [sys.executable, "-m", "pionek.cli", "serve", "--port", "0", "--db", db, "--workers", str(workers)]
        self.child = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True)
        assert self.child.stdout is not None
        self.url = self.child.stdout.readline().strip()

    def post(self, path: str, body: dict[str, Any]) -> Any:
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(), method="POST")  # noqa: S310
        with urllib.request.urlopen(request) as response:  # noqa: S310 - our own server
            return json.loads(response.read())

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self.url + path) as response:  # noqa: S310 - our own server
            return json.loads(response.read())

    def within(self, part: float) -> str:
        """The bound, in milliseconds, below which this part of all answers was acknowledged after their receipt."""
        with urllib.request.urlopen(self.url + "/metrics") as response:  # noqa: S310 - our own server
            text = response.read().decode()
        counted = [(bound, int(number)) for bound, number in re.findall(r'answer_seconds_bucket\{le="(\S+)"\} (\d+)', text)]
        bound = next(bound for bound, number in counted if number >= part * counted[-1][1])
        return f"{float(bound) * 1000:g}"

    def processes(self) -> list[int]:
        """The server's process, its front and its owners; not those in which bots think."""
        children = subprocess.run(["ps", "-o", "pid=,args=", "--ppid", str(self.child.pid)], capture_output=True, text=True, check=False).stdout
        return [self.child.pid, *(int(line.split()[0]) for line in children.splitlines() if "processes.child" in line)]

    def busy(self) -> float:
        """Seconds of processor time the server has used."""
        spent = 0
        for pid in self.processes():
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            spent += int(fields[11]) + int(fields[12])
        return spent / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Megabytes that the server's processes hold, what they share counted once for each part."""
        text = "".join(Path(f"/proc/{pid}/smaps_rollup").read_text() for pid in self.processes())
        return sum(int(number) for number in re.findall(r"^Pss: +(\d+) kB", text, re.MULTILINE)) / 1000


class Told(msgspec.Struct, tag_field="is", gc=False):
    """A message of the server, as far as a player needs it here: the options, and whether the match is over."""


class Key(msgspec.Struct, gc=False):
    key: str


class Choices(msgspec.Struct, gc=False):
    choices: list[Key] = []


class Status(msgspec.Struct, gc=False):
    status: str


class Seen(msgspec.Struct, gc=False):
    scene: Choices
    match: Status


class NewKeys(msgspec.Struct, gc=False):
    whole: list[Key] = msgspec.field(name="=")


class NewStatus(msgspec.Struct, gc=False):
    whole: str = msgspec.field(name="=")


class Fields(msgspec.Struct, gc=False):
    choices: NewKeys | None = None
    status: NewStatus | None = None


class Inner(msgspec.Struct, gc=False):
    o: Fields | None = None
    x: list[str] = []


class Outer(msgspec.Struct, gc=False):
    scene: Inner | None = None
    match: Inner | None = None


class Patch(msgspec.Struct, gc=False):
    o: Outer | None = None


class Welcome(Told, tag="welcome", gc=False):
    view: Seen
    seq: int


class Change(Told, tag="change", gc=False):
    seq: int
    patch: Patch | None = None


class Ack(Told, tag="ack", gc=False):
    id: str


class Refused(Told, tag="refused", gc=False):
    id: str


read = msgspec.json.Decoder(Welcome | Change | Ack | Refused).decode
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


def frame(kind: int, data: bytes) -> bytes:
    """A frame of a client. Its mask is zero, which leaves the data as they are and costs the server the same."""
    length = len(data)
    head = struct.pack("!BB", 0x80 | kind, 0x80 | length) if length < 126 else struct.pack("!BBH", 0x80 | kind, 0x80 | 126, length)
    return head + b"\0\0\0\0" + data


class Seat(asyncio.Protocol):
    """One websocket of a player, which takes as little of the processors as it can: the server runs on the same ones."""

    def __init__(self, url: str, path: str, hello: dict[str, Any]) -> None:
        self.address = urlsplit(url)
        self.path = path
        self.hello = hello
        self.transport: asyncio.Transport | None = None
        self.opened = False
        self.closed = asyncio.Event()
        self.welcomed = asyncio.Event()
        self.changed = asyncio.Event()
        self.keys: list[str] = []
        self.status = ""
        self.seq = 0
        self.told: dict[str, asyncio.Future[bool]] = {}
        self.rest = b""
        self.bytes = 0

    async def connect(self) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, self.address.hostname or "", self.address.port or 0)
        await self.welcomed.wait()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        lines = [f"GET {self.path} HTTP/1.1", f"Host: {self.address.netloc}", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg=="]
        self.transport.write("\r\n".join([*lines, "", ""]).encode())

    def connection_lost(self, _exc: Exception | None) -> None:
        self.closed.set()
        self.changed.set()
        for future in self.told.values():
            future.cancel()

    def write(self, message: dict[str, Any]) -> None:
        assert self.transport is not None
        self.transport.write(frame(TEXT, msgspec.json.encode(message)))

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        data = self.rest + data
        at = 0
        if not self.opened:
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self.rest = data
                return
            assert b" 101 " in data[:20], data[:200]
            self.opened = True
            self.write(self.hello)
        while len(data) - at >= 2:
            kind, length, begins = data[at] & 15, data[at + 1], at + 2
            if length >= 126:
                size = 2 if length == 126 else 8
                if len(data) - begins < size:
                    break
                length, begins = int.from_bytes(data[begins : begins + size]), begins + size
            if len(data) - begins < length:
                break
            at = begins + length
            self.take(kind, data[begins:at])
        self.rest = data[at:]

    def take(self, kind: int, data: bytes) -> None:
        assert self.transport is not None
        if kind == PING:
            self.transport.write(frame(PONG, data))
        elif kind == CLOSE:
            self.transport.close()
        if kind != TEXT or data.startswith((b'{"is":"notice"', b'{"is":"closing"')):
            return
        message = read(data)
        if isinstance(message, Change):
            self.seq = message.seq
            self.follow(message.patch)
            self.changed.set()
        elif isinstance(message, Welcome):
            self.keys, self.status, self.seq = [each.key for each in message.view.scene.choices], message.view.match.status, message.seq
            self.welcomed.set()
        elif message.id in self.told:
            self.told.pop(message.id).set_result(isinstance(message, Ack))

    def follow(self, patch: Patch | None) -> None:
        """Take what changed of the options and of the match. Drawing the rest is work of the players' machines."""
        outer = patch.o if patch is not None else None
        if outer is None:
            return
        if outer.scene is not None:
            if outer.scene.o is not None and outer.scene.o.choices is not None:
                self.keys = [each.key for each in outer.scene.o.choices.whole]
            elif "choices" in outer.scene.x:
                self.keys = []
        if outer.match is not None and outer.match.o is not None and outer.match.o.status is not None:
            self.status = outer.match.o.status.whole

    async def answer(self, id: str, key: str) -> bool:
        """Answer, and return whether it counts."""
        told: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.told[id] = told
        self.changed.clear()
        self.write({"is": "answer", "id": id, "key": key, "seq": self.seq})
        return await told

    async def close(self) -> None:
        if self.transport is not None and not self.closed.is_set():
            self.transport.write(frame(CLOSE, b"\x03\xe8"))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.closed.wait(), 2)
            self.transport.abort()


class Table:
    """One match and its seats; a finished one is followed by another."""

    def __init__(self, server: Server, game: str, number: int, mixed: bool = False) -> None:
        self.server = server
        self.game = game
        self.places = start(registry.get(game), {}, 0).table.seats
        self.mixed = mixed
        """Whether a bot sits in a fifth of the seats, and players lose their connections now and then."""
        self.luck = random.Random(number)
        self.number = number
        self.seats: list[Seat] = []
        self.tokens: list[str] = []
        self.count = 0

    async def begin(self) -> None:
        await self.end()
        words = ["bot:greedy" if self.mixed and at and self.luck.random() < BOTS else "human" for at in range(self.places)]
        made = await asyncio.to_thread(self.server.post, "/api/matches", {"game": self.game, "seats": words})
        self.id = made["match"]
        for seat in made["seats"]:
            if seat["code"]:
                self.tokens.append((await asyncio.to_thread(self.server.post, f"/api/matches/{self.id}/join", {"code": seat["code"]}))["token"])
        self.seats = [await self.connect(token) for token in self.tokens]

    async def connect(self, token: str) -> Seat:
        seat = Seat(self.server.url, f"{SOCKET}/{self.id}", {"is": "hello", "protocol": VERSION, "token": token})
        await seat.connect()
        return seat

    async def reconnect(self) -> None:
        """One of the players loses the connection and comes back."""
        at = self.luck.randrange(len(self.seats))
        await self.seats[at].close()
        self.seats[at] = await self.connect(self.tokens[at])

    async def end(self) -> None:
        for seat in self.seats:
            await seat.close()
        self.seats, self.tokens = [], []

    async def play(self, until: float, times: list[float], refused: list[int]) -> None:
        await asyncio.sleep(self.luck.random())  # not all at the same moment
        due = time.perf_counter()
        while time.perf_counter() < until:
            asked = [seat for seat in self.seats if seat.keys]
            if asked:
                self.count += 1
                began = time.perf_counter()
                counts = await asked[0].answer(f"{self.number}-{self.count}", self.luck.choice(asked[0].keys))
                times.append(time.perf_counter() - began)
                refused[0] += not counts
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(10):
                        await asked[0].changed.wait()
            elif self.seats[0].status == FINISHED:
                await self.begin()
            if self.mixed and self.luck.random() < RECONNECTS / 60 * len(self.seats):
                await self.reconnect()
            due = max(due + 1, time.perf_counter())
            await asyncio.sleep(max(0, due - time.perf_counter()))


async def measured(server: Server, game: str, number: int, seconds: float, mixed: bool = False) -> dict[str, float | str]:
    games = registry.names() if mixed else [game]
    tables = [Table(server, games[n % len(games)], n, mixed) for n in range(number)]
    for at in range(0, number, 20):
        await asyncio.gather(*(table.begin() for table in tables[at : at + 20]))
    await asyncio.sleep(1)
    times: list[float] = []
    refused = [0]
    busy, own, began = server.busy(), time.process_time(), time.perf_counter()
    await asyncio.gather(*(table.play(began + seconds, times, refused) for table in tables))
    spent = time.perf_counter() - began
    found: dict[str, float | str] = {
        "matches": number,
        "answers a second": round(len(times) / spent, 1),
        "p50 ms": round(quantile(times, 0.5) * 1000, 1),
        "p99 ms": round(quantile(times, 0.99) * 1000, 1),
        "p99 at the server, at most ms": server.within(0.99),
        "worst ms": round(max(times) * 1000, 1),
        "refused": refused[0],
        "server ms an answer": round((server.busy() - busy) / max(1, len(times)) * 1000, 2),
        "server busy %": round((server.busy() - busy) / spent * 100),
        "generator busy %": round((time.process_time() - own) / spent * 100),
        "kB a second to clients": round(sum(seat.bytes for table in tables for seat in table.seats) / spent / 1000),
    }
    for table in tables:
        await table.end()
    return found


async def idling(server: Server, game: str, number: int, spectators: int) -> dict[str, float | str]:
    """How much memory so many matches take in which nobody does anything, and so many spectators of them."""
    before = server.memory()
    tables = [Table(server, game, n) for n in range(number)]
    ids: list[str] = []
    for at in range(0, number, 40):
        made = await asyncio.gather(*(asyncio.to_thread(server.post, "/api/matches", {"game": game, "seats": ["human"] * table.places}) for table in tables[at : at + 40]))
        ids += [each["match"] for each in made]
        await asyncio.gather(*(asyncio.to_thread(server.get, f"/api/matches/{id}") for id in ids[at:]))  # it is in memory now
    matches = server.memory()
    sockets: list[Seat] = []

    async def watch(id: str) -> None:
        sockets.append(Seat(server.url, f"{SOCKET}/{id}", {"is": "hello", "protocol": VERSION, "watch": id}))
        await sockets[-1].connect()

    for at in range(0, spectators, 40):
        await asyncio.gather(*(watch(ids[n % len(ids)]) for n in range(at, min(at + 40, spectators))))
    found: dict[str, float | str] = {
        "idle matches": number, "spectators": spectators, "MB before": round(before), "MB with the matches": round(matches),
        "MB with the spectators": round(server.memory()), "kB a match": round((matches - before) * 1000 / max(1, number), 1),
        "kB a spectator": round((server.memory() - matches) * 1000 / max(1, spectators), 1),
    }  # fmt: skip
    await asyncio.gather(*(socket.close() for socket in sockets))
    return found


def run(work: Coroutine[Any, Any, dict[str, float | str]]) -> dict[str, float | str]:
    """The generator should be cheap: it shares the processors with the server."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return asyncio.run(work)
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(work)


def quantile(times: list[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * part))]


def longest(game: str) -> Match:
    """The longest of some random matches."""
    found: list[Match] = []
    for seed in range(LONG):
        match = start(registry.get(game), {}, seed)
        bots = [RandomBot(seed * 100 + seat) for seat in range(match.table.seats)]
        while match.decision is not None:
            match.play(bots[match.decision.seat].choose(match, match.decision.seat))
        found.append(match)
    return max(found, key=lambda match: len(match.record()))


def opening(game: str) -> dict[str, float | str]:
    """How long it takes to open a long match of a game, from its last table and by its whole log."""
    match = longest(game)
    entries = [Entry(text, 0, 0) for text in match.record()]
    packs = {pack.id: pack.digest for pack in match.content.packs}
    header = Header(game, match.game.rules_version, packs, match.settings, match.seed)
    row = Row("x", game, FINISHED, 1, len(entries), header, State([]), 0, 0)
    packed = Packed(len(entries), Packer(match.content).table(match.table), marked=False, digest=match.digest())
    spent = []
    for position in (packed, None):
        times = []
        for _ in range(7):
            began = time.perf_counter()
            opened, _whole = open_match(row, entries, position)
            times.append(time.perf_counter() - began)
            assert opened.digest() == match.digest()
        spent.append(round(statistics.median(times) * 1000, 1))
    return {"game": game, "answers": len(entries), "from its last table, ms": spent[0], "by its whole log, ms": spent[1]}


def table_of(rows: list[dict[str, float | str]]) -> str:
    """Rows as a table of a page."""
    names = list(rows[0])
    lines = [names, ["---:"] * len(names), *([str(row[name]) for name in names] for row in rows)]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def main() -> int:
    parser = argparse.ArgumentParser(description="load a server and say where it saturates")
    parser.add_argument("--matches", default="100,200,300,400,500")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--game", default="dicethrone", choices=registry.names())
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--mixed", action="store_true", help="all games, bots and reconnecting players")
    parser.add_argument("--idle", type=int, default=0, help="only measure the memory of so many idle matches")
    parser.add_argument("--spectators", type=int, default=0, help="... and of so many spectators")
    parser.add_argument("--db")
    parser.add_argument("--write", action="store_true", help="put the figures into docs/operations.md")
    given = parser.parse_args()
    rows = []
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 16384), hard))
    if given.idle:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(given.db or str(Path(folder) / "idle.db"), given.workers)
            try:
                print("  ".join(f"{name} {value}" for name, value in run(idling(server, given.game, given.idle, given.spectators)).items()))
            finally:
                server.child.terminate()
                server.child.wait()
        return 0
    with tempfile.TemporaryDirectory() as folder:
        for number in given.matches.split(","):
            server = Server(given.db or str(Path(folder) / f"load-{number}.db"), given.workers)
            try:
                found = run(measured(server, given.game, int(number), given.seconds, given.mixed))
            finally:
                server.child.terminate()
                server.child.wait()
            print("  ".join(f"{name} {value}" for name, value in found.items()), flush=True)
            rows.append(found)
    opened = [opening(game) for game in registry.names()]
    for each in opened:
        print("  ".join(f"{name} {value}" for name, value in each.items()))
    if given.write:
        machine = f"{os.cpu_count()} cores, load {os.getloadavg()[1]:.1f} while measuring"
        told = f"{given.game}, {given.workers} workers, {given.seconds:g} s each, on {machine}:\n\n{table_of(rows)}\nOpening the longest of {LONG} random matches:\n\n{table_of(opened)}"
        PAGE.write_text(FIGURES.sub(lambda _old: told, PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
