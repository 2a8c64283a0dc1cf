"""Vuko's activation."""

from __future__ import annotations

import pytest

from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.procedures.domination_phase import DominationPhase
from pionek.games.icegarden.procedures.unit_activation import Activation
from pionek.games.icegarden.procedures.vuko import VukoVisit
from tests.icegarden.scenario import A, B, C, D, IceGardenScenario

rule = pytest.mark.rule


def sinner(**more: int) -> IceGardenScenario:
    """Callo has the worst reputation."""
    return IceGardenScenario().reputation(("freihoff", 1), ("dyken", 0), ("fjollsfinn", -1), ("callo", -1))


def visit(play: IceGardenScenario) -> IceGardenScenario:
    return play.run(VukoVisit(-1))


@rule("IG-VUKO-01")
def test_vuko_comes_when_somebody_has_left_yin_yang() -> None:
    play = visit(IceGardenScenario().put("callo", A, 3))
    assert (play.vuko, sum(player.vuko for player in play.players)) == (-1, 0)
    play.lose_reputation("callo", 1)
    assert visit(play).vuko == A


@rule("IG-VUKO-02")
def test_vuko_visits_the_top_marker_of_the_lowest_space() -> None:
    play = visit(sinner().put("callo", B, 1).put("fjollsfinn", A, 5))
    assert (play.vuko, play.player("callo").vuko, play.player("fjollsfinn").vuko) == (B, 1, 0)


@rule("IG-VUKO-03")
def test_vuko_goes_where_markers_levels_and_domination_are_most() -> None:
    play = sinner().put("callo", A, 4).put("callo", B, 1, nightmare=1)
    assert (play.influence("callo", A), play.influence("callo", B)) == (4, 5)
    assert visit(play).vuko == B


@rule("IG-VUKO-04")
def test_from_there_he_goes_to_the_next_best() -> None:
    play = visit(sinner().put("callo", A, 5).put("callo", B, 1).put("callo", C, 3).on(vuko=A))
    assert play.vuko == C


@rule("IG-VUKO-05")
def test_of_equal_regions_he_takes_the_lower_number() -> None:
    play = sinner().put("callo", D, 2).put("callo", B, 2)
    assert visit(play).vuko == B
    play = sinner().put("callo", D, 2).put("callo", B, 2).on(sequence=[D, A, B, C, 4, 5, 6, 7])
    play.table.tiles[D], play.table.tiles[A] = play.table.tiles[A], play.table.tiles[D]
    assert visit(play).vuko == D


@rule("IG-VUKO-06")
def test_he_stays_where_his_guest_has_his_only_influence() -> None:
    play = sinner().put("callo", A, 4).on(vuko=A)
    play.player("callo").withdrawn[A] = 1
    play.player("callo").vuko = 1
    visit(play)
    assert (play.vuko, play.player("callo").vuko) == (A, 2)
    assert (play.player("callo").markers[A], play.player("callo").withdrawn[A]) == (3, 2), "withdrawn anew, not added up"


@rule("IG-VUKO-06")
def test_one_withdrawn_marker_is_influence_enough_for_him_to_stay() -> None:
    play = sinner().on(vuko=A)
    play.player("callo").supply -= 1
    play.player("callo").withdrawn[A] = 1
    play.player("callo").vuko = 1
    visit(play)
    assert (play.vuko, play.player("callo").withdrawn[A]) == (A, 1)
    assert play.events("vuko-moved", "vuko-stayed") == [("vuko-stayed", play.seat_of("callo"), A, 0)]
    assert "Vuko stays with Callo in Ice Cape. [IG-VUKO-03 IG-VUKO-06]" in play.log()


@rule("IG-VUKO-07")
def test_he_enters_no_closed_region() -> None:
    play = sinner().put("callo", B, 1).at("closed", A=1)
    play.player("callo").sealed[A] = 3
    play.put("callo", A, faun=1)
    assert visit(play).vuko == B


@rule("IG-VUKO-08")
def test_the_guest_takes_a_token() -> None:
    play = visit(sinner().put("callo", A, 1))
    assert (play.player("callo").vuko, play.vuko_tokens) == (1, 9)


@rule("IG-VUKO-06", "IG-VUKO-08")
def test_a_guest_without_influence_only_takes_the_token() -> None:
    play = sinner().put("dyken", A, 3).on(vuko=A)
    play.player("dyken").vuko = 1
    visit(play)
    assert (play.player("callo").vuko, play.vuko, play.player("dyken").markers[A]) == (1, A, 3), "nobody is withdrawn"


@rule("IG-VUKO-15")
def test_nobody_scores_for_a_unit_that_vuko_kills() -> None:
    play = visit(sinner().put("callo", A, 1, faun=1).put("dyken", A, 1))
    assert (play.figures("callo", "faun"), play.points()) == ([-1, -1], [0, 0, 0, 0])


