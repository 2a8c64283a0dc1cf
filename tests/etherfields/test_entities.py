"""How Entities roll, choose, walk, pass through, push, and stay where they are."""

import pytest

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.procedures.dreamscape_phase import CardSteps, Step, ruled
from pionek.games.etherfields.procedures.entity_movement import EntityMove, speed
from tests.etherfields.scenario import dream, first_dream, slumber
from tests.etherfields.situations import move

rule = pytest.mark.rule


def hall(*dreamers):
    return first_dream(*(dreamers or ("tough-guy",))).tiles("d1-b2")


def far_away(entity):
    """One Entity alone in the Dream of the Hour, as far from the Dreamer as can be."""
    night = dream("d5", "tough-guy").at(0, "A2a")
    night.figures = []
    night.added_walls = []
    far = night.far("A2a")
    start = max(far, key=lambda space: far[space] if far[space] < 99 else -1)
    night.entity(entity, start)
    return night, far, start


@rule("EF-EMOV-06", "EF-EMOV-08")
@pytest.mark.parametrize(("decoy", "goes"), [("B2d", "B2d"), ("A3a", "A2d"), ("B2b", "B2b"), ("", "A2d")])
def test_a_decoy_is_followed_if_it_can_be_reached(decoy, goes):
    night = hall().at(0, "A2d").entity("e4", "B2b")
    night.decoy = decoy or ""
    assert move(night, *["one"] * (goes != "B2b")).figure() == goes


@rule("EF-EMOV-06", "EF-EMOV-07")
def test_a_decoy_on_the_first_space_of_the_map_is_one_too():
    night = dream("d3", "tough-guy").tiles("d3-a1", "d3-a2").at(0, "A2a").entity("e4", "A1b")
    night.decoy = "A1a"
    assert move(night, "one").figure(len(night.figures) - 1) in ("A1a", "A1b")
    night.figures[-1].space = "A1b"
    night.movement("one").run(EntityMove(0, len(night.figures) - 1))
    assert night.figure(len(night.figures) - 1) == "A1a"


@rule("EF-EMOV-08", "EF-STATE-06")
@pytest.mark.parametrize(("story", "light", "goes"), [(1, True, "B2b"), (1, False, "A2d"), (0, True, "A2d")])
def test_a_moth_lantern_holds_those_who_stand_in_light(story, light, goes):
    night = hall().at(0, "A2d").entity("e4", "B2b")
    night.counters["story"] = story
    night.ground["B2b"] = vocabulary.LIGHT if light else 0
    assert move(night, *["one"] * (goes != "B2b")).figure() == goes


@rule("EF-EMOV-08", "EF-EMOV-01")
@pytest.mark.parametrize(("space", "left"), [("B2b", 1), ("A2d", 0)])
def test_who_shares_a_space_with_a_dreamer_or_stands_on_the_decoy_does_not_even_roll(space, left):
    night = hall().at(0, space).entity("e4", "B2b").movement("one")
    night.run(EntityMove(0, 0))
    night.never_thrown(left)
    lured = hall().at(0, "A2c").entity("e4", "B2b").movement("one")
    lured.decoy = "B2b"
    lured.run(EntityMove(0, 0)).never_thrown(1)


@rule("EF-EMOV-04", "EF-EMOV-11")
def test_a_shared_roll_is_shared_once_and_rolling_again_is_each_ones_own():
    night, far, start = far_away("e4")
    night.movement("one", "one").run(EntityMove(0, 0, 6)).until("Acting.act")
    night.never_thrown(1)
    assert far[night.figures[0].space] == far[start] - speed(night.table, 0) - 1


@rule("EF-EMOV-04")
def test_rolling_again_ends_after_six_rolls():
    night, far, start = far_away("es07")
    assert far[start] > 6
    assert speed(night.table, 0) == 1
    night.movement(*["again"] * 7).run(EntityMove(0, 0)).until("Acting.act")
    night.never_thrown(1)
    assert far[night.figures[0].space] == far[start] - 6


@rule("EF-EMOV-04", "EF-EMOV-09")
def test_who_has_reached_a_dreamer_does_not_roll_again():
    night = hall().at(0, "A2d").entity("e4", "B2b")
    night.movement("again", "one").run(EntityMove(0, 0))
    assert night.figure() == "A2d"
    night.never_thrown(1)


@rule("EF-FIG-04", "EF-FIG-03", "EF-EMOV-07")
@pytest.mark.parametrize(("die", "goes"), [("value", "A2d"), ("one", "A2a")])
def test_an_entity_walks_through_a_full_space_but_does_not_stop_there(die, goes):
    night = first_dream("tough-guy").at(0, "A2d").entity("e1", "A2a").entity("es05", *["A2c"] * 4)
    assert speed(night.table, 0) == 2
    assert move(night, die).figure() == goes
    assert [night.figure(at) for at in range(1, 5)] == ["A2c"] * 4, "nobody is pushed"


@rule("EF-FIG-05", "EF-FIG-06", "EF-FIG-07")
def test_a_big_entity_does_not_enter_where_another_one_stands():
    night = first_dream("tough-guy").at(0, "A2d").entity("es07", "A2a").entity("e3", "A2c")
    assert move(night, "value").figure() == "A2a"
    alone = first_dream("tough-guy").at(0, "A2d").entity("es07", "A2a").entity("es05", *["A2c"] * 4)
    move(alone, "value").until("Acting.act")
    assert alone.figure() == "A2c"
    assert "A2c" not in [alone.figure(at) for at in range(1, 5)]


