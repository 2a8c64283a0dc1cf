"""The numbers behind the words of the game: verbs, moments, windows, values, and reasons."""

from __future__ import annotations

from typing import Final

from pionek.core.decision import Guard, Verb
from pionek.core.events import Moment
from pionek.core.words import FIRST_VERB

# Verbs of options, in the order of VERBS below.
ACT: Final[int] = FIRST_VERB
PLAY: Final[int] = FIRST_VERB + 1
PLACE: Final[int] = FIRST_VERB + 2
POWER: Final[int] = FIRST_VERB + 3
ITEM: Final[int] = FIRST_VERB + 4
MASK: Final[int] = FIRST_VERB + 5
NOTE: Final[int] = FIRST_VERB + 6
SPOT: Final[int] = FIRST_VERB + 7
PAY: Final[int] = FIRST_VERB + 8
PAY_ITEM: Final[int] = FIRST_VERB + 9
BOOST: Final[int] = FIRST_VERB + 10
TO: Final[int] = FIRST_VERB + 11
AIM: Final[int] = FIRST_VERB + 12
WHO: Final[int] = FIRST_VERB + 13
TAKE: Final[int] = FIRST_VERB + 14
PICK: Final[int] = FIRST_VERB + 15
GO: Final[int] = FIRST_VERB + 16
SHORTCUT: Final[int] = FIRST_VERB + 17
DONE: Final[int] = FIRST_VERB + 18
TAKE_ITEM: Final[int] = FIRST_VERB + 19
TAKE_MASK: Final[int] = FIRST_VERB + 20
NUMBER: Final[int] = FIRST_VERB + 21
BUY: Final[int] = FIRST_VERB + 22
GATE: Final[int] = FIRST_VERB + 23

VERBS = (
    Verb("act", subject="action", amount="colour"),
    Verb("play", subject="card", amount="colour"),
    Verb("place", subject="card", amount="colour"),
    Verb("power", subject="card", amount="colour"),
    Verb("item", subject="item", amount="colour"),
    Verb("mask", subject="mask"),
    Verb("note", subject="note"),
    Verb("spot", subject="spot"),
    Verb("pay", subject="card", amount="colour"),
    Verb("pay-item", subject="item", amount="colour"),
    Verb("boost"),
    Verb("to", target="space"),
    Verb("aim", target="figure"),
    Verb("who", target="seat"),
    Verb("take", target="card"),
    Verb("pick", subject="choice-pick"),
    Verb("go", target="location"),
    Verb("shortcut", target="location"),
    Verb("done"),
    Verb("take-item", target="item"),
    Verb("take-mask", target="mask"),
    Verb("number", amount="number"),
    Verb("buy", target="card"),
    Verb("gate", target="dream"),
)

# Intent, as the amount of an option; 3 means that no colour is paid.
AWARENESS: Final = 0
CUNNING: Final = 1
WRATH: Final = 2
NO_COLOUR: Final = 3
COLOURS = ("awareness", "cunning", "wrath", "none")
LETTERS = "ACW"

# Things of which there is a supply, in the order of RESOURCES.
DISTRESS: Final = 0
ETHER: Final = 1
GEM: Final = 2
KEY: Final = 3
HOUR: Final = 4
SPIRIT: Final = 5
RESOURCES = ("distress", "ether", "gem", "key", "hour", "spirit")
RESOURCE_LETTERS = "DEGKHS"

