"""Whoever sits in the second seat attacks the first by the same rules; and what is told carries nothing it is not about."""

from __future__ import annotations

import pytest

from pionek.games.dicethrone.words import ANNOUNCED, ANNOUNCED_NONE, KEPT
from tests.dicethrone.scenario import Bout, barbarian, moon_elf, ninja, pyromancer

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
    ability = duel.table.content.find("ability", "smack")
    assert (event.who, event.subject, event.amount, event.other) == (0, ability, 0, -1)
