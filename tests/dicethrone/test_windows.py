"""Windows: who is asked when, and for what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.dicethrone.crowd import Melee
from tests.dicethrone.scenario import (
    BARBARIAN,
    PYROMANCER,
    TRIAL,
    Bout,
    DiceThroneScenario,
    Side,
    barbarian,
    monk,
    moon_elf,
    ninja,
    paladin,
    pyromancer,
    shadow_thief,
)

rule = pytest.mark.rule

SMACK = (1, 2, 3, 4, 4)
ONE_OF_EACH_KIND = ["getting-paid", "so-wild", "vegas-baby"]
"""An instant, a Roll Phase card and a Main Phase card; upgrades lie in every hand of a bout."""


@rule("DT-WINDOW-01")
@pytest.mark.parametrize("first", [BARBARIAN, PYROMANCER])
def test_the_active_player_is_asked_first_and_again_after_every_play(first: int) -> None:
    cards = ["so-wild", "getting-paid"]
    duel = Bout(barbarian(hand=cards), pyromancer(hand=cards), first=first).roll(*SMACK)
    asked = [duel.seat]
    asked.append(duel.play("pass").seat)
    asked.append(duel.play("play:getting-paid").seat)
    asked.append(duel.play("pass").seat)
    assert asked == [first, 1 - first, first, 1 - first]
    assert duel.play("pass").asked == "OffensiveRoll.keep"


@rule("DT-WINDOW-01")
def test_also_in_the_defence_the_active_player_is_asked_first() -> None:
    duel = Bout(barbarian(hand=["getting-paid"]), pyromancer(hand=["getting-paid"])).attack("smack", *SMACK)
    duel.until("DefensiveRoll.choose_ability").play("stand")
    assert (duel.rule, duel.seat) == ("DT-WINDOW-15", BARBARIAN)
    assert duel.play("pass").seat == PYROMANCER


@rule("DT-WINDOW-02", "DT-WINDOW-04", "DT-WINDOW-17")
def test_each_window_takes_its_own_cards() -> None:
    """The Pyromancer's turn, all windows: instants always, Roll Phase cards in roll phases, others never."""
    pyro = pyromancer(hand=ONE_OF_EACH_KIND, tokens={"burn": 1}, cp=9, deck=[])
    duel = Bout(barbarian(deck=[]), pyro).until("DT-WINDOW-03")
    offered: dict[str, set[str]] = {}
    while duel.turn == 2:
        if duel.asked == "Window.ask":
            offered.setdefault(duel.rule, set()).update(duel.keys)
            duel.play("pass")
        elif duel.asked == "OffensiveRoll.announce":
            duel.play("announce:fireball")
        elif duel.asked == "DefensiveRoll.choose_ability":
            duel.play("defend:thick-skin")
        elif duel.asked == "Main.act" and duel.discard(PYROMANCER) == []:
            duel.play("sell:fireball-2" if "sell:fireball-2" in duel.keys else "sell:ignite-2").dice(*SMACK, 6, 6, 6)
        else:
            duel.idle()
    instants, rolls = {"play:getting-paid", "pass"}, {"play:getting-paid", "play:so-wild", "pass"}
    assert offered == {
        "DT-WINDOW-03": instants,
        "DT-WINDOW-04": instants,
        "DT-WINDOW-05": instants,
        "DT-WINDOW-07": rolls,
        "DT-WINDOW-08": rolls,
        "DT-WINDOW-11": instants,
        "DT-WINDOW-13": instants,
        "DT-WINDOW-14": rolls,
        "DT-WINDOW-15": instants,
        "DT-WINDOW-17": instants,
    }


@rule("DT-WINDOW-02")
def test_roll_phase_cards_that_need_no_dice_fit_all_windows_of_the_roll_phases() -> None:
    duel = Bout(barbarian(hand=["not-this-time"]), pyromancer()).attack("smack", *SMACK)
    windows = []
    while duel.asked != "Main.act":
        if duel.asked == "Window.ask":
            windows.append(duel.rule)
        duel.idle()
    assert windows == ["DT-WINDOW-11", "DT-WINDOW-13", "DT-WINDOW-15"]


