"""Bots at tables: they go on after anything that happens while they think, and one address cannot keep all of them busy."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from pionek.server.thinking.bot_workers import BotFailed, FairQueue, MoveRequest, WorkerPool, choose_move
from tests.server.rig import Client, Rig, run

ROUNDS = 12


class Thinking:
    """Bots think until the test lets them answer."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[MoveRequest] = []
        self.answers: list[asyncio.Future[str]] = []
        thinking = self

        async def ask(_pool: WorkerPool, request: MoveRequest, _progress: Any = None, owner: str = "") -> str:
            thinking.asked.append(request)
            answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
            thinking.answers.append(answer)
            return await answer

        monkeypatch.setattr(WorkerPool, "ask", ask)

    async def until_asked(self, count: int) -> None:
        for _ in range(1000):
            if len(self.asked) >= count:
                return
            await asyncio.sleep(0.005)
        raise AssertionError(f"the bot was asked {len(self.asked)} times, not {count}")

    def answer(self) -> None:
        """The bot that was asked last answers what it was asked."""
        self.answers[-1].set_result(choose_move(self.asked[-1]))


async def against_bot(rig: Rig) -> tuple[str, Client]:
    id, tokens = await rig.match("connectfour", "human", "bot:greedy", options={"first": "1"})
    return id, await rig.sit(tokens[0])


async def my_turn(client: Client) -> None:
    await client.when(lambda view: bool(view["scene"].get("choices")))


def test_a_bot_whose_question_was_taken_back_thinks_again(file, monkeypatch):
    thinking = Thinking(monkeypatch)

    async def test(rig: Rig) -> None:
        _id, client = await against_bot(rig)
        for number in range(1, ROUNDS, 2):
            assert (await client.answer("drop:1"))["is"] == "ack"
            await thinking.until_asked(number)
            assert (await client.ask(is_="undo"))["key"] == "done"
            await client.settle()
            thinking.answer()  # too late: nobody asks this any more
            assert (await client.answer("drop:2"))["is"] == "ack"
            await thinking.until_asked(number + 1)
            thinking.answer()
            await my_turn(client)
            assert (await client.ask(is_="undo"))["key"] == "done"
            await client.settle()
        assert "error" not in rig.journal.getvalue()
        assert "bot-failed" not in rig.journal.getvalue()

    run(file, test)


def test_a_bot_that_keeps_a_seat_goes_on_after_leaving_and_coming_back(file, monkeypatch):
    thinking = Thinking(monkeypatch)

    async def test(rig: Rig) -> None:
        _id, tokens = await rig.match("connectfour", "human", "human", options={"first": "1"})
        first, second = [await rig.sit(token) for token in tokens]
        for number in range(1, ROUNDS):
            await first.ask(is_="leave")
            await thinking.until_asked(number)
            await first.ask(is_="back")
            thinking.answer()  # the player is back, so this does not count
            await first.settle()
            assert first.offered()
        await first.ask(is_="leave")
        await thinking.until_asked(ROUNDS)
        thinking.answer()
        await my_turn(second)

    run(file, test)


def test_wishes_and_offers_do_not_keep_a_bot_from_answering(file, monkeypatch):
    thinking = Thinking(monkeypatch)

    async def test(rig: Rig) -> None:
        _id, tokens = await rig.match("connectfour", "human", "human", options={"first": "1"})
        first, second = [await rig.sit(token) for token in tokens]
        await first.ask(is_="leave")
        await thinking.until_asked(1)
        await second.ask(is_="propose", kind="draw")
        thinking.answer()
        await my_turn(second)
        assert len(thinking.asked) == 1

    run(file, test)


def test_a_bot_that_breaks_is_tried_again(file, monkeypatch):
    async def test(rig: Rig) -> None:
        broken = 0
        choose = rig.matches.bots.choose

        async def choosing(*given: Any) -> str:
            nonlocal broken
            broken += 1
            if broken <= 2:
                raise IndexError("pop from an empty list")
            return await choose(*given)

        monkeypatch.setattr(rig.matches.bots, "choose", choosing)
        monkeypatch.setattr("pionek.server.matches.bots.RETRY_SECONDS", 0.01)
        _id, client = await against_bot(rig)
        await client.answer("drop:1")
        await client.settle()
        await my_turn(client)
        assert broken == 3

    run(file, test)


def test_the_watchdog_ends_a_thought_that_has_come_to_nothing(file, monkeypatch):
    thinking = Thinking(monkeypatch)

    async def test(rig: Rig) -> None:
        id, client = await against_bot(rig)
        await client.answer("drop:1")
        await thinking.until_asked(1)
        live = await rig.matches.find(id)
        await rig.matches.upkeep.tick()
        assert live.bot_task is not None
        assert not live.bot_task.done(), "it has time"
        live.thinking_since -= 3600
        await rig.matches.upkeep.tick()
        await thinking.until_asked(2)
        thinking.answer()
        await my_turn(client)
        assert "bot-hung" in rig.journal.getvalue()

    run(file, test)


def test_a_worker_that_is_killed_in_mid_thought_hangs_no_match(file, monkeypatch):
    async def test(rig: Rig) -> None:
        _id, client = await against_bot(rig)
        await client.answer("drop:1")
        for _ in range(200):
            await client.settle()
            for process in list(rig.matches.bots.workers.running):
                if process.returncode is None:
                    process.kill()
            if client.offered():
                break
            await asyncio.sleep(0.01)
        await my_turn(client)

    run(file, test)


def test_owners_get_their_answers_in_turn():
    async def test() -> None:
        queue = FairQueue()
        served: list[str] = []

        async def ask(owner: str) -> None:
            await queue.get(owner)
            served.append(owner)

        tasks = [asyncio.ensure_future(ask("greedy")) for _ in range(50)]
        await asyncio.sleep(0)
        tasks += [asyncio.ensure_future(ask(owner)) for owner in ("one", "two")]
        await asyncio.sleep(0)
        for _ in range(4):
            queue.put_nowait(None)
            await asyncio.sleep(0)
        assert served == ["greedy", "one", "two", "greedy"]
        tasks[10].cancel()
        for _ in range(60):
            queue.put_nowait(None)
        await asyncio.gather(*tasks, return_exceptions=True)
        assert len(served) == 51
        assert len(queue.free) == 13, "nobody takes the place of one who has gone"

    asyncio.run(test())


def test_one_address_may_have_only_a_few_matches_of_bots_running(file, monkeypatch):
    async def ask(*_given: Any, **_more: Any) -> str:
        await asyncio.sleep(3600)
        raise BotFailed

    monkeypatch.setattr(WorkerPool, "ask", ask)

    async def test(rig: Rig) -> None:
        bots = {"game": "connectfour", "seats": ["bot:greedy", "bot:greedy"]}
        made = [await rig.post("/api/matches", bots, address="greedy") for _ in range(5)]
        assert [each.status for each in made] == [201, 201, 201, 429, 429]
        assert made[-1].data["error"] == "too-many-bots"
        assert (await rig.post("/api/matches", bots, address="friend")).status == 201
        assert (await rig.post("/api/matches", {"game": "connectfour"}, address="greedy")).status == 201

    run(file, test, bot_tables_each=3)
