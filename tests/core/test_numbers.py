"""Numbers that explain themselves: their order has no influence."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pionek.core.rules.numbers import ADD, FLOOR, HALVE, SET, Modifier, subtotal, total

AMOUNTS = st.integers(-20, 20)
PARTS = st.lists(st.builds(Modifier, st.sampled_from([ADD, HALVE, FLOOR]), AMOUNTS, st.just("")), max_size=6)


@given(AMOUNTS, PARTS, st.none() | AMOUNTS, st.randoms())
def test_the_order_of_the_parts_has_no_influence(base: int, parts: list[Modifier], setting: int | None, chance: object):
    if setting is not None:
        parts = [*parts, Modifier(SET, setting, "")]
    shuffled = parts[:]
    chance.shuffle(shuffled)  # type: ignore[attr-defined]
    assert total(base, parts) == total(base, shuffled)
    assert subtotal(base, parts) == subtotal(base, shuffled)


@given(AMOUNTS, AMOUNTS, AMOUNTS)
def test_of_several_settings_the_last_one_holds(base: int, first: int, last: int):
    assert total(base, [Modifier(SET, first, ""), Modifier(SET, last, "")]) == last


@given(AMOUNTS)
def test_without_parts_it_is_the_base(base: int):
    assert total(base, []) == subtotal(base, []) == base


def test_every_halving_takes_the_rounded_up_half_of_the_same_subtotal_off():
    halves = [Modifier(HALVE, 0, "")]
    assert [total(base, halves) for base in (7, 6, 1, 0, -3)] == [3, 3, 0, 0, -3]
    assert total(20, [Modifier(HALVE, 0, ""), Modifier(ADD, -2, ""), Modifier(HALVE, 0, "")]) == 0


def test_the_highest_floor_holds_and_only_from_below():
    floors = [Modifier(FLOOR, 2, ""), Modifier(FLOOR, 5, ""), Modifier(FLOOR, 3, "")]
    assert total(1, floors) == 5
    assert total(9, floors) == 9
    assert total(-4, [Modifier(FLOOR, 0, "")]) == 0


def test_the_subtotal_comes_before_halvings_and_floors():
    parts = [Modifier(ADD, 3, ""), Modifier(HALVE, 0, ""), Modifier(FLOOR, 30, "")]
    assert subtotal(10, parts) == 13
