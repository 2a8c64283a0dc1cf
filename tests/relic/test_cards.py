"""Power cards, missions, Wargear, charges, discarding, empty decks, scenarios (rulebook p. 16 to 20)."""

from __future__ import annotations

from typing import Any

import pytest

from pionek.core.match.match import start
from pionek.core.registry import get
from pionek.games.relic import vocabulary
from pionek.games.relic.procedures.movement import Movement
from tests.relic.scenario import Side, Table

rule = pytest.mark.rule
CONTENT: Any = get("relic").content()


@rule("RE-POWER-01", "RE-POWER-11", "RE-POWER-12")
def test_a_power_card_is_used_once_for_one_of_two_things() -> None:
    table = Table(Side("commissar", hand=["emperors-wrath"]), lying={"furnace": ["slugga-boy"]}).land("furnace", 1, 2)
    table.play("play:emperors-wrath")
    assert "has 10 against 4" in " ".join(table.log())
    assert (table.hand(), table.pile("power")) == ([], ["emperors-wrath"])
    table = Table(Side("commissar", hand=["emperors-wrath"]), lying={"furnace": ["slugga-boy"]}).land("furnace", 1)
    table.play("pass", "number:emperors-wrath")
    assert "has 4 against 4" in " ".join(table.log())
    assert (table.hand(), table.pile("power")) == ([], ["emperors-wrath"])


@rule("RE-POWER-02", "RE-POWER-03")
@pytest.mark.parametrize(("space", "most"), [("envoy", 3), ("blackstone", 5)])
def test_power_cards_are_bought_in_two_places(space: str, most: int) -> None:
    table = Table(Side(influence=9, level=8)).land(space).play("text-box:1")
    assert table.keys == [f"amount:{n}" for n in range(1, most + 1)]
    table.play("amount:2")
    assert (table.player().influence, len(table.hand())) == (7, 2)
    paid, drawn = (next(at for at, line in enumerate(table.log()) if word in line) for word in ("loses 2", "draws"))
    assert paid < drawn
    table = Table(Side(influence=2)).land(space).play("text-box:1")
    assert table.keys == ["amount:1", "amount:2"]


@rule("RE-POWER-05", "RE-CLAR-09")
def test_using_a_power_card_is_never_compulsory() -> None:
    table = Table(Side("commissar", hand=["battle-focus"]), lying={"furnace": ["slugga-boy"]}).land("furnace", 1, 2)
    assert table.keys == ["play:battle-focus", "pass"]
    table.play("pass", "roll")
    assert table.hand() == ["battle-focus"]
    assert table.why_not(0, "battle-focus") in ("RE-BONUS-05", "")


@rule("RE-POWER-06", "RE-POWER-07")
def test_the_power_number_takes_the_place_of_the_roll() -> None:
    """p. 16: a 5 used for movement is five spaces."""
    table = Table(Side(at="envoy", hand=["blessing"])).begin().play("number:blessing", "clockwise")
    assert table.at() == "docks"
    assert table.deeds("numbered") == [("numbered", 0, 5)]
    assert "rolls" not in table.log()[1]
    table = Table(Side(hand=["blessing"])).land("spire").play("text-box:2", "pass", "number:blessing")
    assert "tests Cunning: 7, success" in " ".join(table.log())


@rule("RE-POWER-08")
def test_one_card_a_roll() -> None:
    side = Side("commissar", hand=["offering", "blessing"], assets=["frag-grenade"])
    table = Table(side, lying={"furnace": ["slugga-boy"]}).land("furnace", 1, 2)
    table.play("use:frag-grenade", "number:blessing")
    assert table.hand() == ["offering"]
    assert "has 10 against 4" in " ".join(table.log())


@rule("RE-POWER-09", "RE-POWER-10")
def test_a_six_explodes_and_the_extra_roll_may_be_another_card() -> None:
    table = Table(Side("commissar", hand=["offering", "omen"]), lying={"furnace": ["slugga-boy"]}).land("furnace", 1)
    table.play("number:offering")
    assert table.keys == ["roll", "number:omen"]
    table.dice(2).play("number:omen")
    assert "has 17 against 4" in " ".join(table.log())


@rule("RE-POWER-13")
def test_any_number_of_power_cards_in_a_turn() -> None:
    hand = ["emperors-wrath", "emperors-wrath", "battle-focus", "blessing"]
    table = Table(Side("commissar", hand=hand), lying={"furnace": ["slugga-boy"]}).land("furnace", 1)
    table.play("play:emperors-wrath", "play:emperors-wrath", "play:battle-focus", "number:blessing")
    assert "has 19 against 4" in " ".join(table.log())


