"""Bots at the tables of this server: when it is the turn of a bot, a worker process chooses its answer."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from pionek.bots.seeds import derived
from pionek.core.match.saving import Packer
from pionek.server.errors import ApiError
from pionek.server.store.rows import Entry
from pionek.server.thinking.bot_workers import BotFailed, MoveRequest, ReviewRequest, WorkerPool, random_answer

if TYPE_CHECKING:
    from pionek.server.matches.live_match import LiveMatch, Question
    from pionek.server.matches.registry import Matches
    from pionek.server.matches.seats import SeatHandle

RETRY_SECONDS = 0.5
"""How long after a failure a bot is asked again."""
HUNG_SECONDS = 60.0
"""How much longer than it may think a bot is waited for, because others may be before it."""


class Bots:
    """Answers for the seats of bots, and asks bots on behalf of people."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.workers = WorkerPool(max(1, matches.config.bot_workers), matches.config.bot_seconds)

    def wake(self, live: LiveMatch) -> None:
        """Let a bot answer, if it is a bot's turn and none is thinking yet."""
        seat = live.seat_asked()
        if seat < 0 or self.matches.stopping or live.gone or not live.bot_of(seat):
            return
        if live.bot_task is None or live.bot_task.done():
            live.bot_task = self.matches.run_in_background(self.play(live))
            live.bot_task.add_done_callback(lambda _task: self.wake_again(live))

    def wake_again(self, live: LiveMatch) -> None:
        """A bot has stopped. If it is still a bot's turn, something failed, and a bot tries again a little later."""
        seat = live.seat_asked()
        if seat >= 0 and live.bot_of(seat) and not self.matches.stopping and not live.gone:
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self.wake, live)

    def watch(self) -> None:
        """Wake bots that should be thinking, and end a thought that has come to nothing. Called once in a while."""
        limit = time.monotonic() - self.matches.config.bot_seconds - HUNG_SECONDS
        for live in list(self.matches.in_memory.values()):
            task = live.bot_task
            if task is not None and not task.done() and live.thinking_since and live.thinking_since < limit:
                self.note_failure("bot-hung", live, live.seat_asked())
                task.cancel()
            self.wake(live)

    async def play(self, live: LiveMatch) -> None:
        """Answer for one bot after another until a person must answer or the match is over."""
        while (seat := live.seat_asked()) >= 0 and (word := live.bot_of(seat)) and not live.gone:
            question = live.question()
            live.thinking_since = time.monotonic()
            if self.matches.config.bot_pause:
                await asyncio.sleep(self.matches.config.bot_pause)
            if live.row.state.guided:
                await self.matches.load_past(live)
                question = live.question()
            key = live.guided_answer() or await self.choose(live, seat, word, question)

            def answer(
                live: LiveMatch, now: int, seat: int = seat, key: str = key, question: Question = question
            ) -> list[Entry] | None:
                if not key or live.question() != question or not live.bot_of(seat):
                    return None  # the match changed while the bot was thinking, so the loop asks it again
                return live.play(key, seat, now)

            try:
                await self.matches.changes.apply(live, answer)
            except ApiError as error:
                self.matches.journal.warn("bot-refused", match=live.id, seat=seat, code=error.code)
                return
            finally:
                live.thinking_since = 0.0

    async def choose(self, live: LiveMatch, seat: int, word: str, question: Question) -> str:
        """The key of the option that a bot chooses, a random one if the bot fails; "" if the question has changed meanwhile."""
        seed = derived(live.row.header.seed, "bot", seat, live.row.version)
        if len(live.keys(seat)) == 1:
            return live.keys(seat)[0]
        reason = "an answer that is not offered"
        key = ""
        try:
            key = await self.workers.ask(move_request(live, seat, word, seed), owner=live.owner)
        except BotFailed as error:
            reason = str(error)
        if live.question() != question:
            return ""
        if key in live.keys(seat):
            return key
        self.note_failure("bot-failed", live, seat, bot=word, reason=reason)
        return random_answer(live.match, seat, seed)

    async def ask_for_person(self, handle: SeatHandle, request: MoveRequest | ReviewRequest, event: str) -> str:
        """A worker's answer to a question of a person. If it fails, the failure is logged as `event` and refused."""
        try:
            return await self.workers.ask(request, owner=handle.live.owner)
        except BotFailed as error:
            self.note_failure(event, handle.live, handle.seat, reason=str(error))
            raise ApiError("no-hint") from error

    def note_failure(self, event: str, live: LiveMatch, seat: int, **fields: Any) -> None:
        self.matches.metrics.count("bot_failures")
        self.matches.journal.warn(event, match=live.id, seat=seat, **fields)


def move_request(live: LiveMatch, seat: int, word: str, seed: int, iterations: int = 0) -> MoveRequest:
    """The current decision of a seat, as a worker process gets it."""
    table = Packer(live.match.content).table(live.match.table)
    return MoveRequest(live.row.game, live.row.header.options, table, seat, word, seed, iterations, live.folders())
