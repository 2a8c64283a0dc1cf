"""Laying out a position: units from the reserve, tokens from the supply, and points."""

import pytest

from pionek.core import registry
from pionek.core.match.match import start
from tests.icegarden.scenario import A, IceGardenScenario


def lay(match: IceGardenScenario, kind: str, name: str = "", count: int = 1) -> bool:
    index = match.content.find(kind, name) if name else -1
    return match.match.game.laying_out.lay(match.table, 0, kind, index, count)


@pytest.mark.parametrize(("kind", "count", "allowed"), [("points", 0, True), ("points", 60, True), ("points", 61, False), ("level", 1, False)])
def test_points_are_laid_within_their_bounds(kind: str, count: int, allowed: bool):
    match = IceGardenScenario()
    match.table.players[0].points = 7
    assert lay(match, kind, count=count) is allowed
    assert match.table.players[0].points == (count if allowed else 7)


def test_tokens_come_from_the_supply_and_go_back_to_it():
    match = IceGardenScenario().give("freihoff", gold=2)
    there = match.table.supply[1] + 2
    gold = next(each.id for each in match.content.entries["resource"] if each.index == 1)
    for count in (there, 0):
        assert lay(match, "resource", gold, count)
        assert (match.table.players[0].tokens[1], match.table.supply[1]) == (count, there - count)
    assert not lay(match, "resource", gold, there + 1)
    assert not lay(match, "resource", "", 1)


def test_units_come_from_the_reserve_to_the_first_open_region():
    match = IceGardenScenario()
    unit = next(each for each in match.content.units if match.table.owner_of(each.index) == 0)
    reserve = len(match.table.players[0].reserve(unit.place))
    assert not lay(match, "unit", unit.id, reserve + 1)
    assert lay(match, "unit", unit.id, reserve)
    assert [region for region in match.table.players[0].figures if region >= 0] == [A] * reserve


def test_it_waits_for_the_end_of_set_up():
    game = registry.get("icegarden")
    assert not game.laying_out.is_ready(start(game, {}, 1).table)
    assert game.laying_out.is_ready(IceGardenScenario().table)
