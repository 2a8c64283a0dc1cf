"""Rounds and the Initiative phase (rulebook chapters "Runda gry" and "Tor Inicjatywy")."""

from __future__ import annotations

import pytest

from pionek.core.registry import get
from pionek.games.icegarden.procedures.initiative_phase import Initiative
from tests.icegarden.scenario import A, IceGardenScenario

rule = pytest.mark.rule


def track(play: IceGardenScenario, *stack: tuple[str, int], order: tuple[str, ...] = ()) -> IceGardenScenario:
    """Initiative markers on helmets (from 1), bottom of each stack first; the old order."""
    play.on(stacked=[play.seat_of(name) for name, _helmet in stack])
    for name, helmet in stack:
        play.player(name).helmet = helmet - 1
    play.on(round=2)
    if order:
        play.order(*order)
    return play.run(Initiative(-1))


def names(play: IceGardenScenario) -> list[str]:
    return play.turn_order


@pytest.mark.parametrize(
    "moments",
    [
        pytest.param(("round", "advanced", "planned", "lifted", "dominates"), marks=rule("IG-FLOW-01"), id="phases"),
        pytest.param(("lifted", "struck", "vuko-token"), marks=rule("IG-FLOW-02"), id="actions"),
        pytest.param(("advanced", "turn-order", "got-markers"), marks=rule("IG-INIT-19"), id="initiative"),
    ],
)
def test_everything_comes_in_its_order(moments) -> None:
    play = IceGardenScenario()
    play.put("dyken", A, 3, crab=1).put("callo", A, 2, faun=1).give("dyken", gold=2)
    play.reputation(("freihoff", 1), ("callo", 1), ("fjollsfinn", 1), ("dyken", -3))
    play.on(round=1)
    play.begin("check").match.listen()
    while play.turn < 3:
        keys = play.match.keys()
        attacking = play.asked.startswith("Attack.")
        play.play("pass" if "pass" in keys and not attacking else keys[0])
    assert tuple(dict.fromkeys(each[0] for each in play.events(*moments))) == moments


@rule("IG-INIT-01")
def test_four_stages_with_ships_and_cubes() -> None:
    helmets = get("icegarden").content().helmets
    assert [helmet.stage for helmet in helmets] == [1, 1, 1, 2, 2, 2, 3, 3, 4, 4]
    assert [helmet.ship for helmet in helmets] == [1, 2, 3, 1, 2, 3, 1, 2, 1, 2]
    assert all(3 <= helmet.cubes <= 5 for helmet in helmets)


@rule("IG-INIT-02")
def test_each_stage_has_a_place_for_a_scenario_tile() -> None:
    play = IceGardenScenario(scenario="standard")
    cards = [thing.name for thing in play.match.scene(0).things if thing.id.startswith("scenario:")]
    stages = ["stage 1", "from stage 2 to the end of the game", "stage 3", "stage 4"]
    assert [card.split(":")[0] for card in cards] == [f"Vuko scenario, {stage}" for stage in stages]


@rule("IG-INIT-03")
def test_in_the_first_round_nobody_moves() -> None:
    play = IceGardenScenario(first="3").on(round=1).run(Initiative(-1))
    assert play.done
    assert play.helmets == [0, 0, 0, 0]


@rule("IG-INIT-04")
def test_in_the_first_round_everybody_has_three_markers() -> None:
    play = IceGardenScenario(first="3").on(round=1).run(Initiative(-1))
    assert [player.to_place for player in play.players] == [3, 3, 3, 3]


@rule("IG-INIT-05")
def test_in_the_first_round_the_stack_is_the_order() -> None:
    play = IceGardenScenario(first="3").on(round=1).run(Initiative(-1))
    assert names(play) == ["callo", "fjollsfinn", "freihoff", "dyken"]


def second_round() -> IceGardenScenario:
    markers = ((name, 1) for name in ("fjollsfinn", "callo", "dyken", "freihoff"))
    return track(IceGardenScenario(), *markers, order=("callo", "freihoff", "fjollsfinn", "dyken"))


@rule("IG-INIT-06")
def test_from_the_second_round_on_every_marker_moves() -> None:
    play = second_round().play("advance:1", "advance:2", "advance:1", "advance:1")
    assert play.done
    assert sorted(play.helmets) == [1, 1, 1, 2]


