"""Bots that are programs of their own, in any language: one line of JSON in, one line of JSON out (docs/bots.md).

A word names the file: `program:FILE`, with limits as `program:FILE?seconds=2&megabytes=512`. A file that ends in `.py` is run
by this Python, any other must be executable. One process serves all matches of a program.
"""

from __future__ import annotations

import os
import resource
import selectors
import subprocess
import sys
import tempfile
import time
import weakref
from functools import cache
from itertools import count
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any
from urllib.parse import parse_qsl

import msgspec

from pionek.bots.agents import AgentError, View
from pionek.bots.bot import Bot
from pionek.core.state.decision import options_of

if TYPE_CHECKING:
    from pionek.core.match.match import Match
    from pionek.core.state.decision import Option

PROTOCOL = 1
SECONDS = 10.0
"""How long an answer may take, the first one included."""
MEGABYTES = 4096
"""How much address space a program may have, where the system can limit it (Linux)."""
LONGEST = 1 << 20
"""Bytes of an answer."""
WANTS = ("texts", "scene", "observation")


class Ready(msgspec.Struct, tag="ready"):
    """A program's greeting: what it wants to be told with each question."""

    wants: list[str] = []


class Chosen(msgspec.Struct, tag="chosen"):
    """A program's answer: the key of an option."""

    key: str


