"""The Planning phase and the order of actions (rulebook chapters "Planowanie" and "Faza Akcji")."""

from __future__ import annotations

import pytest

from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.procedures.planning_phase import Planning
from tests.icegarden.scenario import A, B, IceGardenScenario

rule = pytest.mark.rule


def planning(play: IceGardenScenario, **markers: int) -> IceGardenScenario:
    for name, count in markers.items():
        play.player(name).to_place = count
    return play.run(Planning(-1))


@rule("IG-PLAN-01")
def test_one_marker_at_a_time_in_turn_order() -> None:
    play = planning(IceGardenScenario("callo", "freihoff", "dyken").order("dyken", "callo", "freihoff"), callo=1, freihoff=2, dyken=3)
    asked = []
    while not play.done:
        asked.append(play.chooser)
        play.play("plan:influence")
    assert asked == ["dyken", "callo", "freihoff", "dyken", "freihoff", "dyken"]


@rule("IG-PLAN-02")
def test_fields_six_and_seven_take_no_markers() -> None:
    play = planning(IceGardenScenario(), callo=1)
    assert play.keys == ["plan:viper", "plan:influence", "plan:movement", "plan:mountain", "plan:raven", "plan:making"]
    assert play.why_not("callo", "field", "activation") == "IG-PLAN-02"
    assert play.why_not("callo", "field", "vuko") == "IG-PLAN-02"
    assert play.why_not("callo", "region", "ice-cape") == "IG-PLAN-01"


@rule("IG-PLAN-03")
def test_markers_fill_a_field_from_the_left() -> None:
    play = planning(IceGardenScenario("callo", "freihoff"), callo=1, freihoff=1).play("plan:raven", "plan:raven")
    assert play.slots(vocabulary.RAVEN) == [0, 1]


@rule("IG-PLAN-07")
def test_one_player_may_place_several_markers_on_a_field() -> None:
    play = planning(IceGardenScenario("callo", "freihoff"), callo=2, freihoff=1).play("plan:raven", "plan:making", "plan:raven")
    assert play.slots(vocabulary.RAVEN) == [0, 0]


@rule("IG-PLAN-04")
def test_a_full_field_cannot_be_chosen() -> None:
    slots = IceGardenScenario().content.fields[vocabulary.MOUNTAIN].slots[2]
    play = planning(IceGardenScenario().plan(vocabulary.MOUNTAIN, *["dyken"] * (slots - 1)), callo=2)
    play.play("plan:mountain")
    assert "plan:mountain" not in play.keys
    assert play.why_not("callo", "field", "mountain") == "IG-PLAN-04"


@rule("IG-PLAN-05")
def test_vipers_throat_is_never_full() -> None:
    play = planning(IceGardenScenario().plan(vocabulary.VIPER, *["dyken"] * 15), callo=5)
    for _ in range(5):
        play.play("plan:viper")
    assert len(play.slots(vocabulary.VIPER)) == 20


@rule("IG-PLAN-06")
@pytest.mark.parametrize("field", ["movement", "mountain", "raven", "making"])
def test_with_two_players_these_fields_have_three_slots(field) -> None:
    play = planning(IceGardenScenario("callo", "freihoff"), callo=5)
    play.play(f"plan:{field}", f"plan:{field}", f"plan:{field}")
    assert f"plan:{field}" not in play.keys


@rule("IG-PLAN-06")
@pytest.mark.parametrize("characters", [("callo", "freihoff", "dyken"), ("callo", "freihoff", "dyken", "fjollsfinn")])
@pytest.mark.parametrize("field", ["movement", "mountain", "raven", "making"])
def test_with_more_players_there_are_more_slots(field: str, characters: tuple[str, ...]) -> None:
    play = planning(IceGardenScenario(*characters), callo=5)
    play.play(f"plan:{field}", f"plan:{field}", f"plan:{field}")
    assert f"plan:{field}" in play.keys
    play.play(f"plan:{field}")
    assert play.why_not("callo", "field", field) == "IG-PLAN-04"


