"""Power cuts: what was acknowledged is there when the power comes back."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
from pathlib import Path

import pytest

from pionek.server.store.database import StoreFailed
from pionek.server.store.store import Store
from tests.server.powercut import NAME, Disk
from tests.server.test_store import entry, later, row

CUTS = 1000 if os.environ.get("PIONEK_SOAK") else 100


async def write_until_the_power_goes(store: Store, disk: Disk, luck: random.Random) -> dict[str, list[str]]:
    """Several matches written at once; gives what was acknowledged of each."""
    acknowledged: dict[str, list[str]] = {}

    async def match(id: str) -> None:
        last = row(id)
        await store.create(last)
        acknowledged[id] = []
        for n in range(200):
            line = entry(f"0:{n}", f"a{n}")
            last = later(last, line)
            await store.write(last, last.version - 1, [line])
            acknowledged[id].append(line.answer)
            if disk.writes_left < 0:  # the power goes some writes after the first answer was acknowledged
                disk.writes_left = luck.randrange(60)

    await asyncio.gather(*(match(f"m{n}") for n in range(4)), return_exceptions=True)
    return acknowledged


@pytest.mark.parametrize("seed", range(CUTS))
def test_a_power_cut_loses_nothing_that_was_acknowledged(tmp_path, seed):
    luck, disk = random.Random(seed), Disk()
    before, after = tmp_path / "before", tmp_path / "after"
    before.mkdir()
    after.mkdir()

    async def whole() -> dict[str, list[str]]:
        store = Store(str(before / "pionek.db"), vfs=NAME)
        acknowledged = await write_until_the_power_goes(store, disk, luck)
        disk.off = True
        disk.left(after, luck)
        with contextlib.suppress(StoreFailed):
            store.close()
        return acknowledged

    acknowledged = asyncio.run(whole())
    disk.unregister()
    assert any(acknowledged.values())
    asyncio.run(found_again(after, acknowledged))


async def found_again(folder: Path, acknowledged: dict[str, list[str]]) -> None:
    store = Store(str(folder / "pionek.db"))
    try:
        for id, answers in acknowledged.items():
            log = [each.answer for each in await store.log(id)]
            assert log[: len(answers)] == answers
            assert len(log) <= len(answers) + 1
            found = await store.read(id)
            assert found is not None
            assert found.entries == len(log)
    finally:
        store.close()


def test_a_store_that_does_not_wait_for_the_disk_is_found_out(tmp_path, monkeypatch):
    """A test of the test: without synchronous=FULL acknowledged answers are lost."""
    from pionek.server.store.database import SqliteDatabase

    run = SqliteDatabase.run

    def hasty(self, sql, *values):
        return run(self, sql.replace("synchronous=FULL", "synchronous=OFF"), *values)

    monkeypatch.setattr(SqliteDatabase, "run", hasty)
    lost = 0
    for seed in range(10):
        folder = tmp_path / str(seed)
        folder.mkdir()
        try:
            test_a_power_cut_loses_nothing_that_was_acknowledged(folder, seed)
        except Exception:  # noqa: BLE001  lost, or not even a database any more
            lost += 1
    assert lost
