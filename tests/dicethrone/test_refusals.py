"""Why something cannot be done now: the reason that is told for cards, abilities, tokens and dice."""

from __future__ import annotations

import pytest

from pionek.games.dicethrone import vocabulary
from tests.dicethrone.scenario import BARBARIAN, PYROMANCER, Bout, barbarian, paladin, pyromancer, treant

rule = pytest.mark.rule

SMACK = (1, 1, 1, 5, 6)
KINDS = {vocabulary.ANNOUNCE: "ability", vocabulary.DEFEND: "ability", vocabulary.SPEND: "token", vocabulary.TAKE_OFF: "token", vocabulary.USE: "ability"}


def why(duel: Bout, seat: int, verb: int, name: str) -> str:
    """The rule by which the seat cannot do this with a thing; empty when it can."""
    guard = duel.refusal_of(seat, verb, KINDS[verb], name)
    return guard.rule if guard is not None else ""


# Cards


@rule("DT-ORDER-01")
def test_while_another_is_asked_a_card_waits_unless_something_is_missing() -> None:
    duel = Bout(barbarian(), pyromancer(hand=["getting-paid", "tip-it"]))
    assert duel.why_no_card(PYROMANCER, "getting-paid") == "DT-ORDER-01"
    assert duel.why_no_card(PYROMANCER, "tip-it") == "DT-ABILITY-02"


@rule("DT-ORDER-01", "DT-ROLLCARD-01")
def test_in_a_roll_phase_a_roll_phase_card_waits_for_its_owners_turn_to_act() -> None:
    duel = Bout(barbarian(hand=["so-wild"]), pyromancer(hand=["so-wild"])).roll(*SMACK)
    assert (duel.seat, duel.why_no_card(BARBARIAN, "so-wild")) == (BARBARIAN, "")
    assert duel.why_no_card(PYROMANCER, "so-wild") == "DT-ORDER-01"


@rule("DT-ROLLCARD-01")
def test_upkeep_is_no_roll_phase() -> None:
    pyro = pyromancer(hand=["getting-paid"], tokens={"burn": 1})
    duel = Bout(barbarian(hand=["so-wild"], deck=[]), pyro).until("DT-WINDOW-03")
    assert (duel.seat, duel.why_no_card(BARBARIAN, "so-wild")) == (PYROMANCER, "DT-ROLLCARD-01")


@rule("DT-MAIN-06")
def test_a_card_can_be_sold_in_ones_own_main_phase_and_while_one_is_asked() -> None:
    duel = Bout(barbarian(hand=["six-it"]), pyromancer(hand=["tip-it"]))
    assert duel.why_no_sale(BARBARIAN, "six-it") == ""
    assert duel.why_no_sale(PYROMANCER, "tip-it") == "DT-MAIN-06"
    assert duel.roll(*SMACK).why_no_sale(BARBARIAN, "six-it") == "DT-MAIN-06"


# Offensive abilities


@rule("DT-OFFENSE-06", "DT-OFFENSE-12", "DT-GAME-03")
def test_an_ability_can_be_announced_when_the_dice_are_final_and_once() -> None:
    duel = Bout(barbarian(hand=["getting-paid"]), pyromancer())
    assert why(duel, BARBARIAN, vocabulary.ANNOUNCE, "smack") == "DT-GAME-03"
    duel.roll(*SMACK).until("OffensiveRoll.announce")
    assert why(duel, BARBARIAN, vocabulary.ANNOUNCE, "smack") == ""
    assert why(duel, BARBARIAN, vocabulary.ANNOUNCE, "mighty-blow") == "DT-OFFENSE-06"
    duel.play("announce:smack").until("DT-WINDOW-11")
    assert why(duel, BARBARIAN, vocabulary.ANNOUNCE, "smack") == "DT-OFFENSE-12"


@rule("DT-OFFENSE-06")
def test_the_abilities_that_the_dice_meet_are_lit() -> None:
    duel = Bout(barbarian(), pyromancer()).roll(1, 1, 2, 6, 6)
    lit = {thing.id for thing in duel.match.scene(BARBARIAN).things[0].things if getattr(thing, "lit", False)}
    assert lit == {"ability:smack", "ability:sturdy-blow", "ability:overpower"}


# Defensive abilities


@rule("DT-DEFENSE-03", "DT-DEFAB-05", "DT-DEFAB-01")
def test_a_defence_can_be_chosen_when_the_attack_is_final_and_once() -> None:
    duel = Bout(barbarian(hand=["getting-paid"]), pyromancer())
    assert why(duel, PYROMANCER, vocabulary.DEFEND, "molten-armor") == "DT-DEFAB-01"
    duel.attack("smack", *SMACK).until("DT-WINDOW-13")
    assert why(duel, PYROMANCER, vocabulary.DEFEND, "molten-armor") == "DT-DEFENSE-03"
    duel.until("DefensiveRoll.choose_ability")
    assert why(duel, PYROMANCER, vocabulary.DEFEND, "molten-armor") == ""
    duel.dice(1, 2, 3, 4, 5).play("defend:molten-armor").until("DT-WINDOW-15")
    assert why(duel, PYROMANCER, vocabulary.DEFEND, "molten-armor") == "DT-DEFAB-05"


