"""Cards that change hands: discarded, bought, traded, stolen, charged (rulebook p. 16 to 19)."""

from __future__ import annotations

import pytest

from tests.relic.scenario import TRIAL, RelicScenario, Side

rule = pytest.mark.rule


@rule("RE-DISC-01", "RE-DISC-02")
def test_all_cards_of_a_kind_go_without_a_question() -> None:
    scenario = RelicScenario(Side(hand=["omen", "miracle", "blessing"]), lying={"foothills": ["twist-of-fate"]}).land("foothills")
    assert sorted(scenario.pile("power")) == ["blessing", "miracle", "omen"]
    assert len(scenario.hand()) == 2


@rule("RE-DISC-01", "RE-DISC-02")
def test_as_many_as_there_are_go_without_a_question() -> None:
    side = Side(hand=["omen", "miracle"], influence=0, life=3)
    scenario = RelicScenario(side, packs=TRIAL, lying={"furnace": ["trial:double-toll"]}).land("furnace")
    assert (scenario.hand(), scenario.player().life) == ([], 2)


@rule("RE-DISC-01")
def test_the_owner_chooses_twice_and_then_no_more() -> None:
    side = Side(hand=["omen", "miracle", "blessing", "offering"], influence=0, life=3)
    scenario = RelicScenario(side, packs=TRIAL, lying={"furnace": ["trial:double-toll"]}).land("furnace")
    assert scenario.keys == ["discard:omen", "discard:miracle", "discard:blessing", "discard:offering"]
    scenario.play("discard:miracle")
    assert scenario.keys == ["discard:omen", "discard:blessing", "discard:offering"]
    scenario.play("discard:omen")
    assert (scenario.hand(), scenario.player().life) == (["blessing", "offering"], 2)


@rule("RE-DISC-01")
@pytest.mark.parametrize(
    ("enemy", "kept", "lost"),
    [("pyrovore", ["boltgun", "choppa"], "auspex"), ("fire-dragon", ["boltgun", "auspex"], "power-armour"), ("big-mek", ["choppa", "blade-of-saint-antias"], "boltgun")],
)
def test_only_cards_of_the_kind_go(enemy: str, kept: list[str], lost: str) -> None:
    side = Side(strength=1, cunning=1, assets=[*kept, lost], life=5)
    scenario = RelicScenario(side, lying={"furnace": [enemy]}).land("furnace", 6, 1, 1).until("Experience.discard")
    assert (scenario.pile("wargear"), sorted(scenario.assets())) == ([lost], sorted(kept))


@rule("RE-DISC-03", "RE-CORR-01")
def test_a_trophy_or_a_corruption_card_goes_to_its_own_pile() -> None:
    side = Side(strength=1, life=5, trophies=["windrider", "swooping-hawk"])
    scenario = RelicScenario(side, lying={"furnace": ["warboss"]}).land("furnace", 6, 1, 1)
    assert scenario.keys == ["discard:windrider", "discard:swooping-hawk"]
    scenario.play("discard:windrider")
    assert (scenario.trophies(), scenario.pile("yellow")) == (["swooping-hawk"], ["windrider"])
    side = Side("commissar", influence=3, corruption=["extra-eyes", "-warp-taint"])
    scenario = RelicScenario(side).land("sepha").play("text-box:2")
    assert scenario.keys == ["discard:extra-eyes", "discard:warp-taint"]
    scenario.play("discard:extra-eyes")
    assert (scenario.corruption(), scenario.pile("corruption"), scenario.player().influence) == (["-warp-taint"], ["extra-eyes"], 0)


@rule("RE-CORR-01", "RE-CORR-04")
def test_a_corruption_card_kept_face_down_can_still_be_discarded() -> None:
    """It counts for the threshold, so its owner may get rid of it; a discarded one needs no second answer."""
    side = Side("inquisitor", at="maze", hand=["offering", "miracle"], assets=["battle-sister"])
    scenario = RelicScenario(side, tops={"corruption": ["warp-taint", "warp-taint"]}).begin()
    assert scenario.keys == ["invoke:warded-soul", "use:battle-sister", "pass"]
    scenario.play("invoke:warded-soul", "discard:offering")
    assert scenario.keys == ["use:battle-sister", "pass"]
    scenario.play("pass")
    assert scenario.keys == ["invoke:warded-soul", "use:battle-sister", "pass"]
    scenario.play("use:battle-sister")
    assert (scenario.corruption(), scenario.hand()) == (["-warp-taint"], ["miracle"])


