"""Why not? For each kind of thing that a player could want to use, the guard that fits the question in progress."""

from __future__ import annotations

from pionek.core.rules.in_force import banned
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Guard, options_of
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.choices.requirements import refuse_add, refuse_move, refuse_piece, refuse_use, refuse_way
from pionek.games.dreamblade.choices.targets import has_spawn_room, own_columns
from pionek.games.dreamblade.language.base import Keyword
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.model.frames import BaseCombat, Phase
from pionek.games.dreamblade.model.map import SPAWN_ROWS
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.procedures.action_phase import ActionPhase, Shift
from pionek.games.dreamblade.procedures.damage import Assignment
from pionek.games.dreamblade.procedures.destruction import Deathblow, Displacement, Fates
from pionek.games.dreamblade.procedures.spawn_phase import SpawnPhase
from pionek.games.dreamblade.procedures.strike import Combat, Strike
from pionek.games.dreamblade.procedures.unique import KeepOne
from pionek.games.dreamblade.procedures.warband_building import Building
from pionek.games.dreamblade.vocabulary import SEAT_OF, SIDES

KINDS = ("figure", "cell", "piece")
"""The kinds of things that a player could want to use."""


def refuse(table: Deeds, seat: int, verb: int, subject: int) -> Guard | None:
    """None where this very thing is offered; else the guard that fits the question in progress (DB-TURN-03)."""
    for option in options_of(table.decision, seat):
        if option.verb == verb and option.subject == subject:
            return None
    return reason(table, seat, vocabulary.WORDS.verbs[verb].subject, subject)


def why_not(table: Deeds, seat: int, kind: str, index: int) -> Guard | None:
    """The same for all uses of a thing; to take a figure out of a warband is not one of them (DB-TURN-03, DB-BAND-02)."""
    if kind not in KINDS:
        return None
    for option in options_of(table.decision, seat):
        if option.verb != vocabulary.DROP and option.subject == index and vocabulary.WORDS.verbs[option.verb].subject == kind:
            return None
    return reason(table, seat, kind, index)


def reason(table: Deeds, seat: int, kind: str, index: int) -> Guard:
    """The guard for a figure, a cell or a piece (DB-TURN-03)."""
    if kind == "figure":
        return refuse_figure(table, seat, index)
    return refuse_cell(table, seat, index) if kind == "cell" else refuse_on_map(table, seat, index)


def asked(table: Deeds, seat: int) -> bool:
    """Whether the question in progress is for this seat (DB-TURN-03, DB-DMG-11, DB-GEN-14)."""
    return table.decision is not None and table.decision.seat == seat


# Figures: in the reserves, in graveyards, in the pool of a warband


def refuse_figure(table: Deeds, seat: int, figure: int) -> Guard:
    """Why a figure cannot be spawned or added (DB-BAND-01, DB-VAR-01, DB-MINI-03, DB-COST-01, DB-VENGEANCE-01)."""
    frame = table.agenda[-1] if table.agenda else None
    if isinstance(frame, Building):
        return (refuse_add(frame, figure) if frame.who == seat else None) or vocabulary.NOT_YOUR_DECISION
    phase = table.nearest(Phase)
    if not isinstance(phase, SpawnPhase):
        return vocabulary.ONLY_SPAWN_PHASE
    if phase.who != seat:
        return vocabulary.OPPONENTS_SPAWN_PHASE
    own = [piece for piece in members(SIDES[seat]) if table.figures[piece] == figure]
    waiting = [piece for piece in own if table.reserve >> piece & 1]
    if not waiting:
        buried = [piece for piece in own if table.buried >> piece & 1]
        if buried and table.content.figures[figure].respawn >= 0:
            return refuse_piece(table, phase, buried[0]) or vocabulary.FINISH_THE_CHOICE
        return vocabulary.IN_GRAVEYARD if buried else vocabulary.NOT_IN_RESERVES
    piece = waiting[0]
    guard = refuse_piece(table, phase, piece)
    if guard is vocabulary.TOO_EXPENSIVE:
        surcharge = table.price_of(piece) - table.definition(piece).cost
        return vocabulary.ASPECTS_MISSING if table.price(piece) - surcharge <= table.points else guard
    return guard or vocabulary.FINISH_THE_CHOICE


