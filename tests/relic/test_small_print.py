"""Small print: who is not asked, what is not offered, and what a reason says, one sentence each."""

from __future__ import annotations

import pytest

from pionek.core.match.ask_preferences import USEFUL, AskPreferences
from tests.relic.scenario import TRIAL, RelicScenario, Side

rule = pytest.mark.rule


def drawing(*numbers: int, **given: object) -> RelicScenario:
    """Seat 0 comes to Yllen Satari and draws Corruption cards."""
    character = str(given.pop("character", ""))
    sides = (Side(character, **given), Side())
    return RelicScenario(*sides, packs=TRIAL, tops={"corruption": ["bestial-claws", "extra-eyes"]}).enter_phase("yllen", *numbers)


# Corruption cards just drawn


@rule("RE-CORR-01", "RE-CLAR-09")
def test_a_card_that_is_gone_cannot_be_turned_down() -> None:
    """The Chalice comes first, by itself; what it has discarded needs no Power card of the Inquisitor any more."""
    given = {"character": "inquisitor", "hand": ["sabotage"], "assets": ["chalice-of-purity"]}
    assert "invoke:warded-soul" in drawing(1, **given).keys
    gone = drawing(4, 1, **given)
    assert (gone.pile("corruption"), gone.corruption()) == (["bestial-claws"], ["-extra-eyes"])
    assert gone.keys == ["invoke:warded-soul", "pass"], "for the second card alone"
    assert drawing(4, 4, **given).pile("corruption") == ["bestial-claws", "extra-eyes"], "and for none if both are gone"


@rule("RE-CORR-01", "RE-CLAR-09")
def test_a_card_that_is_turned_down_is_not_turned_down_again() -> None:
    """The Captain's own ability acts by itself, so the Seal is of no use to him."""
    assert "use:trial:white-seal" in drawing(character="commissar", assets=["trial:white-seal"]).keys
    captain = drawing(character="captain", assets=["trial:white-seal"])
    assert (captain.corruption(), "use:trial:white-seal" in captain.keys) == (["-bestial-claws", "-extra-eyes"], False)


# What acts by itself is not offered, and the reasons of weapons in use


@rule("RE-CLAR-09", "RE-CLAR-10")
def test_what_acts_by_itself_is_not_offered_beside_what_may_be_used() -> None:
    scenario = RelicScenario(Side(at="hab", corruption=["wandering-eye"], assets=["jump-pack"])).begin(1)
    assert scenario.keys == ["use:jump-pack", "pass"]


@rule("RE-CLAR-10", "RE-BATTLE-04")
def test_a_weapon_in_use_says_that_its_condition_is_not_met() -> None:
    """After a roll without a 1 the Chainsword has nothing to reroll: that is the reason, not that it was used before."""
    side = Side(assets=["chainsword"], hand=["divine-guidance"])
    scenario = RelicScenario(side, lying={"furnace": ["slugga-boy"]}).land("furnace", 1, 3).play("use:chainsword", "pass", "roll")
    assert scenario.keys == ["play:divine-guidance", "pass"]
    guard = scenario.refusal(0, "card", "chainsword")
    assert guard is not None
    assert guard.name == "condition-not-met"


# What is told of battles, missions and tokens


@rule("RE-BATTLE-02", "RE-MULTI-02", "RE-MULTI-01")
def test_a_battle_names_all_enemies_each_once() -> None:
    scenario = RelicScenario(lying={"furnace": ["slugga-boy", "gretchin-mob"]}).land("furnace", 1, 5)
    named = [(each.moment, scenario.cards([each.subject]), each.amount) for each in scenario.events("battle", "battle-joined")]
    assert named == [("battle", ["slugga-boy"], 5), ("battle-joined", ["gretchin-mob"], 2)]
    assert "has 9 against 6" in scenario.said(), "4 + 5 against 3 + 2 + 1"


@rule("RE-BATTLE-02", "RE-SHEETB-01")
def test_a_battle_without_enemy_cards_names_what_asks_for_it() -> None:
    pit = RelicScenario(lying={"furnace": ["fighting-pit"]}).land("furnace", 1, 5)
    assert [pit.cards([each.subject]) for each in pit.events("battle")] == [["fighting-pit"]]
    plain = RelicScenario(Side(strength=12)).enter_phase("braxas", 1, 5)
    assert [plain.names("space", [each.subject]) for each in plain.events("battle-at")] == [["braxas"]]
    assert plain.events("battle", "battle-joined", "battle-sheet") == []


