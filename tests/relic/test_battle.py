"""Battles (rulebook p. 12 to 13)."""

from __future__ import annotations

import pytest

from tests.relic.scenario import RelicScenario, Side

rule = pytest.mark.rule


def battle(*dice: int, enemies: tuple[str, ...] = ("slugga-boy",), space: str = "furnace", **given: object) -> RelicScenario:
    """A battle of the Captain (4, 3, 2) on a space that holds just these cards; the enemy rolls first."""
    return RelicScenario(Side(**given), lying={space: list(enemies)}).land(space, *dice)  # type: ignore[arg-type]


@rule("RE-BATTLE-01", "RE-BATTLE-02")
@pytest.mark.parametrize(
    ("space", "enemy", "number", "attribute"),
    [("furnace", "slugga-boy", 3, "Strength"), ("landing", "spore-mine-cluster", 2, "Willpower"), ("foothills", "eldar-guardian", 3, "Cunning")],
)
def test_the_form_is_the_attribute_of_the_enemy(space: str, enemy: str, number: int, attribute: str) -> None:
    scenario = battle(1, 4, enemies=(enemy,), space=space, strength=5, willpower=6, cunning=7)
    assert f": {attribute} {number}. " in scenario.said()
    own = {"Strength": 5, "Willpower": 6, "Cunning": 7}[attribute] + 4
    assert f"has {own} against {number + 1}. " in scenario.said()


@rule("RE-BATTLE-03", "RE-BONUS-05")
def test_bonuses_are_declared_before_any_die_is_thrown() -> None:
    scenario = battle(6, 1, 1, assets=["choppa"])
    assert (scenario.asked, scenario.rule) == ("Opening.ask", "RE-BATTLE-03")
    assert scenario.keys == ["use:choppa", "pass"]
    assert scenario.battle().foe_dice == []
    scenario.play("pass")
    assert "has 5 against 10" in scenario.said()
    assert "has 7 against" in " ".join(battle(3, 1, assets=["choppa"]).play("use:choppa").log())


@rule("RE-BATTLE-04", "RE-GEAR-07")
def test_one_weapon_and_one_armour_a_battle() -> None:
    scenario = battle(assets=["boltgun", "choppa", "power-armour", "flak-armour", "guard-squad"])
    scenario.play("use:boltgun")
    assert scenario.keys == ["use:power-armour", "use:flak-armour", "use:guard-squad", "pass"]
    assert scenario.why_no_card(0, "choppa") == "RE-BATTLE-04"
    scenario.play("use:flak-armour")
    assert scenario.keys == ["use:guard-squad", "pass"]


@rule("RE-GEAR-07")
def test_any_number_of_equipment() -> None:
    scenario = battle(assets=["frag-grenade", "stikkbombs"])
    scenario.play("use:frag-grenade")
    assert scenario.keys == ["use:stikkbombs", "pass"]


@rule("RE-BATTLE-05", "RE-BATTLE-08")
def test_the_left_neighbour_rolls_for_the_enemy_first_then_the_player() -> None:
    scenario = RelicScenario(Side(), Side(), Side(), lying={"furnace": ["slugga-boy"]}).land("furnace", 2, 5)
    assert scenario.deeds("rolled", "foe-rolled")[1:3] == [("foe-rolled", 1, 1), ("rolled", 0, 1)]
    scenario = RelicScenario(Side(), Side(out=True), Side(), lying={"furnace": ["slugga-boy"]}).land("furnace", 2, 5)
    assert scenario.deeds("rolled", "foe-rolled")[1:3] == [("foe-rolled", 2, 1), ("rolled", 0, 1)]
    assert "Ogryn rolls 2 for the enemy. [RE-BATTLE-05]" in scenario.said()


@rule("RE-BATTLE-06", "RE-DICE-01")
def test_an_enemys_six_explodes_too() -> None:
    assert "has 8 against 11" in " ".join(battle(6, 2, 4).log())


@rule("RE-BATTLE-07")
def test_who_rolls_for_the_enemy_may_use_nothing() -> None:
    scenario = RelicScenario(Side(), Side(hand=["offering"]), lying={"furnace": ["slugga-boy"]}).land("furnace", 1, 1)
    assert scenario.deeds("numbered") == []
    assert scenario.hand(1) == ["offering"]


@rule("RE-BATTLE-08", "RE-DICE-03", "RE-DICE-05")
def test_extra_dice_are_thrown_together_and_added() -> None:
    scenario = battle(1, 2, 3, assets=["frag-grenade"]).play("use:frag-grenade")
    assert scenario.deeds("rolled")[1] == ("rolled", 0, 2)
    assert "rolls 2 3. " in scenario.said()
    assert "has 9 against 4" in scenario.said()