# Pieces on the map


def refuse_on_map(table: Deeds, seat: int, piece: int) -> Guard:
    """Why a piece cannot be used; which guard fits depends on the question in progress (DB-ACT-07, DB-ACTION-02, DB-DBLOW-10)."""
    frame = table.agenda[-1] if table.agenda else None
    if asked(table, seat):
        if isinstance(frame, Assignment | Fates):
            return refuse_victim(table, seat, piece)
        if isinstance(frame, Resolution):
            return refuse_target(table, frame, piece)
        if isinstance(frame, KeepOne):
            return vocabulary.OTHER_NAME if SEAT_OF[piece] == seat else vocabulary.NOT_YOURS
    if SEAT_OF[piece] != seat:
        return vocabulary.NOT_YOURS
    if isinstance(frame, Deathblow) and frame.who == seat:
        return refuse_dying(table, frame, piece)
    phase = table.nearest(Phase)
    if phase is None:
        return vocabulary.NOT_YOUR_DECISION
    if phase.who != seat:
        return vocabulary.OTHER_PLAYERS_PHASE
    if not asked(table, seat):
        return vocabulary.NOT_YOUR_DECISION
    if isinstance(phase, SpawnPhase):
        return refuse_user(table, piece)
    if isinstance(frame, ActionPhase):
        return vocabulary.CHOOSE_ACTION_FIRST
    return refuse_actor(table, piece)


def refuse_user(table: Deeds, piece: int) -> Guard:
    """Why no spawn ability of a piece can be used (DB-ACT-08 to -10)."""
    spawns = table.definition(piece).spawns
    if not spawns:
        return vocabulary.NO_SPAWN_ABILITY
    for activation in spawns:
        guard = refuse_use(table, piece, activation)
        if guard is not None:
            return guard
    return vocabulary.FINISH_THE_CHOICE


def refuse_actor(table: Deeds, piece: int) -> Guard:
    """Why a piece can neither move nor fight (DB-ACTION-03, DB-SHIFT-02, -07, DB-LOC-03)."""
    shift = table.nearest(Shift)
    if shift is not None:
        return refuse_move(table, piece, shift.moved) or vocabulary.FINISH_THE_CHOICE
    combat = table.nearest(Combat)
    if combat is not None:
        return refuse_attacker(table, combat, piece)
    if not table.creatures >> piece & 1:
        return vocabulary.LOCATION_DOES_NOT_ATTACK
    return vocabulary.UNENGAGED if not table.engaged(piece) else vocabulary.STRIKE_CHOSEN


def refuse_attacker(table: Deeds, combat: Combat, piece: int) -> Guard:
    """Why a piece can neither attack in this combat nor use a blade (DB-SEQ-02, DB-LONER-01)."""
    if table.cells[piece] != combat.cell and not combat.attackers >> piece & 1:
        return vocabulary.NOT_IN_COMBAT_CELL
    if not table.creatures >> piece & 1:
        return vocabulary.LOCATION_DOES_NOT_ATTACK
    if not combat.attackers >> piece & 1:
        if banned(table, vocabulary.ATTACK, piece, combat.attackers) is not None:
            return vocabulary.ATTACKS_ALONE
        return vocabulary.NOT_ATTACKING
    return vocabulary.ALREADY_ATTACKING if not combat.dice else vocabulary.NO_BLADE_ABILITY


def refuse_dying(table: Deeds, frame: Deathblow, piece: int) -> Guard:
    """Why a piece cannot join a deathblow (DB-DBLOW-10, DB-LONER-02)."""
    if not table.dying >> piece & 1 or table.cells[piece] != frame.cell:
        return vocabulary.NOT_IN_COMBAT_CELL
    return vocabulary.ALREADY_ATTACKING if frame.attackers >> piece & 1 else vocabulary.ATTACKS_ALONE


