"""The Reputation track and the Dead Snow."""

from __future__ import annotations

import pytest

from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.model import reputation_track
from pionek.games.icegarden.procedures.action_phase import Raven
from pionek.games.icegarden.procedures.domination_phase import RegionDomination
from pionek.games.icegarden.procedures.making import Making
from tests.icegarden.scenario import A, IceGardenScenario

rule = pytest.mark.rule
FREIHOFF, DYKEN, CALLO, FJOLL = range(4)


@rule("IG-REP-01")
def test_the_track_runs_from_yin_yang_to_minus_nine() -> None:
    board = next(thing for thing in IceGardenScenario().match.scene(0).things if thing.id == "reputation")
    assert [place.name for place in board.places] == ["yin-yang", "0", "-1", "-2", "-3", "-4", "-5", "-6", "-7", "-8", "-9"]
    assert [token.owner for token in board.places[0].tokens] == [3, 2, 1, 0], "the first player on top"


@rule("IG-REP-02")
def test_nobody_returns_to_yin_yang() -> None:
    play = IceGardenScenario().reputation(("freihoff", 1), ("dyken", 0), ("fjollsfinn", -1), ("callo", -1))
    play.run(Raven(CALLO)).play("do:rise")
    assert play.stack(0) == ["callo", "dyken"]
    play.run(Raven(CALLO)).play("do:rise")
    assert play.reputations[CALLO] == 0
    play.run(Raven(FREIHOFF))
    assert play.done, "on yin-yang there is nothing to gain"


@rule("IG-REP-02")
def test_the_first_step_down_from_yin_yang_is_zero() -> None:
    play = IceGardenScenario().put("callo", A, 1).give("callo", m0=1).run(Making(CALLO)).play("do:shift")
    assert play.reputations == [1, 1, 0, 1]
    play.lose_reputation("dyken", 4)
    assert play.reputations[DYKEN] == -3


@rule("IG-REP-05")
def test_in_a_stack_the_lowest_is_the_best() -> None:
    play = IceGardenScenario().reputation(("freihoff", 1), ("dyken", -2), ("callo", -2), ("fjollsfinn", -2))
    assert play.table.worst() == FJOLL
    play.put("dyken", A, 2).put("callo", A, 2).run(RegionDomination(-1, A))
    assert play.events("dominates")[0][1] == DYKEN, "equal influence, also nearby"


@rule("IG-REP-03")
def test_a_rising_marker_goes_under_the_others() -> None:
    play = IceGardenScenario().reputation(("freihoff", 1), ("dyken", -2), ("fjollsfinn", -2), ("callo", -4)).run(Raven(CALLO)).play("do:rise")
    assert play.stack(-2) == ["callo", "dyken", "fjollsfinn"], "lowest, that is best, first"


@rule("IG-REP-08")
def test_the_worst_is_the_top_of_the_lowest_stack() -> None:
    play = IceGardenScenario().reputation(("freihoff", 1), ("callo", -1), ("dyken", -2), ("fjollsfinn", -2))
    assert play.table.worst() == FJOLL
    assert IceGardenScenario().reputation(("freihoff", 1), ("callo", 0), ("dyken", 0), ("fjollsfinn", -9)).table.worst() == FJOLL
    assert IceGardenScenario().reputation(("fjollsfinn", 1), ("callo", 0), ("freihoff", 0), ("dyken", 0)).table.worst() == DYKEN


@rule("IG-REP-04")
def test_a_falling_marker_goes_on_top() -> None:
    play = IceGardenScenario().reputation(("freihoff", 1), ("callo", -1), ("dyken", -2), ("fjollsfinn", -2))
    play.put("callo", A, 1).give("callo", m0=1).run(Making(CALLO)).play("do:shift")
    assert play.stack(-2) == ["dyken", "fjollsfinn", "callo"]


@rule("IG-REP-07")
def test_at_minus_nine_one_may_still_make_and_goes_on_top() -> None:
    play = IceGardenScenario().reputation(("freihoff", 1), ("dyken", -3), ("callo", -9), ("fjollsfinn", -9))
    play.put("callo", A, 1).give("callo", m0=1).run(Making(CALLO)).play("do:shift")
    assert play.stack(-9) == ["fjollsfinn", "callo"]


@rule("IG-REP-06")
def test_reputation_does_not_fall_below_minus_nine() -> None:
    play = IceGardenScenario().reputation(("freihoff", 1), ("dyken", -3), ("fjollsfinn", -9), ("callo", -8))
    play.put("callo", A, 1).give("callo", m3=1).run(Making(CALLO)).play("do:summon")
    assert play.stack(-9) == ["fjollsfinn", "callo"], "three steps, but no further than -9"


@rule("IG-REP-03")
def test_at_zero_a_rise_leads_to_the_bottom_of_the_stack() -> None:
    play = IceGardenScenario().reputation(("freihoff", 1), ("dyken", 0), ("callo", 0), ("fjollsfinn", -1)).run(Raven(CALLO)).play("do:rise")
    assert play.stack(0) == ["callo", "dyken"]


# The Dead Snow


@rule("IG-SNOW-01")
@pytest.mark.parametrize(("players", "limit"), [(2, 18), (3, 24), (4, 30)])
def test_limits(players, limit) -> None:
    assert IceGardenScenario(*("callo", "freihoff", "fjollsfinn", "dyken")[:players]).table.limit == limit


def brink(freihoff: int = -4) -> IceGardenScenario:
    """One step before the Dead Snow; Callo's reputation is the best."""
    play = IceGardenScenario().reputation(("callo", 0), ("freihoff", freihoff), ("dyken", -5), ("fjollsfinn", -6))
    play.on(snow=29).put("callo", A, 1).give("callo", m0=2, gold=1, m1=1)
    return play


