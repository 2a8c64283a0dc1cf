"""The reputation track as pure functions: values by seat, and the seats from best to worst.

On one space the marker lowest in the stack is best (IG-REP-05), so one list holds track and stacks: a rising marker
goes before those already on its space (IG-REP-03), a falling one behind them (IG-REP-04).
"""

from __future__ import annotations

from pionek.games.icegarden import vocabulary


def fall(values: list[int], ranks: list[int], seat: int, value: int) -> None:
    """Put a marker on top of the stack on a lower space, or of the one it stands in."""
    values[seat] = value
    ranks.remove(seat)
    at = 0
    while at < len(ranks) and values[ranks[at]] >= value:
        at += 1
    ranks.insert(at, seat)


def rise(values: list[int], ranks: list[int], seat: int, value: int) -> None:
    """Put a marker under the stack on a higher space, or under the one it stands in."""
    values[seat] = value
    ranks.remove(seat)
    at = 0
    while at < len(ranks) and values[ranks[at]] > value:
        at += 1
    ranks.insert(at, seat)


def lowered(value: int, steps: int) -> int:
    """IG-REP-06, -07: during play nobody falls below -9."""
    return max(vocabulary.LOWEST, value - steps)


def reckoned(values: list[int], ranks: list[int], tokens: list[int], order: list[int]) -> tuple[list[int], list[int]]:
    """IG-SNOW-05, -06, -09: in turn order everybody falls by 2 for each Vuko token; values and seats, best first."""
    values = values[:]
    ranks = ranks[:]
    for seat in order:
        if tokens[seat]:
            fall(values, ranks, seat, values[seat] - 2 * tokens[seat])
    return values, ranks


def snow_winner(
    values: list[int], ranks: list[int], tokens: list[int], order: list[int], cause: int, steps: int
) -> int:
    """IG-SNOW-03 to -07: who wins if this seat, after losing so much reputation, brings the Dead Snow; -1: nobody did."""
    tokens = tokens[:]
    if cause >= 0:
        if steps:
            values = values[:]
            ranks = ranks[:]
            fall(values, ranks, cause, lowered(values[cause], steps))
        tokens[cause] += 1
    return reckoned(values, ranks, tokens, order)[1][0]
