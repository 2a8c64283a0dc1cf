"""Hostile messages against a server with its default limits, from many loopback addresses, while two people play.

    python tools/hostile.py [--messages 1000000] [--workers 1] [--db FILE|postgresql://...] [--worst SECONDS]

Mutated valid messages, random bytes, frames and requests that are too big, slow and half-open connections, floods of pings,
and mutated HTTP requests. At the end: how many were sent and refused, how much memory the server grew, whether anything
failed inside it, and how long the two people waited for their acknowledgements. With `--worst`, one address alone does its
worst for so many seconds, and the times of the pair are compared with those before. Only this machine is attacked, and only
the server that this program starts.
"""

import argparse
import asyncio
import base64
import contextlib
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect

from pionek.core import registry
from pionek.server.app import SOCKET
from pionek.server.http.api import ROUTES
from pionek.server.socket.protocol import VERSION

ROOT = Path(__file__).resolve().parent.parent
ADDRESSES = 200
AT_ONCE = 60
MOST_GROWTH = 50 * 2**20
SLOW_SECONDS = 1.5
VALID = [
    {"is": "answer", "id": "a1", "key": "drop:4", "seq": 1}, {"is": "ping", "id": "p"}, {"is": "undo", "id": "u"},
    {"is": "speak", "id": "s", "lang": "pl"}, {"is": "say", "id": "x", "phrase": "hello"}, {"is": "point", "id": "y", "thing": "board"},
    {"is": "wish", "id": "w", "kind": "all", "wish": "never"}, {"is": "hint", "id": "h"}, {"is": "why", "id": "q"},
    {"is": "propose", "id": "d", "kind": "draw"}, {"is": "reply", "id": "r", "kind": "draw", "yes": True}, {"is": "leave", "id": "l"},
    {"is": "back", "id": "b"}, {"is": "hello", "protocol": VERSION}, {"is": "resign", "id": "z"},
]  # fmt: skip
STRANGE: list[Any] = [None, True, -1, 2**63, 1e308, "", "\u0000", "\u202e", "x" * 300, [], {}, [[]] * 20, "drop:4", "pl", "🙂" * 40]


def mutated(luck: random.Random) -> bytes:
    """A message that is almost valid."""
    message: Any = dict(luck.choice(VALID))
    for _ in range(luck.randrange(3)):
        message[luck.choice([*message, "more", "is", "token"])] = luck.choice(STRANGE)
    data = bytearray(json.dumps(message).encode())
    for _ in range(luck.choice((0, 0, 1, 3))):
        at = luck.randrange(len(data))
        match luck.randrange(3):
            case 0:
                data[at] = luck.randrange(256)
            case 1:
                del data[at : at + luck.randrange(1, 9)]
            case _:
                data[at:at] = luck.randbytes(luck.randrange(1, 9))
        if not data:
            break
    return bytes(data)


def frame(data: bytes, kind: int = 1, luck: random.Random | None = None) -> bytes:
    """A websocket frame as a client sends it."""
    size = len(data)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big") if size < 65536 else b"\xff" + size.to_bytes(8, "big")
    mask = luck.randbytes(4) if luck is not None else b"\0\0\0\0"
    masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data)) if any(mask) else data
    return bytes([0x80 | kind]) + length + mask + masked


