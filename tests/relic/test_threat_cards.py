"""Verbs about Threat cards on the board: evading, claiming, bombarding, shifting, looking ahead (rulebook p. 9 to 11, 14)."""

from __future__ import annotations

import pytest

from pionek.core.text.phrasebook import plain
from tests.relic.scenario import RelicScenario, Side

rule = pytest.mark.rule


@rule("RE-EVADE-01", "RE-EVADE-02")
def test_some_enemies_cannot_be_evaded() -> None:
    lying = {"foothills": ["eldar-ranger", "eldar-guardian", "eldar-guardian", "windrider"]}
    scenario = RelicScenario(Side("callidus"), lying=lying).land("foothills")
    while "invoke:shadow-step" not in scenario.keys:
        scenario.idle()
    scenario.play("invoke:shadow-step")
    assert scenario.keys == ["evade:eldar-guardian", "evade:windrider"]


@rule("RE-EVADE-04")
def test_enemies_are_evaded_one_by_one_as_long_as_one_likes() -> None:
    lying = {"foothills": ["eldar-guardian", "eldar-guardian", "windrider"]}
    scenario = RelicScenario(Side("callidus", cunning=12), lying=lying).land("foothills", 1, 1)
    scenario.play("invoke:shadow-step", "evade:eldar-guardian")
    assert scenario.keys == ["evade:eldar-guardian", "evade:windrider", "done"]
    scenario.play("evade:windrider")
    assert scenario.keys == ["evade:eldar-guardian", "done"]
    scenario.play("done")
    assert (scenario.trophies(), scenario.lying("foothills")) == (["eldar-guardian"], ["eldar-guardian", "windrider"])


@rule("RE-EVADE-01", "RE-EVADE-02")
@pytest.mark.parametrize(
    ("character", "ability", "evaded"),
    [("trader", "bribery", ["eldar-guardian", "dire-avenger"]), ("ratling", "hard-to-see", ["dire-avenger", "striking-scorpion"])],
)
def test_evading_by_value(character: str, ability: str, evaded: list[str]) -> None:
    """Of enemies worth 3, 4 and 5 the Trader bribes the first two, and the Ratling hides from the last two."""
    lying = {"foothills": ["eldar-guardian", "dire-avenger", "striking-scorpion"]}
    scenario = RelicScenario(Side(character, influence=2), lying=lying).land("foothills").play(f"invoke:{ability}")
    assert scenario.keys == [f"evade:{name}" for name in evaded]


@rule("RE-EXP-02")
def test_a_strike_takes_a_daemon_of_the_tier_and_nothing_else() -> None:
    lying = {"landing": ["grey-knights-strike"], "furnace": ["slugga-boy", "bloodletter"], "scar": ["daemonette"], "canyon": ["nurgling-swarm"]}
    scenario = RelicScenario(lying=lying).land("landing")
    assert scenario.keys == ["take:bloodletter", "take:nurgling-swarm"]
    scenario.play("take:nurgling-swarm")
    assert (scenario.trophies(), scenario.lying("canyon"), scenario.lying("scar")) == (["nurgling-swarm"], [], ["daemonette"])


@rule("RE-EXP-02", "RE-BATTLE-15")
def test_an_assassination_takes_an_enemy_here_and_not_its_reward() -> None:
    lying = {"furnace": ["shoota-boy", "nob"], "scrapfields": ["slugga-boy"]}
    scenario = RelicScenario(Side("captain", hand=["assassinate"], strength=1), lying=lying).land("furnace", 5, 1)
    scenario.play("play:assassinate")
    assert (scenario.trophies(), scenario.player().influence) == (["shoota-boy"], 3)
    assert scenario.lying("scrapfields") == ["slugga-boy"]


@rule("RE-DISC-03", "RE-CLAR-07")
def test_a_bombardment_leaves_everything_but_enemies_and_other_tiers() -> None:
    lying = {"furnace": ["naval-bombardment"], "scrapfields": ["nob", "slugga-boy", "choppa"], "jungle": ["choppa"], "scar": ["warboss"], "canyon": ["broodlord"]}
    scenario = RelicScenario(lying=lying).land("furnace")
    assert scenario.keys == ["go:scrapfields", "go:canyon"]
    scenario.play("go:scrapfields")
    assert scenario.lying("scrapfields") == ["choppa"]
    assert scenario.pile("red") == ["nob", "slugga-boy", "naval-bombardment"]
    assert scenario.trophies() == []
    assert scenario.deeds("discarded") == [("discarded", 0, 0)] * 3


@rule("RE-EXPL-07", "RE-CLAR-07")
def test_a_swarm_migrates_within_its_tier_to_another_space_that_is_no_corner() -> None:
    lying = {"landing": ["migrating-swarm"], "canyon": ["apostate-preacher", "broodlord"], "scar": ["warboss"]}
    scenario = RelicScenario(lying=lying).land("landing")
    assert scenario.keys == ["take:apostate-preacher", "take:broodlord"]
    scenario.play("take:apostate-preacher")
    assert "go:canyon" not in scenario.keys
    assert "go:envoy" not in scenario.keys
    assert not [key for key in scenario.keys if key.startswith("take:")]
    assert len(scenario.keys) == 24 - 4 - 1
    scenario.play("go:hab")
    assert (scenario.lying("hab"), scenario.lying("canyon")) == (["apostate-preacher"], ["broodlord"])


