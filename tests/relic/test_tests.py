"""Skill tests and skill bonuses (rulebook p. 14, 18)."""

from __future__ import annotations

import pytest

from tests.relic.scenario import Side, Table

rule = pytest.mark.rule


def spire(*dice: int, **given: object) -> Table:
    """The Captain tests Cunning (2) against 7 at the Governor's Spire."""
    return Table(Side(**given)).land("spire", *dice).until("Engagement.text").play("text-box:2")  # type: ignore[arg-type]


@rule("RE-TEST-01", "RE-TEST-02", "RE-TEST-03")
@pytest.mark.parametrize(("die", "influence"), [(5, 5), (4, 2)])
def test_die_and_attribute_must_reach_the_target(die: int, influence: int) -> None:
    table = spire(die)
    assert table.player().influence == influence
    assert f"tests Cunning: {die + 2}, {'success' if die == 5 else 'failure'}" in " ".join(table.log())


@rule("RE-TEST-04")
def test_where_nothing_is_said_nothing_happens() -> None:
    table = Table(Side(), lying={"outskirts": ["webway-ambush"]}).land("outskirts", 5)
    assert (table.player().life, table.player().influence) == (5, 3)
    table = Table(Side("canoness", at="maze")).begin(2, 2)
    assert len(table.player().corruption.cards) == 2


@rule("RE-TEST-05")
def test_a_one_fails_whatever_the_value() -> None:
    table = spire(1, cunning=12)
    assert table.player().influence == 2
    assert "RE-TEST-05" in table.rules()


@rule("RE-TEST-06", "RE-TEST-07")
def test_a_six_explodes_and_a_one_after_it_is_no_failure() -> None:
    table = spire(6, 1)
    assert "tests Cunning: 9, success" in " ".join(table.log())


@rule("RE-BONUS-01", "RE-BONUS-03")
def test_a_skill_bonus_is_declared_before_the_roll() -> None:
    table = spire(4, assets=["auspex", "imperial-seal"])
    assert (table.keys, table.rule) == (["use:auspex", "pass"], "RE-BONUS-03")
    assert table.deeds("rolled") == [("rolled", 0, 1)]
    assert table.why_not(0, "imperial-seal") == "RE-BONUS-01"
    assert table.play("use:auspex").player().influence == 5
    assert spire(4, assets=["auspex"]).play("pass").player().influence == 2


@rule("RE-BONUS-02")
def test_a_skill_bonus_never_counts_in_a_battle() -> None:
    table = Table(Side(assets=["auspex"]), lying={"foothills": ["eldar-guardian"]}).land("foothills", 1, 5).play("pass")
    assert table.deeds("used") == []
    assert "has 7 against 4" in " ".join(table.log())


@rule("RE-POWER-07", "RE-TEST-05")
def test_a_power_number_of_one_fails_too() -> None:
    table = spire(cunning=12, hand=["miracle"]).play("number:miracle")
    assert table.player().influence == 2


@rule("RE-COMP-10")
def test_dice_are_rolled_for_movement_battles_tests_and_texts() -> None:
    table = Table(Side(influence=2), lying={"foothills": ["gambling-hall"]}).land("foothills", 6).play("yes")
    assert table.player().influence == 5
    assert {"RE-MOVE-02", "RE-COMP-10"} <= set(table.rules())
    assert "RE-TEST-02" in spire(4).rules()
    battle = Table(lying={"furnace": ["slugga-boy"]}).land("furnace", 2, 2)
    assert {"RE-BATTLE-05", "RE-BATTLE-08"} <= set(battle.rules())


@rule("RE-ATTR-02", "RE-ATTR-03")
@pytest.mark.parametrize(("before", "after"), [(4, 5), (11, 12), (12, 12)])
def test_an_attribute_grows_up_to_twelve(before: int, after: int) -> None:
    table = Table(Side(strength=before, trophies=["carnifex"])).land("sanctuary").play("done", "spend:carnifex")
    assert table.player().dials[0] == after
    assert len([line for line in table.log() if "Strength" in line]) == after - before


@rule("RE-ATTR-04", "RE-ATTR-05")
@pytest.mark.parametrize(("before", "after"), [(4, 3), (2, 1), (1, 1)])
def test_an_attribute_falls_down_to_one(before: int, after: int) -> None:
    side = Side("commissar", strength=before, corruption=["-cloven-hooves"], at="maze")
    table = Table(side, Side("ogryn"), tops={"corruption": ["withered-limb", "warp-taint"]}).begin()
    assert table.player().dials[0] == after


@rule("RE-LIFE-01")
def test_life_is_no_attribute() -> None:
    table = Table(Side(at="rift", level=12)).begin(2)
    assert table.at() == "maze"
    assert table.keys == ["attribute:1", "attribute:2", "attribute:3"]


@rule("RE-LIFE-02", "RE-LIFE-03")
@pytest.mark.parametrize(("before", "after"), [(5, 7), (10, 12), (11, 12), (12, 12)])
def test_life_grows_beyond_its_start_up_to_twelve(before: int, after: int) -> None:
    table = Table(Side(life=before)).land("sanctuary")
    assert ("text-box:1" in table.keys) is (before < 12)
    table.play("text-box:1" if before < 12 else "done")
    assert table.player().life == after
    assert [line.endswith("RE-LIFE-02]") for line in table.log() if "Life" in line] == [True] * (before < 12)


@rule("RE-INFL-01", "RE-INFL-02", "RE-INFL-03")
def test_influence_is_earned_spent_and_lost() -> None:
    table = Table(Side(influence=1), lying={"foothills": ["corsair-raid"]}).land("foothills")
    assert table.player().influence == 0
    table = Table(Side(influence=2)).land("spire").play("text-box:1")
    assert (table.player().influence, table.player().dials) == (0, [4, 3, 3])
    table = Table(lying={"furnace": ["shoota-boy"]}).land("furnace", 1, 4)
    assert table.player().influence == 4
    assert "text-box:1" not in Table(Side(influence=1)).land("spire").keys
