"""Words of texts in combinations that no card of the game has; the trial pack has them."""

from __future__ import annotations

import pytest

from tests.relic.scenario import TRIAL, Side, Table

rule = pytest.mark.rule


@rule("RE-BATTLE-14", "RE-CLAR-09")
def test_what_may_be_used_on_winning() -> None:
    side = Side(assets=["trial:victors-purse"])
    table = Table(side, packs=TRIAL, lying={"furnace": ["slugga-boy"]}).land("furnace", 1, 5)
    assert (table.keys, table.trophies()) == (["use:trial:victors-purse", "pass"], [])
    assert table.play("use:trial:victors-purse").player().influence == 5
    assert table.trophies() == ["slugga-boy"]


@rule("RE-SUPP-02", "RE-CLAR-10")
def test_what_acts_by_itself_at_the_start_of_each_phase() -> None:
    table = Table(Side(assets=["trial:tireless-clock"], at="hab"), packs=TRIAL).begin(1)
    assert table.player().influence == 4
    table = Table(Side(assets=["trial:tireless-clock"], influence=0), packs=TRIAL, tops={"red": ["choppa"]}).land("furnace")
    assert table.player().influence == 3


@rule("RE-GEAR-07", "RE-BATTLE-04")
def test_a_weapon_without_a_bonus_must_be_named_to_work() -> None:
    side = Side(assets=["trial:hungry-blade"], life=3)
    table = Table(side, packs=TRIAL, lying={"furnace": ["slugga-boy"]}).land("furnace", 1, 5)
    assert table.play("use:trial:hungry-blade").player().life == 4
    table = Table(side, packs=TRIAL, lying={"furnace": ["slugga-boy"]}).land("furnace", 1, 5)
    assert table.play("pass").player().life == 3


@rule("RE-DISC-01", "RE-DISC-02")
def test_several_cards_are_chosen_one_by_one() -> None:
    side = Side(hand=["miracle", "omen", "blessing"], influence=2, life=3)
    table = Table(side, packs=TRIAL, lying={"furnace": ["trial:double-toll"]}).land("furnace")
    table.play("discard:omen", "discard:blessing")
    assert table.hand() == ["miracle"]
    assert table.play("yes").player().life == 4
    table = Table(Side(hand=["battle-focus"], influence=1, life=3), packs=TRIAL, lying={"furnace": ["trial:double-toll"]})
    table.land("furnace")
    assert (table.hand(), table.player().life) == ([], 2)


@rule("RE-CORR-01")
def test_a_card_that_is_gone_needs_no_further_help() -> None:
    sides = (Side("commissar", at="maze", assets=["chalice-of-purity", "battle-sister"]), Side("ogryn"))
    table = Table(*sides, tops={"corruption": ["warp-taint", "warp-taint"]}).begin(3, 4)
    assert (table.corruption(), table.assets()) == ([], ["chalice-of-purity", "battle-sister"])


@rule("RE-INFL-01")
def test_nobody_trades_with_another_tier_or_beyond_his_means() -> None:
    sides = (Side("trader", influence=4), Side(at="scar", assets=["boltgun"]), Side(at="hab", assets=["storm-bolter"]))
    table = Table(*sides).land("sanctuary").play("done")
    assert "invoke:warrant-of-trade" not in table.keys
    sides = (Side("trader", influence=6), Side(at="scar", assets=["boltgun"]), Side(at="hab", assets=["storm-bolter"]))
    table = Table(*sides).land("sanctuary").play("done", "invoke:warrant-of-trade")
    assert table.assets(0) == ["storm-bolter"]
