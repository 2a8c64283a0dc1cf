"""Where a Dreamer can walk, at what cost, past which Traps, and how room is made."""

import pytest

from pionek.games.etherfields import pieces, words
from pionek.games.etherfields.dreamscape import name_of, space_of
from pionek.games.etherfields.moves import (
    DIAGONAL,
    NO_TRAPS,
    NO_WALLS,
    STRAIGHT,
    MakeRoom,
    Push,
    Walk,
    reachable,
    relocate,
    step_cost,
)
from tests.etherfields.scenario import first_dream
from tests.etherfields.test_map import to
from tests.etherfields.test_turns import run

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
    night = run(hall().at(0, "A2a"), Walk(0, 2, DIAGONAL))
    night.play(to("A2d"))
    assert night.space(0) == "A2d"
    assert (night.table.agenda[-1].left, night.table.agenda[-1].flags & DIAGONAL) == (1, 0)
    straight = run(hall().at(0, "A2a"), Walk(0, 2, DIAGONAL))
    straight.play(to("A2c"))
    assert straight.table.agenda[-1].flags & DIAGONAL, "it was not needed"


@rule("EF-MOVE-01", "EF-MOVE-02")
def test_a_straight_walk_goes_one_way_and_ends():
    night = hall().at(0, "A2a")
    assert ends(night, 3, STRAIGHT) == ["A2c", "B2a"]
    assert ends(night, 1, STRAIGHT) == ["A2c"]
    assert ends(hall().at(0, "B2b"), 3, STRAIGHT) == ["A2b", "A2d", "B2a", "B2d"]
    run(night, Walk(0, 3, STRAIGHT)).play(to("A2c"))
    assert (night.space(0), night.asked()) == ("A2c", "Acting.act")
    far = run(hall().at(0, "A2a"), Walk(0, 3, STRAIGHT)).play(to("B2a"))
    assert far.space(0) == "B2a"


@rule("EF-MOVE-01", "EF-FIG-02")
def test_a_full_space_is_passed_through_but_no_place_to_stop():
    night = first_dream("tough-guy").at(0, "A2a").entity("es05", *["A2c"] * 4)
    assert ends(night, 1) == []
    assert ends(night, 2) == ["A2d"]
    run(night, Walk(0, 1))
    assert night.asked() == "Acting.act"
    run(night, Walk(0, 2)).play(to("A2d"))
    assert night.space(0) == "A2d"


@rule("EF-MOVE-01", "EF-STATE-06")
def test_walking_on_in_stretches_and_stopping_early():
    night = run(hall().at(0, "A2a"), Walk(0, 3))
    night.play(to("A2c"))
    assert night.table.agenda[-1].left == 2
    night.play("done")
    assert (night.space(0), night.asked()) == ("A2c", "Acting.act")
    still = hall().at(0, "A2a")
    still.who(0).states = 1 << words.PARALYSED
    assert run(still, Walk(0, 3)).asked() == "Acting.act"
    still.who(0).states = 1 << words.DAZED
    assert run(still, Walk(0, 3)).asked() == "Walk.choose"


@rule("EF-TERR-04", "EF-MOVE-01")
@pytest.mark.parametrize(("ground", "cost"), [(0, 1), (words.LIGHT, 1), (words.WATERS, 2), (words.SWAMPS, 2), (words.WATERS | words.SWAMPS, 3)])
def test_water_and_swamp_cost_one_more_each(ground, cost):
    night = hall().at(0, "A2c")
    night.table.ground[space_of("A2d")] = ground
    assert step_cost(night.table, 0, space_of("A2d")) == cost
    assert reachable(night.table, 0, 3, 0).cost[space_of("A2d")] == cost
    assert ("A2d" in ends(night, 1)) == (cost == 1)
    night.wisdom("w08")
    assert step_cost(night.table, 0, space_of("A2d")) == cost - (1 if ground & words.WATERS else 0)