@rule("DT-WINDOW-03")
def test_upkeep_has_a_window_before_its_effects_and_one_after_they_are_summed_up() -> None:
    pyro = pyromancer(hand=["getting-paid"], tokens={"burn": 1, "fire-mastery": 3})
    duel = Bout(barbarian(deck=[]), pyro).until("DT-WINDOW-03")
    assert (duel.tokens(PYROMANCER)["fire-mastery"], duel.incoming(PYROMANCER)) == (3, 0)
    duel.play("pass")
    assert duel.rule == "DT-WINDOW-03"
    assert (duel.tokens(PYROMANCER)["fire-mastery"], duel.incoming(PYROMANCER)) == (2, 2)
    assert duel.health(PYROMANCER) == 50


@rule("DT-WINDOW-03")
def test_a_token_taken_off_before_its_effect_does_not_act() -> None:
    duel = Bout(barbarian(deck=[]), pyromancer(hand=["buh-bye"], tokens={"burn": 1})).until("DT-WINDOW-03")
    duel.play("play:buh-bye").until("Main.act")
    assert duel.health(PYROMANCER) == 50


@rule("DT-WINDOW-04")
def test_income_has_a_window_but_not_for_roll_phase_cards() -> None:
    duel = Bout(barbarian(hand=["getting-paid", "so-wild"], deck=[]), pyromancer(deck=[])).until("DT-WINDOW-04")
    assert (duel.turn, duel.seat, duel.keys) == (2, BARBARIAN, ["play:getting-paid", "pass"])
    assert duel.why_no_card(BARBARIAN, "so-wild") == "DT-ROLLCARD-01"


@rule("DT-WINDOW-05")
def test_every_action_of_the_main_phase_can_be_answered() -> None:
    duel = Bout(barbarian(hand=["concuss", "smack-2"], cp=3), pyromancer(hand=["getting-paid"]))
    duel.play("play:concuss")
    assert (duel.rule, duel.seat, duel.tokens(PYROMANCER)) == ("DT-WINDOW-05", PYROMANCER, {})
    duel.play("pass")
    assert (duel.rule, duel.seat, duel.tokens(PYROMANCER)) == ("DT-WINDOW-05", PYROMANCER, {"concussion": 1})
    for action in ("play:smack-2", "sell:reckless-2"):
        duel.play("pass").play(action)
        assert (duel.rule, duel.seat) == ("DT-WINDOW-05", PYROMANCER)


@rule("DT-WINDOW-05")
def test_dice_of_a_main_phase_card_can_be_answered_before_they_are_used() -> None:
    """Vegas Baby! rolls a 4, worth 2; tipped to a 5 it is worth 3. Any instant fits, not only one for dice."""
    duel = Bout(barbarian(hand=["vegas-baby", "tip-it", "so-wild"]), pyromancer(hand=["getting-paid"]))
    duel.dice(4).play("play:vegas-baby", "pass")
    assert (duel.rule, duel.keys, duel.cp(BARBARIAN)) == ("DT-WINDOW-05", ["play:tip-it", "pass"], 2)
    duel.play("play:tip-it", "value:5")
    assert (duel.seat, duel.keys) == (PYROMANCER, ["play:getting-paid", "pass"])
    assert duel.play("pass").cp(BARBARIAN) == 2 - 1 + 3


@rule("DT-WINDOW-06")
@pytest.mark.parametrize(("choice", "rolls"), [("choose:1", True), ("choose:2", False)])
def test_payments_before_the_roll_phase_come_between_main_one_and_the_first_attempt(choice: str, rolls: bool) -> None:
    duel = Bout(barbarian(tokens={"knockdown": 1}), pyromancer()).roll(*SMACK if rolls else ())
    assert (duel.rule, duel.keys, duel.on_table()) == ("DT-PYRO-02", ["choose:1", "choose:2"], [])
    duel.play(choice)
    assert (duel.on_table() == list(SMACK)) == rolls
    assert duel.cp(BARBARIAN) == (0 if rolls else 2)
    assert duel.tokens(BARBARIAN) == {}


