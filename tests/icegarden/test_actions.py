"""Viper's Throat, Influence, Movement, Ravenous Mountain, Raven's Shadow."""

from __future__ import annotations

import pytest

from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.procedures.action_phase import Influence, Mountain, Movement, Raven, Viper
from tests.icegarden.scenario import A, B, C, D, E, G, H, IceGardenScenario

rule = pytest.mark.rule
CALLO = 2
FJOLL = 3


def callo(**tokens: int) -> IceGardenScenario:
    return IceGardenScenario().give("callo", **tokens)


# Viper's Throat


@rule("IG-VIPER-01")
@pytest.mark.parametrize(("resource", "kind"), [("m-factor", "m0"), ("population", "population"), ("gold", "gold")])
def test_a_token_of_ones_choice_for_each_marker(resource, kind) -> None:
    play = callo().plan(vocabulary.VIPER, "callo", "callo").actions()
    play.play(f"take:{resource}")
    assert play.tokens("callo") == {kind: 1}
    play.play(f"take:{resource}")
    assert play.tokens("callo") == {kind: 2}
    assert not [key for key in play.keys if key.startswith("take")]


@rule("IG-VIPER-02")
def test_two_tokens_for_one_of_another_kind() -> None:
    play = callo(population=1, gold=1).run(Viper(CALLO, 0))
    assert play.keys == ["exchange:population:gold:m-factor", "pass"]
    play.play("exchange:population:gold:m-factor")
    assert play.tokens("callo") == {"m0": 1}
    assert play.supply == [24, 22, 15]


@rule("IG-VIPER-06")
@pytest.mark.parametrize(("answer", "left"), [("exchange:population:gold:m-factor", {"m0": 1, "m3": 1}), ("take:m-factor", {"population": 1, "gold": 1, "m0": 1, "m3": 1})])
def test_new_m_factor_lies_on_level_0(answer, left) -> None:
    play = callo(population=1, gold=1, m3=1).run(Viper(CALLO, int(answer.startswith("take")))).play(answer)
    assert play.tokens("callo") == left


@rule("IG-VIPER-02")
def test_nine_exchanges_at_most() -> None:
    play = callo(population=2, gold=2, m0=2).run(Viper(CALLO, 0))
    exchanges = [key.split(":")[1:] for key in play.keys if key != "pass"]
    assert len(exchanges) == 9
    assert all(got not in (one, other) for one, other, got in exchanges)


@rule("IG-VIPER-03")
def test_exchanges_again_and_again() -> None:
    """The tip: with a token taken, all starting tokens become M-factor, five in all."""
    play = callo(population=4, gold=2, m0=1).run(Viper(CALLO, 1)).play("take:m-factor")
    play.play("exchange:population:population:m-factor", "exchange:population:gold:m-factor", "exchange:population:gold:m-factor")
    assert play.tokens("callo") == {"m0": 5}


@rule("IG-VIPER-04")
@pytest.mark.parametrize(
    ("keys", "left"),
    [
        (("take:gold", "pass"), {"population": 2, "gold": 1}),
        (("exchange:population:population:gold", "pass"), {"gold": 1}),
        (("exchange:population:population:gold", "take:gold", "pass"), {"gold": 2}),
        (("pass",), {"population": 2}),
    ],
)
def test_take_exchange_or_both(keys, left) -> None:
    play = callo(population=2).run(Viper(CALLO, 1))
    for key in keys:
        if not play.done:
            play.play(key)
    assert play.tokens("callo") == left
    assert play.done


@rule("IG-VIPER-05")
def test_only_m_factor_of_level_zero_is_exchanged() -> None:
    play = callo(m1=2, m2=1, m3=1).run(Viper(CALLO, 0))
    assert play.done
    play = callo(m0=1, m1=2, gold=1).run(Viper(CALLO, 0))
    assert play.keys == ["exchange:gold:m-factor:population", "pass"]
    supply = play.supply
    play.play("exchange:gold:m-factor:population")
    assert play.tokens("callo") == {"m1": 2, "population": 1}
    assert play.supply == [supply[0] - 1, supply[1] + 1, supply[2] + 1]


@rule("IG-VIPER-07")
def test_vipers_throat_comes_first_whatever_the_order_tokens_say() -> None:
    play = callo(population=1).put("callo", A, 1).plan(vocabulary.VIPER, "callo").plan(vocabulary.MAKING, "callo")
    play.on(field_order=[vocabulary.MAKING, vocabulary.INFLUENCE, vocabulary.MOVEMENT, vocabulary.MOUNTAIN, vocabulary.RAVEN]).actions()
    assert play.asked == "Viper.trade"


