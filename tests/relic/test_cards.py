"""Power cards, missions, Wargear, charges, discarding, empty decks, scenarios (rulebook p. 16 to 20)."""

from __future__ import annotations

from typing import Any

import pytest

from pionek.core.match.match import start
from pionek.core.registry import get
from pionek.games.relic.procedures.movement import Movement
from tests.relic.scenario import RelicScenario, Side

rule = pytest.mark.rule
CONTENT: Any = get("relic").content()


@rule("RE-POWER-01", "RE-POWER-11", "RE-POWER-12")
def test_a_power_card_is_used_once_for_one_of_two_things() -> None:
    scenario = RelicScenario(Side("commissar", hand=["emperors-wrath"]), lying={"furnace": ["slugga-boy"]}).land("furnace", 1, 2)
    scenario.play("play:emperors-wrath")
    assert "has 10 against 4" in scenario.said()
    assert (scenario.hand(), scenario.pile("power")) == ([], ["emperors-wrath"])
    scenario = RelicScenario(Side("commissar", hand=["emperors-wrath"]), lying={"furnace": ["slugga-boy"]}).land("furnace", 1)
    scenario.play("pass", "number:emperors-wrath")
    assert "has 4 against 4" in scenario.said()
    assert (scenario.hand(), scenario.pile("power")) == ([], ["emperors-wrath"])


@rule("RE-POWER-02", "RE-POWER-03")
@pytest.mark.parametrize(("space", "most"), [("envoy", 3), ("blackstone", 5)])
def test_power_cards_are_bought_in_two_places(space: str, most: int) -> None:
    scenario = RelicScenario(Side(influence=9, level=8)).land(space).play("text-box:1")
    assert scenario.keys == [f"amount:{n}" for n in range(1, most + 1)]
    scenario.play("amount:2")
    assert (scenario.player().influence, len(scenario.hand())) == (7, 2)
    paid, drawn = (next(at for at, line in enumerate(scenario.log()) if word in line) for word in ("loses 2", "draws"))
    assert paid < drawn
    scenario = RelicScenario(Side(influence=2)).land(space).play("text-box:1")
    assert scenario.keys == ["amount:1", "amount:2"]


@rule("RE-POWER-05", "RE-CLAR-09")
def test_using_a_power_card_is_never_compulsory() -> None:
    scenario = RelicScenario(Side("commissar", hand=["battle-focus"]), lying={"furnace": ["slugga-boy"]}).land("furnace", 1, 2)
    assert scenario.keys == ["play:battle-focus", "pass"]
    scenario.play("pass", "roll")
    assert scenario.hand() == ["battle-focus"]
    assert scenario.why_no_card(0, "battle-focus") in ("RE-BONUS-05", "")


@rule("RE-POWER-06", "RE-POWER-07")
def test_the_power_number_takes_the_place_of_the_roll() -> None:
    """p. 16: a 5 used for movement is five spaces."""
    scenario = RelicScenario(Side(at="envoy", hand=["blessing"])).begin().play("number:blessing", "clockwise")
    assert scenario.at() == "docks"
    assert scenario.deeds("numbered") == [("numbered", 0, 5)]
    assert "rolls" not in scenario.log()[1]
    scenario = RelicScenario(Side(hand=["blessing"])).land("spire").play("text-box:2", "pass", "number:blessing")
    assert "tests Cunning: 7, success" in scenario.said()


@rule("RE-POWER-08")
def test_one_card_a_roll() -> None:
    side = Side("commissar", hand=["offering", "blessing"], assets=["frag-grenade"])
    scenario = RelicScenario(side, lying={"furnace": ["slugga-boy"]}).land("furnace", 1, 2)
    scenario.play("use:frag-grenade", "number:blessing")
    assert scenario.hand() == ["offering"]
    assert "has 10 against 4" in scenario.said()


@rule("RE-POWER-09", "RE-POWER-10")
def test_a_six_explodes_and_the_extra_roll_may_be_another_card() -> None:
    scenario = RelicScenario(Side("commissar", hand=["offering", "omen"]), lying={"furnace": ["slugga-boy"]}).land("furnace", 1)
    scenario.play("number:offering")
    assert scenario.keys == ["roll", "number:omen"]
    scenario.dice(2).play("number:omen")
    assert "has 17 against 4" in scenario.said()


@rule("RE-POWER-13")
def test_any_number_of_power_cards_in_a_turn() -> None:
    hand = ["emperors-wrath", "emperors-wrath", "battle-focus", "blessing"]
    scenario = RelicScenario(Side("commissar", hand=hand), lying={"furnace": ["slugga-boy"]}).land("furnace", 1)
    scenario.play("play:emperors-wrath", "play:emperors-wrath", "play:battle-focus", "number:blessing")
    assert "has 19 against 4" in scenario.said()