@rule("IG-INIT-07")
def test_no_marker_may_stay() -> None:
    play = second_round()
    while not play.done:
        assert play.keys == ["advance:1", "advance:2"]
        play.play("advance:1")


@rule("IG-INIT-09")
def test_markers_move_in_the_old_order() -> None:
    play = second_round()
    asked = []
    while not play.done:
        asked.append(play.chooser)
        play.play("advance:1")
    assert asked == ["callo", "freihoff", "fjollsfinn", "dyken"]


@rule("IG-INIT-08")
def test_a_double_move_once_in_each_stage() -> None:
    play = IceGardenScenario("callo", "freihoff")
    track(play, ("freihoff", 1), ("callo", 1), order=("callo", "freihoff"))
    play.play("advance:2", "advance:1")
    assert play.player("callo").helmet == 2
    play.run(Initiative(-1))
    assert [play.chooser, play.keys] == ["freihoff", ["advance:1", "advance:2"]], "callo, third helmet, has only one step"
    play.play("advance:1")
    assert play.helmets == [3, 2]
    play.run(Initiative(-1))
    assert [play.chooser, play.keys] == ["callo", ["advance:1", "advance:2"]], "a new stage, a new double move"


@rule("IG-INIT-08")
def test_no_double_move_leads_beyond_the_track() -> None:
    play = track(IceGardenScenario("callo", "freihoff"), ("freihoff", 8), ("callo", 9), order=("freihoff", "callo"))
    assert (play.chooser, play.keys) == ("freihoff", ["advance:1", "advance:2"])
    play.play("advance:1")
    assert (play.done, play.player("callo").helmet) == (True, 9), "one step was left"


@rule("IG-INIT-08")
def test_a_double_move_over_a_border_uses_up_that_of_the_stage_left() -> None:
    play = track(IceGardenScenario("callo", "freihoff"), ("freihoff", 1), ("callo", 3), order=("callo", "freihoff"))
    play.play("advance:2", "advance:1")
    assert play.player("callo").helmet == 4
    play.order("callo", "freihoff").run(Initiative(-1))
    assert [play.chooser, play.keys] == ["callo", ["advance:1", "advance:2"]]


@rule("IG-INIT-10")
def test_who_comes_later_lies_on_top() -> None:
    play = track(IceGardenScenario("callo", "freihoff", "dyken"), ("dyken", 1), ("freihoff", 1), ("callo", 1), order=("callo", "freihoff", "dyken"))
    play.play("advance:1", "advance:1", "advance:1")
    assert [play.characters[seat] for seat in play.table.stacked] == ["callo", "freihoff", "dyken"], "from the bottom to the top"


@rule("IG-INIT-12")
def test_a_stack_goes_from_the_top_to_the_bottom() -> None:
    play = track(IceGardenScenario("callo", "freihoff", "dyken"), ("dyken", 1), ("freihoff", 1), ("callo", 1), order=("callo", "freihoff", "dyken"))
    play.play("advance:1", "advance:1", "advance:1")
    assert names(play) == ["dyken", "freihoff", "callo"]


@rule("IG-INIT-11")
def test_order_goes_by_ship_numbers_not_by_places() -> None:
    """The rulebook's example: above ships 3, 1, 2 from left to right stand Blue, Green, Red."""
    play = track(IceGardenScenario("fjollsfinn", "callo", "freihoff"), ("fjollsfinn", 5), ("callo", 6), ("freihoff", 7), order=("callo", "fjollsfinn", "freihoff"))
    play.play("advance:1", "advance:1", "advance:1")
    assert [play.player(name).helmet + 1 for name in ("fjollsfinn", "callo", "freihoff")] == [6, 7, 8]
    assert names(play) == ["callo", "freihoff", "fjollsfinn"]
    assert play.amounts("turn-order") == [1, 2, 3]


