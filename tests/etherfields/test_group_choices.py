"""What the Dreamers choose together, what they may decline, and what a choice for all of them asks of each."""

import pytest

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.procedures.awakening import Awakening
from pionek.games.etherfields.procedures.delta_phase import Delta
from pionek.games.etherfields.procedures.slumber import SlumberPlay
from tests.etherfields.scenario import PICK, first_dream
from tests.etherfields.situations import FULL, at, world
from tests.etherfields.words import said

rule = pytest.mark.rule

WRONG_ADDRESS = "{choose: [[{lose: key}, {relocate-team: gate}], {each: dreamers, do: {discard: 1}}]}"


# A choice for all


@rule("EF-CORE-06")
def test_wrong_address_a_discard_for_all_can_be_chosen_only_if_every_dreamer_has_a_card():
    night = world("gambler", "specialist").hand(0, "ga01").hand(1)
    night.key_tokens = 1
    said(night, WRONG_ADDRESS)
    assert night.key_tokens == 0, "only the Key can be given"
    assert night.who(0).hand == ["ga01"]


@rule("EF-CORE-06")
def test_wrong_address_offers_both_ways_when_the_whole_group_can_discard():
    night = world("gambler", "specialist").hand(0, "ga01").hand(1, "sp01")
    night.key_tokens = 1
    said(night, WRONG_ADDRESS)
    assert len(night.keys) == 2


@rule("EF-CORE-06")
def test_a_choice_that_nobody_can_meet_does_nothing():
    night = world("gambler", "specialist").hand(0, "ga01").hand(1)
    said(night, WRONG_ADDRESS)
    assert night.asked == "Travel.choose"
    assert night.who(0).hand == ["ga01"]


# The last pieces of a supply


@rule("EF-CORE-05", "EF-COMP-01")
def test_when_ether_runs_out_the_dreamers_choose_who_gains_the_last_of_it():
    night = first_dream("gambler", "specialist", "tough-guy")
    night.who(0).ether = 14
    said(night, "{each: dreamers, do: {gain: ether}}")
    assert night.keys == ["who:1", "who:2", "who:3"]
    night.play("who:3")
    assert night.keys == ["who:1", "who:2"]
    night.play("who:2")
    assert [each.ether for each in night.dreamers] == [14, 1, 1]
    assert night.asked == "Acting.act"


@rule("EF-COMP-01")
def test_nobody_is_asked_while_the_supply_reaches_for_all():
    night = first_dream("gambler", "specialist", "tough-guy")
    night.who(0).ether = 13
    said(night, "{each: dreamers, do: {gain: ether}}")
    assert [each.ether for each in night.dreamers] == [14, 1, 1]


@rule("EF-COMP-01", "EF-CORE-05")
def test_nobody_is_asked_who_gains_from_an_empty_supply():
    night = first_dream("gambler", "specialist", "tough-guy")
    night.who(0).ether = 16
    said(night, "{each: dreamers, do: {gain: ether}}")
    assert night.asked == "Acting.act"
    assert [each.ether for each in night.dreamers] == [16, 0, 0]


# The Delta Phase


@rule("EF-DELTA-02")
def test_a_dreamer_may_take_nothing_from_the_delta_phase():
    night = first_dream("gambler").deck(0, *FULL)
    night.who(0).distress = 3
    night.run(Delta(0)).play(PICK["nothing"])
    assert (night.who(0).distress, night.asked) == (3, "Acting.act")


@rule("EF-DELTA-01", "EF-SLUM-01", "EF-SLUM-11")
@pytest.mark.parametrize("thing", ["item:it1:none", "note:n10"])
def test_a_delta_tile_that_is_put_under_the_deck_stays_in_it(thing):
    night = world("gambler").items("it1")
    night.notes = ["n10"]
    night.slumber_deck = []
    night.run(SlumberPlay(0, night.find("slumber", "s00")))
    night.play(thing).until("Travel.choose", "Delta.choose")
    assert (night.slumber_deck == ["s00"]) != (night.asked == "Delta.choose"), "in the deck, or drawn from it again"
    assert night.until("Travel.choose").slumber_deck == ["s00"]


# Building a deck