@rule("IG-VUKO-09")
def test_vuko_kills_one_unit_of_the_guest_who_chooses() -> None:
    play = visit(sinner().put("callo", A, 1, wild_children=2, faun=1).put("dyken", A, crab=1).put("callo", B, nightmare=1))
    assert (play.chooser, play.keys) == ("callo", ["lose:wild-children", "lose:faun"])
    assert play.why_not("callo", "unit", "nightmare") == "IG-VUKO-09"
    assert play.why_not("callo", "unit", "crab") == "IG-SETUP-02", "another player's"
    assert play.why_not("callo", "region", "ice-cape") == "IG-VUKO-09", "now a unit is chosen"
    play.play("lose:wild-children")
    assert play.figures("callo", "wild_children") == [-1, -1, A]
    assert play.figures("dyken", "crab") == [-1, -1, A]


@rule("IG-SHIELD-02")
def test_shields_do_not_help_against_vuko() -> None:
    play = visit(sinner().put("callo", A, faun=1).upgrade("faun", vocabulary.SHIELD))
    assert play.figures("callo", "faun") == [-1, -1]


@rule("IG-VUKO-11")
def test_the_token_just_received_counts_and_so_do_other_players() -> None:
    play = sinner().put("callo", A, 4).put("dyken", A, 4)
    play.player("dyken").vuko = 1
    visit(play)
    assert [play.player(name).withdrawn[A] for name in ("callo", "dyken")] == [1, 1]


@rule("IG-VUKO-10")
def test_everybody_loses_as_many_markers_as_he_has_tokens() -> None:
    play = sinner().put("callo", A, 4).put("dyken", A, 4).put("freihoff", A, 2)
    play.player("dyken").vuko = 2
    visit(play)
    withdrawn = [play.player(name).withdrawn[A] for name in ("callo", "dyken", "freihoff")]
    assert withdrawn == [1, 2, 0]
    assert [play.player(name).markers[A] for name in ("callo", "dyken", "freihoff")] == [3, 2, 2]


@rule("IG-VUKO-12")
def test_withdrawn_markers_are_no_influence() -> None:
    play = sinner().put("callo", A, 4).put("dyken", A, 3)
    play.player("callo").vuko = 1
    visit(play)
    assert (play.influence("callo", A), play.influence("dyken", A)) == (2, 3)


@rule("IG-DOM-05")
def test_withdrawn_markers_do_not_dominate() -> None:
    play = sinner().put("callo", A, 4).put("dyken", A, 3)
    play.player("callo").vuko = 1
    visit(play)
    play.run(DominationPhase(-1))
    assert play.events("dominates") == [("dominates", play.seat_of("dyken"), A, 3)]


@rule("IG-VUKO-13")
def test_withdrawn_markers_return_when_he_leaves() -> None:
    play = visit(sinner().put("callo", A, 4).put("callo", B, 3).put("dyken", A, 1))
    assert play.player("callo").withdrawn[A] == 1
    visit(play)
    assert (play.vuko, play.player("callo").markers[A], play.player("callo").withdrawn) == (B, 4, [0, 2, 0, 0, 0, 0, 0, 0])
    assert play.events("vuko-leaves") == [], "nobody follows him without a scenario tile"


@rule("IG-VUKO-14")
def test_scenario_tiles_come_last() -> None:
    play = IceGardenScenario(scenario="standard").reputation(("freihoff", 1), ("dyken", 0), ("fjollsfinn", -1), ("callo", -1))
    play.player("freihoff").helmet = 9
    play.table.refresh_rules()
    visit(play.put("callo", A, 2))
    moments = [each[0] for each in play.events("vuko-moved", "vuko-token", "withdrawn", "snow-rises")]
    assert moments == ["vuko-moved", "vuko-token", "withdrawn", "snow-rises"]


@rule("IG-VUKO-16")
def test_fewer_markers_than_tokens_are_all_withdrawn_and_units_never() -> None:
    play = sinner().put("callo", A, 2, faun=2)
    play.player("callo").vuko = 4
    visit(play)
    assert (play.player("callo").withdrawn[A], play.player("callo").markers[A], play.figures("callo", "faun")) == (2, 0, [-1, A])


@rule("IG-VUKO-17")
def test_what_counts_is_the_moment_of_his_activation() -> None:
    play = sinner().put("callo", A, 1, faun=1).put("callo", B, 2).put("dyken", A, crab=1).give("dyken", gold=2)
    assert play.influence("callo", A) == 3
    play.run(Activation(-1)).play("do:attack", "strike:faun:2", "strike:faun:1")
    visit(play)
    assert play.vuko == B, "the defeated Faun is gone"