# Influence


@rule("IG-INF-01")
def test_a_population_for_each_marker_up_to_two() -> None:
    play = callo(population=3).put("callo", A, 1).run(Influence(CALLO))
    play.play("region:ice-cape")
    assert (play.tokens("callo"), play.player("callo").markers[A]) == ({"population": 2}, 2)
    play.play("region:ice-cape")
    assert play.done
    assert (play.tokens("callo"), play.player("callo").markers[A]) == ({"population": 1}, 3)


@rule("IG-INF-01")
def test_without_population_nothing_is_placed() -> None:
    assert callo(gold=3).put("callo", A, 1).run(Influence(CALLO)).done


@rule("IG-INF-01")
def test_one_marker_may_be_enough() -> None:
    play = callo(population=3).put("callo", A, 1).run(Influence(CALLO)).play("region:ice-cape", "pass")
    assert (play.tokens("callo"), play.done) == ({"population": 2}, True)


@rule("IG-INF-02")
def test_only_where_one_has_a_marker_or_a_unit() -> None:
    play = callo(population=2).put("callo", A, 1).put("callo", B, faun=1).put("dyken", C, 2).run(Influence(CALLO))
    assert play.keys == ["region:ice-cape", "region:wolf-fjords", "pass"]
    assert play.why_not("callo", "region", "iron-shore") == "IG-INF-02"
    assert play.why_not("callo", "unit", "faun") == "IG-ACT-04", "only a region is chosen"


@rule("IG-ACT-04")
def test_the_others_wait_for_the_owner_of_the_marker() -> None:
    play = callo(population=2).put("callo", A, 1).put("dyken", A, 1).run(Influence(CALLO))
    assert play.why_not("dyken", "region", "ice-cape") == "IG-ACT-04"


@rule("IG-INF-02")
def test_a_withdrawn_marker_is_no_presence() -> None:
    play = callo(population=2).put("callo", B, 1).on(vuko=A)
    play.player("callo").withdrawn[A] = 1
    play.run(Influence(CALLO))
    assert play.keys == ["region:wolf-fjords", "pass"]


@rule("IG-INF-03")
def test_two_markers_in_two_regions() -> None:
    play = callo(population=2).put("callo", A, 1).put("callo", B, 1).run(Influence(CALLO))
    play.play("region:ice-cape", "region:wolf-fjords")
    assert play.player("callo").markers[:2] == [2, 2]


@rule("IG-INF-04")
def test_not_more_markers_than_the_supply_has() -> None:
    play = callo(population=5).put("callo", A, 19).run(Influence(CALLO)).play("region:ice-cape")
    assert play.done
    assert (play.player("callo").supply, play.player("callo").markers[A], play.tokens("callo")) == (0, 20, {"population": 4})


# Movement


@rule("IG-MOVE-01")
def test_a_gold_for_each_move_of_a_marker_or_a_unit() -> None:
    play = callo(gold=3).put("callo", A, 1).put("callo", C, faun=1).run(Movement(CALLO))
    assert play.keys == [
        "move:ice-cape:wolf-fjords", "move:ice-cape:misty-moors", "move:ice-cape:old-forests",
        "march:faun:wolf-fjords:iron-shore", "march:faun:ash-plains:iron-shore", "march:faun:black-pass:iron-shore", "pass",
    ]  # fmt: skip
    play.play("move:ice-cape:old-forests", "march:faun:ash-plains:iron-shore")
    assert play.done
    assert (play.player("callo").markers[G], play.figures("callo", "faun"), play.tokens("callo")) == (1, [-1, D], {"gold": 1})


@rule("IG-MOVE-02")
def test_the_pieces_may_come_from_different_regions() -> None:
    play = callo(gold=2).put("callo", A, 1).put("callo", C, 1).run(Movement(CALLO))
    play.play("move:ice-cape:old-forests", "move:iron-shore:ash-plains")
    assert [play.player("callo").markers[each] for each in (A, C, D, G)] == [0, 0, 1, 1]


@rule("IG-MOVE-01")
def test_one_move_costs_one_gold() -> None:
    play = callo(gold=3).put("callo", A, 1).run(Movement(CALLO)).play("move:ice-cape:old-forests", "pass")
    assert play.tokens("callo") == {"gold": 2}
    play = callo(gold=1).put("callo", A, 1).run(Movement(CALLO)).play("move:ice-cape:old-forests")
    assert play.done


@rule("IG-MOVE-03")
def test_the_same_piece_may_move_twice() -> None:
    play = callo(gold=2).put("callo", A, nightmare=1).run(Movement(CALLO))
    play.play("march:nightmare:wolf-fjords:ice-cape", "march:nightmare:iron-shore:wolf-fjords")
    assert play.figures("callo", "nightmare") == [C]


