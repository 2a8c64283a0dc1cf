"""Cards that change hands: discarded, bought, traded, stolen, charged (rulebook p. 16 to 19)."""

from __future__ import annotations

import pytest

from tests.relic.scenario import TRIAL, Side, Table, log

rule = pytest.mark.rule


@rule("RE-DISC-01", "RE-DISC-02")
def test_all_cards_of_a_kind_go_without_a_question() -> None:
    table = Table(Side(hand=["omen", "miracle", "blessing"]), lying={"foothills": ["twist-of-fate"]}).land("foothills")
    assert sorted(table.pile("power")) == ["blessing", "miracle", "omen"]
    assert len(table.hand()) == 2


@rule("RE-DISC-01", "RE-DISC-02")
def test_as_many_as_there_are_go_without_a_question() -> None:
    side = Side(hand=["omen", "miracle"], influence=0, life=3)
    table = Table(side, packs=TRIAL, lying={"furnace": ["trial:double-toll"]}).land("furnace")
    assert (table.hand(), table.player().life) == ([], 2)


@rule("RE-DISC-01")
def test_the_owner_chooses_twice_and_then_no_more() -> None:
    side = Side(hand=["omen", "miracle", "blessing", "offering"], influence=0, life=3)
    table = Table(side, packs=TRIAL, lying={"furnace": ["trial:double-toll"]}).land("furnace")
    assert table.keys == ["discard:omen", "discard:miracle", "discard:blessing", "discard:offering"]
    table.play("discard:miracle")
    assert table.keys == ["discard:omen", "discard:blessing", "discard:offering"]
    table.play("discard:omen")
    assert (table.hand(), table.player().life) == (["blessing", "offering"], 2)


@rule("RE-DISC-01")
@pytest.mark.parametrize(
    ("enemy", "kept", "lost"),
    [("pyrovore", ["boltgun", "choppa"], "auspex"), ("fire-dragon", ["boltgun", "auspex"], "power-armour"), ("big-mek", ["choppa", "blade-of-saint-antias"], "boltgun")],
)
def test_only_cards_of_the_kind_go(enemy: str, kept: list[str], lost: str) -> None:
    side = Side(strength=1, cunning=1, assets=[*kept, lost], life=5)
    table = Table(side, lying={"furnace": [enemy]}).land("furnace", 6, 1, 1).until("Experience.discard")
    assert (table.pile("wargear"), sorted(table.assets())) == ([lost], sorted(kept))


@rule("RE-DISC-03", "RE-CORR-01")
def test_a_trophy_or_a_corruption_card_goes_to_its_own_pile() -> None:
    side = Side(strength=1, life=5, trophies=["windrider", "swooping-hawk"])
    table = Table(side, lying={"furnace": ["warboss"]}).land("furnace", 6, 1, 1)
    assert table.keys == ["discard:windrider", "discard:swooping-hawk"]
    table.play("discard:windrider")
    assert (table.trophies(), table.pile("yellow")) == (["swooping-hawk"], ["windrider"])
    side = Side("commissar", influence=3, corruption=["extra-eyes", "-warp-taint"])
    table = Table(side).land("sepha").play("text-box:2")
    assert table.keys == ["discard:extra-eyes", "discard:warp-taint"]
    table.play("discard:extra-eyes")
    assert (table.corruption(), table.pile("corruption"), table.player().influence) == (["-warp-taint"], ["extra-eyes"], 0)


@rule("RE-CORR-01", "RE-CORR-04")
def test_one_answer_to_a_corruption_card_is_enough() -> None:
    """Whatever was kept face down or discarded needs no second card."""
    side = Side("inquisitor", at="maze", hand=["offering", "miracle"], assets=["battle-sister"])
    table = Table(side, tops={"corruption": ["warp-taint", "warp-taint"]}).begin()
    assert table.keys == ["invoke:warded-soul", "use:battle-sister", "pass"]
    table.play("invoke:warded-soul", "discard:offering")
    assert table.keys == ["invoke:warded-soul", "use:battle-sister", "pass"]
    table.play("use:battle-sister")
    assert (table.corruption(), table.hand()) == (["-warp-taint"], ["miracle"])


@rule("RE-GEAR-01", "RE-GEAR-02")
def test_wargear_is_turned_up_bought_one_by_one_and_the_rest_discarded() -> None:
    tops = {"wargear": ["auspex", "boltgun", "storm-bolter", "jump-pack"]}
    box = Table().content
    prices = {name: box.cards[box.find("card", name)].cost for name in ("auspex", "boltgun", "storm-bolter")}
    assert prices["storm-bolter"] > prices["boltgun"]
    table = Table(Side(influence=prices["auspex"] + prices["boltgun"]), tops=tops).land("battlefleet").play("text-box:1")
    assert "take:auspex" in table.keys
    assert "done" in table.keys
    table.play("take:auspex")
    assert table.player().influence == prices["boltgun"]
    assert table.keys == ["take:boltgun", "done"]
    table.play("take:boltgun")
    assert (table.player().influence, table.assets()) == (0, ["auspex", "boltgun"])
    assert table.pile("wargear") == ["storm-bolter"]
    assert table.deck("wargear")[0] == "jump-pack"


@rule("RE-GEAR-02")
def test_nothing_is_offered_that_cannot_be_paid() -> None:
    tops = {"wargear": ["storm-bolter", "auspex", "melta-bomb"]}
    table = Table(Side(influence=0), tops=tops).land("battlefleet").play("text-box:1")
    assert (table.assets(), table.asked) == ([], "Movement.choose_direction")
    assert table.pile("wargear") == ["storm-bolter", "auspex", "melta-bomb"]
    table = Table(Side(influence=12), tops=tops).land("battlefleet").play("text-box:1")
    assert table.keys == ["take:storm-bolter", "take:auspex", "take:melta-bomb", "done"]