@rule("IG-INIT-13")
def test_of_equal_ships_the_right_hand_one_goes_first() -> None:
    """The rulebook's example: Blue moves 1, Black 2, Green 1, Red 2; the new order is Red, Blue, Black, Green."""
    play = track(
        IceGardenScenario(), ("dyken", 6), ("fjollsfinn", 6), ("freihoff", 7), ("callo", 7), order=("callo", "freihoff", "fjollsfinn", "dyken")
    )
    play.play("advance:1", "advance:2", "advance:1", "advance:2")
    assert names(play) == ["freihoff", "fjollsfinn", "dyken", "callo"]


@rule("IG-INIT-14")
def test_action_markers_by_cubes() -> None:
    play = track(IceGardenScenario("callo", "freihoff"), ("callo", 1), ("freihoff", 5), order=("callo", "freihoff"))
    play.play("advance:1", "advance:1")
    cubes = [helmet.cubes for helmet in play.content.helmets]
    assert [play.player(name).to_place for name in ("callo", "freihoff")] == [cubes[1], cubes[5]] == [3, 4]
    assert len(set(cubes)) == 3, "three, four or five"


@rule("IG-INIT-15")
@pytest.mark.parametrize("how", ["advance:1", "advance:2"])
def test_a_red_ship_brings_scoring_when_it_is_reached_or_passed(how) -> None:
    red = next(helmet.index + 1 for helmet in get("icegarden").content().helmets if helmet.red)
    play = track(IceGardenScenario("callo", "freihoff"), ("freihoff", red - 2), ("callo", red - 1), order=("callo", "freihoff"))
    assert play.factor == 0
    assert play.play(how).factor == 1


@rule("IG-INIT-16")
def test_a_red_ship_brings_scoring_once() -> None:
    red = next(helmet.index + 1 for helmet in get("icegarden").content().helmets if helmet.red)
    play = track(IceGardenScenario("callo", "freihoff"), ("freihoff", red - 2), ("callo", red - 1), order=("callo", "freihoff"))
    play.play("advance:1", "advance:2")
    assert play.factor == 1, "the second one there changes nothing"
    play.order("freihoff", "callo").new_round().until("Planning.place")
    assert play.factor == 0, "nor does it score in the next round"


@rule("IG-INIT-17")
def test_two_red_ships_in_one_round_count_twice() -> None:
    play = track(IceGardenScenario("callo", "freihoff"), ("freihoff", 8), ("callo", 8), order=("callo", "freihoff"))
    play.play("advance:2")
    assert play.factor == 2
    play.play("advance:1")
    assert play.factor == 2


@rule("IG-INIT-18", "IG-END-04")
def test_the_last_helmet_makes_this_round_the_last() -> None:
    play = track(IceGardenScenario("callo", "freihoff"), ("freihoff", 8), ("callo", 9), order=("callo", "freihoff"))
    assert [play.chooser, play.keys] == ["freihoff", ["advance:1", "advance:2"]], "callo's only step was taken"
    play.play("advance:1")
    assert play.match.result is None
    play.go_on()
    assert play.match.result is not None
    assert play.match.result.rule == "IG-END-04"


@rule("IG-INIT-18")
def test_the_helmet_before_the_last_does_not() -> None:
    play = track(IceGardenScenario("callo", "freihoff"), ("freihoff", 8), ("callo", 8), order=("callo", "freihoff"))
    play.play("advance:1", "advance:1")
    assert play.helmets == [8, 8]
    assert "last-round" not in [thing.id for thing in play.match.scene(-1).things]
    play.go_on()
    assert play.match.result is None
    play = track(IceGardenScenario("callo", "freihoff"), ("freihoff", 8), ("callo", 8), order=("callo", "freihoff"))
    play.play("advance:2", "advance:1")
    assert "last-round" in [thing.id for thing in play.match.scene(-1).things]


@rule("IG-INIT-20")
def test_the_current_stage_is_that_of_the_marker_furthest_to_the_right() -> None:
    play = IceGardenScenario(scenario="standard")
    assert play.table.stage() == 1
    play.player("callo").helmet = 7
    assert play.table.stage() == 3


@rule("IG-ADV-04")
def test_the_tile_of_the_current_stage_is_active() -> None:
    play = IceGardenScenario(scenario="standard")
    assert play.scenario_tiles == ["shadow-whisperers"]
    play.player("callo").helmet = 7
    assert "night-wanderers" in play.scenario_tiles