@rule("DT-WINDOW-07")
def test_after_each_attempt_all_players_are_asked() -> None:
    duel = Bout(barbarian(hand=["six-it"]), pyromancer(hand=["helping-hand"])).roll(*SMACK)
    for attempt in range(3):
        assert (duel.rule, duel.seat) == ("DT-WINDOW-07", BARBARIAN)
        assert (duel.play("pass").rule, duel.seat) == ("DT-WINDOW-07", PYROMANCER)
        duel.play("pass")
        if attempt < 2:
            duel.dice(4).play("reroll:5")
    assert duel.asked == "OffensiveRoll.announce"


@rule("DT-WINDOW-08")
def test_the_window_of_the_announcement_opens_again_after_a_new_one() -> None:
    duel = Bout(barbarian(), pyromancer(hand=["so-wild", "helping-hand"], cp=3)).attack("smack", *SMACK)
    assert (duel.rule, duel.seat) == ("DT-WINDOW-08", PYROMANCER)
    duel.play("play:so-wild", "die:5", "value:5", "pass")
    assert duel.asked == "OffensiveRoll.re_announce"
    duel.play("announce:reckless")
    assert (duel.rule, duel.seat, duel.keys) == ("DT-WINDOW-08", PYROMANCER, ["play:helping-hand", "pass"])


@rule("DT-WINDOW-09")
def test_dice_of_the_ability_can_be_altered_and_the_others_no_longer() -> None:
    duel = Bout(barbarian(hand=["six-it", "get-some"]), pyromancer(hand=["so-wild", "getting-paid"]))
    duel.attack("overpower", 1, 2, 3, 6, 6).dice(3, 4, 6).until("DT-WINDOW-09")
    assert (duel.on_table(), duel.keys) == ([3, 4, 6], ["play:six-it", "pass"])
    duel.play("pass")
    assert (duel.seat, duel.keys) == (PYROMANCER, ["play:so-wild", "play:getting-paid", "pass"])
    duel.play("play:so-wild", "die:3", "value:1", "pass", "pass")
    assert duel.incoming(PYROMANCER) == 0
    assert duel.until("DT-WINDOW-11").incoming(PYROMANCER) == 3 + 4 + 1


@rule("DT-WINDOW-09", "DT-INSTANT-02", "DT-PALA-02")
def test_when_an_ability_has_rolled_anything_of_the_roll_phases_may_be_played() -> None:
    """Righteous Combat has dealt 5 and rolled: modifiers, protection, instants, and Tithe's card, not only what alters dice."""
    mine = paladin(hand=["getting-paid"], tokens={"crit": 1}, cp=3)
    duel = Bout(mine, monk(hand=["not-this-time", "contemplate"], tokens={"chi": 1, "evasive": 1}))
    duel.attack("righteous-combat", 1, 1, 2, 3, 4).dice(1, 5).until("DT-WINDOW-09")
    assert (duel.seat, duel.on_table()) == (0, [1, 5])
    assert set(duel.keys) == {"play:getting-paid", "spend:crit", "use:tithe", "pass"}
    duel.play("use:tithe", "choose:2")
    assert (duel.cp(0), len(duel.hand(0)), duel.rule) == (0, 2, "DT-WINDOW-09")
    duel.play("pass")
    assert (duel.seat, duel.rule) == (1, "DT-WINDOW-09")
    assert set(duel.keys) == {"play:not-this-time", "play:contemplate", "spend:chi", "spend:evasive", "pass"}


@rule("DT-WINDOW-09", "DT-STATUS-10", "DT-WINDOW-10")
def test_also_when_a_defence_has_rolled_more_dice_and_at_its_then() -> None:
    """Second Look rolls once more: the attacker may spend Crit before that die is read, or before its "then"."""
    duel = Bout(paladin(tokens={"crit": 1}, cp=0), moon_elf(upgrades=["trial:second-look"]), packs=TRIAL)
    duel.attack("holy-attack", 1, 2, 3, 4, 5).until("DefensiveRoll.choose_ability").dice(1, 1, 1, 6)
    duel.play("defend:trial:second-look").until("DT-WINDOW-09")
    assert (duel.seat, duel.on_table(), duel.keys) == (0, [6], ["spend:crit", "pass"])
    assert (duel.play("pass").rule, duel.incoming(1), duel.cp(1)) == ("DT-WINDOW-10", 8 - 6, 2)
    assert duel.play("spend:crit").settle().health(1) == 50 - (8 + 4 - 6)