@rule("RE-GEAR-01", "RE-GEAR-02")
def test_wargear_is_turned_up_bought_one_by_one_and_the_rest_discarded() -> None:
    tops = {"wargear": ["auspex", "boltgun", "storm-bolter", "jump-pack"]}
    box = RelicScenario().content
    prices = {name: box.cards[box.find("card", name)].cost for name in ("auspex", "boltgun", "storm-bolter")}
    assert prices["storm-bolter"] > prices["boltgun"]
    scenario = RelicScenario(Side(influence=prices["auspex"] + prices["boltgun"]), tops=tops).land("battlefleet").play("text-box:1")
    assert "take:auspex" in scenario.keys
    assert "done" in scenario.keys
    scenario.play("take:auspex")
    assert scenario.player().influence == prices["boltgun"]
    assert scenario.keys == ["take:boltgun", "done"]
    scenario.play("take:boltgun")
    assert (scenario.player().influence, scenario.assets()) == (0, ["auspex", "boltgun"])
    assert scenario.pile("wargear") == ["storm-bolter"]
    assert scenario.deck("wargear")[0] == "jump-pack"


@rule("RE-GEAR-02")
def test_nothing_is_offered_that_cannot_be_paid() -> None:
    tops = {"wargear": ["storm-bolter", "auspex", "melta-bomb"]}
    scenario = RelicScenario(Side(influence=0), tops=tops).land("battlefleet").play("text-box:1")
    assert (scenario.assets(), scenario.asked) == ([], "Movement.choose_direction")
    assert scenario.pile("wargear") == ["storm-bolter", "auspex", "melta-bomb"]
    scenario = RelicScenario(Side(influence=12), tops=tops).land("battlefleet").play("text-box:1")
    assert scenario.keys == ["take:storm-bolter", "take:auspex", "take:melta-bomb", "done"]


@rule("RE-GEAR-03", "RE-GEAR-02")
def test_free_wargear_costs_nothing_and_must_be_taken() -> None:
    tops = {"wargear": ["storm-bolter", "auspex", "melta-bomb"]}
    scenario = RelicScenario(Side(influence=0), tops=tops, lying={"foothills": ["rumours-of-treasure"]}).land("foothills")
    assert scenario.keys == ["take:storm-bolter", "take:auspex", "take:melta-bomb"]
    scenario.play("take:auspex")
    assert (scenario.assets(), scenario.player().influence) == (["auspex"], 0)
    assert scenario.pile("wargear") == ["storm-bolter", "melta-bomb"]
    assert "gets Auspex. [RE-GEAR-02 RE-GEAR-03]" in scenario.said()


@rule("RE-GEAR-01", "RE-EMPTY-01")
def test_a_market_of_a_deck_that_runs_out() -> None:
    scenario = RelicScenario(Side(influence=12)).only("wargear", "boltgun")
    scenario.land("battlefleet").play("text-box:1")
    assert len([key for key in scenario.keys if key.startswith("take:")]) == 1


@rule("RE-POWER-03")
def test_one_influence_buys_one_power_card_and_none_buys_none() -> None:
    scenario = RelicScenario(Side(influence=1)).land("envoy")
    assert scenario.keys == ["text-box:1", "done"]
    assert (len(scenario.play("text-box:1").hand()), scenario.player().influence) == (1, 0)
    assert RelicScenario(Side(influence=0)).land("envoy").asked != "Engagement.text"


