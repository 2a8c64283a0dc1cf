"""Worker processes in which bots think: outside the event loop, with a time limit, replaced when they fail or hang.

The server writes a request to a worker's standard input as one line of JSON and reads the answer from its standard
output. This module is both sides: `WorkerPool` in the server, and the program that a worker runs.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from pionek.bots.bot import RandomBot
from pionek.bots.coach import Progress, review
from pionek.bots.reasons import reason
from pionek.bots.search import Budget
from pionek.bots.seats import bot_of
from pionek.bots.seeds import derived
from pionek.bots.thoughts import thoughts
from pionek.core import registry
from pionek.core.match.fairness import unpacked_number
from pionek.core.match.loading import begin_from, replay
from pionek.core.match.match import Match, start
from pionek.core.state.decision import options_of
from pionek.core.vocabulary import ENTER

T = TypeVar("T")
LONGEST = 16 * 1024 * 1024
"""Bytes of a line between server and worker at most."""
PROGRAM = (sys.executable, "-m", "pionek.server.thinking.bot_workers")
FAILED, PROGRESS = "!", "~"
"""The first character of a line that is not an answer but an error, or a progress report in per cent."""


class BotFailed(Exception):
    """A worker gave no answer: it failed, or took too long."""


class MoveRequest(msgspec.Struct, tag="question"):
    """Asks which option the bot `word` chooses in a seat. The seed decides what the bot does by chance.

    With `iterations` the answer is not one option but what a search of that length thinks of all options.
    """

    game: str
    options: dict[str, Any]
    table: dict[str, Any]
    seat: int
    word: str
    seed: int
    iterations: int = 0
    packs: list[str] = []
    """The folders of the match's packs."""


class ReviewRequest(msgspec.Struct, tag="played"):
    """Asks the coach to review the decisions of a seat in a match: how the match began, and its answers."""

    game: str
    options: dict[str, Any]
    seed: int | str
    entered: bool
    base: dict[str, Any] | None
    answers: list[str]
    seat: int
    advised: list[int] = []
    """The answers, by their places, that a guide advised."""
    packs: list[str] = []


class ExplainRequest(ReviewRequest, tag="why"):
    """Asks why a bot made its last move, for the eyes of `seat`. `bots` are the seats of bots."""

    bots: list[int] = []
    lang: str = ""


Request = MoveRequest | ReviewRequest | ExplainRequest


# In the worker


def choose_move(request: MoveRequest) -> str:
    """The key of the option that the bot chooses, or its thoughts as JSON. Dice that must be entered fall by chance."""
    match = start(registry.get(request.game), request.options, 0, tuple(map(Path, request.packs)))
    begin_from(match, request.table)
    if request.iterations:
        found = thoughts(match, request.seat, request.seed, Budget(request.iterations))
        return msgspec.json.encode(found).decode()
    bot = bot_of(request.word, request.seed, request.seat)
    options = options_of(match.decision, request.seat)
    if bot is None or options[0].verb == ENTER:
        bot = RandomBot(derived(request.seed, "dice"))
    return match.key(bot.choose(match, request.seat))


def replayed_match(request: ReviewRequest) -> Match:
    """The match of a request, with all its answers played."""
    match = start(registry.get(request.game), request.options, unpacked_number(request.seed), tuple(map(Path, request.packs)), entered=request.entered)
    if request.base is not None:
        begin_from(match, request.base)
    replay(match, request.answers)
    return match


def review_match(request: ReviewRequest, progress: Progress | None = None) -> str:
    """The coach's review as JSON."""
    match = replayed_match(request)
    return msgspec.json.encode(review(match, request.seat, derived(request.seed, "coach"), progress, request.advised)).decode()


def explain_move(request: ExplainRequest) -> str:
    """The reason for the last move of a bot as JSON; null if none can be given without telling secrets."""
    seed = derived(request.seed, "why", len(request.answers))
    found = reason(replayed_match(request), request.seat, request.bots, seed, request.lang)
    return msgspec.json.encode(found).decode()


def answer_to(request: Request) -> str:
    """The line that answers a request."""
    if isinstance(request, MoveRequest):
        return choose_move(request)
    return explain_move(request) if isinstance(request, ExplainRequest) else review_match(request, report_progress)


def random_answer(match: Match, seat: int, seed: int) -> str:
    """The key of a random option: the server plays it when a bot fails."""
    return match.key(RandomBot(seed).choose(match, seat))


