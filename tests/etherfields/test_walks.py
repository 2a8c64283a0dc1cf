"""Where a Dreamer can walk, at what cost, past which Traps, and how room is made."""

import pytest

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.dreamscape import edge_of, name_of, space_of
from pionek.games.etherfields.procedures.moving import (
    DIAGONAL,
    NO_TRAPS,
    NO_WALLS,
    STRAIGHT,
    MakeRoom,
    Push,
    Walk,
    is_dry,
    reachable,
    relocate,
    step_cost,
    trap_at,
)
from tests.etherfields.scenario import dream, first_dream
from tests.etherfields.situations import square, to
from tests.etherfields.words import can, said

rule = pytest.mark.rule


def hall(*dreamers):
    return first_dream(*(dreamers or ("tough-guy",))).tiles("d1-b2")


def ends(night, left, flags=0):
    return sorted(name_of(space) for space in reachable(night.table, 0, left, flags).ends(night.table))


@rule("EF-MOVE-01", "EF-MOVE-02", "EF-WALL-01")
@pytest.mark.parametrize(("left", "spaces"), [
    (0, []), (1, ["A2a", "A2d", "B2a"]), (2, ["A2a", "A2b", "A2d", "B2a", "B2b"]), (3, ["A2a", "A2b", "A2d", "B2a", "B2b", "B2d"]),
])  # fmt: skip
def test_as_many_spaces_as_were_paid_for_around_walls(left, spaces):
    assert ends(hall().at(0, "A2c"), left) == spaces


@rule("EF-MOVE-02", "EF-WALL-01")
def test_a_diagonal_step_is_the_first_one_and_walls_are_passed_by_those_who_may():
    night = hall().at(0, "A2c")
    assert set(ends(night, 1, DIAGONAL)) > set(ends(night, 1))
    assert set(ends(night, 1, DIAGONAL)) <= {"A2a", "A2d", "B2a", "A2b", "B2b"}
    assert ends(first_dream("tough-guy").at(0, "A2a"), 1) == ["A2c"]
    assert ends(first_dream("tough-guy").at(0, "A2a"), 1, NO_WALLS) == ["A2b", "A2c"]


@rule("EF-MOVE-01", "EF-MOVE-02")
def test_one_diagonal_step_in_a_walk_and_no_second():
    night = hall().at(0, "A2a").run(Walk(0, 2, DIAGONAL))
    night.play(to("A2d"))
    assert night.space(0) == "A2d"
    assert (night.frame.left, night.frame.flags & DIAGONAL) == (1, 0)
    straight = hall().at(0, "A2a").run(Walk(0, 2, DIAGONAL))
    straight.play(to("A2c"))
    assert straight.frame.flags & DIAGONAL, "it was not needed"


@rule("EF-MOVE-01", "EF-MOVE-02")
def test_a_straight_walk_goes_one_way_and_ends():
    night = hall().at(0, "A2a")
    assert ends(night, 3, STRAIGHT) == ["A2c", "B2a"]
    assert ends(night, 1, STRAIGHT) == ["A2c"]
    assert ends(hall().at(0, "B2b"), 3, STRAIGHT) == ["A2b", "A2d", "B2a", "B2d"]
    assert "B2b" in ends(hall().at(0, "B2a"), 1, STRAIGHT)
    night.run(Walk(0, 3, STRAIGHT)).play(to("A2c"))
    assert (night.space(0), night.asked) == ("A2c", "Acting.act")
    far = hall().at(0, "A2a").run(Walk(0, 3, STRAIGHT)).play(to("B2a"))
    assert far.space(0) == "B2a"


@rule("EF-MOVE-01", "EF-FIG-02")
def test_a_full_space_is_passed_through_but_no_place_to_stop():
    night = first_dream("tough-guy").at(0, "A2a").entity("es05", *["A2c"] * 4)
    assert ends(night, 1) == []
    assert ends(night, 2) == ["A2d"]
    night.run(Walk(0, 1))
    assert night.asked == "Acting.act"
    night.run(Walk(0, 2)).play(to("A2d"))
    assert night.space(0) == "A2d"


