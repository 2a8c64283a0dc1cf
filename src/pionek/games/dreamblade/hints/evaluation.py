"""How well a seat stands.

Everything is measured in points of spawn cost. A cell is worth what claiming it gives, or, where both players have
creatures, what each of them could expect to destroy there.
"""

from __future__ import annotations

from typing import Final

from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.hints.odds import chance
from pionek.games.dreamblade.hints.sketch import CLAIM, DISRUPTED, NEARNESS, TURN_WORTH
from pionek.games.dreamblade.model.map import CELLS, distance
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.model.state import State
from pionek.games.dreamblade.procedures.destruction import Displacement
from pionek.games.dreamblade.procedures.turn import Turn
from pionek.games.dreamblade.vocabulary import SEAT_OF, SIDES, PieceSet

RESERVE_WORTH: Final = 0.45
"""The part of its cost that a miniature in reserve is worth."""
SCALE: Final = 250.0
"""The lead that counts as a won match."""
STEP_AWAY: Final = 0.72
"""The part of a cell's attraction that is left with each step away from it."""


def attraction() -> tuple[list[float], list[float]]:
    """How good each cell is for a creature of each seat: near cells that it can claim, or keep the opponent from claiming."""
    south = {16: 5, 17: 5, 18: 4, 21: 0, 22: 0, 11: 2, 12: 3, 13: 2}
    found: list[float] = []
    for cell in range(CELLS):
        best = 0.0
        for goal, worth in south.items():
            best = max(best, worth * STEP_AWAY ** distance(cell, goal))
        found.append(best)
    return found, found[::-1]


ATTRACTION: Final = attraction()


def evaluate(table: State, seat: int) -> float:
    """How well a seat stands, between -1 (lost) and 1 (won): turns won, creatures, cells and threats."""
    result = table.result
    if result is not None:
        if not result.winners:
            return 0.0
        return 1.0 if seat in result.winners else -1.0
    value = TURN_WORTH * (table.won[seat] - table.won[1 - seat])
    value += side_worth(table, seat) - side_worth(table, 1 - seat)
    tempo = strikes_first(table, seat)
    for cell in range(CELLS):
        if table.local[cell]:
            value += cell_worth(table, cell, seat, tempo)
    value += CLAIM * (table.conquest[seat] - table.conquest[1 - seat])
    value += 0.6 * (table.bonus[seat] - table.bonus[1 - seat])
    return max(-0.99, min(0.99, value / SCALE))


def parts(table: State, seat: int) -> dict[str, float]:
    """The same by what it consists of."""
    tempo = strikes_first(table, seat)
    fights = claims = 0.0
    for cell in range(CELLS):
        if table.local[cell]:
            creatures = table.local[cell] & table.creatures & ~table.dying
            contested = creatures & SIDES[seat] and creatures & SIDES[1 - seat]
            each = cell_worth(table, cell, seat, tempo)
            fights, claims = (fights + each, claims) if contested else (fights, claims + each)
    found = {
        "turns": TURN_WORTH * (table.won[seat] - table.won[1 - seat]),
        "creatures": side_worth(table, seat) - side_worth(table, 1 - seat),
        "fights": fights,
        "conquest": claims + CLAIM * (table.conquest[seat] - table.conquest[1 - seat]),
        "bonus": 0.6 * (table.bonus[seat] - table.bonus[1 - seat]),
    }
    return {name: each / SCALE for name, each in found.items()}


def side_worth(table: State, seat: int) -> float:
    """The worth of the miniatures of a seat on the map and in reserve."""
    value = 0.0
    near = ATTRACTION[seat]
    own = table.fielded & SIDES[seat] & ~table.dying
    for piece in members(own):
        cost = table.content.figures[table.figures[piece]].cost
        value += cost
        if table.creatures >> piece & 1:
            value += NEARNESS * near[table.cells[piece]]
            damage = table.damage[piece]
            if damage:
                value -= lost_to_damage(table, piece, damage, cost)
    for piece in members(table.reserve & SIDES[seat]):
        value += RESERVE_WORTH * table.content.figures[table.figures[piece]].cost
    frame = table.agenda[-1]
    if isinstance(frame, Displacement) and SEAT_OF[frame.piece] == seat:
        value -= DISRUPTED * table.content.figures[table.figures[frame.piece]].cost
    return value


def lost_to_damage(table: State, piece: int, damage: int, cost: int) -> float:
    """The part of a creature's worth that its damage takes away."""
    if table.to_disrupt >> piece & 1:
        return DISRUPTED * cost
    if table.to_destroy >> piece & 1 or damage >= table.content.stats[vocabulary.LIFE][table.figures[piece]]:
        return 0.95 * cost
    if damage >= table.content.stats[vocabulary.DEFENSE][table.figures[piece]] and not table.pinned >> piece & 1:
        return DISRUPTED * cost
    return 0.15 * cost * damage / table.content.stats[vocabulary.DEFENSE][table.figures[piece]]


def strikes_first(table: State, seat: int) -> float:
    """How sure a seat is to strike before the other one, between 0 and 1."""
    turn = table.agenda[1] if len(table.agenda) > 1 else None
    if not isinstance(turn, Turn):
        return 0.5
    first = 1.0 if table.first == seat else 0.0
    step = turn.step_name()
    if step in ("first_acts_again", "second_acts"):
        return 0.8 - 0.6 * first
    return 0.5 if step in ("second_acts_again", "conquest") else 0.25 + 0.6 * first


def cell_worth(table: State, cell: int, seat: int, tempo: float) -> float:
    """The worth of a cell to a seat: the points for claiming it, or the expected result of a fight there."""
    creatures = table.local[cell] & table.creatures & ~table.dying
    mine = creatures & SIDES[seat]
    theirs = creatures & SIDES[1 - seat]
    if not theirs:
        return CLAIM * table.content.values[seat][cell] if mine else 0.0
    if not mine:
        return -CLAIM * table.content.values[1 - seat][cell]
    gain = expected_loss(table, table.joint_power(mine), theirs)
    loss = expected_loss(table, table.joint_power(theirs), mine)
    return (0.35 + 0.65 * tempo) * gain - (1.0 - 0.65 * tempo) * loss


def expected_loss(table: State, dice: int, mask: PieceSet) -> float:
    """The worth that these creatures can expect to lose to so many dice: the most valuable loss, and a little for the others."""
    best = 0.0
    total = 0.0
    for piece in members(mask):
        figure = table.figures[piece]
        life = table.content.stats[vocabulary.LIFE][figure] - table.damage[piece]
        defense = table.content.stats[vocabulary.DEFENSE][figure] - table.damage[piece]
        cost = table.content.figures[figure].cost
        slain = chance(dice, life)
        worth = (cost + 1.0) * slain + DISRUPTED * cost * max(0.0, chance(dice, defense) - slain)
        best = max(best, worth)
        total += worth
    return best + 0.15 * (total - best)
