"""Numbers that explain themselves: set, add, halves of the subtotal, floor, always from the base."""

from __future__ import annotations

from typing import Final

from pionek.core.state.piece import Piece

SET: Final = 0
ADD: Final = 1
HALVE: Final = 2
FLOOR: Final = 3


class Modifier(Piece):
    """One contribution to a number: what it does, how much, from which source and by which rule.

    `kind` and `source` name the thing it comes from ("card", 12); kind "" means the rule itself.
    """

    frozen = True
    saved_as = "Part"

    op: int
    amount: int
    rule: str
    kind: str = ""
    source: int = -1


def total(base: int, parts: list[Modifier]) -> int:
    """Compute the number.

    The order in which parts came about has no influence: settings first (the last one holds), then all additions give
    the subtotal; every halving takes the rounded-up half of that same subtotal off; floors come last.
    """
    value = base
    added = 0
    halves = 0
    floor = 0
    floored = False
    for part in parts:
        if part.op == ADD:
            added += part.amount
        elif part.op == SET:
            value = part.amount
        elif part.op == HALVE:
            halves += 1
        elif not floored or part.amount > floor:
            floored = True
            floor = part.amount
    value += added
    if halves and value > 0:
        value -= halves * ((value + 1) // 2)
    if floored and value < floor:
        value = floor
    return value


def subtotal(base: int, parts: list[Modifier]) -> int:
    """The number before halvings and floors: the base of other effects."""
    return total(base, [part for part in parts if part.op in (SET, ADD)])
