"""Words of texts in combinations that no card of the game has; the trial pack has them."""

from __future__ import annotations

import pytest

from tests.relic.scenario import TRIAL, RelicScenario, Side

rule = pytest.mark.rule


@rule("RE-BATTLE-14", "RE-CLAR-09")
def test_what_may_be_used_on_winning() -> None:
    side = Side(assets=["trial:victors-purse"])
    scenario = RelicScenario(side, packs=TRIAL, lying={"furnace": ["slugga-boy"]}).land("furnace", 1, 5)
    assert (scenario.keys, scenario.trophies()) == (["use:trial:victors-purse", "pass"], [])
    assert scenario.play("use:trial:victors-purse").player().influence == 5
    assert scenario.trophies() == ["slugga-boy"]


@rule("RE-SUPP-02", "RE-CLAR-10")
def test_what_acts_by_itself_at_the_start_of_each_phase() -> None:
    scenario = RelicScenario(Side(assets=["trial:tireless-clock"], at="hab"), packs=TRIAL).begin(1)
    assert scenario.player().influence == 4
    scenario = RelicScenario(Side(assets=["trial:tireless-clock"], influence=0), packs=TRIAL, tops={"red": ["choppa"]}).land("furnace")
    assert scenario.player().influence == 3


@rule("RE-GEAR-07", "RE-BATTLE-04")
def test_a_weapon_without_a_bonus_must_be_named_to_work() -> None:
    side = Side(assets=["trial:hungry-blade"], life=3)
    scenario = RelicScenario(side, packs=TRIAL, lying={"furnace": ["slugga-boy"]}).land("furnace", 1, 5)
    assert scenario.play("use:trial:hungry-blade").player().life == 4
    scenario = RelicScenario(side, packs=TRIAL, lying={"furnace": ["slugga-boy"]}).land("furnace", 1, 5)
    assert scenario.play("pass").player().life == 3


@rule("RE-DISC-01", "RE-DISC-02")
def test_several_cards_are_chosen_one_by_one() -> None:
    side = Side(hand=["miracle", "omen", "blessing"], influence=2, life=3)
    scenario = RelicScenario(side, packs=TRIAL, lying={"furnace": ["trial:double-toll"]}).land("furnace")
    scenario.play("discard:omen", "discard:blessing")
    assert scenario.hand() == ["miracle"]
    assert scenario.play("yes").player().life == 4
    scenario = RelicScenario(Side(hand=["battle-focus"], influence=1, life=3), packs=TRIAL, lying={"furnace": ["trial:double-toll"]})
    scenario.land("furnace")
    assert (scenario.hand(), scenario.player().life) == ([], 2)


@rule("RE-CORR-01")
def test_a_card_that_is_gone_needs_no_further_help() -> None:
    sides = (Side("commissar", at="maze", assets=["chalice-of-purity", "battle-sister"]), Side("ogryn"))
    scenario = RelicScenario(*sides, tops={"corruption": ["warp-taint", "warp-taint"]}).begin(3, 4)
    assert (scenario.corruption(), scenario.assets()) == ([], ["chalice-of-purity", "battle-sister"])


@rule("RE-INFL-01")
def test_nobody_trades_with_another_tier_or_beyond_his_means() -> None:
    sides = (Side("trader", influence=4), Side(at="scar", assets=["boltgun"]), Side(at="hab", assets=["storm-bolter"]))
    scenario = RelicScenario(*sides).land("sanctuary").play("done")
    assert "invoke:warrant-of-trade" not in scenario.keys
    sides = (Side("trader", influence=6), Side(at="scar", assets=["boltgun"]), Side(at="hab", assets=["storm-bolter"]))
    scenario = RelicScenario(*sides).land("sanctuary").play("done", "invoke:warrant-of-trade")
    assert scenario.assets(0) == ["storm-bolter"]


@rule("RE-DISC-01")
def test_one_list_of_discards_after_another() -> None:
    side = Side(hand=["miracle", "omen"], trophies=["nob", "loota"])
    scenario = RelicScenario(side, packs=TRIAL, lying={"furnace": ["trial:levy"]}).land("furnace").play("discard:omen")
    assert scenario.keys == ["discard:nob", "discard:loota"]
    scenario.play("discard:nob")
    assert (scenario.hand(), scenario.trophies()) == (["miracle"], ["loota"])


