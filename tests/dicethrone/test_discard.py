"""The Discard Phase."""

from __future__ import annotations

import pytest

from tests.dicethrone.scenario import BARBARIAN, PYROMANCER, DiceThroneScenario, barbarian, pyromancer

rule = pytest.mark.rule

CARDS = [
    "smack-2", "smack-3", "sturdy-blow-2", "sturdy-blow-3", "fortitude-2", "overpower-2", "mighty-blow-2", "twice-as-wild"
]  # fmt: skip

PYROMANCER_CARDS = [
    "fireball-2", "burning-soul-2", "pyroblast-2", "pyroblast-3", "combustion-2", "hot-streak-2", "ignite-2"
]  # fmt: skip


def at_the_end_of_the_turn(cards: int) -> DiceThroneScenario:
    """The Barbarian has passed Main (2), holding so many cards; the Pyromancer has nothing to sell."""
    duel = DiceThroneScenario(barbarian(hand=CARDS[:cards]), pyromancer(hand=["ignite-2"], deck=[]))
    return duel.roll(1, 2, 3, 4, 4).until("Main.act").play("pass")


@rule("DT-DISCARD-01")
@pytest.mark.parametrize(("cards", "sales"), [(6, 0), (7, 1), (8, 2)])
def test_cards_are_sold_until_six_are_left_and_no_further(cards: int, sales: int) -> None:
    duel = at_the_end_of_the_turn(cards)
    for _ in range(sales):
        assert (duel.asked, duel.seat) == ("Discard.sell", BARBARIAN)
        assert all(key.startswith("sell:") for key in duel.keys)
        duel.play(duel.keys[0])
    assert (duel.asked, duel.seat) == ("Main.act", PYROMANCER)
    assert len(duel.hand(BARBARIAN)) == 6


@rule("DT-CARD-05")
@pytest.mark.parametrize("cards", [5, 6, 7, 9])
def test_after_the_discard_phase_nobody_has_more_than_six_cards(cards: int) -> None:
    duel = at_the_end_of_the_turn(cards)
    while duel.asked == "Discard.sell":
        duel.play(duel.keys[0])
    assert len(duel.hand(BARBARIAN)) == min(6, cards)


@rule("DT-DISCARD-02")
@pytest.mark.parametrize("card", ["sturdy-blow-2", "twice-as-wild"])
def test_each_card_brings_one_point(card: str) -> None:
    """Sturdy Blow II costs 1, Twice as Wild! 3."""
    assert at_the_end_of_the_turn(8).play(f"sell:{card}").cp(BARBARIAN) == 3


@rule("DT-DISCARD-03")
@pytest.mark.parametrize("card", ["sturdy-blow-2", "twice-as-wild"])
def test_a_sold_card_goes_to_its_owners_pile(card: str) -> None:
    duel = at_the_end_of_the_turn(8).play(f"sell:{card}")
    assert (duel.discard(BARBARIAN), duel.discard(PYROMANCER)) == ([card], [])
    assert duel.rules()[-4:] == ["DT-DISCARD-01", "DT-DISCARD-02"] * 2


@rule("DT-DISCARD-04")
def test_at_other_times_a_hand_may_be_larger() -> None:
    """Seven cards in one's own Main Phases, and in the turn of the opponent."""
    duel = DiceThroneScenario(barbarian(hand=CARDS[:7]), pyromancer(hand=["fireball-2", "ignite-2"], deck=[]))
    assert len(duel.hand(BARBARIAN)) == 7
    assert duel.roll(1, 2, 3, 4, 4).until("Main.act").asked == "Main.act"
    assert len(duel.hand(BARBARIAN)) == 7
    duel = DiceThroneScenario(barbarian(hand=["reckless-2"]), pyromancer(hand=PYROMANCER_CARDS, deck=["twice-as-wild"])).next_turn()
    assert duel.seat == PYROMANCER
    assert len(duel.hand(PYROMANCER)) == 8
