"""The words of the game with their numbers: verbs, choices, moments, values, timings and guards."""

from __future__ import annotations

from typing import Final, TypeAlias

from pionek.core.vocabulary import Bits, Numbered, Words

WORDS = Words()
verb, moment, guard = WORDS.verb, WORDS.moment, WORDS.guard


# Verbs of options.
ACT: Final = verb("act", subject="action", amount="colour")
PLAY: Final = verb("play", subject="card", amount="colour")
PLACE: Final = verb("place", subject="card", amount="colour")
POWER: Final = verb("power", subject="card", amount="colour")
ITEM: Final = verb("item", subject="item", amount="colour")
MASK: Final = verb("mask", subject="mask")
NOTE: Final = verb("note", subject="note")
SPOT: Final = verb("spot", subject="spot")
PAY: Final = verb("pay", subject="card", amount="colour")
PAY_ITEM: Final = verb("pay-item", subject="item", amount="colour")
BOOST: Final = verb("boost")
TO: Final = verb("to", target="space")
AIM: Final = verb("aim", target="figure")
WHO: Final = verb("who", target="seat")
TAKE: Final = verb("take", target="card")
PICK: Final = verb("pick", subject="choice-pick")
GO: Final = verb("go", target="location")
SHORTCUT: Final = verb("shortcut", target="location")
DONE: Final = verb("done")
TAKE_ITEM: Final = verb("take-item", target="item")
TAKE_MASK: Final = verb("take-mask", target="mask")
NUMBER: Final = verb("number", amount="number", most=12)
BUY: Final = verb("buy", target="card")
GATE: Final = verb("gate", target="dream")


colour = Numbered()
"""The colours of Intent, as the amount of an option."""
AWARENESS: Final = colour("awareness")
CUNNING: Final = colour("cunning")
WRATH: Final = colour("wrath")
NO_COLOUR: Final = colour("none")
"""No Intent is paid."""
COLOURS: tuple[str, ...] = tuple(colour.names)
LETTERS: str = "ACW"

resource = Numbered()
"""Things of which there is a supply."""
DISTRESS: Final = resource("distress")
ETHER: Final = resource("ether")
GEM: Final = resource("gem")
KEY: Final = resource("key")
HOUR: Final = resource("hour")
SPIRIT: Final = resource("spirit")
RESOURCES: tuple[str, ...] = tuple(resource.names)
RESOURCE_LETTERS: str = "DEGKHS"

ALL: Final = 99
"""As many as there are."""

PIECES_AT: Final = 1000
"""What is named by a look: map tiles by their number, and from here on Secret pieces, `MOST_PIECES` for each Dream."""
MOST_PIECES: Final = 50

