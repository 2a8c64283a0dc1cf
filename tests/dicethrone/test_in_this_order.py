"""Texts in which one thing follows another: each begins anew, and only what can be had is offered; with the trial pack."""

from __future__ import annotations

import pytest

from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.choices.requirements import met
from tests.dicethrone.crowd import TWO_AND_TWO, Melee, knight, miller
from tests.dicethrone.scenario import TRIAL, Bout, barbarian, ninja, paladin, pyromancer, treant

rule = pytest.mark.rule


@rule("DT-COMPANION-02", "DT-COMPANION-03", "DT-ACTION-02")
@pytest.mark.parametrize(
    ("card", "answers", "left"),
    [
        ("choosing", ("player:2",), {"seedling": 3}),
        ("growing", ("grow:seedling",), {"seedling": 2, "sapling": 1}),
        ("parting", ("take-off:seedling:1", "take-off:seedling:1"), {"seedling": 1}),
        ("parting", ("take-off:seedling:1", "done", "grow:sapling"), {"sapling": 1}),
        ("parting", ("done", "grow:sapling"), {"seedling": 1, "sapling": 1}),
    ],
)
def test_what_follows_a_choice_begins_anew(card: str, answers: tuple[str, ...], left: dict[str, int]) -> None:
    duel = Bout(treant(tokens={"seedling": 2}, hand=[f"trial:after-{card}"]), barbarian(), packs=TRIAL)
    duel.play(f"play:trial:after-{card}", *answers)
    while "grow:seedling" in duel.keys:
        duel.play("grow:seedling")
    assert (duel.quiet().asked, duel.tokens(0)) == ("Main.act", left)


@rule("DT-COMPANION-03")
@pytest.mark.parametrize(("held", "left"), [(0, 1), (1, 1), (2, 1), (3, 2)])
def test_as_many_companions_are_given_up_as_there_are(held: int, left: int) -> None:
    duel = Bout(treant(tokens={"seedling": held}, hand=["trial:after-losing"]), barbarian(), packs=TRIAL)
    duel.play("play:trial:after-losing")
    while "grow:seedling" in duel.keys:
        duel.play("grow:seedling")
    assert (duel.asked, duel.tokens(0)) == ("Main.act", {"seedling": left})


@rule("DT-STATUS-08", "DT-STATUS-14")
def test_what_follows_a_token_that_was_moved_begins_anew() -> None:
    duel = Bout(treant(tokens={"burn": 1}, hand=["trial:after-moving"]), barbarian(), packs=TRIAL)
    duel.play("play:trial:after-moving")
    assert (duel.asked, duel.tokens(0), duel.tokens(1)) == ("Main.act", {"seedling": 1}, {"burn": 1})


@rule("DT-DAMAGE-06")
def test_what_follows_two_hits_begins_anew() -> None:
    duel = Bout(treant(hand=["trial:after-hitting"]), barbarian(), packs=TRIAL)
    duel.play("play:trial:after-hitting").quiet()
    assert (duel.tokens(0), duel.health(1)) == ({"seedling": 1}, 48)


@rule("DT-ACTION-02")
def test_of_two_players_that_are_chosen_none_is_chosen_twice() -> None:
    duel = Bout(treant(tokens={"seedling": 3}, hand=["harvest"]), barbarian()).play("play:harvest")
    duel.play("take-off:seedling:1", "take-off:seedling:1", "done")
    assert duel.keys == ["player:1", "player:2", "done"]
    assert duel.play("player:1").keys == ["player:2", "done"]
    duel.play("player:2")
    assert (duel.tokens(0), duel.tokens(1)) == ({"seedling": 1, "wellspring": 1}, {"wellspring": 1})


# Companions that grow


@rule("DT-COMPANION-02")
@pytest.mark.parametrize(
    ("tokens", "told"),
    [({}, "DT-STATUS-14"), ({"dryad": 1}, "DT-STATUS-14"), ({"seedling": 1}, ""), ({"sapling": 1}, "")],
)
def test_down_pour_needs_a_companion_that_can_grow(tokens: dict[str, int], told: str) -> None:
    assert Bout(treant(tokens=tokens, hand=["down-pour"]), barbarian()).why_no_card(0, "down-pour") == told


@rule("DT-COMPANION-02")
def test_in_a_down_pour_nothing_grows_twice() -> None:
    side = treant(tokens={"seedling": 1, "sapling": 1}, hand=["trial:second-dryad", "down-pour"])
    duel = Bout(side, barbarian(), packs=TRIAL).play("play:trial:second-dryad")
    duel.quiet().play("play:down-pour")
    assert duel.keys == ["grow:sapling", "grow:dryad", "done"]
    assert duel.play("grow:sapling").keys == ["grow:dryad", "done"]
    duel.play("grow:dryad").quiet()
    assert (duel.asked, duel.tokens(0)) == ("Main.act", {"sapling": 1, "dryad": 1})


# Adding to attacks, and making them undefendable


