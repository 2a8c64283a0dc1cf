"""The Defensive Roll Phase, and defensive abilities."""

from __future__ import annotations

import pytest

from pionek.games.dicethrone.model.damage import Harm
from pionek.games.dicethrone.vocabulary import NORMAL, PURE
from tests.dicethrone.scenario import BARBARIAN, PYROMANCER, Bout, DiceThroneScenario, barbarian, pyromancer

rule = pytest.mark.rule

SMACK = (1, 2, 3, 4, 4)


def attacked(**given: object) -> DiceThroneScenario:
    """The Pyromancer is attacked with Smack, 4 damage, and asked whether she defends."""
    duel = Bout(barbarian(), pyromancer(**given)).attack("smack", *SMACK)
    return duel.until("DefensiveRoll.choose_ability")


@rule("DT-DEFENSE-01")
def test_an_attack_is_followed_by_a_defence() -> None:
    assert attacked().seat == PYROMANCER
    assert Bout(barbarian(), pyromancer()).roll(*SMACK).play("reroll:none", "none").asked == "Main.act"


@rule("DT-DEFENSE-02")
def test_tokens_of_the_attack_come_before_the_defence_and_its_damage_later() -> None:
    """Pyroblast rolls a Blaze: Burn."""
    duel = Bout(pyromancer(hand=["red-hot"]), barbarian()).attack("pyroblast", 1, 2, 3, 6, 6, 4)
    duel.until("DT-WINDOW-11")
    assert duel.tokens(1) == {}
    duel.until("DT-WINDOW-13")
    assert (duel.tokens(1), duel.health(1)) == ({"burn": 1}, 50)


@rule("DT-DEFENSE-02", "DT-KEY-04")
def test_damage_behind_then_comes_after_the_token_before_it() -> None:
    """Crit Bash, "inflict Stun, then deal 5": nobody can prevent the damage before he is stunned."""
    pyro = pyromancer(hand=["not-this-time", "getting-paid"])
    duel = Bout(barbarian(hand=["get-some"]), pyro).any_dice().attack("crit-bash", 6, 6, 6, 6, 1).until("DT-WINDOW-11")
    assert (duel.seat, duel.keys, duel.incoming(PYROMANCER)) == (PYROMANCER, ["play:getting-paid", "pass"], 0)
    assert duel.why_no_card(PYROMANCER, "not-this-time") == "DT-DAMAGE-01"
    duel.until("DT-WINDOW-15")
    assert (duel.seat, duel.tokens(PYROMANCER), duel.incoming(PYROMANCER)) == (BARBARIAN, {"stun": 1}, 5)
    duel.until("OffensiveRoll.keep")
    assert (duel.match.result, duel.health(PYROMANCER)) == (None, 45)


@rule("DT-DEFENSE-02")
def test_damage_without_then_does_not_wait_for_the_token_before_it() -> None:
    """Scorch, "inflict Burn, deal 6": the damage is incoming before Burn is placed."""
    duel = Bout(pyromancer(upgrades=["hot-streak-2"], hand=["red-hot"]), barbarian()).attack("scorch", 1, 2, 4, 4, 6)
    duel.until("DT-WINDOW-11")
    assert (duel.incoming(1), duel.tokens(1)) == (6, {})


@rule("DT-DEFENSE-03")
def test_defending_is_optional() -> None:
    duel = attacked()
    assert duel.keys == ["defend:molten-armor", "stand"]
    duel.play("stand")
    assert duel.asked == "Main.act"
    assert duel.changes() == {"pyromancer health": 46}


@rule("DT-DEFENSE-05", "DT-DEFAB-04")
@pytest.mark.parametrize(("upgrades", "ability", "dice"), [([], "thick-skin", 3), (["thick-skin-2"], "thick-skin-2", 4)])
def test_the_defence_is_rolled_with_the_printed_number_of_dice(upgrades: list[str], ability: str, dice: int) -> None:
    duel = Bout(pyromancer(hand=["so-wild"]), barbarian(upgrades=upgrades)).attack("fireball", *SMACK)
    duel.until("DefensiveRoll.choose_ability").dice(*[1, 2, 3, 6][:dice]).play(f"defend:{ability}")
    assert duel.on_table() == [1, 2, 3, 6][:dice]


@rule("DT-DEFAB-05")
def test_the_defence_is_rolled_once_only() -> None:
    duel = Bout(barbarian(hand=["so-wild"]), pyromancer()).attack("smack", *SMACK).until("DefensiveRoll.choose_ability")
    duel.dice(1, 1, 1, 1, 1).play("defend:molten-armor")
    refused = duel.refusal(PYROMANCER, "ability", "molten-armor")
    assert refused is not None
    assert refused.rule == "DT-DEFAB-05"
    assert duel.play("pass").asked == "Main.act"
    assert duel.health(BARBARIAN) == 45


