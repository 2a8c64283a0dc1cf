"""The objectives of missions, one by one (rulebook p. 17)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.relic.scenario import RelicScenario, Side

rule = pytest.mark.rule


def progress(mission: str, lying: list[str], *dice: int, space: str = "furnace", **given: Any) -> tuple[int, bool]:
    """How far the mission has come after the turn, and whether it was completed."""
    scenario = RelicScenario(Side(mission=mission, strength=12, cunning=12, willpower=12, **given), lying={space: lying}).land(space, *dice)
    while not scenario.over and scenario.turn == 1:
        scenario.idle()
    return scenario.player().progress, bool(scenario.deeds("mission-done"))


@rule("RE-SHEETB-02", "RE-MISSION-03")
@pytest.mark.parametrize(
    ("mission", "enemies", "result"),
    [
        ("stop-the-waaagh", ["slugga-boy"], (1, False)), ("stop-the-waaagh", ["khorne-berzerker"], (0, False)),
        ("stop-the-waaagh", ["slugga-boy", "nob"], (0, True)), ("take-the-initiative", ["khorne-berzerker"], (1, False)),
        ("fell-the-giant", ["ard-boy"], (0, False)), ("fell-the-giant", ["nob"], (0, True)), ("fell-the-giant", ["squiggoth"], (0, True)),
        ("hold-the-line", ["nob"], (0, False)), ("hold-the-line", ["nob", "nob"], (0, True)), ("banish-the-daemon", ["khorne-berzerker"], (0, False)),
    ],
)  # fmt: skip
def test_enemies_that_count(mission: str, enemies: list[str], result: tuple[int, bool]) -> None:
    assert progress(mission, enemies, 1, 6, 1) == result


@rule("RE-SHEETB-02")
@pytest.mark.parametrize(("mission", "result"), [("take-the-initiative", 1), ("stop-the-waaagh", 0), ("fell-the-giant", 0)])
def test_the_sheet_counts_once_and_has_neither_trait_nor_value(mission: str, result: int) -> None:
    scenario = RelicScenario(Side(at="palace", strength=12, mission=mission)).begin(1, 1, 6, 1)
    assert (scenario.player().progress, scenario.player().tokens[0]) == (result, 1)
    assert scenario.deeds("mission-done") == []


@rule("RE-SHEETB-02")
def test_a_foe_that_only_a_text_names_does_not_count() -> None:
    assert progress("take-the-initiative", ["fighting-pit"], 1, 6, 1) == (0, False)


@rule("RE-MISSION-03")
def test_places_count_once_each() -> None:
    scenario = RelicScenario(Side(mission="pilgrimage")).land("sanctuary")
    assert (scenario.player().progress, scenario.player().marks) == (1, 1)
    assert RelicScenario(Side(mission="pilgrimage", marks=1, progress=1)).land("sanctuary").player().progress == 1
    assert RelicScenario(Side(mission="pilgrimage")).land("spire").player().progress == 0
    scenario = RelicScenario(Side(mission="pilgrimage", marks=2, progress=1)).land("sanctuary")
    player = scenario.player()
    assert (len(scenario.deeds("mission-done")), player.progress, player.marks, player.placed) == (1, 0, 0, [])
    assert RelicScenario(Side(mission="survey-the-sector", marks=2, progress=1)).any_dice().land("furnace").player().progress == 1


@rule("RE-MISSION-03")
def test_what_one_must_have() -> None:
    scenario = RelicScenario(Side(mission="stock-the-armoury", assets=["boltgun", "choppa"], influence=9), tops={"wargear": ["auspex", "jump-pack", "medicae-kit"]})
    scenario.land("battlefleet").play("text-box:1", "take:auspex")
    assert scenario.deeds("mission-done") == [("mission-done", 0, 0)]
    assert progress("know-the-enemy", ["slugga-boy"], 1, 6, 1, trophies=["nob"]) == (0, False)
    assert progress("know-the-enemy", ["khorne-berzerker"], 1, 6, 1, trophies=["nob"]) == (0, True)


@rule("RE-MISSION-03", "RE-LIFE-03")
def test_suffering_counts_until_one_is_vanquished() -> None:
    scenario = RelicScenario(Side(mission="blood-oath", strength=1, life=2), lying={"furnace": ["nob"]}).land("furnace", 6, 1, 1)
    assert (scenario.player().progress, scenario.deeds("mission-done")) == (1, [])
    scenario = RelicScenario(Side(mission="blood-oath", strength=1, life=1, progress=1), lying={"furnace": ["nob"]}).land("furnace", 6, 1, 1)
    assert (scenario.player().progress, scenario.deeds("mission-done"), scenario.at()) == (0, [], "sanctuary")


@rule("RE-MISSION-03")
def test_power_cards_count_for_numbers_and_for_abilities() -> None:
    scenario = RelicScenario(Side(at="hab", mission="sanctioned-study", hand=["miracle", "omen"])).begin()
    scenario.play("pass", "number:miracle")
    assert scenario.player().progress == 1


@rule("RE-SETUP-17", "RE-MISSION-03", "RE-COMP-09")
def test_tokens_are_placed_on_different_spaces_and_cleared_without_a_lost_battle() -> None:
    scenario = RelicScenario(Side(mission="", life=5), tops={"mission": ["liberate-the-forge-world"]}).land("sanctuary").play("done")
    assert len(scenario.keys) == 5
    scenario.play("go:furnace")
    assert len(scenario.keys) == 4
    scenario.play("go:landing")
    assert scenario.player().placed == sorted([scenario.space("furnace"), scenario.space("landing")])
    assert scenario.asked != "NewMission.place_tokens"
    placed = [8, 11]
    for lying, dice, left in ((["choppa"], (), [11]), (["nob"], (6, 1, 1), [8, 11])):
        scenario = RelicScenario(Side(mission="liberate-the-forge-world", placed=placed), lying={"furnace": lying}).land("furnace", *dice)
        while scenario.turn == 1 and not scenario.over and scenario.seat == 0 and scenario.asked != "Experience.discard":
            scenario.idle()
        assert (scenario.player().placed, scenario.player().progress) == (left, 2 - len(left))
    scenario = RelicScenario(Side(mission="liberate-the-forge-world", placed=placed), lying={"scrapfields": ["choppa"]}).land("scrapfields")
    assert (scenario.player().placed, scenario.player().progress) == (placed, 0)


@rule("RE-TIER-03", "RE-MISSION-03")
def test_a_trial_is_offered_only_to_who_is_still_there() -> None:
    scenario = RelicScenario(Side(mission="proof-of-arms", influence=2)).land("battlefleet").play("text-box:2")
    assert (scenario.at(), scenario.asked) == ("sepha", "Movement.choose_direction")
    scenario = RelicScenario(Side(mission="proof-of-arms", influence=2)).land("sanctuary").play("done")
    assert scenario.asked == "Movement.choose_direction"


@rule("RE-MISSION-03")
def test_a_payment_of_several_cards_is_made_in_full() -> None:
    scenario = RelicScenario(Side(mission="pay-the-tithe", influence=2), Side(mission="rite-of-the-machine")).land("spire").play("done")
    assert scenario.asked == "Movement.choose_direction"
    assert scenario.player().progress == 0


@rule("RE-MISSION-03")
def test_an_audit_is_held_in_the_sanctuary_and_nowhere_else() -> None:
    for space, corruption, done in (("sanctuary", [], True), ("emissary", [], False), ("sanctuary", ["-extra-eyes"], False)):
        scenario = RelicScenario(Side(mission="audit-of-purity", corruption=corruption)).land(space).play("done")
        assert bool(scenario.deeds("mission-done")) is done


@rule("RE-MISSION-03")
def test_a_mission_is_completed_when_the_payment_is_made_and_not_before() -> None:
    scenario = RelicScenario(Side(mission="rite-of-the-machine", assets=["boltgun", "storm-bolter"])).land("manufactorum").play("done", "yes")
    assert (scenario.asked, scenario.deeds("mission-done")) == ("MissionErrand.pay", [])
    scenario.play(scenario.keys[0])
    assert (len(scenario.assets()), scenario.deeds("mission-done")) == (1, [("mission-done", 0, 0)])