@rule("RE-MISSION-01")
def test_every_mission_has_an_objective_and_a_reward() -> None:
    missions = [card for card in CONTENT.cards if card.deck == "mission"]
    assert len(missions) == 24
    assert all(card.goal is not None and card.reward is not None for card in missions)


@rule("RE-MISSION-03")
def test_the_reward_comes_at_once_and_the_card_is_turned() -> None:
    side = Side(mission="stop-the-waaagh", progress=1)
    table = Table(side, lying={"furnace": ["slugga-boy", "choppa"]}).land("furnace", 1, 1)
    log = table.log()
    done = next(at for at, line in enumerate(log) if "completes the mission" in line)
    assert done < next(at for at, line in enumerate(log) if "gets Choppa" in line)
    assert "gains 3 influence" in log[done + 1]
    assert table.names(table.player().completed) == ["stop-the-waaagh"]


@rule("RE-MISSION-04")
def test_a_mission_is_completed_in_another_players_turn_too() -> None:
    sides = (Side(mission="blood-oath", progress=2, at="envoy", life=4), Side(at="jungle"))
    table = Table(*sides, lying={"crater": ["rising-waaagh"]}, tops={"blue": ["prayer-scroll"]}, turn_of=1).land("crater")
    assert table.deeds("mission-done") == [("mission-done", 0, 0)]
    assert table.player(0).life == 6


@rule("RE-MISSION-07", "RE-MISSION-08")
@pytest.mark.parametrize("kept", ["rite-of-the-machine", "hold-the-line"])
def test_of_two_missions_one_stays(kept: str) -> None:
    table = Table(Side(), tops={"mission": ["hold-the-line"]}).land("outpost").play("text-box:1")
    assert table.keys == ["take:rite-of-the-machine", "take:hold-the-line"]
    table.play(f"take:{kept}")
    assert table.names([table.player().mission]) == [kept]
    assert len(table.pile("mission")) == 1


@rule("RE-MISSION-09")
def test_a_mission_is_the_top_card_face_up() -> None:
    table = Table(Side(mission=""), tops={"mission": ["fell-the-giant"]}).land("sanctuary").play("done")
    assert table.names([table.player().mission]) == ["fell-the-giant"]
    assert "draws the mission Fell the Giant" in " ".join(table.log(1))


@rule("RE-WIN-02")
def test_three_missions_buy_the_relic_that_opens_the_inner_tier() -> None:
    completed = ["pilgrimage", "blood-oath", "sealed-orders"]
    table = Table(Side(completed=completed)).land("sanctuary").play("done", "relic")
    table.play(table.keys[0])
    table.player().space = table.space("guardian")
    assert table.table.relics(0) >= table.content.spaces[table.space("guardian")].relics


@rule("RE-GEAR-01", "RE-GEAR-02")
def test_wargear_is_bought_at_battlefleet_antias() -> None:
    tops = {"wargear": ["storm-bolter", "boltgun", "auspex"]}
    table = Table(Side(influence=5), tops=tops).land("battlefleet").play("text-box:1")
    assert table.keys == ["take:storm-bolter", "take:boltgun", "take:auspex", "done"]
    table.play("take:boltgun")
    assert (table.player().influence, table.assets()) == (2, ["boltgun"])
    assert table.keys == ["take:auspex", "done"]
    table.play("done")
    assert table.pile("wargear") == ["storm-bolter", "auspex"]


@rule("RE-GEAR-03")
def test_some_wargear_comes_free() -> None:
    tops = {"wargear": ["storm-bolter", "boltgun", "auspex"]}
    table = Table(Side(influence=0), tops=tops, lying={"foothills": ["rumours-of-treasure"]}).land("foothills")
    assert table.keys == ["take:storm-bolter", "take:boltgun", "take:auspex"]
    assert table.play("take:storm-bolter").assets() == ["storm-bolter"]


@rule("RE-GEAR-04")
def test_wargear_is_an_asset_and_works_only_for_its_owner() -> None:
    gear = ["storm-bolter", "boltgun", "auspex", "chainsword", "imperial-seal", "jump-pack"]
    table = Table(Side(assets=gear), Side(at="hab")).land("sanctuary").until("Experience.discard")
    assert "done" not in table.keys
    table = Table(Side(assets=["storm-bolter"]), Side("ogryn", at="hab"), lying={"furnace": ["nob"]}, turn_of=1)
    assert "use:storm-bolter" not in table.land("furnace", 1, 6, 1).keys