@rule("IG-PLAN-08")
def test_vipers_throat_takes_an_influence_marker() -> None:
    player = planning(IceGardenScenario("callo", "freihoff").give("callo", population=1), callo=1).play("plan:viper").player("callo")
    assert (player.supply, player.viper) == (19, 1)


@rule("IG-PLAN-09")
def test_vipers_throat_keeps_the_marker_for_good() -> None:
    play = planning(IceGardenScenario("callo", "freihoff").give("callo", population=1), callo=1).play("plan:viper")
    player = play.player("callo")
    play.actions().play("take:gold", "pass")
    assert play.done
    assert (player.supply, player.viper) == (19, 1)


@rule("IG-PLAN-08")
def test_without_an_influence_marker_vipers_throat_is_closed() -> None:
    play = IceGardenScenario("callo", "freihoff")
    play.player("callo").supply = 0
    planning(play, callo=2)
    assert "plan:viper" not in play.keys
    assert play.why_not("callo", "field", "viper") == "IG-PLAN-08"


@rule("IG-PLAN-04")
def test_a_marker_that_fits_nowhere_is_set_aside() -> None:
    play = IceGardenScenario("callo", "freihoff")
    play.player("callo").supply = 0
    play.plan(vocabulary.INFLUENCE, *["freihoff"] * 6)
    for field in (vocabulary.MOVEMENT, vocabulary.MOUNTAIN, vocabulary.RAVEN, vocabulary.MAKING):
        play.plan(field, *["freihoff"] * 3)
    planning(play, callo=2)
    assert play.done
    assert play.player("callo").to_place == 0
    assert [each[3] for each in play.events("set-aside")] == [2]


@rule("IG-PLAN-10")
def test_a_marker_may_be_placed_only_to_block() -> None:
    play = planning(IceGardenScenario("callo", "freihoff"), callo=2, freihoff=1).play("plan:making", "plan:making", "plan:making")
    assert play.slots(vocabulary.MAKING) == [0, 1, 0], "although she has nothing to make anything with"


@rule("IG-PLAN-10")
def test_only_a_marker_that_can_do_nothing_is_told_so() -> None:
    play = IceGardenScenario("callo", "freihoff").put("callo", A, 1).plan(vocabulary.INFLUENCE, "callo", "freihoff").give("callo", population=1).actions()
    assert [each.seat for each in play.events("nothing-to-do")] == [1], "Freihoff has no population; Callo is asked"
    assert (play.chooser, play.events("declined")) == ("callo", [])
    play.play("region:ice-cape")
    assert len(play.events("nothing-to-do")) == 1, "she has done something; that no more can be done is not told"


@rule("IG-ACT-05")
def test_every_action_may_be_declined_and_costs_nothing_then() -> None:
    play = IceGardenScenario("callo", "freihoff").put("callo", A, 1).give("callo", population=2, gold=2, m0=1)
    for field in (vocabulary.INFLUENCE, vocabulary.MOVEMENT, vocabulary.MOUNTAIN, vocabulary.RAVEN, vocabulary.MAKING):
        play.plan(field, "callo")
    play.reputation(("callo", -2), ("freihoff", -3))
    play.player("callo").vuko = 1
    play.actions()
    declined = 0
    while not play.done:
        declined += 1
        play.play("pass")
    assert declined == 5
    assert play.tokens("callo") == {"population": 2, "gold": 2, "m0": 1}
    assert (play.snow, play.stack(-2), play.player("callo").markers[A]) == (0, ["callo"], 1)


def all_fields() -> IceGardenScenario:
    """Both players have a marker in every field and could act there."""
    play = IceGardenScenario("callo", "freihoff").put("callo", A, 1).put("freihoff", B, 1)
    play.give("callo", population=9, gold=9, m0=1).give("freihoff", population=9, gold=9)
    play.reputation(("callo", -2), ("freihoff", -3))
    for field in (vocabulary.VIPER, vocabulary.INFLUENCE, vocabulary.MOVEMENT, vocabulary.MOUNTAIN, vocabulary.RAVEN, vocabulary.MAKING):
        play.plan(field, "callo", "freihoff")
    return play.actions()


