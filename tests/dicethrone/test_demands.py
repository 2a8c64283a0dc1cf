"""What there is on the table of what cards need, position by position."""

from __future__ import annotations

import pytest

from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.choices.requirements import ATTEMPTS, DAMAGE, DICE, STATUS, met, reason
from tests.dicethrone.scenario import BARBARIAN, PYROMANCER, TRIAL, Bout, barbarian, pyromancer

rule = pytest.mark.rule

NAMES = {
    getattr(vocabulary, name): name
    for name in (
        "ANY_DICE", "OWN_DICE", "OTHER_DICE", "TWO_DICE", "OFFENSE_DICE", "DEFENSE_DICE", "ATTACK", "GROWING_ATTACK",
        "INCOMING_DAMAGE", "ANY_STATUS", "OWN_STATUS", "MOVABLE_STATUS",
    )
}  # fmt: skip

SMACK = (1, 1, 1, 5, 6)


def there(duel: Bout, seat: int, wanted: int) -> set[str]:
    """The names of what the seat finds when it looks for this."""
    found = met(duel.table, seat, wanted)
    return {name for bit, name in NAMES.items() if found & bit}


@rule("DT-ABILITY-02", "DT-NAMED-02")
def test_without_a_roll_there_are_no_dice() -> None:
    assert there(Bout(barbarian(), pyromancer()), BARBARIAN, DICE | ATTEMPTS) == set()


@rule("DT-ABILITY-02", "DT-NAMED-02", "DT-OFFENSE-01")
@pytest.mark.parametrize(("seat", "whose"), [(BARBARIAN, "OWN_DICE"), (PYROMANCER, "OTHER_DICE")])
def test_dice_of_an_offensive_roll_are_ones_own_or_anothers(seat: int, whose: str) -> None:
    duel = Bout(barbarian(), pyromancer(hand=["tip-it"])).roll(*SMACK)
    for wanted in (DICE, ATTEMPTS):
        assert there(duel, seat, wanted) == {"ANY_DICE", "TWO_DICE", "OFFENSE_DICE", whose}


@rule("DT-ABILITY-02", "DT-NAMED-02", "DT-DEFENSE-05")
@pytest.mark.parametrize(("seat", "whose"), [(BARBARIAN, "OTHER_DICE"), (PYROMANCER, "OWN_DICE")])
def test_dice_of_a_defensive_roll_are_the_defenders(seat: int, whose: str) -> None:
    duel = Bout(barbarian(), pyromancer(hand=["tip-it"])).any_dice().attack("smack", *SMACK).until("DefensiveRoll.choose_ability")
    duel.play("defend:molten-armor")
    assert there(duel, seat, DICE) == {"ANY_DICE", "TWO_DICE", "DEFENSE_DICE", whose}


@rule("DT-ABILITY-02", "DT-ABILITY-08")
@pytest.mark.parametrize(
    ("upgrades", "ability", "dice", "more"),
    [([], "pyroblast", (1,), set()), (["pyroblast-2"], "pyroblast-2", (1, 4), {"TWO_DICE"})],
)
def test_dice_that_a_text_rolls_are_no_roll_attempt(
    upgrades: list[str], ability: str, dice: tuple[int, ...], more: set[str]
) -> None:
    duel = Bout(pyromancer(hand=["tip-it"], upgrades=upgrades), barbarian()).attack(ability, 1, 2, 3, 6, 4, *dice)
    duel.until("DT-WINDOW-09")
    assert there(duel, 0, DICE | ATTEMPTS) == {"ANY_DICE", "OWN_DICE"} | more


@rule("DT-ABILITY-02", "DT-NAMED-02")
@pytest.mark.parametrize("window", ["DT-WINDOW-11", "DT-WINDOW-13", "DT-WINDOW-15"])
def test_dice_that_have_been_used_are_no_longer_there(window: str) -> None:
    duel = Bout(barbarian(hand=["getting-paid"]), pyromancer()).any_dice().attack("smack", *SMACK)
    while duel.rule != window:
        duel.play("defend:molten-armor" if "defend:molten-armor" in duel.keys else "pass")
    assert there(duel, BARBARIAN, DICE) == there(duel, PYROMANCER, DICE) == set()


@rule("DT-MODIFIER-04", "DT-DAMAGE-01")
def test_without_an_attack_there_is_no_damage() -> None:
    duel = Bout(barbarian(), pyromancer(hand=["tip-it"]))
    assert there(duel, BARBARIAN, DAMAGE) == set()
    assert there(duel.roll(*SMACK), BARBARIAN, DAMAGE) == set()


