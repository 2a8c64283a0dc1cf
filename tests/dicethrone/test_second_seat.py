"""Whoever sits in the second seat attacks the first by the same rules; and what is told carries nothing it is not about."""

from __future__ import annotations

import pytest

from pionek.games.dicethrone.vocabulary import ANNOUNCED, ANNOUNCED_NONE, DREW, KEPT, SOLD
from tests.dicethrone.crowd import CROWD, Melee, knight, miller
from tests.dicethrone.scenario import Bout, DiceThroneScenario, barbarian, moon_elf, ninja, pyromancer, shadow_thief

rule = pytest.mark.rule


@rule("DT-TARGET-01", "DT-TURN-04")
@pytest.mark.parametrize("first", [0, 1])
def test_in_a_duel_the_opponent_is_the_target_of_what_an_ability_inflicts(first: int) -> None:
    """Entangle waits for the defence; no target need be looked for."""
    foe = barbarian()
    duel = Bout(*((moon_elf(), foe) if first == 0 else (foe, moon_elf())), first=first).attack("entangling-shot", 1, 2, 3, 4, 5).settle()
    assert duel.tokens(1 - first) == {"entangle": 1}
    assert duel.deeds("targeted") == []


@rule("DT-DAMAGE-06")
@pytest.mark.parametrize("first", [0, 1])
def test_in_a_duel_both_hits_of_kuji_kiri_go_to_the_opponent_who_is_the_target_already(first: int) -> None:
    attacker, foe = ninja(upgrades=["smoke-screen-2"]), barbarian()
    duel = Bout(*((attacker, foe) if first == 0 else (foe, attacker)), first=first).attack("kuji-kiri", 4, 4, 5, 6, 6).settle()
    assert duel.health(1 - first) == 42
    assert duel.deeds("targeted") == []


@rule("DT-OFFENSE-04", "DT-OFFENSE-14")
def test_keeping_the_dice_and_announcing_nothing_are_told_without_numbers() -> None:
    duel = Bout(barbarian(), pyromancer()).roll(1, 2, 3, 4, 6).quiet().play("reroll:none").quiet().play("none")
    events = [each for each in duel.match.listen().events[duel.heard :] if each.moment in (KEPT, ANNOUNCED_NONE)]
    assert [(each.moment, each.who, each.subject, each.amount, each.other) for each in events] == [
        (KEPT, 0, -1, 0, -1),
        (ANNOUNCED_NONE, 0, -1, 0, -1),
    ]


@rule("DT-OFFENSE-06")
def test_an_announcement_is_told_with_its_ability_alone() -> None:
    duel = Bout(barbarian(), pyromancer()).attack("smack", 1, 2, 3, 6, 6)
    (event,) = [each for each in duel.match.listen().events[duel.heard :] if each.moment == ANNOUNCED]
    ability = duel.find("ability", "smack")
    assert (event.who, event.subject, event.amount, event.other) == (0, ability, 0, -1)


@rule("DT-CARD-08", "DT-MAIN-02")
def test_a_card_drawn_and_a_card_sold_are_told_without_numbers() -> None:
    duel = Bout(barbarian(hand=["six-it"]), pyromancer()).play("sell:six-it").next_turn()
    events = [each for each in duel.match.listen().events[duel.heard :] if each.moment in (SOLD, DREW)]
    assert [(each.moment, each.who, each.amount, each.other) for each in events] == [(SOLD, 0, 0, -1), (DREW, 1, 0, -1)]


@rule("DT-TARGET-01", "DT-ACTION-02")
@pytest.mark.parametrize("first", [0, 1])
def test_in_a_duel_an_aimed_card_asks_for_nobody(first: int) -> None:
    sides = [knight(), miller()]
    sides[first].hand.append("crowd:thrown-stone")
    duel = Melee("duel", *sides, first=first).play("play:crowd:thrown-stone").quiet()
    assert (duel.asked, duel.health(1 - first)) == ("Main.act", 46)


@rule("DT-STATUS-09")
@pytest.mark.parametrize("first", [0, 1])
def test_in_a_duel_a_token_that_is_aimed_asks_for_nobody(first: int) -> None:
    sides = [knight(), miller()]
    sides[first].tokens = {"crowd:pebble": 1}
    duel = Melee("duel", *sides, first=first).play("spend:crowd:pebble")
    assert (duel.asked, duel.tokens(1 - first), duel.tokens(first)) == ("Main.act", {"concussion": 1}, {})


@rule("DT-STATUS-14")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("tokens", [{}, {"concussion": 1}])
def test_a_token_that_the_target_has_already_cannot_be_inflicted_on_him(first: int, tokens: dict[str, int]) -> None:
    mine, other = barbarian(hand=["head-bash"]), pyromancer(tokens=tokens)
    duel = Bout(*((mine, other) if first == 0 else (other, mine)), first=first)
    duel.attack("mighty-blow", 1, 2, 3, 4, 6).until("DT-FINAL-01", "Main.act")
    assert ("play:head-bash" in duel.keys) == (not tokens)


@rule("DT-STATUS-09", "DT-STATUS-12")
@pytest.mark.parametrize("first", [0, 1])
def test_tokens_of_one_kind_are_spent_one_after_the_other_also_with_an_empty_hand(first: int) -> None:
    foe, elf = barbarian(hand=["reckless-2"]), moon_elf(tokens={"evasive": 2})
    duel = DiceThroneScenario(*((foe, elf) if first == 0 else (elf, foe)), first=first)
    duel.attack("smack", 1, 1, 1, 5, 6).until("DT-WINDOW-13").dice(6, 1)
    assert (duel.seat, duel.hand(1 - first)) == (1 - first, [])
    duel.answer("spend:evasive", "spend:evasive")
    assert (duel.health(1 - first), duel.tokens(1 - first)) == (50, {})


@rule("DT-DAMAGE-04")
@pytest.mark.parametrize("tokens", [{"evasive": 1}, {"evasive": 1, "shadows": 1}])
def test_who_is_sheltered_has_nothing_to_avoid(tokens: dict[str, int]) -> None:
    duel = Bout(barbarian(), shadow_thief(tokens=tokens)).attack("smack", 1, 1, 1, 5, 6)
    duel.until("DT-WINDOW-13", "DefensiveRoll.choose_ability", "Main.act")
    assert ("spend:evasive" in duel.keys) == ("shadows" not in tokens)


@rule("DT-TARGET-01")
@pytest.mark.parametrize("seat", [0, 1])
def test_outside_of_an_attack_the_only_opponent_is_the_target(seat: int) -> None:
    sides = {seat: barbarian(tokens={"crowd:pebble": 1}), 1 - seat: pyromancer()}
    duel = Bout(sides[0], sides[1], first=seat, packs=CROWD).play("spend:crowd:pebble")
    assert (duel.tokens(seat), duel.tokens(1 - seat)) == ({}, {"concussion": 1})