@rule("EF-FIG-07", "EF-FIG-06", "EF-EMOV-07")
def test_a_big_entity_goes_on_where_it_pushes_nobody_and_stops_where_it_does():
    night = hall().at(0, "A2a").entity("es07", "B2d").morph("es07", vocabulary.MORPH_MOVE).entity("e1", "A2b")
    start = night.distance("B2d", "A2a")
    assert start > 3
    move(night, "value").until("Acting.act")
    assert night.distance(night.figures[0].space, "A2a") == start - 3
    assert night.figure(1) == "A2b", "who stands elsewhere is not pushed"
    stopped = hall().at(0, "A2a").entity("es07", "B2b").morph("es07", vocabulary.MORPH_MOVE).entity("e1", "A2d")
    move(stopped, "value").until("Acting.act")
    assert stopped.figure() == "A2d"
    assert stopped.figure(1) != "A2d"


@rule("EF-EMOV-09", "EF-FIG-03")
def test_stopping_in_a_full_space_with_two_dreamers_pushes_one_of_them():
    night = hall("tough-guy", "gambler").at(0, "A2d").at(1, "A2d").entity("e1", "B2b").entity("es05", "A2d", "A2d")
    move(night, "value").until("Acting.act")
    assert night.figure() == "A2d"
    assert sorted([night.space(0) == "A2d", night.space(1) == "A2d"]) == [False, True]
    roomy = hall("tough-guy", "gambler").at(0, "A2d").at(1, "A2d").entity("e1", "B2b").entity("es05", "A2d")
    move(roomy, "value").until("Acting.act")
    assert (roomy.space(0), roomy.space(1)) == ("A2d", "A2d"), "there is room"


@rule("EF-EMOV-09", "EF-MASK-03")
def test_a_lampwright_dazes_one_entity_a_turn_and_nobody_without_the_mask_does():
    night = hall("free-spirit").mask(0, "ma14").at(0, "A2d").entity("e4", "B2b", "A2c")
    move(night, "one")
    move(night, "one", figure=1)
    assert [each.states for each in night.figures] == [1 << vocabulary.DAZED, 0]
    bare = hall("free-spirit").at(0, "A2d").entity("e4", "B2b")
    assert bare.who(0).mask == ""
    assert move(bare, "one").figures[0].states == 0


@rule("EF-MAP-07", "EF-EMOV-07")
def test_ghosts_go_through_walls_and_the_shy_go_around_light():
    ghost = first_dream("tough-guy").at(0, "A2b").entity("es09", "A2a")
    assert move(ghost, "one").figure() == "A2b"
    human = first_dream("tough-guy").at(0, "A2b").entity("e4", "A2a")
    assert move(human, "one").figure() == "A2c"
    for lit, goes in ((True, "A2a"), (False, "A2c")):
        shy = first_dream("tough-guy").at(0, "A2d").entity("e2", "A2a")
        shy.ground["A2c"] = vocabulary.LIGHT if lit else 0
        assert move(shy, "one").figure() == goes


@rule("EF-TCARD-06", "EF-TCARD-04", "EF-TCARD-11")
@pytest.mark.parametrize(("card", "revealed", "moves"), [("t07", True, False), ("t07", False, True), ("t01", True, True)])
def test_a_ruling_stops_movement_on_diamonds(card, revealed, moves):
    night = slumber("s01", "tough-guy").card(card)
    if revealed:
        night.tiles("sm-c4")
    night.figures = []
    assert ruled(night.table, "no-movement-on-diamonds") == revealed
    assert not ruled(night.table, "wind")
    heard = night.listen()
    night.run(CardSteps(0)).until("Acting.act")
    steps = [event.subject for event in heard.events if event.moment == vocabulary.STEP]
    assert (vocabulary.MOVEMENT in steps) == moves
    assert vocabulary.BASIC in steps


@rule("EF-TCARD-05", "EF-TCARD-07")
def test_a_confused_entity_carries_out_its_special_effect():
    night = first_dream("tough-guy").at(0, "A2c").entity("e1", "A2c").deck(0, *["mk01"] * 9)
    night.lair("e1").skip_basic = 1
    night.run(Step(0, vocabulary.SPECIAL)).until("Acting.act")
    assert len(night.who(0).sealed) == 2
    assert night.lair("e1").skip_basic == 1


@rule("EF-EMOV-11", "EF-EMOV-01")
def test_one_roll_for_all_is_rolled_once_and_only_if_somebody_moves():
    night = first_dream("tough-guy", oneroll=True).tiles("d1-b2").at(0, "A2a").entity("e4", "B2b", "B2d").movement("one", "one")
    night.run(Step(0, vocabulary.MOVEMENT)).until("Acting.act")
    night.never_thrown(1)
    nobody = first_dream("tough-guy", oneroll=True).entity("e4").movement("one")
    nobody.run(Step(0, vocabulary.MOVEMENT)).until("Acting.act")
    nobody.never_thrown(1)
