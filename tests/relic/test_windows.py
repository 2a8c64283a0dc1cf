"""Every moment at which something may be used: there it is offered, and a moment later it is not."""

from __future__ import annotations

import pytest

from pionek.core.registry import get
from tests.relic.scenario import RelicScenario, Side

rule = pytest.mark.rule
USES = get("relic").uses


def battle(*dice: int, enemy: str = "slugga-boy", space: str = "furnace", character: str = "", other: Side | None = None, **given: object) -> RelicScenario:
    """The Engagement phase with one enemy."""
    sides = (Side(character, **given), other or Side())
    return RelicScenario(*sides, lying={space: [enemy]}).land(space, *dice)


def experience(character: str = "", **given: object) -> RelicScenario:
    return RelicScenario(Side(character, at="hab", **given), phase="experience").begin()


def lost(*dice: int, **given: object) -> RelicScenario:
    """A battle is lost: the dice of the enemy and of the player."""
    return battle(*dice, strength=1, **given)


def offers(scenario: RelicScenario, key: str, moment: str, seat: int = 0) -> None:
    """Decline everything up to the moment; there, and not before, the seat may use this."""
    for _ in range(30):
        if scenario.rule == moment and key in scenario.keys:
            break
        assert key not in scenario.keys, f"{key} is offered at {scenario.rule}"
        scenario.idle()
    assert (scenario.rule, scenario.seat) == (moment, seat)
    option = next(option for option in scenario.match.decision.options if scenario.match.key(option) == key)  # type: ignore[union-attr]
    CELLS.add((USES.use_of(scenario.table, option), moment))
    scenario.any_dice().play("pass" if "pass" in scenario.keys else "roll")
    again = not scenario.over and scenario.turn == 1 and scenario.rule == moment and key in scenario.keys
    assert not again or moment in ("RE-POWER-06", "RE-CORR-01"), "those come again: another die, another card"


CELLS: set[tuple[str, str]] = set()
"""The cells of the page of windows that were seen."""


@rule("RE-POWER-05")
def test_the_ability_of_a_power_card_at_every_moment_that_one_names() -> None:
    offers(RelicScenario(Side(at="hab", hand=["omen"])).begin(), "play:omen", "RE-SUPP-02")
    offers(experience(hand=["offering"]), "play:offering", "RE-SUPP-02")
    offers(RelicScenario(Side(at="hab"), Side(hand=["sabotage"])).begin(), "play:sabotage", "RE-SUPP-02", 1)
    offers(RelicScenario(Side(at="hab", hand=["warp-jump"])).begin(), "play:warp-jump", "RE-MOVE-07")
    offers(RelicScenario(Side(at="hab", hand=["forced-march"])).begin(3), "play:forced-march", "RE-MOVE-07")
    offers(RelicScenario(Side(hand=["foresight"]), tops={"red": ["nob"]}).land("furnace"), "play:foresight", "RE-EXPL-06")
    offers(battle(hand=["assassinate"]), "play:assassinate", "RE-EVADE-02")
    offers(battle(hand=["emperors-wrath"]), "play:emperors-wrath", "RE-BATTLE-03")
    offers(battle(1, 2, hand=["divine-guidance"]), "play:divine-guidance", "RE-BATTLE-09")
    offers(battle(1, 2, other=Side(hand=["mind-lock"])), "play:mind-lock", "RE-BATTLE-09", 1)
    offers(RelicScenario(Side(at="hab", hand=["divine-guidance"])).begin(3), "play:divine-guidance", "RE-DICE-08")
    offers(lost(6, 2, 1, hand=["ward-of-faith"]), "play:ward-of-faith", "RE-BATTLE-14")
    offers(RelicScenario(Side(hand=["blessing"])).land("spire").play("text-box:2"), "play:blessing", "RE-BONUS-03")
    offers(lost(6, 2, 1, hand=["miracle"]), "play:miracle", "RE-LIFE-03")


@rule("RE-POWER-06")
def test_the_number_of_a_power_card_in_movement_battles_and_tests() -> None:
    offers(RelicScenario(Side(at="hab", hand=["miracle"])).begin(3), "number:miracle", "RE-POWER-06")
    offers(battle(1, 2, hand=["miracle"]), "number:miracle", "RE-POWER-06")
    offers(RelicScenario(Side(hand=["miracle"])).land("spire", 3).play("text-box:2"), "number:miracle", "RE-POWER-06")


@rule("RE-BATTLE-04", "RE-GEAR-07")
def test_weapons_and_armour_in_battles_alone() -> None:
    offers(battle(assets=["choppa"]), "use:choppa", "RE-BATTLE-03")
    offers(battle(1, 1, assets=["chainsword"]).play("use:chainsword"), "use:chainsword", "RE-BATTLE-09")
    offers(lost(6, 2, 1, assets=["refractor-field"]).play("use:refractor-field"), "use:refractor-field", "RE-BATTLE-14")