@rule("DT-MODIFIER-04", "DT-DAMAGE-04", "DT-DAMAGE-05")
def test_an_attack_is_its_makers_and_its_damage_everybodys() -> None:
    duel = Bout(barbarian(hand=["getting-paid"]), pyromancer()).attack("smack", *SMACK).until("DT-WINDOW-13")
    assert there(duel, BARBARIAN, DAMAGE) == {"ATTACK", "GROWING_ATTACK", "INCOMING_DAMAGE"}
    assert there(duel, PYROMANCER, DAMAGE) == {"INCOMING_DAMAGE"}


@rule("DT-DAMAGE-05", "DT-DAMAGE-09")
def test_pure_damage_is_an_attack_that_does_not_grow() -> None:
    side = barbarian(hand=["getting-paid"], upgrades=["trial:pure-blow"])
    duel = Bout(side, pyromancer(), packs=TRIAL).attack("trial:pure-blow", 1, 2, 3, 4, 4).until("DT-WINDOW-13", "DT-WINDOW-15")
    assert there(duel, BARBARIAN, DAMAGE) == {"ATTACK", "INCOMING_DAMAGE"}


@rule("DT-DAMAGE-04", "DT-DAMAGE-11")
def test_ultimate_damage_grows_and_cannot_be_avoided() -> None:
    duel = Bout(barbarian(hand=["get-some"]), pyromancer()).attack("rage", 6, 6, 6, 6, 6).until("DT-WINDOW-13", "DT-WINDOW-15")
    assert there(duel, BARBARIAN, DAMAGE) == {"ATTACK", "GROWING_ATTACK"}
    assert reason(duel.table, vocabulary.INCOMING_DAMAGE).rule == "DT-DAMAGE-11"


@rule("DT-DAMAGE-01", "DT-DAMAGE-11")
def test_where_nothing_comes_in_that_is_the_reason() -> None:
    duel = Bout(barbarian(), pyromancer(hand=["tip-it"]))
    assert reason(duel.table, vocabulary.INCOMING_DAMAGE).rule == "DT-DAMAGE-01"
    assert reason(duel.roll(*SMACK).table, vocabulary.INCOMING_DAMAGE).rule == "DT-DAMAGE-01"


@rule("DT-STATUS-08", "DT-STATUS-14")
@pytest.mark.parametrize(
    ("mine", "theirs", "found"),
    [
        ({}, {}, set()),
        ({"burn": 1}, {}, {"ANY_STATUS", "OWN_STATUS", "MOVABLE_STATUS"}),
        ({}, {"burn": 1}, {"ANY_STATUS", "MOVABLE_STATUS"}),
        ({"burn": 1}, {"burn": 1}, {"ANY_STATUS", "OWN_STATUS"}),
        ({"fire-mastery": 4}, {"fire-mastery": 5}, {"ANY_STATUS", "OWN_STATUS", "MOVABLE_STATUS"}),
    ],
)
def test_tokens_are_there_ones_own_and_such_that_fit_elsewhere(
    mine: dict[str, int], theirs: dict[str, int], found: set[str]
) -> None:
    duel = Bout(barbarian(tokens=mine), pyromancer(tokens=theirs))
    assert there(duel, BARBARIAN, STATUS) == found


@rule("DT-ABILITY-02", "DT-STATUS-08")
def test_what_is_not_wanted_is_not_looked_for() -> None:
    duel = Bout(barbarian(tokens={"burn": 1}), pyromancer(hand=["tip-it"])).roll(*SMACK)
    assert there(duel, BARBARIAN, STATUS) == {"ANY_STATUS", "OWN_STATUS", "MOVABLE_STATUS"}
    assert there(duel, BARBARIAN, DAMAGE) == set()
    assert met(duel.table, BARBARIAN, 0) == 0


@rule("DT-STATUS-08")
def test_a_card_for_ones_own_tokens_leaves_the_opponents_alone() -> None:
    mine = Bout(barbarian(hand=["trial:shaken-off"], tokens={"burn": 1}), pyromancer(), packs=TRIAL)
    assert mine.play("play:trial:shaken-off").tokens(BARBARIAN) == {}
    theirs = Bout(barbarian(hand=["trial:shaken-off"]), pyromancer(tokens={"burn": 1}), packs=TRIAL)
    assert theirs.why_no_card(BARBARIAN, "trial:shaken-off") == "DT-STATUS-08"


@rule("DT-ABILITY-02", "DT-DAMAGE-01", "DT-STATUS-08")
def test_what_one_card_finds_is_of_no_use_to_another() -> None:
    """Damage is incoming, but no dice lie there and no tokens: only Not This Time! can be played."""
    hand = ["not-this-time", "tip-it", "buh-bye"]
    duel = Bout(barbarian(), pyromancer(hand=hand)).attack("smack", *SMACK).until("DT-WINDOW-13")
    assert duel.keys == ["play:not-this-time", "pass"]
