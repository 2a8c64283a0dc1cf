"""What the ten characters can do that nobody else can: their abilities and the rewards of their sheets."""

from __future__ import annotations

from typing import Any

import pytest

from tests.relic.scenario import Side, Table, log

rule = pytest.mark.rule


@rule("RE-CORR-01", "RE-CORR-04", "RE-CLAR-01")
def test_the_captain_keeps_corruption_face_down() -> None:
    table = Table(Side("captain", at="maze"), tops={"corruption": ["warp-taint", "warp-taint"]}).begin()
    assert table.corruption() == ["-warp-taint", "-warp-taint"]
    assert table.player().influence == 3


@rule("RE-DICE-03", "RE-SUPP-02")
def test_codex_tactics_pays_a_power_card_for_a_die_once_a_turn() -> None:
    lying = {"furnace": ["slugga-boy", "fighting-pit"]}
    table = Table(Side("captain", hand=["omen", "miracle"]), lying=lying).land("furnace", 1, 2, 3, 1, 6, 1)
    table.play("invoke:codex-tactics", "discard:omen", "roll")
    assert "has 9 against 4" in log(table)
    assert "invoke:codex-tactics" not in table.keys


@rule("RE-MOVE-07", "RE-CLAR-06")
def test_polymorphine_goes_to_another_player() -> None:
    table = Table(Side("callidus", at="spire", influence=1), Side(at="menhir"), tops={"yellow": ["forged-warrant"]}).begin()
    assert table.keys == ["invoke:polymorphine", "pass"]
    table.play("invoke:polymorphine")
    assert (table.at(), table.player().influence) == ("menhir", 0)


@rule("RE-INFL-01", "RE-ASSET-01")
def test_the_trader_buys_assets_of_others() -> None:
    sides = (Side("trader", influence=6), Side(at="hab", assets=["boltgun", "choppa", "roll-of-honour"], influence=0))
    table = Table(*sides).land("sanctuary").play("done", "invoke:warrant-of-trade")
    assert table.keys == ["take:boltgun:2", "take:choppa:2"]
    table.play("take:boltgun:2")
    assert (table.assets(0), table.assets(1)) == (["boltgun"], ["choppa", "roll-of-honour"])
    assert (table.player(0).influence, table.player(1).influence) == (2, 4)


@rule("RE-GEAR-02", "RE-CLAR-01")
def test_bulk_purchase_lowers_the_price_of_wargear() -> None:
    table = Table(Side("trader", influence=3), tops={"wargear": ["boltgun"]}).land("battlefleet").play("text-box:1")
    assert table.play("take:boltgun").player().influence == 1


@rule("RE-EVADE-01", "RE-EVADE-05")
def test_bribery_evades_small_enemies_for_influence() -> None:
    lying = {"furnace": ["slugga-boy", "killa-kan"]}
    table = Table(Side("trader", influence=2, strength=12), lying=lying).land("furnace", 1, 1)
    table.play("invoke:bribery")
    assert table.deeds("evaded") == [("evaded", 0, 0)]
    assert table.trophies() == ["killa-kan"]


@rule("RE-DICE-01", "RE-CLAR-01")
def test_long_las_explodes_on_fives_in_battle() -> None:
    table = Table(Side("ratling", cunning=4), lying={"foothills": ["eldar-guardian"]}).land("foothills", 5, 5, 1)
    assert "has 10 against 8" in log(table)


@rule("RE-CORR-01", "RE-CORR-04")
def test_the_inquisitor_pays_a_power_card_to_keep_corruption_down() -> None:
    tops = {"corruption": ["warp-taint", "warp-taint"]}
    table = Table(Side("inquisitor", at="maze", hand=["offering"], influence=3), tops=tops).begin()
    table.play("invoke:warded-soul")
    assert table.corruption()[0] == "-warp-taint"
    assert (table.hand(), table.player().influence) == ([], 2)


@rule("RE-BATTLE-03", "RE-BONUS-04")
def test_the_daemon_hunter_and_the_canoness_add_in_battle() -> None:
    table = Table(Side("inquisitor", willpower=4), lying={"landing": ["apostate-preacher"]}).land("landing", 1, 1)
    assert "has 6 against 3" in log(table.play("invoke:daemon-hunter"))
    table = Table(Side("canoness", willpower=4), lying={"landing": ["tyranid-warrior"]}).land("landing", 1, 1)
    table.play("invoke:acts-of-faith")
    assert "has 7 against 6" in log(table)