@rule("RE-CLAR-09", "RE-BONUS-03")
def test_other_assets_at_every_moment_that_one_names() -> None:
    offers(RelicScenario(Side(assets=["auspex"])).land("furnace"), "use:auspex", "RE-SUPP-02")
    offers(experience(assets=["medicae-kit"]), "use:medicae-kit", "RE-SUPP-02")
    offers(RelicScenario(Side(at="hab", assets=["star-chart-of-the-ancients"])).begin(), "use:star-chart-of-the-ancients", "RE-MOVE-07")
    offers(RelicScenario(Side(at="hab", assets=["jump-pack"])).begin(3), "use:jump-pack", "RE-MOVE-07")
    offers(battle(assets=["smoke-charges"]), "use:smoke-charges", "RE-EVADE-02")
    offers(battle(assets=["calculus-logi"], cunning=9), "use:calculus-logi", "RE-BATTLE-02")
    offers(battle(assets=["guard-squad"]), "use:guard-squad", "RE-BATTLE-03")
    offers(battle(1, 2, assets=["chronometer-of-ages"]), "use:chronometer-of-ages", "RE-BATTLE-09")
    offers(RelicScenario(Side(at="hab", assets=["chronometer-of-ages"])).begin(3), "use:chronometer-of-ages", "RE-DICE-08")
    offers(RelicScenario(Side(assets=["prayer-scroll"])).land("spire", 3).play("text-box:2"), "use:prayer-scroll", "RE-DICE-08")
    offers(lost(6, 2, 1, assets=["spirit-stone"]), "use:spirit-stone", "RE-LIFE-03")
    offers(RelicScenario(Side(at="maze", assets=["battle-sister"])).begin(), "use:battle-sister", "RE-CORR-01")
    offers(RelicScenario(Side(assets=["lens-of-truth"])).land("spire").play("pass", "text-box:2"), "use:lens-of-truth", "RE-BONUS-03")


@rule("RE-CLAR-09")
def test_abilities_of_the_sheet_at_every_moment_that_one_names() -> None:
    offers(experience("enginseer", assets=["medicae-kit"]), "invoke:rite-of-repair", "RE-SUPP-02")
    offers(RelicScenario(Side("callidus", at="hab", influence=2), Side(at="docks")).begin(), "invoke:polymorphine", "RE-MOVE-07")
    offers(battle(character="callidus"), "invoke:shadow-step", "RE-EVADE-02")
    offers(battle(character="commissar", assets=["guard-squad"]), "invoke:inspire", "RE-BATTLE-03")
    offers(battle(1, 2, character="commissar", assets=["guard-squad"]), "invoke:summary-execution", "RE-BATTLE-09")
    offers(RelicScenario(Side("enginseer")).land("spire", 3).play("text-box:2"), "invoke:logic-engine", "RE-DICE-08")
    offers(RelicScenario(Side("inquisitor", at="maze", hand=["offering"])).begin(), "invoke:warded-soul", "RE-CORR-01")


@rule("RE-CORR-05")
def test_active_corruption_cards_at_every_moment_that_one_names() -> None:
    offers(RelicScenario(Side(at="hab", corruption=["cloven-hooves"])).begin(3), "use:cloven-hooves", "RE-MOVE-07")
    offers(RelicScenario(Side(corruption=["warp-sight"]), tops={"red": ["nob"]}).land("furnace"), "use:warp-sight", "RE-EXPL-06")
    offers(battle(corruption=["bestial-claws"]), "use:bestial-claws", "RE-BATTLE-03")
    offers(battle(1, 2, corruption=["mark-of-the-changer"]), "use:mark-of-the-changer", "RE-BATTLE-09")
    offers(RelicScenario(Side(at="hab", corruption=["mark-of-the-changer"])).begin(3), "use:mark-of-the-changer", "RE-DICE-08")
    offers(RelicScenario(Side(corruption=["extra-eyes"])).land("spire").play("text-box:2"), "use:extra-eyes", "RE-BONUS-03")
    assert {use for use, _moment in CELLS} >= {"corruption"}
    hidden = RelicScenario(Side(corruption=["-bestial-claws"]), lying={"furnace": ["slugga-boy"]}).land("furnace", 1, 1)
    assert hidden.deeds("used") == []


def test_no_cell_of_the_page_was_left_out() -> None:
    for seen in (
        test_the_ability_of_a_power_card_at_every_moment_that_one_names, test_the_number_of_a_power_card_in_movement_battles_and_tests,
        test_weapons_and_armour_in_battles_alone, test_other_assets_at_every_moment_that_one_names,
        test_abilities_of_the_sheet_at_every_moment_that_one_names, test_active_corruption_cards_at_every_moment_that_one_names,
    ):  # fmt: skip
        seen()
    declared = {(use, moment) for use, allowed in USES.moments.items() for moment in allowed}
    assert sorted(declared - CELLS) == []
    assert sorted(CELLS - declared) == []
