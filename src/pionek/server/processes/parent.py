"""The parent of a server's processes: it starts them, replaces those that die, and stops or renews all of them in order.

It serves nothing itself. It holds the listening socket and the sockets through which connections travel, so that neither
is lost with a process: what arrives while one is being replaced waits for its successor.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import select
import signal
import socket
import subprocess
import sys
import time
from typing import Any

import msgspec

from pionek.server.config import Config
from pionek.server.processes.child import READY, VARIABLE, Duty
from pionek.server.processes.passing import Channel, new_channel
from pionek.server.processes.routing import FRONT
from pionek.server.store.database import is_postgres
from pionek.server.store.shards import shard_files
from pionek.server.telemetry import Journal

PROGRAM = (sys.executable, "-m", "pionek.server.processes.child")
LOOK_SECONDS = 0.05
START_SECONDS = 60.0
SOON, BACKOFF, LONGEST = 5.0, 0.5, 8.0
"""A process that dies sooner than that after its start is started again a little later each time."""


def owners_for(config: Config) -> int:
    """How many owners a server needs: as many as are wanted, and at least one for each file that is there."""
    return config.workers if is_postgres(config.db) else len(shard_files(config.db, config.workers))


class Child:
    """One process, and those that take its place."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.process: subprocess.Popen[bytes] | None = None
        self.name = ""
        self.began = 0.0
        self.failures = 0
        self.again_at = 0.0


class Parent:
    """Starts the processes of a server and keeps them running."""

    def __init__(self, config: Config, listening: socket.socket) -> None:
        self.config = config
        self.listening = listening
        self.owners = owners_for(config)
        self.channels: list[Channel] = [new_channel() for _ in range(self.owners + 1)]
        self.children = [Child(number) for number in range(self.owners + 1)]
        self.alive, self.held = os.pipe()
        """Children read one end; the other is never written, and ends with this process."""
        self.stopping = self.renewing = False
        self.journal = Journal(quiet=config.quiet)

    def start(self, child: Child) -> int:
        """Start the process of a number; returns a pipe that tells when it serves."""
        predecessor, child.name = child.name, secrets.token_hex(6)
        ready, told = os.pipe()
        files = [self.channels[child.number].into.fileno(), self.alive, told, *(each.out.fileno() for each in self.channels)]
        duty = Duty(
            self.config, child.number, self.owners, child.name, predecessor, self.listening.fileno(), files[0],
            [each.out.fileno() for each in self.channels], self.alive, told,
        )  # fmt: skip
        if child.number == FRONT:
            files.append(self.listening.fileno())
        environment = os.environ | {VARIABLE: msgspec.json.encode(duty).decode()}
        child.process = subprocess.Popen(  # noqa: S603 - our own program
            PROGRAM, env=environment, pass_fds=files, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
        )
        child.began = time.monotonic()
        os.close(told)
        return ready

    def await_ready(self, ready: int) -> bool:
        """Wait until a process serves; returns whether it does."""
        ends = time.monotonic() + START_SECONDS
        try:
            while time.monotonic() < ends and not self.stopping:
                if select.select([ready], [], [], LOOK_SECONDS)[0]:
                    return os.read(ready, len(READY)) == READY
            return False
        finally:
            os.close(ready)

    def run(self) -> int:
        """Run until a signal says stop; returns the exit code."""
        signal.signal(signal.SIGTERM, self.on_stop)
        signal.signal(signal.SIGINT, self.on_stop)
        signal.signal(signal.SIGHUP, self.on_renew)
        starting = [self.start(child) for child in self.children]
        served = [self.await_ready(ready) for ready in starting]
        if not all(served) and not self.stopping:
            self.stop()  # what stands in the way at the very start is for a person to mend
            return 1
        while not self.stopping:
            if self.renewing:
                self.renewing = False
                self.renew()
            self.replace_dead()
            time.sleep(LOOK_SECONDS)
        self.stop()
        return 0

    def on_stop(self, *_signal: Any) -> None:
        self.stopping = True

    def on_renew(self, *_signal: Any) -> None:
        self.renewing = True

    def replace_dead(self) -> None:
        now = time.monotonic()
        for child in self.children:
            if child.process is None or child.process.poll() is None or now < child.again_at:
                continue
            if not child.again_at:
                self.journal.warn("process-died", kind=kind_of(child), status=child.process.returncode, count=child.failures)
                child.failures = child.failures + 1 if now - child.began < SOON else 0
                child.again_at = now + (min(LONGEST, BACKOFF * 2**child.failures) if child.failures else 0.0)
            if now >= child.again_at:
                child.again_at = 0.0
                os.close(self.start(child))

    def renew(self) -> None:
        """Replace one process after another by a new one of the program as it is installed now (SIGHUP)."""
        for child in [*self.children[1:], self.children[FRONT]]:
            if self.stopping:
                return
            self.end(child)
            self.await_ready(self.start(child))
        self.journal.note("renewed")

    def end(self, child: Child) -> None:
        """Let a process stop in order: it writes what is under way, and asks its clients to come back."""
        process = child.process
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        try:
            process.wait(self.config.stop_seconds + 5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def stop(self) -> None:
        """Stop all processes: the front first, so that nobody new comes."""
        for child in self.children:
            if child.process is not None and child.number != FRONT:
                with contextlib.suppress(ProcessLookupError):
                    child.process.terminate()
        for child in self.children:
            self.end(child)


def kind_of(child: Child) -> str:
    return "front" if child.number == FRONT else f"owner-{child.number}"
