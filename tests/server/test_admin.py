"""What those who run a server do to its store, by the commands they type."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from pionek.core import registry
from pionek.server import admin
from pionek.server.packs.shelf import Shelf
from pionek.server.store.database import SqliteDatabase
from pionek.server.store.rows import Outcome
from pionek.server.store.shards import shard_file
from pionek.server.store.store import Store
from pionek.server.tokens import new_id
from tests.cli.conftest import home, pionek, refused  # noqa: F401 - fixtures
from tests.server.rig import serving, shelved
from tests.server.test_results import played
from tests.server.test_store import entry, later, row

pytestmark = pytest.mark.skipif("connectfour" not in registry.names(), reason="these tests play connect four")


def filled(address: str) -> tuple[str, list[str]]:
    async def whole() -> tuple[str, list[str]]:
        async with serving(address) as rig:
            id, tokens = await rig.match("connectfour", "human", "human", options={"first": "1"})
            client = await rig.sit(tokens[0])
            await client.answer("drop:4")
            await rig.post("/api/people", {"name": "Ola", "passphrase": "long enough"})
            return id, tokens

    return asyncio.run(whole())


def test_a_backup_is_restored_into_either_kind_of_store(pionek, address, tmp_path, cluster):  # noqa: F811
    id, tokens = filled(address)
    copy = tmp_path / "copy.gz"
    assert pionek("admin", "backup", copy, "--db", address).out == f"1 match written to {copy}\n"
    other = cluster.database("restored" + id.lower().encode().hex()) if "postgresql" not in address else str(tmp_path / "new.db")
    assert "1 match restored" in pionek("admin", "restore", copy, "--db", other).out
    assert "not empty" in refused(pionek("admin", "restore", copy, "--db", other))

    async def go_on() -> None:
        async with serving(other) as rig:
            client = await rig.sit(tokens[1])
            assert len(client.log) == 2
            assert (await client.answer("drop:4"))["is"] == "ack"
            assert (await rig.post("/api/people/token", {"name": "Ola", "passphrase": "long enough"})).status == 200

    asyncio.run(go_on())


EVERYTHING = """SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"""


def whole(file: str) -> dict[str, set[tuple[object, ...]]]:
    """All rows of a store, by table, without what is true of a running server only."""
    db = SqliteDatabase(file)
    found = {}
    for (table,) in db.run(EVERYTHING):
        columns = [name for _n, name, *_more in db.run(f"PRAGMA table_info({table})") if name not in admin.NOT_KEPT.get(table, ())]
        if columns:
            found[table] = set(db.run(f"SELECT {', '.join(columns)} FROM {table}"))  # noqa: S608 - the store's own names
    db.close()
    return found


async def log_of_a_match(file: str) -> None:
    """One that is not packed yet, as the server leaves it when its power fails."""
    store = Store(file)
    line = entry("0:drop:4")
    await store.create(row())
    await store.write(later(row(), line), 1, [line])
    store.close()


def test_a_backup_holds_everything_a_server_keeps(pionek, tmp_path):  # noqa: F811
    """Every column of every table, and the packs on the shelf with the key to their sources."""

    async def fill() -> tuple[str, str]:
        async with serving(file, mail="smtp://127.0.0.1:9", mail_from="pionek@games.example", public_url="http://games.example") as rig:
            digest = shelved(rig.matches.shelf, registry.get("connectfour"))
            key = rig.matches.shelf.key(digest)
            ola = (await rig.post("/api/people", {"name": "Ola", "passphrase": "long enough"})).data["token"]
            await rig.post("/api/people/me", {"shown": True}, token=ola)
            await rig.post("/api/people/mail", {"address": "ola@example.com"}, token=ola)
            await rig.matches.shards.accounts.add_learned("ola", {"connectfour/four": "done"})
            await played(rig, [ola], 0, ("human", "bot:easy"))
            await rig.match("connectfour", "human", "human", packs=[digest])
        await log_of_a_match(file)
        return digest, key

    file, new, copy = str(tmp_path / "pionek.db"), str(tmp_path / "new.db"), tmp_path / "copy.gz"
    digest, key = asyncio.run(fill())
    before = whole(file)
    assert [table for table, rows in before.items() if not rows] == []
    assert pionek("admin", "backup", copy, "--db", file).code == 0
    assert pionek("admin", "restore", copy, "--db", new).code == 0
    assert whole(new) == before
    shelf = Shelf(Path(new + ".packs"))
    old = Path(file + ".packs") / digest
    assert {path.relative_to(old): path.read_bytes() for path in old.rglob("*.yaml")} == {path.relative_to(shelf.find(digest)): path.read_bytes() for path in shelf.find(digest).rglob("*.yaml")}
    assert shelf.key(digest) == key
    assert "not empty" in refused(pionek("admin", "restore", copy, "--db", new))


def test_what_accounts_did_in_matches_of_other_files_stays_with_the_accounts(tmp_path):
    file, new, copy = str(tmp_path / "pionek.db"), str(tmp_path / "new.db"), tmp_path / "copy.gz"
    told = Outcome("1.m", "made-up", 5, 1.0, [], listed=True)

    async def fill() -> None:
        first, second = Store(file), Store(shard_file(file, 1))
        await first.add_outcomes({"ola": told})
        await second.create(row("1.m"))
        first.close()
        second.close()

    asyncio.run(fill())
    assert admin.backup(file, copy) == admin.restore(new, copy) == 1
    assert [whole(shard_file(new, shard)) for shard in (0, 1)] == [whole(shard_file(file, shard)) for shard in (0, 1)]


def test_a_backup_puts_nothing_beside_the_shelf(tmp_path):
    outside = [(f"{'a' * 64}/../../out", b"x"), ("../out", b"x"), (f"{'a' * 64}", b"x"), ("/out", b"x")]
    Shelf(tmp_path / "packs").put_back(outside)
    assert list(tmp_path.rglob("out")) == []


def test_matches_are_listed_closed_and_forgotten(pionek, tmp_path):  # noqa: F811
    file = str(tmp_path / "pionek.db")
    assert pionek("admin", "list", "--db", file).out == "There are no matches.\n"
    id, _tokens = filled(file)
    assert pionek("admin", "list", "--db", file).out.startswith(f"{id}  connectfour  running  1  ")
    assert pionek("admin", "close", id, "--db", file).out == f"{id} is closed.\n"
    found = json.loads(pionek("admin", "list", "--db", file, "--json").out)
    assert [(each["match"], each["status"]) for each in found] == [(id, "closed")]
    assert pionek("admin", "forget", id, "--db", file).code == 0
    assert "there is no match" in refused(pionek("admin", "forget", id, "--db", file))
    assert "nie ma rozgrywki" in refused(pionek("admin", "close", id, "--db", file, "--lang", "pl"))


def test_no_match_is_named_like_an_option(monkeypatch):
    drawn = iter(["-avMH0w0b1Kh", "-", "b-vMH0w0b1Kh"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _bytes: next(drawn))
    assert new_id() == "b-vMH0w0b1Kh"


def test_what_is_no_backup_is_refused(pionek, tmp_path):  # noqa: F811
    file = tmp_path / "copy.gz"
    file.write_bytes(b"hello")
    assert "is not a backup" in refused(pionek("admin", "restore", file, "--db", tmp_path / "new.db"))


def test_a_backup_is_of_one_moment_while_the_server_writes(pionek, tmp_path):  # noqa: F811
    """Whatever is written meanwhile, in the copy the log of a match is as long as the match says."""
    file, copy = str(tmp_path / "pionek.db"), tmp_path / "copy.gz"

    async def whole() -> None:
        store = Store(file)
        try:
            last = row()
            await store.create(last)
            copying = asyncio.ensure_future(asyncio.to_thread(admin.backup, file, copy))
            while not copying.done():
                line = entry(f"0:{last.entries}")
                last = later(last, line)
                await store.write(last, last.version - 1, [line])
            await copying
        finally:
            store.close()

    asyncio.run(whole())
    assert pionek("admin", "restore", copy, "--db", tmp_path / "new.db").code == 0

    async def check() -> None:
        store = Store(str(tmp_path / "new.db"))
        try:
            found = await store.read("m1")
            assert found is not None
            assert found.entries == len(await store.log("m1"))
        finally:
            store.close()

    asyncio.run(check())
