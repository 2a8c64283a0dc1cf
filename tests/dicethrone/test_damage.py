"""The five types of damage, and attack modifiers."""

from __future__ import annotations

from typing import Any

import pytest

from pionek.core.text.phrasebook import plain
from pionek.games.dicethrone.language.damage_verbs import Damage
from tests.dicethrone.scenario import TRIAL, Bout, Side, barbarian, pyromancer

rule = pytest.mark.rule

SAVED = pyromancer(hand=["not-this-time"])


def attacked(ability: str, *dice: int, upgrade: str = "", mine: list[str] | None = None, other: Side = SAVED) -> Bout:
    side = barbarian(hand=mine or [], upgrades=[upgrade] if upgrade else [], cp=5)
    return Bout(side, other, packs=TRIAL).attack(ability, *dice)


def asked_to_defend(duel: Bout) -> bool:
    """Whether the question comes before the attack is over."""
    duel.any_dice()
    while not duel.over and duel.asked not in ("Main.act", "OffensiveRoll.keep"):
        if "stand" in duel.keys:
            return True
        duel.idle()
    return False


def enhanced(ability: str, *dice: int, upgrade: str = "") -> int:
    """The damage when Get Some! is played with three Swords."""
    duel = attacked(ability, *dice, upgrade=upgrade, mine=["get-some"], other=pyromancer())
    while "play:get-some" not in duel.keys:
        duel.play("pass")
    return 50 - duel.dice(1, 1, 1, 6, 6).any_dice().play("play:get-some").settle().health(1)


def avoided(duel: Bout) -> int:
    """The damage when Not This Time! is played."""
    while "play:not-this-time" not in duel.keys:
        duel.play("pass")
    return 50 - duel.play("play:not-this-time", "player:2").settle().health(1)


@rule("DT-DAMAGE-01")
def test_damage_is_incoming_before_it_is_dealt() -> None:
    duel = attacked("smack", 1, 1, 1, 5, 6)
    assert (duel.incoming(1), duel.health(1)) == (4, 50)
    duel.settle()
    assert (duel.incoming(1), duel.health(1)) == (0, 46)


@rule("DT-DAMAGE-02")
def test_there_are_five_types_of_damage() -> None:
    kinds: Any = next(field.kind for field in Damage.fields if field.name == "type")
    assert list(kinds.words) == ["normal", "undefendable", "pure", "collateral", "ultimate"]


@rule("DT-DAMAGE-03")
def test_only_damage_of_an_opponents_offensive_ability_is_defended_against() -> None:
    duel = attacked("smack", 1, 1, 1, 5, 6, other=pyromancer())
    assert duel.keys == ["defend:molten-armor", "stand"]
    duel.dice(1, 1, 1, 1, 1).play("defend:molten-armor")
    assert duel.asked == "Main.act"
    assert (duel.health(0), duel.health(1)) == (45, 46)


@rule("DT-DAMAGE-04")
def test_avoidable_damage_is_reduced_by_cards_also_when_a_defence_deals_it() -> None:
    side = barbarian(hand=["not-this-time"])
    duel = Bout(side, pyromancer()).attack("smack", 1, 1, 1, 5, 6).quiet().dice(1, 1, 1, 1, 1)
    duel.play("defend:molten-armor", "play:not-this-time", "player:1")
    assert (duel.health(0), duel.health(1)) == (50, 46)


@rule("DT-DAMAGE-05")
@pytest.mark.parametrize(
    ("ability", "dice", "upgrade", "damage", "more"),
    [("smack", (1, 1, 2, 2, 3), None, 8, 3), ("trial:pure-blow", (1, 2, 3, 4, 4), "trial:pure-blow", 8, 0), ("rage", (6, 6, 6, 6, 6), None, 15, 3)],
)
def test_what_is_enhanceable_grows_by_attack_modifiers(ability: str, dice: tuple[int, ...], upgrade: str | None, damage: int, more: int) -> None:
    assert enhanced(ability, *dice, **({"upgrade": upgrade} if upgrade else {})) == damage + more


@rule("DT-DAMAGE-07")
def test_normal_damage_is_defendable_avoidable_and_enhanceable() -> None:
    assert asked_to_defend(attacked("smack", 1, 1, 2, 2, 3))
    assert avoided(attacked("smack", 1, 1, 2, 2, 3)) == 8 - 6
    assert enhanced("smack", 1, 1, 2, 2, 3) == 8 + 3


@rule("DT-KEY-11")
def test_undefendable_damage_can_be_avoided_and_enhanced() -> None:
    two = "mighty-blow-2"
    assert avoided(attacked(two, 1, 2, 3, 4, 4, upgrade=two)) == 8 - 6
    assert enhanced(two, 1, 2, 3, 4, 4, upgrade=two) == 8 + 3


