"""The words of the game: verbs, moments, guards, and the numbers that the rulebook prints."""

from __future__ import annotations

from typing import Final, TypeAlias

from pionek.core.state.decision import Guard, Verb
from pionek.core.state.events import Moment
from pionek.core.vocabulary import FIRST_VERB

# Numbers of the rulebook

REGIONS: Final = 8
REGIONS_BY_PLAYERS: Final = (6, 7, 8)
MARKERS: Final = 20
ACTION_MARKERS: Final = 5
FIRST_ROUND_MARKERS: Final = 3
STARTING_MARKERS: Final = 2
SANCTUARIES: Final = 4
VUKO_TOKENS: Final = 10
NIGHTMARES: Final = 4
NIGHTMARES_TO_CLOSE: Final = 2
TOWERS: Final = 6
SNOW_LIMITS: Final = (18, 24, 30)
"""For two, three and four players."""
POINTS_TO_END: Final = 50
VIPER_BONUS: Final = 5
YIN_YANG: Final = 1
LOWEST: Final = -9
SHIFTS: Final = 5
RISE_STEPS: Final = 2
MOST_PLACED: Final = 2
MOST_MOVES: Final = 2
MOUNTAIN_COST: Final = 2
ATTACK_COST: Final = 2
CATCH_UP_MARKERS: Final = 2
CATCH_UP_POPULATION: Final = 2
ROBOT_MARKERS: Final = 2
ROBOT_SNOW: Final = 2
ONE_DIE: Final = 1
MOST_DAMAGE: Final = 12
"""More than any unit needs to be defeated: its level, and all the Shields that its card and Spy fields could hold."""

# What content lists in this order

POPULATION, GOLD, M_FACTOR = range(3)
ATTACK, SHIELD, DOMINATION, SPEED = range(4)
ABILITIES: Final = 4
VIPER, INFLUENCE, MOVEMENT, MOUNTAIN, RAVEN, MAKING = range(6)
FIELDS: Final = 6
SHIFT_M, UPGRADE, SUMMONING, ATONE, RISE, ASSAULT = range(6)

TOKEN_KINDS: Final = 6
"""What a card holds: population, gold, and M-factor on its four levels."""
M_ZERO: Final = 2
FIGURES: Final = 6
FIGURES_OF: Final = ((0, 1, 2), (3, 4), (5,))
LEVEL_OF: Final = (0, 0, 0, 1, 1, 2)
"""The six figures of a character by the place of their type on the card; a type's level is its place plus one."""
CARRIER: Final = 1
"""The place of the type that works for the individual goal."""

BITS: Final = tuple([tuple([region for region in range(REGIONS) if mask >> region & 1]) for mask in range(1 << REGIONS)])
"""The regions in each set of bits."""

# Values that content can change

MOUNTAIN_PRICE: Final = 0

# Levels of the solo game

NOT_SOLO, EASY, MEDIUM, HARD, SCIENTIST = range(5)
SOLO_LEVELS: Final = ("none", "easy", "medium", "hard", "scientist")
PLAYER: Final = 0
ROBOT: Final = 1

# Verbs

(
    REGION, ADVANCE, ORDER_TOKEN, PLAN, TAKE, EXCHANGE, MOVE, MARCH, SWALLOW, CARRY, DO, SHIFT, BUY, REPLACE, SUMMON,
    SPY, STRIKE, RAZE, ROUT, LOSE, PICK, PLUNDER,
) = range(FIRST_VERB, FIRST_VERB + 22)  # fmt: skip

VERBS = (
    Verb("region", subject="region"),
    Verb("advance", amount="number", most=2),
    Verb("order-token", subject="field", amount="number", most=FIELDS),
    Verb("plan", subject="field"),
    Verb("take", subject="resource"),
    Verb("exchange", subject="resource", target="resource", amount="resource"),
    Verb("move", subject="region", target="region"),
    Verb("march", subject="unit", target="region", amount="region"),
    Verb("swallow", subject="region", target="region"),
    Verb("carry", amount="number", most=MARKERS),
    Verb("do", subject="deed"),
    Verb("shift", subject="level", target="level"),
    Verb("buy", subject="unit", target="ability"),
    Verb("replace-upgrade", subject="unit", target="ability", amount="ability"),
    Verb("summon", subject="unit", amount="number", most=len(FIGURES_OF[0])),
    Verb("spy", subject="ability", target="ability", optional=True),
    Verb("strike", subject="unit", amount="number", most=MOST_DAMAGE),
    Verb("raze", subject="character", amount="number", most=1),
    Verb("rout"),
    Verb("lose", subject="unit"),
    Verb("pick", subject="character"),
    Verb("plunder", subject="character", target="resource", amount="number", most=3),
)

# Moments