@rule("RE-BATTLE-09", "RE-DICE-07", "RE-GEAR-07")
def test_a_reroll_comes_right_after_the_roll_and_replaces_it() -> None:
    scenario = battle(1, 1, 5, assets=["chainsword"]).play("use:chainsword")
    assert (scenario.keys, scenario.rule) == (["use:chainsword", "pass"], "RE-BATTLE-09")
    scenario.play("use:chainsword")
    assert "has 10 against 4" in scenario.said()


@rule("RE-DICE-07")
def test_only_the_final_result_explodes() -> None:
    scenario = battle(1, 6, 2, hand=["divine-guidance"]).play("pass", "roll", "play:divine-guidance")
    assert "has 6 against 4" in scenario.said()


@rule("RE-DICE-08")
def test_several_rerolls_of_the_same_roll() -> None:
    scenario = battle(1, 1, 2, 5, hand=["divine-guidance"], assets=["chronometer-of-ages"]).play("pass", "roll")
    scenario.play("use:chronometer-of-ages")
    assert scenario.keys == ["play:divine-guidance", "pass"]
    scenario.play("play:divine-guidance")
    assert "has 9 against 4" in scenario.said()


@rule("RE-BATTLE-10")
def test_what_raises_the_enemys_score_looks_at_what_is_held_then() -> None:
    """p. 12: a Power card used as the roll is gone when the enemy counts those in hand."""
    scenario = RelicScenario(Side(hand=["offering", "omen"]), lying={"landing": ["neurothrope"]}).land("landing", 1, 1)
    scenario.play("pass", "number:offering", "roll")
    assert scenario.hand()[0] == "omen"
    assert "has 10 against 7" in scenario.said()


@rule("RE-BATTLE-11", "RE-BATTLE-12", "RE-BATTLE-13")
@pytest.mark.parametrize(("foe", "own", "word"), [(2, 4, "won"), (5, 4, "a tie"), (5, 3, "lost")])
def test_the_higher_score_wins(foe: int, own: int, word: str) -> None:
    log = " ".join(battle(foe, own).log())
    assert f"has {4 + own} against {3 + foe}" in log
    assert f"is {word}." in log


@rule("RE-BATTLE-14")
def test_abilities_on_winning_come_before_what_the_enemy_prints() -> None:
    scenario = RelicScenario(Side("callidus"), lying={"foothills": ["eldar-ranger"]}).land("foothills", 1, 5)
    gains = [line for line in scenario.log() if "gains 1 influence" in line]
    assert len(gains) == 2
    assert "RE-BATTLE-15" in gains[1]
    trophy = next(at for at, line in enumerate(scenario.log()) if "as a trophy" in line)
    assert scenario.log().index(gains[0]) < trophy < len(scenario.log()) - 1


@rule("RE-BATTLE-15", "RE-BATTLE-19")
def test_a_win_brings_the_card_and_its_reward_and_the_phase_goes_on() -> None:
    scenario = battle(1, 6, 1, enemies=("shoota-boy", "field-hospital"), life=2)
    assert scenario.trophies() == ["shoota-boy"]
    assert scenario.player().influence == 4
    assert scenario.keys == ["yes", "no"]


@rule("RE-BATTLE-16")
def test_a_loss_costs_one_life_and_the_penalties() -> None:
    scenario = battle(6, 6, 1, 1, enemies=("loota",), influence=3)
    assert (scenario.player().life, scenario.player().influence) == (4, 1)
    assert scenario.lying("furnace") == ["loota"]
    assert scenario.active == 1


@rule("RE-BATTLE-18")
def test_a_tie_costs_nothing_and_ends_the_phase() -> None:
    scenario = battle(4, 3, enemies=("slugga-boy", "choppa"))
    assert (scenario.player().life, scenario.trophies(), scenario.assets()) == (5, [], [])
    assert scenario.lying("furnace") == ["slugga-boy", "choppa"]
    assert scenario.active == 1


@rule("RE-BATTLE-20")
def test_a_one_is_just_a_one_in_battle() -> None:
    assert battle(1, 1).trophies() == ["slugga-boy"]


@rule("RE-MULTI-01")
def test_enemies_of_different_attributes_are_fought_apart_in_ones_own_order() -> None:
    scenario = battle(1, 6, 1, enemies=("slugga-boy", "loota", "weirdboy"), cunning=9, willpower=9)
    assert scenario.keys == ["fight:1", "fight:2", "fight:3"]
    scenario.play("fight:3")
    assert scenario.trophies() == ["loota"]
    assert scenario.keys == ["fight:1", "fight:2"]


