"""Counting the games of connect four to a depth, against known numbers."""

import os
from pathlib import Path

import pytest

import pionek
from pionek.core.state.table import Table

LINES = (Path(__file__).parent / "perft.txt").read_text().splitlines()
KNOWN = [tuple(map(int, line.split())) for line in LINES if not line.startswith("#")]
DEEPEST = 8 if os.environ.get("PIONEK_SOAK") else 7


def leaves(table: Table, depth: int) -> int:
    """How many games of that many more discs there are."""
    if depth == 0:
        return 1
    if table.decision is None:
        return 0
    options = table.decision.options
    if depth == 1:
        return len(options)
    count = 0
    for option in options:
        after = table.clone()
        after.take(option)
        count += leaves(after, depth - 1)
    return count


@pytest.mark.parametrize(("depth", "count"), [known for known in KNOWN if known[0] <= DEEPEST])
def test_as_many_games_as_are_known(depth, count):
    assert leaves(pionek.new_match("connectfour", first="1").table, depth) == count
