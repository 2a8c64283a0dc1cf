"""A contender of the bench, and the process in which it plays."""

import json
import os
import subprocess
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from threading import Timer
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0  # seconds beyond the time it was asked to run


class AbsentError(Exception):
    """A contender cannot take part; the message is one line for the report."""


@dataclass(frozen=True)
class Command:
    """What starts a contender, and what it adds to the environment."""

    words: tuple[str | Path, ...]
    env: dict[str, str]


@dataclass(frozen=True)
class Contender:
    """Who plays what. `command` installs what is missing, or raises AbsentError."""

    key: str
    name: str
    game: str
    command: Callable[[], Command]
    peer: bool = False
    clones: bool = False
    warm_up: float = 0.2  # seconds of play before anything is measured


def last_words(text: str) -> str:
    """The line of a program's output that says best why it failed."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith(("ERROR", "npm error"))]
    words = (errors or lines or ["it said nothing"])[-1 if not errors else 0]
    return words if len(words) <= 160 else words[:157] + "..."


class Worker:
    """One long-lived process that speaks the protocol of `contenders/protocol.py`."""

    def __init__(self, contender: Contender) -> None:
        command = contender.command()
        self.stderr = tempfile.TemporaryFile("w+", errors="replace")  # noqa: SIM115 - open as long as the process
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        try:
            self.process = subprocess.Popen(
                command.words,
                cwd=ROOT,
                env={**environment, "PYTHONHASHSEED": "0", **command.env},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.stderr,
                text=True,
            )
        except OSError as error:
            self.stderr.close()
            raise AbsentError(f"{error.strerror}: {error.filename}") from None
        try:
            ready = self.answer(PATIENCE)["ready"]
        except AbsentError:
            self.close()
            raise
        self.version: str = ready["version"]
        self.runtime: str = ready["runtime"]

    def run(self, seconds: float) -> dict[str, float]:
        """Play whole games for that long."""
        return self.ask({"run": seconds})

    def clone(self, seconds: float) -> dict[str, float]:
        """Clone for that long."""
        return self.ask({"clone": seconds})

    def ask(self, request: dict[str, float]) -> dict[str, Any]:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
        except OSError:
            raise AbsentError(self.reason()) from None
        return self.answer(PATIENCE + sum(request.values()))

    def answer(self, patience: float) -> dict[str, Any]:
        """The next JSON line; whatever a library prints between is passed over."""
        assert self.process.stdout is not None
        watchdog = Timer(patience, self.process.kill)
        watchdog.start()
        try:
            for line in self.process.stdout:
                if line.startswith("{"):
                    answer: dict[str, Any] = json.loads(line)
                    return answer
        finally:
            watchdog.cancel()
        raise AbsentError(self.reason())

    def reason(self) -> str:
        """Why the process has ended."""
        if self.process.wait() < 0:
            return f"ended by signal {-self.process.returncode}"
        self.stderr.seek(0)
        return last_words(self.stderr.read())

    def close(self) -> None:
        """End of input ends the contender."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.close()
            self.process.wait(5)
        except (OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()
        self.stderr.close()
