"""The reputation track as pure functions: values by seat, and the seats from best to worst.

On one space the marker lowest in the stack is best (IG-REP-05), so one list holds track and stacks: a rising marker
goes before those already on its space (IG-REP-03), a falling one behind them (IG-REP-04).
"""

from __future__ import annotations

from pionek.games.icegarden import vocabulary


def move(values: list[int], ranks: list[int], seat: int, value: int, rises: bool = False) -> None:
    """Put a marker on top of the stack on its new space, or under it if the marker rises."""
    values[seat] = value
    ranks.remove(seat)
    least = value + 1 if rises else value
    at = 0
    while at < len(ranks) and values[ranks[at]] >= least:
        at += 1
    ranks.insert(at, seat)


def lose(values: list[int], ranks: list[int], seat: int, steps: int) -> None:
    """Move a marker down; during play it never falls below -9 (IG-REP-06, -07)."""
    move(values, ranks, seat, max(vocabulary.LOWEST, values[seat] - steps))


def gain(values: list[int], ranks: list[int], seat: int, steps: int) -> None:
    """Move a marker up, never back to yin-yang (IG-REP-02)."""
    move(values, ranks, seat, min(0, values[seat] + steps), rises=True)


def reckoned(values: list[int], ranks: list[int], tokens: list[int], order: list[int]) -> tuple[list[int], list[int]]:
    """The values, and the seats from best to worst, after everybody in turn order lost 2 for each Vuko token (IG-SNOW-05, -06, -09)."""
    values = values[:]
    ranks = ranks[:]
    for seat in order:
        if tokens[seat]:
            move(values, ranks, seat, values[seat] - 2 * tokens[seat])
    return values, ranks


def snow_winner(
    values: list[int], ranks: list[int], tokens: list[int], order: list[int], cause: int, steps: int
) -> int:
    """The seat that wins if the seat `cause` loses so many steps and then brings the Dead Snow (IG-SNOW-03, -04, -05, -06, -07).

    With -1 as `cause` no seat brings it.
    """
    tokens = tokens[:]
    if cause >= 0:
        if steps:
            values = values[:]
            ranks = ranks[:]
            lose(values, ranks, cause, steps)
        tokens[cause] += 1
    return reckoned(values, ranks, tokens, order)[1][0]
