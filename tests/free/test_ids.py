"""Whoever clicks a thing means that one: no two things on a table have one id, equal cards neither."""

from __future__ import annotations

import pytest

from pionek.core import registry
from pionek.testing.looks import things
from tests.free.games import some

POSITIONS = 40


@pytest.mark.parametrize("name", registry.names())
def test_every_thing_on_a_table_has_an_id_of_its_own(name):
    for match in some(name, 1, POSITIONS):
        for seat in range(-1, match.table.seats):
            ids = [thing.id for thing in things(match.scene(seat))]
            twice = {each for each in ids if ids.count(each) > 1}
            assert not twice, f"seat {seat}: {twice}"
