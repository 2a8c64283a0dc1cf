"""Verbs about Threat cards on the board: evading, claiming, bombarding, shifting, looking ahead (rulebook p. 9 to 11, 14)."""

from __future__ import annotations

import pytest

from pionek.core.text.phrasebook import plain
from tests.relic.scenario import Side, Table

rule = pytest.mark.rule


@rule("RE-EVADE-01", "RE-EVADE-02")
def test_some_enemies_cannot_be_evaded() -> None:
    lying = {"foothills": ["eldar-ranger", "eldar-guardian", "eldar-guardian", "windrider"]}
    table = Table(Side("callidus"), lying=lying).land("foothills")
    while "invoke:shadow-step" not in table.keys:
        table.idle()
    table.play("invoke:shadow-step")
    assert table.keys == ["evade:eldar-guardian", "evade:windrider"]


@rule("RE-EVADE-04")
def test_enemies_are_evaded_one_by_one_as_long_as_one_likes() -> None:
    lying = {"foothills": ["eldar-guardian", "eldar-guardian", "windrider"]}
    table = Table(Side("callidus", cunning=12), lying=lying).land("foothills", 1, 1)
    table.play("invoke:shadow-step", "evade:eldar-guardian")
    assert table.keys == ["evade:eldar-guardian", "evade:windrider", "done"]
    table.play("evade:windrider")
    assert table.keys == ["evade:eldar-guardian", "done"]
    table.play("done")
    assert (table.trophies(), table.lying("foothills")) == (["eldar-guardian"], ["eldar-guardian", "windrider"])


@rule("RE-EVADE-01", "RE-EVADE-02")
@pytest.mark.parametrize(
    ("character", "ability", "evaded"),
    [("trader", "bribery", ["eldar-guardian", "dire-avenger"]), ("ratling", "hard-to-see", ["dire-avenger", "striking-scorpion"])],
)
def test_evading_by_value(character: str, ability: str, evaded: list[str]) -> None:
    """Of enemies worth 3, 4 and 5 the Trader bribes the first two, and the Ratling hides from the last two."""
    lying = {"foothills": ["eldar-guardian", "dire-avenger", "striking-scorpion"]}
    table = Table(Side(character, influence=2), lying=lying).land("foothills").play(f"invoke:{ability}")
    assert table.keys == [f"evade:{name}" for name in evaded]


@rule("RE-EXP-02")
def test_a_strike_takes_a_daemon_of_the_tier_and_nothing_else() -> None:
    lying = {"landing": ["grey-knights-strike"], "furnace": ["slugga-boy", "bloodletter"], "scar": ["daemonette"], "canyon": ["nurgling-swarm"]}
    table = Table(lying=lying).land("landing")
    assert table.keys == ["take:bloodletter", "take:nurgling-swarm"]
    table.play("take:nurgling-swarm")
    assert (table.trophies(), table.lying("canyon"), table.lying("scar")) == (["nurgling-swarm"], [], ["daemonette"])


@rule("RE-EXP-02", "RE-BATTLE-15")
def test_an_assassination_takes_an_enemy_here_and_not_its_reward() -> None:
    lying = {"furnace": ["shoota-boy", "nob"], "scrapfields": ["slugga-boy"]}
    table = Table(Side("captain", hand=["assassinate"], strength=1), lying=lying).land("furnace", 5, 1)
    table.play("play:assassinate")
    assert (table.trophies(), table.player().influence) == (["shoota-boy"], 3)
    assert table.lying("scrapfields") == ["slugga-boy"]


@rule("RE-DISC-03", "RE-CLAR-07")
def test_a_bombardment_leaves_everything_but_enemies_and_other_tiers() -> None:
    lying = {"furnace": ["naval-bombardment"], "scrapfields": ["nob", "slugga-boy", "choppa"], "jungle": ["choppa"], "scar": ["warboss"], "canyon": ["broodlord"]}
    table = Table(lying=lying).land("furnace")
    assert table.keys == ["go:scrapfields", "go:canyon"]
    table.play("go:scrapfields")
    assert table.lying("scrapfields") == ["choppa"]
    assert table.pile("red") == ["nob", "slugga-boy", "naval-bombardment"]
    assert table.trophies() == []
    assert table.deeds("discarded") == [("discarded", 0, 0)] * 3


@rule("RE-EXPL-07", "RE-CLAR-07")
def test_a_swarm_migrates_within_its_tier_to_another_space_that_is_no_corner() -> None:
    lying = {"landing": ["migrating-swarm"], "canyon": ["apostate-preacher", "broodlord"], "scar": ["warboss"]}
    table = Table(lying=lying).land("landing")
    assert table.keys == ["take:apostate-preacher", "take:broodlord"]
    table.play("take:apostate-preacher")
    assert "go:canyon" not in table.keys
    assert "go:envoy" not in table.keys
    assert not [key for key in table.keys if key.startswith("take:")]
    assert len(table.keys) == 24 - 4 - 1
    table.play("go:hab")
    assert (table.lying("hab"), table.lying("canyon")) == (["apostate-preacher"], ["broodlord"])