@rule("RE-INFL-01", "RE-INFL-02")
def test_trade_reaches_players_of_the_tier_who_are_in_the_game() -> None:
    sides = (
        Side("trader", influence=9, assets=["stikkbombs"]), Side(at="hab", assets=["boltgun", "boltgun"]),
        Side(at="scar", assets=["auspex"]), Side(at="hab", assets=["jump-pack"], out=True),
    )  # fmt: skip
    scenario = RelicScenario(*sides).land("sanctuary").play("done", "invoke:warrant-of-trade")
    assert (scenario.assets(0), scenario.assets(1)) == (["stikkbombs", "boltgun"], ["boltgun"])
    assert scenario.player(1).influence == 3 + 9 - scenario.player(0).influence


@rule("RE-ASSET-01", "RE-CHARGE-01")
def test_an_asset_changes_hands_with_its_charges() -> None:
    sides = (Side("trader", influence=9, assets=["stikkbombs"]), Side(at="hab", assets=["power-sword"]))
    scenario = RelicScenario(*sides)
    scenario.charge(1, "power-sword", 1)
    scenario.land("sanctuary").play("done", "invoke:warrant-of-trade")
    assert (scenario.assets(0), scenario.charges(0)) == (["stikkbombs", "power-sword"], [2, 1])


@rule("RE-POWER-04", "RE-CLAR-01")
def test_a_spy_chooses_among_players_with_power_cards() -> None:
    sides = (Side(), Side(hand=["omen"], assets=["boltgun"]), Side(assets=["auspex"]), Side(hand=["miracle", "blessing"]))
    scenario = RelicScenario(*sides, lying={"foothills": ["spy-network"]}).land("foothills")
    assert scenario.keys == ["player:2", "player:4"]
    scenario.dice(2).play("player:4")
    assert (scenario.hand(0), scenario.hand(3), scenario.hand(1)) == (["blessing"], ["miracle"], ["omen"])
    seen = [[(card.name, card.hidden) for card in hand_of(scenario, viewer, 0)] for viewer in (0, 1, 3)]
    assert seen[0] == [("Blessing", False)]
    assert seen[1] == [("Power card", True)]
    assert "Ultramarines Captain takes Blessing from Rogue Trader." in scenario.said(3)
    assert "Ultramarines Captain takes a Power card from Rogue Trader." in scenario.said(1)
    assert "draws" not in scenario.said(3)
    assert scenario.table.players[0].hand.known[0] == 0b1001


def hand_of(scenario: RelicScenario, viewer: int, seat: int) -> list:  # type: ignore[type-arg]
    portrait = next(thing for thing in scenario.match.scene(viewer).things if thing.id == f"seat:{seat}")
    return next(thing for thing in portrait.things if thing.id == f"hand:{seat}").cards  # type: ignore[union-attr]


@rule("RE-ASSET-01", "RE-POWER-04")
def test_a_thief_of_assets_leaves_relics_and_power_cards() -> None:
    sides = (
        Side("callidus", level=5, trophies=["carnifex"]), Side(hand=["omen"], assets=["roll-of-honour"]),
        Side(assets=["boltgun", "boltgun", "auspex", "blade-of-saint-antias"]),
    )  # fmt: skip
    scenario = RelicScenario(*sides).land("sanctuary").play("done", "spend:carnifex")
    assert scenario.keys == ["take:boltgun:3", "take:auspex:3"]
    scenario.play("take:auspex:3")
    assert (scenario.assets(0), len(scenario.assets(2))) == (["auspex"], 3)


@rule("RE-CHARGE-04")
def test_charges_go_only_on_wargear_that_has_some() -> None:
    side = Side("enginseer", assets=["boltgun", "power-sword", "power-sword", "stikkbombs", "needle-rifle"])
    scenario = RelicScenario(side).land("sanctuary").play("done", "invoke:rite-of-repair")
    assert scenario.keys == ["take:power-sword", "take:needle-rifle"]
    scenario.play("take:power-sword")
    assert scenario.charges()[1:3] == [4, 3]
    scenario = RelicScenario(Side("enginseer", assets=["boltgun", "stikkbombs"])).land("sanctuary").play("done")
    assert "invoke:rite-of-repair" not in scenario.keys