# Moments.
SESSION: Final = moment("session")
ENTERED_DREAM: Final = moment("entered-dream", subject="dream")
SCRIPT: Final = moment("script", subject="script", other="story")
TURN: Final = moment("turn", subject="turn")
DREW: Final = moment("drew", subject="card")
FLAW_DRAWN: Final = moment("flaw-drawn", subject="card")
RESHUFFLED: Final = moment("reshuffled")
DISCARDED: Final = moment("discarded", subject="card", other="putting")
PAID: Final = moment("paid", subject="card", other="intent")
ACTED: Final = moment("acted", subject="action")
PLAYED: Final = moment("played", subject="card")
PLACED: Final = moment("placed", subject="card")
FAILED: Final = moment("failed", subject="attempt")
BOOSTED: Final = moment("boosted", other="luck")
ROLLED: Final = moment("rolled", other="luck")
REROLLED: Final = moment("rerolled")
MOVED: Final = moment("moved", subject="space", other="mover")
RELOCATED: Final = moment("relocated", subject="space")
PUSHED: Final = moment("pushed", subject="space", other="mover")
TRAPPED: Final = moment("trapped", subject="spot")
SUFFERED: Final = moment("suffered")
CURED: Final = moment("cured")
SEALED: Final = moment("sealed")
UNSEALED: Final = moment("unsealed")
GAINED: Final = moment("gained", subject="resource", other="mover")
LOST: Final = moment("lost", subject="resource", other="mover")
HOURS: Final = moment("hours")
NAMED: Final = moment("named", subject="hidden", secret=True)
ITEM_GAINED: Final = moment("item-gained", subject="item")
TEAM_GAINED: Final = moment("team-gained", subject="find")
FATE: Final = moment("fate", subject="fate")
CARD_GAINED: Final = moment("card-gained", subject="card")
MASK_ON: Final = moment("mask-on", subject="mask")
FLIPPED: Final = moment("flipped", subject="card")
UNFLIPPED: Final = moment("unflipped", subject="card")
STEP: Final = moment("step", subject="step")
BLOCKED: Final = moment("blocked", subject="step")
SPAWNED: Final = moment("spawned", subject="entity", other="space")
REMOVED: Final = moment("removed", subject="entity")
MORPHED: Final = moment("morphed", subject="entity", other="morph")
UNMORPHED: Final = moment("unmorphed", subject="entity", other="morph")
STATE: Final = moment("state", subject="state", other="mover")
REVEALED: Final = moment("revealed", subject="tile")
TURN_ENDED: Final = moment("turn-ended")
TURN_ADDED: Final = moment("turn-added")
PROGRESSED: Final = moment("progressed", subject="action")
TRAVELLED: Final = moment("travelled", subject="location")
SLUMBER: Final = moment("slumber", subject="slumber")
LOOT: Final = moment("loot", subject="turn")
SEASON: Final = moment("season", subject="season")
WON: Final = moment("won", subject="dream")
FAILED_DREAM: Final = moment("failed-dream", subject="dream")
DIED: Final = moment("died")
AWAKENED: Final = moment("awakened")
BOUGHT: Final = moment("bought", subject="card")
SIGHTED: Final = moment("sighted")
TERRAIN: Final = moment("terrain", subject="terrain", other="space")
ENDED_SLUMBER: Final = moment("ended-slumber", subject="slumber")
COUNTED: Final = moment("counted", subject="counter")
USED: Final = moment("used", subject="attempt")
PAID_ITEM: Final = moment("paid-item", subject="item", other="intent")
ITEM_PUT: Final = moment("item-put", subject="item", other="item-place")
NOTE_GONE: Final = moment("note-gone", subject="note")
SIGN_SPENT: Final = moment("sign-spent", subject="sign")
MASK_GAINED: Final = moment("mask-gained", subject="mask")
MASK_LOST: Final = moment("mask-lost", subject="mask")
SAVED: Final = moment("saved", subject="mask")
ADDED: Final = moment("added")
PREVENTED: Final = moment("prevented")
TOOK_OVER: Final = moment("took-over", other="seat")
SEALED_FEWER: Final = moment("sealed-fewer")
IGNORED: Final = moment("ignored", subject="step")
SKIPPED: Final = moment("skipped", subject="entity", other="skipping")
REOPENED: Final = moment("reopened", subject="action")
STATE_OVER: Final = moment("state-over", subject="state", other="mover")
TERRAIN_GONE: Final = moment("terrain-gone", subject="terrain", other="space")
WALL: Final = moment("wall", subject="edge", other="wall")
DISARMED: Final = moment("disarmed", subject="spot")
PUT: Final = moment("put", subject="space", other="token")
CARRIED: Final = moment("carried", subject="space", other="carrying")
LAMP: Final = moment("lamp", subject="lamp")
OPENED: Final = moment("opened", subject="space")
STARTED: Final = moment("started", subject="space")
BET: Final = moment("bet", subject="suit")
REMEMBERED: Final = moment("remembered", subject="flag")
SLUMBER_PUT: Final = moment("slumber-put", subject="slumber", other="deck-change")
FATE_PUT: Final = moment("fate-put", subject="fate", other="deck-change")
TEAM_RULE: Final = moment("team-rule", subject="team-rule")
MEMORY: Final = moment("memory", subject="memory", other="remembering")
SHIFTED: Final = moment("shifted", other="luck")
LOOKED: Final = moment("looked")
TURN_DECK: Final = moment("turn-deck")
MARKER_TAKEN: Final = moment("marker-taken", subject="action")
NO_MARKER: Final = moment("no-marker")
CHANGED_DREAMER: Final = moment("changed-dreamer", subject="dreamer")
RETURNED: Final = moment("returned")
MOVEMENT_ROLLED: Final = moment("movement-rolled", other="luck")
TURN_DISCARDED: Final = moment("turn-discarded", subject="turn")
MAP_CLEARED: Final = moment("map-cleared")
ENCOUNTER_CLEARED: Final = moment("encounter-cleared")
FIRST_PLAYER: Final = moment("first-player")
STAKED: Final = moment("staked", subject="choice-pick")
DEALT: Final = moment("dealt", subject="playing-card", other="fortune")
GAMBLED: Final = moment("gambled", subject="sum", other="sum")
ETHER_KEPT: Final = moment("ether-kept")
RAN_OUT: Final = moment("ran-out", subject="resource", other="mover")
CARD_ACTS: Final = moment("card-acts", subject="card")
MASK_ACTS: Final = moment("mask-acts", subject="mask")
SPOT_ACTS: Final = moment("spot-acts", subject="spot")
FATE_ACTS: Final = moment("fate-acts", subject="fate", other="mover")
WISDOM_ACTS: Final = moment("wisdom-acts", subject="wisdom")
ACTS: Final = {"card": CARD_ACTS, "mask": MASK_ACTS, "spot": SPOT_ACTS, "fate": FATE_ACTS, "wisdom": WISDOM_ACTS}
"""What can be in force by itself, and the moment at which it acts."""