def fields_asked(play: IceGardenScenario) -> list[str]:
    asked = []
    while not play.done:
        asked.append(play.asked.split(".")[0])
        play.play("pass")
    return asked


@rule("IG-ACT-01")
def test_fields_in_the_order_of_their_numbers() -> None:
    assert list(dict.fromkeys(fields_asked(all_fields()))) == ["Viper", "Influence", "Movement", "Mountain", "Raven", "Making"]


@rule("IG-ACT-06")
def test_all_markers_of_a_field_before_the_next_field() -> None:
    asked = fields_asked(all_fields())
    assert asked[::2] == asked[1::2]


@rule("IG-VIPER-07")
def test_vipers_throat_comes_first_in_turn_order() -> None:
    play = all_fields()
    first = (play.asked, play.chooser)
    assert [first, (play.play("pass").asked, play.chooser)] == [("Viper.trade", "callo"), ("Viper.trade", "freihoff")]


@rule("IG-ADV-13")
def test_order_tokens_change_the_order_of_fields() -> None:
    play = IceGardenScenario("callo", "freihoff").put("callo", A, 1).give("callo", population=9, gold=9)
    play.on(field_order=[vocabulary.MAKING, vocabulary.MOVEMENT, vocabulary.INFLUENCE, vocabulary.RAVEN, vocabulary.MOUNTAIN])
    for field in (vocabulary.INFLUENCE, vocabulary.MOVEMENT, vocabulary.MAKING):
        play.plan(field, "callo")
    play.actions()
    asked = []
    while not play.done:
        asked.append(play.asked.split(".")[0])
        play.play("pass")
    assert asked == ["Making", "Movement", "Influence"]


@rule("IG-ACT-02")
def test_the_marker_placed_last_acts_first() -> None:
    play = IceGardenScenario().plan(vocabulary.INFLUENCE, "callo", "dyken", "callo", "freihoff")
    for name in ("callo", "dyken", "freihoff"):
        play.put(name, A, 1).give(name, population=3)
    play.actions()
    asked = []
    while not play.done:
        asked.append(play.chooser)
        play.play("pass")
    assert asked == ["freihoff", "callo", "dyken", "callo"]


@rule("IG-ACT-04")
def test_a_marker_is_removed_before_its_owner_acts() -> None:
    play = IceGardenScenario().plan(vocabulary.INFLUENCE, "callo", "dyken", "callo", "freihoff")
    for name in ("callo", "dyken", "freihoff"):
        play.put(name, A, 1).give(name, population=3)
    play.actions()
    asked = []
    while not play.done:
        asked.append((play.chooser, len(play.slots(vocabulary.INFLUENCE))))
        play.play("pass")
    assert asked == [("freihoff", 3), ("callo", 2), ("dyken", 1), ("callo", 0)]


@rule("IG-ACT-03")
def test_in_vipers_throat_players_act_in_turn_order() -> None:
    play = IceGardenScenario("callo", "freihoff", "dyken").order("dyken", "callo", "freihoff").plan(vocabulary.VIPER, "callo", "freihoff", "dyken")
    play.actions()
    asked = []
    while not play.done:
        asked.append(play.chooser)
        play.play("pass")
    assert asked == ["dyken", "callo", "freihoff"]


@pytest.mark.parametrize(("phase", "asked"), [("catch_up", "CatchUp.place"), ("initiative", "Initiative.move"), ("planning", "Planning.place"), ("domination", "RegionDomination.resources")])
def test_a_scenario_begins_with_any_phase_of_a_round(phase, asked) -> None:
    play = IceGardenScenario().on(round=2).put("callo", A, 2).give("callo", gold=2)
    play.player("callo").to_place = 1 if phase == "planning" else 0
    assert (play.begin(phase).asked, play.turn) == (asked, 2)
