"""Whoever clicks a thing means that one: no two things on a table have one id, equal cards neither."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from pionek.core import registry
from tests.free.games import some

POSITIONS = 40
INSIDE = ("things", "places", "cards", "tokens")


def all_things(things: Iterable[Any]) -> Iterator[Any]:
    for thing in things:
        yield thing
        for inner in INSIDE:
            yield from all_things(getattr(thing, inner, ()))


@pytest.mark.parametrize("name", registry.names())
def test_every_thing_on_a_table_has_an_id_of_its_own(name):
    for match in some(name, 1, POSITIONS):
        for seat in range(-1, match.table.seats):
            ids = [thing.id for thing in all_things(match.scene(seat).things)]
            twice = {each for each in ids if ids.count(each) > 1}
            assert not twice, f"seat {seat}: {twice}"
