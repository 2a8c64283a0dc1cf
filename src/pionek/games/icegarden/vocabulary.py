"""The words of the game: verbs, moments, guards, and the numbers that the rulebook prints."""

from __future__ import annotations

from typing import Final, TypeAlias

from pionek.core.vocabulary import Numbered, Words

WORDS = Words()
verb, moment, guard = WORDS.verb, WORDS.moment, WORDS.guard


# What numbers count

AbilityNo: TypeAlias = int
CharacterNo: TypeAlias = int
ResourceNo: TypeAlias = int
ScenarioNo: TypeAlias = int
TileNo: TypeAlias = int
UnitNo: TypeAlias = int

NOWHERE: Final = -1
"""The region of a piece that is not on the board."""
EMPTY: Final = -1
"""The number in a slot or in a place for a tile that holds none."""

# Numbers of the rulebook (IG-COMP-09, -10, -13, -14, -17, -18, IG-SNOW-01)

REGIONS: Final = 8
PRINTED_SIDE_NAMES: Final = ("1", "2")
PRINTED_SIDES: Final = 2
REGIONS_BY_PLAYERS: Final = (6, 7, 8)
MARKERS: Final = 20
ACTION_MARKERS: Final = 5
FIRST_ROUND_MARKERS: Final = 3
STARTING_MARKERS: Final = 2
SANCTUARIES: Final = 4
VUKO_TOKENS: Final = 10
NIGHTMARES: Final = 4
NIGHTMARES_TO_CLOSE: Final = 2
CLOSED_TOKENS: Final = 2
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
STAGES: Final = 4
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

solo_level = Numbered()
NOT_SOLO: Final = solo_level("none")
EASY: Final = solo_level("easy")
MEDIUM: Final = solo_level("medium")
HARD: Final = solo_level("hard")
SCIENTIST: Final = solo_level("scientist")
PLAYER: Final = 0
ROBOT: Final = 1
"""The numbers of the person and of the independent player in a solo game."""

# Verbs

REGION: Final = verb("region", subject="region")
ADVANCE: Final = verb("advance", amount="number", most=2)
ORDER_TOKEN: Final = verb("order-token", subject="field", amount="number", most=FIELDS)
PLAN: Final = verb("plan", subject="field")
TAKE: Final = verb("take", subject="resource")
EXCHANGE: Final = verb("exchange", subject="resource", target="resource", amount="resource")
MOVE: Final = verb("move", subject="region", target="region")
MARCH: Final = verb("march", subject="unit", target="region", amount="region")
SWALLOW: Final = verb("swallow", subject="region", target="region")
CARRY: Final = verb("carry", amount="number", most=MARKERS)
DO: Final = verb("do", subject="deed")
SHIFT: Final = verb("shift", subject="level", target="level")
BUY: Final = verb("buy", subject="unit", target="ability")
REPLACE: Final = verb("replace-upgrade", subject="unit", target="ability", amount="ability")
SUMMON: Final = verb("summon", subject="unit", amount="number", most=len(FIGURES_OF[0]))
SPY: Final = verb("spy", subject="ability", target="ability", optional=True)
STRIKE: Final = verb("strike", subject="unit", amount="number", most=MOST_DAMAGE)
RAZE: Final = verb("raze", subject="character", amount="number", most=1)
ROUT: Final = verb("rout")
LOSE: Final = verb("lose", subject="unit")
PICK: Final = verb("pick", subject="character")
PLUNDER: Final = verb("plunder", subject="character", target="resource", amount="number", most=3)


# Moments: first those that content watches

VUKO_LEAVES: Final = moment("vuko-leaves", "region", "region", silent=True)
VUKO_VISITS: Final = moment("vuko-visits", "region", silent=True)
DOMINATES: Final = moment("dominates", "region")
ABILITIES_ACT: Final = moment("abilities-act", "region", silent=True)
EVENTS_COME: Final = moment("events-come", "region", silent=True)

