"""What a player may do now: the options of each question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.state.decision import Option
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.choices.requirements import refuse_move, refuse_piece
from pionek.games.dreamblade.model.map import CELLS
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.model.state import State
from pionek.games.dreamblade.vocabulary import SIDES

if TYPE_CHECKING:
    from pionek.games.dreamblade.model.definitions import Activation
    from pionek.games.dreamblade.procedures.spawn_phase import SpawnPhase


def spawn_options(table: State, phase: SpawnPhase) -> list[Option]:
    """DB-SPAWN-05, DB-SPAWN-11, DB-RESPAWN-01: miniatures of the reserves, then those that may come back from the graveyard; equal ones once."""
    found: list[Option] = []
    known: list[int] = []
    seat = phase.who
    for piece in members(table.reserve & SIDES[seat]):
        figure = table.figures[piece]
        if figure not in known:
            known.append(figure)
            if refuse_piece(table, phase, piece) is None:
                found.append(Option(vocabulary.SPAWN, figure))
    if table.content.any_respawn:
        for piece in members(table.buried & SIDES[seat]):
            option = Option(vocabulary.RESPAWN, table.figures[piece])
            if table.definition(piece).respawn >= 0 and option not in found and refuse_piece(table, phase, piece) is None:
                found.append(option)
    return found



def choose_piece(table: State, mask: int, figure: int) -> int:
    """DB-ACT-08, DB-SPAWN-11: equal miniatures are one option; of several one that has used no ability this turn."""
    found = [piece for piece in members(mask) if table.figures[piece] == figure]
    for piece in found:
        if not table.used[piece]:
            return piece
    return found[0]



def spawn_ability(table: State, piece: int, index: int) -> Activation:
    """DB-ACT-07, DB-ACT-08: the ability behind an option."""
    for activation in table.definition(piece).spawns:
        if activation.index == index:
            return activation
    raise LookupError(f"piece {piece} has no spawn ability {index}")



def can_shift(table: State, seat: int) -> bool:
    """DB-SHIFT-01, DB-SHIFT-02: whether any creature of a seat could move."""
    for piece in members(table.fielded & table.creatures & SIDES[seat]):
        if refuse_move(table, seat, piece, 0) is None:
            return True
    return False



def can_strike(table: State) -> bool:
    """DB-ACTION-01, DB-STRIKE-12: whether there is anybody to fight."""
    for cell in range(CELLS):
        if contested(table, cell):
            return True
    return False



def contested(table: State, cell: int) -> bool:
    """DB-STRIKE-12, DB-TERM-13, DB-LOC-05: creatures of both players are there."""
    there = table.local[cell] & table.creatures
    return bool(there & SIDES[0] and there & SIDES[1])



def can_fight(table: State, who: int, cell: int, fought: int) -> bool:
    """DB-SEQ-01, DB-STRIKE-03."""
    return not fought >> cell & 1 and contested(table, cell)