@rule("DT-WINDOW-05", "DT-INSTANT-03")
def test_a_main_phase_card_is_interrupted_before_it_is_carried_out() -> None:
    """Card Trick! takes a card at random: the Monk plays the one he has first, and nothing is left to take."""
    duel = Bout(shadow_thief(hand=["card-trick"], deck=["getting-paid"]), monk(hand=["contemplate"]))
    duel.player(1).hand.cards.remove(duel.find("card", "fist-of-harmony-2"))
    duel.player(1).hand.known.pop()
    duel.play("play:card-trick")
    assert (duel.rule, duel.seat, duel.keys) == ("DT-WINDOW-05", 1, ["play:contemplate", "pass"])
    assert (duel.cp(0), duel.hand(1)) == (0, ["contemplate"])
    duel.play("play:contemplate")
    assert (duel.tokens(1), duel.discard(1), duel.hand(0)) == ({"chi": 2}, ["contemplate"], ["getting-paid"])


@rule("DT-WINDOW-05", "DT-STATUS-10")
def test_a_token_that_would_be_taken_off_can_be_spent_first() -> None:
    """What Status Effects? would take Cleanse and Burn off the Monk; Cleanse takes Burn off before that."""
    duel = Bout(barbarian(hand=["what-status-effects"], tokens={"burn": 1}), monk(tokens={"cleanse": 1, "burn": 1}))
    duel.play("play:what-status-effects")
    assert (duel.seat, duel.keys) == (1, ["spend:cleanse", "pass"])
    duel.play("spend:cleanse")
    assert (duel.tokens(0), duel.tokens(1)) == ({}, {})  # nobody else has a token left: the card takes the Barbarian's


@rule("DT-WINDOW-05")
def test_whoever_plays_a_main_phase_card_is_asked_again_only_after_an_answer() -> None:
    duel = Bout(barbarian(hand=["concuss", "getting-paid"]), pyromancer(hand=["getting-paid"]))
    assert (duel.play("play:concuss").seat, duel.tokens(PYROMANCER)) == (PYROMANCER, {})
    assert (duel.play("play:getting-paid").seat, duel.tokens(PYROMANCER)) == (BARBARIAN, {})
    assert duel.play("pass").tokens(PYROMANCER) == {"concussion": 1}


@rule("DT-WINDOW-09")
def test_when_the_defence_has_begun_dice_of_the_ability_are_fixed() -> None:
    duel = Bout(barbarian(hand=["six-it", "get-some"], cp=3), pyromancer()).attack("overpower", 1, 2, 3, 6, 6, 3, 4, 6)
    duel.until("DT-WINDOW-13")
    assert duel.keys == ["play:get-some", "pass"]
    assert duel.why_no_card(BARBARIAN, "six-it") == "DT-ABILITY-02"


@rule("DT-WINDOW-10", "DT-KEY-03", "DT-KEY-04")
def test_then_is_a_window_for_all_players() -> None:
    """Hot Streak: gain 2 Fire Mastery, then 5 damage and 1 for each. Buh, Bye! takes one off in between."""
    duel = Bout(pyromancer(hand=["getting-paid"]), barbarian(hand=["buh-bye"])).attack("hot-streak", 1, 2, 3, 4, 4)
    duel.until("DT-WINDOW-10")
    assert (duel.seat, duel.tokens(0), duel.incoming(1)) == (0, {"fire-mastery": 2}, 0)
    duel.play("pass").play("play:buh-bye").until("DT-WINDOW-11")
    assert duel.incoming(1) == 5 + 1


@rule("DT-WINDOW-10")
def test_then_is_a_window_inside_a_main_phase_card_too() -> None:
    """Warm Up!: gain a Fire Mastery, then pay any number of CP: points that come in between can be paid."""
    duel = Bout(pyromancer(hand=["warm-up", "getting-paid"], cp=1), barbarian()).play("play:warm-up")
    assert (duel.rule, duel.keys) == ("DT-WINDOW-10", ["play:getting-paid", "pass"])
    assert duel.play("play:getting-paid").keys == ["number:0", "number:1", "number:2", "number:3"]


