"""Windows at a table of people: who is asked, who passes unasked, and that others cannot tell the two apart."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.free.made_up.ducats import GAME
from tests.server.rig import Client, Rig, add_games, run


@pytest.fixture(autouse=True)
def ducats(monkeypatch):
    add_games(monkeypatch, GAME)


async def two(rig: Rig, seed: int) -> list[Client]:
    _id, tokens = await rig.match("ducats", "human", "human", seed=seed, options={"players": "2"})
    return [await rig.sit(token) for token in tokens]


async def play(clients: list[Client], most: int = 60) -> list[str]:
    """The seats play whatever they can and pass in windows; gives who was asked in a window, in order."""
    asked: list[str] = []
    for _ in range(most):
        for client in clients:
            await client.settle()
        able = next((client for client in clients if client.offered()), None)
        if able is None or clients[0].view["match"]["status"] == "finished":
            break
        keys = able.offered()
        if "pass" in keys:
            asked.append(str(able.seat))
        await able.answer("pass" if "pass" in keys else keys[0])
    return asked


def first_asked(file: str) -> int:
    """A seed with which the second seat could answer something."""
    found: list[int] = []

    async def test(rig: Rig) -> None:
        for seed in range(30):
            if "1" in await play(await two(rig, seed), 16):
                found.append(seed)
                return

    run(file, test)
    return found[0]


def test_whoever_does_not_want_to_be_asked_passes_at_once_and_others_cannot_tell(file, tmp_path):
    seed = first_asked(file)

    async def test(rig: Rig) -> None:
        clients = await two(rig, seed)
        assert (await clients[1].ask(is_="wish", kind="all", wish="never"))["is"] == "ack"
        assert "1" not in await play(clients)
        live = next(iter(rig.matches.in_memory.values()))
        assert "1:pass" in [entry.text for entry in live.entries]
        assert "Waiting" not in b"".join(clients[0].heard).decode(), "no word of a window that was passed at once"

    run(str(tmp_path / "other.db"), test)


def test_a_wish_is_kept_and_can_be_changed(file):
    async def test(rig: Rig) -> None:
        clients = await two(rig, 1)
        told = await clients[0].ask(is_="wish", kind="market", wish="never")
        assert (told["is"], told["code"]) == ("refused", "wrong-value")
        live = next(iter(rig.matches.in_memory.values()))
        await clients[0].ask(is_="wish", kind="all", wish="never")
        assert live.chairs[0].wishes == {"all": "never"}
        await clients[0].ask(is_="wish", kind="all", wish="useful")
        assert live.chairs[0].wishes == {}

    run(file, test)


def test_who_takes_back_is_asked_again_also_where_he_passes_unasked(file, tmp_path):
    seed = first_asked(file)

    async def test(rig: Rig) -> None:
        clients = await two(rig, seed)
        await clients[1].ask(is_="wish", kind="all", wish="never")
        live = next(iter(rig.matches.in_memory.values()))
        while not any(entry.text == "1:pass" for entry in live.entries):
            await play(clients, 1)
        if (await clients[1].ask(is_="undo"))["key"] == "offered":
            await clients[0].ask(is_="reply", kind="undo", yes=True)
        await clients[1].settle()
        assert "pass" in clients[1].offered()

    run(str(tmp_path / "other.db"), test)


def paused(rig: Rig) -> tuple[asyncio.Event, list[Any]]:
    """The pause itself is an event here, not a time."""
    over, pauses = asyncio.Event(), []

    async def later(live: Any) -> None:
        pauses.append(live.id)
        await over.wait()
        rig.matches.updates.queue(live)

    rig.matches.updates.queue_after_pause = later  # type: ignore[method-assign]
    return over, pauses


def test_people_are_told_later_when_a_window_asked_nobody_who_might_have_thought(file):
    async def test(rig: Rig) -> None:
        over, pauses = paused(rig)
        for seed in range(30):
            first, second = await two(rig, seed)
            key = next((key for key in first.offered() if key.startswith("play:")), "")
            if not key:
                continue
            assert (await first.answer(key))["is"] == "ack"
            await second.settle()
            if pauses:
                assert "plays" not in str(second.log[-1:]), "not told yet"
                over.set()
                while "plays" not in str(second.log):
                    await second.next()
                return
        raise AssertionError("no window was passed over")

    run(file, test, window_pause=1)


def test_nobody_waits_for_one_who_never_wants_to_be_asked(file):
    async def test(rig: Rig) -> None:
        _over, pauses = paused(rig)
        for seed in range(12):
            first, second = await two(rig, seed)
            await second.ask(is_="wish", kind="all", wish="never")
            for key in [key for key in first.offered() if key.startswith("play:")][:1]:
                await first.answer(key)
        assert pauses == []

    run(file, test, window_pause=1)
