"""What a second reading of the rulebook found: choices that belong to the player, limits, ties, and moments that end."""

from __future__ import annotations

import pytest

from pionek.games.relic import vocabulary
from tests.relic.scenario import TRIAL, RelicScenario, Side

rule = pytest.mark.rule


def choices(scenario: RelicScenario, seat: int = 0, lang: str = "en") -> dict[str, str]:
    """The options of a seat, by key, in words."""
    return {choice.key: choice.text for choice in scenario.match.scene(seat, lang).choices}


# A gain beyond 12 is ignored, not forbidden (p. 7)


@rule("RE-LIFE-02")
def test_at_life_twelve_the_payment_is_not_taken_unasked() -> None:
    scenario = RelicScenario(Side(life=12, influence=3), lying={"furnace": ["guard-redoubt"]}).land("furnace")
    assert scenario.keys == ["choose:1", "choose:2"]
    scenario.play("choose:1")
    assert (scenario.player().life, scenario.player().influence, scenario.hand()) == (12, 3, [])


@rule("RE-LIFE-02")
def test_at_life_twelve_the_healing_of_the_sanctuary_is_offered_and_ignored() -> None:
    scenario = RelicScenario(Side(life=12)).land("sanctuary")
    assert scenario.keys == ["text-box:1", "text-box:2", "done"]
    assert (scenario.play("text-box:1").player().life, scenario.active) == (12, 1)


# A reroll ignores the earlier result with everything that was added to it (p. 20)


@rule("RE-DICE-07")
def test_a_reroll_ignores_what_was_added_to_the_old_result() -> None:
    """Amplify adds 1 to a Power card used as a roll; the die thrown instead of it counts as it is."""
    three = next(card.id for card in RelicScenario().content.cards if card.deck == "power" and card.value == 3 and card.id != "divine-guidance")
    side = Side("psyker", hand=[three, "divine-guidance"], strength=4)
    scenario = RelicScenario(side, lying={"furnace": ["slugga-boy"]}).land("furnace", 6, 1).until("Throw.replace").play(f"number:{three}")
    assert scenario.keys == ["play:divine-guidance", "pass"]
    scenario.dice(5).play("play:divine-guidance")
    assert "has 9 against 4" in scenario.said(), "4 + 5"
    kept = RelicScenario(side, lying={"furnace": ["slugga-boy"]}).land("furnace", 6, 1).until("Throw.replace").play(f"number:{three}", "pass")
    assert "has 8 against 4" in kept.said(), "4 + (3 + 1)"


@rule("RE-DICE-07", "RE-DICE-02")
def test_what_was_added_before_an_explosion_stays_when_the_new_die_is_rerolled() -> None:
    six = next(card.id for card in RelicScenario().content.cards if card.deck == "power" and card.value == 6)
    side = Side("psyker", hand=[six, "divine-guidance"], strength=1)
    scenario = RelicScenario(side, lying={"furnace": ["killa-kan"]}).land("furnace", 6, 1)
    scenario.play(f"number:{six}", "pass").dice(2).play("roll").dice(3).play("play:divine-guidance")
    assert "has 11 against 7" in scenario.said(), "1 + (6 + 1) + 3"


# A special move is for the next Movement phase (p. 22)


@rule("RE-CLAR-03")
def test_a_special_move_ends_with_its_phase_also_after_another_jump() -> None:
    scenario = RelicScenario(Side(at="hab", special=True, hand=["warp-jump"])).begin().play("play:warp-jump", "go:docks")
    assert (scenario.at(), scenario.player().special) == ("docks", False)
    assert "Ultramarines Captain makes no use of the special move. [RE-CLAR-03]" in scenario.said()


# A corrupted player's next turn is played normally (p. 15)