@rule("DT-WINDOW-13")
def test_modifiers_may_be_played_before_the_defence() -> None:
    duel = Bout(barbarian(hand=["get-some"]), pyromancer()).attack("smack", *SMACK).until("DT-WINDOW-13")
    duel.dice(1, 1, 1, 1, 6).play("play:get-some")
    assert duel.asked == "DefensiveRoll.choose_ability"
    assert duel.incoming(PYROMANCER) == 8


@rule("DT-MODIFIER-02")
@pytest.mark.parametrize("window", ["DT-WINDOW-13", "DT-WINDOW-15"])
def test_modifiers_may_be_played_before_and_after_the_defence(window: str) -> None:
    duel = Bout(barbarian(hand=["get-some"]), pyromancer()).attack("smack", *SMACK)
    if window == "DT-WINDOW-15":
        duel.until("DefensiveRoll.choose_ability").dice(6, 6, 6, 6, 6).play("defend:molten-armor")
    assert "play:get-some" in duel.until(window).keys


@rule("DT-WINDOW-15")
def test_where_nobody_can_defend_the_window_after_step_one_is_the_last() -> None:
    """Sturdy Blow is undefendable: nothing happens between that window and the last chance, so it is one window."""
    duel = Bout(barbarian(hand=["getting-paid"]), pyromancer(hand=["getting-paid"])).attack("sturdy-blow", 1, 2, 6, 6, 4)
    windows = []
    while duel.asked != "Main.act":
        windows.append((duel.rule, duel.seat))
        duel.play("pass")
    assert windows[-4:] == [("DT-WINDOW-11", 0), ("DT-WINDOW-11", 1), ("DT-WINDOW-15", 0), ("DT-WINDOW-15", 1)]
    assert duel.health(1) == 46


@rule("DT-DEFENSE-10")
def test_a_defence_that_becomes_possible_in_that_window_is_asked_for() -> None:
    """In the Shadows nobody defends; when the token is taken off, there is a defence, and a last chance after it."""
    thief = shadow_thief(tokens={"shadows": 1}, hand=["getting-paid"])
    duel = Bout(barbarian(hand=["buh-bye"], cp=5), thief).attack("smack", *SMACK).until("DT-WINDOW-15")
    duel.play("play:buh-bye")
    assert duel.until("DefensiveRoll.choose_ability").seat == 1
    assert duel.play("stand").until("DT-WINDOW-15").seat == 1


@rule("DT-WINDOW-15")
def test_an_attack_made_undefendable_in_the_window_before_the_defence_has_a_last_window() -> None:
    duel = Bout(ninja(tokens={"ninjutsu": 1}), barbarian(hand=["getting-paid"])).attack("slash", *SMACK).until("DT-WINDOW-13")
    duel.dice(6).play("spend:ninjutsu", "choose:3")
    seen = []
    while duel.asked != "Main.act":
        seen.append(duel.rule)
        duel.play("pass")
    assert seen == ["DT-WINDOW-13", "DT-WINDOW-15"]


@rule("DT-WINDOW-14")
def test_defence_dice_can_be_altered_before_they_count() -> None:
    duel = Bout(barbarian(hand=["so-wild"]), pyromancer(hand=["six-it"])).attack("smack", *SMACK)
    duel.until("DefensiveRoll.choose_ability").dice(1, 1, 1, 1, 1).play("defend:molten-armor")
    assert (duel.rule, duel.seat, duel.incoming(BARBARIAN)) == ("DT-WINDOW-14", BARBARIAN, 0)
    duel.play("play:so-wild", "die:1", "value:4", "play:six-it", "die:2")
    assert duel.asked == "Main.act"
    assert duel.health(BARBARIAN) == 47


@rule("DT-WINDOW-15")
def test_the_last_window_stays_open_until_everybody_passes() -> None:
    duel = Bout(barbarian(hand=["getting-paid", "double-up"], deck=[]), pyromancer(hand=["getting-paid"]))
    duel.attack("smack", *SMACK).until("DefensiveRoll.choose_ability").play("stand", "play:getting-paid", "pass")
    assert (duel.rule, duel.seat) == ("DT-WINDOW-15", PYROMANCER)
    duel.play("play:getting-paid")
    assert (duel.rule, duel.seat, duel.health(PYROMANCER)) == ("DT-WINDOW-15", BARBARIAN, 50)
    duel.play("pass")
    assert (duel.asked, duel.health(PYROMANCER)) == ("Main.act", 46)