@rule("DT-MODIFIER-04", "DT-DAMAGE-08")
def test_without_an_attack_nothing_can_be_added_to_it() -> None:
    duel = Bout(barbarian(hand=["trial:idle-choice"]), pyromancer(), packs=TRIAL).play("play:trial:idle-choice")
    assert duel.keys == ["choose:3", "choose:4"]


@rule("DT-MODIFIER-06")
@pytest.mark.parametrize(
    ("upgrades", "ability", "dice", "gained"),
    [([], "smack", (1, 1, 1, 5, 6), 2), (["trial:pure-blow"], "trial:pure-blow", (1, 2, 3, 4, 4), 0)],
)
def test_to_pure_damage_nothing_is_added(upgrades: list[str], ability: str, dice: tuple[int, ...], gained: int) -> None:
    side = barbarian(upgrades=upgrades, hand=["trial:vain-boast"])
    duel = Bout(side, pyromancer(), packs=TRIAL).attack(ability, *dice).until("DT-WINDOW-13", "DT-WINDOW-15").play("play:trial:vain-boast")
    assert duel.cp(0) == 2 + gained


@rule("DT-WINDOW-11", "DT-DAMAGE-08", "DT-MODIFIER-06")
@pytest.mark.parametrize("first", [0, 1])
def test_ninjutsu_makes_an_attack_undefendable_until_the_defence_is_rolled(first: int) -> None:
    for window, keys in (("DT-WINDOW-13", ["choose:1", "choose:2", "choose:3"]), ("DT-WINDOW-15", ["choose:1", "choose:2"])):
        sides = [ninja(tokens={"ninjutsu": 1}), barbarian()]
        duel = Bout(sides[first], sides[1 - first], first=first).any_dice().attack("slash", 1, 1, 1, 4, 6)
        while duel.rule != window:
            duel.play("defend:thick-skin") if "defend:thick-skin" in duel.keys else duel.idle()
        assert duel.dice(6).play("spend:ninjutsu").keys == keys


@rule("DT-WINDOW-11", "DT-DAMAGE-08")
@pytest.mark.parametrize(
    ("ability", "dice", "offered"), [("in-this-order", (6, 6, 6, 1, 4), True), ("open-order", (5, 5, 1, 2, 4), False)]
)
def test_an_attack_whose_damage_is_to_come_is_made_undefendable_once(ability: str, dice: tuple[int, ...], offered: bool) -> None:
    side = pyromancer(upgrades=["trial:inner-fire"], tokens={"accuracy": 1}, hand=["getting-paid"])
    duel = Bout(side, barbarian(), packs=TRIAL).attack(f"trial:{ability}", *dice).until("DT-WINDOW-11")
    assert ("spend:accuracy" in duel.keys) == offered


@rule("DT-NAMED-05", "DT-PALA-12")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(("what", "dice", "offered"), [("blow", (1, 1, 1, 4, 6), True), ("taint", TWO_AND_TWO, False)])
def test_an_ability_without_damage_is_no_attack_to_take_revenge_for(
    first: int, what: str, dice: tuple[int, ...], offered: bool
) -> None:
    sides = [knight(tokens={"retribution": 1}), miller(tokens={"retribution": 1})]
    duel = Melee("duel", *sides, first=first).use(what, dice).until("DT-WINDOW-13", "Main.act")
    assert ("spend:retribution" in duel.keys) == offered


@rule("DT-WINDOW-11", "DT-DAMAGE-04")
def test_what_no_card_wants_is_not_looked_for() -> None:
    duel = Bout(barbarian(hand=["getting-paid"]), paladin(hand=["getting-paid"])).attack("smack", 1, 1, 1, 5, 6)
    duel.until("DT-WINDOW-11")
    assert met(duel.table, 0, vocabulary.DEFENDABLE_ATTACK) & vocabulary.DEFENDABLE_ATTACK
    assert not met(duel.table, 0, vocabulary.ATTACK) & vocabulary.DEFENDABLE_ATTACK
    duel.until("DT-WINDOW-13")
    assert met(duel.table, 1, vocabulary.OWN_INCOMING) & vocabulary.OWN_INCOMING
    assert not met(duel.table, 1, vocabulary.INCOMING_DAMAGE) & vocabulary.OWN_INCOMING


@rule("DT-DEFENSE-05", "DT-DEFAB-05")
def test_an_attempt_given_to_a_defender_is_made_with_the_dice_of_his_defence() -> None:
    duel = Bout(barbarian(hand=["better-d"]), pyromancer(), first=1).any_dice().attack("fireball", 1, 1, 1, 4, 6)
    duel.until("DefensiveRoll.choose_ability").play("defend:thick-skin").until("DT-WINDOW-14").play("play:better-d")
    assert len(duel.until("DefensiveRoll.roll_again").on_table()) == 3
    assert (len(duel.keys), duel.keys[-1]) == (8, "reroll:1,2,3")
