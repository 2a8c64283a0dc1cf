"""Bots outside the event loop: in processes of their own, with a time budget, replaced when they fail or hang."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Callable, Coroutine
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
from pionek.core.match.loading import begin_from, replay
from pionek.core.match.match import Match, fresh
from pionek.core.rules.rolls import ENTER
from pionek.core.view.building import options_of

T = TypeVar("T")
LONGEST = 16 * 1024 * 1024
"""Bytes of a table on its way to a bot."""
PROGRAM = (sys.executable, "-m", "pionek.server.thinking.bot_workers")
FAILED, SO_FAR = "!", "~"
"""What lines begin with that are no answer: what went wrong, and how much is done, in per cent."""


class BotFailed(Exception):
    """A bot gave no answer: it broke, or took too long."""


class MoveRequest(msgspec.Struct, tag="question"):
    """What a bot is asked: a table by names, where it sits, which bot it is, and a seed of its own.

    With `iterations` it is to say what it thinks of its options, after so much thought, rather than to choose.
    """

    game: str
    options: dict[str, Any]
    table: dict[str, Any]
    seat: int
    word: str
    seed: int
    iterations: int = 0


class ReviewRequest(msgspec.Struct, tag="played"):
    """A match for the coach: how it began, its answers, and whose decisions are meant."""

    game: str
    options: dict[str, Any]
    seed: int
    entered: bool
    base: dict[str, Any] | None
    answers: list[str]
    seat: int


class ExplainRequest(ReviewRequest, tag="why"):
    """A match whose last move of a bot is to be explained to the seat: which seats are bots', and in which language."""

    bots: list[int]
    lang: str


def begun(game_id: str, options: dict[str, Any], seed: int, entered: bool, table: dict[str, Any] | None) -> Match:
    """A match at its beginning, or from a table by names."""
    game = registry.get(game_id)
    content = game.content()
    settings = game.chosen(content, options)
    match = Match(game, content, settings, seed, fresh(game, content, settings, seed, entered=entered), entered)
    if table is not None:
        begin_from(match, table)
    return match


def answered(question: MoveRequest) -> str:
    """The key of what the bot chooses, or its thoughts. What its dice show is for chance to say, not for the bot."""
    match = begun(question.game, question.options, 0, entered=False, table=question.table)
    if question.iterations:
        found = thoughts(match, question.seat, question.seed, Budget(question.iterations))
        return msgspec.json.encode(found).decode()
    bot = bot_of(question.word, question.seed, question.seat)
    options = options_of(match.decision, question.seat)
    if bot is None or options[0].verb == ENTER:
        bot = RandomBot(derived(question.seed, "dice"))
    return match.key(bot.choose(match, question.seat))


def replayed(played: ReviewRequest) -> Match:
    match = begun(played.game, played.options, played.seed, played.entered, played.base)
    replay(match, played.answers)
    return match


def reviewed(played: ReviewRequest, progress: Progress | None = None) -> str:
    """What the coach says to a seat."""
    match = replayed(played)
    return msgspec.json.encode(review(match, played.seat, derived(played.seed, "coach"), progress)).decode()


def explained(why: ExplainRequest) -> str:
    """What speaks for the last move of a bot; null where nothing can be told."""
    seed = derived(why.seed, "why", len(why.answers))
    return msgspec.json.encode(reason(replayed(why), why.seat, why.bots, seed, why.lang)).decode()


def told(asked: MoveRequest | ReviewRequest | ExplainRequest) -> str:
    """The line that answers a question."""
    if isinstance(asked, MoveRequest):
        return answered(asked)
    return explained(asked) if isinstance(asked, ExplainRequest) else reviewed(asked, say_so_far)


def simple_answer(match: Match, seat: int, seed: int) -> str:
    """What is answered when a bot fails: any option that stands."""
    return match.key(RandomBot(seed).choose(match, seat))


class WorkerPool:
    """So many processes, each thinking about one question at a time."""

    def __init__(self, workers: int, budget: float, program: tuple[str, ...] = PROGRAM) -> None:
        self.budget = budget
        self.program = program
        self.free: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        self.running: set[asyncio.subprocess.Process] = set()
        self.errands: set[asyncio.Task[Any]] = set()
        for _ in range(workers):
            self.free.put_nowait(None)

    async def choose(self, question: MoveRequest | ReviewRequest, so_far: Callable[[int], None] | None = None) -> str:
        """The bot's answer; BotFailed if there is none within the budget. `so_far` hears how much is done, in per cent.

        Who gave no answer in time, or to somebody who no longer waits for it, is not asked again: it would come late, to another.
        """
        process = await self.free.get()
        ready = None
        try:
            if process is None or process.returncode is not None:
                process = await self.started()
            key = await asyncio.wait_for(self.ask(process, question, so_far), self.budget)
            ready = process
        except (TimeoutError, OSError, EOFError, ValueError, asyncio.IncompleteReadError) as error:
            raise BotFailed(f"{type(error).__name__}: {error}") from error
        finally:
            if ready is None and process is not None:
                self.errand(self.end(process))
            self.free.put_nowait(ready)
        if key.startswith(FAILED):
            raise BotFailed(key[1:])
        return key

    def errand(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """What is done to its end also when who wanted it is called off; `close` waits for it."""
        task = asyncio.create_task(work)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)
        return task

    async def started(self) -> asyncio.subprocess.Process:
        """A new process; one that nobody waits for any more is ended as soon as it is there."""
        start = self.errand(self.start())
        try:
            return await asyncio.shield(start)
        except asyncio.CancelledError:
            self.errand(self.end_when_there(start))
            raise

    async def end_when_there(self, start: asyncio.Task[asyncio.subprocess.Process]) -> None:
        with contextlib.suppress(OSError):
            await self.end(await start)

    async def start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*self.program, stdin=pipe, stdout=pipe, limit=LONGEST)
        self.running.add(process)
        return process

    async def ask(
        self, process: asyncio.subprocess.Process, question: MoveRequest | ReviewRequest, so_far: Callable[[int], None] | None
    ) -> str:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        while line := (await process.stdout.readline()).decode().rstrip("\n"):
            if not line.startswith(SO_FAR):
                return line
            if so_far is not None:
                so_far(int(line[1:]))
        raise EOFError("the bot's process ended")

    async def end(self, process: asyncio.subprocess.Process) -> None:
        """Kill a process and wait until it is gone, so that nothing of it outlives the server."""
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        await process.wait()
        self.running.discard(process)

    async def close(self) -> None:
        while self.errands:
            await asyncio.gather(*self.errands, return_exceptions=True)
        for process in list(self.running):
            await self.end(process)


def main() -> None:
    """Questions come as lines, answers go as lines; FAILED and SO_FAR begin what is none."""
    os.nice(5)  # people come first
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its bots itself
    decoder: msgspec.json.Decoder[MoveRequest | ReviewRequest | ExplainRequest] = msgspec.json.Decoder(MoveRequest | ReviewRequest | ExplainRequest)
    for line in sys.stdin.buffer:
        try:
            answer = told(decoder.decode(line))
        except Exception as error:  # noqa: BLE001  the server is told and answers simply
            answer = FAILED + " ".join(f"{type(error).__name__}: {error}".split())
        say(answer)


def say_so_far(done: int, total: int) -> None:
    say(f"{SO_FAR}{done * 100 // total}")


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
