"""The words of the game and their numbers: verbs, moments, values, proposals, checks, guards."""

from __future__ import annotations

from typing import Final, TypeAlias

from pionek.core.state.decision import Option
from pionek.core.vocabulary import Bits, Numbered, Words

SEATS: Final = ("south", "north")
WORDS = Words()
verb, moment, guard = WORDS.verb, WORDS.moment, WORDS.guard

FigureNo: TypeAlias = int
"""The number of a definition of the kind "figure"."""
PieceSet: TypeAlias = int
"""A set of pieces, one bit for each (see model/sets.py)."""
CellSet: TypeAlias = int
"""A set of cells of the map, one bit for each."""

# A warband has 16 places, so the number of a piece tells its owner.
BAND: Final = 16
PIECES: Final = 32
SEAT_OF: Final = (0,) * BAND + (1,) * BAND
FOE_OF: Final = (1,) * BAND + (0,) * BAND
"""The seat that owns each piece, and the other seat."""
SIDES: Final[tuple[PieceSet, PieceSet]] = (0xFFFF, 0xFFFF << 16)
"""The pieces of each seat."""

# Verbs of options.
SPAWN: Final = verb("spawn", subject="figure")
RESPAWN: Final = verb("respawn", subject="figure")
USE: Final = verb("use", subject="piece", amount="number", most=5)
SHIFT: Final = verb("shift")
STRIKE: Final = verb("strike")
MOVE: Final = verb("move", subject="piece")
TO: Final = verb("to", subject="cell")
FIGHT: Final = verb("fight", subject="cell")
ATTACK: Final = verb("attack", subject="piece")
BLADE: Final = verb("blade", subject="piece", target="piece", amount="number", optional=True)
REROLL: Final = verb("reroll", amount="number", most=6)
SPARE: Final = verb("spare", subject="piece")
DISRUPTING: Final = verb("disrupt", subject="piece")
DESTROYING: Final = verb("destroy", subject="piece")
GIVE: Final = verb("give", subject="piece", amount="number", most=40)
TARGET: Final = verb("target", subject="piece")
TAKE: Final = verb("take", subject="figure")
NUMBER: Final = verb("number", amount="number", most=99)
DONE: Final = verb("done")
ADD: Final = verb("add", subject="figure")
DROP: Final = verb("drop", subject="figure")

# What content can forbid or permit beside the verbs of options.
HARM: Final[int] = 29
CLAIM: Final[int] = 30
COPY: Final[int] = 31

# Options never change, so those of pieces and cells are made once.
MOVES = [Option(MOVE, piece) for piece in range(PIECES)]
ATTACKS = [Option(ATTACK, piece) for piece in range(PIECES)]
TARGETS = [Option(TARGET, piece) for piece in range(PIECES)]
TOS = [Option(TO, cell) for cell in range(25)]
FIGHTS = [Option(FIGHT, cell) for cell in range(25)]
DONE_OPTION = Option(DONE)
CHOICE_OF_ACTION = [Option(SHIFT), Option(STRIKE)]

