"""What the ten characters can do that nobody else can: their abilities and the rewards of their sheets."""

from __future__ import annotations

from typing import Any

import pytest

from tests.relic.scenario import RelicScenario, Side

rule = pytest.mark.rule


@rule("RE-CORR-01", "RE-CORR-04", "RE-CLAR-01")
def test_the_captain_keeps_corruption_face_down() -> None:
    scenario = RelicScenario(Side("captain", at="maze"), tops={"corruption": ["warp-taint", "warp-taint"]}).begin()
    assert scenario.corruption() == ["-warp-taint", "-warp-taint"]
    assert scenario.player().influence == 3


@rule("RE-DICE-03", "RE-SUPP-02")
def test_codex_tactics_pays_a_power_card_for_a_die_once_a_turn() -> None:
    lying = {"furnace": ["slugga-boy", "fighting-pit"]}
    scenario = RelicScenario(Side("captain", hand=["omen", "miracle"]), lying=lying).land("furnace", 1, 2, 3, 1)
    scenario.play("invoke:codex-tactics", "discard:omen", "roll")
    assert "has 9 against 4" in scenario.said()
    assert "invoke:codex-tactics" not in scenario.keys


@rule("RE-MOVE-07", "RE-CLAR-06")
def test_polymorphine_goes_to_another_player() -> None:
    scenario = RelicScenario(Side("callidus", at="spire", influence=1), Side(at="menhir"), tops={"yellow": ["forged-warrant"]}).begin()
    assert scenario.keys == ["invoke:polymorphine", "pass"]
    scenario.play("invoke:polymorphine")
    assert (scenario.at(), scenario.player().influence) == ("menhir", 0)


@rule("RE-INFL-01", "RE-ASSET-01")
def test_the_trader_buys_assets_of_others() -> None:
    sides = (Side("trader", influence=6), Side(at="hab", assets=["boltgun", "choppa", "roll-of-honour"], influence=0))
    scenario = RelicScenario(*sides).land("sanctuary").play("done", "invoke:warrant-of-trade")
    assert scenario.keys == ["take:boltgun:2", "take:choppa:2"]
    scenario.play("take:boltgun:2")
    assert (scenario.assets(0), scenario.assets(1)) == (["boltgun"], ["choppa", "roll-of-honour"])
    assert (scenario.player(0).influence, scenario.player(1).influence) == (2, 4)


@rule("RE-GEAR-02", "RE-CLAR-01")
def test_bulk_purchase_lowers_the_price_of_wargear() -> None:
    scenario = RelicScenario(Side("trader", influence=3), tops={"wargear": ["boltgun"]}).land("battlefleet").play("text-box:1")
    assert scenario.play("take:boltgun").player().influence == 1


@rule("RE-EVADE-01", "RE-EVADE-05")
def test_bribery_evades_small_enemies_for_influence() -> None:
    lying = {"furnace": ["slugga-boy", "killa-kan"]}
    scenario = RelicScenario(Side("trader", influence=2, strength=12), lying=lying).land("furnace", 1, 1)
    scenario.play("invoke:bribery")
    assert scenario.deeds("evaded") == [("evaded", 0, 0)]
    assert scenario.trophies() == ["killa-kan"]


@rule("RE-DICE-01", "RE-CLAR-01")
def test_long_las_explodes_on_fives_in_battle() -> None:
    scenario = RelicScenario(Side("ratling", cunning=4), lying={"foothills": ["eldar-guardian"]}).land("foothills", 5, 5, 1)
    assert "has 10 against 8" in scenario.said()


@rule("RE-CORR-01", "RE-CORR-04")
def test_the_inquisitor_pays_a_power_card_to_keep_corruption_down() -> None:
    tops = {"corruption": ["warp-taint", "warp-taint"]}
    scenario = RelicScenario(Side("inquisitor", at="maze", hand=["offering"], influence=3), tops=tops).begin()
    scenario.play("invoke:warded-soul")
    assert scenario.corruption()[0] == "-warp-taint"
    assert (scenario.hand(), scenario.player().influence) == ([], 2)


@rule("RE-BATTLE-03", "RE-BONUS-04")
def test_the_daemon_hunter_and_the_canoness_add_in_battle() -> None:
    scenario = RelicScenario(Side("inquisitor", willpower=4), lying={"landing": ["apostate-preacher"]}).land("landing", 1, 1)
    assert "has 6 against 3" in scenario.play("invoke:daemon-hunter").said()
    scenario = RelicScenario(Side("canoness", willpower=4), lying={"landing": ["tyranid-warrior"]}).land("landing", 1, 1)
    scenario.play("invoke:acts-of-faith")
    assert "has 7 against 6" in scenario.said()


@rule("RE-BATTLE-03", "RE-BATTLE-09")
def test_the_commissar_counts_and_sacrifices_allies() -> None:
    side = Side("commissar", assets=["death-cult-adept", "hive-scum-guide"])
    scenario = RelicScenario(side, lying={"furnace": ["slugga-boy"]}).land("furnace", 4, 1, 6, 1).until("Opening.ask")
    while "invoke:inspire" not in scenario.keys:
        scenario.play("pass")
    scenario.play("invoke:inspire", "invoke:summary-execution", "discard:death-cult-adept")
    assert "has 12 against 7" in scenario.said()
    assert scenario.assets() == ["hive-scum-guide"]