@rule("DT-DAMAGE-08")
def test_undefendable_damage_is_not_defendable_but_avoidable_and_enhanceable() -> None:
    two = "mighty-blow-2"
    assert not asked_to_defend(attacked(two, 1, 2, 3, 4, 4, upgrade=two))
    assert avoided(attacked(two, 1, 2, 3, 4, 4, upgrade=two)) == 8 - 6
    assert enhanced(two, 1, 2, 3, 4, 4, upgrade=two) == 8 + 3


@rule("DT-DAMAGE-08")
def test_an_attack_made_undefendable_beforehand_is_not_defended_against() -> None:
    trial = "trial:open-secret"
    assert not asked_to_defend(attacked(trial, 1, 2, 3, 6, 6, upgrade=trial))


@rule("DT-KEY-12")
def test_pure_damage_can_be_avoided_and_not_enhanced() -> None:
    pure = "trial:pure-blow"
    assert avoided(attacked(pure, 1, 2, 3, 4, 4, upgrade=pure)) == 8 - 6
    assert enhanced(pure, 1, 2, 3, 4, 4, upgrade=pure) == 8


@rule("DT-DAMAGE-12")
def test_pure_collateral_and_ultimate_damage_are_undefendable() -> None:
    assert not asked_to_defend(attacked("trial:pure-blow", 1, 2, 3, 4, 4, upgrade="trial:pure-blow"))
    assert not asked_to_defend(Bout(pyromancer(), barbarian()).attack("burning-soul", 5, 5, 5, 5, 5))
    assert not asked_to_defend(attacked("rage", 6, 6, 6, 6, 6, mine=["get-some"]))


@rule("DT-DAMAGE-09")
def test_pure_damage_is_neither_defendable_nor_enhanceable_but_avoidable() -> None:
    pure = "trial:pure-blow"
    assert not asked_to_defend(attacked(pure, 1, 2, 3, 4, 4, upgrade=pure))
    assert avoided(attacked(pure, 1, 2, 3, 4, 4, upgrade=pure)) == 8 - 6
    assert enhanced(pure, 1, 2, 3, 4, 4, upgrade=pure) == 8


@rule("DT-DAMAGE-10")
def test_collateral_damage_is_no_attack_but_avoidable() -> None:
    """Burning Soul with five Fiery Souls: 5 to every opponent."""
    pyro = pyromancer(hand=["huzzah"])
    duel = Bout(pyro, barbarian(hand=["not-this-time"])).attack("burning-soul", 5, 5, 5, 5, 5)
    assert duel.why_no_card(0, "huzzah") == "DT-MODIFIER-04"
    assert duel.keys == ["play:not-this-time", "pass"]
    spared = duel.match.clone()
    assert not asked_to_defend(duel)
    assert duel.health(1) == 45
    spared.play("play:not-this-time")
    spared.play("player:2")
    assert spared.table.players[1].health == 50  # type: ignore[attr-defined]


@rule("DT-DAMAGE-15")
def test_the_damage_of_an_ultimate_is_ultimate_damage() -> None:
    assert any("15 ultimate damage" in line for line in attacked("rage", 6, 6, 6, 6, 6, mine=["get-some"]).log())


@rule("DT-DAMAGE-11")
def test_ultimate_damage_is_neither_defendable_nor_avoidable_but_enhanceable() -> None:
    duel = attacked("rage", 6, 6, 6, 6, 6, mine=["get-some"])
    assert duel.keys == ["play:get-some", "pass"]
    assert duel.why_no_card(1, "not-this-time") == "DT-ULT-04"
    assert not asked_to_defend(duel)
    assert duel.health(1) == 35
    assert enhanced("rage", 6, 6, 6, 6, 6) == 15 + 3


@rule("DT-DAMAGE-16")
@pytest.mark.parametrize(
    ("ability", "text"),
    [
        ("mighty-blow", ": deal 9 damage."),
        ("mighty-blow-2", "deal 8 undefendable damage."),
        ("trial:pure-blow", "deal 8 pure damage."),
        ("burning-soul", "collateral damage"),
        ("rage", "deal 15 ultimate damage."),
    ],
)
def test_the_text_names_every_type_but_normal(ability: str, text: str) -> None:
    content: Any = Bout(barbarian(), pyromancer(), packs=TRIAL).content
    assert text in plain(content.text_of("ability", content.find("ability", ability), "en"))


# Attack modifiers


