"""What the log tells: how much really came of something, by whom, and by which rule."""

from __future__ import annotations

import pytest

from tests.dicethrone.crowd import Melee
from tests.dicethrone.scenario import (
    Bout,
    barbarian,
    monk,
    moon_elf,
    ninja,
    paladin,
    pyromancer,
    shadow_thief,
    treant,
)

rule = pytest.mark.rule

SMACK = (1, 2, 3, 4, 6)


def told(duel: Bout | Melee, *words: str) -> list[str]:
    """The lines of the log, without rules, that contain one of these words."""
    lines = [line.partition(" [")[0].removesuffix(".") for line in duel.log()]
    return [line for line in lines if any(word in line for word in words)]


@rule("DT-HEALTH-01")
@pytest.mark.parametrize(
    ("health", "line"),
    [(40, "Barbarian heals 6"), (59, "Barbarian heals 1"), (60, "Barbarian heals nothing, having the most health possible")],
)
def test_healing_is_told_as_far_as_it_fits(health: int, line: str) -> None:
    duel = Bout(barbarian(health=health), pyromancer()).strike("fortitude", 4, 4, 4, 5, 5)
    assert told(duel, "heals") == [line]


@rule("DT-HEALTH-01", "DT-DEFENSE-08")
def test_healing_that_meets_damage_is_told_as_far_as_both_together_fit() -> None:
    """At 59, 6 healing and 3 damage: 4 of the healing fit."""
    duel = Bout(barbarian(health=59), moon_elf(), first=1).attack("longbow", 1, 2, 3, 4, 6)
    duel.until("DefensiveRoll.choose_ability").dice(4, 4, 5).play("defend:thick-skin").settle()
    assert told(duel, "heals", "takes") == ["Barbarian heals 4", "Barbarian takes 3 damage"]
    assert duel.health(0) == 60


@rule("DT-TEAM-14")
def test_healing_of_teammates_fits_on_one_counter() -> None:
    """Both Barbarians of a team at 58 of 60 are healed in turn; nothing is told that did not happen."""
    game = Melee("2v2", barbarian(health=58), monk(), pyromancer(), paladin()).strike("fortitude", 4, 4, 4, 5, 5)
    assert (told(game, "heals"), game.health(1)) == (["Barbarian heals 2"], 60)


@rule("DT-STATUS-14")
def test_tokens_that_do_not_fit_are_told() -> None:
    duel = Bout(monk(tokens={"chi": 4}, hand=["ruminate"], cp=3), barbarian()).play("play:ruminate")
    assert told(duel, "Chi") == ["Monk gains 1 Chi", "4 Chi do not fit on the board of Monk"]
    full = Bout(pyromancer(), barbarian(tokens={"knockdown": 1})).strike("pyroblast", 1, 2, 3, 6, 4, then=(6,))
    assert told(full, "Knockdown") == ["1 Knockdown does not fit on the board of Barbarian"]


@rule("DT-PYRO-03", "DT-SHAD-06")
def test_damage_of_tokens_names_them() -> None:
    duel = Bout(barbarian(), pyromancer(tokens={"burn": 1, "poison": 2})).next_turn()
    assert told(duel, "incoming") == [
        "Pyromancer: 2 undefendable damage incoming from Burn",
        "Pyromancer: 2 undefendable damage incoming from Poison",
    ]


@rule("DT-STATUS-05")
def test_what_targeted_adds_is_told_of_the_token() -> None:
    duel = Bout(barbarian(), moon_elf(tokens={"targeted": 1})).strike("smack", *SMACK)
    assert told(duel, "adds") == ["Targeted adds 2 damage to the attack on Moon Elf"]


@rule("DT-FINAL-08")
def test_damage_that_is_prevented_whole_is_told() -> None:
    duel = Bout(barbarian(), pyromancer(hand=["not-this-time"])).attack("smack", *SMACK)
    duel.answer("play:not-this-time", "player:2")
    assert told(duel, "prevents", "takes") == ["Pyromancer prevents 6 damage", "Pyromancer takes no damage"]


@rule("DT-STATUS-09")
def test_a_spent_token_is_told_once() -> None:
    duel = Bout(barbarian(), paladin(tokens={"protect": 1})).attack("smack", *SMACK)
    duel.answer("spend:protect")
    assert told(duel, "Protect") == ["Paladin spends Protect"]


