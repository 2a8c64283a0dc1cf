"""Figures at the very edge: one less is refused, one more is allowed."""

import pytest

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.procedures.delta_phase import Delta
from pionek.games.etherfields.procedures.drawing import Drawing
from pionek.games.etherfields.procedures.slumber import SlumberPlay
from tests.etherfields.scenario import PICK, EtherfieldsScenario, first_dream, slumber
from tests.etherfields.situations import STORED
from tests.etherfields.words import can, said

rule = pytest.mark.rule


@rule("EF-PROG-06")
def test_the_card_that_is_chosen_is_unflipped():
    night = first_dream("gambler").progress(0, "sp06", "sp07", "sp09")
    night.who(0).flipped = [1, 1, 0]
    said(night, "{unflip: 1}")
    assert night.keys == ["take:sp06", "take:sp07"]
    night.play("take:sp07")
    assert night.who(0).flipped == [1, 0, 0]


@rule("EF-RESH-01", "EF-RESH-02")
@pytest.mark.parametrize(("cards", "offered"), [(2, False), (3, True)])
def test_a_renewed_deck_of_three_can_pay_by_sealing(cards, offered):
    night = first_dream("gambler").deck(0)
    night.who(0).discard = ["ga01"] * cards
    night.run(Drawing(0, 1))
    asked = night.asked == "Drawing.penalty"
    assert asked == offered, "a single price is not asked for"
    if offered:
        assert night.keys == [PICK["distress"], PICK["seal"]]
    else:
        assert night.who(0).distress == 1


@rule("EF-MOVE-01", "EF-STATE-06")
def test_of_all_states_only_paralysis_keeps_one_from_moving():
    night = first_dream("gambler").at(0, "A2c")
    for state in range(4):
        night.who(0).states = 1 << state
        assert can(night, "{move: 2}") == (state != vocabulary.PARALYSED)


@rule("EF-MOVE-03")
def test_nobody_swaps_with_one_on_his_own_space():
    night = first_dream("gambler", "specialist").at(0, "A2c").at(1, "A2c").entity("e4", "A2c")
    assert not can(night, "{swap: 3}")
    assert can(night.entity("e1", "A2a"), "{swap: 1}")


@rule("EF-DEATH-01", "EF-MORPH-07")
def test_the_moth_does_not_save_while_masks_are_off():
    night = first_dream("gambler").mask(0, "ma13").entity("e1", "A2a").morph("e1", vocabulary.MORPH_MASKS)
    night.who(0).distress = 7
    night.suffer(0, 1)
    night.settle()
    assert night.match.result.cause == "death"


@rule("EF-SLUM-11", "EF-GATE-02")
def test_markers_on_the_tiles_of_entities_leave_with_them_and_quirks_go_under_their_deck():
    night = slumber("s01", "gambler")
    interaction = next(action.id for action in night.content.actions if action.entity >= 0)
    night.gradual_paid[interaction], night.gradual_colours[interaction] = 2, "wrath"
    night.clear_encounter()
    assert (night.gradual_paid[interaction], night.gradual_colours[interaction]) == (0, "")
    first = night.content.fates[0].id
    night.fate_deck = [each for each in night.fate_deck if each != first]
    night.quirks = [first]
    night.clear_map()
    assert night.fate_deck[0] == first


@rule("EF-CORE-05")
def test_another_is_chosen_as_soon_as_there_are_two():
    assert can(first_dream("gambler", "specialist"), "{one: other, do: {gain: ether}}")
    assert said(first_dream("gambler", "specialist"), "{one: other, do: {gain: ether}}").who(1).ether == 1


@rule("EF-DELTA-01", "EF-CORE-04")
def test_the_delta_phase_is_explained_once():
    night = slumber("s01", "gambler")
    heard = night.listen()
    script = night.find("script", "s712")
    night.run(Delta(0)).until("Acting.act")
    assert "s712" in night.scripts
    night.run(Delta(0)).until("Acting.act")
    assert [event.subject for event in heard.events if event.moment == vocabulary.SCRIPT].count(script) == 1


@rule("EF-SEAS-01", "EF-SLUM-06")
@pytest.mark.parametrize(("name", "turns"), [("s08", 2), ("s06", 2), ("s01", 3), ("s07", 4)])
def test_a_grey_winter_takes_a_turn_but_leaves_two(name, turns):
    night = slumber("s01", "gambler")
    night.season = "se6"
    night.used_turns += night.turn_deck
    night.turn_deck = []
    frame = SlumberPlay(0, night.find("slumber", name))
    frame.set_up(night.table)
    assert len(night.turn_deck) == turns
    night.flags.append("no-season")
    frame.set_up(night.table)
    assert len(night.turn_deck) == night.content.slumbers[frame.slumber].turns


@rule("EF-WORLD-05", "EF-CORE-04")
def test_a_district_is_told_of_once():
    night = EtherfieldsScenario("gambler", play="campaign", campaign=STORED).until("Travel.choose")
    heard = night.listen()
    for _ in range(2):
        for key in [key for key in night.keys if key.startswith("go:")][:1]:
            night.play(key).until("Travel.choose", "")
    told = [event.subject for event in heard.events if event.moment == vocabulary.SCRIPT]
    assert len(told) == len(set(told))


def test_of_fewer_cards_than_are_looked_at_one_is_taken_and_the_others_stay():
    night = said(first_dream("gambler").deck(0, "ga01", "ga02", "ga03"), "{catalogue: 4}")
    assert night.keys == ["take:ga01", "take:ga02", "take:ga03"]
    night.play("take:ga02")
    assert night.asked == "Acting.act"
    assert (night.held(0), night.who(0).deck) == (["ga02"], ["ga01", "ga03"])


@rule("EF-SOLO-01", "EF-MARK-02")
@pytest.mark.parametrize(("seats", "market", "offered"), [(1, 9, True), (2, 9, False), (1, 3, False)])
def test_alone_one_card_of_little_use_is_replaced_while_the_market_lasts(seats, market, offered):
    night = first_dream(*("gambler", "specialist")[:seats])
    night.market = night.market[:market]
    night.who(0).ether = 9
    said(night, "{buy: 3}")
    assert (PICK["replace"] in night.keys) == offered
    if offered:
        night.play(PICK["replace"]).play(night.keys[0])
        assert PICK["replace"] not in night.keys
        assert [mark for mark in night.removed if mark.startswith("card ")]
