"""The numbers behind the words of the game: verbs, moments, values, proposals, checks, reasons."""

from __future__ import annotations

from typing import Final, TypeAlias

from pionek.core.state.decision import Guard, Option, Verb
from pionek.core.state.events import Moment
from pionek.core.vocabulary import FIRST_VERB

# Seats and pieces: a warband has 16 places, so the owner of a piece is told by its number.
BAND: Final = 16
PIECES: Final = 32
SEAT_OF: Final = (0,) * BAND + (1,) * BAND
FOE_OF: Final = (1,) * BAND + (0,) * BAND
"""Whose a piece is, and who the other player is."""
SIDES: Final = (0xFFFF, 0xFFFF << 16)
"""The pieces of each seat; sets of pieces are numbers, one bit a piece."""

# Verbs of options, in the order of VERBS below.
SPAWN: Final[int] = FIRST_VERB
RESPAWN: Final[int] = FIRST_VERB + 1
USE: Final[int] = FIRST_VERB + 2
SHIFT: Final[int] = FIRST_VERB + 3
STRIKE: Final[int] = FIRST_VERB + 4
MOVE: Final[int] = FIRST_VERB + 5
TO: Final[int] = FIRST_VERB + 6
FIGHT: Final[int] = FIRST_VERB + 7
ATTACK: Final[int] = FIRST_VERB + 8
BLADE: Final[int] = FIRST_VERB + 9
REROLL: Final[int] = FIRST_VERB + 10
SPARE: Final[int] = FIRST_VERB + 11
DISRUPTING: Final[int] = FIRST_VERB + 12
DESTROYING: Final[int] = FIRST_VERB + 13
REST: Final[int] = FIRST_VERB + 14
TARGET: Final[int] = FIRST_VERB + 15
TAKE: Final[int] = FIRST_VERB + 16
NUMBER: Final[int] = FIRST_VERB + 17
DONE: Final[int] = FIRST_VERB + 18
ADD: Final[int] = FIRST_VERB + 19
DROP: Final[int] = FIRST_VERB + 20

VERBS = (
    Verb("spawn", subject="figure"),
    Verb("respawn", subject="figure"),
    Verb("use", subject="piece", amount="number", most=5),
    Verb("shift"),
    Verb("strike"),
    Verb("move", subject="piece"),
    Verb("to", subject="cell"),
    Verb("fight", subject="cell"),
    Verb("attack", subject="piece"),
    Verb("blade", subject="piece", target="piece", amount="number", optional=True),
    Verb("reroll", amount="number", most=6),
    Verb("spare", subject="piece"),
    Verb("disrupt", subject="piece"),
    Verb("destroy", subject="piece"),
    Verb("rest", subject="piece"),
    Verb("target", subject="piece"),
    Verb("take", subject="figure"),
    Verb("number", amount="number", most=99),
    Verb("done"),
    Verb("add", subject="figure"),
    Verb("drop", subject="figure"),
)

# What content can forbid or permit beside the verbs of options.
HARM: Final[int] = 29
CLAIM: Final[int] = 30
COPY: Final[int] = 31

# Options are values: those of pieces and cells are made once.
MOVES = [Option(MOVE, piece) for piece in range(PIECES)]
ATTACKS = [Option(ATTACK, piece) for piece in range(PIECES)]
TARGETS = [Option(TARGET, piece) for piece in range(PIECES)]
RESTS = [Option(REST, piece) for piece in range(PIECES)]
TOS = [Option(TO, cell) for cell in range(25)]
FIGHTS = [Option(FIGHT, cell) for cell in range(25)]
DONE_OPTION = Option(DONE)
CHOICE_OF_ACTION = [Option(SHIFT), Option(STRIKE)]

# Moments, in the order of MOMENTS below.
(
    TURN, INITIATIVE, FIRST, SKIPPED, POINTS, SPAWNED, USED, POINTS_LOST, SHIFTED, STRUCK, ENTERED, COMBAT, ATTACKED,
    REROLLED, BLADED, BLADES_LEFT, MORE_DAMAGE, SPECIAL, HURT, PROTECTED, DISRUPTED, DESTROYED, SACRIFICED, BANISHED,
    PURGED, RAISED, DEATHBLOW, COMBAT_ENDED, CLAIMED, TURN_WON, TURN_DRAWN, WAILED, FEROCIOUS, ADDED, DROPPED,
    OPENED, GAINED_POINTS, CHEATED_DEATH, LASTING, CAPPED, REMOVED, TIED, ONE_AGAIN,
) = range(43)  # fmt: skip