@rule("RE-LEVEL-02")
def test_medals_of_honour_pay_for_levels() -> None:
    scenario = RelicScenario(Side("commissar", trophies=["carnifex"], influence=0)).land("sanctuary").play("done", "spend:carnifex")
    assert scenario.player().influence == 1


@rule("RE-CHARGE-04", "RE-DICE-07", "RE-GEAR-07")
def test_the_enginseer_repairs_thinks_and_wields_two_weapons() -> None:
    scenario = RelicScenario(Side("enginseer", assets=["power-sword"])).land("sanctuary").play("done", "invoke:rite-of-repair")
    assert scenario.charges() == [4]
    scenario = RelicScenario(Side("enginseer", cunning=3)).land("spire", 1, 4).play("text-box:2", "invoke:logic-engine")
    assert "tests Cunning: 7, success" in scenario.said()
    scenario = RelicScenario(Side("enginseer", assets=["boltgun", "choppa"]), lying={"furnace": ["nob"]}).land("furnace")
    assert "use:choppa" in scenario.play("use:boltgun").keys


@rule("RE-BATTLE-09", "RE-LIFE-03", "RE-CLAR-02")
def test_the_ogryn_rerolls_shrugs_off_and_cannot_read() -> None:
    scenario = RelicScenario(Side("ogryn", strength=5), lying={"furnace": ["nob"]}).land("furnace", 3, 2, 5)
    scenario.play("invoke:just-muscle")
    assert "has 10 against 8" in scenario.said()
    scenario = RelicScenario(Side("ogryn", strength=1, life=4), lying={"furnace": ["nob"]}).land("furnace", 3, 3, 5)
    assert scenario.player().life == 4
    scenario = RelicScenario(Side("ogryn", strength=1, life=4), lying={"furnace": ["nob"]}).land("furnace", 3, 3, 4)
    assert scenario.player().life == 3
    scenario = RelicScenario(Side("ogryn", hand=["emperors-wrath"]), lying={"furnace": ["nob"]}).land("furnace", 3)
    assert (scenario.keys, scenario.why_no_card(0, "emperors-wrath")) == (["roll", "number:emperors-wrath"], "")


@rule("RE-CORR-04", "RE-VANQ-01", "RE-CORR-01")
def test_the_canoness_resists_corruption_and_dies_a_martyr() -> None:
    tops = {"corruption": ["warp-taint", "warp-taint"], "power": ["omen", "blessing"]}
    scenario = RelicScenario(Side("canoness", at="maze", willpower=4), tops=tops).begin(4, 2)
    assert scenario.corruption() == ["warp-taint"]
    scenario = RelicScenario(Side("canoness", life=1, strength=1, hand=["miracle"]), lying={"furnace": ["nob"]}, tops=tops)
    scenario.land("furnace", 3, 3).until("Throw.replace").play("roll").play("pass")
    assert scenario.at() == "sanctuary"
    assert sorted(scenario.hand()) == ["blessing", "omen"]


@rule("RE-POWER-07", "RE-DICE-06", "RE-MOVE-03")
def test_the_psyker_draws_amplifies_and_risks() -> None:
    scenario = RelicScenario(Side("psyker", at="hab", hand=["miracle"])).any_dice().begin().dice(1).play("number:miracle")
    assert len(scenario.player().corruption.cards) == 1
    assert scenario.keys == ["clockwise", "anticlockwise"]
    assert scenario.play("clockwise").at() == "underhive"


@rule("RE-LEVEL-03", "RE-SUPP-05")
@pytest.mark.parametrize(
    ("character", "level", "check"),
    [
        ("ratling", 8, lambda table: table.trophies() == ["slugga-boy"]),
        ("inquisitor", 7, lambda table: table.corruption() == [] and len(table.hand()) == 1),
        ("enginseer", 7, lambda table: table.charges() == [5]),
        ("ogryn", 7, lambda table: table.player().life == table.content.characters[table.player().character].life + 1),
        ("canoness", 7, lambda table: table.corruption() == []),
        ("trader", 9, lambda table: table.player().influence == 4),
    ],
)
def test_special_rewards(character: str, level: int, check: Any) -> None:
    given: dict[str, Any] = {"level": level, "trophies": ["carnifex"], "life": 2, "corruption": ["-extra-eyes"]}
    given |= {"assets": ["power-sword"], "influence": 3}
    scenario = RelicScenario(Side(character, **given), lying={"furnace": ["slugga-boy"]}).land("emissary")
    scenario.until("Experience.spend").play("spend:carnifex")
    assert check(scenario)


@rule("RE-LEVEL-03", "RE-GEAR-03", "RE-CLAR-01")
def test_the_assassin_steals_an_asset_and_the_captain_is_armed() -> None:
    sides = (Side("callidus", level=5, trophies=["carnifex"], influence=0), Side(assets=["power-sword", "roll-of-honour"]))
    scenario = RelicScenario(*sides).land("sanctuary").play("done", "spend:carnifex")
    assert (scenario.assets(0), scenario.charges(0), scenario.assets(1)) == (["power-sword"], [3], ["roll-of-honour"])
    tops = {"wargear": ["storm-bolter", "needle-rifle", "auspex"]}
    scenario = RelicScenario(Side("captain", level=9, trophies=["carnifex"]), tops=tops).land("sanctuary").play("done", "spend:carnifex")
    assert scenario.play("take:needle-rifle").charges() == [4]