@rule("IG-MOVE-04")
def test_regions_without_a_tile_must_be_gone_round() -> None:
    play = IceGardenScenario("callo", "freihoff").give("callo", gold=2).put("callo", A, 1).run(Movement(0))
    assert play.keys == ["move:ice-cape:wolf-fjords", "move:ice-cape:misty-moors", "pass"], "the old forests are out of play"
    play.play("move:ice-cape:wolf-fjords")
    assert play.keys == ["move:wolf-fjords:ice-cape", "move:wolf-fjords:iron-shore", "pass"]


@rule("IG-MOVE-05")
def test_the_destination_needs_no_influence() -> None:
    play = callo(gold=1).put("callo", A, 1).put("dyken", G, 4).run(Movement(CALLO)).play("move:ice-cape:old-forests")
    assert (play.player("callo").markers[A], play.player("callo").markers[G]) == (0, 1)


@rule("IG-MOVE-01")
def test_why_nothing_moves() -> None:
    play = callo(gold=1).put("callo", A, 1).run(Movement(CALLO))
    assert play.why_not("callo", "region", "iron-shore") == "IG-MOVE-01"
    assert play.why_not("callo", "unit", "faun") == "IG-MOVE-01"
    assert play.why_not("callo", "unit", "crab") == "IG-SETUP-02"


@rule("IG-MOVE-01")
def test_only_the_second_move_belongs_to_the_question_before() -> None:
    play = callo(gold=2).put("callo", A, 1).run(Movement(CALLO))
    assert not play.match.decision.partial
    assert play.play("move:ice-cape:old-forests").match.decision.partial


@rule("IG-MOVE-04")
def test_each_unit_of_a_type_may_leave_its_own_region() -> None:
    play = callo(gold=1).put("callo", A, faun=1).put("callo", E, faun=1).at("closed", F=1, G=1).run(Movement(CALLO))
    assert {key.split(":")[3] for key in play.keys if key != "pass"} == {"ice-cape", "desert-marches"}


@rule("IG-FJOLL-06")
def test_two_drakkars_of_a_region_are_one_choice() -> None:
    play = IceGardenScenario().give("fjollsfinn", gold=1).put("fjollsfinn", A, ice_drakkar=2).run(Movement(FJOLL))
    assert play.keys == ["march:ice-drakkar:wolf-fjords:ice-cape", "march:ice-drakkar:misty-moors:ice-cape", "march:ice-drakkar:old-forests:ice-cape", "pass"]


@rule("IG-SETUP-02")
def test_units_of_a_character_that_nobody_plays_are_nobodys() -> None:
    play = IceGardenScenario("callo", "freihoff").give("callo", gold=2).put("callo", A, 1).run(Movement(0))
    assert play.why_not("callo", "unit", "crab") == "IG-SETUP-02"


# Ravenous Mountain


@rule("IG-MOUNT-01")
def test_any_number_of_pieces_from_one_region_to_another_far_away() -> None:
    play = callo(population=3).put("callo", A, 4, wild_children=2, faun=1).put("callo", B, 1).run(Mountain(CALLO))
    assert play.why_not("callo", "region", "iron-shore") == "IG-MOUNT-03", "nothing of hers is there"
    play.play("swallow:ice-cape:ash-plains")
    assert play.tokens("callo") == {"population": 1}
    assert play.keys == ["carry:0", "carry:1", "carry:2", "carry:3", "carry:4"]
    play.play("carry:3", "march:wild-children:ash-plains:ice-cape", "march:faun:ash-plains:ice-cape")
    assert play.keys == ["march:wild-children:ash-plains:ice-cape", "pass"], "all from the same region to the same region"
    assert play.why_not("callo", "unit", "nightmare") == "IG-MOUNT-03"
    assert play.why_not("callo", "field", "mountain") == "IG-ACT-04"
    play.play("pass")
    player = play.player("callo")
    assert (player.markers[A], player.markers[D], player.markers[B]) == (1, 3, 1)
    assert (play.figures("callo", "wild_children"), play.figures("callo", "faun")) == ([-1, A, D], [-1, D])


@rule("IG-MOUNT-02")
def test_the_mountain_leads_to_every_region_adjacent_or_not() -> None:
    play = callo(population=2).put("callo", A, 1).run(Mountain(CALLO))
    regions = ("wolf-fjords", "iron-shore", "ash-plains", "desert-marches", "misty-moors", "old-forests", "black-pass")
    assert play.keys == [*(f"swallow:ice-cape:{region}" for region in regions), "pass"]