@rule("EF-MOVE-01", "EF-STATE-06")
def test_walking_on_in_stretches_and_stopping_early():
    night = hall().at(0, "A2a").run(Walk(0, 3))
    night.play(to("A2c"))
    assert night.frame.left == 2
    night.play("done")
    assert (night.space(0), night.asked) == ("A2c", "Acting.act")
    still = hall().at(0, "A2a")
    still.who(0).states = 1 << vocabulary.PARALYSED
    assert still.run(Walk(0, 3)).asked == "Acting.act"
    still.who(0).states = 1 << vocabulary.DAZED
    assert still.run(Walk(0, 3)).asked == "Walk.choose"


@rule("EF-TERR-04", "EF-MOVE-01")
@pytest.mark.parametrize(("ground", "cost"), [(0, 1), (vocabulary.LIGHT, 1), (vocabulary.WATERS, 2), (vocabulary.SWAMPS, 2), (vocabulary.WATERS | vocabulary.SWAMPS, 3)])
def test_water_and_swamp_cost_one_more_each(ground, cost):
    night = hall().at(0, "A2c")
    night.ground["A2d"] = ground
    assert step_cost(night.table, 0, space_of("A2d")) == cost
    assert reachable(night.table, 0, 3, 0).cost[space_of("A2d")] == cost
    assert ("A2d" in ends(night, 1)) == (cost == 1)
    night.wisdom("w08")
    assert step_cost(night.table, 0, space_of("A2d")) == cost - (1 if ground & vocabulary.WATERS else 0)


@rule("EF-ICON-04", "EF-MOVE-01")
def test_a_walk_avoids_traps_where_it_can_and_falls_into_them_where_not():
    night = hall().tiles("d1-b3").at(0, "B2d").deck(0, *["mk01"] * 9)
    assert space_of("B2c") in night.dreamscape.near[space_of("B2d")]
    night.run(Walk(0, 1)).play(to("B2c"))
    assert len(night.who(0).sealed) == 1
    light = hall().at(0, "B2d").deck(0, *["mk01"] * 9)
    assert light.run(Walk(0, 1, NO_TRAPS)).play(to("B2c")).who(0).sealed == []
    sure = hall().at(0, "B2d").deck(0, *["mk01"] * 9)
    sure.who(0).marks.sure_footed = 1
    assert sure.run(Walk(0, 1)).play(to("B2c")).who(0).sealed == []
    done = hall().at(0, "B2d").deck(0, *["mk01"] * 9)
    done.disarmed_spots = ["d1-b2c"]
    assert done.run(Walk(0, 1)).play(to("B2c")).who(0).sealed == []


@rule("EF-MOVE-03", "EF-ICON-04", "EF-STATE-06")
def test_a_relocation_ends_in_a_trap_but_a_paralysed_one_stays():
    night = hall().at(0, "A2c").deck(0, *["mk01"] * 9)
    heard = night.listen()
    relocate(night.table, 0, space_of("A2c"), "EF-MOVE-03")
    assert heard.events == []
    night.who(0).states = 1 << vocabulary.PARALYSED
    relocate(night.table, 0, space_of("A2d"), "EF-MOVE-03")
    assert night.space(0) == "A2c"
    night.who(0).states = 1 << vocabulary.STUNNED
    relocate(night.table, 0, space_of("B2c"), "EF-MOVE-03")
    assert night.space(0) == "B2c"
    assert [event.moment for event in heard.events] == [vocabulary.RELOCATED, vocabulary.TRAPPED]


@rule("EF-FIG-03", "EF-FIG-06")
def test_who_is_pushed_goes_to_a_nearest_space_with_room():
    night = hall("tough-guy", "gambler").at(0, "A2c").at(1, "A2c")
    night.run(Push(0, space_of("A2c")))
    assert night.keys == [to("A2a"), to("A2d"), to("B2a")]
    night.play(to("A2d"))
    assert (night.space(0), night.space(1)) == ("A2d", "A2c")
    tight = hall("tough-guy", "gambler").at(0, "A2c").entity("es05", *["A2a"] * 4).entity("e4", *["A2d"] * 4)
    tight.run(Push(0, space_of("A2c")))
    assert tight.space(0) == "B2a", "the only one left is not asked for"
    shut = first_dream("tough-guy").at(0, "A2a").entity("es05", *["A2c"] * 4)
    shut.run(Push(0, space_of("A2a")))
    assert shut.space(0) == "A2d", "the next nearest"