# Codes of the option "pick": what can be chosen that is no thing on the table.
PICK_SEAL: Final = 0
PICK_DISTRESS: Final = 1
PICK_GEM: Final = 2
PICK_HOUR: Final = 3
PICK_ETHER: Final = 4
PICK_KEY: Final = 5
PICK_SUITS: Final = 10
PICK_STEPS: Final = 20
PICK_AWAKEN: Final = 31
PICK_SAVE: Final = 32
PICK_SLUMBER: Final = 33
PICK_SKIP: Final = 34
PICK_SHOP: Final = 35
PICK_MARKET: Final = 36
PICK_ITEM: Final = 37
PICK_NOTHING: Final = 38
PICK_UP: Final = 39
PICK_DOWN: Final = 40
PICK_CLASSIC: Final = 50
PICK_DELTA: Final = 60
PICK_CONTINUOUS: Final = 71
PICK_DREAMER: Final = 80
PICK_KEEP: Final = 91
PICK_HOUR_TURN: Final = 94
PICK_PLAY_ON: Final = 95
PICK_MORPHS: Final = 100
PICK_REPLACE: Final = 120
PICK_THREAT: Final = 121
PICK_WALL: Final = 122
PICK_STATES: Final = 124
PICK_SECRETS: Final = 130
"""Hidden pieces of a Dream, told apart by a letter alone (EF-CORE-02)."""
PICK_EDGES: Final = 200
PICKS = {
    0: "seal", 1: "distress", 2: "gem", 3: "hour", 4: "ether", 5: "key", 10: "hearts", 11: "spades", 12: "diamonds",
    13: "clubs", 31: "awaken", 32: "save", 33: "slumber", 34: "skip", 35: "shop", 36: "market", 37: "item",
    38: "nothing", 39: "up", 40: "down", 50: "morphings", 51: "gems", 52: "hours", 53: "distress-of-one", 54: "seals",
    60: "cure", 61: "unseal", 62: "unflip", 63: "reshuffle", 64: "mask", 71: "continuous",
    91: "keep", 94: "hour-turn", 95: "play-on", 120: "replace", 121: "threat", 122: "wall", 124: "dazed", 125: "stunned", 126: "paralysed", 127: "poisoned",
}  # fmt: skip

PIECES_AT: Final = 1000
"""What is named by a look: map tiles by their number, and from here on Secret pieces, `MOST_PIECES` for each Dream."""
MOST_PIECES: Final = 50

# Moments, in the order of MOMENTS below.
(
    SESSION, ENTERED_DREAM, SCRIPT, TURN, DREW, FLAW_DRAWN, RESHUFFLED, DISCARDED, PAID, ACTED, PLAYED, PLACED, FAILED,
    BOOSTED, ROLLED, REROLLED, MOVED, RELOCATED, PUSHED, TRAPPED, SUFFERED, CURED, SEALED, UNSEALED, GAINED, LOST,
    HOURS, NAMED, ITEM_GAINED, NOTE_GAINED, WISDOM_GAINED, CARD_GAINED, MASK_ON, FLIPPED, UNFLIPPED, STEP, BLOCKED,
    SPAWNED, REMOVED, MORPHED, UNMORPHED, STATE, REVEALED, TURN_ENDED, TURN_ADDED, PROGRESSED, TRAVELLED, SLUMBER,
    LOOT, SEASON, WON, FAILED_DREAM, DIED, AWAKENED, BOUGHT, SIGHTED, TERRAIN, ENDED_SLUMBER, COUNTED,
) = range(59)  # fmt: skip

MOMENTS = (
    Moment("session"),
    Moment("entered-dream", subject="dream"),
    Moment("script", subject="script"),
    Moment("turn", subject="turn"),
    Moment("drew", subject="card"),
    Moment("flaw-drawn", subject="card"),
    Moment("reshuffled"),
    Moment("discarded", subject="card"),
    Moment("paid", subject="card", other="intent"),
    Moment("acted", subject="action"),
    Moment("played", subject="card"),
    Moment("placed", subject="card"),
    Moment("failed"),
    Moment("boosted", other="luck"),
    Moment("rolled", other="luck"),
    Moment("rerolled"),
    Moment("moved", subject="space", other="mover"),
    Moment("relocated", subject="space"),
    Moment("pushed", subject="space", other="mover"),
    Moment("trapped", subject="spot"),
    Moment("suffered"),
    Moment("cured"),
    Moment("sealed"),
    Moment("unsealed"),
    Moment("gained", subject="resource"),
    Moment("lost", subject="resource"),
    Moment("hours"),
    Moment("named", subject="hidden", secret=True),
    Moment("item-gained", subject="item"),
    Moment("note-gained", subject="note"),
    Moment("wisdom-gained", subject="wisdom"),
    Moment("card-gained", subject="card"),
    Moment("mask-on", subject="mask"),
    Moment("flipped", subject="card"),
    Moment("unflipped", subject="card"),
    Moment("step", subject="step"),
    Moment("blocked", subject="step"),
    Moment("spawned", subject="entity", other="space"),
    Moment("removed", subject="entity"),
    Moment("morphed", subject="entity", other="morph"),
    Moment("unmorphed", subject="entity", other="morph"),
    Moment("state", subject="state", other="mover"),
    Moment("revealed", subject="tile"),
    Moment("turn-ended"),
    Moment("turn-added"),
    Moment("progressed", subject="action"),
    Moment("travelled", subject="location"),
    Moment("slumber", subject="slumber"),
    Moment("loot", subject="turn"),
    Moment("season", subject="season"),
    Moment("won", subject="dream"),
    Moment("failed-dream", subject="dream"),
    Moment("died"),
    Moment("awakened"),
    Moment("bought", subject="card"),
    Moment("sighted"),
    Moment("terrain", subject="terrain", other="space"),
    Moment("ended-slumber", subject="slumber"),
    Moment("counted", subject="counter"),
)