ENTITIES_AT: Final = 10
"""Who did or got something: a seat, the Team at -1, or from here on an Entity by its number."""
COMPANIONS_AT: Final = 1000
"""From here on a Companion, by the number of its card."""
ATTEMPTS: Final = 1000
"""What was tried: the verb, so many times, and the number of the action, card or Item."""
WISDOMS_FROM: Final = 100
"""What the Team has found: a Note by its number, or from here on a Wisdom card."""
putting = Numbered()
"""Where a card goes: to the discard pile, to the Market, to the Flaw deck."""
DISCARDS: Final = putting("discards")
RETURNS: Final = putting("returns")
SHEDS: Final = putting("sheds")
UNDER_DECK: Final = putting("under-deck")
BACK_TO_HAND: Final = putting("back-to-hand")
OFF_THE_TOP: Final = putting("off-the-top")
GIVES: Final = putting("gives")
GETS: Final = putting("gets")
SEALS: Final = putting("seals")
BEARS: Final = putting("bears")
ASIDE: Final = putting("aside")
INTO_DECK: Final = putting("into-deck")
OUT_OF_THE_GAME: Final = putting("out-of-the-game")
PUTTINGS: tuple[str, ...] = tuple(putting.names)
item_place = Numbered()
"""Where an Item goes that is not active any more."""
TO_STORAGE: Final = item_place("storage")
TO_ITEM_MARKET: Final = item_place("market")
wall = Numbered()
"""What becomes of a Wall, or of the Wall token."""
WALL_OPEN: Final = wall("open")
WALL_CLOSED: Final = wall("closed")
WALL_GONE: Final = wall("gone")
CLOCK_HAND: Final = wall("hand")
token = Numbered()
"""Tokens that lie on a space for a Turn."""
DECOY: Final = token("decoy")
SPIRIT_TOKEN: Final = token("spirit")
PERSONAL_TOKEN: Final = token("personal")
carrying = Numbered()
"""What a Dreamer does with a letter or a Personal token."""
TAKES_LETTER: Final = carrying("takes-letter")
LIFTS_LETTER: Final = carrying("lifts-letter")
LEAVES_LETTER: Final = carrying("leaves-letter")
DROPS_LETTER: Final = carrying("drops-letter")
LIFTS_TOKEN: Final = carrying("lifts-token")
LEAVES_TOKEN: Final = carrying("leaves-token")
TESTIFIES: Final = carrying("testifies")
deck_change = Numbered()
"""What becomes of a Slumber tile or a Fate card."""
JOINS: Final = deck_change("joins")
LEAVES_GAME: Final = deck_change("leaves-game")
IN_QUIRK_SLOT: Final = deck_change("quirk")
GOES_UNDER: Final = deck_change("goes-under")
BACK_UNDER: Final = deck_change("back-under")
INSTEAD: Final = deck_change("instead")
fortune = Numbered()
"""Which of the classic cards one was dealt."""
LUCKY: Final = fortune("lucky")
UNLUCKY: Final = fortune("unlucky")
skipping = Numbered()
"""Whether a Basic effect will be skipped, or is."""
WILL_SKIP: Final = skipping("later")
DOES_SKIP: Final = skipping("now")
remembering = Numbered()
"""What becomes of a First Memories card."""
GETS_MEMORY: Final = remembering("gets")
MEETS_MEMORY: Final = remembering("meets")
team_rule = Numbered()
"""What holds for the Team from now on."""
SHOPPING_CARD: Final = team_rule("shopping")
SHOPPING_USED: Final = team_rule("shopping-used")
CHEAPER_SHOPS: Final = team_rule("cheaper-shops")
NO_SEASON: Final = team_rule("no-season")
FREE_SHORTCUT: Final = team_rule("free-shortcut")
SHORTCUT_USED: Final = team_rule("shortcut-used")
FATES_SHUFFLED: Final = team_rule("fates-shuffled")
SLUMBERS_SHUFFLED: Final = team_rule("slumbers-shuffled")
EXTRA_TURNS: Final = team_rule("extra-turns")
MIRRORS: Final = team_rule("mirrors")
MASKS_FOR_SALE: Final = team_rule("masks-for-sale")
HOLE_OPEN: Final = team_rule("hole")
TRAPS_SAFE: Final = team_rule("traps-safe")
FLAGS: tuple[str, ...] = (
    "read", "burned", "sung", "broken", "acquitted", "hung", "convicted", "porter-broken", "porter-friend", "given-back", "kept", "lamplighter",
)
"""What the campaign remembers, in words of the log."""
LAMPS_BY_HOUR: tuple[str, ...] = ("XII", "III", "VI", "IX")
"""The lamps by the hours at which they stand, in the order of their slots."""
LAMP_SLOTS: tuple[str, ...] = ("A2", "B4", "C3", "B1")

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
DISTRESS_DEADLY: Final = 8
FEWEST_CARDS: Final = 6
FIGURES_A_SPACE: Final = 4
ACTIVE_ITEMS: Final = 3
LEAST_DECK: Final = 20
MOST_DECK: Final = 40
MOST_SHOPPING: Final = 3
FIRST_DREAM: Final = "d1"
"""Where every campaign begins; its pieces are not secret."""
DELTA_SLUMBER: Final = "s00"
"""The Slumber of the Delta Phase, which ends with the night."""
FIRST_SLUMBERS: Final = (DELTA_SLUMBER, "s01", "s02", "s03")
"""The Slumber deck of a new campaign (EF-CAMP-02)."""
LATER_WISDOMS: Final = ("w01", "w02", "w04")
LATER_ITEMS: Final = ("it2", "it3", "it4")
LATER_STORED: Final = ("it1", "it5")
"""What the Team would have by a later Dream that is played on its own."""
STARTING_HOURS: tuple[int, ...] = (5, 4, 3, 2, 1)