@rule("EF-FIG-06", "EF-FIG-03")
def test_a_figure_is_pushed_by_the_first_players_choice():
    night = hall("tough-guy", "gambler").at(0, "A2a").at(1, "A2a").entity("e4", "A2c")
    night.first_player = 1
    heard = night.listen()
    night.run(Push(0, space_of("A2c"), 0))
    assert night.match.decision.seat == 1
    night.play(to("B2a"))
    assert night.figure() == "B2a"
    assert [(event.subject, event.other) for event in heard.events if event.moment == vocabulary.PUSHED] == [(space_of("B2a"), vocabulary.ENTITIES_AT + night.find("entity", "e4"))]


@rule("EF-FIG-03")
def test_the_immovable_is_not_pushed_and_one_of_several_makes_room():
    night = hall("tough-guy", "gambler").at(0, "A2c").at(1, "A2c").progress(0, "tg09")
    night.run(Push(0, space_of("A2c")))
    assert (night.space(0), night.asked) == ("A2c", "Acting.act")
    night.run(MakeRoom(0, space_of("A2c")))
    night.play(to("A2a"))
    assert (night.space(0), night.space(1)) == ("A2c", "A2a"), "the only one who can be pushed is pushed unasked"


# Every way at once


def cheapest(night, start, left, flags=0):
    """Costs and Traps of the best ways, found by widening: an older and slower way to count."""
    table = night.table
    near = night.dreamscape.unwalled if flags & NO_WALLS else night.dreamscape.near
    best = {start: (0, 0)}
    for _ in range(24):
        for space, (cost, met) in list(best.items()):
            steps = [*near[space], *(night.dreamscape.corners[space] if flags & DIAGONAL and space == start else ())]
            for other in steps:
                found = (cost + step_cost(table, 0, other), met + (trap_at(table, other) is not None))
                if found[0] <= left and found < best.get(other, (99, 99)):
                    best[other] = found
    return best


@rule("EF-MOVE-01", "EF-MOVE-02", "EF-TERR-04")
@pytest.mark.parametrize("name", ["d1", "d2", "d3", "d4", "d5"])
@pytest.mark.parametrize("flags", [0, NO_WALLS, DIAGONAL])
def test_every_way_is_the_cheapest_and_meets_the_fewest_traps(name, flags):
    night = dream(name, "gambler")
    night.tiles(*(tile.id for tile in night.content.tiles if tile.of == name))
    for flood in (0, 6) if name == "d3" else (0,):
        night.counters["flood"] = flood
        for start in night.dreamscape.open_spaces()[::3]:
            night.who(0).space = name_of(start)
            ways, best = reachable(night.table, 0, 4, flags), cheapest(night, start, 4, flags)
            assert {space for space in range(48) if ways.before[space] >= 0} == set(best) - {start}
            for space in set(best) - {start}:
                path = ways.path(space)
                met = sum(trap_at(night.table, each) is not None for each in path)
                assert (ways.cost[space], path[-1], met) == (best[space][0], space, best[space][1])
                assert sum(step_cost(night.table, 0, each) for each in path) == ways.cost[space]


@rule("EF-MOVE-02", "EF-MOVE-01")
def test_only_a_way_around_a_corner_uses_the_diagonal_step_up():
    night = hall().at(0, "A2a")
    ways = reachable(night.table, 0, 3, DIAGONAL)
    assert [name_of(space) for space in range(48) if ways.before[space] >= 0 and ways.bent(space)] == ["A2b", "A2d", "B2b", "B2d"]
    night.run(Walk(0, 2, DIAGONAL)).play(to("A2c"))
    assert ends(night, 1, night.frame.flags) == ["A2a", "A2b", "A2d", "B2a", "B2b"]


@rule("EF-MOVE-01")
@pytest.mark.parametrize(("text", "left", "flags"), [
    ("{move: 2}", 2, 0), ("{move: 3, diagonal: true}", 3, DIAGONAL), ("{move: 1, traps: false}", 1, NO_TRAPS), ("{move: 2, through: true}", 2, NO_WALLS),
    ("{move: 2, whole: true}", 2, DIAGONAL), ("{straight: 3}", 3, STRAIGHT), ("{straight: 2, traps: false}", 2, STRAIGHT | NO_TRAPS),
])  # fmt: skip
def test_how_far_and_how_one_walks_is_what_the_text_says(text, left, flags):
    night = hall("free-spirit").at(0, "A2a").progress(0, "fs09")
    said(night, text)
    assert (night.frame.left, night.frame.flags) == (left, flags)
    plain = hall("gambler").at(0, "A2a")
    plain.who(0).burdens = ["fl1"]
    plain.refresh_rules()
    said(plain, text)
    heavy = (1, 0) if "whole" in text else (left, flags)
    assert (plain.frame.left, plain.frame.flags) == heavy, "what the Dreamer's cards add is for the whole Movement"
    for state in range(4):
        plain.who(0).states = 1 << state
        assert can(plain, text) == (state != vocabulary.PARALYSED)