@rule("RE-MISSION-01")
def test_every_mission_has_an_objective_and_a_reward() -> None:
    missions = [card for card in CONTENT.cards if card.deck == "mission"]
    assert len(missions) == 24
    assert all(card.goal is not None and card.reward is not None for card in missions)


@rule("RE-MISSION-03")
def test_the_reward_comes_at_once_and_the_card_is_turned() -> None:
    side = Side(mission="stop-the-waaagh", progress=1)
    scenario = RelicScenario(side, lying={"furnace": ["slugga-boy", "choppa"]}).land("furnace", 1, 1)
    log = scenario.log()
    done = next(at for at, line in enumerate(log) if "completes the mission" in line)
    assert done < next(at for at, line in enumerate(log) if "gets Choppa" in line)
    assert "gains 3 influence" in log[done + 1]
    assert scenario.completed() == ["stop-the-waaagh"]


@rule("RE-MISSION-04")
def test_a_mission_is_completed_in_another_players_turn_too() -> None:
    sides = (Side(mission="blood-oath", progress=2, at="envoy", life=4), Side(at="jungle"))
    scenario = RelicScenario(*sides, lying={"crater": ["rising-waaagh"]}, tops={"blue": ["prayer-scroll"]}, turn_of=1).land("crater")
    assert scenario.deeds("mission-done") == [("mission-done", 0, 0)]
    assert scenario.player(0).life == 6


@rule("RE-MISSION-07", "RE-MISSION-08")
@pytest.mark.parametrize("kept", ["rite-of-the-machine", "hold-the-line"])
def test_of_two_missions_one_stays(kept: str) -> None:
    scenario = RelicScenario(Side(), tops={"mission": ["hold-the-line"]}).land("outpost").play("text-box:1")
    assert scenario.keys == ["take:rite-of-the-machine", "take:hold-the-line"]
    scenario.play(f"take:{kept}")
    assert scenario.mission() == kept
    assert len(scenario.pile("mission")) == 1


@rule("RE-MISSION-09")
def test_a_mission_is_the_top_card_face_up() -> None:
    scenario = RelicScenario(Side(mission=""), tops={"mission": ["fell-the-giant"]}).land("sanctuary").play("done")
    assert scenario.mission() == "fell-the-giant"
    assert "draws the mission Fell the Giant" in scenario.said(1)


@rule("RE-WIN-02")
def test_three_missions_buy_the_relic_that_opens_the_inner_tier() -> None:
    completed = ["pilgrimage", "blood-oath", "sealed-orders"]
    scenario = RelicScenario(Side(completed=completed)).land("sanctuary").play("done", "relic")
    scenario.play(scenario.keys[0])
    scenario.player().space = scenario.space("guardian")
    assert len(scenario.relics()) >= scenario.content.spaces[scenario.space("guardian")].relics


@rule("RE-GEAR-01", "RE-GEAR-02")
def test_wargear_is_bought_at_battlefleet_antias() -> None:
    tops = {"wargear": ["storm-bolter", "boltgun", "auspex"]}
    scenario = RelicScenario(Side(influence=5), tops=tops).land("battlefleet").play("text-box:1")
    assert scenario.keys == ["take:storm-bolter", "take:boltgun", "take:auspex", "done"]
    scenario.play("take:boltgun")
    assert (scenario.player().influence, scenario.assets()) == (2, ["boltgun"])
    assert scenario.keys == ["take:auspex", "done"]
    scenario.play("done")
    assert scenario.pile("wargear") == ["storm-bolter", "auspex"]


@rule("RE-GEAR-03")
def test_some_wargear_comes_free() -> None:
    tops = {"wargear": ["storm-bolter", "boltgun", "auspex"]}
    scenario = RelicScenario(Side(influence=0), tops=tops, lying={"foothills": ["rumours-of-treasure"]}).land("foothills")
    assert scenario.keys == ["take:storm-bolter", "take:boltgun", "take:auspex"]
    assert scenario.play("take:storm-bolter").assets() == ["storm-bolter"]


@rule("RE-GEAR-04")
def test_wargear_is_an_asset_and_works_only_for_its_owner() -> None:
    gear = ["storm-bolter", "boltgun", "auspex", "chainsword", "imperial-seal", "jump-pack"]
    scenario = RelicScenario(Side(assets=gear), Side(at="hab")).land("sanctuary").until("Experience.discard")
    assert "done" not in scenario.keys
    scenario = RelicScenario(Side(assets=["storm-bolter"]), Side("ogryn", at="hab"), lying={"furnace": ["nob"]}, turn_of=1)
    assert "use:storm-bolter" not in scenario.land("furnace", 1, 6, 1).keys


