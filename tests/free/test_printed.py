"""Everything printed is shown: each field of a definition that players could read on a card, board or sheet is in a scene or a text.

What is not shown is listed in tests/GAME/printed.py: NOT_PRINTED, with the reason why nobody could read it there or where it is
seen instead, and MISSING, which is to become empty.
"""

from __future__ import annotations

import pytest

from pionek.core.view.building import SceneBuilder
from tests.free.games import NAMES, game_of
from tests.free.printed import Shown, exceptions

WITH_CONTENT = [name for name in NAMES if game_of(name).definitions]


@pytest.mark.parametrize("name", WITH_CONTENT)
def test_every_printed_field_is_shown(name):
    not_printed, missing = exceptions(name)
    assert not set(not_printed) & set(missing)
    assert all((*not_printed.values(), *missing.values())), "every exception has its reason"
    fields = {f"{kind.kind}.{field.name}" for kind in game_of(name).definitions for field in kind.fields}
    assert {*not_printed, *missing} <= fields, "a field of that name does not exist"
    found = Shown(name).not_shown()
    assert [each for each in found if each not in not_printed and each not in missing] == [], f"{name}: nothing shows these"
    assert [each for each in missing if each not in found] == [], f"{name}: these are shown now: strike them out of MISSING"


def test_a_field_that_the_scene_leaves_out_is_found(monkeypatch):
    """The price of a card of the made-up game is shown as its cost alone."""
    assert "card.price" not in Shown("ducats").not_shown()
    drawn = type(game_of("ducats")).card

    def card(game, builder: SceneBuilder, table, index: int):
        thing = drawn(game, builder, table, index)
        thing.cost, thing.cost_shares = None, []
        return thing

    monkeypatch.setattr(type(game_of("ducats")), "card", card)
    assert "card.price" in Shown("ducats").not_shown()