class Values(Numbered):
    """Numbers that content can change, each with what it is before anything changes it."""

    def __init__(self) -> None:
        super().__init__()
        self.bases: list[int] = []

    def __call__(self, name: str, base: int = 0) -> int:
        self.bases.append(base)
        return super().__call__(name)


value = Values()
HAND_LIMIT: Final = value("hand-limit", 6)
PROGRESS_LIMIT: Final = value("progress-limit", 4)
DISTRESS_LIMIT: Final = value("distress-limit", DISTRESS_DEADLY)
DRAWN: Final = value("draw", 4)
ASSAULT_RANGE: Final = value("assault-range", 1)
CONTACT_RANGE: Final = value("contact-range", 1)
ASSAULT_COST: Final = value("assault-cost")
CONTACT_COST: Final = value("contact-cost")
PLACE_COST: Final = value("place-cost")
FARTHER: Final = value("farther")
ENTITY_MOVE: Final = value("entity-move")
FIGURES: Final = value("figures", FIGURES_A_SPACE)
BOOSTS: Final = value("boosts", 1)
WATER: Final = value("water", 1)
SWAMP: Final = value("swamp", 1)
LUCK_X: Final = value("luck-x")
DIAGONAL: Final = value("diagonal")
REACH: Final = value("entity-range")
LIGHT_AT: Final = value("light")
UNPUSHED: Final = value("unpushed")

TIMINGS: dict[str, int] = {}
"""When something may be used, as bits; also the kinds of windows."""


def timing(name: str, bit: int) -> int:
    """Declare a timing by the word that packs use."""
    TIMINGS[name] = bit
    return bit


