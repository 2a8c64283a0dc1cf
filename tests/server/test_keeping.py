"""Matches outlive connections, processes, rules and disks: packing, restarts, sweeping."""

from __future__ import annotations

import asyncio
import json
import threading
from typing import Any

import pytest

from pionek.core import registry
from pionek.server.matches import creating
from pionek.server.matches.live_match import LiveMatch
from pionek.server.matches.opening import open_match
from pionek.server.store import threads
from pionek.server.store.rows import Clock
from tests.free.games import played
from tests.server.rig import PATIENCE, Rig, run, serving, two

pytestmark = pytest.mark.skipif("connectfour" not in registry.names(), reason="these tests play connect four")


def test_a_match_goes_on_after_a_restart_and_from_its_packed_table(address):
    async def whole() -> None:
        async with serving(address) as rig:
            id, tokens, (first, second) = await two(rig)
            for client in (first, second, first, second):
                await client.settle()
                await client.answer("drop:4")
            digest = (await rig.matches.find(id)).match.digest()
            log = (await rig.get(f"/api/matches/{id}/log", token=tokens[0])).data
        async with serving(address) as rig:
            live = await rig.matches.find(id)
            assert not live.whole
            assert live.match.digest() == digest
            client = await rig.sit(tokens[0])
            assert live.whole
            assert client.log == log["lines"]
            assert (await client.answer("drop:4"))["is"] == "ack"
            assert (await client.ask(is_="undo"))["key"] == "done"

    asyncio.run(whole())


def test_what_was_taken_back_after_packing_is_taken_back_on_opening(file):
    """An undo in the log counts from the beginning of the match, not from the packed table."""

    async def test(rig: Rig) -> None:
        id, _tokens, clients = await two(rig)
        live = await rig.matches.find(id)
        for n in range(7):
            if n == 2:
                position = live.packed()
            await clients[n % 2].settle()
            await clients[n % 2].answer(f"drop:{n + 1}")
        await clients[0].ask(is_="undo")
        assert live.match.record()[-1] == "undo:6"
        opened, _whole = open_match(live.row, live.entries, position)
        assert opened.digest() == live.match.digest()

    run(file, test)


def test_a_match_goes_on_from_its_last_table_when_the_rules_have_changed(file, monkeypatch):
    async def whole() -> None:
        async with serving(file) as rig:
            id, tokens, (first, second) = await two(rig)
            await first.answer("drop:4")
            await second.settle()
            await second.answer("drop:4")
            digest = (await rig.matches.find(id)).match.digest()
        game = registry.get("connectfour")
        monkeypatch.setattr(type(game), "rules_version", property(lambda _self: 99))
        async with serving(file) as rig:
            client = await rig.sit(tokens[0])
            live = await rig.matches.find(id)
            assert (live.whole, live.match.digest()) == (False, digest)
            assert (await client.answer("drop:5"))["is"] == "ack"
            assert (await client.ask(is_="undo"))["key"] == "done"
            assert live.match.digest() == digest

    asyncio.run(whole())


def test_idle_matches_leave_memory_and_come_back(file):
    async def test(rig: Rig) -> None:
        id, tokens, (first, second) = await two(rig)
        await first.answer("drop:4")
        for client in (first, second):
            await client.leave()
        (await rig.matches.find(id)).last_used = -1e9
        await rig.matches.upkeep.tick()
        assert id not in rig.matches.in_memory
        assert await rig.matches.store.packed(id) is not None
        again = await rig.sit(tokens[1])
        assert (await again.answer("drop:4"))["is"] == "ack"

    run(file, test)


@pytest.mark.parametrize("name", registry.names())
def test_a_long_match_of_every_game_opens_from_its_last_table(file, name):
    """The whole log leads to the very table that was packed; opening plays none of it again."""

    async def test(rig: Rig) -> None:
        *_, over = played(name, 5)
        match = over.branch(len(over.record()) - 1)
        seats = ["human"] * match.table.seats
        row, _codes = await creating.create_from(rig.matches, match, seats, Clock(), True, True, given_seed=True)
        live = await rig.matches.find(row.id)
        position = live.packed()
        opened, whole = open_match(live.row, live.entries, position)
        assert not whole
        assert opened.last is None
        assert opened.digest() == live.match.digest() == match.digest() == position.digest

    run(file, test)


