"""Exact odds: the figures of the content plan, worked out independently for three attempts."""

from __future__ import annotations

import pytest

from pionek.games.dicethrone.language.conditions import run_of
from pionek.games.dicethrone.model.odds import keeping_by


def shows(hand: tuple[int, ...], die: str, wanted: str) -> bool:
    """Whether a result on a die whose six faces are these letters holds the wanted letters."""
    letters = [die[number - 1] for number in hand]
    return all(letters.count(letter) >= wanted.count(letter) for letter in set(wanted))


@pytest.mark.parametrize(
    ("die", "wanted", "chance"),
    [
        ("AAABBC", "AAA", 0.984),
        ("AAABBC", "AAAA", 0.879),
        ("AAABBC", "AAAAA", 0.513),
        ("AAABBC", "BBB", 0.842),
        ("AAABBC", "BBBB", 0.536),
        ("AAABBC", "BBBBB", 0.173),
        ("AAABBC", "CC", 0.699),
        ("AAABBC", "CCC", 0.355),
        ("AAABBC", "CCCC", 0.104),
        ("AAABBC", "CCCCC", 0.013),
        ("AAABBC", "AACC", 0.576),
        ("AAABBC", "AAACC", 0.349),
        ("AAABBC", "AABBB", 0.557),
        ("AAABBC", "ABBC", 0.775),
        ("AAABCD", "ABCD", 0.607),
        ("AABBCD", "ABCD", 0.652),
        ("AABBCD", "AADD", 0.468),
    ],
)
def test_the_chance_of_symbols_in_three_attempts(die: str, wanted: str, chance: float) -> None:
    keeping = keeping_by(lambda hand: float(shows(hand, die, wanted)))
    assert keeping.from_nothing(3) == pytest.approx(chance, abs=0.0006)


@pytest.mark.parametrize(("length", "chance"), [(4, 0.6154), (5, 0.2611)])
def test_the_chance_of_straights_in_three_attempts(length: int, chance: float) -> None:
    keeping = keeping_by(lambda hand: float(run_of(list(hand), length)))
    assert keeping.from_nothing(3) == pytest.approx(chance, abs=0.00006)


def test_the_dice_to_throw_again_are_named_by_their_places() -> None:
    keeping = keeping_by(lambda hand: float(hand.count(6)))
    assert keeping.reroll([6, 1, 6, 2, 3], 1) == 0b11010


def test_a_finished_result_is_kept() -> None:
    keeping = keeping_by(lambda hand: float(run_of(list(hand), 5)))
    assert keeping.reroll([5, 4, 3, 2, 1], 2) == 0