@rule("DT-WINDOW-16")
def test_nobody_is_asked_while_damage_is_applied() -> None:
    """The counters of both move between two questions, although both hold an instant."""
    duel = Bout(barbarian(hand=["getting-paid"]), pyromancer(hand=["getting-paid"])).attack("smack", *SMACK)
    duel.until("DefensiveRoll.choose_ability").dice(1, 1, 6, 6, 6).play("defend:molten-armor").until("DT-WINDOW-15")
    seen = []
    while duel.asked != "Main.act":
        seen.append((duel.health(BARBARIAN), duel.health(PYROMANCER)))
        duel.play("pass")
    seen.append((duel.health(BARBARIAN), duel.health(PYROMANCER)))
    assert seen == [(50, 50), (50, 50), (48, 46)]


@rule("DT-WINDOW-17")
def test_cards_drawn_in_the_window_of_the_discard_phase_count_for_the_forced_sale() -> None:
    """Five cards and Double Up!: played in that window it leaves seven, and one is sold."""
    hand = ["smack-2", "smack-3", "sturdy-blow-2", "sturdy-blow-3", "double-up"]
    duel = Bout(barbarian(hand=hand, deck=["fortitude-2", "overpower-2"]), pyromancer()).until("DT-WINDOW-17")
    assert duel.play("play:double-up").asked == "Discard.sell"
    assert len(duel.hand(BARBARIAN)) == 6
    duel.idle()
    assert duel.seat == PYROMANCER


@rule("DT-WINDOW-17")
def test_the_points_of_a_forced_sale_can_be_used_at_once() -> None:
    """Seven cards and no CP: the CP of the card sold pays for Double Up!, and its cards must be sold again."""
    hand = ["smack-2", "smack-3", "sturdy-blow-2", "sturdy-blow-3", "double-up", "mighty-blow-2"]
    duel = Bout(barbarian(hand=hand, cp=0, deck=["fortitude-2", "overpower-2"]), pyromancer()).until("Discard.sell")
    duel.play("sell:smack-2")
    assert (duel.rule, duel.seat, duel.cp(BARBARIAN)) == ("DT-WINDOW-17", BARBARIAN, 1)
    assert duel.play("play:double-up").asked == "Discard.sell"
    duel.play("sell:smack-3")
    assert (len(duel.player(BARBARIAN).hand.cards), duel.seat) == (6, PYROMANCER)


@rule("DT-WINDOW-18", "DT-ULT-04")
def test_opponents_stay_passed_over_after_the_damage_of_an_ultimate() -> None:
    """Transcendence: damage, then Chi. The pause before the Chi is still a part of the Roll Phase."""
    duel = Bout(monk(hand=["contemplate"]), barbarian(hand=["getting-paid"])).attack("transcendence", 6, 6, 6, 6, 6)
    asked = []
    while duel.asked == "Window.ask":
        asked.append((duel.rule, duel.seat, duel.health(1)))
        duel.play("pass")
    assert [each for each in asked if each[1] == 1] == [("DT-WINDOW-08", 1, 50)]
    assert asked[-1] == ("DT-WINDOW-10", 0, 40)


@rule("DT-WINDOW-18")
def test_a_stunned_player_is_passed_over() -> None:
    """Meteoroid stuns: the Barbarian is asked before it, and not after it until Stun is gone."""
    duel = Bout(pyromancer(upgrades=["meteorite-2"], hand=["getting-paid"]), barbarian(hand=["getting-paid"]))
    duel.attack("meteoroid", 6, 6, 6, 1, 4).any_dice()
    asked = []
    while duel.asked == "Window.ask":
        asked.append((duel.rule, duel.seat))
        duel.play("pass")
    assert asked == [
        ("DT-WINDOW-08", 0),
        ("DT-WINDOW-08", 1),
        ("DT-WINDOW-11", 0),
        ("DT-WINDOW-11", 1),
        ("DT-WINDOW-15", 0),
        ("DT-WINDOW-07", 0),
        ("DT-WINDOW-07", 1),
    ]