@rule("EF-BASIC-02", "EF-CLOCK-01")
@pytest.mark.parametrize(("hours", "boots", "walks"), [(1, False, True), (1, True, False), (2, True, True)])
def test_lead_boots_take_a_space_of_every_effort(hours, boots, walks):
    night = hall("gambler").at(0, "A2a")
    if boots:
        night.who(0).burdens = ["fl1"]
        night.refresh_rules()
    night.hours = 3
    said(night, "effort").play(f"number:{hours}")
    assert night.hours == 3 - hours
    assert (night.asked == "Walk.choose") == walks
    if walks:
        assert night.frame.left == hours - boots
    light = hall("free-spirit").at(0, "A2a").progress(0, "fs09")
    said(light, "effort").play("number:1")
    assert light.frame.left == 1, "nothing takes an Effort farther than it was paid for"
    light.hours = 0
    assert not can(light, "effort")


@rule("EF-MOVE-03")
@pytest.mark.parametrize("reach", [1, 2, 3])
def test_a_relocation_counts_rows_and_columns_whatever_lies_between(reach):
    night = dream("d5", "gambler")
    night.tiles(*(tile.id for tile in night.content.tiles if tile.of == "d5")).at(0, "B2d")
    night.figures = []
    x, y = square(space_of("B2d"))
    spaces = [space for space in night.dreamscape.open_spaces() if 0 < abs(square(space)[0] - x) + abs(square(space)[1] - y) <= reach]
    assert said(night, f"{{relocate: anywhere, reach: {reach}}}").keys == [to(name_of(space)) for space in spaces]


@rule("EF-MOVE-03")
def test_another_is_called_from_wherever_he_is_to_the_first_space_too():
    night = dream("d3", "gambler", "specialist", "tough-guy").tiles("d3-a1").at(0, "A1a").at(1, "A1b").at(2, "A1a")
    said(night, "{relocate: your-space, whom: other}")
    assert (night.space(1), night.space(2)) == ("A1a", "A1a"), "the only one elsewhere is not asked for"
    assert not can(night, "{relocate: your-space, whom: other}")


@rule("EF-ICON-04", "EF-MOVE-01")
def test_a_trap_that_has_been_cleared_is_none():
    night = hall()
    trap = space_of("B2c")
    assert trap_at(night.table, trap).id == "d1-b2c"
    assert trap_at(night.table, space_of("B2d")) is None, "a Gem slot is no Trap"
    night.disarmed_spots = ["d1-b2c"]
    assert trap_at(night.table, trap) is None


@rule("EF-FIG-03", "EF-FIG-06")
def test_the_first_figure_is_pushed_like_any_other_and_nobody_out_of_a_closed_room():
    night = hall("tough-guy").at(0, "A2a").progress(0, "tg09").entity("e4", "A2c")
    night.run(Push(0, space_of("A2c"), 0))
    assert night.keys == [to("A2a"), to("A2d"), to("B2a")], "only Dreamers stand fast"
    shut = hall("tough-guy").at(0, "A2a")
    shut.added_walls = [edge_of("A2a|A2c")]
    shut.run(Push(0, space_of("A2a")))
    assert (shut.space(0), shut.asked) == ("A2a", "Acting.act")


def test_with_the_flood_a_way_is_no_longer_dry():
    night = dream("d3", "gambler")
    assert is_dry(night.table) != night.dreamscape.is_wet
    dry = first_dream("gambler")
    assert is_dry(dry.table)
    dry.counters["flood"] = 1
    assert not is_dry(dry.table)
    dry.counters["flood"] = 0
    dry.ground["A3b"] = vocabulary.LIGHT
    assert not is_dry(dry.table)
