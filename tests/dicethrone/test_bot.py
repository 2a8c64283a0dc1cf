"""What the hints of the game make the greedy bot do."""

from __future__ import annotations

import pytest

from pionek.bots.greedy import GreedyBot
from tests.dicethrone.scenario import Bout, Duel, barbarian, moon_elf, ninja, paladin, shadow_thief


def chosen(duel: Duel, seed: int = 1) -> str:
    """What a greedy bot answers now."""
    option = GreedyBot(seed).choose(duel.match, duel.seat)
    return duel.match.game.key(duel.match.content, option)


@pytest.mark.parametrize(("health", "taken"), [(50, "pass"), (4, "spend:evasive")])
def test_evasive_is_kept_for_what_is_worth_it(health: int, taken: str) -> None:
    duel = Bout(moon_elf(tokens={"evasive": 1}, health=health), barbarian(), first=1).attack("smack", 1, 2, 3, 4, 6)
    assert chosen(duel.until("DT-WINDOW-15")) == taken


def test_tokens_of_defence_wait_for_the_last_window() -> None:
    duel = Bout(paladin(tokens={"protect": 1}, cp=0), barbarian(), first=1).attack("mighty-blow", 1, 2, 3, 4, 4)
    assert chosen(duel.until("DT-WINDOW-13")) == "pass"
    assert chosen(duel.play("pass").until("DT-WINDOW-15")) == "spend:protect"


def test_a_crit_is_spent_on_an_attack() -> None:
    duel = Bout(paladin(tokens={"crit": 1}, cp=0), barbarian()).attack("holy-attack", 1, 2, 3, 4, 4)
    assert chosen(duel.until("DT-WINDOW-13", "DT-WINDOW-15")) == "spend:crit"


def test_tithe_is_paid_for_a_die_that_is_worth_it() -> None:
    duel = Bout(paladin(cp=2), barbarian()).roll(1, 2, 3, 6, 6)
    duel.play("pass").dice(6).play("reroll:5").play("pass").dice(6).play("reroll:5")
    assert chosen(duel) == "use:tithe"
    assert chosen(duel.play("use:tithe")) in ("die:3", "die:4", "die:5")


def test_tithe_is_not_paid_when_the_dice_are_good() -> None:
    duel = Bout(paladin(cp=2), barbarian()).roll(6, 6, 6, 6, 6)
    assert chosen(duel) == "pass"


def test_an_attack_is_defended_with_one_of_two_abilities() -> None:
    duel = Bout(shadow_thief(), barbarian(), first=1).attack("smack", 1, 2, 3, 4, 6)
    assert chosen(duel) in ("defend:shadow-defense", "defend:counter-strike")


def test_the_better_ability_is_announced() -> None:
    duel = Bout(ninja(), barbarian()).roll(1, 2, 3, 4, 5).play("reroll:none")
    assert chosen(duel) == "announce:shadow-fang"