@rule("RE-FALL-09")
def test_who_is_corrupted_by_the_whispering_daemon_loses_no_turn() -> None:
    five = ["-cloven-hooves", "-extra-eyes", "-chitinous-hide", "-warp-sight", "-unnatural-vigour"]
    sides = (Side("commissar", corruption=five, at="maze"), Side("ogryn"))
    scenario = RelicScenario(*sides, tops={"corruption": ["whispering-daemon"]}).begin()
    assert scenario.asked == "Fall.go_on"
    scenario.dice(3).play("yes").any_dice()
    assert not scenario.player().lying
    scenario.next_turn()
    assert (scenario.active, scenario.deeds("skipped")) == (0, [])


@rule("RE-LOSET-04")
def test_a_lost_turn_is_told_when_it_comes() -> None:
    scenario = RelicScenario(Side(at="landing"), Side(lying=True)).begin(1).play("clockwise", "done")
    assert (scenario.active, scenario.turn) == (0, 3)
    assert "Turn 2: Commissar. [RE-TURN-01] Commissar loses this turn. [RE-TURN-01 RE-LOSET-04]" in scenario.said()


# More than one thing meets a condition: the active player decides (p. 22)


@rule("RE-CLAR-07")
def test_of_equal_enemies_on_two_spaces_the_player_says_which_is_taken() -> None:
    lying = {"landing": ["grey-knights-strike"], "jungle": ["plaguebearer"], "canyon": ["plaguebearer"]}
    scenario = RelicScenario(lying=lying).land("landing")
    assert scenario.keys == ["go:jungle", "go:canyon"]
    scenario.play("go:canyon")
    assert (scenario.lying("jungle"), scenario.lying("canyon"), scenario.trophies()) == (["plaguebearer"], [], ["plaguebearer"])


@rule("RE-CLAR-07")
def test_of_equal_enemies_on_two_spaces_the_player_says_which_is_moved() -> None:
    lying = {"landing": ["migrating-swarm"], "jungle": ["plaguebearer"], "canyon": ["plaguebearer"]}
    scenario = RelicScenario(lying=lying).land("landing")
    scenario.play("go:canyon")
    assert "go:jungle" in scenario.keys
    assert "go:canyon" not in scenario.keys
    scenario.play("go:hab")
    assert (scenario.lying("jungle"), scenario.lying("canyon"), scenario.lying("hab")) == (["plaguebearer"], [], ["plaguebearer"])


@rule("RE-CLAR-07", "RE-SUPP-04")
def test_cards_with_a_timing_of_their_own_act_in_the_order_the_player_likes() -> None:
    lying = {"furnace": ["kommando", "keeper-of-secrets"]}
    scenario = RelicScenario(Side(hand=["omen"], cunning=12), lying=lying).land("furnace").until("Exploration.special_timing")
    assert scenario.keys == ["face:kommando", "face:keeper-of-secrets"]
    scenario.dice(1, 1).play("face:keeper-of-secrets")
    assert (scenario.pile("power"), scenario.player().influence) == (["omen"], 2)


# Equal cards that differ: the owner says which one (p. 19)


def swords(*charges: int, **given: object) -> RelicScenario:
    """Two Power Swords with so many charges, and an enemy of Willpower."""
    side = Side(assets=["power-sword", "power-sword"], willpower=9, **given)  # type: ignore[arg-type]
    scenario = RelicScenario(side, lying={"landing": ["ripper-swarm"], "manufactorum": []})
    scenario.player().assets = [type(asset)(asset.card, count, asset.serial) for asset, count in zip(scenario.player().assets, charges, strict=True)]
    return scenario


@rule("RE-CHARGE-02", "RE-CLAR-07", "RE-DISC-01")
def test_of_two_equal_weapons_the_player_says_whose_charge_is_spent() -> None:
    scenario = swords(3, 1).land("landing").play("use:power-sword")
    assert choices(scenario) == {"amount:1": "the one with 1 charge", "amount:2": "the one with 3 charges"}
    scenario.dice(1, 1).play("amount:2")
    assert scenario.charges() == [2, 1]
    assert "Ultramarines Captain spends a charge of Power Sword (left: 2). [RE-CLAR-09 RE-CHARGE-02]" in scenario.said()
    scenario = swords(2, 2).land("landing", 1, 1).play("use:power-sword")
    assert scenario.charges() == [1, 2], "equal copies are one option"