@rule("RE-BATTLE-03", "RE-BATTLE-09")
def test_the_commissar_counts_and_sacrifices_allies() -> None:
    side = Side("commissar", assets=["death-cult-adept", "hive-scum-guide"])
    table = Table(side, lying={"furnace": ["slugga-boy"]}).land("furnace", 4, 1, 6, 1).until("Opening.ask")
    while "invoke:inspire" not in table.keys:
        table.play("pass")
    table.play("invoke:inspire", "invoke:summary-execution", "discard:death-cult-adept")
    assert "has 12 against 7" in log(table)
    assert table.assets() == ["hive-scum-guide"]


@rule("RE-LEVEL-02")
def test_medals_of_honour_pay_for_levels() -> None:
    table = Table(Side("commissar", trophies=["carnifex"], influence=0)).land("sanctuary").play("done", "spend:carnifex")
    assert table.player().influence == 1


@rule("RE-CHARGE-04", "RE-DICE-07", "RE-GEAR-07")
def test_the_enginseer_repairs_thinks_and_wields_two_weapons() -> None:
    table = Table(Side("enginseer", assets=["power-sword"])).land("sanctuary").play("done", "invoke:rite-of-repair")
    assert table.charges() == [4]
    table = Table(Side("enginseer", cunning=3)).land("spire", 1, 4).play("text-box:2", "invoke:logic-engine")
    assert "tests Cunning: 7, success" in log(table)
    table = Table(Side("enginseer", assets=["boltgun", "choppa"]), lying={"furnace": ["nob"]}).land("furnace", 1, 1)
    assert "use:choppa" in table.play("use:boltgun").keys


@rule("RE-BATTLE-09", "RE-LIFE-03", "RE-CLAR-02")
def test_the_ogryn_rerolls_shrugs_off_and_cannot_read() -> None:
    table = Table(Side("ogryn", strength=5), lying={"furnace": ["nob"]}).land("furnace", 3, 2, 5)
    table.play("invoke:just-muscle")
    assert "has 10 against 8" in log(table)
    table = Table(Side("ogryn", strength=1, life=4), lying={"furnace": ["nob"]}).land("furnace", 3, 3, 5)
    assert table.player().life == 4
    table = Table(Side("ogryn", strength=1, life=4), lying={"furnace": ["nob"]}).land("furnace", 3, 3, 4)
    assert table.player().life == 3
    table = Table(Side("ogryn", hand=["emperors-wrath"]), lying={"furnace": ["nob"]}).land("furnace", 3)
    assert (table.keys, table.why_not(0, "emperors-wrath")) == (["roll", "number:emperors-wrath"], "")


@rule("RE-CORR-04", "RE-VANQ-01", "RE-CORR-01")
def test_the_canoness_resists_corruption_and_dies_a_martyr() -> None:
    tops = {"corruption": ["warp-taint", "warp-taint"], "power": ["omen", "blessing"]}
    table = Table(Side("canoness", at="maze", willpower=4), tops=tops).begin(4, 2)
    assert table.corruption() == ["warp-taint"]
    table = Table(Side("canoness", life=1, strength=1, hand=["miracle"]), lying={"furnace": ["nob"]}, tops=tops)
    table.land("furnace", 3, 3).until("Throw.replace").play("roll").play("pass")
    assert table.at() == "sanctuary"
    assert sorted(table.hand()) == ["blessing", "omen"]


@rule("RE-POWER-07", "RE-DICE-06", "RE-MOVE-03")
def test_the_psyker_draws_amplifies_and_risks() -> None:
    table = Table(Side("psyker", at="hab", hand=["miracle"])).begin().dice(1).play("number:miracle")
    assert len(table.player().corruption.cards) == 1
    assert table.keys == ["clockwise", "anticlockwise"]
    assert table.play("clockwise").at() == "underhive"


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
    table = Table(Side(character, **given), lying={"furnace": ["slugga-boy"]}).land("emissary")
    table.until("Experience.spend").play("spend:carnifex")
    assert check(table)


@rule("RE-LEVEL-03", "RE-GEAR-03")
def test_the_assassin_steals_an_asset_and_the_captain_is_armed() -> None:
    sides = (Side("callidus", level=5, trophies=["carnifex"], influence=0), Side(assets=["power-sword", "roll-of-honour"]))
    table = Table(*sides).land("sanctuary").play("done", "spend:carnifex")
    assert (table.assets(0), table.charges(0), table.assets(1)) == (["power-sword"], [3], ["roll-of-honour"])
    tops = {"wargear": ["storm-bolter", "needle-rifle", "auspex"]}
    table = Table(Side("captain", level=9, trophies=["carnifex"]), tops=tops).land("sanctuary").play("done", "spend:carnifex")
    assert table.play("take:needle-rifle").charges() == [4]