@rule("RE-INNER-06", "RE-EXPL-07")
def test_a_green_tide_reaches_everybody_else_outside_the_inner_tier() -> None:
    sides = (Side(), Side(at="envoy"), Side(at="rift"), Side(at="scar"))
    table = Table(*sides, lying={"furnace": ["green-tide"]}, tops={"red": ["nob", "warboss", "slugga-boy"]}).land("furnace")
    assert (table.lying("envoy"), table.lying("rift"), table.lying("scar")) == (["nob"], [], ["warboss"])
    assert table.deck("red")[0] == "slugga-boy"


@rule("RE-SPACE-05", "RE-ENG-03")
def test_only_a_card_that_is_to_be_resolved_is_resolved() -> None:
    """gaps 14: an event that comes when the events are over stays; the Guard Outpost has its card resolved."""
    table = Table(Side(willpower=12), lying={"landing": ["mycetic-spore"]}, tops={"blue": ["astropathic-choir"]})
    table.land("landing", 1, 1)
    assert table.lying("landing") == ["astropathic-choir"]
    table = Table(Side(), tops={"red": ["battlefield-salvage"]}).land("outpost").play("text-box:2")
    assert (table.lying("outpost"), table.player().influence) == ([], 5)


@rule("RE-EXPL-06", "RE-DISC-03")
def test_a_drawn_card_is_exchanged_once() -> None:
    side = Side("captain", hand=["foresight"], corruption=["warp-sight"])
    tops = {"yellow": ["avatar-of-war", "gambling-hall"]}
    table = Table(side, tops=tops).land("foothills")
    assert table.keys == ["use:warp-sight", "play:foresight", "pass"]
    table.play("use:warp-sight")
    assert (table.pile("yellow"), table.lying("foothills"), table.hand()) == (["avatar-of-war"], ["gambling-hall"], ["foresight"])
    assert table.asked != "Opening.ask"


@rule("RE-CLAR-07", "RE-EMPTY-01")
def test_looking_further_than_the_deck_reaches() -> None:
    table = Table(Side(at="hab", hand=["omen"]), tops={"red": ["warboss"]})
    deck = table.table.decks[5]
    table.table.piles[5] = [table.find("nob")]
    deck.cards, deck.known = deck.cards[-1:], deck.known[-1:]
    table.begin().play("play:omen", "deck:1")
    assert table.keys == ["take:nob", "take:warboss"]
    table.play("take:nob")
    assert (table.deck("red"), table.pile("red")) == (["nob", "warboss"], [])
    assert deck.known == [1, 1]
    table = Table(Side(at="hab", hand=["omen"]), tops={"red": ["warboss", "nob"]})
    deck = table.table.decks[5]
    table.table.piles[5] = [table.find("loota")]
    deck.cards, deck.known = deck.cards[-2:], deck.known[-2:]
    table.begin().play("play:omen", "deck:1", "take:nob")
    assert (table.deck("red"), table.pile("red")) == (["nob", "warboss"], ["loota"]), "two are enough for two"
    table = Table(Side(at="hab", hand=["omen"]), tops={"red": ["warboss"]})
    deck = table.table.decks[5]
    deck.cards, deck.known = deck.cards[-1:], deck.known[-1:]
    table.begin(1).play("play:omen", "deck:1")
    assert (table.deck("red"), deck.known, table.asked) == (["warboss"], [1], "Movement.choose_direction")


@rule("RE-CLAR-07")
def test_an_omen_is_asked_for_one_card_after_the_other() -> None:
    lying = {"foothills": ["information-broker"]}
    table = Table(Side(), lying=lying, tops={"red": ["nob", "warboss", "slugga-boy", "loota"]}).land("foothills")
    table.play("choose:2", "deck:1", "take:slugga-boy")
    assert table.keys == ["take:warboss", "take:nob"]
    table.play("take:nob")
    assert table.deck("red")[:4] == ["slugga-boy", "nob", "warboss", "loota"]
    assert table.table.decks[5].known[-4:] == [0, 1, 1, 1]


@rule("RE-CLAR-09")
def test_a_card_put_under_the_deck_is_remembered_by_who_saw_it() -> None:
    table = Table(Side(assets=["auspex"]), tops={"yellow": ["avatar-of-war", "gambling-hall"]}).land("foothills")
    table.play("use:auspex", "deck:3", "no")
    assert table.lying("foothills") == ["avatar-of-war"]
    table = Table(Side(assets=["auspex"]), tops={"yellow": ["avatar-of-war", "gambling-hall"]}).land("foothills")
    table.play("use:auspex", "deck:3", "yes")
    assert (table.deck("yellow")[-1], table.table.decks[7].known[0]) == ("avatar-of-war", 1)


@rule("RE-CLAR-01")
@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("holo-field", "evade any enemies of value 4 or less on your space."),
        ("smoke-charges", "evade any enemies on your space."),
        ("melta-bomb", "take one enemy of value 6 or less on your space as a trophy."),
        ("fell-the-giant", "defeat 1 enemy of value 5 or more; reward: gain 1 level."),
        ("grey-knights-strike", "Take one daemon in your tier as a trophy."),
    ],
)
def test_which_enemies_are_meant(card: str, text: str) -> None:
    box = Table().content
    assert plain(box.text_of("card", box.find("card", card), "en")).endswith(text)