@rule("DT-DEFAB-05", "DT-DEFENSE-05")
def test_a_card_can_give_the_defence_another_attempt() -> None:
    duel = attacked(hand=["better-d"]).dice(6, 6, 6, 6, 6).play("defend:molten-armor")
    assert duel.play("play:better-d").asked == "DefensiveRoll.roll_again"
    assert len(duel.keys) == 32
    duel.dice(1, 1).play("reroll:1,2")
    assert duel.asked == "Main.act"
    assert duel.health(BARBARIAN) == 48


@rule("DT-DEFENSE-06")
def test_tokens_of_the_defence_come_at_once_and_its_damage_later() -> None:
    duel = attacked(hand=["getting-paid"]).dice(5, 5, 1, 1, 1).play("defend:molten-armor").until("DT-WINDOW-15")
    assert duel.tokens(PYROMANCER) == {"fire-mastery": 2}
    assert (duel.health(BARBARIAN), duel.incoming(BARBARIAN)) == (50, 3)
    assert duel.play("pass").health(BARBARIAN) == 47


@rule("DT-DEFENSE-06")
def test_healing_of_the_defence_waits() -> None:
    duel = Bout(pyromancer(), barbarian(hand=["getting-paid"])).attack("fireball", *SMACK)
    duel.until("DefensiveRoll.choose_ability").dice(4, 4, 1).play("defend:thick-skin").until("DT-WINDOW-15")
    assert duel.health(1) == 50
    assert duel.play("pass").health(1) == 50 - 4 + 4


@rule("DT-DEFENSE-07", "DT-WINDOW-15")
def test_the_last_chance_is_after_the_results_of_the_defence() -> None:
    duel = Bout(barbarian(hand=["get-some"]), pyromancer(hand=["not-this-time"])).attack("smack", *SMACK)
    duel.until("DefensiveRoll.choose_ability").dice(6, 6, 6, 6, 6).play("defend:molten-armor").until("DT-WINDOW-15")
    assert (duel.seat, duel.keys) == (BARBARIAN, ["play:get-some", "pass"])
    duel.play("pass")
    assert (duel.seat, duel.keys) == (PYROMANCER, ["play:not-this-time", "pass"])
    duel.dice(1, 1, 1, 1, 1).play("play:not-this-time", "player:2")
    assert (duel.rule, duel.seat) == ("DT-WINDOW-15", BARBARIAN)
    duel.play("play:get-some")
    assert duel.asked == "Main.act"
    assert duel.health(PYROMANCER) == 50 - (4 - 6 + 5)
    assert duel.why_no_card(BARBARIAN, "get-some") == "DT-ACTION-01"


@rule("DT-DEFENSE-07", "DT-FINAL-01")
@pytest.mark.parametrize(
    ("ability", "dice", "prevented", "offered"),
    [
        ("smack", (1, 1, 2, 2, 3), False, True),
        ("smack", (1, 1, 2, 2, 6), False, False),
        ("mighty-blow", (1, 2, 3, 4, 4), True, False),
    ],
)
def test_only_a_card_for_damage_dealt_is_played_after_the_last_chance(
    ability: str, dice: tuple[int, ...], prevented: bool, offered: bool
) -> None:
    """Head Bash! asks for 8 damage that was dealt: 8 will do, 6 will not, nor 9 of which 6 were prevented."""
    duel = Bout(barbarian(hand=["head-bash", "getting-paid"]), pyromancer(hand=["not-this-time"]))
    duel.attack(ability, *dice).until("DT-WINDOW-15")
    assert duel.keys == ["play:getting-paid", "pass"]
    duel.play("pass", *(["play:not-this-time", "player:2", "pass"] if prevented else ["pass"]))
    assert (duel.keys == ["play:head-bash", "pass"]) == offered
    assert (duel.asked == "Main.act") != offered


@rule("DT-DEFENSE-08")
@pytest.mark.parametrize(("prevented", "health"), [(False, 46), (True, 50)])
def test_what_is_prevented_is_taken_off_the_damage_of_its_victim_only(prevented: bool, health: int) -> None:
    duel = Bout(barbarian(hand=["not-this-time"]), pyromancer(), first=PYROMANCER).attack("fireball", *SMACK)
    duel.until("DefensiveRoll.choose_ability").play("stand")
    duel.play(*(["play:not-this-time", "player:1"] if prevented else ["pass"]))
    assert (duel.health(BARBARIAN), duel.health(PYROMANCER)) == (health, 50)


@rule("DT-DEFENSE-08")
def test_damage_that_the_attacker_brings_upon_himself_is_part_of_it() -> None:
    duel = Bout(barbarian(), pyromancer()).strike("reckless", 1, 2, 3, 4, 5)
    assert duel.changes() == {"barbarian health": 46, "pyromancer health": 35}


@rule("DT-DEFENSE-08")
@pytest.mark.parametrize(("health", "after"), [(58, 60), (59, 60), (60, 60)])
def test_damage_and_healing_are_applied_at_the_same_time(health: int, after: int) -> None:
    """4 damage and 6 healing: healed first, 60 would end at 56."""
    duel = Bout(pyromancer(), barbarian(health=health)).attack("fireball", *SMACK)
    duel.dice(4, 4, 5).play("defend:thick-skin")
    assert duel.health(1) == after