# Tokens, dice and the rest


@rule("DT-STATUS-03", "DT-STATUS-09")
def test_a_token_acts_by_itself_and_only_where_it_lies() -> None:
    duel = Bout(barbarian(tokens={"burn": 1}), pyromancer())
    for verb in (vocabulary.SPEND, vocabulary.TAKE_OFF):
        assert why(duel, BARBARIAN, verb, "burn") == "DT-STATUS-09"
        assert why(duel, PYROMANCER, verb, "burn") == "DT-STATUS-03"


@rule("DT-CARD-03", "DT-UPGRADE-01", "DT-PASSIVE-01")
def test_a_passive_ability_is_used_by_its_hero_on_its_level_and_only_if_it_offers_something() -> None:
    duel = Bout(paladin(cp=3), treant())
    assert why(duel, 0, vocabulary.USE, "tithe") == ""
    assert why(duel, 1, vocabulary.USE, "tithe") == "DT-CARD-03"
    assert why(duel, 0, vocabulary.USE, "tithe-2") == "DT-UPGRADE-01"
    assert why(duel, 1, vocabulary.USE, "fertilize") == "DT-PASSIVE-01"
    assert why(duel, 0, vocabulary.USE, "fertilize") == "DT-CARD-03"


@rule("DT-STATUS-10", "DT-CP-05", "DT-COMPANION-02")
def test_of_two_uses_that_cannot_be_had_the_reason_that_got_furthest_is_told() -> None:
    """A Dryad adds to an attack, of which there is none now, or wards off what an attack would inflict, never now."""
    duel = Bout(treant(tokens={"dryad": 1}), barbarian())
    assert why(duel, 0, vocabulary.SPEND, "dryad") == "DT-MODIFIER-04"
    tithe = Bout(paladin(cp=1), barbarian())
    assert why(tithe, 0, vocabulary.USE, "tithe") == "DT-ABILITY-02"
    poor = Bout(paladin(cp=0), barbarian())
    assert why(poor, 0, vocabulary.USE, "tithe") == "DT-CP-05"


@rule("DT-ORDER-01", "DT-OFFENSE-03")
def test_each_thing_has_its_own_reason() -> None:
    duel = Bout(barbarian(tokens={"burn": 1}), pyromancer())
    refuse = duel.match.game.refuse
    for verb, told in ((vocabulary.DIE, "DT-OFFENSE-03"), (vocabulary.VALUE, "DT-ORDER-01"), (vocabulary.NUMBER, "DT-ORDER-01")):
        guard = refuse(duel.table, BARBARIAN, verb, 0)
        assert guard is not None
        assert guard.rule == told
    assert why(duel, BARBARIAN, vocabulary.DEFEND, "thick-skin") == "DT-DEFAB-01"
    assert why(duel, BARBARIAN, vocabulary.SPEND, "burn") == "DT-STATUS-09"


@rule("DT-STATUS-08", "DT-ABILITY-02")
def test_what_one_card_finds_to_do_helps_no_other() -> None:
    """A token to remove is no die to tip: each card of a hand looks for what it needs itself."""
    hand = ["tip-it", "get-that-outta-here", "buh-bye", "transference"]
    duel = Bout(barbarian(hand=hand, cp=9), pyromancer(tokens={"burn": 1}))
    offered = {key for key in duel.keys if key.startswith("play:")}
    assert offered == {"play:get-that-outta-here", "play:buh-bye", "play:transference", "play:reckless-2"}
    assert duel.why_no_card(0, "tip-it") == "DT-ABILITY-02"


@rule("DT-ORDER-01")
def test_cards_are_not_played_in_answer_to_another_question() -> None:
    """Which dice to keep is asked after the window of the attempt, not in it."""
    duel = Bout(barbarian(hand=["getting-paid"]), pyromancer()).roll(1, 2, 3, 4, 6).quiet()
    assert duel.asked == "OffensiveRoll.keep"
    assert duel.why_no_card(0, "getting-paid") == "DT-ORDER-01"


@rule("DT-DEFENSE-07")
def test_after_the_damage_the_reason_is_that_the_last_chance_is_over() -> None:
    """Only Head Bash! may be played then: the reason for others does not speak of dice."""
    side = barbarian(hand=["head-bash", "not-this-time", "getting-paid"])
    duel = Bout(side, pyromancer()).attack("mighty-blow", 1, 2, 3, 4, 6).until("DT-FINAL-01")
    assert duel.keys == ["play:head-bash", "pass"]
    assert [duel.why_no_card(0, card) for card in ("not-this-time", "getting-paid")] == ["DT-DEFENSE-07"] * 2
