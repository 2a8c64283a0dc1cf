"""Bots at the tables of this server: when it is the turn of a bot, a worker process chooses its answer."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from pionek.bots.seeds import derived
from pionek.core.match.saving import Packer
from pionek.server.errors import ApiError
from pionek.server.store.rows import Entry
from pionek.server.thinking.bot_workers import BotFailed, MoveRequest, ReviewRequest, WorkerPool, random_answer

if TYPE_CHECKING:
    from pionek.server.matches.live_match import LiveMatch
    from pionek.server.matches.registry import Matches
    from pionek.server.matches.seats import SeatHandle


class Bots:
    """Answers for the seats of bots, and asks bots on behalf of people."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.workers = WorkerPool(max(1, matches.config.bot_workers), matches.config.bot_seconds)

    def wake(self, live: LiveMatch) -> None:
        """Let a bot answer, if it is a bot's turn and none is thinking yet."""
        seat = live.seat_asked()
        if seat < 0 or self.matches.stopping or not live.bot_of(seat):
            return
        if live.bot_task is None or live.bot_task.done():
            live.bot_task = self.matches.run_in_background(self.play(live))

    async def play(self, live: LiveMatch) -> None:
        """Answer for one bot after another until a person must answer or the match is over."""
        while (seat := live.seat_asked()) >= 0 and (word := live.bot_of(seat)) and not live.gone:
            version = live.row.version
            if self.matches.config.bot_pause:
                await asyncio.sleep(self.matches.config.bot_pause)
            if live.row.state.guided:
                await self.matches.load_past(live)
            key = live.guided_answer() or await self.choose(live, seat, word)

            def answer(live: LiveMatch, now: int, seat: int = seat, key: str = key, version: int = version) -> list[Entry] | None:
                if live.row.version != version or not live.bot_of(seat):
                    return None  # the match changed while the bot was thinking, so the loop asks it again
                live.match.play(key, seat)
                return [live.last_entry(seat, now)]

            try:
                await self.matches.changes.apply(live, answer)
            except ApiError as error:
                self.matches.journal.warn("bot-refused", match=live.id, seat=seat, code=error.code)
                return

    async def choose(self, live: LiveMatch, seat: int, word: str) -> str:
        """The key of the option that a bot chooses; a random one if the bot fails."""
        match = live.match
        seed = derived(live.row.header.seed, "bot", seat, live.row.version)
        if len(match.keys(seat)) == 1:
            return match.keys(seat)[0]
        try:
            key = await self.workers.ask(move_request(live, seat, word, seed))
            if key in match.keys(seat):
                return key
            reason = "an answer that is not offered"
        except BotFailed as error:
            reason = str(error)
        self.note_failure("bot-failed", live, seat, bot=word, reason=reason)
        return random_answer(match, seat, seed)

    async def ask_for_person(self, handle: SeatHandle, request: MoveRequest | ReviewRequest, event: str) -> str:
        """A worker's answer to a question of a person. If it fails, the failure is logged as `event` and refused."""
        try:
            return await self.workers.ask(request)
        except BotFailed as error:
            self.note_failure(event, handle.live, handle.seat, reason=str(error))
            raise ApiError("no-hint") from error

    def note_failure(self, event: str, live: LiveMatch, seat: int, **fields: Any) -> None:
        self.matches.metrics.count("bot_failures")
        self.matches.journal.warn(event, match=live.id, seat=seat, **fields)


def move_request(live: LiveMatch, seat: int, word: str, seed: int, iterations: int = 0) -> MoveRequest:
    """The current decision of a seat, as a worker process gets it."""
    table = Packer(live.match.content).table(live.match.table)
    return MoveRequest(live.row.game, live.row.header.options, table, seat, word, seed, iterations)
