"""What the hints of the game make the greedy bot do."""

from __future__ import annotations

import pytest

from pionek.bots.greedy import GreedyBot
from pionek.games.dicethrone import GAME
from pionek.games.dicethrone.hints.evaluation import evaluate
from pionek.games.dicethrone.hints.roll_values import defence_of, roll_values_of
from tests.dicethrone.crowd import four, knight, miller, piper, smith
from tests.dicethrone.scenario import (
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
    treant,
)

CROWD = ("knight", "miller", "piper", "smith")


def chosen(duel: DiceThroneScenario, seed: int = 1) -> str:
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
    assert chosen(duel.until("DT-WINDOW-15")) == "spend:crit"


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


# Cards


def test_an_upgrade_that_can_be_paid_for_is_played() -> None:
    duel = DiceThroneScenario(barbarian(hand=["smack-2", "vegas-baby"], cp=2), pyromancer())
    assert chosen(duel) == "play:smack-2"


def test_a_spare_card_is_sold_for_an_upgrade_that_is_nearly_paid_for() -> None:
    duel = DiceThroneScenario(barbarian(hand=["smack-2", "what-status-effects"], cp=1), pyromancer())
    assert chosen(duel) == "sell:what-status-effects"
    assert chosen(duel.play("sell:what-status-effects")) == "play:smack-2"


@pytest.mark.parametrize("hand", [["not-this-time"], ["so-wild", "tip-it"], ["smack-2"]])
def test_cards_that_will_be_of_use_are_not_sold(hand: list[str]) -> None:
    assert chosen(Bout(barbarian(hand=hand, cp=0), pyromancer())) == "pass"


def test_an_upgrade_of_what_is_upgraded_already_is_sold() -> None:
    duel = DiceThroneScenario(barbarian(hand=["smack-2", "not-this-time"], upgrades=["smack-3"], cp=3), pyromancer())
    assert chosen(duel) == "sell:smack-2"


def test_too_full_a_hand_gives_up_its_least_useful_card() -> None:
    hand = ["not-this-time", "so-wild", "tip-it", "six-it", "samesies", "smack-2", "thick-skin-2"]
    duel = Bout(barbarian(hand=hand, upgrades=["smack-3"], cp=0), pyromancer()).until("Discard.sell")
    assert chosen(duel) == "sell:smack-2"


def test_a_roll_attempt_is_not_given_to_an_opponent() -> None:
    """It would put off what his dice already say."""
    duel = Bout(barbarian(hand=["better-d"]), monk()).attack("smack", 1, 1, 1, 4, 6).until("DefensiveRoll.choose_ability")
    duel.dice(6, 6, 6, 6).play("defend:serenity").until("DT-WINDOW-14")
    assert (duel.seat, "play:better-d" in duel.keys) == (0, True)
    assert chosen(duel) == "pass"


def test_a_prevention_waits_until_the_defence_is_known() -> None:
    duel = Bout(barbarian(), monk(hand=["not-this-time"])).attack("mighty-blow", 1, 2, 3, 4, 4)
    assert chosen(duel.until("DT-WINDOW-13")) == "pass"
    assert chosen(duel.play("pass").until("DT-WINDOW-15")) == "play:not-this-time"


def test_a_die_is_set_where_it_makes_an_ultimate() -> None:
    duel = Bout(barbarian(hand=["so-wild"]), pyromancer()).roll(6, 6, 6, 6, 1).play("pass", "reroll:none")
    duel.until("DT-WINDOW-08")
    assert chosen(duel) == "play:so-wild"
    assert chosen(duel.play("play:so-wild")) == "die:5"
    assert chosen(duel.play("die:5")) == "value:6"


def test_a_die_of_an_opponent_is_altered_against_him() -> None:
    duel = Bout(barbarian(), pyromancer(hand=["tip-it"], cp=1)).roll(6, 6, 6, 6, 6).quiet().play("reroll:none")
    duel.until("OffensiveRoll.announce").play("announce:rage").until("DT-WINDOW-08")
    assert chosen(duel) == "play:tip-it"


# Dice and tokens