@rule("RE-CHARGE-04", "RE-CLAR-07")
def test_of_two_equal_weapons_the_player_says_which_is_charged() -> None:
    scenario = swords(3, 1, influence=1).land("manufactorum").play("text-box:1", "amount:1")
    assert scenario.charges() == [3, 2]
    assert "adds 1 charge to Power Sword. " in scenario.said()


@rule("RE-DISC-01")
def test_of_two_equal_weapons_the_player_says_which_is_discarded() -> None:
    scenario = swords(3, 1).land("sanctuary").until("Experience.discard").play("discard:power-sword")
    assert scenario.asked == "CopyDiscarded.which"
    assert scenario.play("amount:2").charges() == [1]


@rule("RE-CLAR-07")
def test_who_buys_one_of_two_equal_weapons_says_which() -> None:
    sides = (Side("trader", at="hab", influence=9), Side(at="hab", assets=["power-sword", "power-sword"]))
    scenario = RelicScenario(*sides, phase="experience").charge(1, "power-sword", 1).begin()
    scenario.play("invoke:warrant-of-trade", "amount:2")
    assert (scenario.charges(0), scenario.charges(1)) == ([3], [1])
    assert "Rogue Trader gets Power Sword from Ultramarines Captain. " in scenario.said()


@rule("RE-DISC-01", "RE-CORR-05")
def test_of_equal_corruption_cards_one_face_down_or_an_active_one_is_discarded() -> None:
    corruption = ["-bestial-claws", "bestial-claws"]
    scenario = RelicScenario(Side(corruption=corruption, influence=3)).land("sepha").play("text-box:2")
    assert choices(scenario) == {"amount:1": "the one that lies face down", "amount:2": "the active one"}
    scenario.play("amount:1")
    assert scenario.corruption() == ["bestial-claws"]
    scenario = RelicScenario(Side(corruption=corruption, influence=3)).land("sepha").play("text-box:2", "amount:2")
    assert scenario.corruption() == ["-bestial-claws"]


# A tie ends the phase, whoever the enemy is (p. 12)


@rule("RE-BATTLE-18")
def test_a_tie_in_a_battle_that_an_encounter_asks_for_ends_the_phase() -> None:
    lying = {"furnace": ["fighting-pit", "choppa"]}
    scenario = RelicScenario(Side(strength=4), lying=lying).land("furnace", 1, 2)
    assert "The battle of Ultramarines Captain is a tie." in scenario.said()
    assert (scenario.assets(), scenario.lying("furnace"), scenario.player().life) == ([], ["fighting-pit", "choppa"], 5)
    printed = next(card.text for place in board(scenario) for card in place.cards if card.name == "Fighting Pit")
    assert printed == ["Battle Strength 5 (a tie ends the phase): gain 2 influence."]


def board(scenario: RelicScenario) -> list:  # type: ignore[type-arg]
    return next(thing for thing in scenario.match.scene(0).things if thing.id == "board").places  # type: ignore[union-attr]


@rule("RE-BATTLE-18", "RE-MISSION-03")
def test_a_tie_is_no_lost_battle() -> None:
    """A mission that wants a space left without losing a battle is content with a tie."""
    given = {"mission": "liberate-the-forge-world", "strength": 4}
    for foe, placed in ((5, []), (6, ["furnace"])):
        scenario = RelicScenario(Side(**given), lying={"furnace": ["slugga-boy"]})
        scenario.player().placed = [scenario.space("furnace")]
        scenario.land("furnace", foe, 4) if foe < 6 else scenario.land("furnace", foe, 1, 4)
        assert scenario.names("space", scenario.player().placed) == placed


# Who is asked first at the start of a turn


