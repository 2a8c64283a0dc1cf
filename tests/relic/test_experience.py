"""The Experience phase, levels, assets and relics (rulebook p. 11, 14, 18)."""

from __future__ import annotations

from typing import Any

import pytest

from pionek.core.registry import get
from tests.relic.scenario import RelicScenario, Side

rule = pytest.mark.rule
CONTENT: Any = get("relic").content()


def experience(**given: Any) -> RelicScenario:
    """At the first question of the Experience phase of a turn in which nothing else happened."""
    return RelicScenario(Side(**given)).land("sanctuary").play("done")


@rule("RE-EXP-01")
def test_trophies_then_missions_then_discards() -> None:
    scenario = experience(trophies=["slugga-boy"], completed=["pilgrimage", "blood-oath", "sealed-orders"], assets=["choppa"])
    asked = []
    while scenario.turn == 1:
        asked.append(scenario.asked)
        scenario.play("done")
    assert asked == ["Experience.spend", "Experience.missions", "Experience.discard"]


@rule("RE-EXP-02", "RE-EXP-03")
def test_six_points_of_any_colours_are_a_level() -> None:
    scenario = experience(trophies=["slugga-boy", "spore-mine-cluster", "ripper-swarm"])
    scenario.play("spend:slugga-boy", "spend:spore-mine-cluster", "spend:ripper-swarm")
    assert scenario.player().level == 1
    assert sorted(scenario.pile("red") + scenario.pile("blue")) == ["ripper-swarm", "slugga-boy", "spore-mine-cluster"]


@rule("RE-EXP-03")
def test_trophies_that_bring_no_level_are_not_spent() -> None:
    """p. 11: trophies are spent to gain levels; the table says so before the answer."""
    scenario = experience(trophies=["slugga-boy", "spore-mine-cluster"]).play("spend:slugga-boy")
    done = next(choice.text for choice in scenario.match.scene(0).choices if choice.key == "done")
    assert done == "keep the trophies: 3 points are not enough"
    assert scenario.match.scene(0).prompt.text.endswith("6 points make a level; you have chosen 3.")
    scenario.play("spend:spore-mine-cluster")
    assert (scenario.player().level, scenario.trophies(), scenario.pile("red")) == (0, ["slugga-boy", "spore-mine-cluster"], [])


@rule("RE-EXP-03")
def test_a_trophy_that_adds_no_level_stays() -> None:
    scenario = experience(trophies=["carnifex", "slugga-boy", "windrider"]).play("spend:slugga-boy", "spend:carnifex", "spend:windrider")
    assert (scenario.player().level, scenario.trophies()) == (2, [])
    scenario = experience(trophies=["carnifex", "slugga-boy", "windrider"]).play("spend:slugga-boy", "spend:carnifex", "done")
    assert (scenario.player().level, scenario.trophies()) == (1, ["slugga-boy", "windrider"])


@rule("RE-EXP-04")
def test_what_is_left_over_is_lost() -> None:
    scenario = experience(trophies=["carnifex", "nob"]).play("spend:carnifex", "spend:nob").until("Movement.choose_direction")
    assert (scenario.player().level, scenario.trophies()) == (2, [])
    scenario = experience(trophies=["carnifex", "shoota-boy"]).play("spend:carnifex", "done")
    assert scenario.player().level == 1
    scenario = experience(trophies=["carnifex", "shoota-boy"], hand=["omen"]).play("spend:carnifex")
    assert points(scenario) == 8
    scenario.play("done")
    assert (points(scenario), scenario.asked) == (0, "Experience.discard")


def points(scenario: RelicScenario) -> int:
    """What the trophies spent are worth so far, as the table shows it."""
    return next((thing.value for thing in scenario.match.scene(0).things if thing.id == "points"), 0)  # type: ignore[union-attr]


@rule("RE-EXP-05")
def test_trophies_can_be_kept() -> None:
    scenario = experience(trophies=["carnifex"]).play("done")
    assert (scenario.player().level, scenario.trophies()) == (0, ["carnifex"])


