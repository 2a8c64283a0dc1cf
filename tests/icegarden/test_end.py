"""The next round, and the end of the game."""

from __future__ import annotations

import pytest

from pionek.games.icegarden.procedures.attack import Attack
from pionek.games.icegarden.procedures.next_round import CatchUp
from tests.icegarden.scenario import A, B, IceGardenScenario

rule = pytest.mark.rule


def points(play: IceGardenScenario, **given: int) -> IceGardenScenario:
    for name, count in given.items():
        play.player(name).points = count
    return play


def end_of_round(play: IceGardenScenario) -> IceGardenScenario:
    return play.begin("check")


# The next round


@rule("IG-NEXT-01")
def test_who_has_fewer_than_two_markers_catches_up() -> None:
    play = IceGardenScenario("callo", "freihoff", "dyken").put("callo", A, 1).put("freihoff", A, 2).order("dyken", "callo", "freihoff")
    play.on(round=2).run(CatchUp(-1))
    assert play.chooser == "dyken"
    assert play.keys == ["region:ice-cape", "region:wolf-fjords", "region:iron-shore", "region:ash-plains", "region:desert-marches", "region:misty-moors", "region:old-forests", "pass"]
    play.play("region:ash-plains", "region:ash-plains")
    assert play.chooser == "callo"
    play.play("region:wolf-fjords")
    assert play.done
    assert (play.player("dyken").on_board(), play.player("callo").on_board(), play.player("freihoff").on_board()) == (2, 2, 2)


@rule("IG-NEXT-02")
def test_who_catches_up_gets_two_population() -> None:
    play = IceGardenScenario("callo", "freihoff", "dyken").put("callo", A, 1).put("freihoff", A, 2).on(round=2).run(CatchUp(-1))
    assert [play.tokens(name) for name in ("callo", "freihoff", "dyken")] == [{"population": 2}, {}, {"population": 2}]
    assert play.chooser == "callo", "and may place markers now"
    assert play.play("pass").chooser == "dyken"


@rule("IG-NEXT-01")
def test_catching_up_is_a_may_and_not_in_the_first_round() -> None:
    play = IceGardenScenario("callo", "freihoff").put("freihoff", A, 2).on(round=2).run(CatchUp(-1)).play("pass")
    assert (play.done, play.player("callo").on_board(), play.tokens("callo")) == (True, 0, {"population": 2})
    play = IceGardenScenario("callo", "freihoff", "dyken").on(round=2).run(CatchUp(-1))
    asked = []
    while not play.done:
        asked.append(play.chooser)
        play.play("pass")
    assert asked == ["callo", "freihoff", "dyken"]
    assert IceGardenScenario("callo", "freihoff").on(round=2).begin("catch_up").tokens("callo") == {"population": 2}
    play = IceGardenScenario("callo", "freihoff").on(round=1).begin("catch_up")
    assert (play.asked, play.tokens("callo")) == ("Planning.place", {})


@rule("IG-NEXT-01")
def test_withdrawn_markers_count_as_on_the_board_those_elsewhere_do_not() -> None:
    play = IceGardenScenario().put("callo", A, 1).at("closed", B=1).on(round=2).order("callo", "freihoff", "dyken", "fjollsfinn").run(CatchUp(-1))
    assert (play.why_not("callo", "region", "wolf-fjords"), play.why_not("callo", "field", "viper")) == ("IG-CLOSE-11", "IG-INIT-19")
    play = IceGardenScenario("callo", "freihoff").put("callo", A, 1).put("freihoff", A, 1).on(vuko=A, round=2)
    play.player("callo").withdrawn[A] = 1
    play.player("freihoff").viper = 5
    play.table.recruited[1] = 2
    play.run(CatchUp(-1))
    assert (play.tokens("callo"), play.tokens("freihoff"), play.chooser) == ({}, {"population": 2}, "freihoff")