def test_dice_are_kept_when_thorns_make_a_further_attempt_too_dear() -> None:
    good = (1, 1, 1, 1, 2)
    assert chosen(Bout(barbarian(), treant()).roll(*good)) != "reroll:none"
    assert chosen(Bout(barbarian(tokens={"barbed-vine": 1}), treant()).roll(*good)) == "reroll:none"


def test_points_that_cannot_be_used_any_more_are_not_gathered() -> None:
    poor, rich = Bout(paladin(cp=1), barbarian()), Bout(paladin(cp=13), barbarian())
    gains = []
    for duel in (poor, rich):
        before = evaluate(duel.table, 0)
        duel.table.gain_cp(0, 2, "")
        gains.append(evaluate(duel.table, 0) - before)
    assert gains[0] > 2 * gains[1] > 0


@pytest.mark.parametrize(("health", "taken"), [(50, "pass"), (4, "spend:protect")])
def test_a_token_that_is_worth_more_than_it_saves_is_spent_to_survive(health: int, taken: str) -> None:
    duel = Bout(paladin(tokens={"protect": 1}, health=health), barbarian(), first=1).attack("smack", 1, 2, 3, 4, 6)
    assert duel.until("DT-WINDOW-15").incoming(0) == 4
    assert chosen(duel) == taken


# Many opponents


def test_in_king_of_the_hill_whoever_can_be_felled_is_attacked() -> None:
    game = four("king", knight=knight(health=30), miller=miller(health=3), piper=piper(health=20), smith=smith(health=20))
    assert chosen(game.blow().until("Targeting.choose")) == "player:2"


def outlook(mine: int, *others: int) -> float:
    """How a search sees the first of four plain heroes with so much health each."""
    table = four("king", **{name: Side(f"crowd:{name}", health=health) for name, health in zip(CROWD, (mine, *others), strict=True)}).table
    return GAME.hints.rollout_value(table, 0)


def test_among_several_opponents_a_search_fears_the_strongest_most() -> None:
    even = outlook(30, 20, 30, 40)
    assert outlook(30, 20, 30, 34) > outlook(30, 14, 30, 40) > even
    assert -1 < outlook(20, 20, 30, 40) < even < outlook(40, 20, 30, 40) < 1


def test_a_search_is_glad_of_every_opponent_who_falls() -> None:
    outlooks = []
    for fallen in range(4):
        game = four("king")
        for seat in range(3, 3 - fallen, -1):
            game.player(seat).health = 0
            game.player(seat).out = True
        outlooks.append(GAME.hints.rollout_value(game.table, 0))
    assert outlooks == sorted(set(outlooks))
    assert outlooks[0] == pytest.approx(-0.5, abs=0.1), "four equals have a quarter each"


def test_whoever_is_out_has_nothing_to_hope_for() -> None:
    game = four("king")
    game.player(0).out = True
    assert GAME.hints.rollout_value(game.table, 0) == -1


def test_the_answer_does_not_depend_on_what_was_worked_out_before() -> None:
    def answers() -> list[str]:
        found = []
        for health, burning in ((50, 0), (20, 1), (5, 1)):
            duel = Bout(moon_elf(health=health, cp=9), pyromancer(tokens={"burn": burning, "fire-mastery": 3}), first=0)
            found.append(chosen(duel.roll(1, 4, 6, 6, 5)))
        return found

    known = answers()
    roll_values_of.cache_clear()
    assert answers() == known


@pytest.mark.parametrize(
    ("defender", "attackers"),
    [
        (shadow_thief(), [barbarian(), barbarian(tokens={"poison": 3})]),
        (barbarian(), [monk(), monk(tokens={"chi": 5})]),
    ],
)
def test_what_was_worked_out_before_changes_no_worth(defender: Side, attackers: list[Side]) -> None:
    tables = [DiceThroneScenario(defender, attacker).match.table for attacker in attackers]
    alone = []
    for table in tables:
        roll_values_of.cache_clear()
        alone.append(defence_of(table, 0))
    roll_values_of.cache_clear()
    assert [defence_of(table, 0) for table in tables] == alone
    assert (alone[0] == alone[1]) == (defender.hero == "barbarian"), "tokens that its own defence inflicts are worth less to it"