@rule("EF-ICON-04", "EF-MOVE-01")
def test_a_walk_avoids_traps_where_it_can_and_falls_into_them_where_not():
    night = hall().tiles("d1-b3").at(0, "B2d").deck(0, *["mk01"] * 9)
    assert space_of("B2c") in night.table.map().near[space_of("B2d")]
    run(night, Walk(0, 1)).play(to("B2c"))
    assert len(night.who(0).sealed) == 1
    light = hall().at(0, "B2d").deck(0, *["mk01"] * 9)
    assert run(light, Walk(0, 1, NO_TRAPS)).play(to("B2c")).who(0).sealed == []
    sure = hall().at(0, "B2d").deck(0, *["mk01"] * 9)
    sure.who(0).marks[pieces.SURE_FOOTED] = 1
    assert run(sure, Walk(0, 1)).play(to("B2c")).who(0).sealed == []
    done = hall().at(0, "B2d").deck(0, *["mk01"] * 9)
    done.table.disarmed = [done.find("spot", "d1-b2c")]
    assert run(done, Walk(0, 1)).play(to("B2c")).who(0).sealed == []


@rule("EF-MOVE-03", "EF-ICON-04", "EF-STATE-06")
def test_a_relocation_ends_in_a_trap_but_a_paralysed_one_stays():
    night = hall().at(0, "A2c").deck(0, *["mk01"] * 9)
    heard = night.listen()
    relocate(night.table, 0, space_of("A2c"), "EF-MOVE-03")
    assert heard.events == []
    night.who(0).states = 1 << words.PARALYSED
    relocate(night.table, 0, space_of("A2d"), "EF-MOVE-03")
    assert night.space(0) == "A2c"
    night.who(0).states = 1 << words.STUNNED
    relocate(night.table, 0, space_of("B2c"), "EF-MOVE-03")
    assert night.space(0) == "B2c"
    assert [event.moment for event in heard.events] == [words.RELOCATED, words.TRAPPED]


@rule("EF-FIG-03", "EF-FIG-06")
def test_who_is_pushed_goes_to_a_nearest_space_with_room():
    night = hall("tough-guy", "gambler").at(0, "A2c").at(1, "A2c")
    run(night, Push(0, space_of("A2c")))
    assert night.keys == [to("A2a"), to("A2d"), to("B2a")]
    night.play(to("A2d"))
    assert (night.space(0), night.space(1)) == ("A2d", "A2c")
    tight = hall("tough-guy", "gambler").at(0, "A2c").entity("es05", *["A2a"] * 4).entity("e4", *["A2d"] * 4)
    run(tight, Push(0, space_of("A2c")))
    assert tight.space(0) == "B2a", "the only one left is not asked for"
    shut = first_dream("tough-guy").at(0, "A2a").entity("es05", *["A2c"] * 4)
    run(shut, Push(0, space_of("A2a")))
    assert shut.space(0) == "A2d", "the next nearest"


@rule("EF-FIG-06", "EF-FIG-03")
def test_a_figure_is_pushed_by_the_first_players_choice():
    night = hall("tough-guy", "gambler").at(0, "A2a").at(1, "A2a").entity("e4", "A2c")
    night.table.first = 1
    heard = night.listen()
    run(night, Push(0, space_of("A2c"), 0))
    assert night.match.decision.seat == 1
    night.play(to("B2a"))
    assert night.figure() == "B2a"
    assert [(event.subject, event.other) for event in heard.events if event.moment == words.PUSHED] == [(space_of("B2a"), words.ENTITIES_AT + night.find("entity", "e4"))]


@rule("EF-FIG-03")
def test_the_immovable_is_not_pushed_and_one_of_several_makes_room():
    night = hall("tough-guy", "gambler").at(0, "A2c").at(1, "A2c").progress(0, "tg09")
    run(night, Push(0, space_of("A2c")))
    assert (night.space(0), night.asked()) == ("A2c", "Acting.act")
    run(night, MakeRoom(0, space_of("A2c")))
    assert night.keys == ["who:1", "who:2"]
    night.play("who:2", to("A2a"))
    assert (night.space(0), night.space(1)) == ("A2c", "A2a")
