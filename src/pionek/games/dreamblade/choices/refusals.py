"""Why not? One row of early returns for each kind of thing one could want to use, in the order of the rulebook."""

from __future__ import annotations

from pionek.core.language.effects import Resolution
from pionek.core.rules.in_force import banned
from pionek.core.state.decision import Guard, Option
from pionek.core.vocabulary import CORE
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.choices.offers import contested
from pionek.games.dreamblade.choices.requirements import refuse_add, refuse_move, refuse_piece, refuse_use, refuse_way
from pionek.games.dreamblade.choices.targets import has_spawn_room, own_columns
from pionek.games.dreamblade.model.map import SPAWN_ROWS
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.model.state import State
from pionek.games.dreamblade.procedures.action_phase import ActionPhase, Shift
from pionek.games.dreamblade.procedures.damage import Assignment
from pionek.games.dreamblade.procedures.destruction import Deathblow, Displacement, Fates
from pionek.games.dreamblade.procedures.spawn_phase import SpawnPhase
from pionek.games.dreamblade.procedures.strike import Combat, Strike
from pionek.games.dreamblade.procedures.warband_building import Building
from pionek.games.dreamblade.vocabulary import SEAT_OF, SIDES

KINDS = ("figure", "cell", "piece")
"""What one could want to use."""


def refuse(table: State, seat: int, verb: int, subject: int) -> Guard | None:
    """DB-TURN-03: nothing where this very thing is offered; else the reason that fits the question in progress."""
    for option in offered(table, seat):
        if option.verb == verb and option.subject == subject:
            return None
    return reason(table, seat, vocabulary.WORDS.verbs[verb].subject, subject)


def why_not(table: State, seat: int, kind: str, index: int) -> Guard | None:
    """DB-TURN-03, DB-BAND-02: the same for everything one could want to do with a thing; to take it out of a warband is none of it."""
    if kind not in KINDS:
        return None
    for option in offered(table, seat):
        used = option.verb >= len(CORE.verbs) and option.verb != vocabulary.DROP
        if used and option.subject == index and vocabulary.WORDS.verbs[option.verb].subject == kind:
            return None
    return reason(table, seat, kind, index)


def offered(table: State, seat: int) -> list[Option]:
    """DB-TURN-03: what this seat may answer now."""
    decision = table.decision
    return decision.options if decision is not None and decision.seat == seat else []


def reason(table: State, seat: int, kind: str, index: int) -> Guard:
    """DB-TURN-03: by what it is: a figure, a cell or a piece."""
    if kind == "figure":
        return refuse_figure(table, seat, index)
    return refuse_cell(table, seat, index) if kind == "cell" else refuse_one(table, seat, index)


def asked(table: State, seat: int) -> bool:
    """DB-TURN-03, DB-DMG-11, DB-GEN-14: whether it is this seat's question."""
    return table.decision is not None and table.decision.seat == seat


# Figures: in the reserves, in graveyards, in the pool of a warband


def refuse_figure(table: State, seat: int, figure: int) -> Guard:
    """DB-BAND-01, DB-VAR-01, DB-MINI-03, DB-COST-01, DB-VENGEANCE-01: in the reserves, in the graveyard, or to be chosen."""
    frame = table.agenda[-1] if table.agenda else None
    if isinstance(frame, Building):
        return (refuse_add(frame, figure) if frame.who == seat else None) or vocabulary.NOT_YOUR_DECISION
    phase = table.phase()
    if not isinstance(phase, SpawnPhase):
        return vocabulary.ONLY_SPAWN_PHASE
    if phase.who != seat:
        return vocabulary.OPPONENTS_SPAWN_PHASE
    own = [piece for piece in members(SIDES[seat]) if table.figures[piece] == figure]
    waiting = [piece for piece in own if table.reserve >> piece & 1]
    if not waiting:
        buried = any(table.buried >> piece & 1 for piece in own)
        return vocabulary.IN_GRAVEYARD if buried else vocabulary.NOT_IN_RESERVES
    return refuse_piece(table, phase, waiting[0]) or vocabulary.FINISH_THE_CHOICE


# Pieces on the map


def refuse_one(table: State, seat: int, piece: int) -> Guard:
    """DB-ACT-07, DB-ACTION-01, DB-ACTION-02, DB-TURN-02, DB-ZONE-03, DB-DBLOW-10: the question in progress decides which reason fits."""
    frame = table.agenda[-1] if table.agenda else None
    if asked(table, seat):
        if isinstance(frame, Assignment | Fates):
            return refuse_victim(table, seat, piece, frame)
        if isinstance(frame, Resolution):
            return vocabulary.NO_TARGET
    if SEAT_OF[piece] != seat:
        return vocabulary.NOT_YOURS
    if isinstance(frame, Deathblow) and frame.who == seat:
        return refuse_dying(table, frame, piece)
    phase = table.phase()
    if phase is None:
        return vocabulary.NOT_YOUR_DECISION
    if phase.who != seat:
        return vocabulary.OTHER_PLAYERS_PHASE
    if not asked(table, seat):
        return vocabulary.NOT_YOUR_DECISION
    if isinstance(phase, SpawnPhase):
        return refuse_user(table, seat, piece)
    if isinstance(frame, ActionPhase):
        return vocabulary.CHOOSE_ACTION_FIRST
    return refuse_actor(table, seat, piece)