NOW: Final = timing("action", 1)
"""In the Dreamers Phase, as an action."""
ANY: Final = timing("rapid", 2)
"""Rapid: at any moment."""
PAYING: Final = timing("paying", 4)
PAYING_ASSAULT: Final = timing("paying-assault", 8)
PAYING_CONTACT: Final = timing("paying-contact", 16)
ROLLING: Final = timing("roll", 32)
ROLLING_OWN: Final = timing("own-roll", 64)
HARM: Final = timing("harm", 128)
HARM_NEAR: Final = timing("harm-near", 32768)
SEALING: Final = timing("seal", 256)
BASIC_STEP: Final = timing("basic", 512)
SPECIAL_STEP: Final = timing("special", 1024)
MORPH_STEP: Final = timing("morph", 2048)
WORLD: Final = timing("world", 4096)
DRAWN_SLUMBER: Final = timing("slumber", 8192)
PUSH: Final = timing("push", 16384)
PLAYED_CARD: Final = timing("played", 65536)
ANY_TIME: Final = timing("any-time", ANY)
"""A Mask's ability: at any moment, like a Rapid card (EF-MASK-02)."""
AWAY: Final = 131072
"""On the Dreamworld: what has an immediate effect that is of use there (EF-DWPL-02). Content works it out from the effect."""
USES: Final = (PLAY, POWER, ITEM, MASK, NOTE)
"""The verbs that use something at a moment that is not an action of the Dreamers Phase."""

step = Numbered()
"""Steps of Turn cards."""
MORPH: Final = step("morph")
BASIC: Final = step("basic")
SPECIAL: Final = step("special")
MOVEMENT: Final = step("move")
STEPS: tuple[str, ...] = tuple(step.names)

suit = Numbered()
"""Suits of Turn cards."""
HEARTS: Final = suit("hearts")
SPADES: Final = suit("spades")
DIAMONDS: Final = suit("diamonds")
CLUBS: Final = suit("clubs")
SUITS: tuple[str, ...] = tuple(suit.names)
SIGNS: tuple[str, ...] = ("moon", "key", "eye", "wave")

terrain = Bits()
"""Terrain, as bits."""
LIGHT: Final = terrain("light")
DARKNESS: Final = terrain("darkness")
SWAMPS: Final = terrain("swamp")
WATERS: Final = terrain("water")
TERRAINS: tuple[str, ...] = tuple(terrain.names)

morph = Numbered()
"""Morphings, by their kinds."""
MORPH_DISTRESS: Final = morph("distress")
MORPH_SEAL: Final = morph("seal")
MORPH_MOVE: Final = morph("movement")
MORPH_RANGE: Final = morph("range")
MORPH_MASKS: Final = morph("masks")
MORPH_PROGRESS: Final = morph("progress")
MORPH_REROLLS: Final = morph("rerolls")
MORPH_GEMS: Final = morph("gems")
MORPHS: tuple[str, ...] = tuple(morph.names)
MORPH_TOKENS: tuple[int, ...] = (2, 2, 2, 2, 1, 1, 1, 1)
"""How many tokens of each kind there are."""

state = Numbered()
"""States. Each pair of tokens has two of them on its sides."""
DAZED: Final = state("dazed")
STUNNED: Final = state("stunned")
PARALYSED: Final = state("paralysed")
POISONED: Final = state("poisoned")
STATES: tuple[str, ...] = tuple(state.names)

# Codes of the option "pick": what can be chosen that is not a thing on the table. Keys and texts name a code, so that
# its number matters to learners alone.
PICKS: dict[int, str] = {}
"""The names of the codes that need no content to be named."""


def pick(first: int, *names: str) -> int:
    """Declare a code, or a row of codes, by their names; returns the first one."""
    for at, name in enumerate(names):
        PICKS[first + at] = name
    return first