FIRST: Final = moment("first")
LAID: Final = moment("laid", "region")
THORN_SET: Final = moment("thorn-set", "region")
TILE_SHOWN: Final = moment("tile-shown", "region", "printed-tile")
SCENARIO_LAID: Final = moment("scenario-laid", "scenario")
ARROW_LAID: Final = moment("arrow-laid", "scenario")
SANCTUARY_SHOWN: Final = moment("sanctuary-shown", "region")
PLACED: Final = moment("placed", "region")
NATIONS_SET: Final = moment("nations-set")
ROUND: Final = moment("round")
CAUGHT_UP: Final = moment("caught-up")
ADVANCED: Final = moment("advanced", "helmet")
RED_SHIP: Final = moment("red-ship", "helmet")
LAST_ROUND: Final = moment("last-round", "helmet")
TILE_ACTIVE: Final = moment("tile-active", "scenario")
TURN_ORDER: Final = moment("turn-order")
GOT_MARKERS: Final = moment("got-markers")
TOKEN_LAID: Final = moment("token-laid", "field")
PLANNED: Final = moment("planned", "field")
VIPER_MARKER: Final = moment("viper-marker")
SET_ASIDE: Final = moment("set-aside")
LIFTED: Final = moment("lifted", "field")
DECLINED: Final = moment("declined", "field")
NOTHING_TO_DO: Final = moment("nothing-to-do", "field")
TOOK: Final = moment("took", "resource")
NONE_LEFT: Final = moment("none-left", "resource")
EXCHANGED: Final = moment("exchanged", "resource", "resource")
PAID: Final = moment("paid", "resource")
MOVED: Final = moment("moved", "region", "region")
MARCHED: Final = moment("marched", "unit", "region", amount="region")
STAYED: Final = moment("stayed", "unit", "region")
SHIFTED: Final = moment("shifted", "level", "level")
BOUGHT: Final = moment("bought", "unit", "ability")
REPLACED: Final = moment("replaced", "unit", "ability", amount="ability")
SUMMONED: Final = moment("summoned", "unit")
MUSTERED: Final = moment("mustered", "unit", "region")
REPUTATION: Final = moment("reputation")
SNOW: Final = moment("snow")
SNOW_RISES: Final = moment("snow-rises")
SPIED: Final = moment("spied", "ability", "ability")
STRUCK: Final = moment("struck", "unit", "region")
DEFEATED: Final = moment("defeated", "unit", "region")
HEALED: Final = moment("healed", "unit", "region")
RAZED: Final = moment("razed", "character", "region")
ROUTED: Final = moment("routed", "region")
POINTS: Final = moment("points")
REGION_POINTS: Final = moment("region-points", "region")
VIPER_POINTS: Final = moment("viper-points")
TAKEN_OFF: Final = moment("taken-off", "unit")
VUKO_MOVED: Final = moment("vuko-moved", "region")
VUKO_STAYED: Final = moment("vuko-stayed", "region")
VUKO_LOST: Final = moment("vuko-lost")
VUKO_DRIVEN: Final = moment("vuko-driven", "region", "region")
VUKO_OFF: Final = moment("vuko-off", "region")
VUKO_TOKEN: Final = moment("vuko-token")
NO_TOKEN_LEFT: Final = moment("no-token-left")
VUKO_KILLS: Final = moment("vuko-kills", "unit", "region")
WITHDRAWN: Final = moment("withdrawn", "region")
RETURNED: Final = moment("returned", "region")
CULLED: Final = moment("culled", "region")
TOKEN_DISCARDED: Final = moment("token-discarded")
NOBODY_DOMINATES: Final = moment("nobody-dominates", "region")
TIE_NEARBY: Final = moment("tie-nearby", "character", "region")
TIE_REPUTATION: Final = moment("tie-reputation", "character", "region")
TIE_VIPER: Final = moment("tie-viper", "character")
RECRUITED: Final = moment("recruited", "character", "region")
PLUNDERED: Final = moment("plundered", "resource", "character")
NIGHTMARE_LAID: Final = moment("nightmare-laid", "region")
WON_OVER: Final = moment("won-over", "character", "region")
TOWER_RAISED: Final = moment("tower-raised", "region")
SANCTUARY_MOVED: Final = moment("sanctuary-moved", "region", "region")
ABSORBED: Final = moment("absorbed", "region")
CLOSED: Final = moment("closed", "region")
KILLED: Final = moment("killed", "unit", "region")
SEALED: Final = moment("sealed", "region")
LEFT: Final = moment("left", "region", "region")
TO_SUPPLY: Final = moment("to-supply", "region")
NATIONS_GONE: Final = moment("nations-gone", "region")
NIGHTMARES_BACK: Final = moment("nightmares-back", "region")
REFRESHED: Final = moment("refreshed", "region")
NATIONS_MOVED: Final = moment("nations-moved", "region", "region")
ROLLED: Final = moment("rolled")
ROLL_AGAIN: Final = moment("roll-again", "region")
NO_SUCH_TOKEN: Final = moment("no-such-token", "resource")
GOAL: Final = moment("goal")


# Guards: while another player decides

SETTING_UP: Final = guard("setting-up", "IG-SETUP-11", 0)
OTHERS_ADVANCE: Final = guard("others-advance", "IG-INIT-09", 0)
OTHERS_PLAN: Final = guard("others-plan", "IG-PLAN-01", 0)
OTHERS_ACT: Final = guard("others-act", "IG-ACT-04", 0)
OTHERS_MAKE: Final = guard("others-make", "IG-MAKE-01", 0)
OTHERS_ACTIVATE: Final = guard("others-activate", "IG-UNIT-02", 0)
OTHERS_SUFFER: Final = guard("others-suffer", "IG-VUKO-09", 0)
OTHERS_DOMINATE: Final = guard("others-dominate", "IG-DOM-02", 0)

