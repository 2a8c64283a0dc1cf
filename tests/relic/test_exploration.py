"""The Exploration phase (rulebook p. 8 to 9)."""

from __future__ import annotations

import pytest

from tests.relic.scenario import RelicScenario, Side

rule = pytest.mark.rule
QUIET_BLUE = ["spore-mine-cluster", "spore-mine-cluster", "spore-mine-cluster", "tyranid-warrior"]


def explored(space: str, lying: list[str], **tops: list[str]) -> RelicScenario:
    """The table when the Exploration phase is over; the battle that follows goes as it goes."""
    return RelicScenario(Side(strength=12, willpower=12, cunning=12), lying={space: lying}, tops=tops).any_dice().land(space)


@rule("RE-EXPL-01", "RE-EXPL-02", "RE-EXPL-05")
def test_for_every_symbol_without_a_card_one_is_drawn() -> None:
    """p. 9: three blue symbols and one blue card: two are drawn."""
    scenario = explored("splinter", ["spore-mine-cluster"], blue=["tyranid-warrior", "tyranid-warrior", "broodlord"])
    assert scenario.deeds("threat") == [("threat", 0, 0)] * 2
    assert scenario.deck("blue")[0] == "broodlord"


@rule("RE-EXPL-04")
def test_a_card_counts_only_for_its_own_colour() -> None:
    """p. 13: two blue symbols, one blue and one red card: one blue card is drawn."""
    scenario = explored("spores", ["spore-mine-cluster", "slugga-boy"], blue=["tyranid-warrior", "broodlord"])
    assert scenario.deeds("threat") == [("threat", 0, 0)]
    assert scenario.deck("blue")[0] == "broodlord"


@rule("RE-EXPL-03")
def test_without_symbols_nothing_is_drawn() -> None:
    assert explored("emissary", []).deeds("threat") == []


@rule("RE-EXPL-06")
def test_what_is_drawn_waits_for_the_engagement_phase() -> None:
    scenario = RelicScenario(Side(at="hab", hand=["foresight"]), tops={"yellow": ["corsair-raid", "gambling-hall"]}).begin(1)
    scenario.play("roll", "clockwise")
    assert scenario.keys == ["play:foresight", "pass"]
    assert scenario.lying("outskirts") == ["corsair-raid"]
    assert scenario.player().influence == 3
    scenario.play("pass")
    assert scenario.player().influence == 1


@rule("RE-EXPL-07", "RE-EXPL-08")
def test_more_cards_than_symbols_stay_and_nothing_is_drawn() -> None:
    scenario = RelicScenario(Side("ratling"), lying={"outskirts": ["carnifex", "dire-avenger", "wraithlord"]}).land("outskirts")
    scenario.play("invoke:hard-to-see", "evade:carnifex", "evade:dire-avenger", "evade:wraithlord")
    assert scenario.deeds("threat") == []
    assert scenario.next_turn().lying("outskirts") == ["carnifex", "dire-avenger", "wraithlord"]


@rule("RE-EXPL-09", "RE-EXPL-10")
def test_symbols_on_a_card_count_at_once() -> None:
    scenario = explored("furnace", [], red=["gretchin-mob", "slugga-boy", "nob"])
    assert scenario.deeds("threat") == [("threat", 0, 0)] * 2
    assert scenario.deck("red")[0] == "nob"
    scenario = explored("manufactorum", ["gretchin-mob", "slugga-boy"])
    assert scenario.deeds("threat") == []
    scenario = explored("manufactorum", ["gretchin-mob"], red=["slugga-boy"])
    assert scenario.deeds("threat") == []


@rule("RE-EXPL-09")
def test_a_card_that_lies_there_adds_its_symbols_in_every_phase() -> None:
    scenario = explored("furnace", ["windrider"], red=["slugga-boy"], yellow=["dire-avenger"])
    assert scenario.deeds("threat") == [("threat", 0, 0)]
    scenario = explored("glade", ["windrider"], blue=["tyranid-warrior"], yellow=["windrider", "dire-avenger"])
    assert len(scenario.deeds("threat")) == 1


@rule("RE-EXPL-11", "RE-SPACE-05")
def test_symbols_do_nothing_outside_the_exploration_phase() -> None:
    scenario = RelicScenario(Side(strength=12), tops={"red": ["gretchin-mob", "warboss"]}).any_dice().land("outpost").play("text-box:2")
    assert scenario.deeds("threat") == [("threat", 0, 0)]
    assert scenario.trophies() == ["gretchin-mob"]


@rule("RE-EXPL-12")
@pytest.mark.parametrize("card", ["slugga-boy", "field-hospital", "choppa"])
def test_every_type_of_card_fills_a_symbol(card: str) -> None:
    assert explored("furnace", [card], red=["nob"]).deeds("threat") == []


@rule("RE-SUPP-04")
def test_a_card_with_a_timing_of_its_own_acts_then_and_is_fought_plainly() -> None:
    scenario = RelicScenario(Side(cunning=12), lying={"furnace": ["kommando"]}).land("furnace", 1, 1)
    lost = [line for line in scenario.log() if "loses 1 influence" in line]
    assert len(lost) == 1
    assert scenario.log().index(lost[0]) < next(at for at, line in enumerate(scenario.log()) if "battles Kommando: Cunning 4" in line)
    assert scenario.trophies() == ["kommando"]
    quiet = RelicScenario(Side(cunning=12, level=4), lying={"furnace": ["kommando"]}).land("furnace", 1, 1)
    assert quiet.player().influence == 3


@rule("RE-EXPL-05", "RE-EMPTY-01")
def test_the_discarded_cards_of_a_colour_are_drawn_when_its_deck_is_empty() -> None:
    scenario = RelicScenario(Side(strength=12)).only("red", pile=("slugga-boy",))
    assert scenario.land("furnace", 1, 1).trophies() == ["slugga-boy"]