@rule("RE-GEAR-05")
def test_every_wargear_card_has_one_of_three_traits() -> None:
    for card in CONTENT.cards:
        if card.deck == "wargear":
            assert len(card.traits) == 1
            assert card.traits[0] in ("weapon", "armour", "equipment")


@rule("RE-CHARGE-01")
def test_charges_are_put_on_the_card_when_a_player_gets_it() -> None:
    scenario = RelicScenario(lying={"furnace": ["stikkbombs", "choppa"]}).land("furnace")
    assert scenario.charges() == [2, 0]
    scenario = RelicScenario(Side(influence=5), tops={"wargear": ["power-sword"]}).land("battlefleet").play("text-box:1")
    assert scenario.play("take:power-sword").charges() == [3]


@rule("RE-CHARGE-03")
def test_a_card_without_charges_is_discarded_at_once_but_its_bonus_holds() -> None:
    scenario = RelicScenario(Side(assets=["melta-bomb"]), lying={"furnace": ["killa-kan"]}).land("furnace").play("use:melta-bomb")
    assert (scenario.assets(), scenario.pile("wargear"), scenario.trophies()) == ([], ["melta-bomb"], ["killa-kan"])
    scenario = RelicScenario(Side(assets=["stikkbombs"]), lying={"furnace": ["slugga-boy"]})
    scenario.charge(0, "stikkbombs", 1)
    scenario.land("furnace", 1, 1).play("use:stikkbombs")
    assert "has 8 against 4" in scenario.said()
    assert (scenario.assets(), scenario.pile("red")) == ([], ["stikkbombs"])


@rule("RE-CHARGE-02")
def test_a_charge_is_taken_from_the_card_that_is_used_and_no_other() -> None:
    side = Side(assets=["stikkbombs", "power-sword"])
    scenario = RelicScenario(side, lying={"furnace": ["slugga-boy"]})
    scenario.charge(0, "stikkbombs", 3)
    before = dict(zip(scenario.assets(), scenario.charges(), strict=True))
    scenario.land("furnace", 1, 1).play("use:stikkbombs")
    after = dict(zip(scenario.assets(), scenario.charges(), strict=True))
    assert after == {**before, "stikkbombs": 2}


@rule("RE-CHARGE-04")
def test_charges_may_exceed_the_supply() -> None:
    scenario = RelicScenario(Side(assets=["power-sword"])).land("manufactorum").play("text-box:1")
    assert scenario.charges() == [4]


@rule("RE-CHARGE-05")
def test_one_charge_a_card_and_turn() -> None:
    side = Side(assets=["stikkbombs"], willpower=9)
    scenario = RelicScenario(side, lying={"furnace": ["slugga-boy", "fighting-pit"]}).land("furnace", 1, 6, 1, 1, 6, 1)
    scenario.play("use:stikkbombs")
    assert scenario.deeds("battle") == [("battle", 0, 3), ("battle", 0, 5)]
    assert scenario.charges() == [1]
    assert len(scenario.deeds("used")) == 1
    scenario.next_turn()
    assert [asset.spent for asset in scenario.player().assets] == [False]


@rule("RE-DISC-01", "RE-DISC-02")
def test_the_owner_chooses_and_too_few_are_all() -> None:
    scenario = RelicScenario(Side(strength=1, assets=["choppa", "boltgun"]), lying={"furnace": ["burna-boy"]}).land("furnace", 6, 1, 1)
    scenario.play("pass")
    assert scenario.keys == ["discard:choppa", "discard:boltgun"]
    assert scenario.play("discard:boltgun").assets() == ["choppa"]
    scenario = RelicScenario(Side(strength=1, assets=["choppa"]), lying={"furnace": ["burna-boy"]}).land("furnace", 6, 1, 1)
    assert scenario.play("pass").assets() == []
    scenario = RelicScenario(Side(strength=1), lying={"furnace": ["burna-boy"]}).land("furnace", 6, 1, 1)
    assert (scenario.player().life, scenario.pile("red")) == (4, [])


@rule("RE-DISC-03")
def test_discarded_cards_go_to_the_pile_of_their_own_deck() -> None:
    scenario = RelicScenario(Side(strength=1, assets=["acolyte-savant"]), lying={"furnace": ["burna-boy"]}).land("furnace", 6, 1, 1)
    scenario.until("Movement.choose_direction")
    assert scenario.pile("blue") == ["acolyte-savant"]
    pile = next(thing for thing in scenario.match.scene(1).things if thing.id == "discard:blue")
    assert [card.name for card in pile.cards] == ["Acolyte Savant"]  # type: ignore[union-attr]


@rule("RE-DISC-04")
def test_tokens_go_with_the_card() -> None:
    scenario = RelicScenario(Side(assets=["power-sword"])).land("manufactorum").play("text-box:1").until("Experience.discard")
    assert scenario.charges() == [4]
    scenario.play("discard:power-sword")
    scenario.gain(0, "power-sword")
    assert scenario.charges() == [3]