@rule("IG-NEXT-01")
def test_without_markers_in_the_supply_nobody_is_asked_to_catch_up() -> None:
    play = IceGardenScenario("callo", "freihoff").put("callo", A, 1).put("freihoff", A, 1).on(round=2)
    play.player("callo").viper += play.player("callo").supply
    play.player("callo").supply = 0
    play.run(CatchUp(-1))
    assert (play.tokens("callo"), play.chooser) == ({"population": 2}, "freihoff")


@rule("IG-NEXT-03")
def test_units_do_not_count_there() -> None:
    play = IceGardenScenario("callo", "freihoff").put("callo", A, 1, faun=2, nightmare=1).put("freihoff", A, 2).on(round=2).run(CatchUp(-1))
    assert (play.chooser, play.tokens("callo")) == ("callo", {"population": 2})


# The end


@rule("IG-END-01")
def test_a_goal_ends_the_game_at_the_end_of_its_round() -> None:
    play = points(IceGardenScenario().on(absorbed=4), callo=30)
    play.player("dyken").viper = 3
    end_of_round(play)
    assert play.points("dyken") == [0], "points do not decide, so there is no bonus"
    assert play.match.result is not None
    assert (play.winning_characters, play.match.result.rule) == (["dyken"], "IG-END-01")


@rule("IG-FLOW-04")
def test_a_goal_met_in_an_early_region_lets_the_round_be_finished() -> None:
    play = IceGardenScenario(thorn=A).put("dyken", A, 2).at("sanctuaries", A=4).put("callo", B, 2).on(factor=1)
    play.begin("domination")
    while not play.over:
        play.play(play.keys[0])
    assert play.winning_characters == ["dyken"]
    assert play.points("callo") == play.prizes(B)[:1]


@rule("IG-FLOW-03")
@pytest.mark.parametrize(
    ("situation", "over"),
    [({}, False), ({"absorbed": 4}, True), ({"absorbed": 3}, False), ({"points": 50}, True), ({"points": 49}, False), ({"final": True}, True)],
)
def test_rounds_go_on_until_a_goal_fifty_points_or_the_last_helmet(situation, over) -> None:
    play = points(IceGardenScenario(), callo=situation.pop("points", 0)).on(**situation)
    assert end_of_round(play).over == over


@rule("IG-END-02")
def test_a_goal_beats_points() -> None:
    play = end_of_round(points(IceGardenScenario().on(absorbed=4), callo=80, dyken=1))
    assert play.winning_characters == ["dyken"]


@rule("IG-END-06")
def test_points_win_only_where_nobody_has_met_a_goal() -> None:
    assert end_of_round(points(IceGardenScenario(), callo=80, dyken=1)).winning_characters == ["callo"]
    assert end_of_round(points(IceGardenScenario().on(absorbed=4), callo=80, dyken=1)).winning_characters == ["dyken"]


@rule("IG-END-03")
@pytest.mark.parametrize(("most", "over"), [(49, False), (50, True)])
def test_fifty_points_end_the_game(most, over) -> None:
    play = end_of_round(points(IceGardenScenario(), callo=most))
    assert (play.match.result is not None) == over
    if over:
        assert (play.winning_characters, play.match.result.rule) == (["callo"], "IG-END-03")


@rule("IG-END-04")
def test_the_last_helmet_ends_the_game_and_points_decide() -> None:
    play = end_of_round(points(IceGardenScenario().on(final=True), callo=10, dyken=12))
    assert (play.winning_characters, play.match.result.cause) == (["dyken"], "points")


@rule("IG-END-05")
@pytest.mark.parametrize(("dyken", "freihoff", "winners"), [(10, 11, ["freihoff"]), (11, 11, ["freihoff", "dyken"]), (12, 11, ["dyken"])])
def test_of_several_goals_points_decide_and_a_tie_is_shared(dyken, freihoff, winners) -> None:
    play = IceGardenScenario().on(absorbed=4, towers=[1] * 6 + [0, 0])
    end_of_round(points(play, dyken=dyken, freihoff=freihoff, callo=60))
    assert play.winning_characters == winners
    assert play.match.result.rule == "IG-END-05"