def test_nobody_is_told_of_an_answer_before_it_is_written(file):
    async def test(rig: Rig) -> None:
        id, _tokens, (first, second) = await two(rig)
        write, written = rig.matches.store.write, asyncio.Event()

        async def slow(*given: Any) -> None:
            await written.wait()
            await write(*given)

        rig.matches.store.write = slow  # type: ignore[method-assign]
        answer = first.send(is_="answer", key="drop:4", seq=first.seq)
        while not (await rig.matches.find(id)).lock.locked():
            await asyncio.sleep(0)
        await second.settle()
        rig.matches.updates.queue(await rig.matches.find(id))
        for _ in range(50):
            await asyncio.sleep(0)
        assert second.outbox.empty()
        written.set()
        assert (await first.told(answer))["is"] == "ack"
        await second.when(lambda view: bool(view["scene"].get("choices")))

    run(file, test)


def test_an_answer_written_while_one_match_is_drawn_is_acknowledged_before_the_next_is_drawn(file, monkeypatch):
    may_write, handed_over = threading.Event(), threading.Event()
    resolve_all, send_updates = threads.resolve_all, LiveMatch.send_updates

    async def test(rig: Rig) -> None:
        ids, clients = zip(*[(id, pair[0]) for id, _tokens, pair in [await two(rig) for _ in range(3)]], strict=True)
        drawn, answering, later = [await rig.matches.find(id) for id in ids]
        client, over, heard = clients[1], asyncio.Event(), []
        await client.settle()

        def observed(live: LiveMatch) -> None:
            """The first match takes long to draw: the writer writes and hands its result over meanwhile."""
            if live is drawn:
                may_write.set()
                assert handed_over.wait(PATIENCE)
            elif live is later:
                over.set()
                heard.extend(json.loads(event["text"])["is"] for event in client.outbox._queue)
            send_updates(live)

        write = rig.matches.store.writer.do
        rig.matches.store.writer.do = lambda db, jobs: (may_write.wait(PATIENCE), write(db, jobs))  # type: ignore[method-assign]
        monkeypatch.setattr(threads, "resolve_all", lambda jobs: (resolve_all(jobs), handed_over.set()))
        monkeypatch.setattr(LiveMatch, "send_updates", observed)
        client.send(is_="answer", key="drop:4", seq=client.seq)
        while not answering.lock.locked():
            await asyncio.sleep(0)
        rig.matches.updates.queue(drawn)
        rig.matches.updates.queue(later)
        await asyncio.wait_for(over.wait(), PATIENCE)
        assert heard == ["ack"]

    run(file, test)


def test_a_disk_that_is_full_refuses_the_answer_and_the_server_goes_on(file):
    async def test(rig: Rig) -> None:
        id, _tokens, (first, second) = await two(rig)
        writer = rig.matches.store.writer
        group = writer.group

        def full(_db, _jobs, apart=False):
            raise OSError(28, "No space left on device")

        writer.group = full
        assert (await first.answer("drop:4", id="x"))["code"] == "not-written"
        assert (await rig.get("/healthz")).status == 503, "health tells that nothing can be written"
        assert (await rig.get("/api/matches")).status == 200
        await second.settle()
        assert not second.offered()
        writer.group = group
        assert (await first.answer("drop:4", id="x"))["is"] == "ack"
        assert (await rig.matches.find(id)).match.record() == ["0:drop:4"]

    run(file, test)


def test_old_matches_are_swept(file):
    async def test(rig: Rig) -> None:
        id, _tokens, clients = await two(rig)
        rig.time.ms += 91 * 24 * 3600 * 1000
        await rig.matches.upkeep.sweep()
        assert (await rig.get(f"/api/matches/{id}")).status == 200, "not what somebody has open"
        for client in clients:
            await client.leave()
        await rig.matches.unload(await rig.matches.find(id))
        await rig.matches.upkeep.sweep()
        assert (await rig.get(f"/api/matches/{id}")).data["error"] == "no-match"

    run(file, test)


def test_a_match_closed_by_those_who_run_the_server_is_refused(file):
    from pionek.server import admin

    async def test(rig: Rig) -> None:
        id, _tokens, (first, _second) = await two(rig)
        await asyncio.to_thread(admin.close, file, id)
        assert (await first.answer("drop:4"))["code"] == "closed"

    run(file, test)


def test_only_so_many_matches_are_in_memory(file):
    async def test(rig: Rig) -> None:
        ids = [(await rig.match("connectfour", "human", "human"))[0] for _ in range(5)]
        assert len(rig.matches.in_memory) <= 3
        for id in ids:
            assert (await rig.get(f"/api/matches/{id}")).status == 200
        watching = [await rig.sit(watch=id) for id in ids[:3]]
        assert (await rig.get(f"/api/matches/{ids[4]}")).data["error"] == "full"
        assert len(watching) == 3

    run(file, test, most_live=3)