@rule("RE-EXP-06", "RE-MISSION-05", "RE-RELIC-02")
def test_three_missions_buy_one_of_two_relics() -> None:
    completed = ["pilgrimage", "blood-oath", "sealed-orders", "hold-the-line"]
    side = Side(completed=completed)
    scenario = RelicScenario(side, tops={"relic": ["xenos-bane", "roll-of-honour"]}).land("sanctuary").play("done")
    assert scenario.keys == ["relic", "done"]
    scenario.play("relic")
    assert scenario.keys == [f"spend:{name}" for name in completed]
    scenario.play("spend:blood-oath", "spend:pilgrimage", "spend:hold-the-line")
    assert scenario.keys == ["take:xenos-bane", "take:roll-of-honour"]
    scenario.play("take:roll-of-honour")
    assert (scenario.assets(), len(scenario.player().completed)) == (["roll-of-honour"], 1)
    assert len(scenario.pile("mission")) == 3
    assert sorted(scenario.deck("relic")).count("xenos-bane") == 1
    assert len(scenario.deck("relic")) == 17
    assert "relic" not in experience(completed=completed[:2]).keys


@rule("RE-MISSION-05")
def test_with_three_missions_all_are_spent_and_each_is_told_with_its_reason() -> None:
    side = Side(completed=["pilgrimage", "blood-oath", "sealed-orders"])
    scenario = RelicScenario(side, tops={"relic": ["xenos-bane", "roll-of-honour"]}).land("sanctuary").play("done")
    assert scenario.keys == ["relic", "done"], "nothing is spent before it is chosen"
    scenario.play("relic")
    assert scenario.keys == ["take:xenos-bane", "take:roll-of-honour"]
    assert scenario.happened("mission-spent", "turned-up") == ["mission-spent"] * 3 + ["turned-up"] * 2
    assert scenario.said().count("spends the completed mission") == 3
    assert scenario.rules().count("RE-MISSION-05") == 3


@rule("RE-EXP-06")
def test_a_relic_once_a_phase() -> None:
    cards = ["pilgrimage", "blood-oath", "sealed-orders", "hold-the-line", "night-vigil", "proof-of-arms"]
    scenario = RelicScenario(Side(completed=cards), Side(mission="banish-the-daemon")).land("sanctuary").play("done", "relic")
    for _ in range(3):
        scenario.play(scenario.keys[0])
    scenario.play(scenario.keys[0])
    assert len(scenario.player().completed) == 3, "there would be enough for another one"
    assert scenario.asked == "Experience.discard"


@rule("RE-EXP-07")
def test_without_a_mission_one_is_drawn() -> None:
    scenario = RelicScenario(Side(mission=""), tops={"mission": ["hold-the-line"]}).land("sanctuary").play("done")
    assert scenario.mission() == "hold-the-line"
    assert RelicScenario(Side(mission="")).land("sanctuary").player().mission == -1


@rule("RE-EXP-08", "RE-ASSET-02", "RE-PLIM-02")
def test_down_to_both_limits() -> None:
    assets = ["choppa", "stikkbombs", "jungle-scout", "flak-armour", "combat-stimms", "holy-water"]
    scenario = experience(hand=["miracle", "omen"], assets=assets)
    assert "done" not in scenario.keys
    scenario.play("discard:omen")
    assert "discard:miracle" not in scenario.keys
    assert "done" not in scenario.keys
    scenario.play("discard:choppa")
    assert "done" in scenario.keys
    scenario.play("done")
    assert (scenario.hand(), len(scenario.assets())) == (["miracle"], 5)


@rule("RE-EXP-09", "RE-DISC-05")
def test_one_may_discard_more_but_only_now() -> None:
    scenario = experience(hand=["miracle"], assets=["choppa"])
    assert scenario.keys == ["discard:miracle", "discard:choppa", "done"]
    scenario.play("discard:choppa", "discard:miracle")
    assert (scenario.hand(), scenario.assets()) == ([], [])
    scenario = RelicScenario(Side(at="envoy", assets=["choppa"])).begin(1)
    assert scenario.why_no_card(0, "choppa") in ("RE-BONUS-05", "RE-DISC-05")
    assert not [key for key in scenario.keys if key.startswith("discard")]


@rule("RE-ASSET-03")
def test_the_limit_may_be_exceeded_until_then() -> None:
    assets = ["stikkbombs", "jungle-scout", "flak-armour", "combat-stimms", "holy-water"]
    scenario = RelicScenario(Side(assets=assets), lying={"furnace": ["choppa"]}).land("furnace")
    assert len(scenario.assets()) == 6
    assert scenario.asked == "Experience.discard"


@rule("RE-ASSET-04")
def test_trophies_missions_corruption_and_power_are_no_assets() -> None:
    cards = {"trophies": ["slugga-boy"] * 4, "completed": ["pilgrimage", "blood-oath"], "corruption": ["-cloven-hooves"]}
    scenario = experience(hand=["miracle"], assets=["choppa", "stikkbombs", "jungle-scout", "flak-armour"], **cards)
    scenario.play("done")
    assert "done" in scenario.keys