# Moments.
TURN: Final = moment("turn")
INITIATIVE: Final = moment("initiative")
FIRST: Final = moment("first")
SKIPPED: Final = moment("skipped")
POINTS: Final = moment("points")
SPAWNED: Final = moment("spawned", subject="piece", other="cell")
USED: Final = moment("used", subject="piece", other="ability")
POINTS_LOST: Final = moment("points-lost")
SHIFTED: Final = moment("shifted")
STRUCK: Final = moment("struck")
ENTERED: Final = moment("entered", subject="piece", other="cell", silent=True)
COMBAT: Final = moment("combat", other="cell")
ATTACKED: Final = moment("attacked", other="attack-dice")
REROLLED: Final = moment("rerolled", other="attack-dice")
BLADED: Final = moment("bladed", subject="piece", other="ability")
BLADES_LEFT: Final = moment("blades-left")
MORE_DAMAGE: Final = moment("more-damage", subject="piece")
SPECIAL: Final = moment("special", subject="piece", other="piece")
HURT: Final = moment("hurt", subject="piece")
PROTECTED: Final = moment("protected", subject="piece")
DISRUPTED: Final = moment("disrupted", subject="piece", other="cell")
DESTROYED: Final = moment("destroyed", subject="piece")
SACRIFICED: Final = moment("sacrificed", subject="piece")
BANISHED: Final = moment("banished", subject="piece")
PURGED: Final = moment("purged", subject="piece")
RAISED: Final = moment("raised", subject="piece")
DEATHBLOW: Final = moment("deathblow", other="attack-dice")
COMBAT_ENDED: Final = moment("combat-ended", other="cell")
CLAIMED: Final = moment("claimed", other="cell")
TURN_WON: Final = moment("turn-won")
TURN_DRAWN: Final = moment("turn-drawn")
WAILED: Final = moment("wailed")
FEROCIOUS: Final = moment("ferocious", subject="piece")
ADDED: Final = moment("added", subject="figure")
DROPPED: Final = moment("dropped", subject="figure")
OPENED: Final = moment("opened")
GAINED_POINTS: Final = moment("gained-points")
CHEATED_DEATH: Final = moment("cheated-death", subject="piece")
LASTING: Final = moment("lasting", subject="piece")
CAPPED: Final = moment("capped")
REMOVED: Final = moment("removed", subject="piece")
TIED: Final = moment("tied")
ONE_AGAIN: Final = moment("one-again")
ATTACKERS: Final = moment("attackers", other="pieces")
LAST_ATTACKERS: Final = moment("last-attackers", other="pieces")
NO_DEATHBLOW: Final = moment("no-deathblow")
SPECIAL_ROLLED: Final = moment("special-rolled", subject="piece", other="attack-dice")
CONQUERED: Final = moment("conquered", subject="piece")
DAMAGE_GONE: Final = moment("damage-gone")
IDLE: Final = moment("idle")
MUSTERED: Final = moment("mustered")
# The ways from one cell to another; the amount is the cell that was left.
WALKED: Final = moment("walked", subject="piece", other="cell", amount="cell")
ADVANCED: Final = moment("advanced", subject="piece", other="cell", amount="cell")
SKIRMISHED: Final = moment("skirmished", subject="piece", other="cell", amount="cell")
EXPELLED: Final = moment("expelled", subject="piece", other="cell", amount="cell")
PUSHED: Final = moment("pushed", subject="piece", other="cell", amount="cell")
PULLED: Final = moment("pulled", subject="piece", other="cell", amount="cell")
CALLED_IN: Final = moment("called-in", subject="piece", other="cell", amount="cell")
TELEPORTED: Final = moment("teleported", subject="piece", other="cell", amount="cell")
SWAPPED: Final = moment("swapped", subject="piece", other="cell", amount="cell")

# What a seat builds its warband from.
warband_source = Numbered()
BROUGHT: Final = warband_source("brought")
FROM_EVERYTHING: Final = warband_source("everything")
FROM_OPENED: Final = warband_source("opened")

# Values that content can change: of a piece, or (income, initiative) of a seat.
value = Numbered()
POWER: Final = value("power")
DEFENSE: Final = value("defense")
LIFE: Final = value("life")
PRICE: Final = value("price")
INCOME: Final = value("income")
BONUS: Final = value("bonus")
REROLLS: Final = value("rerolls")
INITIATIVE_ROLL: Final = value("initiative-roll")

# Proposals that content can replace or forbid.
proposal = Numbered()
DISRUPT: Final = proposal("disrupt")
DESTROY: Final = proposal("destroy")
BANISH: Final = proposal("banish")
WOULD_BE_HURT: Final = -2
"""Asked before damage is assigned: would the proposal be forbidden if the damage hurt the creature?"""

# Standing checks, in the order in which they are made.
check = Bits()
UNIQUE: Final = check("unique")
DAMAGE: Final = check("damage")

# Activation requirements.
BLADE_WORDS = ("blade", "double-blade", "multiblade", "double-multiblade")
REQUIREMENTS = (*BLADE_WORDS, "spawn", "score", "comes-into-play")