@rule("RE-GEAR-01", "RE-INFL-03")
def test_a_price_never_falls_below_nothing() -> None:
    tops = {"wargear": ["boltgun"]}
    scenario = RelicScenario(Side(influence=0), packs=TRIAL, tops=tops, lying={"furnace": ["trial:clearance"]}).land("furnace")
    assert scenario.keys == ["take:boltgun", "done"]
    scenario.play("take:boltgun")
    assert (scenario.assets(), scenario.player().influence) == (["boltgun"], 0)
    scenario = RelicScenario(Side(influence=0, assets=["trial:open-gate"]), packs=TRIAL).land("envoy")
    assert scenario.keys == ["text-box:2", "done"]
    assert (scenario.play("text-box:2").at(), scenario.player().influence) == ("blackstone", 0)


@rule("RE-INNER-03", "RE-INNER-04", "RE-CLAR-06")
@pytest.mark.parametrize("card", ["homeward-bell", "portal-key", "long-arm"])
@pytest.mark.parametrize("space", ["rift", "maze"])
def test_nothing_reaches_out_of_the_inner_tier(card: str, space: str) -> None:
    lying = {"envoy": ["nob"], "scar": ["nob"], "ruins": ["forgotten-portal"]}
    scenario = RelicScenario(Side(at=space, assets=[f"trial:{card}"]), packs=TRIAL, lying=lying).begin(*[3] * (space == "rift"))
    assert scenario.deeds("used") == []
    assert f"use:trial:{card}" not in scenario.keys
    for outside in ("menhir", "warpstorm"):
        scenario = RelicScenario(Side(at=outside, assets=[f"trial:{card}"]), packs=TRIAL, lying=lying).begin()
        assert scenario.keys == [f"use:trial:{card}", "pass"]


@rule("RE-CLAR-06", "RE-TIER-02")
@pytest.mark.parametrize(("card", "cited"), [("homeward-bell", "RE-CLAR-06"), ("outward-bell", "RE-TIER-02")])
def test_being_placed_in_another_tier_names_its_rule(card: str, cited: str) -> None:
    scenario = RelicScenario(Side(at="menhir", assets=[f"trial:{card}"]), packs=TRIAL).begin().play(f"use:trial:{card}")
    assert next(line for line in scenario.log() if "moves to" in line).endswith(f"{cited}]")


@rule("RE-CLAR-03")
def test_no_special_move_is_gained_in_the_inner_tier() -> None:
    for space, special in (("menhir", True), ("warpstorm", True), ("rift", False)):
        scenario = RelicScenario(Side(at=space, assets=["trial:hidden-map"]), packs=TRIAL).begin().play("use:trial:hidden-map")
        assert scenario.player().special is special


@rule("RE-ENG-03", "RE-SPACE-02")
@pytest.mark.parametrize(("card", "asked"), [("standstill", "Experience.spend"), ("dusk", "Movement.choose_direction")])
def test_what_ends_the_phase_or_the_whole_turn(card: str, asked: str) -> None:
    side = Side(trophies=["nob"])
    scenario = RelicScenario(side, packs=TRIAL, lying={"furnace": [f"trial:{card}", "slugga-boy"]}).land("furnace")
    assert (scenario.deeds("battle"), scenario.lying("furnace"), scenario.asked) == ([], ["slugga-boy"], asked)
    assert scenario.active == (1 if card == "dusk" else 0)


@rule("RE-SPACE-05", "RE-EXPL-07")
def test_what_is_drawn_and_resolved_outside_the_phase_just_lies_there() -> None:
    scenario = RelicScenario(Side(at="envoy", assets=["trial:signal-lamp"]), packs=TRIAL, tops={"red": ["nob"]}).begin(3)
    assert scenario.lying("envoy") == ["nob"]


@rule("RE-LEVEL-03", "RE-LIFE-03")
@pytest.mark.parametrize(("before", "after"), [(1, 5), (4, 5), (5, 5), (7, 7)])
def test_life_is_restored_up_to_its_start(before: int, after: int) -> None:
    scenario = RelicScenario(Side(life=before), packs=TRIAL, lying={"furnace": ["trial:rest"]}).land("furnace")
    assert scenario.player().life == after