def refuse_user(table: State, seat: int, piece: int) -> Guard:
    """DB-ACT-07, DB-ACT-08, DB-ACT-09, DB-ACT-10."""
    spawns = table.definition(piece).spawns
    if not spawns:
        return vocabulary.NO_SPAWN_ABILITY
    for activation in spawns:
        guard = refuse_use(table, seat, piece, activation)
        if guard is not None:
            return guard
    return vocabulary.FINISH_THE_CHOICE


def refuse_actor(table: State, seat: int, piece: int) -> Guard:
    """DB-ACTION-03, DB-SHIFT-02, DB-SHIFT-07, DB-LOC-03: what stands in the way of moving or of fighting."""
    for frame in table.agenda:
        if isinstance(frame, Shift):
            return refuse_move(table, seat, piece, frame.moved) or vocabulary.FINISH_THE_CHOICE
        if isinstance(frame, Combat):
            return refuse_attacker(table, frame, piece)
    if not table.creatures >> piece & 1:
        return vocabulary.LOCATION_DOES_NOT_ATTACK
    return vocabulary.UNENGAGED if not table.engaged(piece) else vocabulary.STRIKE_CHOSEN


def refuse_attacker(table: State, combat: Combat, piece: int) -> Guard:
    """DB-SEQ-02, DB-LONER-01, DB-BLADE-10."""
    if table.cells[piece] != combat.cell and not combat.attackers >> piece & 1:
        return vocabulary.NOT_IN_COMBAT_CELL
    if not table.creatures >> piece & 1:
        return vocabulary.LOCATION_DOES_NOT_ATTACK
    if not combat.attackers >> piece & 1:
        if banned(table, vocabulary.ATTACK, piece, combat.attackers) is not None:
            return vocabulary.ATTACKS_ALONE
        return vocabulary.NOT_ATTACKING
    return vocabulary.ALREADY_ATTACKING if not combat.dice else vocabulary.NO_BLADE_ABILITY


def refuse_dying(table: State, frame: Deathblow, piece: int) -> Guard:
    """DB-DBLOW-10, DB-LONER-02."""
    if not table.dying >> piece & 1 or table.cells[piece] != frame.cell:
        return vocabulary.NOT_IN_COMBAT_CELL
    return vocabulary.ALREADY_ATTACKING if frame.attackers >> piece & 1 else vocabulary.ATTACKS_ALONE


def refuse_victim(table: State, seat: int, piece: int, frame: Assignment | Fates) -> Guard:
    """DB-DMG-01, DB-DMG-11, DB-LOC-04, DB-BODYGUARD-01: who cannot be given damage."""
    if not table.creatures >> piece & 1:
        return vocabulary.LOCATION_TAKES_NO_DAMAGE
    if SEAT_OF[piece] == seat:
        return vocabulary.OWN_IS_NOT_HIT
    if banned(table, vocabulary.HARM, piece) is not None:
        return vocabulary.PROTECTED_BY_BODYGUARD
    return vocabulary.NOT_HIT


# Cells


def refuse_cell(table: State, seat: int, cell: int) -> Guard:
    """DB-LOC-01, DB-ROW-06, DB-MAP-09, DB-DEFENDER-01, DB-STRIKE-12: why the question in progress is not about this cell."""
    frame = table.agenda[-1] if table.agenda else None
    if not asked(table, seat):
        return vocabulary.NOT_YOUR_DECISION if not table.local[cell] else vocabulary.OTHER_PLAYERS_PHASE
    if isinstance(frame, SpawnPhase):
        return refuse_spawn_cell(table, frame, cell) if frame.step_name() == "where" else vocabulary.CHOOSE_FIGURE_FIRST
    if isinstance(frame, Shift):
        if frame.step_name() == "pick":
            return vocabulary.CHOOSE_CREATURE_FIRST
        return refuse_way(table, frame.piece, cell) or vocabulary.NOT_ADJACENT
    if isinstance(frame, Strike):
        return vocabulary.FOUGHT_ALREADY if contested(table, cell) else vocabulary.UNCONTESTED
    if isinstance(frame, ActionPhase):
        return vocabulary.CHOOSE_ACTION_FIRST
    if isinstance(frame, Displacement):
        return vocabulary.NOT_EMPTY
    if isinstance(frame, Resolution):
        return vocabulary.OUT_OF_REACH
    return vocabulary.DICE_FIRST if table.battle() is not None else vocabulary.NO_CELL_ASKED


def refuse_spawn_cell(table: State, phase: SpawnPhase, cell: int) -> Guard:
    """DB-LOC-01, DB-LOC-02, DB-ROW-01, DB-ROW-02, DB-ROW-03, DB-ROW-04, DB-ROW-05, DB-ROW-06, DB-SPAWN-08: why the miniature in hand cannot be put there."""
    seat = phase.who
    if table.definition(phase.piece).location:
        return vocabulary.LOCATION_THERE if table.creatures_at(cell, seat) else vocabulary.NO_OWN_CREATURE_THERE
    if not SPAWN_ROWS[seat] >> cell & 1:
        return vocabulary.NOT_IN_SPAWN_ROW if has_spawn_room(table, phase, cell) else vocabulary.CELL_FULL
    if phase.shut >> cell & 1:
        return vocabulary.CELL_WAS_OCCUPIED
    return vocabulary.CELL_FULL if own_columns(table, seat) >> cell & 1 else vocabulary.COLUMN_EMPTY
