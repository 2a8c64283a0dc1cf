"""How bots plan a shift: on a sketch of the map, from whichever side they sit."""

from __future__ import annotations

import pytest

from pionek.core import registry
from pionek.games.dreamblade.hints.evaluation import ATTRACTION
from pionek.games.dreamblade.hints.sketch import LAST, Creatures, Outlook, Side, Sketch
from pionek.games.dreamblade.model.map import CELLS

VALUES = registry.get("dreamblade").content().values
PIECES = ((0, 1, 2), (16, 17, 18))
"""Creatures of both seats."""


def planned(seat: int, cells: list[int], shifts: int) -> list[int]:
    """Where the creatures of a seat go from there, as it sees the map; one creature of the opponent stands behind."""
    creatures = Creatures()
    places = [0] * (max(map(max, PIECES)) + 1)
    for piece, cell in zip(PIECES[seat], cells, strict=True):
        creatures.powers[piece] = creatures.defenses[piece] = creatures.lives[piece] = 3
        places[piece] = cell if seat else LAST - cell
    other = PIECES[1 - seat][0]
    places[other] = LAST if seat else 0
    creatures.powers[other] = creatures.defenses[other] = creatures.lives[other] = 3
    sides = [Side(each, sum(1 << piece for piece in pieces), VALUES[each], ATTRACTION[each]) for each, pieces in enumerate(PIECES)]
    sides[1 - seat].pieces = 1 << other
    sketch = Sketch(creatures, places, sides[seat], sides[1 - seat], 0, Outlook(shifts, 1, 0.5))
    sketch.plan(3)
    return [sketch.cells[piece] if seat else LAST - sketch.cells[piece] for piece in PIECES[seat]]


@pytest.mark.parametrize("shifts", [1, 2])
def test_both_seats_plan_alike_from_their_sides(shifts):
    """Among equally good cells neither side of the map is preferred: it is the same map, turned round."""
    for first in range(CELLS - 1):
        cells = [first, (first + 7) % LAST, (first + 11) % LAST]
        assert planned(0, cells, shifts) == planned(1, cells, shifts)