PICK_SEAL: Final = pick(0, "seal")
PICK_DISTRESS: Final = pick(1, "distress")
PICK_GEM: Final = pick(2, "gem")
PICK_HOUR: Final = pick(3, "hour")
PICK_ETHER: Final = pick(4, "ether")
PICK_KEY: Final = pick(5, "key")
PICK_SUITS: Final = pick(10, *SUITS)
PICK_STEPS: Final = 20
"""Steps of the current Turn card, by their place on it."""
MOST_STEPS: Final = 8
"""Steps that a Turn card could have."""
PICK_AWAKEN: Final = pick(31, "awaken")
PICK_SAVE: Final = pick(32, "save")
PICK_SLUMBER: Final = pick(33, "slumber")
PICK_SKIP: Final = pick(34, "skip")
PICK_SHOP: Final = pick(35, "shop")
PICK_MARKET: Final = pick(36, "market")
PICK_ITEM: Final = pick(37, "item")
PICK_NOTHING: Final = pick(38, "nothing")
PICK_UP: Final = pick(39, "up")
PICK_DOWN: Final = pick(40, "down")
PICK_CLASSIC: Final = pick(50, "morphings", "gems", "hours", "distress-of-one", "seals")
PICK_CURE: Final = pick(60, "cure")
PICK_UNSEAL: Final = pick(61, "unseal")
PICK_UNFLIP: Final = pick(62, "unflip")
PICK_RESHUFFLE: Final = pick(63, "reshuffle")
PICK_MASK: Final = pick(64, "mask")
PICK_CONTINUOUS: Final = pick(71, "continuous")
PICK_DREAMER: Final = 80
"""Dreamers, by their number."""
PICK_KEEP: Final = pick(91, "keep")
PICK_RESOLVE: Final = pick(92, "resolve")
PICK_HOUR_TURN: Final = pick(94, "hour-turn")
PICK_PLAY_ON: Final = pick(95, "play-on")
PICK_LEAVE: Final = pick(96, "leave")
PICK_MORPHS: Final = 100
"""Morphings, by their kind."""
PICK_REPLACE: Final = pick(120, "replace")
PICK_THREAT: Final = pick(121, "threat")
PICK_WALL: Final = pick(122, "wall")
PICK_SUPPLY: Final = pick(123, "supply")
PICK_STATES: Final = pick(124, *STATES)
PICK_SECRETS: Final = 130
"""Hidden pieces of a Dream, told apart by a letter alone (EF-CORE-02)."""
PICK_EDGES: Final = 200
"""Borders of two spaces, by their number (see `edge` in model/dreamscape.py)."""
PICK_ENTITIES: Final = 4000
"""Entity tiles, by the number of the Entity."""
PICK_FLIPPED: Final = 5000
"""The flipped copy of a Progress card of which another copy is active, by the number of the card."""

# Dice: what the faces show. The Luck die.
X: Final = -1
BLANK: Final = 0
LUCK: tuple[int, ...] = (X, BLANK, 1, 1, 2, 3)
movement = Numbered()
"""What the faces of the Movement die show."""
ONE_SPACE: Final = movement("one")
VALUE: Final = movement("value")
VALUE_AGAIN: Final = movement("again")
MOVEMENT_DIE: tuple[int, ...] = (ONE_SPACE, ONE_SPACE, VALUE, VALUE, VALUE, VALUE_AGAIN)
MOVEMENT_FACES_AT: Final = 10
"""The face of a die in the log and the scene: of the Luck die from 1 on, of the Movement die from here on."""
MOST_AGAIN: Final = 6
"""A chain of "roll again" has no end in the rules; here it has."""

counter = Numbered()
"""Counters of Dreams."""
FLOOD: Final = counter("flood")
VERDICT: Final = counter("verdict")
VERSES: Final = counter("verses")
TESTIFIED: Final = counter("testified")
LAMPS: Final = counter("lamps")
STORY: Final = counter("story")
COUNTERS: tuple[str, ...] = tuple(counter.names)
TALLIES: tuple[str, ...] = (*COUNTERS, "markers", "threats")
"""What the log counts: the counters, and what lies on an Entity tile."""

# Standing checks.
DEATH: Final = 1
LIMITS: Final = 2