@rule("RE-SUPP-02", "RE-SUPP-03")
def test_at_the_start_of_a_turn_the_active_player_is_asked_first_then_the_others() -> None:
    sides = (Side(at="hab", hand=["omen"]), Side(hand=["sabotage"]))
    scenario = RelicScenario(*sides).begin()
    assert (scenario.seat, scenario.keys) == (0, ["play:omen", "pass"])
    scenario.play("pass")
    assert (scenario.seat, scenario.keys) == (1, ["play:sabotage", "pass"])
    scenario.play("play:sabotage", "choose:1")
    assert scenario.player().influence == 1


@rule("RE-SUPP-03")
def test_what_is_mandatory_at_the_start_of_a_turn_comes_before_what_others_do() -> None:
    sides = (Side(at="hab", assets=["crown-of-command"]), Side(hand=["sabotage"]))
    scenario = RelicScenario(*sides, tops={"power": ["omen"]}).begin()
    assert (scenario.seat, scenario.hand(0)) == (0, ["omen"])
    scenario.play("pass").play("play:sabotage", "choose:2")
    assert scenario.hand(0) == []


# Texts and reasons


@rule("RE-EVADE-01")
@pytest.mark.parametrize(("lang", "said"), [("en", "This enemy cannot be evaded."), ("pl", "Tego wroga nie można uniknąć.")])
def test_an_enemy_that_cannot_be_evaded_says_so_of_itself(lang: str, said: str) -> None:
    scenario = RelicScenario()
    parts = scenario.content.text_of("card", scenario.find("card", "stormboy"), lang)
    assert said in "".join(str(part) for part in parts)


@rule("RE-DISC-05")
def test_the_reason_against_a_discard_names_ones_own_experience_phase() -> None:
    scenario = RelicScenario(Side(hand=["omen"])).begin().play("pass")
    guard = scenario.refusal_of(0, vocabulary.DISCARD, "card", "omen")
    assert guard is vocabulary.NO_DISCARD_NOW
    text = scenario.match.game.book.text("en", f"guard-{guard.name}")
    assert text.startswith("You may discard cards in your own Experience phase")


@rule("RE-MOVE-05")
def test_a_direction_says_where_one_lands_and_can_be_chosen_there() -> None:
    scenario = RelicScenario(Side(at="hab")).begin(2)
    assert choices(scenario) == {"clockwise": "clockwise, to Underhive", "anticlockwise": "anticlockwise, to Grey Knight Envoy"}
    assert {place.name: place.options for place in board(scenario) if place.options} == {"Underhive": ["clockwise"], "Grey Knight Envoy": ["anticlockwise"]}


@rule("RE-SETUP-07")
def test_the_sheets_to_choose_from_show_abilities_and_limits() -> None:
    scenario = RelicScenario.fresh(characters=["draft"], players="2", scenario="mystery", first="1", seed=4)
    offer = next(thing for thing in scenario.match.scene(0).things if thing.id == "pick")
    for card in offer.cards:  # type: ignore[union-attr]
        index = scenario.find("character", card.id.partition(":")[2])
        said = "".join(part if isinstance(part, str) else part.name for part in card.text)
        sheet = scenario.content.characters[index]
        for number in sheet.ability_numbers:
            assert scenario.content.name_of("ability", number, "en") in said
        assert f"asset limit {sheet.asset_limit}" in said
        assert scenario.content.name_of("space", sheet.start, "en") in said


@rule("RE-PLIM-01", "RE-ASSET-02", "RE-CORR-08")
def test_the_limits_of_every_player_are_shown() -> None:
    scenario = RelicScenario(Side("inquisitor", assets=["crown-of-command"])).begin()
    portrait = next(thing for thing in scenario.match.scene(1).things if thing.id == "seat:0")
    shown = {thing.name: thing.value for thing in portrait.things if thing.id.startswith(("power-limit", "asset-limit", "threshold"))}  # type: ignore[union-attr]
    sheet = scenario.content.characters[scenario.player().character]
    assert shown == {"Power limit": sheet.power_limits[0] + 2, "Asset limit": sheet.asset_limit, "Corruption threshold": 7}


