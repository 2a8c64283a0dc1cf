"""Stores as earlier versions wrote them, kept as backups in `stores/`: each opens, and its match goes on.

A file is added when what is written down changes, and never renewed: `python -m tests.server.test_released_stores NAME`.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import pytest

from pionek.core import registry
from pionek.server import admin
from tests.server.rig import Rig, run

STORES = Path(__file__).parent / "stores"
TOKENS = {"schema-2": ["YzuYNi14I09uDm7RlgyjDIAurGUvCLnH", "x3PvBenIvm-LiqSehBvsusKJMADeSOI0"]}
"""Of each store, the tokens of the two seats; only their hashes are in the file."""

pytestmark = pytest.mark.skipif("connectfour" not in registry.names(), reason="the matches in these stores are of connect four")


@pytest.mark.parametrize("file", sorted(STORES.glob("*.gz")), ids=lambda path: path.stem)
def test_the_store_of_an_earlier_version_opens_and_its_match_goes_on(address, file):
    assert admin.restore(address, file) == 1

    async def test(rig: Rig) -> None:
        first, second = [await rig.sit(token) for token in TOKENS[file.stem]]
        assert len(first.log) == 3
        assert (await first.answer("drop:4"))["is"] == "ack"
        assert (await second.ask(is_="undo"))["key"] == "offered"
        signed_in = await rig.post("/api/people/token", {"name": "Zażółć", "passphrase": "long enough"})
        assert signed_in.status == 200

    run(address, test)


def make(name: str) -> None:
    """A match of which two answers are given, one of them after an undo, and a person who keeps a name."""
    with tempfile.TemporaryDirectory() as folder:
        db = str(Path(folder) / "pionek.db")

        async def fill(rig: Rig) -> None:
            await rig.post("/api/people", {"name": "Zażółć", "passphrase": "long enough"})
            _id, tokens = await rig.match("connectfour", "human", "human", options={"first": "1"}, clock="bank", seconds=600)
            first, second = [await rig.sit(token) for token in tokens]
            await first.answer("drop:1")
            await first.ask(is_="undo")
            await first.answer("drop:4")
            await second.settle()
            await second.answer("drop:4")
            print(f'    "{name}": {tokens},')

        run(db, fill)
        STORES.mkdir(exist_ok=True)
        admin.backup(db, STORES / f"{name}.gz")


if __name__ == "__main__":
    make(sys.argv[1])