@rule("DT-STATUS-09", "DT-STATUS-10")
def test_spending_says_how_many_and_for_what() -> None:
    duel = Bout(monk(tokens={"chi": 3}), barbarian()).attack("fist-strike", 1, 2, 1, 4, 6)
    duel.answer("spend:chi", "number:2")
    assert told(duel, "Chi") == ["Monk spends 2 Chi: add 1 damage for each"]
    duel = Bout(monk(tokens={"chi": 3}), barbarian(), first=1).attack("smack", *SMACK)
    duel.answer("spend:chi", "number:3")
    assert told(duel, "Chi") == ["Monk spends 3 Chi: prevent 1 incoming damage for each"]
    spirit = Bout(treant(tokens={"sapling": 1}, health=40), barbarian()).play("spend:sapling", "choose:1")
    assert told(spirit, "Sapling") == ["Treant spends 1 Sapling: heal 1; gain 1 CP"]


@rule("DT-COMPANION-02")
def test_a_growth_is_one_line() -> None:
    duel = Bout(treant(tokens={"seedling": 1}, hand=["cultivate"], cp=3), barbarian()).play("play:cultivate", "grow:sapling")
    assert told(duel, "Seedling", "Sapling") == ["Treant grows a Spirit: Sapling"]


@rule("DT-KEY-08", "DT-KEY-09")
@pytest.mark.parametrize(
    ("cp", "lines"),
    [
        (0, ["Shadow Thief steals nothing from Barbarian, who has no CP", "Shadow Thief gains 2 CP"]),
        (2, ["Shadow Thief steals 1 CP from Barbarian", "Shadow Thief gains 1 CP"]),
    ],
)
def test_stealing_is_told_once(cp: int, lines: list[str]) -> None:
    duel = Bout(shadow_thief(), barbarian(cp=cp)).strike("pickpocket", 3, 3, 6, 1, 1)
    assert told(duel, "CP") == lines


@rule("DT-FINAL-07")
def test_damage_that_falls_back_is_told() -> None:
    duel = Bout(barbarian(), pyromancer()).strike("reckless", 1, 2, 3, 4, 5)
    assert told(duel, "falls back", "takes") == [
        "4 damage of the attack falls back on Barbarian",
        "Barbarian takes 4 damage",
        "Pyromancer takes 15 damage",
    ]


@rule("DT-CARD-02", "DT-MAIN-05")
def test_what_a_card_cost_is_told() -> None:
    duel = Bout(barbarian(hand=["smack-2", "smack-3", "getting-paid"], cp=9), pyromancer())
    duel.play("play:getting-paid", "play:smack-2", "play:smack-3")
    assert told(duel, "plays", "upgrades") == [
        "Barbarian plays Getting Paid!",
        "Barbarian upgrades: Smack II for 2 CP",
        "Barbarian upgrades: Smack III for 1 CP",
    ]


@rule("DT-ABILITY-02")
def test_who_alters_a_die_is_told() -> None:
    duel = Bout(barbarian(), pyromancer(hand=["so-wild"])).roll(*SMACK)
    duel.play("play:so-wild", "die:5", "value:2")
    assert told(duel, "sets") == ["Pyromancer sets a die to 2 (dice of Barbarian)"]


@rule("DT-CARD-04")
def test_drawing_from_nothing_is_told() -> None:
    duel = Bout(barbarian(hand=["double-up"], deck=[]), pyromancer()).play("play:double-up")
    assert told(duel, "draw", "shuffles") == ["Barbarian has no card left to draw"]


@rule("DT-TARGET-02")
def test_a_target_is_not_called_attacked_where_there_is_no_attack() -> None:
    """Jugulate deals no damage: it has a target, but it is no attack."""
    game = Melee("king", ninja(upgrades=["shadewalk-2"]), monk(), barbarian()).attack("jugulate", 6, 6, 6, 1, 1)
    scene = game.until("Targeting.choose").match.scene(0)
    assert scene.prompt.text == "Who is the target?"
    game.play("player:3")
    assert told(game, "target") == ["Barbarian is the target of Ninja"]