@rule("RE-EXPL-09", "RE-GEAR-05")
def test_cards_show_their_colour_traits_and_symbols() -> None:
    scenario = RelicScenario(Side(assets=["boltgun"]), lying={"furnace": ["gretchin-mob", "slugga-boy"]}, packs=TRIAL).begin()
    symbols = next(card for card in scenario.content.cards if card.symbols and card.type == "enemy")
    scenario.table.laid[scenario.space("furnace")].append(symbols.index)
    timing = {card.name: card.timing for place in board(scenario) for card in place.cards}
    assert timing["Slugga Boy"].startswith("red Threat card, Ork")
    assert "threat symbols: " in timing[symbols.name["en"]]
    portrait = next(thing for thing in scenario.match.scene(0).things if thing.id == "seat:0")
    gear = next(thing for thing in portrait.things if thing.id == "assets:0")  # type: ignore[union-attr]
    assert gear.cards[0].timing == "weapon"


@rule("RE-GEAR-02", "RE-CHARGE-01")
def test_wargear_on_offer_shows_its_cost_and_charges() -> None:
    scenario = RelicScenario(Side(influence=9), tops={"wargear": ["power-sword", "boltgun", "auspex"]}).land("battlefleet").play("text-box:1")
    offer = next(thing for thing in scenario.match.scene(0).things if thing.id == "offer")
    sword = offer.cards[0]  # type: ignore[union-attr]
    printed = scenario.content.cards[scenario.find("card", "power-sword")]
    assert (sword.cost, sword.timing) == (printed.cost, f"weapon, {printed.charges} charges")
    assert choices(scenario)["take:power-sword"] == f"Power Sword for {printed.cost} influence"


@rule("RE-BATTLE-12")
@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_battle_scores_name_whose_they_are(viewer: int) -> None:
    scenario = RelicScenario(Side(assets=["choppa"]), lying={"furnace": ["slugga-boy", "nob"]}).land("furnace")
    named = [thing.name for thing in scenario.match.scene(viewer).things if thing.id in ("own-score", "foe-score")]
    assert named == ["Battle score: Ultramarines Captain", "Battle score: Slugga Boy, Nob"]


@rule("RE-BATTLE-03")
def test_a_window_says_what_it_is_about() -> None:
    scenario = RelicScenario(Side(assets=["choppa"]), lying={"furnace": ["slugga-boy"]}).land("furnace")
    assert scenario.match.scene(0).prompt.text == "Prepare for Battle with Slugga Boy (Strength 3 against your 4): use something, or pass?"


@rule("RE-BATTLE-16", "RE-MULTI-06")
@pytest.mark.parametrize(("enemies", "cited"), [(["slugga-boy"], "[RE-BATTLE-16]"), (["slugga-boy", "nob"], "[RE-MULTI-06]")])
def test_a_life_lost_in_battle_cites_the_loss_and_not_the_win(enemies: list[str], cited: str) -> None:
    scenario = RelicScenario(Side(strength=1), lying={"furnace": enemies}).any_dice().land("furnace", 5, 1)
    assert f"Ultramarines Captain loses 1 Life. {cited}" in scenario.log()


@rule("RE-BATTLE-16")
def test_a_penalty_of_an_enemy_cites_the_loss() -> None:
    scenario = RelicScenario(Side(strength=1, assets=["choppa"]), lying={"furnace": ["burna-boy"]}).any_dice().land("furnace", 6, 1, 1).play("pass")
    assert next(line for line in scenario.log() if "discards Choppa" in line).startswith("Ultramarines Captain discards Choppa. [RE-BATTLE-16")


@rule("RE-BATTLE-15", "RE-MULTI-05")
@pytest.mark.parametrize(("enemies", "cited"), [(["shoota-boy"], "[RE-BATTLE-15]"), (["shoota-boy", "slugga-boy"], "[RE-MULTI-05 RE-BATTLE-15]")])
def test_what_is_won_in_battle_cites_the_win(enemies: list[str], cited: str) -> None:
    log = RelicScenario(Side(strength=12), lying={"furnace": enemies}).land("furnace", 1, 1).log()
    assert f"Ultramarines Captain takes Shoota Boy as a trophy. {cited}" in log
    assert "Ultramarines Captain gains 1 influence. [RE-BATTLE-15 RE-INFL-02]" in log