ENTITIES_AT: Final = 10
"""Who moved: a seat, or from here on an Entity by its number."""

# Values that content can change.
HAND_LIMIT: Final = 0
PROGRESS_LIMIT: Final = 1
DISTRESS_LIMIT: Final = 2
DRAWN: Final = 3
ASSAULT_RANGE: Final = 4
CONTACT_RANGE: Final = 5
ASSAULT_COST: Final = 6
CONTACT_COST: Final = 7
PLACE_COST: Final = 8
FARTHER: Final = 9
ENTITY_MOVE: Final = 10
FIGURES: Final = 11
BOOSTS: Final = 12
WATER: Final = 13
SWAMP: Final = 14
LUCK_X: Final = 15
DIAGONAL: Final = 16
REACH: Final = 17
TRAPS: Final = 18
LIGHT_AT: Final = 19
UNPUSHED: Final = 20
VALUES = (
    "hand-limit", "progress-limit", "distress-limit", "draw", "assault-range", "contact-range", "assault-cost",
    "contact-cost", "place-cost", "farther", "entity-move", "figures", "boosts", "water", "swamp", "luck-x",
    "diagonal", "entity-range", "traps", "light", "unpushed",
)  # fmt: skip

# Timing: when something may be used, as bits; also the kinds of windows.
NOW: Final = 1
"""In the Dreamers Phase, as an action."""
ANY: Final = 2
"""Rapid: at any moment."""
PAYING: Final = 4
PAYING_ASSAULT: Final = 8
PAYING_CONTACT: Final = 16
ROLLING: Final = 32
ROLLING_OWN: Final = 64
HARM: Final = 128
SEALING: Final = 256
BASIC_STEP: Final = 512
SPECIAL_STEP: Final = 1024
MORPH_STEP: Final = 2048
WORLD: Final = 4096
DRAWN_SLUMBER: Final = 8192
PUSH: Final = 16384
HARM_NEAR: Final = 32768
PLAYED_CARD: Final = 65536
TIMINGS = {
    "action": NOW,
    "rapid": ANY,
    "paying": PAYING,
    "paying-assault": PAYING_ASSAULT,
    "paying-contact": PAYING_CONTACT,
    "roll": ROLLING,
    "own-roll": ROLLING_OWN,
    "harm": HARM,
    "harm-near": HARM_NEAR,
    "seal": SEALING,
    "basic": BASIC_STEP,
    "special": SPECIAL_STEP,
    "morph": MORPH_STEP,
    "world": WORLD,
    "slumber": DRAWN_SLUMBER,
    "push": PUSH,
    "played": PLAYED_CARD,
}

# Steps of Turn cards.
MORPH: Final = 0
BASIC: Final = 1
SPECIAL: Final = 2
MOVEMENT: Final = 3
STEPS = ("morph", "basic", "special", "move")

SUITS = ("hearts", "spades", "diamonds", "clubs")
SIGNS = ("moon", "key", "eye", "wave")

# Terrain, as bits.
LIGHT: Final = 1
DARKNESS: Final = 2
SWAMPS: Final = 4
WATERS: Final = 8
TERRAINS = ("light", "darkness", "swamp", "water")