(
    FIRST, LAID, THORN_SET, TILE_SHOWN, SANCTUARY_SHOWN, PLACED, ROUND, CAUGHT_UP, ADVANCED, RED_SHIP, TURN_ORDER,
    GOT_MARKERS, TOKEN_LAID, PLANNED, SET_ASIDE, DECLINED, TOOK, EXCHANGED, PAID, MOVED, MARCHED, SHIFTED, BOUGHT,
    REPLACED, SUMMONED, MUSTERED, REPUTATION, SNOW, SPIED, STRUCK, DEFEATED, RAZED, ROUTED, POINTS, TAKEN_OFF,
    VUKO_MOVED, VUKO_LEAVES, VUKO_TOKEN, VUKO_KILLS, WITHDRAWN, RETURNED, VUKO_VISITS, TOKEN_DISCARDED, DOMINATES,
    ABILITIES_ACT, EVENTS_COME, RECRUITED, PLUNDERED, NIGHTMARE_LAID, WON_OVER, TOWER_RAISED, SANCTUARY_MOVED,
    ABSORBED, CLOSED, KILLED, LEFT, NATIONS_MOVED, ROLLED, GOAL,
) = range(59)  # fmt: skip

MOMENTS = (
    Moment("first"),
    Moment("laid", "region"),
    Moment("thorn-set", "region"),
    Moment("tile-shown", "region", "tile"),
    Moment("sanctuary-shown", "region"),
    Moment("placed", "region"),
    Moment("round"),
    Moment("caught-up"),
    Moment("advanced", "helmet"),
    Moment("red-ship", "helmet"),
    Moment("turn-order"),
    Moment("got-markers"),
    Moment("token-laid", "field"),
    Moment("planned", "field"),
    Moment("set-aside"),
    Moment("declined", "field"),
    Moment("took", "resource"),
    Moment("exchanged", "resource", "resource"),
    Moment("paid", "resource"),
    Moment("moved", "region", "region"),
    Moment("marched", "unit", "region"),
    Moment("shifted", "level", "level"),
    Moment("bought", "unit", "ability"),
    Moment("replaced", "unit", "ability"),
    Moment("summoned", "unit"),
    Moment("mustered", "unit", "region"),
    Moment("reputation"),
    Moment("snow"),
    Moment("spied", "ability", "ability"),
    Moment("struck", "unit", "region"),
    Moment("defeated", "unit", "region"),
    Moment("razed", "character", "region"),
    Moment("routed", "region"),
    Moment("points"),
    Moment("taken-off", "unit"),
    Moment("vuko-moved", "region"),
    Moment("vuko-leaves", "region", "region"),
    Moment("vuko-token"),
    Moment("vuko-kills", "unit", "region"),
    Moment("withdrawn", "region"),
    Moment("returned", "region"),
    Moment("vuko-visits", "region"),
    Moment("token-discarded"),
    Moment("dominates", "region"),
    Moment("abilities-act", "region"),
    Moment("events-come", "region"),
    Moment("recruited", "character", "region"),
    Moment("plundered", "resource", "character"),
    Moment("nightmare-laid", "region"),
    Moment("won-over", "character", "region"),
    Moment("tower-raised", "region"),
    Moment("sanctuary-moved", "region", "region"),
    Moment("absorbed", "region"),
    Moment("closed", "region"),
    Moment("killed", "unit", "region"),
    Moment("left", "region", "region"),
    Moment("nations-moved", "region", "region"),
    Moment("rolled"),
    Moment("goal"),
)
assert len(MOMENTS) == GOAL + 1

# Guards: while somebody else decides

SETTING_UP = Guard("setting-up", "IG-SETUP-11", 0)
OTHERS_ADVANCE = Guard("others-advance", "IG-INIT-09", 0)
OTHERS_PLAN = Guard("others-plan", "IG-PLAN-01", 0)
OTHERS_ACT = Guard("others-act", "IG-ACT-04", 0)
OTHERS_MAKE = Guard("others-make", "IG-MAKE-01", 0)
OTHERS_ACTIVATE = Guard("others-activate", "IG-UNIT-02", 0)
OTHERS_SUFFER = Guard("others-suffer", "IG-VUKO-09", 0)
OTHERS_DOMINATE = Guard("others-dominate", "IG-DOM-02", 0)

# Guards: while something else is decided

NOT_IN_SETUP = Guard("not-in-setup", "IG-SETUP-25", 1)
NOT_IN_INITIATIVE = Guard("not-in-initiative", "IG-INIT-19", 1)
NOT_IN_PLANNING = Guard("not-in-planning", "IG-PLAN-01", 1)
NOT_IN_ACTION = Guard("not-in-action", "IG-ACT-04", 1)
NOT_IN_ACTIVATION = Guard("not-in-activation", "IG-UNIT-01", 1)
NOT_IN_VISIT = Guard("not-in-visit", "IG-VUKO-09", 1)
NOT_IN_DOMINATION = Guard("not-in-domination", "IG-DOM-04", 1)
NOT_YOURS = Guard("not-yours", "IG-SETUP-02", 2)

# Guards: why this one may not be chosen