@rule("DT-MODIFIER-01", "DT-MODIFIER-04")
@pytest.mark.parametrize("card", ["red-hot", "huzzah"])
def test_what_changes_an_attack_is_a_modifier_and_needs_one(card: str) -> None:
    pyro = pyromancer(hand=[card, "six-it"], tokens={"fire-mastery": 2})
    duel = Bout(pyro, barbarian()).roll(1, 1, 1, 4, 6)
    assert duel.why_no_card(0, card) == "DT-MODIFIER-04"
    duel.quiet().play("reroll:none").quiet().play("announce:fireball")
    assert duel.why_no_card(0, card) == "DT-MODIFIER-04"
    duel.play("pass")
    assert duel.keys == [f"play:{card}", "pass"]


@rule("DT-MODIFIER-04")
def test_without_damage_to_an_opponent_there_is_no_attack_to_modify() -> None:
    duel = Bout(barbarian(hand=["get-some"]), pyromancer()).attack("fortitude", 4, 4, 4, 1, 6)
    assert duel.asked == "Main.act"
    pyro = pyromancer(hand=["huzzah"])
    duel = Bout(pyro, barbarian()).attack("combustion", 1, 4, 5, 6, 6).play("number:0")
    assert duel.asked == "Main.act"


@rule("DT-MODIFIER-04")
def test_the_defender_has_no_attack_to_modify() -> None:
    duel = attacked("smack", 1, 1, 1, 5, 6, other=pyromancer(hand=["huzzah", "not-this-time"]))
    assert duel.keys == ["play:not-this-time", "pass"]
    assert duel.why_no_card(1, "huzzah") == "DT-MODIFIER-04"


@rule("DT-DEFAB-01")
def test_the_attacker_has_nothing_to_defend_himself_against() -> None:
    guard = attacked("smack", 1, 1, 1, 5, 6).refusal(0, "ability", "thick-skin")
    assert guard is not None
    assert guard.rule == "DT-DEFAB-01"


@rule("DT-MODIFIER-02")
def test_modifiers_are_played_before_or_after_the_defence() -> None:
    before = attacked("smack", 1, 1, 1, 5, 6, mine=["get-some"], other=pyromancer())
    assert before.dice(1, 1, 1, 1, 1).play("play:get-some").incoming(1) == 9
    after = attacked("smack", 1, 1, 1, 5, 6, mine=["get-some"], other=pyromancer())
    after.quiet().dice(6, 6, 6, 6, 6).play("defend:molten-armor")
    assert after.dice(1, 1, 1, 1, 1).play("play:get-some").settle().health(1) == 50 - 9


@rule("DT-MODIFIER-03")
def test_added_damage_has_the_type_of_the_attack() -> None:
    duel = attacked("crit-bash", 6, 6, 6, 6, 1, mine=["get-some", "feelin-good"], other=pyromancer())
    while "play:get-some" not in duel.keys:
        duel.play("pass")
    duel.dice(1, 1, 1, 1, 1).play("play:get-some")
    counter: Any = next(thing for thing in duel.match.scene(0).things[1].things if thing.id == "incoming:1")
    assert [(share.amount, share.source) for share in counter.shares] == [(10, "Crit Bash, undefendable damage")]
    assert not asked_to_defend(duel)
    assert duel.health(1) == 50 - 5 - 5


@rule("DT-MODIFIER-05")
def test_nothing_but_collateral_damage_cannot_be_modified() -> None:
    pyro = pyromancer(hand=["red-hot", "huzzah"], tokens={"fire-mastery": 1})
    duel = Bout(pyro, barbarian()).attack("burning-soul", 5, 5, 1, 2, 4)
    assert duel.asked == "Main.act"
    assert duel.health(1) == 48


@rule("DT-MODIFIER-06")
def test_red_hot_raises_the_undefendable_part_of_meteorite_and_not_the_collateral_part() -> None:
    duel = Bout(pyromancer(hand=["red-hot"]), barbarian()).any_dice().attack("meteorite", 6, 6, 6, 6, 1)
    while "play:red-hot" not in duel.keys:
        duel.play("pass")
    duel.play("play:red-hot")
    assert duel.health(1) == 50 - (2 + 2) - 2


@rule("DT-MODIFIER-06")
def test_a_modifier_adds_nothing_to_pure_damage_but_its_other_effects_happen() -> None:
    duel = attacked("trial:pure-blow", 1, 2, 3, 4, 4, upgrade="trial:pure-blow", mine=["get-some"], other=pyromancer())
    assert duel.dice(1, 1, 1, 1, 1).play("play:get-some").settle().health(1) == 42
    assert duel.tokens(1) == {"concussion": 1}