@rule("EF-DECK-02")
def test_a_deck_of_nineteen_is_not_done_while_cards_lie_aside():
    night = world("gambler")
    night.run(Awakening(0)).until("Awakening.build")
    cards = [*night.who(0).discard, *night.who(0).aside]
    night.who(0).discard, night.who(0).aside = cards[:19], cards[19:]
    night.ask_again()
    assert "done" not in night.keys
    night.play(next(key for key in night.keys if key.startswith("buy:")))
    assert "done" in night.keys


@rule("EF-DECK-02")
def test_with_fewer_than_twenty_cards_all_of_them_make_the_deck():
    night = world("gambler")
    night.run(Awakening(0)).until("Awakening.build")
    night.who(0).discard, night.who(0).aside = night.who(0).discard[:19], []
    night.ask_again()
    assert night.asked != "Awakening.build" or night.keys == ["done"]


# A Flaw as the sixth card


@rule("EF-DEATH-02", "EF-FLAW-04")
def test_removing_a_flaw_as_the_sixth_card_kills_at_once():
    night = first_dream("gambler").deck(0, "sp01", "sp01", "sp01", "sp01", "fl1")
    night.who(0).discard = []
    night.hand(0, "si07")
    night.who(0).progress = []
    night.items("it4")
    night.play("play:si07:awareness").until("Resolution.go_on", "").play("take:fl1")
    assert night.match.result.cause == "death"
    assert night.match.result.rule == "EF-DEATH-02"


@rule("EF-DEATH-02", "EF-FLAW-02")
@pytest.mark.parametrize("flaw", ["fl1", "fl3"])
def test_a_drawn_flaw_that_is_bought_off_as_the_sixth_card_kills_at_once(flaw):
    night = first_dream("gambler").deck(0, "sp01", "sp01", "sp01", "sp01", "sp01", flaw)
    night.who(0).discard = []
    night.who(0).ether = 1
    night.settle().begin("shed")
    night.unsettled |= vocabulary.DEATH
    assert night.settle().match.result is None, "with the Flaw there are still six cards"
    night.play(PICK["ether"])
    assert night.match.result.rule == "EF-DEATH-02"


# The Season at the Gates


@rule("EF-SEAS-01", "EF-SEAL-01")
def test_sealing_by_the_season_at_a_gate_can_be_answered():
    night = world("tough-guy").deck(0, *["tg01"] * 8)
    night.season = "se2"
    at(night, "p1").play("go:p2")
    assert night.asked == "Window.ask"
    assert "act:back-tough-guy:none" in night.keys
    night.play("act:back-tough-guy:none")
    assert night.who(0).sealed == []


# Leaving a payment


def short(*hand):
    """One Dreamer pays 4 for talking to the Porter with these cards."""
    return first_dream("tough-guy").at(0, "A2c").entity("e1", "A2a").hand(0, *hand).play("act:e1-a:awareness")


@rule("EF-LUCK-02", "EF-LUCK-06")
def test_a_boost_may_be_declined_and_the_payment_left():
    night = short("sp01")
    assert night.keys == ["boost", "pick:leave"], "the die is not rolled unasked"
    night.play("pick:leave")
    assert night.who(0).discard[-1] == "sp01", "what was paid is lost"
    assert night.lair("e1").threats == 0
    assert night.asked == "Acting.act"
    assert "EF-LUCK-06" in night.match.log(0)[-1].rules


@rule("EF-LUCK-02")
def test_the_boost_is_still_there_after_a_payment_was_left():
    night = short("sp01", "sp01")
    assert "pick:leave" not in night.keys, "with enough in hand the cost is paid"


@rule("EF-ACT-04", "EF-GRAD-03")
def test_a_gradual_action_that_is_too_dear_says_so_and_not_that_its_colour_is_wrong():
    night = first_dream("gambler", "specialist").tiles("d1-c3").at(0, "C3d").gradual("d1-10", 1, vocabulary.WRATH)
    assert night.why_not(0, "action", "d1-10") == "EF-ACT-04"
    night.hand(0, "sp01", "sp01", "sp01")
    assert night.why_not(0, "action", "d1-10") == "EF-GRAD-03"