@rule("RE-SPACE-01", "RE-TIER-01")
def test_of_the_boxes_of_a_corner_only_the_crossing_cites_the_tier() -> None:
    assert "Ultramarines Captain gains 2 Life. [RE-SPACE-01 RE-LIFE-02]" in RelicScenario(Side(life=3)).land("sanctuary").play("text-box:1").log()
    crossed = RelicScenario(Side(influence=2)).land("sanctuary").play("text-box:2")
    assert next(line for line in crossed.log() if "moves to" in line and "RE-TIER-02" in line).endswith("[RE-TIER-01 RE-TIER-02]")


@rule("RE-ENG-04")
def test_an_event_is_not_told_as_an_encounter() -> None:
    scenario = RelicScenario(lying={"furnace": ["battlefield-salvage"]}).land("furnace")
    assert "Ultramarines Captain resolves Battlefield Salvage. [RE-ENG-03 RE-ENG-04]" in scenario.log()


@rule("RE-DISC-05")
def test_a_price_in_cards_does_not_cite_influence() -> None:
    lying = {"furnace": ["slugga-boy"]}
    scenario = RelicScenario(Side("captain", hand=["omen", "miracle"]), lying=lying).land("furnace", 1, 2, 3)
    scenario.play("invoke:codex-tactics", "discard:omen", "roll")
    assert next(line for line in scenario.log() if "discards Omen" in line).endswith("[RE-CLAR-09 RE-DISC-05]")


@rule("RE-MULTI-02", "RE-BATTLE-02")
def test_the_log_of_a_battle_names_every_enemy() -> None:
    scenario = RelicScenario(Side(strength=12), lying={"furnace": ["slugga-boy", "nob"]}).land("furnace", 1, 1)
    said = scenario.said()
    assert "Ultramarines Captain battles Slugga Boy: Strength 8. [RE-BATTLE-02]" in said
    assert "Nob (5) fights Ultramarines Captain too. [RE-BATTLE-02 RE-MULTI-02]" in said


@rule("RE-TEST-01")
def test_the_log_of_a_test_names_its_target() -> None:
    scenario = RelicScenario(Side(cunning=2)).land("spire", 3).play("text-box:2")
    assert "Ultramarines Captain takes a test of Cunning, target 7. [RE-BONUS-03 RE-TEST-01]" in scenario.said()
    assert "Ultramarines Captain tests Cunning: 5, failure." in scenario.said()


@rule("RE-GEAR-01", "RE-DISC-03")
def test_wargear_that_nobody_buys_is_told_as_discarded() -> None:
    tops = {"wargear": ["auspex", "boltgun", "storm-bolter"]}
    scenario = RelicScenario(Side(influence=9), tops=tops).land("battlefleet").play("text-box:1", "done")
    said = scenario.said()
    assert "turns up Auspex. [RE-GEAR-01]" in said
    assert all(f"discards {name}. [RE-DISC-03]" in said for name in ("Auspex", "Boltgun", "Storm Bolter"))


@rule("RE-LIFE-03")
def test_life_that_is_not_lost_is_told() -> None:
    side = Side(assets=["halo-of-defiance"], strength=1)
    scenario = RelicScenario(side, lying={"furnace": ["slugga-boy"]}).land("furnace", 5, 1)
    assert "Ultramarines Captain does not lose 1 Life." in scenario.said()
    assert scenario.player().life == 5


# A deck that runs out is made anew at once (p. 20)