ASPECTS: Final[tuple[str, ...]] = ("valor", "madness", "fear", "passion")
LINEAGES: Final[tuple[str, ...]] = ("bloodcut", "hellbred", "janus", "hivelings", "lost")
TYPES: Final[tuple[str, ...]] = (*ASPECTS, *LINEAGES)
RARITIES: Final[tuple[str, ...]] = ("common", "uncommon", "rare")

# What an attack die deals, by the number it shows, and its other faces (DB-DICE-01).
DAMAGE_OF = (0, 1, 2, 3, 0, 0, 0)
BLADE_FACE: Final = 6
MISS_FACE: Final = 4

TURNS_TO_WIN: Final = 6
MOST_FIGURES: Final = 16
MOST_COPIES: Final = 3
BONUS_POINTS: Final = 2

NOT_YOUR_DECISION: Final = guard("not-your-decision", "DB-TURN-03", 0)
OTHER_PLAYERS_PHASE: Final = guard("other-players-phase", "DB-TURN-02", 1)
NOT_YOURS: Final = guard("not-yours", "DB-ZONE-03", 1)
ONLY_SPAWN_PHASE: Final = guard("only-spawn-phase", "DB-SPAWN-10", 1)
OPPONENTS_SPAWN_PHASE: Final = guard("opponents-spawn-phase", "DB-TURN-01", 2)
NOT_IN_RESERVES: Final = guard("not-in-reserves", "DB-SPAWN-11", 2)
IN_GRAVEYARD: Final = guard("in-graveyard", "DB-ZONE-04", 2)
FINISH_THE_CHOICE: Final = guard("finish-the-choice", "DB-SPAWN-05", 2)
VENGEANCE_WAITS: Final = guard("vengeance-waits", "DB-VENGEANCE-01", 3)
UNIQUE_IN_PLAY: Final = guard("unique-in-play", "DB-UNIQUE-01", 3)
TOO_EXPENSIVE: Final = guard("too-expensive", "DB-MINI-03", 4)
ASPECTS_MISSING: Final = guard("aspects-missing", "DB-COST-01", 4)
NO_CREATURE_FOR_LOCATION: Final = guard("no-creature-for-location", "DB-LOC-01", 5)
NO_SPAWN_ABILITY: Final = guard("no-spawn-ability", "DB-ACT-07", 2)
ALREADY_USED: Final = guard("already-used", "DB-ACT-08", 4)
TOO_FEW_POINTS: Final = guard("too-few-points", "DB-ACT-07", 4)
NOT_IN_SCORING_CELL: Final = guard("not-in-scoring-cell", "DB-ACT-09", 3)
LOCATION_STAYS: Final = guard("location-stays", "DB-LOC-03", 2)
LOCATION_DOES_NOT_ATTACK: Final = guard("location-does-not-attack", "DB-LOC-04", 2)
LOCATION_TAKES_NO_DAMAGE: Final = guard("location-takes-no-damage", "DB-LOC-11", 2)
ENGAGED: Final = guard("engaged", "DB-SHIFT-02", 3)
ALREADY_MOVED: Final = guard("already-moved", "DB-SHIFT-07", 3)
NOWHERE_TO_GO: Final = guard("nowhere-to-go", "DB-SHIFT-04", 4)
STRIKE_CHOSEN: Final = guard("strike-chosen", "DB-ACTION-03", 2)
CHOOSE_ACTION_FIRST: Final = guard("choose-action-first", "DB-ACTION-01", 2)
UNENGAGED: Final = guard("unengaged", "DB-STRIKE-01", 3)
NOT_IN_COMBAT_CELL: Final = guard("not-in-combat-cell", "DB-SEQ-02", 3)
ATTACKS_ALONE: Final = guard("attacks-alone", "DB-LONER-01", 4)
ALREADY_ATTACKING: Final = guard("already-attacking", "DB-STRIKE-04", 4)
NOT_ATTACKING: Final = guard("not-attacking", "DB-BLADE-10", 3)
NO_BLADE_ABILITY: Final = guard("no-blade-ability", "DB-ACT-02", 4)
PROTECTED_BY_BODYGUARD: Final = guard("protected-by-bodyguard", "DB-BODYGUARD-01", 4)
HIT_ELSEWHERE: Final = guard("hit-elsewhere", "DB-DMG-01", 3)
NOT_HIT: Final = guard("not-hit", "DB-DMG-01", 3)
NO_TARGET: Final = guard("no-target", "DB-GEN-14", 3)
NO_CREATURE: Final = guard("no-creature", "DB-LOC-11", 3)
NO_LOCATION: Final = guard("no-location", "DB-DEMOLISH-01", 3)
NOT_NEAR: Final = guard("not-near", "DB-DEMOLISH-01", 4)
NO_ENEMY: Final = guard("no-enemy", "DB-TERM-02", 3)
NO_ALLY: Final = guard("no-ally", "DB-TERM-01", 3)
NOT_ITS_OWN_ALLY: Final = guard("not-its-own-ally", "DB-TERM-01", 3)
ITSELF_ALONE: Final = guard("itself-alone", "DB-SELF-01", 3)
DYING: Final = guard("dying", "DB-DBLOW-01", 3)
WRONG_TYPE: Final = guard("wrong-type", "DB-GEN-18", 4)
NOT_LOCAL: Final = guard("not-local", "DB-TERM-03", 4)
LOCAL: Final = guard("local", "DB-TERM-04", 4)
TARGET_ENGAGED: Final = guard("target-engaged", "DB-ACTION-04", 4)
TARGET_UNENGAGED: Final = guard("target-unengaged", "DB-ACTION-05", 4)
CANNOT_BE_PULLED: Final = guard("cannot-be-pulled", "DB-TERM-08", 5)
CANNOT_BE_PUSHED: Final = guard("cannot-be-pushed", "DB-TERM-09", 5)
CANNOT_GO: Final = guard("cannot-go", "DB-GEN-17", 5)
OTHER_NAME: Final = guard("other-name", "DB-UNIQUE-03", 3)
OWN_IS_NOT_HIT: Final = guard("own-is-not-hit", "DB-DMG-11", 2)
NO_CELL_ASKED: Final = guard("no-cell-asked", "DB-MAP-01", 0)
CHOOSE_FIGURE_FIRST: Final = guard("choose-figure-first", "DB-SPAWN-05", 1)
CHOOSE_CREATURE_FIRST: Final = guard("choose-creature-first", "DB-SHIFT-01", 1)
DICE_FIRST: Final = guard("dice-first", "DB-SEQ-03", 1)
NOT_IN_SPAWN_ROW: Final = guard("not-in-spawn-row", "DB-ROW-06", 3)
COLUMN_EMPTY: Final = guard("column-empty", "DB-ROW-02", 4)
CELL_WAS_OCCUPIED: Final = guard("cell-was-occupied", "DB-ROW-01", 4)
CELL_FULL: Final = guard("cell-full", "DB-MAP-09", 5)
LOCATION_THERE: Final = guard("location-there", "DB-LOC-02", 5)
NO_OWN_CREATURE_THERE: Final = guard("no-own-creature-there", "DB-LOC-01", 4)
NOT_ADJACENT: Final = guard("not-adjacent", "DB-SHIFT-03", 3)
DEFENDER_STAYS_OUT: Final = guard("defender-stays-out", "DB-DEFENDER-01", 4)
NOT_EMPTY: Final = guard("not-empty", "DB-KILL-05", 3)
OWN_PORTAL: Final = guard("own-portal", "DB-KILL-05", 4)
NOT_NEARER: Final = guard("not-nearer", "DB-TERM-08", 4)
NOT_FARTHER: Final = guard("not-farther", "DB-TERM-09", 4)
NO_PORTAL: Final = guard("no-portal", "DB-TELEPORT-01", 4)
STANDS_THERE: Final = guard("stands-there", "DB-TERM-07", 4)
OUT_OF_REACH: Final = guard("out-of-reach", "DB-TERM-06", 3)
UNCONTESTED: Final = guard("uncontested", "DB-SEQ-01", 3)
FOUGHT_ALREADY: Final = guard("fought-already", "DB-STRIKE-03", 4)
WARBAND_FULL: Final = guard("warband-full", "DB-BAND-01", 3)
THREE_COPIES: Final = guard("three-copies", "DB-BAND-03", 3)
NOT_IN_POOL: Final = guard("not-in-pool", "DB-VAR-01", 3)