@rule("RE-ASSET-01")
def test_cards_are_assets_by_their_label() -> None:
    labelled = [card for card in CONTENT.cards if card.deck in ("wargear", "relic") or card.type == "asset"]
    scenario = RelicScenario(lying={"furnace": ["choppa"]}).land("furnace")
    assert scenario.assets() == ["choppa"]
    assert sum(card.count for card in labelled) == 24 + 18 + 30


@rule("RE-LEVEL-01", "RE-LEVEL-02")
def test_a_level_brings_the_rewards_of_its_column_from_the_top() -> None:
    scenario = experience(trophies=["carnifex"], level=1).play("spend:carnifex")
    assert scenario.player().level == 2
    gained = [line for line in scenario.log() if "gains" in line]
    assert [("Life" in line, "influence" in line) for line in gained[1:]] == [(True, False), (False, True)]
    assert (scenario.player().life, scenario.player().influence) == (6, 4)


@rule("RE-LEVEL-03", "RE-SUPP-05")
@pytest.mark.parametrize(
    ("character", "level", "what"),
    [("captain", 0, "strength"), ("captain", 3, "completed"), ("callidus", 3, "cunning and card"), ("trader", 2, "wargear"), ("psyker", 8, "special")],
)
def test_rewards_are_attributes_life_influence_cards_or_missions(character: str, level: int, what: str) -> None:
    scenario = RelicScenario(Side(character, level=level, trophies=["carnifex"]), tops={"wargear": ["storm-bolter"]}).any_dice().land("sanctuary")
    before = list(scenario.player().dials)
    scenario.play("done", "spend:carnifex")
    player = scenario.player()
    found = {
        "strength": player.dials[0] == before[0] + 1,
        "completed": len(player.completed) == 1,
        "cunning and card": player.dials[2] == before[2] + 1 and len(player.hand.cards) == 1,
        "wargear": scenario.assets() == ["storm-bolter"],
        "special": len(player.hand.cards) == 4 and player.influence == 4,
    }
    assert found[what]


@rule("RE-LEVEL-04", "RE-MISSION-06")
def test_beyond_level_twelve_there_is_a_completed_mission() -> None:
    side = Side(level=12, trophies=["carnifex"])
    scenario = RelicScenario(side, tops={"mission": ["sealed-orders"]}).land("sanctuary").play("done", "spend:carnifex")
    assert (scenario.player().level, scenario.completed()) == (12, ["sealed-orders"])
    assert [amount for _name, _who, amount in scenario.deeds("gained")] == [1]
    assert scenario.player().influence == 3
    assert scenario.player().dials == [4, 3, 2]


@rule("RE-RELIC-03")
def test_relics_count_against_the_limit_and_all_may_be_used() -> None:
    relics = ["blade-of-saint-antias", "gauntlet-of-the-founder", "halo-of-defiance", "roll-of-honour", "xenos-bane"]
    scenario = RelicScenario(Side(assets=[*relics, "choppa"]), lying={"furnace": ["slugga-boy"]}).land("furnace", 1, 1, 1)
    scenario.play("use:blade-of-saint-antias", "use:gauntlet-of-the-founder", "use:xenos-bane", "use:choppa")
    assert f"has {4 + 3 + 4 + 2 + 2} against 4" in scenario.said()
    scenario.until("Experience.discard")
    assert "done" not in scenario.keys
    assert "discard:roll-of-honour" in scenario.keys


@rule("RE-PLIM-01")
@pytest.mark.parametrize(("level", "limit"), [(0, 1), (3, 1), (4, 2), (7, 2), (8, 3), (12, 3)])
def test_the_power_limit_goes_by_the_level(level: int, limit: int) -> None:
    scenario = experience(level=level, hand=["battle-focus", "omen", "miracle", "blessing"])
    discarded = 0
    while "done" not in scenario.keys:
        scenario.play(scenario.keys[0])
        discarded += 1
    assert 4 - discarded == limit


@rule("RE-RELIC-02", "RE-EMPTY-01", "RE-EMPTY-02")
@pytest.mark.parametrize(("left", "piled"), [(2, 2), (1, 0)])
def test_discarded_relics_come_back_when_fewer_than_two_are_left(left: int, piled: int) -> None:
    scenario = RelicScenario(Side(completed=["pilgrimage", "blood-oath", "sealed-orders"]))
    deck = scenario.deck("relic")
    assert len(deck) == 18
    scenario.only("relic", *deck[:left], pile=tuple(deck[-2:]))
    scenario.land("sanctuary").play("done", "relic")
    assert len(scenario.keys) == 2
    assert len(scenario.pile("relic")) == piled
