"""Windows at a table of people: who is asked, who passes unasked, and that others cannot tell the two apart."""

from __future__ import annotations

import asyncio

import pytest

from pionek.server.matches import holding
from pionek.server.matches.live_match import LiveMatch
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
        await able.answer("pass" if "pass" in keys else keys[-1])  # to end one's turn comes first
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


def paused(rig: Rig) -> asyncio.Event:
    """The pause itself is an event here, not a time."""
    over = asyncio.Event()

    async def pause(_seconds: float) -> None:
        await over.wait()

    rig.matches.updates.pause = pause  # type: ignore[method-assign]
    return over


async def silent(rig: Rig, **wishes: str) -> tuple[list[Client], LiveMatch]:
    """A match in which the first seat has just played, and the second has nothing to answer with."""
    for seed in range(30):
        before = set(rig.matches.in_memory)
        clients = await two(rig, seed)
        (id,) = set(rig.matches.in_memory) - before
        live = rig.matches.in_memory[id]
        for wish in wishes.values():
            await clients[1].ask(is_="wish", kind="all", wish=wish)
        for key in [key for key in clients[0].offered() if key.startswith("play:")][:1]:
            assert (await clients[0].answer(key))["is"] == "ack"
            for client in clients:
                await client.settle()
            if live.match.listen().windows and not live.match.asks_in_window(0):
                return clients, live
    raise AssertionError("no window was passed over")


def of_second(live: LiveMatch) -> int:
    """How many stops wait for the second seat."""
    return sum(stop.seat == 1 for stop in live.stops)


def test_everybody_waits_where_a_window_asked_nobody(file):
    async def test(rig: Rig) -> None:
        over = paused(rig)
        (first, second), live = await silent(rig)
        assert live.stops
        for client in (first, second):
            assert client.view["scene"]["prompt"]["waiting"] is True
            assert client.offered() == []
            assert "plays" in str(client.log[-1:]), "that the card was played is seen at once"
        lines = len(first.log)
        assert (await first.ask(is_="hint"))["code"] == "not-offered"
        assert (await first.ask(is_="wish", kind="all", wish="never"))["is"] == "ack"
        assert live.stops, "a wish of another does not end the pause"
        over.set()
        await second.when(lambda _view: len(second.log) > lines)
        assert not live.stops

    run(file, test, window_pause=1)


def test_nobody_waits_for_one_who_never_wants_to_be_asked(file):
    async def test(rig: Rig) -> None:
        paused(rig)
        _clients, live = await silent(rig, wish="never")
        assert of_second(live) == 0

    run(file, test, window_pause=1)


def test_who_does_not_want_to_be_asked_any_more_lets_the_others_go_on(file):
    async def test(rig: Rig) -> None:
        paused(rig)
        (_first, second), live = await silent(rig)
        assert live.stops
        await second.ask(is_="wish", kind="all", wish="never")
        assert of_second(live) == 0

    run(file, test, window_pause=1)


def test_who_always_wants_to_be_asked_passes_also_where_that_is_all_there_is(file):
    async def test(rig: Rig) -> None:
        paused(rig)
        (first, second), live = await silent(rig, wish="always")
        assert live.stops
        assert live.stops[0].asks()
        assert (first.offered(), second.offered()) == ([], ["pass"])
        entries = live.row.entries
        assert (await first.answer("pass"))["code"] == "not-offered"
        assert (await second.answer("pass", id="mine"))["is"] == "ack"
        assert (await second.answer("pass", id="mine"))["is"] == "ack", "a repeated answer counts once"
        assert of_second(live) == 0
        assert live.row.entries == entries, "the record does not know of it"

    run(file, test, window_pause=1)


def test_a_bot_that_keeps_the_seat_passes_there_too(file):
    async def test(rig: Rig) -> None:
        paused(rig)
        (_first, second), live = await silent(rig, wish="always")
        await second.ask(is_="leave")
        for _ in range(400):
            if not of_second(live):
                return
            await asyncio.sleep(0.01)
        raise AssertionError("the bot does not pass")

    run(file, test, window_pause=1)


def test_giving_up_during_a_pause_ends_the_match(file):
    async def test(rig: Rig) -> None:
        paused(rig)
        (first, second), live = await silent(rig)
        assert live.stops
        await first.ask(is_="resign")
        await second.settle()
        assert second.view["match"]["status"] == "finished"

    run(file, test, window_pause=1)


def test_the_clock_of_the_next_player_starts_after_the_pause(file, monkeypatch):
    monkeypatch.setattr(holding.PassTimes, "drawn", lambda _self, _usual: 700)

    async def test(rig: Rig) -> None:
        over = paused(rig)
        for seed in range(30):
            _id, tokens = await rig.match("ducats", "human", "human", seed=seed, options={"players": "2"}, clock="move", seconds=60)
            first, second = [await rig.sit(token) for token in tokens]
            key = next((key for key in first.offered() if key.startswith("play:")), "")
            if not key:
                continue
            await first.answer(key)
            live = await rig.matches.find(_id)
            if not live.stops:
                continue
            assert all(stop.pause >= 700 for stop in live.stops)
            assert live.row.due == rig.time() + sum(stop.pause for stop in live.stops) + 60_000  # 700 each, and what writing took
            assert all("deadline" not in client.view["match"] for client in (second,))
            over.set()
            return
        raise AssertionError("no window was passed over")

    run(file, test, window_pause=1)


def test_a_seat_asked_in_a_window_is_a_reveal(file, tmp_path):
    """Otherwise one could play, look whether the other is asked, and take back."""
    seed = first_asked(file)

    async def test(rig: Rig) -> None:
        clients = await two(rig, seed)
        live = next(iter(rig.matches.in_memory.values()))
        while not live.match.asks_in_window(0):
            await play(clients, 1)
        await clients[0].settle()
        assert (await clients[0].ask(is_="undo"))["key"] == "offered"

    run(str(tmp_path / "other.db"), test)


def test_passing_until_the_own_turn_is_offered_in_a_window_and_asks_no_more(file):
    async def test(rig: Rig) -> None:
        for seed in range(60):
            _id, tokens = await rig.match("dicethrone", "human", "human", seed=seed)
            clients = [await rig.sit(token) for token in tokens]
            for _ in range(30):
                for client in clients:
                    await client.settle()
                able = next((client for client in clients if client.offered()), None)
                if able is None:
                    break
                ways = [each["wish"] for each in able.view["match"].get("passing", [])]
                if "turn" not in ways:
                    await able.answer("pass" if "pass" in able.offered() else able.offered()[0])
                    continue
                other = next(client for client in clients if client is not able)
                assert not other.view["match"].get("passing")
                assert (await other.ask(is_="wish", kind="until", wish="turn"))["code"] == "not-offered"
                assert (await able.ask(is_="wish", kind="until", wish="turn"))["is"] == "ack"
                live = await rig.matches.find(_id)
                assert live.match.record()[-1].endswith(":pass") or live.chairs[able.seat].until == "turn"
                assert not live.match.asks_in_window(other.seat), "the seat passes from now on"
                return
        raise AssertionError("no window of another's turn was found")

    run(file, test)