@rule("RE-GEAR-05")
def test_every_wargear_card_has_one_of_three_traits() -> None:
    for card in CONTENT.cards:
        if card.deck == "wargear":
            assert len(card.traits) == 1
            assert card.traits[0] in ("weapon", "armour", "equipment")


@rule("RE-CHARGE-01")
def test_charges_are_put_on_the_card_when_a_player_gets_it() -> None:
    table = Table(lying={"furnace": ["stikkbombs", "choppa"]}).land("furnace")
    assert table.charges() == [2, 0]
    table = Table(Side(influence=5), tops={"wargear": ["power-sword"]}).land("battlefleet").play("text-box:1")
    assert table.play("take:power-sword").charges() == [3]


@rule("RE-CHARGE-03")
def test_a_card_without_charges_is_discarded_at_once_but_its_bonus_holds() -> None:
    table = Table(Side(assets=["melta-bomb"]), lying={"furnace": ["killa-kan"]}).land("furnace").play("use:melta-bomb")
    assert (table.assets(), table.pile("wargear"), table.trophies()) == ([], ["melta-bomb"], ["killa-kan"])
    table = Table(Side(assets=["stikkbombs"]), lying={"furnace": ["slugga-boy"]})
    table.table.spend_charge(0, table.player().assets[0])
    table.player().assets = [type(each)(each.card, each.charges, each.serial) for each in table.player().assets]
    table.land("furnace", 1, 1).play("use:stikkbombs")
    assert "has 8 against 4" in " ".join(table.log())
    assert (table.assets(), table.pile("red")) == ([], ["stikkbombs"])


@rule("RE-CHARGE-04")
def test_charges_may_exceed_the_supply() -> None:
    table = Table(Side(assets=["power-sword"])).land("manufactorum").play("text-box:1")
    assert table.charges() == [4]


@rule("RE-CHARGE-05")
def test_one_charge_a_card_and_turn() -> None:
    side = Side(assets=["stikkbombs"], willpower=9)
    table = Table(side, lying={"furnace": ["slugga-boy", "fighting-pit"]}).land("furnace", 1, 6, 1, 1, 6, 1)
    table.play("use:stikkbombs")
    assert table.deeds("battle") == [("battle", 0, 3), ("battle", 0, 5)]
    assert table.charges() == [1]
    assert len(table.deeds("used")) == 1
    table.next_turn()
    assert [asset.spent for asset in table.player().assets] == [False]


@rule("RE-DISC-01", "RE-DISC-02")
def test_the_owner_chooses_and_too_few_are_all() -> None:
    table = Table(Side(strength=1, assets=["choppa", "boltgun"]), lying={"furnace": ["burna-boy"]}).land("furnace", 6, 1, 1)
    table.play("pass")
    assert table.keys == ["discard:choppa", "discard:boltgun"]
    assert table.play("discard:boltgun").assets() == ["choppa"]
    table = Table(Side(strength=1, assets=["choppa"]), lying={"furnace": ["burna-boy"]}).land("furnace", 6, 1, 1)
    assert table.play("pass").assets() == []
    table = Table(Side(strength=1), lying={"furnace": ["burna-boy"]}).land("furnace", 6, 1, 1)
    assert (table.player().life, table.pile("red")) == (4, [])


@rule("RE-DISC-03")
def test_discarded_cards_go_to_the_pile_of_their_own_deck() -> None:
    table = Table(Side(strength=1, assets=["acolyte-savant"]), lying={"furnace": ["burna-boy"]}).land("furnace", 6, 1, 1)
    table.until("Movement.choose_direction")
    assert table.pile("blue") == ["acolyte-savant"]
    pile = next(thing for thing in table.match.scene(1).things if thing.id == "discard:blue")
    assert [card.name for card in pile.cards] == ["Acolyte Savant"]  # type: ignore[union-attr]


@rule("RE-DISC-04")
def test_tokens_go_with_the_card() -> None:
    table = Table(Side(assets=["power-sword"])).land("manufactorum").play("text-box:1").until("Experience.discard")
    assert table.charges() == [4]
    table.play("discard:power-sword")
    table.table.gain_asset(0, table.table.piles[vocabulary.WARGEAR_DECK].pop(), "")
    assert table.charges() == [3]