class Target:
    """The server under attack, started with its default limits."""

    def __init__(self, db: str, workers: int, log: Path) -> None:
        self.log = log
        command = [sys.executable, "-m", "pionek.cli", "serve", "--port", "0", "--db", db, "--workers", str(workers)]
        with log.open("wb") as err:
            self.child = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=err, text=True)
        assert self.child.stdout is not None
        self.url = self.child.stdout.readline().strip()
        self.port = int(self.url.rpartition(":")[2])
        for _ in range(200):
            with contextlib.suppress(OSError):
                if self.get("/healthz"):
                    return
            time.sleep(0.1)
        raise RuntimeError("the server does not start")

    def get(self, path: str) -> bytes:
        with urllib.request.urlopen(self.url + path, timeout=30) as response:  # noqa: S310 - our own server
            return bytes(response.read())

    def post(self, path: str, body: Any) -> Any:
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(), method="POST")  # noqa: S310
        with urllib.request.urlopen(request, timeout=30) as response:  # noqa: S310
            return json.loads(response.read())

    def match(self, game: str = "connectfour", **options: Any) -> tuple[str, list[str]]:
        made = self.post("/api/matches", {"game": game, "seats": [], **options} if options.get("seats") is None else {"game": game, **options})
        path = f"/api/matches/{made['match']}/join"
        return made["match"], [self.post(path, {"code": seat["code"]})["token"] for seat in made["seats"] if seat["code"]]

    def processes(self) -> list[int]:
        """The server's process and its children, without those in which bots think."""
        children = subprocess.run(["ps", "-o", "pid=,args=", "--ppid", str(self.child.pid)], capture_output=True, text=True, check=False).stdout
        return [self.child.pid, *(int(line.split()[0]) for line in children.splitlines() if "processes.child" in line)]

    def memory(self) -> int:
        return sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in self.processes()) * os.sysconf("SC_PAGE_SIZE")

    def counted(self, name: str) -> int:
        text = self.get("/metrics").decode()
        return sum(int(float(value)) for value in re.findall(rf"^pionek_{name}_total(?:\{{.*?\}})? (\S+)$", text, re.MULTILINE))

    def stop(self) -> int:
        self.child.send_signal(signal.SIGTERM)
        assert self.child.stdout is not None
        self.child.stdout.close()
        return self.child.wait(60)


class Port(NamedTuple):
    """All that an attacker knows of a server."""

    port: int