def refuse_target(table: Deeds, resolution: Resolution, piece: int) -> Guard:
    """Why a piece is no target of the text that is resolved: the text itself says (DB-GEN-14)."""
    effect = resolution.todo[-1]
    guard = effect.refuse(table, resolution, piece) if isinstance(effect, Keyword) else None
    return guard or vocabulary.NO_TARGET


def refuse_goal(table: Deeds, resolution: Resolution, cell: int) -> Guard:
    """Why the text that is resolved takes nobody to a cell (DB-GEN-14)."""
    effect = resolution.todo[-1]
    guard = effect.refuse_cell(table, resolution, cell) if isinstance(effect, Keyword) else None
    return guard or vocabulary.NO_CELL_ASKED


def refuse_victim(table: Deeds, seat: int, piece: int) -> Guard:
    """Why damage cannot be assigned to a piece (DB-LOC-04)."""
    if not table.creatures >> piece & 1:
        return vocabulary.LOCATION_TAKES_NO_DAMAGE
    if SEAT_OF[piece] == seat:
        return vocabulary.OWN_IS_NOT_HIT
    frame = table.agenda[-1]
    if isinstance(frame, Assignment) and table.cells[piece] != frame.cell:
        return vocabulary.HIT_ELSEWHERE
    if table.dying >> piece & 1:
        return vocabulary.DYING
    if banned(table, vocabulary.HARM, piece) is not None:
        return vocabulary.PROTECTED_BY_BODYGUARD
    return vocabulary.NOT_HIT


# Cells


def refuse_cell(table: Deeds, seat: int, cell: int) -> Guard:
    """Why the question in progress is not about this cell (DB-LOC-01, DB-ROW-06, DB-MAP-09, DB-DEFENDER-01, DB-STRIKE-12)."""
    frame = table.agenda[-1] if table.agenda else None
    if not asked(table, seat):
        phase = table.nearest(Phase)
        theirs = phase is not None and phase.who != seat and table.local[cell]
        return vocabulary.OTHER_PLAYERS_PHASE if theirs else vocabulary.NOT_YOUR_DECISION
    if isinstance(frame, SpawnPhase):
        return refuse_spawn_cell(table, frame, cell) if frame.step_name() == "where" else vocabulary.CHOOSE_FIGURE_FIRST
    if isinstance(frame, Shift):
        if frame.step_name() == "pick":
            return vocabulary.CHOOSE_CREATURE_FIRST
        return refuse_way(table, frame.piece, cell) or vocabulary.NOT_ADJACENT
    if isinstance(frame, Strike):
        return vocabulary.FOUGHT_ALREADY if table.is_contested(cell) else vocabulary.UNCONTESTED
    if isinstance(frame, ActionPhase):
        return vocabulary.CHOOSE_ACTION_FIRST
    if isinstance(frame, Displacement):
        return vocabulary.NOT_EMPTY if table.local[cell] else vocabulary.OWN_PORTAL
    if isinstance(frame, Resolution):
        return refuse_goal(table, frame, cell)
    return vocabulary.DICE_FIRST if table.nearest(BaseCombat) is not None else vocabulary.NO_CELL_ASKED


def refuse_spawn_cell(table: Deeds, phase: SpawnPhase, cell: int) -> Guard:
    """Why the chosen miniature cannot be spawned in a cell (DB-ROW-03 to -05, DB-SPAWN-08)."""
    seat = phase.who
    if table.definition(phase.piece).location:
        return vocabulary.LOCATION_THERE if table.creatures_at(cell, seat) else vocabulary.NO_OWN_CREATURE_THERE
    if not SPAWN_ROWS[seat] >> cell & 1:
        return vocabulary.NOT_IN_SPAWN_ROW if has_spawn_room(table, phase, cell) else vocabulary.CELL_FULL
    if phase.shut >> cell & 1:
        return vocabulary.CELL_WAS_OCCUPIED
    return vocabulary.CELL_FULL if own_columns(table, seat) >> cell & 1 else vocabulary.COLUMN_EMPTY