@rule("RE-EMPTY-01")
def test_an_empty_deck_is_made_from_its_pile() -> None:
    scenario = RelicScenario(Side("psyker"))
    scenario.only("power", pile=tuple(scenario.deck("power")))
    scenario.begin()
    assert len(scenario.hand()) == 1
    assert (len(scenario.deck("power")), scenario.pile("power")) == (35, [])
    assert "RE-EMPTY-01" in scenario.rules()


@rule("RE-EMPTY-02")
def test_with_no_pile_either_nothing_is_drawn() -> None:
    scenario = RelicScenario(Side("psyker")).only("power")
    assert scenario.begin(2).hand() == []


@rule("RE-COMP-09")
def test_character_tokens_mark_missions_and_the_scenario() -> None:
    scenario = RelicScenario(Side(mission=""), tops={"mission": ["liberate-the-forge-world"]}).land("sanctuary").play("done")
    scenario.play("go:furnace", "go:landing")
    board = next(thing for thing in scenario.match.scene(1).things if thing.id == "board")
    marked = [place.id for place in board.places for token in place.tokens if token.kind == "mission"]  # type: ignore[union-attr]
    assert marked == ["space:furnace", "space:landing"]
    scenario = RelicScenario(Side(at="palace", strength=12)).begin(1, 1, 6, 1)
    assert scenario.deeds("token") == [("token", 0, 1)]


@rule("RE-SCEN-01")
def test_the_rules_of_the_sheet_hold_for_all_the_whole_game() -> None:
    tops = {"wargear": ["boltgun"]}
    for seat in (0, 1):
        sides = [Side(influence=4), Side(influence=4)]
        scenario = RelicScenario(*sides, scenario="key", tops=tops, turn_of=seat).land("battlefleet").play("text-box:1", "take:boltgun")
        assert scenario.player(seat).influence == 0
    scenario = RelicScenario(Side(strength=12), scenario="hive", lying={"landing": ["pyrovore"]}).land("landing", 1, 1)
    assert "has 13 against 6" in scenario.said()


@rule("RE-SCEN-02", "RE-WIN-03", "RE-WIN-04")
def test_on_the_scenario_space_the_confrontation_every_turn() -> None:
    scenario = RelicScenario(Side(at="palace", strength=12)).begin(1, 1, 2)
    assert (scenario.at(), scenario.player().tokens[0], scenario.turn) == ("scenario", 1, 2)
    scenario.next_turn()
    assert [deed for deed in scenario.deeds("moved") if deed[1] == 0] == [("moved", 0, 0)], "from the palace, and no further"
    assert scenario.at() == "scenario"
    assert scenario.deeds("confronted") == [("confronted", 0, 0)] * 2


@rule("RE-WIN-01", "RE-SCEN-04")
def test_the_first_to_meet_the_condition_wins() -> None:
    scenario = RelicScenario(Side(at="scenario", strength=12, tokens=[1, 0, 0, 0]), Side(at="scenario")).begin(1, 1, 2)
    assert scenario.match.result is not None
    assert (scenario.match.result.winners, scenario.match.result.rule) == ((0,), "RE-WIN-01")
    scenario = RelicScenario(Side(at="scenario", strength=12), Side(at="scenario", tokens=[1, 0, 0, 0])).begin(1, 1, 2)
    assert scenario.match.result is None


@rule("RE-SCEN-03")
def test_the_confrontation_concerns_the_active_player() -> None:
    scenario = RelicScenario(Side(at="palace", strength=1), Side(at="hab", life=5)).begin(1, 6, 1, 1)
    assert (scenario.player(0).life, scenario.player(1).life) == (4, 5)
    scenario = RelicScenario(Side(at="palace"), Side(at="hab", life=5), scenario="beacon").begin(3)
    assert (scenario.player(0).life, scenario.player(1).life) == (5, 4)


@rule("RE-EMPTY-02", "RE-LEVEL-04")
def test_without_missions_none_is_gained() -> None:
    scenario = RelicScenario(Side(level=12, trophies=["carnifex"])).only("mission")
    scenario.land("sanctuary").play("done", "spend:carnifex")
    assert scenario.player().completed == []


@rule("RE-COMP-10", "RE-MOVE-02")
def test_people_with_real_dice_are_asked_what_they_show() -> None:
    match = start(get("relic"), {"characters": ["captain", "ogryn"], "first": "1"}, 3, entered=True)
    while match.keys()[0] != "enter:1":
        match.play("roll" if "roll" in match.keys() else match.keys()[-1])  # noqa: SIM118
    match.play("enter:4")
    movement = match.table.nearest(Movement)
    assert movement is not None
    assert movement.points == 4