# Morphings, in the order of their kinds; how many tokens of each there are.
MORPH_DISTRESS: Final = 0
MORPH_SEAL: Final = 1
MORPH_MOVE: Final = 2
MORPH_RANGE: Final = 3
MORPH_MASKS: Final = 4
MORPH_PROGRESS: Final = 5
MORPH_REROLLS: Final = 6
MORPH_GEMS: Final = 7
MORPHS = ("distress", "seal", "movement", "range", "masks", "progress", "rerolls", "gems")
MORPH_TOKENS = (2, 2, 2, 2, 1, 1, 1, 1)

# States, in the order of STATES; tokens 0 and 1 have the first pair of sides, 2 and 3 the second.
DAZED: Final = 0
STUNNED: Final = 1
PARALYSED: Final = 2
POISONED: Final = 3
STATES = ("dazed", "stunned", "paralysed", "poisoned")

# Dice: what the faces show. The Luck die: -1 is X.
LUCK = (-1, 0, 1, 1, 2, 3)
ONE_SPACE: Final = 0
VALUE: Final = 1
VALUE_AGAIN: Final = 2
MOVEMENT_DIE = (ONE_SPACE, ONE_SPACE, VALUE, VALUE, VALUE, VALUE_AGAIN)
MOST_AGAIN: Final = 6
"""A chain of "roll again" has no end in the rules; here it has."""

# Counters of Dreams.
FLOOD: Final = 0
VERDICT: Final = 1
VERSES: Final = 2
TESTIFIED: Final = 3
LAMPS: Final = 4
STORY: Final = 5
COUNTERS = ("flood", "verdict", "verses", "testified", "lamps", "story")

# Standing checks.
DEATH: Final = 1
LIMITS: Final = 2

# Limits of the rulebook.
ETHER_SUPPLY: Final = 16
DISTRESS_SUPPLY: Final = 16
GEM_SUPPLY: Final = 6
KEY_SUPPLY: Final = 4
SPIRIT_SUPPLY: Final = 5
SPIRITS_EACH: Final = 3
MOST_HOURS: Final = 12
INTENT_MARKERS: Final = 4
SHAPESHIFTERS: Final = 4
THREATS: Final = 20
TERRAIN_TOKENS: Final = 2
HAND: Final = 6
PROGRESS: Final = 4
DRAW: Final = 4
DISTRESS_DEADLY: Final = 8
FEWEST_CARDS: Final = 6
FIGURES_A_SPACE: Final = 4
ACTIVE_ITEMS: Final = 3
LEAST_DECK: Final = 20
MOST_DECK: Final = 40
MOST_SHOPPING: Final = 3
STARTING_HOURS = (5, 4, 3, 2, 1)