class Program:
    """A running program. It is started at the first question, and ends with this process."""

    def __init__(self, file: Path, seconds: float, megabytes: int) -> None:
        self.file = file
        self.seconds = seconds
        self.megabytes = megabytes
        self.process: subprocess.Popen[bytes] | None = None
        self.errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115  open as long as the program runs
        self.wants: list[str] = []
        self.rest = b""
        self.numbers = count(1)

    def ask(self, message: dict[str, Any], kind: type[Ready] | type[Chosen]) -> Any:
        """Send a message and read the answer, in time."""
        self.tell(message)
        line = self.line()
        try:
            return msgspec.json.decode(line, type=kind)
        except msgspec.DecodeError as error:
            told = line[:80].decode(errors="replace")
            raise self.failed(f"answered {told!r}, which is no message of kind {kind.__struct_config__.tag!r}", f"odpowiedział {told!r}, a to nie jest komunikat {kind.__struct_config__.tag!r}") from error

    def tell(self, message: dict[str, Any]) -> None:
        process = self.started()
        assert process.stdin is not None
        try:
            process.stdin.write(msgspec.json.encode(message) + b"\n")
            process.stdin.flush()
        except OSError as error:
            raise self.failed("ended", "zakończył się") from error

    def started(self) -> subprocess.Popen[bytes]:
        if self.process is None:
            command = [sys.executable, str(self.file)] if self.file.suffix == ".py" else [str(self.file.absolute())]
            try:
                self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors)  # noqa: S603  the user named it
            except (OSError, subprocess.SubprocessError) as error:
                raise self.failed(f"does not start: {error}", f"nie daje się uruchomić: {error}") from error
            weakref.finalize(self, self.process.kill)
            if sys.platform == "linux":
                resource.prlimit(self.process.pid, resource.RLIMIT_AS, (self.megabytes << 20, self.megabytes << 20))
            wants = self.ask({"type": "hello", "protocol": PROTOCOL}, Ready).wants
            if unknown := [each for each in wants if each not in WANTS]:
                raise self.failed(f"wants {', '.join(unknown)}; there are {', '.join(WANTS)}", f"chce: {', '.join(unknown)}; są: {', '.join(WANTS)}")
            self.wants = wants
        return self.process

    def line(self) -> bytes:
        """The next line of the program."""
        process = self.process
        assert process is not None
        assert process.stdout is not None
        until = time.monotonic() + self.seconds
        with selectors.DefaultSelector() as waiting:
            waiting.register(process.stdout, selectors.EVENT_READ)
            while b"\n" not in self.rest:
                if len(self.rest) > LONGEST:
                    raise self.failed(f"sent a line of more than {LONGEST} bytes", f"przysłał wiersz dłuższy niż {LONGEST} bajtów")
                if not waiting.select(max(0.0, until - time.monotonic())):
                    raise self.failed(f"gave no answer within {self.seconds:g} s", f"nie odpowiedział w ciągu {self.seconds:g} s")
                read = os.read(process.stdout.fileno(), 1 << 16)
                if not read:
                    raise self.failed("ended", "zakończył się")
                self.rest += read
        line, _, self.rest = self.rest.partition(b"\n")
        return line

    def failed(self, en: str, pl: str) -> AgentError:
        """What went wrong, with the last words that the program wrote to its error output. It starts anew when it is asked again."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None
        self.rest = b""
        self.errors.seek(0)
        lines = self.errors.read().decode(errors="replace").split("\n")
        last = next((line.strip() for line in reversed(lines) if line.strip()), "")
        said = f" ({last[:200]})" if last else ""
        return AgentError(f"the program {self.file} {en}{said}", f"program {self.file} {pl}{said}")


class ProgramBot(Bot):
    """A seat whose answers come from a program."""

    def __init__(self, seed: int, program: Program) -> None:
        super().__init__(seed)
        self.program = program
        self.seed = seed
        self.number = 0
        """The number by which the program knows this seat of this match; 0 before its first question."""

    def check(self, match: Match) -> None:
        """Start the program, so that one that cannot be started is reported before the first game."""
        self.program.started()

    def choose(self, match: Match, seat: int) -> Option:
        options = options_of(match.decision, seat)
        program = self.program
        program.started()
        if not self.number:
            self.number = next(program.numbers)
            about = {"game": match.game.id, "settings": match.settings, "seat": seat, "seats": match.table.seats, "seed": self.seed}
            program.tell({"type": "begin", "match": self.number, **about})
            weakref.finalize(self, ended, weakref.ref(program), self.number)
        keys = [match.key(option) for option in options]
        message: dict[str, Any] = {"type": "choose", "match": self.number, "options": keys}
        if program.wants:
            view = View(match.imagine(seat, self.rng.next()), seat, 0)
            if "texts" in program.wants:
                texts = view.texts()
                message["texts"] = [texts.get(key, key) for key in keys]
            if "scene" in program.wants:
                message["scene"] = view.scene()
            if "observation" in program.wants:
                message |= {"observation": view.observation(), "actions": view.actions(list(options))}
        key = program.ask(message, Chosen).key
        if key not in keys:
            raise program.failed(f"answered {key!r}, which is none of its {len(keys)} options", f"odpowiedział {key!r}, a to żadna z jego opcji ({len(keys)})")
        return options[keys.index(key)]


def ended(program: weakref.ref[Program], number: int) -> None:
    """Tell a program that it may forget a match."""
    here = program()
    if here is not None and here.process is not None:
        try:
            here.tell({"type": "end", "match": number})
        except AgentError:
            return  # it ended by itself; who asks it next is told


@cache
def running(file: Path, seconds: float, megabytes: int, process: int) -> Program:
    """The program of a file with some limits in the process of this number: a forked one needs its own."""
    return Program(file, seconds, megabytes)


def program_of(word: str) -> Program:
    """The program that `FILE` or `FILE?seconds=2&megabytes=512` names."""
    name, _, limits = word.partition("?")
    file = Path(name)
    if not file.is_file():
        raise AgentError(f"there is no program {name}", f"nie ma programu {name}")
    try:
        given = dict(parse_qsl(limits, strict_parsing=True)) if limits else {}
        seconds, megabytes = float(given.pop("seconds", SECONDS)), int(given.pop("megabytes", MEGABYTES))
    except ValueError:
        given, seconds, megabytes = {"": ""}, 0.0, 0
    if given or not 0 < seconds < 1e6 or megabytes < 1:
        raise AgentError(
            f"{limits!r} are no limits of a program; write seconds=2&megabytes=512",
            f"{limits!r} to nie są ograniczenia programu; napisz seconds=2&megabytes=512",
        )
    return running(file.absolute(), seconds, megabytes, os.getpid())
