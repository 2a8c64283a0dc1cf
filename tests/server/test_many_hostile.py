"""A hundred thousand hostile messages against the default limits; in soak a million, and one address at its worst for a minute."""

from __future__ import annotations

import pytest

from pionek.core import registry
from tests.free.games import SOAK
from tools.hostile import MOST_GROWTH, attacked

pytestmark = pytest.mark.skipif("connectfour" not in registry.names(), reason="the pair plays connect four")
MESSAGES = 1_000_000 if SOAK else 100_000
WORST_SECONDS = 60.0 if SOAK else 0.0
MOST_SLOWER = 3.0


@pytest.mark.parametrize("workers", [1, 2] if SOAK else [1])
def test_nothing_that_is_sent_stops_the_server_grows_it_or_fails_inside(workers):
    found = attacked(MESSAGES, workers, worst=WORST_SECONDS)
    assert found["sent"] >= MESSAGES
    assert found["failures"] == []
    assert found["errors"] == 0
    assert found["read"] > 50, "some are looked at"
    assert found["refused"] > 50, "messages, requests and connections"
    assert found["refused"] + found["sent"] - found["read"] > 1000, "most are never read: their address or connection has used up its share"
    assert found["growth"] <= MOST_GROWTH
    assert found["healthy"]
    assert found["code"] == 0
    assert found["pair_answers"] >= 5
    if SOAK:
        assert found["worst_p99"] < MOST_SLOWER * found["quiet_p99"]