MOMENTS = (
    Moment("turn"),
    Moment("initiative"),
    Moment("first"),
    Moment("skipped"),
    Moment("points"),
    Moment("spawned", subject="piece", other="cell"),
    Moment("used", subject="piece"),
    Moment("points-lost"),
    Moment("shifted"),
    Moment("struck"),
    Moment("entered", subject="piece", other="cell"),
    Moment("combat", other="cell"),
    Moment("attacked", other="attack-dice"),
    Moment("rerolled", other="attack-dice"),
    Moment("bladed", subject="piece"),
    Moment("blades-left"),
    Moment("more-damage", subject="piece"),
    Moment("special", subject="piece", other="piece"),
    Moment("hurt", subject="piece"),
    Moment("protected", subject="piece"),
    Moment("disrupted", subject="piece", other="cell"),
    Moment("destroyed", subject="piece"),
    Moment("sacrificed", subject="piece"),
    Moment("banished", subject="piece"),
    Moment("purged", subject="figure"),
    Moment("raised", subject="figure"),
    Moment("deathblow", other="attack-dice"),
    Moment("combat-ended", other="cell"),
    Moment("claimed", other="cell"),
    Moment("turn-won"),
    Moment("turn-drawn"),
    Moment("wailed"),
    Moment("ferocious", subject="piece"),
    Moment("added", subject="figure"),
    Moment("dropped", subject="figure"),
    Moment("opened"),
    Moment("gained-points"),
    Moment("cheated-death", subject="piece"),
    Moment("lasting", subject="piece"),
    Moment("capped"),
    Moment("removed", subject="piece"),
    Moment("tied"),
    Moment("one-again"),
)

# Values that content can change: of a piece, or (income, initiative) of a seat.
POWER: Final = 0
DEFENSE: Final = 1
LIFE: Final = 2
PRICE: Final = 3
INCOME: Final = 4
BONUS: Final = 5
REROLLS: Final = 6
INITIATIVE_ROLL: Final = 7

# Proposals that content can replace or forbid.
DISRUPT: Final = 0
DESTROY: Final = 1
BANISH: Final = 2
PROPOSALS = ("disrupt", "destroy", "banish")

# Standing checks, in the order in which they are made.
UNIQUE: Final = 1
DAMAGE: Final = 2

# Activation requirements.
BLADE_WORDS = ("blade", "double-blade", "multiblade", "double-multiblade")
REQUIREMENTS = (*BLADE_WORDS, "spawn", "score", "comes-into-play")

ASPECTS: Final[tuple[str, ...]] = ("valor", "madness", "fear", "passion")
LINEAGES: Final[tuple[str, ...]] = ("bloodcut", "hellbred", "janus", "hivelings", "lost")
TYPES: Final[tuple[str, ...]] = (*ASPECTS, *LINEAGES)
RARITIES: Final[tuple[str, ...]] = ("common", "uncommon", "rare")

# Faces of an attack die, by the number it shows (DB-DICE-01).
DAMAGE_OF = (0, 1, 2, 3, 0, 0, 0)
BLADE_FACE: Final = 6
MISS_FACE: Final = 4

TURNS_TO_WIN: Final = 6
MOST_FIGURES: Final = 16
MOST_COPIES: Final = 3
BONUS_POINTS: Final = 2