@rule("RE-EMPTY-01")
def test_an_empty_deck_is_made_from_its_pile() -> None:
    table = Table(Side("psyker"))
    deck = table.table.decks[vocabulary.POWER_DECK]
    table.table.piles[vocabulary.POWER_DECK] = deck.cards
    deck.cards, deck.known = [], []
    table.begin(2)
    assert len(table.hand()) == 1
    assert (len(deck.cards), table.pile("power")) == (35, [])
    assert "RE-EMPTY-01" in table.rules()


@rule("RE-EMPTY-02")
def test_with_no_pile_either_nothing_is_drawn() -> None:
    table = Table(Side("psyker"))
    deck = table.table.decks[vocabulary.POWER_DECK]
    deck.cards, deck.known = [], []
    assert table.begin(2).hand() == []


@rule("RE-COMP-09")
def test_character_tokens_mark_missions_and_the_scenario() -> None:
    table = Table(Side(mission=""), tops={"mission": ["liberate-the-forge-world"]}).land("sanctuary").play("done")
    table.play("go:furnace", "go:landing")
    board = next(thing for thing in table.match.scene(1).things if thing.id == "board")
    marked = [place.id for place in board.places for token in place.tokens if token.kind == "mission"]  # type: ignore[union-attr]
    assert marked == ["space:furnace", "space:landing"]
    table = Table(Side(at="palace", strength=12)).begin(1, 1, 6, 1)
    assert table.deeds("token") == [("token", 0, 1)]


@rule("RE-SCEN-01")
def test_the_rules_of_the_sheet_hold_for_all_the_whole_game() -> None:
    tops = {"wargear": ["boltgun"]}
    for seat in (0, 1):
        sides = [Side(influence=4), Side(influence=4)]
        table = Table(*sides, scenario="key", tops=tops, turn_of=seat).land("battlefleet").play("text-box:1", "take:boltgun")
        assert table.player(seat).influence == 0
    table = Table(Side(strength=12), scenario="hive", lying={"landing": ["pyrovore"]}).land("landing", 1, 1)
    assert "has 13 against 6" in " ".join(table.log())


@rule("RE-SCEN-02", "RE-WIN-03", "RE-WIN-04")
def test_on_the_scenario_space_the_confrontation_every_turn() -> None:
    table = Table(Side(at="palace", strength=12)).begin(1, 1, 2)
    assert (table.at(), table.player().tokens[0]) == ("scenario", 1)
    table.dice(2).until("Movement.choose_direction").dice(3, 3).next_turn()
    while table.table.turn < 3:
        table.idle()
    assert table.at() == "scenario"
    assert len([line for line in table.log() if "battles" in line]) >= 2


@rule("RE-WIN-01", "RE-SCEN-04")
def test_the_first_to_meet_the_condition_wins() -> None:
    table = Table(Side(at="scenario", strength=12, tokens=[1, 0, 0, 0]), Side(at="scenario")).begin(1, 1, 2)
    assert table.match.result is not None
    assert (table.match.result.winners, table.match.result.rule) == ((0,), "RE-WIN-01")
    table = Table(Side(at="scenario", strength=12), Side(at="scenario", tokens=[1, 0, 0, 0])).begin(1, 1, 2)
    assert table.match.result is None


@rule("RE-SCEN-03")
def test_the_confrontation_concerns_the_active_player() -> None:
    table = Table(Side(at="palace", strength=1), Side(at="hab", life=5)).begin(1, 6, 1, 1)
    assert (table.player(0).life, table.player(1).life) == (4, 5)
    table = Table(Side(at="palace"), Side(at="hab", life=5), scenario="beacon").begin(3)
    assert (table.player(0).life, table.player(1).life) == (5, 4)


@rule("RE-EMPTY-02", "RE-LEVEL-04")
def test_without_missions_none_is_gained() -> None:
    table = Table(Side(level=12, trophies=["carnifex"]))
    deck = table.table.decks[vocabulary.MISSION_DECK]
    deck.cards, deck.known = [], []
    table.land("sanctuary").play("done", "spend:carnifex")
    assert table.player().completed == []


@rule("RE-COMP-10", "RE-MOVE-02")
def test_people_with_real_dice_are_asked_what_they_show() -> None:
    match = start(get("relic"), {"characters": ["captain", "ogryn"], "first": "1"}, 3, entered=True)
    while match.keys()[0] != "enter:1":
        match.play("roll" if "roll" in match.keys() else match.keys()[-1])  # noqa: SIM118
    match.play("enter:4")
    table: Any = match.table
    assert [frame.points for frame in table.agenda if isinstance(frame, Movement)] == [4]
