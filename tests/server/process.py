"""The server as a process of its own, and a client over a real websocket."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from pionek.core.view.patches import patched
from pionek.server.app import SOCKET
from pionek.server.socket.protocol import VERSION


class Process:
    def __init__(self, db: str, log: Path, port: int = 0, workers: int = 1, **environment: str) -> None:
        with log.open("ab") as err:
            self.child = subprocess.Popen(
                [sys.executable, "-m", "tests.server.dealt", "serve", "--db", db, "--port", str(port), "--workers", str(workers)],
                stdout=subprocess.PIPE, stderr=err, env=os.environ | {"PIONEK_SERVER_WINDOW_PAUSE": "0"} | environment,
            )  # fmt: skip
        assert self.child.stdout is not None
        self.url = self.child.stdout.readline().decode().strip()
        assert self.url, log.read_text()[-2000:]

    def busy(self) -> float:
        """Seconds of processor time the server has used."""
        fields = Path(f"/proc/{self.child.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def processes(self) -> dict[int, int]:
        """Of a server with several processes, the process id of each by its number: 0 for the front, then the owners."""
        found = {}
        for place in Path("/proc").glob("[0-9]*"):
            try:
                fields = (place / "stat").read_text().rpartition(")")[2].split()
                given = (place / "environ").read_bytes().partition(b"PIONEK_CHILD=")[2].partition(b"\0")[0]
            except OSError:  # it has ended meanwhile
                continue
            if int(fields[1]) == self.child.pid and fields[0] != "Z" and given:
                found[json.loads(given)["number"]] = int(place.name)
        return found

    def bots(self) -> list[int]:
        """The process ids of those in which the owners' bots think."""
        found = []
        for owner in [self.child.pid, *self.processes().values()]:
            listed = subprocess.run(["ps", "-o", "pid=,args=", "--ppid", str(owner)], capture_output=True, text=True, check=False).stdout
            found += [int(line.split()[0]) for line in listed.splitlines() if "bot_workers" in line]
        return found

    def http(self, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, Any]:
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(self.url + path, data, method=method)  # noqa: S310 - our own server
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        try:
            with urllib.request.urlopen(request, timeout=30) as response:  # noqa: S310
                return response.status, json.loads(response.read())
        except urllib.error.HTTPError as error:
            with error:
                return error.code, json.loads(error.read() or b"null")

    def match(self, game: str = "connectfour", **more: Any) -> tuple[str, list[str]]:
        made = self.http("POST", "/api/matches", {"game": game, "seats": ["human", "human"]} | more)[1]
        codes = [seat["code"] for seat in made["seats"] if seat["code"]]
        path = f"/api/matches/{made['match']}/join"
        return made["match"], [self.http("POST", path, {"code": code})[1]["token"] for code in codes]

    async def sit(self, token: str = "", match: str = "", **hello: Any) -> Seat:
        return await sit(self.url, token, match, **hello)

    def stop(self) -> int:
        if self.child.poll() is None:
            self.child.terminate()
        assert self.child.stdout is not None
        self.child.stdout.close()
        return self.child.wait(30)

    def kill(self) -> None:
        self.child.kill()
        assert self.child.stdout is not None
        self.child.stdout.close()
        self.child.wait(30)


async def sit(url: str, token: str = "", match: str = "", **hello: Any) -> Seat:
    """A welcomed seat; with `match`, it connects where that match is."""
    path = f"{SOCKET}/{match}" if match else SOCKET
    socket = await connect(url.replace("http://", "ws://") + path, max_size=None)
    seat = Seat(socket)
    try:
        await socket.send(json.dumps({"is": "hello", "protocol": VERSION, "token": token} | hello))
        await seat.until("welcome")
    except BaseException:
        socket.transport.abort()
        raise
    return seat


class Seat:
    """A seat over a real websocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.view: dict[str, Any] = {}
        self.seq = 0

    async def next(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), 30))
        if message["is"] == "welcome":
            self.view, self.seq = message["view"], message["seq"]
        elif message["is"] == "change":
            self.view, self.seq = patched(self.view, message.get("patch")), message["seq"]
        return message

    async def until(self, *tags: str) -> dict[str, Any]:
        while (message := await self.next())["is"] not in tags:
            if message["is"] == "refused" and "welcome" in tags:
                raise ConnectionRefusedError(message["code"])
        return message

    def offered(self) -> list[str]:
        return [choice["key"] for choice in self.view["scene"].get("choices", [])]

    async def answer(self, id: str, key: str) -> dict[str, Any]:
        await self.socket.send(json.dumps({"is": "answer", "id": id, "key": key, "seq": self.seq}))
        return await self.until("ack", "refused")