@rule("RE-MULTI-02", "RE-MULTI-03", "RE-MULTI-05")
def test_enemies_of_one_attribute_fight_together() -> None:
    scenario = battle(2, 6, 6, 1, enemies=("slugga-boy", "shoota-boy"))
    assert scenario.deeds("battle") == [("battle", 0, 6)]
    assert scenario.trophies() == ["slugga-boy", "shoota-boy"]
    assert scenario.player().influence == 4


@rule("RE-MULTI-06")
def test_a_group_costs_one_life_and_all_penalties() -> None:
    scenario = battle(6, 1, 1, enemies=("squig-pack", "squig-pack"))
    assert scenario.player().life == 2
    scenario = battle(6, 1, 1, enemies=("slugga-boy", "slugga-boy"))
    assert scenario.player().life == 4


@rule("RE-MULTI-04")
def test_what_one_enemy_says_holds_for_the_whole_battle() -> None:
    scenario = battle(1, 1, enemies=("ard-boy", "slugga-boy"), assets=["choppa"])
    assert scenario.deeds("battle") == [("battle", 0, 7)]
    assert scenario.deeds("used") == []


@rule("RE-MULTI-07", "RE-CHARGE-02")
def test_the_example_of_the_power_sword() -> None:
    """p. 13: Apostate Preacher (2) and Death Guard (4) together, roll 2: 8. Willpower 3, sword 3, roll 4: 10."""
    given = {"lying": {"landing": ["apostate-preacher", "death-guard-with-heavy-bolter"]}}
    scenario = RelicScenario(Side(assets=["power-sword"]), tops={"power": ["omen"]}, **given).land("landing", 2, 4)  # type: ignore[arg-type]
    scenario.play("use:power-sword")
    assert "has 10 against 8" in scenario.said()
    assert scenario.charges() == [2]
    assert scenario.keys == ["face:apostate-preacher", "face:death-guard-with-heavy-bolter"]
    scenario.play("face:apostate-preacher")
    assert (scenario.hand(), scenario.player().influence) == (["omen"], 4)
    assert scenario.trophies() == ["apostate-preacher", "death-guard-with-heavy-bolter"]


@rule("RE-SHEETB-01", "RE-SHEETB-03")
def test_the_scenario_sheet_is_fought_like_an_enemy_and_is_no_trophy() -> None:
    scenario = RelicScenario(Side(at="palace", strength=9, assets=["boltgun"])).begin(1, 1, 6, 1).play("use:boltgun")
    assert scenario.deeds("battle-sheet") == [("battle-sheet", 0, 9)]
    assert "battles the scenario The Mystery Beyond: Strength 9" in scenario.said()
    assert (scenario.trophies(), scenario.player().tokens[0]) == ([], 1)
    scenario = RelicScenario(Side(at="palace", strength=1, hand=["assassinate"])).begin(1)
    assert not [key for key in scenario.keys if key == "play:assassinate"]


@rule("RE-SHEETB-02")
def test_the_sheet_counts_as_an_enemy_without_traits() -> None:
    scenario = RelicScenario(Side(at="palace", strength=12, mission="take-the-initiative", progress=2)).begin(1, 1, 6, 1)
    assert scenario.deeds("mission-done") == [("mission-done", 0, 0)]
    scenario = RelicScenario(Side(at="palace", strength=12, mission="stop-the-waaagh", progress=1)).begin(1, 1, 6, 1)
    assert scenario.deeds("mission-done") == []


@rule("RE-SUPP-07")
def test_vanquished_in_the_middle_of_a_battle() -> None:
    scenario = battle(6, 1, 1, assets=["plasma-pistol"], life=1).play("use:plasma-pistol")
    assert scenario.deeds("vanquished") == [("vanquished", 0, 0)]
    assert scenario.deeds("outcome", "trophy") == []
    assert scenario.lying("furnace") == ["slugga-boy"]
    assert scenario.at() == "sanctuary"


@rule("RE-DICE-01")
def test_each_six_of_several_dice_brings_a_die() -> None:
    scenario = battle(1, 6, 6, 1, 2, assets=["frag-grenade"]).play("use:frag-grenade")
    assert "has 19 against 4" in scenario.said(), "4 + 6 + 6 + 1 + 2"