@rule("IG-END-05", "IG-END-07")
def test_the_bonus_of_vipers_throat_counts_between_goals() -> None:
    play = IceGardenScenario().on(absorbed=4, towers=[1] * 6 + [0, 0])
    play.player("dyken").viper = 2
    end_of_round(points(play, dyken=10, freihoff=14))
    assert play.winning_characters == ["dyken"]


@rule("IG-END-07")
def test_most_markers_in_vipers_throat_bring_five_points() -> None:
    play = IceGardenScenario().on(final=True)
    play.player("callo").viper, play.player("dyken").viper = 3, 2
    end_of_round(points(play, callo=10, dyken=14))
    assert (play.winning_characters, play.points("callo", "dyken")) == (["callo"], [15, 14])
    play = end_of_round(points(IceGardenScenario().on(final=True), callo=10))
    assert play.points("callo") == [10], "nobody has a marker there"


@rule("IG-END-08")
@pytest.mark.parametrize("better", ["callo", "dyken"])
def test_a_tie_there_goes_to_the_better_reputation(better) -> None:
    play = IceGardenScenario().on(final=True)
    worse = "dyken" if better == "callo" else "callo"
    play.reputation(("freihoff", 1), ("fjollsfinn", 1), (better, -2), (worse, -2))
    play.player("callo").viper = play.player("dyken").viper = 2
    end_of_round(play)
    assert play.points(better, worse) == [5, 0]


@rule("IG-END-09")
def test_all_with_the_most_points_win_together() -> None:
    play = end_of_round(points(IceGardenScenario().on(final=True), callo=20, dyken=20, freihoff=19))
    assert play.winning_characters == ["dyken", "callo"]


@rule("IG-END-10")
def test_points_beyond_fifty_are_counted() -> None:
    play = points(IceGardenScenario(), callo=53)
    markers = next(thing for thing in play.match.scene(0).things if thing.id == "points").markers
    assert [marker.at for marker in markers] == [0, 0, 53, 0]
    end_of_round(points(play, dyken=51))
    assert play.winning_characters == ["callo"]


@rule("IG-END-11")
def test_where_points_come_from() -> None:
    play = IceGardenScenario("callo", "dyken").put("dyken", A, 2, crab=1).put("callo", A, 1).put("callo", B, 2).give("dyken", gold=2).on(factor=1, final=True)
    play.run(Attack(1)).play("do:attack", "raze:callo:0", "rout")
    assert play.deeds("points") == [("points", 1, 1), ("points", 1, 1)]
    play.player("dyken").viper = 1
    play.begin("domination")
    while not play.over:
        play.play(play.keys[0])
    assert play.deeds("region-points", "viper-points") == [("region-points", 1, 4), ("region-points", 0, 4), ("viper-points", 1, 5)]
    assert play.points("dyken") == [2 + 4 + 5]


@rule("IG-END-12")
def test_the_bonus_itself_does_not_end_the_game() -> None:
    play = points(IceGardenScenario(), callo=47)
    play.player("callo").viper = 3
    end_of_round(play)
    assert play.match.result is None
    assert play.points("callo") == [47]


@rule("IG-END-12")
def test_the_first_seat_gets_the_bonus_too() -> None:
    play = points(IceGardenScenario("callo", "freihoff"), callo=50)
    play.player("callo").viper = 1
    assert end_of_round(play).points("callo") == [55]


@rule("IG-END-13")
def test_fifty_points_by_attack_do_not_stop_the_round() -> None:
    play = points(IceGardenScenario("callo", "dyken"), dyken=49, callo=47).put("dyken", A, 1, crab=1).put("callo", B, 2).give("dyken", gold=2)
    play.reputation(("callo", 0), ("dyken", -3)).on(factor=1)
    play.begin("activation").play("do:attack", "rout")
    while not play.over:
        play.play(play.keys[0])
    assert play.player("dyken").vuko == 1, "Vuko came"
    assert (play.points("callo", "dyken"), play.winning_characters) == ([51, 50], ["callo"]), "and domination changed who leads"
