"""The Exploration phase (rulebook p. 8 to 9)."""

from __future__ import annotations

import pytest

from pionek.games.relic import vocabulary
from tests.relic.scenario import Side, Table

rule = pytest.mark.rule
QUIET_BLUE = ["spore-mine-cluster", "spore-mine-cluster", "spore-mine-cluster", "tyranid-warrior"]


def explored(space: str, lying: list[str], **tops: list[str]) -> Table:
    """The table when the Exploration phase is over; the battle that follows goes as it goes."""
    return Table(Side(strength=12, willpower=12, cunning=12), lying={space: lying}, tops=tops).land(space)


@rule("RE-EXPL-01", "RE-EXPL-02", "RE-EXPL-05")
def test_for_every_symbol_without_a_card_one_is_drawn() -> None:
    """p. 9: three blue symbols and one blue card: two are drawn."""
    table = explored("splinter", ["spore-mine-cluster"], blue=["tyranid-warrior", "tyranid-warrior", "broodlord"])
    assert table.deeds("threat") == [("threat", 0, 0)] * 2
    assert table.deck("blue")[0] == "broodlord"


@rule("RE-EXPL-04")
def test_a_card_counts_only_for_its_own_colour() -> None:
    """p. 13: two blue symbols, one blue and one red card: one blue card is drawn."""
    table = explored("spores", ["spore-mine-cluster", "slugga-boy"], blue=["tyranid-warrior", "broodlord"])
    assert table.deeds("threat") == [("threat", 0, 0)]
    assert table.deck("blue")[0] == "broodlord"


@rule("RE-EXPL-03")
def test_without_symbols_nothing_is_drawn() -> None:
    assert explored("emissary", []).deeds("threat") == []


@rule("RE-EXPL-06")
def test_what_is_drawn_waits_for_the_engagement_phase() -> None:
    table = Table(Side(at="hab", hand=["foresight"]), tops={"yellow": ["corsair-raid", "gambling-hall"]}).begin(1)
    table.play("roll", "clockwise")
    assert table.keys == ["play:foresight", "pass"]
    assert table.lying("outskirts") == ["corsair-raid"]
    assert table.player().influence == 3
    table.play("pass")
    assert table.player().influence == 1


@rule("RE-EXPL-07", "RE-EXPL-08")
def test_more_cards_than_symbols_stay_and_nothing_is_drawn() -> None:
    table = Table(Side("ratling"), lying={"outskirts": ["carnifex", "dire-avenger", "wraithlord"]}).land("outskirts")
    table.play("invoke:hard-to-see", "evade:carnifex", "evade:dire-avenger", "evade:wraithlord")
    assert table.deeds("threat") == []
    assert table.next_turn().lying("outskirts") == ["carnifex", "dire-avenger", "wraithlord"]


@rule("RE-EXPL-09", "RE-EXPL-10")
def test_symbols_on_a_card_count_at_once() -> None:
    table = explored("furnace", [], red=["gretchin-mob", "slugga-boy", "nob"])
    assert table.deeds("threat") == [("threat", 0, 0)] * 2
    assert table.deck("red")[0] == "nob"
    table = explored("manufactorum", ["gretchin-mob", "slugga-boy"])
    assert table.deeds("threat") == []
    table = explored("manufactorum", ["gretchin-mob"], red=["slugga-boy"])
    assert table.deeds("threat") == []


@rule("RE-EXPL-09")
def test_a_card_that_lies_there_adds_its_symbols_in_every_phase() -> None:
    table = explored("furnace", ["windrider"], red=["slugga-boy"], yellow=["dire-avenger"])
    assert table.deeds("threat") == [("threat", 0, 0)]
    table = explored("glade", ["windrider"], blue=["tyranid-warrior"], yellow=["windrider", "dire-avenger"])
    assert len(table.deeds("threat")) == 1


@rule("RE-EXPL-11", "RE-SPACE-05")
def test_symbols_do_nothing_outside_the_exploration_phase() -> None:
    table = Table(Side(strength=12), tops={"red": ["gretchin-mob", "warboss"]}).land("outpost").play("text-box:2")
    assert table.deeds("threat") == [("threat", 0, 0)]
    assert table.trophies() == ["gretchin-mob"]


@rule("RE-EXPL-12")
@pytest.mark.parametrize("card", ["slugga-boy", "field-hospital", "choppa"])
def test_every_type_of_card_fills_a_symbol(card: str) -> None:
    assert explored("furnace", [card], red=["nob"]).deeds("threat") == []


@rule("RE-SUPP-04")
def test_a_card_with_a_timing_of_its_own_acts_then_and_is_fought_plainly() -> None:
    table = Table(Side(cunning=12), lying={"furnace": ["kommando"]}).land("furnace", 1, 1)
    lost = [line for line in table.log() if "loses 1 influence" in line]
    assert len(lost) == 1
    assert table.log().index(lost[0]) < next(at for at, line in enumerate(table.log()) if "battles Cunning 4" in line)
    assert table.trophies() == ["kommando"]
    quiet = Table(Side(cunning=12, level=4), lying={"furnace": ["kommando"]}).land("furnace", 1, 1)
    assert quiet.player().influence == 3


@rule("RE-EXPL-05", "RE-EMPTY-01")
def test_the_discarded_cards_of_a_colour_are_drawn_when_its_deck_is_empty() -> None:
    table = Table(Side(strength=12))
    deck = table.table.decks[vocabulary.THREAT_DECK]
    deck.cards, deck.known = [], []
    table.table.piles[vocabulary.THREAT_DECK] = [table.find("slugga-boy")]
    assert table.land("furnace", 1, 1).trophies() == ["slugga-boy"]