@rule("RE-DICE-01", "RE-DICE-02")
def test_the_example_of_exploding_dice() -> None:
    """p. 20: 6, then 6, then 2: 14 in all."""
    assert "has 18 against 4" in " ".join(battle(1, 6, 6, 2).log())


@rule("RE-DICE-04")
def test_only_single_sixes_explode_each_for_itself() -> None:
    scenario = battle(1, 5, 1, assets=["frag-grenade"]).play("use:frag-grenade")
    assert scenario.battle() is None
    assert "has 10 against 4" in scenario.said()
    scenario = battle(1, 6, 6, 2, 3, assets=["frag-grenade"]).play("use:frag-grenade")
    assert "has 21 against 4" in scenario.said()


@rule("RE-DICE-06")
def test_a_changed_result_does_not_explode() -> None:
    sides = (Side("psyker", hand=["offering", "blessing"], strength=9), Side())
    scenario = RelicScenario(*sides, lying={"furnace": ["slugga-boy"]}).land("furnace", 6, 1)
    scenario.play("number:blessing")
    assert "has 15 against 4" in scenario.said()
    sides = (Side(), Side(hand=["mind-lock"]))
    scenario = RelicScenario(*sides, lying={"furnace": ["slugga-boy"]}).land("furnace", 1, 6, 3)
    assert scenario.seat == 1
    scenario.play("play:mind-lock")
    assert "has 11 against 4" in scenario.said()


@rule("RE-DICE-03")
def test_after_the_roll_no_ability_adds_dice() -> None:
    scenario = battle(1, 3, assets=["frag-grenade", "chronometer-of-ages"]).play("pass")
    assert scenario.keys == ["use:chronometer-of-ages", "pass"]
    assert scenario.why_no_card(0, "frag-grenade") == "RE-BONUS-05"


@rule("RE-BONUS-04")
def test_a_battle_bonus_counts_for_its_form_or_for_any() -> None:
    scenario = RelicScenario(Side(assets=["boltgun", "battle-sister"]), lying={"landing": ["tyranid-warrior"]}).land("landing")
    assert scenario.keys == ["use:battle-sister", "pass"]
    assert scenario.why_no_card(0, "boltgun") == "RE-BONUS-04"
    scenario = RelicScenario(Side(assets=["plasma-pistol"]), lying={"landing": ["tyranid-warrior"]}).land("landing")
    assert scenario.keys == ["use:plasma-pistol", "pass"]


@rule("RE-GEAR-06")
def test_weapons_and_armour_never_help_in_tests() -> None:
    scenario = RelicScenario(Side(assets=["plasma-pistol", "power-armour"])).land("spire", 3).play("text-box:2")
    assert scenario.deeds("used") == []
    for card in scenario.content.cards:
        if card.is_weapon or card.is_armour:
            assert all("battle" in sentence.when for sentence in card.sentences)


@rule("RE-DICE-01", "RE-DICE-02")
def test_sixes_explode_also_where_a_card_might_have_stood_for_the_die() -> None:
    scenario = battle(1, 6, 6, 2, hand=["omen"]).play("pass", "roll", "roll", "roll")
    assert "has 18 against 4" in scenario.said()
    assert [deed for deed in scenario.deeds("rolled") if deed[1] == 0][1:] == [("rolled", 0, 1)] * 3


@rule("RE-COMP-10", "RE-POWER-06")
def test_no_die_is_thrown_where_a_card_stands_for_it() -> None:
    scenario = battle(1, hand=["mind-lock"]).play("pass", "number:mind-lock")
    assert scenario.deeds("rolled", "foe-rolled")[1:] == [("foe-rolled", 1, 1)], "beside the movement roll only the enemy's"


@rule("RE-BATTLE-10", "RE-SCEN-01")
def test_a_scenario_raises_the_enemies_once_a_battle() -> None:
    side = Side(willpower=12)
    scenario = RelicScenario(side, scenario="hive", lying={"landing": ["tyranid-warrior", "tyranid-warrior"]}).land("landing", 1, 1)
    assert "has 13 against 12. " in scenario.said()


@rule("RE-BATTLE-08", "RE-MOVE-02")
def test_one_die_for_movement_and_one_for_each_side() -> None:
    assert [amount for _name, _who, amount in battle(1, 1).deeds("rolled", "foe-rolled")][:3] == [1, 1, 1]
    scenario = RelicScenario(Side(at="hab", hand=["omen"])).begin().play("pass").dice(4).play("roll")
    assert (scenario.deeds("rolled"), scenario.asked) == ([("rolled", 0, 1)], "Movement.choose_direction")