@rule("RE-GEAR-03", "RE-GEAR-02")
def test_free_wargear_costs_nothing_and_must_be_taken() -> None:
    tops = {"wargear": ["storm-bolter", "auspex", "melta-bomb"]}
    table = Table(Side(influence=0), tops=tops, lying={"foothills": ["rumours-of-treasure"]}).land("foothills")
    assert table.keys == ["take:storm-bolter", "take:auspex", "take:melta-bomb"]
    table.play("take:auspex")
    assert (table.assets(), table.player().influence) == (["auspex"], 0)
    assert table.pile("wargear") == ["storm-bolter", "melta-bomb"]
    assert "gets Auspex. [RE-GEAR-02 RE-GEAR-03]" in log(table)


@rule("RE-GEAR-01", "RE-EMPTY-01")
def test_a_market_of_a_deck_that_runs_out() -> None:
    table = Table(Side(influence=12))
    deck = table.table.decks[4]
    table.table.piles[4] = []
    deck.cards, deck.known = deck.cards[-1:], deck.known[-1:]
    table.land("battlefleet").play("text-box:1")
    assert len([key for key in table.keys if key.startswith("take:")]) == 1


@rule("RE-POWER-03")
def test_one_influence_buys_one_power_card_and_none_buys_none() -> None:
    table = Table(Side(influence=1)).land("envoy")
    assert table.keys == ["text-box:1", "done"]
    assert (len(table.play("text-box:1").hand()), table.player().influence) == (1, 0)
    assert Table(Side(influence=0)).land("envoy").asked != "Engagement.text"


@rule("RE-INFL-01", "RE-INFL-02")
def test_trade_reaches_players_of_the_tier_who_are_in_the_game() -> None:
    sides = (
        Side("trader", influence=9, assets=["stikkbombs"]), Side(at="hab", assets=["boltgun", "boltgun"]),
        Side(at="scar", assets=["auspex"]), Side(at="hab", assets=["jump-pack"], out=True),
    )  # fmt: skip
    table = Table(*sides).land("sanctuary").play("done", "invoke:warrant-of-trade")
    assert (table.assets(0), table.assets(1)) == (["stikkbombs", "boltgun"], ["boltgun"])
    assert table.player(1).influence == 3 + 9 - table.player(0).influence


@rule("RE-ASSET-01", "RE-CHARGE-01")
def test_an_asset_changes_hands_with_its_charges() -> None:
    sides = (Side("trader", influence=9, assets=["stikkbombs"]), Side(at="hab", assets=["power-sword"]))
    table = Table(*sides)
    sword = table.player(1).assets[0]
    table.table.replace_asset(1, sword, 1, False)
    table.land("sanctuary").play("done", "invoke:warrant-of-trade")
    assert (table.assets(0), table.charges(0)) == (["stikkbombs", "power-sword"], [2, 1])


@rule("RE-POWER-04")
def test_a_spy_chooses_among_players_with_power_cards() -> None:
    sides = (Side(), Side(hand=["omen"], assets=["boltgun"]), Side(assets=["auspex"]), Side(hand=["miracle", "blessing"]))
    table = Table(*sides, lying={"foothills": ["spy-network"]}).land("foothills")
    assert table.keys == ["player:2", "player:4"]
    table.dice(2).play("player:4")
    assert (table.hand(0), table.hand(3), table.hand(1)) == (["blessing"], ["miracle"], ["omen"])
    seen = [[(card.name, card.hidden) for card in hand_of(table, viewer, 0)] for viewer in (0, 1, 3)]
    assert seen[0] == [("Blessing", False)]
    assert seen[1] == [("Power card", True)]
    assert "draws Blessing" in " ".join(table.log(3))
    assert "draws Blessing" not in " ".join(table.log(1))
    assert table.table.players[0].hand.known[0] == 0b1001


def hand_of(table: Table, viewer: int, seat: int) -> list:  # type: ignore[type-arg]
    portrait = next(thing for thing in table.match.scene(viewer).things if thing.id == f"seat:{seat}")
    return next(thing for thing in portrait.things if thing.id == f"hand:{seat}").cards  # type: ignore[union-attr]


@rule("RE-ASSET-01", "RE-POWER-04")
def test_a_thief_of_assets_leaves_relics_and_power_cards() -> None:
    sides = (
        Side("callidus", level=5, trophies=["carnifex"]), Side(hand=["omen"], assets=["roll-of-honour"]),
        Side(assets=["boltgun", "boltgun", "auspex", "blade-of-saint-antias"]),
    )  # fmt: skip
    table = Table(*sides).land("sanctuary").play("done", "spend:carnifex")
    assert table.keys == ["take:boltgun:3", "take:auspex:3"]
    table.play("take:auspex:3")
    assert (table.assets(0), len(table.assets(2))) == (["auspex"], 3)


@rule("RE-CHARGE-04")
def test_charges_go_only_on_wargear_that_has_some() -> None:
    side = Side("enginseer", assets=["boltgun", "power-sword", "power-sword", "stikkbombs", "needle-rifle"])
    table = Table(side).land("sanctuary").play("done", "invoke:rite-of-repair")
    assert table.keys == ["take:power-sword", "take:needle-rifle"]
    table.play("take:power-sword")
    assert table.charges()[1:3] == [4, 3]
    table = Table(Side("enginseer", assets=["boltgun", "stikkbombs"])).land("sanctuary").play("done")
    assert "invoke:rite-of-repair" not in table.keys
