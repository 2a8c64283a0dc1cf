"""The numbers behind the words of the game: verbs, moments, windows, values, and reasons."""

from __future__ import annotations

from typing import Final, TypeAlias

from pionek.core.state.decision import Guard, Verb
from pionek.core.state.events import Moment
from pionek.core.vocabulary import FIRST_VERB

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

VERBS: tuple[Verb, ...] = (
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
    Verb("number", amount="number", most=12),
    Verb("buy", target="card"),
    Verb("gate", target="dream"),
)

# Intent, as the amount of an option; 3 means that no colour is paid.
AWARENESS: Final = 0
CUNNING: Final = 1
WRATH: Final = 2
NO_COLOUR: Final = 3
COLOURS: tuple[str, ...] = ("awareness", "cunning", "wrath", "none")
LETTERS: str = "ACW"

# Things of which there is a supply, in the order of RESOURCES.
DISTRESS: Final = 0
ETHER: Final = 1
GEM: Final = 2
KEY: Final = 3
HOUR: Final = 4
SPIRIT: Final = 5
RESOURCES: tuple[str, ...] = ("distress", "ether", "gem", "key", "hour", "spirit")
RESOURCE_LETTERS: str = "DEGKHS"

ALL: Final = 99
"""As many as there are."""

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
PICKS: dict[int, str] = {
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
SESSION: Final[int] = 0
ENTERED_DREAM: Final[int] = 1
SCRIPT: Final[int] = 2
TURN: Final[int] = 3
DREW: Final[int] = 4
FLAW_DRAWN: Final[int] = 5
RESHUFFLED: Final[int] = 6
DISCARDED: Final[int] = 7
PAID: Final[int] = 8
ACTED: Final[int] = 9
PLAYED: Final[int] = 10
PLACED: Final[int] = 11
FAILED: Final[int] = 12
BOOSTED: Final[int] = 13
ROLLED: Final[int] = 14
REROLLED: Final[int] = 15
MOVED: Final[int] = 16
RELOCATED: Final[int] = 17
PUSHED: Final[int] = 18
TRAPPED: Final[int] = 19
SUFFERED: Final[int] = 20
CURED: Final[int] = 21
SEALED: Final[int] = 22
UNSEALED: Final[int] = 23
GAINED: Final[int] = 24
LOST: Final[int] = 25
HOURS: Final[int] = 26
NAMED: Final[int] = 27
ITEM_GAINED: Final[int] = 28
TEAM_GAINED: Final[int] = 29
FATE: Final[int] = 30
CARD_GAINED: Final[int] = 31
MASK_ON: Final[int] = 32
FLIPPED: Final[int] = 33
UNFLIPPED: Final[int] = 34
STEP: Final[int] = 35
BLOCKED: Final[int] = 36
SPAWNED: Final[int] = 37
REMOVED: Final[int] = 38
MORPHED: Final[int] = 39
UNMORPHED: Final[int] = 40
STATE: Final[int] = 41
REVEALED: Final[int] = 42
TURN_ENDED: Final[int] = 43
TURN_ADDED: Final[int] = 44
PROGRESSED: Final[int] = 45
TRAVELLED: Final[int] = 46
SLUMBER: Final[int] = 47
LOOT: Final[int] = 48
SEASON: Final[int] = 49
WON: Final[int] = 50
FAILED_DREAM: Final[int] = 51
DIED: Final[int] = 52
AWAKENED: Final[int] = 53
BOUGHT: Final[int] = 54
SIGHTED: Final[int] = 55
TERRAIN: Final[int] = 56
ENDED_SLUMBER: Final[int] = 57
COUNTED: Final[int] = 58

MOMENTS: tuple[Moment, ...] = (
    Moment("session"),
    Moment("entered-dream", subject="dream"),
    Moment("script", subject="script", other="story"),
    Moment("turn", subject="turn"),
    Moment("drew", subject="card"),
    Moment("flaw-drawn", subject="card"),
    Moment("reshuffled"),
    Moment("discarded", subject="card", other="putting"),
    Moment("paid", subject="card", other="intent"),
    Moment("acted", subject="action"),
    Moment("played", subject="card"),
    Moment("placed", subject="card"),
    Moment("failed", subject="attempt"),
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
    Moment("gained", subject="resource", other="mover"),
    Moment("lost", subject="resource", other="mover"),
    Moment("hours"),
    Moment("named", subject="hidden", secret=True),
    Moment("item-gained", subject="item"),
    Moment("team-gained", subject="find"),
    Moment("fate", subject="fate"),
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
"""Who did or got something: a seat, the Team at -1, or from here on an Entity by its number."""
ATTEMPTS: Final = 1000
"""What was tried: the verb, so many times, and the number of the action, card or Item."""
WISDOMS_FROM: Final = 100
"""What the Team has found: a Note by its number, or from here on a Wisdom card."""
PUTTINGS = ("discards", "returns", "sheds")
"""Where a card goes: to the discard pile, to the Market, to the Flaw deck."""
DISCARDS, RETURNS, SHEDS = range(3)

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
LIGHT_AT: Final = 18
UNPUSHED: Final = 19
VALUES: tuple[str, ...] = (
    "hand-limit", "progress-limit", "distress-limit", "draw", "assault-range", "contact-range", "assault-cost",
    "contact-cost", "place-cost", "farther", "entity-move", "figures", "boosts", "water", "swamp", "luck-x",
    "diagonal", "entity-range", "light", "unpushed",
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
TIMINGS: dict[str, int] = {
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
STEPS: tuple[str, ...] = ("morph", "basic", "special", "move")

SUITS: tuple[str, ...] = ("hearts", "spades", "diamonds", "clubs")
SIGNS: tuple[str, ...] = ("moon", "key", "eye", "wave")

# Terrain, as bits.
LIGHT: Final = 1
DARKNESS: Final = 2
SWAMPS: Final = 4
WATERS: Final = 8
TERRAINS: tuple[str, ...] = ("light", "darkness", "swamp", "water")

# Morphings, in the order of their kinds; how many tokens of each there are.
MORPH_DISTRESS: Final = 0
MORPH_SEAL: Final = 1
MORPH_MOVE: Final = 2
MORPH_RANGE: Final = 3
MORPH_MASKS: Final = 4
MORPH_PROGRESS: Final = 5
MORPH_REROLLS: Final = 6
MORPH_GEMS: Final = 7
MORPHS: tuple[str, ...] = ("distress", "seal", "movement", "range", "masks", "progress", "rerolls", "gems")
MORPH_TOKENS: tuple[int, ...] = (2, 2, 2, 2, 1, 1, 1, 1)

# States, in the order of STATES; tokens 0 and 1 have the first pair of sides, 2 and 3 the second.
DAZED: Final = 0
STUNNED: Final = 1
PARALYSED: Final = 2
POISONED: Final = 3
STATES: tuple[str, ...] = ("dazed", "stunned", "paralysed", "poisoned")

# Dice: what the faces show. The Luck die.
X: Final = -1
BLANK: Final = 0
LUCK: tuple[int, ...] = (X, BLANK, 1, 1, 2, 3)
ONE_SPACE: Final = 0
VALUE: Final = 1
VALUE_AGAIN: Final = 2
MOVEMENT_DIE: tuple[int, ...] = (ONE_SPACE, ONE_SPACE, VALUE, VALUE, VALUE, VALUE_AGAIN)
MOST_AGAIN: Final = 6
"""A chain of "roll again" has no end in the rules; here it has."""

# Counters of Dreams.
FLOOD: Final = 0
VERDICT: Final = 1
VERSES: Final = 2
TESTIFIED: Final = 3
LAMPS: Final = 4
STORY: Final = 5
COUNTERS: tuple[str, ...] = ("flood", "verdict", "verses", "testified", "lamps", "story")
TALLIES: tuple[str, ...] = (*COUNTERS, "markers", "threats")
"""What the log counts: the counters, and what lies on an Entity tile."""

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
MOST_FIGURES: Final = 32
"""More than all figures and tokens of Entities that the box holds."""
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
FIRST_DREAM: Final = "d1"
"""Where every campaign begins; its pieces are no secret."""
STARTING_HOURS: tuple[int, ...] = (5, 4, 3, 2, 1)

NOT_NOW: Final[Guard] = Guard("not-now", "EF-TURN-09", 0)
NOT_ASKED: Final[Guard] = Guard("not-asked", "EF-CORE-05", 2)
ONLY_ACTION: Final[Guard] = Guard("only-action", "EF-INF-04", 2)
PAYING_NOW: Final[Guard] = Guard("paying-now", "EF-ACT-02", 2)
IN_A_DREAM: Final[Guard] = Guard("in-a-dream", "EF-DWPL-01", 2)
ONLY_PAYING: Final[Guard] = Guard("only-paying", "EF-INF-06", 2)
ONLY_ROLL: Final[Guard] = Guard("only-roll", "EF-REROLL-01", 2)
ONLY_HARM: Final[Guard] = Guard("only-harm", "EF-DEATH-01", 2)
ONLY_STEP: Final[Guard] = Guard("only-step", "EF-TCARD-03", 2)
ONLY_WORLD: Final[Guard] = Guard("only-world", "EF-DWPL-02", 2)
NOT_IN_HAND: Final[Guard] = Guard("not-in-hand", "EF-INF-02", 1)
NOT_PLACED: Final[Guard] = Guard("not-placed", "EF-PROG-01", 3)
PLACED_ALREADY: Final[Guard] = Guard("placed-already", "EF-PROG-03", 3)
WORKS_BY_ITSELF: Final[Guard] = Guard("works-by-itself", "EF-PROG-08", 3)
FLIPPED_DOWN: Final[Guard] = Guard("flipped-down", "EF-PROG-06", 4)
PROGRESS_OFF: Final[Guard] = Guard("progress-off", "EF-MORPH-08", 4)
MASKS_OFF: Final[Guard] = Guard("masks-off", "EF-MORPH-07", 3)
MASK_ASIDE: Final[Guard] = Guard("mask-aside", "EF-MASK-01", 1)
MASK_BY_ITSELF: Final[Guard] = Guard("mask-by-itself", "EF-MASK-02", 2)
USED_THIS_TURN: Final[Guard] = Guard("used-this-turn", "EF-MASK-03", 4)
NOT_PROGRESS: Final[Guard] = Guard("not-progress", "EF-PROG-02", 1)
TOO_EXPENSIVE: Final[Guard] = Guard("too-expensive", "EF-ACT-04", 6)
NOT_ENOUGH: Final[Guard] = Guard("not-enough", "EF-ACT-02", 6)
WRONG_COLOUR: Final[Guard] = Guard("wrong-colour", "EF-ACT-04", 3)
WRONG_GRADUAL_COLOUR: Final[Guard] = Guard("gradual-colour", "EF-GRAD-03", 5)
NOT_ON_SPACE: Final[Guard] = Guard("not-on-space", "EF-MAP-06", 3)
OUT_OF_RANGE: Final[Guard] = Guard("out-of-range", "EF-ASLT-02", 4)
USED_UP: Final[Guard] = Guard("used-up", "EF-MAP-05", 4)
NOT_READY: Final[Guard] = Guard("not-ready", "EF-CORE-06", 5)
WRONG_SUIT: Final[Guard] = Guard("wrong-suit", "EF-TCARD-11", 4)
NOT_ON_MAP: Final[Guard] = Guard("not-on-map", "EF-CORE-03", 1)
ROUND_SPENT: Final[Guard] = Guard("round-spent", "EF-ROUND-02", 4)
PARALYSED_NOW: Final[Guard] = Guard("paralysed", "EF-STATE-06", 4)
NO_TARGET: Final[Guard] = Guard("no-target", "EF-CORE-06", 5)
EFFORT_SPENT: Final[Guard] = Guard("effort-spent", "EF-BASIC-02", 4)
NO_HOURS: Final[Guard] = Guard("no-hours", "EF-CLOCK-03", 5)
NO_GEMS: Final[Guard] = Guard("no-gems", "EF-ACT-11", 5)
NO_KEYS: Final[Guard] = Guard("no-keys", "EF-GATE-01", 5)
TOO_FEW_CARDS: Final[Guard] = Guard("too-few-cards", "EF-BASIC-04", 5)
SUPPLY_EMPTY: Final[Guard] = Guard("supply-empty", "EF-MISS-01", 5)
NOTHING_TO_PEEK: Final[Guard] = Guard("nothing-to-peek", "EF-BASIC-03", 5)
NO_MORPHING: Final[Guard] = Guard("no-morphing", "EF-BASIC-06", 5)
FORBIDDEN: Final[Guard] = Guard("forbidden", "EF-FLAW-03", 4)
ITEM_STORED: Final[Guard] = Guard("item-stored", "EF-ITEM-04", 1)
NOTE_NOT_NOW: Final[Guard] = Guard("note-not-now", "EF-NOTE-01", 2)
NOT_PAYING: Final[Guard] = Guard("not-paying", "EF-ACT-08", 1)
NOT_BACK: Final[Guard] = Guard("not-back", "EF-INF-07", 3)
SIGNS_UNKNOWN: Final[Guard] = Guard("signs-unknown", "EF-COMP-20", 3)
SPOT_AWAY: Final[Guard] = Guard("spot-away", "EF-ICON-01", 2)
SPOT_BY_ITSELF: Final[Guard] = Guard("spot-by-itself", "EF-ICON-04", 1)
GEM_REROLL_BANNED: Final[Guard] = Guard("gem-reroll-banned", "EF-MORPH-10", 5)

GUARDS: tuple[Guard, ...] = (
    NOT_NOW, NOT_ASKED, ONLY_ACTION, PAYING_NOW, IN_A_DREAM, ONLY_PAYING, ONLY_ROLL, ONLY_HARM, ONLY_STEP,
    ONLY_WORLD, NOT_IN_HAND, NOT_PLACED, PLACED_ALREADY, WORKS_BY_ITSELF, FLIPPED_DOWN, PROGRESS_OFF, MASKS_OFF,
    MASK_ASIDE, MASK_BY_ITSELF, USED_THIS_TURN, NOT_PROGRESS, TOO_EXPENSIVE, NOT_ENOUGH, WRONG_COLOUR,
    WRONG_GRADUAL_COLOUR, NOT_ON_SPACE, OUT_OF_RANGE, USED_UP, NOT_READY, WRONG_SUIT, NOT_ON_MAP, ROUND_SPENT,
    PARALYSED_NOW, NO_TARGET, EFFORT_SPENT, NO_HOURS, NO_GEMS, NO_KEYS, TOO_FEW_CARDS, SUPPLY_EMPTY, NOTHING_TO_PEEK,
    NO_MORPHING, FORBIDDEN, ITEM_STORED, NOTE_NOT_NOW, NOT_PAYING, NOT_BACK, SIGNS_UNKNOWN, SPOT_AWAY,
    SPOT_BY_ITSELF, GEM_REROLL_BANNED,
)  # fmt: skip
DreamNo: TypeAlias = int
DreamerNo: TypeAlias = int
EntityNo: TypeAlias = int
FateNo: TypeAlias = int
ItemNo: TypeAlias = int
MaskNo: TypeAlias = int
MemoryNo: TypeAlias = int
SlumberNo: TypeAlias = int
TileNo: TypeAlias = int
TurnNo: TypeAlias = int
ActionNo: TypeAlias = int
DistrictNo: TypeAlias = int
LocationNo: TypeAlias = int
NoteNo: TypeAlias = int
ScriptNo: TypeAlias = int
SeasonNo: TypeAlias = int
SpotNo: TypeAlias = int
WisdomNo: TypeAlias = int