@rule("DT-WINDOW-18")
def test_the_opponent_of_an_ultimate_is_passed_over() -> None:
    duel = Bout(pyromancer(hand=["getting-paid"]), barbarian(hand=["getting-paid"]))
    duel.attack("scorch-the-earth", 6, 6, 6, 6, 6)
    asked = []
    while duel.asked == "Window.ask":
        asked.append((duel.rule, duel.seat))
        duel.play("pass")
    assert asked == [
        ("DT-WINDOW-08", 0),
        ("DT-WINDOW-08", 1),
        ("DT-WINDOW-11", 0),
        ("DT-WINDOW-15", 0),
    ]


@rule("DT-WINDOW-19")
def test_a_card_that_cannot_be_interrupted_is_answered_after_it_is_resolved() -> None:
    """Feelin' Good! rolls: only its dice can be altered before it heals; Getting Paid! has to wait."""
    duel = Bout(barbarian(hand=["feelin-good"], health=40), pyromancer(hand=["getting-paid", "tip-it", "so-wild"]))
    duel.dice(4, 1, 3).play("play:feelin-good")
    assert (duel.rule, duel.seat, duel.keys) == ("DT-WINDOW-19", PYROMANCER, ["play:tip-it", "pass"])
    assert duel.why_no_card(PYROMANCER, "getting-paid") == "DT-WINDOW-19"
    assert duel.health(BARBARIAN) == 40
    duel.play("play:tip-it", "die:1", "value:3")
    assert duel.health(BARBARIAN) == 41
    assert (duel.rule, duel.keys) == ("DT-WINDOW-05", ["play:getting-paid", "pass"])


@rule("DT-WINDOW-19")
def test_in_a_roll_phase_also_roll_phase_cards_alter_such_dice() -> None:
    duel = Bout(barbarian(hand=["get-some"]), pyromancer(hand=["getting-paid", "so-wild", "not-this-time"]))
    duel.attack("smack", *SMACK).until("DT-WINDOW-13").dice(1, 1, 1, 1, 1).play("play:get-some")
    assert (duel.rule, duel.seat, duel.keys) == ("DT-WINDOW-19", PYROMANCER, ["play:so-wild", "pass"])
    duel.play("pass")
    assert duel.incoming(PYROMANCER) == 9
    assert (duel.rule, duel.keys) == ("DT-WINDOW-13", ["play:getting-paid", "play:not-this-time", "pass"])


# Every cell of docs/windows/dicethrone.md

HOLDER = ["getting-paid", "tip-it", "so-wild", "not-this-time", "head-bash"]
"""Cards of all kinds: two instants, and Roll Phase cards for dice, for incoming damage and for damage dealt."""


def holder(**given: Any) -> Side:
    """A Paladin with something of every kind: cards, Tithe and the CP for it, a Spirit, and Seedlings for dice."""
    tokens = {"sapling": 1, "seedling": 1, "sneak-attack": 1, **given.pop("tokens", {})}
    return paladin(hand=HOLDER[:4], cp=9, tokens=tokens, **given)


def in_an_attack(moment: str) -> DiceThroneScenario:
    duel = Bout(barbarian(), holder(), first=0)
    return duel.attack("overpower", 1, 2, 3, 6, 6, 3, 4, 6).any_dice().until(moment)


def attacked(moment: str, answer: str) -> DiceThroneScenario:
    duel = Bout(barbarian(), holder()).attack("smack", *SMACK).any_dice()
    return duel.until("DefensiveRoll.choose_ability").play(answer).until(moment)


def at_main(_moment: str) -> DiceThroneScenario:
    return Bout(holder(), barbarian())


def at_sudden_damage(moment: str) -> DiceThroneScenario:
    return Bout(ninja(hand=["fan-of-knives"]), holder()).play("play:fan-of-knives").until(moment)


def at_upkeep(moment: str) -> DiceThroneScenario:
    return Bout(holder(tokens={"burn": 1}), barbarian(), phase="upkeep", second_turn=True).until(moment)