HAS_TILE = Guard("has-tile", "IG-SETUP-11", 3)
OUT_OF_PLAY = Guard("out-of-play", "IG-SETUP-13", 3)
SAME_REGION = Guard("same-region", "IG-SETUP-20", 4)
REGION_CLOSED = Guard("region-closed", "IG-CLOSE-11", 3)
FIELD_FULL = Guard("field-full", "IG-PLAN-04", 3)
NO_PLANNING_HERE = Guard("no-planning-here", "IG-PLAN-02", 3)
NO_MARKER_FOR_VIPER = Guard("no-marker-for-viper", "IG-PLAN-08", 3)
FIELD_HAS_TOKEN = Guard("field-has-token", "IG-ADV-14", 3)
FIELD_KEEPS_PLACE = Guard("field-keeps-place", "IG-ADV-15", 3)
NO_INFLUENCE_HERE = Guard("no-influence-here", "IG-INF-02", 4)
NO_INFLUENCE_TO_SUMMON = Guard("no-influence-to-summon", "IG-SUMMON-07", 4)
NOTHING_TO_MOVE = Guard("nothing-to-move", "IG-MOVE-01", 4)
NOWHERE_TO_MOVE = Guard("nowhere-to-move", "IG-MOVE-04", 5)
NOT_ON_BOARD = Guard("not-on-board", "IG-MOVE-01", 3)
NOTHING_TO_FEED = Guard("nothing-to-feed", "IG-MOUNT-03", 4)
ONLY_FROM_SOURCE = Guard("only-from-source", "IG-MOUNT-03", 4)
NO_VUKO_TOKEN = Guard("no-vuko-token", "IG-RAVEN-02", 4)
NO_M_TO_ATONE = Guard("no-m-to-atone", "IG-RAVEN-02", 5)
ALREADY_BEST = Guard("already-best", "IG-REP-01", 4)
NO_REPUTATION = Guard("no-reputation", "IG-SOLO-15", 4)
DONE_ALREADY = Guard("done-already", "IG-MAKE-01", 3)
SNOW_WOULD_FALL = Guard("snow-would-fall", "IG-SNOW-03", 7)
NO_M_TO_SUMMON = Guard("no-m-to-summon", "IG-SUMMON-02", 4)
NONE_IN_RESERVE = Guard("none-in-reserve", "IG-SUMMON-05", 5)
NOWHERE_TO_SUMMON = Guard("nowhere-to-summon", "IG-SUMMON-07", 6)
NO_UPGRADE_FITS = Guard("no-upgrade-fits", "IG-UPG-09", 4)
CANNOT_FERRY = Guard("cannot-ferry", "IG-DRAK-02", 3)
NOT_BY_DRAKKAR = Guard("not-by-drakkar", "IG-DRAK-01", 4)
NO_SPEED = Guard("no-speed", "IG-SPEED-01", 4)
ONLY_UNITS_SPEED = Guard("only-units-speed", "IG-SPEED-03", 3)
OWN_UNIT = Guard("own-unit", "IG-ATTACK-03", 3)
NO_TARGET_HERE = Guard("no-target-here", "IG-ATTACK-03", 4)
DOWN_ALREADY = Guard("down-already", "IG-ATTACK-13", 5)
NOT_WITH_VUKO = Guard("not-with-vuko", "IG-VUKO-09", 4)
NOT_ADJACENT = Guard("not-adjacent", "IG-CLOSE-05", 4)
REGION_BEING_CLOSED = Guard("region-being-closed", "IG-CLOSE-05", 4)

GUARDS = (
    SETTING_UP, OTHERS_ADVANCE, OTHERS_PLAN, OTHERS_ACT, OTHERS_MAKE, OTHERS_ACTIVATE, OTHERS_SUFFER,
    OTHERS_DOMINATE, NOT_IN_SETUP, NOT_IN_INITIATIVE, NOT_IN_PLANNING, NOT_IN_ACTION, NOT_IN_ACTIVATION,
    NOT_IN_VISIT, NOT_IN_DOMINATION, NOT_YOURS, HAS_TILE, OUT_OF_PLAY, SAME_REGION, REGION_CLOSED, FIELD_FULL,
    NO_PLANNING_HERE, NO_MARKER_FOR_VIPER, FIELD_HAS_TOKEN, FIELD_KEEPS_PLACE, NO_INFLUENCE_HERE,
    NO_INFLUENCE_TO_SUMMON, NOTHING_TO_MOVE, NOWHERE_TO_MOVE, NOT_ON_BOARD, NOTHING_TO_FEED, ONLY_FROM_SOURCE,
    NO_VUKO_TOKEN, NO_M_TO_ATONE, ALREADY_BEST, NO_REPUTATION, DONE_ALREADY, SNOW_WOULD_FALL, NO_M_TO_SUMMON,
    NONE_IN_RESERVE, NOWHERE_TO_SUMMON, NO_UPGRADE_FITS, CANNOT_FERRY, NOT_BY_DRAKKAR, NO_SPEED, ONLY_UNITS_SPEED,
    OWN_UNIT, NO_TARGET_HERE, DOWN_ALREADY, NOT_WITH_VUKO, NOT_ADJACENT, REGION_BEING_CLOSED,
)  # fmt: skip
AbilityNo: TypeAlias = int
CharacterNo: TypeAlias = int
UnitNo: TypeAlias = int
TileNo: TypeAlias = int
