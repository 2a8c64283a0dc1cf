"""Masks whose doing is their own."""

import pytest

from pionek.games.etherfields import vocabulary
from tests.etherfields.scenario import first_dream
from tests.etherfields.situations import move, to

rule = pytest.mark.rule


@rule("EF-MOVE-03", "EF-SEAL-01", "EF-ACT-02")
@pytest.mark.parametrize(("price", "left", "sealed"), [("choose:1", 0, 0), ("choose:2", 1, 1)])
def test_ghost_costs_a_spirit_token_or_a_sealed_card(price, left, sealed):
    night = first_dream("free-spirit").mask(0, "ma12").at(0, "A2a").deck(0, *["fs02"] * 9)
    night.who(0).spirits = 1
    night.ask_again().play("mask:ma12", price, to("A2b"))
    assert night.space(0) == "A2b"
    assert (night.who(0).spirits, len(night.who(0).sealed)) == (left, sealed)


@rule("EF-MOVE-03", "EF-STATE-06", "EF-ACT-02")
def test_ghost_is_no_use_to_one_who_cannot_be_relocated_or_cannot_pay():
    night = first_dream("free-spirit").mask(0, "ma12").at(0, "A2a").deck(0, *["fs02"] * 9)
    assert "mask:ma12" in night.keys
    night.who(0).states = 1 << vocabulary.PARALYSED
    assert "mask:ma12" not in night.ask_again().keys
    night.who(0).states = 0
    assert "mask:ma12" not in night.deck(0).keys


@rule("EF-EMOV-09", "EF-MASK-03")
@pytest.mark.parametrize(("mask", "states"), [("ma14", 1 << vocabulary.DAZED), ("ma11", 0)])
def test_lampwright_lights_its_space_and_dazes_what_enters_it(mask, states):
    night = first_dream("free-spirit").mask(0, mask).at(0, "A2c").entity("e1", "A2a")
    assert bool(night.terrain(night.space(0)) & vocabulary.LIGHT) == (mask == "ma14")
    move(night, "one")
    assert night.figure() == "A2c"
    assert night.figures[0].states == states


@rule("EF-DEATH-01", "EF-MASK-05")
def test_moth_saves_once_from_the_last_distress():
    night = first_dream("gambler").mask(0, "ma13")
    night.who(0).distress = 7
    night.suffer(0, 1)
    night.settle()
    assert night.match.result is None
    assert (night.who(0).distress, night.who(0).mask) == (5, "")


@rule("EF-LUCK-03")
def test_a_joker_takes_an_x_for_a_blank():
    night = first_dream("gambler").mask(0, "ma02").at(0, "A2a").hand(0, "ga12", "mk08").luck("X")
    night.play("act:d1-1:awareness", "pay:ga12:awareness", "boost").until("Acting.act")
    assert night.who(0).distress == 0
    assert "d1-1" not in night.used_actions