NOT_NOW: Final = guard("not-now", "EF-TURN-09", 0)
NOT_ASKED: Final = guard("not-asked", "EF-CORE-05", 2)
ONLY_ACTION: Final = guard("only-action", "EF-INF-04", 2)
PAYING_NOW: Final = guard("paying-now", "EF-ACT-02", 2)
IN_A_DREAM: Final = guard("in-a-dream", "EF-DWPL-01", 2)
ONLY_PAYING: Final = guard("only-paying", "EF-INF-06", 2)
ONLY_ROLL: Final = guard("only-roll", "EF-REROLL-01", 2)
ONLY_HARM: Final = guard("only-harm", "EF-DEATH-01", 2)
ONLY_STEP: Final = guard("only-step", "EF-TCARD-03", 2)
ONLY_WORLD: Final = guard("only-world", "EF-DWPL-02", 2)
NOT_IN_HAND: Final = guard("not-in-hand", "EF-INF-02", 1)
NOT_PLACED: Final = guard("not-placed", "EF-PROG-01", 3)
PLACED_ALREADY: Final = guard("placed-already", "EF-PROG-03", 3)
WORKS_BY_ITSELF: Final = guard("works-by-itself", "EF-PROG-08", 3)
FLIPPED_DOWN: Final = guard("flipped-down", "EF-PROG-06", 4)
PROGRESS_OFF: Final = guard("progress-off", "EF-MORPH-08", 4)
MASKS_OFF: Final = guard("masks-off", "EF-MORPH-07", 3)
MASK_ASIDE: Final = guard("mask-aside", "EF-MASK-01", 1)
MASK_BY_ITSELF: Final = guard("mask-by-itself", "EF-MASK-02", 2)
USED_THIS_TURN: Final = guard("used-this-turn", "EF-MASK-03", 4)
NOT_PROGRESS: Final = guard("not-progress", "EF-PROG-02", 1)
TOO_EXPENSIVE: Final = guard("too-expensive", "EF-ACT-04", 6)
NOT_ENOUGH: Final = guard("not-enough", "EF-ACT-02", 6)
WRONG_COLOUR: Final = guard("wrong-colour", "EF-ACT-04", 3)
WRONG_GRADUAL_COLOUR: Final = guard("gradual-colour", "EF-GRAD-03", 5)
NOT_ON_SPACE: Final = guard("not-on-space", "EF-MAP-06", 3)
OUT_OF_RANGE: Final = guard("out-of-range", "EF-ASLT-02", 4)
USED_UP: Final = guard("used-up", "EF-MAP-05", 4)
NOT_READY: Final = guard("not-ready", "EF-CORE-06", 5)
WRONG_SUIT: Final = guard("wrong-suit", "EF-TCARD-11", 4)
NOT_ON_MAP: Final = guard("not-on-map", "EF-CORE-03", 1)
ROUND_SPENT: Final = guard("round-spent", "EF-ROUND-02", 4)
PARALYSED_NOW: Final = guard("paralysed", "EF-STATE-06", 4)
NO_TARGET: Final = guard("no-target", "EF-CORE-06", 5)
EFFORT_SPENT: Final = guard("effort-spent", "EF-BASIC-02", 4)
NO_HOURS: Final = guard("no-hours", "EF-CLOCK-03", 5)
NO_GEMS: Final = guard("no-gems", "EF-ACT-11", 5)
NO_KEYS: Final = guard("no-keys", "EF-GATE-01", 5)
TOO_FEW_CARDS: Final = guard("too-few-cards", "EF-BASIC-04", 5)
SUPPLY_EMPTY: Final = guard("supply-empty", "EF-MISS-01", 5)
NOTHING_TO_PEEK: Final = guard("nothing-to-peek", "EF-BASIC-03", 5)
NO_MORPHING: Final = guard("no-morphing", "EF-BASIC-06", 5)
FORBIDDEN: Final = guard("forbidden", "EF-FLAW-03", 4)
ITEM_STORED: Final = guard("item-stored", "EF-ITEM-04", 1)
ITEM_IN_USE: Final = guard("item-in-use", "EF-ITEM-02", 4)
NOTE_NOT_NOW: Final = guard("note-not-now", "EF-NOTE-01", 2)
NOT_PAYING: Final = guard("not-paying", "EF-ACT-08", 1)
NOT_BACK: Final = guard("not-back", "EF-INF-07", 3)
SIGNS_UNKNOWN: Final = guard("signs-unknown", "EF-COMP-20", 3)
SPOT_AWAY: Final = guard("spot-away", "EF-ICON-01", 2)
SPOT_BY_ITSELF: Final = guard("spot-by-itself", "EF-ICON-04", 1)
GEM_REROLL_BANNED: Final = guard("gem-reroll-banned", "EF-MORPH-10", 5)

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
