"""What a player may do now: the options of each question (blade abilities have a module of their own)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.rules.in_force import banned
from pionek.core.state.decision import Option
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.choices.requirements import refuse_add, refuse_move, refuse_piece, refuse_use
from pionek.games.dreamblade.model.map import CELLS
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.model.state import State
from pionek.games.dreamblade.vocabulary import SIDES, CellSet, FigureNo, PieceSet

if TYPE_CHECKING:
    from pionek.games.dreamblade.procedures.spawn_phase import SpawnPhase
    from pionek.games.dreamblade.procedures.warband_building import Building


# Spawn phases


def spawn_options(table: State, phase: SpawnPhase) -> list[Option]:
    """Miniatures of the reserves, then those that may come back from the graveyard; equal ones once.

    (DB-SPAWN-05, -11, DB-RESPAWN-01)
    """
    found: list[Option] = []
    known: list[FigureNo] = []
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


def use_options(table: State, seat: int) -> list[Option]:
    """The spawn abilities that a seat can use and pay for (DB-ACT-07)."""
    found: list[Option] = []
    for piece in members(table.fielded & SIDES[seat]):
        for activation in table.definition(piece).spawns:
            if refuse_use(table, piece, activation) is None:
                found.append(Option(vocabulary.USE, piece, amount=activation.index))
    return found


def choose_piece(table: State, mask: PieceSet, figure: FigureNo) -> int:
    """The piece behind an option: of equal miniatures one that has used no ability this turn (DB-ACT-08, DB-SPAWN-11)."""
    found = [piece for piece in members(mask) if table.figures[piece] == figure]
    for piece in found:
        if not table.used[piece]:
            return piece
    return found[0]


# Action phases


def moves(table: State, seat: int, moved: PieceSet) -> list[Option]:
    """The creatures of a seat that can move in this shift (DB-SHIFT-01, -02)."""
    own = table.fielded & table.creatures & SIDES[seat]
    return [vocabulary.MOVES[piece] for piece in members(own) if refuse_move(table, piece, moved) is None]


def can_shift(table: State, seat: int) -> bool:
    """Whether any creature of a seat can move (DB-SHIFT-01, -02)."""
    return any(refuse_move(table, piece, 0) is None for piece in members(table.fielded & table.creatures & SIDES[seat]))


def can_strike(table: State) -> bool:
    """Whether any cell is contested (DB-ACTION-01, DB-STRIKE-12)."""
    return any(table.is_contested(cell) for cell in range(CELLS))


def fights(table: State, fought: CellSet) -> list[Option]:
    """The contested cells that were not fought in (DB-SEQ-01, DB-STRIKE-03)."""
    return [vocabulary.FIGHTS[cell] for cell in range(CELLS) if not fought >> cell & 1 and table.is_contested(cell)]


def attackers(table: State, creatures: PieceSet, chosen: PieceSet) -> list[Option]:
    """The creatures that may attack together with those chosen so far (DB-LONER-01, -02)."""
    return [
        vocabulary.ATTACKS[piece]
        for piece in members(creatures & ~chosen)
        if banned(table, vocabulary.ATTACK, piece, chosen) is None
    ]


# Building a warband


def figure_options(table: State, building: Building) -> list[Option]:
    """The figures that can be added, then those that can be taken out again (DB-BAND-01, -02)."""
    everything = building.source == vocabulary.FROM_EVERYTHING
    known = range(len(table.content.figures)) if everything else dict.fromkeys(building.pool)
    found = [Option(vocabulary.ADD, figure) for figure in known if refuse_add(building, figure) is None]
    found.extend([Option(vocabulary.DROP, figure) for figure in dict.fromkeys(building.chosen)])
    return found