def main() -> None:
    """Read requests from standard input and write answers to standard output, one JSON line each.

    A line that starts with FAILED or PROGRESS is not an answer but an error or a progress report.
    """
    os.nice(5)  # the server and its players come first
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers itself
    decoder: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
    for line in sys.stdin.buffer:
        try:
            answer = answer_to(decoder.decode(line))
        except Exception as error:  # noqa: BLE001  the server gets the error and plays a random option
            answer = FAILED + " ".join(f"{type(error).__name__}: {error}".split())
        write_line(answer)


def report_progress(done: int, total: int) -> None:
    write_line(f"{PROGRESS}{done * 100 // total}")


def write_line(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


# In the server


class FairQueue:
    """Free workers, given to owners in turn: one that asks for a hundred waits as long as one that asks for one."""

    def __init__(self) -> None:
        self.free: deque[asyncio.subprocess.Process | None] = deque()
        """None stands for a worker that is not started yet."""
        self.waiting: OrderedDict[str, deque[asyncio.Future[asyncio.subprocess.Process | None]]] = OrderedDict()

    async def get(self, owner: str = "") -> asyncio.subprocess.Process | None:
        if self.free:
            return self.free.popleft()
        turn: asyncio.Future[asyncio.subprocess.Process | None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(owner, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.put_nowait(turn.result())
            raise

    def put_nowait(self, worker: asyncio.subprocess.Process | None) -> None:
        """Give a worker to the next owner that waits; it goes to the end of the line, if it waits for more."""
        while self.waiting:
            owner, turns = self.waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self.waiting[owner] = turns
            if not turn.done():
                turn.set_result(worker)
                return
        self.free.append(worker)


class WorkerPool:
    """A fixed number of worker processes, each working on one request at a time. They start when they are needed."""

    def __init__(self, workers: int, seconds: float, program: tuple[str, ...] = PROGRAM) -> None:
        self.seconds = seconds
        """How long one answer may take."""
        self.program = program
        self.free = FairQueue()
        self.running: set[asyncio.subprocess.Process] = set()
        self.cleanups: set[asyncio.Task[Any]] = set()
        for _ in range(workers):
            self.free.put_nowait(None)

    async def ask(self, request: Request, progress: Callable[[int], None] | None = None, owner: str = "") -> str:
        """A worker's answer; BotFailed if there is none within the time limit. `progress` gets per cents.

        Owners get their answers in turn, however many each of them asks for.

        A worker that gave no answer in time, or whose caller was cancelled, is killed: its late answer would be taken
        for the answer to the next request.
        """
        process = await self.free.get(owner)
        ready = None
        try:
            if process is None or process.returncode is not None:
                process = await self.started()
            line = await asyncio.wait_for(self.exchange(process, request, progress), self.seconds)
            ready = process
        except (TimeoutError, OSError, EOFError, ValueError, asyncio.IncompleteReadError) as error:
            raise BotFailed(f"{type(error).__name__}: {error}") from error
        finally:
            if ready is None and process is not None:
                self.run_to_end(self.end(process))
            self.free.put_nowait(ready)
        if line.startswith(FAILED):
            raise BotFailed(line[1:])
        return line

    async def exchange(
        self, process: asyncio.subprocess.Process, request: Request, progress: Callable[[int], None] | None
    ) -> str:
        """Write a request to a worker, and read lines until one is the answer."""
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(request) + b"\n")
        await process.stdin.drain()
        while line := (await process.stdout.readline()).decode().rstrip("\n"):
            if not line.startswith(PROGRESS):
                return line
            if progress is not None:
                progress(int(line[1:]))
        raise EOFError("the bot's process ended")

    def run_to_end(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run a coroutine that must finish even if the caller is cancelled. `close` waits for it."""
        task = asyncio.create_task(work)
        self.cleanups.add(task)
        task.add_done_callback(self.cleanups.discard)
        return task

    async def started(self) -> asyncio.subprocess.Process:
        """A new worker. If the caller is cancelled while it starts, it is ended as soon as it runs."""
        start = self.run_to_end(self.start())
        try:
            return await asyncio.shield(start)
        except asyncio.CancelledError:
            self.run_to_end(self.end_once_started(start))
            raise

    async def end_once_started(self, start: asyncio.Task[asyncio.subprocess.Process]) -> None:
        with contextlib.suppress(OSError):
            await self.end(await start)

    async def start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*self.program, stdin=pipe, stdout=pipe, limit=LONGEST)
        self.running.add(process)
        return process

    async def end(self, process: asyncio.subprocess.Process) -> None:
        """Kill a worker and wait until it is gone, so that none outlives the server."""
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        await process.wait()
        self.running.discard(process)

    async def close(self) -> None:
        while self.cleanups:
            await asyncio.gather(*self.cleanups, return_exceptions=True)
        for process in list(self.running):
            await self.end(process)


if __name__ == "__main__":
    main()
