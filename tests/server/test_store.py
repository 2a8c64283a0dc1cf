"""The store: the same promises from SQLite and from PostgreSQL."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from pionek.server.store import schema, statements
from pionek.server.store.database import StoreFailed
from pionek.server.store.rows import (
    CODE,
    FINISHED,
    RUNNING,
    SEAT,
    Chair,
    Entry,
    Header,
    Packed,
    Person,
    Row,
    Secret,
    State,
)
from pionek.server.store.statements import Conflict, Twice
from pionek.server.store.store import Store

HEADER = Header(game="made-up", rules_version=1, packs={}, options={"first": "1"}, seed=7)


def row(id: str = "m1", **changes: Any) -> Row:
    given: dict[str, Any] = {
        "id": id, "game": "made-up", "status": RUNNING, "version": 1, "entries": 0, "header": HEADER,
        "state": State([Chair("human"), Chair("bot:random")]), "created": 1, "touched": 1,
    }  # fmt: skip
    return Row(**(given | changes))


def later(before: Row, *entries: Entry, **changes: Any) -> Row:
    given = {name: getattr(before, name) for name in Row.__struct_fields__}
    return Row(**(given | {"version": before.version + 1, "entries": before.entries + len(entries)} | changes))


def entry(text: str, answer: str = "", seat: int = 0) -> Entry:
    return Entry(text, seat, 5, answer)


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    store = Store(address)
    try:
        yield store
    finally:
        store.close()


def run(address: str, test: Callable[[Store], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with opened(address) as store:
            await test(store)

    asyncio.run(whole())


def test_a_match_is_read_as_it_was_written(address):
    async def test(store: Store) -> None:
        first = row(due=9)
        await store.create(first)
        assert await store.read("m1") == first
        one, two = entry("0:a", "x"), entry("1:b", seat=1)
        second = later(first, one, two, touched=8)
        await store.write(second, 1, [one, two])
        assert await store.read("m1") == second
        assert await store.log("m1") == [one, two]
        assert await store.log("m1", after=1) == [two]
        assert await store.read("m2") is None
        assert await store.counts() == {"running": 1}
        with pytest.raises(Twice):
            await store.create(first)

    run(address, test)


def test_of_two_writes_to_one_version_exactly_one_counts(address):
    async def test(store: Store) -> None:
        await store.create(row())
        writes = [store.write(later(row(), entry(f"0:{n}", f"id{n}")), 1, [entry(f"0:{n}", f"id{n}")]) for n in range(20)]
        done = await asyncio.gather(*writes, return_exceptions=True)
        assert sum(each is None for each in done) == 1
        assert all(each is None or isinstance(each, Conflict) for each in done)
        assert len(await store.log("m1")) == 1

    run(address, test)


def test_an_answer_is_written_once(address):
    async def test(store: Store) -> None:
        first = row()
        second, third = later(first, entry("0:a")), later(later(first, entry("0:a")), entry("0:b"))
        await store.create(first)
        await store.write(second, 1, [entry("0:a", "same")])
        with pytest.raises(Twice):
            await store.write(third, 2, [entry("0:b", "same")])
        assert await store.read("m1") == second
        assert len(await store.log("m1")) == 1

    run(address, test)


def test_what_fails_in_a_group_fails_alone(address):
    async def test(store: Store) -> None:
        for n in range(10):
            await store.create(row(f"m{n}"))
        hold = threading.Event()
        blocked = asyncio.ensure_future(store.writing("", lambda _db: hold.wait(30)))
        writes = [
            asyncio.ensure_future(store.write(later(row(f"m{n}"), entry("0:a")), n % 2, [entry("0:a")])) for n in range(10)
        ]
        await asyncio.sleep(0)
        hold.set()
        await blocked
        done = await asyncio.gather(*writes, return_exceptions=True)
        assert [each is None for each in done] == [n % 2 == 1 for n in range(10)]
        for n in range(10):
            assert len(await store.log(f"m{n}")) == n % 2

    run(address, test)


def test_packing_changes_nothing_that_is_read(address):
    async def test(store: Store) -> None:
        entries = [entry(f"0:{n}", f"id{n}") for n in range(50)]
        await store.create(row())
        full = later(row(), *entries)
        await store.write(full, 1, entries)
        assert await store.idle(before=100, limit=9) == ["m1"]
        position = Packed(50, {"rng": 1}, False, "digest")
        await store.pack("m1", 2, position)
        assert await store.log("m1") == entries
        assert await store.log("m1", 48) == entries[48:]
        assert await store.packed("m1") == position
        assert await store.idle(before=100, limit=9) == []
        more = entry("1:z", "z")
        await store.write(later(full, more), 2, [more])
        assert await store.log("m1") == [*entries, more]
        assert await store.log("m1", 49) == [entries[49], more]
        with pytest.raises(Conflict):
            await store.pack("m1", 2, position)
        await store.pack("m1", 3, Packed(51, {"rng": 2}, False, "digest"))
        assert await store.log("m1") == [*entries, more]

    run(address, test)


def test_a_code_works_once_and_a_token_ends_with_its_seat(address):
    async def test(store: Store) -> None:
        code = Secret(b"c" * 32, CODE, "m1", 0, "", 0)
        await store.create(row(), secrets=[code])
        found = await asyncio.gather(*(store.spend(code.hash) for _ in range(5)))
        assert [each for each in found if each is not None] == [code]
        mine, other = Secret(b"t" * 32, SEAT, "m1", 0, "", 0), Secret(b"u" * 32, SEAT, "m1", 1, "", 0)
        await store.add_secrets([mine, other])
        assert await store.secret(mine.hash) == mine
        assert await store.spend(mine.hash) is None
        await store.write(later(row()), 1, emptied=[0])
        assert await store.secret(mine.hash) is None
        assert await store.secret(other.hash) == other
        await store.end_tokens("m1", 99)
        ended = await store.secret(other.hash)
        assert ended is not None
        assert ended.ends == 99

    run(address, test)


def test_lists_of_matches(address):
    async def test(store: Store) -> None:
        await store.create(row("a", touched=1, due=5))
        await store.create(row("b", touched=3, status=FINISHED))
        await store.create(row("c", touched=2, due=7))
        assert [each.id for each in await store.listed([RUNNING, FINISHED], 10)] == ["b", "c", "a"]
        assert [each.id for each in await store.listed([RUNNING], 1)] == ["c"]
        assert [each.id for each in await store.listed([RUNNING], 9, before=2)] == ["a"]
        assert await store.due(6, 10) == ["a"]
        assert await store.due(7, 10) == ["a", "c"]

    run(address, test)


def test_old_matches_and_tokens_are_swept(address):
    async def test(store: Store) -> None:
        await store.create(row("old", touched=10, status=FINISHED), [entry("0:a")], [Secret(b"o" * 32, SEAT, "old", 0, "", 0)])
        await store.create(row("left", touched=10))
        await store.create(row("new", touched=50), secrets=[Secret(b"e" * 32, SEAT, "new", 0, "", 60)])
        assert await store.sweep(now=55, finished=20, abandoned=5, unseated=5) == ["old"]
        assert await store.read("old") is None
        assert await store.log("old") == []
        assert await store.secret(b"o" * 32) is None
        assert await store.secret(b"e" * 32) is not None
        assert await store.sweep(now=60, finished=20, abandoned=20, unseated=20, used=["left"]) == []
        assert await store.sweep(now=60, finished=20, abandoned=20, unseated=20) == ["left"]
        assert await store.secret(b"e" * 32) is None
        assert await store.forget("new")
        assert not await store.forget("new")

    run(address, test)


def test_people_and_their_matches(address):
    async def test(store: Store) -> None:
        ola = Person("p1", "Ola", b"salt", b"hash")
        await store.add_person(ola, "ola")
        with pytest.raises(Twice):
            await store.add_person(Person("p2", "OLA", b"", b""), "ola")
        await store.rate({"p1": {"made-up": (25.0, 8.0, 1)}})
        found = await store.person_called("ola")
        assert found is not None
        assert (found.id, found.ratings) == ("p1", {"made-up": (25.0, 8.0, 1)})
        assert await store.person("p2") is None
        await store.create(row("a", state=State([Chair("human", person="p1"), Chair("open")])))
        await store.create(row("b"))
        assert [each.id for each in await store.matches_of("p1", 5)] == ["a"]

    run(address, test)


def test_a_write_that_cannot_reach_the_disk_fails_and_the_store_goes_on(address):
    async def test(store: Store) -> None:
        await store.create(row())

        def broken(_db: Any) -> None:
            raise OSError(28, "No space left on device")

        with pytest.raises(StoreFailed, match="No space left"):
            await store.writing("m1", broken)
        await store.write(later(row(), entry("0:a")), 1, [entry("0:a")])
        assert len(await store.log("m1")) == 1

    run(address, test)


def test_many_writers_lose_nothing(address):
    """Two workers on one database, each writing all matches: every acknowledged line is there, in order, once."""

    async def test(store: Store) -> None:
        for n in range(5):
            await store.create(row(f"m{n}"))
        async with opened(address) as other:
            accepted: dict[str, list[str]] = {f"m{n}": [] for n in range(5)}

            async def write(by: Store, id: str, name: str) -> None:
                while True:
                    before = await by.read(id)
                    assert before is not None
                    line = entry(f"0:{name}", name)
                    try:
                        await by.write(later(before, line), before.version, [line])
                    except Conflict:
                        continue
                    accepted[id].append(name)
                    return

            both = (store, other)
            await asyncio.gather(*(write(both[n % 2], f"m{n % 5}", f"a{n}") for n in range(60)))
        for id, names in accepted.items():
            written = [each.answer for each in await store.log(id)]
            assert sorted(written) == sorted(names)
            found = await store.read(id)
            assert found is not None
            assert (found.version, found.entries) == (13, 12)

    run(address, test)


def test_workers_of_one_database_hear_of_each_other(cluster):
    address = cluster.database("heard")

    async def whole() -> None:
        async with opened(address) as one, opened(address) as two:
            loop, heard = asyncio.get_running_loop(), asyncio.Queue[tuple[str, int]]()
            for store in (one, two):
                store.listen(lambda id, version: loop.call_soon_threadsafe(heard.put_nowait, (id, version)))
            assert [await asyncio.wait_for(heard.get(), 10) for _ in range(2)] == [("", 0), ("", 0)]
            await one.create(row())
            await one.write(later(row(), entry("0:a")), 1, [entry("0:a")])
            assert await asyncio.wait_for(heard.get(), 10) == ("m1", 2)
            assert heard.empty()

    asyncio.run(whole())


# Migrations


@pytest.mark.parametrize("version", range(schema.VERSION + 1))
def test_the_store_of_each_version_is_brought_up_to_date(address, version):
    """A store as each released version left it, with a match in it, opens and goes on."""
    store = Store.__new__(Store)
    store.address, store.vfs, store.name = address, None, "old"
    db = store.connect()
    schema.migrate(db, version)
    if version:
        statements.add_entries(db, "kept", 0, [entry("0:a")])
    db.close()

    async def test(store: Store) -> None:
        assert store.had == version
        assert await store.log("kept") == ([entry("0:a")] if version else [])
        await store.create(row())
        assert await store.matches_of("nobody", 1) == []

    run(address, test)


def test_a_store_of_a_newer_version_is_refused(address):
    Store(address).close()
    store = Store.__new__(Store)
    store.address, store.vfs, store.name = address, None, "new"
    db = store.connect()
    db.run("INSERT INTO pionek_schema (version) VALUES (?)", 99)
    db.close()
    with pytest.raises(schema.SchemaError, match="newer Pionek"):
        Store(address)


def test_a_place_where_nothing_can_be_written_is_told_in_a_sentence(tmp_path):
    with pytest.raises(StoreFailed, match="the store cannot be used"):
        Store(str(tmp_path / "no such folder" / "pionek.db"))
    with pytest.raises(StoreFailed, match=r"postgresql://here/x\)") as refused:
        Store("postgresql://me:secret@here/x?connect_timeout=1&hostaddr=127.0.0.1&port=9")
    assert "secret" not in str(refused.value)