@rule("DT-DEFENSE-09")
def test_without_an_attack_nobody_defends() -> None:
    """Fortitude only heals."""
    duel = Bout(barbarian(), pyromancer()).attack("fortitude", 4, 4, 5, 1, 6)
    assert (duel.asked, duel.deeds("defended", "not-defended")) == ("Main.act", [])


@rule("DT-DEFAB-01", "DT-DEFENSE-02")
def test_an_ability_without_damage_is_not_defended_against() -> None:
    """Meteoroid only places tokens."""
    duel = Bout(pyromancer(upgrades=["meteorite-2"], hand=["getting-paid"]), barbarian())
    duel.attack("meteoroid", 6, 6, 6, 1, 4).until("DT-WINDOW-15")
    assert duel.tokens(1) == {"knockdown": 1, "burn": 1, "stun": 1}
    refused = duel.refusal(1, "ability", "thick-skin")
    assert refused is not None
    assert refused.rule == "DT-DEFAB-01"


@rule("DT-DEFENSE-10")
def test_against_undefendable_damage_only_the_defence_falls_away() -> None:
    """Crit Smash: Concussion comes, the last chance comes, the damage comes; no roll is offered."""
    duel = Bout(barbarian(upgrades=["crit-bash-2"]), pyromancer(hand=["not-this-time"])).attack("crit-smash", 6, 6, 6, 1, 4)
    moments = []
    while duel.asked != "Main.act":
        moments.append((duel.asked, duel.rule, duel.tokens(PYROMANCER)))
        duel.play("pass")
    concussed = {"concussion": 1}
    assert moments == [("Window.ask", "DT-WINDOW-15", concussed)]
    assert duel.health(PYROMANCER) == 48


@rule("DT-DEFAB-01")
def test_without_an_attack_there_is_nothing_to_defend_against() -> None:
    duel = Bout(barbarian(), pyromancer())
    for seat, ability in ((BARBARIAN, "thick-skin"), (PYROMANCER, "molten-armor")):
        refused = duel.refusal(seat, "ability", ability)
        assert refused is not None
        assert refused.rule == "DT-DEFAB-01"


@rule("DT-DEFAB-03", "DT-DEFENSE-03")
@pytest.mark.parametrize(
    ("first", "ability", "dice", "moment", "refusal"),
    [
        (BARBARIAN, "sturdy-blow", (1, 2, 4, 6, 6), "DT-WINDOW-15", "DT-DEFAB-03"),
        (PYROMANCER, "burning-soul", (5, 5, 1, 2, 4), "DT-WINDOW-11", "DT-DEFAB-01"),
        (PYROMANCER, "scorch-the-earth", (6, 6, 6, 6, 6), "DT-WINDOW-15", "DT-DEFAB-03"),
    ],
)
def test_no_defence_against_undefendable_collateral_and_ultimate_damage(
    first: int, ability: str, dice: tuple[int, ...], moment: str, refusal: str
) -> None:
    duel = Bout(barbarian(hand=["getting-paid"]), pyromancer(hand=["getting-paid"]), first=first)
    duel.attack(ability, *dice).until(moment)
    refused = duel.refusal(1 - first, "ability", ("thick-skin", "molten-armor")[1 - first])
    assert refused is not None
    assert refused.rule == refusal
    assert duel.until("DefensiveRoll.choose_ability", "Main.act").asked == "Main.act"


@rule("DT-DEFAB-03")
def test_pure_damage_is_not_defendable_and_normal_damage_is() -> None:
    assert not Harm(0, PURE, 5, attack=True, firm=False).defendable()
    assert Harm(0, NORMAL, 5, attack=True, firm=False).defendable()


@rule("DT-DEFENSE-08")
@pytest.mark.parametrize("first", [0, 1])
def test_what_the_attacker_takes_himself_comes_in_the_same_step(first: int) -> None:
    """Reckless: 15, and 4 for the Barbarian if anything gets through; from either seat."""
    sides = (barbarian(), pyromancer()) if first == 0 else (pyromancer(), barbarian())
    duel = Bout(*sides, first=first).strike("reckless", 1, 2, 3, 4, 5)
    assert (duel.health(first), duel.health(1 - first)) == (46, 35)
    assert duel.deeds("hurt") == sorted([("hurt", first, 4), ("hurt", 1 - first, 15)], key=lambda each: each[1])


@rule("DT-DEFENSE-01")
def test_without_an_attack_and_without_aimed_effects_there_is_no_defensive_roll_phase() -> None:
    duel = Bout(barbarian(), pyromancer(hand=["getting-paid"])).attack("fortitude", 4, 4, 4, 1, 6)
    windows = []
    while duel.asked != "Main.act":
        windows.append(duel.rule)
        duel.idle()
    assert windows == ["DT-WINDOW-08", "DT-WINDOW-11"]