NOT_YOUR_DECISION = Guard("not-your-decision", "DB-TURN-03", 0)
OTHER_PLAYERS_PHASE = Guard("other-players-phase", "DB-TURN-02", 1)
NOT_YOURS = Guard("not-yours", "DB-ZONE-03", 1)
ONLY_SPAWN_PHASE = Guard("only-spawn-phase", "DB-SPAWN-10", 1)
OPPONENTS_SPAWN_PHASE = Guard("opponents-spawn-phase", "DB-TURN-01", 2)
NOT_IN_RESERVES = Guard("not-in-reserves", "DB-SPAWN-11", 2)
IN_GRAVEYARD = Guard("in-graveyard", "DB-ZONE-04", 2)
FINISH_THE_CHOICE = Guard("finish-the-choice", "DB-SPAWN-05", 2)
VENGEANCE_WAITS = Guard("vengeance-waits", "DB-VENGEANCE-01", 3)
UNIQUE_IN_PLAY = Guard("unique-in-play", "DB-UNIQUE-01", 3)
TOO_EXPENSIVE = Guard("too-expensive", "DB-MINI-03", 4)
ASPECTS_MISSING = Guard("aspects-missing", "DB-COST-01", 4)
NO_CREATURE_FOR_LOCATION = Guard("no-creature-for-location", "DB-LOC-01", 5)
NO_SPAWN_ABILITY = Guard("no-spawn-ability", "DB-ACT-07", 2)
ALREADY_USED = Guard("already-used", "DB-ACT-08", 4)
TOO_FEW_POINTS = Guard("too-few-points", "DB-ACT-07", 4)
NOT_IN_SCORING_CELL = Guard("not-in-scoring-cell", "DB-ACT-09", 3)
LOCATION_STAYS = Guard("location-stays", "DB-LOC-03", 2)
LOCATION_DOES_NOT_ATTACK = Guard("location-does-not-attack", "DB-LOC-04", 2)
LOCATION_TAKES_NO_DAMAGE = Guard("location-takes-no-damage", "DB-LOC-11", 2)
ENGAGED = Guard("engaged", "DB-SHIFT-02", 3)
ALREADY_MOVED = Guard("already-moved", "DB-SHIFT-07", 3)
NOWHERE_TO_GO = Guard("nowhere-to-go", "DB-SHIFT-04", 4)
STRIKE_CHOSEN = Guard("strike-chosen", "DB-ACTION-03", 2)
CHOOSE_ACTION_FIRST = Guard("choose-action-first", "DB-ACTION-01", 2)
UNENGAGED = Guard("unengaged", "DB-STRIKE-01", 3)
NOT_IN_COMBAT_CELL = Guard("not-in-combat-cell", "DB-SEQ-02", 3)
ATTACKS_ALONE = Guard("attacks-alone", "DB-LONER-01", 4)
ALREADY_ATTACKING = Guard("already-attacking", "DB-STRIKE-04", 4)
NOT_ATTACKING = Guard("not-attacking", "DB-BLADE-10", 3)
NO_BLADE_ABILITY = Guard("no-blade-ability", "DB-ACT-02", 4)
PROTECTED_BY_BODYGUARD = Guard("protected-by-bodyguard", "DB-BODYGUARD-01", 4)
NOT_HIT = Guard("not-hit", "DB-DMG-01", 3)
NO_TARGET = Guard("no-target", "DB-GEN-14", 3)
OWN_IS_NOT_HIT = Guard("own-is-not-hit", "DB-DMG-11", 2)
NO_CELL_ASKED = Guard("no-cell-asked", "DB-MAP-01", 0)
CHOOSE_FIGURE_FIRST = Guard("choose-figure-first", "DB-SPAWN-05", 1)
CHOOSE_CREATURE_FIRST = Guard("choose-creature-first", "DB-SHIFT-01", 1)
DICE_FIRST = Guard("dice-first", "DB-SEQ-03", 1)
NOT_IN_SPAWN_ROW = Guard("not-in-spawn-row", "DB-ROW-06", 3)
COLUMN_EMPTY = Guard("column-empty", "DB-ROW-02", 4)
CELL_WAS_OCCUPIED = Guard("cell-was-occupied", "DB-ROW-01", 4)
CELL_FULL = Guard("cell-full", "DB-MAP-09", 5)
LOCATION_THERE = Guard("location-there", "DB-LOC-02", 5)
NO_OWN_CREATURE_THERE = Guard("no-own-creature-there", "DB-LOC-01", 4)
NOT_ADJACENT = Guard("not-adjacent", "DB-SHIFT-03", 3)
DEFENDER_STAYS_OUT = Guard("defender-stays-out", "DB-DEFENDER-01", 4)
NOT_EMPTY = Guard("not-empty", "DB-KILL-05", 3)
OUT_OF_REACH = Guard("out-of-reach", "DB-TERM-06", 3)
UNCONTESTED = Guard("uncontested", "DB-SEQ-01", 3)
FOUGHT_ALREADY = Guard("fought-already", "DB-STRIKE-03", 4)
WARBAND_FULL = Guard("warband-full", "DB-BAND-01", 3)
THREE_COPIES = Guard("three-copies", "DB-BAND-03", 3)
NOT_IN_POOL = Guard("not-in-pool", "DB-VAR-01", 3)

GUARDS = (
    NOT_YOUR_DECISION, OTHER_PLAYERS_PHASE, NOT_YOURS, ONLY_SPAWN_PHASE, OPPONENTS_SPAWN_PHASE, NOT_IN_RESERVES,
    IN_GRAVEYARD, FINISH_THE_CHOICE, VENGEANCE_WAITS, UNIQUE_IN_PLAY, TOO_EXPENSIVE, ASPECTS_MISSING,
    NO_CREATURE_FOR_LOCATION, NO_SPAWN_ABILITY, ALREADY_USED, TOO_FEW_POINTS, NOT_IN_SCORING_CELL, LOCATION_STAYS,
    LOCATION_DOES_NOT_ATTACK, LOCATION_TAKES_NO_DAMAGE, ENGAGED, ALREADY_MOVED, NOWHERE_TO_GO, STRIKE_CHOSEN,
    CHOOSE_ACTION_FIRST, UNENGAGED, NOT_IN_COMBAT_CELL, ATTACKS_ALONE, ALREADY_ATTACKING, NOT_ATTACKING,
    NO_BLADE_ABILITY, PROTECTED_BY_BODYGUARD, NOT_HIT, NO_TARGET, OWN_IS_NOT_HIT, NO_CELL_ASKED, CHOOSE_FIGURE_FIRST,
    CHOOSE_CREATURE_FIRST, DICE_FIRST, NOT_IN_SPAWN_ROW, COLUMN_EMPTY, CELL_WAS_OCCUPIED, CELL_FULL,
    LOCATION_THERE, NO_OWN_CREATURE_THERE, NOT_ADJACENT, DEFENDER_STAYS_OUT, NOT_EMPTY, OUT_OF_REACH, UNCONTESTED,
    FOUGHT_ALREADY, WARBAND_FULL, THREE_COPIES, NOT_IN_POOL,
)  # fmt: skip
FigureNo: TypeAlias = int
