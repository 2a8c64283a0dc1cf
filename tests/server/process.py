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

from pionek.server.app import SOCKET
from pionek.server.socket.patches import patched
from pionek.server.socket.protocol import VERSION


class Process:
    def __init__(self, db: str, log: Path, port: int = 0, **environment: str) -> None:
        with log.open("ab") as err:
            self.child = subprocess.Popen(
                [sys.executable, "-m", "tests.server.dealt", "serve", "--db", db, "--port", str(port)],
                stdout=subprocess.PIPE, stderr=err, env=os.environ | {"PIONEK_SERVER_WINDOW_PAUSE": "0"} | environment,
            )  # fmt: skip
        assert self.child.stdout is not None
        self.url = self.child.stdout.readline().decode().strip()
        assert self.url, log.read_text()[-2000:]

    def busy(self) -> float:
        """Seconds of processor time the server has used."""
        fields = Path(f"/proc/{self.child.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

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
                return error.code, json.loads(error.read())

    def match(self, game: str = "connectfour", **more: Any) -> tuple[str, list[str]]:
        made = self.http("POST", "/api/matches", {"game": game, "seats": ["human", "human"]} | more)[1]
        codes = [seat["code"] for seat in made["seats"]]
        return made["match"], [self.http("POST", "/api/join", {"code": code})[1]["token"] for code in codes]

    async def sit(self, token: str) -> Seat:
        socket = await connect(self.url.replace("http://", "ws://") + SOCKET, max_size=None)
        await socket.send(json.dumps({"is": "hello", "protocol": VERSION, "token": token}))
        seat = Seat(socket)
        await seat.until("welcome")
        return seat

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
            pass
        return message

    def offered(self) -> list[str]:
        return [choice["key"] for choice in self.view["scene"].get("choices", [])]

    async def answer(self, id: str, key: str) -> dict[str, Any]:
        await self.socket.send(json.dumps({"is": "answer", "id": id, "key": key, "seq": self.seq}))
        return await self.until("ack", "refused")