@rule("RE-BATTLE-10", "RE-COMP-09")
def test_what_an_enemy_adds_and_what_a_mission_counts_is_told() -> None:
    scenario = RelicScenario(Side(mission="stop-the-waaagh", cunning=9), lying={"outskirts": ["storm-guardian", "windrider"]}).land("outskirts", 1, 5)
    assert scenario.amounts("foe-bonus") == [1]
    alone = RelicScenario(Side(cunning=9), lying={"outskirts": ["storm-guardian"]}).land("outskirts", 1, 5)
    assert alone.amounts("foe-bonus") == [], "nothing is added"
    ork = RelicScenario(Side(mission="stop-the-waaagh"), lying={"furnace": ["slugga-boy"]}).land("furnace", 1, 5)
    assert ork.amounts("mission-progress") == [1]


@rule("RE-BATTLE-16", "RE-LIFE-03")
def test_a_loss_that_is_prevented_is_told_with_its_size() -> None:
    side = Side(assets=["mk2-combat-carapace"], strength=1)
    scenario = RelicScenario(side, lying={"furnace": ["slugga-boy"]}).land("furnace", 5, 1).play("use:mk2-combat-carapace")
    assert (scenario.amounts("prevented"), scenario.player().life) == ([1], 5)


@rule("RE-CLAR-03", "RE-CLAR-04")
def test_a_special_move_that_is_granted_is_told_as_one() -> None:
    scenario = RelicScenario(lying={"outskirts": ["hidden-path"]}).land("outskirts")
    assert (scenario.amounts("special-move"), scenario.player().special) == ([1], True)


@rule("RE-SETUP-17", "RE-COMP-09")
def test_tokens_of_a_mission_are_told_when_they_come_and_when_they_go() -> None:
    scenario = RelicScenario(Side(mission="", at="landing"), tops={"mission": ["liberate-the-forge-world"]}, phase="experience").begin()
    placed = []
    while scenario.asked == "NewMission.place_tokens":
        placed.append(scenario.keys[0].removeprefix("go:"))
        scenario.play(scenario.keys[0])
    assert scenario.amounts("mission-token") == [1] * len(placed)
    assert len(set(placed)) == len(placed) > 1
    there = RelicScenario(Side(mission="liberate-the-forge-world"))
    there.player().placed = [there.space("furnace"), there.space("datavault")]
    there.any_dice().land("furnace").until("Movement.choose_direction", "Throw.replace", "Fall.go_on", "")
    assert there.amounts("mission-token") in ([0], []), "removed, unless a battle was lost there"
    elsewhere = RelicScenario(Side(mission="liberate-the-forge-world"))
    elsewhere.player().placed = [elsewhere.space("furnace")]
    elsewhere.land("sanctuary").play("done")
    assert (elsewhere.amounts("mission-token"), elsewhere.player().progress) == ([], 0)


@rule("RE-SPACE-01")
def test_the_box_that_is_resolved_is_told_by_its_number() -> None:
    assert RelicScenario(Side(life=2)).land("sanctuary").play("text-box:1").amounts("space-text") == [1]
    assert RelicScenario(Side(influence=3)).land("sanctuary").play("text-box:2").amounts("space-text") == [2]


@rule("RE-SCEN-01")
def test_tokens_are_told_to_come_back_only_where_there_are_some() -> None:
    for tokens, told in (([2, 0, 0, 0], [2]), ([0, 0, 0, 0], [])):
        scenario = RelicScenario(Side(at="scenario", life=1, tokens=tokens), scenario="beacon").any_dice()
        scenario.table.change(0, 3, -1, "RE-LIFE-03")
        scenario.begin(1)
        assert scenario.amounts("tokens-back") == told


# Experience


@rule("RE-EXP-06", "RE-EXP-07")
def test_after_a_relic_a_new_mission_is_still_drawn() -> None:
    done = ["survey-the-sector", "stop-the-waaagh", "muster-the-faithful"]
    scenario = RelicScenario(Side(mission="", completed=done), phase="experience").begin()
    assert scenario.keys == ["relic", "mission"]
    scenario.play("relic").play(scenario.keys[0])
    assert (scenario.completed(), len(scenario.relics()), scenario.mission() != "") == ([], 1, True)


@rule("RE-EXP-07", "RE-EMPTY-02")
def test_no_mission_is_offered_where_none_is_left() -> None:
    done = ["survey-the-sector", "stop-the-waaagh", "muster-the-faithful"]
    scenario = RelicScenario(Side(mission="", completed=done), phase="experience").only("mission").begin()
    assert scenario.keys == ["relic", "done"]