@rule("RE-INNER-06", "RE-EXPL-07")
def test_a_green_tide_reaches_everybody_else_outside_the_inner_tier() -> None:
    sides = (Side(), Side(at="envoy"), Side(at="rift"), Side(at="scar"))
    scenario = RelicScenario(*sides, lying={"furnace": ["green-tide"]}, tops={"red": ["nob", "warboss", "slugga-boy"]}).land("furnace")
    assert (scenario.lying("envoy"), scenario.lying("rift"), scenario.lying("scar")) == (["nob"], [], ["warboss"])
    assert scenario.deck("red")[0] == "slugga-boy"


@rule("RE-SPACE-05", "RE-ENG-03")
def test_only_a_card_that_is_to_be_resolved_is_resolved() -> None:
    """gaps 14: an event that comes when the events are over stays; the Guard Outpost has its card resolved."""
    scenario = RelicScenario(Side(willpower=12), lying={"landing": ["mycetic-spore"]}, tops={"blue": ["astropathic-choir"]})
    scenario.land("landing", 1, 1)
    assert scenario.lying("landing") == ["astropathic-choir"]
    scenario = RelicScenario(Side(), tops={"red": ["battlefield-salvage"]}).land("outpost").play("text-box:2")
    assert (scenario.lying("outpost"), scenario.player().influence) == ([], 5)


@rule("RE-EXPL-06", "RE-DISC-03")
def test_a_drawn_card_is_exchanged_once() -> None:
    side = Side("captain", hand=["foresight"], corruption=["warp-sight"])
    tops = {"yellow": ["avatar-of-war", "gambling-hall"]}
    scenario = RelicScenario(side, tops=tops).land("foothills")
    assert scenario.keys == ["use:warp-sight", "play:foresight", "pass"]
    scenario.play("use:warp-sight")
    assert (scenario.pile("yellow"), scenario.lying("foothills"), scenario.hand()) == (["avatar-of-war"], ["gambling-hall"], ["foresight"])
    assert scenario.asked != "Opening.ask"


@rule("RE-CLAR-07", "RE-EMPTY-01")
def test_looking_further_than_the_deck_reaches() -> None:
    scenario = RelicScenario(Side(at="hab", hand=["omen"])).only("red", "warboss", pile=("nob",))
    scenario.begin().play("play:omen", "deck:1")
    assert scenario.keys == ["take:nob", "take:warboss"]
    scenario.play("take:nob")
    assert (scenario.deck("red"), scenario.pile("red")) == (["nob", "warboss"], [])
    assert scenario.who_knows("red") == [[0], [0]]
    scenario = RelicScenario(Side(at="hab", hand=["omen"])).only("red", "warboss", "nob", pile=("loota",))
    scenario.begin().play("play:omen", "deck:1", "take:nob")
    assert (scenario.deck("red"), scenario.pile("red")) == (["nob", "warboss"], ["loota"]), "two are enough for two"
    scenario = RelicScenario(Side(at="hab", hand=["omen"])).only("red", "warboss")
    scenario.begin(1).play("play:omen", "deck:1")
    assert (scenario.deck("red"), scenario.who_knows("red"), scenario.asked) == (["warboss"], [[0]], "Movement.choose_direction")


@rule("RE-CLAR-07")
def test_an_omen_is_asked_for_one_card_after_the_other() -> None:
    lying = {"foothills": ["information-broker"]}
    scenario = RelicScenario(Side(), lying=lying, tops={"red": ["nob", "warboss", "slugga-boy", "loota"]}).land("foothills")
    scenario.play("yes", "choose:2", "deck:1", "take:slugga-boy")
    assert scenario.keys == ["take:warboss", "take:nob"]
    scenario.play("take:nob")
    assert scenario.deck("red")[:4] == ["slugga-boy", "nob", "warboss", "loota"]
    assert scenario.who_knows("red")[:4] == [[0], [0], [0], []]


@rule("RE-CLAR-09")
def test_a_card_put_under_the_deck_is_remembered_by_who_saw_it() -> None:
    scenario = RelicScenario(Side(assets=["auspex"]), tops={"yellow": ["avatar-of-war", "gambling-hall"]}).any_dice().land("foothills")
    scenario.play("use:auspex", "deck:3", "no")
    assert scenario.lying("foothills") == ["avatar-of-war"]
    scenario = RelicScenario(Side(assets=["auspex"]), tops={"yellow": ["avatar-of-war", "gambling-hall"]}).land("foothills")
    scenario.play("use:auspex", "deck:3", "yes")
    assert (scenario.deck("yellow")[-1], scenario.who_knows("yellow")[-1]) == ("avatar-of-war", [0])


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
    box = RelicScenario().content
    assert plain(box.text_of("card", box.find("card", card), "en")).endswith(text)
