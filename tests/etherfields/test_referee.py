"""Sentences of the rulebook that only an unusual position reaches."""

import pytest

from pionek.games.etherfields.procedures.slumber import SlumberPlay
from tests.etherfields.scenario import first_dream
from tests.etherfields.situations import world
from tests.etherfields.words import said

rule = pytest.mark.rule


@rule("EF-SAVE-05", "EF-SAVE-04")
def test_saving_inside_a_slumber_is_treated_as_a_death_too():
    night = world("gambler")
    night.run(SlumberPlay(0, night.find("slumber", "s01"))).until("Acting.act")
    night.who(0).ether = 3
    night.match.resign(0)
    assert (night.match.result.cause, night.match.result.rule) == ("saved", "EF-SAVE-05")
    kept = night.match.campaign
    assert "w03" in kept["wisdoms"], "the Death card is revealed"
    assert [card for card in kept["dreamers"]["gambler"]["cards"] if card.startswith("fl")], "a Flaw was gained"


@rule("EF-CORE-05", "EF-ENT-02")
def test_a_dreamer_with_two_equally_close_figures_is_the_closest_once():
    night = first_dream("gambler", "specialist").tiles("d1-b2").at(0, "A2c").at(1, "B2d").deck(0, *["ga01"] * 6)
    night.entity("es06", "A2c", "A2c")
    said(night, "{each: closest, do: {seal: 2}}", entity="es06")
    assert (len(night.who(0).sealed), len(night.who(1).sealed)) == (2, 0)
