"""What is true of every match of DreamBlade at every decision."""

from __future__ import annotations

from pionek.core.match.match import Match
from pionek.games.dreamblade.model.map import CELLS, MOST_CREATURES, PORTALS
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.model.state import State
from pionek.games.dreamblade.procedures.damage import Assignment
from pionek.games.dreamblade.procedures.destruction import Displacement, Fates
from pionek.games.dreamblade.procedures.turn import Contest
from pionek.games.dreamblade.vocabulary import MOST_COPIES, MOST_FIGURES, PIECES, SIDES, TURNS_TO_WIN


def broken(match: Match) -> list[str]:
    """The rules of the rulebook that this table breaks."""
    table = match.table
    assert isinstance(table, State)
    return [*zones(table), *warbands(table), *cells(table), *damage(table), *course(table)]


def zones(table: State) -> list[str]:
    """Every miniature is in one of the four zones, and on the map in one cell (DB-ZONE-01)."""
    found: list[str] = []
    for piece in range(PIECES):
        bit = 1 << piece
        inside = [zone & bit for zone in (table.reserve, table.fielded, table.buried, table.removed)].count(bit)
        if inside != (table.figures[piece] >= 0):
            found.append(f"DB-ZONE-01: piece {piece} is in {inside} zones")
        stands = [cell for cell in range(CELLS) if table.local[cell] & bit]
        if stands != ([table.cells[piece]] if table.fielded & bit else []):
            found.append(f"DB-ZONE-01: piece {piece} stands in {stands}")
    return found


def warbands(table: State) -> list[str]:
    """At most 16 miniatures, at most three alike (DB-BAND-01, -03)."""
    found: list[str] = []
    for side in SIDES:
        own = [table.figures[piece] for piece in members(side) if table.figures[piece] >= 0]
        if len(own) > MOST_FIGURES or any(own.count(figure) > MOST_COPIES for figure in own):
            found.append(f"DB-BAND-01: {own}")
    return found


def cells(table: State) -> list[str]:
    """The stacking limit; Unique names (DB-MAP-09, -10, DB-UNIQUE-03)."""
    found: list[str] = []
    for cell in range(CELLS):
        if (table.local[cell] & ~table.creatures).bit_count() > 1:
            found.append(f"DB-MAP-10: several locations in cell {cell}")
        for seat in range(2):
            if cell != PORTALS[seat] and table.creatures_at(cell, seat).bit_count() > MOST_CREATURES:
                found.append(f"DB-MAP-09: more than four creatures of seat {seat} in cell {cell}")
    for seat in range(2):
        names = [table.definition(piece).unique for piece in members(table.fielded & SIDES[seat])]
        if any(name and names.count(name) > 1 for name in names) and table.agenda[-1].rule() != "DB-UNIQUE-03":
            found.append(f"DB-UNIQUE-03: {names}")
    return found


def damage(table: State) -> list[str]:
    """Only creatures on the map have damage; between combats none has enough to fall, unless Relentless has pinned it.

    (DB-DMG-08, DB-LOC-04, DB-KILL-04)
    """
    found: list[str] = []
    phase = table.agenda[2] if len(table.agenda) > 2 else None
    for piece in range(PIECES):
        if not table.damage[piece]:
            continue
        if phase is None or not (table.fielded & table.creatures) >> piece & 1:
            found.append(f"DB-DMG-08: piece {piece} has damage")
        if len(table.agenda) <= 4 and not table.pinned >> piece & 1 and table.damage[piece] >= table.life(piece):
            found.append(f"DB-KILL-04: piece {piece} has {table.damage[piece]} damage and stands")
    if table.dying and not any(isinstance(frame, Fates) for frame in table.agenda):
        found.append(f"DB-KILL-07: {members(table.dying)} neither live nor lie in a graveyard")
    if (table.to_disrupt | table.to_destroy) and not any(isinstance(frame, Assignment | Fates | Displacement) for frame in table.agenda):
        found.append("DB-KILL-03: a fate was chosen and not carried out")
    return found


def course(table: State) -> list[str]:
    """Points, turns and dice (DB-GEN-11, DB-GOAL-01, DB-INIT-04, DB-TURNONE-01)."""
    found: list[str] = []
    if table.points < 0 or min(table.conquest) < 0:
        found.append(f"DB-GEN-11: {table.points} spawn points, {table.conquest} conquest points")
    if max(table.won) >= TURNS_TO_WIN and table.result is None:
        found.append(f"DB-GOAL-01: {table.won} turns are won, and the match goes on")
    if sum(table.won) > table.turn:
        found.append(f"DB-CONQ-05: {table.won} turns won in turn {table.turn}")
    contest = table.agenda[0] if table.agenda else None
    spawning = len(table.agenda) > 2 and table.agenda[2].rule() == "DB-SPAWN-05"
    if isinstance(contest, Contest) and spawning and 1 in table.initiative:
        found.append("DB-INIT-04: a 1 was rolled, and somebody spawns")
    return found
