"""What those who run a server do to its store, by the commands they type."""

from __future__ import annotations

import asyncio
import json

import pytest

from pionek.core import registry
from pionek.server.store.store import Store
from pionek.server.tokens import new_id
from tests.cli.conftest import home, pionek, refused  # noqa: F401 - fixtures
from tests.server.rig import serving
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
    from pionek.server import admin

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