def at_income(moment: str) -> DiceThroneScenario:
    return Bout(holder(), barbarian(), phase="income", second_turn=True).until(moment)


def at_an_action(moment: str) -> DiceThroneScenario:
    return Bout(barbarian(hand=["vegas-baby"]), holder()).any_dice().play("play:vegas-baby").until(moment)


def at_discard(moment: str) -> DiceThroneScenario:
    return Bout(holder(), barbarian(), phase="discard").until(moment)


def at_an_attempt(moment: str) -> DiceThroneScenario:
    return Bout(barbarian(), holder()).roll(*SMACK).until(moment)


def at_an_announcement(moment: str) -> DiceThroneScenario:
    return Bout(barbarian(), holder()).attack("smack", *SMACK).until(moment)


def at_a_then(moment: str) -> DiceThroneScenario:
    """Of a defence, with damage incoming that a Roll Phase card can prevent."""
    duel = Bout(holder(), moon_elf(upgrades=["trial:second-look"]), packs=TRIAL).attack("holy-attack", 1, 2, 3, 4, 6).any_dice()
    return duel.until("DefensiveRoll.choose_ability").play("defend:trial:second-look").until(moment)


def at_a_targeting_roll(moment: str) -> DiceThroneScenario:
    game = Melee("2v2", barbarian(), monk(), holder(), pyromancer()).any_dice()
    return game.roll(*SMACK).until("OffensiveRoll.announce").dice(1).play("announce:smack").until(moment)


def at_a_target(moment: str) -> DiceThroneScenario:
    game = Melee("king", barbarian(deck=["smack-2"]), holder(), pyromancer()).attack("smack", *SMACK)
    return game.until("Targeting.choose").play("player:2").until(moment)


def at_dice_of_a_token(moment: str) -> DiceThroneScenario:
    duel = Bout(holder(), barbarian()).attack("holy-attack", 1, 2, 3, 4, 6).any_dice().until("DT-WINDOW-13")
    return duel.play("spend:sneak-attack").until(moment)


def at_damage_dealt(moment: str) -> DiceThroneScenario:
    duel = Bout(barbarian(hand=HOLDER, cp=9), pyromancer()).attack("mighty-blow", 1, 2, 3, 4, 6)
    return duel.until("DefensiveRoll.choose_ability").play("stand").until(moment)


MOMENTS: dict[str, Callable[[str], DiceThroneScenario]] = {
    "DT-MAIN-01": at_main,
    "DT-DAMAGE-04": at_sudden_damage,
    "DT-FINAL-01": at_damage_dealt,
    "DT-WINDOW-03": at_upkeep,
    "DT-WINDOW-04": at_income,
    "DT-WINDOW-05": at_an_action,
    "DT-WINDOW-07": at_an_attempt,
    "DT-WINDOW-08": at_an_announcement,
    "DT-WINDOW-09": in_an_attack,
    "DT-WINDOW-10": at_a_then,
    "DT-WINDOW-11": in_an_attack,
    "DT-WINDOW-12": at_a_targeting_roll,
    "DT-WINDOW-13": in_an_attack,
    "DT-WINDOW-14": lambda moment: attacked(moment, "defend:divine-defense"),
    "DT-WINDOW-15": lambda moment: attacked(moment, "stand"),
    "DT-WINDOW-17": at_discard,
    "DT-WINDOW-19": at_dice_of_a_token,
    "DT-WINDOW-20": at_a_target,
}


@rule("DT-WINDOW-02", "DT-STATUS-10", "DT-PASSIVE-01")
@pytest.mark.parametrize("moment", MOMENTS)
def test_every_use_is_offered_at_every_moment_that_allows_it_and_at_no_other(moment: str) -> None:
    """Whoever is asked at this moment holds something of each kind."""
    duel = MOMENTS[moment](moment)
    assert duel.rule == moment
    uses = duel.match.game.uses
    offered = {uses.use_of(duel.table, option) for option in duel.match.decision.options} - {""}
    assert offered == {use for use, moments in uses.moments.items() if moment in moments}


def test_every_moment_is_gone_over() -> None:
    uses = Bout(barbarian(), pyromancer()).match.game.uses
    assert {moment for moments in uses.moments.values() for moment in moments} == set(MOMENTS)