# Guards: while something else is decided

NOT_IN_SETUP: Final = guard("not-in-setup", "IG-SETUP-25", 1)
NOT_IN_INITIATIVE: Final = guard("not-in-initiative", "IG-INIT-19", 1)
NOT_IN_PLANNING: Final = guard("not-in-planning", "IG-PLAN-01", 1)
NOT_IN_ACTION: Final = guard("not-in-action", "IG-ACT-04", 1)
NOT_IN_ACTIVATION: Final = guard("not-in-activation", "IG-UNIT-01", 1)
NOT_IN_VISIT: Final = guard("not-in-visit", "IG-VUKO-09", 1)
NOT_IN_DOMINATION: Final = guard("not-in-domination", "IG-DOM-04", 1)
NOT_YOURS: Final = guard("not-yours", "IG-SETUP-02", 2)

# Guards: why this one may not be chosen

HAS_TILE: Final = guard("has-tile", "IG-SETUP-11", 3)
OUT_OF_PLAY: Final = guard("out-of-play", "IG-SETUP-13", 3)
SAME_REGION: Final = guard("same-region", "IG-SETUP-20", 4)
REGION_CLOSED: Final = guard("region-closed", "IG-CLOSE-11", 3)
FIELD_FULL: Final = guard("field-full", "IG-PLAN-04", 3)
NO_PLANNING_HERE: Final = guard("no-planning-here", "IG-PLAN-02", 3)
NO_MARKER_FOR_VIPER: Final = guard("no-marker-for-viper", "IG-PLAN-08", 3)
FIELD_HAS_TOKEN: Final = guard("field-has-token", "IG-ADV-14", 3)
FIELD_KEEPS_PLACE: Final = guard("field-keeps-place", "IG-ADV-15", 3)
NO_INFLUENCE_HERE: Final = guard("no-influence-here", "IG-INF-02", 4)
NO_INFLUENCE_TO_SUMMON: Final = guard("no-influence-to-summon", "IG-SUMMON-07", 4)
NOTHING_TO_MOVE: Final = guard("nothing-to-move", "IG-MOVE-01", 4)
NOWHERE_TO_MOVE: Final = guard("nowhere-to-move", "IG-MOVE-04", 5)
NOT_ON_BOARD: Final = guard("not-on-board", "IG-MOVE-01", 3)
NOTHING_TO_FEED: Final = guard("nothing-to-feed", "IG-MOUNT-03", 4)
ONLY_FROM_SOURCE: Final = guard("only-from-source", "IG-MOUNT-03", 4)
NO_VUKO_TOKEN: Final = guard("no-vuko-token", "IG-RAVEN-02", 4)
NO_M_TO_ATONE: Final = guard("no-m-to-atone", "IG-RAVEN-02", 5)
ALREADY_BEST: Final = guard("already-best", "IG-REP-01", 4)
NO_REPUTATION: Final = guard("no-reputation", "IG-SOLO-15", 4)
DONE_ALREADY: Final = guard("done-already", "IG-MAKE-01", 3)
SNOW_WOULD_FALL: Final = guard("snow-would-fall", "IG-SNOW-03", 7)
NO_M_TO_SUMMON: Final = guard("no-m-to-summon", "IG-SUMMON-02", 4)
NONE_IN_RESERVE: Final = guard("none-in-reserve", "IG-SUMMON-05", 5)
NOWHERE_TO_SUMMON: Final = guard("nowhere-to-summon", "IG-SUMMON-07", 6)
NO_UPGRADE_FITS: Final = guard("no-upgrade-fits", "IG-UPG-09", 4)
CANNOT_FERRY: Final = guard("cannot-ferry", "IG-DRAK-02", 3)
NOT_BY_DRAKKAR: Final = guard("not-by-drakkar", "IG-DRAK-01", 4)
NO_SPEED: Final = guard("no-speed", "IG-SPEED-01", 4)
ONLY_UNITS_SPEED: Final = guard("only-units-speed", "IG-SPEED-03", 3)
OWN_UNIT: Final = guard("own-unit", "IG-ATTACK-03", 3)
NO_TARGET_HERE: Final = guard("no-target-here", "IG-ATTACK-03", 4)
DOWN_ALREADY: Final = guard("down-already", "IG-ATTACK-13", 5)
NOT_WITH_VUKO: Final = guard("not-with-vuko", "IG-VUKO-09", 4)
NOT_ADJACENT: Final = guard("not-adjacent", "IG-CLOSE-05", 4)
REGION_BEING_CLOSED: Final = guard("region-being-closed", "IG-CLOSE-05", 4)
