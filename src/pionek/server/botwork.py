"""Bots outside the event loop: in processes of their own, with a time budget, replaced when they fail or hang."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from typing import Any

import msgspec

from pionek.bots.bot import RandomBot
from pionek.bots.seats import bot_of
from pionek.bots.seeds import derived
from pionek.core import registry
from pionek.core.loading import begin_from
from pionek.core.match import Match, fresh
from pionek.core.rolls import ENTER
from pionek.core.stage import options_of

LONGEST = 16 * 1024 * 1024
"""Bytes of a table on its way to a bot."""
PROGRAM = (sys.executable, "-m", "pionek.server.botwork")


class BotFailed(Exception):
    """A bot gave no answer: it broke, or took too long."""


class Question(msgspec.Struct):
    """What a bot is asked: a table by names, where it sits, which bot it is, and a seed of its own."""

    game: str
    options: dict[str, Any]
    table: dict[str, Any]
    seat: int
    word: str
    seed: int


def answered(question: Question) -> str:
    """The key of what the bot chooses. What its dice show is for chance to say, not for the bot."""
    game = registry.get(question.game)
    content = game.content()
    settings = game.chosen(content, question.options)
    match = Match(game, content, settings, 0, fresh(game, content, settings, 0))
    begin_from(match, question.table)
    bot = bot_of(question.word, question.seed, question.seat)
    options = options_of(match.decision, question.seat)
    if bot is None or options[0].verb == ENTER:
        bot = RandomBot(derived(question.seed, "dice"))
    return match.key(bot.choose(match, question.seat))


def simple_answer(match: Match, seat: int, seed: int) -> str:
    """What is answered when a bot fails: any option that stands."""
    return match.key(RandomBot(seed).choose(match, seat))


class BotPool:
    """So many processes, each thinking about one question at a time."""

    def __init__(self, workers: int, budget: float, program: tuple[str, ...] = PROGRAM) -> None:
        self.budget = budget
        self.program = program
        self.free: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        self.running: set[asyncio.subprocess.Process] = set()
        for _ in range(workers):
            self.free.put_nowait(None)

    async def choose(self, question: Question) -> str:
        """The bot's answer; BotFailed if there is none within the budget."""
        process = await self.free.get()
        try:
            if process is None or process.returncode is not None:
                process = await self.started()
            key = await asyncio.wait_for(self.ask(process, question), self.budget)
        except (TimeoutError, OSError, EOFError, ValueError, asyncio.IncompleteReadError) as error:
            self.kill(process)
            process = None
            raise BotFailed(f"{type(error).__name__}: {error}") from error
        finally:
            self.free.put_nowait(process)
        if key.startswith("!"):
            raise BotFailed(key[1:])
        return key

    async def started(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*self.program, stdin=pipe, stdout=pipe, limit=LONGEST)
        self.running.add(process)
        return process

    async def ask(self, process: asyncio.subprocess.Process, question: Question) -> str:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise EOFError("the bot's process ended")
        return line.decode().rstrip("\n")

    def kill(self, process: asyncio.subprocess.Process | None) -> None:
        if process is not None:
            self.running.discard(process)
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()

    async def close(self) -> None:
        for process in list(self.running):
            self.kill(process)
            await process.wait()


def main() -> None:
    """Questions come as lines, answers go as lines; "!" begins what went wrong."""
    os.nice(5)  # people come first
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its bots itself
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        try:
            told = answered(decoder.decode(line))
        except Exception as error:  # noqa: BLE001  the server is told and answers simply
            told = "!" + " ".join(f"{type(error).__name__}: {error}".split())
        sys.stdout.write(told + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