@rule("IG-SNOW-02")
def test_at_the_limit_the_game_is_over_at_once() -> None:
    play = brink().run(Making(CALLO)).play("do:shift")
    assert play.over
    assert play.match.result is not None
    assert (play.match.result.cause, play.winning_characters, play.snow) == ("snow", ["callo"], 30)
    assert play.tokens("callo")["m0"] == 2, "nothing else happens"


@rule("IG-SNOW-03")
def test_only_who_wins_by_it_may_bring_the_snow() -> None:
    play = brink()
    play.player("callo").vuko = 1
    play.run(Making(CALLO))
    assert play.done, "with two tokens every way leads behind Freihoff"
    play.on(snow=28)
    play.run(Making(CALLO))
    assert play.keys == ["do:shift", "do:upgrade", "do:summon", "pass"], "a step earlier all is free"


@rule("IG-SNOW-03")
@pytest.mark.parametrize(("freihoff", "keys"), [(-4, ["do:shift", "do:upgrade", "do:summon", "pass"]), (-3, ["do:summon", "pass"]), (-2, [])])
def test_the_ban_is_judged_with_all_that_the_reckoning_takes(freihoff, keys) -> None:
    """One reputation for the deed (none yet for a summoning) and two for the token; level means on top, so worse."""
    play = brink(freihoff).run(Making(CALLO))
    assert play.keys == keys
    if keys:
        assert play.why_not("callo", "deed", "shift") == ("" if freihoff == -4 else "IG-SNOW-03")


@rule("IG-SUMMON-01")
def test_a_summoning_that_reaches_the_limit_ends_before_its_reputation_is_lost() -> None:
    play = brink(-3).run(Making(CALLO)).play("do:summon")
    assert play.winning_characters == ["callo"]
    assert play.reputations[CALLO] == -2, "only the token for the snow"


@rule("IG-SNOW-04")
def test_who_brought_the_snow_takes_a_token_even_if_none_is_left() -> None:
    play = brink().on(vuko_tokens=0).run(Making(CALLO)).play("do:shift")
    assert play.player("callo").vuko == 1
    assert play.reputations[CALLO] == -3


@rule("IG-SNOW-04")
def test_also_the_first_seat_takes_it() -> None:
    play = IceGardenScenario().reputation(("freihoff", 0), ("callo", -4), ("dyken", -5), ("fjollsfinn", -6)).on(snow=29)
    play.put("freihoff", A, 1).give("freihoff", m0=1).run(Making(FREIHOFF)).play("do:shift")
    assert (play.player("freihoff").vuko, play.reputations[FREIHOFF]) == (1, -3)


@rule("IG-SNOW-06")
def test_the_snow_takes_reputation_below_minus_nine() -> None:
    play = brink()
    play.player("dyken").vuko = 5
    assert play.run(Making(CALLO)).play("do:shift").reputations[DYKEN] == -15


@rule("IG-SNOW-05")
def test_two_reputation_for_each_token_in_turn_order() -> None:
    play = brink()
    for name, tokens in (("freihoff", 2), ("dyken", 3), ("fjollsfinn", 0)):
        play.player(name).vuko = tokens
    play.run(Making(CALLO)).play("do:shift")
    assert play.reputations == [-8, -11, -3, -6]
    assert [each[1] for each in play.events("reputation")] == [CALLO, FREIHOFF, DYKEN, CALLO], "the deed, then all with tokens"


@rule("IG-SNOW-07")
def test_the_best_reputation_wins() -> None:
    values, ranks = reputation_track.reckoned([-5, 0, -3], [1, 2, 0], [0, 3, 1], [0, 1, 2])
    assert values == [-5, -6, -5]
    assert ranks == [0, 2, 1], "on one value the lowest marker is best"
    assert reputation_track.snow_winner([-5, 0, -3], [1, 2, 0], [0, 3, 1], [0, 1, 2], -1, 0) == 0


@rule("IG-SNOW-08")
def test_points_and_goals_do_not_count_then() -> None:
    play = brink()
    play.player("dyken").points = 70
    play.on(towers=[1] * 6 + [0, 0]).run(Making(CALLO)).play("do:upgrade")
    assert play.winning_characters == ["callo"]


@rule("IG-SNOW-09")
def test_of_two_that_end_level_the_later_is_worse() -> None:
    """Turn order A, B; A on 0 with two tokens and B on -2 with one both end on -4; A lies under B."""
    values, ranks = reputation_track.reckoned([0, -2], [0, 1], [2, 1], [0, 1])
    assert (values, ranks) == ([-4, -4], [0, 1])
    assert reputation_track.reckoned([0, -2], [0, 1], [2, 1], [1, 0])[1] == [1, 0]
    assert reputation_track.reckoned([0, -4], [0, 1], [2, 0], [0, 1])[1] == [1, 0], "who has no token does not move"


@rule("IG-SNOW-07")
def test_yin_yang_is_better_than_zero() -> None:
    assert reputation_track.snow_winner([0, 1], [1, 0], [0, 0], [0, 1], -1, 0) == 1
    assert vocabulary.YIN_YANG > 0


@rule("IG-SNOW-04")
def test_whoever_brings_the_snow_takes_a_token_whatever_his_seat() -> None:
    assert reputation_track.snow_winner([0, -1], [0, 1], [0, 0], [0, 1], 0, 0) == 1
    assert reputation_track.snow_winner([-1, 0], [1, 0], [0, 0], [0, 1], 1, 0) == 0
    assert reputation_track.snow_winner([0, -1], [0, 1], [0, 0], [0, 1], -1, 0) == 0, "nobody did"