@rule("RE-EMPTY-01")
@pytest.mark.parametrize(("deck", "space", "cards"), [("power", "envoy", ("omen", ("miracle", "offering"))), ("red", "furnace", ("battlefield-salvage", ("nob", "loota")))])
def test_a_deck_is_made_anew_when_its_last_card_is_taken(deck: str, space: str, cards: tuple[str, tuple[str, ...]]) -> None:
    """What is discarded after that lies on the new pile."""
    last, pile = cards
    scenario = RelicScenario(Side(influence=3)).only(deck, last, pile=pile).land(space)
    if deck == "power":
        scenario.play("text-box:1", "amount:1")
    assert sorted(scenario.deck(deck)) == sorted(pile)
    assert scenario.pile(deck) == ([] if deck == "power" else [last])
    assert len(scenario.deeds("reshuffled")) == 1


# Once a turn means once in anybody's turn (p. 19)


@rule("RE-CLAR-10")
def test_what_works_once_a_turn_works_again_in_another_players_turn() -> None:
    sides = (Side(at="hab"), Side(at="scar", life=5, assets=["halo-of-defiance"]))
    scenario = RelicScenario(*sides, lying={"furnace": ["rising-waaagh"]})
    scenario.player(1).space = scenario.space("hab")
    serial = scenario.player(1).assets[0].serial
    scenario.player(1).once = [-serial * len(vocabulary.window.names) - vocabulary.LIFE_LOSS]
    scenario.land("furnace")
    assert scenario.player(1).life == 5, "used up in the turn before, it works again in this one"


# One mission is drawn in the step (p. 11)


@rule("RE-EXP-07")
def test_a_mission_that_is_met_when_it_is_drawn_is_not_followed_by_another() -> None:
    side = Side(at="hab", mission="", assets=["guard-squad"])
    scenario = RelicScenario(side, phase="experience", tops={"mission": ["muster-the-faithful", "pilgrimage"]}).begin()
    assert (scenario.completed(), scenario.mission(), len(scenario.deeds("mission-drawn"))) == (["muster-the-faithful"], "", 1)
    assert scenario.asked == "Experience.discard"


# What spends may be declined


@rule("RE-CLAR-09", "RE-ENG-08")
def test_an_encounter_that_only_sells_may_be_left_alone() -> None:
    scenario = RelicScenario(Side(influence=1), lying={"foothills": ["information-broker"]}).land("foothills")
    assert scenario.keys == ["yes", "no"]
    scenario.play("no")
    assert scenario.player().influence == 1


@rule("RE-CLAR-10")
def test_what_acts_by_itself_is_named() -> None:
    scenario = RelicScenario(Side("ogryn", strength=1, life=4), lying={"furnace": ["nob"]}).land("furnace", 3, 3, 5)
    assert "Ogryn: Thick Skull takes effect. [RE-CLAR-01] Ogryn rolls 5." in scenario.said()
    scenario = RelicScenario(Side("captain", at="maze"), tops={"corruption": ["warp-taint"]}).begin()
    assert scenario.deeds("ability-acts") != [], "turning a card face down has a line"
    unhurt = RelicScenario(Side("ogryn", strength=5), lying={"furnace": ["slugga-boy"]}).land("furnace", 1, 6, 1)
    assert unhurt.deeds("ability-acts") == []


@rule("RE-MISSION-03")
def test_a_test_for_a_mission_says_for_which() -> None:
    scenario = RelicScenario(Side(at="outskirts", mission="proof-of-arms")).any_dice().begin(1).play("clockwise")
    scenario.until("MissionErrand.ask").play("yes")
    assert "tries to complete the mission Proof of Arms. [RE-CLAR-09 RE-MISSION-03]" in scenario.said()


@rule("RE-SCEN-01")
def test_corruptis_gives_one_card_more_to_whoever_drew_and_to_nobody_else():
    sides = (Side("captain", at="maze"), Side("ogryn", corruption=["mark-of-the-berserker"]), Side("trader"))
    scenario = RelicScenario(*sides, scenario="corruptis", tops={"corruption": ["warp-taint"] * 4}).begin()
    assert [len(scenario.corruption(seat)) for seat in range(3)] == [3, 1, 0], "one more after the whole instruction to draw two"