@rule("IG-MOUNT-03")
def test_all_pieces_go_from_one_region_to_one_region() -> None:
    play = callo(population=2).put("callo", A, 1, faun=1).put("callo", B, 1, wild_children=1).run(Mountain(CALLO))
    assert play.why_not("callo", "region", "iron-shore") == "IG-MOUNT-03", "nothing of hers is there"
    play.play("swallow:ice-cape:ash-plains", "carry:1")
    assert play.keys == ["march:faun:ash-plains:ice-cape", "pass"], "not the Wild Children of another region"
    assert play.why_not("callo", "unit", "crab") == "IG-SETUP-02"
    play.play("march:faun:ash-plains:ice-cape")
    assert (play.figures("callo", "faun"), play.player("callo").markers[D], play.player("callo").markers[B]) == ([-1, D], 1, 1)


@rule("IG-MOUNT-01")
def test_at_least_one_piece_goes_through_the_mountain() -> None:
    play = callo(population=2).put("callo", A, 1, faun=1).run(Mountain(CALLO)).play("swallow:ice-cape:black-pass", "carry:0")
    assert play.done, "the only unit went by itself"
    assert play.figures("callo", "faun") == [-1, H]
    play = callo(population=2).put("callo", A, 2).run(Mountain(CALLO)).play("swallow:ice-cape:black-pass")
    assert play.keys == ["carry:1", "carry:2"]


@rule("IG-MOUNT-01")
def test_with_one_population_the_mountain_stays_hungry() -> None:
    assert callo(population=1).put("callo", A, 2).run(Mountain(CALLO)).done


@rule("IG-MOUNT-04")
def test_the_mountain_leads_into_no_closed_region() -> None:
    play = callo(population=2).put("callo", A, 1).at("closed", C=1).run(Mountain(CALLO))
    assert "swallow:ice-cape:iron-shore" not in play.keys
    assert len([key for key in play.keys if key != "pass"]) == 6


@rule("IG-MOUNT-04")
def test_the_mountain_leads_into_no_region_out_of_play() -> None:
    play = IceGardenScenario("callo", "freihoff").give("callo", population=2).put("callo", A, 1).run(Mountain(0))
    assert [key.split(":")[2] for key in play.keys if key != "pass"] == [
        "wolf-fjords", "iron-shore", "ash-plains", "desert-marches", "misty-moors",
    ]  # fmt: skip
    assert play.why_not("callo", "region", "black-pass") == "IG-SETUP-13"


# Raven's Shadow


def sinner(**tokens: int) -> IceGardenScenario:
    play = callo(**tokens).reputation(("freihoff", 1), ("dyken", 0), ("fjollsfinn", -1), ("callo", -5))
    play.player("callo").vuko = 2
    return play


@rule("IG-RAVEN-02")
def test_one_m_factor_discards_a_vuko_token() -> None:
    play = sinner(m0=2).on(vuko_tokens=8).run(Raven(CALLO))
    assert play.keys == ["do:atone", "do:rise", "pass"]
    play.play("do:atone")
    assert play.done, "one of the two, not both"
    assert (play.player("callo").vuko, play.tokens("callo"), play.stack(-5)) == (1, {"m0": 1}, ["callo"])
    assert play.vuko_tokens == 9
    assert play.events("token-discarded") == [("token-discarded", CALLO, -1, 1)]


@rule("IG-RAVEN-01")
@pytest.mark.parametrize("answer", ["do:atone", "do:rise"])
def test_the_raven_gives_one_of_two(answer) -> None:
    play = sinner(m0=2).run(Raven(CALLO))
    assert play.keys == ["do:atone", "do:rise", "pass"]
    assert play.play(answer).done


@rule("IG-RAVEN-02")
def test_m_factor_on_higher_levels_does_not_help() -> None:
    play = sinner(m1=2, m3=1).run(Raven(CALLO))
    assert play.keys == ["do:rise", "pass"]
    assert play.why_not("callo", "deed", "atone") == "IG-RAVEN-02"


@rule("IG-RAVEN-03")
def test_two_reputation_for_nothing() -> None:
    play = sinner(m0=1).run(Raven(CALLO)).play("do:rise")
    assert (play.stack(-3), play.tokens("callo"), play.player("callo").vuko) == (["callo"], {"m0": 1}, 2)


@rule("IG-MOVE-04")
def test_why_a_marker_cannot_move_on() -> None:
    play = callo(gold=1).put("callo", A, 1).at("closed", B=1, G=1, F=1).run(Movement(CALLO))
    assert play.done, "nothing can go anywhere"