@rule("RE-DISC-01")
def test_the_very_corruption_card_that_was_chosen_is_discarded() -> None:
    three = RelicScenario(Side(corruption=["-extra-eyes", "-bestial-claws", "bestial-claws"], influence=3)).land("sepha")
    three.play("text-box:2", "discard:bestial-claws", "amount:1")
    assert three.corruption() == ["-extra-eyes", "bestial-claws"]
    hidden = RelicScenario(Side(corruption=["-extra-eyes", "-bestial-claws"], influence=3)).land("sepha").play("text-box:2", "discard:bestial-claws")
    assert hidden.corruption() == ["-extra-eyes"], "a single copy is not asked about"


# Movement and exploration


@rule("RE-BOX-02", "RE-MOVE-03", "RE-MOVE-04")
@pytest.mark.parametrize(("start", "way"), [("guardian", "clockwise"), ("derelict", "anticlockwise")])
def test_whoever_passes_a_movement_box_is_asked_in_either_direction(start: str, way: str) -> None:
    scenario = RelicScenario(Side(at=start)).begin(3).play(way)
    assert (scenario.asked, scenario.at()) == ("Movement.box", "hulk")


@rule("RE-CLAR-03", "RE-MOVE-07")
def test_a_movement_that_was_ended_offers_nothing_more() -> None:
    side = Side("callidus", at="hab", influence=3, assets=["star-chart-of-the-ancients"])
    scenario = RelicScenario(side, Side(at="docks")).begin()
    assert {"invoke:polymorphine", "use:star-chart-of-the-ancients"} <= set(scenario.keys)
    scenario.any_dice().play("use:star-chart-of-the-ancients", "go:landing")
    assert (scenario.at(), "invoke:polymorphine" in scenario.keys) == ("landing", False)


@rule("RE-EXPL-09", "RE-EXPL-12", "RE-EXPL-11")
@pytest.mark.parametrize(("space", "card"), [("docks", "choppa"), ("hab", "apostate-preacher"), ("outskirts", "shuriken-pistol")])
def test_a_card_fills_the_symbol_of_its_own_colour(space: str, card: str) -> None:
    scenario = RelicScenario(Side(willpower=12), lying={space: [card]}).any_dice().land(space)
    assert scenario.deeds("threat") == []


# The start


@rule("RE-SETUP-09")
def test_nobody_knows_a_card_of_the_decks_and_every_card_is_somewhere_once() -> None:
    scenario = RelicScenario.fresh(seed=4, characters=["captain", "ogryn"])
    for deck in ("power", "mission", "relic", "wargear", "corruption", "red", "blue", "yellow"):
        assert {tuple(seats) for seats in scenario.who_knows(deck)} == {()}
    cards = [card for zone in scenario.table.zones() for card in zone.cards]
    assert all(scenario.player(seat).mission in cards for seat in range(2))


@rule("RE-SETUP-06")
def test_everybody_knows_only_the_two_sheets_dealt_to_them() -> None:
    scenario = RelicScenario.fresh(seed=4, players="3")
    *hands, rest = scenario.table.dealt
    assert [hand.known for hand in hands] == [[1 << seat] * 2 for seat in range(3)]
    assert set(rest.known) == {0}
    assert len({sheet for hand in hands for sheet in hand.cards}) == 6


# Rolls


@rule("RE-DICE-08", "RE-BATTLE-09")
def test_the_silence_of_others_after_a_battle_roll_does_not_show_what_they_hide() -> None:
    """Whoever holds a Power card is passed over; whoever holds none need not be waited for."""
    for hand, waited in ((["omen"], True), ([], False)):
        scenario = RelicScenario(Side(), Side(hand=hand), lying={"furnace": ["slugga-boy"]}).land("furnace", 1, 5)
        over = AskPreferences(scenario.match.game).passed_over(scenario.match, 1, USEFUL)
        assert ("RE-BATTLE-09" in over) == waited


@rule("RE-DICE-07", "RE-SUPP-04")
def test_the_reroll_of_an_enemy_is_told_as_the_enemys() -> None:
    scenario = RelicScenario(Side(willpower=12), lying={"ruins": ["farseer"]}).land("ruins", 2, 4, 1)
    assert len(scenario.deeds("foe-rolled")) == 2
    assert len(scenario.deeds("rolled")) == 2, "the movement roll and the player's own battle roll"