NOT_NOW = Guard("not-now", "EF-TURN-09", 0)
NOT_ASKED = Guard("not-asked", "EF-CORE-05", 2)
ONLY_ACTION = Guard("only-action", "EF-INF-04", 2)
PAYING_NOW = Guard("paying-now", "EF-ACT-02", 2)
IN_A_DREAM = Guard("in-a-dream", "EF-DWPL-01", 2)
ONLY_PAYING = Guard("only-paying", "EF-INF-06", 2)
ONLY_ROLL = Guard("only-roll", "EF-REROLL-01", 2)
ONLY_HARM = Guard("only-harm", "EF-DEATH-01", 2)
ONLY_STEP = Guard("only-step", "EF-TCARD-03", 2)
ONLY_WORLD = Guard("only-world", "EF-DWPL-02", 2)
NOT_IN_HAND = Guard("not-in-hand", "EF-INF-02", 1)
NOT_PLACED = Guard("not-placed", "EF-PROG-01", 3)
PLACED_ALREADY = Guard("placed-already", "EF-PROG-03", 3)
WORKS_BY_ITSELF = Guard("works-by-itself", "EF-PROG-08", 3)
FLIPPED_DOWN = Guard("flipped-down", "EF-PROG-06", 4)
PROGRESS_OFF = Guard("progress-off", "EF-MORPH-08", 4)
MASKS_OFF = Guard("masks-off", "EF-MORPH-07", 3)
MASK_ASIDE = Guard("mask-aside", "EF-MASK-01", 1)
MASK_BY_ITSELF = Guard("mask-by-itself", "EF-MASK-02", 2)
USED_THIS_TURN = Guard("used-this-turn", "EF-MASK-03", 4)
NOT_PROGRESS = Guard("not-progress", "EF-PROG-02", 1)
TOO_EXPENSIVE = Guard("too-expensive", "EF-ACT-04", 6)
NOT_ENOUGH = Guard("not-enough", "EF-ACT-02", 6)
WRONG_COLOUR = Guard("wrong-colour", "EF-ACT-04", 3)
WRONG_GRADUAL_COLOUR = Guard("gradual-colour", "EF-GRAD-03", 5)
NOT_ON_SPACE = Guard("not-on-space", "EF-MAP-06", 3)
OUT_OF_RANGE = Guard("out-of-range", "EF-ASLT-02", 4)
USED_UP = Guard("used-up", "EF-MAP-05", 4)
NOT_READY = Guard("not-ready", "EF-CORE-06", 5)
WRONG_SUIT = Guard("wrong-suit", "EF-TCARD-11", 4)
NOT_ON_MAP = Guard("not-on-map", "EF-CORE-03", 1)
ROUND_SPENT = Guard("round-spent", "EF-ROUND-02", 4)
PARALYSED_NOW = Guard("paralysed", "EF-STATE-06", 4)
NO_TARGET = Guard("no-target", "EF-CORE-06", 5)
EFFORT_SPENT = Guard("effort-spent", "EF-BASIC-02", 4)
NO_HOURS = Guard("no-hours", "EF-CLOCK-03", 5)
NO_GEMS = Guard("no-gems", "EF-ACT-11", 5)
NO_KEYS = Guard("no-keys", "EF-GATE-01", 5)
TOO_FEW_CARDS = Guard("too-few-cards", "EF-BASIC-04", 5)
SUPPLY_EMPTY = Guard("supply-empty", "EF-MISS-01", 5)
NOTHING_TO_PEEK = Guard("nothing-to-peek", "EF-BASIC-03", 5)
NO_MORPHING = Guard("no-morphing", "EF-BASIC-06", 5)
FORBIDDEN = Guard("forbidden", "EF-FLAW-03", 4)
ITEM_STORED = Guard("item-stored", "EF-ITEM-04", 1)
NOTE_NOT_NOW = Guard("note-not-now", "EF-NOTE-01", 2)
NOT_PAYING = Guard("not-paying", "EF-ACT-08", 1)
NOT_BACK = Guard("not-back", "EF-INF-07", 3)
SIGNS_UNKNOWN = Guard("signs-unknown", "EF-COMP-20", 3)
SPOT_AWAY = Guard("spot-away", "EF-ICON-01", 2)
SPOT_BY_ITSELF = Guard("spot-by-itself", "EF-ICON-04", 1)
GEM_REROLL_BANNED = Guard("gem-reroll-banned", "EF-MORPH-10", 5)

GUARDS = (
    NOT_NOW, NOT_ASKED, ONLY_ACTION, PAYING_NOW, IN_A_DREAM, ONLY_PAYING, ONLY_ROLL, ONLY_HARM, ONLY_STEP,
    ONLY_WORLD, NOT_IN_HAND, NOT_PLACED, PLACED_ALREADY, WORKS_BY_ITSELF, FLIPPED_DOWN, PROGRESS_OFF, MASKS_OFF,
    MASK_ASIDE, MASK_BY_ITSELF, USED_THIS_TURN, NOT_PROGRESS, TOO_EXPENSIVE, NOT_ENOUGH, WRONG_COLOUR,
    WRONG_GRADUAL_COLOUR, NOT_ON_SPACE, OUT_OF_RANGE, USED_UP, NOT_READY, WRONG_SUIT, NOT_ON_MAP, ROUND_SPENT,
    PARALYSED_NOW, NO_TARGET, EFFORT_SPENT, NO_HOURS, NO_GEMS, NO_KEYS, TOO_FEW_CARDS, SUPPLY_EMPTY, NOTHING_TO_PEEK,
    NO_MORPHING, FORBIDDEN, ITEM_STORED, NOTE_NOT_NOW, NOT_PAYING, NOT_BACK, SIGNS_UNKNOWN, SPOT_AWAY,
    SPOT_BY_ITSELF, GEM_REROLL_BANNED,
)  # fmt: skip
