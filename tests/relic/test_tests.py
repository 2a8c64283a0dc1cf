"""Skill tests and skill bonuses (rulebook p. 14, 18)."""

from __future__ import annotations

import pytest

from tests.relic.scenario import RelicScenario, Side

rule = pytest.mark.rule


def spire(*dice: int, **given: object) -> RelicScenario:
    """The Captain tests Cunning (2) against 7 at the Governor's Spire."""
    return RelicScenario(Side(**given)).land("spire", *dice).until("Engagement.text").play("text-box:2")  # type: ignore[arg-type]


@rule("RE-TEST-01", "RE-TEST-02", "RE-TEST-03")
@pytest.mark.parametrize(("die", "influence"), [(5, 5), (4, 2)])
def test_die_and_attribute_must_reach_the_target(die: int, influence: int) -> None:
    scenario = spire(die)
    assert scenario.player().influence == influence
    assert f"tests Cunning: {die + 2}, {'success' if die == 5 else 'failure'}" in scenario.said()


@rule("RE-TEST-04")
def test_where_nothing_is_said_nothing_happens() -> None:
    scenario = RelicScenario(Side(), lying={"outskirts": ["webway-ambush"]}).land("outskirts", 5)
    assert (scenario.player().life, scenario.player().influence) == (5, 3)
    scenario = RelicScenario(Side("canoness", at="maze")).begin(2, 2)
    assert len(scenario.player().corruption.cards) == 2


@rule("RE-TEST-05")
def test_a_one_fails_whatever_the_value() -> None:
    scenario = spire(1, cunning=12)
    assert scenario.player().influence == 2
    assert "RE-TEST-05" in scenario.rules()


@rule("RE-TEST-06", "RE-TEST-07")
def test_a_six_explodes_and_a_one_after_it_is_no_failure() -> None:
    scenario = spire(6, 1)
    assert "tests Cunning: 9, success" in scenario.said()


@rule("RE-BONUS-01", "RE-BONUS-03")
def test_a_skill_bonus_is_declared_before_the_roll() -> None:
    scenario = spire(4, assets=["auspex", "imperial-seal"])
    assert (scenario.keys, scenario.rule) == (["use:auspex", "pass"], "RE-BONUS-03")
    assert scenario.deeds("rolled") == [("rolled", 0, 1)]
    assert scenario.why_no_card(0, "imperial-seal") == "RE-BONUS-01"
    assert scenario.play("use:auspex").player().influence == 5
    assert spire(4, assets=["auspex"]).play("pass").player().influence == 2


@rule("RE-BONUS-02")
def test_a_skill_bonus_never_counts_in_a_battle() -> None:
    scenario = RelicScenario(Side(assets=["auspex"]), lying={"foothills": ["eldar-guardian"]}).land("foothills", 1, 5).play("pass")
    assert scenario.deeds("used") == []
    assert "has 7 against 4" in scenario.said()


@rule("RE-POWER-07", "RE-TEST-05")
def test_a_power_number_of_one_fails_too() -> None:
    scenario = spire(cunning=12, hand=["miracle"]).play("number:miracle")
    assert scenario.player().influence == 2


@rule("RE-COMP-10")
def test_dice_are_rolled_for_movement_battles_tests_and_texts() -> None:
    scenario = RelicScenario(Side(influence=2), lying={"foothills": ["gambling-hall"]}).land("foothills", 6).play("yes")
    assert scenario.player().influence == 5
    assert {"RE-MOVE-02", "RE-COMP-10"} <= set(scenario.rules())
    assert "RE-TEST-02" in spire(4).rules()
    battle = RelicScenario(lying={"furnace": ["slugga-boy"]}).land("furnace", 2, 2)
    assert {"RE-BATTLE-05", "RE-BATTLE-08"} <= set(battle.rules())


@rule("RE-ATTR-02", "RE-ATTR-03")
@pytest.mark.parametrize(("before", "after"), [(4, 5), (11, 12), (12, 12)])
def test_an_attribute_grows_up_to_twelve(before: int, after: int) -> None:
    scenario = RelicScenario(Side(strength=before, trophies=["carnifex"])).land("sanctuary").play("done", "spend:carnifex")
    assert scenario.player().dials[0] == after
    assert len([line for line in scenario.log() if "Strength" in line]) == after - before


@rule("RE-ATTR-04", "RE-ATTR-05")
@pytest.mark.parametrize(("before", "after"), [(4, 3), (2, 1), (1, 1)])
def test_an_attribute_falls_down_to_one(before: int, after: int) -> None:
    side = Side("commissar", strength=before, corruption=["-cloven-hooves"], at="maze")
    scenario = RelicScenario(side, Side("ogryn"), tops={"corruption": ["withered-limb", "warp-taint"]}).begin()
    assert scenario.player().dials[0] == after


@rule("RE-LIFE-01")
def test_life_is_no_attribute() -> None:
    scenario = RelicScenario(Side(at="rift", level=12)).begin(2)
    assert scenario.at() == "maze"
    assert scenario.keys == ["attribute:1", "attribute:2", "attribute:3"]


@rule("RE-LIFE-02", "RE-LIFE-03")
@pytest.mark.parametrize(("before", "after"), [(5, 7), (10, 12), (11, 12), (12, 12)])
def test_life_grows_beyond_its_start_up_to_twelve(before: int, after: int) -> None:
    scenario = RelicScenario(Side(life=before)).land("sanctuary")
    scenario.play("text-box:1")
    assert scenario.player().life == after
    assert [line.endswith("RE-LIFE-02]") for line in scenario.log() if "Life" in line] == [True] * (before < 12)


@rule("RE-INFL-01", "RE-INFL-02", "RE-INFL-03")
def test_influence_is_earned_spent_and_lost() -> None:
    scenario = RelicScenario(Side(influence=1), lying={"foothills": ["corsair-raid"]}).land("foothills")
    assert scenario.player().influence == 0
    scenario = RelicScenario(Side(influence=2)).land("spire").play("text-box:1")
    assert (scenario.player().influence, scenario.player().dials) == (0, [4, 3, 3])
    scenario = RelicScenario(lying={"furnace": ["shoota-boy"]}).land("furnace", 1, 4)
    assert scenario.player().influence == 4
    assert "text-box:1" not in RelicScenario(Side(influence=1)).land("spire").keys