class Attack:
    """Sends what no server likes."""

    def __init__(self, target: Target | Port, at: tuple[str, list[str]], seed: int = 1) -> None:
        self.target = target
        self.luck = random.Random(seed)
        self.sent = 0
        self.kinds: Counter[str] = Counter()
        self.id, self.tokens = at
        self.ways: list[Callable[[str], Coroutine[Any, Any, int]]] = [
            self.mutants, self.mutants, self.player, self.noise, self.requests, self.pings, self.frames, self.huge, self.slow, self.half_open,
        ]  # fmt: skip

    async def link(self, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.wait_for(asyncio.open_connection("127.0.0.1", self.target.port, local_addr=(address, 0)), 5)

    async def socket(self, address: str, hello: dict[str, Any] | None) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await self.link(address)
        key = base64.b64encode(self.luck.randbytes(16)).decode()
        writer.write(
            f"GET {SOCKET}/{self.id} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        if hello is not None:
            writer.write(frame(json.dumps({"is": "hello", "protocol": VERSION} | hello).encode()))
        return reader, writer

    async def send(self, writer: asyncio.StreamWriter, reader: asyncio.StreamReader, data: bytes, count: int, seconds: float = SLOW_SECONDS) -> int:
        """Write, and read what comes back for a while; returns how many messages went out."""
        try:
            writer.write(data)
            await asyncio.wait_for(writer.drain(), seconds)
            while await asyncio.wait_for(reader.read(65536), seconds):
                pass
        except (OSError, TimeoutError):
            pass
        finally:
            writer.transport.abort()
        return count

    async def mutants(self, address: str) -> int:
        reader, writer = await self.socket(address, {"watch": self.id, "lang": "en"})
        return await self.send(writer, reader, b"".join(frame(mutated(self.luck), 1, self.luck) for _ in range(120)), 120)

    async def player(self, address: str) -> int:
        reader, writer = await self.socket(address, {"token": self.luck.choice(self.tokens)})
        return await self.send(writer, reader, b"".join(frame(mutated(self.luck), 1, self.luck) for _ in range(120)), 120)

    async def noise(self, address: str) -> int:
        reader, writer = await self.link(address)
        return await self.send(writer, reader, self.luck.randbytes(6000), 60)

    async def frames(self, address: str) -> int:
        reader, writer = await self.socket(address, {"watch": self.id})
        odd = [bytes([self.luck.randrange(256)]) + self.luck.randbytes(self.luck.randrange(40)) for _ in range(60)]
        return await self.send(writer, reader, b"".join(odd), 60)

    async def pings(self, address: str) -> int:
        reader, writer = await self.socket(address, {"watch": self.id})
        return await self.send(writer, reader, frame(b"x", 9) * 400, 400)

    async def requests(self, address: str) -> int:
        reader, writer = await self.link(address)
        data = b""
        for _ in range(25):
            route = self.luck.choice(ROUTES)
            body = mutated(self.luck) if route.method == "POST" else b""
            path = route.path.replace("{id}", self.luck.choice((self.id, "nothing", "%00", "a" * 70))).replace("{game}", self.luck.choice(("connectfour", "chess", "..")))
            length = self.luck.choice((len(body), len(body), len(body), 10**12, -1))
            data += f"{route.method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {length}\r\n\r\n".encode() + body
        return await self.send(writer, reader, data, 25)

    async def huge(self, address: str) -> int:
        if self.luck.random() < 0.5:
            reader, writer = await self.socket(address, {"watch": self.id})
            return await self.send(writer, reader, bytes([0x81, 0xFF]) + (2**40).to_bytes(8, "big") + bytes(200_000), 1)
        reader, writer = await self.link(address)
        body = b"x" * 200_000
        return await self.send(writer, reader, b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 200000\r\n\r\n" + body, 1)

    async def slow(self, address: str) -> int:
        reader, writer = await self.link(address)
        with contextlib.suppress(OSError, TimeoutError):
            for piece in (b"GET / HT", b"TP/1.1\r\nHo", b"st: 127.0.0.1\r\nX-A: "):
                writer.write(piece)
                await writer.drain()
                await asyncio.sleep(0.3)
        return await self.send(writer, reader, b"", 1)

    async def half_open(self, address: str) -> int:
        reader, writer = await self.socket(address, None)
        return await self.send(writer, reader, b"", 1)

    async def run(self, messages: int) -> None:
        """Attack in all ways from all addresses until so many messages are sent."""

        async def one() -> None:
            while self.sent < messages:
                way = self.luck.choice(self.ways)
                try:
                    count = await way(f"127.0.1.{self.luck.randrange(1, ADDRESSES)}")
                except (OSError, TimeoutError):
                    count = 0
                    await asyncio.sleep(0.02)
                self.sent += count
                self.kinds[way.__name__] += count

        await asyncio.gather(*(one() for _ in range(AT_ONCE)))

    async def worst(self, seconds: float) -> None:
        """One address does all it can for so many seconds, in a process of its own: it stands for another machine.

        It gives way to the server and to the pair, whose times would else be those of this machine's processors.
        """
        command = [sys.executable, "-m", "tools.hostile", "--alone", json.dumps([self.target.port, self.id, self.tokens, seconds])]
        child = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE, cwd=ROOT)
        told, _ = await child.communicate()
        self.sent += int(told)

    async def alone(self, seconds: float, address: str = "127.0.2.1") -> None:
        ends = time.monotonic() + seconds

        async def one() -> None:
            while time.monotonic() < ends:
                with contextlib.suppress(OSError, TimeoutError):
                    self.sent += await self.luck.choice(self.ways)(address)
                await asyncio.sleep(0.005)

        await asyncio.gather(*(one() for _ in range(AT_ONCE)))


class Pair:
    """Two people who play from an address of their own, one answer after another."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.times: list[float] = []
        self.stopping = False

    async def sit(self, token: str, id: str) -> ClientConnection:
        url = self.target.url.replace("http", "ws", 1) + f"{SOCKET}/{id}"
        socket = await connect(url, max_size=None, compression=None, local_addr=("127.0.3.1", 0))
        await socket.send(json.dumps({"is": "hello", "protocol": VERSION, "token": token}))
        return socket

    async def play(self) -> None:
        while not self.stopping:
            id, tokens = await asyncio.to_thread(self.target.match, seats=["human", "human"], options={"first": "1"})
            sockets = [await self.sit(token, id) for token in tokens]
            for count in range(24):
                if self.stopping:
                    break
                began = time.perf_counter()
                await sockets[count % 2].send(json.dumps({"is": "answer", "id": f"a{count}", "key": f"drop:{(count // 2 * 2 + count // 12) % 7 + 1}", "seq": 10**6}))
                while json.loads(await asyncio.wait_for(sockets[count % 2].recv(), 60))["is"] not in ("ack", "refused"):
                    pass
                self.times.append(time.perf_counter() - began)
                await asyncio.sleep(0.1)
            for socket in sockets:
                await socket.close()


def p99(times: list[float]) -> float:
    return sorted(times)[int(len(times) * 0.99)] * 1000 if times else 0.0


def failures(log: Path) -> list[str]:
    """Lines of the log that are not JSON, or that tell of an error inside."""
    found = []
    for line in log.read_text(errors="replace").splitlines():
        try:
            event = json.loads(line)["event"]
        except (ValueError, KeyError, TypeError):
            found.append(line[:200])
            continue
        if event in ("error", "process-died"):
            found.append(line[:300])
    return found


def attacked(messages: int, workers: int = 1, db: str = "", worst: float = 0.0) -> dict[str, Any]:
    """Attack a new server; returns the figures."""
    with tempfile.TemporaryDirectory() as folder:
        target = Target(db or str(Path(folder) / "pionek.db"), workers, Path(folder) / "log")
        try:
            for game in registry.names():
                with contextlib.suppress(urllib.error.HTTPError):
                    target.match(game)
            attack, pair = Attack(target, target.match(seats=["human", "human"])), Pair(target)
            before, cpu = target.memory(), busy(target)

            async def whole() -> dict[str, float]:
                playing = asyncio.ensure_future(pair.play())
                found = {}
                if worst:
                    await asyncio.sleep(worst)
                    found["quiet_p99"] = p99(pair.times)
                    pair.times = []
                    await attack.worst(worst)
                    found["worst_p99"] = p99(pair.times)
                    pair.times = []
                began = time.perf_counter()
                await attack.run(messages)
                found["seconds"] = time.perf_counter() - began
                pair.stopping = True
                await playing
                return found

            figures: dict[str, Any] = asyncio.run(whole())
            figures |= {
                "read": target.counted("messages") + target.counted("requests"),
                "sent": attack.sent, "kinds": dict(attack.kinds), "growth": target.memory() - before, "pair_p99": p99(pair.times),
                "pair_answers": len(pair.times), "errors": target.counted("errors"), "refused": sum(target.counted(name) for name in ("refusals", "throttled", "turned_away")),
                "healthy": json.loads(target.get("/healthz")) == {"ok": True}, "processor": busy(target) - cpu,
            }  # fmt: skip
        finally:
            code = target.stop()
        return figures | {"code": code, "failures": failures(target.log)}


def busy(target: Target) -> float:
    """Seconds of processor time that the server's processes have used."""
    total = 0.0
    for pid in target.processes():
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return total


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--db", default="")
    parser.add_argument("--worst", type=float, default=0.0)
    parser.add_argument("--alone", default="", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.alone:
        os.nice(10)
        port, id, tokens, seconds = json.loads(given.alone)
        attack = Attack(Port(port), (id, tokens))
        asyncio.run(attack.alone(seconds))
        print(attack.sent)
        return 0
    found = attacked(given.messages, given.workers, given.db, given.worst)
    if given.worst:
        print(f"one address at its worst for {given.worst:g} s: p99 of a pair {found['worst_p99']:.1f} ms, quiet {found['quiet_p99']:.1f} ms")
    print(
        f"{found['sent']:,} messages sent in {found['seconds']:.0f} s, {found['processor']:.0f} s of the server's processor; memory grew by "
        f"{found['growth'] / 2**20:.1f} MB; {found['errors']} errors inside; {found['read']:,} were read, {found['refused']:,} refused; a pair played {found['pair_answers']} answers, p99 {found['pair_p99']:.1f} ms"
    )
    print(", ".join(f"{kind} {count:,}" for kind, count in sorted(found["kinds"].items())))
    for line in found["failures"][:20]:
        print(line)
    good = found["code"] == 0 and found["healthy"] and not found["errors"] and not found["failures"] and found["growth"] <= MOST_GROWTH
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
